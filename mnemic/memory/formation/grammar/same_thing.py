"""Which thing `it` and `them` mean: "our beans come from Huehuetenango, and I roast them on ..." (`formation@11` on).

A thing of the speaker's that the clause before named is put in the place of the pronoun, as
`pointing` does with people. Where two things may be meant, the pronoun stays, and what points
is not kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import lemminflect

from mnemic.memory.formation.grammar.casing import is_word
from mnemic.memory.formation.grammar.illnesses import is_illness
from mnemic.memory.formation.grammar.kinds_told import kind_told
from mnemic.memory.formation.grammar.lexicon import LANGUAGES
from mnemic.memory.formation.grammar.outright import BUSINESSES
from mnemic.memory.formation.grammar.owned_words import WORK_AT_HAND
from mnemic.memory.formation.grammar.passing import TALK_NOUNS, WORK_NOUNS
from mnemic.memory.formation.grammar.phrases import Words, is_name, time_at
from mnemic.memory.formation.grammar.subjects import SELF, Subject, Who
from mnemic.memory.formation.grammar.ties import is_animal, tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

THING_WORDS_MAX = 5
"""Longest noun phrase that a pronoun is put back to, in words."""

REACH_WORDS_MAX = 20
"""How far into a clause a pronoun may stand that is resolved."""


class Thing(NamedTuple):
    """Hold how a thing is named inside a sentence, and whether it is more than one."""

    words: Words
    plural: bool


_CLOSED = (PREPOSITIONS | PUNCTUATION | CONJUNCTIONS | SUBORDINATORS | MODALS | BE) | word_set(
    "i we you he she they it me us them have has had do does did who which that to not n't 's 've"
)
_TALKED = (
    TALK_NOUNS
    | WORK_NOUNS
    | (WORK_AT_HAND - word_set("order parcel bus taxi component table head character"))
)
_SHIPS = word_set(
    "boat yacht ship dinghy trawler ketch narrowboat sloop van car truck tractor bike motorbike"
)


def thing_of(words: Words) -> Thing | None:
    """Give the one thing that a clause names: the speaker's own, or a kind; None for none or more."""
    found = _own_name(words) or _of_kin(words)
    if found is None and (other := kind_told(words)) is not None:
        return Thing(*other)
    return found or _own_thing(words) or _kind_of(words)


def _own_name(words: Words) -> Thing | None:
    """Give the name that "the form wants my full name" asks for; it is said next."""
    at = len(words) - 1
    while at > 0 and words[at].low in PUNCTUATION:
        at -= 1
    for k in (at - 2, at - 1):
        in_it = k > 0 and words[k - 1].low in {"in", "under"}
        if k > 0 and not in_it and words[k].low == "my" and words[at].low == "name":
            return Thing(words[k : at + 1], plural=False)
    return None


_RUNS = word_set("run own have manage")


def _of_kin(words: Words) -> Thing | None:
    """Give what somebody of the user's runs, as theirs: "my wife runs a bakery in Hove"."""
    if len(words) < 5 or words[0].low not in {"my", "our"} or not tie_class(words[1].low):
        return None
    verb = next((k for k in (2, 3) if verb_lemma(words[k].low) in _RUNS), 0)
    if not verb or words[verb + 1].low not in {"a", "an"} or (verb == 3 and not is_name(words[2])):
        return None
    end = verb + 2
    while end < len(words) and words[end].low not in _CLOSED and end - verb <= THING_WORDS_MAX - 1:
        end += 1
    noun = words[verb + 2 : end]
    head = noun[-1].low if noun else ""
    if not head or noun_lemma(head) != head or head not in BUSINESSES:
        return None
    return Thing((*words[:2], given("'s", words[1].end), *noun), plural=False)


def still_meant(words: Words, thing: tuple[Words, bool] | None) -> tuple[Words, bool] | None:
    """Give the thing of before where a clause only tells who does a part: "my cousin does the wiring"."""
    mine = len(words) > 3 and words[0].low == "my" and any(tie_class(w.low) for w in words[1:3])
    return thing if mine and any(w.low in _HELPS for w in words[2:5]) else None


_HELPS = frozenset({"does", "do", "helps", "help", "handles"})

_HAVING = word_set(
    "have own keep grow make bake knit sew brew breed carve weave paint forge roast restore crochet raise craft"
)


def _kind_of(words: Words) -> Thing | None:
    """Give the kind that a clause is about, or that somebody makes: "grapefruit clashes with ..."."""
    if len(words) > 2 and words[0].low.isalpha() and finite_at(words, 1):
        low = words[0].low
        closed = low in _CLOSED | DETERMINERS | NUMBERS | ADVERBS | _POINTED
        if not (closed or noun_lemma(low) in _TALKED or tie_class(low)) and is_word(low):
            return Thing((words[0]._replace(text=low),), noun_lemma(low) != low)
    at = next(
        (k for k in range(2, min(5, len(words) - 1)) if verb_lemma(words[k].low) in _HAVING), -1
    )
    who = at - 1 - (at > 2 and is_name(words[at - 1]))
    if at < 0 or words[0].low not in {"my", "our"} or not tie_class(words[who].low):
        return None
    noun = words[at + 1 : at + 2]
    plain = noun[0].low not in _CLOSED | DETERMINERS and noun_lemma(noun[0].low) != noun[0].low
    return Thing(noun, plural=True) if plain and noun_lemma(noun[0].low) not in _TALKED else None


def _own_thing(words: Words) -> Thing | None:
    if not words or words[0].low in {"if", "when", "whenever", "while"}:
        return None
    that = next(
        (
            k
            for k in range(1, min(len(words) - 3, 8))
            if words[k].low == "that" and words[k + 1].low in {"is", "'s"}
        ),
        0,
    )
    if that and words[that - 1].low == "," and words[that + 2].low in {"my", "our"}:
        words = words[that + 2 :]
    at = next((i for i, w in enumerate(words[:3]) if w.low in _HEADS), -1)
    if at < 0 or any(w.low not in ADVERBS | _OPENING for w in words[:at]):
        return None
    if words[at].low in {"my", "our", "the"}:
        held = next(
            (
                k + 1
                for k in range(at + 2, min(at + 5, len(words) - 2))
                if words[k].low in {"has", "have"}
                and words[k + 1].low in {"a", "an"}
                and not tie_class(words[k - 1].low)
            ),
            0,
        )
        # "Our street has a football team and I manage it": what it has, which is named last.
        return _phrase(words, held) if held else _phrase(words, at, subject=True)
    group = read_verb(words, at + 1, SELF if words[at].low in {"i", "we"} else _ANYBODY)
    if group is None or group.negated or (group.lemma == "be" and words[at].low in {"i", "we"}):
        # "I'm the shop steward": nobody is an `it`.
        return None
    i = group.next
    while (
        i + 1 < len(words)
        and words[i].low in {"up", "for", "on", "out", "in", "off", "over"}
        and words[i + 1].low in {"for", "a", "an", "my", "our"}
    ):
        i += 1
    if i + 1 < len(words) and words[i].low == "to" and verb_lemma(words[i + 1].low):
        # "I want to add a second chair" adds it.
        i += 2
    return _phrase(words, i) if i < len(words) else None


_OPENING = frozenset({"so", "and", "but", "since", "because", "well", "now", "also", ","})
_HEADS = frozenset({"my", "our", "the", "i", "we", "he", "she"})
_ANYBODY = Subject(Who.PERSON, "", "")


_TIMES = frozenset({"once", "twice", "thrice"})


def _phrase(words: Words, i: int, *, subject: bool = False) -> Thing | None:
    end = i
    if words[i].low in PREPOSITIONS:
        return None
    while end < len(words) and end - i <= THING_WORDS_MAX:
        low = words[end].low
        if end > i and time_at(words, end):
            break
        if end > i and (
            low in _CLOSED or low in ADVERBS or low in _TIMES or (subject and _is_verb(words, end))
        ):
            break
        end += 1
    noun = _cut(words[i:end])
    return None if not noun else _as_thing(noun)


def _cut(noun: Words) -> Words:
    """Give the noun phrase without what trails it, () for what is none."""
    while len(noun) > 1 and (
        noun[-1].low.endswith("ly") or noun[-1].low in {"up", "down", "out", "off"}
    ):
        noun = noun[:-1]
    if (
        not 1 <= len(noun) <= THING_WORDS_MAX
        or noun[-1].low in _CLOSED
        or any(w.low in ADVERBS for w in noun[:1])
        or any(w.low in _POINTED for w in noun)
    ):
        return ()
    return noun


_POINTED = word_set("this that these those your his her their some any no")


def _as_thing(noun: Words) -> Thing | None:
    """Give a noun phrase as it is said again: "a chair" is "the chair" then."""
    head = noun[-1].low
    plural = noun_lemma(head) != head
    first = noun[0]
    owned = first.low in {"my", "our", "the"}
    if (owned or first.low in {"a", "an"}) and len(noun) < 2:
        return None
    if (tie_class(head) and not is_animal(head)) or noun_lemma(head) in _TALKED:
        return None
    if is_name(noun[-1]) and any(tie_class(w.low) for w in noun[1:-1]):
        # "My husband Dag" is nobody's thing.
        return None
    if not owned and not plural and first.low not in {"a", "an"} and head not in LANGUAGES:
        return None
    if len(noun) == 1 and head in LANGUAGES:
        return Thing(noun, plural=False)
    if len(noun) == 2 and head in LANGUAGES:
        # "My Tajik is fluent but I can't read it": nobody owns what they read.
        return Thing(noun[1:], plural=False)
    if first.low in {"a", "an"}:
        noun = (first._replace(text="the", low="the"), *noun[1:])
    elif first.low in NUMBERS or first.low.isdigit():
        noun = (given("the", first.start), *noun)
    elif first.text.istitle() and first.low in {"the", "my", "our"}:
        noun = (first._replace(text=first.low), *noun[1:])
    return Thing(noun, plural)


def _is_verb(words: Words, k: int) -> bool:
    """Tell whether the verb of a subject stands at word `k`."""
    many = noun_lemma(words[k - 1].low) != words[k - 1].low
    return finite_at(words, k) or (many and verb_lemma(words[k].low) == words[k].low)


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
            or behind[0].isdigit()
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
    if not (number.low in NUMBERS or number.low[0].isdigit()):
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
        kind = _ADJECTIVES.intersection(lemmatized(words[i - 1].low))
        if words[i - 2].low != "the" or not kind or words[i - 1].low in _NOT_OF_KIND:
            return ()
        noun = thing.words[-1:]
        if len(thing.words) > 2 and not _ADJECTIVES.intersection(lemmatized(thing.words[-2].low)):
            noun = thing.words[-2:]
        return (*words[:i], *_placed(noun, words[i]), *words[i + 1 :])
    return ()


_NOT_OF_KIND = word_set("right left other first second third last next only wrong same whole main")
_ADJECTIVES = frozenset({"ADJ"})
lemmatized = lru_cache(maxsize=4_096)(lemminflect.getAllLemmas)


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
        return first != "to"
    lemma = verb_lemma(first)
    done = lemma is not None and verb_form(first, lemma) == "past"
    placed = first in PREPOSITIONS and first not in {"like", "about", "for", "to"}
    return done or (placed and len(words) > 3) or first[0].isdigit() or first in NUMBERS


__all__ = ["Thing", "named_again", "named_one", "thing_of"]
