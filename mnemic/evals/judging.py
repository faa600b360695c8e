"""Local validation of a provider's claims, as it stands over texts of one owner."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from uuid import UUID

from mnemic.memory.formation.extractor import extract_contained
from mnemic.memory.formation.grounding import Grounds
from mnemic.memory.formation.provided.proposals import Proposer
from mnemic.memory.formation.provided.sources import source_of
from mnemic.memory.model import GENERAL_SCOPE, Event, EventKind
from mnemic.memory.policy import RICH_POLICY

_AT = datetime(2000, 1, 1, tzinfo=UTC)
_SESSION = UUID(int=1)


def proposer_over(texts: Mapping[int, str]) -> Proposer:
    """Stand ready to judge claims about what one owner said, by the sequence of each message."""
    events = {
        sequence: Event(
            sequence,
            EventKind.USER_MESSAGE,
            at=_AT,
            recorded_at=_AT,
            session_id=_SESSION,
            text=text,
        )
        for sequence, text in texts.items()
    }
    found = {sequence: source_of(event) for sequence, event in events.items()}
    return Proposer(
        session_id=_SESSION,
        scope=GENERAL_SCOPE,
        grammar=RICH_POLICY,
        sources={n: source for n, source in found.items() if source is not None},
        grounds=Grounds(events, session_id=_SESSION),
        read=extract_contained(
            [events[n] for n in sorted(events)], scope=GENERAL_SCOPE, policy=RICH_POLICY
        ).candidates,
    )
