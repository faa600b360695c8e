"""One call of a pipeline: asked, measured, and either read or fallen back from.

What is kept of a call is counts and a normalized outcome (003 §Formation decision
telemetry): `ok`, `partial_validation`, or `fallback:` and the class of the failure.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from typing import TypeVar

from msgspec import Struct

from mnemic.memory.formation.provided import wire
from mnemic.memory.formation.provided.pipeline import StageFailure, StageReply, StageRequest
from mnemic.memory.model import StageMetrics

OK = "ok"
PARTIAL = "partial_validation"
FALLBACK = "fallback:"

PROTOCOL = "protocol"
"""The class of an answer that is not the JSON that was asked for."""

STRUCTURE = "structural_validation"
"""The class of an answer whose parts do not fit the request."""

UNNAMED = "error"
"""The class of a failure that was not given as a class."""

_CLASS = re.compile(r"[a-z][a-z0-9_]{0,39}")

T = TypeVar("T")
V = TypeVar("V")
Asking = Generator[StageRequest, StageReply | StageFailure, V]


class Done(Struct, frozen=True):
    """Say how a stage ended."""

    metrics: StageMetrics
    fell_back: bool = False
    retryable: bool = False


class Call(Struct, frozen=True):
    """Hold one call; `failure` is the class of what went wrong with it, "" for nothing."""

    stage: str
    reply: StageReply | StageFailure
    failure: str = ""

    def read(self, *, partial: bool = False) -> Done:
        """End a stage whose answer was taken, wholly or in part."""
        return self.ended(PARTIAL if partial else OK)

    def ended(self, outcome: str) -> Done:
        """End a stage whose answer was taken, with an outcome of its own."""
        return Done(self._measured(outcome))

    def fallen_back(self) -> Done:
        """End a stage whose result was derived locally."""
        again = isinstance(self.reply, StageFailure) and self.reply.retryable
        outcome = f"{FALLBACK}{self.failure or STRUCTURE}"
        return Done(self._measured(outcome), fell_back=True, retryable=again)

    def _measured(self, outcome: str) -> StageMetrics:
        reply = self.reply
        if isinstance(reply, StageFailure):
            return StageMetrics(
                self.stage, outcome, cost_usd=reply.cost_usd, latency_ms=reply.latency_ms
            )
        return StageMetrics(
            self.stage,
            outcome,
            input_tokens=reply.input_tokens,
            cached_input_tokens=reply.cached_input_tokens,
            cache_write_tokens=reply.cache_write_tokens,
            output_tokens=reply.output_tokens,
            reasoning_tokens=reply.reasoning_tokens,
            cost_usd=reply.cost_usd,
            latency_ms=reply.latency_ms,
        )


def ask(request: StageRequest, shape: type[T]) -> Asking[tuple[Call, T | None]]:
    """Make one call; give it and its answer in a shape, None where there is none."""
    reply = yield request
    if isinstance(reply, StageFailure):
        named = _CLASS.fullmatch(reply.failure) is not None
        return Call(request.stage, reply, reply.failure if named else UNNAMED), None
    found = wire.read(reply.text, shape)
    if found is None:
        return Call(request.stage, reply, PROTOCOL), None
    return Call(request.stage, reply), found
