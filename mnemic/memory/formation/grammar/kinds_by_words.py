"""The kind of a statement that its verb alone would file amiss (003 §Evaluation, the table of shapes).

A tutor on Wednesdays is a routine and no relation, lessons begun in January are under way, what
has been stuck since summer is a state, what the team never does binds it, and where its systems
run is a fact about them.
"""

from __future__ import annotations

import re
from typing import Final

from mnemic.memory.model import ClaimKind

_DAY: Final = r"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?"
_AGAIN: Final = re.compile(
    rf"\b(?:every|each|per|daily|weekly|monthly|nightly|fortnightly|twice|once|times)\b|\bon {_DAY}\b"
    rf"|\b(?:{_DAY}|week(?:day|end)s?) (?:mornings?|afternoons?|evenings?|nights?)\b"
    r"|\b(?:an?|the) (?:day|week|month|year|fortnight)\b",
    re.I,
)
_HAS: Final = re.compile(
    r"(?:User|The team) (?:also |usually |always )?has (?!(?:an?|their|two|three|the|User['’]s) (?:[\w-]+ ){0,2}?"
    r"(?:wife|husband|partner|son|daughter|brother|sister|mum|mom|dad|mother|father|kids?|children|baby|boy|girl|child|"
    r"stepson|stepdaughter|grandson|granddaughter|grandchildren|twins)\b)(?P<what>(?:[\w'’-]+ ){0,5}?[\w'’-]+) "
    rf"(?:on (?:\w+ and )?{_DAY}|(?:on )?{_DAY} (?:mornings?|afternoons?|evenings?|nights?|lunchtimes?)"
    r"|(?:every|each) (?:other |second |third |single )?\w+|at weekends|on weekends|once a \w+|twice a \w+|\w+ times a \w+)"
)
"""Somebody or something that comes again on its days is a routine of the speaker's."""

_STARTED: Final = re.compile(
    r"User (?:has |only |just |finally )*started (?:(?:taking |doing |having )?(?:an?|their|some|the)? ?(?:[\w-]+ ){0,4}?"
    r"(?:lessons?|class(?:es)?|courses?|therapy|training|degree|bootcamp|apprenticeship|masters|master's|phd|diploma|"
    r"evening school|night school|counselling|physio|rehab)|learning \w|studying \w|training \w)\b",
    re.I,
)
_STUCK: Final = re.compile(
    r"User(?:['’]s [\w'’ -]{2,40}?)? (?:has|have) been (?:stuck|plateau(?:ed|ing)|stagnating|stalled|struggling|burnt out|burned out|run down|hovering) "
    r"(?!working\b|doing\b).*\b(?:since|for)\b"
)
_TEAM_REFUSES: Final = re.compile(
    r"The team (?:never|does not|doesn't|do not|will not|won't|only) (?:ever )?(?!have\b|has\b|know|want|like|think)\w+"
)
_TEAM_HOLDS: Final = re.compile(
    r"The team (?:also |mostly |only )?(?:runs|hosts|self-hosts|serves|stores|keeps) (?:(?:all|most) )?(?!an? |into\b|out\b)\w"
)
_BODY: Final = (
    r"(?:knees?|hips?|back|shoulders?|necks?|elbows?|wrists?|ankles?|heels?|foot|feet|hands?|fingers?|thumbs?|toes?|jaw|eyes?|"
    r"ears?|head|chest|stomach|tummy|gut|calf|calves|hamstrings?|shins?|spine|ribs?|throat|skin|legs?|arms?|tendons?|achilles|nose)"
)
_BODILY: Final = re.compile(
    rf"User['’]s (?:[\w-]+ ){{0,3}}?{_BODY} (?:always |often |sometimes |usually |still )?(?!is\b|are\b|was\b|were\b|to\b|of\b|in\b|on\b|at\b|for\b|from\b|and\b|with\b)\w+ "
    r"(?:.*\b)?(?:every|each|whenever|when|after|if|in the (?:morning|evening|winter|cold)|at night|on)\b",
    re.I,
)

_THINGS: Final = frozenset({ClaimKind.RESOURCE, ClaimKind.RELATIONSHIP, ClaimKind.PROJECT_FACT})
_DOINGS: Final = frozenset({ClaimKind.HABIT, ClaimKind.RESOURCE})


def kind_by_words(kind: ClaimKind, statement: str) -> ClaimKind:
    """Give the kind that a statement of the user's or the team's bears out, or `kind`."""
    if kind in _THINGS and _HAS.match(statement) is not None:
        return ClaimKind.HABIT
    if kind in {ClaimKind.HABIT, ClaimKind.PROJECT_FACT} and statement.startswith("User"):
        if _STUCK.match(statement) is not None:
            return ClaimKind.RECURRING_STATE
        if kind is ClaimKind.HABIT and _STARTED.match(statement) is not None:
            return ClaimKind.ONGOING_PROJECT
        if kind is ClaimKind.PROJECT_FACT and _BODILY.match(statement) is not None:
            return ClaimKind.RECURRING_STATE
    if kind in _DOINGS and statement.startswith("The team "):
        if _TEAM_REFUSES.match(statement) is not None:
            return ClaimKind.CONSTRAINT
        again = _AGAIN.search(statement) is not None
        if kind is ClaimKind.HABIT and not again and _TEAM_HOLDS.match(statement) is not None:
            return ClaimKind.PROJECT_FACT
    return kind


__all__ = ["kind_by_words"]
