"""Evidence of runs that passed, made up for tests; no model earned any of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from msgspec import structs

from mnemic.activation import (
    SCORER_VERSION,
    Claim,
    Composition,
    FormationTuple,
    TreeBinding,
)
from mnemic.memory.model import ClaimKind
from mnemic.memory.policy import FORMATION_POLICIES

Document = dict[str, Any]

BUILD = "0123456789abcdef0123456789abcdef01234567"
CORPUS, HOLDOUT, CONTROL = "c" * 64, "d" * 64, "e" * 64
BINDING = TreeBinding(distillation=CORPUS, holdout=HOLDOUT, control=CONTROL)
COMPILED = {
    "formation@8": "policies:8",
    "formation@9": "policies:9",
    "formation@10": "policies:10",
}
COMPOSITION = Composition(
    model_policy="balanced",
    provider="openai",
    model="sol",
    policy_profile="current",
    compiled=COMPILED,
)


def tuple_of(policy: str, **changes: str | None) -> FormationTuple:
    """Give what `COMPOSITION` is under a policy, changed."""
    return structs.replace(
        FormationTuple(
            extractor=FORMATION_POLICIES[policy].extractor,
            formation_policy=policy,
            model_policy="balanced",
            provider="openai",
            model="sol",
            policy_profile="current",
            compiled_policy_version=COMPILED[policy],
        ),
        **changes,
    )


def claim_of(policy: str, *, bundled: bool = True, **changes: str | None) -> Claim:
    """Give the claim of an artifact that activates a policy in `COMPOSITION`, changed.

    A change may name a field of the tuple or of the claim.
    """
    distils = policy == "formation@9"
    own = {name: changes.pop(name) for name in tuple(changes) if name in Claim.__struct_fields__}
    claim = Claim(
        name=f"{policy}.json",
        bundled=bundled,
        compared=tuple_of(policy, **changes),
        corpus_sha256=CORPUS if distils else CONTROL,
        holdout_sha256=HOLDOUT if distils else None,
        scorer_version=SCORER_VERSION,
        build_ref=BUILD,
    )
    return structs.replace(claim, **own)


def arm(**changes: object) -> Document:
    """Give the figures of an arm that passes."""
    figures: Document = {
        "direct": {"met": 98, "of": 100},
        "hypothesis": {"met": 9, "of": 10},
        "useful": {"met": 120, "of": 130},
        "precise": {"met": 95, "of": 100},
        "corrected": {"met": 2, "of": 100},
        "covered": {"met": 80, "of": 100},
        "boundary": {},
        "kinds": [kind.value for kind in ClaimKind],
        "seeded_cases": 8,
        "represented": {"met": 1, "of": 1},
        "consolidations": 90,
        "segments": 100,
        "calls": 300,
        "answered_by": ["openai:sol"],
        "cost_usd": 1.25,
    }
    return figures | changes


def set_of_cases(*, core: bool) -> Document:
    """Give one set's figures; `core` those of the development corpus."""
    control = arm(useful={"met": 60, "of": 130}, segments=0, calls=80)
    alone = arm(useful={"met": 50, "of": 130}, segments=0, calls=0, answered_by=[], cost_usd=0.0)
    document: Document = {
        "cases": 88,
        "positive_cases": 69,
        "distilled": arm(),
        "provider_control": control,
        "deterministic_control": alone,
    }
    if core:
        document["lifecycle"] = [
            {"rule": rule, "passed": 3, "failed": 0}
            for rule in ("hypothesis_timing", "ongoing_timing", "promotion", "self_citation")
        ]
        document["cores"] = [
            {"scenario": scenario, "name": f"memory_{place}", "formed": True}
            for scenario, count in (("personal_agent", 2), ("training", 11))
            for place in range(count)
        ]
    return document


def run_document() -> Document:
    """Give one run's figures."""
    return {"development": set_of_cases(core=True), "holdout": set_of_cases(core=False)}


def _named(policy: str, tuple_changes: Mapping[str, str | None]) -> Document:
    compared = tuple_of(policy, **tuple_changes)
    return {
        name: getattr(compared, name)
        for name in compared.__struct_fields__
        if name != "reasoning_effort"
    } | {
        "scorer_version": SCORER_VERSION,
        "build_ref": BUILD,
        "evaluated_at": datetime(2026, 9, 5, 12, tzinfo=UTC).isoformat(),
        "answered_by": "openai:sol",
    }


def distillation_document(*, repeats: int = 1, effort: str | None = None, **named: str) -> Document:
    """Give a `formation@9` artifact that passes, as JSON holds it."""
    return _named("formation@9", named) | {
        "schema_version": 8,
        "evaluation": "memory-distillation",
        "reasoning_effort": effort,
        "corpus_sha256": CORPUS,
        "holdout_sha256": HOLDOUT,
        "repeats": repeats,
        "runs": [run_document() for _ in range(repeats)],
    }


def formation_document(policy: str = "formation@10", **named: str) -> Document:
    """Give a one-call policy's artifact that passes, as JSON holds it."""
    return _named(policy, named) | {
        "schema_version": 1,
        "evaluation": "memory-formation",
        "corpus_sha256": CONTROL,
        "supported": {"met": 17, "of": 21},
        "clean": {"met": 4, "of": 4},
        "seeded_cases": 25 if policy == "formation@10" else 0,
        "boundary": {},
        "consolidations": 28,
        "calls": 28,
        "miscounted": 0,
        "unpriced": 0,
        "cost_usd": 0.4,
    }


def encoded(document: Document) -> bytes:
    """Write a document as an artifact is written."""
    return (json.dumps(document, indent=2) + "\n").encode()
