"""Run the `mnemic` command in processes of its own."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from mnemic.cli.app import execute

REPOSITORY = Path(__file__).resolve().parents[2]
COMMAND = [sys.executable, "-m", "mnemic.cli"]

PATIENCE_S = 120.0
"""After it evidence is missing; nothing is proven by it."""


class Finished(Struct, frozen=True):
    """Hold what a command said and how it ended."""

    status: int
    out: str
    err: str

    def document(self) -> Any:
        """Decode the one JSON document on standard output."""
        return json.loads(self.out)


class Shell:
    """Run commands against one store, each under a tenant of the test's own.

    `run` does so in this process, which spares the start of another; `start` and
    `run_apart` in a process of its own, which can be killed and piped.
    """

    def __init__(
        self,
        store: str,
        tenant: str,
        *,
        monkeypatch: pytest.MonkeyPatch,
        capture: pytest.CaptureFixture[str],
    ) -> None:
        self.store = store
        self.tenant = tenant
        self._monkeypatch = monkeypatch
        self._capture = capture
        for name in ("COLUMNS", "NO_COLOR", "FORCE_COLOR", "MNEMIC_PRINCIPAL"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("MNEMIC_STORE", store)
        monkeypatch.setenv("MNEMIC_TENANT", tenant)

    def run(self, *arguments: str, stdin: str = "") -> Finished:
        """Run a command to its end, in this process."""
        source = io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8")
        self._monkeypatch.setattr(sys, "stdin", source)
        status = execute(arguments)
        said = self._capture.readouterr()
        return Finished(status, said.out, said.err)

    def did(self, *arguments: str, stdin: str = "") -> Finished:
        """Run a command that must succeed, in this process."""
        done = self.run(*arguments, stdin=stdin)
        assert done.status == 0, done.err
        return done

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
        """Start a command in a process of its own and leave it running."""
        return subprocess.Popen(
            [*COMMAND, *arguments],
            env={**os.environ, "PYTHONPATH": str(REPOSITORY)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def run_apart(self, *arguments: str) -> Finished:
        """Run a command to its end in a process of its own."""
        process = self.start(*arguments)
        out, err = process.communicate(timeout=PATIENCE_S)
        return Finished(process.returncode, out.decode(), err.decode())
