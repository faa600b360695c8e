"""What people say of their health, their trade, their days and their projects in ordinary turns."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.policy import RICH_POLICY
from tests.unit.formation_grammar.said import turn


def _formed(text: str) -> dict[str, str]:
    """Give what a turn forms, by its statement, and of which kind."""
    made = extract((turn(text),), scope="general", policy=RICH_POLICY).candidates
    return {one.statement: one.claim_kind.value for one in made}


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        (
            "I'm type 1, diagnosed at 16, and I wear a Libre.",
            ["User has type 1 diabetes.", "User was diagnosed with type 1 diabetes at 16."],
        ),
        (
            "I'm a type 2 diabetic, diagnosed in 2014.",
            ["User has type 2 diabetes.", "User was diagnosed with type 2 diabetes in 2014."],
        ),
        ("My son is type 1 and hates needles.", ["User's son has type 1 diabetes."]),
        (
            "I've been type 1 since I was six.",
            ["User has had type 1 diabetes since they were six."],
        ),
        (
            "I have lupus, diagnosed in 2019.",
            ["User has lupus.", "User was diagnosed with lupus in 2019."],
        ),
        ("I take lithium every night for bipolar disorder.", ["User has bipolar disorder."]),
        ("I inject Humira every two weeks for Crohn's.", ["User has Crohn's."]),
        ("My mum takes warfarin for atrial fibrillation.", ["User's mum has atrial fibrillation."]),
        ("I've got MS, relapsing remitting.", ["User has relapsing remitting MS."]),
        (
            "got my adhd diagnosis at 41, on vyvanse since march.",
            ["User was diagnosed with adhd at 41.", "User has been on Vyvanse since March 2026."],
        ),
        ("I'm supposed to avoid grapefruit.", ["User cannot have grapefruit."]),
        ("I'm not supposed to lift more than 5 kilos.", ["User cannot lift more than 5 kilos."]),
        ("I'm vegan and so is my son.", ["User's son is vegan."]),
        ("I don't eat meat, only fish.", ["User does not eat meat.", "User only eats fish."]),
    ],
)
def test_health_is_told_in_full(text: str, statements: list[str]) -> None:
    """An illness is named in full, beside the medicine or the age that it was told with."""
    assert set(statements) <= set(_formed(text))


@pytest.mark.parametrize(
    ("text", "never"),
    [
        ("I'm a type 1 on the Enneagram.", "diabetes"),
        ("I take paracetamol for a headache.", "User has"),
        ("I work for a diabetes charity.", "User has"),
        ("I'm writing an app for diabetes.", "User has"),
        ("I have a leaflet for asthma patients.", "User has asthma"),
        ("i take metoprolol every morning for my blood pressure", "User has"),
        ("I'm supposed to meet him at five.", "User"),
        ("I've got tinnitus, both ears.", "both ears tinnitus"),
    ],
)
def test_no_illness_is_made_up(text: str, never: str) -> None:
    """What something is for, and who only works with an illness, tells of no illness of theirs."""
    assert not [said for said in _formed(text) if never in said]


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        (
            "I'm a plumber and I've been doing this since 2009.",
            "User has been a plumber since 2009.",
        ),
        (
            "I'm a self-employed roofer, mostly flat roofs, been doing it for twenty years.",
            "User has been a roofer for twenty years.",
        ),
        (
            "I groom dogs. I've been doing that since I was 19.",
            "User has groomed dogs since they were 19.",
        ),
        (
            "im a line cook at a greek place, been there since 2020.",
            "User has been a line cook since 2020.",
        ),
        ("I'm a midwife, been one since 2003.", "User has been a midwife since 2003."),
        ("I'm a locksmith, mostly car keys.", "User mostly does car keys."),
    ],
)
def test_this_is_the_trade(text: str, statement: str) -> None:
    """How long "this" has been done is told of the trade of the clause before."""
    assert statement in _formed(text)


@pytest.mark.parametrize(
    "text",
    [
        "I've been doing this since noon.",
        "I debug CSS and I've been doing this for 3 hours.",
        "My brother is a plumber. I've been doing this since 2009.",
    ],
)
def test_no_trade_is_followed_since_noon(text: str) -> None:
    """A doing of today, or a trade of another, gives no length of a trade."""
    assert not [said for said in _formed(text) if said.startswith("User has")]


@pytest.mark.parametrize(
    ("text", "statement", "kind"),
    [
        ("I've gotten really into bread baking lately.", "User is into bread baking.", "interest"),
        ("ive gotten pretty into climbing this year", "User is into climbing.", "interest"),
        (
            "I've become obsessed with fountain pens.",
            "User is obsessed with fountain pens.",
            "interest",
        ),
        ("my wife's gotten into pickleball", "User's wife is into pickleball.", "relationship"),
        (
            "I have my girls every other week, Friday to Friday.",
            "User has their girls every other week, Friday to Friday.",
            "habit",
        ),
        ("I work mon tue thu", "User works on Monday, Tuesday and Thursday.", "habit"),
        (
            "My son has judo Mon/Wed/Fri.",
            "User's son has judo on Monday, Wednesday and Friday.",
            "relationship",
        ),
        (
            "my twins are in kindergarten, one of em has a peanut allergy.",
            "One of User's twins has a peanut allergy.",
            "relationship",
        ),
        (
            "I don't want dosing advice, my nurse does that.",
            "User does not want dosing advice.",
            "preference",
        ),
        (
            "Don't put emojis in anything that goes to customers.",
            "User does not want emojis in anything that goes to customers.",
            "preference",
        ),
        (
            "No jargon in anything that goes to the board.",
            "User wants no jargon in anything that goes to the board.",
            "preference",
        ),
        (
            "My workshop is a garage, the table saw is on the same circuit as the lights.",
            "The table saw is on the same circuit as the lights.",
            "resource",
        ),
        (
            "What feed rate? (also i've moved to Leeds for good)",
            "User has moved to Leeds for good.",
            "project_fact",
        ),
    ],
)
def test_days_wishes_and_pastimes(text: str, statement: str, kind: str) -> None:
    """Each is told whole, and filed as what it is."""
    assert _formed(text).get(statement) == kind


@pytest.mark.parametrize(
    ("text", "never"),
    [
        ("I've gotten into trouble at work.", "User is into"),
        ("I'm into chess but that's another story.", "story"),
        ("Don't put an emoji in this email.", "emoji"),
        ("I don't want any more advice.", "advice"),
        ("I won't touch it till I'm 60.", "User is 60"),
        (
            "I want my kids speaking Welsh by the time they start school.",
            "User's kids start school",
        ),
        ("I don't do stocks, only index funds.", "indexes"),
        (
            "Yes, I'm the shop steward here, so it really can't read like a grievance.",
            "steward cannot",
        ),
        (
            "I have a 6-year-old daughter. I have her Thursday through Sunday.",
            "daughter's Thursday",
        ),
    ],
)
def test_nothing_false_is_told(text: str, never: str) -> None:
    """What is not so yet, what is of the talk and what points elsewhere forms nothing."""
    assert not [said for said in _formed(text) if never in said]


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("I have my kids Thursdays and Fridays.", "User has their kids on Thursdays and Fridays."),
        ("I have a son, Ode. I have him Friday to Sunday.", "User has Ode from Friday to Sunday."),
        ("We've got 9,000 on a credit card.", "User has 9,000 on a credit card."),
        (
            "my trunk serve dies w a wasm-bindgen mismatch but cargo build passes. what now",
            "User likely has Rust experience.",
        ),
    ],
)
def test_care_money_and_tools(text: str, statement: str) -> None:
    """On which days a child is with whom, what is owed, and what somebody's tools tell of them."""
    assert statement in _formed(text)


def test_what_was_done_to_the_build_is_over() -> None:
    """What somebody tried on the thing at hand tells nothing of them."""
    assert not [
        said for said in _formed("ive pinned 0.2.92 in Cargo.toml twice") if "pinned" in said
    ]


def test_what_it_is_made_with_is_told_of_the_project() -> None:
    """`it` is the project of the sentence before, over more than one clause."""
    formed = _formed(
        "I'm building a small app that tracks who of us borrowed which tool. It's SvelteKit with "
        "SQLite and it runs on a spare laptop. I want ten people using it by the end of March."
    )
    assert "User's small app is SvelteKit with SQLite." in formed
    assert "User's small app runs on a spare laptop." in formed
    assert formed["User wants ten people using their small app by the end of March."] == "goal"
    assert not [said for said in _formed("I'm building a plugin. It's slow.") if "slow" in said]
