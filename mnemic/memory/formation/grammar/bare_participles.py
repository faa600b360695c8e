"""Clauses that open on a participle and leave "I was" out: "raised Mormon", "hired as an analyst".

A bare past reads as what the speaker did ("moved to Ghent"). What is done to somebody, or lasts since,
is told in the passive: "widowed in 2019", "divorced 6 yrs", "paid on the 28th", "mentored by Old Tam".
"""

from __future__ import annotations

from functools import lru_cache

import lemminflect

from mnemic.memory.formation.grammar.lexicon import BELIEFS, HEALTH, NATIONALITIES, PERIODS_PLURAL
from mnemic.memory.formation.grammar.note_nouns import is_noun
from mnemic.memory.formation.grammar.phrases import Words, is_name, points
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_STANDING = word_set("divorced widowed separated married retired engaged unemployed disabled sober")
"""What somebody is for years: "divorced 6 years"."""

_BEFALLEN = frozenset({"widowed", "orphaned"})
_DONE_TO = word_set(
    """raised born brought diagnosed hired promoted demoted fired sacked laid elected appointed adopted fostered
    evicted deported baptised baptized christened ordained knighted educated schooled homeschooled bullied sectioned
    apprenticed conscripted drafted hospitalised hospitalized imprisoned jailed shortlisted nominated
    commissioned discharged headhunted poached expelled misdiagnosed vaccinated confirmed made"""
)
_IN_FORCE = word_set(
    "stationed posted banned barred licensed certified registered insured sponsored employed seconded enrolled"
)
"""What is so as long as nobody says otherwise: "banned from driving till 2027"."""

_LED = word_set(
    """mentored taught trained coached published represented funded backed managed supervised recruited tutored
    sponsored brought abandoned abused"""
)
_CHOSEN = frozenset({"voted", "elected", "appointed", "named", "crowned"})
_OFFICES = word_set(
    """treasurer secretary chair chairman chairwoman chairperson captain president governor councillor rep
    representative head leader mayor trustee steward vice-captain director"""
)
_PAY = word_set("on weekly monthly fortnightly hourly by per quarterly twice every in")
_ALLOWANCE = frozenset({"to", "a", "an", "no", "only"})
_TAILS = word_set("young early late redundant off up twice again home")


def passive(words: Words) -> Words:
    """Give a clause that opens on what was done to its speaker with its "I was"; () for any other."""
    at = 1 if len(words) > 2 and words[0].low in _BEFORE else 0
    if at + 1 >= len(words):
        return ()
    low, behind = words[at].low, words[at + 1].low
    if (low not in _OPENING and behind != "by") or points(words[at + 1 :]):
        return ()
    verb = _aux(words, at, low, behind)
    if not verb:
        return ()
    comma = next((k for k in range(at + 2, len(words) - 1) if words[k].low == ","), 0)
    if comma and words[comma + 1].low in PREPOSITIONS | {"a", "an", "the"}:
        # "laid off from the mine, on a course until June": where somebody is now is another thing,
        # as is who somebody else is ("engaged to Rui, a baker").
        words = words[:comma]
    start = words[0].start
    first = words[at]._replace(text=low)
    told = (given("I", start), *(given(v, start) for v in verb), *words[:at], first)
    years = _years(words, at + 1)
    if years and low in _STANDING:
        return (*told, given("for", first.end + 1), *words[at + 1 :])
    return (*told, *words[at + 1 :])


_BEFORE = frozenset({"recently", "happily", "newly", "just", "originally"})
_OPENING = _STANDING | _BEFALLEN | _DONE_TO | _IN_FORCE | _CHOSEN | {"paid", "allowed", "bankrupt"}


def _aux(words: Words, at: int, low: str, behind: str) -> tuple[str, ...]:
    """Give the auxiliaries that were left out before a participle, () where none was."""
    been = ("have", "been")
    if low in _STANDING and _years(words, at + 1):
        return been
    if (low in _CHOSEN and behind in _OFFICES) or (low == "bankrupt" and behind == "in"):
        return ("was",)
    if low in _BEFALLEN:
        alone = behind in PREPOSITIONS | _TAILS | {"with", ","} or _years(words, at + 1)
        return ("was",) if alone else ()
    if low in {"engaged", "married"} and behind == "to":
        return ("am",)
    if low in _STANDING:
        return ("got",) if low == "divorced" and behind in PREPOSITIONS - {"from"} else ()
    if low == "paid":
        return ("am",) if behind in _PAY and not _names_sum(words, at + 2) else ()
    if low == "allowed":
        return ("am",) if behind in _ALLOWANCE | NUMBERS or behind.isdecimal() else ()
    if low in _IN_FORCE and behind != "since" and _goes_on(words, at + 1):
        return been if any(w.low == "since" for w in words[at + 1 :]) else ("am",)
    if low in _DONE_TO and _goes_on(words, at + 1):
        return ("was",) if _is_told(words, at, behind) else ()
    by = behind == "by" and at + 2 < len(words) and _is_agent(words, at + 2)
    return ("was",) if by and low in _LED else ()


def _is_told(words: Words, at: int, behind: str) -> bool:
    """Tell whether what was done is told whole, and of the speaker: "born in 1879, Einstein" is not."""
    low = words[at].low
    if low == "made":
        return behind in {"redundant", "homeless", "bankrupt", "partner"}
    if low in {"diagnosed", "misdiagnosed"}:
        return behind in {"with", "as"} or behind in HEALTH
    if behind in {"a", "an"}:
        return low in {"elected", "appointed", "ordained", "born", "confirmed"}
    rest = {w.low for w in words[at + 1 : at + 4]}
    long_ago = any(len(r) == YEAR_DIGITS and r.isdecimal() and int(r) < OLDEST_BORN for r in rest)
    return not (rest & {"which", "what", "when", "where"} or long_ago)


OLDEST_BORN = 1925
"""Who was born before that year is not who speaks."""

YEAR_DIGITS = 4


def _is_agent(words: Words, k: int) -> bool:
    word = words[k]
    named = is_name(word) and not word.low[0].isdecimal()
    return named or word.low in {"my", "our", "a", "an", "nuns", "monks"}


def _names_sum(words: Words, k: int) -> bool:
    return k < len(words) and words[k].low in {"time", "full", "cash"}


def _goes_on(words: Words, k: int) -> bool:
    """Tell whether what follows a participle goes with it: how, where, as what, with what."""
    low = words[k].low
    told = low in PREPOSITIONS | _TAILS | {"as", "a", "an", "to"} or low in NATIONALITIES | BELIEFS
    return told or low in HEALTH | {"blind", "disabled", "partially", "carer"} or is_name(words[k])


def _years(words: Words, k: int) -> bool:
    """Tell whether a number of years stands at `k`: "6 yrs", "almost twelve years now"."""
    while k < len(words) and words[k].low in ADVERBS | {"about", "over", "around"}:
        k += 1
    counted = k + 1 < len(words) and (words[k].low.isdecimal() or words[k].low in NUMBERS)
    return counted and words[k + 1].low in PERIODS_PLURAL | {"yrs"} and not _ago(words, k + 2)


def _ago(words: Words, k: int) -> bool:
    return k < len(words) and words[k].low in {"ago", "back", "before"}


@lru_cache(maxsize=4_096)
def is_participle(low: str) -> bool:
    """Tell whether a word can be a past participle: "mentored", "given"."""
    lemma = verb_lemma(low)
    return lemma is not None and low in lemminflect.getInflection(lemma, "VBN")


@lru_cache(maxsize=4_096)
def is_no_past(low: str) -> bool:
    """Tell whether a word is a participle alone and no past: "gone", "taken", "done"."""
    lemma = verb_lemma(low)
    if lemma is None or lemma == low or lemma in {"be", "have"}:
        return False
    past = lemminflect.getInflection(lemma, "VBD")
    return bool(past) and low not in past and is_participle(low)


@lru_cache(maxsize=4_096)
def is_past(low: str) -> bool:
    """Tell whether a word can be a plain past: "tore", "moved"; a participle alone is none."""
    lemma = verb_lemma(low)
    return lemma is not None and lemma != low and low in lemminflect.getInflection(lemma, "VBD")


@lru_cache(maxsize=4_096)
def is_plain_past(low: str) -> bool:
    """Tell whether a word is a past and no participle: "tore", "went"."""
    return is_past(low) and not is_participle(low)


_OBJECTS = DETERMINERS | PREPOSITIONS | word_set("all every each myself to two three half")


def did(words: Words) -> Words:
    """Give "tore my ACL in 2016", "used to be a pastry chef" its "I"; () where no bare past opens."""
    at = 1 if len(words) > 2 and words[0].low in {"also", "recently", "finally", "once"} else 0
    if at + 1 >= len(words):
        return ()
    low, behind = words[at].low, words[at + 1].low
    used_to = (low, behind) == ("used", "to")
    if not used_to and (not is_past(low) or low in _OPENING or low in _NO_DOINGS):
        return ()
    if not (used_to or is_plain_past(low) or behind in _OBJECTS or _is_object(words, at + 1)):
        return ()
    end = next((k for k, w in enumerate(words) if w.low == ","), len(words))
    if not is_plain_past(low) and any(w.low in _AUXILIARIES for w in words[:end]):
        # "Lost luggage at our airport is kept" has another subject.
        return ()
    if low == "left" and noun_lemma(behind) in _SIDES:
        return ()
    first = words[at]._replace(text=low)
    return (given("I", words[0].start), *words[:at], first, *words[at + 1 :])


_SIDES = word_set(
    "knee hip hand foot leg arm eye ear wrist shoulder ankle lung kidney breast side side elbow"
)


_NO_DOINGS = word_set("crew based called named said thought felt used was were had got did")
_AUXILIARIES = (BE - {"'s"}) | MODALS | {"has", "does"}


def _is_object(words: Words, k: int) -> bool:
    """Tell whether a noun with its preposition follows: "bought shares in my cousin's brewery"."""
    behind = words[k + 1].low if k + 1 < len(words) else ""
    return behind in PREPOSITIONS and is_noun(words[k].low)


__all__ = ["did", "is_no_past", "is_participle", "is_past", "is_plain_past", "passive"]
