"""HaluMem (CC BY-NC-ND 4.0): JSON Lines, one record a user.

Memory points become labelled beliefs, updates become supersessions, questions become
probes that are asked after their session. A point whose source is `interference` is what
must not be formed (000 §Public datasets).
"""

from __future__ import annotations

import re
from datetime import datetime

import msgspec
from msgspec import Struct

from mnemic.evals.external.instants import halumem_instant
from mnemic.evals.external.reading import View, decoded, each, number_text
from mnemic.evals.external.scenario import (
    EvidenceRef,
    ExternalBelief,
    ExternalProbe,
    ExternalScenario,
    ExternalSession,
    ExternalTurn,
    Odd,
    Skipped,
    is_sayable,
)

INTERFERENCE = "interference"
BOUNDARY = "memory_boundary"
"""The question type that asks for what was never said."""

CATEGORIES = {
    "basic_fact_recall": "single_hop",
    "multi_hop_inference": "multi_hop",
    "dynamic_update": "update",
    "memory_conflict": "correction",
    BOUNDARY: "abstention",
}

_NAME = re.compile(r"\bname\W+([^;,.\n\"]+)", re.I)
_WORDS = re.compile(r"[a-z0-9]+")


class _Turn(Struct):
    role: str
    content: str


class _Point(Struct):
    memory_content: str
    memory_source: str
    is_update: str | bool
    original_memories: list[str] = []


class _Cited(Struct):
    memory_content: str


class _Question(Struct):
    question: str
    answer: str | int | float
    question_type: str
    evidence: list[_Cited] = []


class _Session(Struct):
    start_time: str
    dialogue: list[msgspec.Raw]
    memory_points: list[msgspec.Raw] | None = None
    questions: list[msgspec.Raw] | None = None


class _Record(Struct):
    uuid: str
    persona_info: msgspec.Raw
    sessions: list[msgspec.Raw]


def halumem_scenario(view: View, skipped: Skipped) -> ExternalScenario:
    """Map one user; raises `Odd`."""
    record = decoded(view, _Record)
    read = [session for session in each(record.sessions, _Session, skipped, "sessions") if session]
    if not read:
        raise Odd("sessions holds no session with a start_time and a dialogue")
    dated = _dated(read, skipped)
    if not dated:
        raise Odd("no session's start_time is of the form Sep 04, 2025, 09:05:32")
    sessions: list[ExternalSession] = []
    beliefs: list[ExternalBelief] = []
    probes: list[ExternalProbe] = []
    for index, (at, session) in enumerate(dated):
        turns = each(session.dialogue, _Turn, skipped, "turns")
        sessions.append(ExternalSession(at, tuple(_turn(t) if t else None for t in turns)))
        points = each(session.memory_points or [], _Point, skipped, "memory_points")
        beliefs += [_belief(index, point) for point in points if point is not None]
        questions = each(session.questions or [], _Question, skipped, "questions")
        for number, question in enumerate(questions):
            if question is None or not is_sayable(question.question):
                skipped["questions"] += question is not None
                continue
            probes.append(_probe(f"{record.uuid}:{index}:{number}", question, index, at, beliefs))
    return ExternalScenario(
        sessions=tuple(sessions),
        probes=tuple(probes),
        beliefs=tuple(beliefs),
        principal_names=_names(bytes(record.persona_info).decode(errors="replace")),
    )


def _dated(read: list[_Session], skipped: Skipped) -> list[tuple[datetime, _Session]]:
    """Order sessions by time; one without a readable start is counted and left out."""
    dated: list[tuple[datetime, _Session]] = []
    for session in read:
        try:
            dated.append((halumem_instant(session.start_time), session))
        except Odd:
            skipped["sessions"] += 1
    return sorted(dated, key=lambda pair: pair[0])


def _turn(turn: _Turn) -> ExternalTurn:
    return ExternalTurn("user" if turn.role == "user" else "assistant", turn.content)


def _belief(session: int, point: _Point) -> ExternalBelief:
    is_update = str(point.is_update).casefold() == "true"
    return ExternalBelief(
        session=session,
        statement=point.memory_content,
        supersedes=tuple(point.original_memories) if is_update else (),
        interference=point.memory_source.casefold() == INTERFERENCE,
    )


def _probe(
    probe_id: str, question: _Question, index: int, at: datetime, beliefs: list[ExternalBelief]
) -> ExternalProbe:
    named = "_".join(_WORDS.findall(question.question_type.casefold()))
    abstain = named == BOUNDARY
    cited = {one.memory_content for one in question.evidence}
    known = {b.statement: b.session for b in beliefs if not b.interference}
    sessions = sorted({known[statement] for statement in cited if statement in known})
    return ExternalProbe(
        id=probe_id,
        category=CATEGORIES.get(named, named or "other"),
        question=question.question,
        answer=number_text(question.answer),
        after=index,
        at=at,
        abstain=abstain,
        # A point names its session alone: every reference is one without a turn.
        evidence=tuple(EvidenceRef(session) for session in sessions),
        unscored="abstention" if abstain else None if sessions else "no_evidence",
    )


def _names(persona: str) -> tuple[str, ...]:
    """Find what the labels call the user by: the whole name and its parts."""
    found = _NAME.search(persona)
    if found is None:
        return ()
    whole = found.group(1).strip()
    return (whole, *whole.split())
