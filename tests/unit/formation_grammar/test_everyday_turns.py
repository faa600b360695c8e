"""Everyday turns: what is told of two at once, left out or pointed at, and what is no verb."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.freeze import normalized

POLICY = "formation@11"


def formed(text: str) -> list[str]:
    """Give what a turn forms of what it tells outright."""
    return [str(f["statement"]) for f in normalized(text, POLICY) if f["derivation"] == "direct"]


TOLD = (
    # no second verb, no lost word
    (
        "my studio is on the second floor, unit 9, near the harbour",
        ["User's studio is on the second floor, unit 9, near the harbour."],
    ),
    (
        "Our shop is on the quay, stall 14, next to the ferry",
        ["User's shop is on the quay, stall 14, next to the ferry."],
    ),
    ("I always do weight training on Mondays", ["User always does weight training on Mondays."]),
    ("I always do enjoy a walk", ["User always enjoys a walk."]),
    (
        "My van is too tall for the car park at work.",
        ["User's van is too tall for the car park at work."],
    ),
    ("my knee hurts when it rains", ["User's knee hurts when it rains."]),
    ("I've worn glasses since I was four.", ["User has worn glasses since they were four."]),
    (
        "I've played the cello since my parents split up.",
        ["User has played the cello since their parents split up."],
    ),
    (
        "I'm between jobs, used to do payroll for a shipping firm.",
        [
            "User is between jobs.",
            "User used to do payroll for a shipping firm.",
            "User no longer does payroll for a shipping firm.",
        ],
    ),
    ("I no longer smoke and never drink.", ["User no longer smokes.", "User never drinks."]),
    (
        "I'm turning a barn into a cafe. My aunt Liv does the wiring. I want to open it by May.",
        [
            "User is turning a barn into a cafe.",
            "User's aunt is Liv.",
            "Liv does the wiring.",
            "User wants to open the barn by May.",
        ],
    ),
    ("I hurt my back in January.", ["User hurt their back in January."]),
    ("My GP put me on statins last year.", ["User's GP put User on statins in 2025."]),
    (
        "We stay with my wife's family in Sardinia every August.",
        ["User stays with their wife's family in Sardinia every August."],
    ),
    (
        "Our band plays every last Friday at the Crown.",
        ["User's band plays every last Friday at the Crown."],
    ),
    # two are told at once
    (
        "Our painters work in oils, while the rest of us stick to ink.",
        ["User's painters work in oils.", "The rest of User's team sticks to ink."],
    ),
    (
        "Our metrics go to Grafana, our traces to Tempo.",
        ["User's metrics go to Grafana.", "User's traces go to Tempo."],
    ),
    (
        "My husband's a welder at Rolls, me a childminder.",
        ["User's husband is a welder at Rolls.", "User is a childminder."],
    ),
    (
        "I have a walnut allergy, my wife a shellfish one.",
        ["User has a walnut allergy.", "User's wife has a shellfish allergy."],
    ),
    ("I have two cats, my sister three.", ["User has two cats.", "User's sister has three cats."]),
    ("Mia and Theo are my grandchildren.", ["User's grandchildren are Mia and Theo."]),
    ("Neither my brother nor I can swim.", ["User cannot swim.", "User's brother cannot swim."]),
    (
        "Neither I nor my girlfriend drink.",
        ["User does not drink.", "User's girlfriend does not drink."],
    ),
    (
        "My uncle and my cousin Jo both have gout.",
        ["User's uncle and Jo have gout.", "User's cousin is Jo."],
    ),
    ("My girlfriend and I are vegan.", ["User is vegan.", "User's girlfriend is vegan."]),
    (
        "The twins turn eight in May and both have asthma.",
        ["User's twins turn eight in May.", "User's twins have asthma."],
    ),
    (
        "I live with two flatmates, one of whom, Jonas, works nights.",
        ["User lives with two flatmates.", "User's flatmate is Jonas.", "Jonas works nights."],
    ),
    (
        "We are four people, one of whom, Nadia, is coeliac.",
        [
            "There are four people in User's household.",
            "User's housemate is Nadia.",
            "Nadia is coeliac.",
        ],
    ),
    (
        "My accountant, who is also my cousin, does our taxes.",
        ["User's accountant does User's taxes.", "User's accountant is User's cousin."],
    ),
    (
        "Our CLI returns exit codes in hex and must stay stable for a year.",
        ["User's CLI returns exit codes in hex.", "User's CLI must stay stable for a year."],
    ),
    # the thing is named again
    (
        "I bake sourdough and sell it at the market in Cork on Sundays.",
        ["User bakes sourdough.", "User sells sourdough at the market in Cork on Sundays."],
    ),
    (
        "I have a mortgage of 200k and want it gone by 2035.",
        ["User has a mortgage of 200k.", "User wants their mortgage gone by 2035."],
    ),
    (
        "My brother Dag carves spoons; we sell them on Etsy.",
        ["User's brother is Dag.", "Dag carves spoons.", "User sells spoons on Etsy."],
    ),
    (
        "Our release manager is called Inga, and all hotfixes go through her.",
        ["User's release manager is Inga.", "All hotfixes go through Inga."],
    ),
    (
        "My neighbour Walter is 91 and I do his shopping on Saturdays.",
        [
            "User's neighbour is Walter.",
            "Walter is 91.",
            "User does Walter's shopping on Saturdays.",
        ],
    ),
    (
        "My cousin Dario is getting married on 3 May and I'm his best man.",
        [
            "User's cousin is Dario.",
            "Dario is getting married on 3 May 2026.",
            "User is Dario's best man.",
        ],
    ),
    # what is one's own, and what one does there
    (
        "The firm I founded, Peach Labs, has nine employees.",
        [
            "User's firm has nine employees.",
            "User founded a firm called Peach Labs.",
            "User's firm is called Peach Labs.",
        ],
    ),
    (
        "The pony I ride, Bramble, belongs to my neighbour Greta.",
        [
            "User rides a pony called Bramble.",
            "User's pony is Bramble.",
            "User's pony Bramble belongs to User's neighbour Greta.",
            "User's neighbour is Greta.",
        ],
    ),
    (
        "The gym where I teach spin on Fridays is in Hove.",
        ["User's gym is in Hove.", "User teaches spin at the gym on Fridays."],
    ),
    (
        "My boat is where I live from April to September.",
        ["User lives on their boat from April to September."],
    ),
    (
        "I'm training for the Etape in France, which I'll ride in July.",
        [
            "User is training for the Etape in France.",
            "User will ride the Etape in France in July.",
        ],
    ),
    (
        "I have a cottage in Ghent, which I visit every spring.",
        ["User has a cottage in Ghent.", "User visits their cottage in Ghent every spring."],
    ),
    # what is left out
    (
        "Retired now, but I drove trams for 31 years.",
        ["User is retired.", "User drove trams for 31 years."],
    ),
    ("scared of heights so we never fly", ["User is scared of heights.", "User never flies."]),
    ("only drink oat milk because of my allergy", ["User only drinks oat milk."]),
    ("goal for this year: learn to swim", ["User's goal is to learn to swim."]),
    ("goals: run a half marathon in Bath", ["User's goal is to run a half marathon in Bath."]),
    (
        "quit coffee in January, drinking tea instead",
        ["User quit coffee in January 2026.", "User drinks tea."],
    ),
    (
        "got diagnosed with gout in May, no red meat at all anymore",
        ["User got diagnosed with gout in May 2025.", "User can have no red meat."],
    ),
    ("found out i have asthma in june", ["User has asthma."]),
    ("no calls after 18:00 for me, ever", ["User wants no calls after 18:00."]),
    ("nothing with nuts for me", ["User wants nothing with nuts."]),
    ("I'm coeliac but oats are fine.", ["User is coeliac.", "Oats are fine for User."]),
    (
        "After nine years at Philips I quit to keep bees.",
        ["User quit after nine years at Philips to keep bees."],
    ),
    ("I know Excel really well.", ["User knows Excel really well."]),
    # of home, or of the team
    ("We're adopting a cat next month.", ["User is adopting a cat in April 2026."]),
    ("We're adopting TypeScript next month.", ["The team is adopting TypeScript in April 2026."]),
    ("We've decided on the name Matteo.", ["User has decided on the name Matteo."]),
    (
        "We've decided on Postgres for the new service.",
        ["The team has decided on Postgres for the new service."],
    ),
    ("We label all our jars by hand.", ["User labels all their jars by hand."]),
    ("We wear jumpers at home.", ["User wears jumpers at home."]),
    (
        "Our unit tests must run in under two minutes.",
        ["The team's unit tests must run in under two minutes."],
    ),
)

NOTHING = (
    "Our sample user for the demo is a plumber named Ted.",
    "Our test customer is a dentist from Malmö called Ann.",
    "House prices in Oslo fell again, I read.",
    "ive done 4",
    "I met a lawyer called Ana at the party.",
    "only use tabs in the code",
    "Only answer in French.",
    "I'm tired but everything is fine.",
    "So all of mine are in metal sleeves.",
    "All invoices go through him.",
    "Only wear a helmet when it rains?",
    "Does neither my brother nor I need a visa?",
    "Are Mia and Theo my responsibility?",
)


@pytest.mark.parametrize(("text", "statements"), TOLD)
def test_an_everyday_turn_forms_whole_statements(text: str, statements: list[str]) -> None:
    """Each statement names whom and what it is about, and loses no word of what was told."""
    assert formed(text) == statements


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_looks_like_it_forms_nothing(text: str) -> None:
    """What is made up, heard, ordered or asked, and what points out of itself, is not told."""
    assert formed(text) == []
