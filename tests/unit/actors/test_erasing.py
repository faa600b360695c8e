"""Erasing a principal through its actor: in order, without an activation, and final."""

from __future__ import annotations

import anyio
import pytest

from mnemic.errors import CorruptPrincipal, Fenced, StoreUnavailable
from mnemic.memory.commands import (
    Append,
    ErasePrincipal,
    ErasureReceipt,
    OpenSession,
    SessionOpened,
)
from mnemic.memory.model import Principal
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.in_memory_data import InMemoryData
from mnemic.stores.port import EventQuery
from mnemic.supervisor import Supervisor
from tests.unit.actors.doubles import ADA, both_backends, hosted


async def open_session(supervisor: Supervisor, whose: Principal = ADA) -> SessionOpened:
    """Open a session."""
    reply = await supervisor.ask(whose, OpenSession())
    assert isinstance(reply, SessionOpened)
    return reply


@both_backends
async def test_what_was_sent_before_is_erased_and_what_is_sent_after_is_not() -> None:
    """The erasure takes its turn among the messages."""
    data = InMemoryData()
    async with hosted(InMemoryStore(data)) as supervisor:
        session = await open_session(supervisor)
        for number in range(3):
            supervisor.tell(ADA, Append(session.session_id, f"before {number}"))
        receipt = await supervisor.ask(ADA, ErasePrincipal())
        assert isinstance(receipt, ErasureReceipt)
        assert receipt.reached == {"events": 4, "sessions": 1}
        again = await open_session(supervisor)
        await supervisor.ask(ADA, Append(again.session_id, "after"))
        events = await InMemoryStore(data).events(ADA, EventQuery())
        assert [e.text for e in events] == [None, "after"]


@both_backends
async def test_another_hosts_activation_from_before_is_fenced() -> None:
    """Its next commit is refused, and the one after starts from the empty memory."""
    data = InMemoryData()
    async with (
        hosted(InMemoryStore(data)) as old,
        hosted(InMemoryStore(data)) as new,
    ):
        session = await open_session(old)
        await new.ask(ADA, ErasePrincipal())
        with pytest.raises(Fenced):
            await old.ask(ADA, Append(session.session_id, "late"))
        assert await InMemoryStore(data).events(ADA, EventQuery()) == ()
        await open_session(old)
        assert (await old.image(ADA)).counters.event_seq == 1


@both_backends
async def test_a_principal_that_does_not_load_is_erased_and_works_again() -> None:
    """The error says: restore or erase it."""
    data = InMemoryData()
    async with hosted(InMemoryStore(data)) as supervisor:
        await open_session(supervisor)
        assert supervisor.passivate(ADA)
        rows = data.rows[ADA]
        rows.live = {key: (since, trace, b"{}") for key, (since, trace, _) in rows.live.items()}
        with pytest.raises(CorruptPrincipal, match="erase"):
            await supervisor.image(ADA)
        await supervisor.ask(ADA, ErasePrincipal())
        assert (await open_session(supervisor)).watermark == 0


@both_backends
async def test_a_store_that_is_down_erases_nothing_and_says_so() -> None:
    """The memory is as it was; the erasure may be sent again."""
    store = InMemoryStore()
    async with hosted(store) as supervisor:
        session = await open_session(supervisor)
        erase = store.erase

        async def down(principal: Principal) -> dict[str, int]:
            del principal
            await anyio.lowlevel.checkpoint()
            raise StoreUnavailable("the store is down")

        store.erase = down  # type: ignore[method-assign]
        with pytest.raises(StoreUnavailable):
            await supervisor.ask(ADA, ErasePrincipal())
        await supervisor.ask(ADA, Append(session.session_id, "still there"))
        store.erase = erase  # type: ignore[method-assign]
        receipt = await supervisor.ask(ADA, ErasePrincipal())
        assert isinstance(receipt, ErasureReceipt)
        assert receipt.reached["events"] == 2
