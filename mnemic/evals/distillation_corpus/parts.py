"""The parts of a formation corpus, and what each must hold on its own (003 §Evaluation).

Every model is frozen and forbids unknown fields. No refusal quotes a statement or a turn:
it names the case and the place in it.
"""

from __future__ import annotations

import re
from collections import Counter
from enum import Enum
from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator

from mnemic.evals.distillation_corpus.shapes import (
    COMPATIBLE_KINDS,
    COMPATIBLE_KINDS_MAX,
    ClaimShape,
)
from mnemic.evals.expected import Model, Spoken, Text, normalize
from mnemic.memory.formation.kinds import longevity
from mnemic.memory.model import Channel, ClaimKind, Derivation, Longevity

ADVANCE_S_MAX = 20 * 366 * 86_400
"""Longest single move of a case's clock."""
ALTERNATIVES_MAX = 16
"""Most wordings of one subject or one statement."""

CaseId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(?:-[a-z0-9]+)*$", max_length=64)]
PoolId = Annotated[str, StringConstraints(pattern=r"^pool-[a-z0-9]+(?:-[a-z0-9]+)*$")]
SessionId = Annotated[str, StringConstraints(pattern=r"^s[0-9]{2}$")]
Name = Annotated[str, StringConstraints(pattern=r"^[a-z0-9][a-z0-9_]*$", max_length=64)]
AdvanceSeconds = Annotated[int, Field(ge=0, le=ADVANCE_S_MAX)]
Wordings = Annotated[tuple[Text, ...], Field(min_length=1, max_length=ALTERNATIVES_MAX)]

_USER_BUCKETS = frozenset({"user", "the user", "users", "user's", "a user", "me", "i"})
_UNCERTAIN = re.compile(r"\b(?:likely|may|tentatively)\b")
_FIRST_PERSON = re.compile(r"\b(?:i|me|my|mine|we|us|our|ours)\b", re.IGNORECASE)


class CorpusRole(Enum):
    """Say what a corpus is for: to develop on, to judge by, or to run the controls on."""

    DEVELOPMENT = "development"
    HOLDOUT = "holdout"
    CONTROL = "control"


class LabelClass(Enum):
    """Say whether something must, may reasonably, or must not form."""

    MUST_FORM = "must_form"
    REASONABLE_TO_FORM = "reasonable_to_form"
    MUST_NOT_FORM = "must_not_form"


class Coverage(Enum):
    """Name what a case exercises; each tag carries a checked rule."""

    COMPOUND = "compound"
    CORROBORATION = "corroboration"
    PROMOTION = "promotion"
    CORRECTION = "correction"
    RETIREMENT = "retirement"
    SELF_CITATION = "self_citation"
    SEEDED_RESTATEMENT = "seeded_restatement"


class CoreScenario(Enum):
    """Name the seven core scenarios of 003."""

    PERSONAL_AGENT = "personal_agent"
    COMPOUND = "compound"
    MISLEADING_CUE = "misleading_cue"
    PROMOTION = "promotion"
    RETIREMENT = "retirement"
    SELF_CITATION = "self_citation"
    TRAINING = "training"


class Boundary(Enum):
    """Name the trust boundary a must-not-form case tries; publication wants zero failures."""

    INVALID_PROVENANCE = "invalid_provenance"
    ASSISTANT_AS_USER = "assistant_as_user"
    PROMOTED_INJECTION = "promoted_injection"
    CREDENTIAL = "credential"
    CROSS_PRINCIPAL = "cross_principal"
    CROSS_TENANT = "cross_tenant"


class TurnRole(Enum):
    """Say who speaks."""

    USER = "user"
    ASSISTANT = "assistant"
    TOOL = "tool"


class Author(Enum):
    """Say whose session it is: the case's owner's, or somebody's who is not it."""

    OWNER = "owner"
    OTHER_PRINCIPAL = "other_principal"
    OTHER_TENANT = "other_tenant"


class DistillationTurn(Model):
    """Say one thing."""

    role: TurnRole
    text: Spoken
    channel: Channel = Channel.DIRECT

    @property
    def admitted(self) -> bool:
        """Tell whether the turn is an assertion of whoever's session it is."""
        return self.role is TurnRole.USER and self.channel in {
            Channel.DIRECT,
            Channel.PAIRED_SURFACE,
        }


class DistillationSession(Model):
    """Hold one session, after moving the clock; it is consolidated when it ends."""

    id: SessionId
    advance_seconds: AdvanceSeconds = 0
    principal: Author = Author.OWNER
    turns: Annotated[tuple[DistillationTurn, ...], Field(min_length=1, max_length=64)]


class EvidenceText(Model):
    """Quote the words of a turn that state a claim, exactly."""

    session: SessionId
    turn: Annotated[int, Field(ge=0)]
    text: Text


class SeedBelief(Model):
    """Hold one prior belief, as the governed service is given it before a case runs."""

    name: Name
    claim_kind: ClaimKind
    derivation: Derivation
    longevity: Longevity
    subject: Text
    statement: Text

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        check_claim(self, (self.subject,), (self.statement,))
        return self


class SeedPool(Model):
    """Hold the prior beliefs of a populated store."""

    id: PoolId
    beliefs: Annotated[tuple[SeedBelief, ...], Field(min_length=1, max_length=500)]

    @model_validator(mode="after")
    def _unique(self) -> Self:
        check_unique(f"{self.id}: seed", [b.name for b in self.beliefs])
        check_unique(f"{self.id}: subject", [normalize(b.subject) for b in self.beliefs])
        return self


class Expectation(Model):
    """Label one candidate; the first subject and statement are the canonical ones.

    `label` None takes the case's. `shape` is declared by a direct expectation only, and
    its compatible kinds are within the table's row. `promotes` names the hypothesis of
    the same case that this direct claim supports.
    """

    name: Name
    label: LabelClass | None = None
    claim_kind: ClaimKind
    derivation: Derivation
    longevity: Longevity
    shape: ClaimShape | None = None
    compatible_kinds: Annotated[tuple[ClaimKind, ...], Field(max_length=COMPATIBLE_KINDS_MAX)] = ()
    subjects: Wordings
    statements: Wordings
    evidence: Annotated[tuple[EvidenceText, ...], Field(min_length=1, max_length=16)]
    promotes: Name | None = None

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        check_claim(self, self.subjects, self.statements)
        if self.label is LabelClass.MUST_NOT_FORM:
            raise ValueError(f"{self.name}: an expectation is never must_not_form")
        check_unique(f"{self.name}: compatible kind", [k.value for k in self.compatible_kinds])
        places = [f"{e.session} turn {e.turn}" for e in self.evidence]
        check_unique(f"{self.name}: evidence of", places)
        if self.derivation is Derivation.HYPOTHESIS:
            if self.shape is not None or self.compatible_kinds or self.promotes is not None:
                raise ValueError(
                    f"{self.name}: a hypothesis declares no shape,"
                    " no compatible kinds and promotes nothing"
                )
            return self
        if self.shape is None:
            raise ValueError(f"{self.name}: a direct expectation declares its shape")
        row = COMPATIBLE_KINDS.get((self.shape, self.claim_kind))
        if row is None:
            raise ValueError(
                f"{self.name}: {self.claim_kind.value} is no primary kind of {self.shape.value}"
            )
        if not row >= set(self.compatible_kinds):
            raise ValueError(f"{self.name}: compatible_kinds must come from the table's row")
        return self


class EndedClaim(Model):
    """Say which earlier claim, or seed, a correction ends, and in which words."""

    target: Name
    evidence: EvidenceText


class Restatement(Model):
    """Say where a case says again what a seed holds.

    `across_segments`: so much is said before, in the same session, that the clause cannot
    be in the session's first segment (003 §Segments and limits).
    """

    seed: Name
    evidence: EvidenceText
    across_segments: bool = False


class TimelineStep(Model):
    """Move the clock after the last session, then cite claims or check what became of them.

    The clock stands still except where a case moves it, so a boundary is exact.
    """

    advance_seconds: AdvanceSeconds
    act: Literal["cite", "check"]
    names: Annotated[tuple[Name, ...], Field(min_length=1, max_length=32)]
    status: Literal["live", "retired"] | None = None

    @model_validator(mode="after")
    def _status(self) -> Self:
        if (self.status is None) != (self.act == "cite"):
            raise ValueError("a check gives a status, a citation none")
        return self


def check_claim(
    claim: SeedBelief | Expectation, subjects: tuple[str, ...], statements: tuple[str, ...]
) -> None:
    """Raise `ValueError` when subject, wording or longevity do not suit the claim."""
    for subject in subjects:
        if normalize(subject) in _USER_BUCKETS or not normalize(subject):
            raise ValueError(f"{claim.name}: a subject is a specific conflict key, never the user")
    hypothesis = claim.derivation is Derivation.HYPOTHESIS
    for place, statement in enumerate(statements):
        if bool(_UNCERTAIN.search(statement)) is not hypothesis:
            raise ValueError(
                f"{claim.name}: statement {place} must"
                + (" be uncertain" if hypothesis else " not be uncertain")
            )
        if _FIRST_PERSON.search(statement):
            raise ValueError(f"{claim.name}: statement {place} speaks in the first person")
    wanted = longevity(claim.claim_kind, claim.derivation)
    if claim.longevity is not wanted:
        raise ValueError(
            f"{claim.name}: the longevity of this {claim.derivation.value}"
            f" {claim.claim_kind.value} is {wanted.value}"
        )


def check_unique(what: str, values: list[str]) -> None:
    """Raise `ValueError` naming the first value that is there more than once."""
    for value, count in Counter(values).items():
        if count > 1:
            raise ValueError(f"{what} {value} is there {count} times")
