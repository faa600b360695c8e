"""What is told on a topic that is to be forgotten: "forget what I told you about my sister".

The owner wants it gone in whatever words it was told, and under whatever it is filed. Whoever is
the topic by a tie is known by name too: what is told of Nell is told about the sister.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from uuid import UUID

from mnemic.memory.draft import Draft
from mnemic.memory.formation.acquainted import ties_told
from mnemic.memory.formation.candidates import ORIGIN_FORGET
from mnemic.memory.formation.grounding import TEAM
from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.model import USER_SUBJECT, Belief, Candidate, Polarity

_GONE = re.compile(
    r"\b(?:forget|disregard|scratch|erase|delete|remove|drop|strike|ignore|remember)\b", re.I
)
_WHATEVER = re.compile(
    r"\b(?:everything|anything|all|whatever|what)\b(?:\s+(?:that|of\s+what))?"
    r"(?:\s+(?:you\s+know|you\s+have|you['’]ve\s+got|i(?:['’]ve|\s+have)?\s+(?:ever\s+)?(?:said|told|mentioned|wrote|written|shared))(?:\s+(?:to\s+)?you)?)?"
    r"\s+(?:about|on|regarding|concerning)\s+(?P<own>my\s|our\s)?",
    re.I,
)
"""How one asks for all that was told: "what I said about", "everything you know about"."""


def is_to_go(candidate: Candidate) -> bool:
    """Tell an order to forget from what was given wrongly: that may mean another thing."""
    return candidate.origin == ORIGIN_FORGET and any(
        _GONE.search(span.text) for span in candidate.evidence_spans
    )


def is_all_of_it(candidate: Candidate) -> bool:
    """Tell whether whatever was told on the topic is to go, and not just what is filed so."""
    return is_to_go(candidate) and _asked_whole(candidate) is not None


def _asked_whole(candidate: Candidate) -> re.Match[str] | None:
    found = (_WHATEVER.search(span.text) for span in candidate.evidence_spans)
    return next(filter(None, found), None)


def on_topic(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give all that is told with every word of what is to be forgotten: "which bank I use".

    A name stands for each tie by which its bearer is known. What is the user's own ("my work")
    is nobody else's.
    """
    topic = content_lemmas(candidate.subject)
    if not topic:
        return
    ties = _ties(draft, candidate.subject, topic)
    asked = _asked_whole(candidate)
    own = asked is not None and asked["own"] is not None and not ties
    seen: set[UUID] = set()
    for searched in (candidate.subject, *ties):
        for belief in drafted_nearby(draft, searched):
            if belief.id in seen or not belief.is_live or belief.polarity is not Polarity.ASSERT:
                continue
            seen.add(belief.id)
            spoken_of = content_lemmas(belief.about) & topic
            if own and belief.about not in {candidate.about, USER_SUBJECT, TEAM} and not spoken_of:
                continue
            told = content_lemmas(belief.statement)
            known = {tie for name in ties if _is_named(belief, name) for tie in ties[name]}
            if topic <= told | known:
                yield belief


def _ties(draft: Draft, subject: str, topic: frozenset[str]) -> dict[str, frozenset[str]]:
    """Give the names of those who are tied to the user by a word of the topic, with those words."""
    found: dict[str, frozenset[str]] = {}
    written = {belief.id for belief in draft.written_beliefs()}
    for belief in drafted_nearby(draft, subject):
        if not (belief.is_live or belief.id in written):
            continue
        for name, kin in ties_told(belief.statement):
            if tie := content_lemmas(kin) & topic:
                found[name] = found.get(name, frozenset()) | tie
    return found


def _is_named(belief: Belief, name: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", belief.statement) is not None
