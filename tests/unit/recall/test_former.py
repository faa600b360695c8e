"""The query former: which terms a question asks for, and which words it drops."""

from __future__ import annotations

import pytest

from mnemic.memory.recall.former import TERMS_MAX, FormedQuery, form
from mnemic.memory.recall.inflections import variants
from mnemic.memory.recall.naming import STOP_WORDS, SYNONYMS, WEAK_WORDS


def formed(question: str, counts: dict[str, int] | None = None) -> FormedQuery:
    """Form a question against a store with these lexeme frequencies."""
    found = counts or {}
    return form(question, frequency=lambda word: found.get(word, 0), population=1_000)


def names(question: str) -> list[str]:
    """Give the names of a question's terms."""
    return [term.name for term in formed(question).terms]


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Where do I live?", ["live", "(home)"]),
        ("Who is my spouse?", ["spouse"]),
        ("What's the name of Morgan's dog?", ["name", "morgan", "dog"]),
        ("Don't I have a bike?", ["bike"]),
        ("Is it state-of-the-art?", ["state-of-the-art"]),
        ("?! ... --", []),
        ("the is do I", []),
    ],
)
def test_function_words_are_no_terms(question: str, expected: list[str]) -> None:
    """What remains are the content words, in order, and the subjects they name."""
    assert names(question) == expected


def test_a_term_holds_its_close_inflections() -> None:
    """`live` finds `lives`, `kids` finds `kid`; a name is only widened by its plural."""
    assert ("lives",) in formed("Where do I live?").terms[0].variants
    assert {"child", "children"} <= set(variants("children"))
    assert variants("portland") == ("portland", "portlands")
    assert variants("v1.2.3") == ("v1.2.3",)


def test_a_hyphenated_word_also_names_its_parts_written_apart() -> None:
    """`web-search` finds "web search"."""
    (term,) = formed("web-search?").terms
    assert term.variants == (("web", "search"),)


@pytest.mark.parametrize(
    ("question", "variant"),
    [
        ("Where do I live?", ("home", "location")),
        ("Which city do I live in?", ("home", "location")),
        ("Who is my spouse?", ("wife",)),
        ("Which company do I work for?", ("employment",)),
        ("What do I do for a living?", ("occupation",)),
        ("How do I like my answers formatted?", ("answer", "style")),
        ("How old am I?", ("birthday",)),
        ("What did we decide?", ("project", "decision")),
        ("Do I have allergies?", ("allergic",)),
        ("Who is my boss?", ("manager",)),
    ],
)
def test_a_question_names_subjects_it_does_not_say(question: str, variant: tuple[str, ...]) -> None:
    """The closed tables add the lexemes of the subject that is meant."""
    assert variant in {v for term in formed(question).terms for v in term.variants}


def test_two_questions_in_one_turn_are_two_clauses() -> None:
    """Each clause holds its own terms, so that one answer is not judged by the other."""
    query = formed("Who is my spouse, and which company do I work for?")
    assert len(query.clauses) == 2
    first, second = (clause.bits for clause in query.clauses)
    assert first & second == 0
    assert first | second == (1 << len(query.terms)) - 1


def test_rare_terms_weigh_more_and_weak_words_little() -> None:
    """An unknown word weighs 1, a common one less, a weak one a fraction of that."""
    query = formed("Do I like the penicillin coffee?", {"coffee": 400, "penicillin": 1})
    weights = {term.name: term.weight for term in query.terms}
    assert 1.0 > weights["penicillin"] > weights["coffee"] > 0
    assert weights["like"] == pytest.approx(0.3)


def test_a_long_turn_keeps_its_rarest_terms() -> None:
    """A pasted page is bounded; the words the store knows survive the cut."""
    page = " ".join(f"word{n}" for n in range(5_000)) + " penicillin"
    query = formed(page, {"penicillin": 1})
    assert len(query.terms) <= TERMS_MAX
    assert "penicillin" in {term.name for term in query.terms}


def test_the_tables_are_lowercase_lexemes() -> None:
    """Each entry is what the tokenizer gives, so that it can match at all."""
    entries = {w for vs in SYNONYMS.values() for v in vs for w in v} | set(SYNONYMS)
    for word in entries | STOP_WORDS | WEAK_WORDS:
        assert word == word.lower()
        assert word.isalpha()
    assert STOP_WORDS.isdisjoint(SYNONYMS)
