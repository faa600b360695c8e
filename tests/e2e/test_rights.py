"""Replay, forget by words and erase, as commands, on an embedded store."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TypeVar
from uuid import UUID

import anyio
import pytest
from msgspec.structs import replace

from mnemic.api import Memory, PrincipalMemory, open_memory
from mnemic.memory.policy import DEFAULT_PROFILE, Profile
from tests.e2e.command import Shell

pytestmark = pytest.mark.postgres

T = TypeVar("T")

NO_BOUNDARY = replace(
    DEFAULT_PROFILE, formation=replace(DEFAULT_PROFILE.formation, session_boundary_enabled=False)
)
"""A profile under which closing a session forms nothing."""


def within(
    shell: Shell,
    work: Callable[[PrincipalMemory, Memory], Awaitable[T]],
    *,
    profile: Profile = DEFAULT_PROFILE,
    principal: str = "me",
) -> T:
    """Do something on the shell's store as an agent's process would."""

    async def run() -> T:
        async with open_memory(shell.store, profile=profile, sweeps=False) as memory:
            return await work(memory.principal(shell.tenant, principal), memory)

    return anyio.run(run, backend="asyncio")


def told(shell: Shell, *texts: str, profile: Profile = DEFAULT_PROFILE, who: str = "me") -> UUID:
    """Tell turns in a session and close it."""

    async def work(owner: PrincipalMemory, memory: Memory) -> UUID:
        del memory
        session = await owner.open_session()
        for text in texts:
            await session.say(text)
        await session.close()
        return session.id

    return within(shell, work, profile=profile, principal=who)


def statements(shell: Shell) -> list[str]:
    """Give what is believed."""
    found = shell.did("memory", "list", "--json").document()
    return sorted(belief["statement"] for belief in found["beliefs"])


@pytest.mark.gate("gate.memory.rederive_opt_in")
def test_a_replay_needs_a_confirmation_and_resurrects_nothing(shell: Shell) -> None:
    """Refused with status 2 unless confirmed; then from watermark zero, rejections heeded.

    The session was closed while formation was off, so that a replay of it forms what it
    says: the other belief is the control that it could.
    """
    waiting = told(shell, "I live in Oslo.", "I like jazz.", profile=NO_BOUNDARY)
    assert statements(shell) == []
    told(shell, "I live in Oslo.")
    (oslo,) = shell.did("memory", "list", "--json").document()["beliefs"]
    shell.did("memory", "reject", oslo["id"])

    refused = shell.run("memory", "replay", "--session", str(waiting))
    assert refused.status == 2
    assert "--confirm" in refused.err
    assert str(waiting) in refused.err
    assert refused.out == ""
    assert statements(shell) == []

    dry = shell.did("memory", "replay", "--session", str(waiting), "--dry-run", "--json")
    assert dry.document()["formed"] == ["User likes jazz."]
    assert statements(shell) == []

    done = shell.did("memory", "replay", "--session", str(waiting), "--confirm", "--json")
    record = done.document()
    assert record["outcome"] == "formed"
    assert record["reasons"] == {"committed_direct": 1, "rejected_correction": 1}
    assert record["run_id"]
    assert statements(shell) == ["User likes jazz."]

    again = shell.did("memory", "replay", "--session", str(waiting), "--confirm")
    assert "nothing to form" in again.out
    assert statements(shell) == ["User likes jazz."]


def test_all_sessions_are_replayed_once_under_a_label(shell: Shell) -> None:
    """What was stopped goes on under its label; another label is another replay."""
    told(shell, "I live in Oslo.")
    told(shell, "I like jazz.")
    arguments = ("memory", "replay", "--all")
    assert shell.run(*arguments).status == 2
    first = shell.did(*arguments, "--label", "one", "--confirm", "--json").document()
    again = shell.did(*arguments, "--label", "one", "--confirm", "--json").document()
    other = shell.did(*arguments, "--label", "two", "--confirm", "--json").document()
    runs = [[record["run_id"] for record in records] for records in (first, again, other)]
    assert runs[0] == runs[1]
    assert not set(runs[0]) & set(runs[2])
    assert len(runs[0]) == 2


def test_a_life_told_again_into_a_copy_has_the_same_hash(shell: Shell) -> None:
    """The hash is the one that `verify` prints."""
    told(shell, "I live in Oslo.", "I like jazz.")
    shell.did("memory", "remember", "I am allergic to penicillin.")
    done = shell.did(
        "memory", "replay", "--all", "--from-scratch-into", "twin", "--confirm", "--json"
    ).document()
    assert done["equal"]
    assert done["original_hash"] == done["copy_hash"]
    for name in ("me", "twin"):
        assert done["copy_hash"] in shell.did("memory", "verify", "--principal", name).out
    refused = shell.run("memory", "replay", "--all", "--from-scratch-into", "me", "--confirm")
    assert refused.status == 2
    assert refused.err.startswith("mnemic: ")


def test_forgetting_by_words_is_a_plan_and_a_confirmation(shell: Shell) -> None:
    """The plan lists and changes nothing; its token confirms it as long as nothing moved."""
    told(shell, "My wife is Morgan.", "I like jazz.")
    plan = shell.did("memory", "forget", "--query", "Morgan")
    assert "Morgan" in plan.out
    assert len(statements(shell)) == 2
    token = re.search(r"--confirm (\S+)", plan.out)
    assert token is not None
    told(shell, "I live in Oslo.")
    stale = shell.run("memory", "forget", "--query", "Morgan", "--confirm", token[1])
    assert stale.status == 2
    assert "plan again" in stale.err
    plan = shell.did("memory", "forget", "--query", "Morgan", "--json")
    done = shell.did(
        "memory", "forget", "--query", "Morgan", "--confirm", plan.document()["token"], "--json"
    )
    assert done.document()["reached"] == plan.document()["reached"]
    assert "Morgan" not in done.out
    assert statements(shell) == ["User likes jazz.", "User lives in Oslo."]
    assert "Morgan" not in shell.did("memory", "export").out
    assert "nothing" in shell.did("memory", "forget", "--query", "Morgan").out


def test_a_session_and_a_principal_are_erased_on_confirmation(shell: Shell) -> None:
    """Each says what it would do first; the other principal keeps its memory."""
    oslo = told(shell, "I live in Oslo.")
    told(shell, "I like jazz.")
    told(shell, "I live in Oslo.", who="bob")
    before = shell.did("memory", "export", "--principal", "bob").out

    refused = shell.run("memory", "erase", "--session", str(oslo))
    assert refused.status == 2
    assert "--confirm" in refused.err
    done = shell.did("memory", "erase", "--session", str(oslo), "--confirm")
    assert done.out.startswith("erased: 1 belief")
    assert "Oslo" not in shell.did("memory", "export").out
    assert statements(shell) == ["User likes jazz."]

    assert shell.run("memory", "erase", "--all").status == 2
    shell.did("memory", "erase", "--all", "--confirm", "--compact", "--json")
    assert statements(shell) == []
    assert "jazz" not in shell.did("memory", "export").out
    assert shell.run("memory", "erase", "--all", "--confirm").status == 2
    assert shell.did("memory", "export", "--principal", "bob").out == before

    assert shell.run("memory", "erase", "--whole-tenant").status == 2
    gone = shell.did("memory", "erase", "--whole-tenant", "--confirm", "--json").document()
    assert gone["reached"]["principals"] == 1
    assert "Oslo" not in shell.did("memory", "export", "--principal", "bob").out


@pytest.mark.parametrize(
    "arguments",
    [
        ("erase",),
        ("erase", "--all", "--whole-tenant", "--confirm"),
        ("erase", "--session", "nonsense", "--confirm"),
        ("erase", "--session", str(UUID(int=7)), "--confirm"),
        ("forget",),
        ("forget", "abc", "--query", "x"),
        ("forget", "--confirm", "1-abc"),
        ("replay",),
        ("replay", "--session", str(UUID(int=7)), "--all", "--confirm"),
        ("replay", "--session", str(UUID(int=7)), "--confirm"),
        ("replay", "--session", str(UUID(int=7)), "--dry-run"),
        ("replay", "--all", "--dry-run"),
        ("replay", "--all", "--confirm", "--principal", "nobody"),
        ("replay", "--session", str(UUID(int=7)), "--from-scratch-into", "x", "--confirm"),
    ],
)
def test_what_is_not_clear_is_bad_input(shell: Shell, arguments: tuple[str, ...]) -> None:
    """One sentence, status 2, nothing done."""
    told(shell, "I live in Oslo.")
    refused = shell.run("memory", *arguments)
    assert refused.status == 2
    assert refused.out == ""
    assert refused.err.startswith("mnemic: ")
    assert len(refused.err.splitlines()) == 1
    assert statements(shell) == ["User lives in Oslo."]
