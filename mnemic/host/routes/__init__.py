"""The HTTP API by noun; each module holds one noun's routes and nothing else."""

from __future__ import annotations

from fastapi import APIRouter

from mnemic.host.routes import (
    beliefs,
    changes,
    episodes,
    erasures,
    principals,
    probes,
    recalls,
    runs,
    sessions,
    traces,
    turns,
)

# A request is matched against one after the other: what agents do all day stands first.
ROUTERS: tuple[APIRouter, ...] = (
    turns.router,
    recalls.router,
    beliefs.router,
    sessions.router,
    episodes.router,
    changes.router,
    traces.router,
    runs.router,
    erasures.router,
    principals.router,
    probes.router,
)

__all__ = ["ROUTERS"]
