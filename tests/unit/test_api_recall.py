"""Recall through the public API: snapshot, turns, episodes, explanations; on both backends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from uuid import UUID

import anyio
import pytest

import mnemic
from mnemic.actors.clock import FixedClock
from mnemic.agent.episodes import EPISODE_PAGE_ROWS, EPISODE_PAGES_MAX, EPISODES_MAX
from mnemic.errors import InvalidCommand, NotFound
from mnemic.memory.image import TRACES_KEPT_MAX
from mnemic.memory.recall import Abstention, Verdict
from mnemic.memory.recall.episodes import episode_matcher

START = datetime(2026, 3, 2, 9, tzinfo=UTC)
Story = Callable[[mnemic.Memory, FixedClock], Awaitable[None]]


@pytest.fixture(params=["asyncio", "trio"])
def played(request: pytest.FixtureRequest) -> Callable[[Story], None]:
    """Play a story on an in-memory host with a fixed clock."""

    def play(story: Story) -> None:
        async def run() -> None:
            clock = FixedClock(START)
            async with mnemic.open_memory(clock=clock, sweeps=False) as memory:
                await story(memory, clock)

        anyio.run(run, backend=request.param)

    return play


async def told(owner: mnemic.PrincipalMemory, *texts: str, scope: str | None = None) -> UUID:
    """Say turns in a session of their own and close it."""
    session = await owner.open_session(project_scope=scope)
    for text in texts:
        await session.say(text)
    await session.close()
    return session.id


# -- the moments of a session --------------------------------------------------------------


def test_a_snapshot_is_frozen_and_what_changes_reaches_the_turn(
    played: Callable[[Story], None],
) -> None:
    """The block never moves; a new belief comes as delta, an ended one as a correction."""

    async def story(memory: mnemic.Memory, clock: FixedClock) -> None:
        ada = memory.principal("acme", "ada")
        await told(ada, "I live in Leeds. I like jazz.")
        session = await ada.open_session()
        primed = await session.snapshot()
        assert {b.statement for b in primed.beliefs} == {
            "User lives in Leeds.",
            "User likes jazz.",
        }
        clock.advance(60)
        home = next(b for b in primed.beliefs if "Leeds" in b.statement)
        await ada.correct(home.id, "I live in York.")
        await told(ada, "My dog is Biscuit.")
        assert await session.snapshot() is primed, "the cached prefix never moves"
        turn = await session.turn_recall("What music do I like?")
        assert [b.statement for b in turn.base.beliefs] == ["User likes jazz."]
        assert turn.delta is not None
        assert {b.statement for b in turn.delta.beliefs} == {
            "User lives in York.",
            "User's dog is Biscuit.",
        }
        (line,) = turn.corrections
        assert line.startswith(f"correction: [m:{home.short_id}] no longer holds as of 2026-03-02")
        assert memory.lost_traces == 0

    played(story)


def test_a_session_that_was_never_primed_takes_its_base_recall_alone(
    played: Callable[[Story], None],
) -> None:
    """Without a snapshot there is nothing to report a change against."""

    async def story(memory: mnemic.Memory, _: FixedClock) -> None:
        ada = memory.principal("acme", "ada")
        session = await ada.open_session()
        await told(ada, "My dog is Biscuit.")
        turn = await session.turn_recall("What is my dog called?")
        assert [b.statement for b in turn.base.beliefs] == ["User's dog is Biscuit."]
        assert turn.delta is None
        assert turn.corrections == ()

    played(story)


def test_a_turn_recalls_in_its_sessions_scope(played: Callable[[Story], None]) -> None:
    """A session with a project never falls back to the general scope."""

    async def story(memory: mnemic.Memory, _: FixedClock) -> None:
        ada = memory.principal("acme", "ada")
        await told(ada, "We decided to use Postgres.", scope="orbit-app")
        question = "What did we decide?"
        here = await ada.open_session(project_scope="orbit-app")
        there = await ada.open_session(project_scope="lumen")
        general = await ada.open_session()
        assert (await here.turn_recall(question)).base.beliefs
        for session in (there, general):
            base = (await session.turn_recall(question)).base
            assert base.abstention is Abstention.NOTHING_KNOWN

    played(story)


# -- explanations --------------------------------------------------------------------------


def test_a_recall_can_be_explained_at_once_and_long_after(
    played: Callable[[Story], None],
) -> None:
    """Before its trace is committed, from the image, and from the store; nobody else's."""

    async def story(memory: mnemic.Memory, _: FixedClock) -> None:
        ada = memory.principal("acme", "ada")
        await told(ada, "I live in Leeds. I like jazz.")
        first = await ada.recall("Where do I live?")
        jazz = next(b for b in await ada.beliefs() if "jazz" in b.statement)
        verdicts = {"User lives in Leeds.": Verdict.RETURNED, "User likes jazz.": Verdict.NOT_FOUND}
        for _round in range(2):
            found = await ada.explain(first.trace_id, [jazz.short_id])
            assert {e.belief.statement: e.verdict for e in found.entries if e.belief} == verdicts
            for _again in range(TRACES_KEPT_MAX + 1):
                await ada.recall("Where do I live?")
                await anyio.lowlevel.checkpoint()
            # Asked in the same mailbox: the traces are committed before it is answered.
            await ada.open_session()
        image = await memory.composition.supervisor.image(ada.principal)
        assert image.trace(first.trace_id) is None, "it came from the store"
        with pytest.raises(NotFound):
            await memory.principal("acme", "bob").explain(first.trace_id)
        with pytest.raises(NotFound):
            await ada.explain(UUID(int=1))

    played(story)


# -- episodes ------------------------------------------------------------------------------


def test_episodes_are_found_beyond_the_first_page(played: Callable[[Story], None]) -> None:
    """A match behind a page of other turns is found; the cursor goes on where it stopped."""

    async def story(memory: mnemic.Memory, _: FixedClock) -> None:
        ada = memory.principal("acme", "ada")
        session = await ada.open_session()
        await session.say("The whale book needs a title.")
        for number in range(EPISODE_PAGE_ROWS + 10):
            await session.say(f"Filler {number}.", key=f"f{number}")
        await session.say("Whales again, please.")
        page = await ada.recall_episodes("whale", limit=1)
        assert [e.text for e in page.events] == ["Whales again, please."]
        assert page.before is not None
        rest = await ada.recall_episodes("whale", before=page.before)
        assert [e.text for e in rest.events] == ["The whale book needs a title."]
        assert rest.pages == 2
        assert rest.before is None
        assert (await ada.recall_episodes("submarine")).events == ()

    played(story)


def test_the_page_loop_ends(played: Callable[[Story], None]) -> None:
    """After sixty-four full pages it gives a cursor instead of reading on."""

    async def story(memory: mnemic.Memory, _: FixedClock) -> None:
        ada = memory.principal("acme", "ada")
        session = await ada.open_session()
        await session.say("The needle.")
        count = EPISODE_PAGES_MAX * EPISODE_PAGE_ROWS
        for start in range(0, count, 500):
            turns = [mnemic.Said("Hay.", key=f"h{n}") for n in range(start, start + 500)]
            await session.say_all(turns[: count - start])
        page = await ada.recall_episodes("needle")
        assert (page.pages, page.events) == (EPISODE_PAGES_MAX, ())
        assert page.before is not None
        assert len((await ada.recall_episodes("needle", before=page.before)).events) == 1

    played(story)


def test_episodes_stay_in_their_project_and_session(played: Callable[[Story], None]) -> None:
    """What was said in another project, by another principal or in another session is not shown."""

    async def story(memory: mnemic.Memory, _: FixedClock) -> None:
        ada, bob = (memory.principal("acme", name) for name in ("ada", "bob"))
        first = await told(ada, "Whales at one.", scope="orbit-app")
        await told(ada, "Whales at two.", scope="orbit-app")
        await told(ada, "Whales in general.")
        await told(bob, "Whales of Bob.", scope="orbit-app")
        in_project = await ada.recall_episodes("whales", project_scope="orbit-app")
        assert [e.text for e in in_project.events] == ["Whales at two.", "Whales at one."]
        in_session = await ada.recall_episodes("whales", session_id=first)
        assert [e.text for e in in_session.events] == ["Whales at one."]
        with pytest.raises(NotFound):
            await bob.recall_episodes("whales", session_id=first)

    played(story)


@pytest.mark.parametrize(
    ("question", "text", "is_found"),
    [
        ("What did I say about the whales?", "A whale!", True),
        ("What did I say about the whales?", "About what I said.", False),
        ("zoe", "Zoë came.", True),
        ("the", "The end.", True),
        ("app", "I like Apple.", False),
    ],
)
def test_an_episode_shares_a_word_that_says_something(
    question: str, text: str, is_found: bool
) -> None:
    """Whole words and their close forms; function words only when there is nothing else."""
    matches = episode_matcher(question)
    assert matches is not None
    assert matches(text) is is_found
    assert episode_matcher("?!") is None


# -- bad input -----------------------------------------------------------------------------

LATER = START + timedelta(days=1)


@pytest.mark.parametrize(
    ("field", "arguments"),
    [
        ("question", {"question": ""}),
        ("question", {"question": " \n\t "}),
        ("question", {"question": "x" * 1_048_577}),
        ("question", {"question": "a \ud800 surrogate"}),
        ("token_budget", {"token_budget": 0}),
        ("token_budget", {"token_budget": -5}),
        ("as_of", {"as_of": LATER}),
        ("as_of", {"as_of": datetime(2026, 1, 1)}),  # noqa: DTZ001 - what is refused
        ("believed_at", {"believed_at": LATER}),
        ("project_scope", {"project_scope": "Not A Scope"}),
    ],
)
def test_a_recall_that_cannot_be_answered_names_its_field(
    played: Callable[[Story], None], field: str, arguments: dict[str, object]
) -> None:
    """A clear error, nothing written, and the next question is answered."""

    async def story(memory: mnemic.Memory, _: FixedClock) -> None:
        ada = memory.principal("acme", "ada")
        await told(ada, "I live in Leeds.")
        image = await memory.composition.supervisor.image(ada.principal)
        before = image.counters
        with pytest.raises(InvalidCommand) as error:
            await ada.recall(**{"question": "Where do I live?", **arguments})  # type: ignore[arg-type]
        assert str(error.value).startswith(f"{field}:")
        assert image.counters == before
        assert (await ada.recall("Where do I live?")).beliefs

    played(story)


@pytest.mark.parametrize(
    ("question", "budget", "why"),
    [
        ("?!… --", 1_024, Abstention.NOTHING_KNOWN),
        ("🙂🙂🙂", 1_024, Abstention.NOTHING_KNOWN),
        ("wibble " * 14_000, 1_024, Abstention.NOTHING_KNOWN),
        ("Where do I live?", 1, Abstention.OUT_OF_BUDGET),
    ],
)
def test_an_odd_question_is_abstained_from_with_a_reason(
    played: Callable[[Story], None], question: str, budget: int, why: Abstention
) -> None:
    """Punctuation, a hundred thousand characters, a budget that holds nothing."""

    async def story(memory: mnemic.Memory, _: FixedClock) -> None:
        ada = memory.principal("acme", "ada")
        await told(ada, "I live in Leeds.")
        result = await ada.recall(question, token_budget=budget)
        assert (result.text, result.abstention) == ("", why)

    played(story)


def test_a_long_turn_with_its_question_at_the_end_is_answered(
    played: Callable[[Story], None],
) -> None:
    """A hundred thousand characters of something else do not hide it."""

    async def story(memory: mnemic.Memory, _: FixedClock) -> None:
        ada = memory.principal("acme", "ada")
        await told(ada, "I live in Leeds.")
        result = await ada.recall("lorem ipsum. " * 8_000 + "Where do I live?")
        assert [b.statement for b in result.beliefs] == ["User lives in Leeds."]

    played(story)


def test_an_unknown_session_is_named(played: Callable[[Story], None]) -> None:
    """A session that is not there is not made up."""

    async def story(memory: mnemic.Memory, _: FixedClock) -> None:
        ada = memory.principal("acme", "ada")
        with pytest.raises(NotFound):
            await ada.session(UUID(int=7))
        for limit in (0, EPISODES_MAX + 1):
            with pytest.raises(InvalidCommand):
                await ada.recall_episodes("whale", limit=limit)
        with pytest.raises(InvalidCommand):
            await ada.recall_episodes("whale", before=0)

    played(story)
