"""What one call may take, by policy."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.provided.budget import (
    CONTROL,
    REPAIRED,
    input_tokens_max,
    output_tokens,
)
from mnemic.memory.formation.provided.pipeline import ModelLimits

DEAR = ModelLimits(context_tokens=200_000, input_usd_per_million=5.0, output_usd_per_million=30.0)


@pytest.mark.parametrize(
    ("input_tokens", "afforded"),
    [
        (0, 1_666),
        (4_000, 1_000),
        (9_994, 1),
        (9_995, 0),
        (10_000, 0),
        (10_001, 0),
        (150_000, 0),
    ],
)
def test_the_control_asks_for_what_its_five_cents_leave(input_tokens: int, afforded: int) -> None:
    """A dear input leaves fewer output tokens, down to none."""
    assert output_tokens(CONTROL, DEAR, input_tokens) == afforded


@pytest.mark.parametrize("input_tokens", [0, 4_000, 10_001, 183_616])
def test_the_repaired_policy_asks_for_its_whole_ceiling(input_tokens: int) -> None:
    """Cost neither shrinks nor skips the call."""
    assert output_tokens(REPAIRED, DEAR, input_tokens) == 16_384


def test_the_repaired_input_ceiling_is_the_window_less_the_reserve() -> None:
    """One token more than the window leaves is not sent."""
    assert input_tokens_max(REPAIRED, DEAR) == 200_000 - 16_384
    assert output_tokens(REPAIRED, DEAR, 200_000 - 16_384 + 1) == 0
    assert input_tokens_max(REPAIRED, ModelLimits(context_tokens=8_192)) == 0


def test_a_model_without_a_price_binds_nothing_but_its_window() -> None:
    """The control's ceiling is a price; without one the window alone is left."""
    free = ModelLimits(context_tokens=10_000)
    assert output_tokens(CONTROL, free, 1_000) == 4_096
    assert output_tokens(CONTROL, free, 9_000) == 1_000
    assert output_tokens(CONTROL, free, 9_999) == 1
    assert output_tokens(CONTROL, free, 10_000) == 0


def test_an_input_price_alone_can_spend_the_ceiling() -> None:
    """Free output does not make a call affordable whose input is not."""
    input_only = ModelLimits(context_tokens=200_000, input_usd_per_million=5.0)
    assert output_tokens(CONTROL, input_only, 10_000) == 4_096
    assert output_tokens(CONTROL, input_only, 10_001) == 0
