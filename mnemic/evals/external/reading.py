"""Read a dataset's file record by record, without holding it all in objects.

The file is mapped into memory and cut into records; each is decoded when it is needed.
"""

from __future__ import annotations

import json
import mmap
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from mnemic.errors import InvalidFile
from mnemic.evals.external.scenario import ExternalScenario, Odd, Skipped

FILE_BYTES_MAX = 4 * 1024**3
"""Largest file that is read."""

RECORD_BYTES_MAX = 64 * 1024**2
"""Largest record that is decoded; a larger one is skipped."""

LENIENT_BYTES_MAX = 256 * 1024**2
"""Largest file that is read a second time, leniently, when it is no strict JSON."""

BOM = b"\xef\xbb\xbf"

_BYTE = re.compile(r"\(byte (\d+)\)")
_PLACE = re.compile(r" - at `(.*)`$")

T = TypeVar("T")
View = memoryview | msgspec.Raw


class Records:
    """Hold a dataset's file, cut into records; made by `open_records`."""

    def __init__(self, path: Path, mapped: mmap.mmap, *, lines: bool) -> None:
        self._path = path
        self._mapped = mapped
        self.file_sha256 = sha256(mapped).hexdigest()
        self._views = self._cut_lines() if lines else self._cut_array()
        if not self._views:
            raise self.refused(0, "file", "it holds no record")

    def __len__(self) -> int:
        """Count the records."""
        return len(self._views)

    def raw(self, index: int) -> View:
        """Give one record's bytes; raises `Odd` for one that is too large."""
        view = self._views[index]
        if len(memoryview(view)) > RECORD_BYTES_MAX:
            raise Odd("the record is larger than 64 MiB")
        return view

    def refused(self, offset: int, field: str, message: str) -> InvalidFile:
        """Make the error that names a place of the file."""
        line = self._mapped[: max(0, offset)].count(b"\n") + 1
        return InvalidFile(str(self._path), line, field, message)

    def refused_record(self, index: int, message: str) -> InvalidFile:
        """Make the error that names a place inside a record."""
        offset = self._mapped.find(bytes(memoryview(self._views[index])))
        said, inside = _placed(message)
        return self.refused(offset, f"record {index + 1}{inside}", said)

    def _cut_array(self) -> list[View]:
        start = len(BOM) if self._mapped[: len(BOM)] == BOM else 0
        whole = memoryview(self._mapped)[start:]
        try:
            return list(msgspec.json.decode(whole, type=list[msgspec.Raw]))
        except msgspec.ValidationError:
            raise self.refused(0, "document", "it is not a JSON array of records") from None
        except RecursionError:
            raise self.refused(0, "document", "it is nested too deeply") from None
        except msgspec.DecodeError as error:
            lenient = self._cut_leniently(whole)
            if lenient is None:
                raise self._malformed(error, start) from None
            return lenient

    def _cut_leniently(self, whole: memoryview) -> list[View] | None:
        """Cut an array that holds NaN or a lone surrogate somewhere.

        The record that holds it is odd when it is decoded; the others are not.
        """
        if len(whole) > LENIENT_BYTES_MAX:
            return None
        try:
            document = json.loads(whole.tobytes())
        except (ValueError, RecursionError):
            return None
        if not isinstance(document, list):
            return None
        return [memoryview(json.dumps(record).encode()) for record in document]

    def _cut_lines(self) -> list[View]:
        whole, views = memoryview(self._mapped), list[View]()
        start = len(BOM) if self._mapped[: len(BOM)] == BOM else 0
        while start < len(whole):
            end = self._mapped.find(b"\n", start)
            end = len(whole) if end < 0 else end
            if whole[start:end].tobytes().strip():
                views.append(whole[start:end])
            start = end + 1
        return views

    def _malformed(self, error: msgspec.DecodeError, offset: int) -> InvalidFile:
        at = _BYTE.search(str(error))
        return self.refused(offset + (int(at.group(1)) if at else 0), "document", str(error))


@contextmanager
def open_records(path: Path, *, lines: bool) -> Iterator[Records]:
    """Map a file: a JSON array, or (`lines`) one JSON object a line; raises `InvalidFile`."""
    try:
        with path.open("rb") as file:
            size = path.stat().st_size
            if not 0 < size <= FILE_BYTES_MAX:
                what = "it is empty" if not size else "it is larger than 4 GiB"
                raise InvalidFile(str(path), 1, "file", what)
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except OSError as error:
        raise InvalidFile(str(path), 1, "file", f"it cannot be read ({error.strerror})") from None
    # Views into the mapping outlive the block in tracebacks: it is left to the collector.
    yield Records(path, mapped, lines=lines)


def decoded(view: View, kind: type[T], where: str = "") -> T:
    """Decode a record or the part of one at `where`; raises `Odd` naming the place inside."""
    try:
        return msgspec.json.decode(view, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        said, inside = _placed(str(error))
        raise Odd(f"{said} - at `${where}{inside}`" if where or inside else said) from None


def _placed(message: str) -> tuple[str, str]:
    """Part a message from the place that it ends with."""
    place = _PLACE.search(message)
    if place is None:
        return message, ""
    return message[: place.start()], place.group(1).removeprefix("$")


def each(views: list[msgspec.Raw], kind: type[T], skipped: Skipped, what: str) -> list[T | None]:
    """Decode the parts of a list; an odd one is counted and leaves None in its place."""
    read: list[T | None] = []
    for view in views:
        try:
            read.append(decoded(view, kind))
        except Odd:
            skipped[what] += 1
            read.append(None)
    return read


def number_text(value: Any) -> str:
    """Give an answer as text; 2.0 is 2."""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


class Surveyed(Struct, frozen=True):
    """Hold one well-shaped record's place and size, after a first reading."""

    index: int
    sessions: int
    probes: int


Mapper = Callable[[View, Skipped], ExternalScenario]


def survey(records: Records, mapped: Mapper) -> tuple[list[Surveyed], Skipped]:
    """Read every record once; raises `InvalidFile` when none is of the shape.

    An odd record among others is counted and left out.
    """
    found: list[Surveyed] = []
    skipped = Skipped()
    first: tuple[int, str] | None = None
    for index in range(len(records)):
        try:
            scenario = mapped(records.raw(index), skipped)
        except Odd as odd:
            skipped["records"] += 1
            first = first or (index, str(odd))
            continue
        found.append(Surveyed(index, len(scenario.sessions), len(scenario.probes)))
    if not found:
        assert first is not None
        raise records.refused_record(*first)
    return found, skipped
