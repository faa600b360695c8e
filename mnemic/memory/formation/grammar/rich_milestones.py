"""Entries of `formation@11`: what happened to somebody, and what has been so for long."""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.entries import (
    ONE,
    PEOPLE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
)
from mnemic.memory.formation.grammar.lexicon import MONTHS, TECH
from mnemic.memory.formation.grammar.phrases import (
    has_frequency,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.rich_being import WORK_NOUNS
from mnemic.memory.formation.grammar.subjects import Who, kin_class
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.ties import BINDING, tie_class
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import Word, noun_lemma
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Longevity

SINCE = "formation@11"
_ONGOING = frozenset({Tense.PRESENT, Tense.PERFECT})


def _lasting(found: Found) -> tuple[Claim, ...]:
    """Read "we've been married for 22 years", "I've been sober since 2019"."""
    lows = {w.low for w in found.predicate.comp}
    if not lows & {"since", "for", "years", "months", "decade", "decades"}:
        return ()
    state = found.predicate.comp[:1]
    return (claim(found, value=state, label=state[0].low),)


def _staying(found: Found) -> tuple[Claim, ...]:
    """Read "I am staying in Pune since 2019" as living there: a visit has no year that it began."""
    lows = [w.low for w in found.tail]
    long = any(w in {"years", "months", "childhood", "birth"} for w in lows)
    since = "since" in lows and any(
        w in MONTHS or (w.isdecimal() and len(w) == YEAR_DIGITS) for w in lows
    )
    named = any(map(is_name, found.words("place")))
    return (claim(found),) if named and (since or (long and {"since", "for"} & set(lows))) else ()


YEAR_DIGITS = 4

_TITLED = frozenset({"dr", "dr.", "doctor", "prof", "professor"})
_ONCE = word_set("today tomorrow tonight next this now soon in later")


def _cared_by(found: Found) -> tuple[Claim, ...]:
    """Read "I see Dr Lee for my eyes", "I go to a physio for my hip": whose care one is in."""
    words = found.words("x")
    head = strip_determiner(words[: max(1, phrase_end(words, 0))])
    titled = words[0].low in _TITLED and len(words) > 1 and is_name(words[1])
    trade = words[0].low in {"a", "an", "my"} and bool(head) and tie_class(head[-1].low) in BINDING
    said = (*found.predicate.front, *words)
    lasts = any(a.low == "for" and b.low in {"my", "our", "his", "her"} for a, b in pairwise(said))
    if not (titled or trade) or not lasts or {w.low for w in said} & _ONCE:
        return ()
    name = words[:2] if titled else head
    return (claim(found, value=name, label=" ".join(w.text for w in name)),)


_GROUPS = word_set(
    """crew choir band startup start-up couple cooperative co-op charity nonprofit agency studio family club company firm collective
    school shop bakery farm brewery team household duo trio quartet church troupe restaurant café cafe practice"""
)


def _we_are(found: Found) -> tuple[Claim, ...]:
    """Read "we're a choir of about thirty amateurs in Lyon"."""
    words = found.words("x")
    core = words[: phrase_end(words, 0)]
    if not core or not any(w.low in _GROUPS for w in core) or points(words):
        return ()
    said = say_words(found.predicate.comp, found.subject)
    return (claim(found, statement=sentence("User is part of", said)),)


def _is_in(found: Found) -> tuple[Claim, ...]:
    """Read "I'm in Manila": where somebody is until they say otherwise."""
    words = found.words("place")
    lows = {w.low for w in words + found.tail}
    if (
        lows & (TECH | {"today", "tonight", "now", "this", "until", "week", "days", "for"})
        or len(found.tail) > 3
    ):
        return ()
    return (claim(found),)


_ACHIEVED = word_set(
    "test exam exams licence license degree diploma citizenship certification certificate phd masters award scholarship grant belt medal visa residency"
)


_DEFENDED = frozenset({"phd", "thesis", "dissertation", "doctorate"})


def _passed(found: Found) -> tuple[Claim, ...]:
    """Read "I passed my driving test", "I got my pilot's licence"."""
    words = until_time(found.words("x"))
    if (
        not words
        or points(words)
        or words[-1].low not in (_DEFENDED if found.predicate.verb.lemma == "defend" else _ACHIEVED)
        or {w.low for w in words} & {"unit", "blood", "covid"}
    ):
        return ()
    return (
        claim(
            found,
            value=(Word(found.predicate.verb.lemma, found.predicate.verb.lemma, 0, 0), *words),
            label=label_of(words),
        ),
    )


def _have_had(found: Found) -> tuple[Claim, ...]:
    """Read "we've had foster kids for eleven years", "I've kept a diary since 2009"."""
    words = found.words("x")
    core = until_time(words)
    tail = {w.low for w in words[len(core) :]} | {w.low for w in found.predicate.comp}
    diary = any(w.low in {"diary", "journal", "bees", "chickens", "log"} for w in core)
    same = len(core) > 2 and core[0].low == "the" and core[1].low == "same"
    if same:
        core = core[1:]
    if (
        not core
        or (points(core) and not same)
        or not (tail & {"since", "years", "months", "always"} or diary)
        or not tail - {"hours"}
    ):
        return ()
    if core[0].low in {"the", "this", "it", "no", "to", "been"} or any(
        noun_lemma(w.low) in WORK_NOUNS for w in core
    ):
        return ()
    body = strip_determiner(core)
    kin = kin_class(body[-1].low)
    kind = ClaimKind.RELATIONSHIP if kin else ClaimKind.HABIT if diary else ClaimKind.RESOURCE
    return (claim(found, value=body, label=label_of(body), kind=kind),)


_MASTERWORKS = word_set("thesis dissertation habilitation")


def _handed_in(found: Found) -> tuple[Claim, ...]:
    """Read "I handed in the thesis yesterday": what somebody worked on for years is done."""
    words = until_time(found.words("x"))
    if not words or words[-1].low not in _MASTERWORKS or points(words):
        return ()
    done = Word("submit", "submit", 0, 0)
    return (claim(found, value=(done, *words), label=label_of(words)),)


_AIDS = word_set(
    """glasses wheelchair hearing-aid hearing-aids inhaler insulin cane crutch crutches subtitles captions braille magnifier
    walker prosthesis prosthetic cpap interpreter dialysis oxygen pacemaker contacts lenses orthotics insoles brace"""
)


def _needs(found: Found) -> tuple[Claim, ...]:
    """Read "I need glasses for reading", "my dad relies on a walker"."""
    words = until_time(found.words("x"))
    core = words[: phrase_end(words, 0)]
    if not core or not any(w.low in _AIDS for w in core) or points(words):
        return ()
    return (claim(found, value=core, label=label_of(core)),)


# fmt: off
RICH_MILESTONE_ENTRIES = (
    Entry(
        name="rich.years", since=SINCE, who=ONE, verbs=("have",), patterns=("{age:number} years ?old $",), slot="age", label="age",
        kind=ClaimKind.PROJECT_FACT, denial="none",
        make=lambda f: (claim(f, statement=sentence(f.subject.shown, "is", f.text("age"), "years old")),),
    ),
    Entry(
        name="rich.needs", since=SINCE, who=PEOPLE, verbs=("need", "wear", "rely", "depend"), patterns=("?on ?a ?an ?my {x:rest}",), slot="aid", many="x",
        kind=ClaimKind.CONSTRAINT, denial="retract", make=_needs,
    ),
    Entry(
        name="rich.wedding", since=SINCE, who=PEOPLE, verbs=("get",), patterns=("married|divorced|remarried|engaged|separated $",), slot="wedding plan",
        label="wedding plan", kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, progressive=True, denial="none", planned=True,
    ),
    Entry(
        name="rich.paid", since=SINCE, who=PEOPLE, verbs=("get", "be"), patterns=("paid ?on ?every ?by ?at ?the {x:rest}",), slot="pay", label="pay",
        kind=ClaimKind.PROJECT_FACT, denial="none", make=lambda f: () if points(f.words("x")) or {w.low for w in f.words("x")} & {"today", "tomorrow"} else (claim(f),),
    ),
    Entry(
        name="rich.have_had", since=SINCE, who=PEOPLE, verbs=("have", "own", "keep", "use", "wear", "drive"), patterns=("{x:rest}",), slot="thing", many="x", kind=ClaimKind.RESOURCE,
        tenses=frozenset({Tense.PERFECT}), denial="none", make=_have_had,
    ),
    Entry(
        name="rich.grew_up", since=SINCE, who=PEOPLE, verbs=("grow",), patterns=("up {x:rest}",), slot="upbringing", many="x", kind=ClaimKind.PROJECT_FACT,
        tenses=frozenset({Tense.PAST}), denial="none", make=lambda f: () if points(f.words("x")) else (claim(f),),
    ),
    Entry(
        name="rich.is_in", since=SINCE, who=ONE, verbs=("be",), patterns=("?here ?over in {place:name}",), slot="whereabouts", label="whereabouts",
        kind=ClaimKind.RECURRING_STATE, longevity=Longevity.ONGOING, denial="retract", make=_is_in,
    ),
    Entry(
        name="rich.passed", since=SINCE, who=PEOPLE, verbs=("pass", "get", "earn", "receive", "win", "obtain", "complete", "finish", "fail", "defend"),
        patterns=("my|a|an|the {x:rest}",), slot="achievement", many="x", kind=ClaimKind.PROJECT_FACT, tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none", make=_passed,
    ),
    Entry(
        name="rich.graduated", since=SINCE, who=PEOPLE, verbs=("graduate",), patterns=("?finally ?now ?too $",), slot="graduation", label="graduation",
        kind=ClaimKind.PROJECT_FACT, tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none", make=lambda f: (claim(f, comp=((),)),),
    ),
    Entry(
        name="rich.handed_in", since=SINCE, who=PEOPLE, verbs=("hand", "turn"), patterns=("in my|our|the|his|her|their {x:rest}",),
        slot="achievement", many="x", kind=ClaimKind.PROJECT_FACT, tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none", make=_handed_in,
    ),
    Entry(
        name="rich.was", since=SINCE, who=ONE, verbs=("be", "get"),
        patterns=("?recently ?just accepted|admitted|promoted|hired|elected|appointed|selected|ordained|knighted|nominated|awarded|approved|drafted|deployed|transferred|adopted|certified|vaccinated {x:rest}",),
        slot="event", many="x", kind=ClaimKind.PROJECT_FACT, tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none",
        make=lambda f: () if points(f.words("x")) else (claim(f, value=f.predicate.comp[:1] + f.words("x"), label=f.predicate.comp[0].low),),
    ),
    Entry(
        name="rich.we_are", since=SINCE, who=frozenset({Who.WE}), verbs=("be",), patterns=("a|an ?small ?big ?tiny ?little ?young ?two-person {x:rest}",), slot="group",
        label="group", kind=ClaimKind.PROJECT_FACT, denial="none", make=_we_are,
    ),
    Entry(
        name="rich.born_with", since=SINCE, who=ONE, verbs=("be",), patterns=("born with|without {x:rest}", "born deaf|blind|premature|prematurely|left-handed", "raised|brought ?up {x:rest}"),
        slot="birth", label="birth", kind=ClaimKind.PROJECT_FACT, tenses=frozenset({Tense.PAST}), denial="none",
    ),
    Entry(
        name="rich.parent_of", since=SINCE, who=frozenset({Who.SELF}), verbs=("be",), patterns=("?the ?a ?an ?proud ?single mum|mom|mother|dad|father|parent|grandmother|grandfather|grandma|grandpa|aunt|uncle|guardian of|to {x:rest}",),
        slot="parenthood", label="parenthood", kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP, tenses=_ONGOING, denial="none", loose=True,
        make=lambda f: () if points(f.words("x")) else (claim(f),),
    ),
    Entry(
        name="rich.together", since=SINCE, who=USERS, verbs=("be",), patterns=("together|married|separated|engaged|divorced|sober|retired|vegan|vegetarian|single {x:rest}",),
        slot="since", many="x", kind=ClaimKind.PROJECT_FACT, tenses=frozenset({Tense.PERFECT}), denial="none", make=_lasting,
    ),
    Entry(
        name="rich.dating", since=SINCE, who=frozenset({Who.SELF}), verbs=("date", "see"), patterns=("a|an {x:np}", "someone|somebody {x:rest}", "someone|somebody", "{x:name}"),
        slot="dating", label="dating", kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP, progressive=True, tenses=_ONGOING, denial="retract",
        make=lambda f: () if f.predicate.verb.lemma == "see" and f.predicate.comp[0].low in {"a", "an"} else (claim(f),),
    ),
    Entry(
        name="rich.stays", since=SINCE, who=ONE, verbs=("stay",), patterns=("in|at|near|around {place:place}",), slot="home", label="home location",
        kind=ClaimKind.RESOURCE, progressive=False, denial="retract", make=lambda f: (claim(f),) if any(map(is_name, f.words("place"))) and not has_frequency(f.tail) else (),
    ),
    Entry(
        name="rich.cared_by", since=SINCE, who=PEOPLE, verbs=("see", "visit", "go"), patterns=("to {x:rest}", "{x:rest}"), slot="care", many="x",
        kind=ClaimKind.PROJECT_FACT, denial="retract", make=_cared_by,
    ),
    Entry(
        name="rich.staying", since=SINCE, who=PEOPLE, verbs=("stay",), patterns=("in|at|near|around {place:place}",), slot="home", label="home location",
        kind=ClaimKind.PROJECT_FACT, tenses=_ONGOING, progressive=True, denial="none", make=_staying,
    ),
    Entry(
        name="rich.shifted", since=SINCE, who=PEOPLE, verbs=("shift",), patterns=("?back ?over to {place:place}", "?over from {from:place} to {place:place}"),
        slot="home", label="home location", kind=ClaimKind.PROJECT_FACT, tenses=frozenset({Tense.PAST, Tense.PERFECT}), progressive=False, denial="none",
        make=lambda f: (claim(f),) if all(map(is_name, f.words("place"))) else (),
    ),
    Entry(
        name="rich.at_work", since=SINCE, who=ONE, verbs=("be",), patterns=("at|with {org:org}",), slot="employment", label="employment",
        kind=ClaimKind.ROLE, tenses=frozenset({Tense.PERFECT}), make=lambda f: (claim(f),) if {w.low for w in f.tail} & {"since", "for", "years"} else (),
    ),
)
# fmt: on
