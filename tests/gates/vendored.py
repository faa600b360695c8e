"""Find dataset files that must not be in the repository, by their content and their name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

SIGNATURES: tuple[tuple[bytes, ...], ...] = (
    (b'"haystack_sessions"', b'"answer_session_ids"'),
    (b'"dia_id"', b'"session_1_date_time"'),
    (b'"memory_points"', b'"dialogue_turn"'),
)
"""What each dataset's file holds, all of it."""

NAMES = re.compile(r"(longmemeval|locomo|halumem).*\.(json|jsonl|zip|gz|xz|zst|parquet|csv)$", re.I)
SOURCES = frozenset({".py", ".pyc", ".md"})
"""Code and prose, which name the fields without holding data."""

SCANNED_BYTES_MAX = 256 * 1024**2


def dataset_files(files: Iterator[Path]) -> list[Path]:
    """Give the files that are a dataset's, or look like one."""
    return [path for path in files if path.is_file() and _is_dataset(path)]


def _is_dataset(path: Path) -> bool:
    if path.suffix in SOURCES:
        return False
    if NAMES.search(path.name):
        return True
    with path.open("rb") as file:
        held = file.read(SCANNED_BYTES_MAX)
    return any(all(part in held for part in signature) for signature in SIGNATURES)
