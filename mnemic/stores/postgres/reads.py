"""Put together the two reads whose conditions vary, from named pieces."""

from __future__ import annotations

from typing import Any

from mnemic.memory.recall.query import BeliefQuery
from mnemic.stores.port import PAGE_ROWS_MAX, EventQuery
from mnemic.stores.postgres import sql
from mnemic.stores.postgres.columns import plain, tsquery
from mnemic.stores.rows import page_size

POSITION_MAX = 2**63 - 1
"""Past every sequence and position: the largest bigint."""

SEARCH_SLACK_ROWS = 16
"""Rows a search reads beyond its limit, for those that the exact rule leaves out."""


class _Read:
    """Collect pieces and the parameters they name; `$1`, `$2` are the principal."""

    def __init__(self, text: str, *arguments: Any) -> None:
        self.text = text
        self.arguments: list[Any] = list(arguments)

    def add(self, piece: str, *arguments: Any) -> None:
        first = len(self.arguments) + 3
        self.text += piece.format(*(f"${first + i}" for i in range(len(arguments))))
        self.arguments += arguments


def events(query: EventQuery) -> tuple[str, list[Any]]:
    """Write an event read; the principal's two parameters stand before the given ones."""
    through = POSITION_MAX if query.through is None else query.through
    if query.sequences is None:
        read = _Read(sql.EVENTS, query.after, through)
    else:
        wanted = list(dict.fromkeys(query.sequences))
        read = _Read(sql.EVENTS_PICKED, query.after, through, wanted)
    if query.session_id is not None:
        read.add(sql.EVENTS_OF_SESSION, query.session_id)
    if query.messages_only:
        read.add(sql.EVENTS_MESSAGES)
    order = sql.EVENTS_FALLING if query.newest_first else sql.EVENTS_RISING
    read.add(order, page_size(query.limit))
    return read.text, read.arguments


def search(query: BeliefQuery, *, ceiling: int, rows: int) -> tuple[str, list[Any]]:
    """Write one page of a search, from `ceiling` down: a superset of what answers."""
    read = _Read(
        sql.SEARCH, query.min_store_position, ceiling, plain(query.scope), query.ceiling.rank
    )
    if not query.matches_all:
        words = tsquery(query.terms)
        read.add(sql.SEARCH_WORDS, words, [plain(key) for key in query.subject_keys])
    if query.asks_for_now:
        read.add(sql.SEARCH_LIVE)
    read.add(sql.SEARCH_ORDER, rows)
    return read.text, read.arguments


def search_page(query: BeliefQuery) -> int:
    """Size a search's pages: the limit and some slack, within bounds."""
    return max(1, min(query.limit + SEARCH_SLACK_ROWS, PAGE_ROWS_MAX))
