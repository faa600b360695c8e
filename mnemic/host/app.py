"""The application: routes by noun, errors as problems, the guard around it all."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from mnemic import __version__
from mnemic.errors import MnemicError
from mnemic.host.bodies import refusal
from mnemic.host.guard import UNEXPECTED, App, Guard, Refused
from mnemic.host.openapi import install_openapi
from mnemic.host.problems import body_of, headers_of, problem
from mnemic.host.requests import NotJson, host_of
from mnemic.host.routes import ROUTERS
from mnemic.host.service import Host
from mnemic.wire import Problem

Surface = Callable[[FastAPI, Host], AbstractAsyncContextManager[None]]
"""Adds a way in to an application and runs what it needs for the block's duration."""

Opener = Callable[[], AbstractAsyncContextManager[Host]]


def create_app(opener: Opener, *, surfaces: tuple[Surface, ...] = ()) -> App:
    """Make the ASGI application of a host that `opener` opens when it starts.

    It takes part in the lifespan protocol: the host is open from its startup to its
    shutdown. `surfaces` are entered with it.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with opener() as host, AsyncExitStack() as entered:
            app.state.host = host
            for surface in surfaces:
                await entered.enter_async_context(surface(app, host))
            yield

    app = FastAPI(
        title="mnemic",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=_operation_id,
    )
    for router in ROUTERS:
        app.include_router(router)
    app.add_exception_handler(MnemicError, _on_error)
    app.add_exception_handler(RequestValidationError, _on_invalid)
    app.add_exception_handler(HTTPException, _on_http)
    app.add_exception_handler(NotJson, _on_not_json)
    app.add_exception_handler(Refused, _on_refused)
    app.add_exception_handler(Exception, _on_unexpected)
    install_openapi(app)

    def opened() -> Host:
        host: Host = app.state.host
        return host

    return Guard(app, opened)


def _operation_id(route: APIRoute) -> str:
    return route.name


def _answered(request: Request, described: Problem, **more: str) -> Response:
    host_of(request).metrics.answered_problem(described.code)
    return Response(body_of(described), described.status, {**headers_of(described), **more})


async def _on_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, MnemicError)
    return _answered(request, host_of(request).problem_of(error))


async def _on_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    told = refusal(error.errors())
    return _answered(request, host_of(request).problem_of(told))


async def _on_not_json(request: Request, error: Exception) -> Response:
    del error
    return _answered(
        request,
        problem(
            415, "not_json", "Not JSON", "send the body as JSON: Content-Type: application/json"
        ),
    )


async def _on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return _answered(request, error.problem)


async def _on_unexpected(request: Request, error: Exception) -> Response:
    # It is raised again after this, and the guard logs its type and place.
    del error
    return _answered(request, UNEXPECTED)


_HTTP = {
    404: ("no_such_path", "Not found", "there is no such path; GET /openapi.json lists them"),
    405: ("method_not_allowed", "Method not allowed", "this path does not take that method"),
}
_BAD_REQUEST = ("bad_request", "Bad request", "this is no request to answer")


async def _on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code, title, detail = _HTTP.get(error.status_code, _BAD_REQUEST)
    more = {name.lower(): value for name, value in (error.headers or {}).items()}
    if error.status_code == 405 and (methods := _methods(request)):
        more["allow"] = ", ".join(sorted(methods))
    return _answered(request, problem(error.status_code, code, title, detail), **more)


def _methods(request: Request) -> set[str]:
    """Give every method that some route takes on this path; the router names one route's."""
    path = request.scope["path"]
    return {
        method
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, APIRoute) and route.path_regex.match(path)
        for method in route.methods or ()
    }
