"""What a turn says is kept by no memo of the grammar once the turn was read."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract, extract_contained
from mnemic.memory.formation.grammar.words import CLAUSE_CACHE_ENTRIES, forget_clauses, read
from tests.unit.formation_grammar.said import turn


@pytest.mark.parametrize("policy", ["formation@7", "formation@11"])
def test_no_clause_of_a_turn_is_kept(policy: str) -> None:
    """A clause that was read by itself is kept; an extraction leaves none, of whatever policy."""
    read("I live in Lyon.")
    assert read.cache_info().currsize > 0
    assert read.cache_info().maxsize == CLAUSE_CACHE_ENTRIES
    for reading in (extract, extract_contained):
        assert reading(
            (turn("I work as a nurse. My sister lives in Ghent."),), scope="general", policy=policy
        ).candidates
        assert read.cache_info().currsize == 0


def test_what_was_split_is_split_alike_again() -> None:
    """A clause that was forgotten is read as before."""
    first = read("I don't eat meat.")
    forget_clauses()
    assert read("I don't eat meat.") == first
