"""Claims over whole turns as people write them: the true are taken, plausible lies are not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mnemic.memory.model import Candidate, ClaimKind
from tests.unit.provided.test_proposals import judged, wire

CASES: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "cases" / "provider-claims.json").read_text(encoding="utf-8")
)
"""`turns` by name; `truths` and `lies` over them, each with its quote, a lie with its sort."""


def _claims(sort: str) -> list[Any]:
    return [pytest.param(one, id=f"{one['turn']}-{n}") for n, one in enumerate(CASES[sort])]


def _judged(claim: dict[str, str]) -> object:
    turns = CASES["turns"][claim["turn"]]
    cited = next(n for n, text in enumerate(turns, 1) if claim["quote"] in text)
    kind = ClaimKind(claim["kind"])
    return judged(wire(claim["statement"], (cited, claim["quote"]), kind=kind), *turns)


@pytest.mark.parametrize("claim", _claims("lies"))
def test_a_lie_over_a_turn_is_refused(claim: dict[str, str]) -> None:
    """Somebody else's, denied, conditional, recounted, turned round, played, joined, invented."""
    assert not isinstance(_judged(claim), Candidate)


@pytest.mark.parametrize("claim", _claims("truths"))
def test_a_truth_over_a_turn_is_taken(claim: dict[str, str]) -> None:
    """Relatives, asides, shared subjects, fronted words, pronouns, labels, fragments."""
    assert isinstance(found := _judged(claim), Candidate), found
