"""NothingRejectedLives, SymmetricLinks, EvidencePresent, ImageEqualsReload."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import pytest
from msgspec import structs

from mnemic.evals.checkers import (
    EvidencePresent,
    ImageEqualsReload,
    NothingRejectedLives,
    SymmetricLinks,
    Violation,
)
from mnemic.memory.model import BeliefStatus, EvidenceSpan, TombstoneCause
from tests.unit.checkers.making import (
    at,
    belief,
    event,
    landing,
    record,
    session,
    snapshot,
    tombstone,
)

REJECTED = BeliefStatus.REJECTED


def test_nothing_rejected_lives_accepts_saying_it_anew() -> None:
    """A value may come back on evidence from after its tombstone."""
    checker = NothingRejectedLives()
    checker.landed(landing(1, beliefs=(belief(1, 1),)))
    checker.landed(
        landing(2, beliefs=(belief(1, 1, status=REJECTED),), tombstones=(tombstone(1, at(5)),))
    )
    anew = belief(2, 2, evidence_at=at(6), last_evidence_at=at(6))
    checker.landed(landing(3, beliefs=(anew,)))
    loaded = snapshot(
        version=3, beliefs=(belief(1, 1, status=REJECTED), anew), tombstones=(tombstone(1, at(5)),)
    )
    checker.recorded(record(loaded))


def test_nothing_rejected_lives_refuses_each_way_back() -> None:
    """By identity, by value on old evidence, and after erasure."""
    checker = NothingRejectedLives()
    checker.landed(landing(1, beliefs=(belief(1, 1), belief(3, 2, value_key="other"))))
    checker.landed(
        landing(
            2,
            beliefs=(belief(1, 1, status=REJECTED),),
            tombstones=(tombstone(1, at(5)),),
            erased_beliefs=(UUID(int=3),),
        )
    )
    with pytest.raises(Violation, match="was rejected and is live again"):
        checker.landed(landing(3, beliefs=(belief(1, 1, evidence_at=at(9)),)))
    with pytest.raises(Violation, match="says on old evidence what was ended"):
        checker.landed(landing(3, beliefs=(belief(2, 3),)))
    with pytest.raises(Violation, match="was erased and is there again"):
        checker.landed(landing(3, beliefs=(belief(3, 2, value_key="other"),)))


def test_nothing_rejected_lives_refuses_a_value_beside_the_correction_of_an_ended_one() -> None:
    """A correction speaks of the value, whichever of its beliefs it named."""
    checker = NothingRejectedLives()
    ended = belief(1, 1, status=BeliefStatus.SUPERSEDED)
    again = belief(2, 2, evidence_at=at(3), last_evidence_at=at(3))
    checker.landed(landing(1, beliefs=(ended, again)))
    mark = structs.replace(tombstone(1, at(5)), cause=TombstoneCause.CORRECTED)
    checker.landed(landing(2, tombstones=(mark,)))
    loaded = snapshot(version=2, beliefs=(ended, again), tombstones=(mark,))
    with pytest.raises(Violation, match="says on old evidence"):
        checker.recorded(record(loaded))


def test_nothing_rejected_lives_refuses_a_live_belief_with_a_tombstone() -> None:
    """What the store holds at the end is checked as well."""
    loaded = snapshot(beliefs=(belief(1, 1),), tombstones=(tombstone(1),))
    with pytest.raises(Violation, match="has a tombstone and is live"):
        NothingRejectedLives().recorded(record(loaded))


ONE, TWO = UUID(int=1), UUID(int=2)
SUPERSEDED = BeliefStatus.SUPERSEDED


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"superseded_by": TWO, "status": SUPERSEDED}, {"supersedes": (ONE,)}),
        ({"conflicts_with": (TWO,)}, {"conflicts_with": (ONE,)}),
        ({}, {}),
    ],
)
def test_symmetric_links_accepts_both_ends(first: dict[str, Any], second: dict[str, Any]) -> None:
    """A link seen from both ends is whole."""
    loaded = snapshot(beliefs=(belief(1, 1, **first), belief(2, 2, **second)))
    SymmetricLinks().recorded(record(loaded))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ({"superseded_by": TWO}, {}),
        ({}, {"supersedes": (ONE,)}),
        ({"conflicts_with": (TWO,)}, {}),
        ({"superseded_by": UUID(int=9)}, {}),
    ],
)
def test_symmetric_links_refuses_one_end(first: dict[str, Any], second: dict[str, Any]) -> None:
    """A link with one end, or to nothing, is torn."""
    loaded = snapshot(beliefs=(belief(1, 1, **first), belief(2, 2, **second)))
    with pytest.raises(Violation, match="not back"):
        SymmetricLinks().recorded(record(loaded))


def test_evidence_present_accepts_exact_words() -> None:
    """The span stands in the event; a belief that is not live owes nothing."""
    gone = belief(2, 2, status=REJECTED, source_event_ids=(9,), evidence_spans=())
    EvidencePresent().recorded(record(snapshot(beliefs=(belief(1, 1), gone)), event(1)))


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"source_event_ids": (2,)}, "cites no event 2"),
        ({"evidence_spans": ()}, "live without evidence"),
        (
            {"evidence_spans": (EvidenceSpan(sequence=1, text="I live in Oslo"),)},
            "words not in event 1",
        ),
        ({"evidence_spans": (EvidenceSpan(sequence=3, text="I"),)}, "words not in event 3"),
        ({"evidence_spans": (EvidenceSpan(sequence=1, text=""),)}, "words not in event 1"),
    ],
)
def test_evidence_present_refuses_other_words(changes: dict[str, Any], what: str) -> None:
    """Words that are not there, an event that is not there, or no words at all."""
    loaded = snapshot(beliefs=(belief(1, 1, **changes),))
    with pytest.raises(Violation, match=what):
        EvidencePresent().recorded(record(loaded, event(1)))


def test_image_equals_reload_accepts_equal_ones_and_refuses_a_stale_one() -> None:
    """Any part that differs is named."""
    loaded = snapshot(version=1, sessions=(session(),))
    ImageEqualsReload().recorded(record(loaded))
    ImageEqualsReload().recorded(record(loaded, image=snapshot(version=1, sessions=(session(),))))
    with pytest.raises(Violation, match="the image's sessions differ"):
        ImageEqualsReload().recorded(record(loaded, image=snapshot(version=1)))
    with pytest.raises(Violation, match="the image's counters differ"):
        ImageEqualsReload().recorded(
            record(loaded, image=snapshot(version=2, sessions=(session(),)))
        )
