"""Beliefs that may say what a statement says, found by the index and not by reading all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from mnemic.memory.draft import Draft
from mnemic.memory.formation.lemmas import (
    content_lemmas,
    gerund,
    lemma,
    past,
    past_participle,
    plural,
    third_person,
    words,
)
from mnemic.memory.image import Image
from mnemic.memory.model import Belief
from mnemic.memory.recall.lexemes import lexemes

POSITIONS_READ_MAX = 4_096
"""Most index entries that one search visits, newest first."""


def nearby(image: Image, statement: str, *, leaving: str = "") -> Iterator[Belief]:
    """Give the committed beliefs that share the rarest word of a statement, newest first.

    `leaving` is a lemma that is not searched by unless there is no other.
    """
    positions = image.positions_of(_rarest(image, statement, leaving))
    for position in islice(positions, POSITIONS_READ_MAX):
        found = image.belief_at(position)
        if found is not None:
            yield found


def drafted_nearby(draft: Draft, statement: str, *, leaving: str = "") -> Iterator[Belief]:
    """Give the same as drafted, each once, after everything that the draft itself wrote."""
    written = draft.written_beliefs()
    yield from written
    seen = {belief.id for belief in written}
    for found in nearby(draft.image, statement, leaving=leaving):
        belief = draft.belief(found.id)
        if belief is not None and belief.id not in seen:
            yield belief


def _rarest(image: Image, statement: str, leaving: str) -> frozenset[str]:
    bases = sorted({lemma(w.text) for w in words(statement) if content_lemmas(w.text)})
    others = [base for base in bases if base != leaving] or bases
    return min(
        (forms_of(base) for base in others),
        key=lambda forms: sum(image.frequency(word) for word in forms),
        default=frozenset(),
    )


def forms_of(base: str) -> frozenset[str]:
    """Give the lexemes a word may be written as, inflected each way."""
    inflected = (base, third_person(base), gerund(base), past(base), past_participle(base))
    return frozenset(word for form in (*inflected, plural(base)) for word in lexemes(form))
