"""One reading of what a statement claims, and every comparison that is made with it."""

from mnemic.memory.formation.claims.alignment import names_subject
from mnemic.memory.formation.claims.combiner import Combined, combine
from mnemic.memory.formation.claims.comparison import (
    compatible,
    copies,
    normalized,
    states,
)
from mnemic.memory.formation.claims.counts import Count
from mnemic.memory.formation.claims.coverage import (
    REPORTING_TERMS,
    TEMPLATE_TERMS,
    grounded,
    represents,
    sentences_of,
    supported,
)
from mnemic.memory.formation.claims.directions import Object
from mnemic.memory.formation.claims.parts import told_again
from mnemic.memory.formation.claims.reading import Reading, read, read_parts
from mnemic.memory.formation.claims.sameness import same_claim

__all__ = [
    "REPORTING_TERMS",
    "TEMPLATE_TERMS",
    "Combined",
    "Count",
    "Object",
    "Reading",
    "combine",
    "compatible",
    "copies",
    "grounded",
    "names_subject",
    "normalized",
    "read",
    "read_parts",
    "represents",
    "same_claim",
    "sentences_of",
    "states",
    "supported",
    "told_again",
]
