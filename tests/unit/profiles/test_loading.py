"""Overlays: what is read, what is refused, and what the command shows of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mnemic.cli.app import execute
from mnemic.errors import InvalidFile, NotFound
from mnemic.memory.model import Moment, Sensitivity
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.memory.recall.moments import bounded
from mnemic.memory.recall.request import RecallRequest
from mnemic.profiles import load_profile
from mnemic.profiles.loading import OVERLAY_BYTES_MAX
from tests.support.core import START


def written(directory: Path, text: str | bytes) -> Path:
    """Write an overlay."""
    path = directory / "overlay.yaml"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


@pytest.mark.parametrize("text", ["", "# nothing\n", "{}", "retrieval: {}", "\ufeffretrieval: {}"])
def test_an_overlay_that_names_nothing_changes_nothing(tmp_path: Path, text: str) -> None:
    """An empty file, a comment, an empty section, a byte order mark."""
    assert load_profile(written(tmp_path, text)) == DEFAULT_PROFILE


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- a\n- b", "write keys and values"),
        ("just words", "write keys and values"),
        ("retrieval: [1", "line 1"),
        ("retrieval: {stale_penalty: 0.1, stale_penalty: 0.2}", "stale_penalty is written twice"),
        ("1: 2", "keys are words"),
        ("retrieval:", "retrieval: write keys and values"),
        ("formation: {decay: [1]}", "formation.decay: write keys and values"),
        ("retrieval: {stale_penalty: high}", "stale_penalty: .*number"),
        ("retrieval: {stale_penalty: '0.2'}", "stale_penalty: .*number"),
        ("retrieval: {stale_penalty: .nan}", "stale_penalty: .*finite"),
        ("retrieval: {semantic_enabled: 1}", "semantic_enabled: .*boolean"),
        ("retrieval: {decay_tau_days: {fact: 0}}", "decay_tau_days.fact: .*greater than 0"),
        ("formation: {decay: {step: 0}}", "decay.step: .*greater than 0"),
        ("formation: {decay: {max_per_sweep: 2.5}}", "max_per_sweep: .*integer"),
        ("formation: {scheduled_interval_seconds: 0}", "scheduled_interval_seconds"),
        ("snapshot: {child: {sensitivity_ceiling: secret}}", "child.sensitivity_ceiling"),
        ("a: !!python/object:os.system x", "line 1"),
        ("a: &a [*a]", "overlay.yaml"),
        (b"\xff\xfe", "not UTF-8"),
        (b"#" * (OVERLAY_BYTES_MAX + 1), "longer than"),
    ],
)
def test_what_is_no_overlay_is_refused_with_its_place(
    tmp_path: Path, text: str | bytes, said: str
) -> None:
    """Never a traceback, and never a guess."""
    with pytest.raises(InvalidFile, match=said):
        load_profile(written(tmp_path, text))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    """And so is a directory."""
    for path in (tmp_path / "none.yaml", tmp_path):
        with pytest.raises(NotFound, match=str(path)):
            load_profile(path)


def test_a_snapshots_request_is_bounded_by_its_kind_of_session() -> None:
    """What asks for less keeps what it asks for."""
    asked = RecallRequest(now=START, moment=Moment.SNAPSHOT, max_items=6, token_budget=100_000)
    child = bounded(asked, DEFAULT_PROFILE.snapshot.child)
    assert (child.max_items, child.token_budget, child.ceiling) == (4, 256, Sensitivity.INTERNAL)
    run = bounded(asked, DEFAULT_PROFILE.snapshot.async_)
    assert (run.max_items, run.token_budget) == (6, 512)


# -- the command ------------------------------------------------------------------------


def test_show_says_where_each_value_comes_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The option and the environment alike; programs get one document."""
    path = written(tmp_path, "retrieval: {stale_penalty: 0.1, near_duplicate_penalty: 0.15}")
    monkeypatch.delenv("MNEMIC_PROFILES", raising=False)
    assert execute(["profiles", "show", "--profiles", str(path)]) == 0
    out = capsys.readouterr().out.partition("overlay:")
    lines = {line.split()[0]: line for line in out[0].splitlines()}
    assert "".join(out[2].split()) == str(path)
    assert lines["retrieval.stale_penalty"].endswith("0.1       overlay (shipped 0.3)")
    assert lines["retrieval.near_duplicate_penalty"].endswith("0.15      overlay")
    assert lines["trace.operator_retention_days"].split() == [
        "trace.operator_retention_days",
        "30",
        "shipped",
    ]
    monkeypatch.setenv("MNEMIC_PROFILES", str(path))
    assert execute(["profiles", "show", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert len(document["settings"]) == len(lines)
    (stale,) = (s for s in document["settings"] if s["path"] == "retrieval.stale_penalty")
    assert stale == {
        "path": "retrieval.stale_penalty",
        "value": 0.1,
        "shipped": 0.3,
        "source": str(path),
    }


def test_diff_shows_only_what_an_overlay_changes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A value that the overlay repeats as it ships is no change."""
    monkeypatch.delenv("MNEMIC_PROFILES", raising=False)
    path = written(tmp_path, "retrieval: {stale_penalty: 0.1, near_duplicate_penalty: 0.15}")
    assert execute(["profiles", "show", "--diff", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["changes"] == [
        {"path": "retrieval.stale_penalty", "now": 0.3, "then": 0.1}
    ]
    assert execute(["profiles", "show", "--diff", str(path)]) == 0
    assert "retrieval.stale_penalty  0.3" in capsys.readouterr().out


def test_a_bad_overlay_ends_any_command_with_status_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence that names the file, the line and the key."""
    path = written(tmp_path, "retrieval:\n  oops: 1\n")
    for command in (["profiles", "show"], ["memory", "recall", "Where?"]):
        assert execute([*command, "--profiles", str(path)]) == 2
        assert f"{path}, line 2, retrieval.oops:" in capsys.readouterr().err
