"""What operators are told when something fails, and what they are never told."""

from __future__ import annotations

import logging

import anyio
import pytest

import mnemic
from mnemic.actors.log import LOGGER
from mnemic.errors import Quarantined, TurnFailed
from mnemic.memory import sessions

WORDS = "I live in Seattle with my secret twin."


class Broken(RuntimeError):
    """Carry what was told in the message, as careless errors do."""


def test_a_failed_turn_names_its_place_and_none_of_its_words(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A crash logs whose, which message, which type and which line; never the message."""

    def crash(field: str, text: str) -> str:
        raise Broken(f"cannot handle {text!r}")

    async def story() -> None:
        async with mnemic.open_memory() as memory:
            ada = memory.principal("acme", "ada")
            session = await ada.open_session()
            monkeypatch.setattr(sessions, "checked_text", crash)
            for _ in range(6):
                with pytest.raises(TurnFailed):
                    await session.say(WORDS)
            with pytest.raises(Quarantined):
                await session.say(WORDS)

    with caplog.at_level(logging.INFO, logger=LOGGER):
        anyio.run(story)
    lines = [record.getMessage() for record in caplog.records if record.name == LOGGER]
    assert len(lines) == 7
    assert lines[0].startswith("event='turn_failed' principal='acme/ada' message='Append'")
    assert "reason='Broken'" in lines[0]
    assert f"at='{__name__}:" in lines[0]
    assert lines[-1].startswith("event='principal_quarantined' principal='acme/ada'")
    assert not any(word in caplog.text for word in ("Seattle", "twin", "cannot handle"))


def test_a_quiet_run_logs_nothing(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is said about work that went well."""

    async def story() -> None:
        async with mnemic.open_memory() as memory:
            await memory.principal("acme", "ada").remember(WORDS)

    with caplog.at_level(logging.DEBUG, logger=LOGGER):
        anyio.run(story)
    assert not [record for record in caplog.records if record.name == LOGGER]
