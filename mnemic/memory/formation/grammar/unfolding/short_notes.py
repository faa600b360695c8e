"""Notes of one line that leave out their `I`, their `my` or their verb, by the word they open with.

"nephew Tariq got into med school", "love slow films, hate musicals", "started Monday as a crane
operator", "first year law at Utrecht", "driving test booked for the 19th": only the speaker's.
"""

from __future__ import annotations

from collections.abc import Callable

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS, OCCUPATIONS
from mnemic.memory.formation.grammar.phrases import Words, frequency_at, is_name, points, time_at
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    BE,
    MODALS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

Told = tuple[Words, ...]
"""The clauses that a note tells, () for a clause that is no such note."""


def lowered(words: Words) -> Words:
    """Give words as they go on behind others: their first small again, but for a short form."""
    first = words[0]
    small = (
        first.text[1:].islower()
        and first.low not in DAY_WORDS | MONTHS
        and noun_lemma(first.low) not in DAY_WORDS
    )
    return (first._replace(text=first.low), *words[1:]) if small else words


_BARE_KIN = word_set(
    """nephew niece cousin brother sister son daughter husband wife hubby boyfriend girlfriend fiance fiancee roommate
    flatmate housemate coworker colleague neighbour neighbor stepson stepdaughter brother-in-law sister-in-law
    mother-in-law father-in-law godson goddaughter grandson granddaughter"""
)
_TITLES = frozenset({"brother", "sister", "cousin"})


def _kin_named(words: Words) -> Told:
    """Read "nephew tariq got into med school" with its `my`."""
    if len(words) < 4 or not is_name(words[1]) or words[1].low in MODALS | BE:
        return ()
    if words[0].low in _TITLES and words[0].text[:1].isupper():
        # "Brother Cadfael" is nobody's brother.
        return ()
    if (
        not finite_at(words, 2)
        and verb_form(words[2].low, verb_lemma(words[2].low) or "") != "past"
    ):
        return ()
    return ((given("my", words[0].start), words[0]._replace(text=words[0].low), *words[1:]),)


_ANYTHING = frozenset({"anything", "everything", "all"})
_TASTED = word_set("love hate adore loathe detest")
_SORTED_OUT = word_set(
    "errors bugs results changes suggestions ideas answers examples words colors colours things options questions"
)


def _bare_taste(words: Words) -> Told:
    """Read "love slow iranian films, hate anything marvel" as the speaker's: nobody orders tastes."""
    out: list[Words] = []
    rest = words
    while rest:
        end = next((k for k in range(len(rest)) if _ends_taste(rest, k)), len(rest))
        part = rest[:end]
        if not part or part[0].low not in _TASTED or not _is_kind_of_thing(part[1:]):
            return ()
        out.append((given("I", part[0].start), part[0]._replace(text=part[0].low), *part[1:]))
        rest = rest[end:]
        while rest and rest[0].low in {",", "but", "and"}:
            rest = rest[1:]
    return tuple(out)


def _ends_taste(rest: Words, k: int) -> bool:
    """Tell whether what is liked ends at `k`: "and old maps" goes on with it."""
    low = rest[k].low
    return low in {",", "but"} or (
        low == "and" and rest[k + 1 : k + 2] != () and rest[k + 1].low in _TASTED
    )


def _is_kind_of_thing(named: Words) -> bool:
    if not named or len(named) > TASTE_WORDS_MAX:
        return False
    if any(w.low in PUNCTUATION | BE | MODALS for w in named):
        return False
    head = named[-1].low
    if named[0].low in _ANYTHING:
        return len(named) > 1 and not points(named[1:])
    if points(named):
        return False
    plain = named[0].low.isalpha() and named[0].low not in _NO_KIND
    return plain and noun_lemma(head) != head and head not in _SORTED_OUT


TASTE_WORDS_MAX = 5
_NO_KIND = word_set(
    "the a an your this that these those it my our how when what seeing you its his her their speech crime crimes mail letter letters song songs story stories life"
)

_SPLIT_UP = frozenset({"started", "start", "starting"})


def _started_as(words: Words) -> Told:
    """Read "started monday as a crane operator" with its time where a time stands."""
    own = words[0].low in {"i", "we"}
    verb = int(own)
    if words[verb].low not in _SPLIT_UP or len(words) < verb + 5:
        return ()
    at = next(
        (k for k in range(verb + 2, verb + 5) if k < len(words) - 1 and words[k].low == "as"), 0
    )
    when = words[verb + 1 : at] if at else ()
    if not when or not (time_at(when, 0) or when[0].low in DAY_WORDS | MONTHS):
        return ()
    start = words[0].start
    where = next((k for k in range(1, len(when) - 1) if when[k].low in {"at", "for"}), len(when))
    when, place = when[:where], when[where:]
    on = (given("on", start),) if when[0].low in DAY_WORDS else ()
    who = words[0] if own else given("I", start)
    verb_word = words[verb]._replace(text=words[verb].low)
    if verb_word.low == "starting":
        verb_word = verb_word._replace(text="start", low="start")
    return ((who, verb_word, *words[at:], *place, *on, *when),)


_MANY_OF = frozenset({"dual", "triple"})


def _dual_citizen(words: Words) -> Told:
    """Read "dual citizen here, Canada and Lebanon", "dual citizen, US and Italy"."""
    if words[1].low not in {"citizen", "national"} or len(words) < 5:
        return ()
    rest = words[3:] if words[2].low == "here" else words[2:]
    if not rest or rest[0].low not in {",", ":", "of"}:
        return ()
    end = next(
        (
            k
            for k in range(1, len(rest))
            if not (is_name(rest[k]) or rest[k].low in {"and", "&", ",", "the"})
        ),
        len(rest),
    )
    named = tuple(w._replace(low="usa") if w.text == "US" else w for w in rest[1:end])
    while named and named[-1].low in {",", "and", "&"}:
        named = named[:-1]
    if not named:
        return ()
    at = words[0].start
    own = given("I", at), given("am", at), given("a", at), words[0]._replace(text=words[0].low)
    return ((*own, words[1], given("of", at), *named),)


_FIELDS = word_set(
    """law medicine nursing physics chemistry biology maths math mathematics history geography philosophy psychology
    sociology economics engineering architecture dentistry pharmacy politics linguistics accounting veterinary art
    literature english music theology journalism marketing business physio physiotherapy compsci cs"""
)
_YEARS = word_set("first second third fourth fifth final last 1st 2nd 3rd 4th 5th")


def _year_of_study(words: Words) -> Told:
    """Read "first year law at utrecht" as what one is a student of."""
    if len(words) < 3 or words[1].low not in {"year", "yr"} or words[2].low not in _FIELDS:
        return ()
    if any(w.low == "student" for w in words):
        # What names the role itself is read as one.
        return ()
    at = next(
        (k for k in range(3, min(6, len(words))) if words[k].low in {"at", ",", "in"}), len(words)
    )
    field = words[2:at]
    if any(finite_at(words, k) for k in range(3, at)) or at == len(words):
        return ()
    end = next((k for k in range(at + 1, len(words)) if words[k].low in PUNCTUATION), len(words))
    place = words[at:end] if words[at].low in {"at", "in"} else ()
    start = words[0].start
    own = given("I", start), given("am", start), given("a", start)
    year = given(f"{words[0].low}-year", start)
    return ((*own, year, *field, given("student", start), *place),)


_BOOKED = word_set("booked scheduled")
_BOOKED_THINGS = word_set(
    """test surgery operation wedding appointment scan exam interview flight holiday vacation trip hearing viewing move
    mot biopsy mri scan checkup check-up lesson retreat honeymoon graduation colonoscopy"""
)


_BEFORE_BOOKED = word_set(
    "driving hip knee eye job dentist doctor theory house cataract heart back shoulder"
)


def _booked(words: Words) -> Told:
    """Read "driving test booked for the 19th, third try" as when it is."""
    at = next((k for k in range(1, min(4, len(words) - 2)) if words[k].low in _BOOKED), 0)
    if not at or words[at - 1].low not in _BOOKED_THINGS or words[at + 1].low not in {"for", "on"}:
        return ()
    if words[at + 2].low in DAY_WORDS:
        # What is booked for Friday is over with the week.
        return ()
    end = next((k for k in range(at + 1, len(words)) if words[k].low == ","), len(words))
    if not any(
        w.low in MONTHS | DAY_WORDS | {"next"} or w.low[0].isdecimal() for w in words[at + 1 : end]
    ):
        return ()
    start = words[0].start
    named = lowered(words[:at])
    if [w.low for w in named] == ["driving", "test"]:
        # One thing that is named by two words: nobody drives it.
        named = (named[0]._replace(text="driving test", low="driving-test", end=named[1].end),)
    return ((given("my", start), *named, given("is", start), *words[at:end]),)


def _on_call(words: Words) -> Told:
    """Read "on call every third weekend at the clinic where I'm a nurse" with what one is there."""
    if [w.low for w in words[:2]] not in (["on", "call"], ["on", "shift"]) or len(words) < 4:
        return ()
    if not (frequency_at(words, 2) or words[2].low in {"every", "each", "most"}):
        return ()
    where = next((k for k in range(4, len(words) - 3) if words[k].low == "where"), len(words))
    if any(w.low in PUNCTUATION for w in words[:where]):
        return ()
    start = words[0].start
    told: list[Words] = [
        (given("I", start), given("am", start), words[0]._replace(text="on"), *words[1:where])
    ]
    role = words[where + 1 :]
    if (
        role
        and role[0].low == "i"
        and role[1].low in {"'m", "am", "m"}
        and role[-1].low in OCCUPATIONS
    ):
        place = next((k for k in range(3, where) if words[k].low == "at"), 0)
        told.append(
            (
                given("I", start),
                given("am", start),
                *role[2:],
                *(words[place:where] if place else ()),
            )
        )
    elif role:
        return ()
    return tuple(told)


_MODELLED = word_set(
    "phone laptop bike camera printer router tablet pc console desktop ebike e-bike keyboard"
)


def _device(words: Words) -> Told:
    """Read "phone is a pixel 6a with a cracked screen" with its `my`: it names its make."""
    if words[1].low not in {"is", "'s"} or words[2].low not in {"a", "an"} or len(words) < 5:
        return ()
    make = words[3:6]
    if not any(is_name(w) or any(c.isdecimal() for c in w.low) for w in make) or points(words[2:]):
        return ()
    at = words[0].start
    return ((given("my", at), *lowered(words[:1]), given("is", at), *words[2:]),)


_RELEASES = word_set("v1 v2 v3 v4 v5 beta alpha launch")


def _release(words: Words) -> Told:
    """Read "v2 launches march 3rd, code freeze a week earlier" as when it does."""
    if words[1].low not in {"launches", "ships", "releases"} or len(words) < 4:
        return ()
    when = words[3:] if words[2].low == "on" else words[2:]
    end = next((k for k, w in enumerate(when) if w.low == ","), len(when))
    if not (
        when[0].low in MONTHS
        or when[0].low[0].isdecimal()
        or (when[0].low == "in" and end > 1 and when[1].low in MONTHS)
    ):
        return ()
    at = words[0].start
    on = () if when[0].low == "in" else (given("on", at),)
    month = tuple(w._replace(text=w.text.title()) if w.low in MONTHS else w for w in when[:end])
    return ((given("our", at), *words[:2], *on, *month),)


_PRACTICES = word_set(
    "tests deploys deployments releases migrations logs secrets backups metrics alerts"
)


def _practice(words: Words) -> Told:
    """Read "tests use a real postgres in Docker", "secrets live in Vault" of what is ours: it names a tool."""
    if words[1].low not in {"go", "run", "live", "use", "sit", "land"} or len(words) < 4:
        return ()
    if not any(is_name(w) for w in words[2:]) or any(w.low in PUNCTUATION for w in words):
        return ()
    return ((given("our", words[0].start), *lowered(words)),)


def _aiming(words: Words) -> Told:
    """Read "aiming to pass the exam on my second attempt" as the speaker's aim."""
    if words[1].low != "to" or len(words) < 5 or points(words[3:5]):
        return ()
    at = words[0].start
    return ((given("I", at), given("am", at), words[0]._replace(text="aiming"), *words[1:]),)


_NOT = frozenset({"n't", "t", "nt", "not"})
_BARRING = word_set("stand eat have drink bear tolerate abide do")


def barred(words: Words) -> Parts | None:
    """Read "cant stand coriander, sub for it in salsa?" as what is not stood, and what is asked."""
    unable = words[0].low == "can" and words[1].low in _NOT and words[2].low in _BARRING
    allergic = words[0].low == "allergic" and words[1].low == "to"
    if not (unable or allergic):
        return None
    comma = next((k for k in range(3, len(words) - 1) if words[k].low == ","), 0)
    if not comma or points(words[2 + unable : comma]):
        return None
    start = words[0].start
    first = lowered(words[:1])
    if allergic:
        own = given("I", start), given("am", start), *first, *words[1:comma]
    else:
        own = given("I", start), *first, words[1]._replace(text="n't", low="n't"), *words[2:comma]
    return Parts(words[comma + 1 :], (tuple(own),))


NOTES: dict[str, Callable[[Words], Told]] = {
    "on": _on_call,
    "aiming": _aiming,
    **dict.fromkeys(_PRACTICES, _practice),
    "i": _started_as,
    **dict.fromkeys(_MODELLED, _device),
    **dict.fromkeys(_RELEASES, _release),
    **dict.fromkeys(_BARE_KIN, _kin_named),
    **dict.fromkeys(_TASTED, _bare_taste),
    **dict.fromkeys(_SPLIT_UP, _started_as),
    **dict.fromkeys(_MANY_OF, _dual_citizen),
    **dict.fromkeys(_YEARS, _year_of_study),
    **dict.fromkeys(_BOOKED_THINGS | _BEFORE_BOOKED, _booked),
}
"""Which note a first word may open."""
