"""Entries of `formation@11`: what somebody can, cannot and must not do, whatever the verb.

What can be done just now is offered ("I can send the file") or has just failed ("I can't find
the page"): closed lists of verbs. Any other power or limit is a person's own.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation.grammar.accepts import THING_JUNK
from mnemic.memory.formation.grammar.entries import ONE, USERS, Claim, Entry, Found, claim
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, LANGUAGES
from mnemic.memory.formation.grammar.passing import (
    HAND_VERBS,
    MIND_VERBS,
    abides,
    core_of,
    is_at_hand,
    is_kind,
    is_of_talk,
    is_single,
    lasting_object,
    points_away,
)
from mnemic.memory.formation.grammar.phrases import phrase_end, strip_determiner
from mnemic.memory.formation.grammar.rich_limits import FAILS
from mnemic.memory.formation.grammar.rich_rest import SINCE, passes
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.verbs import Tense, VerbGroup
from mnemic.memory.formation.grammar.words import BE, DETERMINERS, NUMBERS, PREPOSITIONS, noun_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind

_OFFERED = word_set(
    """send provide share give show paste post pay bring help come meet do make wait change move start try offer extend
    spare join attend answer confirm live deal book call email upload elaborate clarify explain imagine attach supply
    forward pass lend swap switch adapt adjust manage cope handle"""
)
"""What one can do for somebody in a talk, or with what is at hand."""

_BODILY_NOT = word_set("sit stand lie stay sleep have take eat use read follow run wait get keep")
_LIMITING = MIND_VERBS | HAND_VERBS | FAILS | _OFFERED | word_set("overstate")


_POWERS = frozenset({"can", "must", "could", "may"})
_SELDOM = frozenset({"hardly", "rarely", "seldom"})
_ASKED_OF = word_set("what which who whether if how why when where that the")


def _never(group: VerbGroup) -> bool:
    """Tell "can never", "can hardly ever" and "can't ever" from what fails just now."""
    said = set(group.adverbs)
    return group.never or bool(said & _SELDOM) or (group.negated and "ever" in said)


def _cannot(found: Found) -> tuple[Claim, ...]:
    """Read "I can't sit for long", "I mustn't drink grapefruit juice", "I can't afford a car"."""
    group, comp = found.predicate.verb, found.predicate.comp
    ever = _never(group)
    if not (group.negated or group.ended or ever) or group.modal not in _POWERS:
        return ()
    core = core_of(found.predicate)
    if not comp or passes(found) or is_of_talk(comp) or is_at_hand(core):
        return ()
    if ever and comp[0].low not in _ASKED_OF:
        # What never works is no failure of the moment, whatever the verb.
        value = (activity(found)[0], *strip_determiner(comp))
        kind = ClaimKind.RECURRING_STATE if group.modal == "can" else None
        one = claim(
            found, value=value, label=label_of(activity(found)), slot="constraint", kind=kind
        )
        often = " hardly ever " if "ever" in group.adverbs else " hardly "
        return (replace(one, statement=one.statement.replace(" hardly ", often)),)
    sworn = group.modal == "must"
    if group.lemma in _LIMITING - _BODILY_NOT and not (sworn and is_kind(core)):
        return ()
    if (is_single(core) and not sworn) or (
        {w.low for w in comp} & DAY_WORDS and not abides(found.predicate)
    ):
        return ()
    if group.lemma in {"get", "wait", "keep", "have", "take"} and not (
        is_kind(core) and lasting_object(core)
    ):
        return ()
    value = (activity(found)[0], *strip_determiner(comp))
    return (claim(found, value=value, label=label_of(activity(found)), slot="constraint"),)


_WELL = word_set("decent mean passable proper respectable tolerable cracking wicked reasonable")
"""How well somebody does what they can: "I can weld a decent seam", "bake a mean loaf"."""


def _can(found: Found) -> tuple[Claim, ...]:
    """Read "I can lift about 30 kilos", "I can walk two miles": a power with its measure or kind."""
    group = found.predicate.verb
    if group.negated or group.modal != "can" or group.lemma in MIND_VERBS | HAND_VERBS | _OFFERED:
        return ()
    core = core_of(found.predicate)
    if not core or passes(found) or core[0].low in PREPOSITIONS:
        return ()
    if len(core) > 2 and core[0].low in {"a", "an"} and core[1].low in _WELL:
        words = (activity(found)[0], *core)
        return (claim(found, value=words, label=label_of(words), slot="skill"),)
    if core[0].low in DETERMINERS:
        return ()
    measured = (
        core[0].low in NUMBERS | {"about", "around", "up", "over", "nearly"}
        or core[0].low[0].isdecimal()
    )
    if not (measured or (is_kind(core) and lasting_object(core))):
        return ()
    words = activity(found)
    return (claim(found, value=words, label=label_of(words), slot="skill"),)


_NOT_HAD = word_set(
    """experience time luck plans news opinions feelings memories thoughts fun access permission space room money
    faith people guests visitors company homework work stuff reservations mixed limited full similar enough more less
    lots plenty something anything nothing everything other new different several some any such these those"""
)


def _endowed(found: Found) -> tuple[Claim, ...]:
    """Read "I have perfect pitch", "I have flat feet", "I have low blood pressure"."""
    comp, group = found.predicate.comp, found.predicate.verb
    core = core_of(found.predicate)
    body = core[: phrase_end(core, 0)] or core
    if (
        group.negated
        or group.progressive
        or passes(found)
        or len(body) < 2
        or len(comp) > len(body) + 6
    ):
        return ()
    if (
        body[0].low in DETERMINERS | NUMBERS | PREPOSITIONS
        or body[0].low[0].isdecimal()
        or body[0].low == "to"
    ):
        return ()
    nouns = {w.low for w in body} | {noun_lemma(w.low) for w in body}
    if (
        nouns & (_NOT_HAD | THING_JUNK | BE)
        or is_at_hand(body)
        or {w.low for w in body} & DAY_WORDS
    ):
        return ()
    return (claim(found, value=body, label=label_of(body)),)


_ABILITIES = LANGUAGES | word_set(
    "maths math spelling handwriting cooking typing grammar pronunciation excel sql arithmetic swimming"
)
_MASTERED = word_set(
    """rusty decent good great ok okay fine fluent basic terrible poor shaky weak limited conversational patchy passable awful bad
    nonexistent non-existent strong excellent solid mediocre intermediate elementary better worse native near-native so-so atrocious"""
)
_AROUND = word_set("at around about roughly level")
_LEVEL = re.compile(r"[ABC][12][+-]?\Z")
"""A level of a language (CEFR): "B2"."""

_DEGREE = word_set(
    "pretty quite very really rather fairly a bit still only mostly so too somewhat at best"
)


def _mastery(found: Found) -> tuple[Claim, ...]:
    """Read "my French is pretty rusty": how well somebody has a language or a skill."""
    subject, comp = found.predicate.subject, found.predicate.comp
    if not subject.noun or not subject.shown.startswith("User's ") or len(subject.noun) > 2:
        return ()
    if subject.noun[-1].low not in _ABILITIES or " of " in subject.shown:
        return ()
    head = next((w for w in comp if w.low not in _DEGREE | _AROUND), None)
    if head is None or not (head.low in _MASTERED or _LEVEL.match(head.text)):
        return ()
    what = subject.noun[-1:]
    return (claim(found, value=what, label=label_of(what), slot="proficiency"),)


_BOUNDS = (("at", "most"), ("max",), ("maximum",), ("tops",), ("at", "a", "push"))


def _at_most(found: Found) -> tuple[Claim, ...]:
    """Read "I can do an hour each evening at most": a power that is told with its bound."""
    group, lows = found.predicate.verb, tuple(w.low for w in found.predicate.comp)
    bound = next((b for b in _BOUNDS if lows[-len(b) :] == b), ())
    measured = bool(lows) and (lows[0] in NUMBERS | {"an", "half"} or lows[0][0].isdecimal())
    if not bound or not measured or group.negated or group.modal != "can":
        return ()
    if not abides(found.predicate) or points_away(found.predicate.comp):
        return ()
    value = found.predicate.comp
    return (claim(found, value=value, label=label_of(value), slot="constraint"),)


def _means(found: Found) -> tuple[Claim, ...]:
    """Read "I can spend 30 quid a month on hobbies"."""
    comp, group = found.predicate.comp, found.predicate.verb
    amount = any(w.low[0].isdecimal() or w.low in NUMBERS or w.text[0] in "€$£" for w in comp[:4])
    if group.modal != "can" or group.negated or not amount or points_away(comp):
        return ()
    return (claim(found, value=comp, label=label_of(comp)),)


def _level(found: Found) -> tuple[Claim, ...]:
    """Read "I'm at A2 in German"."""
    words = found.words("x")
    if not words or _LEVEL.match(words[0].text.upper()) is None:
        return ()
    if len(words) > 1 and words[1].low not in {"in", "level", "now", "and", "at", "but", ","}:
        return ()
    return (claim(found, value=words[2:3], label="language level"),)


# fmt: off
RICH_POWER_ENTRIES = (
    Entry(
        name="power.mastery", since=SINCE, who=frozenset({Who.THING}), verbs=("be",), patterns=("{x:rest}",), slot="proficiency", many="x",
        kind=ClaimKind.SKILL, denial="assert", make=_mastery,
    ),
    Entry(
        name="power.level", since=SINCE, who=ONE, verbs=("be",), patterns=("?only ?still ?at ?around ?about ?level {x:rest}",), slot="proficiency", many="x",
        kind=ClaimKind.SKILL, denial="none", make=_level,
    ),
    Entry(
        name="power.cannot", since=SINCE, who=USERS, verbs=("",), patterns=("{x:rest}",), slot="constraint", kind=ClaimKind.CONSTRAINT,
        tenses=frozenset({Tense.MODAL}), denial="assert", loose=True, make=_cannot,
    ),
    Entry(
        name="power.at_most", since=SINCE, who=USERS, verbs=("do", "manage", "spare", "work", "train", "practise", "study", "walk", "run"),
        patterns=("{x:rest}",), slot="constraint", kind=ClaimKind.CONSTRAINT, tenses=frozenset({Tense.MODAL}), denial="none", loose=True, make=_at_most,
    ),
    Entry(
        name="power.means", since=SINCE, who=USERS, verbs=("spend", "afford", "pay"), patterns=("{x:rest}",), slot="budget", kind=ClaimKind.CONSTRAINT,
        tenses=frozenset({Tense.MODAL}), denial="none", loose=True, make=_means,
    ),
    Entry(
        name="power.can", since=SINCE, who=ONE, verbs=("",), patterns=("{x:rest}",), slot="skill", kind=ClaimKind.SKILL,
        tenses=frozenset({Tense.MODAL}), denial="none", loose=True, make=_can,
    ),
    Entry(
        name="power.endowed", since=SINCE, who=ONE, verbs=("have",), patterns=("{x:rest}",), slot="endowment", kind=ClaimKind.PROJECT_FACT,
        denial="none", loose=True, make=_endowed,
    ),
)
# fmt: on
