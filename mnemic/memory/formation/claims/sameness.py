"""Whether two candidates of one batch make one claim (003 §Evaluation).

Merging cannot be undone, so what counts as one claim here is stricter than what the
scorer takes for the gold claim.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from mnemic.memory.formation.claims.aliases import names_only
from mnemic.memory.formation.claims.alignment import aligned
from mnemic.memory.formation.claims.comparison import (
    exchanged,
    fits,
    in_one_order,
    normalized,
    other_head,
    same_counts,
    substitutes,
)
from mnemic.memory.formation.claims.counts import Count
from mnemic.memory.formation.claims.lexicon import GENERIC_VERBS, USER, WISHING
from mnemic.memory.formation.claims.predicates import HAVING
from mnemic.memory.formation.claims.reading import Reading, read
from mnemic.memory.formation.resolver import is_past
from mnemic.memory.formation.transitions import PROVIDER_ORIGIN
from mnemic.memory.model import Candidate

replace = msgspec.structs.replace

COPULAR = GENERIC_VERBS | {"be", "have", "call", "name"}
"""Verbs that may say no more than that something is so."""

_LIMITING = "only"
_LIMIT = re.compile(rf" {_LIMITING}\b")

_IDLE = re.compile(
    r",? (?:full stop|if that (?:matters|helps)"
    r"|(?:kindly|really|actually|basically|honestly)\b(?!,))"
)
"""What is said beside a claim and is no part of it."""


def same_claim(one: Candidate, other: Candidate) -> bool:
    """Tell whether two candidates make one claim, so that nothing is lost by keeping one.

    Derivation, polarity and whom they are about agree, and so do scope and whether the
    claim was over. Their statements are compatible, their shared names stand in one
    order, and either one nests in the other or they share most of the smaller one's
    content with no word in another's place. One sentence is one claim, however it is filed.
    """
    if not _alike(one, other):
        return False
    if normalized(one.statement) == normalized(other.statement):
        return True
    if one.about != other.about or _names_only(one, other):
        return False
    return _one_claim(*_read(one, other))


def same_telling(one: Candidate, other: Candidate) -> bool:
    """Tell whether two candidates word the same quoted words, one of them more fully.

    Whatever the fuller one says, it says of these words: a number that it keeps and the
    other leaves out makes no second claim of them.
    """
    if not _alike(one, other) or one.about != other.about or _names_only(one, other):
        return False
    if not _quote_alike(one, other):
        return False
    a, b = _read(one, other)
    fewer, more = sorted((a, b), key=lambda r: (len(r.content), len(r.counts)))
    if not fewer.content or not fewer.content <= more.content:
        return False
    if not counted_in(fewer.counts, more.counts) or not set(fewer.large) <= set(more.large):
        return False
    return _one_claim(fewer, replace(more, counts=fewer.counts, large=fewer.large))


def is_provided(candidate: Candidate) -> bool:
    """Tell whether a provider proposed a candidate."""
    return candidate.origin.partition(":")[0] == PROVIDER_ORIGIN


def counted_in(few: Sequence[Count], many: Sequence[Count]) -> bool:
    """Tell whether all that is counted in one is counted in the other, in one order."""
    rest = iter(many)
    return all(any(same_counts((x,), (y,)) for y in rest) for x in few)


def plainly(statement: str) -> str:
    """Give a statement without what adds nothing to it: "kindly", "full stop"."""
    return _IDLE.sub("", statement)


def _read(one: Candidate, other: Candidate) -> tuple[Reading, Reading]:
    ours, theirs = plainly(one.statement), plainly(other.statement)
    if _LIMIT.search(ours) and _LIMIT.search(theirs):
        # Where the limit stands is no other claim: "wants only pictures", "wants pictures only".
        ours, theirs = _LIMIT.sub("", ours), _LIMIT.sub("", theirs)
    return aligned(_as_done(ours), _as_done(theirs))


def _as_done(statement: str) -> Reading:
    """Read a statement; a limit before its verb is no doing: "User only has one oven."."""
    reading = read(statement)
    if reading.verb != _LIMITING:
        return reading
    return replace(reading, verb=read(_LIMIT.sub("", statement)).verb)


def _alike(one: Candidate, other: Candidate) -> bool:
    return (
        one.derivation is other.derivation
        and one.polarity is other.polarity
        and one.scope == other.scope
        and is_past(one) == is_past(other)
    )


def _names_only(one: Candidate, other: Candidate) -> bool:
    return names_only(one.statement, other.statement) or names_only(other.statement, one.statement)


def _quote_alike(one: Candidate, other: Candidate) -> bool:
    return any(
        x.sequence == y.sequence and (x.text in y.text or y.text in x.text)
        for x in one.evidence_spans
        for y in other.evidence_spans
    )


def _one_claim(a: Reading, b: Reading) -> bool:
    if _says_another(a, b) or _says_another(b, a):
        return False
    if not fits(a, b) or a.large != b.large or a.hedged != b.hedged or a.ended != b.ended:
        return False
    if not in_one_order(a.names, b.names):
        return False
    if _is_only_had(a, b) or _is_only_had(b, a) or _other_verb(a, b):
        return False
    if a.content <= b.content or b.content <= a.content:
        return bool(a.content and b.content) and not _other_thing(a, b)
    shared = len(a.content & b.content)
    smaller = min(len(a.content), len(b.content))
    return (
        2 * shared > smaller
        and not substitutes(a, b)
        and not _other_subject(a, b)
        and not _loses_name(a, b)
    )


def _says_another(a: Reading, b: Reading) -> bool:
    """Tell whether one joins to the other's words a claim that is not the other's.

    "Has a dog and a cat" is more than another wording of "has a dog".
    """
    return any((x in b.content) != (y in b.content) for x, y in a.joined)


def _other_thing(a: Reading, b: Reading) -> bool:
    """Tell whether one speaks of what only has the other's thing in its name: a dog trainer."""
    return any(other_head(a, b)) or any(other_head(b, a))


def _other_subject(a: Reading, b: Reading) -> bool:
    """Tell whether one is about the user, and the other about somebody or something else."""
    return (
        bool(a.subject and b.subject)
        and ({USER} in (a.subject, b.subject))
        and (a.subject != b.subject)
    )


def _loses_name(a: Reading, b: Reading) -> bool:
    """Tell whether the one that says less has a name of its own: "studies in Bergen"."""
    return any(
        not (less.content - more.content).isdisjoint(less.names)
        for less, more in ((a, b), (b, a))
        if len(less.content) <= len(more.content)
    )


def _is_only_had(a: Reading, b: Reading) -> bool:
    """Tell whether one says that there is something, and the other what of it.

    "Has a baby" is told by no claim about the evenings with the baby; "User's baby is Mia."
    says no more than who it is.
    """
    return (
        a.verb == HAVING
        and a.content < b.content
        and not (b.verb and exchanged(a.verb, b.verb))
        and not b.content - a.content <= set(b.names)
    )


def _other_verb(a: Reading, b: Reading) -> bool:
    """Tell whether what is done differs: "wants to build" is no "builds".

    What is only said to be ("User's sister is Ingrid.") is not said to live anywhere.
    """
    if a.verb and b.verb:
        return not exchanged(a.verb, b.verb)
    only, other = (a.verb, b) if a.verb else (b.verb, a)
    if only in WISHING:
        return other.content.isdisjoint(WISHING) and only in (a.content | b.content)
    return bool(only) and only not in COPULAR


__all__ = ["COPULAR", "counted_in", "is_provided", "plainly", "same_claim", "same_telling"]
