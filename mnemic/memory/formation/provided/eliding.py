"""Parts of a sentence that leave its speaker out: ", sleep in the cabin", "(have the kids)".

A part goes on about whom the words before it are of. It is the speaker's where they are the
speaker's own, or where nobody has been spoken of and no assistant is told to do such a thing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.formation.grammar.clauses import predicates
from mnemic.memory.formation.grammar.subjects import Mention, kin_class
from mnemic.memory.formation.grammar.words import ADVERBS, PREPOSITIONS, read, verb_lemma
from mnemic.memory.formation.provided.bearers import is_user
from mnemic.memory.formation.provided.constituents import is_known, subject_at
from mnemic.memory.formation.provided.fragments import ASSISTING, STANDING, whole_of
from mnemic.memory.formation.provided.labels import article
from mnemic.memory.formation.provided.ordering import ORDERING, may_order
from mnemic.memory.formation.wordlists import word_set

PARTS_MAX = 12
"""How many parts of one sentence are read."""

_PART = re.compile(r"\s*[,;()–—]\s*(?:and\s+|but\s+|so\s+)?|\s+so\s+|:\s+", re.IGNORECASE)
_OTHERS = re.compile(
    r"\b(?:you|your|he|she|they|it|his|her|their|him|them|who|whose|that|which|we['’]d|if|unless"
    r"|whether|when|while|until|till|says?|said|thinks?|not|never|someone|somebody|people|everyone)\b"
    r"|n['’]t\b|['’]s\b",
    re.IGNORECASE,
)
_GOVERNS = re.compile(
    r"\b(?:to (?=[a-z])|might|may|would|could|should|will|can|must|cannot|almost|nearly|about)\b",
    re.IGNORECASE,
)
"""What may govern all that follows it."""

_STEADY = STANDING | word_set("have need teach work live own train")
"""Verbs of how one lives, which nobody is told to do."""

_UNMEANT = word_set("want hope wish plan try would could might should like dream wonder think")


def elided(sentence: str) -> Iterator[str]:
    """Give what the parts of a sentence say of a speaker whom they leave out."""
    if sentence.rstrip().endswith("?"):
        return
    at = 0
    for joint in list(_PART.finditer(sentence))[:PARTS_MAX]:
        at = joint.end()
        part = _PART.split(sentence[at:], maxsplit=1)[0].strip(" .!")
        goes_on = _goes_on(sentence[: joint.start()])
        if part and goes_on is not None:
            yield from _said(part, own=goes_on, listed="," in joint.group())


def _goes_on(before: str) -> bool | None:
    """Tell whether words are the speaker's own; None where somebody else is spoken of."""
    words = read(before)
    if _OTHERS.search(before) or _GOVERNS.search(before) or any(kin_class(w.low) for w in words):
        return None
    told = predicates(words, Mention())[0]
    if told:
        last = told[-1]
        if not all(is_user(p.subject) for p in told) or last.verb.lemma in _UNMEANT:
            return None
        return not last.verb.modal and not last.verb.negated
    for place, word in enumerate(words):
        led = place > 0 and words[place - 1].low in PREPOSITIONS
        if word.text[:1].isupper() and not led and (place > 0 or not is_known(word.low)):
            return None
    return False if subject_at(words, 0) is None else None


def _said(part: str, *, own: bool, listed: bool) -> Iterator[str]:
    words = read(part)
    if subject_at(words, 0) is not None:
        return
    yield from whole_of(part, listed=False)
    place = next((k for k, w in enumerate(words) if w.low not in ADVERBS), 0)
    if place >= len(words):
        return
    opening = words[place]
    base = verb_lemma(opening.low) if opening.text.islower() else None
    if base is None or len(words) < place + 2:
        return
    if opening.low == base:
        ordering = base in ORDERING or base in ASSISTING or may_order(base)
        if base in _STEADY or (own and listed and not ordering):
            yield f"I {part}"
            if base == "teach":
                yield f"I am {article(words[place + 1].low)} {words[place + 1].low} teacher"
    elif own and listed and opening.low.endswith("ing"):
        yield f"I am {part}"
