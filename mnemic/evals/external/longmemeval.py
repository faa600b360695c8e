"""LongMemEval (MIT): one record a question, with a haystack of sessions of its own.

Question types are mapped to probe categories and the suffix `_abs` to abstention.
`single-session-assistant` is reported apart and expected to score zero: nothing is formed
from an assistant's words (000 §Public datasets).
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from mnemic.evals.external.instants import longmemeval_instant
from mnemic.evals.external.reading import View, decoded, each, number_text
from mnemic.evals.external.scenario import (
    EvidenceRef,
    ExternalProbe,
    ExternalScenario,
    ExternalSession,
    ExternalTurn,
    Odd,
    Skipped,
    is_sayable,
)

ABSTENTION_SUFFIX = "_abs"
ASSISTANT = "single_session_assistant"

CATEGORIES = {
    "single-session-user": "single_hop",
    "single-session-preference": "preference",
    "single-session-assistant": ASSISTANT,
    "multi-session": "multi_hop",
    "temporal-reasoning": "temporal",
    "knowledge-update": "update",
}


class _Turn(Struct):
    role: Literal["user", "assistant"]
    content: str
    has_answer: bool | None = None


class _Record(Struct):
    question_id: str
    question_type: str
    question: str
    answer: str | int | float
    question_date: str
    haystack_dates: list[str]
    haystack_session_ids: list[str]
    haystack_sessions: list[list[msgspec.Raw]]
    answer_session_ids: list[str]


def longmemeval_scenario(view: View, skipped: Skipped) -> ExternalScenario:
    """Map one record; raises `Odd`."""
    record = decoded(view, _Record)
    count = len(record.haystack_sessions)
    if not count or {len(record.haystack_dates), len(record.haystack_session_ids)} != {count}:
        raise Odd("haystack_sessions, their dates and their ids differ in number")
    category = CATEGORIES.get(record.question_type)
    if category is None:
        raise Odd("question_type is none of LongMemEval's")
    if not is_sayable(record.question):
        raise Odd("question is blank or endless")
    dated = [longmemeval_instant(date) for date in record.haystack_dates]
    order = sorted(range(count), key=lambda place: dated[place])
    turns = [each(record.haystack_sessions[place], _Turn, skipped, "turns") for place in order]
    sessions = tuple(
        ExternalSession(
            dated[place],
            tuple(ExternalTurn(t.role, t.content) if t else None for t in turns[rank]),
        )
        for rank, place in enumerate(order)
    )
    answering = set(record.answer_session_ids)
    ranks = [r for r, place in enumerate(order) if record.haystack_session_ids[place] in answering]
    abstain = record.question_id.endswith(ABSTENTION_SUFFIX)
    apart = category == ASSISTANT and not abstain
    role = "assistant" if apart else "user"
    evidence = tuple(ref for rank in ranks for ref in _evidence(rank, turns[rank], role))
    probe = ExternalProbe(
        id=record.question_id,
        category="abstention" if abstain else category,
        question=record.question,
        answer=number_text(record.answer),
        after=count - 1,
        at=longmemeval_instant(record.question_date),
        abstain=abstain,
        evidence=evidence,
        unscored="abstention" if abstain else None if evidence else "no_evidence",
        apart=apart,
    )
    return ExternalScenario(sessions=sessions, probes=(probe,))


def _evidence(rank: int, turns: list[_Turn | None], role: str) -> list[EvidenceRef]:
    """Point to the marked turns that may be formed from, or else to the session."""
    marked = [
        EvidenceRef(rank, index)
        for index, turn in enumerate(turns)
        if turn is not None and turn.has_answer and turn.role == role
    ]
    return marked or [EvidenceRef(rank)]
