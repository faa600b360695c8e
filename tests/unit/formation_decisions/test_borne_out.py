"""A guess about a field is promoted by what shows it, wherever that would be filed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mnemic.memory.model import ClaimKind, Derivation, EventKind, Longevity
from tests.support.claims import claim, guess, over
from tests.support.core import Core, Scripted

FIELD = "user/skill/kubernetes"
SUPPOSED = "User likely has Kubernetes experience."
STATED = "User has been running Kubernetes clusters since 2019."


def supposing(core: Core, *, topic: str = "Kubernetes", kind: ClaimKind = ClaimKind.SKILL) -> int:
    """Have a guess about a field; give the event that it rests on."""
    session = core.open()
    said = core.say(session, "Why does the ingress lose its annotations?")
    supposed = replace(
        guess(SUPPOSED.replace("Kubernetes", topic), core.log[said], slot=FIELD),
        subject=topic,
        claim_kind=kind,
    )
    core.consolidate(session, extract=Scripted([supposed]))
    core.wait(days=3)
    return said


def stating(
    core: Core,
    statement: str,
    *,
    kind: ClaimKind = ClaimKind.SKILL,
    about: str = "user",
    past: bool = False,
) -> dict[str, int]:
    """State something in a slot of its own; give the reasons."""
    session = core.open()
    said = core.say(session, statement)
    stated = replace(
        claim(statement, core.log[said], slot="user/history/own"), claim_kind=kind, about=about
    )
    if past:
        stated = over(stated, core.now)
    return core.consolidate(session, extract=Scripted([stated])).reasons


@pytest.mark.gate("gate.memory.evidence_promotion")
@pytest.mark.parametrize(
    ("topic", "statement", "kind"),
    [
        ("Kubernetes", STATED, ClaimKind.SKILL),
        ("Kubernetes", "User is the Kubernetes administrator.", ClaimKind.ROLE),
        ("beekeeping", "User keeps bees on the roof.", ClaimKind.HABIT),
        ("software-development", "User has taught software development.", ClaimKind.SKILL),
        ("software-development", "User works as a software developer.", ClaimKind.ROLE),
        ("software-development", "User has been developing software since 2010.", ClaimKind.SKILL),
        ("data-analysis", "User is a data analyst.", ClaimKind.ROLE),
        ("distance-running", "User is a distance runner.", ClaimKind.HABIT),
        ("car-restoration", "User has restored cars for years.", ClaimKind.SKILL),
    ],
)
def test_what_shows_a_guess_promotes_it(topic: str, statement: str, kind: ClaimKind) -> None:
    """The belief stays itself, with all of its evidence, and no second one stands beside it."""
    core = Core()
    hint = supposing(core, topic=topic)
    (before,) = core.live()

    assert stating(core, statement, kind=kind) == {"promoted": 1}
    (belief,) = core.beliefs()
    assert (belief.id, belief.derivation) == (before.id, Derivation.DIRECT)
    assert (belief.statement, belief.claim_kind) == (statement, kind)
    assert belief.longevity is not Longevity.TENTATIVE
    assert hint in belief.source_event_ids
    assert belief.evidence_count == 2
    assert len(core.events(EventKind.PROMOTED)) == 1


@pytest.mark.parametrize(
    ("topic", "statement", "kind"),
    [
        ("Kubernetes", "User wants to learn Kubernetes.", ClaimKind.GOAL),
        ("Kubernetes", "User is building a Kubernetes course.", ClaimKind.ONGOING_PROJECT),
        ("Kubernetes", "User owns a book about Kubernetes.", ClaimKind.RESOURCE),
        ("Kubernetes", "User likes Kubernetes.", ClaimKind.PREFERENCE),
        ("Kubernetes", "User runs Postgres clusters.", ClaimKind.SKILL),
        ("software-development", "User works in property development.", ClaimKind.SKILL),
        ("software-development", "User is a software salesman.", ClaimKind.ROLE),
        ("data-analysis", "User is a data engineer.", ClaimKind.ROLE),
        ("car-restoration", "User washes cars.", ClaimKind.HABIT),
    ],
)
def test_what_does_not_show_it_stands_beside_it(
    topic: str, statement: str, kind: ClaimKind
) -> None:
    """An aim, a project, a book, another field, or half of a topic is no experience."""
    core = Core()
    supposing(core, topic=topic)

    assert stating(core, statement, kind=kind) == {"committed_direct": 1}
    assert [b.derivation for b in core.live()].count(Derivation.HYPOTHESIS) == 1


def test_somebody_elses_skill_and_one_that_is_over_promote_nothing() -> None:
    """The guess is about the user, now."""
    core = Core()
    supposing(core)
    assert stating(core, "Ada runs Kubernetes clusters.", about="ada") == {"committed_direct": 1}
    core = Core()
    supposing(core)
    assert "promoted" not in stating(core, "User ran Kubernetes clusters.", past=True)


def test_an_interest_is_shown_by_a_liking_and_by_no_skill() -> None:
    """Who knows a thing need not like it."""
    core = Core()
    supposing(core, topic="astronomy", kind=ClaimKind.INTEREST)
    assert stating(core, "User teaches astronomy.", kind=ClaimKind.SKILL) == {"committed_direct": 1}
    core = Core()
    supposing(core, topic="astronomy", kind=ClaimKind.INTEREST)
    assert stating(core, "User loves astronomy.", kind=ClaimKind.PREFERENCE) == {"promoted": 1}


def test_what_was_promoted_is_told_again_and_not_twice_believed() -> None:
    """The same words later, or a shorter telling, support it where it stands."""
    core = Core()
    supposing(core)
    stating(core, STATED)
    core.wait(days=2)

    assert stating(core, STATED) == {"reinforced": 1}
    core.wait(days=2)
    assert stating(core, "User has been running Kubernetes clusters.") == {"reinforced": 1}
    (belief,) = core.beliefs()
    assert (belief.statement, belief.evidence_count) == (STATED, 4)


def test_a_guess_at_what_was_stated_adds_nothing() -> None:
    """It disputes nothing, forms nothing, and the account names the memory."""
    core = Core()
    stating(core, STATED)
    (stated,) = core.live()
    core.wait(days=2)
    session = core.open()
    said = core.say(session, "Why does the ingress lose its annotations?")
    supposed = replace(guess(SUPPOSED, core.log[said], slot=FIELD), subject="Kubernetes")
    outcome = core.consolidate(
        session, extract=Scripted([replace(supposed, claim_kind=ClaimKind.SKILL)])
    )

    assert outcome.reasons == {"redundant_attributed": 1}
    assert core.live() == [stated]


def test_a_guess_of_the_same_words_is_not_their_support() -> None:
    """One event guessed at and stated is one piece of evidence, and both stand."""
    core = Core()
    session = core.open()
    said = core.say(session, STATED)
    supposed = replace(
        guess(SUPPOSED, core.log[said], slot=FIELD),
        subject="Kubernetes",
        claim_kind=ClaimKind.SKILL,
    )
    stated = replace(
        claim(STATED, core.log[said], slot="user/history/own"), claim_kind=ClaimKind.SKILL
    )
    outcome = core.consolidate(session, extract=Scripted([supposed, stated]))

    assert "promoted" not in outcome.reasons
    assert all(belief.evidence_count == 1 for belief in core.live())
