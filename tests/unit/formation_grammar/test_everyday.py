"""What people tell in ordinary words, each beside look-alikes that tell nothing."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.test_rich_forms import marked, read

TOLD = (
    # Work for somebody, charges, what nobody else does.
    (
        "These days I write firmware for a pump startup.",
        ("+ User writes firmware for a pump startup these days.",),
    ),
    ("We look after 42 microservices.", ("+ User looks after 42 microservices.",)),
    (
        "I'm the only one on the team who knows Terraform.",
        ("+ User is the only one on the team who knows Terraform.",),
    ),
    ("I work as a call center agent.", ("+ User works as a call center agent.",)),
    ("im from manila and i work nights", ("+ User is from Manila.", "+ User works nights.")),
    ("i run the plant sale every may.", ("+ User runs the plant sale every May.",)),
    # Machines of a shop floor.
    ("The build box has 64 GB of RAM.", ("+ The build box has 64 GB of RAM.",)),
    ("The staging server runs Ubuntu 22.04.", ("+ The team's staging server runs Ubuntu 22.04.",)),
    # How well somebody has something.
    (
        "I'm fluent in Swahili, but my French is rusty.",
        ("+ User is fluent in Swahili.", "+ User's French is rusty."),
    ),
    ("My German isn't great.", ("+ User's German is not great.",)),
    ("right now im at A2 in German", ("+ User is at A2 in German.",)),
    # Days, and what comes at a rate.
    (
        "Saturdays are for football and Sundays are for church.",
        ("+ Saturdays are for football.", "+ Sundays are for church."),
    ),
    (
        "I only work four days a week, Fridays are for the allotment.",
        ("+ User only works four days a week.", "+ Fridays are for the allotment."),
    ),
    # Things.
    ("Got myself a second hand Brompton.", ("+ User got themselves a second-hand Brompton.",)),
    (
        "I develop my black and white rolls at home.",
        ("+ User develops their black and white rolls at home.",),
    ),
    # Whom a pronoun means.
    (
        "My mum has dementia. My brother takes her every other weekend.",
        ("+ User's mum has dementia.", "+ User's brother takes User's mum every other weekend."),
    ),
    (
        "My parents are in Spain. I call them every Sunday.",
        ("+ User's parents are in Spain.", "+ User calls their parents every Sunday."),
    ),
    (
        "I have two brothers. Ahmed is a pilot and Yusuf runs a bakery.",
        ("+ User has two brothers.", "+ Ahmed is a pilot.", "+ Yusuf runs a bakery."),
    ),
    ("My mum moved in with us.", ("+ User's mum moved in with User.",)),
    # Those whose word binds or finds.
    ("My doctor told me I have high blood pressure.", ("+ User has high blood pressure.",)),
    ("My doctor says I should avoid salt.", ("+ User should avoid salt, as their doctor says.",)),
    ("My landlord says I can't keep pets.", ("+ User cannot keep pets, as their landlord says.",)),
    # Wishes, without their reasons.
    ("Please no voice notes, I can't stand them.", ("+ User wants no voice notes.",)),
    (
        "Always sign my emails as Bev.",
        ("+ User wants the assistant to always sign their emails as Bev.",),
    ),
    (
        "Compare things to C# whenever you explain something, that helps me most.",
        ("+ User wants the assistant to compare things to C# when it explains something.",),
    ),
    # What people breathe behind what they say.
    ("My brother lives next door thank god.", ("+ User's brother lives next door.",)),
)

TELLS_NOTHING = (
    "The server crashed again.",
    "I'm the only one who thinks this is broken?",
    "We might move to Lyon, who knows.",
    "Mondays are hard.",
    "Mondays are for losers.",
    "My sister told me I have a big head.",
    "My sister says I snore.",
    "My boss says I'm lazy.",
    "My doctor says I should come back on Friday.",
    "My brother says I should avoid salt.",
    "No comment.",
    "No screenshots came through.",
    "I just live for paperwork, don't I.",
    "I live in Ghent, don't I?",
    "haha sure, because I am made of money",
    "And do I live in Lagos or in Abuja, what did I say?",
    "I'm from the council.",
)


@pytest.mark.parametrize(("text", "told"), TOLD)
def test_ordinary_words_form_whole_statements(text: str, told: tuple[str, ...]) -> None:
    """Nothing is cut, and nobody is meant but whom the words name (003 §The candidate language)."""
    assert tuple(marked(one) for one in read(text)) == told


@pytest.mark.parametrize("text", TELLS_NOTHING)
def test_what_only_looks_like_them_forms_nothing(text: str) -> None:
    """A moment, a mock, a question and the word of others tell nothing of the user."""
    assert tuple(marked(one) for one in read(text)) == ()


SCOPED = (
    (
        "I've got dyslexia, so keep paragraphs short and avoid italics.",
        (
            "+ User has dyslexia.",
            "+ User wants the assistant to keep paragraphs short and avoid italics.",
        ),
    ),
    (
        "Use British spelling in anything you write for me.",
        ("+ User wants the assistant to use British spelling in anything it writes for User.",),
    ),
    (
        "I prefer British spelling in everything you draft for me.",
        ("+ User prefers British spelling in everything the assistant drafts for User.",),
    ),
    (
        "when you show me code use typescript, not plain js",
        ("+ User wants the assistant to use typescript when it shows User code.",),
    ),
    (
        "pls answer in dutch unless its code",
        ("+ User wants the assistant to answer in Dutch unless it is code.",),
    ),
    (
        "Please give temperatures in Celsius, Fahrenheit means nothing to me.",
        ("+ User wants the assistant to give temperatures in Celsius.",),
    ),
    (
        "Two options at most whenever I ask for recommendations.",
        ("+ User wants two options at most when they ask for recommendations.",),
    ),
    ("pls no emojis in your replies", ("+ User wants no emojis in replies.",)),
    (
        "I have severe dyslexia, so bullet points work better for me than paragraphs.",
        ("+ User has severe dyslexia.", "+ Bullet points work better for User than paragraphs."),
    ),
    (
        "I like it when you end with one concrete next step.",
        ("+ User likes it when the assistant ends with one concrete next step.",),
    ),
    (
        "ibs here so no onions or garlic pls",
        ("+ User has ibs.", "+ User wants no onions or garlic."),
    ),
    (
        "Everything I cook has to be gluten free.",
        ("+ Everything User cooks has to be gluten free.",),
    ),
)

UNSCOPED = (
    "If you give me the answer, explain your steps.",
    "when you are done give me the file",
    "Give me three ideas when you get a chance.",
    "No further questions.",
    "So use the second one.",
)

THINGS = (
    (
        "The codebase I maintain is an old climate model.",
        (
            "+ User's codebase is an old climate model.",
            "+ User maintains a codebase.",
            "~ User likely has software-development experience.",
        ),
    ),
    (
        "The choir I conduct, Vox Aurea, meets on Mondays.",
        (
            "+ User's choir meets on Mondays.",
            "+ User conducts a choir called Vox Aurea.",
            "+ User's choir is called Vox Aurea.",
        ),
    ),
    (
        "The old monolith is called Walrus, and we deploy it weekly.",
        ("+ The old monolith is called Walrus.", "+ The team deploys the old monolith weekly."),
    ),
    ("The landlord raised our rent to 1450.", ("+ User's landlord raised User's rent to 1450.",)),
    (
        "Our standup shifted from nine to ten because of the Lisbon folks.",
        ("+ The team's standup is now at ten.",),
    ),
    ("Sami is our sous chef.", ("+ User's sous chef is Sami.",)),
    ("Joanna does our socials.", ("+ Joanna does User's socials.",)),
    (
        "we bill in dollars but pay the contractors in pesos",
        ("+ The team bills in dollars.", "+ User pays the contractors in pesos."),
    ),
    ("we're in a flat in Lyon", ("+ User is in a flat in Lyon.",)),
    (
        "I'll close my Estonian company at the end of 2026.",
        ("+ User will close their Estonian company at the end of 2026.",),
    ),
    (
        "i can spend max 30 quid a month on hobbies",
        ("+ User can spend max 30 quid a month on hobbies.",),
    ),
    ("we cant have pets in this flat", ("+ User cannot have pets in their flat.",)),
    ("were a team of six", ("+ User is part of a team of six.",)),
    (
        "My sister just opened a bike shop in Utrecht.",
        ("+ User's sister opened a bike shop in Utrecht.",),
    ),
    (
        "I'm handling the probate for my uncle's estate.",
        ("+ User is handling the probate for their uncle's estate.",),
    ),
    ("our company doesnt do paid overtime", ("+ The team does not do paid overtime.",)),
)

NO_THINGS = (
    "Grafana breaks our dashboards.",
    "Nina is our only hope.",
    "The part I like is the intro.",
    "The bus I take leaves at 7:40.",
    "I'm in the flat right now.",
    "I'll send the report in May.",
    "my mum just called",
    "Most of us have a cousin we never see.",
    "The page gives me a 404.",
    "My score is 45 out of 60, is that a pass?",
    "Our planet is 4.5 billion years old.",
    "I never got the confirmation email.",
    "My phone's on 3 percent.",
    "My Uber driver is a former pilot from Eritrea.",
    "Tuesday works for me.",
)


WHOLE = (
    (
        "Once a month our book club meets at Hanneke's place.",
        ("+ Once a month User's book club meets at Hanneke's place.",),
    ),
    (
        "Roast lamb at my father's is what Sunday means in our family.",
        ("+ Roast lamb at User's father's is what Sunday means in User's family.",),
    ),
    (
        "Friday is when my mother-in-law cooks for everyone.",
        ("+ User's mother-in-law cooks for everyone every Friday.",),
    ),
    (
        "quit the agency in april",
        ("- User quit the agency in April 2025.", "- User quit the agency in April 2025."),
    ),
    ("lease ends in november", ("+ User's lease ends in November.",)),
)


@pytest.mark.parametrize(("text", "told"), SCOPED + THINGS + WHOLE)
def test_what_follows_from_a_fact_or_names_its_scope_stands(
    text: str, told: tuple[str, ...]
) -> None:
    """A wish stands by what it is for, a thing by what its owner does with it."""
    assert tuple(marked(one) for one in read(text)) == told


@pytest.mark.parametrize("text", UNSCOPED + NO_THINGS)
def test_what_is_at_hand_or_of_nobody_forms_nothing(text: str) -> None:
    """The task at hand is no wish for good, and a doing of today is no charge."""
    assert tuple(marked(one) for one in read(text)) == ()
