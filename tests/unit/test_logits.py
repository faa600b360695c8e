"""Weights as they ship: read as they were written, and added up the same everywhere."""

from __future__ import annotations

import pytest

from mnemic.memory.logits import Weights, read, shipped, written

ROOMS = (
    "mnemic.memory.formation.endings",
    "mnemic.memory.formation.lasting",
    "mnemic.memory.formation.provided.entailment",
    "mnemic.memory.formation.sensitivity",
    "mnemic.memory.recall.expansion",
)

WEIGHTS = Weights("a.learner", "0" * 64, -5, {"cat": 40, "# dog": -20, "bias": 7, " i mean": 61})


def test_what_was_written_is_read_again() -> None:
    """A feature may hold any sign but a tab and the end of a line."""
    assert read(written(WEIGHTS)) == WEIGHTS


@pytest.mark.parametrize("room", ROOMS)
def test_what_ships_is_as_a_learner_writes_it(room: str) -> None:
    """Nobody edited it by hand: written again it is the same, in the same order."""
    weights = shipped(room)
    assert read(written(weights)) == weights
    assert list(weights.of) == sorted(weights.of)
    assert weights.learned_by.startswith("mnemic.evals.")


@pytest.mark.parametrize(
    ("features", "weight"),
    [
        ((), -5),
        (("unknown",), -5),
        (("cat",), 35),
        (("cat", "unknown"), 35),
        (("cat", "cat"), -5 + 57),
        (("cat", "cat", "cat"), -5 + 57),
        (("cat", "# dog"), -5 + 14),
    ],
)
def test_weights_add_up_by_the_root_of_how_many(features: tuple[str, ...], weight: int) -> None:
    """One feature counts twice at most; what nobody learned counts nothing."""
    assert WEIGHTS.weigh(features) == weight


def test_a_room_without_weights_is_refused() -> None:
    """A name that is misspelled must not weigh nothing."""
    with pytest.raises(FileNotFoundError):
        shipped("mnemic.memory")
