"""Run a private PostgreSQL, whose binaries come with pip, in a data directory."""

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
