"""A provider that knows the labels of corpora: what a perfect model would answer.

It finds the case that a request is about by the words it holds and answers from that
case's labels, worded and quoted so that the text carries them. A `Spoil` makes it fall
short in one way.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from mnemic.evals.distillation_corpus import DistillationCase, DistillationCorpus, Expectation
from mnemic.evals.memory_distillation.honest import STAGE_OF_SCHEMA, HonestProvider, States
from mnemic.memory.formation.claims import represents
from mnemic.memory.formation.kinds import belief_type
from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.formation.provided.carrying import uncarried
from mnemic.memory.formation.provided.pipeline import StageRequest
from mnemic.memory.model import Derivation
from mnemic.providers.chat import ModelReply, ModelRequest

Document = dict[str, Any]
Spoil = Callable[[str, DistillationCase, Document], object]
"""Be told the stage, the case and the answer, and change the answer in place."""

NAME = "oracle"
ONE_CALL = "memory_claims"
"""The schema of the policies that make one call."""

_SUPPOSED = re.compile(r"\b(?:likely|may|tentatively)\b")


def unspoilt(stage: str, case: DistillationCase, document: Document) -> None:
    """Leave a perfect answer as it is."""


class Clause(Struct, frozen=True):
    """Hold one coverage unit: where it stands in its event, and what it says."""

    unit: int
    sequence: int
    start: int
    text: str

    @property
    def end(self) -> int:
        """Give the offset behind it."""
        return self.start + len(self.text)


class CaseProvider(HonestProvider):
    """Answer for one case: what the labels say of each clause, and nothing else.

    A label's quote that reaches over several clauses is claimed by all of them.
    """

    def __init__(self, case: DistillationCase | None) -> None:
        super().__init__()
        self._case = case

    def distilled(self, payload: Document) -> Document:
        """Form what is labelled; what a predicted memory says is represented."""
        texts = {event["sequence"]: event["text"] for event in payload["events"]}
        clauses = tuple(_clauses(payload["coverage_units"], texts))
        known = {c.unit: self._known(c, payload) for c in clauses}
        candidates: list[Document] = []
        grounds: dict[int, list[int]] = {}
        for expectation in self._case.expected if self._case else ():
            stated = _best(expectation, [c for c in clauses if known[c.unit] is None], texts)
            if stated is not None:
                for clause in stated.clauses:
                    grounds.setdefault(clause.unit, []).append(len(candidates))
                candidates.append(stated.claim)
        ledger: list[Document] = []
        for clause in clauses:
            entry: Document = {"unit": clause.unit, "candidates": [], "prediction": None}
            entry["disposition"] = "not_memory"
            if known[clause.unit] is not None:
                entry |= {"disposition": "represented", "prediction": known[clause.unit]}
            elif clause.unit in grounds:
                entry |= {"disposition": "formed", "candidates": grounds[clause.unit]}
            ledger.append(entry)
        return {"candidates": candidates, "ledger": ledger}

    def _known(self, clause: Clause, payload: Document) -> int | None:
        episode = next(
            e["episode"] for e in payload["episodes"] if clause.sequence in e["source_event_ids"]
        )
        for one in payload["predictions"]:
            attributed = one["memory_id"] is not None and one["episode"] == episode
            # What is only supposed is stated anew, and so promoted.
            supposed = _SUPPOSED.search(one["statement"]) is not None
            if attributed and not supposed and represents(one["statement"], clause.text):
                return int(one["prediction"])
        return None


class Stated(Struct, frozen=True):
    """Hold a claim as it is proposed, and the clauses it is claimed by."""

    claim: Document
    clauses: tuple[Clause, ...]
    carried: bool


def _clauses(units: Sequence[Document], texts: Mapping[int, str]) -> Iterator[Clause]:
    at: dict[int, int] = {}
    for unit in units:
        sequence = unit["sequence"]
        start = texts[sequence].find(unit["text"], at.get(sequence, 0))
        if start >= 0:
            at[sequence] = start + len(unit["text"])
        yield Clause(unit["unit"], sequence, start, unit["text"])


def _best(
    expectation: Expectation, clauses: Sequence[Clause], texts: Mapping[int, str]
) -> Stated | None:
    """Choose the evidence and the wording that carry a label best."""
    found: list[Stated] = []
    for evidence in expectation.evidence:
        for sequence, text in texts.items():
            at = text.find(evidence.text)
            end = at + len(evidence.text)
            over = [
                c for c in clauses if c.sequence == sequence and 0 <= c.start < end and at < c.end
            ]
            if at < 0 or not over:
                continue
            found.append(_worded(expectation, tuple(over), evidence.text, text))
            found += [
                _worded(expectation, (c,), text[max(at, c.start) : min(end, c.end)].strip(), text)
                for c in over
            ]
            found += [_worded(expectation, (c,), c.text, text) for c in over]
    return next((one for one in found if one.carried), found[0] if found else None)


def _worded(expectation: Expectation, clauses: tuple[Clause, ...], quote: str, text: str) -> Stated:
    """Word a label the way its quote carries it; a guess is worded as it is labelled."""
    wordings = sorted(
        expectation.statements,
        key=lambda statement: len(content_lemmas(statement) - content_lemmas(quote)),
    )
    carried = [
        statement
        for statement in wordings
        if uncarried(
            statement,
            kind=expectation.claim_kind,
            spans=[quote],
            around=[clause.text for clause in clauses],
            events=[text],
        )
        is None
    ]
    guess = expectation.derivation is Derivation.HYPOTHESIS
    statement = expectation.statements[0] if guess else (*carried, wordings[0])[0]
    states = States(
        quote=quote,
        statement=statement,
        kind=expectation.claim_kind,
        derivation=expectation.derivation,
        subject=_named(expectation, statement),
    )
    whole = quote in text
    return Stated(states.on(clauses[0].sequence), clauses, whole and (guess or bool(carried)))


def _named(expectation: Expectation, statement: str) -> str:
    """Choose the labelled subject that the statement names."""
    held = content_lemmas(statement.replace("-", " "))
    naming = (s for s in expectation.subjects if content_lemmas(s.replace("-", " ")) <= held)
    return next(naming, expectation.subjects[0])


def one_call(case: DistillationCase | None, payload: Document) -> Document:
    """Answer the single call of `formation@8` and `formation@10` from a case's labels."""
    claims: list[Document] = []
    for expectation in case.expected if case else ():
        if expectation.derivation is Derivation.HYPOTHESIS:
            continue
        texts = {message["id"]: message["text"] for message in payload["messages"]}
        whole = [Clause(i, i, 0, text) for i, text in texts.items()]
        stated = _best(expectation, whole, texts)
        if stated is not None:
            cited = stated.claim["evidence"][0]
            claims.append(
                {
                    "belief_type": belief_type(expectation.claim_kind).value,
                    "subject": stated.claim["subject"],
                    "statement": stated.claim["statement"],
                    "polarity": "assert",
                    "message_id": cited["sequence"],
                    "evidence": cited["quote"],
                }
            )
    return {"claims": claims}


class OracleModel:
    """Be a chat model that answers from labels, at a price.

    Unless `assists`, the one-call policies get an empty answer, so that their arms are
    what the fallback makes of the cases. `calls` names the schemas it was asked in.
    """

    def __init__(
        self,
        corpora: Iterable[DistillationCorpus],
        *,
        spoil: Spoil = unspoilt,
        assists: bool = False,
        cost_usd: float = 0.01,
        model: str = NAME,
    ) -> None:
        self._spoil = spoil
        self._assists = assists
        self._cost_usd = cost_usd
        self._model = model
        self._cases: dict[str, DistillationCase] = {}
        self.calls: list[str] = []
        for corpus in corpora:
            for case in corpus.cases:
                for session in case.sessions:
                    for turn in session.turns:
                        self._cases.setdefault(turn.text, case)

    @property
    def name(self) -> str:
        """Name it."""
        return NAME

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer a stage's request."""
        assert request.output is not None
        payload = request.messages[-1].text
        text = self.answer(request.output.name, payload)
        return ModelReply(
            text=text,
            cost_usd=self._cost_usd,
            input_tokens=len(payload),
            output_tokens=len(text),
            provider="openai",
            model=self._model,
        )

    def answer(self, schema: str, payload: str) -> str:
        """Give the JSON text that a perfect model answers with, spoilt where asked."""
        self.calls.append(schema)
        stage = STAGE_OF_SCHEMA.get(schema, schema)
        case = self._case(json.loads(payload))
        if stage == ONE_CALL:
            document = one_call(case if self._assists else None, json.loads(payload))
        else:
            document = CaseProvider(case).document(
                StageRequest(stage, "", payload, schema, {}, output_tokens_max=1, timeout_s=1.0)
            )
        if case is not None:
            self._spoil(stage, case, document)
        return json.dumps(document)

    def _case(self, payload: Document) -> DistillationCase | None:
        words = json.dumps(payload, ensure_ascii=False)
        for event in (*payload.get("events", ()), *payload.get("messages", ())):
            if event["text"] in self._cases:
                return self._cases[event["text"]]
        quoted = (
            (json.dumps(text, ensure_ascii=False)[1:-1], c) for text, c in self._cases.items()
        )
        return next((case for text, case in quoted if text in words), None)
