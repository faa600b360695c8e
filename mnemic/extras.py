"""Say in one sentence which extra something needs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mnemic.errors import MissingExtra


@contextmanager
def extra(name: str, *modules: str) -> Iterator[None]:
    """Import what an extra brings inside this block.

    Raises `MissingExtra` when one of its top-level `modules` is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in modules:
            raise
        raise MissingExtra(name, missing) from None
