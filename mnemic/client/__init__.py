"""Memory behind a host, with the verbs and types of the in-process API.

    async with mnemic.client.open_memory("http://127.0.0.1:8733", token="mnt_…") as memory:
        ada = memory.principal("acme", "ada")

That line is all that differs from `mnemic.open_memory("embedded:./data")`; without an event
loop it is `mnemic.client.sync.open_memory`. Every write has an idempotency key, and is sent
again under it, a bounded number of times, when the connection or the host fails.
"""

from __future__ import annotations

from mnemic.extras import extra

with extra("client", "httpx"):
    from mnemic.client.asynchronous import (
        RemoteMemory,
        RemotePrincipal,
        RemoteSession,
        open_memory,
    )
from mnemic.client.retries import DEFAULT_RETRIES, Retries

__all__ = [
    "DEFAULT_RETRIES",
    "RemoteMemory",
    "RemotePrincipal",
    "RemoteSession",
    "Retries",
    "open_memory",
]
