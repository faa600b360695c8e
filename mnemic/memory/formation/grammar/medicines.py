"""What somebody takes for their health: "I take lithium", "I'm on 20mg of citalopram".

Medicines are told by the ends that their names are given ("-pril", "-statin", "-oxetine") and by
a closed list of everyday ones. One that is taken now, for a headache, tells nothing.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.entries import ANY_BUT_MODAL, USERS, Claim, Entry, Found, claim
from mnemic.memory.formation.grammar.medicine_names import EVERYDAY, NAMED
from mnemic.memory.formation.grammar.passing import is_of_today, points_away
from mnemic.memory.formation.grammar.phrases import Words, until_time
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import NUMBERS, noun_lemma
from mnemic.memory.model import ClaimKind

SINCE = "formation@11"
MEDICINE = "medicine"
"""The slot of what is taken; it is of health, though no word of it says so."""

_DOSED = re.compile(r"\d+(?:\.\d+)?(?:mg|mcg|g|ml|iu)\Z")
_WORDS_MAX = 6


def _taken(found: Found) -> tuple[Claim, ...]:
    """Take what is taken for good, told by its name or its dose."""
    comp, words = found.predicate.comp, found.words("x")
    core = until_time(words) or words
    if not core or len(core) > _WORDS_MAX or is_of_today(comp) or points_away(core):
        return ()
    if not _is_medicine(core) or core[0].low in {"some", "the", "two", "an", "my"}:
        return ()
    return (claim(found, value=core, label=label_of(core)),)


def _is_medicine(words: Words) -> bool:
    return any(
        NAMED.match(w.low) is not None
        or noun_lemma(w.low) in EVERYDAY
        or (_DOSED.match(w.low) and len(words) > 1)
        for w in words
        if w.low not in NUMBERS
    )


# fmt: off
MEDICINE_ENTRIES = (
    Entry(
        name="medicine.takes", since=SINCE, who=USERS, verbs=("take", "inject"), patterns=("{x:rest}",), slot=MEDICINE,
        kind=ClaimKind.PROJECT_FACT, tenses=frozenset({Tense.PRESENT}), denial="assert", make=_taken,
    ),
    Entry(
        name="medicine.on", since=SINCE, who=USERS, verbs=("be",), patterns=("on {x:rest}",), slot=MEDICINE,
        kind=ClaimKind.PROJECT_FACT, tenses=ANY_BUT_MODAL, progressive=False, denial="assert", make=_taken,
    ),
)
# fmt: on
