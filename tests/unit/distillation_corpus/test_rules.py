"""A formation corpus is refused for every rule of a part or a case that it breaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from mnemic.evals.distillation_corpus import (
    ClaimShape,
    CorpusRole,
    DistillationCase,
    DistillationCorpus,
)
from mnemic.evals.distillation_corpus.corpus import sentences
from mnemic.evals.distillation_corpus.shapes import COMPATIBLE_KINDS, COMPATIBLE_KINDS_MAX
from mnemic.memory.model import ClaimKind, Longevity
from tests.unit.distillation_corpus.documents import (
    SHIPPED,
    Document,
    case,
    expected,
    parsed,
    pool,
    shipped,
)

AGENT = "v3-core-personal-agent"
TRAINING = "v3-core-training"
PROMOTION = "v3-core-promotion"
RETIREMENT = "v3-core-retirement"
MARSH = "v3-seeded-marsh"
ASSISTANT = "v3-not-assistant"
OTHER = "v3-not-other-principal"
SWIMMING = "v3-correction-swimming"

Spoil = Callable[[Document], Any]


def cue(document: Document) -> Document:
    """Find the hypothesis of the core promotion."""
    return expected(document, PROMOTION, "kubernetes_cue")


def routine(document: Document) -> Document:
    """Find the routine of the training conversation."""
    return expected(document, TRAINING, "routine")


def quote(document: Document, case_id: str, **where: object) -> None:
    """Make a must-not-form case expect something of its turns."""
    spoiled = case(document, case_id)
    spoiled.pop("boundary")
    spoiled["label"] = "must_form"
    claim = dict(expected(document, TRAINING, "calisthenics"))
    spoiled["expected"] = [claim | {"evidence": [where]}]


def both(document: Document) -> list[Document]:
    """Give one claim twice: once a must, once reasonable."""
    return [
        routine(document) | {"label": "must_form"},
        routine(document) | {"name": "other", "label": "reasonable_to_form"},
    ]


def seven(document: Document) -> None:
    """Make the compound utterance state one claim too many."""
    spoiled = case(document, "v3-core-compound")
    spoiled["expected"].append(spoiled["expected"][0] | {"name": "seventh"})


SPOILED: dict[str, tuple[str, Spoil]] = {
    # parts
    "an unknown key of the corpus": ("Extra inputs", lambda d: d.update(note="x")),
    "an unknown key of a case": ("Extra inputs", lambda d: case(d, TRAINING).update(note="x")),
    "an unknown key of an expectation": ("Extra inputs", lambda d: routine(d).update(note="x")),
    "an unknown kind": ("Input should be", lambda d: routine(d).update(claim_kind="trait")),
    "another schema": ("Input should be 3", lambda d: d.update(schema_version=2)),
    "the user as a subject": (
        "never the user",
        lambda d: routine(d).update(subjects=["5x5", "The user."]),
    ),
    "the user as a seed's subject": (
        "never the user",
        lambda d: pool(d, "pool-household")["beliefs"][0].update(subject="user"),
    ),
    "a certain hypothesis": (
        "must be uncertain",
        lambda d: cue(d)["statements"].append("User has Kubernetes experience."),
    ),
    "an uncertain direct claim": (
        "must not be uncertain",
        lambda d: routine(d)["statements"].append("User likely does 5x5."),
    ),
    "a statement in the first person": (
        "first person",
        lambda d: routine(d)["statements"].append("I do 5x5."),
    ),
    "another longevity": (
        "longevity of this direct habit is ongoing",
        lambda d: routine(d).update(longevity="durable"),
    ),
    "a lasting hypothesis": (
        "longevity of this hypothesis skill is tentative",
        lambda d: cue(d).update(longevity="durable"),
    ),
    "an expectation that must not form": (
        "never must_not_form",
        lambda d: routine(d).update(label="must_not_form"),
    ),
    "a hypothesis with compatible kinds": (
        "no compatible kinds",
        lambda d: cue(d).update(compatible_kinds=["project_fact"]),
    ),
    "a direct claim without a shape": (
        "declares its shape",
        lambda d: routine(d).pop("shape"),
    ),
    "a kind that is not of the shape": (
        "no primary kind",
        lambda d: routine(d).update(shape="position"),
    ),
    "a compatible kind that is not of the row": (
        "table's row",
        lambda d: routine(d).update(compatible_kinds=["role"]),
    ),
    "four compatible kinds": (
        "at most 3",
        lambda d: routine(d).update(compatible_kinds=["role", "goal", "skill", "interest"]),
    ),
    "no evidence": ("at least 1", lambda d: routine(d).update(evidence=[])),
    "two spans of one event": (
        "is there 2 times",
        lambda d: routine(d)["evidence"].append(routine(d)["evidence"][0] | {"text": "5x5"}),
    ),
    "a check without a status": (
        "a check gives a status",
        lambda d: case(d, RETIREMENT)["timeline"][0].pop("status"),
    ),
    # evidence
    "evidence that does not occur": (
        "does not occur in s01 turn 0",
        lambda d: routine(d)["evidence"][0].update(text="I do a 5x5 Routine"),
    ),
    "evidence of no turn": (
        "s01 turn 99 is not there",
        lambda d: routine(d)["evidence"][0].update(turn=99),
    ),
    "evidence of no session": (
        "s09 turn 0 is not there",
        lambda d: routine(d)["evidence"][0].update(session="s09"),
    ),
    "evidence of the assistant": (
        "no assertion of the owner",
        lambda d: quote(d, ASSISTANT, session="s01", turn=1, text="Prague"),
    ),
    "evidence of another principal": (
        "no assertion of the owner",
        lambda d: quote(d, OTHER, session="s01", turn=0, text="Lofoten"),
    ),
    "evidence of an unpaired surface": (
        "no assertion of the owner",
        lambda d: quote(d, "v3-not-unpaired", session="s01", turn=0, text="yachts"),
    ),
    # labels
    "a must_not_form case that expects": (
        "expects nothing",
        lambda d: case(d, TRAINING).update(label="must_not_form"),
    ),
    "a positive case that expects nothing": (
        "has a must_form expectation",
        lambda d: case(d, TRAINING).update(expected=[]),
    ),
    "a reasonable case that must form": (
        "has no must_form expectation",
        lambda d: case(d, TRAINING).update(label="reasonable_to_form", expected=both(d)),
    ),
    "a boundary of a positive case": (
        "must_not_form case",
        lambda d: case(d, TRAINING).update(boundary="credential"),
    ),
    "a boundary that forbids nothing": (
        "names what it forbids",
        lambda d: case(d, ASSISTANT).pop("forbidden_statements"),
    ),
    "an empty forbidden statement": (
        "empty once normalized",
        lambda d: case(d, ASSISTANT)["forbidden_statements"].append("..."),
    ),
    # identifiers
    "two cases of one id": ("case id", lambda d: d["cases"].append(d["cases"][0])),
    "two pools of one id": ("pool id", lambda d: d["pools"].append(d["pools"][0])),
    "two sessions of one id": (
        "session id",
        lambda d: case(d, PROMOTION)["sessions"][1].update(id="s01"),
    ),
    "two expectations of one name": (
        "expectation routine",
        lambda d: expected(d, TRAINING, "swimming").update(name="routine"),
    ),
    "two seeds of one name": (
        "seed husband",
        lambda d: pool(d, "pool-household")["beliefs"][0].update(name="husband"),
    ),
    "two seeds of one subject": (
        "subject husband",
        lambda d: pool(d, "pool-household")["beliefs"][0].update(subject="Husband"),
    ),
    "a tag twice": ("covers compound", lambda d: case(d, TRAINING)["covers"].append("compound")),
    # promotion, capacity, time
    "a promotion of nothing": (
        "promotes no hypothesis",
        lambda d: expected(d, PROMOTION, "kubernetes_clusters").update(promotes="basics"),
    ),
    "a promotion before its cue": (
        "in a later session",
        lambda d: cue(d).update(
            evidence=[{"session": "s02", "turn": 0, "text": "why does the HPA flap"}]
        ),
    ),
    "seven claims of one turn": ("s01 turn 0 states 7 claims", seven),
    "retired too early": (
        "is not retired",
        lambda d: case(d, RETIREMENT)["timeline"][1].update(advance_seconds=8_639),
    ),
    "alive too long": (
        "is not live",
        lambda d: case(d, RETIREMENT)["timeline"][0].update(advance_seconds=30 * 86_400),
    ),
    "a timeline of no claim": (
        "no expectation of the case",
        lambda d: case(d, RETIREMENT)["timeline"][1].update(names=["nobody"]),
    ),
    # seeds
    "a pool that is not there": (
        "pool pool-none is not there",
        lambda d: case(d, TRAINING).update(pool="pool-none"),
    ),
    "the end of nothing": (
        "neither a seed nor expected",
        lambda d: case(d, SWIMMING)["ends"][0].update(target="skiing"),
    ),
    "a restatement of no seed": (
        "no seed of its pool",
        lambda d: case(d, MARSH)["restates"][0].update(seed="nothing"),
    ),
    "a restatement in the first segment": (
        "in its first segment",
        lambda d: case(d, MARSH)["sessions"][0]["turns"][2].update(text="Nothing more."),
    ),
}


@pytest.mark.parametrize("rule", sorted(SPOILED))
def test_a_corpus_that_breaks_a_rule_is_refused(rule: str) -> None:
    """Each rule refuses the shipped corpus spoiled in that one way, and says which it is."""
    reason, spoil = SPOILED[rule]
    document = shipped()
    spoil(document)

    with pytest.raises(ValidationError) as error:
        parsed(document)
    assert reason in str(error.value)


@pytest.mark.parametrize(
    ("tag", "case_id"),
    [
        ("compound", "v3-constraint-fridays"),
        ("corroboration", TRAINING),
        ("promotion", TRAINING),
        ("correction", TRAINING),
        ("retirement", TRAINING),
        ("self_citation", RETIREMENT),
        ("seeded_restatement", "v3-seeded-known"),
    ],
)
def test_a_tag_is_refused_where_it_is_not_exercised(tag: str, case_id: str) -> None:
    """A coverage tag is no claim: the case must do what it says."""
    document = shipped()
    case(document, case_id)["covers"] = [tag]

    with pytest.raises(ValidationError, match=f"{case_id}: covers {tag}"):
        parsed(document)


@pytest.mark.parametrize("role", list(CorpusRole))
def test_the_shipped_corpora_keep_every_rule(role: CorpusRole) -> None:
    """The control of the two tests above: what is not spoiled is taken, and frozen."""
    corpus = DistillationCorpus.model_validate_json(SHIPPED[role].read_bytes())

    assert corpus.role is role
    with pytest.raises(ValidationError):
        corpus.cases[0].title = "x"


def test_a_refusal_quotes_no_statement_and_no_turn() -> None:
    """It names the case and the place; what was said stays in the file."""
    document = shipped()
    routine(document)["evidence"][0]["text"] = "my secret words"

    with pytest.raises(ValidationError) as error:
        parsed(document)
    assert "my secret words" not in error.value.errors()[0]["msg"]
    assert f"{TRAINING}: routine" in error.value.errors()[0]["msg"]


def test_the_table_has_a_row_for_every_shape_and_kind() -> None:
    """Every shape has a primary kind, every kind is one, and no row is longer than three."""
    assert {shape for shape, _ in COMPATIBLE_KINDS} == set(ClaimShape)
    assert {kind for _, kind in COMPATIBLE_KINDS} == set(ClaimKind)
    assert max(map(len, COMPATIBLE_KINDS.values())) <= COMPATIBLE_KINDS_MAX
    assert all(kind not in row for (_, kind), row in COMPATIBLE_KINDS.items())


def test_a_claim_takes_its_case_s_label_unless_it_has_its_own() -> None:
    """In the personal-agent case the aim is reasonable, the two memories of 003 are musts."""
    found = _case(AGENT)

    labels = {e.claim_kind.value: found.label_of(e).value for e in found.expected}
    assert labels == {
        "ongoing_project": "must_form",
        "goal": "reasonable_to_form",
        "skill": "must_form",
    }
    assert {e.longevity for e in found.expected} == {Longevity.ONGOING, Longevity.TENTATIVE}


def test_a_sentence_ends_at_a_mark_before_space_or_the_end() -> None:
    """A path, a version, a decimal and "e.g." end none; these are the fewest units of a text."""
    assert sentences("See a/b.py, v1.2, e.g. this. Is it 3.5? Yes!") == 3


def _case(case_id: str) -> DistillationCase:
    return next(c for c in parsed(shipped()).cases if c.id == case_id)
