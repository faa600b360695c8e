"""What the agent concluded from the user's words enters formation (000 §Established facts)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from mnemic.memory.draft import Draft
from mnemic.memory.formation import keys
from mnemic.memory.formation.grounding import Grounds, is_owner_assertion
from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.formation.main_verbs import main_verb
from mnemic.memory.formation.segments import segment
from mnemic.memory.formation.sensitivity import sensitivity_floor
from mnemic.memory.formation.wording import (
    Extractor,
    read_claims,
    stable_subject,
)
from mnemic.memory.model import (
    USER_SUBJECT,
    Authority,
    BeliefType,
    Candidate,
    ClaimKind,
    Derivation,
    EstablishedFact,
    Event,
    EventKind,
    EvidenceSpan,
    Longevity,
    Polarity,
    Portability,
    Session,
)
from mnemic.memory.policy import AUTOMATIC_CONFIDENCE_MAX

replace = msgspec.structs.replace

ESTABLISHED = "established"
"""The origin of a candidate that was an established fact."""


class Established(Struct, frozen=True):
    """Hold the facts that passed the provenance checks, and how many did not."""

    candidates: tuple[Candidate, ...] = ()
    refused: int = 0


def established_candidates(
    draft: Draft,
    session: Session,
    unread: Sequence[Event],
    *,
    grounds: Grounds,
    extract: Extractor,
) -> Established:
    """Propose the facts of the last working state among the unread events.

    A fact may rest on events of the session that were read before.
    """
    if not draft.turn.profile.formation.established_facts_enabled:
        return Established()
    state = next((e for e in reversed(unread) if e.kind is EventKind.WORKING_STATE), None)
    if state is None:
        return Established()
    candidates: list[Candidate] = []
    refused = 0
    for fact in state.facts:
        sources = trusted_sources(fact, grounds, session)
        if not sources:
            refused += 1
            continue
        candidate = _candidate(
            draft, fact, sources, session=session, grounds=grounds, extract=extract
        )
        candidates.append(candidate)
    return Established(tuple(candidates), refused)


def trusted_sources(fact: EstablishedFact, grounds: Grounds, session: Session) -> tuple[Event, ...]:
    """Give the events a fact rests on, () when any of the three checks fails.

    The list is not empty; each reference resolves to an event of the principal; each is
    something the user said in this session.
    """
    sources: list[Event] = []
    for sequence in dict.fromkeys(fact.source_event_ids):
        event = grounds.event(sequence)
        if event is None or event.session_id != session.id or not is_owner_assertion(event):
            return ()
        sources.append(event)
    return tuple(sources)


def _candidate(
    draft: Draft,
    fact: EstablishedFact,
    sources: tuple[Event, ...],
    *,
    session: Session,
    grounds: Grounds,
    extract: Extractor,
) -> Candidate:
    statement = " ".join(fact.statement.split())
    newest = max(event.at for event in sources)
    read = read_claims(
        statement,
        at=newest,
        scope=session.scope,
        policy=draft.turn.profile.grammar,
        extract=extract,
    )
    plain = _unread(statement, session)
    if len(read) == 1 and read[0].polarity is Polarity.ASSERT:
        # The grammar knows the slot, so that what the user says of it meets the fact.
        plain = read[0]
    return replace(
        plain,
        subject=stable_subject(statement),
        statement=statement,
        derivation=Derivation.DIRECT,
        authority=Authority.AFFIRMED,
        confidence=AUTOMATIC_CONFIDENCE_MAX,
        explicit=False,
        origin=ESTABLISHED,
        source_event_ids=tuple(event.sequence for event in sources),
        evidence_spans=tuple(
            EvidenceSpan(event.sequence, supporting_span(statement, event, grounds))
            for event in sources
        ),
        evidence_at=newest,
        valid_from=plain.valid_from or newest,
        scope=session.scope,
    )


def _unread(statement: str, session: Session) -> Candidate:
    """File a fact that the grammar does not read under its stable subject and its verb."""
    subject = stable_subject(statement)
    of_user = statement.startswith(("User ", "User's "))
    about = USER_SUBJECT if of_user else keys.phrase_key(subject)
    verb = main_verb(statement) or "is"
    return Candidate(
        subject=subject,
        subject_key=keys.subject_key(f"affirmed {verb}", about=about, value=subject),
        value_key=keys.value_key(statement) or statement.casefold(),
        statement=statement,
        belief_type=BeliefType.USER_MODEL_ATTR if of_user else BeliefType.FACT,
        claim_kind=ClaimKind.PROJECT_FACT,
        derivation=Derivation.DIRECT,
        longevity=Longevity.DURABLE,
        authority=Authority.AFFIRMED,
        source_event_ids=(),
        evidence_spans=(),
        evidence_at=session.last_activity_at,
        scope=session.scope,
        about=about,
        portability=Portability.PORTABLE if of_user else Portability.LOCAL,
        sensitivity=sensitivity_floor(statement),
    )


def supporting_span(statement: str, event: Event, grounds: Grounds) -> str:
    """Give the clause of an event that shares most with a fact, exactly as it was said."""
    assert event.text is not None
    wanted = content_lemmas(statement)
    clauses = segment(grounds.screened(event).text)
    best = max(clauses, key=lambda c: len(wanted & content_lemmas(c.text)), default=None)
    return event.text.strip() if best is None else best.text
