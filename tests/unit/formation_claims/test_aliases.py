"""One claim under two names is kept once; who somebody is, is a claim of its own."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mnemic.memory.formation.claims import combine
from mnemic.memory.model import Candidate, ClaimKind, Longevity, Polarity
from tests.support.claims import claim
from tests.unit.formation_claims.test_combiner import said

EVENT = said(1, "words")
ELSEWHERE = said(2, "words")


def read(statement: str, about: str = "user") -> Candidate:
    """Give what the grammar read."""
    return replace(claim(statement, EVENT, slot=f"user/told {statement}"), about=about)


def offered(statement: str, about: str = "user") -> Candidate:
    """Give what a provider proposed of the same words."""
    one = claim(statement, EVENT, slot=f"user/noted {statement}", origin="provider")
    return replace(one, about=about)


MERGED = [
    (
        read("Euan does the breeding side.", "euan"),
        offered("User's brother does the breeding side.", "brother"),
        offered("User's brother is Euan."),
    ),
    (
        read("The sows go lame in the wet end.", "sow"),
        offered("User's sows go lame in the wet end."),
        offered("User hates apps."),
    ),
]
APART = [
    (
        read("Euan does the breeding side.", "euan"),
        offered("User's brother does the breeding side.", "brother"),
    ),
    (
        read("Euan plays the bass.", "euan"),
        offered("User plays the bass."),
        offered("User's brother is Euan."),
    ),
    (
        read("Euan plays the bass.", "euan"),
        offered("User's brother plays the bass.", "brother"),
        offered("User's brother is Euan."),
        offered("User's brother is Rory."),
    ),
    (
        read("Euan manages Ana.", "euan"),
        offered("User's boss manages Euan.", "boss"),
        offered("User's boss is Ana."),
    ),
    (
        read("Euan does not fly.", "euan"),
        offered("User's brother flies.", "brother"),
        offered("User's brother is Euan."),
    ),
    (
        offered("User's lad is Callum."),
        offered("User's lad Callum starts uni in Leeds."),
    ),
]


@pytest.mark.parametrize("batch", MERGED)
def test_one_claim_under_two_names_is_kept_once(batch: tuple[Candidate, ...]) -> None:
    """In the provider's words, where the grammar files it."""
    kept = combine(batch).candidates
    assert len(kept) == len(batch) - 1
    assert kept[0].statement == batch[1].statement
    assert kept[0].subject_key == batch[0].subject_key


@pytest.mark.parametrize("batch", APART)
def test_what_no_name_makes_one_stays_two(batch: tuple[Candidate, ...]) -> None:
    """Nobody says whose name it is, two go by it, or they do different things."""
    assert len(combine(batch).candidates) == len(batch)


def test_the_same_words_of_another_turn_are_not_compared_by_name() -> None:
    """The names of one turn are those of that turn."""
    other = claim("Euan does the breeding side.", ELSEWHERE, slot="a")
    batch = (
        replace(other, about="euan"),
        offered("User's brother does the breeding side.", "brother"),
        offered("User's brother is Euan."),
    )
    assert len(combine(batch).candidates) == len(batch)


def test_the_grammars_richer_wording_is_of_the_providers_kind() -> None:
    """With the longevity of that kind; its keys stand (003 §Evaluation)."""
    rich = claim("User runs 5 km in the park every Monday.", EVENT, slot="user/run")
    poor = claim("User runs 5 km.", EVENT, kind=ClaimKind.HABIT, origin="provider")
    (kept,) = combine((rich, replace(poor, subject="5 km"))).candidates
    assert kept.statement == rich.statement
    assert (kept.claim_kind, kept.longevity) == (ClaimKind.HABIT, Longevity.ONGOING)
    assert (kept.subject_key, kept.value_key) == (rich.subject_key, rich.value_key)
    assert kept.subject == "5 km"


def test_a_subject_that_the_wording_does_not_name_is_not_shown() -> None:
    """Nor is the kind of an act, or of a retraction, another's to say."""
    rich = claim("User runs in the park every Monday.", EVENT, slot="user/run")
    poor = claim("User runs in the park.", EVENT, kind=ClaimKind.HABIT, origin="provider")
    (kept,) = combine((rich, replace(poor, subject="marathons"))).candidates
    assert kept.subject == rich.subject
    ended = claim("User no longer runs in the park.", EVENT, polarity=Polarity.RETRACT)
    shorter = claim(
        "User no longer runs.",
        EVENT,
        polarity=Polarity.RETRACT,
        kind=ClaimKind.HABIT,
        origin="provider",
    )
    kinds = {c.claim_kind for c in combine((ended, shorter)).candidates if c.origin == "extractor"}
    assert kinds == {ended.claim_kind}
