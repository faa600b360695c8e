"""What the owner will not have kept forms nothing, and nothing else is lost by it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Event, EventKind

AT = datetime(2026, 3, 2, 9, tzinfo=UTC)

CAT = "User's cat is Milo."
HOME = "User lives in Lyon."

# fmt: off
CASES: tuple[tuple[tuple[str, ...], set[str]], ...] = (
    (("My cat is Milo. Don't remember that.",), set()),
    (("My cat is Milo, please don't remember that.",), set()),
    (("My cat is Milo. Please don't save this.",), set()),
    (("my cat is Milo dont save that pls",), set()),
    (("Don't save this, but my cat is Milo.",), set()),
    (("Please don't keep this: my cat is Milo.",), set()),
    (("My cat is Milo. Don't write that down.",), set()),
    (("I live in Lyon. My cat is Milo. Forget I said that.",), {HOME}),
    (("I live in Lyon. Off the record: my cat is Milo.",), {HOME}),
    (("I live in Lyon. My cat is Milo. Don't keep any of this.",), set()),
    (("My cat is Milo.", "Don't save that please.", "I live in Lyon."), {HOME}),
    (("My cat is Milo. I don't remember that film.",), {CAT}),
    (("My cat is Milo. Don't save this file to my desktop.",), {CAT}),
    (("Don't forget: my cat is Milo. Remember that.",), {CAT}),
)
# fmt: on


@pytest.mark.parametrize(("turns", "formed"), CASES)
def test_withheld(turns: tuple[str, ...], formed: set[str]) -> None:
    """An order not to keep it reaches what it is said of, and no further."""
    events = tuple(
        Event(sequence=n, kind=EventKind.USER_MESSAGE, at=AT, recorded_at=AT, text=text)
        for n, text in enumerate(turns, 1)
    )
    told = extract(events, scope="general", policy="formation@11").candidates
    assert {one.statement for one in told} == formed
