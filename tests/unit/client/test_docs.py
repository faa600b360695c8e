"""docs/client.md says what is: its blocks run as they stand, against a host on a socket."""

from __future__ import annotations

import re

import anyio
import anyio.to_thread
import pytest

import mnemic
from mnemic.client import DEFAULT_RETRIES
from mnemic.client.sessions import WAIT_S
from tests.support.doc_code import DOCS, blocks_of, run_block
from tests.support.socket_host import socket_host

PAGE = (DOCS / "client.md").read_text()


def test_the_blocks_run_as_they_stand(capsys: pytest.CaptureFixture[str]) -> None:
    """With a real URL and token put in, each does what it shows."""

    async def story() -> None:
        for block in blocks_of("client.md"):
            pasted = block.replace("http://127.0.0.1:8733", host.url).replace("mnt_…", token)
            names = await run_block(pasted)
            if "where" in names:
                async with mnemic.open_memory() as memory:
                    assert await names["where"](memory.principal("acme", "ada")) == ""

    with socket_host() as host:
        token = host.token("acme")
        anyio.run(story)
    said = capsys.readouterr().out
    assert "User lives in Seattle." in said
    assert "penicillin" in said
    assert said.endswith("erase\n")
    assert len(blocks_of("client.md")) == 4


def test_the_figures_are_those_of_the_code() -> None:
    """The default tries and pauses, and the time a host is asked to wait."""
    retries = DEFAULT_RETRIES
    assert (retries.tries, retries.first_pause_s, retries.pause_max_s) == (6, 0.1, 5.0)
    assert "Six tries by default, from 0.1 s to 5 s apart" in PAGE
    assert re.search(rf"read timeout above {WAIT_S} s", PAGE)
