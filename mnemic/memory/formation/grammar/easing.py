"""Words about people written as the grammar reads them: "my daughter in law", "my dad's had a fall"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import PET_CLASS
from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation, time_at
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import ADVERBS, CONJUNCTIONS, PUNCTUATION, Word, given
from mnemic.memory.formation.wordlists import word_set

_HAS_DONE = word_set(
    """had been got become lived worked started moved turned stopped lost taken gone developed bought joined won given
    switched decided passed grown refused never always just recently"""
)
"""Before these "'s" is `has`: nobody is had, and "is moved" is what no one says of a person."""

_PAIRS = frozenset(
    {("au", "pair"), ("guinea", "pig"), ("guinea", "pigs"), ("great", "aunt"), ("great", "uncle"), ("step", "mum"),
     ("step", "dad"), ("step", "son"), ("step", "daughter"), ("care", "worker"), ("foster", "child"), ("co", "founder"),
     ("in", "laws"), ("second", "hand"), ("part", "time"), ("full", "time")}
)  # fmt: skip
_ABOUT = frozenset({"he", "she", "who"})
_COLOURS = word_set(
    "black white red blue green brown grey gray yellow pink orange purple gold silver cream"
)
_DWELLINGS = word_set(
    "flat house building apartment village town city country neighbourhood area street"
)
_SIGHS = (
    ("thank", "god"), ("thank", "goodness"), ("thank", "heavens"), ("thankfully",), ("sadly",), ("unfortunately",),
    ("luckily",), ("fortunately",), ("ugh",), ("sigh",), ("bless", "her"), ("bless", "him"), ("bless", "them"),
    ("in", "reality"), ("in", "truth"), ("can", "you"), ("could", "you"), ("sorry",), ("i", "'m", "afraid"), ("fingers", "crossed"), ("touch", "wood"), ("knock", "on", "wood"), ("for", "my", "sins"), ("no", "joke"), ("alas",), ("wish", "me", "luck"), ("wish", "us", "luck"),
)  # fmt: skip
"""What people breathe behind what they say, which is no part of it."""

_SIGHED = frozenset(sigh[-1] for sigh in _SIGHS)
"""The last words of these."""


def _opened(words: Words) -> Words:
    """Read "write to me in Greek" as answering, and leave out what a clause only goes on with."""
    lows = [w.low for w in words[:3]]
    if lows == ["write", "to", "me"] and len(words) > 4:
        return (words[0]._replace(text="answer", low="answer"), *words[3:])
    goes_on = lows[:2] in (["after", "which"], ["in", "reality"], ["in", "truth"])
    return strip_punctuation(words[2:]) if goes_on and len(words) > 4 else words


def _is_held(words: Words, i: int) -> bool:
    """Tell whether "in it" stands behind what a thing has: it points at that thing alone."""
    ends = i + 1 >= len(words) or words[i + 1].low in PUNCTUATION
    held = words[max(0, i - 6) : i - 1]
    counted = any(w.low == "with" for w in held) and any(c.isdecimal() for w in held for c in w.low)
    return ends and counted and words[i - 1].low in {"in", "on"}


def eased(words: Words) -> Words:
    """Give a clause with its ties as one word each, and "'s" before a participle as `has`."""
    out: list[Word] = []
    words = _opened(_without_it(_without_sigh(_forgetting(words))))
    i = 0
    while i < len(words):
        word = words[i]
        if word.low in _COLOURS and (two := _two_coloured(words, i)) is not None:
            out.append(two)
            i += 3
            continue
        if word.low == "this" and _is_home(words, i):
            word = word._replace(text="my", low="my")
        if word.low == "freelance" and out and out[-1].low in {"i", "we"} and _is_trade(words, i):
            # "I freelance as a subtitler": the verb is the adverb of another to the frozen reader.
            out.append(given("work", word.start))
        lawful = [w.low for w in words[i + 1 : i + 3]] in (["in", "law"], ["in", "laws"])
        if lawful and tie_class(word.low):
            out.append(_one(words[i : i + 3]))
            i += 3
            continue
        if i + 1 < len(words) and (word.low, words[i + 1].low) in _PAIRS and word.text.islower():
            out.append(_one(words[i : i + 2]))
            i += 2
            continue
        if (
            word.low in {"first", "second", "native"}
            and i + 1 < len(words)
            and words[i + 1].low == "language"
        ):
            both = words[i + 1]
            out.append(Word(f"{word.text} language", "mother-tongue", word.start, both.end))
            i += 2
            continue
        if word.low == "it" and _is_held(words, i):
            # "a LISA with £3,400 in it"
            out.pop()
            i += 1
            continue
        if word.low == "batch" and i + 1 < len(words) and words[i + 1].low in {"cook", "bake"}:
            verb = words[i + 1]
            out += (verb, *(given(w, verb.end) for w in ("in", "batches")))
            i += 2
            continue
        if (named := _is_called(words, i)) is not None:
            out += named
            i += 3
            continue
        if _are_names(words, i):
            out.append(given("their", word.start))
        out.append(_spelled(words, i) if word.low == "'s" and i else word)
        i += 1
    return tuple(out)


_STRIKING = word_set("scratch strike scrap ignore disregard erase discard")


def _forgetting(words: Words) -> Words:
    """Give "scratch what I said about X" as forgetting it."""
    said = tuple(w.low for w in words[1:4])
    if (
        words
        and words[0].low in _STRIKING
        and said in {("what", "i", "said"), ("what", "i", "told")}
    ):
        return (words[0]._replace(text="forget", low="forget"), *words[1:])
    return words


def _is_home(words: Words, i: int) -> bool:
    """Tell whether "in this flat" is where somebody lives: nobody cannot have pets elsewhere."""
    follows = i + 1 < len(words) and words[i + 1].low in _DWELLINGS
    return bool(i) and follows and words[i - 1].low in {"in", "at", "from", "of"}


_CALLED = {"her": "she", "his": "he"}


def _is_called(words: Words, i: int) -> Words | None:
    """Give "she is called" for "her name is" before a name that looks like a doing: "Blessing"."""
    if words[i].low not in _CALLED or i + 3 >= len(words) or words[i + 1].low != "name":
        return None
    name = words[i + 3]
    if words[i + 2].low not in {"is", "'s"} or not name.low.endswith("ing") or not is_name(name):
        return None
    who = _CALLED[words[i].low]
    start, end = words[i].start, words[i + 2].end
    return (
        words[i]._replace(text=who, low=who),
        Word("is", "is", words[i + 1].start, end),
        given("called", start)._replace(start=end, end=end - 1),
    )


def _are_names(words: Words, i: int) -> bool:
    """Tell whether "names are Ada and Otto" leaves out whose: of them that were told of before."""
    if words[i].low != "names" or i + 2 >= len(words) or words[i + 1].low != "are":
        return False
    return (not i or words[i - 1].low in {",", "and"}) and is_name(words[i + 2])


def _without_sigh(words: Words) -> Words:
    end = len(words)
    while end and words[end - 1].low in PUNCTUATION:
        end -= 1
    if not end or words[end - 1].low not in _SIGHED:
        return words
    for sigh in _SIGHS:
        n = len(sigh)
        if end > n + 1 and tuple(w.low for w in words[end - n : end]) == sigh:
            return strip_punctuation(words[: end - n])
    return words


def _two_coloured(words: Words, i: int) -> Word | None:
    """Give "black and white" before its noun as one word: nobody whites rolls of film."""
    if i + 3 >= len(words) or words[i + 1].low not in {"and", "&", "n"}:
        return None
    last = words[i + 2]
    if last.low not in _COLOURS or words[i + 3].low in PUNCTUATION | CONJUNCTIONS:
        return None
    text = " ".join(w.text for w in words[i : i + 3])
    return Word(text, "-".join(w.low for w in words[i : i + 3]), words[i].start, last.end)


_PLACING = frozenset({"in", "on", "at", "by"})
_SPEAKERS = frozenset({"i", "we", "he", "she", "they", "it", "you", "that", "this", "who"})


_MOVES = frozenset({"moved", "relocated", "move", "moving", "relocating"})
_WAYS = frozenset({"up", "down", "over", "across", "out", "away", "north", "south", "east", "west"})


def moved_to(words: Words) -> Words:
    """Leave out which way somebody moved: "we've moved up to Inverness"."""
    for i in range(1, len(words) - 3):
        if (
            words[i].low in _MOVES
            and words[i + 1].low in _WAYS
            and words[i + 2].low == "to"
            and words[i + 3].text[:1].isupper()
        ):
            return (*words[: i + 1], *words[i + 2 :])
        if (
            words[i].low in _MOVES
            and words[i + 1].low == "back"
            and words[i + 2].low == "home"
            and words[i + 3].low == "to"
        ):
            return (*words[: i + 2], *words[i + 3 :])
    return words


def back_again(words: Words) -> Words:
    """Leave "back" out of "the retro is back in the Maple room": it is there, as it was before."""
    for i in range(2, len(words) - 2):
        if words[i].low != "back" or words[i - 1].low not in {"is", "are", "'s"}:
            continue
        owned = any(w.low in {"the", "my", "our"} for w in words[: i - 1])
        noun = words[i - 2].low
        thing = noun not in _SPEAKERS and not tie_class(noun) and noun not in PET_CLASS
        # "Back on Monday" says when it opens again.
        opens = words[i + 1].low == "on" and words[i + 2].low.endswith("day")
        if owned and thing and not opens and words[i + 1].low in _PLACING:
            return (*words[:i], *words[i + 1 :])
    return words


_VERDICTS = frozenset(
    {"best", "worst", "biggest", "greatest", "smartest", "dumbest", "easiest", "hardest"}
)
_EVER = frozenset({"ever", "yet", "far", "made", "life", "year", "thing"})


_GONE_UNTIL = word_set("by until till all most every for from before")


def _is_gone(words: Words, i: int) -> bool:
    """Tell whether "'s" says that somebody is away: "he's gone by five"."""
    if i + 3 >= len(words) or words[i + 1].low != "gone" or words[i + 2].low not in _GONE_UNTIL:
        return False
    return words[i + 2].low != "for" or time_at(words, i + 2) > 0


def without_verdict(words: Words) -> Words:
    """Leave out what a speaker thinks of what was told: "..., best decision ever"."""
    words = words[_turned_out(words) :]
    at = next((i for i in range(len(words) - 2, 1, -1) if words[i].low in {",", "-", "–", "—"}), 0)
    tail = words[at + 1 :]
    while tail and not tail[-1].low[0].isalpha():
        tail = tail[:-1]
    first = next((w.low for w in tail if w.low not in {"the", "my", "honestly", "easily"}), "")
    if (
        not at
        or first not in _VERDICTS
        or tail[-1].low not in _EVER
        or len(tail) > VERDICT_WORDS_MAX
    ):
        return words
    return words[:at]


def _turned_out(words: Words) -> int:
    """Count the words of "it turned out that", "apparently it turns out"."""
    i = 1 if words[:1] and words[0].low == "it" else 0
    said = tuple(w.low for w in words[i : i + 3])
    if said[:2] != ("turned", "out") and said[:2] != ("turns", "out"):
        return 0
    i += 3 if said[2:] == ("that",) else 2
    # "it turned out well" tells how it was.
    return i if i < len(words) and words[i].low in _TOLD_OF else 0


_TOLD_OF = frozenset({"i", "we", "my", "our", "he", "she"})

VERDICT_WORDS_MAX = 8
"""Longest verdict behind what was told, in words."""


def _is_trade(words: Words, i: int) -> bool:
    return i + 1 < len(words) and words[i + 1].low in {"as", "for", "in", "on"}


def _without_it(words: Words) -> Words:
    """Give "a 2013 Fiesta with 98k" of "... with 98k on it", which points at the car itself."""
    lows = [w.low for w in words[-6:]]
    if (
        len(words) > 6
        and lows[-2:] == ["on", "it"]
        and "with" in lows[-6:-2]
        and any(low[0].isdecimal() for low in lows[-5:-2])
    ):
        return words[:-2]
    return words


def _one(words: Words) -> Word:
    text = "-".join(w.text for w in words)
    return Word(text, text.lower(), words[0].start, words[-1].end)


def _spelled(words: Words, i: int) -> Word:
    word, before = words[i], words[i - 1]
    person = before.low in _ABOUT or tie_class(before.low) or before.text[:1].isupper()
    k = i + 1
    while k < len(words) and words[k].low in ADVERBS:
        k += 1
    if not person or k >= len(words) or words[k].low not in _HAS_DONE:
        return word
    if _is_gone(words, i):
        return word._replace(text="is", low="is", start=word.end, end=word.end - 1)
    return word._replace(text="has", low="has", start=word.end, end=word.end - 1)
