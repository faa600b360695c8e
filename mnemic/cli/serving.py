"""`mnemic serve`: run a host in the foreground until a signal."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from mnemic.cli import EXIT_INTERRUPTED
from mnemic.cli.loop import complete
from mnemic.extras import extra

if TYPE_CHECKING:
    from mnemic.host.serving import Serving
    from mnemic.host.settings import Settings

EXTRA_PACKAGES = ("fastapi", "mcp", "prometheus_client", "starlette", "uvicorn")


def serve(config: Path | None, given: Mapping[str, object]) -> int:
    """Serve; status 0 after a drain that kept its order, 130 when a second signal cut it."""
    from mnemic.host.settings import load_settings  # noqa: PLC0415 - the command may be others'

    settings = load_settings(config, given, store=named_store())
    with extra("host", *EXTRA_PACKAGES):
        from mnemic.host.journal import journal  # noqa: PLC0415
        from mnemic.host.mcp.http import mcp_surface  # noqa: PLC0415
        from mnemic.host.serving import serve as run  # noqa: PLC0415
    with journal(settings.log):
        in_order = complete(
            lambda: run(settings, surfaces=(mcp_surface,), ready=lambda now: _say(settings, now))
        )
    return 0 if in_order else EXIT_INTERRUPTED


def named_store() -> str | None:
    """Give the store that the environment names, for when nothing else does."""
    return os.environ.get("MNEMIC_DSN") or os.environ.get("MNEMIC_STORE") or None


def _say(settings: Settings, serving: Serving) -> None:
    who = "without tokens" if settings.no_auth else f"tokens in {settings.tokens_path()}"
    where = settings.data_directory or f"a store ({settings.store_kind})"
    if not settings.is_loopback:
        print(
            "mnemic: other machines reach it in the clear; put a proxy with TLS before it",
            file=sys.stderr,
        )
    print(
        f"mnemic: serving {where} at {serving.url} ({who}); Ctrl-C stops it",
        file=sys.stderr,
        flush=True,
    )
