"""A subject names the gold conflict key by lemma, inflection or compound (003 §Evaluation)."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.claims import names_subject

NAMES = (
    ("weightlifting", "lifting weights"),
    ("run", "running in the mornings"),
    ("runs", "User runs."),
    ("agents", "personal AI agent"),
    ("sisters", "User has a sister."),
    ("beekeeping", "bees"),
    ("keyboard", "key"),
    ("housework", "house"),
    ("swimming routine", "User swims."),
    ("home-office", "home office"),
    ("5x5", "5x5 routine"),
    ("AI", "AI agent"),
    ("software development", "software-development experience"),
    ("gluten-free diet", "gluten"),
    ("Kubernetes", "kubernetes clusters"),
    ("Oslo home", "User lives in Oslo."),
    ("mother-in-law", "User's mother-in-law babysits the twins."),
)
OTHERS = (
    ("user", "personal AI agent"),
    ("User's", "User swims."),
    ("The User", "User swims on other days."),
    ("I", "I swim"),
    ("sister", "brother"),
    ("carpet", "car"),
    ("coffee", "tea"),
    ("role", "User is the release manager."),
    ("it", "User likes jazz."),
    ("", "User likes jazz."),
    ("user preference", "User likes jazz."),
)
"""Other things, and the user bucket, which names nothing."""


@pytest.mark.parametrize(("subject", "gold"), NAMES)
def test_a_subject_names_the_gold_key_or_statement(subject: str, gold: str) -> None:
    """From either side."""
    assert names_subject(subject, gold)
    assert names_subject(gold, subject)


@pytest.mark.parametrize(("subject", "gold"), OTHERS)
def test_another_subject_and_the_user_bucket_do_not(subject: str, gold: str) -> None:
    """However closely the statement follows."""
    assert not names_subject(subject, gold)
