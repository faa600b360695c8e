"""The weights that tell what lasts: learned again they are the same, and hold on others' words."""

from __future__ import annotations

from pathlib import Path

import pytest

from mnemic.evals.labelled import gated, sentences
from mnemic.evals.lasting import LASTING, sentences_path
from mnemic.memory.formation.grammar.rich_reading import richly
from mnemic.memory.formation.grammar.told_whole import OTHER_MIN, OWN_MIN
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.lasting import lasts
from mnemic.memory.logits import shipped
from tests.support.learned import digest, drift

ROOM = "mnemic.memory.formation.lasting"
HELD_OUT = Path(__file__).parents[2] / "cases" / "lasting-held-out.jsonl"
"""Sentences by somebody else, which nothing was learned from: they measure and teach nothing."""


def weigh(text: str) -> int:
    """Weigh a sentence as the extractor does."""
    return lasts(richly(text)(read(text)))


def test_learning_again_gives_the_weights_that_ship() -> None:
    """Whoever changes what taught them learns anew: `make lasting`."""
    assert digest(sentences_path()) == shipped(ROOM).learned_from
    assert len(shipped(ROOM).of) > 5_000
    assert drift(LASTING.learned(sentences(sentences_path())), ROOM) <= 1


@pytest.mark.parametrize(
    ("at_least", "recall", "false_rate"), [(OWN_MIN, 0.9, 0.05), (OTHER_MIN, 0.86, 0.03)]
)
def test_what_was_kept_back_is_told_apart(at_least: int, recall: float, false_rate: float) -> None:
    """Most of what lasts is let through, and hardly anything else (floors that may only rise)."""
    held = sentences(HELD_OUT)
    told = gated([(one.label, weigh(one.text)) for one in held], at_least=at_least)
    assert (told.wanted, told.unwanted) == (200, 200)
    assert told.recall >= recall
    assert told.false_rate <= false_rate


def test_nothing_learned_from_is_kept_back_too() -> None:
    """A sentence that taught cannot measure."""
    taught = {one.text.lower() for one in sentences(sentences_path())}
    assert taught.isdisjoint(one.text.lower() for one in sentences(HELD_OUT))


def test_a_sign_more_or_less_is_what_is_weighed() -> None:
    """The same words with a moment in place of a month weigh less (the gate can say no)."""
    assert weigh("my lease ends in november") > OWN_MIN > weigh("my coffee went cold again")
