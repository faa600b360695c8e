"""What every way to a memory must do: in this process, and behind a host.

Each adapter of `mnemic.verbs` subclasses this and says how a memory is opened.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID, uuid4

import anyio
import pytest

from mnemic.api import Said
from mnemic.errors import InvalidCommand, InvalidInput, NotFound
from mnemic.memory.changes import ChangeKind
from mnemic.memory.model import Authority, EventKind, Outcome, Reason, Trust
from mnemic.memory.recall import Abstention
from mnemic.memory.recall.explain import Verdict
from mnemic.verbs import PrincipalVerbs, SessionVerbs

MARCH = datetime(2026, 3, 2, 9, tzinfo=UTC)
NOBODY = UUID(int=7)
MANY = 205
"""More than a page of a host holds."""

Story = Callable[[PrincipalVerbs], Awaitable[None]]


async def told(ada: PrincipalVerbs, *texts: str, **opened: Any) -> SessionVerbs:
    """Say texts in a session and close it."""
    session = await ada.open_session(**opened)
    for text in texts:
        await session.say(text)
    await session.close()
    return session


def ids() -> list[str]:
    return ["a/b c", "..", "é%2F?#", "m" * 200]


class VerbsContract:
    """One test a promise; `opened` gives a new memory in which the tenant is new."""

    backend = "asyncio"
    tenant = "acme"

    @abstractmethod
    def opened(self) -> Any:
        """Open a memory in which `tenant` is new: an async context manager of a `MemoryVerbs`."""
        raise NotImplementedError

    def on(self, story: Story, name: str = "ada") -> None:
        """Run a story on one owner of a new memory."""

        async def run() -> None:
            async with self.opened() as memory:
                await story(memory.principal(self.tenant, name))

        anyio.run(run, backend=self.backend)

    # -- conversations ---------------------------------------------------------------

    def test_what_is_said_is_formed_and_recalled(self) -> None:
        """The way of the README, with every value of the type that it has in process."""

        async def story(ada: PrincipalVerbs) -> None:
            session = await ada.open_session(project_scope="orbit-app", label="first")
            assert session.scope == "orbit-app"
            assert await session.say("I live in Seattle.", at=MARCH) == 2
            assert await session.say("Noted.", role="assistant") == 3
            outcome = await session.close()
            assert outcome.session_id == session.id
            assert outcome.outcome is Outcome.FORMED
            (home,) = outcome.formed
            assert home.statement == "User lives in Seattle."
            assert home.evidence_at == MARCH
            assert home.evidence_spans[0].sequence == 2
            assert outcome.reasons == {"committed_direct": 1}
            recalled = await ada.recall("Where do I live?", project_scope="orbit-app")
            assert recalled.beliefs == (home,)
            assert f"[m:{recalled.short_ids[0]}] User lives in Seattle." in recalled.text
            assert recalled.trace.returned == (home.id,)
            explained = await ada.explain(recalled.trace_id, [home.short_id])
            assert [(e.belief_id, e.verdict) for e in explained.entries] == [
                (home.id, Verdict.RETURNED)
            ]
            assert (await ada.recall("Who won?")).abstention is Abstention.NOTHING_KNOWN

        self.on(story)

    def test_a_session_is_taken_up_again(self) -> None:
        """By its id, open or closed; a consolidation in between leaves it open."""

        async def story(ada: PrincipalVerbs) -> None:
            first = await ada.open_session(project_scope="orbit-app")
            await first.say("I live in Seattle.")
            again = await ada.session(first.id)
            assert (again.id, again.scope) == (first.id, "orbit-app")
            assert (await again.consolidate()).outcome is Outcome.FORMED
            await again.say("I work at Initech.")
            assert len((await first.close()).formed) == 1
            assert (await ada.session(first.id)).id == first.id
            with pytest.raises(NotFound):
                await again.say("One more thing.")
            empty = await ada.open_session()
            assert (await empty.close()).outcome is Outcome.NOTHING

        self.on(story)

    def test_a_session_is_primed_once_and_told_what_changed(self) -> None:
        """The snapshot stays the same bytes; what came after is in the turn's recall."""

        async def story(ada: PrincipalVerbs) -> None:
            await told(ada, "I live in Seattle.")
            session = await ada.open_session()
            primed = await session.snapshot(max_items=4)
            assert "User lives in Seattle." in primed.text
            (home,) = await ada.beliefs()
            await ada.correct(home.id, "I live in Portland.")
            assert (await session.snapshot()).text == primed.text
            turn = await session.turn_recall("Where do I live?")
            assert "Portland" in turn.base.text + (turn.delta.text if turn.delta else "")
            assert len(turn.corrections) == 1
            recalled = await session.recall("Where do I live?", token_budget=300)
            assert [b.statement for b in recalled.beliefs] == ["User lives in Portland."]

        self.on(story)

    def test_many_turns_are_said_at_once_and_each_once(self) -> None:
        """A repeat of them all is answered as the first time; too many are refused."""

        async def story(ada: PrincipalVerbs) -> None:
            session = await ada.open_session()
            turns = [
                Said(f"Turn {n}.", key=f"k{n}", role=("user", "assistant")[n % 2], at=MARCH)
                for n in range(20)
            ]
            sequences = await session.say_all(turns)
            assert sequences == tuple(range(2, 22))
            assert await session.say_all(turns) == sequences
            assert await session.say_all([]) == ()
            with pytest.raises(InvalidCommand) as error:
                await session.say_all([Said("x", key=str(n)) for n in range(513)])
            assert error.value.field == "turns"
            long = [Said("word " * 40_000, key=f"l{n}") for n in range(6)]
            assert len(await session.say_all(long)) == 6

        self.on(story)

    def test_the_turns_of_a_session_are_its_newest_oldest_first(self) -> None:
        """Of this session alone, over more than a page, without what must not be handed on."""

        async def story(ada: PrincipalVerbs) -> None:
            session = await ada.open_session()
            await told(ada, "Elsewhere.")
            said = [Said(f"Turn {n}.", key=f"k{n}", at=MARCH) for n in range(MANY)]
            await session.say_all(said)
            await session.say("My password is hunter2plum.", role="assistant")
            turns = await session.turns(limit=MANY + 1)
            assert [turn.text for turn in turns[:-1]] == [turn.text for turn in said]
            assert turns[0].at == MARCH
            assert turns[-1].kind is EventKind.ASSISTANT_MESSAGE
            assert "hunter2plum" not in (turns[-1].text or "")
            assert await session.turns(limit=3) == turns[-3:]
            assert len(await session.turns()) == 64
            await session.close()
            assert await (await ada.session(session.id)).turns(limit=3) == turns[-3:]
            for limit in (0, 1_001):
                with pytest.raises(InvalidCommand) as error:
                    await session.turns(limit=limit)
                assert error.value.field == "limit"

        self.on(story)

    def test_episodes_are_found_page_by_page(self) -> None:
        """Newest first, in one project or in one session; `before` goes on."""

        async def story(ada: PrincipalVerbs) -> None:
            session = await told(ada, *(f"The boat is named Nessie {n}." for n in range(5)))
            await told(ada, "The boat is sold.", project_scope="orbit-app")
            first = await ada.recall_episodes("boat", limit=3)
            rest = await ada.recall_episodes("boat", limit=3, before=first.before)
            texts = [event.text for event in (*first.events, *rest.events)]
            assert texts == [f"The boat is named Nessie {n}." for n in reversed(range(5))]
            assert rest.before is None
            inside = await ada.recall_episodes("boat", session_id=session.id)
            assert len(inside.events) == 5
            with pytest.raises(NotFound):
                await ada.recall_episodes("boat", session_id=NOBODY)

        self.on(story)

    # -- beliefs ---------------------------------------------------------------------

    def test_the_owner_corrects_rejects_and_looks_back(self) -> None:
        """Each act answers with what stands; the history and the changes tell of all."""

        async def story(ada: PrincipalVerbs) -> None:
            stated = await ada.remember("I live in Seattle.", trust=Trust.MEMORY, at=MARCH)
            assert stated.reason is Reason.COMMITTED_DIRECT
            assert stated.belief is not None
            assert stated.belief.authority is Authority.AFFIRMED
            assert stated.belief.explicit is True
            home = stated.belief.id
            corrected = await ada.correct(f"m:{stated.belief.short_id}", "I live in Portland.")
            assert corrected.replaced == (home,)
            versions = await ada.history(home)
            assert [b.statement for b in versions] == [
                "User lives in Seattle.",
                "User lives in Portland.",
            ]
            assert await ada.belief(home) == versions[0]
            assert await ada.beliefs() == versions[1:]
            ended = await ada.reject(versions[1].id)
            assert ended.belief_ids == (versions[1].id,)
            assert await ada.beliefs() == ()
            assert len(await ada.beliefs(include_closed=True)) == 2
            changed = await ada.changes()
            kinds = [change.kind for change in changed.changes]
            assert kinds == [
                *(ChangeKind.FORMED, ChangeKind.FORMED),
                *(ChangeKind.SUPERSEDED, ChangeKind.REJECTED),
            ]
            assert changed.is_complete
            first = await ada.changes(limit=1)
            assert (len(first.changes), first.is_complete) == (1, False)
            rest = await ada.changes(first.through)
            assert first.changes + rest.changes == changed.changes
            assert (await ada.changes(datetime.now(UTC) + timedelta(hours=1))).changes == ()
            assert (await ada.changes(MARCH)).changes == changed.changes

        self.on(story)

    def test_a_refused_statement_says_why(self) -> None:
        """A secret is no error and no belief."""

        async def story(ada: PrincipalVerbs) -> None:
            stated = await ada.remember("My password is hunter2plum.")
            assert stated.belief is None
            assert stated.reason is Reason.REJECTED_CREDENTIAL
            assert stated.refused_by == "credential"

        self.on(story)

    def test_more_than_a_page_is_given_whole(self) -> None:
        """Beliefs in store order, and changes up to the limit that was asked for."""

        async def story(ada: PrincipalVerbs) -> None:
            for n in range(MANY):
                await ada.remember(f"I have a boat named Nessie {n}.")
            beliefs = await ada.beliefs()
            positions = [belief.store_position for belief in beliefs]
            assert len(beliefs) == MANY
            assert positions == sorted(positions, reverse=True)
            changed = await ada.changes()
            assert (len(changed.changes), changed.is_complete) == (MANY, True)
            cut = await ada.changes(limit=MANY - 1)
            assert (len(cut.changes), cut.is_complete) == (MANY - 1, False)

        self.on(story)

    def test_what_held_and_what_was_believed_is_asked_by_instant(self) -> None:
        """Both clocks of a recall, and what was replaced."""

        async def story(ada: PrincipalVerbs) -> None:
            await ada.remember("I live in Seattle.", at=MARCH)
            (home,) = await ada.beliefs()
            await ada.correct(home.id, "I live in Portland.", at=MARCH + timedelta(days=9))
            question = "Where do I live?"
            before = await ada.recall(question, as_of=MARCH + timedelta(days=1))
            assert [b.statement for b in before.beliefs] == ["User lives in Seattle."]
            unborn = await ada.recall(question, believed_at=MARCH - timedelta(days=1))
            assert unborn.beliefs == ()
            both = await ada.recall(question, include_superseded=True)
            assert len(both.beliefs) == 2
            with pytest.raises(InvalidCommand) as error:
                await ada.recall(question, as_of=datetime(2026, 3, 2))  # noqa: DTZ001
            assert error.value.field == "as_of"

        self.on(story)

    # -- erasure ---------------------------------------------------------------------

    def test_each_way_to_forget_leaves_nothing(self) -> None:
        """A belief, words in two steps, a session, everything; receipts count."""

        async def story(ada: PrincipalVerbs) -> None:
            session = await told(ada, "I live in Seattle. I work at Initech.")
            await told(ada, "I have a boat named Nessie.")
            by_words = {b.statement: b for b in await ada.beliefs()}
            gone = by_words["User lives in Seattle."]
            ended = await ada.forget(gone.id)
            assert ended.belief_ids == (gone.id,)
            assert ended.reached["beliefs"] == 1
            with pytest.raises(NotFound):
                await ada.belief(gone.id)
            plan = await ada.forget_plan("Nessie")
            assert [b.statement for b in plan.beliefs] == ["User has a boat named Nessie."]
            with pytest.raises(InvalidCommand) as error:
                await ada.forget_confirm("Nessie", "0-abc")
            assert error.value.field == "token"
            receipt = await ada.forget_confirm("Nessie", plan.token)
            assert receipt.belief_ids == (plan.beliefs[0].id,)
            assert (await ada.forget_plan("Nessie")).reached == {}
            deleted = await ada.delete_session(session.id)
            assert (deleted.erased, deleted.reached["sessions"]) == ("session", 1)
            assert await ada.beliefs(include_closed=True) == ()
            erased = await ada.erase()
            assert erased.erased == "principal"
            assert (await ada.changes()).changes == ()

        self.on(story)

    # -- keys ------------------------------------------------------------------------

    def test_a_key_repeats_the_first_answer(self) -> None:
        """Whatever is written takes effect once; a key is of one command."""

        async def story(ada: PrincipalVerbs) -> None:
            session = await ada.open_session(key="open")
            assert (await ada.open_session(key="open")).id == session.id
            assert await session.say("I live in Oslo.", key="t") == await session.say(
                "I live in Oslo.", key="t"
            )
            with pytest.raises(InvalidCommand) as error:
                await session.say("I live in Bergen.", key="t")
            assert error.value.field == "idempotency_key"
            closed = await session.close(key="close")
            assert await session.close(key="close") == closed
            (oslo,) = closed.formed
            corrected = await ada.correct(oslo.id, "I live in Bergen.", key="c")
            assert await ada.correct(oslo.id, "I live in Bergen.", key="c") == corrected
            assert corrected.belief is not None
            gone = await ada.forget(corrected.belief.id, key="f")
            assert await ada.forget(corrected.belief.id, key="f") == gone
            plan = await ada.forget_plan("Oslo")
            receipt = await ada.forget_confirm("Oslo", plan.token, key="w")
            assert await ada.forget_confirm("Oslo", plan.token, key="w") == receipt
            deleted = await ada.delete_session(session.id, key="d")
            assert await ada.delete_session(session.id, key="d") == deleted

        self.on(story)

    # -- names and errors ------------------------------------------------------------

    @pytest.mark.parametrize("name", ids())
    def test_any_printable_name_is_one_owner(self, name: str) -> None:
        """A name with a slash, dots, a percent sign or another script reaches its owner."""

        async def run() -> None:
            async with self.opened() as memory:
                odd = memory.principal(self.tenant, name)
                assert odd.principal.principal_id == name
                await told(odd, "I live in Oslo.")
                assert len(await odd.beliefs()) == 1
                assert await memory.principal(self.tenant, "ada").beliefs() == ()
                assert (await odd.erase()).reached["beliefs"] == 1

        anyio.run(run, backend=self.backend)

    @pytest.mark.parametrize(
        ("names", "field"),
        [((" ", "ada"), "tenant_id"), (("acme", " "), "principal_id")],
    )
    def test_a_missing_name_never_means_everyone(self, names: tuple[str, str], field: str) -> None:
        """It is refused before anything is asked."""

        async def run() -> None:
            async with self.opened() as memory:
                with pytest.raises(InvalidCommand) as error:
                    memory.principal(*names)
                assert error.value.field == field

        anyio.run(run, backend=self.backend)

    @pytest.mark.parametrize(
        ("call", "field"),
        [
            (lambda a: a.remember(""), "statement"),
            (lambda a: a.remember(3), "statement"),
            (lambda a: a.remember("a\ud800b"), "statement"),
            (lambda a: a.remember("I like tea.", trust="anyone"), "trust"),
            (lambda a: a.remember("I like tea.", key=5), "idempotency_key"),
            (lambda a: a.remember("I like tea.", key="x" * 201), "idempotency_key"),
            (lambda a: a.remember("I like tea.", at=datetime(2026, 1, 1)), "at"),  # noqa: DTZ001
            (lambda a: a.remember("I like tea.", project_scope="No Scope"), "project_scope"),
            (lambda a: a.forget(5), "belief_id"),
            (lambda a: a.belief("a" * 33), "belief_id"),
            (lambda a: a.belief("m:1234567"), "belief_id"),
            (lambda a: a.recall("tea?", token_budget=0), "token_budget"),
            (lambda a: a.recall(" "), "question"),
            (lambda a: a.recall_episodes("tea", limit=0), "limit"),
            (lambda a: a.recall_episodes("?!"), "question"),
            (lambda a: a.changes(-1), "since"),
            (lambda a: a.changes(99), "since"),
            (lambda a: a.changes(0, limit=0), "limit"),
            (lambda a: a.forget_plan("the"), "query"),
        ],
    )
    def test_a_bad_argument_is_named(
        self, call: Callable[[PrincipalVerbs], Awaitable[object]], field: str
    ) -> None:
        """The same type and the same field, however far the memory is; nothing was written."""

        async def story(ada: PrincipalVerbs) -> None:
            with pytest.raises(InvalidCommand) as error:
                await call(ada)
            assert error.value.field == field
            assert await ada.beliefs(include_closed=True) == ()

        self.on(story)

    @pytest.mark.parametrize(
        "call",
        [
            lambda a: a.belief(uuid4()),
            lambda a: a.history("m:12345678"),
            lambda a: a.explain(uuid4()),
            lambda a: a.session(uuid4()),
            lambda a: a.correct(uuid4(), "I like tea."),
            lambda a: a.reject(uuid4()),
            lambda a: a.forget(uuid4()),
            lambda a: a.delete_session(uuid4()),
        ],
    )
    def test_what_is_not_there_is_not_found(
        self, call: Callable[[PrincipalVerbs], Awaitable[object]]
    ) -> None:
        """`NotFound`, and never an empty answer."""

        async def story(ada: PrincipalVerbs) -> None:
            with pytest.raises(NotFound):
                await call(ada)

        self.on(story)

    @pytest.mark.parametrize(
        "turn",
        [{"text": ""}, {"text": "x" * 1_048_577}, {"text": "hi", "role": "owner"}],
    )
    def test_a_bad_turn_is_refused_and_the_session_goes_on(self, turn: dict[str, Any]) -> None:
        """It is bad input, and not a turn."""

        async def story(ada: PrincipalVerbs) -> None:
            session = await ada.open_session()
            with pytest.raises(InvalidInput):
                await session.say(**turn)
            assert await session.say("I live in Oslo.") == 2

        self.on(story)
