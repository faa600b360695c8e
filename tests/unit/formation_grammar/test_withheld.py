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
    (("I live in Lyon and, off the record, my cat is Milo.",), set()),
    (("@ What's your cat's name?", "Milo. Don't save that."), set()),
    (("@ What's your cat's name?", "Milo."), {CAT}),
    (("@ Where do you live?", "In Lyon, but don't save that."), set()),
    (("@ Where do you live?", "In Lyon."), {HOME}),
    (("My cat is Milo.", "@ Noted!", "Please don't remember that."), set()),
    (("Don't forget: my cat is Milo. Remember that.",), {CAT}),
    (("I live in Lyon.", "My cat is Milo!", "Sorry my six-year-old got hold of my phone."), {HOME}),
    (("My cat is Milo.", "oops, my daughter grabbed the tablet. I live in Lyon."), {HOME}),
    (("My cat is Milo.", "Ignore that, my little brother was messing with my laptop."), set()),
    (("My cat is Milo.", "that wasn't me, that was my son"), set()),
    (("My cat is Milo.", "Whoops! The cat walked across my keyboard."), set()),
    (("My cat is Milo.", "my nephew typed that. I live in Lyon."), {HOME}),
    (("My cat is Milo.", "sorry my sister wrote that"), set()),
    (("I live in Lyon.", "My cat is Milo. Sorry, my kid got hold of my phone."), {HOME}),
    (("My cat is Milo.", "My son grabbed my phone yesterday and hid it."), {CAT}),
    (("My cat is Milo.", "Sorry, my husband stole my phone charger."), {CAT}),
    (("My cat is Milo.", "My sister wrote this and I want feedback."), {CAT}),
    (("My cat is Milo.", "That was my dad on the phone."), {CAT}),
    (("My cat is Milo.", "It was my sister typing the thesis."), {CAT}),
    (("My cat is Milo.", "Sorry for the delay, I had to pick up my son."), {CAT}),
)
# fmt: on


@pytest.mark.parametrize(("turns", "formed"), CASES)
def test_withheld(turns: tuple[str, ...], formed: set[str]) -> None:
    """An order not to keep it reaches what it is said of, and no further."""
    kinds = EventKind.USER_MESSAGE, EventKind.ASSISTANT_MESSAGE
    events = tuple(
        Event(
            sequence=n,
            kind=kinds[text.startswith("@ ")],
            at=AT,
            recorded_at=AT,
            text=text.removeprefix("@ "),
        )
        for n, text in enumerate(turns, 1)
    )
    told = extract(events, scope="general", policy="formation@11").candidates
    assert {one.statement for one in told} == formed
