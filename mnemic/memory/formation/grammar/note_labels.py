"""A label of one's own people or belongings, and what it says: "Landlord: Mr Osei", "Kiln: 13 amp, small".

A label names whom or what somebody has; between it and its value a verb is left out. Who is named
*is* so called or so; who is ill *has* it; a house *has* forty trees and *is* of the 1890s. A value
that only holds for the hour (lost, dead since Friday, out) tells nothing.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.illnesses import is_illness
from mnemic.memory.formation.grammar.lexicon import DAYS, MONTHS
from mnemic.memory.formation.grammar.note_nouns import is_adjective, is_known, is_noun
from mnemic.memory.formation.grammar.note_words import article, counts, is_state
from mnemic.memory.formation.grammar.passing import is_of_today
from mnemic.memory.formation.grammar.phrases import Words, is_name, phrase_end
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import (
    BE,
    DETERMINERS,
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

LABEL_WORDS_MAX = 3
VALUE_WORDS_MAX = 10
"""Longest label and value, in words."""


def labelled(key: Words, value: Words) -> Words:
    """Give a label and its value as a clause: "Oven: no grill" is "my oven has no grill"; () for none."""
    while key and key[0].low in {"my", "our", "the"}:
        key = key[1:]
    key = _named_first(key)
    if not key or not value or len(key) > LABEL_WORDS_MAX:
        return ()
    return _of_value(key, value) or _of_value(key, _first_item(value))


def _named_first(key: Words) -> Words:
    """Give "Dan (husband)" as "husband Dan"."""
    if len(key) < 3 or key[1].low != "(" or not is_name(key[0]) or not tie_class(key[2].low):
        return key
    return (key[2], key[0]) if all(w.low == ")" for w in key[3:]) else key


def _first_item(value: Words) -> Words:
    """Give a value up to its first comma, () where it has none."""
    end = next((k for k, w in enumerate(value) if w.low in {",", "("}), 0)
    return value[:end]


def _of_value(key: Words, value: Words) -> Words:
    if not value or len(value) > VALUE_WORDS_MAX or value[0].low in {"my", "our", "your"}:
        return ()
    if passes(value) or any(w.low in BE | MODALS for w in value):
        return ()
    head = noun_lemma(key[-1].low)
    if day := _on_day(key, value):
        return day
    if _is_of_people(key):
        return _of_person(key, value)
    if {head, key[-1].low} & BELONGINGS and all(w.low.isalpha() for w in key):
        return _of_thing(key, value)
    if " ".join(w.low for w in key) in ATTRIBUTES and value[0].low not in {"no", "yes"}:
        return _told(key, "is", value)
    return ()


_PASSING = word_set(
    """lost broken dead out off ask later tbc tba tbd none yes no-one see run gone empty wet late on ok fine missing
    blank same unknown pending closed stuck down jammed frozen overdue done skip idk n/a"""
)
_HOURS = DAYS | word_set("yesterday breakfast lunch noon morning today last")


def passes(value: Words) -> bool:
    """Tell whether a value holds for the hour alone, or is none: "lost, again", "dead since Friday"."""
    since = next((k for k, w in enumerate(value[:-1]) if w.low in {"since", "after", "until"}), -1)
    hourly = since >= 0 and value[since + 1].low in _HOURS
    odd = any(
        not w.low[0].isalnum() and w.low not in {",", "(", ")", "&", "+", "'s", "."} for w in value
    )
    return value[0].low in _PASSING or hourly or odd or is_of_today(value)


def _on_day(key: Words, value: Words) -> Words:
    """Read "Wednesdays = dialysis, mornings" as what somebody has on those days."""
    days = len(key) == 1 and key[0].low.endswith("days") and key[0].low[:-1] in DAYS
    if not days or value[0].low in DETERMINERS | PREPOSITIONS or verb_form_of(value) != "":
        return ()
    end = next((k for k, w in enumerate(value) if w.low in PUNCTUATION), len(value))
    at = key[0].start
    on = given("on", value[end - 1].end + 1)
    return (given("I", at), given("have", at), *value[:end], on, key[0])


def verb_form_of(value: Words) -> str:
    """Give the form of a value that opens on what can only be a verb; "" for all others."""
    lemma = verb_lemma(value[0].low)
    return verb_form(value[0].low, lemma) if lemma and not is_noun(value[0].low) else ""


def _is_of_people(key: Words) -> bool:
    """Tell whether a label names somebody of the speaker's: "line manager", "uncle Fergal"."""
    tied = [k for k, w in enumerate(key) if tie_class(w.low) or w.low in _TIED]
    if not tied or noun_lemma(key[tied[-1]].low) != key[tied[-1]].low:
        return False
    at = tied[-1]
    before, behind = key[:at], key[at + 1 :]
    return all(w.low.isalpha() and not is_name(w) for w in before[1:]) and all(
        is_name(w) for w in behind
    )


_TIED = frozenset({"worker", "manager", "foreman", "head"})


def _of_person(key: Words, value: Words) -> Words:
    first = value[0].low
    end = next((k for k, w in enumerate(value) if w.low in PUNCTUATION), len(value))
    core = value[:end]
    if key[-1].low in {"worker", "head"} and len(key) < 2:
        return ()
    if is_illness(core) or (core[-1].low in {"allergy", "intolerance"} and len(core) > 1):
        return _told(key, "has", (*article(core), *value[end:]))
    named = is_name(value[0]) and all(
        is_name(w) or w.low in {"dr", "mr", "mrs", "ms"} for w in core
    )
    aged = len(core) == 1 and first.isdecimal() and len(first) < 3
    if (named and len(core) <= 3) or is_state(first) or aged:
        return _told(key, "is", value)
    if core[-1].low in {"diabetic", "coeliac", "vegan", "vegetarian"} and len(core) <= 3:
        return _told(key, "is", value)
    lemma = verb_lemma(first)
    if lemma and first != lemma and verb_form(first, lemma) == "s" and len(core) > 1:
        return _told(key, "", value)
    return ()


BELONGINGS = word_set(
    """house flat kitchen garden kiln oven hob boat tractor van car caravan narrowboat boiler roof loft studio workshop
    barn orchard hive minibus glasses laptop printer router camera stove freezer wheelchair scooter warehouse hq
    office shop glaze pond greenhouse plot lathe loom lorry campervan trailer wheel fridge cooker bungalow cottage yacht
    dinghy canoe sewing-machine drill telescope phone tv computer pc dishwasher aquarium polytunnel stable pram buggy bike motorbike bicycle heating
    backup backups harp piano cello violin fiddle guitar stairlift hoist"""
)
_PLACES = frozenset({"hq", "warehouse", "office", "shop", "studio", "workshop"})

ATTRIBUTES = frozenset(
    {
        "surname", "maiden name", "stage name", "pen name", "first language", "mother tongue", "blood type",
        "shoe size", "rent", "salary", "mortgage", "payday", "pay day", "pension day", "bin day", "timezone",
        "time zone", "pronouns", "eyesight", "dress size", "ring size", "handicap", "belt", "grade", "placement",
    }
)  # fmt: skip
"""What everybody has one of: its value is somebody's own."""


def _of_thing(key: Words, value: Words) -> Words:
    first = value[0].low
    end = next((k for k, w in enumerate(value) if w.low in PUNCTUATION), len(value))
    core = value[:end]
    many = noun_lemma(key[-1].low) != key[-1].low or key[-1].low == "glasses"
    if first == "no" or (
        counts(value[0]) and len(core) > 1 and noun_lemma(core[-1].low) != core[-1].low
    ):
        return _told(key, "have" if many else "has", value)
    if counts(value[0]) and many and len(core) == 1:
        # "Hives: four, WBC type" counts them.
        at = key[0].start
        lowered = (key[0]._replace(text=key[0].low), *key[1:])
        return (given("I", at), given("have", at), *core, *lowered)
    if key[-1].low in _PLACES and all(is_name(w) for w in core) and end == len(value):
        return _told(key, "is", (given("in", value[0].start), *value))
    be = "are" if many else "is"
    named = is_name(value[0]) or (not is_known(first) and first.isalpha())
    noun = named or (
        is_noun(noun_lemma(core[-1].low))
        and core[-1].low.isalpha()
        and phrase_end(core, 0) == len(core)
        and not _describes(core)
    )
    if noun and not many and first not in DETERMINERS and first not in MONTHS:
        spelt = value[0].text.isupper() and first[0] in "aefhilmnorsx"
        a = "an" if first[0] in "aeiou" or spelt else "a"
        return _told(key, be, (given(a, value[0].start), *value))
    return _told(key, be, value)


def _describes(core: Words) -> bool:
    """Tell whether a value only says how something is: "small", "13 amp", "1890s", "electric"."""
    return counts(core[0]) or (is_adjective(core[-1].low) and len(core) < 3)


def _told(key: Words, verb: str, value: Words) -> Words:
    start = key[0].start
    first = key[0]
    if first.text[1:].islower() and not (
        len(key) == 1 and is_name(first) and not is_known(first.low)
    ):
        first = first._replace(text=first.low)
    between = (given(verb, key[-1].end + 1),) if verb else ()
    return (given("my", start), first, *key[1:], *between, *value)


__all__ = ["ATTRIBUTES", "BELONGINGS", "labelled", "passes"]
