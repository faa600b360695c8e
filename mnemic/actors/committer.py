"""Group commit: many principals' change sets in one transaction (design §3).

There is no committer task. Whoever finds a free flight leads it: it takes what is
waiting, writes it in one batch, hands every follower its result and passes the lead
on. At rest a commit therefore goes out at once; under load batches grow by themselves.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TypeVar

import anyio
from msgspec import Struct

from mnemic.actors.limits import DEFAULT_LIMITS, Limits
from mnemic.errors import OutcomeUnknown, Retryable, SchemaMismatch
from mnemic.stores.port import Commit, CommitResult, Store


class CommitterStatistics(Struct, frozen=True):
    """Count batches, commits and rows; `largest_batch` is in commits."""

    batches: int
    commits: int
    rows: int
    fenced: int
    failed_batches: int
    largest_batch: int
    waiting: int
    in_flight: int


E = TypeVar("E", bound=Exception)

BatchSeen = Callable[[int, int, float], None]
"""Hears of a written batch: its commits, its rows, and the seconds it took."""

Outcome = CommitResult | Exception
"""What became of one commit of a batch: the store's result, or what its caller raises."""

_WHOLE_BATCH = (Retryable, SchemaMismatch)
"""What a store says about itself; any other error is about one principal's change set."""


class _Waiter:
    __slots__ = ("commit", "event", "leads", "outcome")

    def __init__(self, commit: Commit) -> None:
        self.commit = commit
        self.event = anyio.Event()
        self.leads = False
        self.outcome: Outcome | None = None


class Committer:
    """Write change sets through a store, several principals at a time."""

    def __init__(
        self,
        store: Store,
        *,
        limits: Limits = DEFAULT_LIMITS,
        batch_seen: BatchSeen | None = None,
    ) -> None:
        self._store = store
        self._limits = limits
        self._batch_seen = batch_seen
        self._queue: deque[_Waiter] = deque()
        self._in_flight = 0
        self._batches = 0
        self._commits = 0
        self._rows = 0
        self._fenced = 0
        self._failed = 0
        self._largest = 0

    async def commit(self, commit: Commit) -> CommitResult:
        """Write one change set and wait until it is durable or refused.

        Raises what the store raises, of which anything but a `MnemicError` says that
        this very change set could not be written. A caller that is cancelled leaves
        its commit with whoever leads it; a leader that is cancelled stops its batch at
        the store's next await, and its followers get `OutcomeUnknown`.
        """
        outcome: Outcome | None
        if self._in_flight >= self._limits.commits_in_flight:
            outcome = await self._follow(commit)
            if outcome is None:
                outcome = await self._lead(commit)
        else:
            self._in_flight += 1
            outcome = await self._lead(commit)
        if isinstance(outcome, CommitResult):
            return outcome
        raise outcome

    async def _follow(self, commit: Commit) -> Outcome | None:
        """Wait for a leader's result; None means that this waiter leads now."""
        waiter = _Waiter(commit)
        self._queue.append(waiter)
        try:
            await waiter.event.wait()
        except BaseException:
            if waiter in self._queue:
                self._queue.remove(waiter)
            elif waiter.leads:
                self._pass_on()
            raise
        return waiter.outcome

    async def _lead(self, commit: Commit) -> Outcome:
        """Write a batch that starts with `commit`; a flight is already counted."""
        followers = self._take_followers(commit)
        outcomes: list[Outcome] | None = None
        try:
            outcomes = await self._write([commit, *(f.commit for f in followers)])
        finally:
            if outcomes is None:
                self._failed += 1
            for index, follower in enumerate(followers, start=1):
                follower.outcome = _cut_off() if outcomes is None else outcomes[index]
                follower.event.set()
            self._pass_on()
        return outcomes[0]

    async def _write(self, batch: list[Commit]) -> list[Outcome]:
        """Write a batch; one change set that the store cannot take fails alone."""
        began = anyio.current_time()
        try:
            results = await self._store.commit(batch)
        except Exception as error:
            self._failed += 1
            if len(batch) == 1 or isinstance(error, _WHOLE_BATCH):
                # Each caller raises an instance of its own: tracebacks of many tasks on
                # one exception would grow without bound.
                return [error, *(again(error) for _ in batch[1:])]
        else:
            self._count(batch, results, anyio.current_time() - began)
            return list(results)
        # The failed transaction wrote nothing, so its halves may go on their own.
        half = len(batch) // 2
        outcomes = [*await self._write(batch[:half]), *await self._write(batch[half:])]
        # Unless the store broke that promise: then the version has moved.
        return [_cut_off() if outcome is CommitResult.FENCED else outcome for outcome in outcomes]

    def _take_followers(self, first: Commit) -> list[_Waiter]:
        rows = first.changes.row_count
        taken: list[_Waiter] = []
        while self._queue and len(taken) + 1 < self._limits.batch_commits:
            rows += self._queue[0].commit.changes.row_count
            if rows > self._limits.batch_rows:
                break
            taken.append(self._queue.popleft())
        return taken

    def _pass_on(self) -> None:
        """Give the flight to the next waiter, or end it."""
        if self._queue:
            heir = self._queue.popleft()
            heir.leads = True
            heir.event.set()
        else:
            self._in_flight -= 1

    def _count(
        self, batch: list[Commit], results: tuple[CommitResult, ...], seconds: float
    ) -> None:
        rows = sum(c.changes.row_count for c in batch)
        self._batches += 1
        self._commits += len(batch)
        self._rows += rows
        self._fenced += sum(r is CommitResult.FENCED for r in results)
        self._largest = max(self._largest, len(batch))
        if self._batch_seen is not None:
            self._batch_seen(len(batch), rows, seconds)

    def statistics(self) -> CommitterStatistics:
        """Count what was written and what waits."""
        return CommitterStatistics(
            batches=self._batches,
            commits=self._commits,
            rows=self._rows,
            fenced=self._fenced,
            failed_batches=self._failed,
            largest_batch=self._largest,
            waiting=len(self._queue),
            in_flight=self._in_flight,
        )


def again(error: E) -> E:
    """Copy an error for another caller, without its traceback."""
    copy = type(error).__new__(type(error), *error.args)
    copy.args = error.args
    copy.__dict__.update(error.__dict__)
    return copy


def _cut_off() -> OutcomeUnknown:
    return OutcomeUnknown("the group commit was cut off; send it again with its key to know")
