"""Be the host that a bench measures, in a process of its own.

    python -m mnemic.evals.host_child STORE

STORE is an address. It serves without tokens on a free port of the loopback, prints its URL
on a line, and stops on SIGTERM.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec

import anyio

from mnemic.actors.collector import settle_collector
from mnemic.host.serving import Serving, serve
from mnemic.host.settings import RequestLimits, Settings

UNBOUNDED = RequestLimits(requests_per_s=1_000_000, burst=1_000_000)
"""The rate of a token is not what is measured."""


def _ready(serving: Serving) -> None:
    print(serving.url, flush=True)


async def main(storage: str) -> None:
    """Serve until SIGTERM."""
    settings = Settings(port=0, no_auth=True, limits=UNBOUNDED)
    await serve(settings, ready=_ready, storage=storage)


if __name__ == "__main__":
    settle_collector()
    anyio.run(main, sys.argv[1], backend_options={"use_uvloop": find_spec("uvloop") is not None})
