"""Rules of memory that break a promise."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, structs

from mnemic.evals.simulate.breaking import Broken, Replace
from mnemic.memory import decide
from mnemic.memory.commands import Consolidated, Replay
from mnemic.memory.draft import Draft
from mnemic.memory.formation import consolidation, corrections, gate, tombstones, transitions
from mnemic.memory.formation.wording import cite
from mnemic.memory.image import Image
from mnemic.memory.model import Belief, Candidate, Event, EvidenceSpan, Session
from mnemic.stores.in_memory_data import Rows


def receipt_not_stored(replace: Replace) -> None:
    """An effect is committed without the receipt of its key."""
    replace(Draft, "add_receipt", lambda *_, **__: None)


def key_not_looked_up(replace: Replace) -> None:
    """A repeat is decided as if its key had never been seen."""
    replace(Image, "receipt", lambda *_: None)
    replace(Rows, "check", lambda *_: None)


def events_skip_a_sequence(replace: Replace) -> None:
    """Now and then a sequence is handed out to nobody."""
    event = Draft.event

    def skipping(draft: Draft, *args: Any, **fields: Any) -> Event:
        if draft._event_seq % 7 == 6:
            draft._event_seq += 1
        return event(draft, *args, **fields)

    replace(Draft, "event", skipping)
    replace(Rows, "check", lambda *_: None)


def positions_shared(replace: Replace) -> None:
    """Two beliefs of one turn get the same store position."""
    place = Draft._place

    def shared(draft: Draft) -> dict[Any, int]:
        placed = dict(place(draft))
        last = max(placed.values(), default=0)
        return dict.fromkeys(placed, last)

    replace(Draft, "_place", shared)


def read_past_the_end(replace: Replace) -> None:
    """A consolidated session claims to have been read beyond its last event."""
    put_session = Draft.put_session

    def ahead(draft: Draft, session: Session) -> None:
        if session.formed_through == session.last_message_sequence:
            session = structs.replace(session, formed_through=draft.event_seq + 500)
        put_session(draft, session)

    replace(Draft, "put_session", ahead)


def replay_unreads_the_session(replace: Replace) -> None:
    """A replay sets back how far its session was read."""
    replay = decide._HANDLERS[Replay]

    def unread(draft: Draft, command: Replay) -> Consolidated:
        reply = replay(draft, command)
        session = draft.session(command.session_id)
        if session is not None:
            draft.put_session(structs.replace(session, formed_through=0))
        return reply  # type: ignore[return-value]

    handlers: dict[type[Struct], Any] = {**decide._HANDLERS, Replay: unread}
    replace(decide, "_HANDLERS", handlers)


def tombstone_skipped_on_replay(replace: Replace) -> None:
    """What the owner ended is believed again when a session is read again."""
    read_again, forbids = consolidation.read_again, tombstones.forbids
    inside = [False]

    def unchecked(*args: Any, **fields: Any) -> Consolidated:
        inside[0] = True
        try:
            return read_again(*args, **fields)
        finally:
            inside[0] = False

    def lax(draft: Draft, candidate: Candidate) -> bool:
        return not inside[0] and forbids(draft, candidate)

    replace(consolidation, "read_again", unchecked)
    replace(tombstones, "forbids", lax)


def rejected_beliefs_stay_live(replace: Replace) -> None:
    """A rejection marks the value and leaves the belief."""

    def reject(draft: Draft, belief: Belief, told: object) -> Belief:
        del told
        draft.put(belief, moves=True)
        return belief

    replace(transitions, "reject", reject)


def provider_not_judged_at_the_commit(replace: Replace) -> None:
    """What a provider proposed is believed though its owner took it back meanwhile."""
    forbids = tombstones.forbids

    def lax(draft: Draft, candidate: Candidate) -> bool:
        return candidate.origin != "provider" and forbids(draft, candidate)

    replace(tombstones, "forbids", lax)


def evidence_cites_another_event(replace: Replace) -> None:
    """A remembered statement cites the event after its own."""

    def astray(candidate: Candidate, event: Event, span: str) -> Candidate:
        cited = cite(candidate, event, span)
        return structs.replace(cited, evidence_spans=(EvidenceSpan(event.sequence + 1, span),))

    replace(corrections, "cite", astray)


def conflicts_linked_one_way(replace: Replace) -> None:
    """Of two beliefs in conflict only the newer one knows."""
    replace(gate, "dispute", lambda *_, **__: None)


BROKEN = (
    Broken(receipt_not_stored, ("keyed_effects", "sequential_reference")),
    Broken(key_not_looked_up, ("one_receipt_per_key",)),
    Broken(events_skip_a_sequence, ("gapless_order", "stored_order")),
    Broken(positions_shared, ("gapless_order",)),
    Broken(read_past_the_end, ("monotone_watermarks", "stored_sessions")),
    Broken(replay_unreads_the_session, ("monotone_watermarks",)),
    Broken(tombstone_skipped_on_replay, ("nothing_rejected_lives",)),
    Broken(rejected_beliefs_stay_live, ("nothing_rejected_lives",)),
    Broken(provider_not_judged_at_the_commit, ("nothing_rejected_lives",)),
    Broken(evidence_cites_another_event, ("evidence_present",)),
    Broken(conflicts_linked_one_way, ("symmetric_links",)),
)
"""Every broken rule, in the order they are told."""
