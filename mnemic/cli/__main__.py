"""Run the command from a source tree: `python -m mnemic.cli`."""

from __future__ import annotations

from mnemic.cli import main

main()
