"""What a target is, and how its work is counted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

from msgspec import Struct


class Target(Struct, frozen=True):
    """Name something that reads what others wrote.

    `run` takes any bytes. It returns when they were read or refused as documented, and
    raises whatever else came out: a crash, or a promise that does not hold. `corpus` are
    well-shaped inputs to begin from. `is_text` tells that the bytes are a text a person
    may have written, of any length, so that its work may grow no faster than the text.
    """

    name: str
    run: Callable[[bytes], None]
    corpus: tuple[bytes, ...]
    is_text: bool = False


def text_of(data: bytes) -> str:
    """Read bytes as a text: what is no UTF-8 becomes the mark for it, a NUL a space."""
    return data.decode("utf-8", "replace").replace("\0", " ")


def counted_calls(work: Callable[[bytes], None], data: bytes) -> int:
    """Count the calls and returns of Python and C functions that a piece of work makes."""
    count = 0

    def tick(frame: FrameType, event: str, arg: object) -> None:
        nonlocal count
        del frame, event, arg
        count += 1

    before = sys.getprofile()
    sys.setprofile(tick)
    try:
        work(data)
    finally:
        sys.setprofile(before)
    return count
