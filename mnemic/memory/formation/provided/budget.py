"""What one provider-assisted call may take (003 §The repaired provider-assisted control).

The preflight of both policies estimates one token for each byte of what is sent, which
no tokenizer exceeds.
"""

from __future__ import annotations

from msgspec import Struct

from mnemic.memory.formation.provided.pipeline import ModelLimits

CONTROL_COST_USD_MAX = 0.05
"""What a call of `formation@8` may cost at most, by its preflight."""

CONTROL_OUTPUT_TOKENS_MAX = 4_096
"""Longest reply that `formation@8` asks for when it can afford it."""

CONTROL_TIMEOUT_S = 30.0
"""Time that a call of `formation@8` gets."""

REPAIRED_COST_USD_MAX = 10.0
"""The sanity ceiling of `formation@10`: what no sane call costs."""

REPAIRED_OUTPUT_TOKENS_MAX = 16_384
"""Longest reply that `formation@10` asks for, whatever it costs: the distillation ceiling."""

REPAIRED_TIMEOUT_S = 120.0
"""Time that a call of `formation@10` gets."""

_MICRO = 1_000_000


class Budget(Struct, frozen=True):
    """Bound one call: tokens, US dollars, seconds.

    With `shrinks`, a dear input leaves fewer output tokens, down to none; without it the
    output is always `output_tokens_max` and the input has to fit in what the context
    window leaves.
    """

    output_tokens_max: int
    cost_usd_max: float
    timeout_s: float
    shrinks: bool


CONTROL = Budget(
    output_tokens_max=CONTROL_OUTPUT_TOKENS_MAX,
    cost_usd_max=CONTROL_COST_USD_MAX,
    timeout_s=CONTROL_TIMEOUT_S,
    shrinks=True,
)
"""The frozen budget of `formation@8`."""

REPAIRED = Budget(
    output_tokens_max=REPAIRED_OUTPUT_TOKENS_MAX,
    cost_usd_max=REPAIRED_COST_USD_MAX,
    timeout_s=REPAIRED_TIMEOUT_S,
    shrinks=False,
)
"""The budget of `formation@10`: its cost is recorded, and neither shrinks nor skips a call."""


def tokens_of(document: bytes) -> int:
    """Estimate the tokens of what is sent: one for each byte."""
    return len(document)


def input_tokens_max(budget: Budget, model: ModelLimits) -> int:
    """Give the input ceiling: the context window less the output reserve, never below 0."""
    reserve = 1 if budget.shrinks else budget.output_tokens_max
    return max(0, model.context_tokens - reserve)


def output_tokens(budget: Budget, model: ModelLimits, input_tokens: int) -> int:
    """Give the output tokens that a call may ask for; 0 means that there is no call."""
    if input_tokens > input_tokens_max(budget, model):
        return 0
    if not budget.shrinks:
        return budget.output_tokens_max
    room = min(budget.output_tokens_max, model.context_tokens - input_tokens)
    left = budget.cost_usd_max * _MICRO - input_tokens * model.input_usd_per_million
    if left < 0:
        return 0
    if model.output_usd_per_million > 0:
        room = min(room, int(left // model.output_usd_per_million))
    return room
