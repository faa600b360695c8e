"""What a speaker corrects in one breath: "My size is L, no wait, M." says M."""

from __future__ import annotations

import re
from collections.abc import Callable

from mnemic.memory.formation.grammar.leads import match_phrase, phrases
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation
from mnemic.memory.formation.grammar.words import (
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
)
from mnemic.memory.formation.wordlists import word_set

REPAIR_WORDS_MAX = 6
"""Longest correction that takes the place of words, and is no clause of its own."""

_MARKERS = phrases(
    """
no wait|no sorry|no actually|no i mean|no|wait no|wait|sorry i mean|sorry no|sorry|oops|i mean|i meant|actually|actually no|or rather|rather|correction|make that|scratch that|er|erm|uh|um|my mistake|i misspoke|or actually
no , wait|wait , no|no , sorry|sorry , no|no , i mean|sorry , i mean|sorry , i meant|no , actually|actually , no|no no|oh wait|oh no|oh sorry|uh no|hmm no|ah no
"""
)
HINT = re.compile(
    r"\b(?:no|wait|sorry|oops|i\s+mean|i\s+meant|actually|rather|correction|make\s+that|"
    r"scratch\s+that|my\s+mistake|misspoke|er|erm|uh|um)\b",
    re.I,
)
"""One of these stands in every repair."""

_BREAKS = frozenset({",", "-", "–", "—", ".", ";", "(", "…", "...", "!", ":"})
_CLAUSE_STARTS = word_set("i we he she they my our you there that this what which how who")
_NO_VALUES = word_set(
    "not so just really very too also then maybe problem worries idea thanks thank"
)


def repaired(words: Words, *, rich: bool = False) -> Words | None:
    """Give the words with the corrected part in place of what it corrects, None without one.

    With `rich`, "make that" without a mark before it corrects only a number, a day or a name:
    "clipless pedals make that worse" is a verb.
    """
    for i in range(2, len(words)):
        if words[i - 1].low not in _BREAKS and words[i].low not in {"scratch", "make"}:
            continue
        step = match_phrase(_MARKERS, words, i)
        if not step:
            continue
        behind = words[i + step].low if i + step < len(words) else ""
        counts = rich and _counts_anew(words, i, step)
        if behind not in _BREAKS and not counts and not _may_be_bare(words, i, step):
            continue
        head = strip_punctuation(words[:i])
        while head and head[-1].low in {"wait", "no", "oh"}:
            head = strip_punctuation(head[:-1])
        rest = strip_punctuation(words[i + step :])
        better = _time_put_right(head, rest, words[i : i + step]) if rich else ()
        better = better or (_counted_first(head, rest) if rich else ()) or _value(rest)
        if rich and better and words[i - 1].low not in _BREAKS and not _is_like(words[:i], better):
            continue
        if head and better:
            return (_other_day(head, better) if rich else None) or _put(head, better)
    return None


_DAY = re.compile(r"\d{1,2}(?:st|nd|rd|th)?\Z")
_ORDINAL = re.compile(r"(?P<day>\d{1,2})(?:st|nd|rd|th)\Z")


def _other_day(head: Words, better: Words) -> Words | None:
    """Put "the 16th" in the place of the day in "on the 14th of May"; None for all else."""
    day = better[1:] if better[0].low == "the" else better
    found = _ORDINAL.match(day[0].low) if len(day) == 1 else None
    at = next((i for i in range(len(head) - 1, 0, -1) if _is_day(head, i)), 0)
    if found is None or not at:
        return None
    text = day[0].text if _ORDINAL.match(head[at].low) else found.group("day")
    return (*head[:at], day[0]._replace(text=text, low=text), *head[at + 1 :])


def _is_day(words: Words, i: int) -> bool:
    """Tell whether the day of a month stands at word `i`: "the 14th of May", "May 14"."""
    if _DAY.match(words[i].low) is None:
        return False
    behind = [w.low for w in words[i + 1 : i + 3]]
    of_month = behind[:1] == ["of"] and behind[1:] and behind[1] in MONTHS
    before = words[i - 2].low if i > 1 and words[i - 1].low == "the" else words[i - 1].low
    return bool(of_month or (behind and behind[0] in MONTHS) or before in MONTHS)


def _counts_anew(words: Words, i: int, step: int) -> bool:
    """Tell whether "make that five" is a sentence of its own behind what was counted."""
    marker = [w.low for w in words[i : i + step]]
    rest = strip_punctuation(words[i + step :])
    counted = sum(_is_number(w.low) for w in words[:i]) == 1
    alone = len(rest) == 1 and _is_number(rest[0].low)
    return marker == ["make", "that"] and alone and counted


_STRONG = word_set("mean meant wait that correction rather misspoke")


def _may_be_bare(words: Words, i: int, step: int) -> bool:
    """Tell a correction without a mark behind it from "No emojis please"."""
    if words[i - 1].low in {".", "!", "?"}:
        return False
    if words[i + step - 1].low in _STRONG or i + step >= len(words):
        return True
    first = words[i + step]
    return words[i].low != "no" and (
        _is_number(first.low) or is_name(first) or first.low in {"it", "a", "an", "the", "in", "at"}
    )


def _is_like(before: Words, better: Words) -> bool:
    """Tell whether an unmarked correction puts what may stand in its own sentence."""
    first = better[0]
    apt = _is_number(first.low) or first.low in DAY_WORDS | MONTHS or is_name(first)
    return apt and _ENDS.isdisjoint(w.low for w in before)


_ENDS = frozenset({".", "!", "?", ";", "…"})


def _counted_first(head: Words, rest: Words) -> Words:
    """Give "ten" of "ten, the fox took one": a number that a clause about it follows; () for none."""
    if len(rest) < COUNTED_WORDS_MIN or rest[1].low != "," or not _is_number(rest[0].low):
        return ()
    told = rest[2].low in _CLAUSE_STARTS | {"the", "one", "because", "since", "as"}
    return rest[:1] if told and sum(_is_number(w.low) for w in head) == 1 else ()


COUNTED_WORDS_MIN = 5
"""How many words "ten, the fox took one" has, at least: the number, a comma and a clause."""


def _value(words: Words) -> Words:
    """Give what a correction puts in place: "it's John" puts "John"."""
    if len(words) > 2 and words[0].low == "it" and words[1].low in {"'s", "is"}:
        words = strip_punctuation(words[2:])
    while len(words) > 1 and words[-1].low in {"now", "then", "actually", "sorry"}:
        words = strip_punctuation(words[:-1])
    if not words or len(words) > REPAIR_WORDS_MAX:
        return ()
    first = words[0].low
    if first in _CLAUSE_STARTS | _NO_VALUES or any(w.low in PUNCTUATION for w in words):
        return ()
    return words


def _time_put_right(head: Words, rest: Words, marker: Words) -> Words:
    """Give the time of "it was 2022, the year after ...", "it's Saturday I leave"; () for none.

    What follows "actually" may be of something else: "actually it was 2022 when we moved in".
    """
    if len(rest) < TIME_AT + 1 or rest[0].low != "it" or rest[1].low not in {"'s", "is", "was"}:
        return ()
    at = TIME_AT + (rest[TIME_AT].low in {"actually", "on", "in"})
    time, behind = rest[at : at + 1], [w.low for w in rest[at + 1 : at + 3]]
    if not time or not any(_is_same_sort(w, time[0]) for w in head):
        return ()
    sure = not _DENIES.isdisjoint(w.low for w in marker)
    if not behind or behind[0] == "," or (behind[0] in _GOING_ON and sure):
        return time
    return time if behind[0] in {"i", "we"} else ()


TIME_AT = 2
"""Where the time stands in "it was 2022", in words."""

_DENIES = frozenset({"no", "sorry", "wait", "oops", "correction"})
_GOING_ON = frozenset({"when", "because", "since", "that"})


def _is_same_sort(one: Word, other: Word) -> bool:
    """Tell whether two words are both years, both months or both days of the week."""
    if _YEAR.match(one.low) is not None:
        return _YEAR.match(other.low) is not None
    return any(one.low in sort and other.low in sort for sort in (MONTHS, DAY_WORDS - MONTHS))


_YEAR = re.compile(r"(?:19|20)\d\d\Z")


def _put(head: Words, better: Words) -> Words | None:
    first = better[0]
    if _is_number(better[0].low):
        return _in_place(head, better, lambda w: _is_number(w.low))
    if first.low in DAY_WORDS | MONTHS:
        return _in_place(head, better, lambda w: w.low in DAY_WORDS | MONTHS)
    if first.low in PREPOSITIONS:
        at = _last(head, lambda low: low == first.low)
        return head[:at] + better if at > 0 else None
    if first.low in DETERMINERS:
        at = _last(head, lambda low: low in DETERMINERS)
        return head[:at] + better if at > 1 else None
    if is_name(first):
        end = len(head)
        while end > 1 and not is_name(head[end - 1]):
            end -= 1
        start = end
        while start > 1 and is_name(head[start - 1]):
            start -= 1
        return head[:start] + better + head[end:] if end > 1 else None
    if len(better) == 1 and not is_name(head[-1]) and head[-1].low not in PREPOSITIONS:
        return head[:-1] + better
    return None


def _is_number(low: str) -> bool:
    return low[0].isdecimal() or low in NUMBERS


def _in_place(head: Words, better: Words, like: Callable[[Word], bool]) -> Words | None:
    at = next((i for i in range(len(head) - 1, 0, -1) if like(head[i])), 0)
    if not at:
        return None
    rest = head[at + 1 :] if len(better) == 1 else ()
    return head[:at] + better + rest


def _last(head: Words, test: Callable[[str], bool]) -> int:
    return next((i for i in range(len(head) - 1, 0, -1) if test(head[i].low)), 0)


def contrasted(denial: Words, other: Words) -> Words | None:
    """Read "my name isn't Jon", "it's John" as "my name is John"."""
    if len(other) < 2 or other[0].low != "it" or other[1].low not in {"'s", "is"}:
        return None
    for i in range(1, len(denial) - 1):
        if denial[i].low in {"n't", "not"} and denial[i - 1].low in {"is", "'s"}:
            return denial[:i] + other[2:]
    return None
