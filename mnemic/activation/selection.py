"""Choose the formation policy that runs, from evidence and nothing else.

003 §Existing controls stay measurable and §Evaluation and activation evidence: `auto`
takes the newest policy whose artifact matches this composition exactly, `formation@9`
before `formation@10` before `formation@8`, and without one the deterministic
`formation@11`. A pin narrows the search to one policy. Every choice says why.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct

from mnemic.activation.claims import (
    PRECEDENCE,
    Claim,
    Composition,
    FormationTuple,
    TreeBinding,
)
from mnemic.errors import FormationUnevidenced, InvalidAddress
from mnemic.memory.policy import (
    DISTILLATION_POLICY,
    FORMATION_POLICIES,
    PROVIDER_CONTROL_POLICY,
    PROVIDER_REPAIRED_POLICY,
    RICH_POLICY,
)

PIN_VARIABLE = "MNEMIC_FORMATION_POLICY_PIN"

PINNABLE = (PROVIDER_CONTROL_POLICY, DISTILLATION_POLICY, PROVIDER_REPAIRED_POLICY)
"""The policies that a pin may hold."""


class Mode(Enum):
    """Say whether a provider policy may, or must, be activated."""

    OFF = "off"
    AUTO = "auto"
    REQUIRED = "required"


class SelectionReason(Enum):
    """Say why a policy was chosen; every one but the first chooses `formation@11`."""

    EVIDENCED = "evidenced"
    MODE_OFF = "mode_off"
    NO_ARTIFACT = "no_artifact"
    CORPORA_MISSING = "corpora_missing"
    NO_MODEL = "no_model"
    NO_MATCH = "no_artifact_matches"
    PINNED_UNEVIDENCED = "pinned_policy_unevidenced"


class RefusalReason(Enum):
    """Say what keeps an artifact from activating its policy."""

    TUPLE = "tuple_differs"
    CORPUS = "corpus_differs"
    HOLDOUT = "holdout_differs"
    SCORER = "scorer_differs"
    BUILD = "build_is_not_the_release"


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Say why one artifact does not count; `fields` are those of the tuple that differ."""

    artifact: str
    formation_policy: str
    reason: RefusalReason
    fields: tuple[str, ...] = ()


class Selection(Struct, frozen=True, omit_defaults=True):
    """Audit one selection, without a word of content (003 §Existing controls).

    `cause` is why a pinned policy is unevidenced. `compared` is the tuple that was
    activated and `artifact` what evidenced it; `release_unknown` marks an operator's
    artifact that no release could be compared with. `considered` is the tuple that the
    composition has, under the first policy that was looked for.
    """

    policy: str
    extractor: str
    reason: SelectionReason
    mode: Mode
    pin: str | None = None
    cause: SelectionReason | None = None
    compared: FormationTuple | None = None
    artifact: str | None = None
    release_unknown: bool = False
    considered: FormationTuple | None = None
    refused: tuple[Refusal, ...] = ()
    chat_model: str | None = None

    @property
    def asks_provider(self) -> bool:
        """Tell whether the chosen policy asks a model."""
        return FORMATION_POLICIES[self.policy].asks_provider


def select(
    *,
    mode: Mode,
    pin: str | None,
    claims: Sequence[Claim],
    binding: TreeBinding,
    composition: Composition | None,
) -> Selection:
    """Choose a policy; `composition` None is one without a model.

    Raises `InvalidAddress` for a pin to a policy that asks no provider, and
    `FormationUnevidenced` where a provider policy is required and none is evidenced.
    """
    check_pin(pin)
    if mode is Mode.OFF:
        return _deterministic(mode, pin, SelectionReason.MODE_OFF)
    chosen = _search(mode, pin, claims, binding, composition)
    if mode is Mode.REQUIRED and chosen.reason is not SelectionReason.EVIDENCED:
        why = (chosen.cause or chosen.reason).value.replace("_", " ")
        wanted = "a provider-assisted formation policy" if pin is None else pin
        raise FormationUnevidenced(
            f"{wanted} is required and no evidence activates it here ({why});"
            " see mnemic profiles selection, or let the mode be auto"
        )
    return chosen


def check_pin(pin: str | None) -> None:
    """Refuse a pin to what is no provider policy; raises `InvalidAddress`."""
    if pin is not None and pin not in PINNABLE:
        raise InvalidAddress(f"{PIN_VARIABLE}: use one of {', '.join(PINNABLE)}")


def _search(
    mode: Mode,
    pin: str | None,
    claims: Sequence[Claim],
    binding: TreeBinding,
    composition: Composition | None,
) -> Selection:
    wanted = PRECEDENCE if pin is None else (pin,)
    held = [claim for claim in claims if claim.compared.formation_policy in wanted]
    if not binding.has_corpora:
        return _deterministic(mode, pin, SelectionReason.CORPORA_MISSING)
    if not held:
        return _deterministic(mode, pin, SelectionReason.NO_ARTIFACT)
    if composition is None:
        return _deterministic(mode, pin, SelectionReason.NO_MODEL)
    refused: list[Refusal] = []
    for policy in wanted:
        running = tuple_of(composition, policy)
        for claim in _of(held, policy):
            refusal = refusal_of(claim, running, binding, release=composition.release)
            if refusal is None:
                return _evidenced(mode, pin, claim, composition, refused=tuple(refused))
            refused.append(refusal)
    return _deterministic(
        mode,
        pin,
        SelectionReason.NO_MATCH,
        considered=tuple_of(composition, wanted[0]),
        refused=tuple(refused),
    )


def _of(claims: Sequence[Claim], policy: str) -> list[Claim]:
    """Give a policy's claims, the bundled ones first."""
    held = [claim for claim in claims if claim.compared.formation_policy == policy]
    return sorted(held, key=lambda claim: not claim.bundled)


def tuple_of(composition: Composition, policy: str) -> FormationTuple:
    """Give what a composition is under a provider policy."""
    return FormationTuple(
        extractor=FORMATION_POLICIES[policy].extractor,
        formation_policy=policy,
        model_policy=composition.model_policy,
        provider=composition.provider,
        model=composition.model,
        policy_profile=composition.policy_profile,
        compiled_policy_version=composition.compiled[policy],
        reasoning_effort=composition.reasoning_effort,
    )


def refusal_of(
    claim: Claim, running: FormationTuple, binding: TreeBinding, *, release: str | None
) -> Refusal | None:
    """Say what keeps an artifact from activating its policy here; None when nothing does.

    A bundled artifact's build was held to the tree's ancestry when it was bundled; an
    operator's is held to the one commit a release can name, its own.
    """
    distils = claim.compared.formation_policy == DISTILLATION_POLICY
    checks = (
        (RefusalReason.TUPLE, claim.compared == running),
        (
            RefusalReason.CORPUS,
            claim.corpus_sha256 == (binding.distillation if distils else binding.control),
        ),
        (RefusalReason.HOLDOUT, not distils or claim.holdout_sha256 == binding.holdout),
        (RefusalReason.SCORER, claim.scorer_version == binding.scorer),
        (
            RefusalReason.BUILD,
            claim.bundled or release is None or claim.build_ref == release,
        ),
    )
    failed = next((reason for reason, holds in checks if not holds), None)
    if failed is None:
        return None
    return Refusal(
        artifact=claim.name,
        formation_policy=claim.compared.formation_policy,
        reason=failed,
        fields=claim.compared.differences(running),
    )


def _evidenced(
    mode: Mode,
    pin: str | None,
    claim: Claim,
    composition: Composition,
    *,
    refused: tuple[Refusal, ...],
) -> Selection:
    return Selection(
        policy=claim.compared.formation_policy,
        extractor=claim.compared.extractor,
        reason=SelectionReason.EVIDENCED,
        mode=mode,
        pin=pin,
        compared=claim.compared,
        artifact=claim.name,
        release_unknown=not claim.bundled and composition.release is None,
        considered=claim.compared,
        refused=refused,
    )


def _deterministic(
    mode: Mode,
    pin: str | None,
    reason: SelectionReason,
    *,
    considered: FormationTuple | None = None,
    refused: tuple[Refusal, ...] = (),
) -> Selection:
    pinned = pin is not None and reason is not SelectionReason.MODE_OFF
    return Selection(
        policy=RICH_POLICY,
        extractor=FORMATION_POLICIES[RICH_POLICY].extractor,
        reason=SelectionReason.PINNED_UNEVIDENCED if pinned else reason,
        mode=mode,
        pin=pin,
        cause=reason if pinned else None,
        considered=considered,
        refused=refused,
    )


__all__ = [
    "PIN_VARIABLE",
    "Mode",
    "Refusal",
    "RefusalReason",
    "Selection",
    "SelectionReason",
    "check_pin",
    "refusal_of",
    "select",
    "tuple_of",
]
