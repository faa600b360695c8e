"""Whose a thing is that a later talk only calls "the wedding" (`formation@11` on).

The extractor reads one session and takes it for the user's own, or for nobody's. Where the
owner has told of one such thing alone, and it is a sister's, it is hers that is meant.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.draft import Draft
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.model import Belief, Candidate, Polarity

_CALLED = re.compile(r"(?:User's|The) (?P<what>[a-z][a-z-]*)(?= (?:is|has|will|was) )")
_OWNED = re.compile(r"(?P<whose>User's [a-z][\w -]*?['’]s?) (?P<what>[a-z][a-z-]*)(?= is )")


def with_its_owner(draft: Draft, candidate: Candidate) -> Candidate:
    """Give "the wedding is now on 16 May" as the sister's, where hers is the one told of."""
    called = _CALLED.match(candidate.statement)
    if (
        called is None
        or candidate.polarity is not Polarity.ASSERT
        or not is_rich(draft.turn.profile.grammar)
    ):
        return candidate
    what = called["what"]
    named = re.compile(rf"(?:\A|\bthe ){re.escape(what)}\b", re.I)
    if not all(named.search(span.text) for span in candidate.evidence_spans):
        return candidate
    own = re.compile(rf"(?:User's|The) {re.escape(what)} ")
    around = [b for b in drafted_nearby(draft, what) if b.is_live]
    if any(own.match(b.statement) for b in around):
        return candidate
    theirs = {b.subject_key: b for b in around if _is_of_another(b, what)}
    if len(theirs) != 1:
        return candidate
    (belief,) = theirs.values()
    owned = _OWNED.match(belief.statement)
    assert owned is not None
    return replace(
        candidate,
        statement=owned.group() + candidate.statement[called.end() :],
        subject=belief.subject,
        subject_key=belief.subject_key,
        about=belief.about,
        belief_type=belief.belief_type,
        claim_kind=belief.claim_kind,
    )


def _is_of_another(belief: Belief, what: str) -> bool:
    """Tell whether a belief tells of such a thing of somebody whom the user told of."""
    owned = _OWNED.match(belief.statement)
    return belief.polarity is Polarity.ASSERT and owned is not None and owned["what"] == what


__all__ = ["with_its_owner"]
