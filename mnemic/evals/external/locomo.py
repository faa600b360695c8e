"""LoCoMo (CC BY-NC 4.0): one record a conversation of two speakers.

One speaker is the principal and the only source of formation; the other one's turns are
said as the assistant's. Only questions whose evidence lies in the principal's turns are
scored (000 §Public datasets).
"""

from __future__ import annotations

import re
from functools import partial
from typing import Literal

import msgspec
from msgspec import Struct

from mnemic.evals.external.instants import locomo_instant
from mnemic.evals.external.reading import Mapper, View, decoded, each, number_text
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

Speaker = Literal["a", "b"]

CATEGORIES = {1: "multi_hop", 2: "temporal", 3: "open_domain", 4: "single_hop", 5: "abstention"}
ABSTENTION = 5

_SESSION = re.compile(r"session_(\d{1,6})")
_REFERENCE = re.compile(r"D:?(\d{1,6}):(\d{1,6})")
"""One reference; the data spell `D1:3` as `D:1:3` too, and put several into one string."""


class _Turn(Struct):
    speaker: str
    dia_id: str
    text: str


class _Question(Struct):
    question: str
    category: int
    answer: str | int | float | None = None
    evidence: list[str] = []


class _Record(Struct):
    sample_id: str
    conversation: dict[str, msgspec.Raw]
    qa: list[msgspec.Raw]


class _Place(Struct, frozen=True):
    reference: EvidenceRef
    is_principals: bool


def locomo_mapper(speaker: Speaker) -> Mapper:
    """Choose who the principal is."""
    return partial(locomo_scenario, speaker=speaker)


def locomo_scenario(view: View, skipped: Skipped, *, speaker: Speaker = "a") -> ExternalScenario:
    """Map one conversation; raises `Odd`."""
    record = decoded(view, _Record)
    name = _text(record, f"speaker_{speaker}")
    other = _text(record, f"speaker_{'b' if speaker == 'a' else 'a'}")
    sessions: list[ExternalSession] = []
    places: dict[tuple[int, int], _Place] = {}
    for number in _numbers(record):
        key = f"session_{number}"
        raw = decoded(record.conversation[key], list[msgspec.Raw], f".conversation.{key}")
        turns = each(raw, _Turn, skipped, "turns")
        said: list[ExternalTurn | None] = []
        for index, turn in enumerate(turns):
            if turn is None or turn.speaker not in (name, other):
                skipped["turns"] += turn is not None
                said.append(None)
                continue
            is_principals = turn.speaker == name
            said.append(ExternalTurn("user" if is_principals else "assistant", turn.text))
            place = _Place(EvidenceRef(len(sessions), index), is_principals)
            for named in _references([turn.dia_id]):
                places.setdefault(named, place)
        at = locomo_instant(_text(record, f"session_{number}_date_time"))
        sessions.append(ExternalSession(at, tuple(said)))
    if not sessions:
        raise Odd("conversation has no session_N with its session_N_date_time")
    questions = each(record.qa, _Question, skipped, "questions")
    probes = tuple(
        _probe(f"{record.sample_id}:{index}", question, places, sessions)
        for index, question in enumerate(questions)
        if question is not None and _is_asked(question, skipped)
    )
    return ExternalScenario(tuple(sessions), probes, principal_names=(name,))


def _is_asked(question: _Question, skipped: Skipped) -> bool:
    if question.category in CATEGORIES and is_sayable(question.question):
        return True
    skipped["questions"] += 1
    return False


def _probe(
    probe_id: str,
    question: _Question,
    places: dict[tuple[int, int], _Place],
    sessions: list[ExternalSession],
) -> ExternalProbe:
    named = _references(question.evidence)
    found = [places[key] for key in named if key in places]
    abstain = question.category == ABSTENTION
    return ExternalProbe(
        id=probe_id,
        category=CATEGORIES[question.category],
        question=question.question,
        answer="" if question.answer is None else number_text(question.answer),
        after=len(sessions) - 1,
        at=sessions[-1].at,
        abstain=abstain,
        evidence=tuple(dict.fromkeys(place.reference for place in found)),
        unscored="abstention" if abstain else _unscored(named, found),
    )


def _unscored(named: list[tuple[int, int]], found: list[_Place]) -> str | None:
    if not found or len(found) < len(named):
        return "no_evidence"
    if not all(place.is_principals for place in found):
        return "evidence_of_the_other_speaker"
    return None


def _references(texts: list[str]) -> list[tuple[int, int]]:
    """Read `D8:6; D9:17`, `D:11:26`; a lone `D` names nothing."""
    return [
        (int(session), int(turn)) for text in texts for session, turn in _REFERENCE.findall(text)
    ]


def _numbers(record: _Record) -> list[int]:
    """Give the numbers of the sessions that have turns and an instant, in order."""
    found = (_SESSION.fullmatch(key) for key in record.conversation)
    numbers = sorted(int(match.group(1)) for match in found if match)
    return [n for n in numbers if f"session_{n}_date_time" in record.conversation]


def _text(record: _Record, key: str) -> str:
    if key not in record.conversation:
        raise Odd(f"conversation misses {key}")
    return decoded(record.conversation[key], str, f".conversation.{key}")
