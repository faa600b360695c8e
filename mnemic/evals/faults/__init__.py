"""Real faults on a real PostgreSQL: what was acknowledged is there, once."""

from __future__ import annotations

from mnemic.evals.faults.bench import SCENARIOS, FaultsReport, run_faults

__all__ = ["SCENARIOS", "FaultsReport", "run_faults"]
