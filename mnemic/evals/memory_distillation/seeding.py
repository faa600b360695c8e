"""Populate a store with a pool's beliefs, through the path that every belief takes.

003 §Evaluation: the evaluator writes the seeds through the governed service, in a session
of their own, before the case consolidates. Each seed is said in its own message and
proposed with the kind, derivation and subject it is labelled with; the actor's turn judges
it as it judges what a provider proposes, so that a seed is what automatic formation would
have left behind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import islice
from uuid import UUID

from mnemic.api import PrincipalMemory
from mnemic.bootstrap import Composition
from mnemic.errors import InvalidAddress
from mnemic.evals.distillation_corpus import SeedBelief, SeedPool
from mnemic.memory.commands import Consolidate, Consolidated
from mnemic.memory.formation.kinds import belief_type
from mnemic.memory.formation.provided.filing import file_claim
from mnemic.memory.model import (
    Authority,
    Belief,
    Candidate,
    Derivation,
    EvidenceSpan,
    Polarity,
    Provided,
    ProvidedSegment,
)
from mnemic.memory.policy import FORMATION_POLICIES

SEEDS_PER_SESSION_MAX = 30
"""Most seeds of one session: a consolidation commits no more than 32 proposals."""


async def seed(parts: Composition, owner: PrincipalMemory, pool: SeedPool) -> Mapping[str, UUID]:
    """Commit a pool's beliefs; give their ids by name.

    Raises `InvalidAddress` for a seed that the governed service does not believe.
    """
    left = iter(pool.beliefs)
    while chunk := tuple(islice(left, SEEDS_PER_SESSION_MAX)):
        await _tell(parts, owner, chunk)
    live = {belief.statement: belief for belief in await owner.beliefs()}
    found: dict[str, UUID] = {}
    for one in pool.beliefs:
        belief = live.get(one.statement)
        if belief is None or not _is(one, belief):
            raise InvalidAddress(
                f"{pool.id}: the seed {one.name} is not believed as it is labelled"
            )
        found[one.name] = belief.id
    return found


def _is(one: SeedBelief, belief: Belief) -> bool:
    return (belief.claim_kind, belief.derivation, belief.longevity) == (
        one.claim_kind,
        one.derivation,
        one.longevity,
    )


async def _tell(parts: Composition, owner: PrincipalMemory, seeds: Sequence[SeedBelief]) -> None:
    policy = FORMATION_POLICIES[parts.profile.formation_policy]
    session = await owner.open_session(label="seeds")
    at = parts.clock.now()
    told = [(await session.say(one.statement), one) for one in seeds]
    candidates = tuple(
        _candidate(one, sequence, at=at, scope=session.scope, policy=policy.grammar)
        for sequence, one in told
    )
    sources = tuple(sequence for sequence, _ in told)
    provided = Provided(
        policy=policy.version,
        extractor=policy.extractor,
        first_sequence=sources[0],
        through_sequence=sources[-1],
        segments=(ProvidedSegment(source_event_ids=sources, candidates=candidates),),
    )
    reply = await parts.supervisor.ask(owner.principal, Consolidate(session.id, provided=provided))
    assert isinstance(reply, Consolidated)


def _candidate(
    one: SeedBelief, sequence: int, *, at: datetime, scope: str, policy: str
) -> Candidate:
    filed = file_claim(
        one.statement,
        kind=one.claim_kind,
        derivation=one.derivation,
        polarity=Polarity.ASSERT,
        subject=one.subject,
        at=at,
        scope=scope,
        policy=policy,
    )
    hypothesis = one.derivation is Derivation.HYPOTHESIS
    return Candidate(
        subject=one.subject,
        subject_key=filed.subject_key,
        value_key=filed.value_key,
        statement=one.statement,
        belief_type=belief_type(one.claim_kind),
        claim_kind=one.claim_kind,
        derivation=one.derivation,
        longevity=one.longevity,
        authority=Authority.INFERRED if hypothesis else Authority.USER,
        source_event_ids=(sequence,),
        evidence_spans=(EvidenceSpan(sequence, one.statement),),
        evidence_at=at,
        scope=scope,
        about=filed.about,
        origin="provider",
    )
