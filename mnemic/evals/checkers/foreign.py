"""Isolation: no word of one principal in the rows of another."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from msgspec import structs

from mnemic.evals.checkers.checker import Checker, Landing, Record
from mnemic.memory.model import Principal, encode


class NoForeignWords(Checker):
    """Check every row for the words that only other principals say.

    `words` gives each principal words of its own, which no other one is ever told.
    """

    name = "no_foreign_words"

    def __init__(self, words: Mapping[Principal, Sequence[str]]) -> None:
        self._foreign = {
            whose: re.compile(
                "|".join(
                    re.escape(word)
                    for other, own in words.items()
                    if other != whose
                    for word in own
                ).encode(),
                re.IGNORECASE,
            )
            for whose in words
            if len(words) > 1
        }

    def landed(self, landing: Landing) -> None:
        """Look through a change set; receipts hold digests and identifiers only."""
        changes = structs.replace(landing.changes, receipts=(), rewritten_receipts=())
        self._search(landing.principal, encode(changes))

    def recorded(self, record: Record) -> None:
        """Look through what the store holds."""
        loaded = structs.replace(record.loaded, receipts=())
        self._search(record.principal, encode(loaded))
        self._search(record.principal, encode(record.events))

    def read(self, whose: Principal, text: str) -> None:
        """Look through what somebody was given to read."""
        self._search(whose, text.encode())

    def _search(self, whose: Principal, document: bytes) -> None:
        foreign = self._foreign.get(whose)
        if foreign is not None and foreign.search(document):
            self.violated(whose, "words of another principal stand in its rows")
