"""Group commit: many principals' change sets in one transaction (design §3).

There is no committer task. Whoever finds a free flight leads it: it takes what is
waiting, writes it in one batch, hands every follower its result and passes the lead
on. At rest a commit therefore goes out at once; under load batches grow by themselves.
"""

from __future__ import annotations

from collections import deque

import anyio
from msgspec import Struct

from mnemic.actors.limits import DEFAULT_LIMITS, Limits
from mnemic.errors import MnemicError, OutcomeUnknown, TurnFailed
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


class _Waiter:
    __slots__ = ("commit", "event", "leads", "outcome")

    def __init__(self, commit: Commit) -> None:
        self.commit = commit
        self.event = anyio.Event()
        self.leads = False
        self.outcome: CommitResult | MnemicError | None = None


class Committer:
    """Write change sets through a store, several principals at a time."""

    def __init__(self, store: Store, *, limits: Limits = DEFAULT_LIMITS) -> None:
        self._store = store
        self._limits = limits
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

        Raises what the store raises: `StoreUnavailable`, `OutcomeUnknown`. A caller
        that is cancelled while its batch is under way does not stop the batch.
        """
        if self._in_flight >= self._limits.commits_in_flight:
            outcome = await self._follow(commit)
            if isinstance(outcome, CommitResult):
                return outcome
            if outcome is not None:
                raise outcome
        else:
            self._in_flight += 1
        return await self._lead(commit)

    async def _follow(self, commit: Commit) -> CommitResult | MnemicError | None:
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

    async def _lead(self, commit: Commit) -> CommitResult:
        """Write a batch that starts with `commit`; a flight is already counted."""
        followers = self._take_followers(commit)
        try:
            outcomes = await self._write([commit, *(f.commit for f in followers)])
        except BaseException as error:
            self._failed += 1
            for follower in followers:
                follower.outcome = _for_follower(error)
                follower.event.set()
            raise
        finally:
            self._pass_on()
        for follower, outcome in zip(followers, outcomes[1:], strict=True):
            follower.outcome = outcome
            follower.event.set()
        own = outcomes[0]
        if isinstance(own, CommitResult):
            return own
        raise own

    async def _write(self, batch: list[Commit]) -> list[CommitResult | MnemicError]:
        try:
            results = await self._store.commit(batch)
        except MnemicError:
            raise
        except Exception:
            if len(batch) == 1:
                raise
            # One change set that the store cannot take must not take its neighbours
            # down: the failed transaction wrote nothing, so each goes alone.
            return [await self._write_alone(commit) for commit in batch]
        self._count(batch, results)
        return list(results)

    async def _write_alone(self, commit: Commit) -> CommitResult | MnemicError:
        try:
            results = await self._store.commit([commit])
        except MnemicError as error:
            return error
        except Exception as error:
            self._failed += 1
            return TurnFailed(str(commit.principal), "Commit", type(error).__name__)
        self._count([commit], results)
        return results[0]

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

    def _count(self, batch: list[Commit], results: tuple[CommitResult, ...]) -> None:
        self._batches += 1
        self._commits += len(batch)
        self._rows += sum(c.changes.row_count for c in batch)
        self._fenced += sum(r is CommitResult.FENCED for r in results)
        self._largest = max(self._largest, len(batch))

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


def _for_follower(error: BaseException) -> MnemicError:
    # Each waiter raises an instance of its own: tracebacks of many tasks on one
    # exception would grow without bound. A leader that was cancelled, or failed
    # unexpectedly, leaves its followers not knowing.
    if isinstance(error, MnemicError):
        return type(error)(*error.args)
    return OutcomeUnknown("the group commit was cut off; send it again with its key to know")
