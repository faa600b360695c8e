"""Run the live arm on one small scenario with a model of the test's own."""

from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal

from mnemic.agent import RunLimits
from mnemic.evals.memory_benchmark.driver import PROBE_RUN_LIMITS
from mnemic.evals.memory_benchmark.live.arm import LiveArm, LiveRun
from mnemic.evals.memory_benchmark.live.ledger import Ledger
from mnemic.evals.memory_benchmark.live.outcome import Outcome, Provenance, judge
from tests.unit.memory_benchmark import documents
from tests.unit.memory_benchmark.oracle import ABSTAIN, INSTRUCTION, Oracle, Spoil

DOG = documents.parsed(documents.dog())

MADE = Provenance(
    corpus_sha256="0" * 64,
    build_ref="test",
    policy_profile="current",
    abstain_phrase=ABSTAIN,
    evaluated_at=datetime(2026, 3, 2, tzinfo=UTC),
)


class Played:
    """Hold one live run of the small scenario and everything around it."""

    def __init__(self, spoil: Spoil | None = None, *, ceiling_usd: str = "4.00") -> None:
        self.oracle = Oracle([DOG], spoil)
        self.ledger = Ledger(Decimal(ceiling_usd))
        self.pauses: list[float] = []
        self.result: LiveRun | None = None

    async def run(self, limits: RunLimits = PROBE_RUN_LIMITS) -> Outcome:
        """Run it and judge it."""

        async def pause(seconds: float) -> None:
            self.pauses.append(seconds)

        arm = LiveArm(self.oracle, self.ledger, instruction=INSTRUCTION, pause=pause, limits=limits)
        self.result = await arm.run([DOG])
        return judge(self.result, self.ledger, MADE)
