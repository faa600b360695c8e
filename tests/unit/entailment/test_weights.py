"""The weights that tell what is carried: they belong to their claims, and hold on others' words."""

from __future__ import annotations

from pathlib import Path

from mnemic.evals.entailment import claims_path, conversations
from mnemic.evals.entailment.measuring import cross_validated, judged
from mnemic.evals.entailment.training import Labelled
from mnemic.memory.logits import shipped
from tests.support.learned import digest

HELD_OUT = Path(__file__).parents[2] / "cases" / "claims-held-out.jsonl"
"""Claims by somebody else, which nothing was learned from: they measure and teach nothing."""


def test_the_weights_were_learned_from_the_claims_that_ship() -> None:
    """Whoever changes a claim learns anew: `make entailment`."""
    room = "mnemic.memory.formation.provided.entailment"
    assert digest(claims_path()) == shipped(room).learned_from


def test_what_was_kept_back_is_told_apart() -> None:
    """Most true claims in free words are taken, and hardly a tempting false one (floors)."""
    told = judged(conversations(HELD_OUT))
    assert (told.wanted, told.unwanted) == (356, 346)
    assert told.kept >= 224
    assert told.let_through <= 27


def test_nothing_learned_from_is_kept_back_too() -> None:
    """A message that taught cannot measure."""
    taught = {turn.text for one in conversations(claims_path()) for turn in one.turns}
    assert taught.isdisjoint(
        turn.text for one in conversations(HELD_OUT) for turn in one.turns if turn.role == "user"
    )


def test_a_conversation_is_never_judged_by_what_it_taught() -> None:
    """Signs that stand in one conversation alone teach its own part nothing."""
    given = [
        Labelled(f"c{n}", frozenset({f"only {n}", f"only {n} too"}), n % 2 == 0)
        for n in range(16)
        for _ in range(4)
    ]
    told = cross_validated(given, at_least=50)
    assert (told.wanted, told.unwanted) == (32, 32)
    assert told.kept == told.let_through == 0
