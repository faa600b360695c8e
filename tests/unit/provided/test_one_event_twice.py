"""Two claims of one event, of which the poorer adds no evidence to the richer."""

from __future__ import annotations

from datetime import UTC, datetime

from mnemic.api import Memory
from mnemic.bootstrap import build
from mnemic.memory.commands import Consolidate, Consolidated
from mnemic.memory.formation.kinds import belief_type, longevity
from mnemic.memory.formation.provided.filing import file_claim
from mnemic.memory.model import (
    GENERAL_SCOPE,
    Authority,
    Candidate,
    ClaimKind,
    Derivation,
    EvidenceSpan,
    Polarity,
    Provided,
    ProvidedSegment,
)

AT = datetime(2026, 3, 2, 9, tzinfo=UTC)
SAID = "I'm a midwife, eleven years on the wards and now in the community."
RICH = "User is a midwife, eleven years on the wards and now in the community."
POOR = "User is a midwife."


def claim(statement: str, sequence: int) -> Candidate:
    """Propose a role in a provider's words."""
    filed = file_claim(
        statement,
        kind=ClaimKind.ROLE,
        derivation=Derivation.DIRECT,
        polarity=Polarity.ASSERT,
        subject="midwife",
        at=AT,
        scope=GENERAL_SCOPE,
        policy="formation@11",
    )
    return Candidate(
        subject=filed.subject,
        subject_key="user/role",
        value_key=filed.value_key,
        statement=statement,
        belief_type=belief_type(ClaimKind.ROLE),
        claim_kind=ClaimKind.ROLE,
        derivation=Derivation.DIRECT,
        longevity=longevity(ClaimKind.ROLE, Derivation.DIRECT),
        authority=Authority.USER,
        source_event_ids=(sequence,),
        evidence_spans=(EvidenceSpan(sequence, SAID[:13]),),
        evidence_at=AT,
        scope=GENERAL_SCOPE,
        origin="provider",
    )


async def test_a_poorer_telling_of_the_same_words_is_the_same_source() -> None:
    """It reinforces nothing, takes nothing away, and the turn comes to its end."""
    async with build(fixed_clock_at=AT, sequential_ids=True, sweeps=False) as parts:
        owner = Memory(parts).principal("t", "p")
        session = await owner.open_session()
        sequence = await session.say(SAID)
        provided = Provided(
            policy="formation@9",
            extractor="nemori-assisted-v1",
            first_sequence=sequence,
            through_sequence=sequence,
            segments=(
                ProvidedSegment(
                    source_event_ids=(sequence,),
                    candidates=(claim(RICH, sequence), claim(POOR, sequence)),
                ),
            ),
        )
        reply = await parts.supervisor.ask(
            owner.principal, Consolidate(session.id, provided=provided)
        )

        assert isinstance(reply, Consolidated)
        roles = [b for b in await owner.beliefs() if "midwife" in b.statement]
    assert [b.evidence_count for b in roles] == [1] * len(roles)
    assert RICH in {b.statement for b in roles}
    assert "reinforced" not in reply.reasons
