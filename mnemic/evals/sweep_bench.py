"""What a decay sweep costs: work for those who have some due, whoever else there is.

Two populations with the same number due, one ten times the other, each on a fresh store:
what the first round costs, what a round costs that finds nothing, and on PostgreSQL the
plan of the one query that names who is due, as it was executed.
"""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import perf_counter
from uuid import UUID

import anyio
import asyncpg
from msgspec import Struct

from mnemic import migrations
from mnemic.actors.clock import FixedClock
from mnemic.actors.ids import RandomIds
from mnemic.actors.sweeps import SweepResult, decay_sweep
from mnemic.memory.lifecycle.horizons import cutoffs
from mnemic.memory.model import (
    Authority,
    Belief,
    BeliefStatus,
    BeliefType,
    ChangeSet,
    ClaimKind,
    Event,
    EventKind,
    EvidenceSpan,
    Principal,
)
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.stores.embedded import embedded_server
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.port import Commit, Store
from mnemic.stores.postgres import clocks_sql, open_postgres, sql
from mnemic.stores.postgres.database import SETTINGS
from mnemic.supervisor import supervise

SMALLER = 10
"""How many times smaller the first population is."""

SEED_BATCH = 1_000
EMPTY_ROUNDS = 20
TOLD_AT = datetime(2026, 1, 1, tzinfo=UTC)
SWEPT_AT = TOLD_AT + timedelta(days=DEFAULT_PROFILE.retrieval.decay_tau_days.fact)
LATER = timedelta(days=30)
"""How much later than the due ones everyone else was told."""

TEXT = "I live in Seattle."


class Round(Struct, frozen=True):
    """Report one population: a round with work due, and the mean of rounds without.

    `transactions` are the store's units of work in the first round, None in memory;
    `activations` the principals whose actors were woken.
    """

    principals: int
    due: int
    done: int
    seconds: float
    transactions: int | None
    activations: int
    empty_milliseconds: float


class SweepReport(Struct, frozen=True):
    """Report the two populations; `ratio` is the second round's time by the first's.

    `plan` is the query as PostgreSQL executed it over the larger one, before the sweep.
    """

    store: str
    smaller: Round
    larger: Round
    ratio: float
    empty_ratio: float
    plan: tuple[str, ...]


def run_sweep(*, embedded: bool, principals: int, due: int) -> SweepReport:
    """Measure on an in-memory store, or on a PostgreSQL of its own."""
    return anyio.run(_report, embedded, principals, due, backend="asyncio")


async def _report(embedded: bool, principals: int, due: int) -> SweepReport:
    small, _ = await _population(max(principals // SMALLER, due), due, embedded=embedded)
    large, plan = await _population(principals, due, embedded=embedded)
    return SweepReport(
        store="embedded PostgreSQL" if embedded else "memory",
        smaller=small,
        larger=large,
        ratio=round(large.seconds / small.seconds, 2),
        empty_ratio=round(large.empty_milliseconds / small.empty_milliseconds, 2),
        plan=plan,
    )


async def _population(count: int, due: int, *, embedded: bool) -> tuple[Round, tuple[str, ...]]:
    people = [Principal("bench", f"p{number:07}") for number in range(count)]
    # Spread over the names, so that no page of names happens to hold them all.
    is_due = {people[number * count // due] for number in range(due)}
    async with _store(embedded=embedded) as (store, dsn):
        await _seed(store, dsn, people, is_due)
        plan = () if dsn is None else await _plan(dsn)
        return await _measured(store, count), plan


async def _measured(store: Store, count: int) -> Round:
    clock = FixedClock(SWEPT_AT)
    async with supervise(store, clock=clock, ids=RandomIds()) as host:
        sweep = decay_sweep(store, host, clock)
        before = (await store.status()).statistics.get("units")
        began = perf_counter()
        result = await sweep.tick()
        seconds = perf_counter() - began
        after = (await store.status()).statistics.get("units")
        began = perf_counter()
        for _ in range(EMPTY_ROUNDS):
            assert await sweep.tick() == SweepResult()
        empty = (perf_counter() - began) / EMPTY_ROUNDS
        activations = host.statistics().activations
    return Round(
        principals=count,
        due=result.due,
        done=result.done,
        seconds=round(seconds, 4),
        # Asking for the figures is a unit of its own.
        transactions=None if before is None or after is None else after - before - 1,
        activations=activations,
        empty_milliseconds=round(empty * 1_000, 3),
    )


@asynccontextmanager
async def _store(*, embedded: bool) -> AsyncIterator[tuple[Store, str | None]]:
    if not embedded:
        yield InMemoryStore(), None
        return
    with tempfile.TemporaryDirectory(prefix="mnemic-bench-") as directory:
        async with embedded_server(Path(directory) / "data") as server:
            await migrations.upgrade(server.dsn)
            async with open_postgres(server.dsn) as store:
                yield store, server.dsn


async def _seed(
    store: Store, dsn: str | None, people: list[Principal], is_due: set[Principal]
) -> None:
    """Give everyone one message and one belief that fades."""
    if dsn is None:
        for principal in people:
            await store.claim(principal)
    else:
        connection = await asyncpg.connect(dsn)
        await connection.executemany(
            "INSERT INTO mnemic.principals VALUES ($1, $2, 1, 0, 0, 0)",
            [(principal.tenant_id, principal.principal_id) for principal in people],
        )
        await connection.close()
    for start in range(0, len(people), SEED_BATCH):
        await store.commit(
            [_told(who, is_due=who in is_due) for who in people[start : start + SEED_BATCH]]
        )
    if dsn is not None:
        connection = await asyncpg.connect(dsn)
        await connection.execute("VACUUM ANALYZE")
        await connection.close()


def _told(principal: Principal, *, is_due: bool) -> Commit:
    at = TOLD_AT if is_due else TOLD_AT + LATER
    event = Event(sequence=1, kind=EventKind.USER_MESSAGE, at=at, recorded_at=at, text=TEXT)
    belief = Belief(
        id=UUID(int=int(principal.principal_id[1:]) + 1),
        store_position=1,
        subject="home location",
        subject_key="user/home",
        value_key="live seattle",
        statement="User lives in Seattle.",
        belief_type=BeliefType.FACT,
        claim_kind=ClaimKind.PROJECT_FACT,
        status=BeliefStatus.PROVISIONAL,
        authority=Authority.USER,
        scope="general",
        confidence=0.65,
        source_event_ids=(1,),
        evidence_spans=(EvidenceSpan(1, TEXT),),
        source_session_ids=(),
        valid_from=at,
        evidence_at=at,
        last_evidence_at=at,
        created_at=at,
        updated_at=at,
        formation_policy_version=DEFAULT_PROFILE.formation_policy,
        extractor=DEFAULT_PROFILE.extractor,
        lifecycle_policy_version=DEFAULT_PROFILE.lifecycle_policy,
    )
    changes = ChangeSet(event_seq=1, store_position=1, events=(event,), beliefs=(belief,))
    return Commit(principal, 1, 0, changes)


async def _plan(dsn: str) -> tuple[str, ...]:
    """Execute the query that names who is due, as the runtime does, and give its plan."""
    connection = await asyncpg.connect(dsn, server_settings=SETTINGS)
    at = tuple(cutoffs(DEFAULT_PROFILE, SWEPT_AT).values())
    fades = ",".join(cutoff.fade.value for cutoff in at)
    before = ",".join(f'"{cutoff.evidence_before.isoformat()}"' for cutoff in at)
    since = ",".join(
        "NULL" if c.untouched_since is None else f'"{c.untouched_since.isoformat()}"' for c in at
    )
    try:
        await connection.execute(sql.BECOME)
        await connection.execute(f"PREPARE due AS {clocks_sql.FADING}")
        async with connection.transaction():
            await connection.execute(sql.NAME_OPERATOR)
            arguments = f"'{{{fades}}}', '{{{before}}}', '{{{since}}}', '', '', 200"
            lines = await connection.fetch(
                f"EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) EXECUTE due ({arguments})"
            )
        return tuple(line[0] for line in lines)
    finally:
        await connection.close()
