"""Gates of 003 on what is one claim: the scorer is not fooled, a correction is never known."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import replace

from mnemic.evals.distillation_corpus import (
    ClaimShape,
    CorpusRole,
    DistillationCorpus,
    EvidenceText,
    Expectation,
    development_corpus_path,
    holdout_corpus_path,
    load_corpus,
)
from mnemic.evals.distillation_scoring import SCORER_VERSION, Rule, matches
from mnemic.memory.formation.claims import compatible, represents, states
from mnemic.memory.model import ClaimKind, Derivation, Longevity

PAIRS = json.loads((Path(__file__).parents[1] / "cases" / "claim-pairs.json").read_text("utf-8"))
NEVER = ("negation", "absence", "count", "direction", "swapped arguments", "sibling")
"""The rules by which two claims never match, whichever is the gold one."""


class Told(Struct, frozen=True):
    """Hold what the scorer reads of a belief."""

    statement: str
    subject: str
    claim_kind: ClaimKind = ClaimKind.HABIT
    derivation: Derivation = Derivation.DIRECT
    longevity: Longevity = Longevity.ONGOING


def gold(statement: str, subject: str) -> Expectation:
    """Label a habit."""
    return Expectation(
        name="claim",
        claim_kind=ClaimKind.HABIT,
        derivation=Derivation.DIRECT,
        longevity=Longevity.ONGOING,
        shape=ClaimShape.ROUTINE,
        subjects=(subject,),
        statements=(statement,),
        evidence=(EvidenceText(session="s01", turn=0, text="…"),),
    )


ROUTINE = gold("User does a 5x5 routine two to three times a week at the gym.", "5x5 routine")
RIGHT = Told("User does a 5x5 routine two to three times a week at the gym.", "5x5 routine")


@pytest.mark.gate("gate.memory.scorer_symmetric")
@pytest.mark.parametrize(
    "statement",
    [
        "User does a 5x5 routine two to three times a week at the gym in Oslo with Ana.",
        "User currently does a 5x5 routine 2-3 times per week at the gym.",
        "At the gym User does a 5x5 routine two to three times a week.",
        "User follows a 5x5 routine two to three times a week at the gym.",
        "User does a 5x5 routine two to three times a week at the gym when it is not crowded.",
    ],
)
def test_a_correct_belief_matches(statement: str) -> None:
    """The control: detail, qualifiers, paraphrase and circumstance leave the claim itself."""
    assert matches(replace(RIGHT, statement=statement), ROUTINE)


@pytest.mark.gate("gate.memory.scorer_symmetric")
@pytest.mark.parametrize(
    "statement",
    [
        # Elaborates beyond, and leaves out.
        "User does a demanding barbell routine two to three times a week before breakfast.",
        # Negates.
        "User does not do a 5x5 routine two to three times a week at the gym.",
        "User no longer does a 5x5 routine two to three times a week at the gym.",
        # Recounts.
        "User does a 5x5 routine three to four times a week at the gym.",
        "User does a 5x5 routine two to three times a month at the gym.",
        "User does a 5x5 routine at the gym.",
        # Adds a condition.
        "User does a 5x5 routine two to three times a week at the gym except in July.",
        # Names a sibling.
        "User does a yoga routine two to three times a week at the gym.",
        "User does a 5x5 routine two to three times a week at the pool.",
        # Is about somebody else.
        "User's sister does a 5x5 routine two to three times a week at the gym.",
    ],
)
def test_a_belief_that_changes_the_claim_never_matches(statement: str) -> None:
    """Neither strictly nor by the lenient rule of the frozen controls."""
    assert not matches(replace(RIGHT, statement=statement), ROUTINE)
    assert not matches(replace(RIGHT, statement=statement), ROUTINE, Rule.LENIENT)


@pytest.mark.gate("gate.memory.scorer_symmetric")
@pytest.mark.parametrize(
    ("reversed_", "right"),
    [
        ("User commutes from Malmö to Lund by train.", "User commutes from Lund to Malmö."),
        ("User stretches after running.", "User stretches before running."),
        ("User reports to Ana and mentors Ben.", "User reports to Ben and mentors Ana."),
        ("User lends books to Ana.", "User borrows books from Ana."),
    ],
)
def test_a_reversed_claim_never_matches_from_either_side(reversed_: str, right: str) -> None:
    """And each matches itself."""
    subject = "commutes stretches reports mentors books"
    for one, other in ((reversed_, right), (right, reversed_)):
        assert not matches(Told(one, subject), gold(other, subject))
        assert matches(Told(one, subject), gold(one, subject))


@pytest.mark.gate("gate.memory.scorer_symmetric")
@pytest.mark.parametrize("bucket", ["user", "User", "the user", "User's", "me", "I", "they"])
def test_the_user_bucket_names_no_conflict_key(bucket: str) -> None:
    """Nor does another key; a lemma, an inflection or a compound of the gold key does."""
    assert not matches(replace(RIGHT, subject=bucket), ROUTINE)
    assert not matches(replace(RIGHT, subject="sister"), ROUTINE)
    for subject in ("routine", "routines", "gym visits", "the 5x5"):
        assert matches(replace(RIGHT, subject=subject), ROUTINE)
    lifting = gold("User lifts weights.", "lifting weights")
    assert matches(Told("User does weightlifting.", "weightlifting"), lifting)


@pytest.mark.gate("gate.memory.scorer_symmetric")
@pytest.mark.parametrize("rule", NEVER)
def test_no_near_miss_matches_whichever_is_the_gold(rule: str) -> None:
    """Every near-miss of these rules is apart from both sides, and there are matches beside."""
    apart = [(a, b) for same, a, b in PAIRS["states"][rule] if not same]
    assert len(apart) >= 5
    assert any(same for same, _, _ in PAIRS["states"][rule])
    for one, other in apart:
        assert not states(one, other)
        assert not states(other, one)
        assert compatible(one, other) is compatible(other, one)


def test_the_scorer_has_the_version_that_artifacts_name() -> None:
    """A change of what matches is another version."""
    assert SCORER_VERSION == "distillation-scorer@7"


def corpora() -> tuple[DistillationCorpus, ...]:
    """Give the shipped corpora that have seed pools."""
    return (
        load_corpus(development_corpus_path(), role=CorpusRole.DEVELOPMENT)[0],
        load_corpus(holdout_corpus_path(), role=CorpusRole.HOLDOUT)[0],
    )


@pytest.mark.gate("gate.memory.coverage_dispositions_verified")
def test_a_restated_seed_represents_its_clause_and_no_other_seed_does() -> None:
    """Over both corpora: the cited memory must be about the clause, and assert it."""
    tried = 0
    for corpus in corpora():
        for case in corpus.cases:
            pool = corpus.pool(case.pool)
            for restated in case.restates:
                assert pool is not None
                said = restated.evidence.text
                found = [b.name for b in pool.beliefs if represents(b.statement, said)]
                assert found == [restated.seed]
                tried += 1
    assert tried >= 5


@pytest.mark.gate("gate.memory.coverage_dispositions_verified")
def test_no_seed_and_no_claim_represents_the_clause_that_ends_it() -> None:
    """A correction can never be labelled away as already known."""
    tried = 0
    for corpus in corpora():
        for case in corpus.cases:
            pool = corpus.pool(case.pool)
            for ended in case.ends:
                claim = case.expectation(ended.target)
                seeds = () if pool is None else pool.beliefs
                known = [b.statement for b in seeds if b.name == ended.target]
                known += [] if claim is None else claim.statements
                assert known
                assert not any(represents(k, ended.evidence.text) for k in known)
                tried += 1
    assert tried >= 5


@pytest.mark.gate("gate.memory.coverage_dispositions_verified")
@pytest.mark.parametrize(
    ("clause", "known"),
    [
        ("I run 5 km every morning", True),
        ("every morning I still run 5 km", True),
        ("I don't run 5 km every morning", False),
        ("I no longer run 5 km every morning", False),
        ("I run 8 km every morning", False),
        ("I run 5 km every evening", False),
        ("I used to run 5 km every morning", False),
        ("I run 5 km every morning except on Sundays", False),
        ("my sister runs 5 km every morning", False),
        ("actually it's 8 km every morning now", False),
        ("I stopped running in the morning", False),
    ],
)
def test_a_clause_is_known_only_with_polarity_count_number_and_direction(
    clause: str, known: bool
) -> None:
    """Each difference alone is enough."""
    assert represents("User runs 5 km every morning.", clause) is known
