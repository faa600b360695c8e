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

ROUTERS: tuple[APIRouter, ...] = (
    probes.router,
    principals.router,
    sessions.router,
    turns.router,
    recalls.router,
    beliefs.router,
    episodes.router,
    traces.router,
    changes.router,
    runs.router,
    erasures.router,
)

__all__ = ["ROUTERS"]
