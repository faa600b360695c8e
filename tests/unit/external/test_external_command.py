"""`mnemic eval memory-benchmark --external …`: metrics out, nothing of the data with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mnemic.cli.app import execute
from mnemic.evals.external.command import draw
from mnemic.evals.external.datasets import DATASETS
from mnemic.evals.external.reading import Surveyed
from mnemic.evals.memory_benchmark.live.ledger import PRICING_UNAVAILABLE
from tests.support.chat_server import Body, Fails, Says, Scripted, always, chat_server
from tests.unit.external import fixtures

Document = dict[str, Any]


class External:
    """Run the command on a fixture; hold where its files are."""

    def __init__(self, directory: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.output = directory / "metrics.json"
        self._directory = directory
        self._capsys = capsys

    def path(self, name: str) -> Path:
        """Write a dataset's fixture."""
        return fixtures.write(self._directory / "local-data", name, getattr(fixtures, name)())

    def run(self, name: str, *more: str) -> tuple[int, str, str]:
        """Run it on the fixture."""
        return self.bare("--external", name, "--path", str(self.path(name)),
                         "--output", str(self.output), *more)  # fmt: skip

    def bare(self, *arguments: str) -> tuple[int, str, str]:
        """Run the command with these arguments alone."""
        status = execute(["eval", "memory-benchmark", *arguments])
        printed = self._capsys.readouterr()
        return status, printed.out, printed.err

    def metrics(self) -> Document:
        """Read what was written."""
        document: Document = json.loads(self.output.read_text(encoding="utf-8"))
        return document


@pytest.fixture
def external(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> External:
    """Give the command in a directory of its own."""
    return External(tmp_path, capsys)


@pytest.mark.parametrize("name", sorted(DATASETS))
def test_metrics_name_the_data_and_quote_none_of_it(external: External, name: str) -> None:
    """Dataset, licence, sample, seed and digest are there; no words and no path."""
    status, out, _ = external.run(name, "--build-ref", "abc", "--seed", "7")
    metrics = external.metrics()

    assert status == 0
    assert json.loads(out) == metrics
    assert (metrics["dataset"], metrics["license"]) == (name, DATASETS[name].license)
    assert metrics["sample"]["seed"] == 7
    assert metrics["sample"]["size"] == metrics["sample"]["of"]
    assert len(metrics["file_sha256"]) == 64
    assert metrics["build_ref"] == "abc"
    written = external.output.read_text(encoding="utf-8")
    for word in ("Biscuit", "Portland", "Ottilie", "parrot", "local-data", str(external.output)):
        assert word not in written


def test_evidence_is_recalled(external: External) -> None:
    """What the fixtures' owner said is found by its turns; the assistant's words never are."""
    external.run("longmemeval")
    turn = external.metrics()["evidence_recall"]["turn"]

    assert turn["overall"]["at_5"]["any"]["value"] == 1.0
    assert turn["overall"]["at_5"]["all"]["of"] == 2
    assert turn["by_category"]["single_session_assistant"]["at_20"]["any"]["value"] == 0.0
    assert external.metrics()["abstention"]["nothing_recalled"]["of"] == 1


def test_the_other_speaker_is_the_principal(external: External) -> None:
    """With b, the question on b's work is scored, and a's are not."""
    status, _, _ = external.run("locomo", "--principal-speaker", "b")
    metrics = external.metrics()

    assert status == 0
    assert metrics["principal_speaker"] == "b"
    assert metrics["probes"]["scored"] == 1
    assert metrics["probes"]["unscored"]["evidence_of_the_other_speaker"] == 3


def test_memory_points_are_reported(external: External) -> None:
    """Extraction, the update, precision, and no interference formed."""
    external.run("halumem")
    formation = external.metrics()["formation"]

    assert formation["extraction_recall"]["value"] == 1.0
    assert formation["updated"]["value"] == 1.0
    assert formation["interference_formed"]["hits"] == 0
    assert formation["interference_formed"]["of"] == 1
    assert formation["precision"] == 1.0


def test_a_run_is_repeatable(external: External) -> None:
    """The same file and seed give the same figures."""
    documents = []
    for _ in range(2):
        external.run("locomo", "--build-ref", "abc", "--sample", "3", "--seed", "5")
        documents.append(external.metrics())
        external.output.unlink()
    for document in documents:
        del document["evaluated_at"], document["wall_ms"]
    assert documents[0] == documents[1]
    assert documents[0]["sample"] == {"unit": "question", "size": 3, "of": 6, "seed": 5}


def test_a_sample_is_seeded_and_in_order() -> None:
    """Questions of many records are drawn alike; a record without one is not played."""
    records = [Surveyed(index, sessions=1, probes=4) for index in range(5)]
    drawn, sample = draw(DATASETS["locomo"], records, 3, 1)
    again, _ = draw(DATASETS["locomo"], records, 3, 1)
    users, of_users = draw(DATASETS["halumem"], records, 9, 1)

    assert drawn == again
    assert sum(len(one.probes or ()) for one in drawn) == sample.size == 3
    assert [one.record.index for one in drawn] == sorted(one.record.index for one in drawn)
    assert (len(users), of_users.size, of_users.of) == (5, 5, 5)


REFUSED: list[tuple[list[str], str]] = [
    (["--external", "riddles", "--path", "x", "--output", "o"], "longmemeval"),
    (["--external", "locomo", "--output", "o"], "--path"),
    (["--external", "locomo", "--path", "x"], "--output"),
    (["--external", "locomo", "--path", "x", "--output", "no/where/o"], "no directory"),
    (["--external", "locomo", "--path", "nowhere", "--output", "o"], "cannot be read"),
    (["--external", "locomo", "--path", "x", "--output", "o", "--sample", "0"], "--sample"),
    (
        ["--external", "locomo", "--path", "x", "--output", "o", "--principal-speaker", "c"],
        "a or b",
    ),
    (
        ["--external", "halumem", "--path", "x", "--output", "o", "--principal-speaker", "a"],
        "no two speakers",
    ),
    (
        ["--external", "locomo", "--path", "x", "--output", "o", "--write-baseline", "b"],
        "--write-baseline",
    ),
    (["--external", "locomo", "--path", "x", "--output", "o", "--corpus", "c"], "--corpus"),
    (["--path", "x"], "--external"),
    (["--sample", "3"], "--external"),
]


@pytest.mark.parametrize(("arguments", "named"), REFUSED)
def test_options_that_do_not_fit_are_refused(
    external: External, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    arguments: list[str], named: str,
) -> None:  # fmt: skip
    """Exit status 2 and one sentence; nothing is written."""
    monkeypatch.chdir(tmp_path)
    status, out, err = external.bare(*arguments)
    assert (status, out) == (2, "")
    assert named in err
    assert list(tmp_path.iterdir()) == []


def test_an_existing_output_is_refused(external: External) -> None:
    """Metrics are not overwritten either."""
    external.output.write_text("kept")
    status, _, err = external.run("locomo")
    assert status == 2
    assert "never overwritten" in err
    assert external.output.read_text() == "kept"


# -- with a live model -------------------------------------------------------------------


@pytest.fixture
def opted_in(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Ask for live calls."""
    monkeypatch.setenv("RUN_LIVE_MODEL_TESTS", "1")
    monkeypatch.setenv("MNEMIC_MODEL_API_KEY", "sk-loopback")
    return monkeypatch


def answers(body: Body) -> Scripted:
    """Answer two questions right and abstain otherwise."""
    asked = body["messages"][-1]["content"].split("\n\n")[0]
    if "dog called" in asked:
        return Says("Biscuit")
    return Says("Green tea, Biscuit" if "drink" in asked else "I do not have that information.")


def test_a_live_model_answers(external: External, opted_in: pytest.MonkeyPatch) -> None:
    """Token F1 and the abstention phrase score it, per category; its cost is counted."""
    with chat_server(answers) as server:
        opted_in.setenv("MNEMIC_MODEL", "openai:gpt-4o-mini")
        opted_in.setenv("MNEMIC_MODEL_BASE_URL", server.base_url)
        status, _, _ = external.run("locomo", "--no-deterministic-only")
    found = external.metrics()["answers"]

    assert status == 0
    assert (found["asked"], found["incomplete"]) == (6, 0)
    correct = {name: (one["hits"], one["of"]) for name, one in found["correct"].items()}
    assert correct == {
        "abstention": (1, 1),
        "multi_hop": (1, 1),
        "open_domain": (0, 1),
        "single_hop": (1, 2),
        "temporal": (0, 1),
    }
    assert found["cost_usd"] == pytest.approx(6 * (1_000 * 0.15e-6 + 10 * 0.6e-6))


def test_failed_runs_are_counted(external: External, opted_in: pytest.MonkeyPatch) -> None:
    """A model that refuses every request leaves a histogram and no answer."""
    with chat_server(always(Fails(400))) as server:
        opted_in.setenv("MNEMIC_MODEL", "openai:gpt-4o-mini")
        opted_in.setenv("MNEMIC_MODEL_BASE_URL", server.base_url)
        external.run("locomo", "--no-deterministic-only")
    found = external.metrics()["answers"]
    assert (found["incomplete"], found["failure_classes"]) == (6, {"ModelRefused": 6})


def test_an_unpriced_model_stops_an_external_run(
    external: External, opted_in: pytest.MonkeyPatch
) -> None:
    """Exit status 1, the sentence, and no metrics file."""
    with chat_server(answers) as server:
        opted_in.setenv("MNEMIC_MODEL", "local:nobody-knows-1")
        opted_in.setenv("MNEMIC_MODEL_BASE_URL", server.base_url)
        status, out, _ = external.run("locomo", "--no-deterministic-only")
    assert status == 1
    assert json.loads(out)["stopped_by"] == PRICING_UNAVAILABLE
    assert not external.output.exists()


def test_a_live_external_run_is_skipped_unless_opted_into(
    external: External, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clean skip exits 0 and writes nothing."""
    monkeypatch.delenv("RUN_LIVE_MODEL_TESTS", raising=False)
    status, out, _ = external.run("locomo", "--no-deterministic-only")
    assert status == 0
    assert json.loads(out)["skipped"] == "RUN_LIVE_MODEL_TESTS"
    assert not external.output.exists()
