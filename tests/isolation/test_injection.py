"""No text of a caller's becomes a statement or a setting.

The settings that row-level security compares rows with are read back at the beginning and
at the end of every transaction, and every statement that is sent is looked at.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, TypeAlias

import anyio
import pytest

import mnemic
from mnemic.actors.clock import FixedClock
from mnemic.api import Memory
from mnemic.errors import MnemicError
from mnemic.memory.model import Principal, Receipt
from mnemic.stores.postgres import sql
from mnemic.stores.postgres.database import Database, Operator, Scope
from mnemic.stores.postgres.store import PostgresStore
from tests.isolation.evidence import Leak
from tests.isolation.names import is_name
from tests.postgres.worlds import emptied, store_database
from tests.support.core import START
from tests.support.postgres import PostgresServer, postgres_server

__all__ = ["postgres_server"]

pytestmark = pytest.mark.postgres

MARK = "zqx"
"""Stands in every hostile text, and so in every statement that one has come into."""

HOSTILE = (
    "zqx'; SET mnemic.operator = 'on'; --",
    "zqx'); SELECT set_config('mnemic.operator', 'on', false); --",
    "zqx'::text, true), set_config('mnemic.operator', 'on', false) --",
    "zqx}', true), set_config('mnemic.operator', 'on', false) --",
    'zqx","zeta',
    "zqx,zeta",
    "zqx,zeta}",
    "{zqx,zeta}",
    '{"zqx","zeta"}',
    "zqx\\",
    'zqx\\"',
    "zqx''",
    "$1 zqx",
    "%s zqx {} {0} {passed}",
    "zqx $$; RESET ROLE; $$",
    "zqx /* */ -- ; RESET ROLE",
    "E'zqx\\''; RESET ROLE; --",
    "zqx' OR '1'='1",
    "zqx\u2028; RESET ROLE",
    "\uff07; RESET ROLE; zqx",
    "zqx & !x | (y):* <-> 'z'",
    "mnemic.tenants=zqx",
)
"""Texts that are syntax somewhere on their way: SQL, arrays, patterns, formats, queries."""

READ_BACK = """
SELECT coalesce(nullif(current_setting('mnemic.tenants', true), ''), '{}')::text[],
       coalesce(nullif(current_setting('mnemic.principals', true), ''), '{}')::text[],
       current_setting('mnemic.operator', true), current_user
"""


class Watch:
    """Look at every transaction of every store: what it named, and what was sent in it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.transactions = 0
        self.refused = 0
        self.statements: set[str] = set()
        self.leaks: set[str] = set()
        name = Database._name
        end = Database.unit

        async def named(database: Database, connection: Any, scope: Scope) -> None:
            connection.add_query_logger(self._sent)
            await name(database, connection, scope)
            await self._require(connection, scope)

        async def unit(database: Database, scope: Scope, work: Any, **options: Any) -> Any:
            async def watched(connection: Any) -> Any:
                result = await work(connection)
                await self._require(connection, scope)
                return result

            return await end(database, scope, watched, **options)

        monkeypatch.setattr(Database, "_name", named)
        monkeypatch.setattr(Database, "unit", unit)

    def _sent(self, query: Any) -> None:
        self.statements.add(query.query)

    async def _require(self, connection: Any, scope: Scope) -> None:
        """Note a leak unless exactly the scope is named, by the role that policies bind."""
        self.transactions += 1
        tenants, names, operator, role = await connection.fetchrow(READ_BACK)
        named = [*map(tuple, zip(tenants, names, strict=False))]
        meant = (
            [] if isinstance(scope, Operator) else [(w.tenant_id, w.principal_id) for w in scope]
        )
        if named != meant or len(tenants) != len(names):
            self.leaks.add("a transaction names another scope than it was opened for")
        if (operator == "on") is not isinstance(scope, Operator):
            self.leaks.add("a transaction is the operator's that was not opened for one")
        if role != "mnemic_runtime":
            self.leaks.add("a transaction is another role's")

    def require_none(self) -> None:
        """Raise `Leak` for what was noted, and if a statement holds anything of a caller's."""
        if any(MARK in statement.casefold() for statement in self.statements):
            self.leaks.add("a text of a caller's has come into a statement")
        if self.leaks:
            raise Leak("; ".join(sorted(self.leaks)))


@pytest.fixture(scope="module")
def dsn(postgres_server: PostgresServer) -> Iterator[str]:
    """Give a database that the tests of this module fill."""
    address = store_database(postgres_server)
    yield address
    postgres_server.drop_database(address)


async def _tried(work: Any) -> None:
    """Await what may be refused: it is the transactions that are looked at."""
    with suppress(MnemicError):
        await work


async def everything_said(memory: Memory, text: str) -> None:
    """Put a text into every parameter that takes one, the names of the owner included."""
    if is_name(text):
        for tenant, name in ((text, "ada"), ("acme", text)):
            await _tried(memory.principal(tenant, name).beliefs())
        await _tried(memory.erase_tenant(text))
    me = memory.principal(*((text, text) if is_name(text) else ("acme", "ada")))
    await _tried(me.open_session(label=text, key=text))
    session = await me.open_session()
    await _tried(me.open_session(project_scope=text))
    await _tried(session.say(f"I live in {text}.", role="user", key=f"{text}1"))
    await _tried(session.say(text, role=text))
    await _tried(session.say_all([mnemic.Said(text, f"{text}2")]))
    await _tried(session.recall(text))
    await _tried(session.snapshot())
    await _tried(session.turn_recall(text))
    await _tried(session.close(key=f"{text}3"))
    await _tried(me.remember(f"I work at {text}.", key=f"{text}4"))
    await _tried(me.remember(text, project_scope=text))
    for belief in await me.beliefs():
        await _tried(me.correct(belief.id, text, key=f"{text}5"))
    await _tried(me.belief(text))
    await _tried(me.history(text))
    await _tried(me.recall(text, project_scope=text))
    await _tried(me.recall_episodes(text))
    await _tried(me.forget_plan(text))
    await _tried(me.forget_confirm(text, text, key=f"{text}6"))
    await _tried(me.erase())


Say: TypeAlias = "Callable[[Memory, str], Awaitable[object]]"


def watching(dsn: str, texts: Sequence[str], watch: Watch, say: Say = everything_said) -> None:
    """Say texts to a new memory, and raise `Leak` for what the watch has seen."""

    async def run() -> None:
        await emptied(dsn)
        async with mnemic.open_memory(dsn, clock=FixedClock(START), sweeps=False) as memory:
            for text in texts:
                await _tried(say(memory, text))
            watch.refused = (await memory.composition.store.status()).statistics["failures"]

    anyio.run(run)
    watch.require_none()


def test_no_text_becomes_a_setting_or_a_statement(
    dsn: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through every text parameter of the API: names, words, keys, labels, scopes, ids."""
    watch = Watch(monkeypatch)
    watching(dsn, HOSTILE, watch)
    assert watch.refused == 0, "a statement was refused: a text was taken for something else"
    assert watch.transactions > 20 * len(HOSTILE)
    assert len(watch.statements) > 20


# -- the controls: builds that put texts where they are read as something else -----------------


def names_in_the_text(broken: pytest.MonkeyPatch) -> None:
    """Write the names into the statement that names them."""

    async def name(_: Database, connection: Any, scope: Scope) -> None:
        await connection.execute(sql.BEGIN)
        if isinstance(scope, Operator):
            await connection.execute(sql.NAME_OPERATOR)
            return
        for setting, field in (("tenants", "tenant_id"), ("principals", "principal_id")):
            listed = ",".join(getattr(whose, field) for whose in scope)
            await connection.execute(f"SELECT set_config('mnemic.{setting}', '{{{listed}}}', true)")

    broken.setattr(Database, "_name", name)


def arrays_by_hand(broken: pytest.MonkeyPatch) -> None:
    """Write the array of names by joining them, as a parameter."""

    async def name(_: Database, connection: Any, scope: Scope) -> None:
        await connection.execute(sql.BEGIN)
        if isinstance(scope, Operator):
            await connection.execute(sql.NAME_OPERATOR)
            return
        for setting, field in (("tenants", "tenant_id"), ("principals", "principal_id")):
            listed = ",".join(getattr(whose, field) for whose in scope)
            await connection.execute(
                "SELECT set_config('mnemic.' || $1, $2, true)", setting, f"{{{listed}}}"
            )

    broken.setattr(Database, "_name", name)


def settings_that_stay(broken: pytest.MonkeyPatch) -> None:
    """Let the operator's setting outlive its transaction."""
    broken.setattr(sql, "NAME_OPERATOR", "SELECT set_config('mnemic.operator', 'on', false)")


def keys_in_the_text(broken: pytest.MonkeyPatch) -> None:
    """Write idempotency keys into the statement, quoted with care: it is a statement still."""

    async def receipts(store: PostgresStore, whose: Principal, keys: Any) -> Any:
        quoted = ", ".join("'" + key.replace("'", "''") + "'" for key in keys)
        text = (
            "SELECT content FROM mnemic.receipts WHERE tenant_id = $1 AND principal_id = $2"
            f" AND key IN ({quoted})"
        )
        return await store._read(Receipt, "receipts", whose, text)

    broken.setattr(PostgresStore, "receipts", receipts)


def roles_left(broken: pytest.MonkeyPatch) -> None:
    """Work as the role of the address, which policies do not bind."""
    broken.setattr(sql, "BECOME", "SELECT 1")


async def loaded(memory: Memory, text: str) -> None:
    """Read a principal of that name."""
    await memory.composition.store.load(Principal(text, text))


async def told(memory: Memory, text: str) -> None:
    """List who there is, and tell a turn under a key."""
    await memory.composition.store.principals()
    session = await memory.principal("acme", "ada").open_session()
    await session.say_all([mnemic.Said("I live in Oslo.", text)])


CONTROLS: tuple[tuple[Callable[[pytest.MonkeyPatch], None], Say, str], ...] = (
    (names_in_the_text, loaded, "zqx}', true), set_config('mnemic.operator', 'on', false) --"),
    (arrays_by_hand, loaded, "zqx,zeta"),
    (settings_that_stay, told, "zqx"),
    (keys_in_the_text, told, "zqx"),
    (roles_left, told, "zqx"),
)
"""Each broken build, where a text is put to show it, and a text that does."""


@pytest.mark.parametrize(("breaking", "say", "text"), CONTROLS)
def test_a_build_that_mistakes_texts_is_caught(
    dsn: str,
    monkeypatch: pytest.MonkeyPatch,
    breaking: Callable[[pytest.MonkeyPatch], None],
    say: Say,
    text: str,
) -> None:
    """The controls: what is harmless to the build is a leak in the one that is broken."""
    with monkeypatch.context() as honest:
        watching(dsn, [text], Watch(honest), say)
    breaking(monkeypatch)
    with pytest.raises(Leak):
        watching(dsn, [text], Watch(monkeypatch), say)
