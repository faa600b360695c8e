"""What stands for another: whose `mine` is, what is put right, and whose letter it is."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from tests.unit.formation_grammar.said import told, turn

TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "My husband has an Indian passport, mine is Canadian.",
        ("User's husband has an Indian passport.", "User's passport is Canadian."),
    ),
    (
        "My wife's birthday is in May, mine is in June.",
        ("User's wife's birthday is in May.", "User's birthday is in June."),
    ),
    ("His bike is a Trek. Mine is a Giant.", ("User's bike is a Giant.",)),
    (
        "My brother has a big garden and mine is tiny.",
        ("User's brother has a big garden.", "User's garden is tiny."),
    ),
    (
        "My mum's car is a Fiat and mine is a Volvo.",
        ("User's mum's car is a Fiat.", "User's car is a Volvo."),
    ),
    ("Her job is in sales, while mine is in research.", ("User's job is in research.",)),
    ("How do I service a gravel bike? Mine is a Canyon.", ("User's gravel bike is a Canyon.",)),
    (
        "How warm should an aquarium be? I keep mine at 24 degrees.",
        ("User keeps their aquarium at 24 degrees.",),
    ),
    (
        "What would you add for a dodgy shoulder? I dislocated mine two winters ago.",
        ("User dislocated their shoulder two winters ago.",),
    ),
    (
        "Is a heat pump worth it in a stone house from 1890? That's what we live in.",
        ("User lives in a stone house from 1890.",),
    ),
    (
        "Can I fit a roof box on a Skoda Fabia? That's what I drive.",
        ("User drives a Skoda Fabia.",),
    ),
    (
        "My landlord only speaks Polish and I'm still a beginner.",
        ("User's landlord only speaks Polish.", "User is a beginner in Polish."),
    ),
    ("My dad plays chess and I'm a beginner.", ("User's dad plays chess.",)),
    ("My sister drives a Fiat, mine is a Skoda.", ("User's sister drives a Fiat.",)),
    ("My brother is a baker, mine is a vet.", ("User's brother is a baker.",)),
    ("A friend of mine lives in Oslo.", ("User's friend lives in Oslo.",)),
    (
        "We keep a halal kitchen, and during Ramadan I don't eat or drink until sunset.",
        (
            "User keeps a halal kitchen.",
            "User does not eat until sunset during Ramadan.",
            "User does not drink until sunset during Ramadan.",
        ),
    ),
    (
        "I run a bakery and during Lent I don't eat sweets.",
        ("User runs a bakery.", "User does not eat sweets during Lent."),
    ),
    (
        "We have two dogs and before bed I don't feed them.",
        ("User has two dogs.", "User does not feed their two dogs before bed."),
    ),
    (
        "Our wedding anniversary is on the 12th of May. "
        "No wait, I always get this wrong, it's the 21st of May.",
        ("User's wedding anniversary is on the 21st of May.",),
    ),
    (
        "My sister's birthday is 4 March. Sorry, I keep mixing these up, it's 5 March.",
        ("User's sister's birthday is 5 March.",),
    ),
    ("I'm moving to Oslo all the same.", ("User is moving to Oslo.",)),
    ("I still run every morning all the same.", ("User runs every morning.",)),
    ("I'm training for the marathon regardless.", ("User is training for the marathon.",)),
    ("I treat my kids all the same.", ("User treats their kids all the same.",)),
    ("The twins are all the same.", ("User's twins are all the same.",)),
    (
        "Hi, this is Rosa from the library project. I work mornings only. Can you plan my week?",
        ("User works mornings only.",),
    ),
    (
        "How do I reply to this? I'm a nurse and my ward manager wants me in on Sunday.",
        ("User is a nurse.", "User's ward manager wants User in on Sunday."),
    ),
    (
        "Reply in French.\n\nI live in Lyon and I have two cats.",
        ("User wants answers in French.", "User lives in Lyon.", "User has two cats."),
    ),
    (
        "I need a reply to my landlord.\n\nI rent a flat in Ghent and I have two cats.",
        ("User rents a flat in Ghent.", "User has two cats."),
    ),
    (
        "Thanks for that reply!\n\nI live in Ghent with my husband.",
        ("User lives in Ghent with their husband.",),
    ),
)


@pytest.mark.parametrize(("text", "statements"), TOLD)
def test_what_is_told_forms_exactly_these_statements(
    text: str, statements: tuple[str, ...]
) -> None:
    """Each half is of whom or what it is of, and of nobody else."""
    assert told(text) == statements


@pytest.mark.parametrize(
    "text",
    [
        "What helps with a bad knee? I tore mine skiing in 2019.",
        "Why do passports take so long? I lost mine in March.",
        "She likes hers sweet, I like mine bitter.",
        "Those are yours and mine is here.",
        "Mine is a Canyon.",
        "How do I sleep on a boat? That's what I do.",
        "Is it worth investing in a good knife? That's what I use.",
        "What can I do in a rainy week? That's what I have.",
        "Can you write a polite reply to this?\n\nHello, this is Francesca from the dental office. "
        "I am on holiday from Monday. I only work mornings.\nBest wishes, Francesca",
        "How do I answer this message?\n\nI live in Leeds and I have two dogs. Can I bring them?",
        "What should I reply to this?\n\nGood morning, my name is Piotr from Gas Nord. "
        "I work Mondays only.",
        "Can you translate this?\n\nHi Ms Weber, I'm Jonas from the council. "
        "I'm off sick until May.",
        "Summarise this email please.\n\nDear Tom, I have sold the house.\nLove, Ann",
        "Can you help me answer it?\n\nHello, it's Kim from accounts. I only work Tuesdays."
        "\nThanks, Kim",
    ],
)
def test_what_is_of_another_or_of_nothing_told_forms_nothing(text: str) -> None:
    """A letter is its writer's, and a `mine` that stands for nothing is nobody's."""
    assert told(text) == ()


@pytest.mark.parametrize(
    ("first", "second", "statement"),
    [
        ("My exam is on 4 May.", "Sorry, it's on 5 May.", "User's exam is on 5 May 2026."),
        ("My birthday is 4 May.", "No wait, it's 5 May.", "User's birthday is on 5 May."),
        (
            "Our wedding anniversary is on 12 May.",
            "No wait, I always get this wrong, it's 21 May.",
            "User's wedding anniversary is on 21 May.",
        ),
        ("My birthday is 4 May.", "It's 5 May today.", ""),
        ("My birthday is 4 May.", "No wait, it's raining.", ""),
        ("My rent is 900 euros.", "No wait, it's 5 May.", ""),
    ],
)
def test_a_date_told_in_the_turn_before_is_put_right(
    first: str, second: str, statement: str
) -> None:
    """Only behind a cry, only what is dated, and under the very key of the first telling."""
    told_in = extract(
        (turn(first), turn(second, sequence=2)), scope="general", policy="formation@11"
    ).candidates
    assert [one.statement for one in told_in[1:]] == ([statement] if statement else [])
    assert len({one.subject_key for one in told_in}) == 1
