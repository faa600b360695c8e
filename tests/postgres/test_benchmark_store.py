"""The memory benchmark says the same of PostgreSQL as of the in-memory store."""

from __future__ import annotations

import pytest

from mnemic.errors import InvalidAddress
from mnemic.evals.memory_benchmark.corpus import load_corpus, shipped_corpus_path
from mnemic.evals.memory_benchmark.driver import Arm, run_deterministic
from tests.postgres.worlds import store_database
from tests.support.postgres import PostgresServer, postgres_server

__all__ = ["postgres_server"]
pytestmark = pytest.mark.postgres


@pytest.mark.parametrize("policy_profile", ["current", "m16"])
def test_every_row_is_the_same_on_both_stores(
    postgres_server: PostgresServer, policy_profile: str
) -> None:
    """All metrics and all rows of the shipped corpus agree; a used store is refused."""
    scenarios = load_corpus(shipped_corpus_path())[0].scenarios
    arm = Arm(storage=store_database(postgres_server), policy_profile=policy_profile)
    on_postgres = run_deterministic(scenarios, arm)
    in_memory = run_deterministic(scenarios, Arm(policy_profile=policy_profile))

    assert on_postgres.rows == in_memory.rows
    assert on_postgres == in_memory
    with pytest.raises(InvalidAddress, match="empty store"):
        run_deterministic(scenarios[:1], arm)
