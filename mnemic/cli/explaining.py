"""Explain a recall: why each line was returned, and why the others were not."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from msgspec import Struct
from rich.text import Text

from mnemic.cli.screen import Screen, harmless
from mnemic.cli.wording import ABSTENTIONS, VERDICTS, counted, moment, said
from mnemic.errors import InvalidCommand, NotFound
from mnemic.memory.history import find_belief
from mnemic.memory.image import Image
from mnemic.memory.model import ClaimKind, Derivation, Longevity, RecallTrace
from mnemic.memory.recall import Explained, Explanation, Verdict, explain_trace
from mnemic.stores.port import Store

TRACE_DIGITS_MIN = 8
"""Fewest first digits by which a recent trace is found."""

LATEST = "latest"
"""Names the newest recall."""

TERM_NAMES = {
    "match": "match",
    "confidence": "confidence",
    "reinforce": "evidence",
    "authority": "authority",
    "scope": "scope",
    "utility": "utility",
    "lifecycle": "provisional",
    "stale": "past",
    "near_duplicate": "said twice",
}
"""What the score terms are called to people, in the order they are added."""


class ExplainedView(Struct, frozen=True):
    """Explain one belief; `statement` is None when it is no longer there.

    `verdict` is a code. `ranks` are per arm from 1; `terms` add up to `score` unless it
    was floored at 0.
    """

    belief_id: UUID
    short_id: str
    statement: str | None
    verdict: str
    claim_kind: ClaimKind | None
    derivation: Derivation | None
    longevity: Longevity | None
    score: float
    ranks: dict[str, int]
    terms: dict[str, float]


class ExplanationView(Struct, frozen=True):
    """Explain one recall: what was considered, and what became of each belief.

    `dropped_for_budget_known` is False once the trace's operator fields have expired.
    """

    trace_id: UUID
    moment: str
    at: datetime
    scope: str
    policy: str
    abstention: str | None
    considered: int
    returned: int
    dropped_for_budget: int
    dropped_for_budget_known: bool
    candidates: dict[str, int]
    latency_us: dict[str, int]
    beliefs: tuple[ExplainedView, ...]


async def explanation(
    store: Store, image: Image, trace_id: str, belief_ids: Sequence[str]
) -> ExplanationView:
    """Explain a recorded recall; raises `NotFound` and `InvalidCommand`."""
    trace = await _trace(store, image, trace_id)
    named = [find_belief(image, belief_id).id for belief_id in belief_ids]
    return explanation_view(explain_trace(image, trace, named))


async def _trace(store: Store, image: Image, written: str) -> RecallTrace:
    if written == LATEST:
        newest = image.traces()[-1:]
        if not newest:
            raise NotFound(f"{image.principal} has no recall yet; ask something first")
        return newest[0]
    digits = written.strip().replace("-", "").lower()
    if len(digits) < TRACE_DIGITS_MIN or not all(c in "0123456789abcdef" for c in digits):
        raise InvalidCommand("trace", "give a recall's id; a recent one's first 8 digits will do")
    recent = [trace for trace in image.traces() if trace.id.hex.startswith(digits)]
    if len(recent) > 1:
        raise InvalidCommand("trace", f"{len(recent)} recalls start like that; give more digits")
    if recent:
        return recent[0]
    found = await store.trace(image.principal, UUID(digits)) if len(digits) == 32 else None
    if found is None:
        raise NotFound(
            f"{image.principal} has no recall {written}; an older one needs its whole id"
        )
    return found


def explanation_view(found: Explanation) -> ExplanationView:
    """Show an explanation's codes and numbers as values."""
    return ExplanationView(
        trace_id=found.trace_id,
        moment=found.moment.value,
        at=found.at,
        scope=found.scope,
        policy=found.policy,
        abstention=found.abstention,
        considered=found.considered_count,
        returned=sum(entry.verdict is Verdict.RETURNED for entry in found.entries),
        dropped_for_budget=found.dropped_for_budget_count,
        dropped_for_budget_known=found.dropped_for_budget_known,
        candidates=found.candidate_counts,
        latency_us=found.latency_us,
        beliefs=tuple(_explained(entry) for entry in found.entries),
    )


def _explained(entry: Explained) -> ExplainedView:
    return ExplainedView(
        belief_id=entry.belief_id,
        short_id=entry.short_id,
        statement=None if entry.belief is None else entry.belief.statement,
        verdict=entry.verdict.value,
        claim_kind=entry.claim_kind,
        derivation=entry.derivation,
        longevity=entry.longevity,
        score=entry.score,
        ranks=entry.ranks,
        terms=entry.terms,
    )


# -- for people ------------------------------------------------------------------------


def show_explanation(screen: Screen, view: ExplanationView, *, is_recorded: bool = True) -> None:
    """Print an explanation: what was looked at, then each belief and its reason."""
    screen.line()
    if is_recorded:
        screen.line(Text.assemble(("recall ", "bold"), (str(view.trace_id), "cyan")))
    screen.line(
        f"{moment(view.at)} UTC · {view.moment.replace('_', ' ')} · scope {view.scope}"
        f" · {view.policy}",
        style="dim",
    )
    screen.line(_account(view))
    if view.latency_us:
        parts = (f"{stage} {took / 1_000:.2f} ms" for stage, took in view.latency_us.items())
        screen.line("took: " + ", ".join(parts), style="dim")
    if view.abstention is not None:
        screen.line(f"nothing was returned: {said(ABSTENTIONS, view.abstention)}")
    for belief in view.beliefs:
        _show_belief(screen, belief)


def _account(view: ExplanationView) -> str:
    parts = [f"{counted(view.considered, 'belief')} considered", f"{view.returned} returned"]
    if view.dropped_for_budget:
        parts.append(f"{view.dropped_for_budget} left out for the token budget")
    found = ", ".join(f"{arm} found {number}" for arm, number in view.candidates.items())
    return ", ".join(parts) + (f" ({found})" if found else "")


def _show_belief(screen: Screen, belief: ExplainedView) -> None:
    is_returned = belief.verdict == Verdict.RETURNED.value
    statement = "no longer there" if belief.statement is None else harmless(belief.statement)
    screen.line()
    screen.hanging(
        Text(f"m:{belief.short_id}  ", style="cyan"),
        Text(statement, style="" if is_returned else "dim"),
    )
    why = Text(said(VERDICTS, belief.verdict), style="green" if is_returned else "yellow")
    if belief.derivation is not None and belief.longevity is not None:
        why.append(f" · {belief.derivation.value}, {belief.longevity.value}", style="dim")
    ranks = ", ".join(f"{arm} rank {rank}" for arm, rank in belief.ranks.items())
    if ranks:
        why.append(f" · {ranks}", style="dim")
    screen.hanging(Text(" " * 12), why)
    if belief.terms:
        screen.hanging(Text(" " * 12), Text(_score(belief), style="dim"))


def _score(belief: ExplainedView) -> str:
    terms = " ".join(
        f"{'+' if value >= 0 else '−'} {shown} {abs(value):.3f}"
        for name, shown in TERM_NAMES.items()
        if round(value := belief.terms.get(name, 0.0), 3)
    )
    return f"score {belief.score:.3f} = {terms.removeprefix('+ ')}"
