"""Digest the corpora that the running tree ships, as package data.

003 §Existing controls: a release is a checkout, so startup can compare an artifact's
digests with the files beside it. They are read by name; the evaluations are not imported.
"""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from mnemic.activation.claims import TreeBinding

DEVELOPMENT_FILE = "memory-formation.v3.json"
HOLDOUT_FILE = "memory-formation.v3-holdout.json"
CONTROL_FILE = "memory-formation.v2.json"


def shipped_binding(root: Traversable | None = None) -> TreeBinding:
    """Give what the tree at `root` (the package that runs) binds artifacts to."""
    folder = (files("mnemic") if root is None else root).joinpath("evals").joinpath("capability")
    return TreeBinding(
        distillation=_digest(folder.joinpath(DEVELOPMENT_FILE)),
        holdout=_digest(folder.joinpath(HOLDOUT_FILE)),
        control=_digest(folder.joinpath(CONTROL_FILE)),
    )


def _digest(file: Traversable) -> str | None:
    try:
        return sha256(file.read_bytes()).hexdigest()
    except OSError:
        return None


__all__ = ["CONTROL_FILE", "DEVELOPMENT_FILE", "HOLDOUT_FILE", "shipped_binding"]
