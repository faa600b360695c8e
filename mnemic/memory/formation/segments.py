"""A turn as clauses: exact substrings, in order, each with its mood."""

from __future__ import annotations

import re
from enum import Enum

from msgspec import Struct


class Mood(Enum):
    """Say how a clause is meant; only a STATEMENT tells something as true."""

    STATEMENT = "statement"
    QUESTION = "question"
    REQUEST = "request"
    HYPOTHETICAL = "hypothetical"
    IRONIC = "ironic"
    QUOTED = "quoted"
    CODE = "code"
    ROLE_PLAY = "role_play"


class Clause(Struct, frozen=True):
    """Hold one clause: `text` is exactly `turn[start:end]`.

    `sentence` counts from 0. `leads` is the connective or opener that introduced the
    clause ("and", "because", "but", "actually", "remember", ...), lower case, or "".
    `attributed` marks words that are reported of somebody else.
    """

    text: str
    start: int
    end: int
    sentence: int
    mood: Mood = Mood.STATEMENT
    leads: str = ""
    attributed: bool = False


_SENTENCE = re.compile(r"[^\x00\n.!?]+(?:[.!?]+(?=\S)[^\x00\n.!?]+)*[.!?]*")
_JOINT = re.compile(r"(?:,? (and|but|so|because) (?=I\b))|; ")


def segment(text: str) -> tuple[Clause, ...]:
    """Split screened `text` into clauses (003 §Three fixed batched calls)."""
    clauses: list[Clause] = []
    for number, match in enumerate(_SENTENCE.finditer(text)):
        start, leads = match.start(), ""
        cuts = [(m.start(), m.end(), m.group(1) or "") for m in _JOINT.finditer(match.group())]
        for cut_start, cut_end, word in [*cuts, (len(match.group()), 0, "")]:
            _add(clauses, text, start, match.start() + cut_start, number, leads)
            start, leads = match.start() + cut_end, word
    return tuple(clauses)


def _add(  # noqa: PLR0917
    clauses: list[Clause], text: str, start: int, end: int, number: int, leads: str
) -> None:
    raw = text[start:end]
    body = raw.strip(" -*\t\"'")
    if body:
        at = start + raw.index(body)
        mood = Mood.QUESTION if body.endswith("?") else Mood.STATEMENT
        clauses.append(Clause(body, at, at + len(body), number, mood, leads))
