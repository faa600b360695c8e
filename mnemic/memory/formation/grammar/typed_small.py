"""Words that were typed small or cut to a letter: "n", "w", "in jan", "gonna", "b1", "were" for "we're"."""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.lexicon import DAY_PARTS, DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import (
    NUMBERS,
    PUNCTUATION,
    Word,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_GRADE = re.compile(r"[abc][12]\Z")
"""How well a language is had: "my english is b1"."""

_ITS = word_set(
    "a an the not my our called named made from in on at about registered insured parked stored based only"
)
"""Behind these "its" is "it's"."""

_WE_ARE = word_set(
    "closed open shut trying looking hoping planning getting a an on in using based at two three four five both all moving hiring still"
)


def small(words: Words, i: int, out: list[Word]) -> Words | None:
    """Write out one word; None where it stands for itself."""
    word, before = words[i], out[-1].low if out else ""
    low, behind = word.low, words[i + 1].low if i + 1 < len(words) else ","
    if word.text in {"w", "n"} and out and behind not in PUNCTUATION:
        full = "with" if low == "w" else "and"
        return (word._replace(text=full, low=full),)
    if low == "2" and _is_to(words, i, before):
        return (word._replace(text="to", low="to"),)
    if word.text == "US" and before in {"the", "in", "to"}:
        # No pronoun is written so.
        return (word._replace(low="u.s."),)
    if len(low) == 2 and _GRADE.match(word.text) is not None:
        return (word._replace(text=word.text.upper()),)
    if low == "veggie" and before in _BEING:
        return (word._replace(text="vegetarian", low="vegetarian"),)
    return _month(words, i, before) or _parted(words, i, out)


_BEING = word_set("am 'm m is 's are 're be been being gone went fully strictly mostly")


def _parted(words: Words, i: int, out: list[Word]) -> Words | None:
    """Give two words that were typed as one, or the subject that was left out."""
    word, behind = words[i], words[i + 1].low if i + 1 < len(words) else ","
    low, start = word.low, word.start
    if low == "were" and _is_we_are(words, i):
        cut = start + 2
        return (Word("we", "we", start, cut), Word("'re", "'re", cut, word.end))
    if low == "its" and not out and behind in _ITS:
        return (Word("it", "it", start, word.end - 1), Word("is", "is", word.end, word.end))
    if low == "got" and not out and _are_there(words, i):
        return (given("I", start), given("have", start), word)
    if low == "had" and not out and any(w.low == "since" for w in words[2:]):
        return (given("I", start), given("have", start), word)
    if low == "gonna":
        front = () if out else (given("I", start), given("am", start))
        return (*front, given("going", start), word._replace(text="to", low="to"))
    return None


def _month(words: Words, i: int, before: str) -> Words | None:
    """Write out a month or a weekday."""
    word, low = words[i], words[i].low
    if low in DAYS_CUT and word.text in {low, low.capitalize()} and _on_day(words, i, before):
        return (word._replace(text=DAYS_CUT[low].capitalize(), low=DAYS_CUT[low]),)
    if low in MONTHS_CUT and word.text in {low, low.capitalize()} and _in_month(words, i, before):
        return (word._replace(text=MONTHS_CUT[low].capitalize(), low=MONTHS_CUT[low]),)
    if word.text == low and _is_dated(words, i, before):
        return (word._replace(text=low.capitalize()),)
    return None


def _are_there(words: Words, i: int) -> bool:
    """Tell "got 3 sows" from "got two tickets from Mia last week", which tells what happened."""
    behind = words[i + 1].low if i + 1 < len(words) else ""
    many = behind in NUMBERS - _ONE or behind.isdecimal()
    passing = any(noun_lemma(w.low) in _PASSING for w in words[1:5])
    return many and not passing and all(w.low not in _OVER for w in words[:7])


def _is_we_are(words: Words, i: int) -> bool:
    """Tell whether "were" opens a clause for "we're": "were a team of six"."""
    opens = not i or words[i - 1].low in {",", "and", "so", "but"}
    return opens and i + 2 < len(words) and words[i + 1].low in _WE_ARE


DAYS_CUT = {
    "mon": "monday", "tue": "tuesday", "tues": "tuesday", "wed": "wednesday", "weds": "wednesday", "thu": "thursday",
    "thur": "thursday", "thurs": "thursday", "fri": "friday", "sat": "saturday", "sun": "sunday",
}  # fmt: skip


_SURE_DAYS = frozenset({"tues", "weds", "thur", "thurs", "fri"})
"""Days cut short that are no other words."""


def _on_day(words: Words, i: int, before: str) -> bool:
    """Tell whether a day cut short is meant: "tue and thu at 5", "weds and sat mornings"."""
    behind = words[i + 1].low if i + 1 < len(words) else ""
    if words[i].low in _SURE_DAYS or before in {"on", "every"} or behind in DAY_PARTS:
        return True
    near = [w.low for w in (*words[max(0, i - 2) : i], *words[i + 1 : i + 3])]
    return any(
        low in DAYS_CUT or low in DAY_WORDS for low in near if low not in {"sat", "sun", "wed"}
    )


MONTHS_CUT = {
    "jan": "january", "feb": "february", "mar": "march", "apr": "april", "jun": "june", "jul": "july",
    "aug": "august", "sep": "september", "sept": "september", "oct": "october", "nov": "november", "dec": "december",
}  # fmt: skip


_BEFORE_MONTHS = word_set(
    "in since until till by from early late mid last next this of end starting before after during"
)


def _in_month(words: Words, i: int, before: str) -> bool:
    """Tell whether a month cut short is meant: "starts in jan", "12 Feb"."""
    behind = words[i + 1].low if i + 1 < len(words) else ""
    return before in _BEFORE_MONTHS or before[:1].isdecimal() or behind[:1].isdecimal()


_ONE = frozenset({"one", "a", "1"})


_PASSING = word_set(
    """ticket appointment meeting minute hour day error message email call option question problem issue offer
    reply letter parcel week thing"""
)
"""What one has for a while, and got."""


_OVER = word_set("yesterday today ago last from off in already again")


def _is_dated(words: Words, i: int, before: str) -> bool:
    """Tell whether a month or a weekday stands here that was typed small."""
    low = words[i].low
    if low not in MONTHS | DAY_WORDS or len(low) < 3 or low.startswith("week"):
        return False
    if low not in {"may", "march", "sun", "sat", "mon", "wed", "fri", "mar", "dec"}:
        return True
    if low in {"may", "march"} and (
        before[:1].isdecimal() or (i + 1 < len(words) and words[i + 1].low.isdecimal())
    ):
        return True
    return before in {
        "in",
        "since",
        "until",
        "till",
        "by",
        "early",
        "late",
        "mid",
        "every",
        "last",
        "next",
        "of",
    } and low in {"may", "march"}


_TO_DO = word_set(
    """hope hoping forgot forget want wants wanted need needs needed going plan planning plans try trying love like
    able ready hard easy supposed learn learning due meant have had got used about happy"""
)
"""Before a verb, a "2" behind these is `to`: "hoping 2 find a place", "forgot 2 say"."""


def _is_to(words: Words, i: int, before: str) -> bool:
    if i + 1 >= len(words) or not before:
        return False
    behind = words[i + 1].low
    verb = behind == "be" or verb_lemma(behind) == behind
    if before in {"have", "had", "got", "like", "love", "need", "want", "needs", "wants"}:
        # "have 2 fish", "need 2 run"
        return verb and noun_lemma(behind) == behind and behind in _ERRANDS
    if behind == "save" and [w.low for w in words[i + 2 : i + 4]] == ["my", "life"]:
        return True
    return verb and before in _TO_DO


_ERRANDS = word_set(
    "be go get see find know learn keep save eat sleep move buy say ask make take use have"
)
