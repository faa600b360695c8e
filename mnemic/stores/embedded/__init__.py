"""Run a private PostgreSQL, whose binaries come with pip, in a data directory.

    async with embedded_server(Path("data")) as server:
        pool = await asyncpg.create_pool(server.dsn)
        ...                              # a connection failed:
        await server.ensure_alive()      # then connect again, to the same address

Who the server runs as, since PostgreSQL refuses root:

- An ordinary user's server runs as that user. Where it has no account entry, as in many
  containers, the cluster is made in a user namespace, because `initdb` wants a name.
- Root on another user's directory serves it as that user.
- Root on its own directory serves it in a user namespace: root's files, no privilege.
- Root where namespaces are refused, as in most containers, gives the directory for good
  to `postgres` or `nobody` and serves it as that user.

The last one needs a way to the data and to the binaries that this user may go; where
there is none the error says so, and no directory above is ever opened for it.
"""

from __future__ import annotations

from mnemic.stores.embedded.binaries import BINARIES_VARIABLE, find_binaries
from mnemic.stores.embedded.server import EmbeddedServer, ServerStatistics, embedded_server

__all__ = [
    "BINARIES_VARIABLE",
    "EmbeddedServer",
    "ServerStatistics",
    "embedded_server",
    "find_binaries",
]
