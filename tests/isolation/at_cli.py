"""The command line as paths: each command that names a tenant or a principal.

Who runs it holds the store, and so everything in it; a name that was mistyped or guessed
must still lead to that name alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from tests.isolation.house import QUERY

Arguments: TypeAlias = "Callable[[Any], tuple[str, ...]]"


class CliPath(Struct, frozen=True):
    """Hold how a command is called; `takes` says that it can be pointed at an id."""

    arguments: Arguments
    takes: bool = True


def _of_itself(*arguments: str) -> CliPath:
    return CliPath(lambda ids: arguments, takes=False)


TALK = "TALK"
"""Stands for the path of a conversation file that a test writes."""

PATHS: Mapping[str, CliPath] = {
    "memory list": _of_itself("--all", "--json"),
    "memory show": CliPath(lambda ids: (str(ids.belief), "--json")),
    "memory history": CliPath(lambda ids: (str(ids.past), "--json")),
    "memory runs": CliPath(lambda ids: ("--session", str(ids.closed), "--json")),
    "memory export": _of_itself("--json"),
    "memory recall": _of_itself("Where do I live and work?", "--explain", "--json"),
    "memory explain": CliPath(lambda ids: (str(ids.trace), "--belief", str(ids.belief), "--json")),
    "memory changes": _of_itself("--json"),
    "memory verify": _of_itself("--json"),
    "memory remember": _of_itself("I like green tea.", "--json"),
    "memory correct": CliPath(lambda ids: (str(ids.belief), "I live in Oslo.", "--json")),
    "memory reject": CliPath(lambda ids: (str(ids.belief), "--json")),
    "memory replay": CliPath(lambda ids: ("--session", str(ids.closed), "--confirm", "--json")),
    "memory forget": CliPath(lambda ids: ("--query", QUERY, "--confirm", ids.token, "--json")),
    "memory erase": CliPath(lambda ids: ("--session", str(ids.closed), "--confirm", "--json")),
    "run": _of_itself(TALK, "--json"),
}

ELSEWHERE: Mapping[str, str] = {
    "serve": "its one tenant is the caller of every request: at_http, test_http_scope",
    "mcp": "its one principal is the owner of every tool: at_mcp, test_mcp_stdio",
    "token create": "what a token reaches is asked of every operation: at_http, test_tokens",
}
"""Commands that name a tenant for others to act in, and where these others are asked."""
