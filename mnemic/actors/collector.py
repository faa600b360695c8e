"""Garbage collection in a process whose main work is to be a host."""

from __future__ import annotations

import gc

YOUNG_OBJECTS = 50_000
"""New container objects between two young collections; the interpreter's own 700 or 2,000
makes it walk every image again and again while nothing of a host is cyclic garbage."""

MIDDLE_ROUNDS = 20
"""Young collections between two middle ones."""

OLD_ROUNDS = 50
"""Middle collections between two full ones."""


def settle_collector() -> None:
    """Set what is loaded aside for good and collect less often.

    For the command line, the benches and a host process. A library must not do this to
    the process it is a guest in, so `open_memory` does not.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, MIDDLE_ROUNDS, OLD_ROUNDS)
