"""Run a command's work on the event loop of production, and end it well when interrupted."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from importlib.util import find_spec
from typing import TypeVar

import anyio
import typer

from mnemic.actors.collector import settle_collector
from mnemic.cli import EXIT_INTERRUPTED
from mnemic.errors import MnemicError

T = TypeVar("T")


def complete(work: Callable[[], Awaitable[T]], *, interrupted: str = "stopped") -> T:
    """Run `work` to its end; on Ctrl-C say `interrupted` and exit with status 130.

    Raises the one `MnemicError` that ended it, out of whatever groups it came in.
    """
    settle_collector()
    options = {"use_uvloop": find_spec("uvloop") is not None}
    try:
        return anyio.run(work, backend="asyncio", backend_options=options)
    except KeyboardInterrupt:
        print(f"mnemic: {interrupted}", file=sys.stderr)
        raise typer.Exit(EXIT_INTERRUPTED) from None
    except BaseExceptionGroup as group:
        raise _single(group) from None


def _single(group: BaseExceptionGroup[BaseException]) -> BaseException:
    """Give the group's own error when all of it is ours, or else the group."""
    ours, others = group.split(MnemicError)
    if ours is None or others is not None:
        return group
    error: BaseException = ours
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error
