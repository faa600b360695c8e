"""Read one conversation file of either form, told apart by what is in it."""

from __future__ import annotations

import json

from mnemic.cli.files.chat import read_chat
from mnemic.cli.files.conversation import Conversation
from mnemic.cli.files.jsonl import read_turns
from mnemic.cli.files.source import Source
from mnemic.errors import InvalidInput


def read_conversation(path: str) -> Conversation:
    """Read and check a whole conversation file; `-` is standard input.

    Raises `InvalidFile` for the first place that is wrong and `InvalidInput` for a file
    that cannot be read or holds no turn.
    """
    source = Source(path)
    start = source.after_space(0)
    if start == len(source.text):
        raise InvalidInput(f"{source.name}: it is empty; give it at least one turn")
    is_list = _is_message_list(source, start)
    sessions = read_chat(source, start) if is_list else read_turns(source)
    if not sessions:
        raise InvalidInput(f"{source.name}: it holds no turn")
    return Conversation(path=source.name, sessions=sessions)


def _is_message_list(source: Source, start: int) -> bool:
    """Tell a message list by its bracket, or by the first key of its object."""
    if source.text[start] == "[":
        return True
    if source.text[start] != "{":
        return False
    first_key = source.after_space(start + 1)
    quoted = source.text[first_key : first_key + len(_MESSAGES)]
    # A pretty-printed object of any other kind is read as lines, and refused there.
    return quoted == _MESSAGES


_MESSAGES = json.dumps("messages")
