"""Find the beliefs that a turn of their owner ends, in whatever words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from mnemic.memory.draft import Draft
from mnemic.memory.formation.endings import weighing
from mnemic.memory.formation.endings.features import Turn, focus, held, turn
from mnemic.memory.formation.grounding import is_owner_assertion
from mnemic.memory.formation.hazards import BLANK, screen
from mnemic.memory.formation.resolver import was_past
from mnemic.memory.formation.zones import find_zones
from mnemic.memory.model import Belief, Derivation, Event, Polarity, Portability
from mnemic.memory.policy import RETRACTED_MAX

SCANNED_MAX = 256
"""Up to how many beliefs each is weighed; of more, the newest that share a word or a sort."""

TURN_CHARS_MAX = 1_000
"""A longer turn ends nothing in passing: it is a document."""


class Ended(Struct, frozen=True):
    """Hold a belief that a turn ends, and the sentence that speaks of it."""

    belief: Belief
    span: str


def ended(draft: Draft, event: Event, *, scope: str) -> tuple[Ended, ...]:
    """Give the live beliefs that a turn ends, the surest first; at most `RETRACTED_MAX`.

    What the turn itself was evidence of it does not end.
    """
    if not is_owner_assertion(event) or not event.text or len(event.text) > TURN_CHARS_MAX:
        return ()
    told = turn(_own_words(event.text))
    beside = [one for one in _laid_beside(draft, told) if _may_be_meant(one, event, scope)]
    found = weighing.ended([belief.statement for belief in beside], told)
    live = [beside[at] for at in found if beside[at].is_live]
    return tuple(Ended(belief, _span(belief, told)) for belief in live[:RETRACTED_MAX])


def _span(belief: Belief, told: Turn) -> str:
    at = focus(held(belief.statement), told)
    assert at is not None, "what ends a belief says something"
    return told.sentences[at].text


def _own_words(text: str) -> str:
    """Give a turn without what is screened, quoted, pasted or code."""
    safe = screen(text).text
    for zone in find_zones(safe):
        safe = safe[: zone.start] + BLANK * (zone.end - zone.start) + safe[zone.end :]
    return safe


def _may_be_meant(belief: Belief, event: Event, scope: str) -> bool:
    """Tell whether a turn may speak of a belief: one that stands, or that this turn has ended.

    What it has ended by a rule it is not to end once more in another's place.
    """
    return (
        (belief.portability is Portability.PORTABLE or belief.scope == scope)
        and belief.polarity is Polarity.ASSERT
        and belief.derivation is Derivation.DIRECT
        and event.sequence not in belief.source_event_ids
        and not was_past(belief)
    )


def _laid_beside(draft: Draft, told: Turn) -> Iterator[Belief]:
    written = draft.written_beliefs()
    yield from written
    seen = {belief.id for belief in written}
    image = draft.image
    index = image.token_index
    positions = (
        index.positions()
        if len(index) <= SCANNED_MAX
        else islice(index.positions_of(_looked_up(told)), SCANNED_MAX)
    )
    for position in positions:
        found = image.belief_at(position)
        belief = None if found is None else draft.belief(found.id)
        if belief is not None and belief.is_live and belief.id not in seen:
            yield belief


def _looked_up(told: Turn) -> tuple[str, ...]:
    words = [word for said in told.sentences for word in said.words if word.content]
    return tuple(sorted({w.lemma for w in words}.union(*(w.sorts for w in words))))
