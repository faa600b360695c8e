"""Notes without a verb: what is told by its time, its label, its dose or its version."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.policy import RICH_POLICY
from tests.unit.formation_grammar.said import turn


def told(text: str) -> set[str]:
    """Give what `formation@11` forms of one turn, guesses left out."""
    found = extract((turn(text),), scope="general", policy=RICH_POLICY).candidates
    return {c.statement for c in found if c.derivation.value == "direct"}


FORMED = (
    # A time that comes again.
    ("choir mondays, bowls thursdays. so not those", "User has choir on Mondays."),
    ("Crohn's, B12 jab every 12 wks. wine?", "User has a B12 jab every 12 weeks."),
    (
        "Asthma. bloods fortnightly at Addenbrooke's",
        "User has bloods fortnightly at Addenbrooke's.",
    ),
    (
        "foster carer, contact visits alt saturdays. log entry wording",
        "User has contact visits on alternate Saturdays.",
    ),
    (
        "Pacemaker check every Nov. Induction hob. Safe?",
        "User has a pacemaker check every November.",
    ),
    (
        "Wine only Friday and Saturday. Gout. Alternatives",
        "User has wine only on Friday and Saturday.",
    ),
    ("two cats, about 30 weddings a year. contract?", "User has about 30 weddings a year."),
    # A year since when.
    ("vegan, freelance since 2014. invoice wording", "User has worked freelance since 2014."),
    ("Stoma since March. Swim twice weekly regardless.", "User has had a stoma since March 2026."),
    ("type 1 since 2009. carbs in a pasty", "User has had type 1 since 2009."),
    ("hernia, since feb, Derriford. bulge worse", "User has had a hernia since February 2026."),
    ("steel fixer, Abu Dhabi since 2018.", "User has been in Abu Dhabi since 2018."),
    # An occasion and its date.
    ("resit in november. ratio first", "User has a resit in November."),
    (
        "Diabetic. Flight to Chile 9 Feb. Security?",
        "User has a flight to Chile on 9 February 2027.",
    ),
    ("viva on 14 march. ignore the footnotes", "User has a viva on 14 March 2026."),
    # An operation, an illness, a medicine.
    ("Mastectomy, left, 2020. Tamoxifen. Fan?", "User had a left mastectomy in 2020."),
    ("Crohn's, resection 2017. snack", "User had a resection in 2017."),
    ("Stammer. email draft to the gas people", "User has a stammer."),
    ("Vasculitis, pred 7.5mg. Sniffle.", "User has vasculitis."),
    ("amlodipine 5mg, 3 wks in. ankles", "User takes amlodipine 5mg."),
    ("adhd here, diagnosed at 34. short steps", "User has adhd."),
    # A label and what it says.
    ("Landlord: Mr Osei. Decent. Text him how?", "User's landlord is Mr Osei."),
    ("Rent: 640, on the 1st. Text him how?", "User's rent is 640, on the 1st."),
    ("Kiln: 13 amp, small. Crawling on the last firing.", "User's kiln is 13 amp, small."),
    ("Oven: no grill. toast how", "User's oven has no grill."),
    ("Orchard: 40 trees, press shared. Lemon?", "User's orchard has 40 trees."),
    ("Hives: four, WBC type. fondant now?", "User has four hives."),
    ("Boat: Drascombe Lugger. Wind?", "User's boat is a Drascombe Lugger."),
    ("Line manager = Bronagh. sick note wording", "User's line manager is Bronagh."),
    ("Wednesdays = dialysis, mornings. Move the call", "User has dialysis on Wednesdays."),
    ("- Dan (husband): type 1 diabetic\n- rice for tea", "Dan is type 1 diabetic."),
    ("Kitchen: 17c at best in winter. Why brick", "User's kitchen is 17c at best in winter."),
    # A tool and its version, where a team's part stands.
    ("postgres 14, on a hetzner box. it began an hour ago", "User uses Postgres 14."),
    ("two clusters, ci on gitlab. lint fails", "The team's CI is on Gitlab."),
    # Who and where.
    ("head of maths here, 11-16 comp. assembly", "User is head of maths."),
    ("rented 2 bed in leeds, ground floor. damp", "User lives in a rented 2 bed in Leeds."),
    ("no admin rights on my laptop. python how", "User has no admin rights on their laptop."),
    (
        "do mostly landlords round Salford. invoice wording",
        "User mostly does landlords round Salford.",
    ),
)


@pytest.mark.parametrize(("text", "statement"), FORMED)
def test_a_fragment_is_told_with_the_verb_it_leaves_out(text: str, statement: str) -> None:
    """Which verb is supplied follows from what the fragment names."""
    assert statement in told(text)


NOTHING = (
    "tues: swim. weds: nothing. thurs: dentist 2.15. fri: collapse",
    "eggs, spuds, 2 onions, bin bags, something for pudding",
    "rash. arms. since 4pm. new washing powder",
    "left back dead since breakfast, fuse ok",
    "Car: lost. Phone: dead since Friday. Boiler: off",
    "Today: skint. Mood: grey. tea: third",
    "Soup of the day: leek. Pie: venison. Fish: ask",
    "osmosis, mitosis. one para",
    "Title: The Salt Road. Genre: fantasy. Boat: old",
    "paracetamol 500mg, ibuprofen 200mg",
    "team won, deploy fridays lol",
    "x = foo",
    "teams 4, slack 2",
    "invoice 0061, late, 2nd nudge",
    "hull 2 leeds 2, HT",
    "cheap flight to Chile 9 Feb, window seat",
    "Ableton, since the divorce, novel chapter",
)


@pytest.mark.parametrize("text", NOTHING)
def test_a_fragment_of_the_hour_or_of_nobody_tells_nothing(text: str) -> None:
    """A list, a score, a menu, what broke today and what is only looked for form nothing."""
    assert told(text) == set()


def test_a_value_of_another_is_no_value_of_the_speakers() -> None:
    """A label is left where its value is for the hour; its neighbour is read."""
    assert told("Landlord: Mr Osei. Heating: dead since Friday.") == {"User's landlord is Mr Osei."}
