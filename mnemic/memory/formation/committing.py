"""Commit what is proposed for a range of events, in the order of the world."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from uuid import UUID

import msgspec

from mnemic.memory.draft import Draft
from mnemic.memory.formation import gate
from mnemic.memory.formation.borne_out import filed_with_guess, stated_already
from mnemic.memory.formation.endings.finding import ended
from mnemic.memory.formation.endings.saying import is_of_another, no_longer, takes_its_place
from mnemic.memory.formation.established import ESTABLISHED
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.proposing import Range
from mnemic.memory.formation.resolver import Order, order
from mnemic.memory.formation.restating import RESTATED
from mnemic.memory.formation.resumed import with_its_owner
from mnemic.memory.formation.telemetry import Tally
from mnemic.memory.formation.transitions import PROVIDER_ORIGIN, Told
from mnemic.memory.formation.wording import with_known_keys
from mnemic.memory.model import Belief, Candidate, Derivation, Event, Reason
from mnemic.memory.policy import CANDIDATES_MAX, CANDIDATES_PER_SOURCE_MAX

replace = msgspec.structs.replace


def commit_all(
    draft: Draft, what: Range, proposals: Sequence[Candidate], told: Told, tally: Tally
) -> tuple[tuple[UUID, ...], tuple[UUID, ...]]:
    """Commit the proposals of each event, and end what its words end besides.

    Give the beliefs formed, and the others changed.
    """
    work = _Committing(draft, what, told, tally)
    left = deque(proposals)
    for event in what.events:
        while left and max(left[0].source_event_ids) <= event.sequence:
            work.commit(left.popleft())
        if is_rich(draft.turn.profile.grammar):
            work.end_by(event)
    while left:
        work.commit(left.popleft())
    return tuple(work.formed), tuple(i for i in work.changed if i not in work.formed)


class _Committing:
    """Pass proposals through the gate, one after the other."""

    def __init__(self, draft: Draft, what: Range, told: Told, tally: Tally) -> None:
        self._draft = draft
        self._grounds = what.grounds
        self._scope = what.session.scope
        self._told = told
        self._tally = tally
        self._committed: list[tuple[Candidate, UUID]] = []
        self.formed: dict[UUID, None] = {}
        self.changed: dict[UUID, None] = {}

    def commit(self, proposal: Candidate) -> None:
        """Commit one proposal, unless it was stated already."""
        draft, tally = self._draft, self._tally
        candidate = with_its_owner(draft, proposal)
        source = self._source(candidate)
        if candidate.origin in {ESTABLISHED, PROVIDER_ORIGIN}:
            # What the user said of it, in this very session or before, has been filed by now.
            candidate = with_known_keys(draft, candidate)
        stated = stated_already(draft, candidate)
        if stated is not None:
            tally.end(candidate.derivation, Reason.REDUNDANT_ATTRIBUTED)
            tally.redundant.append(stated.id)
            return
        candidate, guess = filed_with_guess(draft, candidate, source)
        done = gate.commit(draft, candidate, replace(source, bears_out=guess))
        reason = done.reason
        if candidate.origin == RESTATED and reason is Reason.REINFORCED:
            reason = Reason.REDUNDANT_ATTRIBUTED
        tally.end(candidate.derivation, reason, committed=done.counts_as_committed)
        if done.belief_id is not None:
            if reason is Reason.REDUNDANT_ATTRIBUTED:
                tally.redundant.append(done.belief_id)
            if done.formed:
                self.formed[done.belief_id] = None
            self._committed.append((candidate, done.belief_id))
        self.changed.update(dict.fromkeys(done.changed))

    def end_by(self, event: Event) -> None:
        """End what an event ends in words that no rule names (003 §The candidate language).

        What the same words told in its place stands for it; where they told nothing of the
        kind, that it no longer holds is stated.
        """
        for one in ended(self._draft, event, scope=self._scope):
            if any(is_of_another(candidate, one, event) for candidate, _ in self._committed):
                continue
            for candidate, belief_id in self._committed:
                if takes_its_place(candidate, one, event):
                    done = gate.displace(
                        self._draft, belief_id, one.belief, candidate, self._source(candidate)
                    )
                    self.changed.update(dict.fromkeys(done))
                    break
            else:
                self._retract(no_longer(one, event), one.belief)

    def _retract(self, candidate: Candidate, belief: Belief) -> None:
        (source,) = candidate.source_event_ids
        of_turn = sum(source in c.source_event_ids for c, _ in self._committed)
        if (
            of_turn >= CANDIDATES_PER_SOURCE_MAX
            or len(self._committed) >= CANDIDATES_MAX
            or order(candidate, belief, self._source(candidate)) is Order.UNORDERED
        ):
            return
        self._tally.propose(Derivation.DIRECT)
        refused = self._grounds.refuse(candidate)
        if refused is None:
            self.commit(candidate)
        else:
            self._tally.end(Derivation.DIRECT, refused)

    def _source(self, candidate: Candidate) -> Told:
        # Nobody counted before what only a provider hears in words that were read.
        heard_now = candidate.origin in {PROVIDER_ORIGIN, RESTATED}
        return replace(
            self._told,
            yields=self._grounds.yields(candidate),
            corrects=self._grounds.corrects(candidate),
            read_through=0 if heard_now else self._told.read_through,
        )
