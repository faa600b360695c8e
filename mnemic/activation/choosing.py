"""Choose a host's formation policy from its environment and its profile.

MNEMIC_FORMATION_MODE         off, auto (the default) or required
MNEMIC_FORMATION_POLICY_PIN   formation@8, formation@9 or formation@10, and no other
MNEMIC_FORMATION_EVIDENCE     an artifact of the operator's, beside the bundled ones
MNEMIC_FORMATION_MODEL        PROVIDER:NAME that forms memories; else MNEMIC_MODEL
MNEMIC_RELEASE_COMMIT         the commit that the running release was made from

`formation.model_policy` and `formation.reasoning_effort` of the profile name the model
policy: a name with a colon is the model itself, any other one is what the environment
says. A composition root calls `choose_formation` once before it opens anything, runs the
profile that `FormationChoice.profile` gives, and drives `selection.policy` with
`model` where `selection.asks_provider`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct, structs

from mnemic.activation.alternatives import alternatives
from mnemic.activation.claims import (
    PRECEDENCE,
    Claim,
    Composition,
    FormationTuple,
    TreeBinding,
)
from mnemic.activation.corpora import shipped_binding
from mnemic.activation.loading import bundled_claims, operator_claim
from mnemic.activation.selection import PIN_VARIABLE, Mode, Selection, check_pin, select
from mnemic.errors import InvalidAddress
from mnemic.memory.policy import FORMATION_POLICIES, Profile
from mnemic.providers.variables import MODEL_VARIABLE

if TYPE_CHECKING:
    from mnemic.providers.settings import ModelSettings

MODE_VARIABLE = "MNEMIC_FORMATION_MODE"
EVIDENCE_VARIABLE = "MNEMIC_FORMATION_EVIDENCE"
FORMATION_MODEL_VARIABLE = "MNEMIC_FORMATION_MODEL"
RELEASE_VARIABLE = "MNEMIC_RELEASE_COMMIT"

CURRENT_POLICIES = "current"
"""The policy profile of a host that names none."""

_COMMIT = re.compile(r"[0-9a-f]{40}")


class FormationChoice(Struct, frozen=True):
    """Hold what forms memories in a host.

    `profile` is the one given, under the selected policy. `model` is whom a provider
    policy asks, None for a deterministic one. `offered` are the tuples that an owner may
    move formation to.
    """

    selection: Selection
    profile: Profile
    model: ModelSettings | None = None
    offered: tuple[FormationTuple, ...] = ()


def choose_formation(
    environment: Mapping[str, str],
    profile: Profile,
    *,
    policy_profile: str = CURRENT_POLICIES,
    claims: Sequence[Claim] | None = None,
    binding: TreeBinding | None = None,
) -> FormationChoice:
    """Choose a policy, and the profile and the model it runs with.

    `claims` and `binding` default to what the tree ships, the operator's artifact
    included. Raises `InvalidAddress` for a setting to mend, `NotFound` and `InvalidFile`
    for an artifact, and `FormationUnevidenced` in the mode `required`.
    """
    mode, pin = _mode(environment), _pin(environment)
    release = _release(environment)
    if mode is not Mode.OFF and claims is None:
        claims = (*bundled_claims(), *_operator(environment))
    claims = claims or ()
    binding = shipped_binding() if binding is None else binding
    settings = None
    # Nobody who has no evidence is asked for a model, or for its key.
    if mode is not Mode.OFF and claims:
        settings = formation_model(environment, profile)
    selection = select(
        mode=mode,
        pin=pin,
        claims=claims,
        binding=binding,
        composition=None
        if settings is None
        else composition_of(settings, profile, policy_profile=policy_profile, release=release),
    )
    selection = structs.replace(selection, chat_model=environment.get(MODEL_VARIABLE) or None)
    return FormationChoice(
        selection=selection,
        profile=under_formation(profile, selection.policy),
        model=settings if selection.asks_provider else None,
        offered=alternatives(
            claims,
            binding,
            policy_profile=policy_profile,
            compiled=lambda policy, model, effort: compiled_under(
                profile, policy, model_policy=model, effort=effort
            ),
            release=release,
        ),
    )


def formation_model(environment: Mapping[str, str], profile: Profile) -> ModelSettings | None:
    """Give the settings of the model that the profile's policy names; None without one.

    Raises `InvalidAddress` for settings to mend and for an effort that the model is known
    not to take.
    """
    from mnemic.providers.efforts import check_effort  # noqa: PLC0415
    from mnemic.providers.settings import model_settings  # noqa: PLC0415

    policy = profile.formation.model_policy
    named = environment.get(FORMATION_MODEL_VARIABLE) or environment.get(MODEL_VARIABLE)
    chosen = policy if ":" in policy else named
    if not chosen:
        return None
    settings = model_settings(environment, chosen)
    check_effort(settings.provider, settings.name, profile.formation.reasoning_effort)
    return settings


def composition_of(
    settings: ModelSettings,
    profile: Profile,
    *,
    policy_profile: str,
    release: str | None = None,
) -> Composition:
    """Say what a composition is, for every provider policy it could run."""
    formation = profile.formation
    return Composition(
        model_policy=formation.model_policy,
        provider=settings.provider,
        model=settings.name,
        policy_profile=policy_profile,
        compiled={
            policy: compiled_under(
                profile,
                policy,
                model_policy=formation.model_policy,
                effort=formation.reasoning_effort,
            )
            for policy in PRECEDENCE
        },
        reasoning_effort=formation.reasoning_effort,
        release=release,
    )


def under_formation(
    profile: Profile,
    policy: str,
    *,
    model_policy: str | None = None,
    effort: str | None = None,
) -> Profile:
    """Give a profile's values under a formation policy.

    With `model_policy` also under that one and the effort.
    """
    formation = profile.formation
    if model_policy is not None:
        formation = structs.replace(formation, model_policy=model_policy, reasoning_effort=effort)
    return structs.replace(
        profile,
        formation=formation,
        formation_policy=policy,
        extractor=FORMATION_POLICIES[policy].extractor,
    )


def compiled_under(profile: Profile, policy: str, *, model_policy: str, effort: str | None) -> str:
    """Name everything a composition is tuned with when it forms under a policy."""
    from mnemic.profiles import compiled_policy_version  # noqa: PLC0415

    return compiled_policy_version(
        under_formation(profile, policy, model_policy=model_policy, effort=effort)
    )


def _mode(environment: Mapping[str, str]) -> Mode:
    given = environment.get(MODE_VARIABLE, "").strip() or Mode.AUTO.value
    try:
        return Mode(given)
    except ValueError:
        known = ", ".join(mode.value for mode in Mode)
        raise InvalidAddress(f"{MODE_VARIABLE}: use one of {known}") from None


def _pin(environment: Mapping[str, str]) -> str | None:
    pin = environment.get(PIN_VARIABLE, "").strip() or None
    check_pin(pin)
    return pin


def _release(environment: Mapping[str, str]) -> str | None:
    commit = environment.get(RELEASE_VARIABLE, "").strip()
    if commit and not _COMMIT.fullmatch(commit):
        raise InvalidAddress(f"{RELEASE_VARIABLE}: give the release's commit, 40 hex digits")
    return commit or None


def _operator(environment: Mapping[str, str]) -> tuple[Claim, ...]:
    path = environment.get(EVIDENCE_VARIABLE, "").strip()
    return (operator_claim(Path(path)),) if path else ()


__all__ = [
    "EVIDENCE_VARIABLE",
    "FORMATION_MODEL_VARIABLE",
    "MODE_VARIABLE",
    "RELEASE_VARIABLE",
    "FormationChoice",
    "choose_formation",
    "compiled_under",
    "composition_of",
    "formation_model",
    "under_formation",
]
