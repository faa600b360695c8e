"""The commands, as an operator runs them: skipped, refused, failed, and published.

The provider is a server on the loopback that speaks chat completions and knows the labels.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mnemic.activation.artifacts import (
    MemoryDistillationEvidence,
    ProviderFormationEvidence,
    parse_evidence,
)
from mnemic.cli.app import execute
from mnemic.evals.distillation_corpus import CorpusRole, control_corpus_path, load_corpus
from mnemic.evals.memory_distillation import command
from mnemic.evals.memory_distillation.oracle import OracleModel
from tests.support.chat_server import Body, ChatServer, Says, chat_server
from tests.support.formation_corpora import plain_corpora, write_corpora

MODEL = "gpt-4o-mini"
"""A model with a known price."""


def knowing(oracle: OracleModel) -> Any:
    """Answer a request as the oracle does."""

    def behave(body: Body) -> Says:
        asked = body["response_format"]["json_schema"]
        assert asked["strict"] is True
        return Says(text=oracle.answer(asked["name"], body["messages"][-1]["content"]))

    return behave


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[ChatServer]:
    """Serve the labels of every corpus, and say in the environment where."""
    control, _ = load_corpus(control_corpus_path(), role=CorpusRole.CONTROL)
    with chat_server(knowing(OracleModel((*plain_corpora(), control)))) as served:
        for name in ("MNEMIC_PROFILES", "MNEMIC_FORMATION_MODEL", "GITHUB_SHA", "CI_COMMIT_SHA"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("MNEMIC_MODEL", f"openai:{MODEL}")
        monkeypatch.setenv("MNEMIC_MODEL_BASE_URL", served.base_url)
        monkeypatch.setenv("RUN_LIVE_MODEL_TESTS", "1")
        yield served


class Checkout:
    """Be a git repository that stands for the evaluated tree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.file = root / "policies.yaml"
        self.file.write_text("one\n")
        self.git("init", "--quiet")
        self.git("add", ".")
        self.git("commit", "--quiet", "--message", "one")
        self.head = self.git("rev-parse", "HEAD")

    def git(self, *arguments: str) -> str:
        """Run git with an identity of its own."""
        identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
        done = subprocess.run(
            ["git", *identity, *arguments],
            cwd=self.root,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    """Give a clean checkout, which the commands take for their own tree."""
    root = tmp_path / "tree"
    root.mkdir()
    made = Checkout(root)
    monkeypatch.setattr(command, "source_tree", lambda: root)
    return made


@pytest.fixture
def corpora(tmp_path: Path) -> tuple[str, ...]:
    """Give the options that name the plain corpora's files."""
    development, holdout = write_corpora(tmp_path)
    return "--corpus", str(development), "--holdout", str(holdout)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave a dozen cases of the development corpus, whatever is read."""
    whole, _ = plain_corpora()
    cases = tuple(c for c in whole.cases if c.id.startswith("plain-") and c.id.endswith("-0"))
    left = whole.model_copy(update={"cases": cases})
    monkeypatch.setattr(command, "load_corpus", lambda path, role: (left, "0" * 64))


# -- published ---------------------------------------------------------------------------


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_a_perfect_provider_publishes_over_the_wire(
    server: ChatServer,
    checkout: Checkout,
    corpora: tuple[str, ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The whole command: strict schemas, a priced model, one artifact, never overwritten."""
    path = tmp_path / "formation@9.json"
    run = ["eval", "memory-distillation", *corpora, "--concurrency", "8", "--output", str(path)]
    assert execute(run) == 0
    said = capsys.readouterr()
    document = json.loads(said.out)
    evidence = parse_evidence(path.read_bytes(), path.name)

    assert isinstance(evidence, MemoryDistillationEvidence)
    assert (evidence.provider, evidence.model, evidence.model_policy) == (
        "openai",
        MODEL,
        "balanced",
    )
    assert evidence.build_ref == checkout.head
    assert evidence.answered_by == f"openai:{MODEL}"
    assert evidence.reasoning_effort is None
    assert document["published"] == str(path)
    assert document["breached"] == []
    assert document["cost_usd"] > 0
    assert f"passed; published to {path}" in said.err
    (figures,) = evidence.runs
    made = [
        arm.calls
        for one in (figures.development, figures.holdout)
        for arm in (one.distilled, one.provider_control)
    ]
    assert len(server.bodies) == sum(made)
    assert all("reasoning_effort" not in body for body in server.bodies)
    before, asked = path.read_bytes(), len(server.bodies)
    assert execute(run) == 2
    assert "never overwritten" in capsys.readouterr().err
    assert (path.read_bytes(), len(server.bodies)) == (before, asked)


@pytest.mark.gate("gate.memory.provider_positive_coverage_v2")
@pytest.mark.parametrize("policy", ["formation@10", "formation@8"])
def test_a_one_call_policy_publishes_over_the_wire(
    policy: str,
    server: ChatServer,
    checkout: Checkout,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """formation@10 on thirty seeded beliefs, the frozen formation@8 on an empty store."""
    control, digest = load_corpus(control_corpus_path(), role=CorpusRole.CONTROL)
    server.behaviour = knowing(OracleModel((control,), assists=True))
    path = tmp_path / f"{policy}.json"
    arguments = ["--formation-policy", policy, "--output", str(path), "--concurrency", "8"]
    assert execute(["eval", "memory-formation", *arguments]) == 0
    evidence = parse_evidence(path.read_bytes(), path.name)

    assert isinstance(evidence, ProviderFormationEvidence)
    assert evidence.formation_policy == policy
    assert (evidence.supported.met, evidence.supported.of) == (21, 21)
    assert evidence.seeded_cases == (25 if policy == "formation@10" else 0)
    assert evidence.corpus_sha256 == digest
    assert evidence.calls == len(server.bodies)
    assert json.loads(capsys.readouterr().out)["published"] == str(path)


@pytest.mark.gate("gate.memory.provider_positive_coverage_v2")
def test_a_one_call_policy_without_answers_supports_nothing(
    server: ChatServer, checkout: Checkout, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The fallback forms almost every case, and is no evidence for the provider."""
    server.behaviour = lambda body: Says(text='{"nothing": 1}')
    path = tmp_path / "evidence.json"
    assert execute(["eval", "memory-formation", "--output", str(path)]) == 1
    document = json.loads(capsys.readouterr().out)

    assert document["supported"] == {"met": 0, "of": 21}
    assert "0 positive cases were fully supported, at least 17" in document["breached"]
    assert not path.exists()


def test_a_run_that_does_not_pass_prints_its_figures_and_writes_nothing(
    server: ChatServer,
    checkout: Checkout,
    few: None,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A tuning run says what it broke, reads no holdout, and may run on a changed tree."""
    checkout.file.write_text("two\n")
    server.behaviour = lambda body: Says(text="no")
    assert execute(["eval", "memory-distillation", "--development-only"]) == 1
    said = capsys.readouterr()
    document = json.loads(said.out)

    assert document["development_only"] is True
    assert list(document["runs"]) == ["development"]
    assert document["pooled"]["development"]["formation@9"]["fallbacks"] > 0
    assert any("recall is" in sentence for sentence in document["breached"])
    assert "no evidence" in said.err
    assert not list(tmp_path.glob("*evidence*"))
    assert "I am building" not in said.out


def test_an_effort_is_sent_by_the_evaluated_arm_alone(
    server: ChatServer,
    checkout: Checkout,
    few: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The frozen controls keep the provider's default."""
    monkeypatch.setenv("MNEMIC_MODEL", "openai:gpt-5.6")
    run = ["eval", "memory-distillation", "--development-only", "--reasoning-effort", "medium"]
    assert execute(run) == 1  # a dozen cases are too few for every gate
    document = json.loads(capsys.readouterr().out)
    efforts = {
        (body["response_format"]["json_schema"]["name"], body.get("reasoning_effort"))
        for body in server.bodies
    }

    assert document["evaluated"]["reasoning_effort"] == "medium"
    assert efforts == {
        ("integrated_episodes", "medium"),
        ("anticipation", "medium"),
        ("distillation", "medium"),
        ("memory_claims", None),
    }


# -- skipped and refused -----------------------------------------------------------------


@pytest.mark.gate("gate.memory.comparative_evidence")
@pytest.mark.parametrize("name", ["memory-distillation", "memory-formation"])
@pytest.mark.parametrize("switch", [None, "", "0", "true"])
def test_without_the_switch_nothing_is_asked_and_nothing_written(
    *,
    name: str,
    switch: str | None,
    server: ChatServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A skip is said and is no failure, whatever the tree is like."""
    monkeypatch.delenv("RUN_LIVE_MODEL_TESTS")
    if switch is not None:
        monkeypatch.setenv("RUN_LIVE_MODEL_TESTS", switch)
    path = tmp_path / "evidence.json"

    assert execute(["eval", name, "--output", str(path)]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "evaluation": name,
        "skipped": "RUN_LIVE_MODEL_TESTS",
    }
    assert not path.exists()
    assert server.bodies == []


REFUSED: dict[str, tuple[list[str], str]] = {
    "no output": ([], "--output: the evidence is published there"),
    "no such directory": (["--output", "{tmp}/none/e.json"], "--output: there is no directory"),
    "an output of a tuning run": (
        ["--development-only", "--output", "{tmp}/e.json"],
        "--development-only: it reads no holdout",
    ),
    "a short commit": (
        ["--output", "{tmp}/e.json", "--build-ref", "0123456"],
        "--build-ref: give the whole commit",
    ),
    "another commit": (
        ["--output", "{tmp}/e.json", "--build-ref", "f" * 40],
        "is not the checked-out commit, which is ",
    ),
    "a profile of nobody": (
        ["--output", "{tmp}/e.json", "--policy-profile", "mine"],
        "there is no policy profile 'mine'",
    ),
    "an effort the model does not take": (
        ["--output", "{tmp}/e.json", "--reasoning-effort", "medium"],
        "does not take medium",
    ),
    "no such corpus": (["--output", "{tmp}/e.json", "--corpus", "{tmp}/c.json"], "cannot be read"),
}


@pytest.mark.gate("gate.memory.comparative_evidence")
@pytest.mark.parametrize("refused", sorted(REFUSED))
def test_what_must_be_mended_is_refused_before_anything_is_spent(
    refused: str,
    server: ChatServer,
    checkout: Checkout,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One sentence, status 2, no call, no file."""
    arguments, said = REFUSED[refused]
    given = [a.replace("{tmp}", str(tmp_path)) for a in arguments]

    assert execute(["eval", "memory-distillation", *given]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert server.bodies == []
    assert not (tmp_path / "e.json").exists()


@pytest.mark.gate("gate.memory.comparative_evidence")
def test_an_artifact_never_describes_files_its_commit_does_not_hold(
    server: ChatServer,
    checkout: Checkout,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A changed file, a commit of CI that is not HEAD, and a tree without git."""
    run = ["eval", "memory-distillation", "--output", str(tmp_path / "e.json")]
    checkout.file.write_text("two\n")
    assert execute(run) == 2
    assert "the tree has uncommitted changes (policies.yaml)" in capsys.readouterr().err
    checkout.git("checkout", "--quiet", "policies.yaml")
    monkeypatch.setenv("GITHUB_SHA", "e" * 40)
    assert execute(run) == 2
    assert f"{'e' * 40} is not the checked-out commit" in capsys.readouterr().err
    monkeypatch.delenv("GITHUB_SHA")
    monkeypatch.setattr(command, "source_tree", lambda: tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert execute(run) == 2
    assert "is no git checkout with a commit" in capsys.readouterr().err
    assert server.bodies == []


def test_a_control_evaluation_takes_only_the_one_call_policies(
    server: ChatServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """formation@9 has an evaluation of its own."""
    run = ["eval", "memory-formation", "--output", str(tmp_path / "e.json")]

    assert execute([*run, "--formation-policy", "formation@9"]) == 2
    assert "--formation-policy: use formation@10 or formation@8" in capsys.readouterr().err


def test_without_a_model_the_variable_is_named(
    server: ChatServer,
    checkout: Checkout,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """There is none that could be evaluated."""
    monkeypatch.delenv("MNEMIC_MODEL")

    assert execute(["eval", "memory-formation", "--output", str(tmp_path / "e.json")]) == 2
    assert "MNEMIC_FORMATION_MODEL: name the model that is evaluated" in capsys.readouterr().err
