"""What a practice keeps to is its owner's when an hour, a date or a place anchors it."""

from __future__ import annotations

import pytest

from mnemic.memory.model import ClaimKind
from tests.unit.formation_grammar.test_rich_forms import marked, read

TOLD = (
    (
        "I run a bakery. Deliveries have to be there by 6:30 in the morning.",
        "+ Deliveries have to be there by 6:30 in the morning.",
        ClaimKind.CONSTRAINT,
    ),
    (
        "My choir is growing. Rehearsals are at 7.30 in the church hall.",
        "+ Rehearsals are at 7.30 in the church hall.",
        ClaimKind.PROJECT_FACT,
    ),
    (
        "Receipts live in the glovebox and my badge is up for renewal every August.",
        "+ User's badge is up for renewal every August.",
        ClaimKind.PROJECT_FACT,
    ),
    (
        "My badge is up for renewal every August. Receipts live in the glovebox.",
        "+ User's receipts live in the glovebox.",
        ClaimKind.RESOURCE,
    ),
    (
        "I teach pottery at my studio. Glaze buckets are kept in the cupboard under the sink.",
        "+ User's glaze buckets are kept in the cupboard under the sink.",
        ClaimKind.RESOURCE,
    ),
    (
        "We grow salad for three restaurants. Orders must be in by 4pm on Wednesdays.",
        "+ Orders must be in by 4pm on Wednesdays.",
        ClaimKind.CONSTRAINT,
    ),
    (
        "As treasurer of the Fellbrook Harriers I get every invoice. The club has 140 members.",
        "+ The club has 140 members.",
        ClaimKind.PROJECT_FACT,
    ),
    ("I have two churches in my care.", "+ User has two churches in their care.", ClaimKind.ROLE),
    ("I am 52 years old and I work from home.", "+ User works from home.", ClaimKind.HABIT),
    (
        "I'm training as a dental nurse, Tuesdays and Thursdays at the college.",
        "+ User is training as a dental nurse, Tuesdays and Thursdays at the college.",
        ClaimKind.ONGOING_PROJECT,
    ),
    (
        "I've been going home every other weekend to help.",
        "+ User has been going home every other weekend to help.",
        ClaimKind.HABIT,
    ),
    ("British fleece is all we stock.", "+ User stocks only British fleece.", None),
    (
        "What I'm really into these days is fermenting hot sauce.",
        "+ User is into fermenting hot sauce.",
        ClaimKind.INTEREST,
    ),
)


@pytest.mark.parametrize(("text", "line", "kind"), TOLD)
def test_a_turn_tells_of_its_owners_practice(text: str, line: str, kind: ClaimKind | None) -> None:
    """A bare name is read for the owner's, and filed as what it is."""
    found = {marked(one): one.claim_kind for one in read(text)}
    assert line in found
    assert kind is None or found[line] is kind


UNTOLD = (
    ("My shop is small. Petra has to be there by 6:30.", "Petra"),
    ("My flight is late. Gates close at 9:40.", "ates"),
    ("My essay is due. Vampires have to be inside by 6:30. Write the next scene.", "ampires"),
    ("I love New York. Bars have to close by 4am.", "ars have"),
    ("My son asked about bats. Bats live in the attic.", "ats live"),
    ("My prompt is long. Results are stored in the archive.", "esults"),
    ("I run a bakery. Deliveries should be there by 6:30.", "eliveries"),
    ("I run a bakery. Deliveries are late today.", "eliveries"),
    ("I run a bakery. Bread must be eaten within days.", "read must"),
    ("Milk goes in the fridge. Knives live in the drawer.", "nives"),
    ("My flight is late. Tickets are in the drawer today.", "ickets"),
    ("Coffee is all I need right now.", "offee"),
    ("Hope is all we have.", "ope"),
)


@pytest.mark.parametrize(("text", "word"), UNTOLD)
def test_what_the_world_or_the_moment_has_is_nobodys(text: str, word: str) -> None:
    """A person, the world at large, a tale, advice, the work at hand and today tell nothing."""
    assert [marked(one) for one in read(text) if word in one.statement] == []
