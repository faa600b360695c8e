"""The corpora that adaptive distillation is developed, controlled and judged on (003)."""

from mnemic.evals.distillation_corpus.cases import DistillationCase
from mnemic.evals.distillation_corpus.corpus import DistillationCorpus
from mnemic.evals.distillation_corpus.coverage import coverage_gaps
from mnemic.evals.distillation_corpus.loading import (
    control_corpus_path,
    development_corpus_path,
    digest_path,
    holdout_corpus_path,
    load_corpus,
    read_corpus,
)
from mnemic.evals.distillation_corpus.parts import (
    Author,
    Boundary,
    CoreScenario,
    CorpusRole,
    Coverage,
    DistillationSession,
    DistillationTurn,
    EndedClaim,
    EvidenceText,
    Expectation,
    LabelClass,
    Restatement,
    SeedBelief,
    SeedPool,
    TimelineStep,
    TurnRole,
)
from mnemic.evals.distillation_corpus.shapes import ClaimShape

__all__ = [
    "Author",
    "Boundary",
    "ClaimShape",
    "CoreScenario",
    "CorpusRole",
    "Coverage",
    "DistillationCase",
    "DistillationCorpus",
    "DistillationSession",
    "DistillationTurn",
    "EndedClaim",
    "EvidenceText",
    "Expectation",
    "LabelClass",
    "Restatement",
    "SeedBelief",
    "SeedPool",
    "TimelineStep",
    "TurnRole",
    "control_corpus_path",
    "coverage_gaps",
    "development_corpus_path",
    "digest_path",
    "holdout_corpus_path",
    "load_corpus",
    "read_corpus",
]
