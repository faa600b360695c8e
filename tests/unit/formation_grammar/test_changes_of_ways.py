"""Ways that change: where things are kept, what was given up, a wish that is lifted.

With them what a turn tells beside: whom a "her" behind a full stop means, who is pitied, how a
team writes, and what has been so ever since.
"""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told
from tests.unit.formation_grammar.test_changes import Session, live

# fmt: off
CHANGES: tuple[tuple[tuple[Session, ...], set[str]], ...] = (
    (((1, "I keep my notes in Obsidian."), (5, "I keep my notes in Logseq now.")),
     {"User keeps their notes in Logseq now."}),
    (((1, "I keep my notes in Logseq."), (9, "But I'm keeping my notes in Obsidian again.")),
     {"User is keeping their notes in Obsidian."}),
    (((1, "I track my runs in Strava."), (5, "I track my runs in Garmin Connect.")),
     {"User tracks their runs in Garmin Connect."}),
    (((1, "I keep my spare key at the office."), (5, "I keep my notes in Obsidian.")),
     {"User keeps their spare key at the office.", "User keeps their notes in Obsidian."}),
    (((1, "I smoke about five cigarettes a day."), (5, "I gave up smoking, day 21 today!")),
     {"User gave up smoking."}),
    (((1, "I run every morning."), (5, "I quit smoking - best decision ever.")),
     {"User runs every morning."}),
    (((1, "I vape in the evenings."), (5, "I've stopped vaping.")),
     {"User has stopped vaping."}),
    (((1, "Please keep your answers under five sentences."),
      (5, "You can drop the five sentence limit.")),
     set()),
    (((1, "Please keep your answers under 100 words."),
      (5, "Forget the 100 word limit, longer is fine.")),
     set()),
    (((1, "I love emojis."), (5, "You can drop the emoji rule.")),
     {"User loves emojis."}),
    (((1, "Please keep your answers under five sentences."),
      (5, "You can drop the ten word limit.")),
     {"User wants the assistant to keep answers under five sentences."}),
)


TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("My sister Ines plays the oboe. Her husband Rui is a beekeeper.",
     ("User's sister is Ines.", "Ines plays the oboe.", "Ines's husband Rui is a beekeeper.")),
    ("My brother Tom lives in Leeds. His wife is a dentist.",
     ("User's brother is Tom.", "Tom lives in Leeds.", "Tom's wife is a dentist.")),
    ("I play the drums, poor them.", ("User plays the drums.",)),
    ("I work in a bakery, lucky me", ("User works in a bakery.",)),
    ("My left knee has been bad ever since the accident. Do clipless pedals make that worse?",
     ("User's left knee has been bad ever since the accident.",)),
    ("My dentist appointment is on April 9, make that April 16.",
     ("User's dentist appointment is on April 16 2026.",)),
    ("I have two kids make that three.", ("User has three kids.",)),
    ("I played handball for 15 years and my left knee has been bad ever since.",
     ("User played handball for 15 years.",
      "User's left knee has been bad ever since playing handball for 15 years.")),
    ("I crashed in 2019 and my shoulder has been stiff ever since.",
     ("User crashed in 2019.", "User's shoulder has been stiff since 2019.")),
    ("oh and we write commit messages in the imperative, so fix that one",
     ("The team writes commit messages in the imperative.",)),
    ("We squash commits before merging.", ("The team squashes commits before merging.",)),
    ("I'm writing my thesis in LaTeX.", ("User is writing their thesis in LaTeX.",)),
)


NOTHING = (
    "Ines plays the oboe. Her husband Rui is a beekeeper.",
    "We write the commit message in the imperative.",
    "We write tests in the same file.",
    "We write commit messages like this one.",
    "do we write commit messages in the imperative?",
    "I ate at a new place yesterday and my stomach has been off ever since.",
    "I updated the driver and my laptop has been slow ever since.",
)
# fmt: on


@pytest.mark.parametrize(("sessions", "kept"), CHANGES)
def test_a_way_that_changes_takes_the_place_of_the_old_one(
    sessions: tuple[Session, ...], kept: set[str]
) -> None:
    """One thing is kept in one place, what is given up ends, and a wish is known by its kind."""
    assert live(sessions) == kept


@pytest.mark.parametrize(("turn", "statements"), TOLD)
def test_what_a_turn_tells_beside_is_told_whole(turn: str, statements: tuple[str, ...]) -> None:
    """A tail is no part of what is told, and a second sentence is its own."""
    assert told(turn) == statements


@pytest.mark.parametrize("turn", NOTHING)
def test_what_is_of_others_or_at_hand_tells_nothing(turn: str) -> None:
    """A stranger's husband, one message and a state of the day are not kept."""
    assert told(turn) == ()
