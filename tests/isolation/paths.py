"""Every path into somebody's memory, found by introspection, and those that have an entry."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import typer
from fastapi import FastAPI
from starlette.routing import BaseRoute, Route

from mnemic.api import Memory, PrincipalMemory, SessionMemory
from mnemic.cli.app import app as command_line
from mnemic.memory.commands import Command
from mnemic.stores.port import Store
from mnemic.tools import TOOLS


def public(owner: type) -> Iterator[str]:
    """Name a class's public methods and properties, inherited ones included."""
    for name, member in inspect.getmembers(owner):
        if not name.startswith("_") and (callable(member) or isinstance(member, property)):
            yield name


def store_paths() -> set[str]:
    """Name every method of the store's port."""
    return set(public(Store))


def api_paths() -> set[str]:
    """Name every public member of the in-process API, by class."""
    classes = (Memory, PrincipalMemory, SessionMemory)
    return {f"{owner.__name__}.{name}" for owner in classes for name in public(owner)}


def command_paths() -> set[str]:
    """Name every command that a principal's actor can be told."""
    return {kind.__name__ for kind in get_args(Command)}


def http_paths(app: FastAPI) -> set[tuple[str, str]]:
    """Name every operation of the document that callers read, and of the routes there are."""
    listed = {
        (method.upper(), path)
        for path, methods in app.openapi()["paths"].items()
        for method in methods
    }
    return listed | {
        (method, route.path)
        for route in _routes(app.routes)
        for method in route.methods or ()
        if method != "HEAD"
    }


def _routes(routes: Iterable[BaseRoute]) -> Iterator[Route]:
    """Walk routes and included routers; what is neither could hide a way in."""
    for route in routes:
        inner = getattr(route, "original_router", None)
        if inner is not None:
            yield from _routes(inner.routes)
        else:
            assert isinstance(route, Route), f"a way in that is no route: {route}"
            yield route


def tool_paths() -> set[str]:
    """Name every tool."""
    return set(TOOLS)


def mcp_methods(server: Any) -> set[str]:
    """Name every request that the MCP server answers, beside the protocol's own."""
    return {name for name in server._request_handlers if "/" in name}


def cli_paths() -> set[str]:
    """Name every command of the command line, by its whole path."""
    return set(_commands(typer.main.get_command(command_line), ()))


def scoped_cli_paths() -> set[str]:
    """Name the commands that take a tenant or a principal."""
    return {
        path
        for path, command in _walk(typer.main.get_command(command_line), ())
        if {"tenant", "principal"} & {parameter.name for parameter in command.params}
    }


def _commands(command: Any, path: tuple[str, ...]) -> Iterator[str]:
    for name, _ in _walk(command, path):
        yield name


def _walk(command: Any, path: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    inner = getattr(command, "commands", None)
    if inner is None:
        yield " ".join(path), command
        return
    for name, each in inner.items():
        yield from _walk(each, (*path, name))
