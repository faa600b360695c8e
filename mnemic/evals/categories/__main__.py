"""Draw the table of categories anew: `python -m mnemic.evals.categories DIRECTORY`."""

from __future__ import annotations

import sys
from pathlib import Path

from mnemic.evals.categories import drawn, read_nouns
from mnemic.memory import categories
from mnemic.memory.categories import TABLE_FILE

EXIT_BAD_INPUT = 2


def main(arguments: list[str]) -> int:
    """Read WordNet's files from a directory and write the table."""
    if len(arguments) != 1:
        sys.stderr.write("Give the directory that holds WordNet 3.1's data.noun and index.sense.\n")
        return EXIT_BAD_INPUT
    try:
        table = drawn(read_nouns(Path(arguments[0])))
    except (OSError, KeyError) as problem:
        sys.stderr.write(f"WordNet 3.1 could not be read there: {problem}.\n")
        return EXIT_BAD_INPUT
    path = Path(categories.__file__).with_name(TABLE_FILE)
    path.write_text(table, encoding="utf-8")
    sys.stdout.write(f"{len(table.split())} words; the table is in {path.name}\n")
    return 0


sys.exit(main(sys.argv[1:]))
