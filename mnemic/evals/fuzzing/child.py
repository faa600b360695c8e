"""The process that fuzzes one target: `python -m mnemic.evals.fuzzing.child TARGET …`."""

from __future__ import annotations

import sys
from typing import Any

import atheris  # type: ignore[import-not-found, import-untyped, unused-ignore]

if __name__ == "__main__":
    # Instrumented while they are imported: coverage is what guides the fuzzer.
    with atheris.instrument_imports(include=["mnemic"]):
        from mnemic.evals.fuzzing.targets import TARGETS

    target: Any = TARGETS[sys.argv.pop(1)]
    atheris.Setup(sys.argv, target.run)
    atheris.Fuzz()
