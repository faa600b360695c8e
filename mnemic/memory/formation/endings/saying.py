"""State that a belief no longer holds, or name what was told in its place."""

from __future__ import annotations

import re

from mnemic.memory.formation.endings.features import held
from mnemic.memory.formation.endings.finding import Ended
from mnemic.memory.formation.main_verbs import main_verb
from mnemic.memory.formation.sensitivity import sensitivity_floor
from mnemic.memory.model import (
    USER_SUBJECT,
    Authority,
    Candidate,
    Derivation,
    Event,
    EvidenceSpan,
    Longevity,
    Polarity,
)

ORIGIN_ENDED = "extractor:ended"
"""The origin of a candidate that states what a turn ended, in whatever words."""

_PRESENT = re.compile(
    r"(?P<who>User|The team|User's [\w' -]{1,60}?|The [\w' -]{1,60}?|(?!User's)[A-Z][\w'-]+) "
    r"(?P<verb>is|are|has|does|[a-z]+s)(?= )"
)
_PERFECT = re.compile(r" (?:has|have) (?:(?:just|already|now) )?(?:been\b|\w+(?:ed|en)\b|got\b)")


def no_longer(ended: Ended, event: Event) -> Candidate:
    """State that what was believed no longer holds, on the words that ended it."""
    belief = ended.belief
    return Candidate(
        subject=belief.subject,
        subject_key=belief.subject_key,
        value_key=belief.value_key,
        statement=no_longer_so(belief.statement),
        belief_type=belief.belief_type,
        claim_kind=belief.claim_kind,
        derivation=Derivation.DIRECT,
        longevity=Longevity.DURABLE,
        authority=Authority.USER,
        source_event_ids=(event.sequence,),
        evidence_spans=(EvidenceSpan(event.sequence, ended.span),),
        evidence_at=event.at,
        scope=belief.scope,
        about=belief.about,
        polarity=Polarity.RETRACT,
        portability=belief.portability,
        sensitivity=max(
            belief.sensitivity, sensitivity_floor(belief.statement), key=lambda s: s.rank
        ),
        valid_to=event.at,
        origin=ORIGIN_ENDED,
    )


def no_longer_so(statement: str) -> str:
    """Turn what held into that it no longer does: "User no longer lives in Oslo."."""
    found = _PRESENT.match(statement)
    if found is None or _PERFECT.search(statement[: found.end() + 20]) is not None:
        return f"No longer so: {statement}"
    who, verb = found["who"], found["verb"]
    rest = re.sub(r" now\b|^ now\b", "", statement[found.end() :], count=1)
    if verb in {"is", "are"}:
        return f"{who} {verb} no longer{rest}"
    return f"{who} no longer {verb}{rest}"


def takes_its_place(candidate: Candidate, ended: Ended, event: Event) -> bool:
    """Tell whether a claim says what holds instead of what a turn ended.

    It was told in the same turn, of the same person, and does the same with another thing or
    names another of the same sort.
    """
    belief = ended.belief
    if (
        event.sequence not in candidate.source_event_ids
        or candidate.polarity is not Polarity.ASSERT
        or candidate.derivation is not Derivation.DIRECT
        or (candidate.about, candidate.portability) != (belief.about, belief.portability)
    ):
        return False
    if candidate.subject_key.split("/")[:2] == belief.subject_key.split("/")[:2]:
        return True
    if main_verb(candidate.statement) == main_verb(belief.statement) not in {"", "be", "have"}:
        return True
    new, old = held(candidate.statement), held(belief.statement)
    return bool(new.content & old.content) or bool(new.sorts & old.sorts)


def is_of_another(candidate: Candidate, ended: Ended, event: Event) -> bool:
    """Tell whether the words that ended a belief told of such a thing of somebody else.

    "The wedding is now on 16 May" is one wedding: where it was told as the user's, it ends
    nothing of the sister's, whom its words do not name.
    """
    belief = ended.belief
    same = candidate.subject.split()[-1:] == belief.subject.split()[-1:]
    return (
        same
        and candidate.about == USER_SUBJECT != belief.about
        and event.sequence in candidate.source_event_ids
        and candidate.polarity is Polarity.ASSERT
        and any(span.text in ended.span for span in candidate.evidence_spans)
        and belief.about not in ended.span.lower()
    )
