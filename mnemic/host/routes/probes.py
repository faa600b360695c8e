"""Probes: is the process alive, can it serve, what has it counted. Nobody's name is in any."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from mnemic import __version__
from mnemic.host.metrics import METRICS_TYPE
from mnemic.host.openapi import operation
from mnemic.host.problems import body_of as problem_body
from mnemic.host.problems import headers_of, problem
from mnemic.host.requests import answer, host_of
from mnemic.host.settings import is_loopback
from mnemic.host.status import status_of
from mnemic.wire import Health, HostStatus

router = APIRouter(tags=["probes"])


@router.get("/healthz", **operation(Health, is_public=True))
async def healthz() -> Response:
    """Say that the process answers."""
    return answer(Health("ok", __version__))


@router.get("/readyz", **operation(Health, is_public=True, also={503: Health}))
async def readyz(request: Request) -> Response:
    """Say whether the store answers on the right revision and the host is not stopping."""
    look = await host_of(request).readiness()
    if look.reason is None:
        return answer(Health("ready", __version__))
    return answer(Health("not_ready", __version__, look.reason), 503)


@router.get("/status", **operation(HostStatus, is_public=True))
async def status(request: Request) -> Response:
    """Describe the host in counts and versions, for `mnemic status`."""
    if not _may_look(request):
        return _not_here()
    return answer(await status_of(host_of(request)))


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Give everything counted, in Prometheus' text format."""
    if not _may_look(request):
        return _not_here()
    return Response(host_of(request).metrics.page(), media_type=METRICS_TYPE)


def _may_look(request: Request) -> bool:
    """Tell whether the caller may see counts: they add up what all tenants do."""
    who = host_of(request).settings.metrics
    peer = request.client
    return who == "all" or (who == "local" and peer is not None and is_loopback(peer.host))


def _not_here() -> Response:
    told = problem(404, "not_found", "Not found", "this host shows its counts to others")
    return Response(problem_body(told), 404, headers_of(told))
