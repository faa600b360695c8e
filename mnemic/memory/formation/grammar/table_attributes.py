"""Entries: what a thing of the user's or their team's is: numbers, sizes, favourites, dates."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim, Entry, Found, claim
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, DEICTIC_NOUNS, MONTHS
from mnemic.memory.formation.grammar.phrases import Words, has_frequency, is_name, points
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.words import NUMBERS, Word, noun_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

SINCE = "formation@7"
_THING = frozenset({Who.THING})

_JUNK = word_set(
    """question guess point problem issue concern bad code build test tests branch pr repo error
    mistake understanding thought thoughts idea hope fear worry impression suggestion advice
    answer apology apologies turn fault intention assumption hunch feeling bet ask request task
    next first last only main current previous script function query output input terminal
    browser prompt message draft essay paragraph sentence title version plan approach solution
    conclusion preference theory server deploy deployment container pipeline file files data
    screen wifi internet connection network app page site website link token password key head
    brain patience time mood experience reason reasons excuse opinion take view response reply
    word words heart input json csv table model dataset"""
)
"""Nouns of the work at hand: "my code is broken" tells nothing lasting."""
_WORDS = word_set(
    """size number colour color hobby job profession occupation name nickname surname pronoun
    hometown language height weight blood type sign religion major degree email address diet style
    editor keyboard layout timezone zone car bike phone laptop house flat gym bank doctor employer
    company position role shift hour commute budget username handle plate instrument sport genre
    dish food drink meal book film movie show band singer artist author season day animal plant
    flower game brand beer wine coffee tea seat airline shoe ring dress collar hat waist inseam
    locker badge room desk floor office extension membership account student employee passport
    license licence tongue salary rent age os system stack framework surgery specialty
    speciality field class school university college grade schedule routine bedtime wake-up rate camera
    rent budget pension home town watch guitar piano
    favourite favorite id background team eye hair star zodiac strength weakness"""
)
"""Nouns of what a person is known by."""
EVENTS = word_set(
    """therapy physio rehearsal training practice lesson lessons flight train appointment exam interview wedding anniversary graduation holiday vacation trip
    lease contract visa deadline surgery operation concert race marathon recital presentation
    conference party checkup check-up viva defence defense launch release demo review retro
    standup stand-up sync offsite audit migration freeze sprint kickoff workshop hearing move
    ceremony passport insurance subscription warranty birthday meeting planning all-hands"""
)
_CONTACTS = word_set("email e-mail address phone-number mobile-number postcode")
_RECURRING = word_set(
    "therapy physio rehearsal training practice lesson lessons standup stand-up sync retro planning all-hands daily shift class"
)
_DATED_BY = word_set(
    "on at in next from planned scheduled booked due set tomorrow every each daily weekly after before until"
)
_NO_VALUES = word_set(
    """to that how what why where if whether not so too very just really still already also broken
    here there gone because"""
)
_PASSING = word_set(
    """broken slow dead down wrong full late busy ready done fine good bad great terrible awful
    annoying stuck gone missing empty confusing stressful boring hard easy due over small big
    long short weird nice ok okay correct incorrect killing better worse closed open sick ill
    tired cold hot loud quiet dirty clean old new expensive cheap"""
)


def _joined(lows: list[str]) -> list[str]:
    return ["timezone", *lows[2:]] if lows[:2] == ["time", "zone"] else lows


def attribute_slot(lows: list[str]) -> str:
    """Give the slot that an attribute is filed under: `favorite color` is `favourite colour`."""
    folded = {"favorite": "favourite", "color": "colour", "tee": "t-shirt", "tshirt": "t-shirt"}
    words = [
        folded.get(noun_lemma(w), noun_lemma(w))
        for w in lows
        if w not in {"'s", "current", "new", "the"}
    ]
    words = ["t-shirt" if w == "shirt" and "size" in words else w for w in words if w != "t"]
    slot = " ".join(words)
    return _SAME_SLOTS.get(slot, slot)


_SAME_SLOTS = {
    "employer": "employment", "workplace": "employment", "place of work": "employment",
    "job": "role", "job title": "role", "occupation": "role", "profession": "role",
    "hometown": "origin", "home town": "origin", "home": "home", "time zone": "timezone",
    "badge number": "badge", "locker number": "locker", "desk number": "desk",
    "room number": "room", "user name": "username", "mobile": "phone", "cell phone": "phone",
    "mobile phone": "phone", "birthdate": "birthday", "date of birth": "birthday",
}  # fmt: skip
"""Attributes that are filed with what says the same in other words."""


def _attribute(found: Found) -> tuple[Claim, ...]:
    """Read "my locker number is 118", "my favourite colour is green", "my flight is on 3 May"."""
    subject, comp = found.subject, _resumed(found.predicate.comp)
    lows = _joined([w.low for w in subject.noun])
    favourite = bool({"favourite", "favorite", "fave"} & set(lows))
    if set(lows) & _CONTACTS:
        return ()
    to_do = comp[:1] and comp[0].low == "to" and lows[-1] == "job"
    if (
        not comp
        or points(comp)
        or (comp[0].low in _NO_VALUES and not to_do)
        or lows[0] in {"only", "other", "own"}
    ):
        return ()
    dated = _is_dated(lows, comp)
    if subject.known and not dated:
        return ()
    if favourite and set(lows) & DEICTIC_NOUNS:
        return ()
    if not dated and not favourite and (set(lows) & _JUNK or not _is_valued(lows, comp)):
        return ()
    group = found.predicate.verb
    label = subject.shown.removeprefix("User's ").removeprefix("The team's ").removeprefix("The ")
    return (
        claim(
            found,
            slot=attribute_slot(lows),
            comp=(comp,),
            label=label,
            polarity=Polarity.RETRACT if group.negated or group.ended else Polarity.ASSERT,
        ),
    )


def _resumed(comp: Words) -> Words:
    """Read "the standup is back on Mondays" as the standup on Mondays."""
    back = len(comp) > 1 and comp[0].low in {"back", "again", "moved"}
    return comp[2:] if back and comp[1].low == "to" else comp[1:] if back else comp


def _is_dated(lows: list[str], comp: Words) -> bool:
    """Tell whether a thing that happens is given its time: "my exam is on 12 June"."""
    if not any(noun_lemma(w) in EVENTS for w in lows):
        return False
    first = comp[0].low
    if not has_frequency(comp) and not any(noun_lemma(w) in _RECURRING for w in lows):
        dated = MONTHS | DAY_WORDS | {"tomorrow", "next"}
        if not any(w.low in dated or (w.low.isdecimal() and len(w.low) == 4) for w in comp):
            return False
    timed = has_frequency(comp) or any(
        w.low in MONTHS | DAY_WORDS or w.low[0].isdecimal() or w.low in {"tomorrow", "noon"}
        for w in comp
    )
    timed = timed or (first == "at" and len(comp) > 1 and comp[1].low in NUMBERS)
    return timed and (
        first in _DATED_BY | MONTHS | DAY_WORDS or first[0].isdecimal() or first == "the"
    )


def _is_valued(lows: list[str], comp: Words) -> bool:
    """Tell whether the complement is a value: a number, a code, a name, a kind of thing."""
    first = comp[0]
    known = any(noun_lemma(w) in _WORDS for w in lows)
    if (
        first.low[0].isdecimal()
        or first.low in NUMBERS
        or (len(first.text) == 1 and first.low != "a")
    ):
        return known and not any("%" in w.text for w in comp)
    if is_name(first) and first.low not in DAY_WORDS:
        return known or len(lows) <= 3
    if first.low in {"a", "an"}:
        return known or any(is_name(w) for w in comp)
    if not known or first.low == "at":
        return False
    if first.low in {"between", "about", "around", "near", "next", "in", "on", "the"}:
        return True
    return (not any(w.low in _PASSING for w in comp[:2]) and not first.low.endswith("ing")) or (
        "job" in lows or "hobby" in lows or "hobbies" in lows
    )


def _happening(found: Found) -> tuple[Claim, ...]:
    """Read "our sprint ends on Fridays", "my shift starts at 6"."""
    subject, comp = found.subject, _resumed(found.predicate.comp)
    lows = [w.low for w in subject.noun]
    if points(comp) or not any(noun_lemma(w) in EVENTS | {"rotation", "handover", "shift", "deploy", "deployment", "class", "school", "commute", "term", "semester", "course"} for w in lows):  # fmt: skip
        return ()
    if subject.known and not any(w.low in MONTHS | DAY_WORDS for w in comp):
        return ()
    if (
        lows[0] in {"deploys", "releases"}
        and found.predicate.verb.lemma == "be"
        and has_frequency(comp)
    ):
        return _deploy_day(found, comp)
    timed = has_frequency(comp) or any(
        w.low in MONTHS | DAY_WORDS | {"next", "tomorrow", "weeks", "days", "minutes", "noon"}
        or w.low[0].isdecimal()
        for w in comp
    )
    if not timed:
        return ()
    if found.predicate.verb.lemma == "be" and not _is_dated(lows, comp):
        return ()
    label = subject.shown.removeprefix("User's ").removeprefix("The team's ").removeprefix("The ")
    if lows[0].startswith(("deploy", "release")) and len(lows) == 1:
        return _deploy_day(found, comp)
    slot = f"{attribute_slot(lows)} {found.predicate.verb.lemma}"
    return (claim(found, slot=slot, label=label),)


def _deploy_day(found: Found, comp: Words) -> tuple[Claim, ...]:
    """File "deploys are on Tuesdays" with "we deploy on Tuesdays"."""
    word = (Word("deploy", "deploy", 0, 0),)
    return (claim(found, slot="habit", value=word, label="deploy day", comp=(comp,)),)


def _long(found: Found) -> tuple[Claim, ...]:
    """Read "our sprints are two weeks long"."""
    comp = found.predicate.comp
    lows = [w.low for w in found.subject.noun]
    if comp[-1].low != "long" or not any(noun_lemma(w) in EVENTS for w in lows):
        return ()
    label = found.subject.shown.removeprefix("User's ").removeprefix("The team's ")
    return (claim(found, slot=f"{attribute_slot(lows)} last", label=label),)


# fmt: off
ATTRIBUTE_ENTRIES = (
    Entry(
        name="attribute.long", since=SINCE, who=_THING, verbs=("be",), patterns=("{n:number} weeks|days|minutes|hours|months long",),
        kind=ClaimKind.PROJECT_FACT, type=BeliefType.FACT, make=_long,
    ),
    Entry(
        name="attribute.is", since=SINCE, who=_THING, verbs=("be",), patterns=("{x:rest}",),
        kind=ClaimKind.PROJECT_FACT, planned=True, make=_attribute,
    ),
    Entry(
        name="attribute.happens", since=SINCE, who=_THING,
        verbs=("be", "start", "end", "begin", "happen", "run", "last", "take", "leave", "depart", "land", "arrive", "finish", "expire", "fall", "change"),
        patterns=("{x:rest}",), kind=ClaimKind.PROJECT_FACT, type=BeliefType.FACT, make=_happening,
    ),
)
# fmt: on
