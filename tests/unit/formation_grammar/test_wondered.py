# ruff: noqa: E501
"""What a question names is meant by `there`, `it` and `one` behind it, and what a no gives instead."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import EventKind, Polarity
from tests.unit.formation_grammar.said import told, turn

FROM_QUESTIONS = [
    ("Which vaccinations do I need for Tanzania? I'm flying there with my partner on 2 August.", "User is flying to Tanzania with their partner on 2 August 2026."),
    ("Do I need a visa for Vietnam? My brother lives there.", "User's brother lives in Vietnam."),
    ("Can you recommend a hotel in Porto? I'm flying there on 9 June.", "User is flying to Porto on 9 June 2026."),
    ("How safe is it to drive around Naples? I've lived there since 2019.", "User has lived in Naples since 2019."),
    ("Is it normal that my knee clicks when I go downstairs? I had surgery on it in November 2024.", "User had surgery on their knee in November 2024."),
    ("How do I descale my kettle? I've had it since 2019.", "User has had their kettle since 2019."),
    ("How do I cancel my gym membership? I've had it for two years.", "User has had their gym membership for two years."),
    ("Can kids grow out of a penicillin allergy? Asking because my nephew Arlo has one.", "Arlo has a penicillin allergy."),
    ("Why is my back sore? I injured it in 2021.", "User injured their back in 2021."),
    ("Why is my dog limping? I've had it since 2019.", "User has had their dog since 2019."),
    ("Is a hernia dangerous? My dad has one.", "User's dad has a hernia."),
    ("Should I buy a dishwasher? My sister has one.", "User's sister has a dishwasher."),
    ("How long does a hamster live? I've got one called Biscuit.", "User's hamster is Biscuit."),
    ("Which filter do I need for a heat pump? We've had one since 2021.", "User has had a heat pump since 2021."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "statement"), FROM_QUESTIONS)
def test_a_question_names_what_the_next_clause_means(text: str, statement: str) -> None:
    """The one place, thing or kind that a question names stands in the place of the pronoun."""
    assert statement in told(text)


@pytest.mark.parametrize(
    "text",
    [
        "Is it better to fly to Rome or Naples? I'm going there in June.",
        "How do I sum cells in Excel? I'm nearly there.",
        "Why does my knee hurt? I noticed it on Monday.",
        "Does my essay read well? I wrote it in French.",
        "How do I get wax out of my rug? I bought it in Morocco.",
        "Why does my printer jam with the thick paper? I bought it in 2019.",
        "Do I need a permit for a drone? I have one.",
        "Is a Tesla a good car? I have one.",
        "Is there a good Italian restaurant? We have one.",
        "Do you have a favourite colour? I have one.",
        "What is a closure in JavaScript? I have one in my code.",
        "Does a heat pump need servicing? We've had one since 2021.",
        "Why does my printer jam? I've had it since 2019.",
        "Who plays Eleven in Stranger Things? My friend lives there.",
        "What's the tax rate in Python? I live there.",
    ],
)
def test_a_question_that_names_two_or_nothing_of_a_life_is_no_ground(text: str) -> None:
    """Where two may be meant, or what is at hand or in the mind, nothing forms."""
    assert told(text) == ()


def _answered(question: str, reply: str) -> tuple[str, ...]:
    asked = turn(question, kind=EventKind.ASSISTANT_MESSAGE)
    found = extract((asked, turn(reply, sequence=2)), scope="general", policy="formation@11")
    return tuple(
        ("- " if one.polarity is Polarity.RETRACT else "") + one.statement
        for one in found.candidates
    )


@pytest.mark.parametrize(
    ("question", "reply", "formed"),
    [
        ("You're based in Berlin, correct?", "No, Leipzig.", ("User is based in Leipzig.",)),
        ("Do you live in Berlin?", "No, Leipzig.", ("User lives in Leipzig.",)),
        ("Got it. So you live in New York, right?", "No, Boston actually.", ("User lives in Boston.",)),
        ("You work at Siemens, yes?", "Nope, at Bosch.", ("User works at Bosch.",)),
        ("You have two kids, don't you?", "No, three.", ("User has three kids.",)),
        ("Are you a nurse?", "No, a midwife.", ("User is a midwife.",)),
        ("You have a dog called Max, right?", "No, Milo.", ("User's dog is Milo.",)),
        ("You're based in Berlin, right?", "yes", ("User is based in Berlin.",)),
        ("You're based in Berlin, correct?", "No", ("- User is not based in Berlin.",)),
        ("You live in Berlin, right?", "No, Sorry.", ("- User does not live in Berlin.",)),
        ("You have a dog called Max, right?", "No.", ()),
        ("You're flying from Berlin, right?", "No, Leipzig.", ()),
        ("You want it in German, right?", "No, French.", ()),
        ("You're using Postgres here, right?", "No, MySQL.", ()),
        ("You have 3 files, right?", "No, 4.", ()),
        ("You're done with the draft, right?", "No, Friday.", ()),
        ("You're ready, right?", "yes", ()),
    ],
)  # fmt: skip
def test_a_no_gives_the_like_of_what_was_supposed(
    question: str, reply: str, formed: tuple[str, ...]
) -> None:
    """A name stands for a name, a number for a number; what is no such thing only denies."""
    assert _answered(question, reply) == formed


@pytest.mark.parametrize(
    ("text", "formed"),
    [
        ("As a self-employed electrician with three apprentices, what's the simplest way to track hours?", ("User is a self-employed electrician with three apprentices.",)),
        ("As a nurse in a busy emergency department, how do I plan my sleep?", ("User is a nurse in a busy emergency department.",)),
        ("As a mother of three with a full-time job, how do I find time for sport?", ("User is a mother of three with a full-time job.",)),
        ("As a vegetarian with a nut allergy and a tight budget, what can I eat in Japan?", ("User is a vegetarian with a nut allergy and a tight budget.",)),
        ("As a nurse in Berlin with two kids the rent kills me.", ()),
        ("As a doctor would say, is it fine to smoke with a cold?", ()),
        ("As a present for a nurse with two kids, what works?", ()),
        ("As a rule of thumb for new bakers, how much salt is needed?", ()),
        ("As a reply to the nurse from the clinic, what should I write?", ()),
    ],
)  # fmt: skip
def test_as_what_somebody_asks(text: str, formed: tuple[str, ...]) -> None:
    """A phrase that a comma has cut off says as what its speaker asks, however long it is."""
    assert told(text) == formed


@pytest.mark.parametrize(
    ("text", "formed"),
    [
        ("If my visa comes through I'd be off to Auckland, but for now I live in Cardiff.", ("User lives in Cardiff for now.",)),
        ("If I get the job I'll move to Oslo, but for now I work at a bakery.", ("User works at a bakery for now.",)),
        ("I would move to Spain tomorrow but currently I'm caring for my dad.", ("User is caring for their dad currently.",)),
        ("If I were a pilot, but for now I'd live in Rome.", ()),
        ("In the story I'd be a king, but for now I live in a cave.", ()),
        ("Suppose I live in Paris. If I get the visa I'd move, but for now I live in Rome.", ()),
        ("I could be a doctor, but for now I might live in Cardiff.", ()),
    ],
)  # fmt: skip
def test_how_things_are_stands_behind_what_is_supposed(text: str, formed: tuple[str, ...]) -> None:
    """ "But for now" ends a supposition, unless all of it is supposed."""
    assert told(text) == formed


@pytest.mark.parametrize(
    ("text", "formed"),
    [
        ("I coach the under-12s at our hockey club and this came from a parent:\n\nHi,\nI'm a single dad and I work weekends.\nThanks, Owen", ("User coaches the under-12s at their hockey club.",)),
        ("I'm a letting agent and this was sent by a tenant:\n\nI have a newborn and I work nights.", ("User is a letting agent.",)),
        ("I run a small guesthouse in Galway and this just arrived from a guest: I'm vegan.", ("User runs a small guesthouse in Galway.",)),
        ("this came from a parent:\n\nI have a newborn and I work nights.", ()),
        ("I've got a 2014 Toyota Hiace with 260,000 km on it and the heater only blows cold.", ("User has a 2014 Toyota Hiace with 260,000 km.",)),
        ("I have a boat with an old diesel and the engine won't start.", ("User has a boat with an old diesel.",)),
        ("I have a cottage with a tin roof and the gutters leak.", ("User has a cottage with a tin roof.",)),
        ("I have a piano with ivory keys and the matching stool.", ("User has a piano with ivory keys and the matching stool.",)),
    ],
)  # fmt: skip
def test_what_is_told_before_another_matter(text: str, formed: tuple[str, ...]) -> None:
    """Who got a text is told before it, and what is had before how a part of it is."""
    assert told(text) == formed


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("Neither of us drives, so please only suggest places we can reach by train.", "User does not drive."),
        ("Neither of us drives, so please only suggest places we can reach by train.", "User wants only places they can reach by train."),
        ("None of us speaks Italian.", "User does not speak Italian."),
        ("Neither of us can swim.", "User cannot swim."),
        ("Both of us have asthma.", "User has asthma."),
        ("My driving test is on 14 April and I've already failed it once.", "User has failed their driving test once."),
        ("My bar exam is in July and I've failed it twice.", "User has failed their bar exam twice."),
        ("I've sat the IELTS twice.", "User has sat the IELTS twice."),
        ("I follow the Charlotte Mason approach.", "User follows the Charlotte Mason approach."),
        ("we homeschool our three boys and follow the Charlotte Mason approach.", "User follows the Charlotte Mason approach."),
        ("I practise the Feldenkrais method.", "User practises the Feldenkrais method."),
        ("I work from home on Mondays, the rest of the week I'm at the office in Pune.", "User is at the office in Pune the rest of the week."),
        ("The rest of the year I live in Spain.", "User lives in Spain the rest of the year."),
        ("I can't do calls after 3pm because that's when I pick up the twins from kindergarten.", "User picks up the twins from kindergarten."),
        ("I can't meet at 4 because I collect my son from nursery.", "User collects their son from nursery."),
        ("I take my dad to dialysis.", "User takes their dad to dialysis."),
        ("My sister is getting married in Goa next January and I'm giving the speech.", "User is giving the speech at their sister's wedding."),
        ("My brother's getting married in May and I'm baking the cake.", "User is baking the cake for their brother's wedding."),
        ("I hate phone calls. Email or text is fine for me.", "Email or text is fine for User."),
        ("I'm making a toast at my dad's retirement party.", "User is making a toast at their dad's retirement party."),
    ],
)  # fmt: skip
def test_what_is_told_of_a_life_in_a_round_of_its_own(text: str, statement: str) -> None:
    """Of each of two, of an exam, of a way by its name, of a round of every day, of a wedding."""
    assert statement in told(text)


@pytest.mark.parametrize(
    "text",
    [
        "Neither of them drives.",
        "Neither of us remembered the password.",
        "Both of us tried the fix.",
        "Both of us got an email.",
        "Only suggest places we can reach by train.",
        "I've failed the unit test twice.",
        "My unit test is slow and I've already failed it once.",
        "I use the POST method.",
        "I follow the same approach.",
        "The rest of the week I'm swamped.",
        "The rest of the code I wrote is fine.",
        "I pick up the kids from the airport.",
        "Today I pick up the kids from school.",
        "I need to pick up the twins from kindergarten.",
        "I'm giving a speech at the conference.",
        "I'm giving the speech.",
        "Text is fine for me.",
        "This text is fine for me.",
        "The email is fine for me.",
    ],
)
def test_look_alikes_of_the_moment_form_nothing(text: str) -> None:
    """What is another's, the work at hand's or today's is left."""
    assert told(text) == ()
