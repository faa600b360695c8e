"""Consolidation: the session's books, the answers, the order of the world."""

from __future__ import annotations

from datetime import timedelta
from uuid import UUID

import pytest
from msgspec.structs import replace

from mnemic.errors import InvalidCommand, NotFound
from mnemic.memory.commands import Consolidate, Consolidated
from mnemic.memory.formation import segments
from mnemic.memory.formation.consolidation import BOUNDARY_DISABLED, read_again
from mnemic.memory.formation.extractor import UNREADABLE
from mnemic.memory.model import (
    Authority,
    BeliefStatus,
    Derivation,
    EventKind,
    Longevity,
    Outcome,
    SessionStatus,
)
from mnemic.memory.policy import CONFIDENCE_DIRECT, CONFIDENCE_HYPOTHESIS, DEFAULT_PROFILE
from tests.support.claims import claim, guess, over
from tests.support.core import START, Core, Scripted


def test_a_session_is_read_once_and_closed() -> None:
    """Closing reads what was said, says so in the log, and takes no further turns."""
    core = Core()
    session = core.open()
    core.say(session, "I live in Oslo.")
    outcome = core.consolidate(session)
    assert outcome.outcome is Outcome.FORMED
    assert outcome.formed == (core.one("Oslo").id,)
    assert core.sessions[session].status is SessionStatus.CLOSED
    assert core.sessions[session].closed_at == core.now
    (told,) = core.events(EventKind.CONSOLIDATED)
    assert told.refs == (outcome.run_id,)
    assert told.reason == "formed"
    (closed,) = core.events(EventKind.SESSION_CLOSED)
    assert closed.session_id == session
    with pytest.raises(NotFound, match="closed already"):
        core.consolidate(session)
    with pytest.raises(NotFound):
        core.say(session, "One more thing.")


def test_a_turn_that_breaks_the_grammar_costs_no_other_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It forms nothing, is counted, and stays in the log for a later reading."""
    read = segments.segment

    def broken(text: str) -> tuple[segments.Clause, ...]:
        if "unlucky" in text:
            raise IndexError("string index out of range")
        return read(text)

    monkeypatch.setattr(segments, "segment", broken)
    core = Core()
    session = core.open()
    core.say(session, "I live in Oslo.")
    core.say(session, "I am an unlucky baker.")
    core.say(session, "I have two cats.")
    outcome = core.consolidate(session)
    assert outcome.screened == {UNREADABLE: 1}
    assert len(outcome.formed) == 2
    assert core.one("Oslo").is_live
    monkeypatch.undo()
    again = core.turn(
        lambda draft: read_again(draft, core.sessions[session], at=core.now),
        events=[e for e in core.log.values() if e.session_id == session],
    )
    assert (again.screened, len(again.formed)) == ({}, 1)


def test_an_unknown_session_is_not_found() -> None:
    """The answer names the session and says nothing of its words."""
    with pytest.raises(NotFound, match="00000000-0000-0000-0000-0000000000ff"):
        Core().consolidate(UUID(int=255))


def test_a_naive_instant_is_refused() -> None:
    """An instant without a zone could be any of two dozen."""
    core = Core()
    session = core.open()
    with pytest.raises(InvalidCommand, match="at"):
        core.do(Consolidate(session, at=START.replace(tzinfo=None)))


def test_a_session_without_turns_closes_with_nothing_to_form() -> None:
    """No run is recorded for what was never read."""
    core = Core()
    session = core.open()
    outcome = core.consolidate(session)
    assert outcome == Consolidated(session_id=session, outcome=Outcome.NOTHING)
    assert core.runs == []
    assert core.sessions[session].status is SessionStatus.CLOSED


def test_small_talk_is_nothing_to_form_and_is_accounted_for() -> None:
    """It was read, so there is a run; it formed nothing, and says exactly that."""
    core = Core()
    outcome = core.talk("Thanks, that is great!")
    assert outcome.outcome is Outcome.NOTHING
    assert outcome.run_id == core.runs[0].id
    assert core.runs[0].outcome is Outcome.NOTHING
    assert core.runs[0].proposed == 0


def test_only_new_turns_are_read_by_the_next_consolidation() -> None:
    """Each run names the range it read; together they leave no gap and no overlap."""
    core = Core()
    session = core.open()
    core.say(session, "I live in Oslo.")
    first = core.consolidate(session, close=False)
    core.say(session, "I have a Garmin bike computer.")
    second = core.consolidate(session)
    assert len(first.formed) == len(second.formed) == 1
    assert core.runs[1].first_sequence > core.runs[0].through_sequence
    assert second.reasons == {"committed_direct": 1}


def test_a_session_that_was_active_since_is_left_alone_by_the_idle_sweep() -> None:
    """The sweep's message may come late; the session decides by its own clock."""
    core = Core()
    session = core.open()
    core.say(session, "I live in Oslo.")
    early = core.now - timedelta(seconds=1)
    left = core.do(Consolidate(session, trigger="idle", if_idle_since=early))
    assert left == Consolidated(session_id=session, outcome=Outcome.NOTHING)
    assert core.sessions[session].status is SessionStatus.OPEN
    assert core.live() == []
    core.do(Consolidate(session, trigger="idle", if_idle_since=core.now))
    assert core.statements() == ["User lives in Oslo."]


@pytest.mark.parametrize("trigger", ["session_close", "idle"])
def test_with_the_boundary_turned_off_what_was_said_stays_pending(trigger: str) -> None:
    """Nothing is formed at a boundary then, and the answer does not pretend otherwise."""
    formation = replace(DEFAULT_PROFILE.formation, session_boundary_enabled=False)
    core = Core(profile=replace(DEFAULT_PROFILE, formation=formation))
    session = core.open()
    core.say(session, "I live in Oslo.")
    answer = core.do(Consolidate(session, trigger=trigger))
    assert isinstance(answer, Consolidated)
    assert answer.outcome is Outcome.PENDING
    assert answer.pending_reason == BOUNDARY_DISABLED
    assert core.sessions[session].status is SessionStatus.PENDING
    with pytest.raises(NotFound):
        core.say(session, "One more thing.")
    by_hand = core.do(Consolidate(session, trigger="manual"))
    assert isinstance(by_hand, Consolidated)
    assert by_hand.outcome is Outcome.FORMED
    assert core.sessions[session].status is SessionStatus.CLOSED
    assert len(core.events(EventKind.SESSION_CLOSED)) == 1


def test_what_is_formed_starts_with_the_values_of_the_policy() -> None:
    """003's table: confidence by derivation, provisional, not explicit, one event."""
    core = Core()
    session = core.open()
    said = core.say(session, "I live in Oslo.")
    event = core.log[said]
    eager = replace(claim("User lives in Oslo.", event), confidence=0.99, explicit=True)
    unsure = guess("User likely skis.", event, slot="user/skill/ski")
    core.consolidate(session, extract=Scripted([eager, unsure]))
    direct, hypothesis = core.live()
    assert direct.confidence == CONFIDENCE_DIRECT
    assert hypothesis.confidence == CONFIDENCE_HYPOTHESIS
    assert hypothesis.longevity is Longevity.TENTATIVE
    assert hypothesis.authority is Authority.INFERRED
    for belief in (direct, hypothesis):
        assert belief.status is BeliefStatus.PROVISIONAL
        assert not belief.explicit
        assert belief.evidence_count == belief.corroboration_count == 1
        assert belief.formation_policy_version == "formation@11"
        assert belief.extractor == "deterministic-v3"
        assert belief.lifecycle_policy_version == "lifecycle@2"


def test_a_hypothesis_cannot_come_as_the_users_own_word_or_without_doubt() -> None:
    """Authority is taken down to an inference; an unqualified guess is refused."""
    core = Core()
    session = core.open()
    event = core.log[core.say(session, "The compiler is slow.")]
    posing = replace(
        guess("User likely writes software.", event, slot="user/skill/software"),
        authority=Authority.USER,
    )
    bold = guess("User writes compilers.", event, slot="user/skill/compiler")
    outcome = core.consolidate(session, extract=Scripted([posing, bold]))
    (belief,) = core.live()
    assert belief.authority is Authority.INFERRED
    assert belief.derivation is Derivation.HYPOTHESIS
    assert outcome.reasons == {"committed_hypothesis": 1, "rejected_validation": 1}


def test_statements_of_one_session_supersede_in_the_order_they_were_said() -> None:
    """The last word of a session stands, whichever way the ranking would have them."""
    core = Core()
    core.talk("I live in Oslo.", "No wait, I live in Bergen.", "Sorry: I live in Tromso.")
    assert core.statements() == ["User lives in Tromso."]
    assert [b.statement for b in core.past()] == ["User lives in Oslo.", "User lives in Bergen."]
    assert [b.superseded_by for b in core.past()] == [b.id for b in core.beliefs()[1:]]


@pytest.mark.parametrize(
    "text",
    [
        "I live in Oslo. No wait, I live in Bergen.",
        "I live in Oslo. Actually, I live in Bergen.",
        "I live in Oslo. That's wrong. I live in Bergen.",
        "I live in Oslo. Sorry: I live in Bergen.",
    ],
)
def test_a_correction_within_one_turn_takes_back_what_it_said_before(text: str) -> None:
    """The words between the two put them in order."""
    core = Core()
    core.talk(text)
    assert core.statements() == ["User lives in Bergen."]


def test_two_values_of_one_turn_without_such_words_are_disputed() -> None:
    """The control: nothing orders them, so the user is asked (000 §Conflicts)."""
    core = Core()
    core.talk("I live in Oslo. I live in Bergen.")
    assert len(core.live()) == 2
    assert all(b.flagged for b in core.live())


def test_what_it_is_not_and_what_it_is_in_one_breath_leave_what_it_is() -> None:
    """The value stated after the end of another speaks for both."""
    core = Core()
    core.talk("I live in Oslo.")
    core.wait(days=1)
    core.talk("I no longer live in Oslo, I live in Bergen.")
    assert core.statements() == ["User lives in Bergen."]


def test_a_closed_session_read_again_forms_nothing_and_stays_closed() -> None:
    """A re-derivation under the same policy is all same source, and is accounted for."""
    core = Core()
    session = core.open()
    core.say(session, "I live in Oslo. I have a Garmin bike computer.")
    core.consolidate(session)
    before = core.beliefs()
    core.reject(core.one("Garmin"))
    rejected = core.beliefs()
    core.wait(days=1)
    events = [e for e in core.log.values() if e.session_id == session]
    outcome = core.turn(
        lambda draft: read_again(draft, core.sessions[session], at=core.now), events=events
    )
    assert outcome.outcome is Outcome.NOTHING
    assert outcome.reasons == {"rejected_correction": 1, "same_source": 1}
    assert core.beliefs() == rejected != before
    assert core.sessions[session].status is SessionStatus.CLOSED


def test_what_is_over_neither_replaces_nor_disputes_what_stands() -> None:
    """History told later stands beside the present."""
    core = Core()
    core.talk("I live in Oslo.")
    session = core.open()
    event = core.log[core.say(session, "I lived in Rome until 2012.")]
    told = over(claim("User lived in Rome.", event), START.replace(year=2012))
    core.consolidate(session, extract=Scripted([told]))
    assert core.statements() == ["User lives in Oslo.", "User lived in Rome."]
    assert not any(b.flagged for b in core.live())
    assert core.one("Rome").valid_from is None
    core.wait(days=1)
    core.talk("I live in Bergen.")
    assert core.statements() == ["User lived in Rome.", "User lives in Bergen."]


def test_what_one_project_decided_says_nothing_about_another() -> None:
    """A local decision is replaced in its own scope only."""
    core = Core()
    core.talk("We deploy on Tuesdays.", scope="orbit-app")
    core.wait(days=1)
    core.talk("We deploy on Fridays.", scope="veetbot")
    assert len(core.live()) == 2
    core.wait(days=1)
    core.talk("We deploy on Mondays.", scope="orbit-app")
    assert sorted((b.scope, "Fridays" in b.statement) for b in core.live()) == [
        ("orbit-app", False),
        ("veetbot", True),
    ]


def test_the_intervals_of_a_chain_of_values_meet() -> None:
    """Each value ends where the next one began to hold."""
    core = Core()
    core.talk("I live in Oslo.")
    core.wait(days=10)
    core.talk("I live in Bergen.")
    oslo, bergen = core.beliefs()
    assert oslo.valid_to == bergen.valid_from == core.now
    assert oslo.closed_at == core.now
    assert bergen.valid_to is None
    assert core.events(EventKind.SUPERSEDED)[0].refs == (oslo.id, bergen.id)
