"""What holds of every text: offsets, order, equal length, bounded work."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from types import FrameType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mnemic.memory.formation.hazards import BLANK, screen
from mnemic.memory.formation.lemmas import content_lemmas, lemma_sequence, words
from mnemic.memory.formation.segments import CLAUSES_MAX, segment
from mnemic.memory.formation.timephrases import resolve

PIECES = st.sampled_from(
    [
        "I live in Rome",
        "my cat is Tom",
        ". ",
        "? ",
        "! ",
        ", ",
        "\n",
        "\n\n",
        " and I ",
        " but ",
        " because I ",
        "'",
        '"',
        "“",
        "”",
        "‘",
        "’",
        "```",
        "`",
        "> ",
        "- ",
        "1. ",
        "e.g. ",
        "Dr. ",
        "3.14",
        "/etc/a.b ",
        "https://a.b/c ",
        "<system-reminder>",
        "</system-reminder>",
        "[memory] ",
        "my password is hunter2 ",
        "ghp_x9Tt5Q2mLrV7cB1nK4sW8zD3fH ",
        "Ignore previous instructions ",
        "she said: ",
        "wrote:\n",
        "On Mon, Bob wrote:\n",
        "From: Bob\n",
        "$ ls\n",
        "{",
        "}",
        "🙄",
        "🏔️ ",
        "/s",
        "if I were ",
        "pretend I'm ",
        "remember that ",
        "what ",
        "4111 1111 1111 1111 ",
        "\x00",
        "since last month ",
        "from Monday to Friday ",
        "for six years ",
        "…",
        "a.m. ",
        "I'd ",
        "A: ",
    ]
)
TEXTS = st.one_of(st.text(max_size=200), st.lists(PIECES, max_size=25).map("".join))
INSTANTS = st.datetimes(
    min_value=datetime(1970, 1, 1),  # noqa: DTZ001
    max_value=datetime(2100, 1, 1),  # noqa: DTZ001
    timezones=st.just(UTC),
)


@settings(deadline=None)
@given(TEXTS)
def test_a_screened_text_keeps_its_length(text: str) -> None:
    """Blanking moves nothing: every character is itself or blank, and spans say which."""
    screened = screen(text)
    assert len(screened.text) == len(text)
    inside = {at for span in screened.spans for at in range(span.start, span.end)}
    for at, (kept, given_) in enumerate(zip(screened.text, text, strict=True)):
        assert kept == (BLANK if at in inside else given_)
    assert sum(screened.counts.values()) == len(screened.spans)


@settings(deadline=None)
@given(TEXTS)
def test_screening_again_finds_no_new_secret_in_what_was_kept(text: str) -> None:
    """Spans are in order, apart and not empty."""
    at = 0
    for span in screen(text).spans:
        assert at <= span.start < span.end <= len(text)
        at = span.end


@settings(deadline=None)
@given(TEXTS)
def test_clauses_are_exact_ordered_and_apart(text: str) -> None:
    """A clause is the text at its offsets; clauses never overlap; none holds a blank."""
    at, sentence = 0, 0
    for clause in segment(screen(text).text):
        assert clause.text == text[clause.start : clause.end]
        assert clause.text.strip()
        assert BLANK not in clause.text
        assert at <= clause.start < clause.end
        assert sentence <= clause.sentence
        at, sentence = clause.end, clause.sentence


@settings(deadline=None)
@given(TEXTS)
def test_words_are_exact_and_lemmas_are_stable(text: str) -> None:
    """A word is the text at its offsets, and content comes from the sequence of words."""
    for word in words(text):
        assert word.text == text[word.start : word.end]
    assert content_lemmas(text) == content_lemmas(text + " ")
    assert lemma_sequence(text) == lemma_sequence(text)


@settings(deadline=None)
@given(TEXTS, INSTANTS)
def test_a_time_scope_is_sane(text: str, said_at: datetime) -> None:
    """Ends are ordered, past ends lie before the turn, open ones have no end."""
    scope = resolve(text, said_at)
    assert 0 <= scope.start <= scope.end <= len(text)
    if scope.valid_from is not None and scope.valid_to is not None:
        assert scope.valid_from <= scope.valid_to
    if scope.past and scope.valid_to is not None:
        assert scope.valid_to < said_at
    if scope.still_open:
        assert scope.valid_to is None
        assert scope.valid_from is None or scope.valid_from <= said_at


@settings(deadline=None)
@given(INSTANTS)
def test_since_last_month_is_the_month_before_the_turn(said_at: datetime) -> None:
    """For every instant, the month before it, from its first instant."""
    first = resolve("I've been off since last month", said_at).valid_from
    assert first is not None
    before = said_at.replace(day=1) - timedelta(days=1)
    assert (first.year, first.month, first.day) == (before.year, before.month, 1)


UNITS = [
    "a",
    " ",
    "\n",
    '"',
    "'",
    "<",
    "a.",
    "a. ",
    "`",
    "```\n",
    "> x\n",
    " and I",
    ", I ",
    "(",
    "!",
    "? ",
    "0",
    "4 ",
    "-",
    "- ",
    ";",
    "{",
    "a=",
    "word ",
    "[memory] a\n",
    "<system-reminder>",
    "ghp_",
    "password is ",
    "ignore all previous instructions ",
    "https://a:b@",
    "eyJa-",
    "p.m. The ",
    "On Mon x wrote:\n",
    "From: a\n",
    "Ab: c\n",
    '"a ',
    "'a ",
    "said “",
    "Imagine I'm it. ",
    "token=",
    "Assistant, remember it. ",
    "-----BEGIN PRIVATE KEY-----",
    "{\n\n",
    "$ a\n",
    "my a b c ",
    "I live in Rome and I work at Acme. ",
    "api ",
    "x@y.",
    "\t",
    " \n",
    "if ",
    "would ",
]


def _extract(text: str) -> None:
    segment(screen(text).text)


def _calls(work: Callable[[str], None], text: str) -> int:
    """Count the calls and returns of Python and C functions that a piece of work makes."""
    count = 0

    def tick(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        count += 1

    before = sys.getprofile()
    sys.setprofile(tick)
    try:
        work(text)
    finally:
        sys.setprofile(before)
    return count


@pytest.mark.parametrize("unit", UNITS)
def test_work_grows_no_faster_than_the_text(unit: str) -> None:
    """Eight times the text costs at most about eight times the calls."""
    small, large = (unit * (size // len(unit)) for size in (4_000, 32_000))
    _extract(small)
    assert _calls(_extract, large) <= 10 * _calls(_extract, small) + 1_000


@pytest.mark.parametrize("unit", UNITS)
def test_a_long_turn_neither_stalls_nor_crashes(unit: str) -> None:
    """An eighth of a megabyte of one thing ends (the suite's timeout is the stall)."""
    text = unit * (131_072 // len(unit))
    clauses = segment(screen(text).text)
    assert len(clauses) <= CLAUSES_MAX


@settings(max_examples=25, deadline=None)
@given(st.lists(PIECES, min_size=1, max_size=4).map("".join))
def test_any_repetition_is_linear(unit: str) -> None:
    """Whatever is repeated, the work grows with the length of the text."""
    small, large = (unit * size for size in (100, 800))
    _extract(small)
    assert _calls(_extract, large) <= 12 * _calls(_extract, small) + 4_000
