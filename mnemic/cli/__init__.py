"""The `mnemic` command."""

from __future__ import annotations

import sys

EXIT_INTERRUPTED = 130
"""What a shell gives a command that Ctrl-C ended."""


def main() -> None:
    """Run the command line of this process and exit with its status."""
    try:
        from mnemic.cli.app import execute  # noqa: PLC0415 - Ctrl-C is heeded while it loads

        status = execute()
    except KeyboardInterrupt:
        status = EXIT_INTERRUPTED
    sys.exit(status)


__all__ = ["EXIT_INTERRUPTED", "main"]
