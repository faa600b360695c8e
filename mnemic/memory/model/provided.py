"""What the calls of one consolidation made of a range of events, on its way to the commit."""

from __future__ import annotations

from uuid import UUID

from msgspec import Struct

from mnemic.memory.model.audit import StageMetrics
from mnemic.memory.model.belief import EvidenceSpan
from mnemic.memory.model.candidate import Candidate


class EpisodeDraft(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell one coherent stretch of a segment; `source_event_ids` are ordered and unique."""

    source_event_ids: tuple[int, ...]
    narrative: str
    subjects: tuple[str, ...]


class Represented(Struct, frozen=True, forbid_unknown_fields=True):
    """Say that a live memory was verified to assert a clause, which `evidence` quotes."""

    belief_id: UUID
    evidence: EvidenceSpan


class CoverageUnit(Struct, frozen=True, forbid_unknown_fields=True):
    """Say what became of one clause: the characters `start`..`end` of an event's text.

    `disposition` is the ledger's after local verification, one of the names that
    `ProvidedSegment.coverage` counts.
    """

    sequence: int
    start: int
    end: int
    disposition: str


class ProvidedSegment(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Hold what became of one segment (003 §Segments and limits).

    `candidates` passed local validation, in the order the user stated them; `invalid`
    counts those that did not. `coverage` counts the ledger's dispositions by name
    (`formed`, `formed_invalid`, `represented`, `represented_unverified`, `transient`,
    `unsafe`, `not_memory`) and `ledger` holds them clause by clause, in order; it is for those who
    evaluate and is kept nowhere. `fallback_stages` names the stages whose result was
    derived locally.
    """

    source_event_ids: tuple[int, ...]
    episodes: tuple[EpisodeDraft, ...] = ()
    candidates: tuple[Candidate, ...] = ()
    represented: tuple[Represented, ...] = ()
    invalid: int = 0
    coverage: dict[str, int] = {}
    ledger: tuple[CoverageUnit, ...] = ()
    fallback_stages: tuple[str, ...] = ()
    stages: tuple[StageMetrics, ...] = ()
    calls: int = 0


class Provided(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Hold what a pipeline made of the events `first_sequence`..`through_sequence`.

    `retryable` tells that a call failed in a way that may pass, so that a re-pass over
    the range is worth scheduling.
    """

    policy: str
    extractor: str
    first_sequence: int
    through_sequence: int
    segments: tuple[ProvidedSegment, ...]
    retryable: bool = False
