"""The `mnemic` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line of this process and exit with its status."""
    from mnemic.cli.app import execute  # noqa: PLC0415

    sys.exit(execute())


__all__ = ["main"]
