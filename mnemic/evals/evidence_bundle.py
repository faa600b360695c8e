"""Hold every bundled artifact to the tree that ships it (003 §Publication, ADR-0086).

A change to the policy documents, the corpora or the scorer withdraws the artifacts that it
outdates: here they are named, before a release falls back to deterministic formation in
silence.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from mnemic.activation import Claim, TreeBinding
from mnemic.activation.alternatives import CompiledUnder
from mnemic.activation.artifacts import parse_evidence
from mnemic.errors import InvalidFile
from mnemic.evals.working_tree import is_ancestor
from mnemic.memory.policy import DISTILLATION_POLICY, POLICY_PROFILES

CompiledUnderProfile = Callable[[str], CompiledUnder]
"""Give, for a policy profile by name, what compiles a policy's version under it."""


def bundle_problems(
    folder: Path,
    repository: Path,
    *,
    binding: TreeBinding,
    compiled: CompiledUnderProfile,
) -> tuple[str, ...]:
    """Say what is wrong with the artifacts of a folder in a checked-out tree.

    One sentence each, with the file and both values; empty when every artifact may ship.
    """
    return tuple(_problems(folder, repository, binding, compiled))


def _problems(
    folder: Path, repository: Path, binding: TreeBinding, compiled: CompiledUnderProfile
) -> Iterator[str]:
    seen: dict[tuple[object, ...], str] = {}
    for path in sorted(folder.glob("*.json")):
        try:
            evidence = parse_evidence(path.read_bytes(), path.name)
        except InvalidFile as error:
            yield str(error)
            continue
        claim = evidence.claim(name=path.name, bundled=True)
        for what, has, ships in _bound(claim, binding, compiled):
            if has != ships:
                yield f"{path.name}: {what} is {has}, this tree's is {ships}"
        if not path.name.startswith(f"{claim.compared.formation_policy}."):
            yield f"{path.name}: name it after its policy, {claim.compared.formation_policy}.….json"
        if not is_ancestor(repository, claim.build_ref):
            yield f"{path.name}: build {claim.build_ref} is no ancestor of the tree that bundles it"
        key = tuple(getattr(claim.compared, f) for f in claim.compared.__struct_fields__)
        if key in seen:
            yield f"{path.name}: {seen[key]} is evidence for the same tuple"
        seen.setdefault(key, path.name)


def _bound(
    claim: Claim, binding: TreeBinding, compiled: CompiledUnderProfile
) -> Iterator[tuple[str, str | None, str | None]]:
    """Give what binds an artifact: its name, what the artifact has, what the tree ships."""
    compared = claim.compared
    distils = compared.formation_policy == DISTILLATION_POLICY
    yield "corpus", claim.corpus_sha256, binding.distillation if distils else binding.control
    yield "holdout", claim.holdout_sha256, binding.holdout if distils else None
    yield "scorer", claim.scorer_version, binding.scorer
    if compared.policy_profile not in POLICY_PROFILES:
        yield "policy profile", compared.policy_profile, " or ".join(POLICY_PROFILES)
        return
    version = compiled(compared.policy_profile)(
        compared.formation_policy, compared.model_policy, compared.reasoning_effort
    )
    yield "compiled policy version", compared.compiled_policy_version, version


__all__ = ["CompiledUnderProfile", "bundle_problems"]
