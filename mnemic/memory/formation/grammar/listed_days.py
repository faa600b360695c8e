"""Days that are listed without a word between them: "mon wed fri" is "on Monday, Wednesday and Friday"."""

from __future__ import annotations

from collections.abc import Sequence

from mnemic.memory.formation.grammar.lexicon import DAY_PARTS, DAYS
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import Word, given

_SHORT = {
    "mon": "Monday", "tue": "Tuesday", "tues": "Tuesday", "wed": "Wednesday", "weds": "Wednesday", "thu": "Thursday",
    "thur": "Thursday", "thurs": "Thursday", "fri": "Friday", "sat": "Saturday", "sun": "Sunday",
}  # fmt: skip
_BEFORE = frozenset(
    {
        "on",
        "every",
        "each",
        "from",
        "this",
        "next",
        "last",
        "of",
        "for",
        "only",
        "and",
        "or",
        "until",
        "till",
        "by",
        "the",
    }
)


def days_listed(words: Sequence[Word]) -> Words:
    """Put the words between days that are listed bare; the words as they are where none are."""
    out: list[Word] = []
    i = 0
    while i < len(words):
        if (parts := _slashed(words[i])) and _stands_alone(words, i):
            run, end = parts, i + 1
        else:
            end = i
            while end < len(words) and words[end].low in _DAYS:
                end += 1
            run = tuple(words[i:end])
        if run and out and end == i + len(run) and _has_somebody(out):
            # "I have her Thursday through Sunday", "I get the kids Wednesdays".
            spans = end < len(words) and words[end].low in _THROUGH
            if spans or run[0].low.endswith("ys"):
                out.append(given("from" if spans else "on", run[0].start))
        if len(run) < 2 or (end < len(words) and words[end].low in _NO_LIST):
            out.append(words[i])
            i += 1
            continue
        goes_on = end + 1 < len(words) and words[end].low == "and" and words[end + 1].low in _DAYS
        weekly = _ONCE.isdisjoint(w.low for w in words)
        run = tuple(_many(day) for day in run) if weekly else run
        if weekly and goes_on:
            words = (*words[: end + 1], _many(words[end + 1]), *words[end + 2 :])
        listed = len(out) > 1 and out[-1].low == "," and out[-2].low in _DAYS
        out += _joined(run, last="and" if listed else out[-1].low if out else "", goes_on=goes_on)
        i = end
    return tuple(out)


_THROUGH = frozenset({"to", "through", "thru", "till", "until"})
_HAD = frozenset({"have", "'ve", "got", "get", "has", "gets", "had"})


def _has_somebody(out: Sequence[Word]) -> bool:
    """Tell whether somebody is had or taken right before a day: "I have my girls"."""
    if out[-1].low in {"her", "him", "them"}:
        return len(out) > 1 and out[-2].low in _HAD
    whose = len(out) > 2 and out[-2].low in {"my", "our", "the"} and out[-3].low in _HAD
    return whose and bool(kin_class(out[-1].low))


_NO_LIST = DAY_PARTS | {"i", "im", "we", "my", "he", "she", "they"}
"""Behind these the days open the next clause, or each has its own hour."""

_ONCE = frozenset(
    {"this", "next", "last", "tomorrow", "coming", "was", "were", "had", "did", "went"}
)


def _many(day: Word) -> Word:
    """Give a day of every week as several: who lists three means no one of them."""
    if day.low.endswith("ys"):
        return day
    return day._replace(low=f"{day.low}s")


_DAYS = DAYS | {f"{day}s" for day in DAYS}


def _slashed(word: Word) -> Words:
    """Give the days of "Mon/Wed/Fri", () for any other word."""
    if "/" not in word.low:
        return ()
    days = [_SHORT.get(part, part.title()) for part in word.low.split("/")]
    if any(day.lower() not in _DAYS for day in days):
        return ()
    *front, last = (given(day, word.start) for day in days)
    return (*front, last._replace(start=word.start, end=word.end))


def _stands_alone(words: Sequence[Word], i: int) -> bool:
    return not (i + 1 < len(words) and words[i + 1].low in DAY_PARTS)


def _joined(run: Words, *, last: str, goes_on: bool) -> list[Word]:
    out: list[Word] = [] if last in _BEFORE or not last else [given("on", run[0].start)]
    for k, day in enumerate(run):
        if k and (k < len(run) - 1 or goes_on):
            out.append(Word(",", ",", day.start - 1, day.start - 1))
        elif k:
            out.append(given("and", day.start))
        out.append(day)
    return out
