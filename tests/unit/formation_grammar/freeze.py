"""Record what `formation@7` makes of a fixed set of turns.

The record is made once and then stands: run `python -m
tests.unit.formation_grammar.freeze --record` only to re-record it on purpose, which
shows in review. Without the flag the command compares and says which turns differ.
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


def normalized(text: str) -> list[dict[str, str | None]]:
    """Give what a turn forms as plain values, in the order stated."""
    found = extract((turn(text),), scope="general", policy=POLICY)
    return [_plain(candidate) for candidate in found.candidates]


def _plain(candidate: Candidate) -> dict[str, str | None]:
    (span,) = candidate.evidence_spans
    return {
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


def document(turns: list[str]) -> str:
    """Render the record of these turns; equal output is equal bytes."""
    record = {
        "policy": POLICY,
        "turns": [{"text": text, "forms": normalized(text)} for text in turns],
    }
    return json.dumps(record, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def recorded_turns() -> list[str]:
    """Give the turns of the record."""
    record = json.loads(FIXTURE.read_text(encoding="utf-8"))
    return [entry["text"] for entry in record["turns"]]


def main(arguments: list[str]) -> int:
    """Compare, or record with `--record`; give the exit code."""
    turns = recorded_turns()
    text = document(turns)
    if "--record" in arguments:
        FIXTURE.write_text(text, encoding="utf-8")
        return 0
    old = json.loads(FIXTURE.read_text(encoding="utf-8"))["turns"]
    new = json.loads(text)["turns"]
    changed = [b["text"] for a, b in zip(old, new, strict=True) if a != b]
    for line in changed:
        sys.stdout.write(f"differs: {line}\n")
    return 1 if changed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
