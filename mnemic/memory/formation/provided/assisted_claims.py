"""The older claim vocabulary, read and judged (003 §The repaired provider-assisted control).

On the wire a claim has a belief type and no closed field of the newer language; local
policy maps the type conservatively. Everything else (rendering, grounding, keys) is what
every provider's claim goes through.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation.grounding import TEAM, Grounds
from mnemic.memory.formation.provided.pipeline import FormationView
from mnemic.memory.formation.provided.proposals import Proposer
from mnemic.memory.formation.provided.sources import SourceEvent
from mnemic.memory.formation.provided.wire import WireClaim, WireEvidence
from mnemic.memory.model import (
    BeliefType,
    Candidate,
    ClaimKind,
    Derivation,
    Polarity,
    Portability,
)

CLAIMS_MAX = 256
"""Most claims of one reply that are judged; the others are counted as invalid."""

CLAIM_KINDS: Final[Mapping[BeliefType, ClaimKind]] = MappingProxyType(
    {
        BeliefType.FACT: ClaimKind.PROJECT_FACT,
        BeliefType.PREFERENCE: ClaimKind.PREFERENCE,
        BeliefType.RELATIONSHIP: ClaimKind.RELATIONSHIP,
        BeliefType.USER_MODEL_ATTR: ClaimKind.PROJECT_FACT,
        BeliefType.PROCEDURE_POINTER: ClaimKind.RESOURCE,
    }
)
"""The kind that each belief type stands for; all of them are direct and durable."""


class AssistedClaim(Struct, frozen=True, forbid_unknown_fields=True):
    """Propose one claim in the older vocabulary, in a provider's words."""

    belief_type: BeliefType
    subject: str
    statement: str
    polarity: Polarity
    message_id: int
    evidence: str


class AssistedReply(Struct, frozen=True, forbid_unknown_fields=True):
    """Hold a reply's claims, each still to be read: one of another shape costs no other."""

    claims: tuple[msgspec.Raw, ...]


class Claims(Struct, frozen=True):
    """Hold the candidates of one reply, in the order given, and how many were refused."""

    candidates: tuple[Candidate, ...] = ()
    invalid: int = 0


def judge(
    reply: AssistedReply, sources: Iterable[SourceEvent], view: FormationView, *, grammar: str
) -> Claims:
    """Judge each claim of a reply on its own; only `sources` may be cited."""
    proposer = _proposer(sources, view, grammar)
    found: list[Candidate] = []
    for raw in reply.claims[:CLAIMS_MAX]:
        candidate = _candidate(raw, proposer)
        if candidate is not None:
            found.append(candidate)
    return Claims(tuple(found), invalid=len(reply.claims) - len(found))


def _proposer(sources: Iterable[SourceEvent], view: FormationView, grammar: str) -> Proposer:
    cited = {source.sequence: source for source in sources}
    return Proposer(
        session_id=view.session_id,
        scope=view.scope,
        grammar=grammar,
        sources=cited,
        grounds=Grounds({s: one.event for s, one in cited.items()}, session_id=view.session_id),
        known=view.beliefs,
    )


def _candidate(raw: msgspec.Raw, proposer: Proposer) -> Candidate | None:
    try:
        claim = msgspec.json.decode(raw, type=AssistedClaim)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    judged = proposer.propose(
        WireClaim(
            claim_kind=CLAIM_KINDS[claim.belief_type],
            derivation=Derivation.DIRECT,
            polarity=claim.polarity,
            subject=claim.subject,
            statement=claim.statement,
            evidence=(WireEvidence(claim.message_id, claim.evidence),),
        )
    )
    if not isinstance(judged, Candidate):
        return None
    typed = replace(
        judged, belief_type=claim.belief_type, portability=_portability(judged, claim.belief_type)
    )
    return typed if proposer.grounds.refuse(typed) is None else None


def _portability(judged: Candidate, belief_type: BeliefType) -> Portability:
    """Give the ceiling of a type: where a way of working is written down stays in its scope."""
    if judged.about == TEAM or belief_type is BeliefType.PROCEDURE_POINTER:
        return Portability.LOCAL
    if belief_type is BeliefType.USER_MODEL_ATTR:
        return Portability.PORTABLE
    return judged.portability
