"""The command line leads to the name it is given and to no other."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
import pytest
from msgspec import Struct

import mnemic
from mnemic.actors.clock import FixedClock
from mnemic.cli.app import execute
from mnemic.memory.model import Principal
from mnemic.rights import stored_state_hash
from mnemic.stores.in_memory import InMemoryStore
from mnemic.stores.in_memory_data import InMemoryData
from tests.isolation.at_cli import PATHS, TALK
from tests.isolation.evidence import Leak, Outcome, require_alike, require_silent
from tests.isolation.house import Ids, Pointed, Room, ids_of_nothing, told, whole, word_of
from tests.isolation.names import split_alike
from tests.support.core import START

NEAR = (Principal("acme", "ada"), Principal("acme", "bob"), Principal("zeta", "ada"))


class Desk(Struct, frozen=True):
    """Hold the rows that every command opens, and what is needed to run one."""

    data: InMemoryData
    rooms: tuple[Room, ...]
    talk: Path
    capture: Any

    def run(self, name: str, caller: Principal, ids: Ids) -> tuple[Outcome, Pointed]:
        """Run a command as a principal; give its exit status and all that it prints."""
        pointed = Pointed(ids)
        given = PATHS[name].arguments(pointed)
        rest = [str(self.talk) if argument == TALK else argument for argument in given]
        whose = ["--tenant", caller.tenant_id, "--principal", caller.principal_id]
        status = execute([*name.split(), *rest, *whose, "--store", "memory://"])
        said = self.capture.readouterr()
        return Outcome(str(status), f"{said.out}\n{said.err}"), pointed

    def secrets(self, *, but: Room) -> tuple[str, ...]:
        """Give everybody else's words, ids and hash of state."""
        store = InMemoryStore(self.data)

        async def read() -> tuple[str, ...]:
            found: list[str] = []
            for room in self.rooms:
                if room is not but:
                    found += (*room.secrets, await stored_state_hash(store, room.whose))
            return tuple(found)

        return anyio.run(read)

    def states(self, *, but: Room) -> dict[Principal, str]:
        """Give the digest of everybody else's rows."""
        store = InMemoryStore(self.data)

        async def read() -> dict[Principal, str]:
            others = [room.whose for room in self.rooms if room is not but]
            return {whose: await whole(store, whose) for whose in others}

        return anyio.run(read)


Furnish = Callable[[tuple[Principal, ...]], Desk]


@pytest.fixture
def furnished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Furnish:
    """Give a way to tell people their stories, on rows that commands then open, too."""
    data = InMemoryData()
    begin = InMemoryStore.__init__
    monkeypatch.setattr(InMemoryStore, "__init__", lambda store, _=None: begin(store, data))
    talk = tmp_path / "talk.json"
    talk.write_text(json.dumps([{"role": "user", "content": "I like green tea."}]))

    def furnish(people: tuple[Principal, ...]) -> Desk:
        async def telling() -> tuple[Room, ...]:
            async with mnemic.open_memory(clock=FixedClock(START), sweeps=False) as memory:
                return tuple([await told(memory, who, word_of(n)) for n, who in enumerate(people)])

        return Desk(data, anyio.run(telling), talk, capsys)

    return furnish


def attempt(desk: Desk, name: str, caller: Room, victim: Room) -> None:
    """Point a command at somebody else's things; raise `Leak` if it shows or moves any."""
    before = desk.states(but=caller)
    secrets = desk.secrets(but=caller)
    foreign, pointed = desk.run(name, caller.whose, victim.ids)
    nothing, _ = desk.run(name, caller.whose, ids_of_nothing())
    require_silent(name, (foreign.text,), foreign=secrets, known=pointed.known())
    require_silent(name, (nothing.text,), foreign=secrets)
    if desk.states(but=caller) != before:
        raise Leak(f"{name} moved what is somebody else's")
    if PATHS[name].takes:
        assert pointed.used, "a command that takes ids was pointed at none"
        require_alike(name, foreign, nothing)


def astray(broken: pytest.MonkeyPatch, victim: Principal) -> None:
    """Let every name lead to the victim."""
    for module in ("memory", "audit", "play"):
        broken.setattr(f"mnemic.cli.{module}.principal", lambda *_: victim)


@pytest.mark.parametrize("name", PATHS)
def test_a_command_leads_to_its_name_alone(
    name: str, furnished: Furnish, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pointed at somebody else's things it finds nothing; the control goes astray and leaks."""
    desk = furnished(NEAR)
    caller, victim = desk.rooms[0], desk.rooms[2]
    attempt(desk, name, caller, victim)
    with monkeypatch.context() as broken:
        astray(broken, victim.whose)
        with pytest.raises(Leak):
            attempt(desk, name, caller, victim)


def test_names_that_join_alike_are_apart_on_the_command_line(furnished: Furnish) -> None:
    """`--tenant` and `--principal` are two names, whatever is in them."""
    desk = furnished(split_alike())
    caller, victim = desk.rooms
    for name in PATHS:
        attempt(desk, name, caller, victim)
