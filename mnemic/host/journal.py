"""Write a host's log to standard error: one event a line, as text or as JSON."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

from mnemic.actors.log import FIELDS, LOGGER
from mnemic.host.settings import LogSettings


class _Lines(logging.Formatter):
    def __init__(self, *, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        level = record.levelname.lower()
        if not self._as_json:
            return f"{at} {level} {record.getMessage()}"
        fields = getattr(record, FIELDS, None) or {"event": record.getMessage()}
        return json.dumps({"at": at, "level": level, **fields}, default=str)


@contextmanager
def journal(settings: LogSettings) -> Iterator[None]:
    """Show the events of `mnemic` for the block's duration."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Lines(as_json=settings.format == "json"))
    logger = logging.getLogger(LOGGER)
    before = (logger.level, logger.propagate)
    logger.addHandler(handler)
    logger.setLevel(settings.level.upper())
    logger.propagate = False
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.level, logger.propagate = before
