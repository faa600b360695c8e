"""The gate of the external adapters: each maps its dataset, and none is vendored."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from mnemic.evals.external.datasets import DATASETS
from mnemic.evals.external.reading import open_records
from mnemic.evals.external.scenario import EvidenceRef, ExternalScenario, Skipped
from tests.gates.vendored import dataset_files
from tests.unit.external import fixtures

ROOT = Path(__file__).parents[2]
OUTSIDE = frozenset({".git", ".venv", "data", "dist", "build", "__pycache__"})


def mapped(name: str, path: Path) -> list[ExternalScenario]:
    """Write a dataset's fixture and map every record of it."""
    dataset = DATASETS[name]
    file = fixtures.write(path / "data", name, getattr(fixtures, name)())
    skipped = Skipped()
    with open_records(file, lines=dataset.lines) as records:
        mapper = dataset.mapper("a")
        scenarios = [mapper(records.raw(i), skipped) for i in range(len(records))]
    assert not skipped
    return scenarios


@pytest.mark.gate("gate.memory.bench_external_adapters")
def test_longmemeval_is_mapped(tmp_path: Path) -> None:
    """Sessions in the order of time, categories by type and suffix, evidence by its marks."""
    dog, both, kettle, absent = mapped("longmemeval", tmp_path)

    assert [s.at.isoformat() for s in dog.sessions] == [
        "2023-05-20T02:21:00+00:00",
        "2023-05-30T23:40:00+00:00",
        "2023-06-11T08:05:00+00:00",
    ]
    assert [t and (t.role, t.text) for t in dog.sessions[0].turns][1] == (
        "user",
        "My dog is called Biscuit.",
    )
    probes = [scenario.probes[0] for scenario in (dog, both, kettle, absent)]
    assert [p.category for p in probes] == [
        "single_hop",
        "multi_hop",
        "single_session_assistant",
        "abstention",
    ]
    assert [p.evidence for p in probes[:3]] == [
        (EvidenceRef(0, 1),),
        (EvidenceRef(0, 1), EvidenceRef(2)),
        (EvidenceRef(1, 1),),
    ]
    assert [p.apart for p in probes] == [False, False, True, False]
    assert [p.abstain for p in probes] == [False, False, False, True]
    assert probes[3].unscored == "abstention"
    assert probes[2].answer == "80"
    assert {p.at.isoformat() for p in probes} == {"2023-06-20T10:00:00+00:00"}


@pytest.mark.gate("gate.memory.bench_external_adapters")
def test_locomo_is_mapped(tmp_path: Path) -> None:
    """One speaker is the principal; questions on the other one's words are not scored."""
    (scenario,) = mapped("locomo", tmp_path)

    assert len(scenario.sessions) == 2
    assert scenario.sessions[1].at.isoformat() == "2023-09-13T00:09:00+00:00"
    roles = [[t.role for t in s.turns if t] for s in scenario.sessions]
    assert roles == [["user", "assistant", "user"], ["assistant", "user"]]
    assert [p.category for p in scenario.probes] == [
        "single_hop",
        "multi_hop",
        "single_hop",
        "temporal",
        "open_domain",
        "abstention",
    ]
    assert [p.unscored for p in scenario.probes] == [
        None,
        None,
        "evidence_of_the_other_speaker",
        None,
        "no_evidence",
        "abstention",
    ]
    assert scenario.probes[1].evidence == (EvidenceRef(0, 2), EvidenceRef(1, 1))
    assert scenario.probes[3].evidence == (EvidenceRef(1, 1),)
    assert scenario.probes[3].answer == "2023"


@pytest.mark.gate("gate.memory.bench_external_adapters")
def test_halumem_is_mapped(tmp_path: Path) -> None:
    """Points are beliefs, updates supersede, interference is marked, questions follow."""
    (scenario,) = mapped("halumem", tmp_path)

    assert [s.at.isoformat() for s in scenario.sessions] == [
        "2025-09-04T09:05:32+00:00",
        "2025-11-11T18:00:00+00:00",
    ]
    assert [(b.session, b.interference, b.supersedes) for b in scenario.beliefs] == [
        (0, False, ()),
        (0, False, ()),
        (0, True, ()),
        (1, False, ("Ottilie Brandt lives in Seattle",)),
    ]
    asked, absent = scenario.probes
    assert (asked.category, asked.after, asked.evidence) == ("single_hop", 0, (EvidenceRef(0),))
    assert (absent.category, absent.abstain) == ("abstention", True)
    assert "Ottilie Brandt" in scenario.principal_names


def repository() -> Iterator[Path]:
    """Give every file that is tracked, or everything outside tool directories without git."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=False,
    )
    if listed.returncode == 0:
        return iter([ROOT / name.decode() for name in listed.stdout.split(b"\0") if name])
    return (p for p in ROOT.rglob("*") if not OUTSIDE & set(p.relative_to(ROOT).parts))


@pytest.mark.gate("gate.memory.bench_external_adapters")
def test_the_repository_contains_no_dataset_file() -> None:
    """The scan sees the repository and finds none."""
    files = list(repository())
    assert ROOT / "pyproject.toml" in files
    assert dataset_files(iter(files)) == []


@pytest.mark.gate("gate.memory.bench_external_adapters")
@pytest.mark.parametrize("name", sorted(DATASETS))
def test_a_planted_dataset_file_is_found(name: str, tmp_path: Path) -> None:
    """The control: a file of its shape is found under any name, a named one whatever it holds."""
    shaped = fixtures.write(tmp_path / "notes.txt", name, getattr(fixtures, name)())
    named = tmp_path / f"{name}_s.json.gz"
    named.write_bytes(b"\x1f\x8b")
    (tmp_path / "innocent.json").write_text('{"dia_id": 1}')

    assert sorted(dataset_files(tmp_path.iterdir())) == sorted([shaped, named])
