"""`mnemic status`: ask a running host how it does."""

from __future__ import annotations

import http.client
from urllib.parse import urlsplit

from mnemic.cli.screen import Screen, write_document
from mnemic.cli.wording import counted
from mnemic.errors import InvalidInput, ServerUnavailable
from mnemic.memory.model import decode, encode
from mnemic.memory.model.codec import DecodeError
from mnemic.wire import HostStatus

PATIENCE_S = 5.0
"""Longest wait for the host, in seconds."""

ANSWER_BYTES_MAX = 1_048_576
EXIT_NOT_READY = 1


def show(url: str, *, as_json: bool) -> int:
    """Show a host's state; status 1 when it is not ready."""
    status = _asked(url)
    if as_json:
        write_document(encode(status))
    else:
        _written(Screen(), url, status)
    return 0 if status.is_ready else EXIT_NOT_READY


def _asked(url: str) -> HostStatus:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise InvalidInput("url: give the host's address, such as http://127.0.0.1:8733")
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    try:
        connection = kind(parts.hostname, parts.port, timeout=PATIENCE_S)
        connection.request("GET", f"{parts.path.rstrip('/')}/status")
        response = connection.getresponse()
        document = response.read(ANSWER_BYTES_MAX)
        connection.close()
    except ValueError:
        raise InvalidInput("url: its port is no port number") from None
    except (OSError, http.client.HTTPException) as error:
        raise ServerUnavailable(
            f"no host answers at {url} ({type(error).__name__}); `mnemic serve` starts one, and "
            "--url names another"
        ) from None
    try:
        return decode(HostStatus, document)
    except DecodeError:
        raise ServerUnavailable(
            f"what answers at {url} is no mnemic host of this version"
        ) from None


def _written(screen: Screen, url: str, status: HostStatus) -> None:
    state = "ready" if status.is_ready else f"not ready: {status.reason}"
    screen.line(f"{url}: {state}")
    screen.line(f"  version    {status.version}, up for {_duration(status.uptime_s)}")
    screen.line(f"  store      {status.store_kind}, schema revision {status.revision or 'unknown'}")
    policies = ", ".join(status.policies.values())
    screen.line(f"  policies   {policies}")
    known = "unknown" if status.principals is None else f"{status.principals:,}"
    screen.line(f"  principals {known}, {status.active:,} active, {status.quarantined} quarantined")
    screen.line(
        f"  messages   {status.accepted:,} accepted, {status.waiting:,} waiting; "
        f"{counted(status.commits, 'commit')} in {counted(status.batches, 'batch', 'batches')}"
    )
    screen.line(
        f"  requests   {status.requests:,}; {counted(status.consolidations, 'consolidation')} "
        f"under way; {counted(status.lost_traces, 'trace')} lost"
    )
    screen.line(f"  tokens     {status.tokens}")
    for name, sweep in status.sweeps.items():
        done = f"{counted(sweep['ticks'], 'round')}, {sweep['done']:,} done"
        failed = f", {sweep['failed']:,} failed" if sweep["failed"] else ""
        screen.line(f"  sweep      {name}: {done}{failed}")


def _duration(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    parts = [(days, "d"), (hours, "h"), (minutes, "min"), (rest, "s")]
    shown = [f"{value} {unit}" for value, unit in parts if value]
    return " ".join(shown[:2]) or "0 s"
