"""A provider of formation@9 that answers the three stages truthfully, from a table.

It knows what a quote of the user states. It reads nothing but the request it is sent, as a
real one does, and answers in the schema it is asked in.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from mnemic.memory.formation.claims import represents
from mnemic.memory.formation.provided.pipeline import StageFailure, StageReply, StageRequest
from mnemic.memory.model import ClaimKind, Derivation, Polarity

Answer = StageReply | StageFailure
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
