"""What was formed is held against what was labelled, each belief for one claim (003)."""

from __future__ import annotations

import msgspec
import pytest

from mnemic.activation.figures import Ratio
from mnemic.evals.distillation_corpus import (
    ClaimShape,
    DistillationCase,
    DistillationSession,
    DistillationTurn,
    EvidenceText,
    Expectation,
    LabelClass,
    TurnRole,
)
from mnemic.evals.distillation_scoring import (
    SCORER_VERSION,
    USEFUL,
    Rule,
    Scores,
    matches,
    score_case,
    score_dispositions,
)
from mnemic.memory.model import ClaimKind, CoverageUnit, Derivation, Longevity

TEXT = "I swim on weekends, and my sister Ana repairs clocks. What lens cleans best?"


class Told(msgspec.Struct, frozen=True):
    """Hold what scoring reads of a belief."""

    statement: str
    subject: str
    claim_kind: ClaimKind = ClaimKind.HABIT
    derivation: Derivation = Derivation.DIRECT
    longevity: Longevity = Longevity.ONGOING


def quoted(text: str) -> tuple[EvidenceText, ...]:
    """Quote the only turn of the case."""
    return (EvidenceText(session="s01", turn=0, text=text),)


SWIMMING = Expectation(
    name="swimming",
    claim_kind=ClaimKind.HABIT,
    derivation=Derivation.DIRECT,
    longevity=Longevity.ONGOING,
    shape=ClaimShape.ROUTINE,
    compatible_kinds=(ClaimKind.PROJECT_FACT,),
    subjects=("swimming",),
    statements=("User swims on weekends.",),
    evidence=quoted("I swim on weekends"),
)
SISTER = Expectation(
    name="sister",
    label=LabelClass.REASONABLE_TO_FORM,
    claim_kind=ClaimKind.RELATIONSHIP,
    derivation=Derivation.DIRECT,
    longevity=Longevity.DURABLE,
    shape=ClaimShape.FAMILY_MEMBER,
    subjects=("sister",),
    statements=("User has a sister named Ana.",),
    evidence=quoted("my sister Ana repairs clocks"),
)
CASE = DistillationCase(
    id="v3-case",
    title="a case",
    label=LabelClass.MUST_FORM,
    sessions=(
        DistillationSession(id="s01", turns=(DistillationTurn(role=TurnRole.USER, text=TEXT),)),
    ),
    expected=(SWIMMING, SISTER),
)
SWIMS = Told("User swims on weekends.", "swimming")


def test_the_scorers_version_is_the_one_that_artifacts_are_bound_to() -> None:
    """An artifact of an older scorer cannot activate."""
    assert SCORER_VERSION == "distillation-scorer@7"


@pytest.mark.parametrize(
    "belief",
    [
        SWIMS,
        Told("User goes swimming on weekends with Ana.", "weekend swimming"),
        Told("User swims on weekends.", "swims", ClaimKind.PROJECT_FACT,
             longevity=Longevity.DURABLE),
    ],
)  # fmt: skip
def test_a_correct_belief_matches_its_label(belief: Told) -> None:
    """With the gold kind, or with a compatible one and the longevity policy gives it."""
    assert matches(belief, SWIMMING)


@pytest.mark.parametrize(
    "belief",
    [
        msgspec.structs.replace(SWIMS, derivation=Derivation.HYPOTHESIS),
        msgspec.structs.replace(SWIMS, longevity=Longevity.DURABLE),
        msgspec.structs.replace(SWIMS, claim_kind=ClaimKind.PROJECT_FACT),
        msgspec.structs.replace(SWIMS, claim_kind=ClaimKind.GOAL),
        msgspec.structs.replace(SWIMS, subject="user"),
        msgspec.structs.replace(SWIMS, subject="The user"),
        msgspec.structs.replace(SWIMS, subject="sister"),
        msgspec.structs.replace(SWIMS, statement="User runs on weekends."),
    ],
)
def test_a_belief_that_differs_in_one_field_does_not(belief: Told) -> None:
    """Every field counts; the lenient rule asks for the statement alone."""
    assert not matches(belief, SWIMMING)
    assert matches(belief, SWIMMING, Rule.LENIENT) is (belief.statement == SWIMS.statement)


def test_one_belief_stands_for_one_claim() -> None:
    """A second wording is recognized and needed by nothing."""
    again = Told("User goes swimming on weekends.", "swimming")
    other = Told("User repairs clocks.", "clocks")
    score = score_case(CASE, (again, other, SWIMS))
    assert score.assigned == {"swimming": 0}
    assert score.recognized == {0, 2}
    assert (score.missed, score.unexpected, score.spare) == (("sister",), (1,), (1, 2))


def test_shares_are_counted_by_label_derivation_and_kind() -> None:
    """Recall goes by the label's kind, precision by the belief's own."""
    scores = Scores.of([score_case(CASE, (SWIMS, Told("User repairs clocks.", "clocks")))])
    assert scores.recall() == Ratio(met=1, of=1)
    assert scores.recall(labels=USEFUL) == Ratio(met=1, of=2)
    assert scores.recall(labels=USEFUL, kind=ClaimKind.RELATIONSHIP) == Ratio(met=0, of=1)
    assert scores.recall(derivation=Derivation.HYPOTHESIS) == Ratio(met=0, of=0)
    assert scores.precision() == Ratio(met=1, of=2)
    assert scores.precision(kind=ClaimKind.GOAL) == Ratio(met=0, of=0)
    assert scores.formed_kinds() == (ClaimKind.HABIT,)


def test_a_ledger_is_scored_on_the_clauses_that_carry_evidence() -> None:
    """A clause that only asks may be labelled anything."""
    told, sister, asked = TEXT.index("I swim"), TEXT.index("my sister"), TEXT.index("What")
    units = (
        CoverageUnit(7, told, sister - 6, "formed"),
        CoverageUnit(7, sister, asked - 2, "transient"),
        CoverageUnit(7, asked, len(TEXT), "not_memory"),
        CoverageUnit(8, 0, 5, "unsafe"),
    )
    scored = score_dispositions(CASE, units, {("s01", 0): 7})
    assert scored.covered == Ratio(met=1, of=2)
    assert scored.by_name() == {"formed": 1, "transient": 1}
    assert scored.others == {"not_memory": 1, "unsafe": 1}
