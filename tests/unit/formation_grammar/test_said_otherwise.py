"""Change told in other words than what it changes: forgotten, ruled out, gone by, left behind."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told
from tests.unit.formation_grammar.test_changes import live

FORGOTTEN_IN_OTHER_WORDS = (
    ("I earn 48000 a year.", "Forget what I earn.", "My salary is 48,000 a year."),
    ("My salary is 48,000 euros.", "Forget my salary.", "I earn 48k a year."),
    ("I pay 700 euros rent.", "Forget how much rent I pay.", "My rent is 700 euros a month."),
    ("I weigh 81 kilos.", "Forget my weight.", "My weight is 81 kg."),
    ("I'm 176 cm tall.", "Please forget how tall I am.", "My height is 176 cm."),
    ("I work for Bosch.", "Forget where I work.", "My employer is Bosch."),
    ("My employer is Bosch.", "Forget my employer.", "I have a job at Bosch."),
    ("I live in Turku.", "Forget where I live.", "My home is in Turku."),
    ("I drive a Seat.", "Forget what car I drive.", "My car is a Seat."),
    ("I'm vegetarian.", "Forget that I'm vegetarian.", "I don't eat meat."),
    ("My son has epilepsy.", "Forget that my son has epilepsy.", "My son is epileptic."),
    ("I'm allergic to eggs.", "Forget that I'm allergic to eggs.", "I have an egg allergy."),
    ("I speak Danish.", "Forget that I speak Danish.", "My Danish is fluent."),
    (
        "I see a therapist on Mondays.",
        "Can you forget that I see a therapist?",
        "I see a therapist on Mondays.",
    ),
)


@pytest.mark.parametrize(("first", "gone", "old"), FORGOTTEN_IN_OTHER_WORDS)
def test_what_was_forgotten_does_not_come_back_in_an_older_wording(
    first: str, gone: str, old: str
) -> None:
    """An older talk tells the same in another verb; a newer one may bring it back."""
    assert live(((10, first), (14, gone), (2, old))) == set()
    assert live(((10, first), (14, gone), (20, old))) != set()


@pytest.mark.parametrize(
    ("first", "gone", "old"),
    [
        ("I earn 48000 a year.", "Forget what I earn.", "My rent is 700 euros a month."),
        ("I weigh 81 kilos.", "Forget my weight.", "My height is 176 cm."),
        ("I live in Turku.", "Forget where I live.", "I work for Bosch."),
        ("I'm allergic to eggs.", "Forget that I'm allergic to eggs.", "I have a nut allergy."),
    ],
)
def test_another_measure_may_be_told(first: str, gone: str, old: str) -> None:
    """What is forbidden is one measure, and not every number."""
    assert len(live(((10, first), (14, gone), (2, old)))) == 1


CHANGED = (
    (
        ("I share a flat with Noor and Piet.", "Piet moved out last week."),
        "User shares a flat with Noor.",
        "Piet.",
    ),
    (
        ("I live with Ana, Ben and Theo.", "Ben moved out in March."),
        "User lives with Ana and Theo.",
        "Ben",
    ),
    (
        ("I'm allergic to plums.", "Turns out I'm not allergic to plums after all."),
        "User is not allergic to plums.",
        "User is allergic",
    ),
    (
        ("I work four days a week.", "I work full time again, so four days a week is history."),
        "User works full-time.",
        "User works four",
    ),
    (
        ("I work nights.", "I don't work nights anymore, they've put me on the day shift."),
        "User is now on the day shift.",
        "User works nights",
    ),
    (("I weigh 90 kilos.", "I'm down to 84 kilos."), "User weighs 84 kilos.", "90"),
    (("I'm moving to Crete in May.", "Crete is off."), "Crete is off.", "moving"),
    (("My manager is Ilse.", "I report to Jonas now."), "User reports to Jonas now.", "Ilse"),
    (("We live in Bern.", "We've moved up to Thun."), "User has moved to Thun.", "Bern"),
)


@pytest.mark.parametrize(("sessions", "stands", "ended"), CHANGED)
def test_a_change_told_in_other_words(sessions: tuple[str, ...], stands: str, ended: str) -> None:
    """What stands is believed, and nothing of what it ended."""
    believed = live(tuple((10 * n, said) for n, said in enumerate(sessions)))
    assert stands in believed
    assert not any(ended in one for one in believed if one != stands)


def test_a_name_in_a_list_is_put_right() -> None:
    """The list stays, with the one name mended."""
    believed = live(
        (
            (
                0,
                "We have two dogs, Rolf and Kiki.",
                "Sorry, the second one is called Miki, not Kiki.",
            ),
        )
    )
    assert "User's dogs are Rolf and Miki." in believed
    assert not any("Kiki" in one for one in believed)


def test_a_yes_with_more_behind_it_is_a_yes() -> None:
    """What follows the yes is read for itself; what turns it takes it back."""
    offer = "@ Should I remember that you want all dates in ISO format?"
    believed = live(((0, offer, "Yes please, everywhere. And I never want to see puns."),))
    assert believed == {"User wants all dates in ISO format.", "User never wants to see puns."}
    assert live(((0, offer, "Yes. But only in this table."),)) == set()


@pytest.mark.parametrize(
    ("said", "formed"),
    [
        ("I live on the third floor.", ("User lives on the third floor.",)),
        ("I work from Athens these days.", ("User works from Athens these days.",)),
        ("i hav a 2019 skoda octavia btw", ("User has a 2019 Skoda Octavia.",)),
        ("We rotate the logs every Sunday.", ("User rotates the logs every Sunday.",)),
        ("I don't ever want to hear puns.", ("User never wants to hear puns.",)),
        ("Sure, and I moonlight as an astronaut.", ()),
        ("Oh yeah, nothing I enjoy more than doing tax forms at midnight.", ()),
        ("I never want to see him again.", ()),
        ("We rotate the logs.", ()),
        ("The meeting is over.", ()),
        ("They've put me on hold.", ()),
    ],
)
def test_told_and_not_told(said: str, formed: tuple[str, ...]) -> None:
    """Small forms of everyday telling, and their look-alikes."""
    assert told(said) == formed
