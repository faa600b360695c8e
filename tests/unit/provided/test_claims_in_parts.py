"""True claims over a part of what is said, and the look-alikes, by construction.

`tests/cases/claims-in-parts.jsonl` holds them: what is taken for granted, counted off and
named, told in one of several sentences, done to one, said shortly; and beside each what a
hasty model would propose from the same words: of another, over, only meant, miscounted.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from mnemic.memory.model import Candidate, ClaimKind
from tests.unit.provided.test_proposals import judged, wire

CASES = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "cases" / "claims-in-parts.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]
TAKEN = [case for case in CASES if case["taken"]]
REFUSED = [case for case in CASES if not case["taken"]]


def _is_taken(case: dict[str, str]) -> bool:
    claim = wire(case["statement"], case["quote"], kind=ClaimKind(case["kind"]))
    return isinstance(judged(claim, case["text"]), Candidate)


@pytest.mark.parametrize("case", TAKEN, ids=lambda case: case["statement"])
def test_what_a_part_says_is_taken(case: dict[str, str]) -> None:
    """Whatever else the message denies, asks or has somebody say."""
    assert _is_taken(case)


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case["statement"])
def test_what_only_looks_like_it_is_refused(case: dict[str, str]) -> None:
    """Said of others, over, denied, supposed, miscounted or turned round."""
    assert not _is_taken(case)


def test_each_construction_has_as_many_look_alikes() -> None:
    """A check that lets in has what it keeps out beside it."""
    taken = Counter(case["construction"] for case in TAKEN)
    refused = Counter(case["construction"] for case in REFUSED)
    assert taken.keys() == refused.keys()
    assert sum(refused.values()) >= sum(taken.values())
