"""Phrases inside a clause: noun phrases, lists of them, times, and words that point."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import (
    DAY_PARTS,
    DAY_WORDS,
    DAYS,
    DEICTIC_NOUNS,
    FIXED_PAIRS,
    HARD_DEICTIC,
    MONTHS,
    PERIODS,
    PERIODS_PLURAL,
)
from mnemic.memory.formation.grammar.words import (
    CONJUNCTIONS,
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    Word,
    noun_lemma,
)
from mnemic.memory.formation.wordlists import word_set

Words = tuple[Word, ...]

_FREQUENCY_WORDS = word_set(
    """daily weekly monthly yearly nightly regularly usually always often sometimes occasionally
    rarely seldom frequently never annually biweekly fortnightly"""
)
_COUNT_WORDS = frozenset(["once", "twice", "thrice"])


def lows(words: Words) -> tuple[str, ...]:
    """Give the folded words."""
    return tuple(w.low for w in words)


def frequency_at(words: Words, i: int) -> bool:
    """Tell whether a phrase of frequency or of recurring time starts at word `i`."""
    low = words[i].low
    after = words[i + 1].low if i + 1 < len(words) else ""
    if low in _COUNT_WORDS:
        return after in {"a", "per", "each", "every", "daily", "weekly", "or", "in"}
    if low in _FREQUENCY_WORDS or (low in DAY_WORDS and low.endswith("days")):
        return True
    if low in {"every", "each", "most"}:
        if after in {"other", "single", "second", "two", "three", "few"}:
            after = words[i + 2].low if i + 2 < len(words) else ""
        return after in PERIODS | PERIODS_PLURAL | DAY_WORDS | DAY_PARTS
    if low in {"on", "in", "at", "over"}:
        place = i + 2 if after in {"the", "my"} else i + 1
        if place >= len(words):
            return False
        if words[place].low in {"other", "rest", "training"} and place + 1 < len(words):
            place += 1
        if (
            words[place].low in DAYS
            and place + 1 < len(words)
            and words[place + 1].low in DAY_PARTS
        ):
            place += 1
        noun = words[place].low
        recurring = noun.endswith("s") or low == "in" or noun == "night"
        return (
            recurring
            and noun in DAY_WORDS | DAY_PARTS | PERIODS_PLURAL
            and (low != "in" or after in {"the", "my"} or noun.endswith("s"))
        )
    return _times_per(words, i)


def _times_per(words: Words, i: int) -> bool:
    # "two to three times a week", "3x per week", "5 days a week"
    for j in range(i, min(i + 5, len(words))):
        low = words[j].low
        if low in {"times", "days", "nights", "mornings", "evenings", "hours"} and j > i:
            return j + 1 < len(words) and words[j + 1].low in {"a", "per", "each", "every"}
        if not (
            low[0].isdecimal()
            or low in NUMBERS
            or low in {"to", "or", "-", "about", "few", "a", "several", "around"}
        ):
            return False
        if low.endswith("x") and j + 1 < len(words) and words[j + 1].low in {"a", "per"}:
            return True
    return False


def has_frequency(words: Words) -> bool:
    """Tell whether a frequency stands anywhere in `words`."""
    return any(frequency_at(words, i) for i in range(len(words)))


def time_at(words: Words, i: int) -> bool:
    """Tell whether a phrase of time starts at word `i`: a frequency, a date, a duration."""
    if frequency_at(words, i):
        return True
    low = words[i].low
    if low in {
        "now",
        "nowadays",
        "today",
        "currently",
        "lately",
        "recently",
        "tomorrow",
        "yesterday",
        "again",
        "still",
        "tonight",
        "ago",
    }:
        return True
    nexts = [w.low for w in words[i + 1 : i + 5]]
    if low in {"these", "this", "next", "last"}:
        return bool(nexts) and nexts[0] in PERIODS | DAY_WORDS | MONTHS | {"days", "weekend"}
    if low in {"since", "until", "till"}:
        return True
    if "ago" in nexts[:3] and (low in NUMBERS or low in {"a", "an", "few"} or low[0].isdecimal()):
        return True
    if low in {
        "for",
        "over",
        "about",
        "around",
        "in",
        "after",
        "from",
        "by",
        "at",
        "on",
        "before",
        "during",
        "within",
    }:
        return any(_is_time_word(n) for n in nexts[:4]) and not (
            low in {"about", "around"} and nexts[0] not in NUMBERS and not nexts[0][0].isdecimal()
        )
    return False


def _is_time_word(low: str) -> bool:
    return (
        low in PERIODS
        or low in PERIODS_PLURAL
        or low in DAY_WORDS
        or low in MONTHS
        or (low.isdecimal() and len(low) == 4 and low[:2] in {"19", "20"})
        or low in {"decade", "decades", "minutes", "pm", "am", "noon", "midnight", "while"}
        or (low[0].isdecimal() and (low.endswith(("am", "pm")) or ":" in low))
    )


def phrase_end(words: Words, i: int) -> int:
    """Give the index after the noun phrase that starts at `i`; `of` and names go on."""
    j = i
    while j < len(words):
        low = words[j].low
        if low == "of" and j > i:
            j += 1
            continue
        if low in {"named", "called"} and j > i:
            j += 1
            continue
        if low in CONJUNCTIONS or low in PREPOSITIONS or low in SUBORDINATORS or low in PUNCTUATION:
            break
        if j > i and (low in _COUNT_WORDS or time_at(words, j)):
            break
        if j > i and low in {
            "to",
            "too",
            "either",
            "anymore",
            "as",
            "already",
            "away",
            "back",
            "instead",
            "though",
        }:
            break
        j += 1
    return j


def split_list(words: Words) -> tuple[Words, ...]:
    """Split `an A, a B and a C` into its members; a pair that is one thing stays whole."""
    cuts = [
        i
        for i, w in enumerate(words)
        if (
            w.low in {"and", "&", "plus", ","}
            or (w.low == "as" and lows(words[i : i + 3]) == ("as", "well", "as"))
        )
    ]
    if not cuts:
        return (words,) if words else ()
    parts: list[Words] = []
    start = 0
    for cut in cuts:
        before, after = words[start:cut], words[cut + 1 :]
        if before and after and _is_pair(before[-1].low, after[0].low):
            continue
        if before:
            parts.append(before)
        start = cut + (3 if words[cut].low == "as" else 1)
    if words[start:]:
        parts.append(words[start:])
    return tuple(parts)


def _is_pair(left: str, right: str) -> bool:
    return (left, right) in FIXED_PAIRS


def until_time(words: Words) -> Words:
    """Give the words before the first phrase of time or of reason."""
    for i, word in enumerate(words):
        if time_at(words, i) or word.low in {"because", "when", "whenever", "after", "before"}:
            return words[:i]
    return words


def strip_determiner(words: Words) -> Words:
    """Drop leading articles, possessives and small counts."""
    i = 0
    while i < len(words) - 1 and (words[i].low in DETERMINERS or words[i].low in {"'s"}):
        i += 1
    return words[i:]


def strip_punctuation(words: Words) -> Words:
    """Drop punctuation at both ends."""
    start, end = 0, len(words)
    while start < end and words[start].low in PUNCTUATION:
        start += 1
    while end > start and words[end - 1].low in PUNCTUATION:
        end -= 1
    return words[start:end]


def is_name(word: Word) -> bool:
    """Tell whether a word is written like a name."""
    return word.text[:1].isupper() and word.low not in {"i"}


def points(words: Words) -> bool:
    """Tell whether a phrase points into the conversation and says nothing alone."""
    return deictic(words) or (bool(words) and definite(words))


def deictic(words: Words) -> bool:
    """Tell whether a word points: `this`, `it`, `here`; "this year" does not."""
    for i, word in enumerate(words):
        low = word.low
        if low in HARD_DEICTIC or (low == "that" and _demonstrative(words, i)):
            after = words[i + 1].low if i + 1 < len(words) else ""
            if low in {"this", "these"} and after in PERIODS | DAY_WORDS | DAY_PARTS | MONTHS | {
                "days"
            }:
                continue
            if low == "there" and i > 0 and words[i - 1].low == "out":
                continue
            return True
    return False


def _demonstrative(words: Words, i: int) -> bool:
    # "food that is spicy" has a relative `that`; "I like that" and "that plan" point.
    before = words[i - 1].low if i else ""
    last = i == len(words) - 1
    return not before or last or before in PREPOSITIONS or before.endswith("ing")


_SAYS_NOTHING = word_set(
    """what how where why who whatever everything anything something nothing both either neither
    all you your yours none so him her me us"""
)


def definite(words: Words) -> bool:
    """Tell whether a noun phrase names something of the work at hand."""
    if len(words) > 2 and words[0].low in {"anything", "everything"} and words[1].low in {"with", "containing", "made", "spicy", "by"}:  # fmt: skip
        return False
    body = words[: phrase_end(words, 0)] or words
    first = body[0].low
    if first in _SAYS_NOTHING:
        return True
    head = noun_lemma(body[-1].low)
    rest = body[1:] if first in {"the", "a", "an", "my", "our"} else body
    if first == "the":
        if any(is_name(w) for w in rest):
            return False
        return (
            any(w.low in DEICTIC_NOUNS for w in rest) or noun_lemma(body[-1].low) in DEICTIC_NOUNS
        )
    if rest and rest[0].low in {
        "option",
        "plan",
        "version",
        "approach",
        "solution",
        "variant",
        "choice",
        "number",
        "step",
        "part",
    }:
        return True
    return len(rest) == 1 and head in {"one", "idea", "option"}
