"""Short turns about home, family, health, animals, food and care, in everybody's own order."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.freeze import normalized

POLICY = "formation@11"


def formed(text: str) -> list[str]:
    """Give what a turn forms of what it tells outright."""
    return [str(f["statement"]) for f in normalized(text, POLICY) if f["derivation"] == "direct"]


TOLD = (
    # whom a title, a name between commas or a doing at one's home brings in
    (
        "uncle dev owns the garage on our street",
        ["User's uncle is Dev.", "Dev owns the garage on User's street."],
    ),
    ("hubby does nights at the depot", ["User's hubby does nights at the depot."]),
    (
        "The tortoise, Shelley, is 40",
        ["User's tortoise is Shelley.", "User's tortoise Shelley is 40."],
    ),
    ("The landlady won't let us have pets", ["User's landlady will not let User have pets."]),
    ("The vet put Rex on tablets for his heart", ["User's vet put Rex on tablets for his heart."]),
    (
        "Lena, my friend from antenatal class, has twins",
        ["User's friend is Lena.", "Lena has twins."],
    ),
    ("me and pavel r moving to gdynia in june", ["User and Pavel are moving to Gdynia in June."]),
    # several by name
    (
        "Three of my pupils, Ada, Ben and Cy, use hearing aids",
        ["Three of User's pupils use hearing aids.", "Three of User's pupils are Ada, Ben and Cy."],
    ),
    (
        "My daughters, Ines and Marta, share a bike",
        ["User's daughters share a bike.", "User's daughters are Ines and Marta."],
    ),
    (
        "Our dog, a whippet called Moss, is scared of fireworks",
        [
            "User's dog is Moss.",
            "User's dog Moss is scared of fireworks.",
            "User's dog Moss is a whippet.",
        ],
    ),
    (
        "we adopted Lior in 2019 and he has autism",
        ["User adopted Lior in 2019.", "Lior has autism."],
    ),
    (
        "My twins are in year 4, and their teacher is Mr Bello",
        ["User's twins are in year 4.", "User's twins' teacher is Mr Bello."],
    ),
    (
        "my son Leo will only wear soft clothes",
        ["User's son is Leo.", "Leo will only wear soft clothes."],
    ),
    (
        "Noor, my youngest, has taken up judo.",
        ["User's youngest child is Noor.", "Noor has taken up judo."],
    ),
    (
        "my daughter's allergic to penicillin and my son to eggs",
        ["User's daughter is allergic to penicillin.", "User's son is allergic to eggs."],
    ),
    # second subjects of their own
    (
        "I'm allergic to cats, so hotels are tricky for me",
        ["User is allergic to cats.", "Hotels are tricky for User."],
    ),
    (
        "My son is autistic, so noise upsets him",
        ["User's son is autistic.", "Noise upsets User's son."],
    ),
    (
        "I like my coffee black, milk makes me ill",
        ["User likes their coffee black.", "Milk makes User ill."],
    ),
    (
        "my daughter has eczema so no wool in the house",
        ["User's daughter has eczema.", "User wants no wool in the house."],
    ),
    # what is left out
    ("never learned to drive", ["User never learned to drive."]),
    ("rent goes up in april", ["User's rent goes up in April."]),
    ("carer comes at eight and six", ["User's carer comes at eight and six."]),
    ("have to be at the ward by seven", ["User has to be at the ward by seven."]),
    ("sciatica in my left leg", ["User has sciatica in their left leg."]),
    ("nights in a care home for me, four on three off", ["User works nights in a care home."]),
    ("30 kids in my class", ["User has 30 kids in their class."]),
    ("five years without meat", ["User has gone five years without meat."]),
    (
        "working as a porter, want to retrain as a midwife next year",
        ["User works as a porter.", "User wants to retrain as a midwife in 2027."],
    ),
    # causes, places, offices, clefts
    ("Owing to a heart condition I can't fly", ["User has a heart condition.", "User cannot fly."]),
    ("Besides French I speak Wolof", ["User speaks Wolof.", "User speaks French."]),
    (
        "The nursery where I'm deputy head closes at six",
        ["User's nursery closes at six.", "User is the deputy head at the nursery."],
    ),
    ("at the school where i teach, lunch is at noon", ["User teaches at the school."]),
    ("we're in a bungalow near Truro", ["User is in a bungalow near Truro."]),
    ("Friday is when my aunt cooks for everyone", ["User's aunt cooks for everyone every Friday."]),
    ("Sewing curtains is my side business", ["User's side business is sewing curtains."]),
    ("I'd call myself a decent cook", ["User is a decent cook."]),
    (
        "It was Tom, my brother, who taught me to sail",
        ["User's brother is Tom.", "Tom taught User to sail."],
    ),
    (
        "Mondays I have the grandchildren, Fridays choir",
        ["User has the grandchildren on Mondays.", "User has choir on Fridays."],
    ),
    ("how do i heat a loft room like mine", ["User has a loft room."]),
    ("Heart disease runs in my family", ["Heart disease runs in User's family."]),
    ("These tablets I'm on make me sleepy", ["The tablets User is on make User sleepy."]),
    ("Meals at my mum's home have to be soft", ["Meals at User's mum's home have to be soft."]),
    (
        "Answer in short sentences: I have aphasia.",
        ["User has aphasia.", "User wants answers in short sentences."],
    ),
    # whole, and agreeing
    (
        "My budget for groceries is 90 euros a week.",
        ["User's budget for groceries is 90 euros a week."],
    ),
    (
        "I drive my two sons to school",
        ["User drives their two sons to school.", "User has two sons."],
    ),
    (
        "My mother grows figs in Split and I bottle them",
        ["User's mother grows figs in Split.", "User bottles figs."],
    ),
    (
        "Kenji, who shares my office, covers for me whenever my son is ill",
        ["Kenji shares User's office.", "Kenji covers for User whenever User's son is ill."],
    ),
    ("mums dentures dont fit", ["User's mum's dentures do not fit."]),
    ("im a gardener w 2 kids", ["User is a gardener with 2 kids."]),
    ("Neither my mum nor I eat pork", ["User does not eat pork.", "User's mum does not eat pork."]),
    ("The school my kids go to has no uniform.", ["User's kids' school has no uniform."]),
    ("I eat no fruit but bananas", ["User eats no fruit but bananas."]),
    ("my daughters school bans nuts", ["User's daughter's school bans nuts."]),
    ("My stutter gets worse on the phone", ["User has a stutter."]),
    ("had my gallbladder out in 2020", ["User had their gallbladder out in 2020."]),
    (
        "broke my hip in 2019 and walk with a frame",
        ["User broke their hip in 2019.", "User walks with a frame."],
    ),
    (
        "When my dad died I inherited his allotment",
        ["User inherited their dad's allotment when their dad died."],
    ),
    ("My first language is Tigrinya", ["User's first language is Tigrinya."]),
    ("my insulin lives in the fridge door", ["User's insulin lives in the fridge door."]),
    (
        "the girls are with me from Wednesday to Saturday",
        ["User's girls are with User from Wednesday to Saturday."],
    ),
    (
        "The kids, Sam and Flo, are 9 and 6",
        ["User's kids are 9 and 6.", "User's kids are Sam and Flo."],
    ),
    ("Me and the wife are moving to Crete", ["User and User's wife are moving to Crete."]),
    (
        "mum is 79, lives alone, has a cat",
        ["User's mum is 79.", "User's mum lives alone.", "User's mum has a cat."],
    ),
    (
        "we moved to the sticks in 2020 and keep ducks",
        ["User moved to the sticks in 2020.", "User keeps ducks."],
    ),
    ("Our two eldest are at uni", ["User's two eldest are at uni."]),
    ("my in laws live above us", ["User's in-laws live above User."]),
)


@pytest.mark.parametrize(("text", "statements"), TOLD, ids=[text for text, _ in TOLD])
def test_what_is_told_of_a_life_is_stated_whole(text: str, statements: list[str]) -> None:
    """Every fact of a short turn is one statement, about whom it is of, and nothing is cut."""
    found = formed(text)
    assert [s for s in statements if s not in found] == []
    assert [s for s in found if s not in statements] == []


NOTHING = (
    "Uncle Sam wants you",
    "The cat, Tom, sat on the mat",
    "The cleaner broke our vase",
    "the vet put me on hold",
    "it crashed so no idea",
    "I told my boss tea breaks are too short",
    "due to a bug in the parser I lost the file",
    "Monday is when it breaks",
    "three errors in my file",
    "have to restart the server",
    "never seen this error",
    "what do i do with a function like mine",
    "The place where I'm stuck is level 4",
    "I found a bug and I fixed it",
    "pretend ur a vet and im a client w a sick iguana",
    "oh yeah i just LOVE scrubbing pans at midnight, best hobby ever",
    "Two of my characters, Ada and Ben, die in chapter two",
    "The boys, Sam and Flo, robbed a bank",
    "Apart from my gran, nobody speaks Welsh",
    "my mate's dog is staying with us while she's in hospital",
    "I have to avoid this error",
    "plan is due at 5",
    "course starts in 5 minutes",
    "contract ends in section 4",
    "The dog, Toto, belongs to Dorothy",
    "Friday is when the release ships",
    "She's my stepdaughter and she's fourteen.",
)


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_looks_like_it_forms_nothing(text: str) -> None:
    """Work at hand, the moment, tales, play and mockery tell nothing of their speaker."""
    assert formed(text) == []


NEVER = (
    ("dad's on warfarin so no cranberry juice", "User can have no cranberry juice."),
    ("dad's on warfarin so no cranberry juice", "User wants no cranberry juice."),
    ("My sister is a nurse, hoping to move to Perth", "User is hoping to move to Perth."),
    ("my kid takes tablets at 7 and they wear off by 4", "User's kid wear off by 4."),
    ("Tuesdays I swim, Fridays choir", "User swims choir on Fridays."),
    ("Lunches at our school must be halal", "User's school must be halal."),
    ("these tablets im on make me dizzy", "User is on make them dizzy."),
    ("Two of my flatmates, Ines and Kofi, are vegan.", "User has two of their flatmates."),
    ("Neither my husband nor I drive.", "User drives."),
    ("wifes a paramedic so we barely eat together", "User eats together."),
    ("no internet at home, only my phone", "User can have no internet at home."),
    ("The rabbits live outdoors; Clover's the older one.", "User's older child is Clover."),
    ("With my dad's Alzheimer's, he moves in in May.", "Alzheimer moves in in May."),
    ("My sister rents in Leeds. Lease ends in May.", "User's lease ends in May."),
    ("I bought a house and garden in 2019", "User gardens in 2019."),
)


@pytest.mark.parametrize(("text", "wrong"), NEVER)
def test_nothing_false_is_made_of_it(text: str, wrong: str) -> None:
    """What is told of another, or of a thing, is not said of the speaker."""
    assert wrong not in formed(text)
