"""The one thing that a clause names, for what the next clause says of `it` or `them` (`formation@11` on)."""

from __future__ import annotations

from typing import NamedTuple

from mnemic.memory.formation.grammar.casing import is_word
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
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

THING_WORDS_MAX = 5
"""Longest noun phrase that a pronoun is put back to, in words."""


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


def thing_of(words: Words) -> Thing | None:
    """Give the one thing that a clause names: the speaker's own, or a kind; None for none or more."""
    found = _own_name(words) or _of_kin(words) or _kins_own(words) or _all_about(words)
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


def _all_about(words: Words) -> Thing | None:
    """Give the things of "anything about semaphore towers, send it my way", which are spoken of next."""
    if len(words) < 5 or words[0].low not in {"anything", "everything"}:
        return None
    comma = next((k for k in range(3, min(8, len(words))) if words[k].low == ","), 0)
    what = words[2:comma] if words[1].low in {"about", "on"} else ()
    if not what or any(w.low in _CLOSED | DETERMINERS | _POINTED for w in what):
        return None
    many = noun_lemma(what[-1].low) != what[-1].low
    return Thing(what, plural=True) if many and noun_lemma(what[-1].low) not in _TALKED else None


def _kins_own(words: Words) -> Thing | None:
    """Give what is somebody of the user's: "my mother's memorial" has been put back, and is on the 16th."""
    if len(words) < 6 or words[0].low not in {"my", "our"} or not tie_class(words[1].low):
        return None
    at = 3 if words[2].low == "'s" else 0
    end = at
    while end < len(words) and words[end].low not in _CLOSED and end - at < THING_WORDS_MAX - 2:
        end += 1
    noun = words[at:end]
    head = noun[-1].low if noun and end < len(words) else ""
    single = head and noun_lemma(head) == head and words[end].low in BE | {"has", "'s", "got"}
    if not at or not single or head in _TALKED or tie_class(head):
        return None
    return Thing((words[0]._replace(text=words[0].low), *words[1:end]), plural=False)


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


def own_thing_at(words: Words, at: int) -> Thing | None:
    """Give the thing that "my" at a word begins, as it is said again; None for none."""
    return _phrase(words, at, subject=True)


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
    sat = head == "test" and len(noun) > 1 and noun[-2].low in _SAT
    if (tie_class(head) and not is_animal(head)) or (noun_lemma(head) in _TALKED and not sat):
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
    elif first.low in NUMBERS or first.low.isdecimal():
        noun = (given("the", first.start), *noun)
    elif first.text.istitle() and first.low in {"the", "my", "our"}:
        noun = (first._replace(text=first.low), *noun[1:])
    return Thing(noun, plural)


_SAT = word_set("driving theory citizenship language naturalisation entrance")
"""Which tests are of a life, and no piece of the work at hand."""


def _is_verb(words: Words, k: int) -> bool:
    """Tell whether the verb of a subject stands at word `k`."""
    many = noun_lemma(words[k - 1].low) != words[k - 1].low
    return finite_at(words, k) or (many and verb_lemma(words[k].low) == words[k].low)


__all__ = ["THING_WORDS_MAX", "Thing", "own_thing_at", "still_meant", "thing_of"]
