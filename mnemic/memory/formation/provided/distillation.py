"""`nemori-assisted-v1`: three calls per segment, each with a fallback (formation@9)."""

from __future__ import annotations

from mnemic.memory.formation.extractor import extract_contained
from mnemic.memory.formation.grounding import Grounds
from mnemic.memory.formation.provided import anticipation, distilling, integration
from mnemic.memory.formation.provided.anticipation import AnticipationReply, Prediction
from mnemic.memory.formation.provided.distilling import DistillationReply, Distilled
from mnemic.memory.formation.provided.integration import IntegrationReply
from mnemic.memory.formation.provided.pipeline import FormationView, Pipeline
from mnemic.memory.formation.provided.planning import Segment, plan
from mnemic.memory.formation.provided.proposals import Proposer
from mnemic.memory.formation.provided.staging import Asking, Done, ask
from mnemic.memory.model import EpisodeDraft, Provided, ProvidedSegment
from mnemic.memory.policy import DISTILLATION_POLICY, FORMATION_POLICIES

STAGES = (integration.STAGE, anticipation.STAGE, distilling.STAGE)
"""The calls of one segment, in order; there is never another."""

Episodes = tuple[EpisodeDraft, ...]
Predictions = tuple[Prediction, ...]


def distil(view: FormationView) -> Pipeline:
    """Distil a view's events (003 §Three fixed batched calls).

    Every segment makes its three calls in order, whatever became of the one before: a
    failed integration is told as one deterministic episode, a failed anticipation
    predicts nothing, a failed distillation proposes nothing, so that the range's own
    deterministic candidates stand for it. Events in which the owner says nothing make no
    call. Nothing that a provider answers raises.
    """
    policy = FORMATION_POLICIES[DISTILLATION_POLICY]
    segments: list[ProvidedSegment] = []
    retryable = False
    own = [event for event in view.events if event.session_id == view.session_id]
    for segment in plan(own):
        done, again = yield from _segment(view, segment, policy.grammar)
        segments.append(done)
        retryable = retryable or again
    sequences = [event.sequence for event in view.events]
    return Provided(
        policy=policy.version,
        extractor=policy.extractor,
        first_sequence=min(sequences, default=0),
        through_sequence=max(sequences, default=0),
        segments=tuple(segments),
        retryable=retryable,
    )


def _segment(
    view: FormationView, segment: Segment, grammar: str
) -> Asking[tuple[ProvidedSegment, bool]]:
    episodes, told = yield from _integrated(segment)
    predictions, foreseen = yield from _anticipated(view, episodes)
    distilled, judged = yield from _distilled(
        segment, episodes, predictions, proposer=_proposer(view, segment, grammar)
    )
    ended = (told, foreseen, judged)
    done = ProvidedSegment(
        source_event_ids=segment.source_event_ids,
        episodes=episodes,
        candidates=distilled.candidates,
        represented=distilled.represented,
        invalid=distilled.invalid,
        coverage=distilled.coverage,
        ledger=distilled.ledger,
        fallback_stages=tuple(one.metrics.stage for one in ended if one.fell_back),
        stages=tuple(one.metrics for one in ended),
        calls=len(ended),
    )
    return done, any(one.retryable for one in ended)


def _integrated(segment: Segment) -> Asking[tuple[Episodes, Done]]:
    call, reply = yield from ask(integration.request(segment), IntegrationReply)
    episodes = None if reply is None else integration.read(segment, reply)
    if episodes is None:
        return integration.fallback(segment), call.fallen_back()
    return episodes, call.read()


def _anticipated(view: FormationView, episodes: Episodes) -> Asking[tuple[Predictions, Done]]:
    known = anticipation.cue(view, episodes)
    call, reply = yield from ask(anticipation.request(known), AnticipationReply)
    found = None if reply is None else anticipation.read(known, reply)
    if found is None:
        return (), call.fallen_back()
    predictions, rejected = found
    return predictions, call.read(partial=rejected > 0)


def _distilled(
    segment: Segment, episodes: Episodes, predictions: Predictions, *, proposer: Proposer
) -> Asking[tuple[Distilled, Done]]:
    asked = distilling.request(segment, episodes, predictions)
    call, reply = yield from ask(asked, DistillationReply)
    found = None
    if reply is not None:
        found = distilling.read(
            segment, reply, episodes=episodes, predictions=predictions, proposer=proposer
        )
    if found is None:
        return Distilled(), call.fallen_back()
    return found, call.read(partial=found.is_partial)


def _proposer(view: FormationView, segment: Segment, grammar: str) -> Proposer:
    events = {source.sequence: source.event for source in segment.sources}
    return Proposer(
        session_id=view.session_id,
        scope=view.scope,
        grammar=grammar,
        sources={source.sequence: source for source in segment.sources},
        grounds=Grounds(events, session_id=view.session_id),
        known=view.beliefs,
        read=extract_contained(tuple(events.values()), scope=view.scope, policy=grammar).candidates,
    )
