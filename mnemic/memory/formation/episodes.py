"""Write integrated episodes beside what was formed (003 §The integrated episode)."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from uuid import UUID

from mnemic.memory.draft import Draft
from mnemic.memory.formation.erasure import BLANKED
from mnemic.memory.model import (
    EpisodeDraft,
    Event,
    IntegratedEpisode,
    Principal,
    Provided,
    encode,
)

INTEGRATION_POLICY = "episode-integration@1"
"""The version that episodes record."""


def derivation_key(
    principal: Principal, session_id: UUID, source_event_ids: tuple[int, ...]
) -> str:
    """Fingerprint what an episode is derived from: policy, owner, session and sources."""
    derived = (
        INTEGRATION_POLICY,
        principal.tenant_id,
        principal.principal_id,
        session_id.hex,
        source_event_ids,
    )
    return sha256(encode(derived)).hexdigest()


def tell(
    draft: Draft, provided: Provided, *, session_id: UUID, known: Mapping[int, Event]
) -> tuple[int, int]:
    """Write a range's episodes; give how many it has, and how many were told otherwise before.

    An earlier pass's episode stays as it is. What the owner had erased while the provider
    was asked is not told: such an episode is left out.
    """
    told = {e.derivation_key: e for e in draft.turn.episodes if e.session_id == session_id}
    count = conflicts = 0
    for segment in provided.segments:
        for one in segment.episodes:
            sources = [known[s] for s in one.source_event_ids if s in known]
            if len(sources) < len(one.source_event_ids) or not sources or _is_erased(sources):
                continue
            count += 1
            key = derivation_key(draft.image.principal, session_id, one.source_event_ids)
            before = told.get(key)
            if before is None:
                episode = told[key] = _episode(draft, one, sources, session_id, key)
                draft.add_episode(episode)
            elif (before.narrative, before.subjects) != (one.narrative, one.subjects):
                conflicts += 1
    return count, conflicts


def _is_erased(sources: list[Event]) -> bool:
    return any(event.text is None or BLANKED in event.text for event in sources)


def _episode(
    draft: Draft, one: EpisodeDraft, sources: list[Event], session_id: UUID, key: str
) -> IntegratedEpisode:
    assert list(one.source_event_ids) == sorted(set(one.source_event_ids))
    return IntegratedEpisode(
        id=draft.turn.ids.next(),
        session_id=session_id,
        source_event_ids=one.source_event_ids,
        source_started_at=min(event.at for event in sources),
        source_ended_at=max(event.at for event in sources),
        narrative=one.narrative,
        subjects=one.subjects,
        integration_policy_version=INTEGRATION_POLICY,
        derivation_key=key,
        created_at=draft.turn.now,
    )
