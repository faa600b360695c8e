"""What people do today: one transaction per commit, behind a lock or tried again.

Both write the same rows to the same tables as the runtime does for one appended message
(event, session, principal), on connections of their own to the same server, without
row-level security and without decoding anything; each commit waits for the disk.

LOCKING takes the principal's row with SELECT … FOR UPDATE, writes everything in one
statement and commits. OPTIMISTIC reads the version and writes in one statement that does
nothing unless the version still stands; then it tries again.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from enum import Enum
from uuid import UUID

import anyio
import asyncpg
from msgspec import Struct

from mnemic.memory.model import Event, EventKind, Principal, Session, encode

PREPARE = """
INSERT INTO mnemic.principals
       (tenant_id, principal_id, epoch, version, event_seq, store_position)
SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
ON CONFLICT (tenant_id, principal_id) DO NOTHING
"""

READ = """
SELECT version, event_seq FROM mnemic.principals WHERE tenant_id = $1 AND principal_id = $2
"""

READ_LOCKED = f"{READ} FOR UPDATE"

WRITE = """
WITH fence AS (
    UPDATE mnemic.principals SET version = version + 1, event_seq = event_seq + 1
     WHERE tenant_id = $1 AND principal_id = $2 AND version = $3
    RETURNING tenant_id, principal_id, event_seq
), session AS (
    INSERT INTO mnemic.sessions
           (tenant_id, principal_id, id, status, last_recorded_at, snapshot_trace_id, content)
    SELECT tenant_id, principal_id, $4::uuid, 'open', $5::timestamptz, NULL, $6::text::json
      FROM fence
    ON CONFLICT (tenant_id, principal_id, id) DO UPDATE
       SET last_recorded_at = excluded.last_recorded_at, content = excluded.content
)
INSERT INTO mnemic.events (tenant_id, principal_id, sequence, session_id, is_message, content)
SELECT tenant_id, principal_id, event_seq, $4::uuid, true, $7::text::json FROM fence
"""

RAW = """
INSERT INTO mnemic.events (tenant_id, principal_id, sequence, session_id, is_message, content)
SELECT $1, $2, s, $3::uuid, true, c::json
  FROM unnest($4::bigint[], $5::text[]) AS r (s, c)
"""

ATTEMPTS_MAX = 10_000
"""Times that one commit is tried before the bench gives up on it."""


class Style(Enum):
    """Say how a baseline keeps two writers of one principal apart."""

    LOCKING = "select for update"
    OPTIMISTIC = "optimistic retry"


class BaselineRun(Struct, frozen=True):
    """Count what was committed and how often somebody else had been faster."""

    commits: int
    retries: int


async def run_baseline(
    dsn: str,
    principals: Sequence[Principal],
    *,
    style: Style,
    commits: int,
    connections: int,
    text: str,
) -> BaselineRun:
    """Commit that many messages over the principals in turn, on that many connections."""
    numbers = iter(range(commits))
    commit = _locked if style is Style.LOCKING else _commit
    retries = 0

    async def write_all(connection: asyncpg.Connection) -> None:
        nonlocal retries
        for number in numbers:
            whose = principals[number % len(principals)]
            retries += await commit(connection, whose, text)

    pool = [await asyncpg.connect(dsn) for _ in range(connections)]
    try:
        await pool[0].execute(PREPARE, *_principal_columns(principals))
        async with anyio.create_task_group() as tasks:
            for connection in pool:
                tasks.start_soon(write_all, connection)
    finally:
        for connection in pool:
            await connection.close()
    return BaselineRun(commits=commits, retries=retries)


async def run_raw(dsn: str, whose: Principal, *, events: int, batch: int, text: str) -> None:
    """Insert events alone, in large batches, on one connection: the limit of the server."""
    connection = await asyncpg.connect(dsn)
    session = _session(whose)
    try:
        await connection.execute(PREPARE, *_principal_columns([whose]))
        row = await connection.fetchrow(
            "SELECT coalesce(max(sequence), 0) AS last FROM mnemic.events "
            "WHERE tenant_id = $1 AND principal_id = $2",
            whose.tenant_id,
            whose.principal_id,
        )
        assert row is not None
        last = int(row["last"])
        for first in range(last + 1, last + events + 1, batch):
            sequences = list(range(first, min(first + batch, last + events + 1)))
            contents = [encode(_event(s, session, text)).decode() for s in sequences]
            await connection.execute(
                RAW, whose.tenant_id, whose.principal_id, session.id, sequences, contents
            )
    finally:
        await connection.close()


async def _locked(connection: asyncpg.Connection, whose: Principal, text: str) -> int:
    """Commit one message behind the row's lock: nobody can be faster."""
    async with connection.transaction():
        await _attempt(connection, READ_LOCKED, whose, text)
    return 0


async def _commit(connection: asyncpg.Connection, whose: Principal, text: str) -> int:
    """Commit one message; give how many attempts were in vain."""
    for attempt in range(ATTEMPTS_MAX):
        if await _attempt(connection, READ, whose, text) == "INSERT 0 1":
            return attempt
    raise TimeoutError("the optimistic baseline never got through")


async def _attempt(connection: asyncpg.Connection, read: str, whose: Principal, text: str) -> str:
    row = await connection.fetchrow(read, whose.tenant_id, whose.principal_id)
    assert row is not None
    session = _session(whose)
    event = _event(row["event_seq"] + 1, session, text)
    return await connection.execute(
        WRITE,
        whose.tenant_id,
        whose.principal_id,
        row["version"],
        session.id,
        session.last_recorded_at,
        encode(session).decode(),
        encode(event).decode(),
    )


def _session(whose: Principal) -> Session:
    now = datetime.now(UTC)
    number = int.from_bytes(str(whose).encode()[-16:], "big")
    return Session(
        id=UUID(int=number),
        scope="general",
        opened_at=now,
        last_activity_at=now,
        last_recorded_at=now,
    )


def _event(sequence: int, session: Session, text: str) -> Event:
    return Event(
        sequence=sequence,
        kind=EventKind.USER_MESSAGE,
        at=session.last_activity_at,
        recorded_at=session.last_recorded_at,
        session_id=session.id,
        text=text,
    )


def _principal_columns(principals: Sequence[Principal]) -> list[list[str] | list[int]]:
    count = len(principals)
    return [
        [p.tenant_id for p in principals],
        [p.principal_id for p in principals],
        [1] * count,
        [0] * count,
        [0] * count,
        [0] * count,
    ]
