"""What a pipeline is given, asks for and is answered with."""

from __future__ import annotations

from collections.abc import Generator
from uuid import UUID

from msgspec import Struct

from mnemic.memory.model import Belief, Event, Principal, Provided


class ModelLimits(Struct, frozen=True):
    """Say what a model takes and costs; prices in US dollars per million tokens."""

    context_tokens: int = 128_000
    input_usd_per_million: float = 0.0
    output_usd_per_million: float = 0.0


class FormationView(Struct, frozen=True):
    """Give a pipeline everything it may look at.

    `events` are the session's unread events in order, whatever their kind; `earlier` are
    those of the same session that were consolidated before, in order. `beliefs` are the
    principal's live ones, newest store position first, whatever their sensitivity: a
    pipeline itself keeps what is above INTERNAL from leaving. All were read at
    `store_position`.
    """

    principal: Principal
    session_id: UUID
    scope: str
    events: tuple[Event, ...]
    earlier: tuple[Event, ...]
    beliefs: tuple[Belief, ...]
    store_position: int
    model: ModelLimits = ModelLimits()


class StageRequest(Struct, frozen=True):
    """Ask for one JSON object: `payload` is a JSON document of data, never instructions.

    `schema` is a strict JSON schema: every object lists all of its properties as
    required and takes no others.
    """

    stage: str
    instructions: str
    payload: str
    schema_name: str
    schema: dict[str, object]
    output_tokens_max: int
    timeout_s: float


class StageReply(Struct, frozen=True):
    """Answer a stage with the provider's JSON text; tokens, US dollars, milliseconds."""

    text: str
    input_tokens: int = 0
    cached_input_tokens: int = 0
    cache_write_tokens: int = 0
    output_tokens: int = 0
    reasoning_tokens: int = 0
    cost_usd: float = 0.0
    latency_ms: int = 0


class StageFailure(Struct, frozen=True):
    """Say that a call failed: `failure` is its normalized class, never the provider's words."""

    failure: str
    retryable: bool
    cost_usd: float = 0.0
    latency_ms: int = 0


Pipeline = Generator[StageRequest, StageReply | StageFailure, Provided]
