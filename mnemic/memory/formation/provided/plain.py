"""A plain sentence that words of the owner stand for."""

from __future__ import annotations

from msgspec import Struct


class Plain(Struct, frozen=True):
    """Hold a sentence of one clause in the owner's mouth.

    `lent` are its words that stand elsewhere in what was said: whom a relative, a pronoun
    or a shared verb is of. A quote need not hold them.
    `parted` says that it is a clause of its own, whose subject says of whom it is.
    """

    text: str
    lent: str = ""
    parted: bool = False
