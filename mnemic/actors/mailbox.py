"""A bounded queue of messages, each of which is answered exactly once."""

from __future__ import annotations

from collections import deque

import anyio
from msgspec import Struct

from mnemic.errors import MnemicError, Overloaded
from mnemic.memory.commands import Reply
from mnemic.memory.decide import Keyed
from mnemic.memory.image import Image
from mnemic.memory.model import Principal

Answer = Reply | MnemicError | Image | None
"""A reply, an error, or the image for a message that asked for it; None until answered."""


class Envelope:
    """Carry one message and its answer.

    `keyed` is None for a message that only wants the principal's image. `chain` holds
    the principals whose turns wait on this message.
    """

    __slots__ = ("_answered", "_event", "answer", "chain", "keyed", "number")

    def __init__(
        self,
        keyed: Keyed | None,
        *,
        chain: tuple[Principal, ...] = (),
        number: int = 0,
        asked: bool = True,
    ) -> None:
        self.keyed = keyed
        self.chain = chain
        self.number = number
        self.answer: Answer = None
        self._answered = False
        self._event = anyio.Event() if asked else None

    @property
    def is_answered(self) -> bool:
        """Tell whether the answer is there."""
        return self._answered

    @property
    def kind(self) -> str:
        """Name the message's kind, for errors and traces."""
        return "Activate" if self.keyed is None else type(self.keyed.command).__name__

    def reply(self, answer: Answer) -> None:
        """Answer it, once."""
        assert not self._answered, "a message is answered once"
        self._answered = True
        self.answer = answer
        if self._event is not None:
            self._event.set()

    async def wait(self) -> Answer:
        """Wait for the answer; giving up does not undo what was accepted."""
        assert self._event is not None, "a told message has nobody waiting"
        await self._event.wait()
        return self.answer


class MailboxStatistics(Struct, frozen=True):
    """Count what a mailbox holds and has refused."""

    waiting: int
    refused: int


class Mailbox:
    """Queue envelopes in arrival order, up to a bound."""

    __slots__ = ("_bound", "_queue", "_refused")

    def __init__(self, bound: int) -> None:
        assert bound > 0
        self._bound = bound
        self._queue: deque[Envelope] = deque()
        self._refused = 0

    def __len__(self) -> int:
        return len(self._queue)

    def put(self, envelope: Envelope, *, whose: Principal) -> None:
        """Enqueue, or raise `Overloaded` with nothing enqueued."""
        if len(self._queue) >= self._bound:
            self._refused += 1
            raise Overloaded(f"{whose} has {self._bound} messages waiting; send it again later")
        self._queue.append(envelope)

    def peek(self) -> Envelope:
        """Give the oldest message without taking it."""
        return self._queue[0]

    def take(self) -> Envelope:
        """Take the oldest message."""
        return self._queue.popleft()

    def put_back(self, envelopes: list[Envelope]) -> None:
        """Return messages that were taken and not handled, oldest first."""
        self._queue.extendleft(reversed(envelopes))

    def statistics(self) -> MailboxStatistics:
        """Count what waits and what was refused."""
        return MailboxStatistics(waiting=len(self._queue), refused=self._refused)
