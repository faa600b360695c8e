"""Words of a clause: what people leave an apostrophe out of comes apart all the same."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.formation.grammar.words import _JOINED, read
from mnemic.memory.policy import RICH_POLICY
from tests.unit.formation_grammar.said import turn


@pytest.mark.parametrize("written", sorted(_JOINED))
def test_no_word_is_empty(written: str) -> None:
    """Both parts stand somewhere, one after the other, and make up all that was written."""
    parts = read(written)
    assert all(part.text for part in parts)
    assert "".join(part.text for part in parts) == written


def test_what_will_not_is_read_on_from() -> None:
    """A turn that says "wont" is read to its end, for recall too."""
    said = turn("the left pinky still wont do what its told. I live in Oslo.")
    found = extract((said,), scope="general", policy=RICH_POLICY).candidates
    assert "User lives in Oslo." in {one.statement for one in found}
