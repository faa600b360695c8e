"""Replay: the original words read again move no evidence and bring nothing back."""

from __future__ import annotations

from random import Random
from uuid import UUID

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mnemic.errors import NotFound
from mnemic.memory.commands import Consolidated, Replay
from mnemic.memory.model import Outcome
from tests.support.core import Core

SAYINGS = (
    "I live in Oslo.",
    "I live in Bergen.",
    "I no longer live in Oslo.",
    "My wife is Morgan.",
    "I have a dog and two cats.",
    "I am building a personal AI agent.",
    "I prefer concise answers.",
    "I no longer prefer concise answers.",
)


def replay(core: Core, session_id: UUID) -> Consolidated:
    """Replay a session."""
    reply = core.do(Replay(session_id))
    assert isinstance(reply, Consolidated)
    return reply


def test_a_closed_session_is_read_again_and_stays_closed() -> None:
    """It counts as a run of its own; what was formed is the same source."""
    core = Core()
    session = core.talk("I live in Oslo. I like jazz.").session_id
    before = core.beliefs()
    reply = replay(core, session)
    assert reply.outcome is Outcome.NOTHING
    assert reply.reasons == {"same_source": 2}
    assert core.beliefs() == before
    assert core.runs[-1].trigger == "replay"
    assert core.image.sessions() == ()


def test_an_unknown_session_is_not_found() -> None:
    """So is one that was never there."""
    with pytest.raises(NotFound):
        replay(Core(), UUID(int=99))


def test_what_is_left_of_an_erased_sentence_is_no_statement() -> None:
    """A half of it could still be read as one."""
    core = Core()
    session = core.talk("I have a dog and two cats.").session_id
    for belief in core.live():
        if "cats" in belief.statement:
            core.forget(belief)
    replay(core, session)
    assert not any("█" in b.statement for b in core.beliefs())
    assert not any("cat" in b.statement for b in core.live())


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.lists(st.sampled_from(SAYINGS), min_size=1, max_size=3),
            st.sampled_from(["", "reject", "forget", "correct"]),
        ),
        min_size=1,
        max_size=5,
    ),
    st.randoms(use_true_random=False),
)
def test_replaying_every_session_changes_no_belief(
    life: list[tuple[list[str], str]], order: Random
) -> None:
    """Whatever was told, rejected, corrected and forgotten, in whatever order it is read."""
    core = Core()
    sessions = []
    for texts, act in life:
        sessions.append(core.talk(*texts).session_id)
        core.wait(days=1)
        live = core.live()
        if act and live:
            match act:
                case "reject":
                    core.reject(live[0])
                case "forget":
                    core.forget(live[0])
                case _:
                    core.correct(live[0], "I would rather not say where that is.")
    before = core.beliefs()
    order.shuffle(sessions)
    for session in sessions:
        replay(core, session)
    assert core.beliefs() == before
