"""What `formation@11` reads beyond the frozen forms, and what it leaves alone."""

from __future__ import annotations

from collections import Counter

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.formation.hypotheses import GUESSES_MAX
from mnemic.memory.model import (
    Candidate,
    ClaimKind,
    Derivation,
    Longevity,
    Polarity,
)
from mnemic.memory.policy import RICH_POLICY
from tests.unit.formation_grammar import cases_rich
from tests.unit.formation_grammar.said import formed, turn

ONGOING = {
    ClaimKind.ONGOING_PROJECT,
    ClaimKind.GOAL,
    ClaimKind.HABIT,
    ClaimKind.RECURRING_STATE,
}


def read(*texts: str) -> tuple[Candidate, ...]:
    """Read turns as `formation@11` does."""
    turns = tuple(turn(text, sequence=n) for n, text in enumerate(texts, 1))
    return extract(turns, scope="general", policy=RICH_POLICY).candidates


def marked(found: Candidate) -> str:
    """Give a candidate as a line of the cases."""
    if found.derivation is Derivation.HYPOTHESIS:
        return f"~ {found.statement}"
    return f"{'-' if found.polarity is Polarity.RETRACT else '+'} {found.statement}"


@pytest.mark.parametrize(("text", "lines"), cases_rich.CASES)
def test_a_turn_forms_exactly_these_statements(text: str, lines: tuple[str, ...]) -> None:
    """What is said forms its claims and guesses, in order; the frozen policy reads less."""
    assert tuple(marked(found) for found in read(text)) == lines
    assert formed(text) != lines


@pytest.mark.parametrize(("text", "lines"), cases_rich.CASES)
def test_every_candidate_is_well_formed(text: str, lines: tuple[str, ...]) -> None:
    """Exact evidence, a subject of its own, and the longevity of its kind (003)."""
    for found in read(text):
        (span,) = found.evidence_spans
        assert span.text in text
        assert found.subject.strip()
        assert found.statement.endswith(".")
        assert not found.statement.endswith((" and.", " the.", ",."))
        if found.derivation is Derivation.HYPOTHESIS:
            assert found.longevity is Longevity.TENTATIVE
        elif found.longevity is not Longevity.TENTATIVE:
            wanted = Longevity.ONGOING if found.claim_kind in ONGOING else Longevity.DURABLE
            assert found.longevity is wanted


@pytest.mark.parametrize("text", cases_rich.NOTHING)
def test_talk_of_the_moment_forms_nothing(text: str) -> None:
    """Questions, orders, work at hand, others' words, fiction and jokes tell nothing."""
    assert [marked(found) for found in read(text)] == []


def test_the_cases_speak_of_every_kind() -> None:
    """No kind of claim is left to the frozen forms alone."""
    kinds = Counter(
        found.claim_kind for text, _ in cases_rich.CASES for found in read(text)
    )  # fmt: skip
    assert set(kinds) == set(ClaimKind)


PROFILE = "About me:\n- vegan\n- two kids\n- 34, living in Berlin\n- works as a nurse\n- no car"


def test_a_profile_is_read_item_by_item() -> None:
    """An item without a subject is the speaker's, where a profile was announced."""
    assert [found.statement for found in read(PROFILE)] == [
        "User is vegan.",
        "User has two kids.",
        "User is 34.",
        "User lives in Berlin.",
        "User works as a nurse.",
        "User does not have a car.",
    ]
    assert read(PROFILE.replace("About me", "Shopping list")) != read(PROFILE)
    assert "User has two kids." not in [
        found.statement for found in read(PROFILE.replace("About me", "Shopping list"))
    ]


def test_a_name_is_known_in_the_turns_after_the_one_that_ties_it() -> None:
    """ "Tomas" is the user's brother once a turn has said so, and a stranger before."""
    told = read("My brother Tomas is visiting.", "Tomas loves sailing.")
    assert "Tomas loves sailing." in [found.statement for found in told]
    assert read("Tomas loves sailing.") == ()


def test_a_mail_that_was_pasted_is_not_the_user_s() -> None:
    """Headers make what follows somebody else's; the same words without them are told."""
    body = "I am moving to Malmo in May and I don't accept pets."
    assert read(f"From: Olga\nSubject: Re: rent\n\n{body}\n\nWhat are my rights?") == ()
    assert [found.statement for found in read(body)][:1] == ["User is moving to Malmo in May."]


def test_what_a_line_tells_before_its_code_is_told() -> None:
    """The frozen policy takes such a line for code; its code is code for either."""
    text = "My team decided to store amounts as cents. create table payment (id int, amount int);"
    assert [found.statement for found in read(text)] == [
        "The team decided to store amounts as cents."
    ]
    assert formed(text) == ()
    assert read("create table payment (id int, amount int);") == ()


def test_guesses_are_few_and_never_of_what_others_do() -> None:
    """A turn gives a bounded number of hypotheses, all about the user."""
    text = (
        "I'm building an app, restoring a car, renovating our kitchen, writing a novel and "
        "brewing beer. My sister is knitting a sweater."
    )
    guesses = [found for found in read(text) if found.derivation is Derivation.HYPOTHESIS]
    assert len(guesses) == GUESSES_MAX
    assert all(found.about == "user" for found in guesses)
    assert not any("knitting" in found.statement for found in guesses)


def test_the_frozen_policy_reads_none_of_it() -> None:
    """`formation@7` is what it was: no guess, no profile, no wish."""
    made = extract(
        tuple(turn(text, sequence=n) for n, (text, _) in enumerate(cases_rich.CASES, 1)),
        scope="general",
        policy="formation@7",
    ).candidates
    assert all(found.derivation is Derivation.DIRECT for found in made)
