"""Words, lemmas, synonym classes, numbers and forms."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.lemmas import (
    Word,
    content_lemmas,
    gerund,
    lemma,
    lemma_sequence,
    negated,
    past,
    past_participle,
    plural,
    related,
    third_person,
    words,
)


def test_words_carry_their_offsets() -> None:
    """A word is the exact text at its offsets."""
    assert words("I don't C++.") == (Word("I", 0, 1), Word("don't", 2, 7), Word("C++", 8, 11))


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("children", "child"),
        ("children's", "child"),
        ("Apple's", "apple"),
        ("dogs’", "dog"),
        ("went", "go"),
        ("lives", "live"),
        ("swimming", "swim"),
        ("studies", "study"),
        ("meetings", "meet"),
        ("meeting", "meet"),
        ("mornings", "morning"),
        ("Fridays", "friday"),
        ("physics", "physics"),
        ("glass", "glass"),
        ("Malmö", "malmö"),
        ("Jones", "jones"),
        ("six", "6"),
        ("twenty-five", "25"),
    ],
)
def test_lemma(word: str, expected: str) -> None:
    """All forms of a word share a lemma; a name is its own."""
    assert lemma(word) == expected


def test_a_hint_chooses_the_part_of_speech() -> None:
    """The same form may be a noun or a verb."""
    assert (lemma("lives", "NOUN"), lemma("lives", "VERB")) == ("life", "live")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("My kids go to Hillside school.", "The children attend Hillside school."),
        ("I live in Rome", "User currently lives in Rome."),
        ("I reside in Rome", "I'm living in Rome now"),
        ("my job is teaching", "I work in teaching"),
        ("my favourite colour", "My favorite color is"),
        ("I lift weights twice a week", "lifts weights two times a week"),
        ("played for six years", "has been playing for 6 years"),
        ("I own a boat", "User really has a boat"),
        ("The children's bike", "the kids' bicycle"),
    ],
)
def test_paraphrases_share_their_content(one: str, other: str) -> None:
    """Two wordings of one thing have the same content lemmas."""
    assert content_lemmas(one) == content_lemmas(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("I play the cello", "I play the viola"),
        ("I swim on Mondays", "I swim on Tuesdays"),
        ("I have two dogs", "I have three dogs"),
        ("I use C", "I use C++"),
        ("my wife", "my partner"),
    ],
)
def test_different_things_differ(one: str, other: str) -> None:
    """A key never joins two things."""
    assert content_lemmas(one) != content_lemmas(other)


def test_negators_are_kept_apart() -> None:
    """Content is the same, polarity differs."""
    assert content_lemmas("I don't like jazz") == content_lemmas("I like jazz")
    assert negated("I don't like jazz")
    assert negated("I no longer drive")
    assert negated("I dont eat meat")
    assert not negated("I like jazz")
    assert not negated("not only do I like jazz, I play it")


def test_contractions_are_expanded() -> None:
    """A contraction gives the lemmas of its parts."""
    assert lemma_sequence("I don't; I'm; I've; it's; won't") == (
        "i", "do", "not", "i", "be", "i", "have", "it", "be", "will", "not",
    )  # fmt: skip


def test_kin_words_are_related_and_not_the_same() -> None:
    """A wife is a spouse and a partner, but no husband."""
    assert related("wife", "spouse")
    assert related("wife", "partner")
    assert related("kid", "child")
    assert not related("wife", "husband")
    assert content_lemmas("wife") != content_lemmas("spouse")


@pytest.mark.parametrize(
    ("verb", "forms"),
    [
        ("live", ("lives", "living", "lived", "lived")),
        ("have", ("has", "having", "had", "had")),
        ("be", ("is", "being", "was", "been")),
        ("go", ("goes", "going", "went", "gone")),
        ("study", ("studies", "studying", "studied", "studied")),
        ("write", ("writes", "writing", "wrote", "written")),
        ("run", ("runs", "running", "ran", "run")),
        ("frob", ("frobs", "frobbing", "frobbed", "frobbed")),
        (
            "work as a nurse",
            ("works as a nurse", "working as a nurse") + ("worked as a nurse",) * 2,
        ),
    ],
)
def test_forms_of_a_verb(verb: str, forms: tuple[str, str, str, str]) -> None:
    """Third person, -ing form, past and participle; what follows the verb stays."""
    assert (third_person(verb), gerund(verb), past(verb), past_participle(verb)) == forms


def test_modals_keep_their_form() -> None:
    """A modal has no third person."""
    assert third_person("can swim") == "can swim"
    assert plural("child") == "children"
