"""The gates of the formation corpora: what corpus v3 covers, and what it is seeded with.

Every rule of a gate has its control: a corpus broken in that one way is refused. The
other half of `gate.memory.formation_corpus_seeded`, that the evaluator writes the seeds
through the governed service, stands with the evaluator.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
from pydantic import ValidationError

from mnemic.evals.distillation_corpus import (
    CoreScenario,
    CorpusRole,
    Coverage,
    DistillationCorpus,
    LabelClass,
    TurnRole,
    coverage_gaps,
    load_corpus,
)
from mnemic.evals.distillation_corpus.coverage import (
    CONTROL_POOL_BELIEFS_MIN,
    DEVELOPMENT_CASES_MIN,
    HOLDOUT_CASES_MIN,
    HOLDOUT_RESTATEMENTS_MIN,
    POOL_BELIEFS_MIN,
    POSITIVE_SHARE_MIN,
)
from mnemic.memory.model import ClaimKind, Derivation
from tests.unit.distillation_corpus.documents import (
    SHIPPED,
    Document,
    case,
    core,
    drop_kind,
    parsed,
    pool,
    shipped,
)

Spoil = Callable[[Document], Any]


@lru_cache(maxsize=len(SHIPPED))
def corpus(role: CorpusRole) -> DistillationCorpus:
    """Load a shipped corpus once."""
    return load_corpus(SHIPPED[role], role=role)[0]


def gaps(document: Document) -> str:
    """Say what a spoiled document lacks."""
    return "\n".join(coverage_gaps(parsed(document)))


def without(document: Document, keep: Callable[[Document], bool]) -> None:
    """Keep the cases that a test likes."""
    document["cases"] = [c for c in document["cases"] if keep(c)]


# -- gate.memory.formation_corpus_v3 -----------------------------------------------------


@pytest.mark.gate("gate.memory.formation_corpus_v3")
def test_corpus_v3_has_the_declared_coverage() -> None:
    """Sixty cases, seven in ten positive, every kind, label, tag and core, exact evidence."""
    development = corpus(CorpusRole.DEVELOPMENT)
    cases = development.cases
    direct = {e.claim_kind for c in cases for e in c.expected if e.derivation is Derivation.DIRECT}

    assert coverage_gaps(development) == ()
    assert len(cases) == 88 >= DEVELOPMENT_CASES_MIN
    assert sum(c.positive for c in cases) >= POSITIVE_SHARE_MIN * len(cases)
    assert {c.label for c in cases} == set(LabelClass)
    assert direct == set(ClaimKind)
    assert {e.derivation for c in cases for e in c.expected} == set(Derivation)
    assert {tag for c in cases for tag in c.covers} == set(Coverage)
    assert sorted(c.core.value for c in cases if c.core) == sorted(c.value for c in CoreScenario)
    assert len({c.id for c in cases}) == len(cases)
    for found in cases:
        turns = {(s.id, i): t.text for s in found.sessions for i, t in enumerate(s.turns)}
        for expectation in found.expected:
            assert all(e.text in turns[e.session, e.turn] for e in expectation.evidence)


@pytest.mark.gate("gate.memory.formation_corpus_v3")
def test_the_holdout_has_its_own_coverage() -> None:
    """Thirty frozen cases, every kind, both derivations, negatives, and no case of v3."""
    holdout = corpus(CorpusRole.HOLDOUT)
    told = {
        t.text for c in corpus(CorpusRole.DEVELOPMENT).cases for s in c.sessions for t in s.turns
    }

    assert coverage_gaps(holdout) == ()
    assert len(holdout.cases) == 50 >= HOLDOUT_CASES_MIN
    assert not {t.text for c in holdout.cases for s in c.sessions for t in s.turns} & told


@pytest.mark.gate("gate.memory.formation_corpus_v3")
def test_the_control_corpus_is_the_twenty_five_cases() -> None:
    """Twenty-one positive cases and four others, with thirty seeds that touch none of them."""
    control = corpus(CorpusRole.CONTROL)

    assert coverage_gaps(control) == ()
    assert sum(c.positive for c in control.cases) == 21
    assert len(control.cases) == 25
    assert max(len(p.beliefs) for p in control.pools) >= CONTROL_POOL_BELIEFS_MIN


def _fewer(document: Document) -> None:
    """Leave the core and tagged cases and cut the rest to fifty-nine."""
    needed = [c for c in document["cases"] if c.get("core") or c.get("covers")]
    others = [c for c in document["cases"] if c not in needed]
    document["cases"] = needed + others[: DEVELOPMENT_CASES_MIN - 1 - len(needed)]


def _more_negatives(document: Document) -> None:
    negative = case(document, "v3-not-chitchat")
    document["cases"] += [negative | {"id": f"v3-extra-{i}"} for i in range(20)]


LACKING: dict[str, tuple[str, Spoil]] = {
    "too few cases": ("59 cases, at least 60", _fewer),
    "too few positive": ("cases are positive, at least 70%", _more_negatives),
    "a core scenario gone": (
        "training is there 0 times",
        lambda d: without(d, lambda c: c.get("core") != "training"),
    ),
    "a core scenario twice": (
        "training is there 2 times",
        lambda d: d["cases"].append(core(d, "training") | {"id": "again"}),
    ),
    "another statement than the design's": (
        "word for word",
        lambda d: core(d, "personal_agent")["sessions"][0]["turns"][0].update(
            text="I am building a personal AI agent and I am wondering what to use for web search"
            " and web fetch!"
        ),
    ),
    "without the hypothesis": (
        "the two memories of 003",
        lambda d: core(d, "personal_agent")["expected"].pop(),
    ),
    "a compound of one kind": (
        "compound in at least 4 kinds",
        lambda d: core(d, "compound").update(expected=core(d, "compound")["expected"][:3]),
    ),
    "a misleading cue that forbids nothing": (
        "forbids the occupation",
        lambda d: core(d, "misleading_cue").pop("forbidden_statements"),
    ),
    "a promotion that promotes nothing": (
        "promotion: it covers promotion",
        lambda d: core(d, "promotion").pop("covers"),
    ),
    "a retirement without its second boundary": (
        "both lifetimes",
        lambda d: core(d, "retirement")["timeline"].pop(),
    ),
    "a self-citation that cites once": (
        "cites again and again",
        lambda d: core(d, "self_citation").update(
            timeline=[
                *core(d, "self_citation")["timeline"][:1],
                *(
                    step | {"act": "check", "status": "live"} if step["act"] == "cite" else step
                    for step in core(d, "self_citation")["timeline"][1:]
                ),
            ]
        ),
    ),
    "ten memories of the training conversation": (
        "exactly its 11 memories",
        lambda d: core(d, "training")["expected"].pop(),
    ),
    "a fourth turn of the training conversation": (
        "3 turns in one session",
        lambda d: core(d, "training")["sessions"][0]["turns"].append(
            {"role": "user", "text": "thanks!"}
        ),
    ),
}


@pytest.mark.gate("gate.memory.formation_corpus_v3")
@pytest.mark.parametrize("rule", sorted(LACKING))
def test_a_corpus_that_covers_less_is_told_so(rule: str) -> None:
    """The control: the shipped corpus spoiled in one way lacks exactly what was taken."""
    reason, spoil = LACKING[rule]
    document = shipped()
    spoil(document)

    assert reason in gaps(document)


@pytest.mark.gate("gate.memory.formation_corpus_v3")
@pytest.mark.parametrize("role", [CorpusRole.DEVELOPMENT, CorpusRole.HOLDOUT])
@pytest.mark.parametrize("kind", [k.value for k in ClaimKind])
def test_a_corpus_without_a_kind_is_told_so(role: CorpusRole, kind: str) -> None:
    """The control: no kind of the twelve may be missing, in either set."""
    document = shipped(role)
    drop_kind(document, kind)

    assert f"no direct {kind} is expected" in gaps(document)


@pytest.mark.gate("gate.memory.formation_corpus_v3")
@pytest.mark.parametrize("label", [label.value for label in LabelClass])
def test_a_corpus_without_a_label_class_is_told_so(label: str) -> None:
    """The control: each of the three classes has a case."""
    document = shipped()
    without(document, lambda c: c["label"] != label)

    assert f"no {label} case" in gaps(document)


@pytest.mark.gate("gate.memory.formation_corpus_v3")
@pytest.mark.parametrize("tag", [tag.value for tag in Coverage])
def test_a_corpus_without_a_tag_is_told_so(tag: str) -> None:
    """The control: every coverage of 003 has a case."""
    document = shipped()
    without(document, lambda c: tag not in c.get("covers", ()))

    assert f"no case covers {tag}" in gaps(document)


@pytest.mark.gate("gate.memory.formation_corpus_v3")
@pytest.mark.parametrize("role", [CorpusRole.DEVELOPMENT, CorpusRole.HOLDOUT])
def test_a_corpus_without_hypotheses_is_told_so(role: CorpusRole) -> None:
    """The control: both derivations are expected."""
    document = shipped(role)
    without(document, lambda c: all(e["derivation"] == "direct" for e in c["expected"]))

    assert "no hypothesis is expected" in gaps(document)


@pytest.mark.gate("gate.memory.formation_corpus_v3")
def test_a_duplicate_identifier_and_foreign_evidence_are_refused() -> None:
    """The control: neither is a gap to be told; such a document is no corpus."""
    twice, foreign = shipped(), shipped()
    twice["cases"].append(twice["cases"][0])
    core(foreign, "training")["expected"][0]["evidence"][0]["text"] = "I never said this"

    for document, reason in ((twice, "is there 2 times"), (foreign, "does not occur")):
        with pytest.raises(ValidationError, match=reason):
            parsed(document)


# -- gate.memory.formation_corpus_seeded -------------------------------------------------


@pytest.mark.gate("gate.memory.formation_corpus_seeded")
def test_the_rich_cases_run_against_a_populated_store() -> None:
    """The training conversation and another multi-event case have twenty-five beliefs before."""
    development = corpus(CorpusRole.DEVELOPMENT)
    full = {p.id for p in development.pools if len(p.beliefs) >= POOL_BELIEFS_MIN}
    seeded = [c for c in development.cases if c.pool in full and c.positive]
    others = [
        c
        for c in seeded
        if c.core is None and sum(t.role is TurnRole.USER for s in c.sessions for t in s.turns) > 1
    ]

    assert full
    assert CoreScenario.TRAINING in {c.core for c in seeded}
    assert len(others) >= 2


@pytest.mark.gate("gate.memory.formation_corpus_seeded")
def test_seeds_are_restated_across_a_segment_boundary() -> None:
    """Once in the development corpus, three times in the holdout at least."""
    counts = {
        role: sum(any(r.across_segments for r in c.restates) for c in corpus(role).cases)
        for role in (CorpusRole.DEVELOPMENT, CorpusRole.HOLDOUT)
    }

    assert counts == {CorpusRole.DEVELOPMENT: 1, CorpusRole.HOLDOUT: 4}
    assert counts[CorpusRole.HOLDOUT] >= HOLDOUT_RESTATEMENTS_MIN


def _small_pool(document: Document) -> None:
    """Cut the pool to the twenty-four beliefs that some case restates, and others."""
    beliefs = pool(document, "pool-household")["beliefs"]
    needed = {r["seed"] for c in document["cases"] for r in c.get("restates", ())}
    kept = [b for b in beliefs if b["name"] in needed]
    kept += [b for b in beliefs if b["name"] not in needed][: POOL_BELIEFS_MIN - 1 - len(kept)]
    pool(document, "pool-household")["beliefs"] = kept


SEEDLESS: dict[str, tuple[CorpusRole, str, Spoil]] = {
    "the training conversation unseeded": (
        CorpusRole.DEVELOPMENT,
        "the training conversation runs against no pool",
        lambda d: core(d, "training").pop("pool"),
    ),
    "the other cases unseeded": (
        CorpusRole.DEVELOPMENT,
        "no other positive multi-event case",
        lambda d: without(
            d, lambda c: c.get("core") == "training" or c.get("pool") != "pool-household"
        ),
    ),
    "twenty-four beliefs": (
        CorpusRole.DEVELOPMENT,
        "no pool of at least 25 beliefs",
        _small_pool,
    ),
    "two restatements in the holdout": (
        CorpusRole.HOLDOUT,
        "2 cases restate a seed across a segment boundary",
        lambda d: without(d, lambda c: c["id"] not in {"hb-seed-rounds", "hb-seed-loudness"}),
    ),
    "a holdout of twenty-nine": (
        CorpusRole.HOLDOUT,
        "29 cases, at least 30",
        lambda d: d.update(cases=d["cases"][:29]),
    ),
    "a holdout without negatives": (
        CorpusRole.HOLDOUT,
        "no must_not_form case",
        lambda d: without(d, lambda c: c["label"] != "must_not_form"),
    ),
    "twenty-nine beliefs beside the control": (
        CorpusRole.CONTROL,
        "no pool of at least 30 beliefs",
        lambda d: pool(d, "pool-thirty")["beliefs"].pop(),
    ),
    "a seed that touches an expectation": (
        CorpusRole.CONTROL,
        "touch an expectation's (finnish)",
        lambda d: pool(d, "pool-thirty")["beliefs"][0].update(subject="Finnish sauna"),
    ),
}


@pytest.mark.gate("gate.memory.formation_corpus_seeded")
@pytest.mark.parametrize("rule", sorted(SEEDLESS))
def test_a_corpus_that_is_not_seeded_is_told_so(rule: str) -> None:
    """The control: an empty store, a small pool or too few restatements are gaps."""
    role, reason, spoil = SEEDLESS[rule]
    document = shipped(role)
    spoil(document)

    assert reason in gaps(document)
