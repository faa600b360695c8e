"""Read a chat-completions message list: one conversation, one session.

[{"role": "user", "content": "…"}, …]
{"messages": [{"role": "user", "content": [{"type": "text", "text": "…"}]}, …]}
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from hashlib import blake2b
from typing import Any

from mnemic.cli.files.conversation import ConversationSession, Turn, placed_by_chain
from mnemic.cli.files.models import ChatMessage, validated
from mnemic.cli.files.source import Source, shown
from mnemic.errors import InvalidCommand
from mnemic.memory.model import encode
from mnemic.memory.sessions import checked_text

MESSAGES_MAX = 1_000_000
"""Most messages of one list."""

_ROLES = {"developer": "system"}
"""Roles of the format that mnemic knows under another name."""


def read_chat(source: Source, start: int) -> tuple[ConversationSession, ...]:
    """Read the list that starts at an offset; the whole file or an `InvalidFile`."""
    turns: list[Turn] = []
    for line, value in _messages(source, start):
        if len(turns) == MESSAGES_MAX:
            source.refuse(line, "messages", f"split it: at most {MESSAGES_MAX} in one list")
        turn = _turn(source, line, validated(ChatMessage, source, line, value))
        if turn is not None:
            _follows(source, turns, turn)
            turns.append(turn)
    if not turns:
        return ()
    return (ConversationSession(name=_name(turns), turns=placed_by_chain(turns)),)


def _turn(source: Source, line: int, message: ChatMessage) -> Turn | None:
    text = "\n".join(part.text for part in message.content or ())
    if not text.strip() and (message.tool_calls or message.refusal is not None):
        return None  # it calls a tool or refuses: there are no words in it
    if message.content is None:
        source.refuse(line, "content", "give a text, or a list of text parts")
    if "\x00" in text:
        source.refuse(line, "content", "it holds a NUL character; remove it")
    try:
        checked_text("content", text)
    except InvalidCommand as error:
        source.refuse(line, "content", str(error).removeprefix("content: "))
    return Turn(line, _ROLES.get(message.role, message.role), text, message.at)


def _follows(source: Source, turns: list[Turn], turn: Turn) -> None:
    if not turns:
        return
    before = turns[-1]
    if (before.at is None) != (turn.at is None):
        source.refuse(turn.line, "at", "give every message an instant, or none of them")
    if before.at is not None and turn.at is not None and turn.at < before.at:
        source.refuse(turn.line, "at", f"it is earlier than the message of line {before.line}")


def _name(turns: list[Turn]) -> str:
    """Name the session after its opening: all up to the first words of the user.

    A list that grew keeps its name; conversations that open differently have others.
    """
    opening = blake2b(digest_size=4)
    for turn in turns:
        opening.update(encode((turn.role, turn.text)))
        if turn.role == "user":
            break
    return f"chat-{opening.hexdigest()}"


def _messages(source: Source, start: int) -> Iterator[tuple[int, Any]]:
    """Give each message with the line it starts on."""
    if source.expect(start, "[{") == "[":
        end = yield from _elements(source, start)
    else:
        end = yield from _member(source, start)
    trailing = source.after_space(end)
    if trailing < len(source.text):
        source.refuse(source.line_at(trailing), "JSON", "there is more after the message list")


def _member(source: Source, start: int) -> Generator[tuple[int, Any], None, int]:
    offset = source.after_space(start + 1)
    key, offset = source.key_from(offset)
    if key != "messages":
        message = "there is no such key here; use messages alone"
        source.refuse(source.line_at(offset), shown(key), message)
    source.expect(offset, "[")
    offset = source.after_space((yield from _elements(source, offset)))
    if source.expect(offset, ",}") == ",":
        key, offset = source.key_from(source.after_space(offset + 1))
        message = "there is no such key here; use messages alone"
        source.refuse(source.line_at(offset), shown(key), message)
    return offset + 1


def _elements(source: Source, start: int) -> Generator[tuple[int, Any], None, int]:
    offset = source.after_space(start + 1)
    if source.text[offset : offset + 1] == "]":
        return offset + 1
    line, counted = source.line_at(offset), offset
    while True:
        line += source.text.count("\n", counted, offset)
        counted = offset
        value, offset = source.value_from(offset)
        yield line, value
        offset = source.after_space(offset)
        if source.expect(offset, ",]") == "]":
            return offset + 1
        offset = source.after_space(offset + 1)
