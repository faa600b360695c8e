"""Look up what a noun is a kind of, and what a category holds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from msgspec import Struct

NOTHING = frozenset[str]()

TABLE_FILE = "table.txt"
"""The nouns of each category, drawn from WordNet."""


class _Table(Struct, frozen=True):
    """Hold the nouns of each category, its narrower ones, and the categories of each noun."""

    own: Mapping[str, tuple[str, ...]]
    narrower: Mapping[str, tuple[str, ...]]
    of: Mapping[str, frozenset[str]]


@lru_cache(maxsize=1)
def _table() -> _Table:
    own: dict[str, tuple[str, ...]] = {}
    narrower: dict[str, tuple[str, ...]] = {}
    table = (files("mnemic.memory.categories") / TABLE_FILE).read_text(encoding="utf-8")
    for paragraph in table.split("[")[1:]:
        head, _, listed = paragraph.partition("]")
        name, *below = head.split()
        own[name] = tuple(noun.replace("_", " ") for noun in listed.split())
        narrower[name] = tuple(below)
    found: dict[str, set[str]] = {}
    for name in own:
        for noun in _within(own, narrower, name):
            found.setdefault(noun, set()).add(name)
    return _Table(own, narrower, {noun: frozenset(names) for noun, names in found.items()})


def _within(
    own: Mapping[str, tuple[str, ...]], narrower: Mapping[str, tuple[str, ...]], name: str
) -> dict[str, None]:
    found = dict.fromkeys(own[name])
    for below in narrower[name]:
        found |= _within(own, narrower, below)
    return found


def categories(noun: str) -> frozenset[str]:
    """Give the categories that a noun is of, the broader ones too; none for an unknown one.

    `noun` is in lower case and in the singular; the parts of "guinea pig" are kept apart by
    a space.
    """
    return _table().of.get(noun, NOTHING)


def members(category: str) -> tuple[str, ...]:
    """Give the nouns of a category and of its narrower ones, each once.

    Raises KeyError for a category that the table does not have.
    """
    table = _table()
    return tuple(_within(table.own, table.narrower, category))
