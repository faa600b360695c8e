"""Where somebody stays for now, what they hold, and what only says how long or how many."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import ClaimKind, Longevity
from tests.unit.formation_grammar.said import told, turn

TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "I'm staying in my sister's spare room at the moment while my floor dries out.",
        ("User is staying in their sister's spare room at the moment.",),
    ),
    (
        "I'm sleeping on my brother's sofa for now.",
        ("User is sleeping on their brother's sofa for now.",),
    ),
    # It may be tonight, or no place to stay at all.
    ("I'm staying in a hotel.", ()),
    ("I'm staying at my desk for now.", ()),
    # What an office is of, and how many it is for.
    (
        "As deputy head of a small primary school I write the newsletter every Friday.",
        (
            "User is deputy head of a small primary school.",
            "User writes the newsletter every Friday.",
        ),
    ),
    (
        "As head chef at a care home, I order on Mondays.",
        ("User is head chef at a care home.", "User orders on Mondays."),
    ),
    ("As part of a team I work late.", ("User works late as part of a team.",)),
    (
        "I'm the shop steward for the night crew at a bakery plant, about 60 people.",
        ("User is the shop steward for the night crew at a bakery plant.",),
    ),
    (
        "I'm wearing a wrist splint at the moment, so I'm dictating this.",
        ("User is wearing a wrist splint at the moment.",),
    ),
    ("I'm wearing a red dress at the moment.", ()),
    ("I work at a bakery in Nantes, 3am starts.", ("User works at a bakery in Nantes.",)),
    # When somebody will have retired is no telling that they have.
    (
        "One day I'd love to walk the Via Francigena, once I've retired.",
        ("User would love to walk the Via Francigena one day.",),
    ),
    (
        "I'd love to walk the Via Francigena, once I've retired.",
        ("User would love to walk the Via Francigena once they've retired.",),
    ),
    # Who is asking, and what is at hand.
    (
        "Before the question, who's asking: I'm a tram driver in Zagreb.",
        ("User is a tram driver in Zagreb.",),
    ),
    ("My colleague's asking: I'm a tram driver, can I park here?", ()),
    (
        "I'm rewriting our lab's script in Julia and this loop gives me an error.",
        ("User is rewriting their lab's script in Julia.",),
    ),
    (
        "Two things I'm really interested in at the moment, Byzantine mosaics and dyeing wool.",
        ("User is interested in Byzantine mosaics.", "User is interested in dyeing wool."),
    ),
    ("I'm between jobs at the moment.", ("User is between jobs at the moment.",)),
    # How much one can do at most, of one's life and not of the work at hand.
    (
        "I can only do an hour of exercise a day.",
        ("User can only do an hour of exercise a day.",),
    ),
    (
        "I can only stand for ten minutes at a time.",
        ("User can only stand for ten minutes at a time.",),
    ),
    ("I can only see one error a day.", ()),
    # What follows from a fact is told as well, and what is at hand is not.
    (
        "I have IBS and this means I can't eat onions.",
        ("User has IBS.", "User cannot eat onions."),
    ),
    (
        "I have a bad knee, which means I can't run.",
        ("User has a bad knee.", "User cannot run."),
    ),
    # A tail belongs to both doings, and to no thing that is liked beside one.
    (
        "I love olives and cooking with garlic.",
        ("User loves olives.", "User loves cooking with garlic."),
    ),
    (
        "I love baking and cycling with my kids.",
        ("User loves baking with their kids.", "User loves cycling with their kids."),
    ),
    (
        "for context I'm a nursing student, live in halls, vegetarian, and have exams in June",
        (
            "User is a nursing student.",
            "User lives in halls.",
            "User is vegetarian.",
            "User has exams in June.",
        ),
    ),
    ("for next year I've got:", ()),
    # What is asked for behind a fact is no habit.
    (
        "I have an appointment tomorrow at 10, set a reminder.",
        ("User has an appointment on 3 March 2026 at 10.",),
    ),
    ("I play tennis on Sundays, book a court.", ("User plays tennis on Sundays.",)),
    (
        "I play tennis on Sundays and book a court every Friday.",
        ("User plays tennis on Sundays.", "User books a court every Friday."),
    ),
    ("Now drop the intro and give me the whole thing on one page.", ()),
    ("Drop the preamble.", ("User wants the preamble dropped.",)),
    # A guess is possible, and what is thought is probable.
    (
        "Maybe I'm lactose intolerant, nobody has tested me yet.",
        ("User is possibly lactose intolerant.",),
    ),
    ("I think I'm allergic to cats.", ("User is probably allergic to cats.",)),
    # What is mistyped is read as it was meant.
    (
        "i liv on a narrowboat adn my mate Priya teachs welding",
        ("User lives on a narrowboat.", "User's mate is Priya.", "Priya teaches welding."),
    ),
    # Everything is kept in a program, and nobody is kept in a town.
    (
        "I moved everything to Obsidian over the holidays.",
        ("User keeps everything in Obsidian now.",),
    ),
    ("I moved everything to Bristol.", ("User moved everything to Bristol.",)),
)


@pytest.mark.parametrize(("text", "statements"), TOLD)
def test_it_is_told_without_what_hangs_on_it(text: str, statements: tuple[str, ...]) -> None:
    """A clause keeps what it states, and nothing that only says when, how long or how many."""
    assert told(text) == statements


def test_where_one_stays_is_an_ongoing_state() -> None:
    """It retires when nobody speaks of it, as 000 has it for what holds for a while."""
    (found,) = extract(
        (turn("I'm sleeping on my brother's sofa for now."),),
        scope="general",
        policy="formation@11",
    ).candidates
    assert (found.claim_kind, found.longevity) == (ClaimKind.RECURRING_STATE, Longevity.ONGOING)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I work for a letting agency in Swansea.", ClaimKind.ROLE),
        ("I drive a tower crane in Rotterdam.", ClaimKind.SKILL),
        ("I drive a Volvo.", ClaimKind.RESOURCE),
        ("I have IBS.", ClaimKind.PROJECT_FACT),
    ],
)
def test_what_is_work_is_of_its_kind(text: str, kind: ClaimKind) -> None:
    """Nobody owns a crane, and who works for an agency does more than a habit."""
    (found,) = extract((turn(text),), scope="general", policy="formation@11").candidates
    assert found.claim_kind is kind
