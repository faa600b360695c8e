"""A whole formation corpus: its cases, its seed pools, and how the two meet."""

from __future__ import annotations

import re
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from mnemic.evals.distillation_corpus.cases import DistillationCase
from mnemic.evals.distillation_corpus.parts import (
    CorpusRole,
    Restatement,
    SeedPool,
    check_unique,
)
from mnemic.evals.expected import Model

SEGMENT_UNITS_MAX = 90
"""Most coverage units of one segment (003 §Segments and limits)."""
CASES_MAX = 1_000
"""Most cases of one corpus."""
POOLS_MAX = 64
"""Most seed pools of one corpus."""

_SENTENCE_END = re.compile(r"(?<!\be\.g)(?<!\bi\.e)[.!?]+(?=\s|$)")


class DistillationCorpus(Model):
    """Hold the cases and the seed pools they may name."""

    schema_version: Literal[3]
    role: CorpusRole
    pools: Annotated[tuple[SeedPool, ...], Field(max_length=POOLS_MAX)] = ()
    cases: Annotated[tuple[DistillationCase, ...], Field(min_length=1, max_length=CASES_MAX)]

    def pool(self, pool_id: str | None) -> SeedPool | None:
        """Give the pool of an id; None when there is none."""
        return next((p for p in self.pools if p.id == pool_id), None)

    @model_validator(mode="after")
    def _consistent(self) -> Self:
        check_unique("pool id", [p.id for p in self.pools])
        check_unique("case id", [c.id for c in self.cases])
        for case in self.cases:
            try:
                _check_seeds(case, self.pool(case.pool))
            except ValueError as error:
                raise ValueError(f"{case.id}: {error}") from None
        return self


def _check_seeds(case: DistillationCase, pool: SeedPool | None) -> None:
    if case.pool is not None and pool is None:
        raise ValueError(f"pool {case.pool} is not there")
    seeds = {b.name for b in pool.beliefs} if pool else set()
    claims = {e.name for e in case.expected}
    for ended in case.ends:
        if ended.target not in seeds | claims:
            raise ValueError(f"ends {ended.target}, which is neither a seed nor expected")
    for restated in case.restates:
        if restated.seed not in seeds:
            raise ValueError(f"restates {restated.seed}, which is no seed of its pool")
        if restated.across_segments and not beyond_first_segment(case, restated):
            raise ValueError(f"the restatement of {restated.seed} is in its first segment")
    for step in case.timeline:
        for name in step.names:
            if name not in seeds | claims:
                raise ValueError(f"timeline names {name}, which is neither a seed nor expected")


def beyond_first_segment(case: DistillationCase, restated: Restatement) -> bool:
    """Tell whether a restatement is in a later segment of its session for certain.

    Sentences are the fewest units a text can have, so a turn up to whose end more are
    said than a segment holds is not in the first one, wherever it closes.
    """
    index = case.session_index(restated.evidence.session)
    if index is None or restated.evidence.turn == 0:
        return False
    turns = case.sessions[index].turns[: restated.evidence.turn + 1]
    return sum(sentences(t.text) for t in turns if t.admitted) > SEGMENT_UNITS_MAX


def sentences(text: str) -> int:
    """Count the sentence ends of a text: marks before white space or its end."""
    return len(_SENTENCE_END.findall(text))
