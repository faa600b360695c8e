"""`mnemic profiles selection` explains which formation policy runs and why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mnemic.cli.app import execute
from tests.unit.activation.test_choosing import MODEL, operators_file

VARIABLES = (
    "MNEMIC_FORMATION_MODE",
    "MNEMIC_FORMATION_POLICY_PIN",
    "MNEMIC_FORMATION_EVIDENCE",
    "MNEMIC_FORMATION_MODEL",
    "MNEMIC_RELEASE_COMMIT",
    "MNEMIC_MODEL",
    "MNEMIC_PROFILES",
)


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def a_plain_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no width of the surroundings break lines."""
    monkeypatch.delenv("COLUMNS", raising=False)


def shown(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    """Run the view; give what it printed."""
    assert execute(["profiles", "selection", *arguments]) == status
    read = capsys.readouterr()
    return read.out if status == 0 else read.err


def test_without_evidence_it_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    """The honest answer of a tree that bundles none, for people and as a document."""
    lines = shown(capsys).splitlines()
    document = json.loads(shown(capsys, "--json"))

    assert lines == [
        "formation@11  deterministic-v3, asks no model",
        "because no evidence is bundled with this version or named by MNEMIC_FORMATION_EVIDENCE",
    ]
    assert document == {
        "selection": {
            "policy": "formation@11",
            "extractor": "deterministic-v3",
            "reason": "no_artifact",
            "mode": "auto",
        },
        "offered": [],
    }


def test_evidence_that_matches_is_shown_with_its_tuple(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The policy, the file, the gap of a host that is no release, and the eight fields."""
    path = operators_file(tmp_path, "formation@9")
    for name, value in (MODEL | {"MNEMIC_FORMATION_EVIDENCE": str(path)}).items():
        monkeypatch.setenv(name, value)
    text = shown(capsys)

    assert text.splitlines()[:2] == [
        "formation@9  nemori-assisted-v1, asks a model",
        "because its evidence matches this host exactly",
    ]
    assert f"evidence  {path}" in text
    assert "no release names its commit" in text
    assert "model                    gpt-5.6" in text
    assert "reasoning_effort         default" in text

    monkeypatch.setenv("MNEMIC_MODEL", "openai:gpt-5.4")
    text = shown(capsys)
    assert text.startswith("formation@11")
    assert f"not used  {path}: formation@9, it evaluated another model\n" in text


def test_a_pin_and_a_required_mode_are_explained(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A host would refuse to start; the view says so instead of refusing too."""
    monkeypatch.setenv("MNEMIC_FORMATION_POLICY_PIN", "formation@10")
    assert "because formation@10 is pinned and unevidenced: no evidence is" in shown(capsys)
    monkeypatch.setenv("MNEMIC_FORMATION_MODE", "required")
    assert "is required: a host refuses to start" in shown(capsys)
    assert json.loads(shown(capsys, "--json"))["selection"]["mode"] == "required"
    monkeypatch.setenv("MNEMIC_FORMATION_MODE", "off")
    assert shown(capsys).splitlines()[1] == "because MNEMIC_FORMATION_MODE is off"
    monkeypatch.setenv("MNEMIC_FORMATION_POLICY_PIN", "formation@7")
    assert shown(capsys, status=2) == (
        "mnemic: MNEMIC_FORMATION_POLICY_PIN: use one of formation@8, formation@9, formation@10\n"
    )
