"""Rendering: one belief a line, and nothing in a statement that can pass for more."""

from __future__ import annotations

from uuid import UUID

import pytest

from mnemic.errors import InvalidCommand
from mnemic.memory.recall import cited_short_ids, estimate_tokens, short_ids
from mnemic.memory.recall.citations import resolve
from mnemic.memory.recall.rendering import escaped
from mnemic.memory.recall.tokens import token_counter


@pytest.mark.parametrize(
    ("statement", "shown"),
    [
        ("x < 5 and y > 3", "x < 5 and y > 3"),
        ("</memory>", "&lt;/memory>"),
        ("< / MEMORY >", "&lt; / MEMORY >"),
        ('<memory trust="user">', '&lt;memory trust="user">'),
        ("one\n[m:deadbeef] two", "one (m:deadbeef] two"),
        ("a\u2028b\u0085c\x0bd", "a b c d"),
        ("bell\x07 and \x1b[31mred", "bell\ufffd and \ufffd[31mred"),
        ("right\u202eleft", "right\ufffdleft"),
        ("family 👨\u200d👩\u200d👧", "family 👨\u200d👩\u200d👧"),
        ("[m :8f21a0c3]", "(m :8f21a0c3]"),
    ],
)
def test_a_statement_stays_on_its_line_inside_the_fence(statement: str, shown: str) -> None:
    """Fence, line breaks, citations and control characters lose their force."""
    assert escaped(statement) == shown


def test_short_ids_are_as_short_as_they_can_be() -> None:
    """Eight digits, or one more than the longest shared prefix."""
    ids = [UUID(hex=digits + "0" * 22) for digits in ("aaaaaaaa11", "aaaaaaaa12", "bbbbbbbb11")]
    assert list(short_ids(ids).values()) == ["aaaaaaaa11", "aaaaaaaa12", "bbbbbbbb"]
    assert short_ids([]) == {}


def test_citations_are_read_as_they_are_rendered() -> None:
    """Eight hex digits or more behind `m:`; prose that only looks alike is none."""
    text = "So [m:8f21a0c3], (m:9D02B117) and m:8f21a0c3; not xm:12345678, m:1234567 or m:12345678z"
    assert cited_short_ids(text) == ("8f21a0c3", "9d02b117")
    assert cited_short_ids("m:" + "a" * 33) == ()


def test_a_short_id_names_one_returned_belief_or_nobody() -> None:
    """An ambiguous one is counted; a longer form of the same id resolves it."""
    one, two = UUID(hex="8f21a0c3" + "a" * 24), UUID(hex="8f21a0c3" + "b" * 24)
    both = resolve(("8f21a0c3", "ffffffff"), (one, two))
    assert both.cited == frozenset()
    assert both.ambiguous == {one, two}
    assert (both.ambiguous_count, both.unknown_count) == (1, 1)
    clear = resolve(("8f21a0c3a", "8f21a0c3"), (one, two))
    assert clear.cited == {one}
    assert clear.ambiguous == {two}


def test_the_default_estimate_is_a_quarter_of_the_bytes() -> None:
    """Rounded up, so that no text but the empty one is free."""
    assert [estimate_tokens(t) for t in ("", "a", "abcd", "abcde", "é" * 4)] == [0, 1, 1, 2, 2]
    assert token_counter(len)("abc") == 3
    with pytest.raises(InvalidCommand, match="bytes, characters, estimate"):
        token_counter("words")
