"""A broken promise, named."""

from __future__ import annotations


class Violation(AssertionError):
    """Say which checker saw which promise broken, and whose; ids and numbers only."""

    def __init__(self, checker: str, whose: str, what: str) -> None:
        super().__init__(f"{checker}: {whose}: {what}")
        self.checker = checker
        self.whose = whose
        self.what = what
