"""What a clause leaves to the question or the clause before it (`formation@11` on).

"How much do you practise?" - "I do about 25 minutes every evening" says what is done; "I've got
a rental cello until June and I'd like to decide by then whether to buy one" says when and what;
"a full reindex takes nine hours. I want to get that under two" says of what, and two of what.
Nothing is filled in but by the one thing that stands there.
"""

from __future__ import annotations

import re
from typing import Final

from mnemic.memory.formation.grammar.changed_over import who_is_mine
from mnemic.memory.formation.grammar.lexicon import MONTHS
from mnemic.memory.formation.grammar.phrases import Words, phrase_end
from mnemic.memory.formation.grammar.words import NUMBERS, given, noun_lemma, verb_lemma
from mnemic.memory.formation.wordlists import word_set

QUESTION_CHARS_MAX: Final = 300
"""How much of the end of the assistant's turn is looked at for what it asks."""

_HOW: Final = re.compile(
    r"\bhow (?:much|often|long|many \w+(?: an? (?:day|week|month))?)(?: \w+)? do you (?:usually |normally |currently |typically |actually )?"
    r"(?P<verb>[a-z]+)(?P<object> (?:the|your) [a-z]+)?(?=[,?]| and\b| each\b| every\b| per\b| a (?:day|week|month)\b| at\b| these\b| right\b)",
    re.I,
)
_NOT_DONE: Final = word_set("do have need want know think like get go be say feel take spend")
_ABOUT: Final = word_set("about around roughly maybe only just usually at half an a it that")
_MEASURE: Final = word_set("get bring cut keep push reduce shrink")
_BELOW: Final = word_set("under below to within")
_UNITS: Final = word_set("second minute hour day week month percent mile kilometre")
_GOT: Final = word_set("buy get own have rent build adopt keep lease order try hire find")
_WHEN: Final = frozenset({"until", "till", "by", "before", "in"})


def filled_in(words: Words, *, question: str, before: Words) -> Words:
    """Give a clause with what it leaves to the question or to the clause before it."""
    if len(words) >= 4 and words[0].low in {"she", "he"}:
        return who_is_mine(words, before)
    if len(words) < 4 or words[0].low not in {"i", "we"}:
        return words
    if words[1].low == "do" and question:
        return _as_asked(words, question[-QUESTION_CHARS_MAX:])
    if before:
        words = _by_then(words, before)
        words = _one(words, before)
        words = _never_one(words, before)
        words = _measured(words, before)
    return words


def _as_asked(words: Words, question: str) -> Words:
    """Read "I do about 25 minutes" as the doing that was asked about."""
    found = None
    for found in _HOW.finditer(question):  # noqa: B007 - the last one asked is answered
        pass
    if found is None or verb_lemma(found["verb"].lower()) != found["verb"].lower():
        return words
    if found["verb"].lower() in _NOT_DONE:
        return words
    behind = words[2]
    pronoun = behind.low in {"it", "that"}
    if not (behind.low in _ABOUT | NUMBERS or behind.low[0].isdecimal()):
        return words
    verb = words[1]._replace(text=found["verb"].lower(), low=found["verb"].lower())
    thing = (found["object"] or "").split()
    head = [given("the", verb.end), given(thing[1].lower(), verb.end)] if thing else []
    return (words[0], verb, *head, *words[2 + pronoun :])


def _by_then(words: Words, before: Words) -> Words:
    """Put the month of before in the place of `then`: "until June ... decide by then"."""
    at = next((k for k in range(2, len(words)) if words[k].low == "then"), 0)
    if not at or words[at - 1].low not in {"by", "before", "until"}:
        return words
    months = [
        w for k, w in enumerate(before) if w.low in MONTHS and k and before[k - 1].low in _WHEN
    ]
    if len(months) != 1:
        return words
    return (*words[:at], given(months[0].text, words[at].start), *words[at + 1 :])


def _one(words: Words, before: Words) -> Words:
    """Put the thing of before in the place of `one`: "I've got a rental cello ... to buy one"."""
    at = next((k for k in range(3, len(words)) if words[k].low == "one"), 0)
    if not at or verb_lemma(words[at - 1].low) not in _GOT or words[at - 2].low != "to":
        return words
    behind = words[at + 1].low if at + 1 < len(words) else ""
    if behind not in {"", "by", "before", "in", "next", "this", "soon", "after", "instead", ","}:
        return words
    heads = [
        before[k + phrase_end(before[k:], 0) - 1]
        for k, w in enumerate(before)
        if w.low in {"a", "an"} and phrase_end(before[k:], 0) > 1
    ]
    if len(heads) != 1 or noun_lemma(heads[0].low) != heads[0].low or not heads[0].low.isalpha():
        return words
    article = "an" if heads[0].low[0] in "aeiou" else "a"
    start = words[at].start
    return (*words[:at], given(article, start), given(heads[0].text, start), *words[at + 1 :])


_ACTED: Final = word_set(
    """play use drive ride own have keep build make fly sail bake cook grow brew sew run write train teach handle hold
    operate shoot"""
)


def _never_one(words: Words, before: Words) -> Words:
    """Put a thing of before in the place of `one`: "... thirty ukuleles. I've never played one"."""
    lows = [w.low for w in words]
    at = next((k for k in range(3, len(words)) if lows[k] == "one"), 0)
    if not at or lows[at - 2] != "never" or verb_lemma(lows[at - 1]) not in _ACTED:
        return words
    if lows[at + 1 : at + 2] not in ([], ["before"], ["in"], ["."], ["!"], [","], ["and"], ["so"]):
        return words
    heads = [
        before[k + phrase_end(before[k:], 0) - 1]
        for k, w in enumerate(before)
        if (w.low in {"a", "an"} | NUMBERS or w.low.isdecimal())
        and phrase_end(before[k:], 0) > 1
        and not (k and before[k - 1].low in {"in", "at", "for", "by", "on", "year"})
    ]
    if len(heads) != 1 or not heads[0].low.isalpha() or heads[0].text[0].isupper():
        return words
    noun = noun_lemma(heads[0].low)
    start = words[at].start
    article = "an" if noun[0] in "aeiou" and not noun.startswith(("uk", "uni")) else "a"
    return (*words[:at], given(article, start), given(noun, start), *words[at + 1 :])


def _measured(words: Words, before: Words) -> Words:
    """Say of what, and two of what: "... takes nine hours. I want to get that under two"."""
    at = next((k for k in range(2, len(words) - 2) if words[k].low in {"that", "it", "this"}), 0)
    if not at or verb_lemma(words[at - 1].low) not in _MEASURE:
        return words
    low = next((k for k in range(at + 1, min(at + 4, len(words) - 1)) if words[k].low in _BELOW), 0)
    if not low or not (words[low + 1].low in NUMBERS or words[low + 1].low[0].isdecimal()):
        return words
    takes = next((k for k in range(1, len(before)) if before[k].low in {"takes", "take", "is"}), 0)
    unit = next((w for w in before[takes + 1 :] if noun_lemma(w.low) in _UNITS), None)
    if not takes or unit is None or takes > 5:
        return words
    noun = before[:takes]
    start = words[at].start
    if noun[0].low in {"a", "an", "our", "the", "my", "one"}:
        first = "the" if noun[0].low in {"a", "an", "one"} else noun[0].low
        noun = (noun[0]._replace(text=first, low=first), *noun[1:])
    thing = tuple(given(w.text, start) for w in noun)
    counted = low + 2
    more = words[counted].low if counted < len(words) else ""
    units = () if noun_lemma(more) in _UNITS else (given(unit.text, words[counted - 1].end + 1),)
    return (*words[:at], *thing, *words[at + 1 : counted], *units, *words[counted:])


__all__ = ["filled_in"]
