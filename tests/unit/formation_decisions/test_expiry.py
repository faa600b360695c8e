"""What was told to hold until a day is over once that day is, and no sooner."""

from __future__ import annotations

from datetime import datetime

from mnemic.memory.lifecycle.expiry import RUN_OUT
from mnemic.memory.model import Belief, BeliefStatus, EventKind
from tests.support.core import START, Core

COVER = "I am vegan until 30 May."
LAST_INSTANT = datetime(2026, 5, 30, 23, 59, 59, 999_999, tzinfo=START.tzinfo)


def _told() -> tuple[Core, Belief]:
    core = Core()
    core.talk(COVER)
    told = core.one("vegan")
    assert told.valid_to == LAST_INSTANT
    return core, told


def test_what_has_run_out_expires_with_the_next_consolidation() -> None:
    """Its window stays as it was told; the event names it by its identifier and a code."""
    core, told = _told()
    core.wait(days=200)
    core.talk("I live in Oslo.")
    expired = core.belief(told.id)
    assert expired.status is BeliefStatus.EXPIRED
    assert (expired.valid_from, expired.valid_to) == (told.valid_from, told.valid_to)
    assert (expired.closed_at, expired.closed_reason) == (core.now, RUN_OUT)
    assert expired.store_position > told.store_position
    (event,) = core.events(EventKind.EXPIRED)
    assert (event.refs, event.reason, event.text) == ((told.id,), RUN_OUT, None)
    assert core.statements() == ["User lives in Oslo."]


def test_the_last_day_belongs_to_the_window() -> None:
    """An instant before its end nothing has run out, an instant behind it has."""
    core, told = _told()
    core.talk("I live in Oslo.", at=LAST_INSTANT.replace(microsecond=0))
    assert core.belief(told.id).is_live
    core.talk("I have a dog.", at=LAST_INSTANT)
    assert not core.belief(told.id).is_live


def test_history_never_runs_out() -> None:
    """What was over when it was told stands beside what is so today."""
    core, _ = _told()
    core.talk("I lived in Rome until 2012.")
    core.wait(days=200)
    core.talk("I live in Oslo.")
    assert core.statements() == ["User lived in Rome until 2012.", "User lives in Oslo."]


def test_a_talk_that_nobody_said_anything_in_ends_nothing() -> None:
    """Only a consolidation that reads something looks at windows."""
    core, told = _told()
    core.wait(days=200)
    core.consolidate(core.open())
    assert core.belief(told.id).is_live


def test_an_old_talk_that_is_imported_late_ends_nothing_of_today() -> None:
    """The order of the world decides, not that of the telling."""
    core, told = _told()
    core.wait(days=200)
    core.talk("I live in Oslo.", at=START)
    assert core.belief(told.id).is_live
