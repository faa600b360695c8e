"""What a formation corpus must cover, by its role (003 §Evaluation, gates of the corpus)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from mnemic.evals.distillation_corpus.cases import (
    HYPOTHESIS_LIFETIME_S,
    ONGOING_LIFETIME_S,
    DistillationCase,
)
from mnemic.evals.distillation_corpus.corpus import DistillationCorpus
from mnemic.evals.distillation_corpus.parts import (
    CoreScenario,
    CorpusRole,
    Coverage,
    LabelClass,
    TurnRole,
)
from mnemic.evals.expected import normalize
from mnemic.memory.model import ClaimKind, Derivation

DEVELOPMENT_CASES_MIN = 60
POSITIVE_SHARE_MIN = 0.70
HOLDOUT_CASES_MIN = 30
HOLDOUT_RESTATEMENTS_MIN = 3
"""Fewest holdout cases that restate a seed across a segment boundary."""
POOL_BELIEFS_MIN = 25
CONTROL_POOL_BELIEFS_MIN = 30
CONTROL_POSITIVE = 21
CONTROL_NEGATIVE = 4
TRAINING_MEMORIES = 11
TRAINING_TURNS = 3
COMPOUND_KINDS_MIN = 4
"""Fewest claim kinds that the core compound utterance forms."""

AGENT_TEXT = (
    "I am building a personal AI agent and I am wondering what to use for web search and web fetch."
)
AGENT_DIRECT = "User is building a personal AI agent."
AGENT_HYPOTHESIS = "User likely has software-development experience."

_WORD = re.compile(r"[a-z0-9]{2,}")


def coverage_gaps(corpus: DistillationCorpus) -> tuple[str, ...]:
    """Say what a corpus of its role lacks, one sentence each; empty when nothing."""
    return tuple(_GAPS[corpus.role](corpus))


def _development(corpus: DistillationCorpus) -> Iterator[str]:
    count = len(corpus.cases)
    if count < DEVELOPMENT_CASES_MIN:
        yield f"{count} cases, at least {DEVELOPMENT_CASES_MIN}"
    positive = sum(c.positive for c in corpus.cases)
    if positive < POSITIVE_SHARE_MIN * count:
        yield f"{positive} of {count} cases are positive, at least {POSITIVE_SHARE_MIN:.0%}"
    for label in LabelClass:
        if all(c.label is not label for c in corpus.cases):
            yield f"no {label.value} case"
    yield from _kinds(corpus)
    for tag in Coverage:
        if all(tag not in c.covers for c in corpus.cases):
            yield f"no case covers {tag.value}"
    for core in CoreScenario:
        yield from _core(corpus, core)
    yield from _populated(corpus)


def _holdout(corpus: DistillationCorpus) -> Iterator[str]:
    count = len(corpus.cases)
    if count < HOLDOUT_CASES_MIN:
        yield f"{count} cases, at least {HOLDOUT_CASES_MIN}"
    if all(c.positive for c in corpus.cases):
        yield "no must_not_form case"
    yield from _kinds(corpus)
    restating = sum(Coverage.SEEDED_RESTATEMENT in c.covers for c in corpus.cases)
    if restating < HOLDOUT_RESTATEMENTS_MIN:
        yield (
            f"{restating} cases restate a seed across a segment boundary,"
            f" at least {HOLDOUT_RESTATEMENTS_MIN}"
        )


def _control(corpus: DistillationCorpus) -> Iterator[str]:
    positive = sum(c.positive for c in corpus.cases)
    if (positive, len(corpus.cases) - positive) != (CONTROL_POSITIVE, CONTROL_NEGATIVE):
        yield (
            f"{positive} positive of {len(corpus.cases)} cases,"
            f" exactly {CONTROL_POSITIVE} and {CONTROL_NEGATIVE} others"
        )
    expected = _words(s for c in corpus.cases for e in c.expected for s in e.subjects)
    for pool in corpus.pools:
        touching = expected & _words(b.subject for b in pool.beliefs)
        if touching:
            yield f"{pool.id}: its subjects touch an expectation's ({', '.join(sorted(touching))})"
    if all(len(p.beliefs) < CONTROL_POOL_BELIEFS_MIN for p in corpus.pools):
        yield f"no pool of at least {CONTROL_POOL_BELIEFS_MIN} beliefs"


_GAPS: dict[CorpusRole, Callable[[DistillationCorpus], Iterator[str]]] = {
    CorpusRole.DEVELOPMENT: _development,
    CorpusRole.HOLDOUT: _holdout,
    CorpusRole.CONTROL: _control,
}


def _kinds(corpus: DistillationCorpus) -> Iterator[str]:
    expected = [e for c in corpus.cases for e in c.expected]
    for kind in ClaimKind:
        if all(e.claim_kind is not kind for e in expected if e.derivation is Derivation.DIRECT):
            yield f"no direct {kind.value} is expected"
    for derivation in Derivation:
        if all(e.derivation is not derivation for e in expected):
            yield f"no {derivation.value} is expected"


def _populated(corpus: DistillationCorpus) -> Iterator[str]:
    rich = [c for c in corpus.cases if _pool_size(corpus, c) >= POOL_BELIEFS_MIN]
    if all(len(p.beliefs) < POOL_BELIEFS_MIN for p in corpus.pools):
        yield f"no pool of at least {POOL_BELIEFS_MIN} beliefs"
    if all(c.core is not CoreScenario.TRAINING for c in rich):
        yield f"the training conversation runs against no pool of {POOL_BELIEFS_MIN}"
    others = [c for c in rich if c.core is not CoreScenario.TRAINING and c.positive]
    if all(_owner_turns(c) < 2 for c in others):
        yield f"no other positive multi-event case runs against a pool of {POOL_BELIEFS_MIN}"


def _pool_size(corpus: DistillationCorpus, case: DistillationCase) -> int:
    pool = corpus.pool(case.pool)
    return 0 if pool is None else len(pool.beliefs)


def _owner_turns(case: DistillationCase) -> int:
    return sum(t.role is TurnRole.USER for s in case.sessions for t in s.turns)


def _core(corpus: DistillationCorpus, core: CoreScenario) -> Iterator[str]:
    cases = [c for c in corpus.cases if c.core is core]
    if len(cases) != 1:
        yield f"core scenario {core.value} is there {len(cases)} times, once"
        return
    problem = _CORE_RULES[core](cases[0])
    if problem is not None:
        yield f"core scenario {core.value}: {problem}"


def _personal_agent(case: DistillationCase) -> str | None:
    if [t.text for s in case.sessions for t in s.turns] != [AGENT_TEXT]:
        return "its one turn is the statement of 003 word for word"
    stated = {(e.claim_kind, e.derivation, e.statements[0]) for e in case.expected}
    direct = (ClaimKind.ONGOING_PROJECT, Derivation.DIRECT, AGENT_DIRECT)
    hypothesis = (ClaimKind.SKILL, Derivation.HYPOTHESIS, AGENT_HYPOTHESIS)
    return None if {direct, hypothesis} <= stated else "it expects the two memories of 003"


def _compound(case: DistillationCase) -> str | None:
    kinds = {e.claim_kind for e in case.expected}
    kept = Coverage.COMPOUND in case.covers and len(kinds) >= COMPOUND_KINDS_MIN
    return None if kept else f"it covers compound in at least {COMPOUND_KINDS_MIN} kinds"


def _misleading(case: DistillationCase) -> str | None:
    kept = (
        bool(case.expected)
        and all(e.derivation is Derivation.HYPOTHESIS for e in case.expected)
        and bool(case.forbidden_statements)
    )
    return None if kept else "it expects hypotheses only and forbids the occupation"


def _promotion(case: DistillationCase) -> str | None:
    return None if Coverage.PROMOTION in case.covers else "it covers promotion"


def _retirement(case: DistillationCase) -> str | None:
    return None if _boundaries(case) else "it checks both lifetimes before and at their boundary"


def _self_citation(case: DistillationCase) -> str | None:
    cited = sum(s.act == "cite" for s in case.timeline)
    kept = _boundaries(case) and cited >= 2 and Coverage.SELF_CITATION in case.covers
    return None if kept else "it cites again and again and checks both lifetimes"


def _boundaries(case: DistillationCase) -> bool:
    """Tell whether both lifetimes are checked live earlier and retired exactly at the end."""
    elapsed_s = 0
    seen: set[tuple[Derivation, str]] = set()
    for step in case.timeline:
        elapsed_s += step.advance_seconds
        for expectation in filter(None, map(case.expectation, step.names)):
            hypothesis = expectation.derivation is Derivation.HYPOTHESIS
            lifetime_s = HYPOTHESIS_LIFETIME_S if hypothesis else ONGOING_LIFETIME_S
            age_s = elapsed_s + case.age_after_sessions_s(expectation)
            if step.status == "live" or (step.status == "retired" and age_s == lifetime_s):
                seen.add((expectation.derivation, step.status))
    return len(seen) == 4


def _training(case: DistillationCase) -> str | None:
    must = sum(case.label_of(e) is LabelClass.MUST_FORM for e in case.expected)
    if (must, len(case.expected)) != (TRAINING_MEMORIES, TRAINING_MEMORIES):
        return f"it expects exactly its {TRAINING_MEMORIES} memories"
    kept = len(case.sessions) == 1 and _owner_turns(case) == TRAINING_TURNS
    return None if kept else f"the user speaks {TRAINING_TURNS} turns in one session"


_CORE_RULES: dict[CoreScenario, Callable[[DistillationCase], str | None]] = {
    CoreScenario.PERSONAL_AGENT: _personal_agent,
    CoreScenario.COMPOUND: _compound,
    CoreScenario.MISLEADING_CUE: _misleading,
    CoreScenario.PROMOTION: _promotion,
    CoreScenario.RETIREMENT: _retirement,
    CoreScenario.SELF_CITATION: _self_citation,
    CoreScenario.TRAINING: _training,
}


def _words(subjects: Iterable[str]) -> set[str]:
    return {word for subject in subjects for word in _WORD.findall(normalize(subject))}
