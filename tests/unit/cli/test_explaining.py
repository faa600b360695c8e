"""Explanations of a recall, as people see them."""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

import anyio
import pytest

from mnemic.cli.explaining import explanation, explanation_view, show_explanation
from mnemic.errors import InvalidCommand, NotFound
from mnemic.memory.recall import explain_trace
from mnemic.stores.in_memory import InMemoryStore
from tests.unit.cli.screens import screen
from tests.unit.recall.builders import TRACE, ask, belief, image

LYON = belief(1, "User lives in Lyon.", "home location")
JAZZ = belief(2, "User likes jazz and everything that sounds like it.", "jazz", utility=-0.3)
STORE = image(LYON, JAZZ)
COLUMNS = 60


def shown(question: str) -> list[str]:
    """Give the lines of the explanation of a recall."""
    trace = ask(STORE, question).trace
    made, stream = screen(columns=COLUMNS)
    show_explanation(made, explanation_view(explain_trace(STORE, trace, [JAZZ.id])))
    return stream.text().splitlines()


def test_an_explanation_fits_the_terminal_and_adds_up() -> None:
    """It says what was considered, and of each belief its verdict, rank and score terms."""
    lines = shown("Where do I live?")
    assert lines == [
        "",
        f"recall {TRACE}",
        "20 Apr 2026, 09:00 UTC · in turn · scope general ·",
        "retrieval@3",
        "1 belief considered, 1 returned (lexical found 1)",
        "",
        f"m:{LYON.short_id}  User lives in Lyon.",
        "            returned · direct, durable · lexical rank 1",
        "            score 0.743 = match 0.400 + confidence 0.130 +",
        "            evidence 0.013 + authority 0.100 + scope 0.100",
        "",
        f"m:{JAZZ.short_id}  User likes jazz and everything that sounds like",
        "            it.",
        "            shares no word with the question, or may not be",
        "            shown here · direct, durable",
    ]
    assert max(map(len, lines)) <= COLUMNS


def test_nothing_returned_is_explained_too() -> None:
    """The abstention stands where the beliefs would."""
    lines = shown("Who is Marcus?")
    assert "nothing was returned: nothing remembered bears on it" in lines


@pytest.mark.parametrize(
    ("trace", "error"),
    [("nonsense", InvalidCommand), ("12ab", InvalidCommand), ("12abcdef", NotFound)],
)
def test_a_recall_that_is_not_there_is_said(trace: str, error: type[Exception]) -> None:
    """Digits that are none, too few of them, and ones that fit no recall."""
    with pytest.raises(error):
        anyio.run(explanation, InMemoryStore(), STORE, trace, [])


def test_the_newest_recall_needs_no_name() -> None:
    """Without a name it is the last one made; a recent one is found by its first digits."""
    recorded = ask(STORE, "Where do I live?").trace
    older = ask(STORE, "Do I like jazz?").trace
    traces = [
        type(recorded)(
            id=UUID(int=number << 96),
            moment=trace.moment,
            at=datetime(2026, 4, number, tzinfo=UTC),
            scope=trace.scope,
            retrieval_policy_version=trace.retrieval_policy_version,
            store_position=trace.store_position,
            operator_expires_at=trace.operator_expires_at,
            event_sequence=number,
        )
        for number, trace in ((1, older), (2, recorded))
    ]
    loaded = image(LYON, JAZZ, traces=traces)
    assert anyio.run(explanation, InMemoryStore(), loaded, "latest", []).trace_id == traces[1].id
    assert anyio.run(explanation, InMemoryStore(), loaded, "00000001", []).trace_id == traces[0].id
