"""Get a file's text and its JSON values, or say in one sentence what is wrong with it."""

from __future__ import annotations

import errno
import json
import sys
from typing import Any, NoReturn

from mnemic.errors import InvalidFile, InvalidInput

STDIN = "-"
"""The path that means standard input."""

FILE_BYTES_MAX = 256 * 1024 * 1024
"""Largest file that is read, in bytes."""

LINE_LENGTH_MAX = 16 * 1024 * 1024
"""Longest line, in characters: a longest text in which every character is escaped fits."""

SHOWN_NAME_LENGTH_MAX = 80
"""Most characters of somebody else's name, such as a key, that an error shows."""

SHOWN_PATH_LENGTH_MAX = 1_000
"""Most characters of a path that an error shows."""

_BOM = b"\xef\xbb\xbf"
_SPACE = " \t\r\n"
_FOREIGN_BOMS = (b"\xff\xfe", b"\xfe\xff")


def shown(name: str, *, length: int = SHOWN_NAME_LENGTH_MAX) -> str:
    """Make a name from outside safe to print: one line, no control characters, bounded."""
    safe = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in name)
    return safe if len(safe) <= length else safe[: length - 1] + "…"


def shown_path(path: str) -> str:
    """Name a file the way errors and reports do."""
    return "standard input" if path == STDIN else shown(path, length=SHOWN_PATH_LENGTH_MAX)


class Source:
    """Hold one file's text and point at its places.

    `name` is how errors call it. Reading raises `InvalidInput` for a file that cannot
    be read and `InvalidFile` for one that is not UTF-8.
    """

    def __init__(self, path: str) -> None:
        self.name = shown_path(path)
        self.text = self._decoded(self._bytes(path))

    def refuse(self, line: int, field: str, message: str) -> NoReturn:
        """Raise `InvalidFile` for a place in this file."""
        raise InvalidFile(self.name, line, field, message) from None

    def line_at(self, offset: int) -> int:
        """Give the number, from 1, of the line that holds a character offset."""
        return self.text.count("\n", 0, offset) + 1

    def lines(self) -> list[tuple[int, str]]:
        """Give the lines that hold something, with their numbers from 1."""
        # Only "\n" ends a line: U+2028 and its like may stand inside a JSON string.
        numbered = enumerate(self.text.split("\n"), start=1)
        kept = [(number, line.strip(_SPACE)) for number, line in numbered]
        return [(number, line) for number, line in kept if line]

    def value(self, line: int, document: str) -> Any:
        """Decode one line as JSON; raise `InvalidFile` with the line."""
        if len(document) > LINE_LENGTH_MAX:
            self.refuse(line, "JSON", f"the line is longer than {LINE_LENGTH_MAX} characters")
        try:
            return _DECODER.decode(document)
        except json.JSONDecodeError as error:
            if error.pos >= len(document):
                self.refuse(line, "JSON", "the line ends too early")
            self.refuse(line, "JSON", f"it is not valid JSON at column {error.colno}")
        except _DuplicateKey as error:
            self.refuse(line, shown(error.key), "the key is there twice")
        except (ValueError, RecursionError):
            self.refuse(line, "JSON", _BEYOND_JSON)

    def value_from(self, offset: int) -> tuple[Any, int]:
        """Decode the JSON value that starts at an offset; give it and where it ends."""
        try:
            value, end = _DECODER.raw_decode(self.text, offset)
        except json.JSONDecodeError as error:
            if error.pos >= len(self.text):
                self.refuse(error.lineno, "JSON", "the file ends too early")
            self.refuse(error.lineno, "JSON", f"it is not valid JSON at column {error.colno}")
        except _DuplicateKey as error:
            self.refuse(self.line_at(offset), shown(error.key), "the key is there twice")
        except (ValueError, RecursionError):
            self.refuse(self.line_at(offset), "JSON", _BEYOND_JSON)
        return value, end

    def key_from(self, offset: int) -> tuple[str, int]:
        """Decode an object's key and its colon; give the key and where its value starts."""
        self.expect(offset, '"')
        key, end = self.value_from(offset)
        end = self.after_space(end)
        self.expect(end, ":")
        return key, self.after_space(end + 1)

    def after_space(self, offset: int) -> int:
        """Give the offset of the next character that is not JSON white space."""
        text, length = self.text, len(self.text)
        while offset < length and text[offset] in _SPACE:
            offset += 1
        return offset

    def expect(self, offset: int, characters: str) -> str:
        """Give the character at an offset, which must be one of these."""
        found = self.text[offset : offset + 1]
        if not found:
            self.refuse(self.line_at(offset), "JSON", "the file ends too early")
        if found not in characters:
            column = offset - self.text.rfind("\n", 0, offset)
            self.refuse(self.line_at(offset), "JSON", f"it is not valid JSON at column {column}")
        return found

    def _bytes(self, path: str) -> bytes:
        try:
            if path == STDIN:
                data = sys.stdin.buffer.read(FILE_BYTES_MAX + 1)
            else:
                with open(path, "rb") as file:
                    data = file.read(FILE_BYTES_MAX + 1)
        except OSError as error:
            raise InvalidInput(f"{self.name}: {_why(error)}") from None
        if len(data) > FILE_BYTES_MAX:
            megabytes = FILE_BYTES_MAX // (1024 * 1024)
            raise InvalidInput(f"{self.name}: it is larger than {megabytes} MiB; split it")
        return data

    def _decoded(self, data: bytes) -> str:
        if data.startswith(_FOREIGN_BOMS):
            self.refuse(1, "encoding", "it is UTF-16; save the file as UTF-8")
        data = data.removeprefix(_BOM)
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            place = error.start - data.rfind(b"\n", 0, error.start)
            self.refuse(line, "encoding", f"byte {place} is not UTF-8; save the file as UTF-8")


_BEYOND_JSON = "it holds NaN, a number that is too long, or too many levels of nesting"


class _DuplicateKey(Exception):
    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    # Of two equal keys json keeps the last one, silently: somebody's words would be lost.
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _DuplicateKey(key)
        found[key] = value
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


_DECODER = json.JSONDecoder(object_pairs_hook=_unique, parse_constant=_no_constant)


def _why(error: OSError) -> str:
    if error.errno == errno.ENOENT:
        return "there is no such file"
    if error.errno == errno.EISDIR:
        return "it is a directory; name a file"
    if error.errno == errno.EACCES:
        return "you may not read it"
    return f"it cannot be read ({error.strerror or type(error).__name__})"
