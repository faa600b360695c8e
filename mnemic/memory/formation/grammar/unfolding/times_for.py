"""Times that stand for what is done then, and what is kept from: "mornings are dialysis", "not a drop since 2016".

"Sundays are choir" tells what somebody has on Sundays; "not a cigarette since Easter" since when they
have had none, and "dairy only ever in tea" where alone they have it.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, DAYS
from mnemic.memory.formation.grammar.note_nouns import is_adjective, is_noun
from mnemic.memory.formation.grammar.phrases import Words, points
from mnemic.memory.formation.grammar.unfolding.antecedents import is_at_hand
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.unfolding.short_notes import lowered
from mnemic.memory.formation.grammar.words import (
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_PARTS = word_set("mornings afternoons evenings nights lunchtimes")
_DAYS_OF = frozenset(f"{day}s" for day in DAYS) | {"weekends"}
_KEPT_FOR = word_set(
    """dialysis chemo chemotherapy radiotherapy physio physiotherapy rehab therapy counselling church mass choir
    rehearsal rehearsals practice training football rugby hockey netball cricket swimming judo karate yoga pilates
    ballet gym bingo bridge chess band orchestra class classes lessons lectures seminars college school nursery
    market surgery clinic overtime nightshift homework laundry ironing"""
)
"""What has its times in somebody's week, and is nothing that a time can be like."""


def times_are(words: Words) -> Parts | None:
    """Read "mornings are dialysis, on Tuesday and Saturday" as "I have dialysis on Tuesday and Saturday mornings"."""
    if len(words) < 3 or words[1].low not in {"are", "is", "'re"} or points(words[2:3]):
        return None
    when = words[0].low
    if when not in _PARTS | _DAYS_OF:
        return None
    end = next((k for k in range(2, len(words)) if words[k].low in PUNCTUATION), len(words))
    what, rest = words[2:end], words[end + 1 :]
    if not 0 < len(what) < 3 or what[-1].low not in _KEPT_FOR or what[0].low in PREPOSITIONS:
        return None
    spot = words[-1].end + 1
    have = (given("I", words[0].start), given("have", words[0].start), *what)
    if when in _DAYS_OF:
        return Parts((), ((*have, given("on", spot), words[0]),)) if not rest else None
    if not rest:
        return Parts((), ((*have, given("in", spot), given("the", spot), given(when[:-1], spot)),))
    days = rest[1:] if rest[0].low == "on" else rest
    if not all(w.low in DAY_WORDS | {",", "and", "&"} for w in days):
        return None
    return Parts((), ((*have, given("on", spot), *days, given(when, spot)),))


_TAKEN = word_set(
    "drop cigarette smoke fag puff drink sip pint beer glass bite joint vape bet flutter"
)
_SINCE = frozenset({"since", "in", "for"})


def not_one_since(words: Words) -> Parts | None:
    """Read "not a drop since the wedding in 2016, and dairy only ever in tea" as what one keeps from."""
    if len(words) < 5 or [w.low for w in words[:2]] not in (["not", "a"], ["not", "one"]):
        return None
    if words[2].low not in _TAKEN or words[3].low not in _SINCE or points(words[4:6]):
        return None
    end = next(
        (k for k in range(4, len(words)) if words[k].low in PUNCTUATION | {"and"}), len(words)
    )
    start = words[0].start
    not_had = (given("I", start), given("have", start), given("n't", start), given("had", start))
    told: tuple[Words, ...] = ((*not_had, given("a", words[1].start), *words[2:end]),)
    rest = words[end:]
    while rest and rest[0].low in PUNCTUATION | {"and"}:
        rest = rest[1:]
    only = only_ever(rest) if rest else None
    if only is not None:
        return Parts((), (*told, *only.told))
    return Parts((), told) if not rest else None


def only_ever(words: Words) -> Parts | None:
    """Read "dairy only ever in tea" as "I have dairy only in tea"."""
    at = next((k for k in range(1, min(4, len(words) - 3)) if words[k].low == "only"), 0)
    if not at or words[at + 1].low != "ever" or words[at + 2].low not in _WITHIN:
        return None
    what = words[:at]
    if any(w.low in PUNCTUATION | PREPOSITIONS | MODALS or not w.low.isalpha() for w in what):
        return None
    head = noun_lemma(what[-1].low)
    if points(what) or is_at_hand((what[0], *what)) or not is_noun(head) or is_adjective(head):
        return None
    if any(w.low in PUNCTUATION for w in words[at:]) or points(words[at + 3 :]):
        return None
    start = words[0].start
    have = given("I", start), given("have", start)
    return Parts((), ((*have, *lowered(what), words[at], *words[at + 2 :]),))


_WITHIN = frozenset({"in", "with", "on", "at", "after", "before"})

__all__ = ["not_one_since", "only_ever", "times_are"]
