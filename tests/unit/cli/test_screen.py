"""What is printed fits its reader, and somebody's words never steer a terminal."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Text

from mnemic.cli.screen import Outlet, Screen, harmless, write_document
from tests.unit.cli.screens import screen


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("plain words", "plain words"),
        ("  two\n lines\tand a tab ", "two lines and a tab"),
        ("clear \x1b[2J screen", "clear \ufffd[2J screen"),
        ("turn \u202eback\u2069", "turn \ufffdback\ufffd"),
        ("beep\x07 null\x00", "beep\ufffd null\ufffd"),
        ("lone \ud800", "lone \ufffd"),
        ("Zoë 👩‍🔬 東京", "Zoë 👩‍🔬 東京"),
        ("", ""),
    ],
)
def test_words_are_made_harmless(words: str, shown: str) -> None:
    """Control and direction characters are replaced, everything else is kept."""
    assert harmless(words) == shown


@given(st.text())
def test_harmless_words_are_one_printable_line(words: str) -> None:
    """Whatever the words, what is shown has no control character in it."""
    shown = harmless(words)
    assert "\n" not in shown
    assert "\x1b" not in shown
    assert shown == harmless(shown)


def test_long_lines_hang_behind_their_mark() -> None:
    """Further lines are indented by the mark, and no line is wider than the screen."""
    made, stream = screen(columns=44)
    made.hanging(Text("  + "), Text("a statement that is longer than one line of the screen"))
    assert stream.text() == ("  + a statement that is longer than one line\n    of the screen\n")


def test_a_bar_runs_on_along_its_paragraph() -> None:
    """What is quoted verbatim stays recognizable on every line."""
    made, stream = screen(columns=44)
    made.hanging(Text("  │ "), Text("a statement that is longer than one line of the screen"))
    assert stream.text() == ("  │ a statement that is longer than one line\n  │ of the screen\n")


def test_nothing_is_wrapped_where_nobody_looks() -> None:
    """Piped output keeps a paragraph on one line, for grep."""
    made, stream = screen()
    made.line("word " * 300)
    assert stream.text() == ("word " * 300).rstrip() + "\n"


def test_an_encoding_that_lacks_a_character_does_not_stop_the_output() -> None:
    """On an ASCII terminal our signs have plain forms; others become question marks."""
    made, stream = screen(encoding="ascii")
    made.line("Zoë · “ok” → …")
    assert stream.text() == 'Zo? - "ok" -> ...\n'


class _Closed(io.TextIOWrapper):
    """A pipe whose reader is gone."""

    def write(self, text: str) -> int:
        raise BrokenPipeError(text)


def test_a_reader_that_goes_away_silences_the_screen(tmp_path: Path) -> None:
    """The first write that finds nobody is the last one, and raises nothing."""
    with (tmp_path / "pipe").open("wb") as file:
        stream = _Closed(file)
        made = Screen(stream)
        made.line("one")
        made.line("two")
        assert isinstance(made.outlet, Outlet)
        assert not made.outlet.is_open
        assert os.fstat(file.fileno()).st_rdev == os.stat(os.devnull).st_rdev


def test_a_document_is_utf8_whatever_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """`--json` writes UTF-8 even where the locale says ASCII."""
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    write_document('{"a":"ë"}'.encode())
    assert written.getvalue() == '{"a":"ë"}\n'.encode()
