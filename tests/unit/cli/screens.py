"""Screens that tests can read."""

from __future__ import annotations

import io

from mnemic.cli.screen import PLAIN_WIDTH, Screen


class FakeStream(io.TextIOWrapper):
    """Collect what is written, in an encoding, as a terminal or not."""

    def __init__(self, *, encoding: str = "utf-8", terminal: bool = False) -> None:
        self.bytes = io.BytesIO()
        super().__init__(self.bytes, encoding=encoding, write_through=True)
        self._terminal = terminal

    def isatty(self) -> bool:
        """Tell whether it plays a terminal."""
        return self._terminal

    def text(self) -> str:
        """Give what was written."""
        return self.bytes.getvalue().decode(self.encoding)


def screen(*, columns: int | None = None, encoding: str = "utf-8") -> tuple[Screen, FakeStream]:
    """Make a plain screen, or one of a width."""
    stream = FakeStream(encoding=encoding)
    made = Screen(stream)
    # Whatever the environment of the tests says.
    made.columns = PLAIN_WIDTH if columns is None else columns
    return made, stream
