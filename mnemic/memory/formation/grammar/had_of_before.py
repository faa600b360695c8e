"""What somebody has that was named before: "I have that harmonium now" behind a letter that names it.

`that` points at a thing of the clause before, be it quoted; what somebody has of it is theirs.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.passing import TALK_NOUNS, WORK_NOUNS
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import PUNCTUATION, noun_lemma
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

_HAVE = frozenset({"have", "own", "'ve", "inherited"})
_BETWEEN = frozenset({"still", "now", "got", "actually"})
_AT_HAND = (
    TALK_NOUNS
    | WORK_NOUNS
    | word_set(
        "problem feeling question time effect impression habit talk conversation book letter email song"
    )
)


def had_of_before(words: Words, before: Words) -> tuple[Claim, ...]:
    """Read "I have that harmonium now" where the clause before named a harmonium; () for all else."""
    if len(words) < 4 or words[0].low not in {"i", "we"}:
        return ()
    at = next((k for k in range(1, min(5, len(words) - 1)) if words[k].low in {"that", "those"}), 0)
    verbs = [w.low for w in words[1:at]]
    if not verbs or not set(verbs) <= _HAVE | _BETWEEN or _HAVE.isdisjoint(verbs):
        return ()
    end = next(
        (
            k
            for k in range(at + 1, len(words))
            if words[k].low in PUNCTUATION | {"now", "and", "today"}
        ),
        len(words),
    )
    noun = words[at + 1 : end]
    head = noun[-1].low if noun else ""
    if not 0 < len(noun) <= NOUN_WORDS_MAX or noun_lemma(head) in _AT_HAND:
        return ()
    if not any(w.low == head for w in before) or not all(w.low.isalpha() for w in noun):
        return ()
    value = say_words(noun, SELF)
    return (
        Claim(
            label=value, slot="thing", value=value,
            statement=sentence("User", "has", "the", value),
            kind=ClaimKind.RESOURCE, type=BeliefType.USER_MODEL_ATTR,
            start=words[0].start, end=noun[-1].end,
        ),
    )  # fmt: skip


NOUN_WORDS_MAX = 3
"""Longest name of what is had, in words."""

__all__ = ["had_of_before"]
