"""Bypasses in SQL: what the runtime's role may try in a transaction that names one principal.

Each statement is sent as `mnemic_runtime`, with ADA named and nobody else. Its control is
sent by the same role in a build whose schema was broken first: policies off, or, where it
is a privilege that stands in the way, the privilege granted.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import asyncpg
from msgspec import Struct

from mnemic.memory.model import Principal
from mnemic.stores.postgres import sql
from tests.contract.rows import ADA, BOB, OTHER_ADA
from tests.isolation.evidence import Leak
from tests.isolation.house import word_of
from tests.postgres.worlds import TABLES

PEOPLE = (ADA, BOB, OTHER_ADA, Principal("zeta", "bob"), Principal("iota", "bob"))
FOREIGN = (*(word_of(n).casefold() for n in range(1, len(PEOPLE))), "bob", "zeta", "iota")
"""Words and names that stand in the rows of everybody but ADA."""

OFF = "ALTER TABLE mnemic.{t} DISABLE ROW LEVEL SECURITY"
UNFORCED = "ALTER TABLE mnemic.{t} NO FORCE ROW LEVEL SECURITY"


class Statement(Struct, frozen=True):
    """Hold an attempt: statements in order, of which the last one's rows are looked at.

    `{t}` is each table in turn. `breaking` makes the build in which the attempt succeeds;
    it is sent as the superuser. `counts` says that the answer is a number of rows.
    """

    text: tuple[str, ...]
    breaking: tuple[str, ...] = (OFF,)
    counts: bool = False


def _tried(*text: str, breaking: tuple[str, ...] = (OFF,), counts: bool = False) -> Statement:
    return Statement(text, breaking, counts)


_OTHER = "tenant_id = 'zeta' AND principal_id = 'ada'"
_PEEK = """
CREATE FUNCTION pg_temp.peek(value text) RETURNS boolean LANGUAGE plpgsql COST 0.0001 AS $$
BEGIN RAISE NOTICE '%', value; RETURN true; END $$
"""
_COLUMNS = """
DO $do$
DECLARE names text;
BEGIN
    SELECT string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) INTO names
      FROM information_schema.columns
     WHERE table_schema = 'mnemic' AND table_name = '{t}' AND ordinal_position > 2;
    EXECUTE format($q$%s$q$, names, names);
END $do$
"""


def _for_columns(statement: str) -> str:
    """Write a statement whose `%1$s` is the list of a table's columns past its owner."""
    return _COLUMNS.replace("$q$%s$q$", f"$q${statement}$q$")


SHOWING: Mapping[str, Statement] = {
    "everything": _tried("SELECT t::text FROM mnemic.{t} t"),
    "the table itself": _tried("TABLE mnemic.{t}"),
    "somebody by name": _tried(f"SELECT t::text FROM mnemic.{{t}} t WHERE {_OTHER}"),
    "a condition that is always true": _tried("SELECT t::text FROM mnemic.{t} t WHERE 1=1 OR true"),
    "a count": _tried("SELECT count(*) FROM mnemic.{t}", counts=True),
    "a sum of a window": _tried(
        "SELECT max(n) FROM (SELECT count(*) OVER () AS n FROM mnemic.{t}) w", counts=True
    ),
    "an aggregate": _tried("SELECT string_agg(t::text, ',') FROM mnemic.{t} t"),
    "a common table expression": _tried(
        "WITH w AS MATERIALIZED (SELECT * FROM mnemic.{t}) SELECT w::text FROM w"
    ),
    "a recursive one": _tried(
        "WITH RECURSIVE w (n, r) AS (SELECT 1, t::text FROM mnemic.{t} t UNION ALL"
        " SELECT n + 1, t::text FROM w, mnemic.{t} t WHERE n < 2) SELECT r FROM w"
    ),
    "a join with oneself": _tried(
        "SELECT b::text FROM mnemic.{t} a RIGHT JOIN mnemic.{t} b ON a.tenant_id <> b.tenant_id"
    ),
    "a lateral join": _tried(
        "SELECT b::text FROM mnemic.principals p,"
        " LATERAL (SELECT * FROM mnemic.{t} WHERE tenant_id >= '') b"
    ),
    "a union": _tried("SELECT 'x' UNION ALL SELECT t::text FROM mnemic.{t} t"),
    "a subquery": _tried("SELECT (SELECT string_agg(t::text, ',') FROM mnemic.{t} t)"),
    "whether there is any": _tried(
        f"SELECT count(*) + 1 WHERE EXISTS (SELECT FROM mnemic.{{t}} WHERE {_OTHER})", counts=True
    ),
    "a sample": _tried("SELECT t::text FROM mnemic.{t} t TABLESAMPLE SYSTEM (100)"),
    "a place on the disk": _tried(
        "SELECT t::text FROM mnemic.{t} t WHERE ctid IN ('(0,2)', '(0,3)', '(0,4)', '(0,5)',"
        " '(0,6)', '(0,7)', '(0,8)', '(0,9)')"
    ),
    "rows to be locked": _tried("SELECT t::text FROM mnemic.{t} t FOR UPDATE"),
    "a cursor": _tried("DECLARE c CURSOR FOR SELECT t::text FROM mnemic.{t} t", "FETCH ALL FROM c"),
    "a prepared statement": _tried(
        "PREPARE p AS SELECT t::text FROM mnemic.{t} t",
        "CREATE TEMP TABLE executed AS EXECUTE p",
        # It would outlive the transaction.
        "DEALLOCATE p",
        "TABLE executed",
    ),
    "a view": _tried(
        "CREATE TEMP VIEW seen AS SELECT t::text FROM mnemic.{t} t", "SELECT * FROM seen"
    ),
    "a table made of it": _tried(
        "CREATE TEMP TABLE kept AS SELECT t::text FROM mnemic.{t} t", "SELECT * FROM kept"
    ),
    "a block that runs SQL": _tried(
        "DO $do$ DECLARE r text; BEGIN FOR r IN EXECUTE 'SELECT t::text FROM mnemic.{t} t'"
        " LOOP RAISE NOTICE '%', r; END LOOP; END $do$",
    ),
    "a function of one's own": _tried(
        "CREATE FUNCTION pg_temp.all_of() RETURNS SETOF text LANGUAGE sql"
        " AS 'SELECT t::text FROM mnemic.{t} t'",
        "SELECT pg_temp.all_of()",
    ),
    "a definer's function": _tried(
        "CREATE FUNCTION pg_temp.all_of() RETURNS SETOF text LANGUAGE sql SECURITY DEFINER"
        " AS 'SELECT t::text FROM mnemic.{t} t'",
        "SELECT pg_temp.all_of()",
    ),
    "a condition that tells": _tried(
        _PEEK, "SELECT count(*) FROM mnemic.{t} t WHERE pg_temp.peek(t::text)"
    ),
    "an error that tells": _tried(
        "SELECT t::text::uuid FROM mnemic.{t} t WHERE tenant_id <> 'acme'"
    ),
    "an update that returns": _tried(
        "UPDATE mnemic.{t} t SET tenant_id = tenant_id RETURNING t::text"
    ),
    "a deletion that returns": _tried("DELETE FROM mnemic.{t} t RETURNING t::text"),
    "policies turned off by a setting": _tried(
        "SET LOCAL row_security = off", "SELECT t::text FROM mnemic.{t} t"
    ),
    "statistics of columns": _tried(
        "SELECT most_common_vals::text || coalesce(histogram_bounds::text, '')"
        " FROM pg_stats WHERE tablename = '{t}'",
    ),
    "the statistics' own table": _tried(
        "SELECT concat(stavalues1, stavalues2) FROM pg_statistic"
        " WHERE starelid = 'mnemic.{t}'::regclass",
        breaking=("GRANT SELECT ON pg_statistic TO mnemic_runtime",),
    ),
}
"""Attempts to be shown somebody else's rows."""

CHANGING: Mapping[str, Statement] = {
    "an update of everything": _tried(
        "UPDATE mnemic.{t} SET tenant_id = tenant_id, principal_id = principal_id"
    ),
    "an update of somebody": _tried(f"UPDATE mnemic.{{t}} SET tenant_id = 'zzz' WHERE {_OTHER}"),
    "an update through a join": _tried(
        "UPDATE mnemic.{t} t SET principal_id = 'zzz' FROM mnemic.principals p"
        " WHERE t.tenant_id <> 'acme'"
    ),
    "a deletion of everything": _tried("DELETE FROM mnemic.{t}"),
    "a deletion of somebody": _tried(f"DELETE FROM mnemic.{{t}} WHERE {_OTHER}"),
    "a deletion in an expression": _tried(
        "WITH gone AS (DELETE FROM mnemic.{t} RETURNING 1) SELECT count(*) FROM gone", counts=True
    ),
    "a deletion at a place": _tried("DELETE FROM mnemic.{t} WHERE ctid >= '(0,2)'"),
    "a row made for somebody": _tried(
        _for_columns("INSERT INTO mnemic.{t} SELECT 'zeta', 'eve', %1$s FROM mnemic.{t} LIMIT 1")
    ),
    "a row put over somebody's": _tried(
        _for_columns(
            "INSERT INTO mnemic.{t} SELECT 'zeta', 'ada', %1$s FROM mnemic.{t}"
            " WHERE tenant_id = 'acme' AND principal_id = 'ada'"
            " ON CONFLICT (tenant_id, principal_id{k}) DO UPDATE SET principal_id = 'eve'"
        )
    ),
    "one's own row handed over": _tried(
        "UPDATE mnemic.{t} SET principal_id = 'eve'"
        " WHERE tenant_id = 'acme' AND principal_id = 'ada'"
    ),
    "a merge": _tried(
        "MERGE INTO mnemic.{t} t USING (SELECT 1) AS one ON t.tenant_id <> 'acme'"
        " WHEN MATCHED THEN DELETE"
    ),
    "the table emptied": _tried(
        "TRUNCATE mnemic.{t} CASCADE", breaking=("GRANT TRUNCATE ON mnemic.{t} TO mnemic_runtime",)
    ),
    "the table dropped": _tried(
        "DROP TABLE mnemic.{t}", breaking=("ALTER TABLE mnemic.{t} OWNER TO mnemic_runtime",)
    ),
    "policies switched off": _tried(
        OFF,
        "DELETE FROM mnemic.{t}",
        breaking=("ALTER TABLE mnemic.{t} OWNER TO mnemic_runtime",),
    ),
    "the policy dropped": _tried(
        "DROP POLICY named_principals ON mnemic.{t}",
        "CREATE POLICY anybody ON mnemic.{t} USING (true)",
        "DELETE FROM mnemic.{t}",
        breaking=("ALTER TABLE mnemic.{t} OWNER TO mnemic_runtime",),
    ),
    "a policy beside it": _tried(
        "CREATE POLICY anybody ON mnemic.{t} USING (true)",
        "DELETE FROM mnemic.{t}",
        breaking=("ALTER TABLE mnemic.{t} OWNER TO mnemic_runtime",),
    ),
    "another scope function": _tried(
        "CREATE OR REPLACE FUNCTION mnemic.scope() RETURNS TABLE (tenant_id text,"
        " principal_id text) LANGUAGE sql STABLE AS 'SELECT ''zeta'', ''ada'''",
        "DELETE FROM mnemic.{t}",
        breaking=(
            "GRANT CREATE ON SCHEMA mnemic TO mnemic_runtime",
            "ALTER FUNCTION mnemic.scope() OWNER TO mnemic_runtime",
        ),
    ),
    "a rule": _tried(
        "CREATE RULE also AS ON DELETE TO mnemic.{t} DO ALSO NOTHING",
        "TRUNCATE mnemic.{t} CASCADE",
        breaking=("ALTER TABLE mnemic.{t} OWNER TO mnemic_runtime",),
    ),
}
"""Attempts to change somebody else's rows, or what keeps them apart."""


class Connected:
    """Try statements in transactions that are rolled back, on a superuser's connection."""

    def __init__(self, connection: asyncpg.Connection[Any], keys: Mapping[str, str]) -> None:
        self._connection = connection
        self._keys = keys
        self._notices: list[str] = []
        connection.add_log_listener(lambda _, message: self._notices.append(str(message)))

    def filled(self, text: str, table: str) -> str:
        """Write a statement out for a table."""
        return text.replace("{t}", table).replace("{k}", self._keys[table])

    async def attempt(self, name: str, tried: Statement, table: str, *, broken: bool) -> None:
        """Try a statement on a table; raise `Leak` if it shows or moves anybody else's rows."""
        transaction = self._connection.transaction()
        await transaction.start()
        try:
            if broken:
                for text in tried.breaking:
                    await self._connection.execute(self.filled(text, table))
            before = await self._others(table)
            shown = await self._sent(tried, table)
            self._require_silent(name, tried, table, shown)
            if await self._others(table) != before:
                raise Leak(f"{name}: rows of {table} that are somebody else's have moved")
        finally:
            await transaction.rollback()

    async def _sent(self, tried: Statement, table: str) -> Any:
        """Send it as the runtime's role with ADA named; give its rows, or what refused it."""
        self._notices.clear()
        await self._connection.execute("SAVEPOINT tried")
        await self._connection.execute(sql.BECOME)
        await self._connection.execute(sql.NAME_PRINCIPALS, [ADA.tenant_id], [ADA.principal_id])
        try:
            for text in tried.text[:-1]:
                await self._connection.execute(self.filled(text, table))
            return await self._connection.fetch(self.filled(tried.text[-1], table))
        except asyncpg.PostgresError as error:
            await self._connection.execute("ROLLBACK TO SAVEPOINT tried")
            return f"{error} {error.detail} {error.hint}"
        finally:
            await self._connection.execute("RESET ROLE")

    def _require_silent(self, name: str, tried: Statement, table: str, shown: Any) -> None:
        if tried.counts and not isinstance(shown, str):
            if any(row[0] is not None and row[0] > 1 for row in shown):
                raise Leak(f"{name}: rows of {table} are counted that are somebody else's")
            return
        rows = [shown] if isinstance(shown, str) else [str(tuple(row)) for row in shown]
        whole = "\n".join((*rows, *self._notices)).casefold()
        if any(word in whole for word in FOREIGN):
            raise Leak(f"{name}: rows of {table} are shown that are somebody else's")

    async def _others(self, table: str) -> Any:
        """Read everybody else's rows as the superuser: where they lie and what they hold.

        A row that was made for somebody who had none is one of them.
        """
        if await self._connection.fetchval("SELECT to_regclass($1)", f"mnemic.{table}") is None:
            return None
        return await self._connection.fetch(
            f"SELECT ctid, t::text FROM mnemic.{table} t"
            " WHERE (tenant_id, principal_id) <> ($1, $2) ORDER BY 1",
            ADA.tenant_id,
            ADA.principal_id,
        )


async def keys_of(connection: asyncpg.Connection[Any]) -> dict[str, str]:
    """Give the rest of each table's primary key, past the owner, as a list in SQL."""
    found: dict[str, str] = {}
    for table in TABLES:
        columns = await connection.fetch(
            "SELECT a.attname FROM pg_index i, unnest(i.indkey) WITH ORDINALITY k (n, place),"
            " pg_attribute a WHERE i.indrelid = ('mnemic.' || $1)::regclass AND i.indisprimary"
            " AND a.attrelid = i.indrelid AND a.attnum = k.n ORDER BY k.place",
            table,
        )
        rest = [row[0] for row in columns][2:]
        found[table] = "".join(f", {name}" for name in rest)
    return found
