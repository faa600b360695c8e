"""Clauses in front of their main clause, nouns in -ing, objects put first, and what "we" is."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.policy import RICH_POLICY
from tests.unit.formation_grammar.said import turn

FRONTED = {
    "since I'm dyslexic I use a ruler when I read": {
        "User is dyslexic.",
        "User uses a ruler when they read.",
    },
    "as my wife works nights I do the school run": {
        "User's wife works nights.",
        "User does the school run.",
    },
    "though we live inland I surf every weekend": {
        "User lives inland.",
        "User surfs every weekend.",
    },
    "given our cat is diabetic we never travel without her insulin": {
        "User's cat is diabetic.",
        "User never travels without their cat's insulin.",
    },
    "while my boss likes calls I prefer email": {
        "User's boss likes calls.",
        "User prefers email.",
    },
    "because our street floods we keep sandbags by the door": {
        "User's street floods.",
        "User keeps sandbags by the door.",
    },
    "but my brother keeps bees": {"User's brother keeps bees."},
    "since both my parents are deaf": {"User's parents are deaf."},
    # What only says when, or with what, is no clause of its own.
    "since my knee surgery I swim instead of running": {
        "User swims instead of running since their knee surgery."
    },
    "as a nurse I work nights": {"User is a nurse.", "User works nights."},
    "because the people I work for pay late I keep a buffer": set(),
    "since I was ten I've played the viola": set(),
}

NOUNS_IN_ING = {
    "fishing licence expires in March": {"User's fishing licence expires in March."},
    "driving instructor is called Moira": {"User's driving instructor is Moira."},
    "nursing diploma from Cardiff": {"User has a nursing diploma from Cardiff."},
    "growing up I spoke Frisian at home": {"User spoke Frisian at home growing up."},
    "learning rate too high": set(),
    "knitting circles at the library on Fridays": set(),
    "Nursing degree, third year, Leeds": set(),
    # A verb all the same.
    "running a bakery in Porto": {"User is running a bakery in Porto."},
    "learning Basque since March": {"User has been learning Basque since March 2026."},
    "doing a welding course on saturdays till easter": {
        "User is doing a welding course on Saturdays till Easter."
    },
}

PUT_FIRST = {
    "The barn I rebuilt with my brother": {"User rebuilt the barn with their brother."},
    "two hives I keep behind the shed": {"User keeps two hives behind the shed."},
    "baker at a hotel in Ghent I am, night side": {"User is a baker at a hotel in Ghent."},
    "robotics is what I do on Sunday nights": {"User does robotics on Sunday nights."},
    "restoring clocks is what we do for a living": {"User restores clocks for a living."},
    "rye is all I bake with": {"User bakes with only rye."},
    "the song I heard this morning": set(),
    "the van I drive is leased": {"User's van is leased."},
    "my grandfather built the house we live in": {
        "User's grandfather built the house User lives in."
    },
}

OF_US = {
    "we keep goats, me and my sister": {"User keeps goats with their sister."},
    "Every new moon my in-laws and I fast together": {
        "User fasts with their in-laws every new moon."
    },
    "each july dad and I canoe the Drava": {"User canoes the Drava with their dad each July."},
    "we're both left-handed": {"User is left-handed."},
    "the orchard behind the church is ours": {"The orchard behind the church is User's."},
    "our mine closes in 2031": {"User's mine closes in 2031."},
    "we share one van among four of us": {"User shares one van among four people."},
    "we're twins, my sister and I": set(),
    "we've been together six years": set(),
    "between jobs till mine reopens": set(),
}


def _told(text: str) -> set[str]:
    found = extract((turn(text),), scope="general", policy=RICH_POLICY).candidates
    return {one.statement for one in found if one.derivation.value == "direct"}


@pytest.mark.parametrize(
    ("said", "told"), [*FRONTED.items(), *NOUNS_IN_ING.items(), *PUT_FIRST.items(), *OF_US.items()]
)
def test_what_is_told(said: str, told: set[str]) -> None:
    """Every clause tells what it says, whole, and nothing else."""
    assert _told(said) == told
