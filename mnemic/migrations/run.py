"""Render revisions with Alembic and execute them over asyncpg."""

from __future__ import annotations

import io
import os
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import alembic.command
import anyio
import anyio.to_thread
import asyncpg
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from msgspec import Struct

from mnemic.errors import InvalidAddress, InvalidInput, SchemaMismatch, StoreUnavailable
from mnemic.migrations import backfill
from mnemic.migrations.backfill import Backfill
from mnemic.stores.postgres.schema import revision_of

CONNECT_DEADLINE_S = 10.0
"""Longest wait for a connection, in seconds."""

MOVE_DEADLINE_S = 600.0
"""Longest run of one move, in seconds: waiting for another host's and large tables included."""

LOCK_KEY = 0x6D6E656D6963
"""The advisory lock under which a schema moves: "mnemic" in ASCII."""


def head() -> str:
    """Give the newest revision that this package carries."""
    newest = ScriptDirectory.from_config(_config(io.StringIO())).get_current_head()
    assert newest is not None, "the package carries revisions, in one line"
    return newest


async def current(dsn: str) -> str | None:
    """Read a database's revision; None where mnemic has no schema.

    Raises `StoreUnavailable` and `InvalidAddress`.
    """
    connection = await _connect(dsn)
    try:
        return await revision_of(connection)
    finally:
        await _close(connection)


async def upgrade(
    dsn: str,
    target: str = "head",
    *,
    versions: Sequence[Path] = (),
    paged: Callable[[int], None] | None = None,
) -> str | None:
    """Move a database up to `target` and return the revision it is on now.

    `versions` are directories of further revisions; `paged` hears how many rows each page
    of a data revision held. Raises `SchemaMismatch` when it stands past `target` or on a
    revision that this package does not know, `InvalidInput` for an unknown target,
    `StoreUnavailable`.
    """
    return await _move(dsn, target, up=True, versions=versions, paged=paged)


async def downgrade(
    dsn: str,
    target: str,
    *,
    versions: Sequence[Path] = (),
    paged: Callable[[int], None] | None = None,
) -> str | None:
    """Move a database down to `target` (`base`: no tables) and return its revision now.

    What the dropped tables and columns held is gone, and the derived fields that a data
    revision names as lossy. Raises as `upgrade` does.
    """
    return await _move(dsn, target, up=False, versions=versions, paged=paged)


async def _move(
    dsn: str,
    target: str,
    *,
    up: bool,
    versions: Sequence[Path],
    paged: Callable[[int], None] | None,
) -> str | None:
    # Shielded: a cancelled move must roll back before anything else happens.
    connection = await _connect(dsn)
    try:
        with anyio.fail_after(MOVE_DEADLINE_S, shield=True):
            return await _move_on(connection, target, up=up, versions=versions, paged=paged)
    except (TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError):
        raise StoreUnavailable(
            "the schema was not moved: the database stopped answering; try again"
        ) from None
    except asyncpg.PostgresError as error:
        raise StoreUnavailable(
            f"the schema was not moved: the database refused it ({error.sqlstate} "
            f"{type(error).__name__}); connect as a role that may create a schema and tables"
        ) from None
    finally:
        await _close(connection)


async def _move_on(
    connection: asyncpg.Connection[asyncpg.Record],
    target: str,
    *,
    up: bool,
    versions: Sequence[Path],
    paged: Callable[[int], None] | None,
) -> str | None:
    # Held until the connection is closed: a move may take several transactions.
    await connection.execute("SELECT pg_advisory_lock($1)", LOCK_KEY)
    start = await revision_of(connection)
    for leg in await anyio.to_thread.run_sync(_legs, start, target, up, tuple(versions)):
        if leg.backfill is not None:
            await backfill.run(connection, leg.backfill, up=up, paged=paged)
        await _execute(connection, leg)
    return await revision_of(connection)


async def _execute(connection: asyncpg.Connection[asyncpg.Record], leg: Leg) -> None:
    await connection.execute("BEGIN")
    await connection.execute("CREATE SCHEMA IF NOT EXISTS mnemic")
    if leg.start is None:
        # Offline, Alembic always makes this table; a move to base left it, empty.
        await connection.execute("DROP TABLE IF EXISTS mnemic.alembic_version")
    await connection.execute(leg.script)
    await connection.execute("COMMIT")


class Leg(Struct, frozen=True):
    """Hold one transaction's part of a move: structural revisions together, a data one alone."""

    start: str | None
    script: str
    backfill: Backfill | None = None


def _legs(start: str | None, target: str, up: bool, versions: tuple[Path, ...]) -> list[Leg]:
    """Plan a move from one revision to another; empty where there is nothing to do."""
    scripts = ScriptDirectory.from_config(_config(io.StringIO(), versions))
    _refuse_unknown(scripts, start)
    line = [None, *reversed([r.revision for r in scripts.walk_revisions()])]
    goal = _revision(scripts, target)
    first, last = line.index(start), line.index(goal)
    if first == last:
        return []
    if (last < first) is up:
        raise SchemaMismatch(
            f"the schema is on revision {start or 'base'}, which lies "
            f"{'past' if up else 'before'} {target}; use `mnemic db "
            f"{'downgrade' if up else 'upgrade'}`"
        )
    stops = [first]
    towards = 1 if up else -1
    for place in range(first, last, towards):
        crossed = line[place + 1] if up else line[place]
        if _backfill_of(scripts, crossed) is not None:
            stops += [place, place + towards]
    stops.append(last)
    return [
        Leg(
            line[here],
            _render(line[here], line[there], up, versions),
            _crossing(scripts, line, here, there, up),
        )
        for here, there in pairwise(dict.fromkeys(stops))
    ]


def _crossing(
    scripts: ScriptDirectory, line: list[str | None], here: int, there: int, up: bool
) -> Backfill | None:
    """Give the backfill of a leg that crosses a single data revision."""
    if abs(there - here) != 1:
        return None
    return _backfill_of(scripts, line[there] if up else line[here])


def _backfill_of(scripts: ScriptDirectory, revision: str | None) -> Backfill | None:
    if revision is None:
        return None
    script = scripts.get_revision(revision)
    assert script is not None
    found = getattr(script.module, "backfill", None)
    assert found is None or isinstance(found, Backfill)
    return found


def _render(start: str | None, goal: str | None, up: bool, versions: tuple[Path, ...]) -> str:
    """Write the SQL from one revision to another."""
    output = io.StringIO()
    move = alembic.command.upgrade if up else alembic.command.downgrade
    move(_config(output, versions), f"{start or 'base'}:{goal or 'base'}", sql=True)
    return output.getvalue()


def _revision(scripts: ScriptDirectory, target: str) -> str | None:
    """Find the one revision that a target names; None for the empty schema."""
    if target == "base":
        return None
    try:
        found = scripts.get_revision(target)
    except CommandError:
        found = None
    if found is None:
        raise InvalidInput(
            f"this package has no revision {target!r}; name one of its own, `head` or `base`"
        )
    return found.revision


def _refuse_unknown(scripts: ScriptDirectory, start: str | None) -> None:
    if start is not None and start not in {r.revision for r in scripts.walk_revisions()}:
        raise SchemaMismatch(
            f"the schema is on revision {start}, which this version of mnemic does not know; "
            "install the version that made it"
        )


def _config(output: io.StringIO, versions: tuple[Path, ...] = ()) -> Config:
    config = Config(output_buffer=output)
    if versions:
        own = Path(__file__).parent / "versions"
        places = os.pathsep.join(str(place).replace("%", "%%") for place in (own, *versions))
        config.set_main_option("version_locations", places)
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


async def _connect(dsn: str) -> asyncpg.Connection[asyncpg.Record]:
    try:
        return await asyncpg.connect(dsn, timeout=CONNECT_DEADLINE_S)
    except (ValueError, asyncpg.ClientConfigurationError):
        raise InvalidAddress(
            "the store address is no valid postgresql:// address; check its form"
        ) from None
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StoreUnavailable(
            f"no connection to the database ({type(error).__name__}); check that it runs, "
            "and its name and password"
        ) from None


async def _close(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    # An open transaction ends with its connection.
    with anyio.move_on_after(CONNECT_DEADLINE_S, shield=True):
        await connection.close(timeout=CONNECT_DEADLINE_S / 2)
