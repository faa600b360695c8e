"""Providers for formation that lie, and how to drive a pipeline against any of them.

A liar changes one thing about an honest answer. `drive` runs a pipeline against a provider
without I/O; `AsModel` puts one behind the port of a chat model.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from mnemic.evals.memory_distillation.honest import (
    ANTICIPATION,
    DISTILLATION,
    INTEGRATION,
    STAGE_OF_SCHEMA,
    Answer,
    Document,
    HonestProvider,
)
from mnemic.memory.formation.provided.distillation import distil
from mnemic.memory.formation.provided.pipeline import (
    FormationView,
    Pipeline,
    StageFailure,
    StageReply,
    StageRequest,
)
from mnemic.memory.model import Provided
from mnemic.providers.chat import ModelReply, ModelRequest

Provider = Callable[[StageRequest], Answer]


class Failing:
    """Fail at some stages, and be honest at the others."""

    def __init__(self, honest: HonestProvider, *stages: str, failure: StageFailure) -> None:
        self.honest = honest
        self.stages = stages
        self.failure = failure

    def __call__(self, request: StageRequest) -> Answer:
        """Answer, or fail."""
        answer = self.honest(request)
        return self.failure if request.stage in self.stages else answer


class Lying:
    """Answer honestly but for one stage, whose document a lie changes in place."""

    def __init__(
        self, honest: HonestProvider, stage: str, lie: Callable[[Document, Document], object]
    ) -> None:
        self.honest = honest
        self.stage = stage
        self.lie = lie

    def __call__(self, request: StageRequest) -> Answer:
        """Answer; the lie is told the answer and the payload it answers."""
        answer = self.honest(request)
        if request.stage != self.stage or not isinstance(answer, StageReply):
            return answer
        document = json.loads(answer.text)
        self.lie(document, json.loads(request.payload))
        return StageReply(text=json.dumps(document))


class Truncating:
    """Break every answer of some stages off after a share of it."""

    def __init__(self, honest: HonestProvider, *stages: str, share: float = 0.5) -> None:
        self.honest = honest
        self.stages = stages
        self.share = share

    def __call__(self, request: StageRequest) -> Answer:
        """Answer, cut."""
        answer = self.honest(request)
        if request.stage not in self.stages or not isinstance(answer, StageReply):
            return answer
        return StageReply(text=answer.text[: int(len(answer.text) * self.share)])


class Lagging:
    """Answer each stage with what answered the request of that stage before it."""

    def __init__(self, honest: HonestProvider) -> None:
        self.honest = honest
        self.before: dict[str, Answer] = {}

    def __call__(self, request: StageRequest) -> Answer:
        """Answer the previous request; the first one is answered truthfully."""
        answer = self.honest(request)
        late = self.before.get(request.stage, answer)
        self.before[request.stage] = answer
        return late


def invent_a_quote(document: Document, payload: Document) -> None:
    """Quote words that nobody said."""
    for claim in document["candidates"]:
        claim["evidence"][0]["quote"] += " and was knighted for it"


def cite_a_foreign_event(document: Document, payload: Document) -> None:
    """Cite an event of another session."""
    for claim in document["candidates"]:
        claim["evidence"][0]["sequence"] += 1_000


def elaborate(document: Document, payload: Document) -> None:
    """Add to every statement what its quote does not say."""
    for claim in document["candidates"]:
        claim["statement"] = claim["statement"].rstrip(".") + " for Initech."


def deny(document: Document, payload: Document) -> None:
    """Turn every statement round."""
    for claim in document["candidates"]:
        claim["statement"] = f"User never said that {claim['statement']}"


def forget_a_unit(document: Document, payload: Document) -> None:
    """Leave the last clause out of the ledger."""
    document["ledger"].pop()


def repeat_a_unit(document: Document, payload: Document) -> None:
    """Account for the first clause twice and for the last not at all."""
    document["ledger"][-1]["unit"] = document["ledger"][0]["unit"]


def name_no_candidate(document: Document, payload: Document) -> None:
    """Point beyond the candidates."""
    for entry in document["ledger"]:
        entry["candidates"] = [index + 1_000 for index in entry["candidates"]]


def call_everything_known(document: Document, payload: Document) -> None:
    """Label every clause as represented by whatever was predicted first."""
    document["candidates"] = []
    for entry in document["ledger"]:
        entry |= {
            "disposition": "represented",
            "candidates": [],
            "prediction": 0 if payload["predictions"] else None,
        }


def copy_the_wrong_memory(document: Document, payload: Document) -> None:
    """Attribute each prediction to the memory after the one it copies."""
    known = [memory["memory_id"] for memory in payload["memories"]]
    for one in document["predictions"]:
        if one["memory_id"] is not None:
            one["memory_id"] = known[(known.index(one["memory_id"]) + 1) % len(known)]


def join_the_memories(document: Document, payload: Document) -> None:
    """Make one prediction of all memories, attributed to the first."""
    said = " ".join(memory["statement"] for memory in payload["memories"])
    for one in document["predictions"]:
        one["statement"] = said


def invent_a_sentence(document: Document, payload: Document) -> None:
    """Tell something in the narrative that no event says."""
    episode = document["episodes"][0]
    sources = episode["source_event_ids"][:1]
    episode["sentences"].append(
        {"text": "User was born in Valparaiso.", "source_event_ids": sources}
    )


def cite_nothing(document: Document, payload: Document) -> None:
    """Leave a sentence without its source."""
    document["episodes"][0]["sentences"][0]["source_event_ids"] = []


def omit_an_event(document: Document, payload: Document) -> None:
    """Leave the last event out of the episodes."""
    document["episodes"][-1]["source_event_ids"].pop()


LIES: tuple[tuple[str, Callable[[Document, Document], object]], ...] = (
    (INTEGRATION, invent_a_sentence),
    (INTEGRATION, cite_nothing),
    (INTEGRATION, omit_an_event),
    (ANTICIPATION, copy_the_wrong_memory),
    (ANTICIPATION, join_the_memories),
    (DISTILLATION, invent_a_quote),
    (DISTILLATION, cite_a_foreign_event),
    (DISTILLATION, elaborate),
    (DISTILLATION, deny),
    (DISTILLATION, forget_a_unit),
    (DISTILLATION, repeat_a_unit),
    (DISTILLATION, name_no_candidate),
    (DISTILLATION, call_everything_known),
)
"""Every way to lie, with the stage it is told at."""


def drive(
    view: FormationView,
    provider: Provider,
    pipeline: Callable[[FormationView], Pipeline] = distil,
) -> tuple[Provided, tuple[StageRequest, ...]]:
    """Run a pipeline to its end; give what it made and the requests it sent, in order."""
    running = pipeline(view)
    requests: list[StageRequest] = []
    try:
        request = next(running)
        while True:
            requests.append(request)
            request = running.send(provider(request))
    except StopIteration as end:
        provided: Provided = end.value
        return provided, tuple(requests)


class AsModel:
    """Be a chat model that answers formation's requests as a provider does.

    A `StageFailure` of the provider is raised as the error that `failed` makes of it.
    """

    name = "scripted-formation"

    def __init__(
        self, provider: Provider, *, failed: Callable[[StageFailure], Exception] | None = None
    ) -> None:
        self.provider = provider
        self.failed = failed
        self.requests: list[ModelRequest] = []

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer one request in the schema it asks for."""
        self.requests.append(request)
        assert request.output is not None
        answer = self.provider(
            StageRequest(
                stage=STAGE_OF_SCHEMA.get(request.output.name, request.output.name),
                instructions=request.messages[0].text,
                payload=request.messages[-1].text,
                schema_name=request.output.name,
                schema=request.output.schema,
                output_tokens_max=request.output_tokens_max or 0,
                timeout_s=0.0,
            )
        )
        if isinstance(answer, StageFailure):
            assert self.failed is not None, "say which error a failure is"
            raise self.failed(answer)
        return ModelReply(
            text=answer.text,
            input_tokens=answer.input_tokens,
            output_tokens=answer.output_tokens,
            cost_usd=answer.cost_usd,
            provider="scripted",
            model=self.name,
        )
