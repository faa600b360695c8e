"""`mnemic run` over the in-memory store: whatever happens, each turn takes effect once."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import anyio
import pytest

from mnemic.api import Memory, open_memory
from mnemic.cli import tell
from mnemic.cli.play import Silent, play, read_script
from mnemic.cli.views import RunReport
from mnemic.errors import InvalidInput
from mnemic.memory.model import Outcome, Principal
from tests.e2e.talks import TALK, Line, messages, turn, words, write

ME = Principal("local", "me")

Story = Callable[[Memory], Awaitable[None]]


def on_one_store(story: Story, backend: str = "asyncio") -> None:
    """Tell a story on one in-memory store."""

    async def run() -> None:
        async with open_memory("memory://", sweeps=False) as memory:
            await story(memory)

    anyio.run(run, backend=backend)


class Stopped(Exception):
    """What a test raises in the middle of a run."""


class StopAfter(Silent):
    """Stop a run once so many turns were told or known."""

    def __init__(self, turns: int) -> None:
        self._left = turns

    def turn_told(self) -> None:
        """Count down, then stop."""
        self._left -= 1
        if self._left == 0:
            raise Stopped


async def run(
    memory: Memory, *files: str, questions: str | None = None, stop_after: int | None = None
) -> RunReport:
    """Do what `mnemic run` does, on an open memory."""
    script = read_script(files, questions, tenant="local", default_principal="me")
    audience = Silent() if stop_after is None else StopAfter(stop_after)
    return await play(memory, script, audience, address="memory://")


def statements(report: RunReport) -> list[str]:
    """Give what a run formed, in order."""
    return [b.statement for f in report.files for s in f.sessions for b in s.formed]


async def live(memory: Memory, whose: str = "me") -> set[str]:
    """Give what is believed now."""
    return {b.statement for b in await memory.principal("local", whose).beliefs()}


@pytest.mark.parametrize("backend", ["asyncio", "trio"])
def test_a_file_is_told_under_its_own_times(tmp_path: Path, backend: str) -> None:
    """Turns carry the file's instants, sessions its scopes, beliefs their exact words."""
    talk = write(tmp_path / "talk.jsonl", TALK)

    async def story(memory: Memory) -> None:
        report = await run(memory, talk)
        stored = await messages(memory.composition.store, ME)
        assert [event.text for event in stored] == words(TALK)
        assert [event.at.isoformat() for event in stored] == [
            line["at"].replace("Z", "+00:00") for line in TALK
        ]
        assert statements(report) == [
            "User lives in Leeds.",
            "User uses Notion.",
            "User prefers short answers.",
            "User no longer uses Notion.",
        ]
        (file,) = report.files
        assert [s.outcome for s in file.sessions] == [Outcome.FORMED] * 3
        leeds = file.sessions[0].formed[0].evidence[0]
        assert (leeds.session, leeds.turn, leeds.words) == ("s01", 1, "I live in Leeds")
        assert file.sessions[2].refused == {"credential": 1}
        (ended,) = file.sessions[2].changed
        assert (ended.kind, ended.belief.statement) == ("ended", "User uses Notion.")
        sessions = await memory.composition.store.sessions(ME)
        assert sorted((s.label, s.scope, s.closed_at and s.closed_at.hour) for s in sessions) == [
            ("s01", "tidewatch", 9),
            ("s02", "general", 18),
            ("s03", "general", 18),
        ]

    on_one_store(story, backend)


def test_a_file_told_again_under_any_name_changes_nothing(tmp_path: Path) -> None:
    """Runs two and three write not one event, from a copy of the file too."""
    talk = write(tmp_path / "talk.jsonl", TALK)
    copy = write(tmp_path / "copy.jsonl", TALK)

    async def story(memory: Memory) -> None:
        await run(memory, talk)
        snapshot = await memory.composition.store.load(ME)
        for path in (talk, copy):
            again = await run(memory, path)
            assert (again.files[0].new_turns, again.files[0].known_turns) == (0, len(TALK))
            assert (again.formed, again.changed, again.refused) == (0, 0, 0)
            assert await memory.composition.store.load(ME) == snapshot

    on_one_store(story)


def test_a_run_stopped_after_any_turn_goes_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped after each turn in turn, the next run ends where a whole run ends."""
    monkeypatch.setattr(tell, "CHUNK_TURNS", 1)
    talk = write(tmp_path / "talk.jsonl", TALK)
    whole: set[str] = set()

    async def uninterrupted(memory: Memory) -> None:
        await run(memory, talk)
        whole.update(await live(memory))

    on_one_store(uninterrupted)

    def stopped_after(turns: int) -> Story:
        async def story(memory: Memory) -> None:
            with pytest.raises(Stopped):
                await run(memory, talk, stop_after=turns)
            told = await messages(memory.composition.store, ME)
            assert [event.text for event in told] == words(TALK[:turns])
            resumed = await run(memory, talk)
            assert resumed.files[0].known_turns == turns
            stored = await messages(memory.composition.store, ME)
            assert [event.text for event in stored] == words(TALK)
            assert await live(memory) == whole
            sessions = await memory.composition.store.sessions(ME)
            assert [s.status.value for s in sessions] == ["closed"] * 3
            again = await run(memory, talk)
            assert again.files[0].new_turns == 0
            assert not any(s.outcome for s in again.files[0].sessions)

        return story

    for turns in range(1, len(TALK) + 1):
        on_one_store(stopped_after(turns))


GROWN: tuple[Line, ...] = (
    *TALK[:4],
    turn("s01", "03-02T09:05", "I work at Larkspur as a baker.", project_scope="tidewatch"),
    *TALK[4:],
    turn("s04", "05-01T08:00", "I have a dog."),
)


def test_only_what_was_appended_is_told(tmp_path: Path) -> None:
    """New turns of a closed session go into a continuation; its turns count through."""
    talk = write(tmp_path / "talk.jsonl", TALK)
    grown = write(tmp_path / "grown.jsonl", GROWN)

    async def story(memory: Memory) -> None:
        await run(memory, talk)
        report = await run(memory, grown)
        (file,) = report.files
        assert (file.new_turns, file.known_turns) == (2, len(TALK))
        assert statements(report) == ["User works at Larkspur as a baker.", "User has a dog."]
        evidence = file.sessions[0].formed[0].evidence[0]
        assert (evidence.session, evidence.turn) == ("s01", 5)
        stored = await messages(memory.composition.store, ME)
        assert sorted(e.text or "" for e in stored) == sorted(words(GROWN))
        sessions = await memory.composition.store.sessions(ME)
        assert sorted(s.label or "" for s in sessions) == ["s01", "s01", "s02", "s03", "s04"]
        assert (await run(memory, grown)).files[0].new_turns == 0

    on_one_store(story)


def test_what_formed_and_was_replaced_in_one_session_is_shown_as_both(tmp_path: Path) -> None:
    """A home that was corrected a minute later is no current one, and not left out either."""
    lines = [
        turn("s01", "03-02T09:00", "I live in Leeds."),
        turn("s01", "03-02T09:01", "I live in York now."),
    ]
    talk = write(tmp_path / "talk.jsonl", lines)

    async def story(memory: Memory) -> None:
        (session,) = (await run(memory, talk)).files[0].sessions
        assert [b.statement for b in session.formed] == [
            "User lives in Leeds.",
            "User lives in York now.",
        ]
        assert [(c.kind, c.belief.statement, c.by) for c in session.changed] == [
            ("replaced", "User lives in Leeds.", "User lives in York now.")
        ]

    on_one_store(story)


def test_two_runs_at_once_tell_each_turn_once(tmp_path: Path) -> None:
    """Two players of one file share every key: nothing is doubled, neither fails."""
    talk = write(tmp_path / "talk.jsonl", TALK)

    async def story(memory: Memory) -> None:
        async with anyio.create_task_group() as tasks:
            for _ in range(2):
                tasks.start_soon(run, memory, talk)
        stored = await messages(memory.composition.store, ME)
        assert [event.text for event in stored] == words(TALK)
        assert len(await memory.composition.store.sessions(ME)) == 3

    for backend in ("asyncio", "trio"):
        on_one_store(story, backend)


def test_each_principal_keeps_their_own(tmp_path: Path) -> None:
    """Two owners in one file, with the same session names, never meet."""
    lines = [
        turn("s01", "03-02T09:00", "I live in Leeds.", principal="ada"),
        turn("s01", "03-02T09:01", "I live in Porto.", principal="bo"),
        turn("s02", "03-03T09:00", "I have a cat.", principal="bo"),
    ]
    talk = write(tmp_path / "talk.jsonl", lines)

    async def story(memory: Memory) -> None:
        report = await run(memory, talk)
        assert await live(memory, "ada") == {"User lives in Leeds."}
        assert await live(memory, "bo") == {"User lives in Porto.", "User has a cat."}
        assert [(t.principal, t.live) for t in report.totals] == [("ada", 1), ("bo", 2)]

    on_one_store(story)


CHAT = [
    {"role": "system", "content": "Be kind."},
    {"role": "user", "content": "I live in Leeds."},
    {"role": "assistant", "content": "Nice."},
    {"role": "user", "content": [{"type": "text", "text": "ok"}]},
    {"role": "assistant", "content": "Anything else?"},
    {"role": "user", "content": "ok"},
]


def test_a_message_list_grows_turn_by_turn(tmp_path: Path) -> None:
    """Without times a list is still told once, however often it is handed over."""

    async def story(memory: Memory) -> None:
        for length in range(1, len(CHAT) + 1):
            path = tmp_path / f"chat-{length}.json"
            path.write_text(json.dumps(CHAT[:length]))
            for new in (1, 0):
                (file,) = (await run(memory, str(path))).files
                # The opening names the session: before the user spoke it was another one.
                assert file.new_turns == (2 if (length, new) == (2, 1) else new)
        stored = await messages(memory.composition.store, ME)
        assert len(stored) == len(CHAT) + 1
        assert await live(memory) == {"User lives in Leeds."}

    on_one_store(story)


def test_questions_are_answered_for_their_owner_and_instant(tmp_path: Path) -> None:
    """A question is asked in its scope at its time; what memory lacks it says."""
    talk = write(tmp_path / "talk.jsonl", TALK)
    questions = tmp_path / "questions.jsonl"
    rows: Sequence[Line] = [
        {"question": "Where do I live?", "at": "2026-05-01T09:00:00Z"},
        {"question": "Which dentist treats me?", "at": "2026-05-01T09:00:00Z"},
    ]
    write(questions, rows)

    async def story(memory: Memory) -> None:
        report = await run(memory, talk, questions=str(questions))
        home, dentist = report.questions
        assert f"[m:{home.beliefs[0].short_id}]" in home.text
        assert home.beliefs[0].evidence[0].words == "I live in Leeds"
        assert (dentist.text, dentist.beliefs, dentist.abstention) == ("", (), "nothing_known")
        again = await run(memory, talk, questions=str(questions))
        assert [q.text for q in again.questions] == [q.text for q in report.questions]

    on_one_store(story)


def test_a_question_among_several_owners_says_whose(tmp_path: Path) -> None:
    """Nobody's memory is asked by accident."""
    lines = [
        turn("s01", "03-02T09:00", "I live in Leeds.", principal="ada"),
        turn("s02", "03-02T09:00", "I live in Porto.", principal="bo"),
    ]
    talk = write(tmp_path / "talk.jsonl", lines)
    questions = write(tmp_path / "questions.jsonl", [{"question": "Where do I live?"}])
    with pytest.raises(InvalidInput, match=r"line 1, principal: say whose memory to ask"):
        read_script([talk], questions, tenant="local", default_principal="me")


def test_one_bad_file_keeps_all_of_them_out(tmp_path: Path) -> None:
    """Every file is checked before the first is told."""
    talk = write(tmp_path / "talk.jsonl", TALK)
    bad = write(tmp_path / "bad.jsonl", [*TALK, turn("s09", "03-02T09:00", " ")])

    async def story(memory: Memory) -> None:
        with pytest.raises(InvalidInput, match=r"bad.jsonl, line 8, text: give some text"):
            await run(memory, talk, bad)
        assert await memory.composition.store.load(ME) is None

    on_one_store(story)
