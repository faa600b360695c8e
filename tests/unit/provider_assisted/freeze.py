"""Record what `formation@8` asks and what it makes of recorded replies.

The record holds every request and everything that came of the replies in
`fixtures/replies.json` over the control corpus: the good claims, and those that must not
pass. No model can be reached where this is built, so the replies were written by hand; a
record of a real model's would be read the same way. It is made once and then stands: run
`python -m tests.unit.provider_assisted.freeze --record` only to re-record it on purpose,
which shows in review. Without the flag the command compares.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import UUID

from mnemic.evals.distillation_corpus import (
    CorpusRole,
    DistillationCase,
    DistillationCorpus,
    TurnRole,
    control_corpus_path,
    load_corpus,
)
from mnemic.memory.formation.provided.pipeline import FormationView, StageRequest
from mnemic.memory.model import (
    Belief,
    BeliefType,
    Event,
    EventKind,
    Provided,
    Sensitivity,
    encode,
)
from mnemic.memory.policy import FormationPolicy
from tests.unit.provider_assisted.views import CONTROL, DEAR, known, reply, run, said, view_of

FIXTURES = Path(__file__).parent / "fixtures"
FIXTURE = FIXTURES / "formation8.json"
REPLIES = FIXTURES / "replies.json"

FEW = 4
"""Beliefs of a store in which the control can still ask something."""

_KINDS = {
    TurnRole.USER: EventKind.USER_MESSAGE,
    TurnRole.ASSISTANT: EventKind.ASSISTANT_MESSAGE,
    TurnRole.TOOL: EventKind.TOOL_MESSAGE,
}

Claims = list[dict[str, object]]


def control_corpus() -> DistillationCorpus:
    """Give the 25-case corpus."""
    return load_corpus(control_corpus_path(), role=CorpusRole.CONTROL)[0]


def recorded_replies() -> dict[str, dict[str, Claims]]:
    """Give the recorded claims by case and session."""
    found: dict[str, dict[str, Claims]] = json.loads(REPLIES.read_text(encoding="utf-8"))["replies"]
    return found


def store(corpus: DistillationCorpus, count: int) -> list[Belief]:
    """Give the first beliefs of the corpus's pool, the newest of them a sensitive one."""
    beliefs = [
        known(n, seed.statement, seed.subject, belief_type=BeliefType.FACT)
        for n, seed in enumerate(corpus.pools[0].beliefs[:count], start=1)
    ]
    held = known(
        count + 1, "User takes a blood thinner.", "medication", sensitivity=Sensitivity.SENSITIVE
    )
    return [*beliefs, held]


def sessions_of(case: DistillationCase) -> Iterator[tuple[str, tuple[Event, ...]]]:
    """Give each session's id and events; sequences count through the case."""
    sequence = 0
    for index, session in enumerate(case.sessions, start=1):
        events: list[Event] = []
        for turn in session.turns:
            sequence += 1
            events.append(
                said(
                    sequence,
                    turn.text,
                    kind=_KINDS[turn.role],
                    channel=turn.channel,
                    session_id=UUID(int=index),
                )
            )
        yield session.id, tuple(events)


def document(policy: FormationPolicy = CONTROL) -> str:
    """Render the record; equal output is equal bytes."""
    corpus, replies = control_corpus(), recorded_replies()
    fixed: StageRequest | None = None
    records: list[dict[str, Any]] = []
    for case in corpus.cases:
        for session, events in sessions_of(case):
            view = view_of(*events, beliefs=store(corpus, FEW), model=DEAR)
            asked, made = run(view, reply(*replies[case.id][session]), policy=policy)
            fixed = fixed or asked[0]
            records.append(_record(f"{case.id}/{session}", asked, made))
    full = _full(corpus)
    records.append(_record("populated", *run(full, policy=policy)))
    assert fixed is not None
    record = {
        "policy": policy.version,
        "extractor": policy.extractor,
        "instructions": fixed.instructions,
        "schema_name": fixed.schema_name,
        "schema": fixed.schema,
        "consolidations": records,
    }
    return json.dumps(record, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def _full(corpus: DistillationCorpus) -> FormationView:
    """Give a view in which the control cannot afford one output token."""
    _, events = next(sessions_of(corpus.cases[0]))
    return view_of(*events, beliefs=store(corpus, 30), model=DEAR)


def _record(name: str, asked: tuple[StageRequest, ...], made: Provided) -> dict[str, Any]:
    return {
        "of": name,
        "asks": [
            {
                "output_tokens_max": request.output_tokens_max,
                "payload": request.payload,
                "stage": request.stage,
                "timeout_s": request.timeout_s,
            }
            for request in asked
        ],
        "makes": json.loads(encode(made)),
    }


def main(arguments: list[str]) -> int:
    """Compare, or record with `--record`; give the exit code."""
    text = document()
    if "--record" in arguments:
        FIXTURE.write_text(text, encoding="utf-8")
        return 0
    old = json.loads(FIXTURE.read_text(encoding="utf-8"))
    new = json.loads(text)
    changed = [key for key in new if key != "consolidations" and new[key] != old.get(key)]
    changed += [
        b["of"] for a, b in zip(old["consolidations"], new["consolidations"], strict=True) if a != b
    ]
    for name in changed:
        sys.stdout.write(f"differs: {name}\n")
    return 1 if changed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
