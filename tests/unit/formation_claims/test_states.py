"""A statement states a gold claim, or does not, by each rule of the scorer (003 §Evaluation)."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.claims import states

SAME = (
    (
        "User is building a personal AI agent for her family in Rust.",
        "User is building a personal AI agent.",
    ),
    ("User is currently building a personal AI agent", "User is building a personal AI agent."),
    ("User eats gluten-free bread.", "User eats bread without gluten."),
    ("User runs five kilometres every morning.", "User runs 5 km every morning."),
    ("User runs 2 times per week.", "User runs twice a week."),
    ("User goes swimming on the other days.", "User swims on other days."),
    ("User lifts weights.", "User does weightlifting."),
    (
        "On weekdays User does not drink, and works late.",
        "On weekdays, User does not drink and works late.",
    ),
    ("When it does not rain, User cycles to work.", "User cycles to work."),
    ("When User is not travelling User trains every day.", "User trains every day."),
    ("User trains outdoors when it is not raining.", "User trains outdoors."),
    ("User has been running Kubernetes clusters since 2019.", "User runs Kubernetes clusters."),
    ("User stopped swimming.", "User no longer swims."),
    (
        "User does a 5x5 routine two to three times per week.",
        "User does a 5x5 routine 2-3 times a week.",
    ),
    (
        "User has trained regularly for most of their life.",
        "User has trained regularly most of their life.",
    ),
    (
        "User likely has software development experience.",
        "User likely has software-development experience.",
    ),
    ("User may have Kubernetes experience.", "User likely has Kubernetes experience."),
    ("User loves jazz.", "User enjoys jazz."),
    ("I am building a personal AI agent", "User is building a personal AI agent."),
    ("User did calisthenics training.", "User did calisthenics."),
)

OTHER = (
    ("User is not building a personal AI agent.", "User is building a personal AI agent."),
    ("User drinks coffee without milk.", "User drinks coffee."),
    ("User drinks coffee.", "User drinks coffee without sugar."),
    ("User eats gluten-free bread.", "User eats bread."),
    ("User runs 5 km every morning.", "User runs 10 km every morning."),
    ("User runs twice a week.", "User runs three times a week."),
    ("User moved from Oslo to Bergen.", "User moved from Bergen to Oslo."),
    ("User is taller than Ana.", "Ana is taller than User."),
    ("Ana manages User.", "User manages Ana."),
    ("User runs on other days.", "User swims on other days."),
    ("On weekdays User does not eat meat.", "User eats meat on weekdays."),
    ("When User travels User does not train.", "User trains when User travels."),
    ("When it rains User does not train.", "User trains when it rains."),
    (
        "User has been running Kubernetes clusters since 2019.",
        "User has been running Kubernetes clusters since 2018.",
    ),
    ("User trains before work.", "User trains after work."),
    ("User drinks tea instead of coffee.", "User drinks coffee instead of tea."),
    ("User wants more meetings.", "User wants less meetings."),
    ("User no longer swims.", "User swims."),
    ("User gave up sugar.", "User eats sugar."),
    ("User does a 5x5 routine four times a week.", "User does a 5x5 routine 2-3 times a week."),
    ("User lives in New York.", "User lives in York."),
    ("User teaches swimming to children.", "User swims."),
    ("User hates cilantro.", "User likes cilantro."),
    ("User used to live in Rome.", "User lives in Rome."),
    ("User has a dog trainer.", "User has a dog."),
)


@pytest.mark.parametrize(("statement", "gold"), SAME)
def test_one_claim_is_recognized(statement: str, gold: str) -> None:
    """A correct claim is the claim, in whatever words the rules allow."""
    assert states(statement, gold)


@pytest.mark.parametrize(("statement", "gold"), OTHER)
def test_another_claim_is_told_apart(statement: str, gold: str) -> None:
    """What changes the claim is never a match."""
    assert not states(statement, gold)
