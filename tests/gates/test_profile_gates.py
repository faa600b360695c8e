"""The gate of profiles: the document, the defaults and what the retriever uses are one."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from mnemic.api import open_memory
from mnemic.errors import InvalidFile
from mnemic.memory.model import SESSION_IDLE_SECONDS
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from mnemic.profiles import effective_profiles, load_profile, shipped_document
from mnemic.profiles.loading import Scalar
from tests.unit.recall.builders import NOW, T0, ask, belief, image

KNOBS_000 = 34
"""000 §Memory profiles counts them; 003 names two more, for the model of formation."""

KNOBS_003 = ("formation.model_policy", "formation.reasoning_effort")


def overlay(directory: Path, text: str) -> Path:
    """Write an overlay."""
    path = directory / "overlay.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def _moved(value: Scalar) -> Scalar:
    """Give another value that is allowed in the same place."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case float():
            return value * 0.5
        case str():
            return "public" if value == "internal" else f"{value}-2"
        case None:
            return "medium"


@pytest.mark.gate("gate.memory.profiles_wired")
def test_the_shipped_document_is_exactly_the_default_models() -> None:
    """The file and the code cannot drift, and neither has a knob that the other lacks."""
    assert load_profile() == DEFAULT_PROFILE == Profile()
    paths = [setting.path for setting in effective_profiles().settings]
    assert len(paths) == len(set(paths)) == KNOBS_000 + len(KNOBS_003)
    assert set(KNOBS_003) <= set(paths)


@pytest.mark.gate("gate.memory.profiles_wired")
def test_a_document_that_drifted_would_be_seen(tmp_path: Path) -> None:
    """The control of the first test: every single value, moved, changes the profile."""
    for setting in effective_profiles().settings:
        moved = _moved(setting.shipped)
        document: object = moved
        for key in reversed(setting.path.split(".")):
            document = {key: document}
        path = overlay(tmp_path, yaml.safe_dump(document))
        assert load_profile(path) != DEFAULT_PROFILE, setting.path
        changed = [s for s in effective_profiles(path).settings if s.is_changed]
        assert [(s.path, s.value) for s in changed] == [(setting.path, moved)]


@pytest.mark.gate("gate.memory.profiles_wired")
async def test_an_overlay_changes_the_value_the_retriever_uses(tmp_path: Path) -> None:
    """The score's own term shows the weight, through the composition root too."""
    path = overlay(tmp_path, "retrieval: {ranking_weights: {confidence: 0.9}}")
    loaded = image(belief(1, "User drinks green tea.", "tea", last_evidence_at=T0))

    def weight(profile: Profile) -> float:
        (entry,) = ask(loaded, "green tea", profile=profile, now=NOW).trace.beliefs
        return entry.terms["confidence"]

    assert weight(load_profile(path)) == pytest.approx(0.9 * 0.65)
    assert weight(DEFAULT_PROFILE) == pytest.approx(0.2 * 0.65)
    async with open_memory(profile=load_profile(path), sweeps=False) as memory:
        ada = memory.principal("acme", "ada")
        await ada.remember("I drink green tea.")
        (entry,) = (await ada.recall("Do I drink green tea?")).trace.beliefs
        assert entry.terms["confidence"] == pytest.approx(0.9 * 0.95)


@pytest.mark.gate("gate.memory.profiles_wired")
@pytest.mark.parametrize(
    ("text", "field", "line"),
    [
        ("retrieval: {stale_penalti: 0.1}", "retrieval.stale_penalti", 1),
        ("formation:\n  decay:\n    flor: 1", "formation.decay.flor", 3),
        ("memory: {}", "memory", 1),
        ("snapshot: {interactive: {max_items: 3}}", "snapshot.interactive", 1),
        ("formation: {session_idle_seconds: 60}", "formation.session_idle_seconds", 1),
    ],
)
def test_unknown_keys_are_refused_with_their_path(
    tmp_path: Path, text: str, field: str, line: int
) -> None:
    """The whole path of the key, and the line it stands on."""
    with pytest.raises(InvalidFile) as caught:
        load_profile(overlay(tmp_path, text))
    assert (caught.value.field, caught.value.line) == (field, line)


@pytest.mark.gate("gate.memory.profiles_wired")
@pytest.mark.parametrize("weight", ["confidence", "authority"])
@pytest.mark.parametrize("value", ["0", "0.0", "-0.1"])
def test_no_overlay_flattens_confidence_or_authority(
    tmp_path: Path, weight: str, value: str
) -> None:
    """Any other additive weight may be zero, which is the control."""
    with pytest.raises(InvalidFile, match=f"ranking_weights.{weight}: .*greater than 0"):
        load_profile(overlay(tmp_path, f"retrieval: {{ranking_weights: {{{weight}: {value}}}}}"))
    path = overlay(tmp_path, "retrieval: {ranking_weights: {match: 0, scope: 0, utility: 0}}")
    assert load_profile(path).retrieval.ranking_weights.match == 0


@pytest.mark.gate("gate.memory.profiles_wired")
def test_the_session_idle_boundary_is_not_in_the_document() -> None:
    """It is a constant of the formation policy (000 §Memory profiles)."""
    text = yaml.safe_dump(shipped_document())
    assert "idle" not in text
    assert str(SESSION_IDLE_SECONDS) not in text
