"""What formation proposes before it is judged."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from mnemic.memory.model.belief import USER_SUBJECT, EvidenceSpan
from mnemic.memory.model.vocabulary import (
    Authority,
    BeliefType,
    ClaimKind,
    Derivation,
    Longevity,
    Polarity,
    Portability,
    Sensitivity,
)


class Candidate(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Propose one claim (003 §The candidate language).

    `evidence_spans` holds one exact non-empty substring per cited source event, in
    the order of `source_event_ids`. `evidence_at` is the instant of the newest source
    event, `valid_from`/`valid_to` when the claim held (None: open or unknown).
    `origin` names the stage that made it (`extractor`, `established`, `remember`,
    `provider`) and `confidence` is None where policy decides it. `denied` says what a
    retraction takes back where its statement is in other words: "User sold their car."
    denies that the user has a car.
    """

    subject: str
    subject_key: str
    value_key: str
    statement: str
    belief_type: BeliefType
    claim_kind: ClaimKind
    derivation: Derivation
    longevity: Longevity
    authority: Authority
    source_event_ids: tuple[int, ...]
    evidence_spans: tuple[EvidenceSpan, ...]
    evidence_at: datetime
    scope: str
    about: str = USER_SUBJECT
    polarity: Polarity = Polarity.ASSERT
    portability: Portability = Portability.PORTABLE
    sensitivity: Sensitivity = Sensitivity.INTERNAL
    confidence: float | None = None
    valid_from: datetime | None = None
    valid_to: datetime | None = None
    explicit: bool = False
    origin: str = "extractor"
    denied: str = ""
