"""A provider that knows the labels of corpora: what a perfect model would answer.

It finds the case that a request is about by the words it holds and answers from that
case's labels, worded and quoted so that the text carries them. A `Spoil` makes it fall
short in one way.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import msgspec
from msgspec import Struct

from mnemic.evals.distillation_corpus import DistillationCase, DistillationCorpus, Expectation
from mnemic.evals.judging import proposer_over
from mnemic.evals.memory_distillation.honest import STAGE_OF_SCHEMA, HonestProvider, States
from mnemic.memory.formation.claims import names_subject, represents
from mnemic.memory.formation.kinds import belief_type
from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.formation.provided.pipeline import StageRequest
from mnemic.memory.formation.provided.proposals import Proposer
from mnemic.memory.formation.provided.wire import WireClaim
from mnemic.memory.model import Candidate, Derivation
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
        judge = Judge(texts)
        for expectation in self._case.expected if self._case else ():
            free = [c for c in clauses if known[c.unit] is None]
            stated = _best(expectation, free, texts, judge)
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


def _clauses(units: Sequence[Document], texts: Mapping[int, str]) -> Iterator[Clause]:
    at: dict[int, int] = {}
    for unit in units:
        sequence = unit["sequence"]
        start = texts[sequence].find(unit["text"], at.get(sequence, 0))
        if start >= 0:
            at[sequence] = start + len(unit["text"])
        yield Clause(unit["unit"], sequence, start, unit["text"])


class Judge:
    """Tell whether local validation takes a claim about the texts of one request."""

    def __init__(self, texts: Mapping[int, str]) -> None:
        self._texts = texts

    @cached_property
    def _proposer(self) -> Proposer:
        # Reads the texts, which a case without labels never asks for.
        return proposer_over(self._texts)

    def takes(self, claim: Document) -> bool:
        """Tell whether a claim becomes a candidate."""
        worded = msgspec.convert(claim, WireClaim)
        return isinstance(self._proposer.propose(worded), Candidate)


def _best(
    expectation: Expectation, clauses: Sequence[Clause], texts: Mapping[int, str], judge: Judge
) -> Stated | None:
    """Choose the evidence and the wording of a label that are taken; else the closest."""
    found = [
        one
        for quote, over in _quoted(expectation, clauses, texts)
        for one in _worded(expectation, over, quote)
    ]
    return next((one for one in found if judge.takes(one.claim)), found[0] if found else None)


def _quoted(
    expectation: Expectation, clauses: Sequence[Clause], texts: Mapping[int, str]
) -> Iterator[tuple[str, tuple[Clause, ...]]]:
    """Give what a label may be quoted with: its evidence, its part of a clause, the clause."""
    for evidence in expectation.evidence:
        for sequence, text in texts.items():
            at = text.find(evidence.text)
            end = at + len(evidence.text)
            over = [
                c for c in clauses if c.sequence == sequence and 0 <= c.start < end and at < c.end
            ]
            if at < 0 or not over:
                continue
            yield evidence.text, tuple(over)
            for clause in over:
                part = text[max(at, clause.start) : min(end, clause.end)].strip()
                yield part, (clause,)
            for clause in over:
                yield clause.text, (clause,)


def _worded(expectation: Expectation, clauses: tuple[Clause, ...], quote: str) -> Iterator[Stated]:
    """Word a label in each of its ways, the one closest to the quote first.

    A guess is worded as it is labelled.
    """
    wordings = sorted(
        expectation.statements,
        key=lambda statement: len(content_lemmas(statement) - content_lemmas(quote)),
    )
    guess = expectation.derivation is Derivation.HYPOTHESIS
    for statement in expectation.statements[:1] if guess else wordings:
        states = States(
            quote=quote,
            statement=statement,
            kind=expectation.claim_kind,
            derivation=expectation.derivation,
            subject=_named(expectation, statement),
        )
        yield Stated(states.on(clauses[0].sequence), clauses)


def _named(expectation: Expectation, statement: str) -> str:
    """Choose the labelled subject that the statement names; a number alone names nothing."""
    held = content_lemmas(statement.replace("-", " "))
    worded = [s for s in expectation.subjects if names_subject(s, s)]
    naming = (s for s in worded if content_lemmas(s.replace("-", " ")) <= held)
    return next(naming, (*worded, expectation.subjects[0])[0])


def one_call(case: DistillationCase | None, payload: Document) -> Document:
    """Answer the single call of `formation@8` and `formation@10` from a case's labels."""
    claims: list[Document] = []
    texts = {message["id"]: message["text"] for message in payload["messages"]}
    whole = [Clause(i, i, 0, text) for i, text in texts.items()]
    judge = Judge(texts)
    for expectation in case.expected if case else ():
        if expectation.derivation is Derivation.HYPOTHESIS:
            continue
        stated = _best(expectation, whole, texts, judge)
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
