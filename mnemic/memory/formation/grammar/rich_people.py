"""Entries of `formation@11`: what is said of the people of the user."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    DONE,
    Claim,
    Entry,
    Found,
    claim,
    is_stranger,
)
from mnemic.memory.formation.grammar.lexicon import (
    MENTAL_VERBS,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    has_frequency,
    is_name,
    points,
    until_time,
)
from mnemic.memory.formation.grammar.rich_life import WORK
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

SINCE = "formation@11"
_PERSON = frozenset({Who.PERSON})


def _person(found: Found) -> tuple[Claim, ...]:
    """Take what is said of somebody of the user's: "my mother-in-law babysits the twins"."""
    subject, group, comp = found.subject, found.predicate.verb, found.predicate.comp
    if is_stranger(subject) or group.lemma in _TALK or (not comp and group.tense is Tense.PAST):
        return ()
    lows = {w.low for w in comp}
    if (
        _refers(until_time(comp))
        or lows & (WORK | _IN_TALK)
        or lows & {"tonight", "today", "now", "yesterday"}
        or ("me" in lows and group.lemma not in _DONE_TO_ME)
    ):
        return ()
    if group.tense is Tense.MODAL and group.modal not in {"can", "have to", "must"}:
        return ()
    if group.lemma in {"want", "need", "wish", "ask"} and (comp[0].low == "the" or not comp):
        return ()
    if group.lemma == "be" and not _is_trait(comp):
        return ()
    placed = len(until_time(comp)) < len(comp) or any(is_name(w) for w in comp)
    if group.tense is Tense.PAST and group.lemma not in _EVENTS and not placed:
        return ()
    if group.progressive and group.lemma not in _LIFE and not (has_frequency(comp)):
        return ()
    value = activity(found) if group.lemma != "be" else until_time(comp)
    label = label_of(value)
    return (claim(found, value=value or comp, label=label, slot="about"),)


def _refers(words: Words) -> bool:
    """Tell whether a phrase points; "anything about sharks" does not."""
    open_ended = len(words) > 2 and words[0].low in {"anything", "everything", "nothing", "all"}
    return deictic(words) if open_ended else points(words)


_DONE_TO_ME = word_set(
    "put prescribe diagnose ban forbid teach raise drive pay support leave give buy lend"
)
_IN_TALK = word_set(
    "theory opinion idea question point problem issue suggestion request joke story thing"
)
_TALK = MENTAL_VERBS - {"need", "want"} | word_set(
    "say tell ask think mention suggest call text email reply answer write claim argue mean show send laugh"
)
_EVENTS = word_set(
    """have get start move retire graduate marry die buy break lose win become join leave quit adopt turn finish
    fall have-had divorce separate pass fail change take return open close sell go undergo"""
)
_LIFE = word_set(
    """move retire study learn train expect get work live start graduate marry teach visit come stay renovate build
    write recover teethe apply look plan leave"""
)
_PASSING = word_set(
    """here there late early ready fine ok okay busy sick ill tired asleep awake angry mad upset wrong right happy sad
    sure back gone away coming going home out down great good bad amazing awesome annoying lovely sweet cute
    waiting done over online offline welcome curious worried confused"""
)


def _is_trait(comp: Words) -> bool:
    """Tell a trait, an age, a place or a condition from a passing mood."""
    if not comp:
        return False
    first = comp[0].low
    if first in _PASSING or any(w.low in {"right", "wrong"} for w in comp[:2]):
        return False
    if (
        first in {"so", "very", "really", "too", "a", "an", "the", "super", "pretty", "quite"}
        and len(comp) > 1
    ):
        return comp[1].low not in _PASSING and first not in {"so", "too"}
    return first not in {"such", "like"}


# fmt: off
RICH_PEOPLE_ENTRIES = (
    Entry(
        name="rich.person", since=SINCE, who=_PERSON, verbs=("",), patterns=("?{x:rest}",), slot="about", kind=ClaimKind.RELATIONSHIP,
        type=BeliefType.RELATIONSHIP, tenses=ANY_BUT_MODAL | DONE | {Tense.MODAL}, denial="assert", make=_person,
    ),
)
# fmt: on
