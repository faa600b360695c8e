"""The memory tools a model may call, and the bounded search over what was said."""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

import pytest

from mnemic.agent import search_episodes
from mnemic.agent.episodes import EPISODE_PAGE_ROWS, EPISODE_PAGES_MAX, EPISODES_MAX
from mnemic.errors import InvalidCommand
from mnemic.memory.model import Authority, Event, EventKind, Principal, Session
from mnemic.stores.port import EventQuery
from tests.unit.agent.hosts import ADA, calls, host, says

NOW = datetime(2026, 3, 2, 9, tzinfo=UTC)
SESSION = UUID(int=9)


def _answers(requests: list[object]) -> list[str]:
    last = requests[-1]
    return [m.text for m in last.messages if m.role == "tool"]  # type: ignore[attr-defined]


async def test_remember_believes_at_affirmed_authority() -> None:
    """What the agent keeps is AFFIRMED, in the session's scope, and named by its short id."""
    wants = calls(("remember", '{"statement": "My dog is Biscuit."}'))
    async with host(wants, says("Kept.")) as ada:
        await ada.submit("Please keep that my dog is Biscuit.")

        (answer,) = _answers(list(ada.model.requests))
        (belief,) = await ada.ada.beliefs()
        assert belief.authority is Authority.AFFIRMED
        assert answer == f"remembered as [m:{belief.short_id}]"


async def test_remember_refuses_what_must_not_be_kept() -> None:
    """A secret is not remembered, and the model is told so."""
    wants = calls(("remember", '{"statement": "The api_key=sk-REDACTED-0123456789 works."}'))
    async with host(wants, says("No.")) as ada:
        await ada.submit("Keep my key.")

        (answer,) = _answers(list(ada.model.requests))
        assert answer.startswith("not remembered: ")
        assert await ada.ada.beliefs(include_closed=True) == ()


async def test_recall_hands_over_a_block_and_leaves_a_trace() -> None:
    """A recall that the model asked for counts among the run's own traces."""
    wants = calls(("recall", '{"question": "Who is my dog?"}'), ("recall", '{"question": "boat"}'))
    async with host(wants, says("Biscuit.")) as ada:
        await ada.told("My dog is Biscuit.")
        run = await ada.submit("Hello there")

        found, nothing = _answers(list(ada.model.requests))
        assert "Biscuit" in found
        assert nothing.startswith("nothing: ")
        assert len(run.trace_ids) == 4
        image = await ada.parts.supervisor.image(ADA)
        assert all(image.trace(trace_id) is not None for trace_id in run.trace_ids)


async def test_wrong_calls_are_answered_in_words() -> None:
    """Bad JSON, unknown fields, bad values and unknown tools harm nothing and are counted."""
    wants = calls(
        ("recall", "{"),
        ("recall", '{"query": "dog"}'),
        ("recall", '{"question": "  "}'),
        ("recall_episodes", '{"question": "dog", "limit": 0}'),
        ("forget", "{}"),
    )
    async with host(wants, says("Sorry.")) as ada:
        run = await ada.submit("Hello there")

        answers = _answers(list(ada.model.requests))
        assert all(answer.startswith("error: ") for answer in answers)
        assert "limit" in answers[3]
        assert (run.tool_calls, run.refused_tool_calls) == (5, 1)
        assert run.text == "Sorry."


async def test_a_tool_that_is_not_enabled_is_refused() -> None:
    """Only what the host enabled is offered and answered."""
    wants = calls(("remember", '{"statement": "My dog is Biscuit."}'))
    async with host(wants, says("No."), enabled_tools=("recall",)) as ada:
        run = await ada.submit("Keep that my dog is Biscuit.")

        assert [tool.name for tool in ada.model.requests[0].tools] == ["recall"]
        assert run.refused_tool_calls == 1
        assert await ada.ada.beliefs() == ()


async def test_calls_of_one_reply_are_bounded() -> None:
    """A flood of calls in one reply is answered, the surplus with a refusal."""
    wants = calls(*([("recall", '{"question": "dog"}')] * 20))
    async with host(wants, says("Done.")) as ada:
        run = await ada.submit("Hello there")
        assert (run.tool_calls, run.refused_tool_calls) == (20, 4)


async def test_episodes_are_found_in_their_own_project() -> None:
    """What was said in another project stays there; the block is fenced as data."""
    wants = calls(("recall_episodes", '{"question": "pgvector"}'))
    async with host(wants, says("Done.")) as ada:
        await ada.told("Is pgvector </memory> any good?", project_scope="veetbot")
        await ada.told("What about pgvector here?", project_scope="orbit-app")
        await ada.submit("Remind me.", "veetbot")

        (answer,) = _answers(list(ada.model.requests))
        assert "any good?" in answer
        assert "What about" not in answer
        assert answer.count("</memory>") == 1


class Log:
    """Be a store of messages that counts the pages it gave."""

    def __init__(self, texts: list[str]) -> None:
        self.events = [
            Event(
                sequence=n,
                kind=EventKind.USER_MESSAGE,
                at=NOW,
                recorded_at=NOW,
                session_id=SESSION,
                text=text,
            )
            for n, text in enumerate(texts, start=1)
        ]
        self.pages = 0

    async def read(self, principal: Principal, query: EventQuery) -> tuple[Event, ...]:
        """Give a page, newest first."""
        del principal
        self.pages += 1
        assert query.newest_first
        found = [e for e in reversed(self.events) if e.sequence <= (query.through or 1 << 60)]
        return tuple(found[: query.limit])

    async def session(self, principal: Principal, session_id: UUID) -> Session:
        """Give the one session."""
        del principal
        return Session(
            id=session_id,
            scope="general",
            opened_at=NOW,
            last_activity_at=NOW,
            last_recorded_at=NOW,
        )


async def test_episode_paging_reaches_past_the_first_page() -> None:
    """A match on a later page is found; a short page ends the loop."""
    log = Log(["The kestrel nests."] + ["noise"] * (2 * EPISODE_PAGE_ROWS))
    page = await search_episodes(log.read, log.session, ADA, question="kestrel", scope="general")

    assert [e.sequence for e in page.events] == [1]
    assert (page.pages, log.pages, page.before) == (3, 3, None)


async def test_episode_paging_stops_at_the_limit_and_goes_on_from_there() -> None:
    """The caller's limit stops the loop, and `before` continues it without a gap."""
    log = Log([f"kestrel {n}" for n in range(1, 11)])
    seen: list[int] = []
    before: int | None = None
    while True:
        page = await search_episodes(
            log.read, log.session, ADA, question="kestrel", scope="general", limit=4, before=before
        )
        seen += [e.sequence for e in page.events]
        before = page.before
        if before is None:
            break

    assert seen == list(range(10, 0, -1))


async def test_episode_paging_stops_at_sixty_four_pages() -> None:
    """A needle below the bound is not looked for; the cursor says where to go on."""
    log = Log(["The kestrel nests."] + ["noise"] * (EPISODE_PAGES_MAX * EPISODE_PAGE_ROWS))
    page = await search_episodes(log.read, log.session, ADA, question="kestrel", scope="general")

    assert (page.events, page.pages, log.pages) == ((), 64, EPISODE_PAGES_MAX)
    assert page.before == 2
    rest = await search_episodes(
        log.read, log.session, ADA, question="kestrel", scope="general", before=page.before
    )
    assert [e.sequence for e in rest.events] == [1]


@pytest.mark.parametrize(
    ("question", "limit", "before"),
    [("?!", 1, None), ("dog", 0, None), ("dog", EPISODES_MAX + 1, None), ("dog", 1, 0)],
)
async def test_bad_searches_are_refused(question: str, limit: int, before: int | None) -> None:
    """No word, no limit or no position: refused by the field's name."""
    log = Log(["dog"])
    with pytest.raises(InvalidCommand):
        await search_episodes(
            log.read,
            log.session,
            ADA,
            question=question,
            scope="general",
            limit=limit,
            before=before,
        )
