"""Tell which messages an episode search finds (000 §Episode paging): a pure matcher.

Any word of the question that says something, or a close inflection of it, whole. A
question of function words alone is taken at its word.
"""

from __future__ import annotations

from collections.abc import Callable

from mnemic.memory.formation.hazards import HazardReason, screen
from mnemic.memory.recall.inflections import variants
from mnemic.memory.recall.lexemes import folded, lexemes, runs
from mnemic.memory.recall.naming import STOP_WORDS

WITHHELD = "[withheld]"
"""Stands in an episode where a secret, an identity number or an order was said."""

TERMS_MAX = 48
"""Most words of a question that are searched for."""


def episode_matcher(question: str) -> Callable[[str], bool] | None:
    """Make the test for messages that share a word with a question; None without a word."""
    said = tuple(dict.fromkeys(runs(question)))
    telling = [run for run in said if not STOP_WORDS.issuperset(run)] or list(said)
    wanted = {form for run in telling[:TERMS_MAX] for word in run for form in _forms(word)}
    if not wanted:
        return None

    def matches(text: str) -> bool:
        words = lexemes(text)
        return not wanted.isdisjoint(words) or any(
            folded(word) in wanted for word in words if not word.isascii()
        )

    return matches


def _forms(word: str) -> tuple[str, ...]:
    return (*variants(word), folded(word))


def withheld(text: str) -> str:
    """Give a message without what formation refused to read in it.

    Secrets, identity numbers and orders to the assistant are kept in the log, as said, and
    never handed to a model; `WITHHELD` stands where they were.
    """
    screened = screen(text)
    parts: list[str] = []
    at = 0
    for span in screened.spans:
        if span.reason is not HazardReason.HARNESS:
            parts += (text[at : span.start], WITHHELD)
            at = span.end
    return "".join((*parts, text[at:]))
