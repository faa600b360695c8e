"""The metrics file: what leaves a run on a public dataset.

000 §Tracked metrics: dataset, licence, sample, seed and the sha256 of the local file; no
statement, no question, no secret and no path.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from msgspec import Struct, structs

from mnemic.errors import InvalidAddress
from mnemic.evals.external.datasets import Dataset
from mnemic.evals.external.driver import Answered, ScenarioResult, totals
from mnemic.evals.external.points import PointCounts, added
from mnemic.evals.external.provenance import interval, recall_table
from mnemic.evals.memory_benchmark.baseline import refuse_existing
from mnemic.evals.memory_benchmark.metrics import Ratio
from mnemic.memory.policy import Profile

CAVEATS = (
    "informational: no activation artifact and no baseline",
    "no model judges anything; published LongMemEval figures use a model judge",
    "formation is deterministic and rule-based",
    "what was sampled is not the dataset",
    "nothing is formed from an assistant's turns; single_session_assistant stands apart",
    "intervals resample questions, which are not independent within one record",
)


class Sample(Struct, frozen=True):
    """Say what was drawn: `size` of `of` units under a seed; all of them when not sampled."""

    unit: str
    size: int
    of: int
    seed: int


class RunOf(Struct, frozen=True):
    """Say what a metrics file was made of."""

    dataset: Dataset
    file_sha256: str
    sample: Sample
    skipped: Mapping[str, int]
    build_ref: str
    policy_profile: str
    profile: Profile
    evaluated_at: datetime
    wall_ms: int
    principal_speaker: str | None = None
    model: str | None = None
    cost_usd: float = 0.0


def metrics_document(run: RunOf, results: Sequence[ScenarioResult]) -> dict[str, Any]:
    """Make the metrics of a run."""
    seed = run.sample.seed
    recalls = [recall for result in results for recall in result.recalls]
    unscored: Counter[str] = Counter()
    for result in results:
        unscored.update(result.unscored)
    declined = [one for result in results for one in result.declined]
    document: dict[str, Any] = {
        "benchmark": "memory-benchmark",
        "arm": "external",
        "dataset": run.dataset.name,
        "license": run.dataset.license,
        "file_sha256": run.file_sha256,
        "sample": structs.asdict(run.sample),
        "build_ref": run.build_ref,
        "evaluated_at": run.evaluated_at.isoformat(),
        "policies": {
            "profile": run.policy_profile,
            "formation": run.profile.formation_policy,
            "extractor": run.profile.extractor,
            "retrieval": run.profile.retrieval_policy,
        },
        "principal_speaker": run.principal_speaker,
        "wall_ms": run.wall_ms,
        "played": totals(results),
        "skipped": dict(sorted(run.skipped.items())),
        "probes": {
            "scored": len(recalls),
            "unscored": dict(sorted(unscored.items())),
            "turn_unknown": sum(not recall.turn_known for recall in recalls),
        },
        "evidence_recall": recall_table(recalls, seed),
        "abstention": {"nothing_recalled": interval(sum(declined), len(declined), seed)},
        "caveats": list(CAVEATS),
    }
    points = added(result.points for result in results)
    if points != PointCounts():
        document["formation"] = _formation(points, seed)
    answers = [answer for result in results for answer in result.answers]
    if run.model is not None:
        document["answers"] = _answers(answers, run, seed)
    return document


def _formation(points: PointCounts, seed: int) -> dict[str, Any]:
    return {
        "counts": structs.asdict(points),
        "precision": Ratio(points.supported, points.formed).value,
        "extraction_recall": interval(points.extracted, points.extraction, seed),
        "updated": interval(points.updated, points.updates, seed),
        "interference_formed": interval(points.interference_formed, points.interference, seed),
    }


def _answers(answers: Sequence[Answered], run: RunOf, seed: int) -> dict[str, Any]:
    categories = sorted({answer.category for answer in answers})
    failed = Counter(answer.error or "none" for answer in answers if not answer.completed)
    return {
        "model": run.model,
        "cost_usd": round(run.cost_usd, 6),
        "asked": len(answers),
        "incomplete": sum(failed.values()),
        "failure_classes": dict(sorted(failed.items())),
        "correct": {
            category: interval(sum(a.correct for a in mine), len(mine), seed)
            for category in categories
            if (mine := [answer for answer in answers if answer.category == category])
        },
    }


def write_metrics(document: Mapping[str, Any], path: Path) -> None:
    """Write a metrics file; raises `InvalidAddress`, and never overwrites."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(json.dumps(document, indent=2) + "\n")
    except FileExistsError:
        refuse_existing(path, "--output")
        raise
    except OSError as error:
        raise InvalidAddress(f"--output: {path} cannot be written ({error.strerror})") from None
