"""GaplessOrder, OneEpochPerVersion, MonotoneWatermarks: each passes and each can fail."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import pytest

from mnemic.evals.checkers import GaplessOrder, MonotoneWatermarks, OneEpochPerVersion, Violation
from mnemic.memory.model import SessionStatus
from tests.unit.checkers.making import at, belief, event, landing, record, session, snapshot


def test_gapless_order_accepts_dense_counters() -> None:
    """Versions, sequences and positions that count up by one are fine, moves included."""
    checker = GaplessOrder()
    checker.landed(
        landing(
            1, event_seq=2, events=(event(1), event(2)), store_position=1, beliefs=(belief(1, 1),)
        )
    )
    checker.landed(landing(2, event_seq=2, store_position=2, beliefs=(belief(1, 2),)))
    loaded = snapshot(version=2, event_seq=2, store_position=2, beliefs=(belief(1, 2),))
    checker.recorded(record(loaded, event(1), event(2)))


@pytest.mark.parametrize(
    ("second", "what"),
    [
        ({"version": 3, "event_seq": 1}, "version 3 follows 1"),
        ({"version": 1, "event_seq": 1}, "version 1 follows 1"),
        ({"version": 2, "event_seq": 3, "events": (event(3),)}, "event 3 stands where 2"),
        ({"version": 2, "event_seq": 3, "events": (event(2),)}, "does not count its events"),
        (
            {"version": 2, "event_seq": 1, "store_position": 2, "beliefs": (belief(1, 2),)},
            "do not fill",
        ),
        (
            {
                "version": 2,
                "event_seq": 1,
                "store_position": 1,
                "beliefs": (belief(1, 1), belief(2, 1)),
            },
            "do not fill",
        ),
    ],
)
def test_gapless_order_refuses_a_gap(second: dict[str, Any], what: str) -> None:
    """A skipped or repeated version, sequence or position is named."""
    checker = GaplessOrder()
    checker.landed(landing(1, event_seq=1, events=(event(1),)))
    with pytest.raises(Violation, match=what):
        checker.landed(landing(second.pop("version"), **second))


def test_gapless_order_refuses_a_store_that_lost_something() -> None:
    """What landed must be there at the end, events and counters alike."""
    checker = GaplessOrder()
    checker.landed(landing(1, event_seq=2, events=(event(1), event(2))))
    with pytest.raises(Violation, match="version is 0, 1 landed"):
        checker.recorded(record(snapshot()))
    with pytest.raises(Violation, match="do not fill"):
        checker.recorded(record(snapshot(version=1, event_seq=2), event(2)))


def test_gapless_order_refuses_two_beliefs_at_one_position() -> None:
    """Store positions are unique per principal."""
    checker = GaplessOrder()
    checker.landed(landing(1, store_position=1, beliefs=(belief(1, 1),)))
    loaded = snapshot(version=1, store_position=1, beliefs=(belief(1, 1), belief(2, 1)))
    with pytest.raises(Violation, match="share a store position"):
        checker.recorded(record(loaded))


def test_one_epoch_accepts_the_newest_activation() -> None:
    """Each claim takes over, and only the newest writes."""
    checker = OneEpochPerVersion()
    checker.claimed(landing(1).principal, snapshot(epoch=1))
    checker.landed(landing(1, epoch=1))
    checker.claimed(landing(1).principal, snapshot(epoch=2, version=1))
    checker.landed(landing(2, epoch=2))


def test_one_epoch_refuses_a_fenced_writer() -> None:
    """A write of an older epoch is a broken fence."""
    checker = OneEpochPerVersion()
    checker.claimed(landing(1).principal, snapshot(epoch=1))
    checker.claimed(landing(1).principal, snapshot(epoch=2))
    with pytest.raises(Violation, match="epoch 1 wrote while 2"):
        checker.landed(landing(1, epoch=1))


def test_one_epoch_refuses_two_writers_of_a_version_and_two_claims_of_an_epoch() -> None:
    """A version has one writer and an epoch one activation."""
    checker = OneEpochPerVersion()
    whose = landing(1).principal
    checker.claimed(whose, snapshot(epoch=1))
    checker.landed(landing(1, epoch=1))
    checker.claimed(whose, snapshot(epoch=2))
    with pytest.raises(Violation, match="version 1 was written by 1 and 2"):
        checker.landed(landing(1, epoch=2))
    with pytest.raises(Violation, match="epoch 2 was given twice"):
        checker.claimed(whose, snapshot(epoch=2))


def test_watermarks_accept_rising_ones() -> None:
    """A session moves forward and ends."""
    checker = MonotoneWatermarks()
    checker.landed(landing(1, event_seq=4, sessions=(session(formed_through=1),)))
    checker.landed(
        landing(
            2,
            event_seq=5,
            store_position=1,
            sessions=(session(formed_through=5, status=SessionStatus.CLOSED),),
        )
    )


@pytest.mark.parametrize(
    ("later", "what"),
    [
        ({"formed_through": 2}, "formed_through of session"),
        ({"formed_through": 3, "last_activity_at": at(-1)}, "last_activity_at of session"),
        ({"formed_through": 3, "snapshot_watermark": 7}, "snapshot_watermark of session"),
        ({"formed_through": 9}, "formed past its events"),
    ],
)
def test_watermarks_refuse_what_falls(later: dict[str, Any], what: str) -> None:
    """A watermark that falls, changes or runs ahead is named."""
    checker = MonotoneWatermarks()
    checker.landed(landing(1, event_seq=4, sessions=(session(formed_through=3),)))
    with pytest.raises(Violation, match=what):
        checker.landed(landing(2, event_seq=4, sessions=(session(**later),)))


def test_watermarks_refuse_a_falling_head_and_a_reopened_session() -> None:
    """The head never falls; a closed session stays closed."""
    checker = MonotoneWatermarks()
    checker.landed(landing(1, store_position=3, sessions=(session(status=SessionStatus.CLOSED),)))
    with pytest.raises(Violation, match="the head fell from 3 to 2"):
        checker.landed(landing(2, store_position=2))
    with pytest.raises(Violation, match=f"session {UUID(int=900)} was closed and is open again"):
        checker.landed(landing(3, store_position=3, sessions=(session(),)))
