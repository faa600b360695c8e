"""What both adapters mean by a row, a batch, a page and a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import TypeVar

from mnemic.errors import CorruptPrincipal
from mnemic.memory.image import kept_traces, receipt_order
from mnemic.memory.model import (
    Belief,
    Counters,
    DecodeError,
    Principal,
    RecallTrace,
    Receipt,
    Session,
    Snapshot,
    Tombstone,
    decode,
)
from mnemic.memory.recall.lexemes import belief_lexemes
from mnemic.memory.recall.query import BeliefQuery, admitter, matches
from mnemic.stores.port import PAGE_ROWS_MAX, Commit

T = TypeVar("T")

_position = attrgetter("store_position")


class RowsRefused(RuntimeError):
    """Report rows that contradict what is stored; nothing of their batch was written.

    Not in the tree of `mnemic.errors`: no caller can do anything about it but find out
    whose they are, by committing each alone.
    """


def decode_row(type_: type[T], document: bytes | str, *, principal: Principal, table: str) -> T:
    """Decode one row; raise `CorruptPrincipal` naming whose, which table and which path."""
    try:
        return decode(type_, document)
    except DecodeError as error:
        raise CorruptPrincipal(
            f"a row of {principal} in {table} does not decode ({error}); "
            "restore or erase that principal"
        ) from None


def corrupt(principal: Principal, finding: str) -> CorruptPrincipal:
    """Say that a principal's rows contradict each other; `finding` holds no content."""
    return CorruptPrincipal(f"{principal}: {finding}; restore or erase that principal")


def check_batch(batch: Sequence[Commit]) -> None:
    """Assert what `Store.commit` asks of its caller.

    Principals are distinct, and each change set's events are dense up to its counter.
    """
    assert len({entry.principal for entry in batch}) == len(batch), "one commit per principal"
    for entry in batch:
        events = entry.changes.events
        if events:
            assert events[-1].sequence == entry.changes.event_seq, "the counter is the last event"
            assert events[0].sequence == entry.changes.event_seq - len(events) + 1, "no gaps"


def encoded(build: Callable[[], T]) -> T:
    """Encode a batch before anything is written; raise `RowsRefused`, which quotes nothing."""
    try:
        return build()
    except (ValueError, TypeError, OverflowError) as error:
        reason = type(error).__name__
    # Outside the handler: the encoder's error holds the text it could not encode.
    raise RowsRefused(f"a row of this batch does not encode ({reason})")


def page_size(limit: int) -> int:
    """Bound what a caller asked for by `PAGE_ROWS_MAX`."""
    return max(0, min(limit, PAGE_ROWS_MAX))


def answering(query: BeliefQuery) -> Callable[[Belief], bool]:
    """Give the test a belief must pass to answer a query: every predicate, any term or subject."""
    admitted = admitter(query)

    def answers(belief: Belief) -> bool:
        return admitted(belief) and matches(
            query, belief, belief_lexemes(belief.subject, belief.statement)
        )

    return answers


def snapshot(
    principal: Principal,
    counters: Counters,
    *,
    sessions: Iterable[Session],
    beliefs: Iterable[Belief],
    tombstones: Iterable[Tombstone],
    receipts: Iterable[Receipt],
    traces: Iterable[RecallTrace],
) -> Snapshot:
    """Put loaded rows in the order in which an image gives them.

    `sessions` are those not closed, `receipts` at most those an image keeps; of `traces`
    it keeps what an image would.
    """
    live = tuple(sorted(sessions, key=lambda s: (s.opened_at, s.id)))
    ordered = tuple(sorted(beliefs, key=_position))
    if ordered and ordered[-1].store_position > counters.store_position:
        raise corrupt(principal, "a belief stands past the principal's own store position")
    return Snapshot(
        principal=principal,
        counters=counters,
        sessions=live,
        beliefs=ordered,
        tombstones=tuple(sorted(tombstones, key=lambda t: (t.recorded_at, t.id))),
        receipts=tuple(sorted(receipts, key=receipt_order)),
        traces=kept_traces(traces, live),
    )
