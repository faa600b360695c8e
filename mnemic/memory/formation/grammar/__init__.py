"""The grammar of claims: entries over parsed clauses, one table for every policy."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim, Entry
from mnemic.memory.formation.grammar.reading import (
    announces,
    claims_of_clause,
    is_correction,
    plays_a_part,
    quotes,
    slots_of_clause,
)
from mnemic.memory.formation.grammar.subjects import Mention
from mnemic.memory.formation.grammar.table import ENTRIES, entries_of

__all__ = [
    "ENTRIES",
    "Claim",
    "Entry",
    "Mention",
    "announces",
    "claims_of_clause",
    "entries_of",
    "is_correction",
    "plays_a_part",
    "quotes",
    "slots_of_clause",
]
