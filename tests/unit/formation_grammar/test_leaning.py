# ruff: noqa: E501
"""A clause that leans on the one before it is told with what it leans on, or not at all."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import ClaimKind, Event, EventKind

AT = datetime(2026, 3, 2, 9, tzinfo=UTC)


def _formed(*turns: str) -> dict[str, ClaimKind]:
    """Give what a talk forms, and as what; a turn that opens with "@" is the assistant's."""
    events = tuple(
        Event(
            sequence=n,
            kind=EventKind.ASSISTANT_MESSAGE if turn.startswith("@") else EventKind.USER_MESSAGE,
            at=AT,
            recorded_at=AT,
            text=turn.removeprefix("@ "),
        )
        for n, turn in enumerate(turns, 1)
    )
    found = extract(events, scope="general", policy="formation@11").candidates
    return {one.statement: one.claim_kind for one in found}


@pytest.mark.parametrize(
    ("turn", "statement"),
    [
        ("I work at a nursery. I've been there nine years", "User has been at the nursery for nine years."),
        ("I live in Malmö. I moved there in 2017", "User moved to Malmö in 2017."),
        ("We've got a static caravan near Rhyl and we go there most weekends", "User goes to the static caravan most weekends."),
        ("my husband's from Peru and we go there every other year", "User goes to Peru every other year."),
        ("I'm a nurse at St James's. I started there in 2016", "User started at St James's in 2016."),
        ("I run a B&B in Whitby. My husband does the breakfasts there", "User's husband does the breakfasts at the B&B."),
        ("I bought a flat in Hove in 2020 and I've lived there since", "User has lived at the flat since 2020."),
        ("I work for the council. I've been with them for ten years", "User has been with the council for ten years."),
        ("My mum lives in a care home. I visit her there on Sundays", "User visits their mum in the care home on Sundays."),
    ],
)  # fmt: skip
def test_there_is_the_place_just_told(turn: str, statement: str) -> None:
    """`there` is put back to the place that the clause before told of."""
    assert statement in _formed(turn)


@pytest.mark.parametrize(
    ("turn", "statement"),
    [
        ("Just bought a second hand moped. I commute on it most days", "User commutes on the second-hand moped most days."),
        ("no aubergine please, I can't stand it", "User cannot stand aubergine."),
        ("I take ramipril. I take it at night", "User takes ramipril at night."),
        ("I've got hay fever, I take loratadine for it", "User takes loratadine for their hay fever."),
        ("My brother has a Border Terrier and I walk it on Fridays", "User walks their brother's Border Terrier on Fridays."),
        ("I brew cider. I sell it at the village market", "User sells cider at the village market."),
        ("my landlord put in a boiler and it costs me 70 a month", "The boiler costs User 70 a month."),
        ("I grow leeks and onions. I keep them in a cold frame", "User keeps leeks and onions in a cold frame."),
        ("I've got psoriasis and I use a tar shampoo for it", "User uses a tar shampoo for their psoriasis."),
        ("I use Joplin for notes and sync it with Dropbox", "User syncs Joplin with Dropbox."),
        ("I hate coriander, it tastes like soap to me", "Coriander tastes like soap to User."),
        ("I can't eat walnuts. They make my throat swell up", "Walnuts make User's throat swell up."),
        ("I collect stamps. I've got about 4000 of them", "User has about 4000 stamps."),
        ("I've had type 1 diabetes since I was 6 and my brother has it as well", "User's brother has type 1 diabetes."),
        ("I have a 2012 Fiesta, and my daughter has one too", "User's daughter has a 2012 Fiesta."),
    ],
)  # fmt: skip
def test_it_them_and_one_are_what_was_just_told(turn: str, statement: str) -> None:
    """A kind, an ailment, a product, another's thing: the pronoun is put back to each."""
    assert statement in _formed(turn)


@pytest.mark.parametrize(
    ("turn", "statement"),
    [
        ("I play the oboe, have done since I was nine", "User has played the oboe since they were nine."),
        ("I do crosswords every morning, have for years", "User has done crosswords every morning for years."),
        ("I'm vegan and have been since I was 12", "User has been vegan since they were 12."),
        ("I'm on citalopram, been taking it since 2021", "User has been taking citalopram since 2021."),
        ("I used to smoke but I haven't since 2020", "User has not smoked since 2020."),
        ("I teach drums. I've done it for twenty years", "User has taught drums for twenty years."),
        ("I run a Cub pack. I've been doing it since 2014", "User has run a Cub pack since 2014."),
        ("I help at my local parkrun. I do that most Saturdays", "User helps at their local parkrun most Saturdays."),
        ("my brother's a plumber and so am I", "User is a plumber."),
        ("my son is autistic and so is my nephew", "User's nephew is autistic."),
        ("I don't eat gluten and neither does my son", "User's son does not eat gluten."),
        ("I speak Welsh, my kids do too", "User's kids speak Welsh."),
        ("im learning Czech by myself, i do about 20 min every day on the train", "User does about 20 min of Czech every day on the train."),
        ("I need a starter that doesn't use the projector, mine has been dead since September.", "User's projector has been dead since September 2025."),
    ],
)  # fmt: skip
def test_a_verb_left_out_is_the_one_just_said(turn: str, statement: str) -> None:
    """What is kept up, or so of another, has the verb of the clause before."""
    assert statement in _formed(turn)


@pytest.mark.parametrize(
    ("question", "reply", "statement"),
    [
        ("How long have you worked at the garage?", "I've been there six years", "User has been at the garage for six years."),
        ("Are you still taking the metformin?", "yes, I take it with breakfast", "User takes the metformin with breakfast."),
        ("Do you have a car?", "I do, a Corsa. My son borrows it most weekends", "User's son borrows the Corsa most weekends."),
        ("Have you been to Japan?", "yes, I lived there for two years", "User lived in Japan for two years."),
    ],
)  # fmt: skip
def test_an_answer_leans_on_its_question(question: str, reply: str, statement: str) -> None:
    """What the assistant asked about is what the answer points at."""
    assert statement in _formed(f"@ {question}", reply)


@pytest.mark.parametrize(
    ("turn", "formed"),
    [
        ("I live in Leeds. Hang in there, I'll find the file", {"User lives in Leeds."}),
        ("I work at a bakery. I'm nearly there with this essay", {"User works at a bakery."}),
        ("I work at a bakery. Been there, done that", {"User works at a bakery."}),
        ("I'm at the airport. Been here two hours", set()),
        ("I have a cold, been in bed since Monday", set()),
        ("I'm tired, have been since lunch", set()),
        ("My son has a fever, he's had it since Sunday", set()),
        ("I make candles. I burned them today", {"User makes candles."}),
        ("I like tea. I made it too strong this morning", {"User likes tea."}),
        ("no worries, I do it tomorrow", set()),
        ("we had pizza, my kids did too", set()),
        ("I don't know and neither does my wife", set()),
        ("I speak Welsh. So do you", {"User speaks Welsh."}),
        ("my brother's a plumber and so on", {"User's brother is a plumber."}),
        ("I've two ferrets. One is deaf", {"User has two ferrets."}),
        ("i swim, my husband doesnt", {"User swims.", "User's husband does not swim."}),
        ("I've got exams, I have one tomorrow", set()),
        ("I can't drive, never learned.", {"User cannot drive."}),
        ("If I lived in Leeds I'd work there", set()),
        ("my character lives in Paris. She moved there in 1920", set()),
    ],
)  # fmt: skip
def test_what_leans_on_nothing_told_is_left(turn: str, formed: set[str]) -> None:
    """A pronoun that means something else, or nothing, forms nothing."""
    assert set(_formed(turn)) == formed


@pytest.mark.parametrize(
    ("turn", "statement", "kind"),
    [
        ("I've got hay fever", "User has hay fever.", ClaimKind.PROJECT_FACT),
        ("ive got really into felting this winter", "User is into felting.", ClaimKind.INTEREST),
        ("I've taken up watercolours", "User has taken up watercolours.", ClaimKind.INTEREST),
        ("I volunteer at a hospice", "User volunteers at a hospice.", ClaimKind.ROLE),
        ("we try to stay under 80 quid a week for food", "User tries to stay under 80 quid a week for food.", ClaimKind.CONSTRAINT),
        ("I'm trying to grow all the veg for our family by next summer", "User is trying to grow all the veg for their family by summer 2026.", ClaimKind.GOAL),
        ("I'm looking for a sitter who can inject", "User is looking for a sitter who can inject.", ClaimKind.GOAL),
        ("next thing, I bake everything on Sundays", "User bakes everything on Sundays.", ClaimKind.HABIT),
        ("I manage a team of six at a depot and one of the drivers keeps turning up late", "User manages a team of six at a depot.", ClaimKind.ROLE),
    ],
)  # fmt: skip
def test_everyday_turns_are_told_whole_and_as_what_they_are(
    turn: str, statement: str, kind: ClaimKind
) -> None:
    """An opener is no part of a fact, a second half is one of its own, and each has its kind."""
    assert _formed(turn).get(statement) is kind
