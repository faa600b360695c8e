"""The evidence that activates a provider policy: an artifact that exists has passed.

`MemoryDistillationEvidence` speaks for `formation@9`, `ProviderFormationEvidence` for the
one-call policies. Each validates every publication requirement from the counts inside it,
so a document that was edited until it looked good enough is refused when it is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, Self

import msgspec
from pydantic import AwareDatetime, Field, StringConstraints, ValidationError, model_validator

from mnemic.activation import requirements
from mnemic.activation.claims import Claim, FormationTuple
from mnemic.activation.figures import BoundaryFailures, Count, Model, Named, Ratio, RunFigures, Usd
from mnemic.errors import InvalidFile
from mnemic.memory.policy import FORMATION_POLICIES

DISTILLATION: Final = "memory-distillation"
FORMATION: Final = "memory-formation"
EFFORT_SCHEMA = 8
"""The schema of `formation@9` that records a reasoning effort; 7 is the provider's default."""

REPEATS_MAX = 100
"""Most repeats of one evaluation."""

Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
BuildRef = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{40}$")]


class _Evidence(Model):
    """Name what was evaluated: the compared tuple, and what binds it to a tree."""

    extractor: Named
    model_policy: Named
    provider: Named
    model: Named
    policy_profile: Named
    compiled_policy_version: Named
    corpus_sha256: Digest
    scorer_version: Named
    build_ref: BuildRef
    evaluated_at: AwareDatetime
    answered_by: Named
    self_hosted: bool = False

    def _tuple(self, policy: str, effort: str | None) -> FormationTuple:
        return FormationTuple(
            extractor=self.extractor,
            formation_policy=policy,
            model_policy=self.model_policy,
            provider=self.provider,
            model=self.model,
            policy_profile=self.policy_profile,
            compiled_policy_version=self.compiled_policy_version,
            reasoning_effort=effort,
        )


class MemoryDistillationEvidence(_Evidence):
    """Prove a comparative run of `formation@9` that passed; the validator refuses others.

    Schema 8 records the effort that the evaluated arm sent; a schema 7 artifact has none
    to record and is evidence for the provider's default.
    """

    schema_version: Literal[7, 8] = 8
    evaluation: Literal["memory-distillation"] = DISTILLATION
    formation_policy: Literal["formation@9"] = "formation@9"
    reasoning_effort: Named | None = None
    holdout_sha256: Digest
    repeats: Annotated[int, Field(ge=1, le=REPEATS_MAX)]
    runs: Annotated[tuple[RunFigures, ...], Field(min_length=1, max_length=REPEATS_MAX)]

    @property
    def compared(self) -> FormationTuple:
        """Give the tuple that startup compares."""
        return self._tuple(self.formation_policy, self.reasoning_effort)

    def claim(self, *, name: str, bundled: bool) -> Claim:
        """Say what the artifact would activate, and what binds it."""
        return Claim(
            name=name,
            bundled=bundled,
            compared=self.compared,
            corpus_sha256=self.corpus_sha256,
            holdout_sha256=self.holdout_sha256,
            scorer_version=self.scorer_version,
            build_ref=self.build_ref,
        )

    @model_validator(mode="after")
    def _passed(self) -> Self:
        _refuse(distillation_breaches(self))
        return self


def distillation_breaches(run: MemoryDistillationEvidence) -> Iterator[str]:
    """Say every publication requirement that a comparative run breaks."""
    yield from _identity(run, run.formation_policy)
    if run.schema_version < EFFORT_SCHEMA and run.reasoning_effort is not None:
        yield f"schema {run.schema_version} records no reasoning effort"
    if run.repeats != len(run.runs):
        yield f"{run.repeats} repeats were recorded with {len(run.runs)} runs"
    yield from _comparable(run)
    development = [one.development for one in run.runs]
    holdout = [one.holdout for one in run.runs]
    yield from requirements.development_breaches(development)
    yield from requirements.holdout_breaches(holdout)
    yield from requirements.cost_breaches((*development, *holdout), self_hosted=run.self_hosted)


def _comparable(run: MemoryDistillationEvidence) -> Iterator[str]:
    """Check that every run scored the same labels and was answered by the one model."""
    for name in ("development", "holdout"):
        sets = [getattr(one, name) for one in run.runs]
        labels = {
            (s.cases, s.positive_cases, *(getattr(s.distilled, r).of for r in _LABELLED))
            for s in sets
        }
        if len(labels) != 1:
            yield f"the runs did not score the same {name} labels"
        for one in sets:
            arms = (one.distilled, one.provider_control)
            answered = {who for arm in arms for who in arm.answered_by}
            if answered != {run.answered_by}:
                yield f"{name}: one model answers in every run, not {len(answered)}"
                break


_LABELLED = ("direct", "hypothesis", "useful")


class ProviderFormationEvidence(_Evidence):
    """Prove a control-corpus run of `formation@8` or `formation@10` that passed.

    A positive case is `supported` when all its must_form claims formed in a consolidation
    whose call was answered, a negative one is `clean` when nothing forbidden did.
    """

    schema_version: Literal[1] = 1
    evaluation: Literal["memory-formation"] = FORMATION
    formation_policy: Literal["formation@8", "formation@10"]
    supported: Ratio
    clean: Ratio
    seeded_cases: Count
    boundary: BoundaryFailures
    consolidations: Count
    calls: Count
    miscounted: Count
    unpriced: Count
    cost_usd: Usd

    @property
    def compared(self) -> FormationTuple:
        """Give the tuple that startup compares: no effort was recorded."""
        return self._tuple(self.formation_policy, None)

    def claim(self, *, name: str, bundled: bool) -> Claim:
        """Say what the artifact would activate, and what binds it."""
        return Claim(
            name=name,
            bundled=bundled,
            compared=self.compared,
            corpus_sha256=self.corpus_sha256,
            holdout_sha256=None,
            scorer_version=self.scorer_version,
            build_ref=self.build_ref,
        )

    @model_validator(mode="after")
    def _passed(self) -> Self:
        _refuse(formation_breaches(self))
        return self


def formation_breaches(run: ProviderFormationEvidence) -> Iterator[str]:
    """Say every publication requirement that a control-corpus run breaks."""
    yield from _identity(run, run.formation_policy)
    cases = run.supported.of + run.clean.of
    if (cases, run.supported.of) != (
        requirements.CONTROL_CASES,
        requirements.CONTROL_POSITIVE_CASES,
    ):
        yield f"{run.supported.of} of {cases} cases are positive, exactly 21 of 25"
    if run.supported.share < requirements.SUPPORTED_SHARE_MIN:
        least = -(-run.supported.of * requirements.SUPPORTED_SHARE_MIN // 1)
        yield f"{run.supported.met} positive cases were fully supported, at least {least}"
    if run.clean.met < run.clean.of:
        yield f"{run.clean.of - run.clean.met} cases formed what they must not"
    yield from requirements.boundary_breaches([run.boundary])
    if run.formation_policy == "formation@10" and run.seeded_cases != cases:
        yield f"{run.seeded_cases} of {cases} cases ran on the seeded store, all of them must"
    if run.miscounted:
        yield f"{run.miscounted} consolidations did not make their one call"
    yield from requirements.spending_breaches(
        run.cost_usd, unpriced=run.unpriced, self_hosted=run.self_hosted
    )


def _identity(run: _Evidence, policy: str) -> Iterator[str]:
    extractor = FORMATION_POLICIES[policy].extractor
    if run.extractor != extractor:
        yield f"{policy} is {extractor}, not {run.extractor}"


def _refuse(breaches: Iterator[str]) -> None:
    broken = list(breaches)
    if broken:
        raise ValueError("; ".join(broken))


Evidence = MemoryDistillationEvidence | ProviderFormationEvidence

_KINDS: dict[str, type[MemoryDistillationEvidence] | type[ProviderFormationEvidence]] = {
    DISTILLATION: MemoryDistillationEvidence,
    FORMATION: ProviderFormationEvidence,
}


def parse_evidence(document: bytes, path: str) -> Evidence:
    """Read an artifact and check again that it passed; raises `InvalidFile`."""
    try:
        found: Any = msgspec.json.decode(document)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise InvalidFile(path, 1, "document", "it is not JSON") from None
    named = found.get("evaluation") if isinstance(found, dict) else None
    kind = _KINDS.get(named) if isinstance(named, str) else None
    if kind is None:
        known = " or ".join(_KINDS)
        raise InvalidFile(path, 1, "evaluation", f"this is no evidence of {known}")
    try:
        return kind.model_validate_json(document)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "document"
        raise InvalidFile(path, 1, where, first["msg"].removeprefix("Value error, ")) from None


__all__ = [
    "DISTILLATION",
    "FORMATION",
    "BuildRef",
    "Evidence",
    "MemoryDistillationEvidence",
    "ProviderFormationEvidence",
    "distillation_breaches",
    "formation_breaches",
    "parse_evidence",
]
