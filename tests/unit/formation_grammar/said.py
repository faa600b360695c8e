"""Turns to extract from, and candidates as short lines to compare."""

from __future__ import annotations

from datetime import UTC, datetime

from mnemic.memory.formation.candidates import ORIGIN_FORGET
from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Candidate, Derivation, Event, EventKind, Polarity

AT = datetime(2026, 3, 2, 9, tzinfo=UTC)
"""When every turn of these tests was said."""


def turn(text: str, *, sequence: int = 1, kind: EventKind = EventKind.USER_MESSAGE) -> Event:
    """Make a turn of the conversation."""
    return Event(sequence=sequence, kind=kind, at=AT, recorded_at=AT, text=text)


def candidates(text: str) -> tuple[Candidate, ...]:
    """Extract from one turn of the user."""
    return extract((turn(text),), scope="general").candidates


def one(text: str) -> Candidate:
    """Extract the single candidate of a turn."""
    (found,) = candidates(text)
    return found


def formed(text: str) -> tuple[str, ...]:
    """Give what a turn forms: `+` asserts, `-` retracts, `!` also forbids the value."""
    return tuple(f"{_mark(found)} {found.statement}" for found in candidates(text))


def told(text: str) -> tuple[str, ...]:
    """Give what a turn states by `formation@11`, in the order stated; guesses are left aside."""
    found = extract((turn(text),), scope="general", policy="formation@11").candidates
    return tuple(one.statement for one in found if one.derivation is Derivation.DIRECT)


def _mark(found: Candidate) -> str:
    if found.origin == ORIGIN_FORGET:
        return "!"
    return "-" if found.polarity is Polarity.RETRACT else "+"
