"""English as it is spoken in many places, put as the grammar reads it (`formation@11`).

"We shifted last week only" (India), "I don't teach maths again o" (Nigeria), "my mamaw is fixin'
to turn 90" (Appalachia): what only stresses is left out, and what ends or comes says so.
"""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import PUNCTUATION, given, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set


def as_read(words: Words) -> Words:
    """Give a clause without what only stresses it; what is said so already is left alone."""
    for mend in (
        _without_particle,
        _without_only,
        _no_more,
        _about_to,
        _in_team,
        _taken_up,
        _chores,
    ):
        words = mend(words)
    return words


_PARTICLES = word_set("o oo ooo oh sha abi lah lor yaar")


def _without_particle(words: Words) -> Words:
    """Read "I no longer eat there o" without its `o`."""
    end = len(words)
    while end and words[end - 1].low in PUNCTUATION:
        end -= 1
    if end < 4 or words[end - 1].low not in _PARTICLES or words[end - 1].text.isupper():
        return words
    cut = end - 1 - (words[end - 2].low == ",")
    return (*words[:cut], *words[end:])


_PAST_TIMES = word_set(
    "week month year night monday tuesday wednesday thursday friday saturday sunday"
)


def _without_only(words: Words) -> Words:
    """Read "shifted last week only", "joined yesterday only" as no more than the time of it."""
    for i in range(3, len(words)):
        ends = i + 1 == len(words) or words[i + 1].low in PUNCTUATION | {"and", "so", "but"}
        if words[i].low != "only" or not ends or not _is_done(words[:i]):
            continue
        before = words[i - 1].low
        last = words[i - 2].low in {"last", "this"} and before in _PAST_TIMES | MONTHS
        month = words[i - 2].low in {"in", "on"} and before in MONTHS | DAY_WORDS
        if before in {"yesterday", "today"} or last or month or before == "ago":
            return (*words[:i], *words[i + 1 :])
    return words


def _is_done(words: Words) -> bool:
    """Tell whether a verb says that something was done, once."""
    for before, word in pairwise(words):
        lemma = verb_lemma(word.low)
        past = lemma is not None and verb_form(word.low, lemma) == "past" and lemma not in _LASTING
        if past and (before.low in _DOERS or before.text.islower()):
            return True
    return False


_LASTING = word_set("be have do work live stay open")
_DOERS = word_set("i we he she they have has 've 's")

_NOT_HABITS = word_set(
    "want wish need think hope know believe expect say see remember understand mean care"
)


def _no_more(words: Words) -> Words:
    """Read "I don't teach maths again" as teaching it no more."""
    end = len(words)
    while end and words[end - 1].low in PUNCTUATION:
        end -= 1
    if end < 5 or words[end - 1].low != "again":
        return words
    at = next(
        (i for i in range(min(4, end)) if words[i].low in {"i", "we", "he", "she", "they"}), -1
    )
    if at < 0 or at + 3 >= end:
        return words
    done, no, verb = words[at + 1 : at + 4]
    if done.low not in {"do", "does"} or no.low not in {"n't", "not"}:
        return words
    if verb_lemma(verb.low) != verb.low or verb.low in _NOT_HABITS:
        return words
    again = words[end - 1]._replace(text="anymore", low="anymore")
    return (*words[: end - 1], again, *words[end:])


def _about_to(words: Words) -> Words:
    """Read "she's fixin' to turn 90" as being about to."""
    for i in range(1, len(words) - 2):
        if words[i].low not in {"fixin", "fixing", "finna"} or words[i - 1].low not in {
            "is",
            "'s",
            "am",
            "'m",
            "are",
            "'re",
        }:
            continue
        k = i + 1
        while k < len(words) and words[k].low in {"'", "’"}:
            k += 1
        if k < len(words) and words[k].low == "to":
            be = words[i - 1]
            full = {"'s": "is", "'m": "am", "'re": "are"}.get(be.low, be.low)
            be = be._replace(text=full, low=full)
            return (*words[: i - 1], be, given("about", words[i].start), *words[k:])
    return words


def _in_team(words: Words) -> Words:
    """Read "in our team we use GitLab" without saying twice whose it is."""
    for i in range(min(2, max(0, len(words) - 5))):
        lows = [w.low for w in words[i : i + 5]]
        if lows[0] in {"in", "on", "at"} and lows[1] == "our" and lows[2] in _TEAMS:
            we = i + 3 + (lows[3] == ",")
            if words[we].low in {"we", "we're", "we've"}:
                return (*words[:i], *words[we:])
    return words


_TEAMS = word_set("team squad crew company firm")


_PURSUED = word_set(
    """play sing run swim train cycle row climb dance paint knit teach coach volunteer study smoke eat drink sail box
    work live jog ride fish sew skate surf"""
)
_AT_HAND = word_set("the my this that these those it on with through up out into from")


def _taken_up(words: Words) -> Words:
    """Read "I'm playing in the band again" as playing there: what is taken up again is done."""
    end = len(words)
    while end and words[end - 1].low in PUNCTUATION:
        end -= 1
    if end < 4 or words[end - 1].low != "again":
        return words
    at = next((i for i in range(min(3, end)) if words[i].low in {"i", "we"}), -1)
    if (
        at < 0
        or at + 3 > end - 1 + (end > 4)
        or words[at + 1].low not in {"am", "'m", "are", "'re"}
    ):
        return words
    doing = words[at + 2]
    lemma = verb_lemma(doing.low)
    if (
        lemma not in _PURSUED
        or not doing.low.endswith("ing")
        or words[at + 3].low in _AT_HAND | {"again"}
    ):
        return words
    verb = doing._replace(text=lemma, low=lemma)
    return (*words[: at + 1], verb, *words[at + 3 :])


_CHORES = word_set("clean iron garden shop farm")


def _chores(words: Words) -> Words:
    """Read "I cook, clean and drive" as three doings: nobody cooks clean."""
    for i in range(3, len(words) - 1):
        doing = verb_lemma(words[i - 2].low) == words[i - 2].low and words[i - 1].low == ","
        listed = words[i].low in _CHORES and words[i + 1].low in {"and", ","}
        if doing and listed and words[i - 3].low in {"i", "we"}:
            return (*words[:i], given(words[i - 3].text, words[i].start), *words[i:])
    return words
