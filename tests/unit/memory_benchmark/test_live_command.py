"""`mnemic eval memory-benchmark --no-deterministic-only`, against a loopback provider."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from mnemic.cli.app import execute
from mnemic.evals.memory_benchmark.corpus import load_corpus, shipped_corpus_path
from mnemic.evals.memory_benchmark.live import command as live
from mnemic.evals.memory_benchmark.live.evidence import MemoryBenchmarkEvidence
from mnemic.evals.memory_benchmark.live.ledger import PRICING_UNAVAILABLE
from tests.support.chat_server import (
    Behaviour,
    Body,
    CutsOff,
    Fails,
    Holds,
    Says,
    Scripted,
    Writes,
    always,
    chat_server,
)
from tests.unit.memory_benchmark.oracle import ABSTAIN, gold, shipped_probes

KEY = "sk-loopback-0123456789"
PROBES = shipped_probes()


def knows(body: Body) -> Scripted:
    """Answer a probe right when memory stands in the messages, and abstain without."""
    said = [m["content"] for m in body["messages"] if m["role"] == "user"]
    question = said[-1].split("\n\n")[0]
    remembers = any("<memory" in text for text in said)
    return Says(gold(PROBES[question].answer) if remembers else ABSTAIN)


def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """Leave two scenarios of the corpus; give the number of their probes."""
    corpus, digest = load_corpus(shipped_corpus_path())
    left = corpus.model_copy(update={"scenarios": corpus.scenarios[:2]})
    monkeypatch.setattr(live, "load_corpus", lambda path: (left, digest))
    return sum(len(scenario.probes) for scenario in left.scenarios)


class Command:
    """Run the command with a provider configured; hold what it printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        for name in list(os.environ):
            if name.startswith(("MNEMIC_MODEL", "OPENAI_")):
                monkeypatch.delenv(name)
        monkeypatch.setenv("RUN_LIVE_MODEL_TESTS", "1")

    def configure(self, base_url: str, model: str = "openai:gpt-4o-mini") -> None:
        """Name the provider in the environment."""
        self._monkeypatch.setenv("MNEMIC_MODEL", model)
        self._monkeypatch.setenv("MNEMIC_MODEL_BASE_URL", base_url)
        self._monkeypatch.setenv("MNEMIC_MODEL_API_KEY", KEY)

    def run(self, output: Path, *more: str) -> tuple[int, str, str]:
        """Run it; give the status and both outputs."""
        live_arm = ["eval", "memory-benchmark", "--no-deterministic-only"]
        named = ["--output", str(output), "--build-ref", "abc1234"]
        status = execute([*live_arm, *named, *more])
        printed = self._capsys.readouterr()
        return status, printed.out, printed.err


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> Command:
    """Give the command, opted in."""
    return Command(monkeypatch, capsys)


def test_a_whole_live_run_publishes(command: Command, tmp_path: Path) -> None:
    """128 runs over HTTP end in one artifact, exit status 0, one document, one line."""
    output = tmp_path / "evidence.json"
    with chat_server(knows) as server:
        command.configure(server.base_url)
        status, out, err = command.run(output)

    document = json.loads(out)
    assert (status, document["passed"], document["breached"]) == (0, True, [])
    evidence = MemoryBenchmarkEvidence.model_validate_json(output.read_text(encoding="utf-8"))
    assert evidence.counts.probe_count == len(evidence.rows) == 64
    assert evidence.total_cost_usd == pytest.approx(128 * (1_000 * 0.15e-6 + 10 * 0.6e-6))
    assert (evidence.provider, evidence.model) == ("openai", "gpt-4o-mini")
    assert evidence.build_ref == "abc1234"
    assert err.count("\n") == 1
    assert KEY not in out + err + output.read_text(encoding="utf-8")


def test_an_unpriced_model_stops_after_one_run(command: Command, tmp_path: Path) -> None:
    """Exit status 1, the sentence, one request, no artifact."""
    output = tmp_path / "evidence.json"
    with chat_server(knows) as server:
        command.configure(server.base_url, "local:nobody-knows-1")
        status, out, _ = command.run(output)
        asked = len(server.bodies)

    assert (status, asked, output.exists()) == (1, 1, False)
    assert json.loads(out)["stopped_by"] == PRICING_UNAVAILABLE


def test_a_refused_key_fails_every_run_once(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A permanent error is not retried; a line a run, no key, exit status 1."""
    runs = 2 * few(monkeypatch)
    output = tmp_path / "evidence.json"
    with chat_server(always(Fails(401, message=f"bad key {KEY}"))) as server:
        command.configure(server.base_url)
        status, out, err = command.run(output)
        asked = len(server.bodies)

    assert (status, asked, output.exists()) == (1, runs, False)
    assert json.loads(out)["failure_classes"] == {"ModelRefused": runs}
    assert err.count("incomplete ") == runs
    assert KEY not in out + err


def stumbling(first: Scripted) -> Behaviour:
    """Answer the first request so, and every other one as one that knows."""
    left = [first]
    return lambda body: left.pop() if left else knows(body)


@pytest.mark.parametrize(
    "first",
    [
        Holds(),
        Writes('{"choices": [{"mess'),
        CutsOff(),
        Fails(500),
        Fails(429, {"Retry-After": "0"}),
    ],
)
def test_a_provider_that_stumbles_once_is_asked_once_more(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: Scripted
) -> None:
    """Slow, broken, cut off, failing or rate-limited: the second attempt makes the run whole."""
    probes = few(monkeypatch)
    if isinstance(first, Holds):
        monkeypatch.setenv("MNEMIC_MODEL_TIMEOUT_S", "3")
    output = tmp_path / "evidence.json"
    with chat_server(stumbling(first)) as server:
        command.configure(server.base_url)
        status, out, _ = command.run(output)
        asked = len(server.bodies)

    counts = json.loads(out)["counts"]
    assert (status, asked, output.exists()) == (0, 2 * probes + 1, True)
    assert (counts["retried_runs"], counts["incomplete_runs"]) == (1, 0)


@pytest.mark.parametrize(
    ("first", "error"),
    [
        (Says("Portland and", finish="length"), "ModelTruncated"),
        (Says(None, refusal="I will not."), "ModelDeclined"),
    ],
)
def test_an_answer_that_a_repeat_would_not_mend_is_kept(
    command: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    first: Scripted,
    error: str,
) -> None:
    """Truncated or refused: billed, counted with its class, and nothing is published."""
    few(monkeypatch)
    output = tmp_path / "evidence.json"
    with chat_server(stumbling(first)) as server:
        command.configure(server.base_url)
        status, out, err = command.run(output)

    assert (status, output.exists()) == (1, False)
    assert json.loads(out)["failure_classes"] == {error: 1}
    assert json.loads(out)["counts"]["retried_runs"] == 0
    assert f"error={error} billed=true" in err


@pytest.mark.parametrize(
    ("unset", "named"),
    [("MNEMIC_MODEL", "MNEMIC_MODEL"), ("MNEMIC_MODEL_BASE_URL", "MNEMIC_MODEL_BASE_URL")],
)
def test_a_model_that_is_not_configured_is_a_sentence(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unset: str, named: str
) -> None:
    """Exit status 2 names the variable; nothing is asked and nothing written."""
    command.configure("http://127.0.0.1:9/v1", "local:x")
    monkeypatch.delenv(unset)
    status, out, err = command.run(tmp_path / "evidence.json")
    assert (status, out) == (2, "")
    assert named in err


def test_an_existing_output_is_refused_before_the_model_is_asked(
    command: Command, tmp_path: Path
) -> None:
    """No request is made."""
    output = tmp_path / "evidence.json"
    output.write_text("kept")
    with chat_server(knows) as server:
        command.configure(server.base_url)
        status, _, err = command.run(output)
        assert server.bodies == []
    assert status == 2
    assert "never overwritten" in err
    assert output.read_text() == "kept"
