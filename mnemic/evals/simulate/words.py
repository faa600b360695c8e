"""What principals say: sentences that form, contradict and take back beliefs.

Each principal has names of its own, which nobody else ever says: a name in another
principal's rows is a leak.
"""

from __future__ import annotations

from mnemic.memory.model import Principal

_TENANTS = ("north", "north", "south", "south", "south", "west")
_NAMES = ("ada", "ben", "ada", "ben", "cem", "ada")
# The same name in three tenants: who forgets the tenant mixes them up.

_STARTS = ("Kavon", "Lorim", "Mubel", "Ruzan", "Vedok", "Zofal")
_ENDS = ("dale", "ford", "holm")

_SENTENCES = (
    "I live in {}.",
    "I live in {}.",
    "I work at {}.",
    "I work at {}.",
    "My sister is called {}.",
    "I use {} for the ledger.",
    "I like {}.",
    "I might move to {}.",
    "I no longer live in {}.",
    "I don't like {} any more.",
    "Forget that I live in {}.",
    "Actually, I live in {} now.",
)

SENTENCES = len(_SENTENCES) * len(_ENDS)
"""How many sentences each principal has."""


def principal(index: int) -> Principal:
    """Give the principal of an index."""
    return Principal(_TENANTS[index], _NAMES[index])


def names(index: int) -> tuple[str, ...]:
    """Give the names that this principal alone says."""
    return tuple(_STARTS[index] + end for end in _ENDS)


def name(index: int, pick: int) -> str:
    """Pick one of them."""
    return names(index)[pick % len(_ENDS)]


def sentence(index: int, pick: int) -> str:
    """Pick a sentence of this principal's."""
    return _SENTENCES[pick // len(_ENDS) % len(_SENTENCES)].format(name(index, pick))


def message(index: int, pick: int, label: str) -> str:
    """Pick a sentence and make it a message that is said once: `label` is its number."""
    return f"{sentence(index, pick)} Note {label}."
