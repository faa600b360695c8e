"""The demo shows what it says it shows."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import anyio
import pytest
from msgspec import Struct

from mnemic.api import open_memory
from mnemic.cli.files import read_conversation
from mnemic.cli.play import Silent, play, read_script
from mnemic.cli.views import RunReport
from mnemic.memory.model import Belief, encode

REPOSITORY = Path(__file__).resolve().parents[2]
CONVERSATION = str(REPOSITORY / "demo" / "conversation.jsonl")
QUESTIONS = str(REPOSITORY / "demo" / "questions.jsonl")

NEVER = ("7f3a9c51e0b2", "7731", "invoices", "lighthouse", "weekly", "rich", "film", "weather")
"""Words of the secret, of the injection, and of what was only supposed or asked."""


class Demo(Struct, frozen=True):
    """Hold what two runs reported, and every belief afterwards."""

    first: RunReport
    second: RunReport
    beliefs: tuple[Belief, ...]

    def live(self) -> set[str]:
        """Give what is believed at the end."""
        return {belief.statement for belief in self.beliefs if belief.is_live}


@pytest.fixture(scope="module")
def demo() -> Demo:
    """Run the demo twice on one in-memory store."""

    async def twice() -> Demo:
        script = read_script([CONVERSATION], QUESTIONS, tenant="local", default_principal="me")
        async with open_memory("memory://", sweeps=False) as memory:
            runs = [await play(memory, script, Silent(), address="memory://") for _ in range(2)]
            owner = memory.principal("local", "me")
            return Demo(runs[0], runs[1], await owner.beliefs(include_closed=True))

    return anyio.run(twice)


def test_the_conversation_is_what_a_newcomer_is_promised() -> None:
    """At least four sessions over two months or more, two project scopes, one owner."""
    sessions = read_conversation(CONVERSATION).sessions
    assert len(sessions) >= 4
    first, last = sessions[0].turns[0].at, sessions[-1].turns[-1].at
    assert first is not None
    assert last is not None
    assert timedelta(days=60) <= last - first <= timedelta(days=92)
    assert {s.project_scope for s in sessions} == {None, "tidewatch", "paper-boat"}
    assert {s.principal for s in sessions} == {None}


def test_a_newcomer_sees_no_belief_that_nobody_told(demo: Demo) -> None:
    """All that is believed at the end, whole: what looks odd here is the first thing seen."""
    assert demo.live() == {
        "User moved to Bristol around 25 April 2026.",
        "User works at Larkspur Energy as a platform engineer.",
        "User is building a dashboard for tide sensors.",
        "User prefers short answers with the code first.",
        "User likely has software-development experience.",
        "The team decided to use TimescaleDB for the readings.",
        "User's partner is Joana.",
        "User's brother is Felix.",
        "Felix lives in Porto.",
        "Felix works as a sound engineer.",
        "User swims every Tuesday before work.",
        "User no longer uses Notion.",
        "The team decided to keep the booking form in plain HTML.",
        "User is allergic to peanuts.",
        "User's flat is tiny.",
    }


def test_every_belief_cites_words_of_its_turn(demo: Demo) -> None:
    """Evidence is a substring of the very turn that it names."""
    said = {s.name: s.turns for s in read_conversation(CONVERSATION).sessions}
    formed = [b for s in demo.first.files[0].sessions for b in s.formed]
    assert formed
    for belief in formed:
        for evidence in belief.evidence:
            assert evidence.session is not None
            assert evidence.turn is not None
            assert evidence.words in said[evidence.session][evidence.turn - 1].text


def test_the_move_replaces_the_home_and_keeps_it_as_past(demo: Demo) -> None:
    """There is one current home, and the old one is history."""
    assert any("Bristol" in statement for statement in demo.live())
    assert not any("Leeds" in statement for statement in demo.live())
    assert any("Leeds" in b.statement and not b.is_live for b in demo.beliefs)


def test_the_retraction_ends_without_a_replacement(demo: Demo) -> None:
    """Notion is no longer in use, and nothing stands in its place."""
    live = [statement for statement in demo.live() if "Notion" in statement]
    assert live == ["User no longer uses Notion."]


def test_the_brother_has_his_own_facts(demo: Demo) -> None:
    """What is said of Felix is Felix's."""
    assert {
        "User's brother is Felix.",
        "Felix lives in Porto.",
        "Felix works as a sound engineer.",
    } <= demo.live()


def test_what_must_not_be_remembered_is_nowhere(demo: Demo) -> None:
    """No belief and no report holds the secret, the injection or what was only supposed."""
    assert demo.first.refused == 2
    texts = encode([demo.first, demo.second]).decode() + encode(demo.beliefs).decode()
    asked = json.loads((REPOSITORY / "demo" / "questions.jsonl").read_text().splitlines()[-1])
    texts = texts.replace(asked["question"], "")
    for word in NEVER:
        assert word not in texts.lower()


def test_five_questions_have_their_answers(demo: Demo) -> None:
    """Four are answered from memory, by the right belief; the fifth is not known."""
    home, database, brother, notes, account = demo.first.questions
    assert any("Bristol" in b.statement for b in home.beliefs)
    assert not any("Leeds" in b.statement for b in home.beliefs)
    assert [b.statement for b in database.beliefs] == [
        "The team decided to use TimescaleDB for the readings."
    ]
    assert "Felix works as a sound engineer." in {b.statement for b in brother.beliefs}
    assert {b.statement for b in notes.beliefs} == {"User no longer uses Notion."}
    assert (account.text, account.abstention) == ("", "nothing_known")


def test_the_second_run_forms_nothing_and_answers_the_same(demo: Demo) -> None:
    """Nothing is new; each block is the same to the letter."""
    assert demo.second.files[0].new_turns == 0
    assert (demo.second.formed, demo.second.changed, demo.second.refused) == (0, 0, 0)
    assert [q.text for q in demo.second.questions] == [q.text for q in demo.first.questions]
