"""Run the faults and count: acknowledged, lost, doubled, and how long recovery took.

A write is lost when it was acknowledged and is not stored, doubled when it is stored
twice. One that was under way when its host died may be stored or not: it is sent again
under its key by the next host, so in the end every number is there once.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from random import Random

import anyio
from msgspec import Struct

from mnemic.evals.faults import scenarios
from mnemic.evals.faults.hosts import Ledger
from mnemic.evals.faults.room import NoRoom, small_room
from mnemic.evals.faults.scenarios import ROOM_BYTES, Place
from mnemic.evals.faults.victim import owner
from mnemic.evals.verification import verify
from mnemic.memory.model import EventKind
from mnemic.stores.embedded import embedded_server
from mnemic.stores.port import PAGE_ROWS_MAX, EventQuery, Store
from mnemic.stores.postgres import open_postgres

PRINCIPALS = 8
"""How many principals every host writes to at once."""

Scenario = Callable[[Place, int], AsyncIterator[float]]

SCENARIOS: dict[str, tuple[Scenario, float]] = {
    "host_killed": (scenarios.host_killed, 1.0),
    "server_killed": (scenarios.server_killed, 0.1),
    "connection_cut": (scenarios.connection_cut, 0.5),
    "host_paused": (scenarios.host_paused, 0.1),
    "disk_full": (scenarios.disk_full, 0.02),
    "statement_timeout": (scenarios.statement_timeout, 0.05),
}
"""Each fault, and how often it is done for one kill of a host."""


class FaultOutcome(Struct, frozen=True):
    """Say what one fault, done `times`, cost.

    `findings` counts broken invariants of the stored rows; recovery is in milliseconds
    from the end of a fault, or the start of the next host, to the next acknowledgement.
    """

    times: int
    acknowledged: int
    stored: int
    lost: int
    doubled: int
    findings: int
    recovery_p50_ms: float
    recovery_max_ms: float


class FaultsReport(Struct, frozen=True):
    """Report every scenario; `skipped` says why one could not be done here."""

    seed: int
    principals: int
    scenarios: dict[str, FaultOutcome]
    skipped: dict[str, str]

    @property
    def held(self) -> bool:
        """Tell whether nothing was lost, doubled or broken."""
        return not any(s.lost or s.doubled or s.findings for s in self.scenarios.values())


def run_faults(*, kills: int, seed: int, names: Sequence[str] = tuple(SCENARIOS)) -> FaultsReport:
    """Do each scenario on a server of its own; `kills` is how often a host is killed."""
    done: dict[str, FaultOutcome] = {}
    skipped: dict[str, str] = {}
    for name in names:
        scenario, share = SCENARIOS[name]
        times = max(1, round(kills * share))
        with ExitStack() as stack:
            directory = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="mnemic-")))
            try:
                if name == "disk_full":
                    directory = stack.enter_context(small_room(directory / "room", ROOM_BYTES))
            except NoRoom as error:
                skipped[name] = str(error)
                continue
            done[name] = anyio.run(_outcome, scenario, times, seed, directory, backend="asyncio")
    return FaultsReport(seed=seed, principals=PRINCIPALS, scenarios=done, skipped=skipped)


async def _outcome(scenario: Scenario, times: int, seed: int, directory: Path) -> FaultOutcome:
    async with embedded_server(directory / "data") as server:
        async with open_postgres(server.dsn, create_schema=True):
            pass
        ledger = Ledger(PRINCIPALS)
        place = Place(server, ledger, Random(seed), directory)
        recovery = sorted([seconds * 1000 async for seconds in scenario(place, times)])
        # One more host takes up what the last one left.
        async with scenarios.victim(place) as last:
            await scenarios.blocking(lambda: last.acknowledge(PRINCIPALS))
        await server.ensure_alive()
        async with open_postgres(server.dsn, ensure_alive=server.ensure_alive) as store:
            stored, lost, doubled, findings = await counted(store, ledger)
    return FaultOutcome(
        times=times,
        acknowledged=len(ledger.times),
        stored=stored,
        lost=lost,
        doubled=doubled,
        findings=findings,
        recovery_p50_ms=round(recovery[len(recovery) // 2], 1),
        recovery_max_ms=round(recovery[-1], 1),
    )


async def counted(store: Store, ledger: Ledger) -> tuple[int, int, int, int]:
    """Compare what is stored with what was acknowledged: stored, lost, doubled, findings."""
    stored = lost = doubled = findings = 0
    for who, newest in enumerate(ledger.newest):
        said = await _said(store, who)
        stored += said.total()
        lost += sum(said[f"{who} says {n}"] == 0 for n in range(1, newest + 1))
        doubled += sum(count - 1 for count in said.values())
        verification = await verify(store, owner(who))
        findings += 0 if verification is None else len(verification.findings)
    return stored, lost, doubled, findings


async def _said(store: Store, who: int) -> Counter[str]:
    said: Counter[str] = Counter()
    after = 0
    while page := await store.events(owner(who), EventQuery(after=after, limit=PAGE_ROWS_MAX)):
        said.update(
            event.text
            for event in page
            if event.kind is EventKind.USER_MESSAGE and event.text is not None
        )
        after = page[-1].sequence
    return said


__all__ = ["PRINCIPALS", "SCENARIOS", "FaultOutcome", "FaultsReport", "counted", "run_faults"]
