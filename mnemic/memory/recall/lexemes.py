"""One tokenizer for both stores (000 §Lexical parity: overlap means a whole lexeme).

It approximates PostgreSQL's `simple` parser: lowercase, no stemming, no stop words. A
run joined by dots, slashes, colons or an at sign stays whole, an apostrophe splits, a
hyphenated word counts whole and in parts, an underscore separates. A run of CJK
characters is one lexeme. Composed and decomposed spellings give the same lexemes, and a
combining mark belongs to the word it marks.

Linear in the length of the text; depends on the standard library alone.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

LEXEME_LENGTH_MAX = 255
"""Longest lexeme kept, in characters; longer runs are no words and match nothing."""

PARTS_MAX = 16
"""Most parts a hyphenated run counts whole with; more is a rule or a listing."""

_RUN = r"[{0}]++(?:(?:://|[./:@-])[{0}]++)*"
_ASCII_RUN = re.compile(_RUN.format("0-9a-z_"))
_JOINED = re.compile(r"[./:@]")
_SEPARATOR = re.compile(r"[-_]+")
_BARE = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i"}
)
_MARK_RANGES = ((0x300, 0x1EC00), (0xE0100, 0xE01F0))


@lru_cache(maxsize=1)
def _unicode_run() -> re.Pattern[str]:
    """Compile the run pattern with every combining mark as a character of its word."""
    marks = "".join(
        chr(code)
        for first, end in _MARK_RANGES
        for code in range(first, end)
        if unicodedata.category(chr(code)).startswith("M")
    )
    return re.compile(_RUN.format(r"\w" + marks))


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Give the lexemes of each run of `text`, in order; a run of none is left out."""
    for run in _found(text):
        parts = (run,) if run.isalnum() else _parts(run)
        kept = tuple(part for part in parts if len(part) <= LEXEME_LENGTH_MAX)
        if kept:
            yield kept


def lexemes(text: str) -> frozenset[str]:
    """Give the distinct lexemes of `text`."""
    words = set(_found(text))
    joined = [run for run in words if not run.isalnum()]
    for run in joined:
        words.discard(run)
    for run in joined:
        words.update(_parts(run))
    return frozenset(word for word in words if len(word) <= LEXEME_LENGTH_MAX)


def belief_lexemes(subject: str, statement: str) -> frozenset[str]:
    """Give the lexemes a belief is found by: its subject and its statement together.

    A word with marks counts with and without them, as a hyphenated one counts whole and
    in parts: "Zoe" finds Zoë.
    """
    words = lexemes(f"{subject} {statement}")
    if all(word.isascii() for word in words):
        return words
    return words.union(folded(word) for word in words)


def folded(word: str) -> str:
    """Give a word without its marks, as people write it on another keyboard."""
    if word.isascii():
        return word
    bare = unicodedata.normalize("NFD", word.translate(_BARE))
    return "".join(c for c in bare if not _is_latin_mark(c)) or word


def _is_latin_mark(character: str) -> bool:
    # The marks of Latin, Greek and Cyrillic letters; in other scripts they are letters.
    return "\u0300" <= character <= "\u036f"


def _found(text: str) -> list[str]:
    if text.isascii():
        return _ASCII_RUN.findall(text.lower())
    folded = unicodedata.normalize("NFC", text).lower()
    # Python lowers these two by their place in the word, or to two characters.
    folded = folded.replace("ς", "σ").replace("i\u0307", "i")
    return _unicode_run().findall(folded)


def _parts(run: str) -> tuple[str, ...]:
    if _JOINED.search(run):
        whole = run.strip("_")
        return (whole,) if whole else ()
    parts = [part for part in _SEPARATOR.split(run) if part]
    if "-" in run and "_" not in run and 1 < len(parts) <= PARTS_MAX:
        parts.insert(0, run)
    return tuple(dict.fromkeys(parts))
