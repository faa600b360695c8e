"""The corpus of the memory benchmark: its models, its rules, its loader (000 §The corpus).

Every model is frozen and forbids unknown fields. A document that breaks a category rule,
a reference, an identifier's uniqueness or a coverage bound is refused with the place.
"""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import (
    AwareDatetime,
    Field,
    StringConstraints,
    ValidationError,
    model_validator,
)

from mnemic.errors import InvalidFile
from mnemic.evals.expected import ExpectedBelief, Model, Spoken, Text, normalize
from mnemic.memory.model import BeliefType

BENCHMARK_VERSION = 1
SCENARIOS_MIN = 12
PROBES_PER_CATEGORY_MIN = 3
PROTECTED_SCENARIOS_MIN = 4
PROBES_MAX = 80
TEMPORAL_ADVANCE_MIN = timedelta(days=30)
ADVANCE_S_MAX = 20 * 366 * 86_400
"""Longest single move of a scenario's clock."""
CORPUS_FILE_BYTES_MAX = 64 * 1024 * 1024
"""Largest corpus file that is read."""
GENERAL_SCOPE = "general"
"""The scope of a session that names no project."""

Label = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*$")]
SessionId = Annotated[str, StringConstraints(pattern=r"^s[0-9]{2}$")]
ProbeId = Annotated[str, StringConstraints(pattern=r"^p[0-9]{2}$")]
ScenarioId = Annotated[str, StringConstraints(pattern=r"^mb-[a-z0-9]+(?:-[a-z0-9]+)*-[0-9]{3}$")]
ProjectScope = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9-]{1,63}$")]
AdvanceSeconds = Annotated[int, Field(ge=0, le=ADVANCE_S_MAX)]


class Category(Enum):
    """Name what a probe asks for; each category carries a checked rule."""

    SINGLE_HOP = "single_hop"
    MULTI_HOP = "multi_hop"
    TEMPORAL = "temporal"
    UPDATE = "update"
    CORRECTION = "correction"
    PREFERENCE = "preference"
    TRANSFER = "transfer"
    ABSTENTION = "abstention"


class BenchmarkTurn(Model):
    """Say one thing, after moving the clock."""

    text: Spoken
    advance_seconds: AdvanceSeconds = 0


class BenchmarkSession(Model):
    """Hold one session, in its project, after moving the clock."""

    id: SessionId
    project_scope: ProjectScope | None = None
    advance_seconds: AdvanceSeconds = 0
    turns: Annotated[tuple[BenchmarkTurn, ...], Field(min_length=1)]

    @property
    def scope(self) -> str:
        """Give the scope its beliefs are formed in."""
        return self.project_scope or GENERAL_SCOPE

    @property
    def total_advance_s(self) -> int:
        """Sum the clock's moves before the session and before each of its turns."""
        return self.advance_seconds + sum(turn.advance_seconds for turn in self.turns)


class LabeledBelief(ExpectedBelief):
    """Label what one session states, and which label it replaces."""

    label: Label
    session: SessionId
    supersedes: Label | None = None


class ProbeAnswer(Model):
    """Say what a right answer is, without a judge."""

    kind: Literal["exact", "alternatives", "all_of", "abstain"]
    values: tuple[Text, ...]

    @model_validator(mode="after")
    def _counted(self) -> Self:
        count = len(self.values)
        wanted = {
            "abstain": (count == 0, "no value"),
            "exact": (count == 1, "exactly one value"),
            "alternatives": (count >= 1, "at least one value"),
            "all_of": (count >= 2, "at least two values"),
        }[self.kind]
        if not wanted[0]:
            raise ValueError(f"answer kind {self.kind} takes {wanted[1]}, not {count}")
        return self


class EvidenceRef(Model):
    """Point to the words that back a probe: a session, and a turn when it is known."""

    session: SessionId
    turn: Annotated[int, Field(ge=0)] | None = None


class BenchmarkProbe(Model):
    """Ask one question, after moving the clock."""

    id: ProbeId
    category: Category
    project_scope: ProjectScope | None = None
    advance_seconds: AdvanceSeconds = 0
    question: Spoken
    needed: tuple[Label, ...]
    answer: ProbeAnswer
    forbidden_statements: tuple[Text, ...] = ()
    evidence: tuple[EvidenceRef, ...] = ()

    @property
    def scope(self) -> str:
        """Give the scope the probe is asked in."""
        return self.project_scope or GENERAL_SCOPE


class BenchmarkScenario(Model):
    """Hold one principal's sessions, what they state, and what is asked afterwards."""

    id: ScenarioId
    title: Text
    start_at: AwareDatetime
    sessions: Annotated[tuple[BenchmarkSession, ...], Field(min_length=2, max_length=100)]
    beliefs: tuple[LabeledBelief, ...]
    protected_statements: tuple[Text, ...] = ()
    probes: Annotated[tuple[BenchmarkProbe, ...], Field(min_length=1, max_length=6)]

    def belief(self, label: str) -> LabeledBelief:
        """Give the belief of a label."""
        return next(b for b in self.beliefs if b.label == label)

    def session(self, session_id: str) -> BenchmarkSession:
        """Give the session of an id."""
        return next(s for s in self.sessions if s.id == session_id)

    def session_index(self, session_id: str) -> int:
        """Give a session's place, counted from 0."""
        return next(i for i, s in enumerate(self.sessions) if s.id == session_id)

    def superseded_labels(self) -> frozenset[str]:
        """Give the labels that a later label replaces."""
        return frozenset(b.supersedes for b in self.beliefs if b.supersedes is not None)

    def distance(self, label: str) -> int:
        """Count how many sessions back a label is stated; the last session is 1."""
        return len(self.sessions) - self.session_index(self.belief(label).session)

    def advance_to_probe(self, session_id: str, probe: BenchmarkProbe) -> timedelta:
        """Sum the clock's moves after a session up to a probe."""
        later = self.sessions[self.session_index(session_id) + 1 :]
        upto = self.probes[: self.probes.index(probe) + 1]
        seconds = sum(s.total_advance_s for s in later) + sum(p.advance_seconds for p in upto)
        return timedelta(seconds=seconds)

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        _unique("session id", [s.id for s in self.sessions])
        _unique("label", [b.label for b in self.beliefs])
        _unique("probe id", [p.id for p in self.probes])
        for fragment in self.protected_statements:
            if not normalize(fragment):
                raise ValueError("a protected statement is empty once normalized")
        sessions = {s.id for s in self.sessions}
        for belief in self.beliefs:
            if belief.session not in sessions:
                raise ValueError(f"{belief.label}: session {belief.session} is not there")
            self._check_supersedes(belief)
        labels = {b.label for b in self.beliefs}
        for probe in self.probes:
            _unique(f"{probe.id}: needed label", list(probe.needed))
            for label in probe.needed:
                if label not in labels:
                    raise ValueError(f"{probe.id}: needed label {label} is not there")
            for reference in probe.evidence:
                self._check_evidence(probe, reference)
            problem = broken_rule(self, probe)
            if problem is not None:
                raise ValueError(f"{probe.id} ({probe.category.value}): {problem}")
        return self

    def _check_supersedes(self, belief: LabeledBelief) -> None:
        if belief.supersedes is None:
            return
        older = next((b for b in self.beliefs if b.label == belief.supersedes), None)
        if older is None:
            raise ValueError(f"{belief.label}: supersedes {belief.supersedes}, which is not there")
        order = [s.id for s in self.sessions]
        if older.session not in order:
            raise ValueError(f"{older.label}: session {older.session} is not there")
        if order.index(belief.session) <= order.index(older.session):
            raise ValueError(
                f"{belief.label}: it must be stated in a later session than {older.label}"
            )

    def _check_evidence(self, probe: BenchmarkProbe, reference: EvidenceRef) -> None:
        session = next((s for s in self.sessions if s.id == reference.session), None)
        if session is None:
            raise ValueError(f"{probe.id}: evidence session {reference.session} is not there")
        if reference.turn is not None and reference.turn >= len(session.turns):
            raise ValueError(f"{probe.id}: evidence turn {reference.turn} is not there")


def broken_rule(scenario: BenchmarkScenario, probe: BenchmarkProbe) -> str | None:
    """Say which rule of its category a probe breaks; None when it keeps them all."""
    needed = [scenario.belief(label) for label in probe.needed]
    match probe.category:
        case Category.SINGLE_HOP:
            return None if len(needed) == 1 else "exactly one needed belief"
        case Category.MULTI_HOP:
            kept = len(needed) >= 2 and probe.answer.kind == "all_of"
            return None if kept else "two or more needed beliefs and an all_of answer"
        case Category.TEMPORAL:
            return _broken_temporal(scenario, probe, needed)
        case Category.UPDATE | Category.CORRECTION:
            return _broken_update(scenario, probe, needed)
        case Category.PREFERENCE:
            kept = bool(needed) and all(b.belief_type is BeliefType.PREFERENCE for b in needed)
            return None if kept else "every needed belief is a preference, and there is one"
        case Category.TRANSFER:
            return _broken_transfer(scenario, probe, needed)
        case Category.ABSTENTION:
            return None if _abstains(probe) else _ABSTAINING


_ABSTAINING = "nothing needed, an abstain answer and forbidden statements"


def _abstains(probe: BenchmarkProbe) -> bool:
    return (
        not probe.needed
        and probe.answer.kind == "abstain"
        and any(normalize(s) for s in probe.forbidden_statements)
    )


def _broken_temporal(
    scenario: BenchmarkScenario, probe: BenchmarkProbe, needed: list[LabeledBelief]
) -> str | None:
    far = all(scenario.advance_to_probe(b.session, probe) >= TEMPORAL_ADVANCE_MIN for b in needed)
    return None if needed and far else "thirty days or more from each needed belief's session"


def _broken_update(
    scenario: BenchmarkScenario, probe: BenchmarkProbe, needed: list[LabeledBelief]
) -> str | None:
    if len(needed) != 1 or needed[0].supersedes is None:
        return "exactly one needed belief, and it supersedes another"
    covered = {normalize(s) for s in probe.forbidden_statements}
    older = scenario.belief(needed[0].supersedes)
    if not {normalize(s) for s in older.statements} <= covered:
        return f"forbidden_statements must cover every statement of {older.label}"
    return None


def _broken_transfer(
    scenario: BenchmarkScenario, probe: BenchmarkProbe, needed: list[LabeledBelief]
) -> str | None:
    if probe.project_scope is None:
        return "a project_scope"
    if not needed:
        return None if _abstains(probe) else _ABSTAINING
    foreign = all(scenario.session(b.session).scope != probe.scope for b in needed)
    return None if foreign else "every needed belief is stated in another scope"


class MemoryBenchmarkCorpus(Model):
    """Hold the scenarios and the two phrases of the live arm."""

    schema_version: Literal[1]
    probe_instruction: Text
    abstain_phrase: Text
    scenarios: Annotated[tuple[BenchmarkScenario, ...], Field(min_length=SCENARIOS_MIN)]

    @model_validator(mode="after")
    def _covers(self) -> Self:
        _unique("scenario id", [s.id for s in self.scenarios])
        if not normalize(self.abstain_phrase):
            raise ValueError("abstain_phrase is empty once normalized")
        probes = [p for s in self.scenarios for p in s.probes]
        if len(probes) > PROBES_MAX:
            raise ValueError(f"{len(probes)} probes: at most {PROBES_MAX}")
        counts = Counter(p.category for p in probes)
        for category in Category:
            if counts[category] < PROBES_PER_CATEGORY_MIN:
                raise ValueError(
                    f"{category.value}: {counts[category]} probes,"
                    f" at least {PROBES_PER_CATEGORY_MIN}"
                )
        guarded = sum(map(is_protected_abstention, self.scenarios))
        if guarded < PROTECTED_SCENARIOS_MIN:
            raise ValueError(
                f"{guarded} scenarios ask for what they protect, at least {PROTECTED_SCENARIOS_MIN}"
            )
        return self


def is_protected_abstention(scenario: BenchmarkScenario) -> bool:
    """Tell whether an abstention probe asks for what its scenario protects."""
    protected = {normalize(s) for s in scenario.protected_statements}
    return any(
        p.category is Category.ABSTENTION
        and protected & {normalize(s) for s in p.forbidden_statements}
        for p in scenario.probes
    )


def _unique(what: str, values: list[str]) -> None:
    for value, count in Counter(values).items():
        if count > 1:
            raise ValueError(f"{what} {value} is there {count} times")


def shipped_corpus_path() -> Path:
    """Give the place of the checked-in corpus."""
    return Path(__file__).parent.parent / "capability" / "memory-benchmark.v1.json"


def load_corpus(path: Path) -> tuple[MemoryBenchmarkCorpus, str]:
    """Read a corpus and the sha256 of its bytes; raise `InvalidFile` naming the first place."""
    try:
        if path.stat().st_size > CORPUS_FILE_BYTES_MAX:
            raise InvalidFile(str(path), 1, "file", "split it: it is larger than 64 MiB")
        document = path.read_bytes()
    except OSError as error:
        raise InvalidFile(str(path), 1, "file", f"it cannot be read ({error.strerror})") from None
    try:
        corpus = MemoryBenchmarkCorpus.model_validate_json(document)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "document"
        raise InvalidFile(str(path), 1, where, first["msg"]) from None
    return corpus, sha256(document).hexdigest()
