"""Questions in other words than the telling: what comes, and what does not."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

from mnemic.evals.questions import (
    answered,
    cases,
    cases_path,
    learned,
    pairs,
)
from mnemic.memory.logits import shipped
from mnemic.memory.model import Belief, ClaimKind
from mnemic.memory.recall.expansion.tokens import asked, belief_tokens, is_request, signs
from mnemic.memory.recall.expansion.weighing import Scan, Weigher
from tests.support.learned import digest, drift
from tests.unit.recall.builders import applied, ask, belief, image

ROOM = "mnemic.memory.recall.expansion"
HELD_OUT = Path(__file__).parents[2] / "cases" / "questions-held-out.jsonl"
"""Questions by somebody else, which nothing was learned from."""


def told(
    position: int, statement: str, subject: str, kind: ClaimKind = ClaimKind.RESOURCE
) -> Belief:
    return belief(
        position, statement, subject, claim_kind=kind, subject_key=f"user/thing/{subject}"
    )


OTIS = told(1, "User has a beagle called Otis.", "beagle called Otis")
OBOE = told(2, "User plays the oboe in a town band.", "oboe", ClaimKind.SKILL)
PILLS = told(3, "User takes sertraline every morning.", "sertraline", ClaimKind.HABIT)
HOME = told(4, "User lives in Oslo.", "home location", ClaimKind.PROJECT_FACT)
TABS = told(5, "User prefers tabs over spaces.", "tabs", ClaimKind.PREFERENCE)
EVERYTHING = (OTIS, OBOE, PILLS, HOME, TABS)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Do I have any pets?", [1]),
        ("Which musical instrument do I play?", [2]),
        ("What medication am I on?", [3]),
        ("Where do I live?", [4]),
    ],
)
def test_a_question_by_the_kind_of_thing_finds_the_thing(
    question: str, expected: list[int]
) -> None:
    """No word of the telling is in it; what the thing is a kind of is."""
    assert [b.store_position for b in ask(image(*EVERYTHING), question).beliefs] == expected


@pytest.mark.parametrize(
    "turn",
    [
        "Fix this bug: TypeError: 'NoneType' object is not iterable",
        "Write me a poem about rain",
        "What is the capital of Peru?",
        "How much did my oboe cost?",
        "Where does Marcus live?",
        "Nice weather today.",
    ],
)
def test_what_needs_nothing_gets_nothing(turn: str) -> None:
    """A task, a question about the world and one that nothing answers bring no belief."""
    assert ask(image(*EVERYTHING), turn).beliefs == ()


def test_that_a_thing_is_over_answers_what_is_asked_of_it() -> None:
    """An ending is not doubted as what only shares a word is; who plays the oboe is."""
    over = told(6, "User no longer uses Notion.", "Notion")
    assert ask(image(over, OBOE), "Do I still use Notion for my notes?").beliefs == (over,)
    assert ask(image(over, OBOE), "How much did my oboe cost?").beliefs == ()


def test_a_belief_that_came_later_is_found_too() -> None:
    """The index is caught up with the image before each question."""
    loaded = image(HOME)
    assert ask(loaded, "Do I have any pets?").beliefs == ()
    later = told(9, "User has a beagle called Otis.", "beagle called Otis")
    assert ask(applied(loaded, later), "Do I have any pets?").beliefs == (later,)


def test_many_beliefs_are_looked_up_by_what_they_are_made_of() -> None:
    """Past the number that is weighed one by one, a token leads to the belief."""
    many = [told(n, f"User keeps file {n} in box {n}.", f"file {n}") for n in range(10, 800)]
    found = ask(image(OTIS, *many), "Do I have any pets?").beliefs
    assert OTIS in found


@pytest.mark.parametrize(
    ("turn", "is_one"),
    [
        ("Book me a table for two", True),
        ("can you plan my Saturday", True),
        ("Work was hard today", False),
        ("Thanks for that", False),
        ("The build is red again", False),
        ("", False),
    ],
)
def test_a_request_begins_with_its_verb(turn: str, is_one: bool) -> None:
    """A remark that begins with a word that may be a verb is none."""
    assert is_request(turn) is is_one


def test_the_weigher_adds_up_what_the_signs_say() -> None:
    """What runs and what is learned from weigh alike: the rows of a question lose no sign."""
    weights = shipped(ROOM)
    for question in ("Do I have any pets?", "What medication am I on?", "Book me a dog walker"):
        clause = asked(question)
        for one in EVERYTHING:
            tokens = belief_tokens(one)
            met = [weights.of[n] for n in signs(clause, tokens) if n in weights.of]
            expected = weights.bias + round(sum(met) / math.sqrt(len(met) or 1))
            assert Weigher(clause).weigh(tokens) == expected


def test_many_beliefs_weigh_at_once_what_each_weighs_alone() -> None:
    """Nor does it matter when a belief came to the index, or in which order one looks."""
    known = ("found in no words", "none met the bar")
    loaded = image(*EVERYTHING[:2])
    assert loaded.token_index
    loaded = applied(loaded, *EVERYTHING[2:])
    beliefs = sorted(EVERYTHING, key=lambda one: -one.store_position)
    positions = [one.store_position for one in beliefs]
    for question in ("Do I have any pets?", "What medication am I on?", "Book me a dog walker"):
        weigher = Weigher(asked(question))
        alone = [weigher.weigh(belief_tokens(one), known) for one in beliefs]
        scan = Scan(weigher, loaded.token_index)
        assert scan.weigh(positions, [known]) == alone
        assert scan.weigh(positions, [known] * len(positions)) == alone
        strong = [sum(t in weigher.asked.strong for t in belief_tokens(one)) for one in beliefs]
        assert scan.shared(positions) == strong
        assert scan.weigh((), ()) == []


def test_learning_again_gives_the_weights_that_ship() -> None:
    """Whoever changes what taught them learns anew: `make questions`."""
    assert digest(cases_path()) == shipped(ROOM).learned_from
    assert len(shipped(ROOM).of) > 5_000
    assert drift(learned(list(pairs(cases(cases_path())))), ROOM) <= 1


def test_what_was_kept_back_is_answered_better_than_by_shared_words() -> None:
    """Floors that may only rise. Shared words alone: 73 of 240, 60 besides, 7 of 48 silent."""
    told = answered(cases(HELD_OUT), how=lambda how: how != "plain")
    assert (told.needed, told.unanswerable) == (240, 48)
    assert told.met >= 93
    assert told.besides <= 40
    assert told.silent >= 25


def test_a_turn_that_needs_no_memory_is_left_alone() -> None:
    """Tasks and questions of the world, asked of people who told much."""
    plain = answered(cases(HELD_OUT), how=lambda how: how == "plain")
    assert plain.unanswerable == 60
    assert plain.silent >= 53


def test_nothing_learned_from_is_kept_back_too() -> None:
    """A question that taught cannot measure."""
    taught = {(one.id, q.ask) for one in cases(cases_path()) for q in one.questions}
    assert not {one.id for one in cases(HELD_OUT)} & {case for case, _ in taught}
    plain = {q.ask.lower() for one in cases(HELD_OUT) for q in one.questions if q.how == "plain"}
    assert plain.isdisjoint(ask.lower() for _, ask in taught)
