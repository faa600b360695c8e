"""Beliefs that may say what a statement says, found by the index and not by reading all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from mnemic.memory.draft import Draft
from mnemic.memory.formation.keys import key_tokens
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

WORDS_SEARCHED_MAX = 3
"""How many of a statement's words are looked up, the rarest."""

COMMON_ENTRIES = 256
"""A word that more entries hold is looked up only when there is no rarer one."""


def nearby(
    image: Image, statement: str, *, among: frozenset[str] | None = None
) -> Iterator[Belief]:
    """Give the committed beliefs that share one of the rarest words of a statement.

    Newest first. `among` narrows the words to those with these key tokens.
    """
    positions = image.positions_of(_rarest(image, statement, among))
    for position in islice(positions, POSITIONS_READ_MAX):
        found = image.belief_at(position)
        if found is not None:
            yield found


def drafted_nearby(
    draft: Draft, statement: str, *, among: frozenset[str] | None = None
) -> Iterator[Belief]:
    """Give the same as drafted, each once, after everything that the draft itself wrote."""
    written = draft.written_beliefs()
    yield from written
    seen = {belief.id for belief in written}
    for found in nearby(draft.image, statement, among=among):
        belief = draft.belief(found.id)
        if belief is not None and belief.id not in seen:
            yield belief


def _rarest(image: Image, statement: str, among: frozenset[str] | None) -> frozenset[str]:
    every = [w.text for w in words(statement)]
    told = [w for w in every if content_lemmas(w)] or every
    bases: dict[str, set[str]] = {}
    for word in told:
        if among is None or not among.isdisjoint(key_tokens(word)):
            # A name is no plural, whatever a dictionary makes of it: a Micra is written so.
            bases.setdefault(lemma(word), set()).update(lexemes(word))
    choices = [
        (sum(map(image.frequency, forms)), sorted(forms))
        for forms in (forms_of(base) | written for base, written in bases.items())
    ]
    # A word that no belief holds finds nothing; its paraphrase may stand beside it.
    held = sorted((count, forms) for count, forms in choices if count)[:WORDS_SEARCHED_MAX]
    rarest = [(n, forms) for n, forms in held if n <= COMMON_ENTRIES or n == held[0][0]]
    return frozenset(word for _, forms in rarest for word in forms)


def forms_of(base: str) -> frozenset[str]:
    """Give the lexemes a word may be written as, inflected each way."""
    inflected = (base, third_person(base), gerund(base), past(base), past_participle(base))
    return frozenset(word for form in (*inflected, plural(base)) for word in lexemes(form))
