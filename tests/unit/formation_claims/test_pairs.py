"""Pairs of texts by rule, match and near-miss: what is one claim, and what only looks so.

003 §Evaluation names the rules; `tests/cases/claim-pairs.json` holds for each a list of
`[expected, one text, the other]`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from mnemic.memory.formation.claims import (
    compatible,
    copies,
    grounded,
    represents,
    states,
    supported,
)

FILE = Path(__file__).parents[2] / "cases" / "claim-pairs.json"
PAIRS: dict[str, dict[str, list[tuple[bool, str, str]]]] = json.loads(FILE.read_text("utf-8"))

RULES = (
    "elaboration", "negation", "scope of a negation", "absence", "count", "large number",
    "direction", "swapped arguments", "sibling", "inflection, qualifier, compound",
    "first person", "told as over", "wish and having", "synonym",
)  # fmt: skip
"""The rules of a match, each of which has pairs; most have both sorts."""


def rows(relation: str) -> list[ParameterSet]:
    """Give the pairs of a relation as parameters, named by rule and place."""
    return [
        pytest.param(*pair, id=f"{rule}-{place}")
        for rule, pairs in PAIRS[relation].items()
        for place, pair in enumerate(pairs)
    ]


@pytest.mark.parametrize(("expected", "statement", "gold"), rows("states"))
def test_a_statement_states_a_claim_or_does_not(expected: bool, statement: str, gold: str) -> None:
    """By every rule, both ways."""
    assert states(statement, gold) is expected


@pytest.mark.parametrize("rule", RULES)
def test_the_floor_asks_the_same_from_either_side(rule: str) -> None:
    """Compatibility is symmetric, and whatever matches is compatible."""
    for expected, statement, gold in PAIRS["states"][rule]:
        assert compatible(statement, gold) is compatible(gold, statement)
        assert compatible(statement, gold) or not expected


@pytest.mark.parametrize(("expected", "memory", "clause"), rows("represents"))
def test_a_memory_represents_a_clause_or_does_not(expected: bool, memory: str, clause: str) -> None:
    """The same claim of the same thing; a correction never by what it corrects."""
    assert represents(memory, clause) is expected


@pytest.mark.parametrize(("expected", "statement", "spans"), rows("grounded"))
def test_spans_carry_a_statement_or_do_not(
    expected: bool, statement: str, spans: list[str]
) -> None:
    """Nothing contentful is added, turned round or taken from somebody else."""
    assert grounded(statement, spans) is expected


@pytest.mark.parametrize(("expected", "sentence", "cited"), rows("supported"))
def test_cited_texts_support_a_sentence_or_do_not(
    expected: bool, sentence: str, cited: list[str]
) -> None:
    """A narrative may say that something was said, and adds no fact."""
    assert supported(sentence, cited) is expected


@pytest.mark.parametrize(("expected", "prediction", "memory"), rows("copies"))
def test_a_prediction_copies_a_memory_or_does_not(
    expected: bool, prediction: str, memory: str
) -> None:
    """Case, punctuation and inflection may differ; nothing is added or left out."""
    assert copies(prediction, memory) is expected


def test_every_rule_has_pairs_of_both_sorts() -> None:
    """A near-miss has a match beside it, so that neither answer is the only one."""
    for rule in RULES:
        sorts = {pair[0] for pair in PAIRS["states"][rule]}
        assert sorts == {True, False}, rule
    for relation in ("represents", "grounded", "supported", "copies"):
        assert {pair[0] for pair in PAIRS[relation]["all"]} == {True, False}


def test_a_pronoun_is_resolved_within_its_fragment_and_not_beyond() -> None:
    """The name may come from another event of the fragment; a fact may not."""
    fragment = ["my sister Ioana moved in", "she does the bookkeeping"]
    sentence = "User's sister Ioana does the bookkeeping."
    assert supported(sentence, fragment[1:], fragment=fragment)
    assert not supported(sentence, fragment[1:])
    assert not supported("User's sister Ioana does the cooking.", fragment[1:], fragment=fragment)
