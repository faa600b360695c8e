"""The public API, on both backends, in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from uuid import UUID

import anyio
import pytest

import mnemic
from mnemic import Outcome, Reason
from mnemic.actors.limits import DEFAULT_LIMITS
from mnemic.errors import InvalidAddress, InvalidCommand, NotFound
from mnemic.memory.model import Authority

BACKENDS = pytest.mark.parametrize("backend", ["asyncio", "trio"])


def on(backend: str, story: Callable[[mnemic.Memory], Awaitable[None]]) -> None:
    async def run() -> None:
        async with mnemic.open_memory("memory://") as memory:
            await story(memory)

    anyio.run(run, backend=backend)


async def told(memory: mnemic.Memory, *texts: str) -> mnemic.PrincipalMemory:
    ada = memory.principal("acme", "ada")
    session = await ada.open_session()
    for text in texts:
        await session.say(text)
    await session.close()
    return ada


@BACKENDS
def test_the_readme_example(backend: str) -> None:
    """What the README shows works on either event loop."""

    async def story(memory: mnemic.Memory) -> None:
        ada = memory.principal("acme", "ada")
        session = await ada.open_session(project_scope="orbit-app")
        await session.say("I live in Seattle. I prefer concise answers.")
        outcome = await session.close()
        assert outcome.outcome is Outcome.FORMED
        assert [b.statement for b in outcome.formed] == [
            "User lives in Seattle.",
            "User prefers concise answers.",
        ]
        recall = await ada.recall("Where do I live?", token_budget=300)
        assert f"[m:{recall.beliefs[0].short_id}] User lives in Seattle." in recall.text
        assert isinstance(recall.trace_id, UUID)
        stated = await ada.remember("I am allergic to penicillin.")
        assert stated.belief is not None
        assert stated.reason is Reason.COMMITTED_DIRECT
        home = recall.beliefs[0].id
        corrected = await ada.correct(home, "I live in Portland.")
        assert corrected.replaced == (home,)
        assert [b.statement for b in await ada.history(home)] == [
            "User lives in Seattle.",
            "User lives in Portland.",
        ]
        await ada.reject(stated.belief.id)
        live = {b.statement for b in await ada.beliefs()}
        assert live == {"User prefers concise answers.", "User lives in Portland."}
        assert corrected.belief is not None
        ended = await ada.forget(corrected.belief.id)
        assert ended.reached["beliefs"] >= 1
        assert not (await ada.recall("Where do I live?")).beliefs

    on(backend, story)


def test_two_event_loops_in_one_process() -> None:
    """Nothing is kept between two loops."""

    async def run() -> str:
        async with mnemic.open_memory() as memory:
            ada = await told(memory, "I live in Oslo.")
            return (await ada.recall("Where do I live?")).text

    assert "Oslo" in asyncio.run(run())
    assert "Oslo" in asyncio.run(run())


def test_closing_a_session_answers_honestly() -> None:
    """Small talk and an empty session are nothing to form, which is not a failure."""

    async def story(memory: mnemic.Memory) -> None:
        ada = memory.principal("acme", "ada")
        empty = await ada.open_session()
        assert (await empty.close()).outcome is Outcome.NOTHING
        chat = await ada.open_session()
        await chat.say("Hi there, how are you?")
        outcome = await chat.close()
        assert outcome.outcome is Outcome.NOTHING
        assert outcome.formed == ()
        with pytest.raises(NotFound):
            await chat.say("One more thing.")

    on("trio", story)


def test_a_key_repeats_the_first_answer() -> None:
    """A repeated turn is said once, and a key reused for another turn is refused."""

    async def story(memory: mnemic.Memory) -> None:
        ada = memory.principal("acme", "ada")
        session = await ada.open_session(key="open")
        again = await ada.open_session(key="open")
        assert again.id == session.id
        first = await session.say("I live in Oslo.", key="t1")
        assert await session.say("I live in Oslo.", key="t1") == first
        with pytest.raises(InvalidCommand, match="idempotency_key"):
            await session.say("I live in Bergen.", key="t1")
        assert len((await session.close()).formed) == 1

    on("trio", story)


def test_a_repeat_is_answered_though_its_belief_is_gone() -> None:
    """The receipt answers for what was erased; another kind of command may not use its key."""

    async def story(memory: mnemic.Memory) -> None:
        ada = await told(memory, "I live in Oslo.")
        (oslo,) = await ada.beliefs()
        corrected = await ada.correct(oslo.id, "I live in Bergen.", key="c")
        assert corrected.belief is not None
        gone = await ada.forget(corrected.belief.id, key="f")
        assert await ada.forget(corrected.belief.id, key="f") == gone
        assert await ada.forget(str(corrected.belief.id), key="f") == gone
        await ada.forget(oslo.id)
        repeated = await ada.correct(oslo.id, "I live in Bergen.", key="c")
        assert (repeated.belief, repeated.replaced) == (None, (oslo.id,))
        with pytest.raises(NotFound):
            await ada.forget(oslo.id)
        with pytest.raises(InvalidCommand, match="idempotency_key"):
            await ada.remember("I live in Bergen.", key="c")

    on("trio", story)


@pytest.mark.parametrize(
    ("call", "field"),
    [
        (lambda ada: ada.remember(3), "statement"),
        (lambda ada: ada.remember("I like tea.", key=5), "idempotency_key"),
        (lambda ada: ada.remember("I like tea.", trust="anyone"), "trust"),
        (lambda ada: ada.remember("I like tea.", at="2026-03-02"), "at"),
        (lambda ada: ada.forget(5), "belief_id"),
        (lambda ada: ada.belief(None), "belief_id"),
        (lambda ada: ada.belief("a" * 33), "belief_id"),
    ],
)
def test_a_value_of_another_type_is_refused_before_the_actor(
    call: Callable[[mnemic.PrincipalMemory], Awaitable[object]], field: str
) -> None:
    """A caller's slip is named; it is no crash, and quarantines nobody."""

    async def story(memory: mnemic.Memory) -> None:
        ada = memory.principal("acme", "ada")
        for _ in range(DEFAULT_LIMITS.restarts + 1):
            with pytest.raises(InvalidCommand) as error:
                await call(ada)
            assert error.value.field == field
        by_value = await ada.remember("I like tea.", trust="user")  # type: ignore[arg-type]
        assert by_value.belief is not None
        assert by_value.belief.authority is Authority.USER

    on("trio", story)


def test_principals_do_not_see_each_other() -> None:
    """The same name in another tenant, or another name, knows nothing."""

    async def story(memory: mnemic.Memory) -> None:
        await told(memory, "I live in Oslo.")
        for tenant, name in (("acme", "bob"), ("umbrella", "ada")):
            other = memory.principal(tenant, name)
            assert await other.beliefs() == ()
            assert (await other.recall("Where do I live?")).beliefs == ()
        assert len(await memory.principal("acme", "ada").beliefs()) == 1

    on("trio", story)


def test_recall_sees_what_was_acknowledged() -> None:
    """A reply means durable: what it acknowledged is in the very next recall."""

    async def story(memory: mnemic.Memory) -> None:
        ada = memory.principal("acme", "ada")
        for city in ("Oslo", "Bergen", "Tromso"):
            await ada.remember(f"I live in {city}.")
            recall = await ada.recall("Where do I live?")
            assert [b.statement for b in recall.beliefs] == [f"User lives in {city}."]

    on("trio", story)


@pytest.mark.parametrize(
    ("call", "field"),
    [
        (lambda m: m.principal("", "ada"), "tenant_id"),
        (lambda m: m.principal("acme", " "), "principal_id"),
        (lambda m: m.principal("acme", "a\nb"), "principal_id"),
    ],
)
def test_a_missing_scope_is_an_error(call: Callable[[mnemic.Memory], object], field: str) -> None:
    """A missing or malformed name never means everyone."""

    async def story(memory: mnemic.Memory) -> None:
        with pytest.raises(InvalidCommand) as error:
            call(memory)
        assert error.value.field == field

    on("trio", story)


@pytest.mark.parametrize(
    ("say", "field"),
    [
        ({"text": ""}, "text"),
        ({"text": "   "}, "text"),
        ({"text": "a\ud800b"}, "text"),
        ({"text": "x" * (1_048_576 + 1)}, "text"),
        ({"text": "hi", "role": "owner"}, "role"),
        ({"text": "hi", "at": datetime(2026, 1, 1)}, "at"),  # noqa: DTZ001 - that is the point
    ],
)
def test_a_bad_turn_is_refused_and_nothing_is_lost(say: dict[str, object], field: str) -> None:
    """A refused turn names its field and the session goes on."""

    async def story(memory: mnemic.Memory) -> None:
        ada = memory.principal("acme", "ada")
        session = await ada.open_session()
        with pytest.raises(InvalidCommand) as error:
            await session.say(**say)  # type: ignore[arg-type]
        assert error.value.field == field
        await session.say("I live in Oslo.", at=datetime(2026, 1, 1, tzinfo=UTC))
        assert len((await session.close()).formed) == 1

    on("trio", story)


def test_an_unknown_address_says_what_there_is() -> None:
    """A misspelled store is one sentence."""

    async def run() -> None:
        async with mnemic.open_memory("sqlite:///x"):
            pass

    with pytest.raises(InvalidAddress, match="memory://, embedded:DIRECTORY or postgresql"):
        anyio.run(run)


def test_a_recalled_trace_is_committed_afterwards() -> None:
    """What a recall leaves behind reaches the store in the principal's own order."""

    async def story(memory: mnemic.Memory) -> None:
        ada = await told(memory, "I live in Oslo.")
        recall = await ada.recall("Where do I live?")
        await ada.remember("I have a cat.")
        kept = await memory.composition.store.trace(ada.principal, recall.trace_id)
        assert kept is not None
        assert kept.returned == tuple(b.id for b in recall.beliefs)
        assert kept.event_sequence > 0

    on("trio", story)


@BACKENDS
def test_who_only_looks_claims_nothing(backend: str) -> None:
    """Lists, history, changes and sessions of a principal at rest activate nobody."""

    async def story(memory: mnemic.Memory) -> None:
        ada = memory.principal("acme", "ada")
        session = await ada.open_session()
        stated = await ada.remember("I live in Ghent.")
        assert stated.belief is not None
        await anyio.wait_all_tasks_blocked()
        assert memory.composition.supervisor.passivate(ada.principal)
        assert [b.id for b in await ada.beliefs()] == [stated.belief.id]
        assert await ada.history(stated.belief.short_id) == (stated.belief,)
        assert len((await ada.changes()).changes) == 1
        assert (await ada.session(session.id)).scope == session.scope
        assert await memory.principal("acme", "nobody").beliefs() == ()
        assert memory.statistics().activations == 1
        assert await memory.composition.store.principals() == (ada.principal,)
        await ada.recall("Where do I live?")
        assert memory.statistics().activations == 2, "the control: a recall leaves a trace"

    on(backend, story)
