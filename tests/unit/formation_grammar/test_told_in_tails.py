"""Tails, pronouns for things, who shares the work, turns of a life, and what looks like them."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("My kids have to wear glasses.", ("User's kids have to wear glasses.",)),
    (
        "I used to row for Otago and now coach juniors.",
        (
            "User used to row for Otago.",
            "User coaches juniors.",
            "User no longer rows for Otago.",
        ),
    ),
    (
        "For bookings I use Calendly and for invoices Bexio.",
        ("User uses Calendly for bookings.", "User uses Bexio for invoices."),
    ),
    (
        "saving up for a kiln, the one I want costs 2400 euros",
        ("User is saving up for a kiln.", "The kiln User wants costs 2400 euros."),
    ),
    (
        "Whenever a guest is late, we charge 20 euros to them.",
        ("User charges 20 euros whenever a guest is late.",),
    ),
    (
        "What can I ask for a coat when my shop in Leeds gets 14 pounds for a hem?",
        ("User's shop in Leeds gets 14 pounds for a hem.",),
    ),
    (
        "We're a coeliac family so gluten free bakes only please.",
        (
            "User is part of a coeliac family.",
            "User wants only gluten free bakes.",
        ),
    ),
    (
        "I get seasick, so skip boat trips in any itinerary.",
        (
            "User gets seasick.",
            "User wants the assistant to skip boat trips in any itinerary.",
        ),
    ),
    (
        "we live off grid so avoid gadgets and keep recipes simple",
        (
            "User lives off grid.",
            "User wants the assistant to avoid gadgets and keep recipes simple.",
        ),
    ),
    (
        "I broke my wrist in January, so no push ups until May.",
        (
            "User broke their wrist in January 2026.",
            "User wants no push ups until May 2026.",
        ),
    ),
    ("cheap dyes give me rashes", ("Cheap dyes give User rashes.",)),
    ("my landlord lets us keep two cats", ("User's landlord lets User keep two cats.",)),
    ("45 euros an hour is my rate.", ("User's rate is 45 euros an hour.",)),
    ("Rowing is my main sport.", ("User's main sport is rowing.",)),
    (
        "want to pass my trinity grade 8 this year, practising every evening",
        (
            "User wants to pass their trinity grade 8 in 2026.",
            "User practises every evening.",
        ),
    ),
    (
        "Our goats are Saanens, and they give about 3 litres a day.",
        (
            "User's goats are Saanens.",
            "User's goats give about 3 litres a day.",
        ),
    ),
    (
        "My loom is from 1950 and I keep it in the attic.",
        (
            "User's loom is from 1950.",
            "User keeps their loom in the attic.",
        ),
    ),
    (
        "We grow hops and sell them to two breweries.",
        (
            "User grows hops.",
            "User sells hops to two breweries.",
        ),
    ),
    (
        "My accordion is a Weltmeister, it was built in 1962.",
        (
            "User's accordion is a Weltmeister.",
            "User's accordion was built in 1962.",
        ),
    ),
    (
        "Dad was a cooper and I borrow his ladder every spring.",
        (
            "User's dad was a cooper.",
            "User borrows their dad's ladder every spring.",
        ),
    ),
    (
        "Wes is my judo coach, we meet at the club every Monday.",
        (
            "User's judo coach is Wes.",
            "User meets Wes at the club every Monday.",
        ),
    ),
    (
        "Hannu tunes the pianos, I do the bookkeeping.",
        (
            "Hannu tunes the pianos.",
            "User does the bookkeeping.",
        ),
    ),
    (
        "Bruno does the bread, Ines the pastries, and I run the till.",
        (
            "Bruno does the bread.",
            "Ines does the pastries.",
            "User runs their till.",
        ),
    ),
    (
        "I sew bridal gowns, Lidia does the alterations and my mum the books.",
        (
            "User sews bridal gowns.",
            "Lidia does the alterations.",
            "User's mum does the books.",
        ),
    ),
    (
        "The potter's wheel I use is a Shimpo and the kiln a Rohde.",
        (
            "User's potter's wheel is a Shimpo.",
            "The kiln is a Rohde.",
        ),
    ),
    (
        "The brass quintet I lead, Cornucopia, plays weddings in Kent.",
        (
            "User's brass quintet plays weddings in Kent.",
            "User leads a brass quintet called Cornucopia.",
            "User's brass quintet is called Cornucopia.",
        ),
    ),
    ("Cedar is the only wood I use for shingles.", ("User uses only cedar for shingles.",)),
    (
        "Welsh is what I speak at work, and my wife adds Breton.",
        (
            "User speaks Welsh at work.",
            "User's wife adds Breton.",
        ),
    ),
    (
        "My instructor at the sailing club, Captain Brandt, retires in June.",
        (
            "User's instructor is Captain Brandt.",
            "Captain Brandt retires in June.",
        ),
    ),
    (
        "Wes, my lodger, repairs typewriters.",
        (
            "User's lodger is Wes.",
            "Wes repairs typewriters.",
        ),
    ),
    (
        "We're Fern & Fable, a florist in Dundee.",
        ("User is a florist in Dundee.", "User's business is called Fern & Fable."),
    ),
    (
        "The van, a 2012 Sprinter, needs a new clutch.",
        (
            "The van needs a new clutch.",
            "The van is a 2012 Sprinter.",
        ),
    ),
    ("We opened a second bakery in Gdynia.", ("User opened a second bakery in Gdynia.",)),
    (
        "Lost four of my ewes to bluetongue last autumn.",
        ("User lost four of their ewes to bluetongue in autumn 2025.",),
    ),
    (
        "I'll sell my flock at the end of the season.",
        ("User will sell their flock at the end of the season.",),
    ),
    (
        "I still have to renew my residence card for my job.",
        ("User has to renew their residence card for their job.",),
    ),
    ("I need C1 for the medical licence.", ("User needs C1 for the medical licence.",)),
    ("I'm DBS checked and fully insured.", ("User is DBS checked and fully insured.",)),
    ("It's my third year of Arabic.", ("User is in their third year of Arabic.",)),
    (
        "My ducks: four Runners, two Cayugas and a drake called Boris.",
        (
            "User has four Runners.",
            "User has two Cayugas.",
            "User has a drake called Boris.",
        ),
    ),
    (
        "For the payroll it's Sage, for the stock Odoo.",
        (
            "User uses Sage for the payroll.",
            "User uses Odoo for the stock.",
        ),
    ),
    (
        "Restoring the barn is the plan for next year.",
        ("User's plan is to restore the barn in 2027.",),
    ),
    ("sister in law runs a creche in Lyon", ("User's sister-in-law runs a creche in Lyon.",)),
    ("workshop has no heating", ("User's workshop has no heating.",)),
    (
        "gonna walk the camino with my dad in september",
        ("User is going to walk the Camino with their dad in September.",),
    ),
    (
        "got a border collie in march, shes called Tess",
        (
            "User got a border collie in March 2026.",
            "User's border collie is Tess.",
        ),
    ),
    ("my sons a jockey", ("User's son is a jockey.",)),
    ("Half of our income comes from workshops.", ("Half of User's income comes from workshops.",)),
    (
        "I have two apprentices, both of whom study on Mondays.",
        (
            "User has two apprentices.",
            "Both of User's two apprentices study on Mondays.",
        ),
    ),
    ("Every invoice I send has 14 days to pay.", ("Each of User's invoices has 14 days to pay.",)),
    (
        "On Fridays I mind my grandson and don't take jobs.",
        (
            "User minds their grandson on Fridays.",
            "User does not take jobs on Fridays.",
            "User does not take jobs on Fridays.",
        ),
    ),
    (
        "I hold a Danish passport but grew up in Nuuk.",
        (
            "User holds a Danish passport.",
            "User grew up in Nuuk.",
        ),
    ),
    (
        "I started fencing last autumn and compete in foil.",
        (
            "User started fencing in autumn 2025.",
            "User competes in foil.",
        ),
    ),
    (
        "The council bans amplified music at our pitch.",
        ("The council bans amplified music at User's pitch.",),
    ),
    ("If it matters for the quote, I'm VAT registered.", ("User is VAT registered.",)),
    (
        "I hand dye yarn with plants from my garden.",
        ("User dyes yarn with plants from their garden by hand.",),
    ),
    (
        "I spend every summer on a farm near Wels and my grandpa lets me help with the hay.",
        (
            "User spends every summer on a farm near Wels.",
            "User's grandpa lets User help with the hay.",
        ),
    ),
    (
        "I rent a flat in Graz and our landlord lets us keep a cat.",
        ("User rents a flat in Graz.", "User's landlord lets User keep a cat."),
    ),
    (
        "We live upstairs and my mum helps us with the kids.",
        ("User lives upstairs.", "User's mum helps User with the kids."),
    ),
    (
        "I work at a pub but my boss lets me off on Sundays.",
        ("User works at a pub.", "User's boss lets User off on Sundays."),
    ),
    (
        "my parents only let me on my phone til 9 on school nights",
        ("User's parents only let User on User's phone until 9 on school nights.",),
    ),
    (
        "My parents never let me stay up on weekdays.",
        ("User's parents never let User stay up on weekdays.",),
    ),
    (
        "My laptop is a work machine and I don't have admin rights on it, so no brew install.",
        ("User's laptop is a work machine.", "User does not have admin rights on their laptop."),
    ),
    (
        "I don't have access to the company VPN.",
        ("User does not have access to the company VPN.",),
    ),
    ("I don't have hot water in my flat.", ("User does not have hot water in their flat.",)),
    ("I don't have insurance, so no ski trips.", ("User does not have insurance.",)),
    (
        "I don't have a dishwasher, so no big pans please.",
        ("User does not have a dishwasher.", "User wants no big pans."),
    ),
    (
        "I don't drive, so no car trips.",
        ("User does not drive.", "User wants no car trips."),
    ),
    (
        "I live with my mum and my dad, let me know what you think",
        ("User lives with their mum and their dad.",),
    ),
)

NOTHING = (
    "I have guests tonight so suggest some desserts",
    "Her dog bites so no visitors please.",
    "it's late so no more questions",
    "Amazon ships the parcels and I open them.",
    "Python handles the memory and I write the logic.",
    "She said Bruno does the bread.",
    "In my novel Priya drives the van and I navigate.",
    "The choir she conducts has a concert on 12 December.",
    "Pasta is the only thing I want now.",
    "That's my favourite, it's got garlic.",
    "my code's a mess",
    "the results a joke",
    "Rome is my next question.",
    "Friday is my only excuse.",
    "I opened a second tab.",
    "I bought a second coffee.",
    "I signed the card for Tom.",
    "I picked up the phone and it rang.",
    "We could open a second bakery.",
    "If I opened a second bakery in Gdynia, what permits would I need?",
    "I'll send the file in May.",
    "I need 3 eggs for the cake.",
    "gonna grab lunch",
    "My options: two trains, a bus and a taxi.",
    "For the win it's Messi, for the loss Ronaldo.",
    "Losing weight is the plan for many people.",
    "It's my third attempt at this query.",
    "mother in law jokes are so old",
    "Kiln is 5 letters.",
    "He got a border collie, he's called Tess",
    "You always explain things so patiently.",
    "Every bug I fix breaks the build.",
    "my script fails and I run it again",
    "Grab the charger, it's on the desk.",
    "my friends, just let me know",
    "I don't have access to the file.",
    "I don't have the right answer.",
    "I don't have admin rights on this page",
    "I don't have permission yet.",
    "I don't.",
    "for my parents just give me the gist",
    "Write to my mum and my dad, tell me what to say",
)


@pytest.mark.parametrize(("text", "statements"), TOLD)
def test_what_is_told_forms_exactly_these_statements(
    text: str, statements: tuple[str, ...]
) -> None:
    """Every clause of a turn is told whole, with who and what it is about by name."""
    assert told(text) == statements


@pytest.mark.parametrize("text", NOTHING)
def test_what_only_looks_like_it_forms_nothing(text: str) -> None:
    """The moment, the task, a tale, and what is somebody else's tell nothing of the speaker."""
    assert told(text) == ()
