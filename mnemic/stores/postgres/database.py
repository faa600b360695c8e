"""The one way to the database: a scoped, shielded unit of work with its own deadline.

A transaction that is cut short by a cancellation cannot roll itself back: under anyio
its ROLLBACK would be cancelled too, and the pool would hand out a connection with an
open transaction. So a unit of work is never cut short from outside. It has its own
deadline, and the server a shorter one; what still fails closes its connection.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TypeAlias, TypeVar

import anyio
import asyncpg
from asyncpg.pool import PoolConnectionProxy

from mnemic.errors import MnemicError, ServerUnavailable, StoreUnavailable
from mnemic.memory.model import Principal
from mnemic.stores.postgres import sql
from mnemic.stores.postgres.columns import scope_of
from mnemic.stores.postgres.failures import failure_of, is_lost, not_connected
from mnemic.stores.postgres.schema import EXPECTED_REVISION

CONNECTIONS_MAX = 8
"""Most connections one store holds open."""

CONNECTION_WAIT_S = 10.0
"""Longest wait for a free or a new connection, in seconds."""

STATEMENT_DEADLINE_S = 20.0
"""Longest run of one statement, in seconds: the server ends it and rolls back."""

IDLE_TRANSACTION_S = 25.0
"""Longest pause inside a transaction, in seconds: a host that froze loses its row locks."""

UNIT_DEADLINE_S = 60.0
"""Longest unit of work, in seconds, when not even the server answers any more."""

ROLLBACK_DEADLINE_S = 5.0
"""Longest wait for a ROLLBACK, in seconds, before its connection is closed instead."""

ATTEMPTS_MAX = 2
"""Times a unit looks for a connection; in between, a server may be brought back."""

SETTINGS = {
    "application_name": "mnemic",
    "TimeZone": "UTC",
    "jit": "off",
    "statement_timeout": f"{STATEMENT_DEADLINE_S * 1000:.0f}",
    "idle_in_transaction_session_timeout": f"{IDLE_TRANSACTION_S * 1000:.0f}",
    # Every statement names its principals and every key begins with them. A plan made
    # while a table was small must not scan it when it no longer is, and rows are locked
    # in the order of an index.
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "enable_bitmapscan": "off",
}

T = TypeVar("T")

# Quoted: asyncpg's own classes cannot be subscripted at run time.
Connection: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"
Work: TypeAlias = "Callable[[Connection], Awaitable[T]]"


class Operator:
    """Stand for a scope of all principals, in the two tables that allow it."""


OPERATOR = Operator()
Scope = Sequence[Principal] | Operator


class Database:
    """Run units of work over a pool of connections."""

    def __init__(
        self,
        pool: Pool,
        *,
        ensure_alive: Callable[[], Awaitable[object]] | None = None,
    ) -> None:
        self._pool = pool
        self._ensure_alive = ensure_alive
        self.units = 0
        self.failures = 0

    async def unit(
        self,
        scope: Scope,
        work: Work[T],
        *,
        is_write: bool = False,
        deadline_s: float = UNIT_DEADLINE_S,
    ) -> T:
        """Run `work` in one transaction that sees only `scope`, and return its result.

        A caller that is cancelled waits for the end of the unit first. Raises
        `StoreUnavailable` when nothing was written; with `is_write`, `OutcomeUnknown`
        when the connection was lost while it committed; `SchemaMismatch`.
        """
        self.units += 1
        connection = await self._begin(scope)
        is_committing = False
        failure: Exception | None = None
        try:
            with anyio.fail_after(deadline_s, shield=True):
                result = await work(connection)
                is_committing = True
                await _commit(connection)
        except Exception as error:
            failure = failure_of(
                error, is_committing=is_committing and is_write, expected=EXPECTED_REVISION
            )
            await self._end(connection, is_usable=not is_lost(error))
        except BaseException:
            await self._end(connection, is_usable=False)
            raise
        # Outside the handler, so that no error of ours has the driver's as its context.
        if failure is not None:
            self.failures += 1
            raise failure
        await self._give_back(connection)
        return result

    async def _begin(self, scope: Scope) -> Connection:
        """Open a transaction for a scope; nothing of the caller's has been sent yet."""
        failure: Exception | None = None
        for attempt in range(ATTEMPTS_MAX):
            if attempt > 0:
                await self._revive()
            connection, failure = await self._try_begin(scope)
            if connection is not None:
                return connection
            if not isinstance(failure, StoreUnavailable):
                break
        assert failure is not None, "what did not begin has a reason"
        self.failures += 1
        raise failure

    async def _try_begin(self, scope: Scope) -> tuple[Connection | None, Exception | None]:
        failure: Exception | None = None
        # A server that went away leaves dead connections in the pool: each costs a try.
        for _ in range(self._pool.get_max_size() + 1):
            try:
                with anyio.fail_after(CONNECTION_WAIT_S):
                    connection = await self._pool.acquire()
            except Exception as error:
                return None, error if isinstance(error, MnemicError) else not_connected(error)
            try:
                await self._name(connection, scope)
            except Exception as error:
                if not is_lost(error):
                    return None, failure_of(error, is_committing=False, expected=EXPECTED_REVISION)
                failure = not_connected(error)
                if isinstance(error, TimeoutError):
                    break
            else:
                return connection, None
        return None, failure

    async def _revive(self) -> None:
        if self._ensure_alive is None:
            return
        try:
            await self._ensure_alive()
        except ServerUnavailable as error:
            raise StoreUnavailable(str(error)) from None

    async def _name(self, connection: Connection, scope: Scope) -> None:
        """Begin, and name whose rows the transaction is about, or close the connection."""
        try:
            with anyio.fail_after(CONNECTION_WAIT_S, shield=True):
                await connection.execute(sql.BEGIN)
                if isinstance(scope, Operator):
                    await connection.execute(sql.NAME_OPERATOR)
                else:
                    await connection.execute(sql.NAME_PRINCIPALS, *scope_of(scope))
        except BaseException:
            await self._end(connection, is_usable=False)
            raise

    async def _end(self, connection: Connection, *, is_usable: bool) -> None:
        """Roll back and give back, or close what cannot be trusted any more."""
        if is_usable:
            try:
                with anyio.fail_after(ROLLBACK_DEADLINE_S, shield=True):
                    await connection.execute(sql.ROLLBACK)
            except Exception:
                _terminate(connection)
        else:
            _terminate(connection)
        await self._give_back(connection)

    async def _give_back(self, connection: Connection) -> None:
        with anyio.CancelScope(shield=True):
            await self._pool.release(connection)

    async def aclose(self) -> None:
        """Close every connection; units under way are cut off after a grace period."""
        with anyio.move_on_after(CONNECTION_WAIT_S, shield=True):
            await self._pool.close()
            return
        self._pool.terminate()


def _terminate(connection: Connection) -> None:
    # A connection whose server hung up has left the pool by itself.
    with suppress(asyncpg.InterfaceError):
        connection.terminate()


async def _commit(connection: Connection) -> None:
    # A transaction that failed half-way answers COMMIT with ROLLBACK, without an error.
    if await connection.execute(sql.COMMIT) != "COMMIT":
        raise asyncpg.TransactionRollbackError("the transaction had failed already")
