"""Carry out `mnemic eval formation-score`: a policy against the labels, and no model asked.

`formation@11` and `formation@7` form by themselves. `formation@9` is answered from the
labels, as a provider that is never wrong would answer: what is missed then is what local
validation refuses of true claims.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import anyio
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress

from mnemic.activation.choosing import under_formation
from mnemic.activation.figures import Ratio
from mnemic.errors import InvalidAddress
from mnemic.evals.distillation_corpus import (
    CorpusRole,
    DistillationCorpus,
    control_corpus_path,
    development_corpus_path,
    holdout_corpus_path,
    read_corpus,
)
from mnemic.evals.distillation_scoring import SCORER_VERSION, USEFUL, Rule, Scores, matches
from mnemic.evals.memory_distillation.marking import Marked, mark
from mnemic.evals.memory_distillation.oracle import OracleModel
from mnemic.evals.memory_distillation.playing import Policy, play
from mnemic.memory.model import Derivation
from mnemic.memory.policy import CONTROL_POLICY, DISTILLATION_POLICY, FORMATION_POLICIES
from mnemic.profiles import load_profile

SHIPPED = {
    "development": development_corpus_path,
    "holdout": holdout_corpus_path,
    "control": control_corpus_path,
}
"""The corpora that are named by a word."""

SCORED_POLICIES = tuple(
    version
    for version, policy in FORMATION_POLICIES.items()
    if not policy.asks_provider or version == DISTILLATION_POLICY
)
"""What can be scored without a model: the grammars, and the candidate by its labels."""


class ScoreOptions(Struct, frozen=True):
    """Hold the options of `formation-score`."""

    corpus: str = "development"
    formation_policy: str = "formation@11"
    profiles: str | None = None
    show: bool = False
    as_json: bool = False


class ScoreReport(Struct, frozen=True):
    """Hold one policy's cases, marked, in the order of the corpus."""

    policy: str
    corpus_sha256: str
    marked: tuple[Marked, ...]

    @property
    def figures(self) -> dict[str, Ratio]:
        """Give the shares that are reported, by their name."""
        scores = Scores.of(one.score for one in self.marked)
        negative = [one for one in self.marked if not one.case.positive]
        return {
            "direct must_form recall": scores.recall(derivation=Derivation.DIRECT),
            "hypothesis must_form recall": scores.recall(derivation=Derivation.HYPOTHESIS),
            "useful recall": scores.recall(labels=USEFUL),
            "benign precision": scores.precision(),
            "must_not_form cases clean": Ratio(
                met=sum(one.clean for one in negative), of=len(negative)
            ),
        }


def run_scoring(options: ScoreOptions) -> int:
    """Score a policy on a corpus and say what came of it; give the exit status, 0.

    Raises `InvalidAddress` for options and `InvalidFile` for a corpus to be mended.
    """
    if options.formation_policy not in SCORED_POLICIES:
        known = ", ".join(SCORED_POLICIES)
        raise InvalidAddress(f"--formation-policy: without a model, use one of {known}")
    path = SHIPPED[options.corpus]() if options.corpus in SHIPPED else Path(options.corpus)
    corpus, digest = read_corpus(path)
    if options.show and corpus.role is CorpusRole.HOLDOUT:
        raise InvalidAddress(
            "--show: a holdout whose misses were read is none any more; show another corpus"
        )
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("cases", total=len(corpus.cases))
        advanced = partial(progress.advance, bar)
        report = anyio.run(partial(score_corpus, corpus, digest, options, advanced=advanced))
    if options.as_json or not sys.stdout.isatty():
        print(json.dumps(_document(report, options), indent=2, ensure_ascii=False))
    else:
        _say(report, options, Console(highlight=False, markup=False))
    return 0


async def score_corpus(
    corpus: DistillationCorpus,
    digest: str,
    options: ScoreOptions,
    *,
    advanced: Callable[[], None] = lambda: None,
) -> ScoreReport:
    """Play every case under the policy, in a composition of its own, and mark it."""
    policy = options.formation_policy
    profile = load_profile(options.profiles)
    formation = profile.formation
    profile = under_formation(profile, policy, model_policy=formation.model_policy, effort=None)
    model = OracleModel([corpus]) if FORMATION_POLICIES[policy].asks_provider else None
    # The frozen control cannot express the closed fields (003 §Evaluation).
    rule = Rule.LENIENT if policy == CONTROL_POLICY else Rule.STRICT
    marked: list[Marked] = []
    for case in corpus.cases:
        played = await play(
            case,
            corpus.pool(case.pool),
            Policy(profile=profile, model=model),
            matcher=lambda e, b: matches(b, e, rule),
        )
        marked.append(mark(played, rule))
        advanced()
    return ScoreReport(policy, digest, tuple(marked))


def _document(report: ScoreReport, options: ScoreOptions) -> dict[str, Any]:
    figures = {
        name: {"met": ratio.met, "of": ratio.of, "share": round(float(ratio.share), 4)}
        for name, ratio in report.figures.items()
    }
    return {
        "evaluation": "formation-score",
        "formation_policy": report.policy,
        "answered_by": "labels" if report.policy == DISTILLATION_POLICY else None,
        "scorer_version": SCORER_VERSION,
        "corpus": options.corpus,
        "corpus_sha256": report.corpus_sha256,
        "cases": len(report.marked),
        "figures": figures,
    } | ({"fell_short": _fell_short(report.marked)} if options.show else {})


def _fell_short(marked: Sequence[Marked]) -> list[dict[str, Any]]:
    """Name every case that missed a label or formed what none names, in words."""
    return [
        {
            "case": one.case.id,
            "missed": [
                {
                    "name": e.name,
                    "label": one.case.label_of(e).value,
                    "derivation": e.derivation.value,
                    "kind": e.claim_kind.value,
                    "statement": e.statements[0],
                }
                for e in one.case.expected
                if e.name in one.score.missed
            ],
            "unlabelled": [
                {
                    "statement": belief.statement,
                    "kind": belief.claim_kind.value,
                    "longevity": belief.longevity.value,
                    "derivation": belief.derivation.value,
                }
                for belief in (one.score.formed[i] for i in one.score.unexpected)
            ],
        }
        for one in marked
        if one.score.missed or one.score.unexpected
    ]


def _say(report: ScoreReport, options: ScoreOptions, console: Console) -> None:
    for row in _fell_short(report.marked) if options.show else ():
        console.print(row["case"], style="bold")
        for missed in row["missed"]:
            console.print(
                f"  missed      {missed['label']} {missed['kind']}: {missed['statement']}"
            )
        for formed in row["unlabelled"]:
            console.print(f"  unlabelled  {formed['kind']}: {formed['statement']}")
    answered = ", answered from the labels" if report.policy == DISTILLATION_POLICY else ""
    console.print(f"{report.policy}{answered}: {len(report.marked)} cases ({SCORER_VERSION})")
    for name, ratio in report.figures.items():
        share = f"{float(ratio.share):7.1%}" if ratio.of else ""
        console.print(f"  {name:<28}{ratio.met:>4} of {ratio.of:<4}{share}")


__all__ = ["SCORED_POLICIES", "ScoreOptions", "ScoreReport", "run_scoring", "score_corpus"]
