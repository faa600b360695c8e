"""Count tokens of the text that is handed over, by a counter the caller can name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mnemic.errors import InvalidCommand

TokenCounter = Callable[[str], int]
"""Counts the tokens of a text; deterministic, 0 or more."""

BYTES_PER_TOKEN = 4
"""What the default estimate takes one token to hold: the usual figure for English."""


def estimate_tokens(text: str) -> int:
    """Estimate tokens as a quarter of the UTF-8 bytes, rounded up.

    English runs near four bytes a token with the usual byte-pair vocabularies; other
    scripts use more bytes a character, and so are counted higher.
    """
    return -(-len(text.encode("utf-8", "surrogatepass")) // BYTES_PER_TOKEN)


def count_bytes(text: str) -> int:
    """Count UTF-8 bytes: never less than any byte-level vocabulary gives."""
    return len(text.encode("utf-8", "surrogatepass"))


def count_characters(text: str) -> int:
    """Count characters."""
    return len(text)


TOKENIZERS: Mapping[str, TokenCounter] = {
    "bytes": count_bytes,
    "characters": count_characters,
    "estimate": estimate_tokens,
}
"""The counters a caller may name; `estimate` is the default."""


def token_counter(named: str | TokenCounter) -> TokenCounter:
    """Find a counter by name; raise `InvalidCommand` for an unknown one."""
    if callable(named):
        return named
    try:
        return TOKENIZERS[named]
    except KeyError:
        known = ", ".join(sorted(TOKENIZERS))
        raise InvalidCommand("tokenizer", f"use one of {known}, or pass a callable") from None
