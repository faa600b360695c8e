"""What is erased while a session is open is gone from the prefix of its next turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from mnemic.agent.recalls import without_erased
from mnemic.errors import NotFound
from tests.unit.agent.hosts import ADA, Host, host


async def _by_id(ada: Host) -> None:
    cat = next(b for b in await ada.ada.beliefs() if "Ember" in b.statement)
    await ada.ada.forget(cat.id)


async def _by_words(ada: Host) -> None:
    plan = await ada.ada.forget_plan("Ember")
    await ada.ada.forget_confirm("Ember", plan.token)


async def _by_session(ada: Host) -> None:
    cat = next(b for b in await ada.ada.beliefs() if "Ember" in b.statement)
    await ada.ada.delete_session(cat.source_session_ids[0])


@pytest.mark.parametrize("erase", [_by_id, _by_words, _by_session])
async def test_an_erasure_reaches_the_frozen_snapshot(
    erase: Callable[[Host], Awaitable[None]],
) -> None:
    """No later turn of an open session shows what was erased; the rest stays, and stays put."""
    async with host() as ada:
        await ada.told("My dog is Biscuit.", "I live in Leeds.")
        await ada.told("My cat is Ember.")
        session = await ada.runs.open_session(ADA)
        before = await ada.runs.submit("What should I do?", session)
        shown = str(ada.model.requests[-1])
        await erase(ada)
        after = await ada.runs.submit("What should I do?", session)
        again = await ada.runs.submit("What should I do?", session)

        assert "Ember" in shown, "a control that shows it"
        assert "Ember" not in str(ada.model.requests[-2:])
        assert not any("Ember" in block for block in (*after.blocks, *again.blocks))
        snapshot = ada.model.requests[-1].messages[1]
        assert snapshot.section == "snapshot"
        assert "Biscuit" in snapshot.text
        assert "Leeds" in snapshot.text
        assert snapshot.text.endswith("\n</memory>")
        assert len(snapshot.text.splitlines()) == len(session.snapshot_text.splitlines()) - 2
        assert after.prefix_digests != before.prefix_digests
        assert again.prefix_digests == after.prefix_digests


async def test_a_snapshot_of_nothing_but_the_erased_is_dropped() -> None:
    """Not even an empty fence stays."""
    async with host() as ada:
        await ada.told("My cat is Ember.")
        session = await ada.runs.open_session(ADA)
        await _by_id(ada)
        await ada.runs.submit("What should I do?", session)

        assert "Ember" in session.snapshot_text, "a control that shows it"
        assert [m.section for m in ada.model.requests[-1].messages] == ["system", "turn"]


async def test_what_was_only_rejected_does_not_move_the_prefix() -> None:
    """A belief that ended has its correction line; the frozen text stays word for word."""
    async with host() as ada:
        await ada.told("My cat is Ember.")
        (cat,) = await ada.ada.beliefs()
        session = await ada.runs.open_session(ADA)
        await ada.ada.reject(cat.id)
        image = await ada.parts.supervisor.image(ADA)

        text = session.snapshot_text
        assert without_erased(text, session.snapshot_trace, image) == text


async def test_an_erased_principal_takes_no_turn() -> None:
    """The session went with the rest: its frozen text is handed to nobody."""
    async with host() as ada:
        await ada.told("My cat is Ember.")
        session = await ada.runs.open_session(ADA)
        await ada.ada.erase()

        with pytest.raises(NotFound):
            await ada.runs.submit("What should I do?", session)
        assert ada.model.requests == []
