"""From scratch: the same life told again makes an equal memory."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

import anyio
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mnemic.actors.clock import FixedClock
from mnemic.api import Memory, PrincipalMemory
from mnemic.bootstrap import build
from mnemic.errors import InvalidInput
from mnemic.memory.commands import Decay, UpdateWorkingState
from mnemic.memory.model import EstablishedFact, Principal, Trust
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.rederive import Rederivation, Rederived, read_original

START = datetime(2026, 3, 2, 9, tzinfo=UTC)
SAYINGS = (
    "I live in Oslo.",
    "I live in Bergen.",
    "I no longer live in Oslo.",
    "My wife is Morgan.",
    "I am building a personal AI agent.",
    "I might like jazz.",
    "We decided to deploy on Fridays.",
    "Thanks, that is all.",
)
ACTS = ("", "reject", "correct", "remember", "affirm", "decay", "state", "replay")


class Host:
    """Hold one memory whose clock a test moves."""

    def __init__(self, memory: Memory, clock: FixedClock) -> None:
        self.memory = memory
        self.clock = clock
        self.ada = memory.principal("acme", "ada")


@asynccontextmanager
async def hosting() -> AsyncIterator[Host]:
    clock = FixedClock(START)
    async with build("memory://", clock=clock, sweeps=False) as composition:
        yield Host(Memory(composition), clock)


async def retold(original: Host, target: Host, name: str = "copy") -> Rederived:
    """Tell Ada's life again."""
    found = await read_original(original.memory.composition.store, original.ada.principal)
    parts = target.memory.composition
    rederivation = Rederivation(found, parts.supervisor, parts.store, target.clock)
    return await rederivation.run(Principal("acme", name))


async def live(host: Host, chapters: list[tuple[list[str], str, int]]) -> None:
    """Live through chapters: what is said in a session, an act after it, days that pass."""
    ada = host.ada
    for number, (texts, act, days) in enumerate(chapters):
        session = await ada.open_session(
            label=f"s{number}", project_scope="orbit-app" if number % 3 == 2 else None
        )
        for text in texts:
            host.clock.advance(60)
            sequence = await session.say(text)
            await session.say("Good to know.", role="assistant")
        if act == "state":
            facts = (EstablishedFact("The codename of the release is Zephyr.", (sequence,)),)
            await host.memory.composition.supervisor.ask(
                ada.principal, UpdateWorkingState(session.id, facts)
            )
        if number % 4 == 3:
            await session.consolidate()
        await session.close(at=host.clock.now())
        host.clock.advance(60)
        await acted(host, ada, act, session.id)
        host.clock.advance(timedelta(days=days).total_seconds())


async def acted(host: Host, ada: PrincipalMemory, act: str, session_id: object) -> None:
    """Do one act on what is believed now."""
    beliefs = await ada.beliefs()
    if act == "remember":
        await ada.remember("I am allergic to penicillin.", project_scope="orbit-app")
    elif act == "affirm":
        await ada.remember("User's favourite editor is Helix.", trust=Trust.MEMORY)
    elif act == "decay":
        await host.memory.composition.supervisor.ask(ada.principal, Decay())
    elif act == "replay":
        await ada.replay((await ada.session_ids())[0])
    elif act == "reject" and beliefs:
        await ada.reject(beliefs[0].id)
    elif act == "correct" and beliefs:
        await ada.correct(beliefs[0].id, "I live in Tromsø.")


@settings(max_examples=40, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.lists(st.sampled_from(SAYINGS), min_size=1, max_size=3),
            st.sampled_from(ACTS),
            st.sampled_from([0, 1, 40, 100]),
        ),
        min_size=1,
        max_size=5,
    )
)
def test_a_life_told_again_from_scratch_makes_an_equal_memory(
    chapters: list[tuple[list[str], str, int]],
) -> None:
    """Whatever was said, concluded, remembered, corrected, rejected, faded and read again."""

    async def story() -> None:
        async with hosting() as original, hosting() as target:
            await live(original, chapters)
            done = await retold(original, target)
            assert done.is_equal
            assert done.unmatched == 0
            copy = target.memory.principal("acme", "copy")
            assert await copy.state_hash() == await original.ada.state_hash()

    anyio.run(story)


def test_a_hash_differs_when_anything_is_remembered_otherwise() -> None:
    """The control: one belief more, one word changed, one rejected."""

    async def story() -> None:
        async with hosting() as host:
            hashes = []
            for name, texts in (("a", ["I live in Oslo."]), ("b", ["I live in Bergen."])):
                owner = host.memory.principal("acme", name)
                session = await owner.open_session()
                for text in texts:
                    await session.say(text)
                await session.close()
                hashes.append(await owner.state_hash())
            owner = host.memory.principal("acme", "a")
            (belief,) = await owner.beliefs()
            await owner.reject(belief.id)
            hashes.append(await owner.state_hash())
            await owner.remember("I like jazz.")
            hashes.append(await owner.state_hash())
            assert len(set(hashes)) == 4

    anyio.run(story)


def test_a_run_that_was_stopped_goes_on_where_it_stood() -> None:
    """Each act takes effect once, by its key."""

    async def story() -> None:
        async with hosting() as original, hosting() as target:
            await live(original, [(list(SAYINGS[:3]), "correct", 1), ([SAYINGS[3]], "reject", 1)])
            found = await read_original(original.memory.composition.store, original.ada.principal)
            parts = target.memory.composition
            copy = Principal("acme", "copy")
            left = [5]

            def stop() -> None:
                left[0] -= 1
                if not left[0]:
                    raise KeyboardInterrupt

            with pytest.raises(KeyboardInterrupt):
                await Rederivation(found, parts.supervisor, parts.store, target.clock).run(
                    copy, told=stop
                )
            done = await Rederivation(found, parts.supervisor, parts.store, target.clock).run(copy)
            assert done.is_equal

    anyio.run(story)


def test_a_copy_that_remembers_something_else_is_refused() -> None:
    """And so is another name, when forgotten values are known by digests of this one."""

    async def story() -> None:
        async with hosting() as original, hosting() as target:
            await live(original, [([SAYINGS[0]], "", 1)])
            await target.memory.principal("acme", "copy").remember("I like jazz.")
            with pytest.raises(InvalidInput, match="already"):
                await retold(original, target)
            (belief,) = await original.ada.beliefs()
            await original.ada.forget(belief.id)
            with pytest.raises(InvalidInput, match="another store"):
                await retold(original, target, "fresh")
            done = await retold(original, target, "ada")
            assert done.is_equal
            ada = target.memory.principal("acme", "ada")
            session = await ada.open_session(at=START - timedelta(days=1))
            await session.say(SAYINGS[0], at=START - timedelta(days=1))
            await session.close(at=START)
            assert await ada.beliefs() == ()

    anyio.run(story)


def test_another_policy_may_form_less_and_forbids_what_was_rejected() -> None:
    """An act on a belief that the copy has not formed is counted and heeded."""

    async def story() -> None:
        profile = msgspec.structs.replace(
            DEFAULT_PROFILE,
            formation=msgspec.structs.replace(
                DEFAULT_PROFILE.formation, established_facts_enabled=False
            ),
        )
        clock = FixedClock(START)
        async with (
            hosting() as original,
            build("memory://", clock=clock, sweeps=False, profile=profile) as parts,
        ):
            await live(original, [(["We named the release."], "state", 1)])
            beliefs = await original.ada.beliefs()
            assert beliefs
            await original.ada.reject(beliefs[0].id)
            target = Host(Memory(parts), clock)
            done = await retold(original, target)
            assert done.unmatched == 1
            assert not done.is_equal
            image = await parts.supervisor.image(Principal("acme", "copy"))
            assert len(image.tombstones()) == 1

    anyio.run(story)
