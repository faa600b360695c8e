"""Everyday conversations, and questions with the lines that answer them.

A row is (question, project scope, needed, allowed): fragments of statements. What is
needed must come whenever it is believed; what is neither needed nor allowed must not.
"""

from __future__ import annotations

from msgspec import Struct


class Ask(Struct, frozen=True):
    """Ask one question of a world."""

    question: str
    needed: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    scope: str | None = None


class World(Struct, frozen=True):
    """Hold what one person tells, by session (instant, scope, turns), and what is asked."""

    sessions: tuple[tuple[str, str | None, tuple[str, ...]], ...]
    asks: tuple[Ask, ...]
