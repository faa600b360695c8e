"""Events for operators: fields, never prose, and never a word of what was told.

They go to the standard logger `mnemic`, so a host shows, stores or drops them as it does
with its own. An error's message may quote what was told; its type and the line of code
that raised it cannot.
"""

from __future__ import annotations

import logging
from collections.abc import MutableMapping
from datetime import datetime
from traceback import walk_tb
from typing import Any

import structlog

from mnemic.activation.selection import Selection
from mnemic.memory.model import Principal

LOGGER = "mnemic"
"""The name of the standard logger that every event goes to."""

FIELDS = "mnemic_fields"
"""The attribute of a log record that holds an event's fields."""

# A library says nothing by itself: without a handler of the host's, events are dropped.
logging.getLogger(LOGGER).addHandler(logging.NullHandler())


def turn_failed(whose: Principal, message_kind: str, error: BaseException) -> None:
    """Say that handling a message raised, which type and at which line of code."""
    _log().error(
        "turn_failed",
        principal=str(whose),
        message=message_kind,
        reason=type(error).__name__,
        at=_place(error),
    )


def quarantined(whose: Principal, reason: str, until: datetime, count: int) -> None:
    """Say that an actor is shut off, until when, and for which time in a row."""
    _log().error(
        "principal_quarantined",
        principal=str(whose),
        reason=reason,
        until=until.isoformat(),
        count=count,
    )


def fenced(whose: Principal, epoch: int) -> None:
    """Say that another host has taken the principal."""
    _log().info("principal_fenced", principal=str(whose), epoch=epoch)


def provider_failed(stage: str, error: BaseException) -> None:
    """Say that asking a provider raised what no provider should raise."""
    _log().error("provider_failed", stage=stage, reason=type(error).__name__, at=_place(error))


def pipeline_failed(whose: Principal, policy: str, error: BaseException) -> None:
    """Say that a provider's answer could not be worked through; the fallback formed alone."""
    _log().error(
        "pipeline_failed",
        principal=str(whose),
        policy=policy,
        reason=type(error).__name__,
        at=_place(error),
    )


def formation_selected(selection: Selection) -> None:
    """Say which formation policy runs and why; codes and names, never content.

    An operator's artifact that no release could be compared with is a warning.
    """
    log = _log()
    compared = selection.compared
    log.info(
        "formation_selected",
        policy=selection.policy,
        extractor=selection.extractor,
        reason=selection.reason.value,
        cause=None if selection.cause is None else selection.cause.value,
        mode=selection.mode.value,
        pin=selection.pin,
        artifact=selection.artifact,
        model_policy=None if compared is None else compared.model_policy,
        model=None if compared is None else f"{compared.provider}:{compared.model}",
        reasoning_effort=None if compared is None else compared.reasoning_effort,
        chat_model=selection.chat_model,
        refused=[f"{r.artifact}:{r.formation_policy}:{r.reason.value}" for r in selection.refused],
    )
    if selection.release_unknown:
        log.warning("formation_evidence_unbound", artifact=selection.artifact)


def sweep_failed(name: str, reason: str) -> None:
    """Say that a sweep's round could not be done; the next one comes."""
    _log().warning("sweep_failed", sweep=name, reason=reason)


def host_event(event: str, **fields: str | float | bool | None) -> None:
    """Say what a host does: codes, counts and addresses, never what it was asked."""
    _log().info(event, **fields)


def request_failed(route: str, error: BaseException) -> None:
    """Say that a request raised what nothing expected, which type and at which line of code."""
    _log().error("request_failed", route=route, reason=type(error).__name__, at=_place(error))


def _log() -> structlog.stdlib.BoundLogger:
    logger: structlog.stdlib.BoundLogger = structlog.wrap_logger(
        logging.getLogger(LOGGER),
        processors=[_rendered],
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    return logger


_AS_TEXT = structlog.processors.KeyValueRenderer(key_order=["event"])


def _rendered(
    logger: logging.Logger, method: str, event: MutableMapping[str, Any]
) -> tuple[tuple[str], dict[str, Any]]:
    """Write an event as text, and lay its fields beside it for a host that writes JSON."""
    fields = dict(event)
    return (_AS_TEXT(logger, method, event),), {"extra": {FIELDS: fields}}


def _place(error: BaseException) -> str:
    """Name the innermost line of code in an error's traceback."""
    place = "unknown"
    for frame, line in walk_tb(error.__traceback__):
        place = f"{frame.f_globals.get('__name__', 'unknown')}:{line}"
    return place
