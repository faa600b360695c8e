"""Data revisions: rewrite rows in bounded pages, each a transaction of its own.

A structural revision changes tables and moves in one transaction; a data revision changes
what rows hold and may meet millions of them. It is kept apart: a revision script with a
`backfill` has no SQL of its own. A move that is stopped between two pages leaves the
revision where it was, and the next one begins again; rewriting a row twice is harmless.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import asyncpg
from msgspec import Struct

PAGE_ROWS = 500
"""Rows of one page, and so of one transaction."""

Content = dict[str, Any]
Rewrite = Callable[[Content], Content | None]
"""Give a row's new content, or None to leave the row as it is."""


class Backfill(Struct, frozen=True):
    """Rewrite the content of one table's rows, keyed by tenant, principal and `id`.

    `up` and `down` are pure and idempotent. `lossy` names the fields that `down` drops:
    they must be derived, so that `up` can make them again.
    """

    table: str
    up: Rewrite
    down: Rewrite
    lossy: tuple[str, ...] = ()


PAGE = """
SELECT tenant_id, principal_id, id, content FROM mnemic.{table}
 WHERE (tenant_id, principal_id, id) > ($1::text COLLATE "C", $2::text COLLATE "C", $3)
 ORDER BY tenant_id, principal_id, id LIMIT $4 FOR UPDATE
"""

REWRITE = """
UPDATE mnemic.{table} t SET content = r.content::json
  FROM unnest($1::text[], $2::text[], $3::uuid[], $4::text[])
    AS r (tenant_id, principal_id, id, content)
 WHERE t.tenant_id = r.tenant_id AND t.principal_id = r.principal_id AND t.id = r.id
"""

# Row-level security binds the owner of the tables too. For the length of a page's
# transaction, in which nobody else may read the table, it does not.
UNBIND = "ALTER TABLE mnemic.{table} NO FORCE ROW LEVEL SECURITY"
BIND = "ALTER TABLE mnemic.{table} FORCE ROW LEVEL SECURITY"

_FIRST = ("", "", "00000000-0000-0000-0000-000000000000")


async def run(
    connection: asyncpg.Connection[asyncpg.Record],
    backfill: Backfill,
    *,
    up: bool,
    paged: Callable[[int], None] | None = None,
) -> int:
    """Rewrite a whole table, page by page; give how many rows changed.

    `paged` hears how many rows each page held.
    """
    rewrite = backfill.up if up else backfill.down
    after: tuple[Any, ...] = _FIRST
    changed = 0
    while True:
        async with connection.transaction():
            await connection.execute(UNBIND.format(table=backfill.table))
            rows = await connection.fetch(PAGE.format(table=backfill.table), *after, PAGE_ROWS)
            changed += await _rewrite(connection, backfill.table, rows, rewrite)
            await connection.execute(BIND.format(table=backfill.table))
        if paged is not None:
            paged(len(rows))
        if len(rows) < PAGE_ROWS:
            return changed
        after = tuple(rows[-1])[:3]


async def _rewrite(
    connection: asyncpg.Connection[asyncpg.Record],
    table: str,
    rows: list[asyncpg.Record],
    rewrite: Rewrite,
) -> int:
    written = []
    for tenant_id, principal_id, row_id, content in rows:
        new = rewrite(json.loads(content))
        if new is not None:
            # As the codec writes it: compact, keys sorted, text unescaped.
            text = json.dumps(new, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
            written.append((tenant_id, principal_id, row_id, text))
    if written:
        columns = [list(column) for column in zip(*written, strict=True)]
        await connection.execute(REWRITE.format(table=table), *columns)
    return len(written)
