"""The actor-level deterministic bench: the real runtime, a seeded schedule, a digest.

It drives supervisor, actors and committer over the in-memory store on trio with a mock
clock, feeds every checker, and digests the whole trace. The same arguments give the
same report on any machine, with the same versions of the code and of trio.
"""

from __future__ import annotations

from msgspec import Struct

from mnemic.errors import InvalidAddress
from mnemic.evals.actor_scenario import Outcome, Scenario, play
from mnemic.evals.checkers import CHECKERS, CheckingObserver

MESSAGES_MAX = 10_000_000
"""Most messages of one run."""

PRINCIPALS_MAX = 100_000
"""Most principals of one run."""


class DeterministicReport(Struct, frozen=True):
    """Say what was played, what was counted, and whether every checker held.

    `violations` are sentences of ids and numbers. `virtual_seconds` is the mock clock's.
    """

    principals: int
    messages: int
    seed: int
    hosts: int
    fault_per_mille: int
    cancel_per_mille: int
    counts: dict[str, int]
    injected: dict[str, int]
    store_calls: int
    virtual_seconds: float
    checkers: tuple[str, ...]
    violations: tuple[str, ...]
    digest: str

    @property
    def held(self) -> bool:
        """Tell whether every checker held."""
        return not self.violations


def run_deterministic(
    *,
    principals: int = 8,
    messages: int = 2_000,
    seed: int = 0,
    hosts: int = 1,
    fault_per_mille: int = 0,
    cancel_per_mille: int = 0,
) -> DeterministicReport:
    """Play one seeded scenario and report it.

    Not from inside an event loop: it runs one of its own. Raises `InvalidAddress` when
    trio is not installed, or for numbers out of bounds.
    """
    _check(principals=principals, messages=messages, hosts=hosts)
    scenario = Scenario(
        principals=principals,
        messages=messages,
        seed=seed,
        hosts=hosts,
        fault_per_mille=fault_per_mille,
        cancel_per_mille=cancel_per_mille,
    )
    observer = CheckingObserver()
    outcome = _run(scenario, observer)
    return DeterministicReport(
        principals=principals,
        messages=messages,
        seed=seed,
        hosts=hosts,
        fault_per_mille=fault_per_mille,
        cancel_per_mille=cancel_per_mille,
        counts=outcome.counts,
        injected=outcome.injected,
        store_calls=outcome.store_calls,
        virtual_seconds=outcome.seconds,
        checkers=tuple(checker.name for checker in CHECKERS),
        violations=tuple(str(violation) for violation in observer.violations),
        digest=outcome.digest,
    )


def _run(scenario: Scenario, observer: CheckingObserver) -> Outcome:
    try:
        # Trio is an extra: everything else of the evaluations works without it.
        from mnemic.evals.seeded_trio import run_seeded  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise InvalidAddress(
            f"the deterministic bench needs {error.name}; run: pip install 'mnemic[trio]'"
        ) from None

    async def main() -> Outcome:
        return await play(scenario, observer)

    return run_seeded(main, seed=scenario.seed)


def _check(*, principals: int, messages: int, hosts: int) -> None:
    for name, value, most in (
        ("principals", principals, PRINCIPALS_MAX),
        ("messages", messages, MESSAGES_MAX),
        ("hosts", hosts, 16),
    ):
        if not 1 <= value <= most:
            raise InvalidAddress(f"--{name} {value} is out of bounds; use 1 to {most}")
