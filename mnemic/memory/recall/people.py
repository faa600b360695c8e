"""Whom a question is about: the owner, or somebody the owner has told of.

"Where does my brother live?" is answered by what is believed about Tomasz, once "User's
brother is Tomasz." is known, and never by where the owner lives.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import TYPE_CHECKING

from mnemic.memory.model import USER_SUBJECT, Belief, ClaimKind
from mnemic.memory.recall.lexemes import lexemes, runs
from mnemic.memory.recall.naming import Variant, words
from mnemic.memory.recall.query import BeliefQuery, admitter

if TYPE_CHECKING:
    from mnemic.memory.image import Image

LOOKED_AT_MAX = 16
"""Beliefs that are looked at to learn who is meant by one word."""

NAMES_MAX = 8
"""Most names one relation stands for."""

RELATIONS = words(
    """wife husband spouse partner girlfriend boyfriend fiance fiancee ex
    mother mom mum mama father dad papa parent parents stepmother stepfather
    brother brothers sister sisters sibling siblings twin
    son sons daughter daughters child children kid kids baby
    aunt uncle cousin cousins niece nephew grandmother grandma grandfather grandpa grandson
    granddaughter grandparents family relatives
    friend friends roommate roommates flatmate neighbor neighbour neighbors neighbours
    boss manager supervisor colleague colleagues coworker coworkers teammate intern mentor
    doctor dentist therapist lawyer accountant landlord landlady teacher coach trainer nanny
    dog dogs cat cats puppy kitten parrot rabbit hamster horse pet pets"""
)
"""Words by which the owner names somebody else."""

_TITLES = words("dr mr mrs ms prof monsieur madame herr frau sir")
_NAME = re.compile(r"(?<!^)\b(?=[^\W\d_])\w[\w'’-]*")


class People:
    """Know whom the beliefs that a query admits call by a name or by a relation."""

    def __init__(self, image: Image, query: BeliefQuery) -> None:
        self._image = image
        self._admits: Callable[[Belief], bool] = admitter(query)

    def names(self, said: tuple[str, ...]) -> tuple[Variant, ...]:
        """Give the first names of those whom the owner calls by one of these words."""
        found: dict[Variant, None] = {}
        for belief in self._relations_with(said):
            if not lexemes(belief.subject).isdisjoint(said):
                found.update(((name,), None) for name in _names_in(belief.statement))
        return tuple(islice(found, NAMES_MAX))

    def is_known(self, word: str) -> bool:
        """Tell whether a word is the name of somebody the owner told of."""
        if word in RELATIONS:
            return False
        return any(
            word in belief.about.split()
            if belief.about not in OWN
            else belief.claim_kind is ClaimKind.RELATIONSHIP and word in _names_in(belief.statement)
            for belief in self._holding((word,))
        )

    def _relations_with(self, said: tuple[str, ...]) -> Iterator[Belief]:
        return (
            belief
            for belief in self._holding(said)
            if belief.claim_kind is ClaimKind.RELATIONSHIP and belief.about == USER_SUBJECT
        )

    def _holding(self, said: tuple[str, ...]) -> Iterator[Belief]:
        for position in islice(self._image.positions_of(said), LOOKED_AT_MAX):
            belief = self._image.belief_at(position)
            if belief is not None and self._admits(belief):
                yield belief


OWN = frozenset({USER_SUBJECT, "team"})
"""The values of `about` that "I" and "we" ask about."""


def _names_in(statement: str) -> tuple[str, ...]:
    """Give the first word of each capitalized sequence behind the sentence's own capital."""
    names: dict[str, None] = {}
    follows_name = False
    for match in _NAME.finditer(statement):
        written = match.group()
        is_name = written[0].isupper()
        word = next((run[0] for run in runs(written)), "")
        if is_name and not follows_name and word and word not in _TITLES:
            names[word] = None
        follows_name = is_name and word not in _TITLES
    return tuple(names)
