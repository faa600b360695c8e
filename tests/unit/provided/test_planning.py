"""Coverage units and segments: exact, complete, bounded (003 §Segments and limits)."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mnemic.memory.formation.provided.planning import (
    SEGMENT_BYTES_MAX,
    SEGMENT_EVENTS_MAX,
    byte_length,
    plan,
)
from mnemic.memory.formation.provided.sources import (
    UNIT_CHARS_MAX,
    UNITS_MAX,
    WITHHELD,
    Unit,
    source_of,
)
from mnemic.memory.model import Channel, Event, EventKind
from tests.support.core import START
from tests.support.formation_views import SESSION, said, told


def units(text: str) -> list[str]:
    """Cut one message into its units."""
    source = source_of(said(1, text))
    return [] if source is None else [unit.text for unit in source.units]


def clauses(number: int, *, start: int = 0) -> str:
    """Say as many things, one sentence each."""
    return " ".join(f"I keep {n} hens." for n in range(start, start + number))


@pytest.mark.parametrize(
    ("text", "cut"),
    [
        ("I run. I swim.", ["I run.", "I swim."]),
        (
            "I edit /etc/nginx/nginx.conf daily. It is fine.",
            ["I edit /etc/nginx/nginx.conf daily.", "It is fine."],
        ),
        ("We run Python 3.11.4 in production.", ["We run Python 3.11.4 in production."]),
        ("My bike weighs 7.5 kg.", ["My bike weighs 7.5 kg."]),
        ("I like stone fruit, e.g. plums.", ["I like stone fruit, e.g. plums."]),
        ("I see Dr. Lund on Mondays.", ["I see Dr. Lund on Mondays."]),
        ("It is at example.com/a.b.c now.", ["It is at example.com/a.b.c now."]),
        ("I run daily and I swim on Mondays", ["I run daily", "I swim on Mondays"]),
        ("I run daily, but my knee is sore", ["I run daily", "my knee is sore"]),
        ("Is that enough? I swim daily.", ["Is that enough?", "I swim daily."]),
        ("please dont give me red charts", ["please dont give me red charts"]),
        ("👍 !!!", []),
        ("", []),
    ],
)
def test_clauses_end_where_sentences_and_first_person_clauses_do(text: str, cut: list[str]) -> None:
    """A path, a version, a decimal or "e.g." stays inside one clause and can be cited."""
    assert units(text) == cut


def test_a_denial_is_not_cut_off_from_what_it_denies() -> None:
    """Else the second half would say the opposite of what was said."""
    for unit in units("I do not, and I never will, eat meat. please dont give me any"):
        assert re.search(r"(?:\bnot|\bnever|\bdont)$", unit) is None


def test_only_what_the_owner_says_is_planned() -> None:
    """Anyone else's words, and turns that say nothing, belong to no segment."""
    events = (
        said(1, "I run."),
        said(2, "You run.", kind=EventKind.ASSISTANT_MESSAGE),
        said(3, "ran", kind=EventKind.TOOL_MESSAGE),
        said(4, "I swim.", channel=Channel.PAIRED_SURFACE),
        said(5, "Dear you", channel=Channel.GMAIL_READ),
        said(6, "..."),
        said(7, "I row."),
        Event(8, EventKind.SESSION_CLOSED, at=START, recorded_at=START, session_id=SESSION),
    )
    (segment,) = plan(events)
    assert segment.source_event_ids == (1, 4, 7)
    assert plan(()) == ()
    assert plan(events[1:3]) == ()


def test_a_hazard_is_in_no_unit_and_is_shown_as_withheld() -> None:
    """What is sent never holds a secret; the offsets of the rest stay exact."""
    text = "I run daily. My password is hunter2xyz. I swim."
    source = source_of(said(1, text))
    assert source is not None
    assert [unit.text for unit in source.units] == ["I run daily.", "I swim."]
    assert source.shown == f"I run daily.{WITHHELD} I swim."


@pytest.mark.gate("gate.memory.distill_segmentation")
def test_a_segment_closes_before_the_event_that_would_carry_it_past_ninety_units() -> None:
    """Exactly ninety fit; one more opens the next segment."""
    fits = plan(told(clauses(60), clauses(30)))
    assert [len(segment.units) for segment in fits] == [UNITS_MAX]
    spills = plan(told(clauses(60), clauses(31), "I run."))
    assert [segment.source_event_ids for segment in spills] == [(1,), (2, 3)]
    assert [len(segment.units) for segment in spills] == [60, 32]


@pytest.mark.gate("gate.memory.distill_segmentation")
def test_a_segment_holds_no_more_bytes_than_its_bound_unless_one_event_does() -> None:
    """The bytes of UTF-8 count; what is oversized by itself stands alone."""
    half = "é" * (SEGMENT_BYTES_MAX // 4)
    assert byte_length(half) * 2 == SEGMENT_BYTES_MAX
    assert len(plan(told(half, half))) == 1
    assert len(plan(told(half, half, "I run."))) == 2
    huge = "I run. " + "a" * SEGMENT_BYTES_MAX
    alone = plan(told("I swim.", huge, "I row."))
    assert [segment.source_event_ids for segment in alone] == [(1,), (2,), (3,)]


@pytest.mark.gate("gate.memory.distill_segmentation")
def test_a_segment_holds_no_more_events_than_its_bound() -> None:
    """Ninety units close a segment before 256 events can, so that the units are few here."""
    assert SEGMENT_EVENTS_MAX > UNITS_MAX
    segments = plan(told(*["I run."] * (UNITS_MAX + 5)))
    assert [len(segment.sources) for segment in segments] == [UNITS_MAX, 5]
    assert all(len(segment.sources) <= SEGMENT_EVENTS_MAX for segment in segments)


@pytest.mark.gate("gate.memory.distill_segmentation")
def test_one_event_of_many_clauses_gets_a_bounded_ledger_all_the_same() -> None:
    """Its clauses are joined evenly: ninety units, in order, and nothing left out."""
    text = clauses(1_000)
    (segment,) = plan(told(text))
    assert len(segment.units) == UNITS_MAX
    assert " ".join(unit.text for unit in segment.units) == text
    assert max(len(unit.text.split(". ")) for unit in segment.units) <= 12


def test_an_oversized_event_never_shows_a_hazard_that_its_joined_clauses_enclose() -> None:
    """A unit may then span one; what is shown of it has the mark instead."""
    text = " ".join(
        f"I keep {n} hens. My password is hunter{n}xyz. I feed {n} geese." for n in range(200)
    )
    (segment,) = plan(told(text))
    shown = " ".join(unit.shown for unit in segment.units) + segment.sources[0].shown
    assert len(segment.units) <= UNITS_MAX
    assert "hunter" not in shown
    assert WITHHELD in shown


WORDS = st.lists(
    st.sampled_from(
        [
            "I", "run", "and I", "my", "dog", ".", "!", "?", ",", "e.g.", "3.5", "but", "v1.2.3",
            "not", "\n", "\n\n", "“quoted”", '"', "`code`", "```", "é", "😀", "password is x9!kQ2z",
            "Dr.", "because", ";", "a" * 50,
        ]
    ),
    max_size=120,
).map(" ".join)  # fmt: skip


@given(st.lists(st.one_of(WORDS, st.text(max_size=80)), max_size=12))
@settings(max_examples=60, deadline=None)
@pytest.mark.gate("gate.memory.distill_segmentation")
def test_segments_partition_what_was_said_within_their_bounds(texts: list[str]) -> None:
    """Over any messages: each event that says something once, in order; exact, bounded units."""
    events = tuple(said(n, text) for n, text in enumerate(texts, start=1) if text)
    segments = plan(events)
    planned = [s for segment in segments for s in segment.source_event_ids]
    assert planned == sorted(set(planned))
    assert set(planned) == {e.sequence for e in events if source_of(e) is not None}
    by_sequence = {event.sequence: event for event in events}
    for segment in segments:
        assert len(segment.units) <= UNITS_MAX
        size = sum(byte_length(source.event.text or "") for source in segment.sources)
        assert len(segment.sources) == 1 or size <= SEGMENT_BYTES_MAX
        _check_units(segment.units, by_sequence)


def _check_units(found: tuple[Unit, ...], events: dict[int, Event]) -> None:
    last = (0, 0)
    for unit in found:
        text = events[unit.sequence].text
        assert text is not None
        assert text[unit.start : unit.end] == unit.text == unit.text.strip()
        assert (unit.sequence, unit.start) >= last
        assert 0 < len(unit.text) <= UNIT_CHARS_MAX
        last = (unit.sequence, unit.end)


def test_planning_is_deterministic_and_ignores_the_order_it_is_given() -> None:
    """Events are taken by their sequence."""
    events = told("I run.", "I swim.", "I row.")
    assert plan(events) == plan(reversed(events))


def test_a_very_long_clause_is_cut_at_a_space_within_the_bound() -> None:
    """Every part is exact and none is over-long."""
    text = "I carry " + "stones and " * 400 + "sand."
    found = units(text)
    assert max(map(len, found)) <= UNIT_CHARS_MAX
    assert " ".join(found) == text
