"""The agent host: one long-running process that agents in any language talk to.

`open_host` gives the service that every surface stands on, `create_app` the HTTP surface,
and `serve` runs it until a signal.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mnemic.host.app import Surface, create_app
    from mnemic.host.service import Host, open_host
    from mnemic.host.serving import Serving, serve
    from mnemic.host.settings import Settings, load_settings
    from mnemic.host.tokens import Caller, Right, TokenFile

__all__ = [
    "Caller",
    "Host",
    "Right",
    "Serving",
    "Settings",
    "Surface",
    "TokenFile",
    "create_app",
    "load_settings",
    "open_host",
    "serve",
]

_HOMES = {
    **dict.fromkeys(("Caller", "Right", "TokenFile"), "mnemic.host.tokens"),
    **dict.fromkeys(("Host", "open_host"), "mnemic.host.service"),
    **dict.fromkeys(("Serving", "serve"), "mnemic.host.serving"),
    **dict.fromkeys(("Settings", "load_settings"), "mnemic.host.settings"),
    **dict.fromkeys(("Surface", "create_app"), "mnemic.host.app"),
}


def __getattr__(name: str) -> object:
    # Whoever makes a token needs neither a web framework nor the grammar.
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value
