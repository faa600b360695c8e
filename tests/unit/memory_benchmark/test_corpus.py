"""The corpus is refused for every rule it breaks, and the shipped one keeps them all."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from mnemic.errors import InvalidFile
from mnemic.evals.memory_benchmark.corpus import (
    MemoryBenchmarkCorpus,
    load_corpus,
    shipped_corpus_path,
)
from tests.unit.memory_benchmark import documents
from tests.unit.memory_benchmark.documents import Document, belief, probe, scenario, shipped

MOVE = "mb-relocation-update-001"
TRANSFER = "mb-project-transfer-protected-001"


def refused(document: Document) -> str:
    """Give the reason a corpus is refused for."""
    with pytest.raises(ValidationError) as error:
        MemoryBenchmarkCorpus.model_validate_json(json.dumps(document))
    return str(error.value)


def test_the_loader_gives_the_document_and_its_digest() -> None:
    """The digest is the sha256 of the file's bytes and travels with every result."""
    corpus, digest = load_corpus(shipped_corpus_path())

    assert digest == sha256(shipped_corpus_path().read_bytes()).hexdigest()
    assert len(corpus.scenarios) == 16
    with pytest.raises(ValidationError):
        corpus.schema_version = 2  # type: ignore[assignment]


Spoil = Callable[[Document], Any]

SPOILED: dict[str, tuple[str, Spoil]] = {
    # answers
    "abstain takes no value": (
        "no value",
        lambda d: probe(d, TRANSFER, "p04")["answer"].update(values=["x"]),
    ),
    "exact takes one value": (
        "exactly one value",
        lambda d: probe(d, MOVE, "p01").update(answer={"kind": "exact", "values": ["a", "b"]}),
    ),
    "alternatives take a value": (
        "at least one value",
        lambda d: probe(d, MOVE, "p01")["answer"].update(values=[]),
    ),
    "all_of takes two values": (
        "at least two values",
        lambda d: probe(d, MOVE, "p02")["answer"].update(values=["Morgan"]),
    ),
    # categories
    "single_hop needs one belief": (
        "exactly one needed",
        lambda d: probe(d, "mb-night-nurse-001", "p01").update(needed=[]),
    ),
    "multi_hop needs two beliefs": (
        "two or more",
        lambda d: probe(d, MOVE, "p02").update(needed=["wife_morgan"]),
    ),
    "multi_hop answers all_of": (
        "two or more",
        lambda d: probe(d, MOVE, "p02")["answer"].update(kind="alternatives"),
    ),
    "temporal lies thirty days back": (
        "thirty days",
        lambda d: (
            probe(d, MOVE, "p04").update(advance_seconds=0),
            scenario(d, MOVE)["sessions"][2].update(advance_seconds=86_400),
        ),
    ),
    "temporal needs something": (
        "thirty days",
        lambda d: probe(d, MOVE, "p04").update(needed=[]),
    ),
    "update needs what supersedes": (
        "supersedes another",
        lambda d: probe(d, MOVE, "p01").update(needed=["home_seattle"]),
    ),
    "update needs one belief": (
        "supersedes another",
        lambda d: probe(d, MOVE, "p01")["needed"].append("employer_acme"),
    ),
    "update forbids what was superseded": (
        "every statement of home_seattle",
        lambda d: probe(d, MOVE, "p01").update(forbidden_statements=["User lives in Boise."]),
    ),
    "correction forbids every statement of it": (
        "every statement of apple_watch",
        lambda d: belief(d, TRANSFER, "apple_watch")["statements"].append("User wears a watch."),
    ),
    "preference needs preferences": (
        "is a preference",
        lambda d: probe(d, MOVE, "p03").update(needed=["employer_acme"]),
    ),
    "transfer needs a scope": (
        "a project_scope",
        lambda d: probe(d, TRANSFER, "p01").pop("project_scope"),
    ),
    "transfer comes from another scope": (
        "another scope",
        lambda d: probe(d, TRANSFER, "p01").update(project_scope="veetbot"),
    ),
    "a negative transfer abstains": (
        "abstain answer",
        lambda d: probe(d, TRANSFER, "p02").update(answer={"kind": "exact", "values": ["x"]}),
    ),
    "a negative transfer forbids": (
        "forbidden statements",
        lambda d: probe(d, TRANSFER, "p02").pop("forbidden_statements"),
    ),
    "abstention needs nothing": (
        "nothing needed",
        lambda d: probe(d, TRANSFER, "p04").update(needed=["garmin"]),
    ),
    "abstention abstains": (
        "abstain answer",
        lambda d: probe(d, TRANSFER, "p04").update(answer={"kind": "exact", "values": ["x"]}),
    ),
    "abstention forbids": (
        "forbidden statements",
        lambda d: probe(d, TRANSFER, "p04").update(forbidden_statements=[" . "]),
    ),
    # identifiers and references
    "session ids are unique": (
        "session id s01 is there 2",
        lambda d: scenario(d, MOVE)["sessions"][1].update(id="s01"),
    ),
    "labels are unique": (
        "label home_seattle is there 2",
        lambda d: belief(d, MOVE, "employer_acme").update(label="home_seattle"),
    ),
    "probe ids are unique": (
        "probe id p01 is there 2",
        lambda d: probe(d, MOVE, "p02").update(id="p01"),
    ),
    "scenario ids are unique": (
        f"scenario id {MOVE} is there 2",
        lambda d: scenario(d, TRANSFER).update(id=MOVE),
    ),
    "needed labels resolve": (
        "needed label nobody",
        lambda d: probe(d, MOVE, "p03").update(needed=["nobody"]),
    ),
    "superseded labels resolve": (
        "supersedes nobody",
        lambda d: belief(d, MOVE, "home_portland").update(supersedes="nobody"),
    ),
    "sessions of beliefs resolve": (
        "session s09",
        lambda d: belief(d, MOVE, "pref_concise").update(session="s09"),
    ),
    "evidence resolves": (
        "evidence session s09",
        lambda d: probe(d, MOVE, "p03").update(evidence=[{"session": "s09"}]),
    ),
    "evidence turns resolve": (
        "evidence turn 9",
        lambda d: probe(d, MOVE, "p03").update(evidence=[{"session": "s01", "turn": 9}]),
    ),
    "what supersedes comes later": (
        "later session",
        lambda d: belief(d, MOVE, "home_portland").update(session="s01"),
    ),
    "a protected statement says something": (
        "protected statement is empty",
        lambda d: scenario(d, TRANSFER)["protected_statements"].append(" .. "),
    ),
    # coverage
    "twelve scenarios": ("at least 12", lambda d: d.update(scenarios=d["scenarios"][:11])),
    "three probes of each category": (
        "correction: 2 probes",
        lambda d: [
            s["probes"].remove(p)
            for s in d["scenarios"]
            for p in list(s["probes"])
            if p["category"] == "correction" and s["id"] not in (TRANSFER, "mb-observatory-001")
        ],
    ),
    "four scenarios ask for what they protect": (
        "scenarios ask for what they protect",
        lambda d: [s.pop("protected_statements", None) for s in d["scenarios"][4:]],
    ),
    "at most eighty probes": (
        "81 probes",
        lambda d: _padded(d, 81),
    ),
    "the abstain phrase says something": (
        "abstain_phrase is empty",
        lambda d: d.update(abstain_phrase=" .. "),
    ),
    # shapes
    "two sessions": (
        "sessions",
        lambda d: scenario(d, "mb-food-truck-001").update(
            sessions=scenario(d, "mb-food-truck-001")["sessions"][:1]
        ),
    ),
    "a turn": ("turns", lambda d: scenario(d, MOVE)["sessions"][0].update(turns=[])),
    "a text": ("text", lambda d: scenario(d, MOVE)["sessions"][0]["turns"][0].update(text="")),
    "a turn that says something": (
        "text",
        lambda d: scenario(d, MOVE)["sessions"][0]["turns"][0].update(text=" \n"),
    ),
    "a question that asks something": (
        "question",
        lambda d: probe(d, MOVE, "p01").update(question="  "),
    ),
    "one probe": ("probes", lambda d: scenario(d, MOVE).update(probes=[])),
    "six probes": (
        "probes",
        lambda d: scenario(d, MOVE).update(probes=scenario(d, MOVE)["probes"] * 2),
    ),
    "scenario id": ("mb-", lambda d: scenario(d, MOVE).update(id="mb-Relocation-001")),
    "session id": ("id", lambda d: scenario(d, MOVE)["sessions"][0].update(id="s1")),
    "probe id": ("id", lambda d: probe(d, MOVE, "p01").update(id="p01\n")),
    "label form": ("label", lambda d: belief(d, MOVE, "pref_concise").update(label="Pref")),
    "scope form": (
        "project_scope",
        lambda d: scenario(d, TRANSFER)["sessions"][0].update(project_scope="V"),
    ),
    "a time zone": (
        "start_at",
        lambda d: scenario(d, MOVE).update(start_at="2026-03-02T09:00:00"),
    ),
    "no going back": (
        "advance_seconds",
        lambda d: scenario(d, MOVE)["sessions"][1].update(advance_seconds=-1),
    ),
    "a belief type": (
        "belief_type",
        lambda d: belief(d, MOVE, "pref_concise").update(belief_type="hunch"),
    ),
    "an unknown field": ("extra", lambda d: scenario(d, MOVE).update(note="hello")),
    "an unknown field of a probe": ("extra", lambda d: probe(d, MOVE, "p01").update(hint="x")),
    "schema version": ("schema_version", lambda d: d.update(schema_version=2)),
}


def _padded(document: Document, count: int) -> None:
    spare = count - sum(len(s["probes"]) for s in document["scenarios"])
    for one in document["scenarios"]:
        while spare and len(one["probes"]) < 6:
            last = one["probes"][-1]
            one["probes"].append({**last, "id": f"p{len(one['probes']) + 10}"})
            spare -= 1


@pytest.mark.gate("gate.memory.bench_corpus_shape")
@pytest.mark.parametrize("rule", SPOILED)
def test_a_corpus_that_breaks_a_rule_is_refused(rule: str) -> None:
    """Each rule is broken alone, in a corpus that is valid otherwise, and names its place."""
    reason, spoil = SPOILED[rule]
    document = shipped()
    spoil(document)

    assert reason in refused(document)


def test_the_unspoiled_document_is_accepted() -> None:
    """The control of the tests above: unspoiled, and padded to the cap, it is valid."""
    MemoryBenchmarkCorpus.model_validate_json(json.dumps(shipped()))
    full = shipped()
    _padded(full, 80)
    MemoryBenchmarkCorpus.model_validate_json(json.dumps(full))


def test_temporal_counts_what_comes_after_the_session() -> None:
    """The clock's moves of later sessions, of their turns and of earlier probes count."""
    scenario_ = documents.parsed(documents.dog())
    third = scenario_.probes[2]

    assert scenario_.advance_to_probe("s01", third).total_seconds() == 3_888_000 + 60 + 86_400
    assert scenario_.advance_to_probe("s02", third).total_seconds() == 86_400
    assert [scenario_.distance(label) for label in ("seattle", "portland")] == [2, 1]


@pytest.mark.parametrize(
    ("content", "reason"),
    [("{", "Invalid JSON"), ("[]", "object"), ('{"schema_version": 1}', "Field required")],
)
def test_a_file_of_another_shape_is_refused_by_place(
    tmp_path: Path, content: str, reason: str
) -> None:
    """One clear error naming the file and the first wrong place."""
    path = tmp_path / "corpus.json"
    path.write_text(content)
    with pytest.raises(InvalidFile, match=reason) as error:
        load_corpus(path)
    assert str(path) in str(error.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    """A file that is not there is said to be so."""
    with pytest.raises(InvalidFile, match="cannot be read"):
        load_corpus(tmp_path / "none.json")
