"""What is told of other people and pets of the speaker: by name, number, age or pronoun."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import Candidate, ClaimKind
from tests.unit.formation_grammar.said import told, turn

TOLD = (
    ("I make the trousers for my three sons", "User has three sons."),
    ("gift ideas for my two nephews please", "User has two nephews."),
    ("my back hurts when I lift my 2 yr old", "User has a 2-year-old."),
    ("theres me and two helpers on the stall", "User has two helpers."),
    (
        "in our house the teenagers cook weds and fri, theres 3 of them 13 15 and 17",
        "User has 3 teenagers aged 13, 15 and 17.",
    ),
    ("somewhere for the kids (4 and 7) to run about", "User's kids are 4 and 7."),
    ("its just me and my lad dean on the tools", "User's lad is Dean."),
    ("biscuit (our 9yo lab) keeps scratching", "User's 9-year-old lab is Biscuit."),
    ("Our solicitor's Helen at Brady Firth", "User's solicitor is Helen."),
    ("my lad sleeps there, hes 7 n got asthma", "User's lad has asthma."),
    ("got the girls every other wkend, theyre 8 n 11", "User's girls are 8 and 11."),
    ("my list: the 13yo wont eat mushrooms", "User's 13-year-old will not eat mushrooms."),
    ("hubby's lactose intolerant", "User's hubby is lactose intolerant."),
    ("Wife's Brazilian, we speak Portuguese at home", "User's wife is Brazilian."),
    ("hamster is a roborovski, how do i secure the lid", "User's hamster is a roborovski."),
    ("theres two of us, me and Graham. Graham's claustrophobic", "Graham is claustrophobic."),
    ("me and Pat want a weekend away. Pat can't do stairs", "Pat cannot do stairs."),
    ("My brother Ken who is in Calgary pays for the night sitter", "Ken is in Calgary."),
    ("I cook on Fridays. Bo can't have soya", "Bo cannot have soya."),
    ("I'm planning. Roland's on warfarin", "Roland is on warfarin."),
    ("I'd like a rota. Bogdan can't lift, he's had a hernia mesh", "Bogdan has had a hernia mesh."),
)


@pytest.mark.parametrize(("text", "statement"), TOLD)
def test_what_is_told_of_somebody_is_formed(text: str, statement: str) -> None:
    """Whoever is counted, aged, named beside the speaker or minded by them is told of."""
    assert statement in told(text)


NOT_TOLD = (
    "Farid goes to the gym on Mondays and Fridays. On how many days does he go?",
    "My homework: Maria has type 2 diabetes. What should the nurse say?",
    "Ivo has asthma and can't run. Which sport suits?",
    "I booked on Friday. Ryanair won't take dogs",
    "My exam has a case study, Otto is on warfarin",
    "imagine my two sons are pirates",
)


@pytest.mark.parametrize("text", NOT_TOLD)
def test_strangers_and_people_of_a_tale_form_nothing(text: str) -> None:
    """A name of a sum, a case or a firm is nobody of the speaker's."""
    assert not {"Farid", "Maria", "Ivo", "Ryanair", "Otto"} & {
        s.split()[0].removesuffix("'s") for s in told(text)
    }
    assert not any("sons" in s for s in told(text))


STAYS = (
    ("my 20 year old car won't start in the cold", "User has a 20-year-old."),
    ("my two dogs' beds are mouldy", "User has two dogs."),
    ("we split it: Nuala and I share a van. I'd rather not fall out with them", "Nuala"),
    ("my vet's Honda dealership is shut", "User's vet is Honda"),
    ("my dad's Honda is red", "User's dad is Honda"),
    ("the dog's a lurcher she's called Biscuit", "Biscuit is called Biscuit."),
    ("I sold her. I don't do Facebook and I shan't start", "Facebook went"),
)


@pytest.mark.parametrize(("text", "wrong"), STAYS)
def test_what_only_looks_like_it_is_left(text: str, wrong: str) -> None:
    """An age of a thing, an owner of things, and a name that a pronoun does not mean."""
    assert not any(s == wrong or s.startswith((f"{wrong} is", f"{wrong} ")) for s in told(text))


def _one(text: str) -> Candidate:
    return extract((turn(text),), scope="general", policy="formation@11").candidates[0]


OCCUPATIONS = (
    ("I support four kids at a special school", ClaimKind.SKILL),
    ("I work mornings at the surgery reception", ClaimKind.SKILL),
    ("I do the books for five small clients", ClaimKind.SKILL),
    ("I have a nail studio in Kassel", ClaimKind.SKILL),
    ("I have a home studio in the garage", ClaimKind.RESOURCE),
    ("I run Proxmox on an old Dell server", ClaimKind.RESOURCE),
    ("I run a meetup on my laptop", ClaimKind.ONGOING_PROJECT),
    ("I'm a 2nd-year nursing student at Salford", ClaimKind.ROLE),
)


@pytest.mark.parametrize(("text", "kind"), OCCUPATIONS)
def test_what_somebody_works_as_is_filed_as_what_they_can_do(text: str, kind: ClaimKind) -> None:
    """An occupation is a skill however it is told; a room at home is had."""
    assert _one(text).claim_kind is kind


def test_who_learns_a_trade_is_shown_by_it() -> None:
    """A student has no post to be asked for; who holds one at a named place is asked for by it."""
    assert _one("I'm an engineer at a two-person practice").subject.endswith("engineer")
    assert _one("I'm a 2nd-year nursing student at Salford").subject.endswith("nursing student")
    assert _one("I'm a staff nurse at Salford Royal").subject == "employment"


def test_who_is_only_minded_is_a_fact_and_who_is_kin_a_relation() -> None:
    """Nothing ties "Bo" to the speaker; "my son" is tied."""
    assert _one("Bo can't have soya so I bake without it").claim_kind is ClaimKind.PROJECT_FACT
    assert _one("my son can't have soya").claim_kind is ClaimKind.RELATIONSHIP
