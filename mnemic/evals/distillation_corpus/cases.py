"""A case of a formation corpus: what one principal says, and all that may come of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Annotated, Self

from pydantic import Field, model_validator

from mnemic.evals.distillation_corpus.parts import (
    Author,
    Boundary,
    CaseId,
    CoreScenario,
    Coverage,
    DistillationSession,
    EndedClaim,
    EvidenceText,
    Expectation,
    LabelClass,
    PoolId,
    Restatement,
    TimelineStep,
    check_unique,
)
from mnemic.evals.expected import Model, Text, normalize
from mnemic.memory.model import Derivation, Longevity

PROPOSALS_PER_SOURCE_MAX = 6
"""Most proposals of one source event (003 §Capacity and ranking)."""
HYPOTHESIS_LIFETIME_S = 30 * 86_400
"""How long a hypothesis lives without later evidence (003 §Confidence)."""
ONGOING_LIFETIME_S = 90 * 86_400
"""How long an ongoing observation lives without later evidence."""
COMPOUND_SUBJECTS_MIN = 2
"""Fewest subjects that one turn of a compound case states."""


class DistillationCase(Model):
    """Hold one principal's sessions and everything they may form."""

    id: CaseId
    title: Text
    label: LabelClass
    core: CoreScenario | None = None
    boundary: Boundary | None = None
    covers: tuple[Coverage, ...] = ()
    pool: PoolId | None = None
    sessions: Annotated[tuple[DistillationSession, ...], Field(min_length=1, max_length=16)]
    expected: tuple[Expectation, ...]
    ends: tuple[EndedClaim, ...] = ()
    restates: tuple[Restatement, ...] = ()
    timeline: tuple[TimelineStep, ...] = ()
    forbidden_statements: tuple[Text, ...] = ()

    @property
    def positive(self) -> bool:
        """Tell whether the case has something to form."""
        return self.label is not LabelClass.MUST_NOT_FORM

    def label_of(self, expectation: Expectation) -> LabelClass:
        """Give an expectation's label: its own, or the case's."""
        return expectation.label or self.label

    def expectation(self, name: str) -> Expectation | None:
        """Give the expectation of a name; None when there is none."""
        return next((e for e in self.expected if e.name == name), None)

    def session_index(self, session_id: str) -> int | None:
        """Give a session's place, counted from 0; None when there is none."""
        return next((i for i, s in enumerate(self.sessions) if s.id == session_id), None)

    def age_after_sessions_s(self, expectation: Expectation) -> int:
        """Give how old an expectation's newest evidence is when the last session ends."""
        newest = max(self.session_index(e.session) or 0 for e in expectation.evidence)
        return sum(s.advance_seconds for s in self.sessions[newest + 1 :])

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        try:
            check_unique("session id", [s.id for s in self.sessions])
            check_unique("expectation", [e.name for e in self.expected])
            check_unique("covers", [c.value for c in self.covers])
            _check_labels(self)
            _check_evidence(self)
            _check_promotions(self)
            _check_capacity(self)
            _check_timeline(self)
            _check_coverage(self)
        except ValueError as error:
            raise ValueError(f"{self.id}: {error}") from None
        return self


def _check_labels(case: DistillationCase) -> None:
    if case.boundary is not None and case.positive:
        raise ValueError("a boundary is tried by a must_not_form case")
    if not case.positive:
        if case.expected:
            raise ValueError("a must_not_form case expects nothing")
        if case.boundary is not None and not case.forbidden_statements:
            raise ValueError("a boundary case names what it forbids")
    else:
        labels = {case.label_of(e) for e in case.expected}
        if case.label not in labels:
            raise ValueError(f"a {case.label.value} case has a {case.label.value} expectation")
        if case.label is LabelClass.REASONABLE_TO_FORM and LabelClass.MUST_FORM in labels:
            raise ValueError("a reasonable_to_form case has no must_form expectation")
    for fragment in case.forbidden_statements:
        if not normalize(fragment):
            raise ValueError("a forbidden statement is empty once normalized")


def _check_evidence(case: DistillationCase) -> None:
    for expectation in case.expected:
        for evidence in expectation.evidence:
            check_quoted(case, expectation.name, evidence)
    for ended in case.ends:
        check_quoted(case, f"end of {ended.target}", ended.evidence)
    for restated in case.restates:
        check_quoted(case, f"restatement of {restated.seed}", restated.evidence)


def check_quoted(case: DistillationCase, what: str, evidence: EvidenceText) -> None:
    """Raise `ValueError` when a text does not occur in an admitted turn of the owner's."""
    index = case.session_index(evidence.session)
    session = None if index is None else case.sessions[index]
    if session is None or evidence.turn >= len(session.turns):
        raise ValueError(f"{what}: {evidence.session} turn {evidence.turn} is not there")
    turn = session.turns[evidence.turn]
    if session.principal is not Author.OWNER or not turn.admitted:
        raise ValueError(
            f"{what}: {evidence.session} turn {evidence.turn} is no assertion of the owner"
        )
    if evidence.text not in turn.text:
        raise ValueError(
            f"{what}: the evidence text does not occur in {evidence.session} turn {evidence.turn}"
        )


def _check_promotions(case: DistillationCase) -> None:
    for expectation in case.expected:
        if expectation.promotes is None:
            continue
        cue = case.expectation(expectation.promotes)
        if cue is None or cue.derivation is not Derivation.HYPOTHESIS:
            raise ValueError(f"{expectation.name}: it promotes no hypothesis of the case")
        if _first_session(case, cue) >= _first_session(case, expectation):
            raise ValueError(f"{expectation.name}: it must be stated in a later session")


def _first_session(case: DistillationCase, expectation: Expectation) -> int:
    return min(case.session_index(e.session) or 0 for e in expectation.evidence)


def _check_capacity(case: DistillationCase) -> None:
    per_turn: Counter[tuple[str, int]] = Counter()
    for expectation in case.expected:
        per_turn.update({(e.session, e.turn) for e in expectation.evidence})
    for (session, turn), count in per_turn.items():
        if count > PROPOSALS_PER_SOURCE_MAX:
            raise ValueError(
                f"{session} turn {turn} states {count} claims,"
                f" and at most {PROPOSALS_PER_SOURCE_MAX} form"
            )


def _check_timeline(case: DistillationCase) -> None:
    """Hold every check to the lifetimes of 003: live before the boundary, retired at it."""
    elapsed_s = 0
    for place, step in enumerate(case.timeline):
        elapsed_s += step.advance_seconds
        for name in step.names:
            expectation = case.expectation(name)
            if expectation is None:
                if step.status == "retired":
                    raise ValueError(f"timeline {place}: {name} is no expectation of the case")
                continue
            age_s = elapsed_s + case.age_after_sessions_s(expectation)
            if step.act == "check" and step.status != _status_at(expectation, age_s):
                raise ValueError(f"timeline {place}: {name} is not {step.status} after {age_s} s")


def _status_at(expectation: Expectation, age_s: int) -> str:
    if expectation.derivation is Derivation.HYPOTHESIS:
        return "live" if age_s < HYPOTHESIS_LIFETIME_S else "retired"
    if expectation.longevity is Longevity.ONGOING:
        return "live" if age_s < ONGOING_LIFETIME_S else "retired"
    return "live"


def _compound(case: DistillationCase) -> bool:
    subjects: dict[tuple[str, int], set[str]] = {}
    for expectation in case.expected:
        for e in expectation.evidence:
            subjects.setdefault((e.session, e.turn), set()).add(normalize(expectation.subjects[0]))
    return any(len(found) >= COMPOUND_SUBJECTS_MIN for found in subjects.values())


def _corroborated(case: DistillationCase) -> bool:
    return any(len({x.session for x in e.evidence}) >= 2 for e in case.expected)


def _retired(case: DistillationCase) -> frozenset[str]:
    return frozenset(n for s in case.timeline if s.status == "retired" for n in s.names)


def _self_cited(case: DistillationCase) -> bool:
    cited: set[str] = set()
    for step in case.timeline:
        if step.act == "cite":
            cited.update(step.names)
        elif step.status == "retired" and cited & set(step.names):
            return True
    return False


def _check_coverage(case: DistillationCase) -> None:
    for tag in case.covers:
        if not _EXERCISED[tag](case):
            raise ValueError(f"covers {tag.value} without exercising it")


_EXERCISED: dict[Coverage, Callable[[DistillationCase], bool]] = {
    Coverage.COMPOUND: _compound,
    Coverage.CORROBORATION: _corroborated,
    Coverage.PROMOTION: lambda case: any(e.promotes is not None for e in case.expected),
    Coverage.CORRECTION: lambda case: bool(case.ends),
    Coverage.RETIREMENT: lambda case: bool(_retired(case)),
    Coverage.SELF_CITATION: _self_cited,
    Coverage.SEEDED_RESTATEMENT: lambda case: any(r.across_segments for r in case.restates),
}
