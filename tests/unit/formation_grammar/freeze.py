"""Record what each deterministic policy makes of a fixed set of turns.

A record is made once and then stands: run `python -m
tests.unit.formation_grammar.freeze --record formation@11` only to re-record one policy on
purpose, which shows in review. Without the flag the command compares and says which turns
of which policy differ.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Candidate
from tests.unit.formation_grammar.said import turn

FIXTURE = Path(__file__).parent / "fixtures" / "formation7.json"
POLICY = "formation@7"
FIXTURES = {POLICY: FIXTURE, "formation@11": FIXTURE.with_name("formation11.json")}
"""The record of each policy; one that is not there yet is made by `--record`."""


def normalized(text: str, policy: str = POLICY) -> list[dict[str, str | None]]:
    """Give what a turn forms as plain values, in the order stated."""
    found = extract((turn(text),), scope="general", policy=policy)
    return [_plain(candidate, policy) for candidate in found.candidates]


def _plain(candidate: Candidate, policy: str) -> dict[str, str | None]:
    (span,) = candidate.evidence_spans
    # The record of formation@7 is older than hypotheses, of which it makes none.
    derivation = {} if policy == POLICY else {"derivation": candidate.derivation.value}
    return derivation | {
        "about": candidate.about,
        "authority": candidate.authority.value,
        "belief_type": candidate.belief_type.value,
        "claim_kind": candidate.claim_kind.value,
        "longevity": candidate.longevity.value,
        "origin": candidate.origin,
        "polarity": candidate.polarity.value,
        "portability": candidate.portability.value,
        "sensitivity": candidate.sensitivity.value,
        "span": span.text,
        "statement": candidate.statement,
        "subject": candidate.subject,
        "subject_key": candidate.subject_key,
        "valid_from": candidate.valid_from.isoformat() if candidate.valid_from else None,
        "valid_to": candidate.valid_to.isoformat() if candidate.valid_to else None,
        "value_key": candidate.value_key,
    }


def document(turns: list[str], policy: str = POLICY) -> str:
    """Render the record of these turns; equal output is equal bytes."""
    record = {
        "policy": policy,
        "turns": [{"text": text, "forms": normalized(text, policy)} for text in turns],
    }
    return json.dumps(record, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def recorded_turns(policy: str = POLICY) -> list[str]:
    """Give the turns of a record; a new one starts with those of `formation@7`."""
    known = FIXTURES[policy] if FIXTURES[policy].exists() else FIXTURE
    record = json.loads(known.read_text(encoding="utf-8"))
    return [entry["text"] for entry in record["turns"]]


def differing(policy: str) -> list[str]:
    """Give the turns of which a policy makes something else than its record says."""
    if not FIXTURES[policy].exists():
        return []
    old = json.loads(FIXTURES[policy].read_text(encoding="utf-8"))["turns"]
    new = json.loads(document(recorded_turns(policy), policy))["turns"]
    return [b["text"] for a, b in zip(old, new, strict=True) if a != b]


def main(arguments: list[str]) -> int:
    """Compare, or record with `--record POLICY TURNS_FILE`; give the exit code.

    A turns file holds one JSON string a line: turns to add to the record.
    """
    named = [a for a in arguments if a in FIXTURES] or list(FIXTURES)
    if "--record" in arguments:
        more = [a for a in arguments if a.endswith(".jsonl")]
        for policy in named:
            turns = recorded_turns(policy)
            for path in more:
                lines = Path(path).read_text(encoding="utf-8").splitlines()
                turns += [text for text in map(json.loads, lines) if text not in turns]
            FIXTURES[policy].write_text(document(turns, policy), encoding="utf-8")
        return 0
    changed = [(policy, text) for policy in named for text in differing(policy)]
    for policy, line in changed:
        sys.stdout.write(f"{policy} differs: {line}\n")
    return 1 if changed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
