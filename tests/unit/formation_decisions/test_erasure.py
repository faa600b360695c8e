"""Forget: the belief, its history and its words are gone; everything else stays grounded."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from mnemic.memory.formation.erasure import BLANKED, blank
from mnemic.memory.model import Belief, EventKind, TombstoneCause
from tests.support.core import Core


def test_forgetting_erases_the_belief_and_the_words_it_came_from() -> None:
    """Neither row nor log holds a word of it; the log keeps its sequence and length."""
    core = Core()
    core.talk("Hello there. My kids go to Hillside school. Nice weather.")
    (belief,) = core.live()
    before = {s: len(e.text or "") for s, e in core.log.items()}
    reply = core.forget(belief)
    assert reply.belief_ids == (belief.id,)
    assert reply.reached == {"beliefs": 1, "events": 1, "tombstones": 1}
    assert core.beliefs() == []
    assert "Hillside" not in core.words()
    assert "Nice weather." in core.words()
    assert all(len(core.log[s].text or "") == n for s, n in before.items())
    (tombstone,) = core.image.tombstones()
    assert tombstone.cause is TombstoneCause.FORGOTTEN
    assert core.events(EventKind.FORGOTTEN)[0].refs == (belief.id,)


def test_every_event_that_supported_it_is_blanked() -> None:
    """Across sessions, and in what was asked to be remembered."""
    core = Core()
    core.talk("I live in Oslo.")
    core.wait(days=1)
    core.talk("As I said, I live in Oslo.")
    core.remember("I live in Oslo.")
    reply = core.forget(core.one("Oslo"))
    assert reply.reached["events"] == 3
    assert "Oslo" not in core.words()


def test_history_that_holds_the_value_goes_with_it() -> None:
    """Tuesdays, Thursdays, Tuesdays again: forgetting Tuesdays leaves Thursdays alone."""
    core = Core()
    for day in ("Tuesdays", "Thursdays", "Tuesdays"):
        core.talk(f"We deploy on {day}.")
        core.wait(days=7)
    reply = core.forget(core.live()[0])
    assert len(reply.belief_ids) == 2
    (left,) = core.beliefs()
    assert "Thursdays" in left.statement
    assert not left.is_live
    assert left.superseded_by is None
    assert left.supersedes == ()
    assert "Tuesday" not in core.words()


def test_what_the_agent_concluded_of_it_is_blanked_too() -> None:
    """The working state that established it keeps its other facts."""
    core = Core()
    session = core.open()
    said = core.say(session, "We named the release Zephyr, and the next one Boreas.")
    core.conclude(
        session,
        ("The codename of the release is Zephyr.", [said]),
        ("The codename of the next release is Boreas.", [said]),
    )
    core.consolidate(session)
    assert "Zephyr" in core.words()
    core.forget(core.one("Zephyr"))
    assert "Zephyr" not in core.words()
    assert "Boreas" in core.words()
    assert "Boreas" in core.live()[0].evidence_spans[0].text


def test_another_projects_equal_decision_is_not_forgotten() -> None:
    """What one project decided is its own, to keep and to forget."""
    core = Core()
    core.talk("We deploy on Tuesdays.", scope="orbit-app")
    core.talk("We deploy on Tuesdays.", scope="veetbot")
    mine = next(b for b in core.live() if b.scope == "orbit-app")
    core.forget(mine)
    assert [b.scope for b in core.beliefs()] == ["veetbot"]


def test_a_retraction_of_the_value_goes_with_it() -> None:
    """What took it back names it, too."""
    core = Core()
    core.talk("I have an Apple Watch.")
    core.wait(days=1)
    core.talk("I no longer use my Apple Watch.")
    core.forget(core.past()[0])
    assert core.beliefs() == []
    assert "Apple" not in core.words()


def test_forgetting_the_past_leaves_what_replaced_it() -> None:
    """The successor stands, cut loose from what is gone."""
    core = Core()
    core.talk("I live in Oslo.")
    core.wait(days=1)
    core.talk("I live in Bergen.")
    core.forget(core.past()[0])
    assert core.statements() == ["User lives in Bergen."]
    assert core.live()[0].supersedes == ()
    assert "Oslo" not in core.words()


def test_a_disputed_belief_is_settled_when_its_rival_is_forgotten() -> None:
    """The one that is left is no longer flagged, and that is news."""
    core = Core()
    early = core.now
    core.wait(days=90)
    core.talk("I live in Portland.")
    core.talk("I live in Seattle.", at=early)
    head = core.image.head
    core.forget(core.one("Seattle"))
    (belief,) = core.live()
    assert not belief.flagged
    assert belief.store_position > head


def test_another_belief_keeps_its_own_words_of_a_shared_sentence() -> None:
    """Only the words that tell the forgotten value go; the other's evidence is recut."""
    core = Core()
    reply = core.remember("I live in Oslo and I have a Garmin bike computer.")
    assert len(reply.also) == 1
    before = core.one("Garmin")
    assert "Oslo" in before.evidence_spans[0].text
    reached = core.forget(core.one("Oslo")).reached
    assert reached["evidence"] == 1
    assert core.statements() == ["User has a Garmin bike computer."]
    assert "Oslo" not in core.words()
    after = core.one("Garmin")
    assert "have a Garmin bike computer" in after.evidence_spans[0].text
    assert after.store_position == before.store_position


def test_what_was_forgotten_may_be_told_again_later_and_not_before() -> None:
    """The mark holds no word and forbids the value on older evidence only."""
    core = Core()
    early = core.now
    core.talk("My kids go to Hillside school.")
    core.wait(days=1)
    core.forget(core.live()[0])
    core.wait(days=1)
    assert core.talk("The kids attend Hillside school.", at=early).formed == ()
    assert core.live() == []
    core.talk("My kids go to Hillside school.")
    assert len(core.live()) == 1


@pytest.mark.parametrize(
    ("text", "span", "left"),
    [
        ("I live in Oslo.", "I live in Oslo", "."),
        ("I live in Oslo. Yes, I live in Oslo!", "I live in Oslo", ". Yes, !"),
        ("Oslo", "Oslo", ""),
    ],
)
def test_every_occurrence_is_blanked_and_the_length_stays(text: str, span: str, left: str) -> None:
    """Offsets into the event stay valid; no word is left of the span."""
    belief = _saying("User lives in Oslo.")
    blanked = blank(text, [(span, belief)], [])
    assert len(blanked) == len(text)
    assert blanked.replace(BLANKED, "") == left


@settings(deadline=None)
@given(
    mine=st.lists(st.sampled_from(["Oslo", "Bergen", "swim", "cello"]), min_size=1, max_size=3),
    other=st.lists(st.sampled_from(["Rome", "chess", "Rust", "cello"]), min_size=1, max_size=3),
)
def test_no_word_of_its_own_survives_and_no_word_of_the_other_is_lost(
    *, mine: list[str], other: list[str]
) -> None:
    """Over any split of one shared sentence between what goes and what stays."""
    text = f"{' '.join(mine)} and {' '.join(other)}"
    gone, stays = _saying(f"User {' '.join(mine)}."), _saying(f"User {' '.join(other)}.")
    words = blank(text, [(text, gone)], [(text, stays)]).split()
    assert all(word in words for word in other)
    assert not (set(mine) - set(other)) & set(words)


def _saying(statement: str) -> Belief:
    core = Core()
    core.remember("I live in Rome.")
    (belief,) = core.live()
    return replace(belief, statement=statement)
