"""What "now" ends, and what it leaves alone."""

from __future__ import annotations

import anyio
import pytest

import mnemic


def live_after(*sessions: str) -> set[str]:
    async def story() -> set[str]:
        async with mnemic.open_memory() as memory:
            ada = memory.principal("acme", "ada")
            for said in sessions:
                session = await ada.open_session()
                await session.say(said)
                await session.close()
            return {belief.statement for belief in await ada.beliefs()}

    return anyio.run(story)


@pytest.mark.parametrize(
    ("sessions", "live"),
    [
        (
            ("I drive a Ford Fiesta.", "I drive a Toyota Yaris now."),
            {"User drives a Toyota Yaris now."},
        ),
        (
            ("I run ten kilometres every morning.", "I run fifteen kilometres every morning now."),
            {"User runs fifteen kilometres every morning now."},
        ),
        (
            ("We decided to store amounts as integers.", "We decided to store amounts as text."),
            {"The team decided to store amounts as text."},
        ),
    ],
)
def test_a_new_measure_or_manner_takes_the_old_ones_place(
    sessions: tuple[str, ...], live: set[str]
) -> None:
    """What differs in an amount, a vehicle or a manner alone is over."""
    assert live_after(*sessions) == live


@pytest.mark.parametrize(
    "sessions",
    [
        ("I drive a Ford Fiesta.", "I drive a Toyota Yaris."),
        ("I use Vim.", "I use Emacs now."),
        ("I run ten kilometres every morning.", "I swim two kilometres every evening now."),
        ("My brother drives a Saab.", "I drive a Toyota Yaris now."),
        ("We decided to store amounts as integers.", "We decided to log errors as text."),
    ],
)
def test_what_may_stand_beside_it_stays(sessions: tuple[str, ...]) -> None:
    """Without "now", or about another thing, person or activity, both are believed."""
    assert len(live_after(*sessions)) >= 2
