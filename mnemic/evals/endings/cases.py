"""What was believed of people, what they said later, and what that ended."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct


class Later(Struct, frozen=True):
    """Hold what was said later, and the indexes of the statements it ends; mostly none or one."""

    said: str
    ends: tuple[int, ...]


class Case(Struct, frozen=True):
    """Hold the statements believed of one person, and what they said, each thing by itself."""

    memory: tuple[str, ...]
    later: tuple[Later, ...]


def cases_path() -> Path:
    """Give where the cases lie that the shipped weights were learned from."""
    return Path(__file__).with_name("cases.jsonl")


def cases(path: Path) -> tuple[Case, ...]:
    """Read cases, one JSON object per line; raise `msgspec.ValidationError` for another shape."""
    lines = path.read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=Case) for line in lines if line.strip())
