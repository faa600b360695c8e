"""Forgetting by words, and what a forgotten belief left elsewhere."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mnemic.errors import InvalidCommand
from mnemic.memory import forgetting
from mnemic.memory.commands import Append, ErasureReceipt, ForgetMatching, RecordTrace
from mnemic.memory.formation.traces_left import SCRUBBED
from mnemic.memory.model import EventKind
from tests.contract import rows
from tests.support.core import Core

ASSISTANT = EventKind.ASSISTANT_MESSAGE


def forget_all(core: Core, query: str) -> ErasureReceipt:
    """Plan and confirm."""
    token = forgetting.plan(core.image, query).token
    reply = core.do(ForgetMatching(query, token))
    assert isinstance(reply, ErasureReceipt)
    return reply


# -- echoes ----------------------------------------------------------------------------


def test_what_the_assistant_repeated_goes_too() -> None:
    """In that session and in a later one; the sentence that tells it, not the others."""
    core = Core()
    session = core.open()
    core.say(session, "I live in Hammerfest.")
    core.say(session, "Good to know that you live in Hammerfest. How can I help?", kind=ASSISTANT)
    core.consolidate(session)
    later = core.open()
    core.say(later, "Any plans for tonight?")
    core.say(later, "In Hammerfest there is a concert. Bring a coat.", kind=ASSISTANT)
    core.consolidate(later)
    reply = core.forget(core.one("Hammerfest"))
    assert "Hammerfest" not in core.words()
    assert "How can I help?" in core.words()
    assert "Bring a coat." in core.words()
    assert reply.reached["events"] == 3


def test_a_name_that_another_belief_needs_stays_in_its_own_sentences() -> None:
    """The sister's town is not forgotten with the owner's."""
    core = Core()
    core.talk("I live in Hammerfest.")
    core.talk("My sister lives in Hammerfest.")
    session = core.open()
    core.say(session, "Your sister lives in Hammerfest.", kind=ASSISTANT)
    core.consolidate(session)
    mine = next(b for b in core.live() if b.about == "user" and "sister" not in b.statement)
    core.forget(mine)
    assert any("Hammerfest" in b.statement for b in core.live())


def test_the_same_remark_in_a_session_not_consolidated_yet_goes_too() -> None:
    """It would otherwise be believed again from there, or at least be read there."""
    core = Core()
    core.talk("I live in Hammerfest.")
    waiting = core.open()
    core.say(waiting, "As you know I live in Hammerfest. It is cold.")
    core.forget(core.one("Hammerfest"))
    assert "Hammerfest" not in core.words()
    core.consolidate(waiting)
    assert core.statements() == []


def test_a_receipt_no_longer_confirms_a_guess_at_the_words() -> None:
    """And still answers a repeat, so that nothing is told twice."""
    core = Core()
    session = core.open()
    command = Append(session, "I live in Hammerfest.")
    first = core.do(command, key="k1")
    core.do(Append(session, "Nice weather."), key="k2")
    core.consolidate(session)
    core.forget(core.one("Hammerfest"))
    assert core.receipts["k1"].digest == SCRUBBED
    assert core.receipts["k2"].digest != SCRUBBED
    length = len(core.log)
    assert core.do(command, key="k1") == first
    assert len(core.log) == length


def test_a_trace_that_comes_late_does_not_name_what_is_gone() -> None:
    """It was recalled before and is recorded after; other beliefs stay in it."""
    core = Core()
    core.talk("I live in Hammerfest.", "I like jazz.")
    gone, kept = core.one("Hammerfest"), core.one("jazz")
    late = rows.trace(900, 0, returned=(gone.id, kept.id), cited=(gone.id,))
    core.forget(gone)
    core.do(RecordTrace(late))
    assert core.traces[late.id].returned == (kept.id,)
    assert core.traces[late.id].cited == ()


# -- by words --------------------------------------------------------------------------


def test_a_plan_lists_what_holds_every_word_and_writes_nothing() -> None:
    """Past beliefs too, and those that say it only in their evidence."""
    core = Core()
    core.talk("My wife is Morgan.")
    core.wait(days=1)
    core.talk("Morgan and I live in Oslo.")
    core.talk("I like jazz.")
    before = core.image.counters
    plan = forgetting.plan(core.image, "Morgan")
    assert {"Morgan" in Core.words_of(b) for b in plan.beliefs} == {True}
    assert plan.store_position == core.image.head
    assert core.image.counters == before


def test_a_confirmed_plan_leaves_none_of_the_words() -> None:
    """In no belief, no message of anybody, no working state; the rest stays."""
    core = Core()
    session = core.open()
    said = core.say(session, "My wife is Morgan. I like jazz.")
    core.say(session, "Give Morgan my regards! Jazz it is.", kind=ASSISTANT)
    core.conclude(session, ("User's wife is Morgan.", [said]))
    core.consolidate(session)
    receipt = forget_all(core, "Morgan")
    assert "Morgan" not in core.words()
    assert "jazz" in core.words()
    assert receipt.erased == "query"
    assert receipt.reached["beliefs"] >= 1
    assert core.events(EventKind.FORGOTTEN)[-1].reason == "query"


def test_words_that_no_belief_holds_are_erased_from_the_log() -> None:
    """Small talk is remembered by nobody and stands there all the same."""
    core = Core()
    core.talk("Morgan says hello. Nice weather.")
    assert forget_all(core, "Morgan").reached == {"events": 1}
    assert "Morgan" not in core.words()
    assert "Nice weather." in core.words()


def test_a_token_is_for_one_query_as_things_stood() -> None:
    """Whatever was believed since, or another query: plan again."""
    core = Core()
    core.talk("My wife is Morgan.")
    token = forgetting.plan(core.image, "Morgan").token
    with pytest.raises(InvalidCommand, match="plan again"):
        core.do(ForgetMatching("wife", token))
    core.talk("I like jazz.")
    with pytest.raises(InvalidCommand, match="plan again"):
        core.do(ForgetMatching("Morgan", token))
    assert "Morgan" in core.words()


def test_a_message_between_plan_and_confirmation_leaves_the_token_good_and_is_reached() -> None:
    """An owner says yes to an agent in words; what holds the query's words goes with the rest."""
    core = Core()
    core.talk("My wife is Morgan.")
    token = forgetting.plan(core.image, "Morgan").token
    session = core.open()
    core.say(session, "Yes, please do. Greetings to Morgan.")
    assert isinstance(core.do(ForgetMatching("Morgan", token)), ErasureReceipt)
    assert "Morgan" not in core.words()
    assert "Yes, please do." in core.words()


def test_a_query_without_a_telling_word_is_refused() -> None:
    """It would fit everything."""
    for query in ("the", "  ", "x" * 500):
        with pytest.raises(InvalidCommand, match="query"):
            forgetting.plan(Core().image, query)


@given(st.permutations(["I live in Oslo.", "I work at Acme Labs.", "My wife is Morgan."]))
def test_what_is_not_named_is_untouched(texts: list[str]) -> None:
    """Every other belief keeps its row, byte for byte."""
    core = Core()
    for text in texts:
        core.talk(text)
    others = [b for b in core.beliefs() if "Morgan" not in b.statement]
    forget_all(core, "Morgan")
    assert core.beliefs() == others


@pytest.mark.parametrize(
    ("said", "echo"),
    [
        ("My doctor is O'Brien.", "Shall I call O’Brien for you?"),
        ("I work at Acme Labs.", "ACME LABS it is."),
        ("My house number is 4711.", "Noted: 4711."),
    ],
)
def test_a_name_is_found_however_it_is_written(said: str, echo: str) -> None:
    """In capitals, with another apostrophe, as a number."""
    core = Core()
    session = core.open()
    core.say(session, said)
    core.say(session, echo, kind=ASSISTANT)
    core.consolidate(session)
    beliefs = core.live()
    if not beliefs:
        core.remember(said)
        beliefs = core.live()
    core.forget(beliefs[0])
    left = core.words().casefold()
    for word in ("brien", "acme", "4711"):
        assert word not in left
