"""Whom a question is about, and what it is about beside the words it says."""

from __future__ import annotations

import pytest
from msgspec import structs

from mnemic.memory.image import Image
from mnemic.memory.model import Belief, ClaimKind, Polarity, Sensitivity
from mnemic.memory.recall import BeliefQuery
from mnemic.memory.recall.inflections import variants
from mnemic.memory.recall.kinds import INSTANCES
from mnemic.memory.recall.lexemes import belief_lexemes, folded
from mnemic.memory.recall.people import People
from tests.unit.recall.builders import NOW, T0, ask, belief, image


def kin(position: int, relation: str, name: str) -> Belief:
    """Make the belief that the owner's relation is somebody."""
    return belief(
        position,
        f"User's {relation} is {name}.",
        relation,
        claim_kind=ClaimKind.RELATIONSHIP,
    )


BROTHER = kin(1, "brother", "Tomasz")
NURSE = belief(2, "Tomasz works as a nurse.", "Tomasz's role", about="tomasz")
HOME = belief(3, "User lives in Lyon.", "home location")
DOCTOR = kin(4, "doctor", "Dr. Ada Moreau")
CALLED = belief(5, "User's brother Jan is tall.", "brother", claim_kind=ClaimKind.RELATIONSHIP)
STORE = image(BROTHER, NURSE, HOME, DOCTOR)


def people(loaded: Image = STORE, **fields: object) -> People:
    """Know the people of an image."""
    return People(loaded, structs.replace(BeliefQuery(now=NOW, limit=64), **fields))


def found(question: str, loaded: Image = STORE) -> list[int]:
    """Give the store positions a recall returns, in order."""
    return [b.store_position for b in ask(loaded, question).beliefs]


def test_a_relation_names_somebody() -> None:
    """The name behind "brother" is read from the belief; a title is none."""
    assert people().names(("brother",)) == (("tomasz",),)
    assert people().names(("doctor",)) == (("ada",),)
    assert people().names(("sister",)) == ()
    assert people(image(BROTHER, CALLED)).names(("brother",)) == (("jan",), ("tomasz",))


def test_a_name_is_known_once_somebody_has_it() -> None:
    """A name the owner told of is known; a town, a relation and a stranger are not."""
    known = people()
    assert [w for w in ("tomasz", "ada", "lyon", "brother", "marcus") if known.is_known(w)] == [
        "tomasz",
        "ada",
    ]


def test_who_is_meant_is_learnt_only_from_what_may_be_recalled() -> None:
    """A belief above the ceiling names nobody: what is hidden steers nothing."""
    hidden = structs.replace(BROTHER, sensitivity=Sensitivity.RESTRICTED)
    assert people(image(hidden)).names(("brother",)) == ()
    assert found("What does my brother do?", image(hidden, NURSE)) == []


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("What do you know about my brother?", [2, 1]),
        ("Where does my brother live?", []),
        ("Is my brother tall?", [1, 2]),
        ("What is my brother called?", [1, 2]),
        ("What does Tomasz do?", [2]),
        ("Where does Marcus live?", []),
        ("Who lives in Gdansk?", []),
        ("Where do I live?", [3]),
        ("Where does he live?", []),
    ],
)
def test_a_question_about_somebody_is_not_answered_with_the_owner(
    question: str, expected: list[int]
) -> None:
    """Where the owner lives answers for the owner alone, and the brother's job for him."""
    assert sorted(found(question)) == sorted(expected)


def test_what_leads_up_to_a_question_is_not_the_question() -> None:
    """In a long turn the words of everybody's life bring nothing; a rare word does."""
    flight = belief(6, "User's flight to Lisbon is on 12 May.", "flight to Lisbon")
    loaded = image(BROTHER, NURSE, HOME, flight)
    ramble = "We might stay home, or work a bit. "
    assert found(ramble + "When is my flight?", loaded) == [6]
    assert found("I packed for Lisbon. Where do I live?", loaded) == [3, 6]


def test_a_command_is_not_a_topic() -> None:
    """ "Write me a poem" asks for no writing, "am I writing" does."""
    book = image(belief(1, "User is writing a novel.", "novel"))
    assert found("Write me a poem", book) == []
    assert found("Could you please write a poem?", book) == []
    assert found("What am I writing?", book) == [1]


def test_a_kind_finds_its_instances_and_not_the_other_way_round() -> None:
    """A car finds the Renault; what is no longer so speaks for itself alone."""
    zoe = belief(1, "User bought a Renault Zoe.", "Renault Zoe")
    gone = belief(2, "User no longer goes climbing.", "climbing", polarity=Polarity.RETRACT)
    loaded = image(zoe, gone)
    assert found("Which car do I have?", loaded) == [1]
    assert found("Do I do any sport?", loaded) == []
    assert found("Do I climb?", loaded) == [2]
    assert found("Am I a climber?", loaded) == [2]
    bullets = image(belief(1, "User prefers bullet points.", "bullet points"))
    assert found("How should you lay out an answer?", bullets) == [1]
    assert all(form == (form[0].lower(),) for forms in INSTANCES.values() for form in forms)


def test_history_waits_for_who_asks_about_it() -> None:
    """The old employer is noise beside the new one, and first for "before"."""
    now = belief(1, "User works at Nordwind.", "employment")
    old = belief(2, "User worked at Siemens.", "employment", valid_from=None, valid_to=T0)
    loaded = image(now, old)
    assert found("Where do I work?", loaded) == [1]
    assert found("Where did I work before?", loaded) == [2, 1]
    assert found("Have I ever worked at Siemens?", loaded)[0] == 2


def test_a_specific_question_is_not_answered_by_its_general_half() -> None:
    """A decision about storage is none about posters; a bare one is any decision."""
    loaded = image(belief(1, "The team decided to use SQLite.", "project decision", about="team"))
    assert found("What did we decide about posters?", loaded) == []
    assert found("What did we decide?", loaded) == [1]
    assert (
        found(
            "What's Marco's birthday?", image(belief(1, "User's birthday is July 9.", "birthday"))
        )
        == []
    )


@pytest.mark.parametrize(
    ("word", "form"),
    [("colour", "color"), ("favorite", "favourite"), ("climber", "climbing"), ("runner", "runs")],
)
def test_a_word_holds_its_other_spelling_and_what_one_does(word: str, form: str) -> None:
    """Both sides of the Atlantic, and one who does it."""
    assert form in variants(word)


def test_marks_are_optional() -> None:
    """A name is found with and without its marks; letters of other scripts keep theirs."""
    assert {"zoë", "zoe"} <= belief_lexemes("friend", "User's friend is Zoë.")
    assert [folded(w) for w in ("zoë", "sørensen", "łódź", "straße", "nguyễn", "हिन्दी")] == [
        "zoe",
        "sorensen",
        "lodz",
        "strasse",
        "nguyen",
        "हिन्दी",
    ]
    friend = image(kin(1, "friend", "Zoë Okafor"))
    assert found("Who is Zoe?", friend) == found("Who is Zoë?", friend) == [1]
    assert found("Who is Zoë?", image(kin(1, "friend", "Zoe Okafor"))) == [1]
