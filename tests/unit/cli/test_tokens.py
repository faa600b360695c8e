"""`mnemic token …`: the token alone on standard output, what it is beside it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from mnemic.actors.clock import SystemClock
from mnemic.cli.app import execute
from mnemic.host import TokenFile
from mnemic.stores.embedded.directory import open_directory


@pytest.fixture(autouse=True)
def _no_store(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("MNEMIC_DSN", "MNEMIC_STORE", "MNEMIC_TENANT", "MNEMIC_PRINCIPAL"):
        monkeypatch.delenv(name, raising=False)


def test_a_token_is_made_shown_and_revoked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is printed is the token, and it opens what was asked for until it is revoked."""
    data = str(tmp_path / "data")
    made = ["token", "create", "--data", data, "--tenant", "acme", "--principal", "ada"]
    assert execute([*made, "--may", "read", "--label", "laptop", "--expires-in", "90d"]) == 0
    said = capsys.readouterr()
    token = said.out.strip()
    assert re.fullmatch(r"mnt_[0-9a-f]{12}_[\w-]{43}", token)
    assert token not in said.err
    assert "acme/ada; may read, ends " in said.err
    caller = TokenFile(tmp_path / "data" / "tokens.json", clock=SystemClock()).authenticate(
        f"Bearer {token}"
    )
    assert (caller.tenant_id, caller.principals, caller.right.value) == (
        "acme",
        frozenset({"ada"}),
        "read",
    )
    assert execute(["token", "list", "--data", data]) == 0
    listed = capsys.readouterr().out
    assert f"token {token.split('_')[1]} (laptop): acme/ada; may read, ends " in listed
    assert token.split("_", 2)[2] not in listed
    assert execute(["token", "revoke", token.split("_")[1], "--data", data]) == 0
    assert capsys.readouterr().out.startswith("revoked: token ")
    assert execute(["token", "list", "--data", data, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tokens"] == []


def test_a_directory_that_holds_a_token_first_is_still_a_data_directory(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The token is made before the host ever ran there, and the host takes the directory."""
    data = tmp_path / "data"
    assert execute(["token", "create", "--data", str(data), "--whole-tenant"]) == 0
    assert open_directory(data).path == data.resolve()
    assert "every principal of local; may read and write;" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "say whose memory it reaches"),
        (["--principal", "ada", "--whole-tenant"], "say whose memory it reaches"),
        (["--principal", " "], "principal_id: name it"),
        (["--principal", "ada", "--may", "everything"], "--may: use one of read, write, erase"),
        (["--principal", "ada", "--expires-in", "soon"], "--expires-in: give a number and a unit"),
        (["--principal", "ada", "--expires-in", "0d"], "--expires-in: give a number and a unit"),
    ],
)
def test_what_is_left_out_is_never_everything(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    sentence: str,
) -> None:
    """Bad usage is one sentence, status 2, and no token is made."""
    tokens = tmp_path / "tokens.json"
    assert execute(["token", "create", "--tokens", str(tokens), *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert not tokens.exists()


def test_an_unknown_token_cannot_be_revoked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says where to look instead."""
    assert execute(["token", "revoke", "abc", "--tokens", str(tmp_path / "t.json")]) == 2
    assert "`mnemic token list` shows them" in capsys.readouterr().err
