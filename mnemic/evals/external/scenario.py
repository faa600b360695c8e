"""What every dataset is mapped to: sessions, labelled beliefs, probes with evidence."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from typing import Literal

from msgspec import Struct

from mnemic.memory.model import TEXT_LENGTH_MAX


class ExternalTurn(Struct, frozen=True):
    """Hold one turn; only the principal's own (`user`) are formed from."""

    role: Literal["user", "assistant"]
    text: str


class ExternalSession(Struct, frozen=True):
    """Hold one session at its instant; a turn that could not be read keeps its place."""

    at: datetime
    turns: tuple[ExternalTurn | None, ...]


class ExternalBelief(Struct, frozen=True):
    """Label what a session states, or (`interference`) what must not be formed from it.

    `supersedes` are the statements that it replaces.
    """

    session: int
    statement: str
    supersedes: tuple[str, ...] = ()
    interference: bool = False


class EvidenceRef(Struct, frozen=True):
    """Point to the words that back a probe; `turn` is None when only the session is known."""

    session: int
    turn: int | None = None


class ExternalProbe(Struct, frozen=True):
    """Ask one question after the session of index `after`.

    `unscored` says why its evidence counts in no recall; None when it does. A probe that
    is `apart` is reported for itself and in no sum.
    """

    id: str
    category: str
    question: str
    answer: str
    after: int
    at: datetime
    abstain: bool = False
    evidence: tuple[EvidenceRef, ...] = ()
    unscored: str | None = None
    apart: bool = False


class ExternalScenario(Struct, frozen=True):
    """Hold one principal's sessions in order of time, and what is asked about them.

    `principal_names` are the names the labels call the principal by.
    """

    sessions: tuple[ExternalSession, ...]
    probes: tuple[ExternalProbe, ...]
    beliefs: tuple[ExternalBelief, ...] = ()
    principal_names: tuple[str, ...] = ()


class Odd(Exception):
    """Refuse a record that is not of its dataset's shape; the message names the place."""


def is_sayable(text: str) -> bool:
    """Tell whether a text can be said or asked: not blank, not endless."""
    return bool(text.strip()) and len(text) <= TEXT_LENGTH_MAX


Skipped = Counter[str]
"""Counts what was left out, by kind."""
