"""All targets by name."""

from __future__ import annotations

from collections.abc import Mapping

from mnemic.evals.fuzzing.files import FILES
from mnemic.evals.fuzzing.target import Target
from mnemic.evals.fuzzing.texts import TEXTS

TARGETS: Mapping[str, Target] = {target.name: target for target in (*TEXTS, *FILES)}
"""Every target, readers of words first."""
