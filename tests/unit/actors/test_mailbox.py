"""A mailbox is bounded and ordered; an envelope is answered once."""

from __future__ import annotations

import anyio
import pytest

from mnemic.actors.mailbox import Envelope, Mailbox, MailboxStatistics
from mnemic.errors import NotFound, Overloaded
from mnemic.memory.commands import OpenSession
from mnemic.memory.decide import Keyed
from tests.unit.actors.doubles import ADA, both_backends


def _envelope(number: int = 1) -> Envelope:
    return Envelope(Keyed(OpenSession()), number=number, asked=False)


def test_a_mailbox_gives_back_what_came_first() -> None:
    """Arrival order is handling order."""
    mailbox = Mailbox(3)
    first, second = _envelope(1), _envelope(2)
    mailbox.put(first, whose=ADA)
    mailbox.put(second, whose=ADA)
    assert mailbox.peek() is first
    assert [mailbox.take(), mailbox.take()] == [first, second]


def test_a_full_mailbox_refuses_and_keeps_what_it_has() -> None:
    """The refusal names whose mailbox and how many wait; nothing is enqueued."""
    mailbox = Mailbox(1)
    mailbox.put(_envelope(), whose=ADA)
    with pytest.raises(Overloaded, match="acme/ada has 1 messages waiting"):
        mailbox.put(_envelope(), whose=ADA)
    assert mailbox.statistics() == MailboxStatistics(waiting=1, refused=1)


def test_what_is_put_back_comes_first_again_even_past_the_bound() -> None:
    """A message that was accepted is never refused later."""
    mailbox = Mailbox(1)
    first, second, third = _envelope(1), _envelope(2), _envelope(3)
    mailbox.put(third, whose=ADA)
    mailbox.put_back([first, second])
    assert [mailbox.take() for _ in range(3)] == [first, second, third]


def test_a_second_answer_is_a_defect() -> None:
    """The assertion stays on."""
    envelope = _envelope()
    envelope.reply(NotFound("no such session"))
    assert envelope.is_answered
    with pytest.raises(AssertionError, match="answered once"):
        envelope.reply(NotFound("no such session"))


@both_backends
async def test_waiting_gives_the_answer_whether_it_came_before_or_after() -> None:
    """The answer is kept for whoever waits."""
    early, late = Envelope(Keyed(OpenSession())), Envelope(Keyed(OpenSession()))
    error = NotFound("no such session")
    early.reply(error)
    assert await early.wait() is error
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(late.wait)
        await anyio.wait_all_tasks_blocked()
        late.reply(error)
    assert await late.wait() is error
