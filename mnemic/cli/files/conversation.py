"""What a conversation file holds once it was read and found good."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from hashlib import blake2b

from msgspec import Struct

from mnemic.memory.model import encode


class Turn(Struct, frozen=True):
    """Hold one turn; `line` is where it stands in its file, from 1.

    `at` is in UTC, or None where the file gives no times. `place` tells apart turns
    that are alike: it goes into the turn's idempotency key.
    """

    line: int
    role: str
    text: str
    at: datetime | None = None
    place: str = ""


class ConversationSession(Struct, frozen=True):
    """Hold the turns of one session of one principal, in order; at least one.

    `principal` and `project_scope` are None where the file leaves them out.
    """

    name: str
    turns: tuple[Turn, ...]
    principal: str | None = None
    project_scope: str | None = None


class Conversation(Struct, frozen=True):
    """Hold one file's sessions, in the order in which they begin."""

    path: str
    sessions: tuple[ConversationSession, ...]

    @property
    def turn_count(self) -> int:
        """Count the turns of every session."""
        return sum(len(session.turns) for session in self.sessions)


def placed_by_occurrence(turns: Sequence[Turn]) -> tuple[Turn, ...]:
    """Number turns that share instant, role and text: the first is 0, the next 1."""
    seen: dict[tuple[datetime | None, str, str], int] = {}
    placed = []
    for turn in turns:
        alike = (turn.at, turn.role, turn.text)
        occurrence = seen.get(alike, 0)
        seen[alike] = occurrence + 1
        placed.append(Turn(turn.line, turn.role, turn.text, turn.at, str(occurrence)))
    return tuple(placed)


def placed_by_chain(turns: Sequence[Turn]) -> tuple[Turn, ...]:
    """Place each turn by a digest of all before it.

    Without times nothing else tells two short answers in two conversations apart; a
    conversation that was continued still shares every place with its shorter self.
    """
    chain = blake2b(digest_size=16)
    placed = []
    for turn in turns:
        placed.append(Turn(turn.line, turn.role, turn.text, turn.at, chain.hexdigest()))
        chain.update(encode((turn.role, turn.text)))
    return tuple(placed)
