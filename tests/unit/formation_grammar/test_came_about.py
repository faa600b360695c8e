"""What came about since: an end that rules out an older telling, a new thing, a date put anew."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told
from tests.unit.formation_grammar.test_changes import Session, live

# fmt: off
ENDS: tuple[tuple[tuple[Session, ...], set[str]], ...] = (
    (((1, "I'm seven months pregnant."), (40, "Our daughter Elif was born last Tuesday.")),
     {"User's daughter is Elif.", "Elif was born on 7 April 2026."}),
    (((1, "I'm single."), (40, "My girlfriend Noor loves ceramics.")),
     {"User's girlfriend is Noor.", "Noor loves ceramics."}),
    (((1, "I'm engaged to Samir."), (40, "Since Samir and I got married I work from home.")),
     {"User's spouse is Samir.", "User works from home."}),
    (((1, "I'm in the third year of my PhD."), (40, "Defended my PhD on Monday!")),
     {"User defended their PhD on 6 April 2026."}),
    (((1, "I'm out of work."), (40, "I work at Tesco.")), {"User works at Tesco."}),
    (((1, "We don't have a car."), (40, "Picked up our first ever car on Saturday.")),
     {"User got their first ever car on 4 April 2026."}),
    (((1, "I play netball for a club in Cardiff."), (40, "My netball days are over.")),
     {"User's netball days are over."}),
    (((1, "I climb at the Boulder Barn every Thursday."), (40, "I climb at Vertigo these days.")),
     {"User climbs at Vertigo these days."}),
    (((1, "I'm saving up for a camper van."), (40, "I'm saving for a new kitchen instead.")),
     {"User is saving for a new kitchen."}),
    (((1, "I live in Shrewsbury."), (20, "We're living at my aunt's in Ludlow."),
      (40, "We've moved back home to Shrewsbury.")),
     {"User has moved back to Shrewsbury."}),
    (((1, "I play the guitar and the accordion."), (40, "I no longer play the accordion.")),
     {"User plays the guitar.", "User no longer plays the accordion."}),
    (((1, "I take iron every morning."), (40, "My GP told me to stop taking iron.")),
     {"User's GP told User to stop taking iron."}),
    (((1, "I live with my parents."),
      (2, "What I wrote yesterday about living with my parents wasn't true.")),
     set()),
    (((1, "My interview at Siemens is on Thursday at 2.",
       "I just looked at the email, the interview is at 11, not at 2."),),
     {"User's interview at Siemens is on Thursday 5 March 2026 at 11."}),
    (((1, "Always list your sources at the end."), (40, "You can stop listing sources.")), set()),
)

STAYS: tuple[tuple[tuple[Session, ...], set[str]], ...] = (
    (((1, "I'm pregnant."), (3, "My daughter Mia was born in 2015.")),
     {"User is pregnant.", "User's daughter is Mia.", "Mia was born in 2015."}),
    (((1, "I'm pregnant."), (40, "My niece Mia was born last Tuesday.")),
     {"User is pregnant.", "User's niece is Mia.", "Mia was born on 7 April 2026."}),
    (((1, "We don't have a car."), (40, "I have a toy car in the van.")),
     {"User does not have a car.", "User has a toy car in the van."}),
    (((1, "I'm saving up for a camper van."), (40, "I'm saving for a new kitchen.")),
     {"User is saving up for a camper van.", "User is saving for a new kitchen."}),
    (((1, "I climb at the Boulder Barn."), (40, "I climb at Vertigo on Fridays.")),
     {"User climbs at the Boulder Barn.", "User climbs at Vertigo on Fridays."}),
    (((1, "I take lithium."), (40, "My mum told me to stop taking lithium.")),
     {"User takes lithium."}),
    (((1, "I prefer primary sources."), (40, "You can stop listing sources.")),
     {"User prefers primary sources."}),
    (((1, "We have a small sailing boat called Tern, down in Falmouth."),
      (40, "We nearly sold Tern last week but the buyer backed out, and honestly I'm relieved. "
           "What should I check before putting her back in the water?")),
     {"User has a small sailing boat called Tern, down in Falmouth."}),
    (((1, "I love spicy food."),
      (40, "My stomach only puts up with spicy food at lunchtime these days, in the evening I get "
           "heartburn. Give me a dinner with flavour but no chilli.")),
     {"User loves spicy food.", "User gets heartburn in the evening."}),
    (((1, "I don't speak to my brother Colm."),
      (40, "Colm and I made up at Christmas and we speak every week now.")),
     {"User's brother is Colm.", "User made up at Christmas with Colm."}),
)

TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("I take vitamin D and iron every morning.",
     ("User takes vitamin D and iron every morning.",)),
    ("I eat meat and fish on Fridays.", ("User eats meat and fish on Fridays.",)),
    ("I drink tea and milk every morning.", ("User drinks tea and milk every morning.",)),
    ("I take the bins out and iron every Sunday.",
     ("User takes the bins out.", "User irons every Sunday.")),
    ("I eat early and fish every weekend.", ("User eats early.", "User fishes every weekend.")),
    ("I'm learning to swim and lifts scare me.",
     ("User is learning to swim.", "Lifts scare User.")),
    ("I have a cat and spiders scare me.", ("User has a cat.", "Spiders scare User.")),
    ("I love spicy food, the hotter the better.", ("User loves spicy food.",)),
    ("I love old maps, the weirder the better.", ("User loves old maps.",)),
    ("My husband's gone by five.", ("User's husband is gone by five.",)),
    ("My husband's gone to Leeds.", ("User's husband has gone to Leeds.",)),
    ("My husband leaves early. Ideas for breakfasts he can eat in the van?",
     ("User's husband leaves early.",)),
    ("Since my husband and I moved to Leeds I work from home.",
     ("User moved to Leeds with their husband.", "User works from home.")),
    ("Passed my driving test this morning, first go!",
     ("User passed their driving test on 2 March 2026, first go.",)),
    ("Picked up our first ever car on Saturday, a used Fiat Panda.",
     ("User got their first ever car on 28 February 2026.", "User has a used Fiat Panda.")),
    ("I got my first dog on Sunday, a beagle called Rex.",
     ("User got their first dog on 1 March 2026.", "User has a beagle called Rex.")),
    ("They gave me an allotment last week, plot 14!", ("User has an allotment.",)),
    ("The council has given me a flat.", ("User has a flat.",)),
    ("At the scan on Tuesday they set my due date to the 27th of July.",
     ("User's due date is now on the 27th of July 2026.",)),
    ("Our shop's open Tuesday to Saturday.", ("User's shop is open Tuesday to Saturday.",)),
    ("Our shop's open day is in May.", ("User's shop's open day is in May.",)),
    ("We've got eleven hens. No, sorry, ten, the fox took one on Monday.", ("User has ten hens.",)),
    ("My husband is out of work.", ("User's husband is out of work.",)),
)

NOTHING = (
    "They gave me a room for the night.",
    "They gave me a car to drive for the day.",
    "They gave me a headache.",
    "They set the thermostat to 19.",
    "They set my alarm to 7.",
    "I defended my sister in the argument.",
    "I'm out of milk.",
    "I'm in a call.",
    "The walls there are much taller.",
)
# fmt: on


@pytest.mark.parametrize(("sessions", "kept"), ENDS)
def test_what_came_about_ends_what_it_rules_out(
    sessions: tuple[Session, ...], kept: set[str]
) -> None:
    """What is told later cannot hold beside what was told, and stands alone."""
    assert live(sessions) == kept


@pytest.mark.parametrize(("sessions", "kept"), STAYS)
def test_what_may_hold_beside_it_stays(sessions: tuple[Session, ...], kept: set[str]) -> None:
    """What is of others, nearly happened, or holds beside the older telling ends nothing."""
    assert live(sessions) == kept


@pytest.mark.parametrize(("turn", "statements"), TOLD)
def test_each_thing_is_told_as_it_is(turn: str, statements: tuple[str, ...]) -> None:
    """A noun is no verb, a second subject is its own, and what is left out is filled in."""
    assert told(turn) == statements


@pytest.mark.parametrize("turn", NOTHING)
def test_what_passes_forms_nothing(turn: str) -> None:
    """What is lent for a day, set on a device, or points at a place not named is not kept."""
    assert told(turn) == ()
