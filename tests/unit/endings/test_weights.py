"""What a turn ends: learned again the same, and right on what others said."""

from __future__ import annotations

from pathlib import Path

import pytest

from mnemic.evals.endings import cases, cases_path, ended, laid, learned
from mnemic.memory.formation.endings import weighing
from mnemic.memory.formation.endings.features import held, turn
from mnemic.memory.logits import shipped
from tests.support.learned import digest, drift

ROOM = "mnemic.memory.formation.endings"
HELD_OUT = Path(__file__).parents[2] / "cases" / "endings-held-out.jsonl"
"""Memories and things said later by somebody else, which nothing was learned from."""


def test_learning_again_gives_the_weights_that_ship() -> None:
    """Whoever changes what taught them learns anew: `make endings`."""
    assert digest(cases_path()) == shipped(ROOM).learned_from
    assert len(shipped(ROOM).of) > 10_000
    assert drift(learned(list(laid(cases(cases_path())))), ROOM) <= 1


def test_what_was_kept_back_is_found() -> None:
    """Floors that may only rise, by the weights alone."""
    found = ended(cases(HELD_OUT))
    assert (found.many, found.idle) == (277, 267)
    assert found.found >= 137
    assert found.wrongly <= 7
    assert found.clean >= 263


def test_nothing_learned_from_is_kept_back_too() -> None:
    """What taught cannot measure."""
    taught = {later.said.lower() for case in cases(cases_path()) for later in case.later}
    assert taught.isdisjoint(later.said.lower() for case in cases(HELD_OUT) for later in case.later)


@pytest.mark.parametrize("path", [cases_path(), HELD_OUT])
def test_every_index_names_a_statement(path: Path) -> None:
    """A label that points nowhere would count as missed for ever."""
    for case in cases(path):
        assert all(0 <= at < len(case.memory) for later in case.later for at in later.ends)


MEMORY = (
    "User is vegan.",
    "User has a cat named Pesto.",
    "User's sister Ana sings in a choir.",
    "User goes to pilates on Wednesdays.",
    "User's thesis is due on 30 June 2026.",
    "User uses Notion for notes.",
    "User drives an old Skoda.",
)


@pytest.mark.parametrize(
    ("said", "ends"),
    [
        ("pilates moved to Thursdays", (3,)),
        ("Ana left the choir, she has no time for it any more.", (2,)),
        ("My thesis deadline was pushed back to 15 September.", (4,)),
        ("Traded the Skoda in for a Kia last weekend!", (6,)),
        ("My notes are all in Obsidian now, Notion was too slow.", (5,)),
        ("Pesto died on Sunday.", (1,)),
        ("I'm not vegan any more, I eat fish.", (0,)),
        ("I love pilates, on Wednesdays above all.", ()),
        ("My friend gave up pilates.", ()),
        ("Should I trade the Skoda in for a Kia?", ()),
        ("My flatmate is not vegan any more.", ()),
        ("What can I export from Notion?", ()),
        ("Pesto sleeps all day.", ()),
        ("Thanks, that helped.", ()),
        ("", ()),
    ],
)
def test_a_turn_ends_what_it_speaks_of(said: str, ends: tuple[int, ...]) -> None:
    """The twin of each ending speaks of the same and ends nothing."""
    assert weighing.ended(MEMORY, turn(said)) == ends


def test_of_two_that_are_named_alike_neither_is_meant() -> None:
    """Nobody can tell which of two appointments "my appointment" is."""
    two = ("User's physio appointment is on 12 May.", "User's eye appointment is on 13 May.")
    said = turn("My appointment got moved to 20 May.")
    assert weighing.ended(two[:1], said) == (0,)
    assert weighing.ended(two, said) == ()


def test_what_a_relative_does_is_not_ended_by_what_the_speaker_gives_up() -> None:
    """Both run their builds there; one of them has switched."""
    theirs, ours = (
        "User's brother runs his builds on Jenkins.",
        "User runs their builds on Jenkins.",
    )
    said = turn("We switched our builds from Jenkins to Buildkite.")
    assert weighing.ended((theirs,), said) == ()
    assert weighing.ended((ours,), said) == (0,)


@pytest.mark.parametrize(
    ("statement", "whose", "verb"),
    [
        ("User lives in Oslo.", "user", "live"),
        ("User's sister Ana sings in a choir.", "kin", "sing"),
        ("User's thesis is due on 30 June 2026.", "thing", "be"),
        ("The team deploys on Fridays.", "team", "deploy"),
        ("Ana has a bike.", "named", "have"),
        ("", "nobody", ""),
    ],
)
def test_a_statement_comes_apart(statement: str, whose: str, verb: str) -> None:
    """Whom it is about and what it says of them."""
    belief = held(statement)
    assert (belief.whose, belief.verb) == (whose, verb)
