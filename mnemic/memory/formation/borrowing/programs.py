"""Lines of a program or of a table that were pasted without a fence, told by their shape.

"# I run this as root because my laptop has no sudo" above a line of shell is its author's; so
is each row of "name,job,city". A note of one's own has neither such a line beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

LINES_MAX = 2_000
"""How many lines of one turn are looked at."""

_LINE = re.compile(r"[^\n]*")
_CODE = re.compile(
    r"[;{}]\s*\Z|\$\(|\$\{|\w\(\w*\)\s*[:;{]?\s*\Z|\s(?:==|!=|=>|&&|\|\|)\s|\A\s*(?:"
    r"(?:def|fn|func|function|class|struct)\s+\w+\s*[({:<]|(?:const|let|var)\s+\w+\s*[:=]"
    r"|from\s+[\w.]+\s+import\s|import\s+[\w.]+\s*\Z|for\s+\w+\s+in\b[^.?!]*[:;]|while\s*\(|if\s*[(\[]"
    r"|\w+\s*\+?=\s*[\w\"'\[{(]\S*\s*\Z|select\s.+\sfrom\s)",
    re.I,
)
_COMMENT = re.compile(r"\s*(?:#(?!#)|//|--\s|/\*|\*\s|%\s)")
_ROW = re.compile(r"[^\s,;|\t][^,;|\t]*(?:([,;|\t])\S[^,;|\t]*)(?:\1(?!\s\S)[^,;|\t]*)+\Z")


def program_lines(text: str) -> Iterator[tuple[int, int]]:
    """Give the stretches of the comments of a program and of the rows of a table, in order."""
    lines = [match.span() for match in _LINE.finditer(text) if match.end() > match.start()]
    shown = [text[low:high] for low, high in lines[:LINES_MAX]]
    kept = _comments(shown) | _rows(shown)
    yield from (lines[at] for at in sorted(kept))


def _comments(lines: Sequence[str]) -> set[int]:
    """Find the comments that stand in one block with a line of code.

    What looks like code is no more than that: only the comments are somebody else's.
    """
    comments = {at for at, line in enumerate(lines) if _COMMENT.match(line)}
    code = {at for at, line in enumerate(lines) if at not in comments and _CODE.search(line)}
    found: set[int] = set()
    for at in code:
        for step in (-1, 1):
            beside = at + step
            while beside in comments:
                found.add(beside)
                beside += step
    return found


def _rows(lines: Sequence[str]) -> set[int]:
    """Find lines that are parted alike, without a space behind the mark, below each other."""
    shaped = [_shape(line) for line in lines]
    return {
        at
        for at, shape in enumerate(shaped)
        if shape is not None
        and any(0 <= to < len(shaped) and shaped[to] == shape for to in (at - 1, at + 1))
    }


def _shape(line: str) -> tuple[str, int] | None:
    row = _ROW.match(line.strip())
    return None if row is None else (row[1], line.count(row[1]))
