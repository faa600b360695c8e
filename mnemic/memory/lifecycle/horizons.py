"""How long a belief stands without later evidence (003 §Confidence, evidence, and forgetting).

Everything here reads the evidence clock, never the usage clock: a memory cannot keep
itself alive by being recalled.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from enum import Enum

from msgspec import Struct

from mnemic.memory.model import Belief, BeliefStatus, Derivation, Longevity
from mnemic.memory.policy import AUTOMATIC_CONFIDENCE_MAX, Profile

TENTATIVE_DAYS = 30
"""A tentative belief retires this many days after its last evidence; policy, not a knob."""

ONGOING_DAYS = 90
"""An ongoing observation does so after this many."""


class Fade(Enum):
    """Say by which rule a belief fades: two that retire, and one horizon a belief type."""

    TENTATIVE = "tentative"
    ONGOING = "ongoing"
    FACT = "fact"
    PREFERENCE = "preference"
    RELATIONSHIP = "relationship"
    USER_MODEL_ATTR = "user_model_attr"
    PROCEDURE_POINTER = "procedure_pointer"


RETIRING = frozenset({Fade.TENTATIVE, Fade.ONGOING})
"""The rules that end a belief at their boundary; the others take confidence in steps."""


class Cutoff(Struct, frozen=True):
    """Say when a belief that fades by one rule has work due.

    Its last evidence is at or before `evidence_before` and, unless it is None, its last
    change at or before `untouched_since`: one step in one window (000 §Forgetting).
    """

    fade: Fade
    evidence_before: datetime
    untouched_since: datetime | None = None

    def reaches(self, *, last_evidence_at: datetime, updated_at: datetime) -> bool:
        """Tell whether work is due on a belief with these clocks."""
        untouched = self.untouched_since is None or updated_at <= self.untouched_since
        return untouched and last_evidence_at <= self.evidence_before


def fade_of(belief: Belief) -> Fade | None:
    """Say by which rule a belief fades; None for one that never does by itself.

    What has ended does not, nor what the owner asked to be kept, nor what is ACTIVE above
    every automatic confidence (000 §Forgetting). A hypothesis is tentative whatever its
    longevity claims.
    """
    if not belief.is_live or belief.explicit:
        return None
    if (
        belief.status is not BeliefStatus.PROVISIONAL
        and belief.confidence >= AUTOMATIC_CONFIDENCE_MAX
    ):
        return None
    if belief.derivation is Derivation.HYPOTHESIS or belief.longevity is Longevity.TENTATIVE:
        return Fade.TENTATIVE
    if belief.longevity is Longevity.ONGOING:
        return Fade.ONGOING
    return Fade(belief.belief_type.value)


def cutoffs(profile: Profile, now: datetime) -> Mapping[Fade, Cutoff]:
    """Give every rule's cutoff at an instant."""
    tau = profile.retrieval.decay_tau_days
    window = now - timedelta(seconds=profile.formation.scheduled_interval_seconds)
    days = {Fade.TENTATIVE: float(TENTATIVE_DAYS), Fade.ONGOING: float(ONGOING_DAYS)}
    days |= {fade: getattr(tau, fade.value) for fade in Fade if fade not in RETIRING}
    return {
        fade: Cutoff(
            fade=fade,
            evidence_before=now - timedelta(days=length),
            untouched_since=None if fade in RETIRING else window,
        )
        for fade, length in days.items()
    }


def due(beliefs: Iterable[Belief], profile: Profile, now: datetime) -> tuple[Belief, ...]:
    """Give the beliefs that a sweep acts on, the least recently evidenced first.

    At most `max_per_sweep`, cut only after everything that has no work due is left out:
    beliefs that never fade, however old, keep no place in the window.
    """
    at = cutoffs(profile, now)

    def is_due(belief: Belief) -> bool:
        fade = fade_of(belief)
        return fade is not None and at[fade].reaches(
            last_evidence_at=belief.last_evidence_at, updated_at=belief.updated_at
        )

    limit = profile.formation.decay.max_per_sweep
    return tuple(heapq.nsmallest(limit, filter(is_due, beliefs), key=idle_order))


def idle_order(belief: Belief) -> tuple[datetime, int]:
    """Order by evidence age, the oldest first."""
    return belief.last_evidence_at, belief.store_position
