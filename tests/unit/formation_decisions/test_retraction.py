"""What a retraction ends: under whatever key, and nothing more."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.main_verbs import main_verb
from mnemic.memory.model import (
    Authority,
    BeliefStatus,
    ClaimKind,
    EventKind,
    Polarity,
    TombstoneCause,
)
from mnemic.memory.policy import RETRACTED_MAX
from tests.support.claims import claim
from tests.support.core import Core, Scripted


def _told(core: Core, *statements: tuple[str, str]) -> None:
    for statement, slot in statements:
        session = core.open()
        event = core.log[core.say(session, f"About this: {statement}")]
        core.consolidate(
            session, extract=Scripted([claim(statement, event, slot=slot, kind=ClaimKind.HABIT)])
        )
    core.wait(days=1)


def _ended(core: Core, statement: str, slot: str, **more: object) -> dict[str, int]:
    session = core.open()
    event = core.log[core.say(session, f"Anyway: {statement}")]
    ending = claim(
        statement,
        event,
        slot=slot,
        polarity=Polarity.RETRACT,
        kind=ClaimKind.HABIT,
        **more,  # type: ignore[arg-type]
    )
    return core.consolidate(session, extract=Scripted([ending])).reasons


@pytest.mark.parametrize(
    ("statement", "verb"),
    [
        ("User runs outdoors.", "run"),
        ("User is running outdoors every day.", "run"),
        ("User goes running outdoors most mornings.", "run"),
        ("User no longer runs outdoors.", "run"),
        ("User has been running for six years.", "run"),
        ("User tracks runs outdoors in a journal.", "track"),
        ("User has a dog.", "have"),
        ("User is vegetarian.", "be"),
        ("User does not like bullet points.", "like"),
        ("User used to smoke.", "smoke"),
        ("User cannot take meetings on Fridays.", "take"),
        ("User wants to learn Rust.", "want"),
        ("User goes to the gym.", "go"),
        ("The team deploys on Fridays.", "deploy"),
        ("Tomas lives in Brno.", ""),
    ],
)
def test_the_main_verb_of_a_statement(statement: str, verb: str) -> None:
    """Auxiliaries, adverbs and verbs of aspect are passed over."""
    assert main_verb(statement) == verb


def test_a_retraction_ends_every_wording_under_whatever_key() -> None:
    """003's own example: both runners end, the journal stays."""
    core = Core()
    _told(
        core,
        ("User is running outdoors every day.", "user/habit/daily"),
        ("User goes running outdoors most mornings.", "user/routine/morning"),
        ("User tracks runs outdoors in a journal.", "user/journal"),
        ("User runs a bakery.", "user/role"),
    )
    assert _ended(core, "User no longer runs outdoors.", "user/habit/run") == {"superseded": 1}
    assert core.statements() == [
        "User tracks runs outdoors in a journal.",
        "User runs a bakery.",
        "User no longer runs outdoors.",
    ]
    ended = core.past()
    standing = core.one("no longer")
    assert [b.status for b in ended] == [BeliefStatus.SUPERSEDED] * 2
    assert set(standing.supersedes) == {b.id for b in ended}
    assert all(b.closed_reason == "retracted" for b in ended)


def test_a_retraction_is_bounded_to_four() -> None:
    """The newest of more go first."""
    core = Core()
    _told(core, *((f"User runs outdoors at hour {n}.", f"user/run/{n}") for n in range(6)))
    _ended(core, "User no longer runs outdoors.", "user/habit/run")
    assert len(core.past()) == RETRACTED_MAX
    assert [b.statement for b in core.past()] == [
        f"User runs outdoors at hour {n}." for n in range(2, 6)
    ]


def test_one_value_of_a_slot_is_not_another() -> None:
    """No longer living in Boston does not end living in Denver."""
    core = Core()
    _told(core, ("User lives in Denver.", "user/home"))
    assert _ended(core, "User no longer lives in Boston.", "user/home") == {
        "skipped_unmatched_retraction": 1
    }
    assert core.statements() == ["User lives in Denver."]


def test_another_verb_under_one_key_ends_all_the_same() -> None:
    """What is no longer used is no longer had, when both are filed as one thing."""
    core = Core()
    _told(core, ("User wears an Apple Watch.", "user/thing/apple watch"))
    _ended(core, "User no longer charges the Apple Watch.", "user/thing/apple watch")
    assert core.statements() == ["User no longer charges the Apple Watch."]


def test_what_the_user_no_longer_has_is_no_longer_named() -> None:
    """A dog that is gone has no name to recall; a policy on the car is not the car."""
    core = Core()
    core.talk("I have a dog named Rex.")
    _told(core, ("User's car insurance is Axa.", "user/car insurance"))
    core.talk("I no longer have a dog.")
    _ended(core, "User no longer has a car.", "user/thing/car")
    assert not any("Rex" in statement for statement in core.statements())
    assert "User's car insurance is Axa." in core.statements()


def test_somebody_elses_end_is_not_the_users() -> None:
    """A retraction about a named person ends nothing about the user."""
    core = Core()
    core.talk("I live in Brno.")
    core.wait(days=1)
    core.talk("My brother Tomas no longer lives in Brno.")
    assert "User lives in Brno." in core.statements()


def test_physics_ends_and_maths_stays() -> None:
    """Handing one of two over ends that one, whatever was done with it."""
    core = Core()
    core.talk("I teach maths and physics.")
    core.wait(days=1)
    core.talk("I handed physics to Rosa.")
    assert "User teaches maths." in core.statements()
    assert "User teaches physics." not in core.statements()


def test_an_older_retraction_does_not_end_what_was_said_since() -> None:
    """Imported late, it did not know of it."""
    core = Core()
    early = core.now
    core.wait(days=10)
    core.talk("I have an Apple Watch.")
    outcome = core.talk("I no longer use my Apple Watch.", at=early)
    assert outcome.reasons == {"skipped_unmatched_retraction": 1}
    assert core.statements() == ["User has an Apple Watch."]


def test_a_retraction_of_lower_authority_is_disputed_and_ends_nothing() -> None:
    """The agent cannot take back what the user said; the user is asked."""
    core = Core()
    _told(core, ("User runs outdoors.", "user/habit/run"))
    reasons = _ended(
        core,
        "User no longer runs outdoors.",
        "user/habit/run",
        authority=Authority.AFFIRMED,
    )
    assert reasons == {"conflicted": 1}
    assert all(b.flagged for b in core.live())
    assert len(core.live()) == 2


def test_saying_again_that_it_is_over_is_support() -> None:
    """The standing retraction gains the evidence; nothing is skipped."""
    core = Core()
    core.talk("I have an Apple Watch.")
    core.wait(days=1)
    core.talk("I no longer use my Apple Watch.")
    core.wait(days=1)
    assert core.talk("I no longer use my Apple Watch.").reasons == {"reinforced": 1}
    assert core.one("no longer").evidence_count == 2


def test_taking_it_up_again_replaces_the_retraction() -> None:
    """A later statement of the same owner supersedes what had ended it."""
    core = Core()
    core.talk("I have an Apple Watch.")
    core.wait(days=1)
    core.talk("I no longer use my Apple Watch.")
    core.wait(days=1)
    core.talk("I have an Apple Watch.")
    assert core.statements() == ["User has an Apple Watch."]
    assert not core.live()[0].flagged


def test_a_stated_forgetting_ends_without_a_statement_and_leaves_its_mark() -> None:
    """No belief says that something was forgotten."""
    core = Core()
    core.talk("My locker number is 118.")
    core.wait(days=1)
    outcome = core.talk("Forget my locker number.")
    assert outcome.reasons.get("superseded") == 1
    assert core.live() == []
    (ended,) = core.beliefs()
    assert ended.superseded_by is None
    assert {t.cause for t in core.image.tombstones()} == {TombstoneCause.RETRACTED}
    assert core.events(EventKind.SUPERSEDED)[0].reason == "retracted"


def test_an_assertion_and_its_end_in_one_turn_leave_the_end() -> None:
    """Polarity alone never conflicts, and the words have an order."""
    core = Core()
    session = core.open()
    event = core.log[core.say(session, "I run outdoors. No: I no longer run outdoors.")]
    run = claim("User runs outdoors.", event, slot="user/habit/run")
    end = claim(
        "User no longer runs outdoors.", event, slot="user/habit/run", polarity=Polarity.RETRACT
    )
    core.consolidate(session, extract=Scripted([run, end]))
    assert core.statements() == ["User no longer runs outdoors."]
    assert not core.live()[0].flagged


def test_a_retraction_is_found_among_thousands_by_its_words() -> None:
    """The index names what may be denied; the crowd is not read."""
    core = Core()
    session = core.open()
    for n in range(300):
        core.remember(f"My gadget{n} colour is blue{n}.")
    event = core.log[core.say(session, "I paint murals.")]
    core.consolidate(
        session, extract=Scripted([claim("User paints murals.", event, slot="user/x")])
    )
    core.wait(days=1)
    _ended(core, "User no longer paints murals.", "user/y")
    assert not any(b.statement == "User paints murals." for b in core.live())
