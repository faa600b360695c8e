"""The one place where a turn collects its writes.

A handler validates first, raising `InvalidInput` or `NotFound` before it touches the
draft, then writes. Several commands may share a draft; each sees what the earlier
ones wrote.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from uuid import UUID

import msgspec
from msgspec import Struct

from mnemic.errors import InvalidCommand, NotFound
from mnemic.memory.ids import IdSource
from mnemic.memory.image import Image
from mnemic.memory.model import (
    Belief,
    ChangeSet,
    Channel,
    ConsolidationRun,
    EstablishedFact,
    Event,
    EventKind,
    IntegratedEpisode,
    RecallTrace,
    Receipt,
    Session,
    SessionStatus,
    Tombstone,
)
from mnemic.memory.policy import DEFAULT_PROFILE, Profile

UNPLACED = 0
"""The store position of a belief that will get a fresh one when the draft is built."""


class Turn(Struct, frozen=True):
    """Give a decision everything that is not in the image.

    `now` is the host's instant (aware, UTC). The rest is what `reads` asked for on behalf
    of the command: `events` by sequence, the `session` it is about when that is closed,
    and the derived rows that an erasure may reach; `traces` also for their expiry.
    """

    now: datetime
    ids: IdSource
    profile: Profile = DEFAULT_PROFILE
    events: tuple[Event, ...] = ()
    session: Session | None = None
    episodes: tuple[IntegratedEpisode, ...] = ()
    traces: tuple[RecallTrace, ...] = ()
    receipts: tuple[Receipt, ...] = ()


class Draft:
    """Overlay uncommitted writes on an image and turn them into one change set."""

    __slots__ = (
        "_beliefs",
        "_episodes",
        "_erased",
        "_erased_episodes",
        "_erased_sessions",
        "_event_seq",
        "_events",
        "_filed",
        "_moved",
        "_older_receipts",
        "_receipts",
        "_rewritten",
        "_rewritten_receipts",
        "_runs",
        "_sessions",
        "_tombstones",
        "_traces",
        "image",
        "turn",
    )

    def __init__(
        self, image: Image, turn: Turn, *, older_receipts: Mapping[str, Receipt] | None = None
    ) -> None:
        self.image = image
        self.turn = turn
        self._older_receipts = older_receipts or {}
        self._event_seq = image.counters.event_seq
        self._events: list[Event] = []
        self._sessions: dict[UUID, Session] = {}
        self._beliefs: dict[UUID, Belief] = {}
        self._filed: dict[str, dict[UUID, None]] = {}
        self._moved: dict[UUID, None] = {}
        self._erased: dict[UUID, None] = {}
        self._episodes: list[IntegratedEpisode] = []
        self._traces: dict[UUID, RecallTrace] = {}
        self._runs: list[ConsolidationRun] = []
        self._tombstones: list[Tombstone] = []
        self._receipts: list[Receipt] = []
        self._rewritten: dict[int, Event] = {}
        self._rewritten_receipts: dict[str, Receipt] = {}
        self._erased_sessions: dict[UUID, None] = {}
        self._erased_episodes: dict[UUID, None] = {}

    # -- what a handler reads ------------------------------------------------------

    @property
    def event_seq(self) -> int:
        """Give the newest event sequence, drafted ones included."""
        return self._event_seq

    def belief(self, belief_id: UUID) -> Belief | None:
        """Find a belief as drafted."""
        if belief_id in self._erased:
            return None
        return self._beliefs.get(belief_id) or self.image.belief(belief_id)

    def required_belief(self, belief_id: UUID) -> Belief:
        """Find a belief as drafted; raise `NotFound`."""
        belief = self.belief(belief_id)
        if belief is None:
            raise NotFound(
                f"{self.image.principal} has no belief {belief_id}; "
                "`mnemic memory list` shows those it has"
            )
        return belief

    def beliefs(self) -> Iterator[Belief]:
        """Give every belief as drafted: the drafted ones first, then newest first."""
        yield from self._beliefs.values()
        for belief in self.image.beliefs():
            if belief.id not in self._beliefs and belief.id not in self._erased:
                yield belief

    def live_beliefs(self) -> Iterator[Belief]:
        """Give the live beliefs as drafted."""
        return (belief for belief in self.beliefs() if belief.is_live)

    def beliefs_about(self, subject_key: str) -> tuple[Belief, ...]:
        """Give the beliefs filed under a subject key as drafted, drafted ones first."""
        drafted = tuple(self._beliefs[i] for i in self._filed.get(subject_key, ()))
        return drafted + tuple(
            b
            for b in self.image.beliefs_about(subject_key)
            if b.id not in self._beliefs and b.id not in self._erased
        )

    def tombstones(self) -> tuple[Tombstone, ...]:
        """Give every tombstone as drafted, oldest first."""
        return (*self.image.tombstones(), *self._tombstones)

    @property
    def has_tombstones(self) -> bool:
        """Tell whether any value is forbidden, as drafted."""
        return bool(self._tombstones) or self.image.has_tombstones

    def tombstones_sharing(self, fingerprints: Iterable[str]) -> tuple[Tombstone, ...]:
        """Give the tombstones that share any of these fingerprints, as drafted."""
        marks = frozenset(fingerprints)
        drafted = tuple(t for t in self._tombstones if not marks.isdisjoint(t.fingerprints))
        return (*self.image.tombstones_sharing(marks), *drafted)

    def written_beliefs(self) -> tuple[Belief, ...]:
        """Give the beliefs this draft wrote, in the order it first wrote them."""
        return tuple(self._beliefs.values())

    def any_session(self, session_id: UUID) -> Session:
        """Find a session, closed or not, that the turn was given; raise `NotFound`."""
        given = self.turn.session
        session = self._sessions.get(session_id) or self.image.session(session_id)
        if session is None and given is not None and given.id == session_id:
            session = given
        if session is None:
            raise NotFound(f"{self.image.principal} has no session {session_id}")
        return session

    def session(self, session_id: UUID) -> Session | None:
        """Find a session that is not closed, as drafted."""
        drafted = self._sessions.get(session_id)
        if drafted is not None:
            return None if drafted.status is SessionStatus.CLOSED else drafted
        return self.image.session(session_id)

    def open_session(self, session_id: UUID) -> Session:
        """Find a session that takes turns; raise `NotFound`."""
        session = self.session(session_id)
        if session is None or session.status is not SessionStatus.OPEN:
            raise NotFound(
                f"{self.image.principal} has no open session {session_id}; open one first"
            )
        return session

    def instant(self, at: datetime | None) -> datetime:
        """Give the world instant of a command in UTC; raise `InvalidCommand` for a naive one."""
        if at is None:
            return self.turn.now
        if at.tzinfo is None:
            raise InvalidCommand("at", "give an instant with a time zone, such as …T09:00:00Z")
        return at.astimezone(UTC)

    # -- what a handler writes -----------------------------------------------------

    def event(
        self,
        kind: EventKind,
        *,
        at: datetime,
        session_id: UUID | None = None,
        text: str | None = None,
        channel: Channel = Channel.DIRECT,
        refs: tuple[UUID, ...] = (),
        reason: str | None = None,
        facts: tuple[EstablishedFact, ...] = (),
    ) -> Event:
        """Append an event under the next sequence."""
        self._event_seq += 1
        event = Event(
            sequence=self._event_seq,
            kind=kind,
            at=at,
            recorded_at=self.turn.now,
            session_id=session_id,
            text=text,
            channel=channel,
            refs=refs,
            reason=reason,
            facts=facts,
        )
        self._events.append(event)
        return event

    def rewrite(self, event: Event) -> None:
        """Replace a committed event whose words are erased; sequence and kind stay."""
        self._rewritten[event.sequence] = event

    def rewrite_receipt(self, receipt: Receipt) -> None:
        """Replace a committed receipt; its key stays, so that a repeat is still answered."""
        self._rewritten_receipts[receipt.key] = receipt

    def erase_session(self, session_id: UUID) -> None:
        """Remove a committed session with its episodes and accounts."""
        self._sessions.pop(session_id, None)
        self._erased_sessions[session_id] = None

    def erase_episode(self, episode_id: UUID) -> None:
        """Remove a committed episode."""
        self._erased_episodes[episode_id] = None

    def put_session(self, session: Session) -> None:
        """Write a session."""
        self._sessions[session.id] = session

    def put(self, belief: Belief, *, moves: bool) -> None:
        """Write a belief; with `moves` it gets a fresh store position.

        A new belief always moves. One that does not move keeps the position it has:
        a session sees only moves as news (000 §Forgetting).
        """
        known = self.belief(belief.id)
        assert moves or known is not None, "a new belief needs a position"
        if moves:
            self._moved[belief.id] = None
        if known is None or belief.id not in self._beliefs:
            self._filed.setdefault(belief.subject_key, {})[belief.id] = None
        self._beliefs[belief.id] = belief

    def erase(self, belief_id: UUID) -> None:
        """Remove a committed belief with its evidence."""
        assert self.image.belief(belief_id) is not None, "only what is committed can be erased"
        drafted = self._beliefs.pop(belief_id, None)
        if drafted is not None:
            del self._filed[drafted.subject_key][belief_id]
        self._moved.pop(belief_id, None)
        self._erased[belief_id] = None

    def put_trace(self, trace: RecallTrace) -> None:
        """Write a trace."""
        self._traces[trace.id] = trace

    def add_run(self, run: ConsolidationRun) -> None:
        """Write a consolidation's account."""
        self._runs.append(run)

    def add_episode(self, episode: IntegratedEpisode) -> None:
        """Write an integrated episode."""
        self._episodes.append(episode)

    def add_tombstone(self, tombstone: Tombstone) -> None:
        """Forbid a value."""
        self._tombstones.append(tombstone)

    def add_receipt(self, *, key: str, command: str, digest: str, reply: bytes) -> None:
        """Keep a reply under its idempotency key, in this turn's version."""
        self._receipts.append(
            Receipt(
                key=key,
                command=command,
                digest=digest,
                reply=reply,
                at=self.turn.now,
                version=self.image.counters.version + 1,
                ordinal=len(self._receipts),
            )
        )

    def receipt(self, key: str) -> Receipt | None:
        """Find a receipt: of this very turn, of the image, or one that was looked up for it."""
        drafted = next((r for r in self._receipts if r.key == key), None)
        return drafted or self.image.receipt(key) or self._older_receipts.get(key)

    # -- the change set ------------------------------------------------------------

    def build(self) -> ChangeSet | None:
        """Give the change set, or None when nothing was written."""
        positions = self._place()
        head = self.image.counters.store_position + len(self._moved)
        beliefs = tuple(
            msgspec.structs.replace(belief, store_position=positions[belief.id])
            if belief.id in positions
            else belief
            for belief in self._beliefs.values()
        )
        changes = ChangeSet(
            event_seq=self._event_seq,
            store_position=head,
            events=tuple(self._events),
            sessions=tuple(self._sessions.values()),
            beliefs=beliefs,
            episodes=tuple(self._episodes),
            traces=tuple(self._traces.values()),
            runs=tuple(self._runs),
            tombstones=tuple(self._tombstones),
            receipts=tuple(self._receipts),
            erased_beliefs=tuple(self._erased),
            rewritten_events=tuple(self._rewritten.values()),
            erased_sessions=tuple(self._erased_sessions),
            erased_episodes=tuple(self._erased_episodes),
            rewritten_receipts=tuple(self._rewritten_receipts.values()),
        )
        return changes if changes.row_count else None

    def _place(self) -> Mapping[UUID, int]:
        first = self.image.counters.store_position + 1
        return {belief_id: first + index for index, belief_id in enumerate(self._moved)}
