"""What is the speaker's without a word that says so, and clauses that tell two things."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.test_rich_forms import marked, read

TOLD = (
    (
        "The backend is in Go and the frontend uses Svelte.",
        ("+ The team's backend is in Go.", "+ The team's frontend uses Svelte."),
    ),
    ("The API is written in FastAPI.", ("+ The team's API is written in FastAPI.",)),
    ("Nina is our product manager.", ("+ The team's product manager is Nina.",)),
    ("Nina is our product manager now.", ("+ The team's product manager is Nina.",)),
    ("The dog is called Rex now.", ("+ User's dog is Rex.",)),
    ("Budget is around 60 euros a week.", ("+ User's budget is around 60 euros a week.",)),
    ("Our standup moved from 9 to 10.", ("+ The team's standup is now at 10.",)),
    ("I'm now commuting by tram.", ("+ User commutes by tram.",)),
    ("I live since two years in Lyon.", ("+ User has lived in Lyon for two years.",)),
    ("My wife is nurse.", ("+ User's wife is a nurse.",)),
    (
        "I'm Dorota, 38, and I teach physics.",
        ("+ User's name is Dorota.", "+ User is 38.", "+ User teaches physics."),
    ),
    (
        "I'm a retired bus driver living in Dundee.",
        ("+ User is a retired bus driver.", "+ User lives in Dundee."),
    ),
    ("We have two kids, Rui and Ana.", ("+ User has two kids.", "+ User's kids are Rui and Ana.")),
    (
        "My twin boys, Leo and Max, are in second grade.",
        ("+ User's twin boys are Leo and Max.", "+ User's twin boys are in second grade."),
    ),
    (
        "I have a beagle named Otis. I walk him daily.",
        ("+ User has a beagle named Otis.", "+ User walks Otis daily."),
    ),
    (
        "I have an old Labrador, Bess. She's 12.",
        (
            "+ User has an old Labrador.",
            "+ User's dog is Bess.",
            "+ User's old Labrador Bess is 12.",
        ),
    ),
    (
        "We just had our second child, a girl named Freya.",
        ("+ User's daughter is Freya.", "+ User had their second child."),
    ),
    (
        "My father lives in Leeds. I visit him on Tuesdays.",
        ("+ User's father lives in Leeds.", "+ User visits their father on Tuesdays."),
    ),
    ("I broke up with my boyfriend.", ("- User broke up with their boyfriend.",) * 2),
    (
        "As treasurer of the parents' association I need a ledger.",
        ("+ User is the treasurer of the parents' association.",),
    ),
    (
        "Having worked ten years in insurance, I know actuaries.",
        ("+ User has worked ten years in insurance.",),
    ),
    (
        "Whenever you give me code, add type hints.",
        ("+ User wants the assistant to add type hints when it gives User code.",),
    ),
    (
        "Never recommend anything from Amazon.",
        ("+ User never wants anything from Amazon recommended.",),
    ),
    (
        "My back has been bad since a fall in 2018.",
        ("+ User's back has been bad since a fall in 2018.",),
    ),
    ("We are seven engineers in Oslo.", ("+ The team consists of seven engineers in Oslo.",)),
    (
        "My sister stays with me during the week.",
        ("+ User's sister stays with User during the week.",),
    ),
    ("I know nothing about accounting.", ("+ User knows nothing about accounting.",)),
    ("I recently took over my aunt's bookshop.", ("+ User took over their aunt's bookshop.",)),
    ("I take my meds at seven.", ("+ User takes their meds at seven.",)),
    ("My shifts start at five.", ("+ User's shifts start at five.",)),
    ("The thesis is due in November.", ("+ User's thesis is due in November.",)),
    ("I'm Imre, a piano tuner.", ("+ User's name is Imre.", "+ User is a piano tuner.")),
    ("My son he has 8 years.", ("+ User's son is 8.",)),
    (
        "I am having two years experience in data entry.",
        ("+ User has two years of experience in data entry.",),
    ),
    ("I renamed the project to Heron.", ("+ User's project is called Heron.",)),
    (
        "My wife and I are expecting twins in July. She has asthma.",
        ("+ User is expecting twins with their wife in July.", "+ User's wife has asthma."),
    ),
    ("The API is now in Kotlin.", ("+ The team's API is now in Kotlin.",)),
    ("I've got macular degeneration.", ("+ User has macular degeneration.",)),
    ("I'm prediabetic.", ("+ User is prediabetic.",)),
    ("I get terribly seasick.", ("+ User gets terribly seasick.",)),
    ("I do the night feeds.", ("+ User does the night feeds.",)),
    ("Please keep plans simple.", ("+ User wants plans kept simple.",)),
    (
        "I live with my grandmother, who is 91.",
        ("+ User lives with their grandmother.", "+ User's grandmother is 91."),
    ),
    (
        "I'm studying for the bar exam while working at a bookshop.",
        ("+ User is studying for the bar exam.", "+ User is working at a bookshop."),
    ),
    ("I bought an e-bike instead.", ("+ User bought an e-bike.",)),
    ("I might move to Lisbon next year, not sure yet", ("+ User might move to Lisbon in 2027.",)),
    (
        "my name is tobias i am 45 i coach a football team in essen and i drive a vw golf",
        (
            "+ User's name is Tobias.",
            "+ User is 45.",
            "+ User coaches a football team in Essen.",
            "+ User drives a vw golf.",
        ),
    ),
)

NOT_TOLD = (
    "The API is down.",
    "The server is in maintenance mode.",
    "The dog is over there.",
    "Nina is our only hope.",
    "I need to buy milk and pick up the parcel before five.",
    "For example, I live in Oslo and I take the ferry.",
    "In my novel I live in Oslo.",
    "Let's play a game: I'm a detective.",
    "I have 3 apples and I eat one, how many are left?",
    "Experts say we eat too much sugar and sleep too little.",
    "I'm reading the docs and the API returns a list.",
    "If you give me the answer, explain your steps.",
    "When you wrote the summary, you left out the date.",
    "My back is bad today.",
    "We are two hours late.",
    "I know nothing about this.",
    "We took over the meeting.",
    "I renamed the file to Bob.",
    "The dog is called Spot in the book.",
    "The app is built with React, according to the article.",
    "Write an email saying that I am sick and my son has a fever.",
    "We are three hours into the meeting.",
    "Keep the list short.",
    "Keep it simple.",
    "I have this syndrome.",
    "I do the second one.",
    "She's our boss.",
    "When you are done, send me the file, please.",
    "I told him about it.",
    "We moved the office to the back.",
)


@pytest.mark.parametrize(("said", "wanted"), TOLD)
def test_what_is_told_in_passing_is_formed(said: str, wanted: tuple[str, ...]) -> None:
    assert tuple(marked(one) for one in read(said)) == wanted


@pytest.mark.parametrize("said", NOT_TOLD)
def test_what_only_looks_like_it_forms_nothing(said: str) -> None:
    assert read(said) == ()
