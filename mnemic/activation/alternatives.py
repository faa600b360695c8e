"""The other tuples an owner may move formation to, and what a chosen one comes to.

003 §Existing controls (ADR-0119): any tuple that a `formation@9` artifact evaluated
exactly on this tree may be chosen; the choice is read at each extraction, one that was
withdrawn falls back to the configured tuple, and what forms on an alternative records its
policy and effort after the extractor's name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct, structs

from mnemic.activation.claims import Claim, FormationTuple, TreeBinding
from mnemic.activation.selection import Selection, refusal_of
from mnemic.memory.policy import DISTILLATION_POLICY

CompiledUnder = Callable[[str, str, str | None], str]
"""Give the compiled policy version under a formation policy, a model policy, an effort."""


class OwnerChoice(Struct, frozen=True):
    """Name the model policy and the effort that an owner moved formation to."""

    model_policy: str
    reasoning_effort: str | None = None


def alternatives(
    claims: Sequence[Claim],
    binding: TreeBinding,
    *,
    policy_profile: str,
    compiled: CompiledUnder,
    release: str | None,
) -> tuple[FormationTuple, ...]:
    """Give every `formation@9` tuple that an artifact evaluated exactly on this tree.

    An alternative keeps the profile; its model policy, provider, model and effort are
    those that were evaluated. Ordered by artifact, each tuple once.
    """
    found: dict[FormationTuple, None] = {}
    for claim in sorted(claims, key=lambda c: (not c.bundled, c.name)):
        evaluated = claim.compared
        if evaluated.formation_policy != DISTILLATION_POLICY or not binding.has_corpora:
            continue
        version = compiled(
            evaluated.formation_policy, evaluated.model_policy, evaluated.reasoning_effort
        )
        here = structs.replace(
            evaluated, policy_profile=policy_profile, compiled_policy_version=version
        )
        if refusal_of(claim, here, binding, release=release) is None:
            found[here] = None
    return tuple(found)


def chosen_tuple(
    selection: Selection, offered: Sequence[FormationTuple], choice: OwnerChoice | None
) -> FormationTuple | None:
    """Give the tuple that one extraction runs on; None is the deterministic former.

    A choice counts where `formation@9` was selected and the tuple is still offered.
    """
    configured = selection.compared
    if choice is None or configured is None:
        return configured
    if configured.formation_policy != DISTILLATION_POLICY:
        return configured
    wanted = (choice.model_policy, choice.reasoning_effort)
    return next((t for t in offered if (t.model_policy, t.reasoning_effort) == wanted), configured)


def recorded_extractor(running: FormationTuple, configured: FormationTuple) -> str:
    """Give the extractor's name as a consolidation records it.

    One that ran on an alternative names its policy and effort after it.
    """
    if running == configured:
        return running.extractor
    effort = running.reasoning_effort or "default"
    return f"{running.extractor} [{running.model_policy}, {effort}]"


__all__ = [
    "CompiledUnder",
    "OwnerChoice",
    "alternatives",
    "chosen_tuple",
    "recorded_extractor",
]
