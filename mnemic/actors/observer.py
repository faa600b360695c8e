"""What a run shows to checkers and benches; production passes none."""

from __future__ import annotations

from typing import Protocol

from mnemic.actors.mailbox import Envelope
from mnemic.memory.model import ChangeSet, Principal


class Observer(Protocol):
    """Be told, synchronously, of every step of every principal.

    `step` codes: `activated`, `passivated`, `crashed`, `fenced`, `quarantined`, `erased`.
    """

    def accepted(self, principal: Principal, envelope: Envelope) -> None:
        """See a message enter a mailbox."""
        ...

    def committed(
        self, principal: Principal, *, epoch: int, version: int, changes: ChangeSet
    ) -> None:
        """See a change set that the store has acknowledged; `version` is the one after it."""
        ...

    def answered(self, principal: Principal, envelope: Envelope) -> None:
        """See a message answered."""
        ...

    def stepped(self, principal: Principal, step: str, epoch: int) -> None:
        """See a change in an activation's life."""
        ...
