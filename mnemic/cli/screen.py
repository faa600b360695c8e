"""Write to people: styled on a terminal, plain elsewhere, and never broken by either.

Everything that is shown may hold somebody's words, so control characters, which could
move the cursor or reverse the line, are replaced before they reach a terminal. A reader
that goes away (`| head`) silences the screen; the work goes on.
"""

from __future__ import annotations

import os
import sys
import unicodedata
from typing import IO, TextIO, cast

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

PLAIN_WIDTH = 4_096
"""Columns where nothing has to fit a terminal: lines are left whole, for grep."""

WIDTH_MIN = 40
"""Least columns that are written for; a narrower terminal wraps by itself."""

WIDTH_MAX = 100
"""Most columns that prose is laid out in: longer lines are hard to read."""

_REVERSERS = frozenset(
    "\N{LEFT-TO-RIGHT MARK}\N{RIGHT-TO-LEFT MARK}\N{ARABIC LETTER MARK}"
    "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
_HIDDEN = frozenset({"Cc", "Cs", "Zl", "Zp"})


_PLAIN = str.maketrans(
    {"·": "-", "→": "->", "…": "...", "“": '"', "”": '"', "↻": "~", "−": "-", "×": "x", "│": "|"}
)
"""Our own signs, for a terminal that has only ASCII."""


def harmless(text: str) -> str:
    """Make somebody's words safe to print on one line."""
    flat = " ".join(text.split())
    if flat.isascii() and flat.isprintable():
        return flat
    return "".join("\N{REPLACEMENT CHARACTER}" if _hides(c) else c for c in flat)


def _hides(character: str) -> bool:
    return character in _REVERSERS or unicodedata.category(character) in _HIDDEN


class Outlet:
    """Pass text on to a stream until its reader goes away, then swallow it.

    It has what rich asks of a file. It owns nothing: closing the stream is not its to do.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.is_open = True

    @property
    def encoding(self) -> str:
        """Give the stream's encoding."""
        return self._stream.encoding or "utf-8"

    def isatty(self) -> bool:
        """Tell whether a person is looking."""
        return self._stream.isatty()

    def fileno(self) -> int:
        """Give the stream's descriptor."""
        return self._stream.fileno()

    def write(self, text: str) -> int:
        """Write, unless nobody reads any more."""
        if self.is_open:
            try:
                self._stream.write(text)
            except UnicodeEncodeError:
                plain = text.translate(_PLAIN)
                self._stream.write(plain.encode(self.encoding, "replace").decode(self.encoding))
            except BrokenPipeError:
                self._close_quietly()
        return len(text)

    def flush(self) -> None:
        """Flush, unless nobody reads any more."""
        if self.is_open:
            try:
                self._stream.flush()
            except BrokenPipeError:
                self._close_quietly()

    def _close_quietly(self) -> None:
        self.is_open = False
        silence(self._stream)


class Screen:
    """Print lines with hanging indents; `is_terminal` tells whether a person is looking."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self.outlet = Outlet(sys.stdout if stream is None else stream)
        self.is_terminal = self.outlet.isatty()
        self.console = Console(
            file=cast("IO[str]", self.outlet),
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=False,
        )
        fits = self.is_terminal or "COLUMNS" in os.environ
        self.columns = self.console.width if fits else PLAIN_WIDTH

    @property
    def width(self) -> int:
        """Give the columns to lay out in."""
        if self.columns == PLAIN_WIDTH:
            return PLAIN_WIDTH
        return max(WIDTH_MIN, min(self.columns, WIDTH_MAX))

    def line(self, text: Text | str = "", style: str = "") -> None:
        """Print one paragraph, wrapped at the margin."""
        self.hanging(Text(), text if isinstance(text, Text) else Text(text, style=style))

    def hanging(self, mark: Text, body: Text) -> None:
        """Print a paragraph behind a mark; its further lines are indented by the mark."""
        indent = cell_len(mark.plain)
        # A bar runs on along its paragraph; every other mark stands at its first line only.
        below = Text("".join(c if c == "│" else " " * cell_len(c) for c in mark.plain), mark.style)
        lines = body.wrap(self.console, max(self.width - indent, WIDTH_MIN // 2)) or [Text()]
        for number, part in enumerate(lines):
            part.rstrip()
            lead = mark if number == 0 else below
            whole = Text.assemble(lead, part)
            whole.rstrip()
            self.console.print(whole, soft_wrap=True)


def write_document(document: bytes) -> None:
    """Write one encoded document and a newline to standard output, always as UTF-8."""
    try:
        sys.stdout.buffer.write(document + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        silence(sys.stdout)


def silence(stream: TextIO) -> None:
    """Point a stream whose reader went away at nothing.

    What is still buffered would otherwise be flushed, and fail, when the interpreter ends.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
