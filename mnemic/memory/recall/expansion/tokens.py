"""What a question and a belief are made of, for the weights that tell which bears on which.

Both come apart into tokens: lemmas, what common nouns are kinds of, and marks such as a
number or a day. Nothing but the words is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

import lemminflect
from msgspec import Struct

from mnemic.memory.categories import categories
from mnemic.memory.model import Belief
from mnemic.memory.recall.lexemes import runs
from mnemic.memory.recall.naming import STOP_WORDS, WEAK_WORDS, words
from mnemic.memory.recall.people import OWN

WORD_CACHE_ENTRIES = 16_384

_DAYS = words(
    """monday tuesday wednesday thursday friday saturday sunday weekend weekday mondays tuesdays
    wednesdays thursdays fridays saturdays sundays weekends weekdays"""
)
_MONTHS = words(
    """january february march april june july august september october november december"""
)
_NUMBERS = words(
    """one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty"""
)
_NEGATIVE = words("""not no never without cannot can't don't doesn't""")
_POLITE = words("""please can could would will you pls kindly now ok okay hey just then and so""")
_NO_OBJECT = words(
    """is are was were be been am has had have will would can could did does do went got"""
)
"""What stands behind the subject of a remark, and behind no verb of a request."""

REQUEST_WORDS_MAX = 5
"""How far into a turn the verb of a request may stand, in words."""

_ASKING = words("""who whom whose what where when which why how""")


class Word(Struct, frozen=True):
    """Hold what is known of one word: its lemmas, its categories, its mark."""

    lemmas: tuple[str, ...]
    categories: frozenset[str]
    mark: str = ""


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def word(lexeme: str) -> Word:
    """Look a lexeme up."""
    mark = ""
    if lexeme[0].isdecimal() or lexeme in _NUMBERS:
        mark = "#number"
    elif lexeme in _DAYS:
        mark = "#day"
    elif lexeme in _MONTHS:
        mark = "#month"
    elif lexeme in _NEGATIVE:
        mark = "#no"
    if not lexeme.isascii() or not lexeme.isalpha() or len(lexeme) > 32:
        return Word((lexeme,), _marked(categories(lexeme)), mark)
    known = lemminflect.getAllLemmas(lexeme)
    found = [known[kind][0].lower() for kind in ("NOUN", "VERB", "ADJ") if known.get(kind)]
    kinds = frozenset[str]().union(
        categories(lexeme), *(categories(noun.lower()) for noun in known.get("NOUN", ())[:1])
    )
    return Word(tuple(dict.fromkeys(found or [lexeme])), _marked(kinds), mark)


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def joined(one: str, two: str) -> frozenset[str]:
    """Give the categories of a noun of two words."""
    return _marked(categories(f"{one} {two}") | categories(f"{one} {word(two).lemmas[0]}"))


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def _marked(names: frozenset[str]) -> frozenset[str]:
    return frozenset(f"@{name}" for name in names)


def belief_tokens(belief: Belief) -> tuple[str, ...]:
    """Give the tokens of a belief, sorted: of its words, its kind, and whom it is about."""
    lexemes = [run[0] for run in runs(f"{belief.subject} . {belief.statement}")]
    found = {f"^{belief.claim_kind.value}", "^own" if belief.about in OWN else "^another"}
    found.update(f"^slot {slot.split(' ')[0]}" for slot in belief.subject_key.split("/")[1:2])
    for lexeme in lexemes:
        known = word(lexeme)
        if known.mark:
            found.add(known.mark)
        if lexeme not in STOP_WORDS:
            found.update(known.lemmas)
            found.update(known.categories)
    for one, two in pairwise(lexemes):
        found.update(joined(one, two))
    if any(part[:1].isupper() for part in belief.statement.split()[1:]):
        found.add("#name")
    return tuple(sorted(found))


class Asked(Struct, frozen=True):
    """Hold what a question is made of.

    `lemmas` are of its content words, `strong` those of no weak word, `categories` those of
    its nouns; `opening` is its first asking word, or the verb of a request. What neither
    `asks` nor `requests` only leads up to what does.
    """

    lemmas: frozenset[str]
    strong: frozenset[str]
    categories: frozenset[str]
    opening: str
    asks: bool = True
    requests: bool = False


def asked(clause: str, *, asks: bool = True) -> Asked:
    """Take a clause of a question apart."""
    lexemes = [run[0] for run in runs(clause)]
    requests = is_request(clause)
    content = [one for one in lexemes if one not in STOP_WORDS]
    # The verb of a request is no noun: "fix this" is about no drug.
    nouns = [one for one in content if not requests or one != content[0]]
    kinds = {name for one in nouns for name in word(one).categories}
    kinds.update(name for one, two in pairwise(lexemes) for name in joined(one, two))
    opening = next((one for one in lexemes[:4] if one in _ASKING), "")
    return Asked(
        lemmas=frozenset(lemma for one in content for lemma in word(one).lemmas),
        strong=frozenset(
            lemma for one in content if one not in WEAK_WORDS for lemma in word(one).lemmas
        ),
        categories=frozenset(kinds),
        opening=opening or (word(lexemes[0]).lemmas[0] if lexemes else ""),
        asks=asks,
        requests=requests,
    )


def is_request(turn: str) -> bool:
    """Tell whether a turn begins with what somebody is to do: "book me a table for two"."""
    said = [run[0] for run in runs(turn)]
    at = next((i for i, one in enumerate(said[:REQUEST_WORDS_MAX]) if one not in _POLITE), None)
    if at is None or at + 1 >= len(said) or said[at + 1] in _NO_OBJECT:
        return False
    return said[at] in lemminflect.getAllLemmas(said[at]).get("VERB", ())


def about(asked_for: Asked) -> Iterator[str]:
    """Give the signs of a question that hold beside every belief."""
    yield f"{asked_for.opening}?"
    yield from (f"{name}?" for name in sorted(asked_for.lemmas))


def looked_at(asked_for: Asked) -> Iterator[str]:
    """Give what of a question is laid beside each token of a belief."""
    yield f"{asked_for.opening}?"
    yield from sorted(asked_for.lemmas)
    yield from sorted(asked_for.categories)


def same(asked_for: Asked, token: str) -> Iterator[str]:
    """Give the signs of a token that the question holds too."""
    if token in asked_for.categories:
        yield "same category"
        yield f"same {token}"
    if token in asked_for.lemmas:
        yield "same lemma" if token in asked_for.strong else "same weak lemma"
        yield f"same {token}"
    if token[0] == "@" and token[1:] in asked_for.strong:
        yield "category named"


def signs(asked_for: Asked, tokens: Sequence[str]) -> Iterator[str]:
    """Give all signs that a question and the tokens of a belief make together."""
    yield from about(asked_for)
    beside = tuple(looked_at(asked_for))
    for token in tokens:
        yield from same(asked_for, token)
        if token not in asked_for.lemmas:
            yield from (f"{name}|{token}" for name in beside)
