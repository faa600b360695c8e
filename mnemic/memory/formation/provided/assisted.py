"""One schema-constrained call over a range: `formation@8` and `formation@10` (003).

`formation@8` is the frozen control: what its call may cost leaves fewer output tokens
the more it sends, and below one token the call is skipped. `formation@10` repairs that
and nothing else. Either way the outcome is audited, and what the deterministic grammar
of the policy reads is formed beside whatever the provider adds, so a call that was
skipped, failed or answered nonsense costs nothing that would have been formed without it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from mnemic.memory.formation.provided.assisted_claims import AssistedReply, Claims, judge
from mnemic.memory.formation.provided.assisted_request import (
    STAGE,
    Batch,
    fitted,
    request_of,
    sources_of,
)
from mnemic.memory.formation.provided.belief_view import KnownBelief, most_recent, most_related
from mnemic.memory.formation.provided.budget import (
    CONTROL,
    REPAIRED,
    Budget,
    input_tokens_max,
    output_tokens,
)
from mnemic.memory.formation.provided.pipeline import FormationView, Pipeline
from mnemic.memory.formation.provided.sources import SourceEvent
from mnemic.memory.formation.provided.staging import OK, PARTIAL, Asking, Call, Done, ask
from mnemic.memory.model import Provided, ProvidedSegment, StageMetrics
from mnemic.memory.policy import (
    PROVIDER_CONTROL_POLICY,
    PROVIDER_REPAIRED_POLICY,
    FormationPolicy,
)

PARTIAL_VIEW = "partial_view"
"""The reply was taken; not every belief of the view had fitted in the context window."""

PARTIAL_INPUT = "partial_input"
"""The reply was taken; some messages had not fitted and are read by the grammar alone."""

OVER_CEILING = "over_cost_ceiling"
"""The reply was taken and cost more than any sane call does."""

SKIPPED_COST = "skipped:cost"
"""There was no call: not one output token was affordable."""

SKIPPED_WINDOW = "skipped:window"
"""There was no call: nothing of the range fits in the model's context window."""


class _Terms(Struct, frozen=True):
    """Say what one policy sends, and within which bounds."""

    budget: Budget
    known: Callable[[FormationView, Sequence[SourceEvent]], tuple[KnownBelief, ...]]


_TERMS = {
    PROVIDER_CONTROL_POLICY: _Terms(CONTROL, lambda view, _: most_recent(view)),
    PROVIDER_REPAIRED_POLICY: _Terms(
        REPAIRED, lambda view, sources: most_related(view, (one.shown for one in sources))
    ),
}


def assist(view: FormationView, *, policy: FormationPolicy) -> Pipeline:
    """Ask once what a range of events states (003 §The repaired provider-assisted control).

    Makes one call, or none when nothing was said or the policy's budget allows none, and
    returns one segment whose `source_event_ids` are the messages that were sent; it
    makes no episodes. `fallback_stages` names the stage when nothing of a reply was
    taken. Raises `KeyError` for a policy that is not provider-assisted.
    """
    terms = _TERMS[policy.version]
    sources = sources_of(view)
    if not sources:
        return _provided(view, policy, ())
    batch = _batch(view, sources, terms)
    room = output_tokens(terms.budget, view.model, batch.input_tokens) if batch.sources else 0
    if room < 1:
        over = batch.input_tokens > input_tokens_max(terms.budget, view.model)
        outcome = SKIPPED_WINDOW if over or not batch.sources else SKIPPED_COST
        return _provided(view, policy, (_skipped(sources, outcome),))
    claims, done = yield from _asked(view, batch, room, terms=terms, grammar=policy.grammar)
    segment = ProvidedSegment(
        source_event_ids=_sequences(batch.sources),
        candidates=claims.candidates,
        invalid=claims.invalid,
        fallback_stages=(STAGE,) if done.fell_back else (),
        stages=(done.metrics,),
        calls=1,
    )
    # What costs more than it may is not tried again.
    retryable = done.retryable and done.metrics.cost_usd <= terms.budget.cost_usd_max
    return _provided(view, policy, (segment,), retryable=retryable)


def _batch(view: FormationView, sources: tuple[SourceEvent, ...], terms: _Terms) -> Batch:
    known = terms.known(view, sources)
    if terms.budget.shrinks:
        # The control sends everything it has; whether it can is its preflight's to say.
        return Batch(sources, known)
    return fitted(sources, known, input_tokens_max(terms.budget, view.model))


def _asked(
    view: FormationView, batch: Batch, room: int, *, terms: _Terms, grammar: str
) -> Asking[tuple[Claims, Done]]:
    request = request_of(batch, output_tokens_max=room, budget=terms.budget)
    call, reply = yield from ask(request, AssistedReply)
    if reply is None:
        return Claims(), call.fallen_back()
    claims = judge(reply, batch.sources, view, grammar=grammar)
    return claims, call.ended(_outcome(batch, call, claims, terms.budget))


def _outcome(batch: Batch, call: Call, claims: Claims, budget: Budget) -> str:
    """Name what is least visible elsewhere: refused claims are counted beside it."""
    if call.reply.cost_usd > budget.cost_usd_max:
        return OVER_CEILING
    if batch.left_out:
        return PARTIAL_INPUT
    if batch.unseen:
        return PARTIAL_VIEW
    return PARTIAL if claims.invalid else OK


def _skipped(sources: Sequence[SourceEvent], outcome: str) -> ProvidedSegment:
    return ProvidedSegment(
        source_event_ids=_sequences(sources),
        fallback_stages=(STAGE,),
        stages=(StageMetrics(stage=STAGE, outcome=outcome),),
    )


def _sequences(sources: Sequence[SourceEvent]) -> tuple[int, ...]:
    return tuple(source.sequence for source in sources)


def _provided(
    view: FormationView,
    policy: FormationPolicy,
    segments: tuple[ProvidedSegment, ...],
    *,
    retryable: bool = False,
) -> Provided:
    sequences = [event.sequence for event in view.events]
    return Provided(
        policy=policy.version,
        extractor=policy.extractor,
        first_sequence=min(sequences, default=0),
        through_sequence=max(sequences, default=0),
        segments=segments,
        retryable=retryable,
    )
