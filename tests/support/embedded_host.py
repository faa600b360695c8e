"""Be one host process on a data directory, driven by lines on standard input.

    python -m tests.support.embedded_host DIRECTORY BACKEND

It opens the embedded server, prints one JSON line, and then answers each command line
(`ensure`, `statistics`) with another; end of input closes the server. A refusal prints
`{"error": TYPE, "message": TEXT}` and ends with status 1.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import anyio
import anyio.to_thread

from mnemic.errors import MnemicError
from mnemic.stores.embedded import EmbeddedServer, embedded_server


def _say(**fields: object) -> None:
    print(json.dumps(fields), flush=True)


def _state(server: EmbeddedServer) -> dict[str, object]:
    statistics = server.statistics()
    return {
        "dsn": server.dsn,
        "owner": statistics.owner,
        "pid": statistics.pid,
        "starts": statistics.starts,
        "attaches": statistics.attaches,
    }


async def main(directory: str) -> None:
    """Serve commands until the input ends."""
    async with embedded_server(Path(directory)) as server:
        _say(**_state(server))
        while line := await anyio.to_thread.run_sync(sys.stdin.readline):
            if line.strip() == "ensure":
                waited = await server.ensure_alive()
                _say(waited=waited, **_state(server))
            else:
                _say(**_state(server))


if __name__ == "__main__":
    try:
        anyio.run(main, sys.argv[1], backend=sys.argv[2])
    except MnemicError as error:
        _say(error=type(error).__name__, message=str(error))
        sys.exit(1)
