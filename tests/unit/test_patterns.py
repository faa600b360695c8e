"""Regular expressions that every supported Python matches alike."""

from __future__ import annotations

import re
from pathlib import Path

import mnemic

POSSESSIVE_GROUP = re.compile(r"(?<!\\)\)(?:[*+?]|\{[0-9,]+\})\+|\(\?>")
"""A group that gives nothing back, such as `(?:-\\w)*+`; a class, such as `[a-z]*+`, is sound."""


def test_no_pattern_holds_a_possessive_group() -> None:
    """Python 3.11.0 to 3.11.4 leave a failed round of one inside the match; people run these.

    A debian stable ships 3.11.2: there "wait..." was the word "wait." and not "wait".
    """
    found = [
        f"{path.name}: {match.group()}"
        for path in sorted(Path(mnemic.__file__).parent.rglob("*.py"))
        for match in POSSESSIVE_GROUP.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_possessive_group_is_noticed() -> None:
    """The check sees each way to write one, and no possessive class or escaped bracket."""
    for pattern in (r"(?:-\w)*+", r"(?:a|b)++", r"(a)?+", r"(?:a){1,3}+", r"(?>a)"):
        assert POSSESSIVE_GROUP.search(pattern) is not None, pattern
    for pattern in (r"[a-z]*+", r"\w++(?:-\w++)*", r"\)*+"):
        assert POSSESSIVE_GROUP.search(pattern) is None, pattern
