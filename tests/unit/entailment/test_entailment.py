"""True claims in a note-taker's words over what people write in passing, and false ones."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.provided.entailment.tokens import alike, tokens
from mnemic.memory.model import Candidate, ClaimKind
from tests.unit.provided.test_proposals import judged, wire

K = ClaimKind


def _one(word: str) -> frozenset[str]:
    (token,) = tokens(word)
    return token.terms


@pytest.mark.parametrize(
    ("one", "other", "likeness"),
    [
        ("nov", "November", 2),
        ("two", "2", 2),
        ("kids", "children", 2),
        ("hubby", "husband", 2),
        ("geog", "geography", 1),
        ("diabetic", "diabetes", 1),
        ("tea", "coffee", 0),
        ("12", "120", 0),
        ("Monday", "Tuesday", 0),
    ],
)
def test_two_writings_of_one_word_agree(one: str, other: str, likeness: int) -> None:
    """What is spelled out is the same word; a form of it is near; another is neither."""
    assert alike(_one(one), _one(other)) == likeness


def test_a_number_and_its_unit_are_two_words() -> None:
    """ "40kg" is told by "40 kg", and a mark says what a word is."""
    assert [t.low for t in tokens("a 40kg mixer, 5am")] == [
        "a",
        "40",
        "kg",
        "mixer",
        ",",
        "5",
        "am",
    ]
    assert [t.mark for t in tokens("ask my mum and Lee")] == ["ask", "MY", "<kin>", "and", "<Name>"]


@pytest.mark.parametrize(
    ("text", "quote", "statement", "kind"),
    [
        (
            "quick one, chartered surveyor here in Derry, no car. cheapest way to "
            "get to belfast by 8?",
            "no car",
            "User has no car.",
            K.CONSTRAINT,
        ),
        (
            "can you reword this for my tenants? I have 4 flats in Leith, all hmo licensed.",
            "I have 4 flats in Leith, all hmo licensed",
            "User has four flats in Leith.",
            K.RESOURCE,
        ),
        (
            "my sister Bea is coming to stay til easter, she's coeliac, so what can I bake",
            "she's coeliac",
            "User's sister Bea is coeliac.",
            K.RELATIONSHIP,
        ),
        (
            "stack: django 5, pg 16, celery. we deploy on thursdays only. why do tasks run twice",
            "we deploy on thursdays only",
            "The team deploys only on Thursdays.",
            K.CONSTRAINT,
        ),
        (
            "No fish, can't stand the smell in the cab.",
            "No fish, can't stand the smell in the cab.",
            "User can't stand the smell of fish in the cab.",
            K.PREFERENCE,
        ),
    ],
)
def test_what_is_told_in_passing_is_taken(
    text: str, quote: str, statement: str, kind: ClaimKind
) -> None:
    """Parts without a verb, words spelled out, whom "she" is."""
    assert isinstance(judged(wire(statement, quote, kind=kind), text), Candidate)


@pytest.mark.parametrize(
    ("text", "quote", "statement", "kind"),
    [
        (
            "write a listing for my client's flat: two bedrooms, sea view, no lift",
            "two bedrooms, sea view",
            "User has a sea view.",
            K.RESOURCE,
        ),
        (
            "my neighbour has three kids and no car, can she claim the grant?",
            "three kids and no car",
            "User has three kids.",
            K.RELATIONSHIP,
        ),
        (
            "if we get the dog we'd need a bigger flat. pros and cons?",
            "we get the dog",
            "User has a dog.",
            K.RESOURCE,
        ),
        (
            "I have 4 flats in Leith, all hmo licensed",
            "I have 4 flats in Leith",
            "User has 9 flats in Leith.",
            K.RESOURCE,
        ),
        (
            "scrap what I said, we don't have the van any more, sold it. reword the ad",
            "we don't have the van",
            "User has a van.",
            K.RESOURCE,
        ),
        (
            "please don't put the greenhouse in the plan, I paved that corner",
            "put the greenhouse in the plan",
            "User wants the greenhouse in the plan.",
            K.PREFERENCE,
        ),
        (
            "my wife is a nurse and I drive a tram",
            "my wife is a nurse and I drive a tram",
            "User is a nurse.",
            K.ROLE,
        ),
        (
            "I work at a hotel in Cork, nights mostly",
            "I work at a hotel in Cork",
            "User works at a hotel in Cork and suffers from depression.",
            K.ROLE,
        ),
        (
            "No fish, my mate can't stand the smell.",
            "No fish, my mate can't stand the smell.",
            "User can't stand the smell of fish.",
            K.PREFERENCE,
        ),
        (
            "No fish, can't stand the smell in the cab.",
            "No fish, can't stand the smell in the cab.",
            "User can stand the smell of fish in the cab.",
            K.PREFERENCE,
        ),
    ],
)
def test_what_is_not_told_is_refused(
    text: str, quote: str, statement: str, kind: ClaimKind
) -> None:
    """Material, others' things, conditions, numbers, persons crossed, what is only added."""
    assert not isinstance(judged(wire(statement, quote, kind=kind), text), Candidate)
