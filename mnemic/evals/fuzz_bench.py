"""Fuzz what is read from outside, guided by coverage; each target in a process of its own.

The fuzzer is atheris (libFuzzer under Python). It is not among the requirements: it is
built for some platforms only, and nobody but this bench needs it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

from msgspec import Struct

from mnemic.errors import InvalidAddress
from mnemic.evals.fuzzing.target import Target
from mnemic.evals.fuzzing.targets import TARGETS

SECONDS_MAX = 86_400
"""Longest time that one target is fuzzed."""

HANG_S = 20
"""Time after which one input counts as a hang."""

MEMORY_MIB_MAX = 4_096
"""Memory past which an input counts as a finding."""

INPUT_BYTES_MAX = 4_096
"""Longest input that is tried; growth is for the growth tests."""

GRACE_S = 120
"""Time beyond its own that a process gets to instrument what it imports, and to end."""

_RUNS = re.compile(r"stat::number_of_executed_units:\s*(\d+)")
_COVERAGE = re.compile(r"\bcov: (\d+)")


class FuzzedTarget(Struct, frozen=True):
    """Say what came of one target.

    `coverage` counts the branches that were reached, `findings` are files whose bytes
    crash it, hang it or break what it promises; `status` is the fuzzer's own, 0 for none.
    """

    target: str
    runs: int
    coverage: int
    status: int
    findings: tuple[str, ...]
    said: str = ""


class FuzzReport(Struct, frozen=True):
    """Say what came of every target, `seconds` of each."""

    seconds: int
    targets: tuple[FuzzedTarget, ...]

    @property
    def held(self) -> bool:
        """Tell whether nothing was found."""
        return all(target.status == 0 and not target.findings for target in self.targets)


def run_fuzz(*, seconds: int, names: tuple[str, ...] = ()) -> FuzzReport:
    """Fuzz these targets, all of them by default, one after the other.

    Raises `InvalidAddress` for a name or a time out of bounds, and without the fuzzer.
    """
    if not 1 <= seconds <= SECONDS_MAX:
        raise InvalidAddress(f"--seconds {seconds} is out of bounds; use 1 to {SECONDS_MAX}")
    for name in names:
        if name not in TARGETS:
            raise InvalidAddress(f"there is no target {name!r}; use one of {', '.join(TARGETS)}")
    if find_spec("atheris") is None:
        raise InvalidAddress(
            "the fuzzer needs atheris, which is not installed; run: pip install atheris"
        )
    chosen = [TARGETS[name] for name in names or TARGETS]
    return FuzzReport(seconds, tuple(_fuzzed(target, seconds) for target in chosen))


def _fuzzed(target: Target, seconds: int) -> FuzzedTarget:
    found = mkdtemp(prefix=f"mnemic-fuzz-{target.name}-")
    with TemporaryDirectory() as corpus:
        for number, document in enumerate(target.corpus):
            Path(corpus, f"{number}").write_bytes(document)
        # Our own interpreter on our own module.
        done = subprocess.run(  # noqa: S603
            _command(target.name, seconds, corpus, found + os.sep),
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            timeout=seconds + GRACE_S,
        )
    findings = tuple(sorted(str(path) for path in Path(found).iterdir()))
    if not findings:
        Path(found).rmdir()
    return FuzzedTarget(
        target=target.name,
        runs=max((int(n) for n in _RUNS.findall(done.stderr)), default=0),
        coverage=max((int(n) for n in _COVERAGE.findall(done.stderr)), default=0),
        status=done.returncode,
        findings=findings,
        said=_last_error(done.stdout + done.stderr) if done.returncode else "",
    )


def _command(target: str, seconds: int, corpus: str, found: str) -> list[str]:
    return [
        sys.executable,
        "-m",
        "mnemic.evals.fuzzing.child",
        target,
        f"-max_total_time={seconds}",
        f"-timeout={HANG_S}",
        f"-report_slow_units={HANG_S}",
        f"-rss_limit_mb={MEMORY_MIB_MAX}",
        f"-max_len={INPUT_BYTES_MAX}",
        f"-artifact_prefix={found}",
        "-print_final_stats=1",
        corpus,
    ]


def _last_error(said: str) -> str:
    """Give the line that names the error, without what it may quote."""
    named = [
        line for line in said.splitlines() if re.match(r"\s*(\w+\.)*\w*(Error|Exception)\b", line)
    ]
    return named[-1].strip().partition(":")[0] if named else ""
