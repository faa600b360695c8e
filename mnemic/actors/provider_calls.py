"""Make the calls that a pipeline asks for: each has its own time, none can raise.

A pipeline is pure; what a provider does to a call (fail, hang, answer nonsense, raise what
it should not) becomes a `StageFailure` here.
"""

from __future__ import annotations

from collections.abc import Sequence

import anyio
import anyio.to_thread
from anyio.lowlevel import checkpoint
from msgspec import Struct
from msgspec.structs import replace
from sniffio import current_async_library

from mnemic.actors import log
from mnemic.errors import ModelRefused, ModelUnavailable
from mnemic.memory.formation.grounding import is_owner_assertion
from mnemic.memory.formation.provided.pipeline import (
    ModelLimits,
    Pipeline,
    StageFailure,
    StageReply,
    StageRequest,
)
from mnemic.memory.model import Event, Principal, Provided, ProvidedSegment
from mnemic.memory.policy import FormationPolicy
from mnemic.providers.chat import (
    ChatMessage,
    FailureClass,
    ModelPort,
    ModelRequest,
    OutputSchema,
    failure_class,
)

CANCELLED = "cancelled"
"""The failure class of a call that the host gave up because it is stopping."""

UNEXPECTED = "unexpected"
"""The failure class of a call that raised what no provider should."""

PIPELINE = "pipeline"
"""The fallback stage of a pipeline that failed by itself."""


class FormationModel(Struct, frozen=True):
    """Say which model formation asks, what it takes, and with which reasoning effort."""

    model: ModelPort
    limits: ModelLimits = ModelLimits()
    reasoning_effort: str | None = None


class ProviderCalls:
    """Drive pipelines against one model; `stop` ends the calls that are under way."""

    def __init__(self, asked: FormationModel) -> None:
        self._asked = asked
        self._scopes: set[anyio.CancelScope] = set()
        self._stopping = anyio.Event()

    @property
    def limits(self) -> ModelLimits:
        """Say what the model takes."""
        return self._asked.limits

    def stop(self) -> None:
        """Give up every call; a pipeline goes on to its end with failures that may pass."""
        self._stopping.set()
        for scope in self._scopes:
            scope.cancel()

    async def run(self, pipeline: Pipeline, *, nothing: Provided, whose: Principal) -> Provided:
        """Drive a pipeline to its end; `nothing` is the result of one that fails by itself."""
        answer: StageReply | StageFailure | None = None
        try:
            while True:
                step = await _advanced(pipeline, answer)
                if isinstance(step, Provided):
                    return step
                answer = await self._call(step)
        except Exception as error:
            log.pipeline_failed(whose, nothing.policy, error)
            return nothing

    async def _call(self, request: StageRequest) -> StageReply | StageFailure:
        if self._stopping.is_set():
            return StageFailure(CANCELLED, retryable=True)
        started_s = anyio.current_time()
        scope = anyio.CancelScope(deadline=started_s + request.timeout_s)
        self._scopes.add(scope)
        answer: StageReply | StageFailure = StageFailure(FailureClass.TIMEOUT.value, retryable=True)
        try:
            with scope:
                answer = await self._asked_of_model(request)
        finally:
            self._scopes.discard(scope)
        if scope.cancelled_caught and self._stopping.is_set():
            answer = StageFailure(CANCELLED, retryable=True)
        return replace(answer, latency_ms=round((anyio.current_time() - started_s) * 1000))

    async def _asked_of_model(self, request: StageRequest) -> StageReply | StageFailure:
        try:
            reply = await self._asked.model.complete(self._to_model(request))
        except (ModelUnavailable, ModelRefused) as error:
            return StageFailure(
                failure_class(error).value,
                retryable=isinstance(error, ModelUnavailable),
                cost_usd=error.cost_usd,
            )
        except Exception as error:
            log.provider_failed(request.stage, error)
            return StageFailure(UNEXPECTED, retryable=False)
        return StageReply(
            text=reply.text,
            input_tokens=reply.input_tokens,
            cached_input_tokens=reply.cached_input_tokens,
            cache_write_tokens=reply.cache_write_tokens,
            output_tokens=reply.output_tokens,
            reasoning_tokens=reply.reasoning_tokens,
            cost_usd=reply.cost_usd,
        )

    def _to_model(self, request: StageRequest) -> ModelRequest:
        return ModelRequest(
            messages=(
                ChatMessage(role="system", text=request.instructions, section="instructions"),
                ChatMessage(role="user", text=request.payload, section="data"),
            ),
            prefix_length=1,
            output=OutputSchema(name=request.schema_name, schema=request.schema),
            output_tokens_max=request.output_tokens_max,
            reasoning_effort=self._asked.reasoning_effort,
        )


async def _advanced(
    pipeline: Pipeline, answer: StageReply | StageFailure | None
) -> StageRequest | Provided:
    """Take a pipeline's next step.

    Judging an answer of many claims takes a second of processor time, which no other
    principal should wait for: a production host does it beside its loop. A clock that is
    not real would jump meanwhile, so elsewhere it is done in place.
    """
    if current_async_library() == "asyncio":
        return await anyio.to_thread.run_sync(_step, pipeline, answer)
    await checkpoint()
    return _step(pipeline, answer)


def _step(pipeline: Pipeline, answer: StageReply | StageFailure | None) -> StageRequest | Provided:
    try:
        return next(pipeline) if answer is None else pipeline.send(answer)
    except StopIteration as end:
        provided: Provided = end.value
        return provided


def untold(policy: FormationPolicy, read: Sequence[Event]) -> Provided:
    """Give the result of a pipeline that failed by itself: nothing, and said so."""
    sources = tuple(event.sequence for event in read if is_owner_assertion(event))
    segment = ProvidedSegment(source_event_ids=sources, fallback_stages=(PIPELINE,))
    first, last = read[0].sequence, read[-1].sequence
    return Provided(policy.version, policy.extractor, first, last, (segment,))
