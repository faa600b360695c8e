"""Providers for formation: one that answers the three stages truthfully, and ones that lie.

An honest provider knows a table: what a quote of the user states. It reads nothing but
the request it is sent, as a real one does, and answers in the schema it is asked in. A
liar changes one thing about an honest answer. `drive` runs a pipeline against any of
them without I/O; `AsModel` puts one behind the port of a chat model.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec import Struct

from mnemic.memory.formation.claims import represents
from mnemic.memory.formation.provided.distillation import distil
from mnemic.memory.formation.provided.pipeline import (
    FormationView,
    Pipeline,
    StageFailure,
    StageReply,
    StageRequest,
)
from mnemic.memory.model import ClaimKind, Derivation, Polarity, Provided
from mnemic.providers.chat import ModelReply, ModelRequest

Answer = StageReply | StageFailure
Provider = Callable[[StageRequest], Answer]
Document = dict[str, Any]

INTEGRATION, ANTICIPATION, DISTILLATION = "integration", "anticipation", "distillation"
STAGE_OF_SCHEMA = {
    "integrated_episodes": INTEGRATION,
    "anticipation": ANTICIPATION,
    "distillation": DISTILLATION,
}


class States(Struct, frozen=True):
    """Say what a quote of the user states, or makes likely."""

    quote: str
    statement: str
    kind: ClaimKind = ClaimKind.PROJECT_FACT
    derivation: Derivation = Derivation.DIRECT
    polarity: Polarity = Polarity.ASSERT
    subject: str = ""

    def on(self, sequence: int) -> Document:
        """Word it as a claim that cites an event."""
        return {
            "claim_kind": self.kind.value,
            "derivation": self.derivation.value,
            "polarity": self.polarity.value,
            "subject": self.subject,
            "statement": self.statement,
            "evidence": [{"sequence": sequence, "quote": self.quote}],
        }


class HonestProvider:
    """Answer each stage of formation@9 from a table of what quotes state.

    It tells one episode whose sentences are the user's own, predicts every memory it is
    shown, and labels a clause `represented` where a predicted memory says it, `formed`
    where the table knows a quote in it, and `not_memory` otherwise. `requests` are the
    requests it was sent, in order.
    """

    def __init__(self, states: Iterable[States] = (), *, predicts: bool = True) -> None:
        self.states = tuple(states)
        self.predicts = predicts
        self.requests: list[StageRequest] = []

    def __call__(self, request: StageRequest) -> Answer:
        """Answer a request; tokens count the characters that were read and written."""
        self.requests.append(request)
        text = json.dumps(self.document(request))
        return StageReply(
            text=text,
            input_tokens=len(request.payload),
            output_tokens=len(text),
            cost_usd=0.01,
            latency_ms=7,
        )

    def document(self, request: StageRequest) -> Document:
        """Give the answer to a request as a document."""
        payload = json.loads(request.payload)
        stages = {
            INTEGRATION: self.integrated,
            ANTICIPATION: self.anticipated,
            DISTILLATION: self.distilled,
        }
        return stages[request.stage](payload)

    def integrated(self, payload: Document) -> Document:
        """Tell one episode: each event's own words, citing it."""
        events = payload["events"]
        sentences = [{"text": e["text"], "source_event_ids": [e["sequence"]]} for e in events]
        episode = {
            "source_event_ids": [e["sequence"] for e in events],
            "subjects": ["what was said"],
            "sentences": sentences,
        }
        return {"episodes": [episode]}

    def anticipated(self, payload: Document) -> Document:
        """Predict every memory for every cue, word for word."""
        predictions = [
            {"episode": cue["episode"], **memory}
            for cue in payload["cues"]
            for memory in payload["memories"]
            if self.predicts
        ]
        return {"predictions": predictions}

    def distilled(self, payload: Document) -> Document:
        """Form what the table states, unless a predicted memory says it."""
        candidates: list[Document] = []
        ledger: list[Document] = []
        episode_of = {
            sequence: episode["episode"]
            for episode in payload["episodes"]
            for sequence in episode["source_event_ids"]
        }
        for unit in payload["coverage_units"]:
            entry: Document = {
                "unit": unit["unit"],
                "disposition": "not_memory",
                "candidates": [],
                "prediction": None,
            }
            known = _representing(unit, payload["predictions"], episode_of[unit["sequence"]])
            stated = [s for s in self.states if s.quote in unit["text"]]
            if known is not None:
                entry |= {"disposition": "represented", "prediction": known}
            elif stated:
                first = len(candidates)
                candidates += [one.on(unit["sequence"]) for one in stated]
                indexes = list(range(first, len(candidates)))
                entry |= {"disposition": "formed", "candidates": indexes}
            ledger.append(entry)
        return {"candidates": candidates, "ledger": ledger}


def _representing(unit: Document, predictions: Sequence[Document], episode: int) -> int | None:
    for one in predictions:
        if one["memory_id"] is None or one["episode"] != episode:
            continue
        if represents(one["statement"], unit["text"]):
            return int(one["prediction"])
    return None


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
