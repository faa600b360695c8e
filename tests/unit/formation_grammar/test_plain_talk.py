"""Plain sentences as people type them: joined orders, what never works, what `it` is.

Each table gives what a turn forms, and beside it stands what looks like it and forms nothing.
"""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import ClaimKind, Derivation, EventKind, Polarity, Sensitivity
from tests.unit.formation_grammar.said import told, turn

TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    # A skill to learn is an aim, whatever its verb is.
    (
        "I want to learn how to tune a harpsichord.",
        ("User wants to learn how to tune a harpsichord.",),
    ),
    (
        "My nephew Emil moved to Oslo and I'd like to learn how to send him parcels.",
        (
            "User's nephew is Emil.",
            "Emil moved to Oslo.",
            "User would like to learn how to send Emil parcels.",
        ),
    ),
    (
        "My brother lives in Bari. I'm hoping to move closer to him.",
        ("User's brother lives in Bari.", "User is hoping to move closer to their brother."),
    ),
    # Children by their age, however it is typed.
    (
        "my 5 yr old wont wear anything with buttons",
        ("User's 5-year-old will not wear anything with buttons.",),
    ),
    ("our 18 month old naps twice a day", ("User's 18-month-old naps twice a day.",)),
    # What never works, whatever the verb.
    ("I can never fall asleep in hotels.", ("User can never fall asleep in hotels.",)),
    (
        "We can hardly ever get a sitter on Saturdays.",
        ("User can hardly ever get a sitter on Saturdays.",),
    ),
    ("I can never remember people's birthdays.", ("User can never remember people's birthdays.",)),
    # The speaker left out before "can't".
    (
        "cant squat tho, tore my hamstring in 2021",
        ("User cannot squat.", "User tore their hamstring in 2021."),
    ),
    ("can't eat gluten", ("User cannot eat gluten.",)),
    ("I live in Lund, grew up in Graz.", ("User lives in Lund.", "User grew up in Graz.")),
    # What stands with "so" behind it is stated, whatever the rest supposes.
    ("I'm really into origami so anything like that would be great", ("User is into origami.",)),
    # What is there, and what is not.
    (
        "i have a wok and a steamer but no rice cooker",
        ("User has a wok.", "User has a steamer.", "User has no rice cooker."),
    ),
    ("We don't have any apprentices.", ("User does not have any apprentices.",)),
    (
        "I don't have anyone nearby who could feed the cat.",
        ("User does not have anyone nearby who could feed the cat.",),
    ),
    ("I've got nobody at home to walk the dog.", ("User has nobody at home to walk the dog.",)),
    # A trade and what is at hand, what is and what was.
    (
        "I'm a bookbinder, restoring a parish register.",
        ("User is a bookbinder.", "User is restoring a parish register."),
    ),
    (
        "I'm a florist now, after eleven years in the navy.",
        ("User is a florist now.", "User spent eleven years in the navy."),
    ),
    (
        "I work at a nursery now, after six years as a courier.",
        ("User works at a nursery now.", "User was a courier for six years."),
    ),
    (
        "we've got twin girls starting nursery in May",
        ("User has twin girls.", "User's twin girls are starting nursery in May 2026."),
    ),
    # How many people, of a home or of a team.
    ("There are five of us at home.", ("There are five people in User's household.",)),
    (
        "There are seven of us and I'm the team lead.",
        ("There are seven people in User's team.", "User is the team lead."),
    ),
    (
        "theres three of us writing a musical about canals",
        ("There are three people in User's team.", "User is writing a musical about canals."),
    ),
    ("I'm a dentist. There are four of us.", ("User is a dentist.",)),
    # What `it` and `them` mean.
    (
        "I'm building a hen house. It has to be fox proof.",
        ("User is building a hen house.", "User's hen house has to be fox proof."),
    ),
    (
        "My negatives are in shoe boxes and I scan them every Sunday.",
        ("User's negatives are in shoe boxes.", "User scans their negatives every Sunday."),
    ),
    (
        "I want to sell my prints at markets next year. I only have three evenings a week for it.",
        (
            "User wants to sell their prints at markets in 2027.",
            "User only has three evenings a week for selling their prints.",
        ),
    ),
    (
        "I'm building a sledge. The runners are steel.",
        ("User is building a sledge.", "The runners of User's sledge are steel."),
    ),
    ("The gate of my allotment is oak.", ("The gate of User's allotment is oak.",)),
    (
        "The twins of my neighbour go to a Welsh school.",
        ("User's neighbour's twins go to a Welsh school.",),
    ),
    # Without an article.
    (
        "stack is Elixir and Postgres on one VPS",
        ("User's stack is Elixir and Postgres on one VPS.",),
    ),
    ("setup is a mac mini and two screens", ("User's setup is a mac mini and two screens.",)),
    # Rules, entitlements, medicines, tongues, gifts.
    (
        "Our app is in Kotlin and every commit has to pass a linter before it is merged.",
        ("The team's app is in Kotlin.", "Every commit has to pass a linter before it is merged."),
    ),
    ("I get a discount at the garden centre.", ("User gets a discount at the garden centre.",)),
    ("i get extra time in exams", ("User gets extra time in exams.",)),
    ("I take bisoprolol.", ("User takes bisoprolol.",)),
    ("my mum is on amlodipine", ("User's mum is on amlodipine.",)),
    (
        "Finnish isn't my first language, so plain words please",
        ("Finnish is not User's first language.", "User wants plain words."),
    ),
    ("Welsh is my first language.", ("User's first language is Welsh.",)),
    ("I'm learning the oboe.", ("User is learning the oboe.",)),
    (
        "I'm learning Dutch for my citizenship test.",
        ("User is learning Dutch for their citizenship test.",),
    ),
    (
        "I was given a telescope for my birthday.",
        ("User was given a telescope for their birthday.",),
    ),
    ("I've booked a week off in August.", ("User has booked a week off in August 2026.",)),
    (
        "I get stuck every time I reach the subjunctive.",
        ("User gets stuck every time they reach the subjunctive.",),
    ),
    (
        "im writing the api docs for our product",
        ("User is writing the API docs for their product.",),
    ),
    ("i have a food processor", ("User has a food processor.",)),
    (
        "I no longer keep my recipes in Evernote.",
        ("User no longer keeps their recipes in Evernote.",),
    ),
    (
        "I've had migraines since I was a teenager.",
        ("User has had migraines since they were a teenager.",),
    ),
    ("I've played chess since I was six.", ("User has played chess since they were six.",)),
    (
        "I hate it when recipes start with a life story.",
        ("User hates it when recipes start with a life story.",),
    ),
    (
        "I can't have caffeine after midday or I don't sleep.",
        ("User cannot have caffeine after midday.",),
    ),
    (
        "I don't have anybody to practise Italian with.",
        ("User does not have anybody to practise Italian with.",),
    ),
    ("I have to be up at 4 for work.", ("User has to be up at 4 for work.",)),
    ("I'm a beginner at sewing, all I've made is a tote bag.", ("User is a beginner at sewing.",)),
    ("I freelance as a subtitler.", ("User works freelance as a subtitler.",)),
    ("I'm 61 and retiring in September.", ("User is 61.", "User is retiring in September.")),
    ("im booked solid til june", ("User is booked solid until June 2026.",)),
    ("The company I work for makes hearing aids.", ("User's company makes hearing aids.",)),
    (
        "I have a son who plays chess and a daughter who plays the oboe.",
        ("User has a son.", "User has a daughter who plays the oboe.", "User's son plays chess."),
    ),
    (
        "I'm a wheelchair user so routes need to be step free, always.",
        ("User is a wheelchair user.",),
    ),
    (
        "I run a podcast about moths. It goes out every Friday.",
        (
            "User runs a podcast about moths.",
            "User's podcast goes out every Friday.",
        ),
    ),
    (
        "I sign off with a joke and never use emojis.",
        (
            "User signs off with a joke.",
            "User never uses emojis.",
        ),
    ),
    ("I eat meat but never use salt.", ("User eats meat.", "User never uses salt.")),
    (
        "i gave up the gym last year and swim instead",
        ("User gave up the gym in 2025.", "User gave up the gym in 2025.", "User swims."),
    ),
)

WISHED: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "Please always reply in Welsh, and don't use abbreviations.",
        (
            "User wants the assistant to always reply in Welsh.",
            "User wants the assistant not to use abbreviations.",
        ),
    ),
    (
        "From now on keep it brief and skip the disclaimers.",
        (
            "User wants answers kept brief.",
            "User wants the assistant to always skip the disclaimers.",
        ),
    ),
    (
        "No waffle in your replies, and real examples if you can.",
        ("User wants no waffle in replies.", "User wants real examples."),
    ),
    (
        "please answer in plain english and don't bother with intros",
        ("User wants answers in plain English.",),
    ),
    (
        "pls keep sentences short when you write stuff for me",
        ("User wants sentences kept short when the assistant writes stuff for them.",),
    ),
    (
        "I think in pictures, so always give me a rough sketch before any code.",
        ("User wants the assistant to always give them a rough sketch before any code.",),
    ),
    (
        "Please always give dates as day month year, my printer driver is American.",
        (
            "User wants the assistant to always give dates as day month year.",
            "User's printer driver is American.",
        ),
    ),
    (
        "I'd rather you gave me links than summaries.",
        ("User would rather have links than summaries.",),
    ),
    (
        "Please don't use the word 'vibe' when you write for me.",
        ("User does not want the assistant to use the word 'vibe' when it writes for User.",),
    ),
    (
        "Could you always put the total at the top when you do sums for me?",
        ("User wants the assistant to put the total at the top when it does sums for User.",),
    ),
    (
        "when i ask for recipes give me metric amounts",
        ("User wants the assistant to give them metric amounts when they ask for recipes.",),
    ),
)

NOTHING = (
    "I want to learn how to do this in Excel.",
    "I want to learn how to center a div.",
    "my 20 year old car won't start in the cold",
    "my 3 yr old has a cold today",
    "I can never remember this command.",
    "I can never get the tests to pass.",
    "I can never tell which one is right.",
    "cant log in, had my password reset yesterday",
    "can't wait",
    "If I were into origami, something like that would be nice.",
    "I have an idea but no time.",
    "I don't have any questions about it.",
    "I don't have anyone in mind.",
    "We don't have any bread.",
    "There are two of us going on Friday.",
    "theres three of us making dinner tonight",
    "I'm fixing a bug. It has to be the cache.",
    "My budget is fine. It has to fit through a narrow door.",
    "The problem is rubber.",
    "Stack is a data structure.",
    "frontend is broken",
    "every cell has to have a value before this macro runs",
    "I get the point.",
    "I get free shipping today.",
    "I took ibuprofen earlier.",
    'What is Dutch for "my citizenship test"?',
    "I've been given a warning.",
    "I get stuck whenever I run it.",
    "Please rewrite this in short sentences, and don't use abbreviations.",
    "Please translate this letter and don't use slang.",
    "No sugar in the cake, and oat milk if you can.",
    "Keep it short.",
    "Always write me a poem about my cat.",
    "who knows, maybe I have the flu",
    "I love it when the build breaks on a Friday.",
    "I'm moving on to step 3.",
    "I'm retiring to bed in an hour.",
    "I'm a new user.",
    "put the total at the top when you finish",
    "Ask my sister to always use metric units.",
    "I only have one egg.",
    "My phone needs charging right now.",
    "My editor insists on it.",
    "My neighbour says he can never sleep so anything herbal would do",
)

KINDS = (
    ("i work saturdays at a garden centre", ClaimKind.ROLE),
    ("I work Fridays from home.", ClaimKind.HABIT),
    ("I work in two hour stretches with headphones on.", ClaimKind.HABIT),
    ("I can never fall asleep in hotels.", ClaimKind.RECURRING_STATE),
    ("I keep getting nosebleeds.", ClaimKind.RECURRING_STATE),
    ("I don't have a welder.", ClaimKind.PROJECT_FACT),
    ("I have no website.", ClaimKind.PROJECT_FACT),
    ("I have no caffeine after noon.", ClaimKind.CONSTRAINT),
    ("My chemistry mock is on the 9th.", ClaimKind.PROJECT_FACT),
)

GUESSED = (
    ("my arduino resets when the servo moves", "User likely has electronics experience."),
    ("I'm rebuilding the engine of my old Capri.", "User likely has car-restoration experience."),
    ("I'm writing a game engine in Rust.", "User likely has software-development experience."),
    ("I'm building a soapbox car for the derby.", ""),
    ("I crochet every evening. I'm making a blanket for my niece.", ""),
    ("my phone resets when I plug in the charger", ""),
)


@pytest.mark.parametrize(("text", "statements"), TOLD)
def test_a_plain_sentence_is_told_whole(text: str, statements: tuple[str, ...]) -> None:
    """Each statement stands by itself: whose, of what, and nothing cut."""
    assert told(text) == statements


@pytest.mark.parametrize(("text", "statements"), WISHED)
def test_orders_that_are_joined_stand_together(text: str, statements: tuple[str, ...]) -> None:
    """What makes one order stand makes those stand that are joined to it."""
    assert told(text) == statements


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_looks_like_it_forms_nothing(text: str) -> None:
    """The moment, the work at hand, what is supposed and what points tell nothing."""
    assert told(text) == ()


@pytest.mark.parametrize(("text", "kind"), KINDS)
def test_a_kind_is_of_its_shape(text: str, kind: ClaimKind) -> None:
    """A job on some days is a role, a thing that is not there a plain fact."""
    found = extract((turn(text),), scope="general", policy="formation@11").candidates
    assert [one.claim_kind for one in found] == [kind]


@pytest.mark.parametrize(("text", "guess"), GUESSED)
def test_a_guess_is_of_what_is_made_and_not_of_its_name(text: str, guess: str) -> None:
    """A toy tells no trade, and crochet is no knitting."""
    found = extract((turn(text),), scope="general", policy="formation@11").candidates
    guesses = [one.statement for one in found if one.derivation is Derivation.HYPOTHESIS]
    assert guesses == ([guess] if guess else [])


def test_who_is_counted_is_told_by_the_question() -> None:
    """ "There are four of us" answers for a home only where a home was asked for."""
    for asked, statements in (
        ("How many people touch it?", []),
        ("How many of you are at home?", ["There are four people in User's household."]),
    ):
        events = (
            turn(asked, kind=EventKind.ASSISTANT_MESSAGE),
            turn("There are four of us.", sequence=2),
        )
        found = extract(events, scope="general", policy="formation@11").candidates
        assert [one.statement for one in found] == statements


def test_a_topic_is_kept_for_the_next_turn_but_not_behind_an_answer() -> None:
    """`it` means what the turn before told of; behind an answer it may mean anything."""
    first, last = "I'm writing a rota app.", "It has to work offline."
    events = (turn(first), turn(last, sequence=2))
    found = extract(events, scope="general", policy="formation@11").candidates
    assert "User's rota app has to work offline." in [one.statement for one in found]
    answered = (
        turn(first),
        turn("Use SQLite for that.", sequence=2, kind=EventKind.ASSISTANT_MESSAGE),
        turn(last, sequence=3),
    )
    found = extract(answered, scope="general", policy="formation@11").candidates
    assert all("offline" not in one.statement for one in found)


def test_a_medicine_is_of_health_though_no_word_says_so() -> None:
    """003 §Confidence, sensitivity: what somebody takes never leaves as a cue."""
    (one,) = extract(
        (turn("I take bisoprolol."),), scope="general", policy="formation@11"
    ).candidates
    assert one.sensitivity is Sensitivity.SENSITIVE


def test_an_end_is_said_of_ones_own() -> None:
    """ "A recipes" is nobody's: what is placed somewhere stays the user's."""
    (one,) = extract(
        (turn("We no longer keep our accounts in Sage."),), scope="general", policy="formation@11"
    ).candidates
    assert one.polarity is Polarity.RETRACT
    assert one.statement == "The team no longer keeps their accounts in Sage."
