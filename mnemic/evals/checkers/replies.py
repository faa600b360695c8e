"""Replies: one for every accepted message, and never before its effect is durable."""

from __future__ import annotations

from collections import defaultdict
from uuid import UUID

from mnemic.actors.mailbox import Envelope
from mnemic.errors import MnemicError
from mnemic.evals.checkers.checker import Checker, Landing
from mnemic.memory.commands import (
    Appended,
    Cited,
    Consolidated,
    Decayed,
    Ended,
    ErasureReceipt,
    Remembered,
    Reply,
    RunEnded,
    RunStarted,
    SessionOpened,
    TraceRecorded,
    TracesExpired,
)
from mnemic.memory.image import Image
from mnemic.memory.model import ChangeSet, Counters, Principal, Snapshot


class AnsweredOnce(Checker):
    """Check that every accepted message gets exactly one answer."""

    name = "answered_once"

    def __init__(self) -> None:
        self._waiting: dict[Envelope, Principal] = {}

    def accepted(self, principal: Principal, envelope: Envelope) -> None:
        """Note a message that is owed an answer."""
        if envelope in self._waiting:
            self.violated(principal, f"message {envelope.number} was accepted twice")
        self._waiting[envelope] = principal

    def answered(self, principal: Principal, envelope: Envelope) -> None:
        """Strike it off."""
        if self._waiting.pop(envelope, None) is None:
            self.violated(principal, f"message {envelope.number} was not owed an answer")

    def lost(self, principal: Principal, envelope: Envelope) -> None:
        """Strike off what went down with its host: its sender lost the connection."""
        if self._waiting.pop(envelope, None) is None:
            self.violated(principal, f"message {envelope.number} was lost and not owed an answer")

    def closed(self) -> None:
        """Check that nothing is owed."""
        for envelope, principal in self._waiting.items():
            self.violated(principal, f"message {envelope.number} was never answered")


class NoReplyBeforeCommit(Checker):
    """Check that what a reply names has landed when the reply is given."""

    name = "no_reply_before_commit"

    def __init__(self) -> None:
        self._event_seq: dict[Principal, int] = {}
        self._before_erasure: dict[Principal, int] = {}
        self._ids: defaultdict[Principal, set[UUID]] = defaultdict(set)
        self._landings: set[tuple[Principal, int, int]] = set()

    def claimed(self, principal: Principal, snapshot: Snapshot) -> None:
        """Take what was durable before the run began."""
        self._event_seq.setdefault(principal, snapshot.counters.event_seq)
        self._ids[principal].update(s.id for s in snapshot.sessions)
        self._ids[principal].update(b.id for b in snapshot.beliefs)

    def landed(self, landing: Landing) -> None:
        """Note what is durable now."""
        changes, ids = landing.changes, self._ids[landing.principal]
        self._event_seq[landing.principal] = changes.event_seq
        self._landings.add((landing.principal, landing.epoch, landing.version))
        for rows in (changes.sessions, changes.beliefs, changes.runs, changes.traces):
            ids.update(row.id for row in rows)
        ids.update(changes.erased_beliefs)

    def erased(self, principal: Principal, counters: Counters) -> None:
        """Count events anew; what landed before may still be answered."""
        del counters
        reached = self._event_seq.pop(principal, 0)
        self._before_erasure[principal] = max(reached, self._before_erasure.get(principal, 0))

    def committed(
        self, principal: Principal, *, epoch: int, version: int, changes: ChangeSet
    ) -> None:
        """Check that an actor takes for durable only what is."""
        del changes
        if (principal, epoch, version) not in self._landings:
            self.violated(principal, f"version {version} of epoch {epoch} has not landed")

    def answered(self, principal: Principal, envelope: Envelope) -> None:
        """Check a reply's sequence and identifiers."""
        answer = envelope.answer
        if answer is None or isinstance(answer, MnemicError | Image):
            return
        sequence, ids = _named(answer)
        reached = self._event_seq.get(principal, 0)
        if sequence > max(reached, self._before_erasure.get(principal, 0)):
            self.violated(
                principal, f"message {envelope.number} was told of event {sequence} too early"
            )
        for missing in ids - self._ids[principal]:
            self.violated(principal, f"message {envelope.number} was told of {missing} too early")


def _named(reply: Reply) -> tuple[int, set[UUID]]:
    """Give the event sequence (0 for none) and the identifiers that a reply vouches for."""
    match reply:
        case (
            Appended(sequence=sequence)
            | RunStarted(sequence=sequence)
            | RunEnded(sequence=sequence)
        ):
            return sequence, set()
        case TraceRecorded(trace_id=trace_id, sequence=sequence):
            return sequence, {trace_id}
        case SessionOpened(session_id=session_id):
            return 0, {session_id}
        case Consolidated(session_id=session_id, run_id=run_id, formed=formed, changed=changed):
            run = set() if run_id is None else {run_id}
            return 0, {session_id, *run, *formed, *changed}
        case Remembered(belief_id=belief_id, replaced=replaced, also=also):
            return 0, {*replaced, *also} | (set() if belief_id is None else {belief_id})
        case Ended(belief_ids=belief_ids) | ErasureReceipt(belief_ids=belief_ids):
            return 0, set(belief_ids)
        case Cited(cited=cited):
            return 0, set(cited)
        case Decayed(decayed=decayed, retired=retired):
            return 0, {*decayed, *retired}
        case TracesExpired():
            return 0, set()
