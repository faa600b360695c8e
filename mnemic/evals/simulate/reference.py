"""The reference: the same commands, one after another, with no runtime and no store.

What lands names the keys of the commands it came from, in their order. The reference
decides those commands again on its own rows, which it reads back whole each time, and
must come to the very change set that landed: same rows, same numbers, same identifiers.
So nothing was lost, doubled, reordered, decided on something stale, or mixed up with
another principal on the way through mailboxes, turns, batches and fences.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from datetime import datetime
from itertools import product
from typing import Protocol, cast
from uuid import UUID

from msgspec import Struct

from mnemic.actors.reading import NOTHING, read_given, read_traces
from mnemic.evals.checkers import Checker, Landing, Violation
from mnemic.evals.simulate.identifiers import CountedIds, count_of
from mnemic.evals.simulate.plain_rows import PlainReader, PlainRows
from mnemic.evals.simulate.sent import Sent
from mnemic.memory.decide import Keyed, decide
from mnemic.memory.draft import Turn
from mnemic.memory.image import Image, receipt_order
from mnemic.memory.model import ChangeSet, Counters, Event, EventKind, Principal
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from mnemic.memory.reads import events_needed
from mnemic.stores.port import PAGE_ROWS_MAX, Store


class _Erasure(Struct, frozen=True):
    principal: Principal
    counters: Counters


class SequentialReference(Checker):
    """Follow what landed by deciding it again.

    `sent` knows every command, under the key of its receipt. `landed`
    and `erased` only take note; `catch_up` decides, and `compare` holds the rows against
    a store's.
    """

    name = "sequential_reference"

    def __init__(
        self,
        sent: Sent,
        *,
        profile: Profile = DEFAULT_PROFILE,
    ) -> None:
        self._sent = sent
        self._profile = profile
        self._pending: deque[Landing | _Erasure] = deque()
        self._rows: dict[Principal, PlainRows] = {}

    def landed(self, landing: Landing) -> None:
        """Take note of a change set."""
        self._pending.append(landing)

    def erased(self, principal: Principal, counters: Counters) -> None:
        """Take note of an erasure."""
        self._pending.append(_Erasure(principal, counters))

    async def catch_up(self) -> list[Violation]:
        """Decide everything again that has landed since; give what came out differently."""
        found = []
        while self._pending:
            entry = self._pending.popleft()
            if isinstance(entry, _Erasure):
                rows = self._rows[entry.principal] = PlainRows()
                rows.counters = entry.counters
                continue
            try:
                await self._decide_again(entry)
            except Violation as violation:
                found.append(violation)
            self._rows[entry.principal].absorb(
                entry.changes, epoch=entry.epoch, version=entry.version
            )
        return found

    async def _decide_again(self, landing: Landing) -> None:
        whose, changes = landing.principal, landing.changes
        rows = self._rows.setdefault(whose, PlainRows())
        receipts = sorted(changes.receipts, key=receipt_order)
        wordings = [self._sent.under(whose, receipt.key) for receipt in receipts]
        if not all(wordings) or not wordings:
            self.violated(whose, f"version {landing.version} landed under no known key")
        differs: str | None = None
        for commands in product(*wordings):
            expected = await self._decided(rows, whose, commands, receipts[0].at, changes)
            if expected == changes:
                return
            differs = differs or _first_difference(expected, changes)
        self.violated(whose, f"version {landing.version} came out with other {differs}")

    async def _decided(
        self,
        rows: PlainRows,
        whose: Principal,
        commands: Sequence[Keyed],
        now: datetime,
        changes: ChangeSet,
    ) -> ChangeSet | None:
        image = Image(rows.snapshot(whose))
        reader = cast("Store", PlainReader(rows))
        needed = events_needed(image, commands[0].command)
        given = await read_given(reader, whose, needed) if needed else NOTHING
        turn = Turn(
            now=now,
            ids=_ids(changes, rows),
            profile=self._profile,
            events=given.events,
            session=given.session,
            episodes=given.episodes,
            traces=given.traces or await read_traces(reader, whose, commands[0].command, now=now),
            receipts=given.receipts,
        )
        return decide(image, commands, turn).changes

    async def compare(self, store: Store, principal: Principal, events: Sequence[Event]) -> None:
        """Hold the rows against a store's, table by table; raise `Violation`."""
        rows = self._rows.get(principal, PlainRows())
        loaded = await store.load(principal)
        assert loaded is not None
        mine = rows.snapshot(principal)
        for part in loaded.__struct_fields__:
            if part != "counters" and getattr(mine, part) != getattr(loaded, part):
                self.violated(principal, f"the store holds other {part}")
        everything = {
            "events": (rows.events, list(events)),
            "sessions": (rows.every_session, _by_id(await store.sessions(principal))),
            "runs": (rows.every_run, _by_id(await store.runs(principal))),
            "traces": (rows.every_trace, _by_id(await store.traces(principal))),
            "receipts": (
                rows.every_receipt,
                {r.key: r for r in await store.receipts_after(principal)},
            ),
            "episodes": (rows.every_episode, await _episodes(store, principal, rows)),
        }
        for table, (expected, held) in everything.items():
            assert len(expected) <= PAGE_ROWS_MAX, "compared in one page"
            if expected != held:
                self.violated(principal, f"the store holds other {table}")


class _Identified(Protocol):
    @property
    def id(self) -> UUID: ...


def _by_id(rows: Sequence[_Identified]) -> dict[UUID, _Identified]:
    return {row.id: row for row in rows}


async def _episodes(store: Store, principal: Principal, rows: PlainRows) -> dict[UUID, _Identified]:
    found: dict[UUID, _Identified] = {}
    for session_id in rows.every_session:
        found |= _by_id(await store.episodes(principal, session_id))
    return found


def _ids(changes: ChangeSet, rows: PlainRows) -> CountedIds:
    """Hand out the identifiers that were drawn for a change set, in their order again.

    A turn draws without waiting, so its identifiers follow one another from the first.
    """
    drawn: set[UUID] = {run.id for run in changes.runs}
    drawn |= {tombstone.id for tombstone in changes.tombstones}
    drawn |= {episode.id for episode in changes.episodes}
    drawn |= {s.id for s in changes.sessions} - rows.every_session.keys()
    drawn |= {b.id for b in changes.beliefs} - rows.beliefs.keys()
    drawn |= {e.refs[0] for e in changes.events if e.kind is EventKind.RUN_STARTED}
    if not drawn:
        return CountedIds(0)
    return CountedIds.from_first(min(drawn, key=count_of))


def _first_difference(expected: ChangeSet | None, changes: ChangeSet) -> str:
    if expected is None:
        return "rows: none"
    return next(
        part
        for part in changes.__struct_fields__
        if getattr(expected, part) != getattr(changes, part)
    )
