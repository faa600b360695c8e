"""Facts that are embedded in a question (003 §Scope: facts in questions are evidence)."""

from __future__ import annotations

from itertools import pairwise, takewhile

from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS, STATES_PLAIN, STATES_SENSITIVE
from mnemic.memory.formation.grammar.phrases import Words, strip_determiner, strip_punctuation
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import (
    BE,
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    noun_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_ASKING = word_set(
    """what which how where when who whom whose why can could should would do does did is are am was
    were will any shall may have has ought"""
)
_GIVEN = (
    ("given", "that"), ("seeing", "that"), ("considering", "that"), ("considering",), ("since",),
    ("because",), ("now", "that"), ("as",), ("given",), ("if", "you", "know", "that"),
)  # fmt: skip
_TELLING = (
    ("did", "i", "mention"), ("did", "i", "tell", "you"), ("have", "i", "mentioned"),
    ("have", "i", "told", "you"), ("did", "you", "know"), ("do", "you", "remember", "that"),
)  # fmt: skip
"""Questions that tell what they ask about."""
_JOINTS = frozenset({",", "and", "so", "but", "-", "–", "—", ";", ":", "."})


def facts_of_question(words: Words) -> Words:
    """Give the stated part of a question, () when all of it asks.

    "I have a Garmin, how do I pair it?" states before the comma; "what can I cook,
    given that I'm vegan?" states behind `given that`.
    """
    lows = [w.low for w in words]
    if not lows:
        return ()
    told = next((n for n in _TELLING if tuple(lows[: len(n)]) == n), ())
    if told:
        return words[len(told) :]
    if lows[0] in _ASKING:
        return _grounds(words, lows) or aside(words)
    for i in range(1, len(lows)):
        if lows[i - 1] in _JOINTS and lows[i] in _ASKING:
            return strip_punctuation(words[: i - 1])
    return ()


def aside(words: Words) -> Words:
    """Read "what do I cook for my wife, who is coeliac?" for what it says of the wife."""
    lows = [w.low for w in words]
    for i, low in enumerate(lows[:-2]):
        if low != "who" or not i:
            continue
        start = next((k for k in range(i - 1, max(-1, i - 6), -1) if lows[k] == "my"), None)
        if start is not None and any(kin_class(w) for w in lows[start + 1 : i]):
            owner = strip_punctuation(words[start:i])
            return owner + words[i + 1 :]
    return ()


def _grounds(words: Words, lows: list[str]) -> Words:
    for i in range(1, len(lows)):
        for phrase in _GIVEN:
            n = len(phrase)
            follows = i + n < len(lows) and lows[i + n] in {"i", "my", "we", "our"}
            if tuple(lows[i : i + n]) == phrase and follows:
                return strip_punctuation(words[i + n :])
    return ()


def as_somebody(words: Words, *, rich: bool = False) -> Words:
    """Read "As a nurse, how do I ...": give the clause "I am a nurse", () when there is none.

    `rich` also reads a long phrase that a comma has cut off: "as a baker with two shops".
    """
    if len(words) > 3 and words[0].low == "as" and words[1].low in {"someone", "somebody"}:
        rest = words[2 : next((i for i, w in enumerate(words[:14]) if w.low == ","), len(words))]
        at = words[0].start
        if rest[0].low == "with" and len(rest) > 1:
            return (Word("I", "i", at, at), Word("have", "have", at, at), *rest[1:])
        if rest[0].low == "who" and len(rest) > 2 and rest[1].low in {"is", "has"}:
            verb = "am" if rest[1].low == "is" else "have"
            return (Word("I", "i", at, at), Word(verb, verb, at, at), *rest[2:])
        return ()
    if len(words) < 3 or words[0].low not in {"as", "being"} or words[1].low not in {"a", "an"}:
        return ()
    short = len(words) < 7 and not (rich and any(w.low in MODALS for w in words))
    whole = len(words) if short or (rich and _is_phrase(words)) else 0
    cut = next((i for i, w in enumerate(words[:12]) if w.low == ","), whole)
    phrase = words[1:cut]
    body = strip_determiner(phrase)
    if rich:
        # "As a present for a nurse" says nothing of the speaker.
        body = tuple(takewhile(lambda w: w.low not in PREPOSITIONS, body))
    known = OCCUPATIONS | STATES_PLAIN | STATES_SENSITIVE
    if not body or not any(noun_lemma(w.low) in known for w in body):
        return ()
    at = words[0].start
    return (Word("I", "i", at, at), Word("am", "am", at, at), *phrase)


PHRASE_WORDS_MAX = 12
"""Longest phrase that says as what somebody asks, in words."""


def _is_phrase(words: Words) -> bool:
    """Tell whether nothing but a noun phrase stands here: no subject and no verb of its own."""
    if len(words) > PHRASE_WORDS_MAX or not _NO_PHRASE.isdisjoint(w.low for w in words):
        return False
    return all(
        after.low not in _ARTICLES or word.low in PREPOSITIONS | {"and", "as"}
        for word, after in pairwise(words)
    )


_ARTICLES = frozenset({"the", "a", "an", "my", "our"})
_NO_PHRASE = (
    (BE - {"being"})
    | MODALS
    | PUNCTUATION
    | word_set("i we you he she they it me us who that what how do does did if")
)
