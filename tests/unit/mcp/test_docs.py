"""docs/mcp.md says what is: configurations that start, the tools there are, their bounds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import typer
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS, MODERN_PROTOCOL_VERSIONS

from mnemic.cli.app import app
from mnemic.cli.mcp import TOKEN_VARIABLE, whose_memory
from mnemic.host.mcp.http import PATH
from mnemic.host.mcp.server import SNAPSHOT_TEMPLATE
from mnemic.host.settings import PORT_DEFAULT
from mnemic.memory.model import Principal
from mnemic.tools import TOOLS, ToolEntry
from mnemic.tools.calls import CALL_CHARS_MAX, PAGE_MAX, TURN_CHARS_MAX, TURNS_MAX

PAGE = (Path(__file__).parents[3] / "docs" / "mcp.md").read_text()
BLOCKS: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
]
SERVERS: list[dict[str, Any]] = [
    (block.get("mcpServers") or block["servers"])["mnemic"] for block in BLOCKS
]
HOST = f"http://127.0.0.1:{PORT_DEFAULT}"


def test_there_is_a_configuration_for_each_program() -> None:
    """Those of a command and those of a URL."""
    assert len([server for server in SERVERS if "command" in server]) == 4
    assert len([server for server in SERVERS if "url" in server]) == 3
    for name in ("Claude Desktop", "Claude Code", "Cursor", "VS Code", "Any other program"):
        assert f"## {name}\n" in PAGE


@pytest.mark.parametrize("server", [s for s in SERVERS if "command" in s])
def test_a_command_is_one_that_the_command_line_takes(server: dict[str, Any]) -> None:
    """Its options are parsed as they stand, and name an owner."""
    assert Path(server["command"]).name == "mnemic"
    name, *arguments = server["args"]
    command: Any = typer.main.get_command(app)
    given = command.commands[name].make_context(name, list(arguments)).params
    assert (given["data"] is None) is (given["url"] is not None)
    assert given["url"] in (None, HOST)
    assert whose_memory(given["principal"], given["tenant"]) == Principal("local", "ada")
    assert set(server.get("env", {})) <= {TOKEN_VARIABLE}
    # A program starts it from anywhere.
    assert given["data"] is None or given["data"].startswith("/")


@pytest.mark.parametrize("server", [s for s in SERVERS if "url" in s])
def test_a_url_is_where_a_host_answers(server: dict[str, Any]) -> None:
    """With a bearer token in the header that the host reads."""
    assert server["url"] == f"{HOST}{PATH}/ada"
    ((name, value),) = server["headers"].items()
    assert (name, value.split()[0]) == ("Authorization", "Bearer")


def right_of(entry: ToolEntry) -> str:
    return "erase" if entry.erases else "write" if entry.writes else "read"


def test_the_tools_are_those_there_are() -> None:
    """Each with the right it takes."""
    told = dict(re.findall(r"^\| `(\w+)` \| (\w+) \|", PAGE, re.MULTILINE))
    assert told == {name: right_of(entry) for name, entry in TOOLS.items()}


def test_the_bounds_and_versions_are_those_of_the_code() -> None:
    """Numbers, the resource and the protocol's versions."""
    bounds = (
        f"at most {TURNS_MAX}\nturns, {TURN_CHARS_MAX:,} characters each and "
        f"{CALL_CHARS_MAX:,} together; a page at most {PAGE_MAX} entries"
    )
    assert bounds in PAGE
    assert f"`{SNAPSHOT_TEMPLATE}`" in PAGE
    newest = f"up to {HANDSHAKE_PROTOCOL_VERSIONS[-1]} and {', '.join(MODERN_PROTOCOL_VERSIONS)}"
    assert newest in PAGE
