"""Whether weights that are learned again are those that ship."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path

from mnemic.memory.logits import SCALE, shipped


def drift(again: Mapping[str, float], room: str) -> int:
    """Give how far, in hundredths of a logit, weights are from those that a room ships.

    `again` has the bias under "". No chance is in them: a hundredth may differ where a machine
    rounds otherwise.
    """
    weights = shipped(room)
    expected = {"": weights.bias, **weights.of}
    return max(abs(round(again[name] * SCALE) - weight) for name, weight in expected.items())


def digest(path: Path) -> str:
    """Give the SHA-256 of a file that weights are learned from."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
