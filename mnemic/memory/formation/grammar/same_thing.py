"""Which thing `it` and `them` mean: "our beans come from Huehuetenango, and I roast them on ..." (`formation@11` on).

A thing of the speaker's that the clause before named is put in the place of the pronoun, as
`pointing` does with people. Where two things may be meant, the pronoun stays, and what points
is not kept.
"""

from __future__ import annotations

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.grammar.illnesses import is_illness
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.thing_named import Thing, thing_of
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    CONJUNCTIONS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

REACH_WORDS_MAX = 20
"""How far into a clause a pronoun may stand that is resolved."""


def named_one(words: Words, told: tuple[Words, bool] | None) -> Words:
    """Read "the one I want costs 2400" behind "saving up for a kiln" as the kiln."""
    lows = tuple(w.low for w in words[:4])
    if told is None or len(words) < 6 or lows[:2] not in {("the", "one"), ("the", "ones")}:
        return words
    thing = Thing(*told)
    wanted = bool({"want", "have", "use", "like", "need"} & set(lows[3:])) and lows[2] in {
        "i",
        "we",
    }
    if (
        not wanted
        or thing.plural is not (lows[1] == "ones")
        or thing.words[0].low not in {"the", "my", "our"}
    ):
        return words
    return (words[0], *_placed(thing.words[1:], words[1]), *words[2:])


def _without_whom(words: Words) -> Words:
    """Read "whenever a customer is late, we stop deliveries to them" without saying twice to whom."""
    if (
        words[0].low not in {"whenever", "when", "if", "once"}
        or len(words) < 8
        or words[1].low not in {"a", "an", "any", "someone", "somebody", "anyone"}
    ):
        return words
    said = words[-1].low in {"them", "it", "him", "her"} and words[-2].low in {
        "to",
        "for",
        "with",
        "from",
    }
    return words[:-2] if said else words


def named_again(words: Words, told: tuple[Words, bool] | None) -> Words:
    """Put the thing in the place of the pronoun that means it; the words as they are where none does."""
    thing = Thing(*told) if told is not None else None
    words = _without_whom(words)
    if thing is not None and (other := _as_subject(words, thing)):
        return other
    if thing is not None and (other := _with_ones(words, thing)):
        return other
    if thing is not None and (other := _so_many(words, thing)):
        return other
    for i in range(2, min(len(words), REACH_WORDS_MAX + 1)):
        if words[i].low not in {"it", "them", "her"}:
            continue
        behind = words[i + 1].low if i + 1 < len(words) else ""
        if behind and not (
            behind in PREPOSITIONS | PUNCTUATION | CONJUNCTIONS | ADVERBS
            or behind in _BEHIND | NUMBERS
            or behind[0].isdecimal()
        ):
            return words
        if _is_no_thing(words, i):
            return words
        meant = _within(words, i) or thing
        if meant is None or not _fits(words[i].low, meant) or _names_other(words[:i], meant):
            return words
        if (
            words[i - 1].low in {"about", "that", "like", "of"}
            or not _ASKING.isdisjoint(w.low for w in words[:i])
            or words[0].low in {"you", "it", "they"}
        ):
            return words
        noun = _as_said(meant.words, words, i)
        return (*words[:i], *_placed(noun, words[i]), *words[i + 1 :])
    return words


def _is_no_thing(words: Words, i: int) -> bool:
    """Tell whether `it` is what is done, or nothing: "the inspector demands it", "I'm bricking it"."""
    if words[i - 1].low == "at" and words[i].low == "it":
        # "I'm still at it"
        return True
    lemma = verb_lemma(words[i - 1].low) if words[i].low == "it" else None
    if lemma is not None and i + 1 < len(words) and words[i + 1].low == "all":
        # "I've done it all" is of everything.
        return lemma == "do"
    return lemma in _IDIOMS or (lemma in _OF_DOINGS and i + 1 >= len(words))


def _as_said(noun: Words, words: Words, i: int) -> Words:
    """Give a thing as it is said at word `i`: nobody owns what they read, or what another has."""
    if noun[0].low in {"my", "our"} and words[0].low not in {"i", "we"} and is_illness(noun[1:]):
        return noun[1:]
    owner = next((k for k, w in enumerate(noun) if w.low == "'s"), 0)
    if owner and words[0].low in {"he", "she"} | {noun[1].low}:
        # "He flies it" of my neighbour's drone: whose it is is said.
        return (given("the", noun[0].start), *noun[owner + 1 :])
    reads = words[i - 1].low in {"read", "write", "speak", "understand"} and is_name(noun[-1])
    return noun[1:] if reads and len(noun) == 2 else noun


_OF_DOINGS = word_set(
    "demand require insist expect allow forbid ban prove mean show explain recommend suggest advise"
)
_IDIOMS = word_set(
    "brick wing smash kill nail lose crush cut bag leg rough milk blow overdo push ace"
)
"""What is done with an `it` that is nothing: "I'm bricking it"."""

_ASKING = frozenset({"what", "how", "which", "why", "whether", "if"})
_BEHIND = word_set(
    "every each once twice all myself ourselves daily weekly most before until since when because"
)


def _so_many(words: Words, thing: Thing) -> Words:
    """Read "I've got about 600 of them" behind "I collect stamps" as 600 stamps; () for all else."""
    at = next((k for k in range(3, min(len(words), 9)) if words[k].low == "them"), 0)
    if not at or words[at - 1].low != "of" or not thing.plural or words[0].low not in {"i", "we"}:
        return ()
    number = words[at - 2]
    if not (number.low in NUMBERS or number.low[0].isdecimal()):
        return ()
    bare = thing.words[1:] if thing.words[0].low in {"the", "my", "our"} else thing.words
    return (*words[: at - 1], *_placed(bare, words[at]), *words[at + 1 :])


def _within(words: Words, i: int) -> Thing | None:
    """Give the thing of the first half of "I breed budgies and show them at the national"."""
    joint = next(
        (k for k in range(i - 1, 2, -1) if words[k].low in {"and", "but", "then", ","}), -1
    )
    if joint < 0 or words[0].low not in {"i", "we"}:
        return None
    return thing_of(words[:joint])


_SHIPS = word_set(
    "boat yacht ship dinghy trawler ketch narrowboat sloop van car truck tractor bike motorbike"
)


def _fits(low: str, meant: Thing) -> bool:
    if low == "her":
        return not meant.plural and noun_lemma(meant.words[-1].low) in _SHIPS
    return meant.plural is (low == "them")


_ON = frozenset({"on", "for", "in", "into", "onto", "with", "to", "at", "from"})


def _names_other(before: Words, meant: Thing) -> bool:
    """Tell whether a clause names another thing before the pronoun that may be meant."""
    if before[-1].low in _ON and not {"and", "because", "so", "but"} & {w.low for w in before}:
        # "I put steroid cream on it": nothing is put on itself.
        return False
    inside = {w.start for w in meant.words}
    seen = [w for w in before[1:] if w.start not in inside]
    for k, word in enumerate(seen):
        if word.low in {"my", "our", "a", "an", "the", "these", "this", "that"} and k + 1 < len(
            seen
        ):
            phrase = seen[k + 1 : k + 3]
            if not meant.plural and any(noun_lemma(w.low) != w.low for w in phrase):
                # "My wife runs a bakery and I do the accounts for it": they are many.
                continue
            return not meant.plural
        if meant.plural and noun_lemma(word.low) != word.low and verb_lemma(word.low) is None:
            return True
    return False


def _placed(noun: Words, pronoun: Word) -> Words:
    """Give the words of a thing at the place of a pronoun; only the last one is of the turn."""
    front = tuple(given(w.text, pronoun.start) for w in noun[:-1])
    return (*front, pronoun._replace(text=noun[-1].text, low=noun[-1].low))


def _with_ones(words: Words, thing: Thing) -> Words:
    """Read "the blue one" of two food trucks, "the domestic ones" of jobs; () for all else."""
    for i in range(2, min(len(words), REACH_WORDS_MAX + 1)):
        if words[i].low not in {"one", "ones"} or (words[i].low == "ones") is not thing.plural:
            continue
        kind = _ADJECTIVES.intersection(lemmas.by_class(words[i - 1].low))
        if words[i - 2].low != "the" or not kind or words[i - 1].low in _NOT_OF_KIND:
            return ()
        noun = thing.words[-1:]
        if len(thing.words) > 2 and not _ADJECTIVES.intersection(
            lemmas.by_class(thing.words[-2].low)
        ):
            noun = thing.words[-2:]
        # "The light ones" of dark themes are light themes, whosever they are.
        of_kind = i == ONES_AT and thing.plural and thing.words[0].low not in {"my", "our"}
        first = int(of_kind and any(w.low in {"me", "us"} for w in words[i + 1 : i + 4]))
        return (*words[first:i], *_placed(noun, words[i]), *words[i + 1 :])
    return ()


ONES_AT = 2
"""Where "ones" stands that begin a clause: "the light ones give me migraines"."""

_NOT_OF_KIND = word_set("right left other first second third last next only wrong same whole main")
_ADJECTIVES = frozenset({"ADJ"})


def _as_subject(words: Words, thing: Thing) -> Words:
    """Put the thing before "it has 200k on the clock", "they give three litres a day"; () for all else."""
    if len(words) > 2 and words[0].low in {"that", "it"} and thing.words[-1].low == "name":
        named = words[1].low in {"'s", "is"} and is_name(words[2])
        return (
            (*_placed(thing.words, words[0]), given("is", words[1].start), *words[2:])
            if named
            else ()
        )
    if len(words) < 3 or words[0].low not in {"it", "they"}:
        return ()
    if (words[0].low == "they") is not thing.plural:
        return ()
    if is_name(words[1]) or not _tells(words):
        return ()
    verb = words[1]
    if verb.low in {"'s", "'re"}:
        text = "is" if verb.low == "'s" else "are"
        verb = verb._replace(text=text, low=text, start=words[0].end + 1)
    return (*_placed(thing.words, words[0]), verb, *words[2:])


YEAR_DIGITS = 4
"""How a year is written."""

_SENSES = frozenset({"taste", "smell"})


def _tells(words: Words) -> bool:
    """Tell whether what follows is told of a thing, and not of the weather or of what comes."""
    verb, first = words[1].low, words[2].low
    lows = [w.low for w in words[2:6]]
    if verb_lemma(verb) in _SENSES and first in {"like", "of"}:
        return True
    if "that" in lows[:2] or (
        "to" in lows and {"me", "us", "to"} & set(lows[lows.index("to") + 1 :])
    ):
        # "it has fallen to me to ..." means nothing that was named.
        return False
    if verb not in {"'s", "'re", "is", "are"}:
        # "It was 2022 when we moved in" tells a year, and of no thing.
        year = verb == "was" and first.isdecimal() and len(first) == YEAR_DIGITS
        return first != "to" and not year
    lemma = verb_lemma(first)
    done = lemma is not None and verb_form(first, lemma) == "past"
    placed = first in PREPOSITIONS and first not in {"like", "about", "for", "to"}
    return done or (placed and len(words) > 3) or first[0].isdecimal() or first in NUMBERS


__all__ = ["named_again", "named_one"]
