"""What an artifact would activate, and what a running tree holds it to: plain values.

003 §Existing controls stay measurable: startup compares seven fields that a running
composition can know and the reasoning effort as an eighth; the digests, the scorer and the
build reference bind an artifact to a tree.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from mnemic.memory.policy import (
    DISTILLATION_POLICY,
    PROVIDER_CONTROL_POLICY,
    PROVIDER_REPAIRED_POLICY,
)

SCORER_VERSION = "distillation-scorer@7"
"""The scorer of this tree; an artifact of another one cannot activate."""

PRECEDENCE = (DISTILLATION_POLICY, PROVIDER_REPAIRED_POLICY, PROVIDER_CONTROL_POLICY)
"""The provider policies, the one that is preferred first."""


class FormationTuple(Struct, frozen=True):
    """Name one evaluated composition; `reasoning_effort` None is the provider's default."""

    extractor: str
    formation_policy: str
    model_policy: str
    provider: str
    model: str
    policy_profile: str
    compiled_policy_version: str
    reasoning_effort: str | None = None

    def differences(self, other: FormationTuple) -> tuple[str, ...]:
        """Name the fields that differ, in their order."""
        return tuple(
            name for name in self.__struct_fields__ if getattr(self, name) != getattr(other, name)
        )


class Claim(Struct, frozen=True):
    """Hold an artifact's claim; `name` is its file, `holdout_sha256` is of `formation@9`."""

    name: str
    bundled: bool
    compared: FormationTuple
    corpus_sha256: str
    holdout_sha256: str | None
    scorer_version: str
    build_ref: str


class TreeBinding(Struct, frozen=True):
    """Say what the running tree ships: the digests of its corpora and its scorer.

    `distillation` is of the development corpus, `holdout` of the frozen one and `control`
    of the 25 cases; None where the tree ships none.
    """

    distillation: str | None
    holdout: str | None
    control: str | None
    scorer: str = SCORER_VERSION

    @property
    def has_corpora(self) -> bool:
        """Tell whether the tree ships all of its corpora."""
        return None not in (self.distillation, self.holdout, self.control)


class Composition(Struct, frozen=True):
    """Say what a running composition is, as far as it knows itself.

    `compiled` gives the compiled policy version of this tree by provider policy, under
    this model policy and effort. `release` is the commit that the running release names
    itself, None where there is none.
    """

    model_policy: str
    provider: str
    model: str
    policy_profile: str
    compiled: Mapping[str, str]
    reasoning_effort: str | None = None
    release: str | None = None


__all__ = ["PRECEDENCE", "SCORER_VERSION", "Claim", "Composition", "FormationTuple", "TreeBinding"]
