"""Ranges and starts carry the year that they mean, in the statement and in the window."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from tests.unit.formation_grammar.said import told, turn

SHARED = (
    (
        "I lived in Porto from May to October last year.",
        "User lived in Porto from May to October 2025.",
        ("2025-05-01", "2025-10-31"),
    ),
    (
        "I was a lifeguard from June to August two years ago.",
        "User was a lifeguard from June to August 2024.",
        ("2024-06-01", "2024-08-31"),
    ),
    (
        "I worked at the mill from 4 January to 9 March last year.",
        "User worked at the mill from 4 January to 9 March 2025.",
        ("2025-01-04", "2025-03-09"),
    ),
    (
        "I taught yoga between March and June in 2024.",
        "User taught yoga between March and June 2024.",
        ("2024-03-01", "2024-06-30"),
    ),
    (
        "I rented an allotment from April 2021 to November 2023.",
        "User rented an allotment from April 2021 to November 2023.",
        ("2021-04-01", "2023-11-30"),
    ),
    (
        "I sang in a choir from 2015 to 2019.",
        "User sang in a choir from 2015 to 2019.",
        ("2015-01-01", "2019-12-31"),
    ),
    ("I kept bees until 2019.", "User kept bees until 2019.", ("None", "2019-12-31")),
    (
        "I put on weight from January to March.",
        "User puts on weight from January to March.",
        ("2026-03-02", "None"),
    ),
    (
        "I'm away from June to August next year.",
        "User is away from June to August 2027.",
        ("2027-06-01", "2027-08-31"),
    ),
    (
        "I'm on holiday from 12 to 26 July.",
        "User is on holiday from 12 to 26 July 2026.",
        ("2026-07-12", "2026-07-26"),
    ),
    (
        "I'm in Oslo from April 3 to 10.",
        "User is in Oslo from 3 to 10 April 2026.",
        ("2026-04-03", "2026-04-10"),
    ),
    (
        "My sister is visiting from the 5th to the 9th of May.",
        "User's sister is visiting from 5 to 9 May 2026.",
        ("2026-05-05", "2026-05-09"),
    ),
    (
        "I was in Lyon from 3 to 10 February.",
        "User was in Lyon from 3 to 10 February 2026.",
        ("2026-02-03", "2026-02-10"),
    ),
)


@pytest.mark.parametrize(("text", "statement", "window"), SHARED)
def test_what_is_said_once_in_a_range_belongs_to_both_ends(
    text: str, statement: str, window: tuple[str, str]
) -> None:
    """A year behind two months, or a month behind two days, is of both."""
    (found,) = extract((turn(text),), scope="general", policy="formation@11").candidates
    held = (str(found.valid_from)[:10], str(found.valid_to)[:10])
    assert (found.statement, held) == (statement, window)


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        (
            "I live on my boat from April to September.",
            "User lives on their boat from April to September.",
        ),
        (
            "We open from 1 to 24 December every year.",
            "User opens from 1 to 24 December every year.",
        ),
        ("I can host 4 to 6 people in March.", "User can host 4 to 6 people in March."),
    ],
)
def test_what_comes_again_and_what_is_no_range_gets_no_year(text: str, statement: str) -> None:
    """A season is of every year, and a number of people is no day."""
    assert told(text) == (statement,)


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("My son starts nursery in August.", "User's son starts nursery in August 2026."),
        (
            "I start my apprenticeship in October.",
            "User starts their apprenticeship in October 2026.",
        ),
        (
            "My brother starts at the academy in January.",
            "User's brother starts at the academy in January 2027.",
        ),
        ("I finish my degree in June.", "User finishes their degree in June 2026."),
        ("I usually start pruning in February.", "User usually starts pruning in February."),
        ("I start planting in April every year.", "User starts planting in April every year."),
    ],
)
def test_what_starts_once_has_its_year(text: str, statement: str) -> None:
    """A start ahead is in the coming month of that name; what is done every year has no year."""
    assert told(text) == (statement,)
