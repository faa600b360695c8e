"""What was changed over, told again with another value, denied, or said to be untrue."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told
from tests.unit.formation_grammar.test_changes import Session, live

# fmt: off
CHANGES: tuple[tuple[tuple[Session, ...], set[str]], ...] = (
    (((1, "I keep all my notes in Evernote."), (5, "Finally moved all my notes over to Obsidian.")),
     {"User keeps all their notes in Obsidian now."}),
    (((1, "I keep my recipes in Evernote. I keep my notes in Evernote."),
     (5, "I've moved all of my notes to Obsidian.")),
     {"User keeps their recipes in Evernote.", "User keeps all their notes in Obsidian now."}),
    (((1, "My rent is 940 euros a month."),
     (5, "The landlord has put my rent up, it's 985 euros now.")),
     {"User's rent is 985 euros now."}),
    (((1, "My bank is Sparkasse."), (5, "I switched banks last month, it's ING now.")),
     {"User's bank is ING now.", "User switched banks in February 2026."}),
    (((1, "My nephew Idris is turning 7 in August."), (2, "oops, Idris is turning 8, not 7.")),
     {"User's nephew is Idris.", "Idris is turning 8 in August."}),
    (((1, "My sister Ann lives in Basel."), (2, "Ann lives in Bern, not Basel.")),
     {"User's sister is Ann.", "Ann lives in Bern."}),
    (((1, "My gym is in Basel."), (2, "Ann lives in Bern, not Basel.")),
     {"User's gym is in Basel.", "Ann lives in Bern, not Basel."}),
    (((1, "My son is turning 7."), (2, "My daughter is turning 8, not 7.")),
     {"User's son is turning 7."}),
    (((1, "I commute to the clinic by bike."),
     (5, "Since it opened I take the tram to the clinic.")),
     {"User takes the tram to the clinic since it opened."}),
    (((1, "I cycle to work."), (5, "Since it opened I take the tram to the clinic.")),
     {"User cycles to work.", "User takes the tram to the clinic since it opened."}),
    (((1, "I play the drums in a metal band."), (2, "I don't play the drums.")),
     {"User does not play the drums."}),
    (((1, "I eat meat on Sundays."), (2, "I don't eat meat.")),
     {"User does not eat meat."}),
    (((1, "I eat meat on Sundays."), (2, "I don't eat meat on weekdays.")),
     {"User eats meat on Sundays.", "User does not eat meat on weekdays."}),
    (((1, "I drink coffee cake liqueur."), (2, "I don't drink coffee.")),
     {"User drinks coffee cake liqueur.", "User does not drink coffee."}),
    (((1, "I'm related to the painter Jozef Israels."),
     (2, "That story about us being related to the painter isn't true.")),
     {"User is not related to the painter."}),
    (((1, "I have a cat."), (2, "The bit about me having a cat was a joke.")),
     {"User does not have a cat."}),
    (((1, "I'm vegan."), (2, "The story about my being vegan is completely made up.")),
     {"User is not vegan."}),
    (((1, "I'm allergic to nuts."), (2, "Forget what I said about being allergic to nuts.")),
     set()),
    (((1, "I'm vegan."), (2, "The story about Tom being vegan is made up.")),
     {"User is vegan."}),
    (((1, "I'm vegan."), (2, "That thing about me being vegan isn't a problem.")),
     {"User is vegan."}),
    (((1, "I'm vegan."), (2, "What I said about being vegan is true.")),
     {"User is vegan."}),
)


TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("I migrated my passwords over to Bitwarden last week.",
     ("User keeps their passwords in Bitwarden now.",)),
    ("They raised my salary, it's 52k now.", ("User's salary is 52k now.",)),
    ("My gym has increased my membership fee, it's 40 euros from this month.",
     ("User's membership fee is 40 euros from March 2026.",)),
    ("I switched majors over the break, it's chemistry now.", ("User's major is chemistry now.",)),
    ("My doctor put me up to 100 mg of sertraline yesterday, is it normal to feel so tired?",
     ("User takes 100 mg of sertraline now.",)),
    ("My GP has put me down to 5 mg of prednisone.", ("User takes 5 mg of prednisone now.",)),
    ("They increased my insulin dose to 20 units.", ("User takes 20 units of insulin now.",)),
    ("The doctor upped my sertraline to 100mg last week.",
     ("User takes 100mg of sertraline now.",)),
    ("It's with Dr. Lindqvist, she's my dentist now that I've changed practices.",
     ("User's dentist is Dr. Lindqvist.", "User has changed practices.")),
    ("I have an appointment with Anna Berg, she's my physio.",
     ("User has an appointment with Anna Berg.", "User's physio is Anna Berg.")),
    ("My sister works with Anna, she's my best friend.",
     ("User's sister works with Anna.", "User's sister is User's best friend.")),
    ("I'm wearing contact lenses again.", ("User wears contact lenses.",)),
    ("I'd like you to write in British English.", ("User wants answers in British English.",)),
    ("I put Ubuntu on my work laptop last weekend.",
     ("User put Ubuntu on their work laptop around 28 February 2026.",)),
    ("I put milk in my tea every morning.", ("User puts milk in their tea every morning.",)),
)


NOTHING = (
    "I moved all my furniture over to Berlin.",
    "I want to move all my notes over to Obsidian.",
    "I moved all my files over to the desktop folder.",
    "Should I have moved all my notes over to Obsidian?",
    "I changed banks, it's much better now.",
    "I changed my password, it's hunter2 now.",
    "If my doctor put me up to 100 mg of sertraline, would I be tired?",
    "My doctor put me up to it.",
    "oops, Idris is turning 8, not 7.",
    "My aunt made it up years ago.",
    "I'm wearing the same shirt again.",
    "I'd like you to write a poem in English.",
    "I'd like you to write in English about whales.",
)
# fmt: on


@pytest.mark.parametrize(("sessions", "kept"), CHANGES)
def test_what_was_changed_or_denied_takes_the_place_of_the_old(
    sessions: tuple[Session, ...], kept: set[str]
) -> None:
    """What is told in its stead stands alone, and what is told of others ends nothing."""
    assert live(sessions) == kept


@pytest.mark.parametrize(("turn", "statements"), TOLD)
def test_a_change_tells_what_holds_now(turn: str, statements: tuple[str, ...]) -> None:
    """Where something is kept, what is taken or paid, and who somebody is by now."""
    assert told(turn) == statements


@pytest.mark.parametrize("turn", NOTHING)
def test_a_change_that_tells_no_value_forms_nothing(turn: str) -> None:
    """What is only wished, asked, judged or cried out is not kept."""
    assert told(turn) == ()
