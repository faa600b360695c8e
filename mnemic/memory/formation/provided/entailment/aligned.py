"""A statement laid beside the message that it is drawn from, word by word."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from msgspec import Struct

from mnemic.memory.formation.provided.citing import Citation
from mnemic.memory.formation.provided.entailment.tokens import Token, alike, tokens
from mnemic.memory.formation.sentences import sentence_spans
from mnemic.memory.formation.wordlists import word_set


class Region(Enum):
    """Say where a word was said, from the quote outwards."""

    QUOTE = 3
    SENTENCE = 2
    EVENT = 1
    BEFORE = 0


SUPPORTING = word_set(
    """have be use work want live own like do need keep run make go take get plan prefer call name
    will usually always only regularly currently child team project company wish answer assistant
    try hope intend know speak study play suffer include contain cost time day year week month old
    long age belong stay hold come thing person people home house household family business text
    message most more instead around at moment return alone return setup system person member
    about different own both each every per part place kind type number amount group set code
    class least"""
)
"""Words with which a full sentence is made of what is told in few: they add nothing."""


class Meeting(Struct, frozen=True):
    """Hold a word of a statement and the word of the message that says it.

    `said` is the place of that word among the event's tokens, -1 where an earlier message has
    it; `region` is None where nothing says it.
    """

    word: Token
    region: Region | None
    said: int = -1
    near: bool = False


class Aligned(Struct, frozen=True):
    """Hold a statement and its event side by side.

    `said` are the tokens of the event, `stated` those of the statement, `meetings` one for each
    content word of the statement; `quote` and `sentence` are the places that each covers.
    """

    stated: tuple[Token, ...]
    said: tuple[Token, ...]
    meetings: tuple[Meeting, ...]
    quote: range
    sentence: range

    @property
    def foreign(self) -> Iterator[Token]:
        """Give the content words of the statement that nobody said and that add something."""
        return (
            m.word
            for m in self.meetings
            if m.region is None and not (m.word.terms & SUPPORTING or m.word.low in SUPPORTING)
        )

    @property
    def met(self) -> list[int]:
        """Give the places of the words in the quote's sentence that say the statement, in order."""
        places = {m.said for m in self.meetings if m.said in self.sentence}
        return sorted(places)


_NOBODY = frozenset({"user", "user's", "team", "team's"})


def aligned(statement: str, citation: Citation, before: Sequence[str]) -> Aligned:
    """Lay a statement beside the event that it cites; `before` are the user's earlier messages."""
    safe = citation.source.safe
    said = tokens(safe)
    quote = _places(said, citation.start, citation.end)
    spans = [
        span
        for span in sentence_spans(safe, 0, len(safe))
        if span[0] < citation.end and citation.start < span[1]
    ]
    sentence = _places(said, spans[0][0], spans[-1][1]) if spans else quote
    earlier = [token.terms for text in before for token in tokens(text) if token.terms]
    stated = tokens(statement)
    meetings = tuple(
        _meeting(word, said, quote, sentence, earlier)
        for word in stated
        if word.terms and word.low not in _NOBODY
    )
    return Aligned(stated, said, meetings, quote, sentence)


def _places(said: Sequence[Token], start: int, end: int) -> range:
    inside = [n for n, token in enumerate(said) if start <= token.start < end]
    return range(inside[0], inside[-1] + 1) if inside else range(0)


def _meeting(
    word: Token,
    said: Sequence[Token],
    quote: range,
    sentence: range,
    earlier: Sequence[frozenset[str]],
) -> Meeting:
    """Find the word of the event that says a word, the nearest to the quote; or an earlier one."""
    found = [
        (_region(place, quote, sentence), likeness, -abs(place - quote.start), place)
        for place, token in enumerate(said)
        if token.terms and (likeness := alike(word.terms, token.terms))
    ]
    if found:
        region, likeness, _, place = max(found, key=lambda one: (one[0].value, *one[1:]))
        return Meeting(word, region, place, near=likeness == 1)
    told = any(alike(word.terms, terms) for terms in earlier)
    return Meeting(word, Region.BEFORE if told else None)


def _region(place: int, quote: range, sentence: range) -> Region:
    if place in quote:
        return Region.QUOTE
    return Region.SENTENCE if place in sentence else Region.EVENT
