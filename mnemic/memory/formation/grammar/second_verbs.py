"""What may follow a complement behind "and" or "but" where a turn is read for recall.

A second verb that shares the subject must not be what the next clause is about ("..., so sugar is
banned"), nor a kind of the same thing ("wet food in the morning and dry at night"); a present may
follow a past ("I broke my hip and walk with a frame"), and "but" may only except.
"""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.categories import categories
from mnemic.memory.formation.grammar.casing import is_only_verb
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.medicine_names import EVERYDAY, NAMED
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import Subject, Who
from mnemic.memory.formation.grammar.verbs import Tense, VerbGroup
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    DETERMINERS,
    PREPOSITIONS,
    PUNCTUATION,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set


def whole_group(words: Words, group: VerbGroup, *, rich: bool) -> VerbGroup:
    """Give a verb group that took no word of what it tells: "always do code review", "is too tall"."""
    at = group.next - 1 if rich else -1
    if group.lemma == "be" and at > 0 and words[at].low == "too" and group.next < len(words):
        return replace(group, next=at, adverbs=tuple(a for a in group.adverbs if a != "too"))
    if rich and group.lemma in _SAME_FORM and group.tense is Tense.PRESENT and group.form == "base":
        harmed = (
            group.lemma == "hurt"
            and words[group.next : group.next + 1] != ()
            and (words[group.next].low == "my" and len(words) <= group.next + 2)
        )
        over = harmed or any(_is_over(words, k) for k in range(group.next, min(len(words), at + 8)))
        return replace(group, tense=Tense.PAST, form="past") if over else group
    does = at > 1 and words[at - 1].low in {"do", "does", "did"} and words[at - 2].low in ADVERBS
    named = does and group.lemma not in _MEANT and not is_only_verb(words[at].low)
    if not named or group.negated or group.next >= len(words):
        return group
    if words[group.next].low in DETERMINERS | PREPOSITIONS | {"it", "them", "me", "us", "to"}:
        return group
    return replace(group, lemma="do", word=words[at - 1].low, next=at)


_SAME_FORM = frozenset({"hurt", "cut", "hit", "put", "burst", "split"})
"""Verbs whose past is written like their present: a time that is over tells them apart."""


def _is_over(words: Words, k: int) -> bool:
    low, behind = words[k].low, words[k + 1].low if k + 1 < len(words) else ""
    return (
        low in {"ago", "yesterday"}
        or (low == "last" and words[k - 1].low != "every")
        or (
            low in {"in", "since"}
            and (behind in MONTHS or (behind.isdecimal() and len(behind) == YEAR_DIGITS))
        )
    )


YEAR_DIGITS = 4

_MEANT = word_set("like have love prefer enjoy use live work own need want")
"""What is meant when "do" stands before it: "I usually do work late"."""

_ITS = frozenset({"has", "does", "is"})
_HANDS_OVER = frozenset({"them", "it", "me"})
_TASKS = word_set(
    "remove delete erase rewrite translate summarize summarise shorten explain suggest recommend"
)
_CALLED_UPON = frozenset({"blame", "thank", "trust", "imagine", "sue"})
"""What whoever listens is told to do: "I'm on two coffees a day, blame the newborn"."""

_FOUND = word_set("lost stuck stranded exhausted drunk injured wounded soaked abandoned frozen")
"""What others were, told between commas: "we met some walkers, lost, on the moor"."""

_ON_THE_PHONE = word_set("talk chat type speak stay write put")


def is_of_another(words: Words, k: int, j: int, subject: Subject, group: VerbGroup) -> bool:
    """Tell whether a verb behind a joint is nobody's that the subject names.

    "The rota, as I pasted it, has ..." is of the rota, ", just talk to me" and ", remove them"
    order something, "between epoxy and varnish" names two things, "..., raised by grandma" and
    "mum's here, can't talk" are of who speaks.
    """
    if words[k - 1].low in {"and", "&"}:
        return any(w.low == "between" for w in words[group.next : k]) and j == k
    return ends_before(words, k, subject)


def ends_before(words: Words, k: int, subject: Subject) -> bool:
    """Tell whether what is said of a subject is over before the verb phrase at `k`, another's."""
    j = k
    while j < len(words) and words[j].low in ADVERBS | {"just"}:
        j += 1
    own = subject.who in {Who.SELF, Who.WE}
    low = words[j].low if j < len(words) else ""
    if own and low in _ITS:
        return True
    if not low or words[k - 1].low != ",":
        return False
    behind = words[j + 1].low if j + 1 < len(words) else ""
    if low in {"called", "named"} and j + 1 < len(words) and is_name(words[j + 1]):
        # "We had a girl, called Wren": she is, and nobody called her.
        return True
    if own and j == k and low in _CALLED_UPON:
        return True
    if own and j == k and (low in _TASKS or (behind == "," and low in _FOUND)):
        return True
    if own and (any(w.low == "just" for w in words[k:j]) or behind in _HANDS_OVER):
        return verb_lemma(low) == low and (behind != "it" or j + 2 >= len(words))
    if subject.who is not Who.PERSON:
        return False
    verb = next((w.low for w in words[j + 1 : j + 4] if w.low in _ON_THE_PHONE), "")
    unable = low in {"ca", "can", "have", "has", "got"} and bool(verb)
    return unable or (behind == "by" and low.endswith("ed"))


_KEPT_SINCE = frozenset({"keep", "own", "grow", "sell", "teach", "speak"})
_SINCE_THEN = _KEPT_SINCE | word_set(
    "walk get live use need take rely wear manage depend sleep eat cannot go"
)


def since_then(words: Words, j: int, group: VerbGroup) -> bool:
    """Tell whether a present follows a past: what somebody does since."""
    behind = words[j + 1].low if j + 1 < len(words) else ""
    if (
        group.tense is not Tense.PAST
        or words[j - 1].low != "and"
        or words[j].low not in _SINCE_THEN
    ):
        return False
    if words[j].low in _KEPT_SINCE and noun_lemma(behind) != behind:
        return True
    return behind in {
        "with",
        "by",
        "about",
        "on",
        "in",
        "at",
        "without",
        "a",
        "an",
        "my",
        "to",
        "around",
    }


_KINDS = frozenset({"dry", "wet", "warm", "cool", "clean", "dirty", "empty", "open", "slow"})


def is_kind(words: Words, j: int) -> bool:
    """Tell whether a word says of what kind: "get wet food in the morning and dry at night"."""
    return words[j].low in _KINDS and any(w.low in _KINDS for w in words[max(0, j - 9) : j])


def is_subject(words: Words, j: int) -> bool:
    """Tell whether a word is what the next clause is about: "..., so sugar is banned"."""
    behind = words[j + 1].low if j + 1 < len(words) else ""
    if behind in {"is", "are", "was", "were", "has", "does"}:
        return True
    lemma = verb_lemma(behind) if behind.endswith("s") else None
    after = words[j + 2].low if j + 2 < len(words) else ""
    return lemma not in {None, behind} and after in {"me", "us", "him", "her", "them"}


def is_consumed(words: Words, j: int, verb: str, begin: int) -> bool:
    """Tell whether a word names what is eaten, drunk or taken beside another: "vitamin D and iron".

    `verb` is what is done, `begin` where what it is done to starts.
    """
    at = j - 1
    if verb not in _CONSUMES or words[at].low not in {"and", "or", "&"}:
        return False
    noun, beside = noun_lemma(words[j].low), words[begin:at]
    if verb in {"take", "need"}:
        return noun in EVERYDAY and any(
            noun_lemma(w.low) in EVERYDAY or NAMED.match(w.low) is not None for w in beside
        )
    return _is_eaten(noun, verb) and any(_is_eaten(noun_lemma(w.low), verb) for w in beside)


_CONSUMES = frozenset({"eat", "drink", "take", "need"})
_POURED = word_set("water juice squash")


def _is_eaten(noun: str, verb: str) -> bool:
    sorts = categories(noun)
    return noun in _POURED or ("drink" if verb == "drink" else "food") in sorts


def ends_list(words: Words, j: int) -> bool:
    """Tell whether a word ends a list and does nothing: "labels every tub with date and initials"."""
    end = len(words)
    if j >= end:
        return False
    while end > j and words[end - 1].low in PUNCTUATION:
        end -= 1
    low = words[j].low
    return (
        j + 1 == end
        and j > LISTED_FROM
        and words[j - 1].low in {"and", "&"}
        and words[j - 3].low in {"with", "of", "for", "in", "by", "without"}
        and noun_lemma(low) != low
    )


LISTED_FROM = 3
"""A list has its preposition, a noun and "and" before its end."""


_ALL_OF = word_set("every each any nobody noone everyone everybody anyone anybody all")
_LEFT_OUT = word_set("me us mine ours him her mum dad weekends weekdays")


def excepts(words: Words, i: int, j: int) -> bool:
    """Tell whether "but" excepts: "nothing but manga", "no fruit but bananas"."""
    if words[j - 1].low in {"nothing", "anything", "everything"}:
        return True
    barred = any(w.low == "no" for w in words[i:j])
    rest = words[j + 1 : j + 4]
    if _ALL_OF & {w.low for w in words[max(0, i - 1) : j]} and rest:
        # "every day but Monday", "there's nobody who speaks Polish but us"
        return rest[0].low in DAY_WORDS | MONTHS | _LEFT_OUT or (len(rest) < 3 and is_name(rest[0]))
    return (
        barred
        and bool(rest)
        and all(verb_lemma(w.low) is None for w in rest[:2])
        and (
            rest[0].low
            not in {"i", "we", "he", "she", "they", "it", "my", "our", "the", "not", "also"}
        )
    )
