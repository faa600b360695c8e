"""All checkers at once, and a digest of everything that was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256

from mnemic.actors.mailbox import Answer, Envelope
from mnemic.errors import MnemicError
from mnemic.evals.checkers.checker import Checker, Landing, Record
from mnemic.evals.checkers.corrections import NothingRejectedLives
from mnemic.evals.checkers.effects import AcknowledgedEffects, OneReceiptPerKey
from mnemic.evals.checkers.epochs import OneEpochPerVersion
from mnemic.evals.checkers.images import ImageEqualsReload
from mnemic.evals.checkers.keyed import KeyedEffects
from mnemic.evals.checkers.links import SymmetricLinks
from mnemic.evals.checkers.order import GaplessOrder
from mnemic.evals.checkers.replies import AnsweredOnce, NoReplyBeforeCommit
from mnemic.evals.checkers.spans import EvidencePresent
from mnemic.evals.checkers.violation import Violation
from mnemic.evals.checkers.watermarks import MonotoneWatermarks
from mnemic.memory.image import Image
from mnemic.memory.model import ChangeSet, Counters, Principal, Snapshot, encode

CHECKERS: tuple[type[Checker], ...] = (
    AcknowledgedEffects,
    AnsweredOnce,
    EvidencePresent,
    GaplessOrder,
    ImageEqualsReload,
    KeyedEffects,
    MonotoneWatermarks,
    NoReplyBeforeCommit,
    NothingRejectedLives,
    OneEpochPerVersion,
    OneReceiptPerKey,
    SymmetricLinks,
)
"""Every checker; a run gets fresh ones."""

VIOLATIONS_KEPT_MAX = 100
"""Violations that one run keeps; one is enough to fail it."""


class CheckingObserver:
    """Feed every checker with every step; implements `Observer` and `Witness`.

    Violations are collected and raised by `check`: raised inside an actor, they would
    look like a crash of its turn, which the runtime survives. `digest` hashes one
    canonical line per step, so that equal digests mean equal runs, byte for byte.
    """

    def __init__(self, checkers: Sequence[Checker] | None = None) -> None:
        self.checkers = tuple(make() for make in CHECKERS) if checkers is None else tuple(checkers)
        self.violations: list[Violation] = []
        self.counts: Counter[str] = Counter()
        self._hash = sha256()

    @property
    def digest(self) -> str:
        """Give the digest of everything seen so far, in hex."""
        return self._hash.hexdigest()

    def check(self) -> None:
        """Raise the first violation, if there is one."""
        if self.violations:
            raise self.violations[0]

    # -- the steps -------------------------------------------------------------------

    def claimed(self, principal: Principal, snapshot: Snapshot) -> None:
        """See an activation take a principal."""
        self._line("claimed", principal, snapshot.counters.epoch)
        self._feed(lambda checker: checker.claimed(principal, snapshot))

    def landed(self, landing: Landing) -> None:
        """See the store write a change set."""
        self._line("landed", landing.principal, landing.epoch, landing.version)
        self._hash.update(encode(landing.changes))
        self.counts["rows"] += landing.changes.row_count
        self.counts["events"] += len(landing.changes.events)
        self._feed(lambda checker: checker.landed(landing))

    def erased(self, principal: Principal, counters: Counters) -> None:
        """See the store erase a principal."""
        self._line("wiped", principal, counters.epoch, counters.version)
        self._feed(lambda checker: checker.erased(principal, counters))

    def accepted(self, principal: Principal, envelope: Envelope) -> None:
        """See a message enter a mailbox."""
        self._line("accepted", principal, envelope.number, envelope.kind)
        self._feed(lambda checker: checker.accepted(principal, envelope))

    def committed(
        self, principal: Principal, *, epoch: int, version: int, changes: ChangeSet
    ) -> None:
        """See an actor take a change set for durable."""
        self._line("committed", principal, epoch, version)
        self._feed(
            lambda checker: checker.committed(
                principal, epoch=epoch, version=version, changes=changes
            )
        )

    def answered(self, principal: Principal, envelope: Envelope) -> None:
        """See a message answered."""
        said = answer_name(envelope.answer)
        self._line("answered", principal, envelope.number, said)
        if not isinstance(envelope.answer, MnemicError | Image):
            self._hash.update(encode(envelope.answer))
        self.counts[f"answer {said}"] += 1
        self._feed(lambda checker: checker.answered(principal, envelope))

    def stepped(self, principal: Principal, step: str, epoch: int) -> None:
        """See a change in an activation's life."""
        self._line(step, principal, epoch)
        self._feed(lambda checker: checker.stepped(principal, step, epoch))

    # -- what is seen from outside ---------------------------------------------------

    def lost(self, principal: Principal, envelope: Envelope) -> None:
        """See a message go down with its host."""
        self._line("lost", principal, envelope.number, envelope.kind)
        self._feed(lambda checker: checker.lost(principal, envelope))

    def glimpsed(self, held: Snapshot, loaded: Snapshot) -> None:
        """See an image beside what the store holds."""
        self.counts["glimpsed"] += 1
        self._feed(lambda checker: checker.glimpsed(held, loaded))

    # -- the end -----------------------------------------------------------------------

    def recorded(self, record: Record) -> None:
        """See what the store holds of one principal at the end."""
        self._line("recorded", record.principal, len(record.events))
        self._hash.update(encode(record.loaded))
        self._feed(lambda checker: checker.recorded(record))

    def closed(self) -> None:
        """See the end of the run."""
        self._feed(lambda checker: checker.closed())

    def _line(self, step: str, principal: Principal, *fields: int | str) -> None:
        self.counts[step] += 1
        self._hash.update(f"{step} {principal} {' '.join(map(str, fields))}\n".encode())

    def _feed(self, hook: Callable[[Checker], None]) -> None:
        for checker in self.checkers:
            try:
                hook(checker)
            except Violation as violation:
                self.note(violation)

    def note(self, violation: Violation) -> None:
        """Keep a violation that was seen, by a checker or by whoever plays the run."""
        if len(self.violations) < VIOLATIONS_KEPT_MAX:
            self.violations.append(violation)


def answer_name(answer: Answer) -> str:
    """Name an answer by its type."""
    return type(answer).__name__
