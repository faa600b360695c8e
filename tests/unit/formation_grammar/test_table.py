"""The table grows by entries; a new one is seen by its own policy and later ones only."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.grammar.clauses import predicates
from mnemic.memory.formation.grammar.entries import ANY_BUT_MODAL, PEOPLE, Entry, apply
from mnemic.memory.formation.grammar.subjects import Mention
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.model import ClaimKind
from tests.unit.formation_grammar.said import formed

ROOT = Entry(
    name="likes.root",
    since="formation@11",
    who=PEOPLE,
    verbs=("root",),
    patterns=("for {x:list-name}",),
    slot="root",
    many="x",
    label="{x}",
    kind=ClaimKind.INTEREST,
    denial="assert",
    past=True,
    tenses=ANY_BUT_MODAL,
)
"""The worked example of docs/formation-grammar.md."""


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        ("I root for Arsenal.", ("User roots for Arsenal.",)),
        ("I don't root for Arsenal.", ("User does not root for Arsenal.",)),
        ("I no longer root for Arsenal.", ("User no longer roots for Arsenal.",)),
        ("I used to root for Arsenal.", ("User used to root for Arsenal.",)),
        ("I root for Arsenal and Gent.", ("User roots for Arsenal.", "User roots for Gent.")),
        ("My sister roots for Arsenal.", ("User's sister roots for Arsenal.",)),
        ("I root for you.", ()),
    ],
)
def test_one_entry_adds_one_form(text: str, statements: tuple[str, ...]) -> None:
    """A fresh entry reads every tense and denial of its form without further code."""
    found, _ = predicates(read(text), Mention())
    made = tuple(claim.statement for predicate in found for claim in apply(ROOT, predicate))
    assert made == statements


def test_the_frozen_policy_does_not_read_it() -> None:
    """`formation@7` forms nothing from a form that a later policy brings."""
    assert formed("I root for Arsenal.") == ()
    assert formed("I like Arsenal.") == ("+ User likes Arsenal.",)
