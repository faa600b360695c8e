"""Memory over the Model Context Protocol: one server, over stdio and over HTTP."""

from __future__ import annotations

from mnemic.host.mcp.server import AccessOf, memory_server, only
from mnemic.host.mcp.stdio import fresh, quiet, serve_stdio

__all__ = ["AccessOf", "fresh", "memory_server", "only", "quiet", "serve_stdio"]
