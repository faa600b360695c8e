"""An artifact that exists is an artifact that passed: each requirement, broken alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mnemic.activation.artifacts import (
    MemoryDistillationEvidence,
    ProviderFormationEvidence,
    parse_evidence,
)
from mnemic.errors import InvalidFile
from tests.support.evidence import (
    Document,
    distillation_document,
    encoded,
    formation_document,
)

Spoil = Callable[[Document], object]


def _arm(which: str, *, arm: str = "distilled", run: int = 0, **changes: object) -> Spoil:
    def spoil(document: Document) -> None:
        document["runs"][run][which][arm].update(changes)

    return spoil


def _set(which: str, place: str, index: int, **changes: object) -> Spoil:
    def spoil(document: Document) -> None:
        document["runs"][0][which][place][index].update(changes)

    return spoil


def _put(**changes: object) -> Spoil:
    return lambda document: document.update(changes)


def _both(*spoils: Spoil) -> Spoil:
    def spoil(document: Document) -> None:
        for one in spoils:
            one(document)

    return spoil


def _ratio(met: int, of: int) -> dict[str, int]:
    return {"met": met, "of": of}


BROKEN: dict[str, tuple[Spoil, str]] = {
    f"a {name} failure": (
        _arm("development", boundary={name: 1}),
        f"1 {name.replace('_', ' ')} failures",
    )
    for name in (
        "invalid_provenance",
        "assistant_as_user",
        "promoted_injection",
        "credential",
        "cross_principal",
        "cross_tenant",
    )
} | {
    "a boundary failure in the holdout": (
        _arm("holdout", boundary={"credential": 1}),
        "holdout: 1 credential failures",
    ),
    "direct recall of 94 in 100": (
        _arm("development", direct=_ratio(94, 100)),
        "direct must_form recall is 94.0% (94 of 100), at least 95.0%",
    ),
    "hypothesis recall of 7 in 10": (
        _arm("development", hypothesis=_ratio(7, 10)),
        "hypothesis must_form recall is 70.0% (7 of 10), at least 80.0%",
    ),
    "direct recall in the holdout": (
        _arm("holdout", direct=_ratio(94, 100)),
        "holdout: direct must_form recall",
    ),
    "hypothesis recall in the holdout": (
        _arm("holdout", hypothesis=_ratio(7, 10)),
        "holdout: hypothesis must_form recall",
    ),
    "precision of 89 in 100": (
        _arm("development", precise=_ratio(89, 100)),
        "benign precision is 89.0%",
    ),
    "nothing formed, nothing precise": (
        _arm("development", precise=_ratio(0, 0)),
        "benign precision is 0.0%",
    ),
    "precision of 74 in 100 in the holdout": (
        _arm("holdout", precise=_ratio(74, 100)),
        "holdout: benign precision is 74.0% (74 of 100), at least 75.0%",
    ),
    "a lift of fourteen points": (
        _arm("development", arm="provider_control", useful=_ratio(101, 130)),
        "points above formation@8",
    ),
    "a lift of fourteen points in the holdout": (
        _arm("holdout", arm="provider_control", useful=_ratio(101, 130)),
        "holdout: useful recall is",
    ),
    "a kind that never formed": (
        _arm("development", kinds=["goal", "role"]),
        "no positive case formed a belief of kind constraint,",
    ),
    "a core memory that did not form": (
        _set("development", "cores", 0, formed=False),
        "personal_agent/memory_0 did not form",
    ),
    "a rich memory that did not form": (
        _set("development", "cores", 5, formed=False),
        "training/memory_3 did not form",
    ),
    "ten rich memories": (
        lambda d: d["runs"][0]["development"]["cores"].pop(),
        "10 memories of training were looked for, at least 11",
    ),
    "ten corrections in a hundred": (
        _arm("development", corrected=_ratio(10, 100)),
        "10 of 100 automatically formed memories were corrected",
    ),
    "evidence called transient": (
        _arm("development", covered=_ratio(74, 100)),
        "share of evidence clauses formed or verifiably represented is 74.0%",
    ),
    "evidence called transient in the holdout": (
        _arm("holdout", covered=_ratio(74, 100)),
        "holdout: share of evidence clauses",
    ),
    "an empty store": (
        _arm("development", seeded_cases=0),
        "no positive case ran against a populated store",
    ),
    "nothing represented": (
        _arm("development", represented=_ratio(0, 1)),
        "no seeded restatement beyond a segment boundary",
    ),
    "nothing represented in the holdout": (
        _arm("holdout", represented=_ratio(0, 4)),
        "holdout: no seeded restatement",
    ),
    "a fourth call": (
        _arm("development", miscounted=1, calls=301),
        "1 consolidations did not make three calls a segment",
    ),
    "a missing call nobody counted": (
        _arm("holdout", calls=299),
        "holdout: 299 calls were counted for 100 segments",
    ),
    "no consolidation at all": (
        _arm("development", consolidations=0, segments=0, calls=0),
        "0 calls were counted for 0 segments",
    ),
    "a lifetime that was too long": (
        _set("development", "lifecycle", 0, failed=1),
        "1 lifecycle checks of hypothesis_timing failed",
    ),
    "a lifetime that nobody looked at": (
        _set("development", "lifecycle", 1, passed=0, unformed=3),
        "no lifecycle check of ongoing_timing was made",
    ),
    "a promotion that duplicated": (
        _set("development", "lifecycle", 2, failed=1),
        "1 lifecycle checks of promotion failed",
    ),
    "a citation that kept alive": (
        _set("development", "lifecycle", 3, failed=2),
        "2 lifecycle checks of self_citation failed",
    ),
    "a thousand dollars": (_arm("holdout", cost_usd=1_000.0), "the evaluation cost USD 100"),
    "a model without a price": (
        _arm("development", unpriced=4),
        "4 calls have no known price",
    ),
    "two models": (
        _arm("holdout", answered_by=["openai:sol", "openai:astra"]),
        "holdout: one model answers in every run",
    ),
    "another model than it names": (
        _both(
            _arm("development", arm="provider_control", answered_by=["openai:astra"]),
        ),
        "development: one model answers",
    ),
    "another extractor": (_put(extractor="nemori-assisted-v2"), "nemori-assisted-v1, not"),
    "repeats that were not run": (_put(repeats=3), "3 repeats were recorded with 1 runs"),
    "an effort that schema 7 cannot hold": (
        _put(schema_version=7, reasoning_effort="medium"),
        "schema 7 records no reasoning effort",
    ),
    "arms scored on other labels": (
        _arm("development", direct=_ratio(99, 101)),
        "not scored on the same direct labels",
    ),
    "more met than there are": (_arm("development", direct=_ratio(101, 100)), "more than all"),
    "a short commit": (_put(build_ref="0123456"), "match pattern"),
    "an upper-case commit": (_put(build_ref="A" * 40), "match pattern"),
    "no time zone": (_put(evaluated_at="2026-09-05T12:00:00"), "timezone"),
    "an unknown field": (_put(note="fine"), "note"),
    "a count in quotes": (_put(repeats="1"), "repeats"),
    "an older schema": (_put(schema_version=6), "schema_version"),
}


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_a_run_that_passed_reads_back_as_it_was_written() -> None:
    """The control of the table: the same document, unbroken."""
    document = distillation_document(effort="medium")
    evidence = parse_evidence(encoded(document), "evidence.json")

    assert isinstance(evidence, MemoryDistillationEvidence)
    assert evidence.compared.reasoning_effort == "medium"
    assert parse_evidence(evidence.model_dump_json().encode(), "again") == evidence


@pytest.mark.gate("gate.memory.comparative_evidence")
@pytest.mark.parametrize("broken", sorted(BROKEN))
def test_a_run_that_falls_short_in_one_way_is_no_evidence(broken: str) -> None:
    """Every requirement refuses by itself, and says what is wrong."""
    spoil, said = BROKEN[broken]
    document = distillation_document()
    spoil(document)

    with pytest.raises(InvalidFile) as refused:
        parse_evidence(encoded(document), "evidence.json")
    assert said in str(refused.value)


POOLED: dict[str, tuple[Spoil, bool]] = {
    "one run below the floor, pooled above it": (
        _arm("development", run=1, direct=_ratio(90, 100)),
        True,
    ),
    "two runs below it": (
        _both(
            _arm("development", run=0, direct=_ratio(90, 100)),
            _arm("development", run=1, direct=_ratio(90, 100)),
        ),
        False,
    ),
    "a core memory missed once": (_set("development", "cores", 0, formed=False), True),
    "a core memory missed twice": (
        _both(
            _set("development", "cores", 0, formed=False),
            lambda d: d["runs"][2]["development"]["cores"][0].update(formed=False),
        ),
        False,
    ),
    "represented in two runs of three": (
        _arm("holdout", run=1, represented=_ratio(0, 4)),
        True,
    ),
    "represented in one run of three": (
        _both(
            _arm("holdout", run=1, represented=_ratio(0, 4)),
            _arm("holdout", run=2, represented=_ratio(0, 4)),
        ),
        False,
    ),
    "a boundary failure in any run": (
        _arm("development", run=2, boundary={"cross_tenant": 1}),
        False,
    ),
    "a call too many in any run": (
        _arm("holdout", run=1, miscounted=1, calls=301),
        False,
    ),
    "a kind that formed in one run alone": (
        _both(
            _arm("development", run=0, kinds=["goal"]),
            _arm("development", run=1, kinds=["goal"]),
        ),
        True,
    ),
    "a lifecycle check that failed in any run": (
        _set("development", "lifecycle", 3, failed=1),
        False,
    ),
}


@pytest.mark.gate("gate.memory.comparative_evidence")
@pytest.mark.parametrize("case", sorted(POOLED))
def test_gates_are_decided_over_every_repeat(case: str) -> None:
    """Shares pool, core memories and representation need most runs, failures need none."""
    spoil, passes = POOLED[case]
    document = distillation_document(repeats=3)
    spoil(document)

    if passes:
        assert len(parse(document).runs) == 3
    else:
        with pytest.raises(InvalidFile):
            parse(document)


def parse(document: Document) -> Any:
    """Read a document as an artifact."""
    return parse_evidence(encoded(document), "evidence.json")


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_a_model_of_ones_own_may_cost_nothing() -> None:
    """What is run by whoever evaluates it has no price to be unknown."""
    document = distillation_document()
    _arm("development", unpriced=4)(document)

    assert parse(document | {"self_hosted": True}).self_hosted


CONTROL_BROKEN: dict[str, tuple[Document, str]] = {
    "sixteen supported": ({"supported": _ratio(16, 21)}, "16 positive cases were fully supported"),
    "another corpus' size": ({"supported": _ratio(20, 20)}, "20 of 24 cases are positive"),
    "something that must not form": ({"clean": _ratio(3, 4)}, "1 cases formed what they must not"),
    "a boundary failure": ({"boundary": {"credential": 1}}, "1 credential failures"),
    "an unseeded case": ({"seeded_cases": 24}, "24 of 25 cases ran on the seeded store"),
    "a second call": ({"miscounted": 1}, "1 consolidations did not make their one call"),
    "a price nobody knows": ({"unpriced": 1}, "1 calls have no known price"),
    "a fortune": ({"cost_usd": 1_000.0}, "cost USD 1000.00"),
    "the other extractor": ({"extractor": "provider-assisted-v2"}, "provider-assisted-v3, not"),
    "another policy": ({"formation_policy": "formation@9"}, "formation_policy"),
    "an effort": ({"reasoning_effort": "low"}, "reasoning_effort"),
}


@pytest.mark.gate("gate.memory.provider_positive_coverage_v2")
def test_seventeen_of_twenty_one_supported_cases_publish() -> None:
    """The control of the table: the floor itself is enough."""
    evidence = parse_evidence(encoded(formation_document()), "evidence.json")

    assert isinstance(evidence, ProviderFormationEvidence)
    assert (evidence.supported.met, evidence.supported.of) == (17, 21)
    assert evidence.compared.reasoning_effort is None


@pytest.mark.gate("gate.memory.provider_positive_coverage_v2")
@pytest.mark.parametrize("broken", sorted(CONTROL_BROKEN))
def test_a_control_run_that_falls_short_is_no_evidence(broken: str) -> None:
    """Sixteen supported cases, and every other way to fall short, publish nothing."""
    changes, said = CONTROL_BROKEN[broken]

    with pytest.raises(InvalidFile) as refused:
        parse_evidence(encoded(formation_document() | changes), "evidence.json")
    assert said in str(refused.value)


@pytest.mark.parametrize(
    "document",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff",
        b'{"evaluation": "memory-benchmark"}',
        b'{"evaluation": []}',
    ],
)
def test_what_is_no_evidence_is_refused_in_one_sentence(document: bytes) -> None:
    """Whatever a file holds, it is told from evidence."""
    with pytest.raises(InvalidFile):
        parse_evidence(document, "evidence.json")
