"""Which formation policy a host runs, and the evidence that says so (003 §Activation).

Importing this room does not import pydantic: a host without artifacts never waits for it.
"""

from __future__ import annotations

from mnemic.activation.alternatives import (
    OwnerChoice,
    alternatives,
    chosen_tuple,
    recorded_extractor,
)
from mnemic.activation.choosing import (
    FormationChoice,
    choose_formation,
    composition_of,
    formation_model,
    under_formation,
)
from mnemic.activation.claims import (
    PRECEDENCE,
    SCORER_VERSION,
    Claim,
    Composition,
    FormationTuple,
    TreeBinding,
)
from mnemic.activation.corpora import shipped_binding
from mnemic.activation.selection import (
    Mode,
    Refusal,
    RefusalReason,
    Selection,
    SelectionReason,
    select,
)

__all__ = [
    "PRECEDENCE",
    "SCORER_VERSION",
    "Claim",
    "Composition",
    "FormationChoice",
    "FormationTuple",
    "Mode",
    "OwnerChoice",
    "Refusal",
    "RefusalReason",
    "Selection",
    "SelectionReason",
    "TreeBinding",
    "alternatives",
    "choose_formation",
    "chosen_tuple",
    "composition_of",
    "formation_model",
    "recorded_extractor",
    "select",
    "shipped_binding",
    "under_formation",
]
