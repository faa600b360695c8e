"""An actor that is told of somebody else's things answers as if there were none."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from mnemic.memory.model import Principal
from mnemic.supervisor import Supervisor
from tests.isolation import at_actor
from tests.isolation.at_actor import PATHS
from tests.isolation.evidence import Leak
from tests.isolation.house import House
from tests.isolation.names import scopes
from tests.isolation.test_api import NEAR, within


@settings(max_examples=3, deadline=None)
@given(people=scopes(most=3))
def test_no_command_shows_or_moves_what_is_somebody_elses(people: tuple[Principal, ...]) -> None:
    """Whatever the scopes are called; the command that erases comes last."""

    async def story(lived_in: House) -> None:
        at_actor.let_ages_pass(lived_in)
        for caller, victim in lived_in.pairs():
            for name in PATHS:
                if name != "ErasePrincipal":
                    await at_actor.attempt(lived_in, name, caller, victim)
        caller, victim = next(lived_in.pairs())
        await at_actor.attempt(lived_in, "ErasePrincipal", caller, victim)

    within(people, story)


@pytest.mark.parametrize("name", PATHS)
def test_a_supervisor_that_sends_astray_is_caught_on_every_command(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control: the victim's actor is told what the caller's was meant to be."""

    async def story(lived_in: House) -> None:
        caller, victim = lived_in.rooms[0], lived_in.rooms[2]
        send = Supervisor._send
        at_actor.let_ages_pass(lived_in)
        await at_actor.attempt(lived_in, name, caller, victim)
        monkeypatch.setattr(
            Supervisor,
            "_send",
            lambda self, _, keyed, *, asked: send(self, victim.whose, keyed, asked=asked),
        )
        with pytest.raises(Leak):
            await at_actor.attempt(lived_in, name, caller, victim)

    within(NEAR, story)
