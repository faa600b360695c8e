"""Conversation files that tests write, and what a store holds of them afterwards."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from mnemic.memory.model import Event, Principal
from mnemic.stores.port import EventQuery, Store

Line = dict[str, str]


def turn(session: str, at: str, text: str, *, role: str = "user", **more: str) -> Line:
    """Give one line; `at` is a month-day and hour:minute of 2026, in UTC."""
    return {"session": session, "at": f"2026-{at}:00Z", "role": role, "text": text, **more}


TALK: tuple[Line, ...] = (
    turn("s01", "03-02T09:00", "I live in Leeds.", project_scope="tidewatch"),
    turn("s01", "03-02T09:01", "Lovely place!", role="assistant", project_scope="tidewatch"),
    turn("s01", "03-02T09:02", "ok", project_scope="tidewatch"),
    turn("s01", "03-02T09:02", "ok", project_scope="tidewatch"),
    turn("s02", "03-09T18:00", "I use Notion. I prefer short answers."),
    turn("s03", "04-20T18:00", "I no longer use Notion."),
    turn("s03", "04-20T18:01", "My password is hunter-plum-77."),
)
"""Seven turns of three sessions: a home, a tool, a preference, an ending, a secret."""


def many(count: int) -> list[Line]:
    """Give a session that forms at once, then a long one of a turn a minute."""
    long = [
        turn("s01", f"03-{2 + n // 1_440:02}T{n // 60 % 24:02}:{n % 60:02}", f"Turn {n}.")
        for n in range(count)
    ]
    return [turn("s00", "03-01T09:00", "I have a dog."), *long]


def write(path: Path, lines: Sequence[Line]) -> str:
    """Write a JSON Lines file and give its path."""
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return str(path)


async def messages(store: Store, whose: Principal) -> list[Event]:
    """Read every message of a principal, in order."""
    return list(await store.events(whose, EventQuery(messages_only=True)))


def words(lines: Sequence[Line]) -> list[str]:
    """Give the texts of lines."""
    return [line["text"] for line in lines]
