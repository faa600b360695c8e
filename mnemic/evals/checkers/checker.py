"""What every checker is fed: the steps of a run, and what the store holds at its end."""

from __future__ import annotations

from typing import ClassVar, NoReturn

from msgspec import Struct

from mnemic.actors.mailbox import Envelope
from mnemic.evals.checkers.violation import Violation
from mnemic.memory.model import ChangeSet, Counters, Event, Principal, Snapshot


class Landing(Struct, frozen=True):
    """Describe one change set that the store wrote; `version` is the one after it."""

    principal: Principal
    epoch: int
    version: int
    changes: ChangeSet


class Record(Struct, frozen=True):
    """Hold what the store has of one principal when a run is over.

    `events` are all of them, by sequence. `image` is the snapshot of the image that the
    owning host holds, None when the principal is passivated there.
    """

    principal: Principal
    loaded: Snapshot
    events: tuple[Event, ...]
    image: Snapshot | None = None


class Checker:
    """Watch one promise; every hook raises `Violation` when it sees it broken.

    A checker overrides the hooks it needs. `claimed`, `landed` and `erased` come from the
    store, in the store's own order; `accepted`, `committed`, `answered` and `stepped` from
    the actors; `lost` and `glimpsed` from whoever plays the hosts; `recorded` once per
    principal and `closed` once, when the run is over.
    """

    name: ClassVar[str] = "checker"

    def claimed(self, principal: Principal, snapshot: Snapshot) -> None:
        """See an activation take a principal."""

    def landed(self, landing: Landing) -> None:
        """See the store write a change set."""

    def erased(self, principal: Principal, counters: Counters) -> None:
        """See the store erase a principal; `counters` are what stays of it."""

    def accepted(self, principal: Principal, envelope: Envelope) -> None:
        """See a message enter a mailbox."""

    def committed(
        self, principal: Principal, *, epoch: int, version: int, changes: ChangeSet
    ) -> None:
        """See an actor take a change set for durable."""

    def answered(self, principal: Principal, envelope: Envelope) -> None:
        """See a message answered."""

    def stepped(self, principal: Principal, step: str, epoch: int) -> None:
        """See a change in an activation's life."""

    def lost(self, principal: Principal, envelope: Envelope) -> None:
        """See a message go down with its host: nobody will be told what became of it."""

    def glimpsed(self, held: Snapshot, loaded: Snapshot) -> None:
        """See a host's image beside what the store holds at the same moment."""

    def recorded(self, record: Record) -> None:
        """See what the store holds of one principal at the end."""

    def closed(self) -> None:
        """See the end of the run."""

    def violated(self, whose: Principal | str, what: str) -> NoReturn:
        """Raise the violation."""
        raise Violation(self.name, str(whose), what)
