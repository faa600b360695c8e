"""Kinds of things that are wanted or not, and the kinds that statements bear out by their words."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Derivation
from tests.unit.formation_grammar.said import told, turn

WANTED: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "Use European Portuguese in your examples, not Brazilian.",
        ("User wants European Portuguese in examples, not Brazilian.",),
    ),
    ("Use Python in your examples, not R.", ("User wants Python in examples, not R.",)),
    ("Write any drafts in British English, please.", ("User wants drafts in British English.",)),
    ("Keep all summaries under 100 words.", ("User wants summaries kept under 100 words.",)),
    (
        "I'm red-green colour blind, so suggest palettes I can tell apart.",
        ("User is red-green colour-blind.", "User wants palettes they can tell apart."),
    ),
    (
        "I use a wheelchair, so recommend walks that I can do with my kids.",
        ("User uses a wheelchair.", "User wants walks they can do with their kids."),
    ),
    (
        "Keep it jargon-free where you can, I'm entirely self-taught.",
        ("User wants answers kept jargon-free.", "User is self-taught."),
    ),
    ("I'd rather not use plastic pots.", ("User would rather not use plastic pots.",)),
    ("We'd rather not fly.", ("User would rather not fly.",)),
    (
        "Which cities would you pick, bearing in mind we'd rather travel by train than fly?",
        ("User would rather travel by train than fly.",),
    ),
    ("I don't want kids.", ("User does not want kids.",)),
    ("I don't want gym memberships.", ("User does not want gym memberships.",)),
    (
        "We don't want to use credit cards at all.",
        ("User does not want to use credit cards at all.",),
    ),
    ("I don't want to drink at all.", ("User does not want to drink at all.",)),
)


@pytest.mark.parametrize(("text", "statements"), WANTED)
def test_what_is_wanted_of_a_kind_is_told(text: str, statements: tuple[str, ...]) -> None:
    """What is wanted of every one of a kind holds beyond the answer."""
    assert told(text) == statements


@pytest.mark.parametrize(
    "text",
    [
        "Use more salt in the soup.",
        "Use a bold font in the title.",
        "Use this picture in your examples.",
        "Write a draft in British English.",
        "Put any letters in the folder.",
        "Suggest recipes I can cook.",
        "I'm hungry, so suggest snacks I can make now.",
        "I'd rather not say.",
        "I'd rather not go into details.",
        "I'd rather not use a framework for this.",
        "I'd rather not change the colours.",
        "I'd rather not use the API.",
        "I don't want duplicates.",
        "I don't want problems.",
        "I don't want nested loops.",
        "I don't want changes.",
        "I don't want to think about it at all.",
        "I don't want to change the function at all.",
    ],
)
def test_what_is_wanted_of_one_text_forms_nothing(text: str) -> None:
    """What is at hand is wanted for this once."""
    assert told(text) == ()


KINDS: tuple[tuple[str, str, str], ...] = (
    (
        "I maintain a Rust crate called foo.",
        "User maintains a Rust crate called foo.",
        "ongoing_project",
    ),
    ("I maintain the gardens at a hotel.", "User maintains the gardens at a hotel.", "role"),
    (
        "I've been making a podcast about shipwrecks for two years.",
        "User has been making a podcast about shipwrecks for two years.",
        "ongoing_project",
    ),
    (
        "I'm in the third year of a part-time law degree with the Open University.",
        "User is in the third year of a part-time law degree with the Open University.",
        "ongoing_project",
    ),
    ("I've used Excel for fifteen years.", "User has used Excel for fifteen years.", "skill"),
    ("I'm an apprentice plumber.", "User is an apprentice plumber.", "skill"),
    (
        "My accountant only wants things in one PDF by the end of September.",
        "User's accountant only wants things in one PDF by the end of September.",
        "constraint",
    ),
    ("My mum wants a new phone.", "User's mum wants a new phone.", "relationship"),
    ("I wear a splint at night.", "User wears a splint at night.", "habit"),
    (
        "I keep a headache diary in a paper notebook.",
        "User keeps a headache diary in a paper notebook.",
        "habit",
    ),
    (
        "I work from nine till six at a letting agency.",
        "User works from nine till six at a letting agency.",
        "skill",
    ),
    (
        "I get migraines about twice a month, always on the left side.",
        "User gets migraines about twice a month, always on the left side.",
        "recurring_state",
    ),
    (
        "I don't want to spend more than 40 euros a day.",
        "User does not want to spend more than 40 euros a day.",
        "constraint",
    ),
    ("I'm taking on an apprentice.", "User is taking on an apprentice.", "ongoing_project"),
)


@pytest.mark.parametrize(("text", "statement", "kind"), KINDS)
def test_a_statement_is_of_the_kind_that_its_words_bear_out(
    text: str, statement: str, kind: str
) -> None:
    """What is kept up is under way, what was used for years a skill, what others demand binds."""
    found = extract((turn(text),), scope="general", policy="formation@11").candidates
    kinds = {c.statement: c.claim_kind.value for c in found if c.derivation is Derivation.DIRECT}
    assert kinds[statement] == kind
