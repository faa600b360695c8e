"""One tokenizer for both stores (000 §Lexical parity: overlap means a whole lexeme).

It approximates PostgreSQL's `simple` parser: lowercase, no stemming, no stop words.
A run joined by dots, slashes, colons or an at sign stays whole, an apostrophe splits,
a hyphenated word counts whole and in parts.
"""

from __future__ import annotations

import re

LEXEME_LENGTH_MAX = 255
"""Longest lexeme kept, in characters; longer runs are no words and match nothing."""

_RUN = re.compile(r"\w+(?:[./:@]+\w+|-\w+)*", re.UNICODE)
_PARTS = re.compile(r"[^\W_]+", re.UNICODE)


def lexemes(text: str) -> frozenset[str]:
    """Give the distinct lexemes of `text`."""
    found: set[str] = set()
    for match in _RUN.finditer(text.lower()):
        run = match.group().strip("_")
        joined = any(mark in run for mark in "./:@")
        if joined and "-" not in run:
            found.add(run)
            continue
        if "-" in run:
            found.add(run)
        found.update(_PARTS.findall(run))
    return frozenset(word for word in found if 0 < len(word) <= LEXEME_LENGTH_MAX)


def belief_lexemes(subject: str, statement: str) -> frozenset[str]:
    """Give the lexemes a belief is found by: its subject and its statement together."""
    return lexemes(f"{subject} {statement}")
