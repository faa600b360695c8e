"""Spend no more than the ceiling: asked before each run, never after the fact.

000 §The live arm: the per-run ceiling is added to what was spent, and a run whose sum
would exceed the invocation's ceiling is not admitted.
"""

from __future__ import annotations

from decimal import Decimal

COST_CEILING_USD = Decimal("4.00")
"""US dollars one invocation may spend."""

RUN_CEILING_USD = Decimal("0.05")
"""US dollars one run may spend."""

STOPPED_BY_CEILING = "cost_ceiling"
PRICING_UNAVAILABLE = "model pricing unavailable; ceiling unenforceable"


class Stopped(Exception):
    """End the arm before its end; `stopped_by` says what did."""

    def __init__(self, stopped_by: str) -> None:
        super().__init__(stopped_by)
        self.stopped_by = stopped_by


def stopped_by_of(stops: BaseExceptionGroup[Stopped]) -> str:
    """Say what stopped an arm: a composition's task group may have wrapped it."""
    stop: BaseException = stops
    while isinstance(stop, BaseExceptionGroup):
        stop = stop.exceptions[0]
    assert isinstance(stop, Stopped)
    return stop.stopped_by


class Ledger:
    """Count what runs cost, and admit the next one or stop the arm."""

    def __init__(
        self, ceiling_usd: Decimal = COST_CEILING_USD, run_usd: Decimal = RUN_CEILING_USD
    ) -> None:
        assert Decimal(0) < run_usd
        self.ceiling_usd = ceiling_usd
        self.run_usd = run_usd
        self.spent_usd = Decimal(0)
        self.ceiling_hits = 0
        self._any_completed = False

    def admit(self, *, under_way: int = 0) -> None:
        """Admit one more run beside those under way; raises `Stopped` at the ceiling.

        That is when all of them together could cross it.
        """
        if self.spent_usd + (under_way + 1) * self.run_usd > self.ceiling_usd:
            self.ceiling_hits += 1
            raise Stopped(STOPPED_BY_CEILING)

    def settle(self, cost_usd: float, *, completed: bool, unpriced: bool) -> None:
        """Count a run that ended; raises `Stopped` when its price is not to be had.

        The first completed run must cost something, or the ceiling means nothing. A
        later reply with tokens and no price (`unpriced`) stops the arm for the same
        reason.
        """
        assert cost_usd >= 0
        self.spent_usd += Decimal(str(cost_usd))
        first = completed and not self._any_completed
        self._any_completed = self._any_completed or completed
        if unpriced or (first and cost_usd == 0):
            raise Stopped(PRICING_UNAVAILABLE)
