"""The hours of a day and the size of a household: "I start at 4am", "we are 5 in a 2 bed"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import ADVERBS, NUMBERS
from mnemic.memory.formation.lemmas import third_person
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Longevity

_VERBS = word_set("start finish wake get sleep go leave eat clock work nap")
_WITH = word_set("up home work bed to off back in dinner lunch breakfast")
_HOURLY = word_set("at around until till by from before after about about between")
_CLOCK = word_set("noon midnight am pm midday dawn o'clock")
_PASSING = word_set(
    "today tonight tomorrow yesterday now this meeting flight train appointment when if and but"
)

CLOCK_WORDS_MAX = 7
"""How many words may stand behind the verb."""


def hours_of_day(words: Words) -> tuple[Claim, ...]:
    """Read "I start at 4am", "I sleep until 3" as a habit; () for all else."""
    if words and words[0].low == "then":
        words = words[1:]
    lows = [w.low for w in words]
    if len(lows) < 4 or lows[0] not in {"i", "we"}:
        return ()
    at = 1
    while at < len(lows) - 2 and lows[at] in ADVERBS | {"then", "always", "never"}:
        at += 1
    rest = strip_punctuation(words[at + 1 :])
    if lows[at] not in _VERBS or not 2 <= len(rest) <= CLOCK_WORDS_MAX:
        return ()
    hour = next((i for i, w in enumerate(rest[:-1]) if w.low in _HOURLY), -1)
    if (
        hour < 0
        or any(w.low not in _WITH for w in rest[:hour])
        or not _is_clock(rest[hour + 1].low)
    ):
        return ()
    if any(w.low in _PASSING for w in rest):
        return ()
    adverbs = " ".join(w.text for w in words[1:at] if w.low not in {"then", "just"})
    said = sentence("User", adverbs, third_person(lows[at]), say_words(rest, SELF))
    value = f"{lows[at]} {say_words(rest[:hour], SELF)}".strip()
    return (
        Claim(
            label=f"{value} time", slot="hours", value=value, statement=said, kind=ClaimKind.HABIT,
            type=BeliefType.USER_MODEL_ATTR, longevity=Longevity.ONGOING,
            start=words[0].start, end=rest[-1].end,
        ),
    )  # fmt: skip


def _is_clock(low: str) -> bool:
    return low in _CLOCK or low in NUMBERS or (low[0].isdecimal() and len(low.rstrip("apm.")) <= 5)


_TOGETHER = word_set("person persons people of us adults")
_ABOUT_HOME = word_set("family house household home flat apartment bed bedroom studio cottage room")


def how_many(words: Words) -> tuple[Claim, ...]:
    """Read "we are 6 persons in family", "we're 5 in a 2 bed", "we are family of four"."""
    lows = [w.low for w in words]
    if len(lows) < 4 or lows[0] != "we" or lows[1] not in {"are", "'re"}:
        return ()
    stop = next(
        (i for i, low in enumerate(lows) if low in {"so", "and", "but", "because", ","}), len(lows)
    )
    rest = strip_punctuation(words[2:stop])
    if not rest:
        return ()
    if rest[0].low in {"a", "just", "only"}:
        rest = rest[1:]
    if not rest:
        return ()
    if (
        len(rest) == 3
        and rest[0].low == "family"
        and rest[1].low == "of"
        and _is_count(rest[2].low)
    ):
        return (_household(words, rest[2].text, rest[-1].end),)
    if not _is_count(rest[0].low) or len(rest) > CLOCK_WORDS_MAX:
        return ()
    behind = [w.low for w in rest[1:] if w.low not in _TOGETHER]
    if not behind or behind[0] not in {"in", "at"} or not _ABOUT_HOME.intersection(behind):
        return ()
    return (_household(words, rest[0].text, rest[-1].end),)


def _is_count(low: str) -> bool:
    return low in NUMBERS or (low.isdecimal() and len(low) < 3)


def _household(words: Words, count: str, end: int) -> Claim:
    return Claim(
        label="household", slot="household", statement=f"There are {count} people in User's household.",
        kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP, start=words[0].start, end=end,
    )  # fmt: skip
