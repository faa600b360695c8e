"""A host's environment and profile, and the formation that comes of them."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import structs

from mnemic.activation import (
    Claim,
    Mode,
    OwnerChoice,
    SelectionReason,
    TreeBinding,
    alternatives,
    choose_formation,
    chosen_tuple,
    composition_of,
    recorded_extractor,
    shipped_binding,
    under_formation,
)
from mnemic.activation.choosing import compiled_under
from mnemic.activation.loading import bundled_claims
from mnemic.activation.selection import tuple_of as running_tuple
from mnemic.actors.log import formation_selected
from mnemic.errors import FormationUnevidenced, InvalidAddress, InvalidFile, NotFound
from mnemic.evals.distillation_corpus import (
    CorpusRole,
    control_corpus_path,
    development_corpus_path,
    holdout_corpus_path,
    load_corpus,
)
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from mnemic.providers.settings import ModelSettings
from tests.support.evidence import (
    BINDING,
    BUILD,
    claim_of,
    distillation_document,
    encoded,
    formation_document,
)

MODEL = {"MNEMIC_MODEL": "openai:gpt-5.6", "MNEMIC_MODEL_API_KEY": "key"}
SETTINGS = ModelSettings(provider="openai", name="gpt-5.6", base_url="https://api.openai.com/v1")


def own_claim(policy: str, profile: Profile = DEFAULT_PROFILE, **changes: str | None) -> Claim:
    """Give the claim of an artifact that was made of exactly this tree under a profile."""
    composition = composition_of(SETTINGS, profile, policy_profile="current")
    return structs.replace(
        claim_of(policy),
        compared=structs.replace(running_tuple(composition, policy), **changes),
    )


def test_what_ships_forms_without_a_model_and_says_why() -> None:
    """No artifact is bundled, because no real model earned one."""
    found = choose_formation({}, DEFAULT_PROFILE)

    assert bundled_claims() == ()
    assert found.selection.policy == "formation@11"
    assert found.selection.reason is SelectionReason.NO_ARTIFACT
    assert found.profile == under_formation(DEFAULT_PROFILE, "formation@11")
    assert (found.profile.formation_policy, found.profile.extractor) == (
        "formation@11",
        "deterministic-v3",
    )
    assert found.model is None
    with pytest.raises(FormationUnevidenced):
        choose_formation({"MNEMIC_FORMATION_MODE": "required"}, DEFAULT_PROFILE)


def test_without_evidence_nothing_heavy_is_imported_and_no_key_is_asked_for() -> None:
    """A library that only remembers does not wait for what it does not use."""
    code = (
        "import sys; from mnemic.activation import choose_formation;"
        "from mnemic.memory.policy import DEFAULT_PROFILE;"
        "choose_formation({'MNEMIC_MODEL': 'nowhere:x'}, DEFAULT_PROFILE);"
        "print([m for m in ('pydantic', 'yaml', 'openai') if m in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert said.stdout.strip() == "[]"


def test_the_shipped_binding_is_that_of_the_corpora() -> None:
    """The digests that production computes are those the evaluator publishes."""
    binding = shipped_binding()

    assert binding == TreeBinding(
        distillation=load_corpus(development_corpus_path(), role=CorpusRole.DEVELOPMENT)[1],
        holdout=load_corpus(holdout_corpus_path(), role=CorpusRole.HOLDOUT)[1],
        control=load_corpus(control_corpus_path(), role=CorpusRole.CONTROL)[1],
    )
    assert binding.has_corpora


def test_a_tree_without_corpora_has_no_binding(tmp_path: Path) -> None:
    """A package that was stripped of them says so."""
    assert not shipped_binding(tmp_path).has_corpora
    found = choose_formation(
        MODEL,
        DEFAULT_PROFILE,
        claims=[own_claim("formation@9")],
        binding=shipped_binding(tmp_path),
    )
    assert found.selection.reason is SelectionReason.CORPORA_MISSING


def test_evidence_of_this_tree_activates_with_its_model() -> None:
    """The control: the policy, the profile it runs under, and whom it asks."""
    found = choose_formation(
        MODEL, DEFAULT_PROFILE, claims=[own_claim("formation@9")], binding=BINDING
    )

    assert found.selection.policy == "formation@9"
    assert found.profile.extractor == "nemori-assisted-v1"
    assert found.model is not None
    assert (found.model.provider, found.model.name) == ("openai", "gpt-5.6")
    assert found.selection.chat_model == "openai:gpt-5.6"
    assert found.offered == (found.selection.compared,)


@pytest.mark.parametrize(
    "environment",
    [
        MODEL | {"MNEMIC_MODEL": "openai:gpt-5.4"},
        MODEL | {"MNEMIC_FORMATION_MODEL": "openai:gpt-5.4"},
        MODEL | {"MNEMIC_FORMATION_POLICY_PIN": "formation@10"},
        MODEL | {"MNEMIC_FORMATION_MODE": "off"},
        {},
    ],
)
def test_another_environment_does_not(environment: dict[str, str]) -> None:
    """Another model, another policy's pin, off, or no model at all."""
    found = choose_formation(
        environment, DEFAULT_PROFILE, claims=[own_claim("formation@9")], binding=BINDING
    )

    assert found.selection.policy == "formation@11"
    assert found.model is None


def test_a_changed_profile_is_another_tuple() -> None:
    """The compiled policy version covers every value that memory is tuned with."""
    retrieval = structs.replace(DEFAULT_PROFILE.retrieval, stale_penalty=0.5)
    changed = structs.replace(DEFAULT_PROFILE, retrieval=retrieval)
    found = choose_formation(MODEL, changed, claims=[own_claim("formation@9")], binding=BINDING)

    assert [refusal.fields for refusal in found.selection.refused] == [("compiled_policy_version",)]
    assert (
        choose_formation(
            MODEL, changed, claims=[own_claim("formation@9", changed)], binding=BINDING
        ).selection.policy
        == "formation@9"
    )


def test_a_model_policy_with_a_colon_is_the_model() -> None:
    """The profile may name the memory's model itself, apart from the one that chats."""
    formation = structs.replace(DEFAULT_PROFILE.formation, model_policy="openai:gpt-5.6")
    profile = structs.replace(DEFAULT_PROFILE, formation=formation)
    environment = MODEL | {"MNEMIC_MODEL": "openai:gpt-4o-mini"}
    found = choose_formation(
        environment, profile, claims=[own_claim("formation@9", profile)], binding=BINDING
    )

    assert found.selection.policy == "formation@9"
    assert found.selection.compared is not None
    assert found.selection.compared.model_policy == "openai:gpt-5.6"
    assert found.selection.chat_model == "openai:gpt-4o-mini"


@pytest.mark.parametrize(
    ("named", "effort", "said"),
    [
        ("openai:gpt-4o-mini", "medium", "does not take medium; it takes none at all"),
        ("openai:o3-mini", "xhigh", "does not take xhigh; it takes low, medium, high"),
        ("openai:gpt-5.6", "minimal", "does not take minimal"),
        ("openai:gpt-5.6", "much", "use one of none, minimal, low, medium, high, xhigh"),
        ("openai:gpt-5.6", "medium", None),
        ("openai:gpt-4o-mini", None, None),
        ("elsewhere:x", "medium", None),
    ],
)
def test_an_effort_that_the_model_does_not_take_refuses_the_start(
    named: str, effort: str | None, said: str | None
) -> None:
    """What is known is refused at once; what another provider takes it says itself."""
    formation = structs.replace(DEFAULT_PROFILE.formation, reasoning_effort=effort)
    profile = structs.replace(DEFAULT_PROFILE, formation=formation)
    environment = MODEL | {
        "MNEMIC_MODEL": named,
        "MNEMIC_MODEL_BASE_URL": "http://127.0.0.1:9/v1",
    }

    def choose() -> str:
        claims = [claim_of("formation@9")]
        return choose_formation(
            environment, profile, claims=claims, binding=BINDING
        ).selection.policy

    if said is None:
        assert choose() == "formation@11"
    else:
        with pytest.raises(InvalidAddress, match=said):
            choose()


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("MNEMIC_FORMATION_MODE", "always"),
        ("MNEMIC_FORMATION_POLICY_PIN", "formation@7"),
        ("MNEMIC_RELEASE_COMMIT", "v1.2"),
    ],
)
def test_a_setting_that_names_nothing_is_refused(variable: str, value: str) -> None:
    """One sentence, with the variable to mend."""
    with pytest.raises(InvalidAddress, match=variable):
        choose_formation({variable: value}, DEFAULT_PROFILE)


def operators_file(tmp_path: Path, policy: str, build: str = BUILD) -> Path:
    """Write an operator's artifact that evaluated exactly this tree."""
    compared = own_claim(policy).compared
    named = {
        name: getattr(compared, name)
        for name in ("model_policy", "provider", "model", "compiled_policy_version")
    }
    binding = shipped_binding()
    if policy == "formation@9":
        document = distillation_document(**named) | {
            "corpus_sha256": binding.distillation,
            "holdout_sha256": binding.holdout,
        }
    else:
        document = formation_document(policy, **named) | {"corpus_sha256": binding.control}
    path = tmp_path / f"{policy}.json"
    path.write_bytes(encoded(document | {"build_ref": build}))
    return path


@pytest.mark.parametrize("policy", ["formation@8", "formation@9", "formation@10"])
def test_an_operators_file_activates_for_its_own_release(
    tmp_path: Path, policy: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The whole way from a file; outside of a release the gap is logged."""
    path = operators_file(tmp_path, policy)
    environment = MODEL | {"MNEMIC_FORMATION_EVIDENCE": str(path)}

    with caplog.at_level(logging.INFO, logger="mnemic"):
        formation_selected(choose_formation(environment, DEFAULT_PROFILE).selection)
        unbound = list(caplog.messages)
        caplog.clear()
        released = environment | {"MNEMIC_RELEASE_COMMIT": BUILD}
        formation_selected(choose_formation(released, DEFAULT_PROFILE).selection)
        bound = list(caplog.messages)
    other = environment | {"MNEMIC_RELEASE_COMMIT": "f" * 40}

    assert f"policy='{policy}'" in unbound[0]
    assert "reason='evidenced'" in unbound[0]
    assert [line.split("'")[1] for line in unbound] == [
        "formation_selected",
        "formation_evidence_unbound",
    ]
    assert [line.split("'")[1] for line in bound] == ["formation_selected"]
    assert choose_formation(other, DEFAULT_PROFILE).selection.policy == "formation@11"


def test_an_operators_file_that_is_none_is_refused(tmp_path: Path) -> None:
    """A missing file, one that is no evidence, and one that did not pass."""
    missing, broken = tmp_path / "missing.json", tmp_path / "broken.json"
    failed = tmp_path / "failed.json"
    broken.write_text("{")
    failed.write_bytes(encoded(distillation_document() | {"repeats": 2}))
    for path, error in ((missing, NotFound), (broken, InvalidFile), (failed, InvalidFile)):
        with pytest.raises(error):
            choose_formation({"MNEMIC_FORMATION_EVIDENCE": str(path)}, DEFAULT_PROFILE)
    # Off reads none.
    off = {"MNEMIC_FORMATION_EVIDENCE": str(broken), "MNEMIC_FORMATION_MODE": "off"}
    assert choose_formation(off, DEFAULT_PROFILE).selection.mode is Mode.OFF


def test_an_owner_may_move_formation_to_another_evidenced_tuple() -> None:
    """Only to one that was evaluated exactly on this tree; a withdrawn one falls back."""

    def compiled(policy: str, model_policy: str, effort: str | None) -> str:
        return compiled_under(DEFAULT_PROFILE, policy, model_policy=model_policy, effort=effort)

    other = own_claim(
        "formation@9",
        model_policy="flagship",
        model="gpt-6",
        reasoning_effort="medium",
        compiled_policy_version=compiled("formation@9", "flagship", "medium"),
    )
    stale = structs.replace(
        other, compared=structs.replace(other.compared, compiled_policy_version="policies:old")
    )
    claims = [own_claim("formation@9"), other, own_claim("formation@10")]
    offered = alternatives(
        claims, BINDING, policy_profile="current", compiled=compiled, release=None
    )
    selection = choose_formation(MODEL, DEFAULT_PROFILE, claims=claims, binding=BINDING).selection
    assert selection.compared is not None
    choice = OwnerChoice("flagship", "medium")

    assert offered == (selection.compared, other.compared)
    moved = chosen_tuple(selection, offered, choice)
    assert moved == other.compared
    assert chosen_tuple(selection, offered, None) == selection.compared
    assert chosen_tuple(selection, offered, OwnerChoice("flagship")) == selection.compared
    withdrawn = alternatives(
        [own_claim("formation@9"), stale],
        BINDING,
        policy_profile="current",
        compiled=compiled,
        release=None,
    )
    assert chosen_tuple(selection, withdrawn, choice) == selection.compared
    assert recorded_extractor(other.compared, selection.compared) == (
        "nemori-assisted-v1 [flagship, medium]"
    )
    assert recorded_extractor(selection.compared, selection.compared) == "nemori-assisted-v1"
    older = choose_formation(
        MODEL, DEFAULT_PROFILE, claims=[own_claim("formation@10"), other], binding=BINDING
    ).selection
    assert chosen_tuple(older, offered, choice) == older.compared
    off = choose_formation({}, DEFAULT_PROFILE).selection
    assert chosen_tuple(off, offered, choice) is None
