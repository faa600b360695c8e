"""Entries: where the user and their people live, work and come from, and what they are."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    DONE,
    PEOPLE,
    Claim,
    Entry,
    Found,
    claim,
    plain,
)
from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS
from mnemic.memory.formation.grammar.phrases import strip_determiner
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.model import ClaimKind

SINCE = "formation@7"
_STATE = ANY_BUT_MODAL | {Tense.PAST}


def _role(found: Found) -> tuple[Claim, ...]:
    """File an occupation so that a new one replaces it, any other role by itself."""
    words = strip_determiner(found.words("role"))
    of_trade = any(noun_lemma(w.low) in OCCUPATIONS for w in words)
    if "org" in found.match.slots:
        return (claim(found, slot="employment", label="employment"),)
    if of_trade:
        return (claim(found, slot="role", label="role"),)
    if found.subject.who is Who.PERSON and not found.subject.introduced:
        return (claim(found, slot="role", label="role"),)
    return (claim(found, slot="identity", label=found.text("role"), value=words),)


def _moved(found: Found) -> tuple[Claim, ...]:
    """A move to a place is a home; out of one is its end."""
    if "gone" in found.match.slots:
        return (claim(found, statement=""),)
    return (claim(found),)


def _ended_home(found: Found) -> tuple[Claim, ...]:
    place = found.text("place")
    return (claim(found, statement=f"{found.subject.shown} no longer lives in {place}."),)


def _origin(found: Found) -> tuple[Claim, ...]:
    if found.predicate.verb.lemma == "grow":
        return (claim(found, slot="upbringing", label="upbringing"),)
    return (claim(found),)


def _employed(found: Found) -> tuple[Claim, ...]:
    """Read "I'm still at Acme"; a bare "I'm at Acme" may be a visit."""
    if found.predicate.comp[0].low not in {"at", "with"} or "role" in found.match.slots:
        return (claim(found),)
    if (
        "still" not in found.predicate.verb.adverbs
        or found.predicate.verb.tense is not Tense.PRESENT
    ):
        return ()
    return (claim(found, statement=f"{found.subject.shown} works at {found.text('org')}."),)


def _field(found: Found) -> tuple[Claim, ...]:
    words = found.words("field")
    first = words[0].low
    if first in {"progress", "parallel", "practice", "theory", "general", "case", "order"}:
        return ()
    if words[0].text[0].isupper() and not words[0].text.isupper():
        return (claim(found, slot="work place", label="work place"),)
    return (claim(found),)


def _arrangement(found: Found) -> tuple[Claim, ...]:
    comp = found.predicate.comp
    for i, word in enumerate(comp):
        if word.low == "here":
            cut = i - 1 if i and comp[i - 1].low == "from" else i
            return (claim(found, comp=(comp[:cut],)),) if cut else ()
    return (claim(found),)


def _age(found: Found) -> tuple[Claim, ...]:
    rest = [w.low for w in found.tail]
    age = found.words("age")
    if len(age) != 1 or (rest and rest[0] not in {"now", "today", "already", "next", "this", "in"}):
        return ()
    return plain(found)


# fmt: off
HOME = (
    Entry(
        name="home.live", since=SINCE, who=PEOPLE, verbs=("live", "reside", "dwell"),
        patterns=("?over in|at|near|on|outside|by|around|above {place:place}", "{place:abroad}", "?just outside|near {place:place}"),
        slot="home", label="home location", tenses=_STATE, past=True,
    ),
    Entry(
        name="home.based", since=SINCE, who=PEOPLE, verbs=("be",),
        patterns=("based|located|living|settled ?out ?over ?of in|at|near|outside {place:place}",),
        slot="home", label="home location", tenses=_STATE, past=True,
    ),
    Entry(
        name="home.moved", since=SINCE, who=PEOPLE,
        verbs=("move", "relocate", "emigrate", "immigrate"),
        patterns=("?back ?here ?over to {place:place}", "?over ?here from {from:place} to {place:place}"),
        slot="home", label="home location", tenses=DONE, progressive=False, denial="none",
    ),
    Entry(
        name="home.moving", since=SINCE, who=PEOPLE, verbs=("move", "relocate"),
        patterns=("?back ?over to {place:place}",), slot="home plan", label="home plan",
        kind=ClaimKind.GOAL, tenses=frozenset({Tense.PRESENT, Tense.FUTURE}), planned=True,
    ),
    Entry(
        name="home.out", since=SINCE, who=PEOPLE, verbs=("move", "relocate"),
        patterns=("?out ?away from {place:place}", "out of {place:place}"), slot="home",
        label="home location", tenses=DONE, retracts=True, make=_ended_home,
    ),
    Entry(
        name="home.from", since=SINCE, who=PEOPLE, verbs=("be", "come"),
        patterns=("?originally from {place:place}",), slot="origin", label="origin",
        tenses=frozenset({Tense.PRESENT}), denial="retract",
    ),
    Entry(
        name="home.born", since=SINCE, who=PEOPLE, verbs=("be", "grow"),
        patterns=("born ?and ?raised in|on|at {place:rest}", "raised in {place:place}", "up in|on|near {place:place}"),
        slot="birth", label="birth and upbringing", tenses=frozenset({Tense.PAST}),
        make=_origin,
    ),
)
# fmt: on

# fmt: off
WORK = (
    Entry(
        name="work.at", since=SINCE, who=PEOPLE, verbs=("work",),
        patterns=("?remotely ?part-time ?full-time at|for|with {org:org} as {role:role}", "as {role:role} at|for|with|in {org:org}", "?remotely ?part-time ?full-time at|for|with {org:org}"),
        slot="employment", label="employment", kind=ClaimKind.ROLE, tenses=_STATE, past=True,
    ),
    Entry(
        name="work.as", since=SINCE, who=PEOPLE, verbs=("work",),
        patterns=("?full-time ?part-time as {role:role}",), slot="role", label="role",
        kind=ClaimKind.ROLE, tenses=_STATE, past=True,
    ),
    Entry(
        name="work.field", since=SINCE, who=PEOPLE, verbs=("work",),
        patterns=("in {field:plain}",), slot="work field", label="work field", kind=ClaimKind.ROLE,
        tenses=_STATE, past=True, make=_field,
    ),
    Entry(
        name="work.arrangement", since=SINCE, who=PEOPLE, verbs=("work",),
        patterns=("?fully remotely|remote|nights|part-time|full-time|freelance|shifts", "from home|here|anywhere", "night|day|early|late|rotating shift|shifts", "part|full time", "the night|day|early|late shift|shifts", "?on weekends|mornings|evenings|nights"),
        slot="work arrangement", label="work arrangement", kind=ClaimKind.ROLE, tenses=_STATE,
        past=True, make=_arrangement,
    ),
    Entry(
        name="work.employed", since=SINCE, who=PEOPLE, verbs=("be",),
        patterns=("employed|working ?full-time ?part-time at|by|for|with {org:org}", "at|with {org:name} as {role:role}", "at|with {org:name}"),
        slot="employment", label="employment", kind=ClaimKind.ROLE, tenses=_STATE, past=True,
        make=_employed,
    ),
    Entry(
        name="work.joined", since=SINCE, who=PEOPLE, verbs=("join",),
        patterns=("{org:org} as {role:role}", "{org:org}"), slot="employment", label="employment",
        kind=ClaimKind.ROLE, tenses=DONE, denial="none",
    ),
    Entry(
        name="work.started", since=SINCE, who=PEOPLE, verbs=("start",),
        patterns=("?a ?new ?job ?working ?work at {org:org} as {role:role}", "?a ?new ?job ?working ?work at {org:org}"),
        slot="employment", label="employment", kind=ClaimKind.ROLE, tenses=DONE, denial="none",
    ),
    Entry(
        name="role.is", since=SINCE, who=PEOPLE, verbs=("be",),
        patterns=("a|an {role:role} at|for|with {org:org}", "a|an {role:role}", "the {role:title} at|of|for {org:org}", "the {role:title}", "{role:title} at|of|for {org:org}"),
        slot="role", label="role", kind=ClaimKind.ROLE, tenses=_STATE, past=True, make=_role,
    ),
    Entry(
        name="teach", since=SINCE, who=PEOPLE, verbs=("teach", "tutor"),
        patterns=("{x:list-plain} at|in {org:org}", "{x:list-plain}"), slot="teaching", many="x",
        label="{x}", kind=ClaimKind.ROLE, tenses=_STATE, past=True,
    ),
    Entry(
        name="study", since=SINCE, who=PEOPLE, verbs=("study", "major"),
        patterns=("?in {x:list-plain} ?at ?in {org:org}", "?in {x:list-plain}", "at {x:org}", "for {x:plain}"),
        slot="study", many="x", label="{x}", kind=ClaimKind.SKILL, tenses=_STATE | {Tense.PAST},
        past=True,
    ),
)
# fmt: on

# fmt: off
BEING = (
    Entry(
        name="be.state", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("?a ?an {x:state}",),
        slot="state", many="x", label="{x}", kind=ClaimKind.CONSTRAINT, tenses=_STATE, past=True,
        denial="assert",
    ),
    Entry(
        name="be.nation", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("{x:nation}",),
        slot="nationality", label="nationality", kind=ClaimKind.PROJECT_FACT, denial="retract",
    ),
    Entry(
        name="be.allergic", since=SINCE, who=PEOPLE, verbs=("be",),
        patterns=("?severely ?very ?deathly ?mildly allergic|intolerant|sensitive to {x:list-plain}",),
        slot="allergy", many="x", label="{x} allergy", kind=ClaimKind.CONSTRAINT, tenses=_STATE,
        past=True,
    ),
    Entry(
        name="be.age", since=SINCE, who=PEOPLE, verbs=("be", "turn"),
        patterns=("{age:number} years|year|months old", "{age:number} $", "{age:number}"),
        slot="age", label="age", tenses=frozenset({Tense.PRESENT, Tense.PAST}),
        make=_age,
    ),
    Entry(
        name="be.married", since=SINCE, who=PEOPLE, verbs=("be", "get"),
        patterns=("married|engaged to {x:name}",), slot="spouse", label="spouse",
        kind=ClaimKind.RELATIONSHIP, tenses=frozenset({Tense.PRESENT, Tense.PAST, Tense.PERFECT}),
    ),
)
# fmt: on

SELF_ENTRIES = (*HOME, *WORK, *BEING)
