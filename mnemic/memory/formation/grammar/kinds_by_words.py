"""The kind of a statement that its verb alone would file amiss (003 §Evaluation, the table of shapes).

A tutor on Wednesdays is a routine and no relation, lessons begun in January are under way, what
has been stuck since summer is a state, what the team never does binds it, and where its systems
run is a fact about them.
"""

from __future__ import annotations

import re
from typing import Final

from mnemic.memory.formation.grammar.kinds_of_doing import KINDS_OF_DOING
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

_HELD_POST: Final = re.compile(
    r"User (?:also |still |now )?(?:volunteers|coaches|mentors|captains|chairs) \w"
)
"""What somebody does as a post that they hold, on whatever days."""

_BOUNDED: Final = re.compile(
    r"User (?:has|needs) to (?:keep|stay|be|come in|remain|get by)\b.*\b(?:under|below|within|less than|no more than|at most)\b"
)
_WANTS_NONE: Final = re.compile(r"User (?:does not|never) wants? (?:anything|nothing) to do with ")
_SHUT: Final = re.compile(
    rf"(?:User(?:['’]s [\w'’ -]{{2,30}})?|The \w+) is (?:always )?(?:closed|shut) (?:on )?(?:{_DAY}|weekends|at weekends)\b"
)
_AILING: Final = re.compile(
    rf"User['’]s (?:[\w-]+ ){{0,2}}?{_BODY} (?:is|are) (?:always |really |very |pretty |still )?"
    r"(?:bad|sore|stiff|dodgy|weak|shot|painful|aching|achy|knackered|wrecked)\b"
)
_DOES_ALL: Final = re.compile(
    r"User is doing (?:all|most|half) (?:of )?(?:the|their) (?!work\b)[\w ]+s\b"
)
_DROVE: Final = re.compile(
    r"User (?:used to drive|has been driving|drove) (?:[\w-]+ )?(?:trams|buses|lorries|trucks|taxis|cabs|trains|artics|coaches|hgvs|ambulances|vans)\b",
    re.I,
)
_PART_OF_DAY: Final = (
    r"(?:mornings|afternoons|evenings|nights|days|weekends|weekdays|part[- ]time|full[- ]time)"
)
_HAS_POST: Final = re.compile(
    rf"User works {_PART_OF_DAY} (?:at|in|on|behind|for) (?:an?|the) (?!office\b)\w"
)
_LOOKS_AFTER: Final = re.compile(
    r"User (?:supports|teaches|tutors|coaches|looks after|cares for) (?:[\w-]+ ){0,4}?(?:kids|children|pupils|students|learners|adults|"
    r"residents|patients|clients|families|people) (?:[\w-]+ ){0,5}?(?:at|in) (?:an?|the) (?:[\w-]+ ){0,3}?"
    r"(?:school|college|nursery|hospital|hospice|home|unit|ward|centre|center|clinic)\b"
)
_FOR_CLIENTS: Final = re.compile(
    r"User (?:also )?does (?:the |all the )?(?:books|bookkeeping|accounts|payroll|wages|cleaning|gardens|ironing|catering|translations) for "
    r"(?:[\w-]+ ){0,4}?(?:clients?|customers|firms?|compan(?:y|ies)|shops?|business(?:es)?|households|landlords|families|undertakers|charit(?:y|ies)|schools?)\b"
)
_HAS_FIRM: Final = re.compile(
    r"User (?:has|owns) (?:an? |their own |two |three )?(?:(?!home\b)[\w-]+ ){0,3}?(?:shop|bakery|caf[eé]|restaurant|pub|salon|barbershop|"
    r"agency|business|guesthouse|hostel|deli|takeaway|(?:nail|hair|beauty|yoga|pilates|dance|tattoo|photo|design|brow|lash) studio)"
    r"(?: (?:in|near|at|on|with|for) |\.\Z)"
)
"""Whoever has a firm works there: to have it is what they do."""

_RUNS_ON: Final = re.compile(
    r"User (?:runs|hosts|self-hosts) (?!an?\b|the\b|their\b|every\b|on\b)[\w .-]{2,40}? on (?:an?|the|their|two|three) (?:[\w.-]+ ){0,3}?"
    r"(?:laptop|desktop|server|pc|mac|mini|pi|nas|router|phone|tablet|machine|cluster|box|vps|vm|workstation|chromebook|thinkpad|nuc)\b",
    re.I,
)
"""What is named, and run on a machine, is a thing that somebody has: no routine and no post."""

K: Final = ClaimKind
_HABIT: Final = frozenset({K.HABIT})
_FACT: Final = frozenset({K.PROJECT_FACT})
_BY_WORDS: Final = (
    (frozenset({K.RESOURCE, K.RELATIONSHIP, K.PROJECT_FACT}), _HAS, K.HABIT),
    (_HABIT | _FACT, _STUCK, K.RECURRING_STATE),
    (_HABIT, _STARTED, K.ONGOING_PROJECT),
    (_FACT, _BODILY, K.RECURRING_STATE),
    (_HABIT, _HELD_POST, K.ROLE),
    (frozenset({K.CONSTRAINT, K.PROJECT_FACT}), _AILING, K.RECURRING_STATE),
    (frozenset({K.ONGOING_PROJECT}), _DOES_ALL, K.HABIT),
    (frozenset({K.RESOURCE, K.PROJECT_FACT}), _DROVE, K.SKILL),
    (frozenset({K.GOAL}), _BOUNDED, K.CONSTRAINT),
    (_FACT, _WANTS_NONE, K.PREFERENCE),
    (frozenset({K.CONSTRAINT}), _SHUT, K.PROJECT_FACT),
    (_HABIT | _FACT, _HAS_POST, K.SKILL),
    (_HABIT | _FACT, _LOOKS_AFTER, K.SKILL),
    (_HABIT | _FACT, _FOR_CLIENTS, K.SKILL),
    (frozenset({K.RESOURCE}), _HAS_FIRM, K.SKILL),
    (frozenset({K.HABIT, K.ROLE}), _RUNS_ON, K.RESOURCE),
    (frozenset({K.HABIT, K.RESOURCE}), _TEAM_REFUSES, K.CONSTRAINT),
    *KINDS_OF_DOING,
)
"""Of which kinds a statement is read by its words, by which words, and of what kind it then is."""


def kind_by_words(kind: ClaimKind, statement: str) -> ClaimKind:
    """Give the kind that a statement of the user's or the team's bears out, or `kind`."""
    for kinds, words, better in _BY_WORDS:
        if kind in kinds and words.match(statement) is not None:
            return better
    again = _AGAIN.search(statement) is not None
    if kind is K.HABIT and not again and _TEAM_HOLDS.match(statement) is not None:
        return K.PROJECT_FACT
    return kind


__all__ = ["kind_by_words"]
