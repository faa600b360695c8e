"""Entries: where the user and their people live and come from, and what they are."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    DONE,
    ONE,
    PEOPLE,
    Claim,
    Entry,
    Found,
    claim,
    in_own_words,
    is_stranger,
    plain,
)
from mnemic.memory.formation.grammar.lexicon import HEALTH
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    strip_determiner,
    strip_punctuation,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_people import relation
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import Word
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Polarity

SINCE = "formation@7"
_STATE = ANY_BUT_MODAL | {Tense.PAST}
LOCATION = ClaimKind.RESOURCE
"""Where somebody lives: 003 §Evaluation has one shape for it, "a resource or its location"."""


def _moved_out(found: Found) -> tuple[Claim, ...]:
    verb = "live" if found.subject.plural else "lives"
    statement = f"{found.subject.shown} no longer {verb} in {found.text('place')}."
    return (claim(found, statement=statement),)


def _lives(found: Found) -> tuple[Claim, ...]:
    """File a home; for a stranger only a place with a name makes it a person's home."""
    words = found.words("place")
    named = any(is_name(w) for w in words) and found.predicate.comp[0].low == "in"
    if is_stranger(found.subject) and not named:
        return ()
    comp = found.predicate.comp
    return (claim(found, comp=(comp[1:] if comp[0].low == "here" else comp,)),)


def _moved(found: Found) -> tuple[Claim, ...]:
    """File where somebody moved; what happened there after ("where I met her") is left out."""
    comp = found.predicate.comp
    cut = next((i for i, w in enumerate(comp) if w.low == "where"), len(comp))
    return (claim(found, comp=(strip_punctuation(comp[:cut]),)),)


def _somewhere(found: Found) -> tuple[Claim, ...]:
    """Read "at the top of a hill in Bath": some place in a place with a name."""
    comp = until_time(found.predicate.comp)
    near = any(
        w.low in {"in", "near", "outside"} and is_name(comp[i + 1]) for i, w in enumerate(comp[:-1])
    )
    return (claim(found),) if near and not is_stranger(found.subject) else ()


def _wedding(found: Found) -> tuple[Claim, ...]:
    group = found.predicate.verb
    ahead = group.progressive or group.tense is Tense.FUTURE
    return (claim(found),) if ahead and found.tail else ()


def _retired(found: Found) -> tuple[Claim, ...]:
    comp = found.predicate.comp
    if comp and comp[0].low not in {
        "in",
        "last",
        "from",
        "early",
        "at",
        "two",
        "three",
        "a",
        "this",
    }:
        return ()
    return (claim(found, value=(Word("retired", "retired", 0, 0),), label="retired"),)


def _origin(found: Found) -> tuple[Claim, ...]:
    if found.predicate.verb.lemma == "grow":
        return (claim(found, slot="upbringing", label="upbringing"),)
    return (claim(found),)


def _age(found: Found) -> tuple[Claim, ...]:
    rest = [w.low for w in found.tail]
    age = found.words("age")
    if len(age) != 1 or (rest and rest[0] not in {"now", "today", "already", "next", "this", "in", "last", "on", "and", "yesterday"}):  # fmt: skip
        return ()
    if found.predicate.verb.lemma == "be" and found.predicate.verb.tense is Tense.PAST:
        return ()
    return (claim(found),)


_MARITAL = frozenset(["married", "single", "divorced", "widowed", "engaged", "separated"])


def _state(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if words[-1].low in _MARITAL:
        if found.tail and found.tail[0].low in {"to", "from", "by"}:
            return ()
        return (claim(found, slot="marital status", label="marital status"),)
    return plain(found) if found.predicate.subject.who in ONE else ()


def _married(found: Found) -> tuple[Claim, ...]:
    name = found.text("x")
    group = found.predicate.verb
    if group.negated or group.ended or found.subject.who is not Who.SELF:
        return (claim(found, slot="relation spouse", label="spouse"),)
    wed = found.predicate.comp[0].low == "married"
    no_longer_single = claim(
        found, slot="marital status", label="marital status", polarity=Polarity.RETRACT, denies="single",
    )  # fmt: skip
    single = replace(no_longer_single, ended="User is no longer single.")
    return (single, relation("spouse" if wed else "fiancé", name, found.predicate))


def _wed(found: Found) -> tuple[Claim, ...]:
    if found.tail and found.tail[0].low == "to":
        return ()
    return (claim(found, slot="marital status", label="marital status"),)


def _diagnosed(found: Found) -> tuple[Claim, ...]:
    words = until_time(strip_determiner(found.words("x")))
    if not _is_health(words):
        return ()
    return (claim(found, value=words, label=found.text("x")),)


def _is_health(words: Words) -> bool:
    return any(w.low in HEALTH for w in words)


_FIGURES = word_set(
    """code bug bugs bullshit meetings meeting work mornings mondays javascript java php css nonsense hype
    criticism feedback effort people exercise change spreadsheets excel powerpoint email emails paperwork small-talk failure drama commitment"""
)


def _allergic(found: Found) -> tuple[Claim, ...]:
    """Take an allergy; "allergic to bad code" is a figure of speech."""
    return () if any(w.low in _FIGURES for w in found.words("x")) else plain(found)


# fmt: off
HOME = (
    Entry(
        name="home.live", since=SINCE, who=PEOPLE, verbs=("live", "reside", "dwell"),
        patterns=("?here ?over ?just in|at|near|on|outside|by|around|above {place:place}", "abroad"),
        slot="home", label="home location", kind=LOCATION, tenses=_STATE, past=True, known=False, loose=True, make=_lives,
    ),
    Entry(
        name="home.somewhere", since=SINCE, who=PEOPLE, verbs=("live",), patterns=("at|on|by|above|next|opposite|behind|between|across|right {x:rest}",),
        slot="home", label="home location", kind=LOCATION, tenses=_STATE, past=True, make=_somewhere,
    ),
    Entry(
        name="home.based", since=SINCE, who=PEOPLE | {Who.TEAM}, verbs=("be",),
        patterns=("based|located|living|settled ?out ?over in|at|near|outside|of {place:place}",),
        slot="home", label="home location", kind=LOCATION, tenses=_STATE, past=True, known=False,
    ),
    Entry(
        name="home.moved", loose=True, since=SINCE, who=PEOPLE, verbs=("move", "relocate", "emigrate", "immigrate"),
        patterns=("?back ?here ?over to {place:place}", "?over ?here from {from:place} to {place:place}", "into {place:place}"),
        slot="home", label="home location", kind=LOCATION, tenses=DONE, progressive=False, denial="none", make=_moved,
    ),
    Entry(
        name="home.moving", since=SINCE, who=PEOPLE, verbs=("move", "relocate"),
        patterns=("?back ?over to {place:place}", "?over from {from:place} to {place:place}"), slot="home plan", label="home plan",
        kind=ClaimKind.GOAL, tenses=frozenset({Tense.PRESENT, Tense.FUTURE}), planned=True,
    ),
    Entry(
        name="home.out", since=SINCE, who=PEOPLE, verbs=("move", "relocate"),
        patterns=("?out ?away from {place:place}", "out of {place:place}"), slot="home",
        label="home location", kind=LOCATION, tenses=DONE, retracts=True, denial="none", make=in_own_words(_moved_out),
    ),
    Entry(
        name="home.from", since=SINCE, who=PEOPLE, verbs=("be", "come"),
        patterns=("?originally from {place:place}",), slot="origin", label="origin",
    ),
    Entry(
        name="home.born", since=SINCE, who=PEOPLE, verbs=("be", "grow"),
        patterns=("born ?and ?raised in|on|at {place:rest}", "raised in {place:place}", "up in|on|near {place:place}"),
        slot="birth", label="birth", timeless=True, tenses=frozenset({Tense.PAST}), denial="none", make=_origin,
    ),
)

BEING = (
    Entry(
        name="be.married", since=SINCE, who=PEOPLE, verbs=("be", "get"), patterns=("married|engaged to {x:name}",),
        slot="relation spouse", label="spouse", kind=ClaimKind.RELATIONSHIP,
        tenses=frozenset({Tense.PRESENT, Tense.PAST, Tense.PERFECT}), make=_married,
    ),
    Entry(
        name="be.wed", since=SINCE, who=PEOPLE, verbs=("get",), patterns=("married|divorced|engaged",),
        slot="marital status", label="marital status", kind=ClaimKind.RELATIONSHIP, tenses=DONE, denial="none", make=_wed,
    ),
    Entry(
        name="be.wedding", since=SINCE, who=PEOPLE, verbs=("get",), patterns=("married|divorced",), slot="wedding plan",
        label="wedding plan", kind=ClaimKind.GOAL, tenses=frozenset({Tense.PRESENT, Tense.FUTURE}), denial="none",
        planned=True, make=_wedding,
    ),
    Entry(
        name="be.keeps", since=SINCE, who=PEOPLE, verbs=("keep", "eat"), patterns=("kosher|halal|vegan|vegetarian",),
        slot="diet", label="diet", kind=ClaimKind.CONSTRAINT,
    ),
    Entry(
        name="be.state", since=SINCE, who=PEOPLE, verbs=("be", "become", "turn", "go"),
        patterns=("?a ?an ?strictly ?fully ?completely ?very {x:state}", "lactose|gluten {x:intolerant}"),
        slot="state", many="x", label="{x}", kind=ClaimKind.CONSTRAINT, tenses=_STATE, past=True,
        denial="assert", make=_state,
    ),
    Entry(
        name="be.retired", since=SINCE, who=ONE, verbs=("retire",), patterns=("?{x:rest}",), slot="state",
        label="retired", kind=ClaimKind.ROLE, tenses=DONE, denial="none", make=_retired,
    ),
    Entry(
        name="be.nation", since=SINCE, who=ONE, verbs=("be",), patterns=("{x:nation}",),
        slot="nationality", label="nationality", kind=ClaimKind.PROJECT_FACT,
    ),
    Entry(
        name="be.allergic", since=SINCE, who=PEOPLE, verbs=("be",),
        patterns=("?severely ?very ?highly ?deathly ?mildly ?badly allergic|intolerant|sensitive to {x:list-plain}",),
        slot="allergy", many="x", label="{x} allergy", kind=ClaimKind.CONSTRAINT, tenses=_STATE, past=True, known=False,
        make=_allergic,
    ),
    Entry(
        name="be.diagnosed", since=SINCE, who=PEOPLE, verbs=("be", "get"), patterns=("?recently diagnosed with {x:plain}",),
        slot="health", many="x", label="{x}", kind=ClaimKind.CONSTRAINT, tenses=DONE, denial="none", make=_diagnosed,
    ),
    Entry(
        name="be.weight", since=SINCE, who=ONE, verbs=("weigh",), patterns=("?about ?around {x:number}",),
        slot="weight", label="weight",
    ),
    Entry(
        name="be.age", since=SINCE, who=ONE, verbs=("be", "turn"),
        patterns=("{age:number} years|year|months ?old", "{age:number}"),
        slot="age", label="age", tenses=frozenset({Tense.PRESENT, Tense.PAST, Tense.PERFECT}), make=_age,
    ),
)
# fmt: on

HOME_ENTRIES = (*HOME, *BEING)
