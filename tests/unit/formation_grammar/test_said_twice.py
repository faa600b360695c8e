"""What is wanted twice with one verb, left half said, handed to somebody, ruled, or typed short."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import ClaimKind
from tests.unit.formation_grammar.said import turn

TOLD: tuple[tuple[str, set[str]], ...] = (
    # Two things wanted with one verb: neither is done.
    (
        "I want to learn Dutch and live in Ghent.",
        {"User wants to learn Dutch.", "User wants to live in Ghent."},
    ),
    (
        "I want to quit my job and open a bakery.",
        {"User wants to quit their job.", "User wants to open a bakery."},
    ),
    (
        "I hope to finish my degree and become a nurse.",
        {"User hopes to finish their degree.", "User hopes to become a nurse."},
    ),
    (
        "I'd like to visit Japan and learn how to make soba.",
        {"User would like to visit Japan.", "User would like to learn how to make soba."},
    ),
    ("I want to get fit and I run every day.", {"User wants to get fit.", "User runs every day."}),
    ("I like to swim and run.", {"User likes to swim and run."}),
    ("I go to the gym and lift weights.", {"User goes to the gym.", "User lifts weights."}),
    ("I need to buy milk and pick up the parcel before five.", set()),
    # What is left half said.
    (
        "My son is Tobi. I don't eat meat but he does.",
        {"User's son is Tobi.", "User does not eat meat.", "Tobi eats meat."},
    ),
    ("I'm vegan but my wife isn't.", {"User is vegan.", "User's wife is not vegan."}),
    ("I smoke, my wife doesn't.", {"User smokes.", "User's wife does not smoke."}),
    ("I don't know if it works but he does.", set()),
    (
        "I play five-a-side on Monday nights, or did until my Achilles went.",
        {
            "User used to play five-a-side on Monday nights.",
            "User no longer plays five-a-side on Monday nights.",
        },
    ),
    # What was given to somebody to do.
    ("They've just put me in charge of the rota.", {"User is in charge of the rota."}),
    ("I'm in charge of dinner tonight", set()),
    (
        "im also taking over as treasurer there in may",
        {"User is taking over as treasurer there in May."},
    ),
    ("They made me head chef last month", {"User was made head chef in February 2026."}),
    ("They made me laugh", set()),
    ("my boss made me redo the report", set()),
    (
        "2nd yr physio student here, leeds beckett.",
        {"User is a 2nd year physio student at Leeds Beckett."},
    ),
    ("final year law student at Leeds", {"User is a final year law student at Leeds."}),
    ("a student asked me about it", set()),
    (
        "2nd year apprentice electrician here, im bricking it.",
        {"User is a 2nd year apprentice electrician."},
    ),
    ("drive a bin lorry for the council", {"User drives a bin lorry for the council."}),
    ("drive a screw into brick without a drill", set()),
    # Where somebody speaks again behind what they quote.
    (
        'make this less cringe: "I love hogs!" also never use emojis in stuff you write for me',
        {"User never wants the assistant to use emojis in stuff it writes for User."},
    ),
    (
        "When I send you questions, please give me hints first and not the full answer.",
        {
            "User wants the assistant to give them hints first and not the full answer when they"
            " send questions."
        },
    ),
    ("When I send you the file, summarise it", set()),
    (
        "at home i only have a cheap multimeter",
        {"User only has a cheap multimeter at home."},
    ),
    # What those rule whose business it is.
    ("My doctor told me to avoid salt.", {"User's doctor told User to avoid salt."}),
    ("my vet advised us not to feed grain", {"User's vet advised User not to feed grain."}),
    (
        "Physio says I can't run until the tendon settles.",
        {"User cannot run until the tendon settles, as their physio says."},
    ),
    (
        "My physio says I can't ride outdoors until week 16, so I swim every other day instead.",
        {
            "User cannot ride outdoors until week 16, as their physio says.",
            "User swims every other day.",
        },
    ),
    ("My landlord says we can't have a dog.", {"User cannot have a dog, as their landlord says."}),
    ("My doctor told me to come back on Friday.", set()),
    ("My boss asked me to send him the report.", set()),
    ("my friend says I need to lose weight", set()),
    # Typed short.
    ("got 3 sows n a boar", {"User has 3 sows.", "User has a boar."}),
    ("got two tickets for the game", set()),
    (
        "placement starts in jan at a hospital in wakefield",
        {"User's placement starts in January 2027 at a hospital in Wakefield."},
    ),
    ("dont own a car", {"User does not own a car."}),
    ("don't eat the cookies", set()),
    ("don't trust the output", set()),
    # Wishes by their nouns, and what is left of the talk.
    (
        "I'm dyslexic so short sentences please",
        {"User is dyslexic.", "User wants short sentences."},
    ),
    ("I don't need pep talks", {"User wants no pep talks."}),
    ("I don't need a car", set()),
    (
        "When I ask about code, just give me the diff.",
        {"User wants the assistant to give them the diff when they ask about code."},
    ),
    (
        "I stopped playing squash on Wednesdays, the knee again.",
        {"User stopped playing squash on Wednesdays."},
    ),
    (
        "I run a wool shop in Hebden, just me and a girl called Ffion.",
        {"User runs a wool shop in Hebden."},
    ),
    ("I want to learn Korean by then", {"User wants to learn Korean."}),
    # Days, months and kin as they are typed.
    (
        "i row in a masters eight, we train at 5:45 on weds and sat mornings.",
        {
            "User rows in a masters eight.",
            "User trains at 5:45 on Wednesday and Saturday mornings.",
        },
    ),
    ("I sat down on sunday", set()),
    (
        "my daugther Mira started swim club",
        {"User's daughter is Mira.", "Mira started swim club."},
    ),
    (
        "so my lad Callum starts uni in leeds in sept and im happy",
        {"User's lad is Callum.", "Callum starts uni in Leeds in September."},
    ),
    # Whose a day is, and how somebody's shifts fall.
    (
        "I teach year 4 and every Wednesday I run a chess club at lunch.",
        {"User teaches year 4.", "User runs a chess club at lunch every Wednesday."},
    ),
    (
        "im a night shift nurse on a cardiac ward, 3 nights on 4 off",
        {"User is a night shift nurse on a cardiac ward.", "User works 3 nights on 4 off."},
    ),
    ("I'm head chef at a 60-seat place", {"User is head chef at a 60-seat place."}),
    (
        "I've got a bar job Thursday to Sunday on top.",
        {"User has a bar job from Thursday to Sunday on top."},
    ),
    ("we're closed mondays", {"User's business is closed Mondays."}),
    ("My exam is on Monday, 4 May.", {"User's exam is on Monday, 4 May 2026."}),
    (
        "I'm planning my daughter's party for Saturday 20 June.",
        {"User is planning their daughter's party for Saturday 20 June."},
    ),
    ("I've got a LISA with £3,400 in it.", {"User has a LISA with £3,400."}),
    ("I don't have one but I'm not getting one", set()),
    (
        "I'm dyslexic and short paragraphs help a lot.",
        {"User is dyslexic.", "Short paragraphs help User a lot."},
    ),
    ("short breaks help a lot", set()),
    ("i hate the green so make it grey", set()),
    ("I love the sea", {"User loves the sea."}),
    # A nationality is no name.
    (
        "my partner is korean and her parents are visiting in october",
        {"User's partner is Korean.", "User's partner's parents are visiting in October."},
    ),
    # Of the hour.
    ("The clinic portal won't take my login.", set()),
    ("im sat in a layby eating a sausage roll", set()),
    ("I need to finish the report by noon.", set()),
    (
        "I need to pick up the kids before five on Fridays.",
        {"User needs to pick up the kids before five on Fridays."},
    ),
)

KINDS: tuple[tuple[str, ClaimKind, str], ...] = (
    ("I've been writing TypeScript for nine years.", ClaimKind.SKILL, "TypeScript"),
    ("I've been writing a novel for six years.", ClaimKind.ONGOING_PROJECT, "novel"),
    ("I can't do Wednesdays.", ClaimKind.CONSTRAINT, "Wednesdays"),
    ("I want to have 45k by 2027.", ClaimKind.GOAL, "45k"),
    ("Always give me times in CET please.", ClaimKind.PREFERENCE, "times"),
    ("I do the books.", ClaimKind.ROLE, "books"),
    ("I run a bakery.", ClaimKind.ROLE, "run bakery"),
    ("I run a newsletter for sailors.", ClaimKind.ONGOING_PROJECT, "run newsletter for sailors"),
    ("I'm doing a welding course at night.", ClaimKind.ONGOING_PROJECT, "welding course"),
)

GUESSED: tuple[tuple[str, str], ...] = (
    ("I want to run a marathon.", "User may be interested in distance-running."),
    ("I decided to keep bees.", "User may be interested in beekeeping."),
    ("I keep bees.", "User likely has beekeeping experience."),
    ("We plan to sell the house.", ""),
    ("I'm training to be a site assessor.", ""),
)


@pytest.mark.parametrize(("text", "statements"), TOLD)
def test_told(text: str, statements: set[str]) -> None:
    """A turn states this and nothing else; guesses are left aside."""
    found = extract((turn(text),), scope="general", policy="formation@11").candidates
    assert {one.statement for one in found if one.origin != "extractor:guess"} == statements


@pytest.mark.parametrize(("text", "kind", "subject"), KINDS)
def test_filed(text: str, kind: ClaimKind, subject: str) -> None:
    """A claim is filed by what it is about and not by its verb alone."""
    first, *_ = extract((turn(text),), scope="general", policy="formation@11").candidates
    assert (first.claim_kind, first.subject) == (kind, subject)


@pytest.mark.parametrize(("text", "guess"), GUESSED)
def test_guessed(text: str, guess: str) -> None:
    """What is only wished for shows an interest, and what is no field shows nothing."""
    found = extract((turn(text),), scope="general", policy="formation@11").candidates
    assert [one.statement for one in found if one.origin == "extractor:guess"] == (
        [guess] if guess else []
    )
