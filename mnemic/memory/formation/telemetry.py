"""Count what became of every proposal; never keep a word of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from uuid import UUID

from mnemic.memory.model import (
    ConsolidationRun,
    Derivation,
    Outcome,
    Reason,
)
from mnemic.memory.policy import Profile


class Tally:
    """Collect one consolidation's counts (003 §Formation decision telemetry).

    Each proposal is counted once by `propose` and ends once by `end`; `account`
    refuses to be written while the two sums differ.
    """

    __slots__ = (
        "conflicted",
        "direct_committed",
        "direct_proposed",
        "hypothesis_committed",
        "hypothesis_proposed",
        "proposed",
        "reasons",
        "redundant",
        "screened",
    )

    def __init__(self) -> None:
        self.proposed = 0
        self.reasons: dict[str, int] = {}
        self.screened: dict[str, int] = {}
        self.conflicted = 0
        self.direct_proposed = 0
        self.direct_committed = 0
        self.hypothesis_proposed = 0
        self.hypothesis_committed = 0
        self.redundant: list[UUID] = []

    def propose(self, derivation: Derivation) -> None:
        """Count one proposal."""
        self.proposed += 1
        if derivation is Derivation.DIRECT:
            self.direct_proposed += 1
        else:
            self.hypothesis_proposed += 1

    def end(self, derivation: Derivation, reason: Reason, *, committed: bool = False) -> None:
        """End one proposal; `committed` tells that a belief was formed or promoted by it."""
        self.reasons[reason.value] = self.reasons.get(reason.value, 0) + 1
        if reason is Reason.CONFLICTED:
            self.conflicted += 1
        if committed and derivation is Derivation.DIRECT:
            self.direct_committed += 1
        elif committed:
            self.hypothesis_committed += 1

    def refuse_provider(self) -> None:
        """Count a claim of a provider's that was never a proposal."""
        invalid = Reason.PROVIDER_INVALID.value
        self.reasons[invalid] = self.reasons.get(invalid, 0) + 1

    def screen(self, counts: Mapping[str, int]) -> None:
        """Add what the hazard screen refused; these are not proposals."""
        for reason, count in counts.items():
            self.screened[reason] = self.screened.get(reason, 0) + count

    def account(
        self,
        *,
        run_id: UUID,
        session_id: UUID,
        trigger: str,
        scope: str,
        outcome: Outcome,
        started_at: datetime,
        first_sequence: int,
        through_sequence: int,
        event_count: int,
        profile: Profile,
    ) -> ConsolidationRun:
        """Give the audit; every proposal must have ended in exactly one reason."""
        ended = sum(self.reasons.values())
        invalid = self.reasons.get(Reason.PROVIDER_INVALID.value, 0)
        assert ended == self.proposed + invalid, "each proposal ends exactly once"
        assert self.direct_proposed + self.hypothesis_proposed == self.proposed
        return ConsolidationRun(
            id=run_id,
            session_id=session_id,
            trigger=trigger,
            scope=scope,
            outcome=outcome,
            started_at=started_at,
            first_sequence=first_sequence,
            through_sequence=through_sequence,
            event_count=event_count,
            formation_policy_version=profile.formation_policy,
            extractor=profile.extractor,
            lifecycle_policy_version=profile.lifecycle_policy,
            proposed=self.proposed,
            reasons=dict(sorted(self.reasons.items())),
            redundant=tuple(dict.fromkeys(self.redundant)),
            screened=dict(sorted(self.screened.items())),
            conflicted=self.conflicted,
            direct_proposed=self.direct_proposed,
            direct_committed=self.direct_committed,
            hypothesis_proposed=self.hypothesis_proposed,
            hypothesis_committed=self.hypothesis_committed,
        )
