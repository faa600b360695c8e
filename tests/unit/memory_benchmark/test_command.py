"""The command's exit statuses, refusals and documents."""

from __future__ import annotations

import builtins
import json
import sys
from importlib import util
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from mnemic.cli.app import execute
from mnemic.evals.memory_benchmark import command, plot
from mnemic.evals.memory_benchmark.baseline import load_baseline
from mnemic.evals.memory_benchmark.driver import run_deterministic
from mnemic.evals.memory_benchmark.report import report, show
from tests.unit.memory_benchmark import documents
from tests.unit.memory_benchmark.test_baseline import baseline

Run = tuple[int, Any, str]


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a corpus whose scenarios are all the small one: it runs in no time.

    Only the number of scenarios and the categories are what a corpus must have.
    """
    kept = [
        s
        for s in documents.shipped()["scenarios"]
        if s["id"] in ("mb-relocation-update-001", "mb-project-transfer-protected-001")
    ]
    document = {**documents.shipped(), "scenarios": kept}
    monkeypatch.setattr(
        "mnemic.evals.memory_benchmark.command.load_corpus",
        lambda path: (_lenient(json.loads(path.read_text())), "f" * 64),
    )
    path = tmp_path / "corpus.json"
    path.write_text(json.dumps(document))
    return path


def _lenient(document: dict[str, Any]) -> Any:
    class Corpus:
        scenarios = tuple(documents.parsed(s) for s in document["scenarios"])

    return Corpus


@pytest.fixture
def mnemic(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run `mnemic eval memory-benchmark …`; give its status, document and stderr."""

    def run(*arguments: str | Path) -> Run:
        status = execute(["eval", "memory-benchmark", *map(str, arguments)])
        out, err = capsys.readouterr()
        return status, json.loads(out) if out.strip() else None, err

    return run


def test_another_corpus_runs_without_a_baseline(mnemic: Any, small: Path) -> None:
    """It passes when the structural zeros hold, and compares nothing."""
    status, document, _ = mnemic("--deterministic-only", "--corpus", small)

    assert status == 0
    assert document["passed"] is True
    assert (document["comparison"], document["no_regression"]) == (None, None)
    assert document["metrics"]["probes"] == len(document["rows"]) == 9
    assert document["derived"]["retrieval_recall_given_formed"] == 1.0
    assert document["corpus_sha256"] == "f" * 64
    assert str(small) not in json.dumps(document), "no path of a data set leaves a run"


def test_no_statement_leaves_a_run(mnemic: Any, small: Path) -> None:
    """Metrics carry identifiers and counts, no words of a scenario."""
    _, document, _ = mnemic("--corpus", small)
    text = json.dumps(document)

    assert not any(word in text for word in ("Seattle", "Morgan", "REDACTED", "Where do I"))


def test_a_baseline_is_recorded_then_compared(mnemic: Any, small: Path, tmp_path: Path) -> None:
    """Recorded once, current afterwards, refused the second time before anything runs."""
    path = tmp_path / "baseline.json"
    status, document, _ = mnemic("--corpus", small, "--write-baseline", path, "--build-ref", "abc")
    assert (status, document["recorded"]) == (0, str(path))
    assert load_baseline(path).build_ref == "abc"

    status, document, _ = mnemic("--corpus", small, "--baseline", path)
    assert (status, document["baseline_current"]) == (0, True)
    kept = path.read_bytes()
    status, document, err = mnemic("--corpus", small, "--write-baseline", path)
    assert (status, document) == (2, None)
    assert "never overwritten" in err
    assert path.read_bytes() == kept


@pytest.mark.parametrize(
    ("field", "value"), [("noise_total", 0), ("needed_recalled", 99), ("needed_total", 1)]
)
def test_a_regression_and_drift_exit_1(
    mnemic: Any, small: Path, tmp_path: Path, field: str, value: int
) -> None:
    """A baseline that was better, or of something else, fails the run and says what moved."""
    path = tmp_path / "baseline.json"
    mnemic("--corpus", small, "--write-baseline", path)
    better = json.loads(path.read_text())
    better["metrics"]["retrieval"][field] = value
    path.write_text(json.dumps(better))

    status, document, _ = mnemic("--corpus", small, "--baseline", path)

    assert status == 1
    assert document["passed"] is False
    moved = document["comparison"]["regressions"] + document["comparison"]["drift"]
    assert [change["where"] for change in moved] == [f"metrics.retrieval.{field}"]


def test_an_improvement_exits_0(mnemic: Any, small: Path, tmp_path: Path) -> None:
    """It is reported, and the baseline is not current any more."""
    path = tmp_path / "baseline.json"
    mnemic("--corpus", small, "--write-baseline", path)
    worse = json.loads(path.read_text())
    worse["metrics"]["retrieval"]["noise_total"] += 1
    path.write_text(json.dumps(worse))

    status, document, _ = mnemic("--corpus", small, "--baseline", path)

    assert (status, document["baseline_current"]) == (0, False)
    assert len(document["comparison"]["improvements"]) == 1


def test_a_broken_zero_exits_1_and_is_not_recorded(
    mnemic: Any, small: Path, tmp_path: Path
) -> None:
    """A corpus whose protected fragment is something that forms: leaked, failed, unrecorded."""
    document = json.loads(small.read_text())
    document["scenarios"][0]["protected_statements"] = ["Portland"]
    small.write_text(json.dumps(document))
    path = tmp_path / "baseline.json"

    status, result, _ = mnemic("--corpus", small, "--write-baseline", path)

    assert (status, result["recorded"]) == (1, None)
    assert result["structural_zeros"]["policy_failures"] > 0
    assert result["structural_zeros"]["protected_rendered"] > 0
    assert not path.exists()


def test_a_run_without_its_baseline_does_not_pass(
    mnemic: Any, small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The shipped corpus is compared or it fails; what was measured is shown all the same."""
    monkeypatch.setattr(command, "shipped_corpus_path", lambda: small)
    monkeypatch.setattr(command, "shipped_baseline_path", lambda profile: tmp_path / profile)

    status, document, _ = mnemic("--deterministic-only")

    assert (status, document["passed"], document["baseline_missing"]) == (1, False, True)
    assert document["metrics"]["probes"] == 9
    assert mnemic("--write-baseline", tmp_path / "current")[0] == 0
    assert mnemic("--deterministic-only")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--output", "evidence.json"), "publishes no evidence"),
        (("--no-deterministic-only",), "--output"),
        (("--no-deterministic-only", "--output", "e.json"), "--build-ref"),
        (
            ("--no-deterministic-only", "--output", "e.json", "--write-baseline", "b.json"),
            "records no baseline",
        ),
        (("--policy-profile", "m99"), "m16"),
        (("--baseline", "a.json", "--write-baseline", "b.json"), "not both"),
        (("--write-baseline", "no/such/place.json"), "no directory"),
        (("--plot", "no/such/place.png"), "no directory"),
        (("--plot", "out.docx"), ".png"),
        (("--corpus", "none.json"), "cannot be read"),
        (("--baseline", "none.json"), "no such baseline"),
        (("--store", "ftp://somewhere", "--corpus", "{small}"), "store address"),
    ],
)
def test_what_must_be_mended_exits_2(  # noqa: PLR0917 - fixtures
    mnemic: Any,
    small: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    reason: str,
) -> None:
    """Nothing ran and nothing was written; one sentence says what to mend."""
    monkeypatch.undo() if reason == "cannot be read" else None
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.iterdir())
    status, document, err = mnemic(*(a.replace("{small}", str(small)) for a in arguments))

    assert (status, document) == (2, None)
    assert reason in err
    assert sorted(tmp_path.iterdir()) == before


def test_an_existing_output_is_refused_before_anything_is_spent(
    mnemic: Any, tmp_path: Path
) -> None:
    """Evidence is never overwritten."""
    path = tmp_path / "evidence.json"
    path.write_text("kept")
    status, _, err = mnemic("--no-deterministic-only", "--output", path, "--build-ref", "abc")
    assert status == 2
    assert "never overwritten" in err
    assert path.read_text() == "kept"


def test_the_live_arm_is_skipped_unless_opted_into(
    mnemic: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clean skip exits 0, says so, and publishes nothing."""
    monkeypatch.delenv("RUN_LIVE_MODEL_TESTS", raising=False)
    path = tmp_path / "evidence.json"
    status, document, _ = mnemic("--no-deterministic-only", "--output", path, "--build-ref", "abc")
    assert status == 0
    assert document["skipped"] == "RUN_LIVE_MODEL_TESTS"
    assert not path.exists()


def test_a_person_gets_tables() -> None:
    """A table per category and per distance, the zeros, and how it came out."""
    run = run_deterministic([documents.parsed(documents.dog())])
    console = Console(width=100, record=True, file=StringIO())
    show(report(baseline(), formation=run.formation, wall_ms=12), console)
    text = console.export_text()

    assert "update" in text
    assert "sessions back" in text
    assert "structural zeros: all hold" in text
    assert text.rstrip().endswith("passed")


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_a_plot_is_drawn(mnemic: Any, small: Path, tmp_path: Path, ending: str) -> None:
    """The file's ending names the format."""
    pytest.importorskip("matplotlib")
    path = tmp_path / f"out.{ending}"
    status, _, _ = mnemic("--corpus", small, "--plot", path)

    assert status == 0
    start = path.read_bytes()[:5]
    assert start in (b"\x89PNG\r", b"<?xml")


def test_a_plot_without_matplotlib_is_one_sentence(
    mnemic: Any, small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sentence names the extra; nothing runs."""
    monkeypatch.setattr(plot, "find_spec", lambda name: None)
    status, document, err = mnemic("--corpus", small, "--plot", tmp_path / "out.png")

    assert (status, document) == (2, None)
    assert "mnemic[plot]" in err
    assert err.count("\n") == 1


def test_the_command_alone_does_not_load_matplotlib(
    mnemic: Any, small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a plot imports it."""
    for name in [n for n in sys.modules if n.split(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    real = builtins.__import__

    def guarded(name: str, *rest: Any, **named: Any) -> Any:
        assert name.split(".", maxsplit=1)[0] != "matplotlib"
        return real(name, *rest, **named)

    monkeypatch.setattr(builtins, "__import__", guarded)
    assert mnemic("--corpus", small)[0] == 0
    assert util.find_spec("mnemic.evals.memory_benchmark.plot") is not None
