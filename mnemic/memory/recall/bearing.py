"""Tell whether a belief that holds words of a question bears on what it asks."""

from __future__ import annotations

import re

from mnemic.memory.model import Belief, ClaimKind, Derivation
from mnemic.memory.recall.former import Clause, FormedQuery, Term
from mnemic.memory.recall.lexemes import lexemes
from mnemic.memory.recall.naming import words
from mnemic.memory.recall.people import OWN

LIKING_WORDS = words(
    """like likes liked prefer prefers preferred preference love loves enjoy enjoys favorite
    favourite dislike dislikes hate hates"""
)
"""Words by which a question asks what somebody likes or does not."""

NAMING_WORDS = words("name names named called")
"""Words by which a question asks what somebody or something is called."""

_NAME = re.compile(r"(?<!^)\b[^\W\d_a-z]\w*")
_CHARGE = "charge"


def bears(formed: FormedQuery, belief: Belief, covered: int) -> bool:
    """Tell whether a belief may answer some clause that it holds a term of.

    `covered` are its terms; where no arm knows any, it bears.
    """
    held = [clause for clause in formed.clauses if clause.bits & covered]
    return not held or any(_answers(formed, clause, belief, covered) for clause in held)


def _answers(formed: FormedQuery, clause: Clause, belief: Belief, covered: int) -> bool:
    kept = clause.bits & covered
    missing = _named(formed.terms, clause.bits & ~kept)
    if belief.derivation is Derivation.HYPOTHESIS and missing & LIKING_WORDS:
        # What somebody has done says nothing of what they like.
        return False
    if belief.about not in OWN:
        return True
    if clause.asks and kept == clause.doing:
        # When backups run is not told by what the owner runs.
        return False
    if missing & NAMING_WORDS and _is_of_having(belief):
        return False
    if " due for " in belief.statement and not _is_literal(formed.terms, kept, belief.statement):
        # What is due for a check has no deadline.
        return False
    working = _WORKS.match(belief.statement)
    if working is not None and not _is_said_of(formed.terms, kept, working["what"]):
        return False
    return not _is_in_charge(belief) or _is_said_of_charge(formed.terms, kept, belief)


_WORKS = re.compile(
    r"(?!User |The team )(?P<what>.+?\b)runs? (?=on |off |in |for |until |from |at )"
)
"""A thing that works: "the shop runs on Shopify" is neither a sport nor what runs out."""


def _is_literal(terms: tuple[Term, ...], kept: int, statement: str) -> bool:
    said = lexemes(statement)
    return any(
        any(said.issuperset(form) for form in term.variants[: term.literal_count])
        for i, term in enumerate(terms)
        if kept >> i & 1
    )


def _is_said_of(terms: tuple[Term, ...], kept: int, what: str) -> bool:
    said = lexemes(what)
    return any(
        any(said.issuperset(form) for form in term.variants)
        for i, term in enumerate(terms)
        if kept >> i & 1
    )


def _named(terms: tuple[Term, ...], bits: int) -> frozenset[str]:
    return frozenset(term.name for i, term in enumerate(terms) if bits >> i & 1)


def _is_of_having(belief: Belief) -> bool:
    """Tell whether a belief says whom the owner has, and nobody's name."""
    return belief.claim_kind is ClaimKind.RELATIONSHIP and not _NAME.search(belief.statement)


def _is_in_charge(belief: Belief) -> bool:
    return belief.subject_key.split("/")[1:2] == [_CHARGE]


def _is_said_of_charge(terms: tuple[Term, ...], kept: int, belief: Belief) -> bool:
    """Tell "what do I run?" from a sport: who runs a server does not run."""
    return _is_literal(terms, kept, belief.statement) or _is_said_of(terms, kept, belief.subject)
