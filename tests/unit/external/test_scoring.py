"""Provenance recall, intervals, token F1 and memory points: pure functions."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from mnemic.evals.external.answers import is_correct_answer
from mnemic.evals.external.points import PointCounts, score_points
from mnemic.evals.external.provenance import KS, interval, recall_table, score_recall
from mnemic.evals.external.scenario import EvidenceRef, ExternalBelief, ExternalProbe

AT = datetime(2026, 3, 2, tzinfo=UTC)
APPENDED = {(0, 0): 2, (0, 1): 3, (1, 0): 7, (1, 2): 9}


def probe(*evidence: EvidenceRef, apart: bool = False) -> ExternalProbe:
    """Ask something that this evidence backs."""
    return ExternalProbe(
        "p", "single_hop", "Who?", "x", after=1, at=AT, evidence=evidence, apart=apart
    )


def test_any_and_all_at_each_k_and_granularity() -> None:
    """One of two turns is any, both are all; the session is served by another turn of it."""
    asked = probe(EvidenceRef(0, 1), EvidenceRef(1, 2))
    scored = score_recall(asked, APPENDED, {1: {3}, 5: {3, 7}, 10: {3, 9}, 20: set()})
    turn, session = scored.hits["turn"], scored.hits["session"]

    assert turn.any_at == {1: True, 5: True, 10: True, 20: False}
    assert turn.all_at == {1: False, 5: False, 10: True, 20: False}
    assert session.all_at == {1: False, 5: True, 10: True, 20: False}
    assert scored.turn_known


def test_an_unknown_turn_falls_back_to_its_session() -> None:
    """At turn granularity any event of that session serves."""
    scored = score_recall(probe(EvidenceRef(1)), APPENDED, {1: {7}, 5: {2}, 10: set(), 20: {9}})
    assert scored.hits["turn"].any_at == {1: True, 5: False, 10: False, 20: True}
    assert not scored.turn_known


def test_evidence_that_was_never_said_is_no_hit() -> None:
    """A reference to a turn that was not appended is served by nothing."""
    scored = score_recall(probe(EvidenceRef(5, 5)), APPENDED, {k: {2} for k in KS})
    assert not any(scored.hits["turn"].any_at.values())
    assert not any(scored.hits["turn"].all_at.values())


def test_what_stands_apart_is_in_no_sum() -> None:
    """It has its own category row and is not in the overall figure."""
    hit = {k: {3} for k in KS}
    served = score_recall(probe(EvidenceRef(0, 1)), APPENDED, hit)
    apart = score_recall(probe(EvidenceRef(1, 2), apart=True), APPENDED, hit)
    table = recall_table([served, apart], seed=1)
    turn = table["turn"]

    assert isinstance(turn, dict)
    assert turn["overall"]["at_5"]["any"]["of"] == 1
    assert turn["by_category"]["single_hop"]["at_5"]["any"]["of"] == 2


def test_intervals_are_seeded_and_cover() -> None:
    """The same seed gives the same bounds; they lie around the value; nothing has none."""
    assert interval(30, 100, 7) == interval(30, 100, 7)
    drawn = interval(30, 100, 7)
    assert drawn["low"] is not None
    assert drawn["high"] is not None
    assert 0.2 < drawn["low"] < 0.3 < drawn["high"] < 0.4
    assert interval(0, 0, 7)["value"] is None
    assert interval(5, 5, 7)["low"] == 1.0


@pytest.mark.parametrize(
    ("said", "gold", "correct"),
    [
        ("Biscuit", "Biscuit", True),
        ("Your dog is Biscuit.", "Biscuit", False),  # F1 0.4
        ("It is Biscuit.", "Biscuit", True),  # F1 0.5 exactly
        ("the GREEN tea!", "green tea", True),
        ("coffee", "green tea", False),
        ("", "green tea", False),
    ],
)
def test_token_f1_of_a_half_is_correct(said: str, gold: str, correct: bool) -> None:
    """Case, articles and punctuation count as nothing."""
    assert is_correct_answer(said, gold) is correct


NAMES = ("Ottilie Brandt", "Ottilie", "Brandt")


def test_memory_points_are_scored() -> None:
    """Extraction, an update with its old value gone, an interference that formed, precision."""
    counts = score_points(
        [
            ExternalBelief(0, "Ottilie Brandt lives in Portland", ("Ottilie lives in Seattle",)),
            ExternalBelief(0, "Ottilie has a dog called Biscuit"),
            ExternalBelief(0, "Ottilie likes coffee"),
            ExternalBelief(0, "Ottilie sails a boat", interference=True),
        ],
        formed=["User lives in Portland.", "User sails a boat."],
        live=["User lives in Portland.", "User's dog is called Biscuit.", "User likes tea.",
              "User sails a boat."],
        names=NAMES,
    )  # fmt: skip
    assert counts == PointCounts(
        extraction=2,
        extracted=1,
        updates=1,
        updated=1,
        update_stated=1,
        stale_live=0,
        interference=1,
        interference_formed=1,
        formed=2,
        supported=1,
    )


def test_an_update_beside_its_old_value_is_stale() -> None:
    """The new statement is live, and so is what it replaced."""
    counts = score_points(
        [ExternalBelief(1, "Ottilie lives in Portland", ("Ottilie lives in Seattle",))],
        formed=["User lives in Portland."],
        live=["User lives in Portland.", "User lives in Seattle."],
        names=NAMES,
    )
    assert (counts.update_stated, counts.updated, counts.stale_live) == (1, 0, 1)


def test_an_update_that_resembles_its_old_value_is_not_stale() -> None:
    """A live belief that is closer to the update than to what it replaced is the update."""
    old, new = (
        "Ottilie works at Tern Labs as an engineer",
        "Ottilie works at Tern Labs as a manager",
    )
    counts = score_points(
        [ExternalBelief(1, new, (old,))],
        formed=[],
        live=["User works at Tern Labs as a manager."],
        names=NAMES,
    )
    assert (counts.update_stated, counts.updated, counts.stale_live) == (1, 1, 0)
