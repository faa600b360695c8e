"""What common nouns are kinds of, as the table drawn from WordNet tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mnemic.evals.categories import drawn, read_nouns
from mnemic.memory.categories import categories, members


@pytest.mark.parametrize(
    ("noun", "category"),
    [
        ("beagle", "dog"),
        ("beagle", "pet"),
        ("guinea pig", "pet"),
        ("sertraline", "medicine"),
        ("endometriosis", "illness"),
        ("oboe", "instrument"),
        ("prawn", "seafood"),
        ("coriander", "seasoning"),
        ("paramedic", "job"),
        ("crochet", "hobby"),
        ("hearing aid", "medical_device"),
        ("buddhist", "believer"),
    ],
)
def test_a_noun_is_of_its_category_and_of_the_broader_ones(noun: str, category: str) -> None:
    """What is told of the narrower category holds for the broader."""
    assert category in categories(noun)
    assert noun in members(category)


@pytest.mark.parametrize("noun", ["beagle's", "Beagle", "qwertz", "", "deploy"])
def test_what_is_no_known_noun_has_no_category(noun: str) -> None:
    """Nouns are looked up in lower case and in the singular; `beagle` itself is known."""
    assert categories(noun) == frozenset()
    assert categories("beagle")


def test_an_unknown_category_is_refused() -> None:
    """A category that is misspelled in code must not be an empty one."""
    with pytest.raises(KeyError):
        members("beagles")


def test_a_category_is_drawn_from_the_senses_below_it(tmp_path: Path) -> None:
    """The drawing reads WordNet's own files; a name of Latin makes no kind of dog."""
    (tmp_path / "data.noun").write_text(
        "  1 This software is licensed\n"
        "00000001 05 n 02 dog 0 Canis_familiaris 0 000 | a member of the genus Canis\n"
        "00000002 05 n 01 beagle 0 001 @ 00000001 n 0000 | a small hound\n"
        "00000003 05 n 01 cat 0 000 | a feline\n"
    )
    (tmp_path / "index.sense").write_text(
        "dog%1:05:00:: 00000001 1 42\ncanis_familiaris%1:05:00:: 00000001 1 0\n"
        "beagle%1:05:00:: 00000002 1 0\ncat%1:05:00:: 00000003 1 9\n"
    )
    nouns = read_nouns(tmp_path)
    assert nouns.below("00000001") == {"00000001", "00000002"}
    with pytest.raises(KeyError, match=r"read WordNet 3\.1"):
        drawn(nouns)


def test_no_noun_stands_in_a_category_and_in_a_broader_one_again() -> None:
    """The table says each thing once: the narrower paragraph is the only one."""
    listed = members("animal")
    assert len(listed) == len(set(listed))
    assert len(listed) > 2_000
