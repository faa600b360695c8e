"""Start, pause and kill victims, and keep what they acknowledged."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from collections import Counter
from time import monotonic

import msgspec

from mnemic.evals.faults.victim import Orders

PATIENCE_S = 120.0
"""Longest wait for a victim's first acknowledgement, in seconds: then evidence is missing."""


QUIET_S = 0.7
"""A host that acknowledges nothing for this long cannot write, in seconds."""


class Ledger:
    """Keep what was acknowledged, over all victims of one scenario."""

    def __init__(self, principals: int) -> None:
        self.newest = [0] * principals
        self.count = 0
        self.times: Counter[tuple[int, int]] = Counter()

    def read(self, line: str) -> None:
        """Take note of one acknowledgement."""
        who, number = map(int, line.split())
        self.count += 1
        self.times[who, number] += 1
        self.newest[who] = max(self.newest[who], number)

    @property
    def goes_on(self) -> tuple[int, ...]:
        """Say where each principal goes on."""
        return tuple(number + 1 for number in self.newest)


class Victim:
    """Be one host process; everything it acknowledges is in the ledger."""

    def __init__(self, dsn: str, ledger: Ledger, *, statement_s: float | None = None) -> None:
        self._ledger = ledger
        self._rest = ""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "mnemic.evals.faults.victim"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._out = self._process.stdout.fileno()
        orders = Orders(dsn, ledger.goes_on)
        if statement_s is not None:
            orders = msgspec.structs.replace(orders, statement_s=statement_s)
        self._process.stdin.write(msgspec.json.encode(orders) + b"\n")
        self._process.stdin.flush()

    def acknowledge(self, at_least: int) -> float:
        """Read until that many more writes are acknowledged; give the seconds it took."""
        started = monotonic()
        goal = self._ledger.count + at_least
        while self._ledger.count < goal:
            left = started + PATIENCE_S - monotonic()
            if left <= 0 or not self._read(left):
                raise TimeoutError("a victim acknowledged nothing in time")
        return monotonic() - started

    def run_for(self, seconds: float) -> None:
        """Read what is acknowledged for a while."""
        until = monotonic() + seconds
        while (left := until - monotonic()) > 0:
            self._read(left)

    def stalls(self, within_s: float) -> bool:
        """Read until nothing was acknowledged for `QUIET_S`; tell whether that came in time."""
        started = quiet_since = monotonic()
        while (now := monotonic()) - quiet_since < QUIET_S:
            if now - started > within_s:
                return False
            before = self._ledger.count
            self._read(0.05)
            if self._ledger.count > before:
                quiet_since = monotonic()
        return True

    def kill(self) -> None:
        """Kill it as a power cut would, and read what it still said."""
        self._process.kill()
        self._process.wait()
        while self._read(0.0):
            pass
        assert self._process.stdout is not None
        assert self._process.stdin is not None
        self._process.stdout.close()
        self._process.stdin.close()

    def pause(self) -> None:
        """Stop it where it stands."""
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it go on as if no time had passed."""
        self._process.send_signal(signal.SIGCONT)

    def _read(self, wait_s: float) -> bool:
        ready, _, _ = select.select([self._out], [], [], wait_s)
        data = os.read(self._out, 65_536) if ready else b""
        if not data:
            return False
        *lines, self._rest = (self._rest + data.decode()).split("\n")
        for line in lines:
            self._ledger.read(line)
        return True


__all__ = ["Ledger", "Victim"]
