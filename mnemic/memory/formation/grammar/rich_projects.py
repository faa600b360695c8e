"""Entries of `formation@11`: projects, courses, and what somebody has begun."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import (
    DONE,
    ONE,
    TEAMS,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
)
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, INSTRUMENTS, TEAM_THINGS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    has_frequency,
    is_name,
    points,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.rich_aims import JUNK as _JUNK
from mnemic.memory.formation.grammar.rich_aims import SOON as _SOON
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import noun_lemma, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity

SINCE = "formation@11"
_ONGOING = frozenset({Tense.PRESENT, Tense.PERFECT})

_MAKING = tuple(
    sorted(
        word_set(
            """redesign restructure relaunch rebrand expand replace install rewire insulate build write develop create design make renovate restore record compose digitise digitize port
            translate knit sew crochet paint sculpt carve organise organize prepare research compile edit
            illustrate grow plant catalogue catalog convert remodel redo redecorate refurbish rewrite
            migrate set put assemble plan train teach homeschool raise foster curate produce film direct
            shoot rehearse rebuild repair fix code program prototype extend landscape insulate retile
            repaint dig brew draft typeset adapt transcribe map photograph scan index automate rework
            refactor revamp launch bootstrap crowdfund publish self-publish study learn practise practice
            read repot breed overhaul upcycle tile floor wire weave quilt coordinate arrange host move
            clear declutter downsize implement modernise modernize rig mend polish collect"""
        )
    )
)
_PARTICLES = word_set("up together out down on through over")
_BULK = word_set("some any more another")
_ABSTRACT = word_set(
    """sure progress sense mistake mistakes decision fool mess point effort money love time fun way change
    changes dinner lunch breakfast coffee tea cake pasta soup pizza attention noise living friends bit lot
    difference exception one thing things stuff use case fuss face effort"""
)


def _project(found: Found) -> tuple[Claim, ...]:
    """Take whatever is being made, mended, planned or studied."""
    comp = found.predicate.comp
    if not comp or found.predicate.verb.negated:
        return ()
    if len(comp) > 1 and comp[-1].low in {"myself", "ourselves"}:
        comp = comp[:-1]
    particle = comp[:1] if comp[0].low in _PARTICLES else ()
    comp = comp[len(particle) :]
    if points(comp):
        # "forty lanterns for it": what they are for points, what is made does not.
        comp = comp[: _np_end(comp)]
        found = replace(found, predicate=replace(found.predicate, comp=particle + comp))
    body = strip_determiner(until_time(comp))
    if not body or points(comp) or (comp[0].low in _BULK | {"the"} and not _of_ours(comp)):
        return ()
    head = _head(body)
    lows = {w.low for w in body}
    if (
        noun_lemma(head) in _JUNK | _ABSTRACT
        or head in _ABSTRACT
        or body[0].low in _ABSTRACT | {"to"}
    ):
        return ()
    if lows & _SOON & {w.low for w in found.predicate.comp} or {w.low for w in comp} & _SOON:
        return ()
    if (
        len(body) == 1
        and not is_name(body[0])
        and comp[0].low not in _OWNING
        and not head.endswith("s")
    ):
        return ()
    value = strip_determiner(comp[: _np_end(comp)])
    return (claim(found, value=value or body, label=label_of(value or body)),)


_OWNING = word_set("a an my our two three four five six")


def _head(body: Words) -> str:
    cut = _np_end(body)
    return body[cut - 1].low if cut else body[-1].low


def _np_end(words: Words) -> int:
    for i, word in enumerate(words):
        if i and word.low in {
            "on", "for", "in", "with", "from", "about", "to", "at", "out", "along", "into", "that", "which",
            "using", "by", "as", "and", ",", "because", "when", "of", "(", "so", "but", "before", "after",
        }:  # fmt: skip
            return i
    return len(words)


def _of_ours(comp: Words) -> bool:
    """Tell "the kitchen", "the cello" and "the staging cluster" from "the function"."""
    lows = [w.low for w in comp[1:]]
    return bool(lows) and (
        _head(comp[1:]) in INSTRUMENTS
        or any(w in {"my", "our"} for w in lows)
        or _head(comp[1:]) in _PARTS_OF_HOME
        or any(is_name(w) for w in comp[1:])
        or noun_lemma(_head(comp[1:])) in TEAM_THINGS - {"test", "build", "review", "suite"}
    )


_PARTS_OF_HOME = word_set(
    """kitchen bathroom garden house flat attic loft basement garage bedroom hallway roof patio shed nursery
    porch deck driveway lawn fence wedding menu curriculum syllabus wardrobe pond greenhouse barn heater boiler
    bedrooms windows gutters engine gearbox bodywork sails hull deck"""
)


_RECORDS = word_set(
    "log list photo picture chart form letter table questions text page image section title"
)


def _is_instrument(words: Words) -> bool:
    """Tell whether "the cello" is named, that somebody takes up to learn it."""
    return len(words) > 1 and words[0].low == "the" and words[1].low in INSTRUMENTS


def _started(found: Found) -> tuple[Claim, ...]:
    """Read "I've started keeping a photo log", "I just started a pottery course"."""
    words = found.words("x")
    group = found.predicate.verb
    if group.lemma == "take" and group.tense is Tense.PERFECT and _is_instrument(words):
        return (_begun(found, words[1:], ClaimKind.ONGOING_PROJECT),)
    if not words or points(words) or group.negated:
        return ()
    lemma = verb_lemma(words[0].low)
    lows = {w.low for w in words}
    if lows & (_SOON | (_JUNK - _RECORDS)):
        return ()
    if lemma and verb_form(words[0].low, lemma) == "ing":
        if (
            lemma in {"get", "think", "feel", "see", "wonder", "notice", "be", "happen"}
            or len(words) < 2
        ):
            return () if lemma not in _SPORTS else (_begun(found, words, ClaimKind.HABIT),)
        making = (
            lemma in _MAKING
            and not has_frequency(words)
            and lemma not in {"train", "practise", "practice"}
        )
        return (_begun(found, words, ClaimKind.ONGOING_PROJECT if making else ClaimKind.HABIT),)
    if words[0].low in {"a", "an", "my", "our"} and (
        _COURSES & lows or {"on", "about"} & lows or "called" in lows
    ):
        return (_begun(found, words, ClaimKind.ONGOING_PROJECT),)
    if _COURSES & lows or words[0].low in _SPORTS | _CLASSES:
        return (_begun(found, words, ClaimKind.HABIT),)
    return ()


def _begun(found: Found, words: Words, kind: ClaimKind) -> Claim:
    core = until_time(words)
    slot = "project" if kind is ClaimKind.ONGOING_PROJECT else "habit"
    return claim(found, value=core, label=label_of(strip_determiner(core)), slot=slot, kind=kind)


_COURSES = word_set(
    """course class classes lessons degree apprenticeship newsletter blog podcast business company shop charity
    programme program band club phd masters master's internship bootcamp garden diary journal youtube channel
    collection training therapy medication physio"""
)
_CLASSES = word_set("yoga pilates karate judo crossfit ballet therapy keto violin piano guitar")
_SPORTS = word_set(
    """running swimming climbing cycling bouldering lifting rowing boxing dancing knitting meditating
    journaling gardening sailing skating surfing fencing jogging painting baking brewing pottery"""
)


_HOURS = word_set(
    "call meeting lesson conversation lunch dinner film movie match sentence nap shower episode game"
)
"""What one is in the middle of for an hour."""


def _midway(found: Found) -> tuple[Claim, ...]:
    """Read "I'm halfway through an MBA", "I'm 40k words into a novel", "on week 4 of ..."."""
    words = strip_determiner(until_time(found.words("x")))
    if not words or points(found.words("x")) or _head(words) in _JUNK:
        return ()
    if {w.low for w in found.predicate.comp} & {"tonight", "today", "now"} or words[
        -1
    ].low in _HOURS:
        return ()
    value = words[: _np_end(words)]
    return (claim(found, value=value, label=label_of(value)),)


def _busy(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    lemma = verb_lemma(words[0].low) if words else None
    if not lemma or verb_form(words[0].low, lemma) != "ing" or points(words[1:]):
        return ()
    if lemma not in _MAKING and found.predicate.comp[0].low == "busy":
        return ()
    if {w.low for w in words} & (_JUNK | _SOON) or len(words) < 2:
        return ()
    return (
        claim(
            found, value=strip_determiner(until_time(words[1:])), label=label_of(until_time(words))
        ),
    )


_STUDIED = word_set(
    "course class classes degree module diploma workshop lessons certificate bootcamp mooc track specialization specialisation programme"
)


def _taking(found: Found) -> tuple[Claim, ...]:
    words = until_time(found.words("x"))
    if not words or points(words) or not _STUDIED & {w.low for w in words}:
        return ()
    return (claim(found, value=strip_determiner(words), label=label_of(strip_determiner(words))),)


def _expecting(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    lows = {w.low for w in words}
    if not lows & {
        "baby",
        "second",
        "first",
        "third",
        "child",
        "twins",
        "twin",
        "boy",
        "girl",
        "kid",
    }:
        return ()
    if DAY_WORDS & lows:
        return ()
    return (claim(found, slot="expecting", label="expecting"),)


_SPEECHES = word_set("speech toast eulogy reading address")
_DAYS = word_set(
    "wedding funeral graduation party memorial christening baptism anniversary bar-mitzvah quinceañera reception engagement"
)


def _speaking(found: Found) -> tuple[Claim, ...]:
    """Read "I'm giving the speech at my sister's wedding": what is said on a day of their own people."""
    words = until_time(found.words("x"))
    lows = [w.low for w in words]
    at = next((k for k, low in enumerate(lows) if low in {"at", "for"}), 0)
    own = at > 0 and lows[at + 1 : at + 2] in (["my"], ["our"]) and "'s" in lows[at:]
    if not own or lows[at - 1] not in _SPEECHES or _DAYS.isdisjoint(lows[at:]):
        return ()
    return (claim(found, label=lows[at - 1], slot="part"),)


def _behind(found: Found) -> Found:
    """Give the same with what stands behind "on"."""
    comp = found.predicate.comp[1:]
    return replace(found, predicate=replace(found.predicate, comp=comp)) if comp else found


# fmt: off
RICH_PROJECT_ENTRIES = (
    Entry(
        name="rich.taking", since=SINCE, who=USERS, verbs=("take", "do", "attend", "follow"), patterns=("{x:rest}",), slot="project",
        many="x", label="{x}", kind=ClaimKind.ONGOING_PROJECT, longevity=Longevity.ONGOING, progressive=True,
        tenses=_ONGOING, make=_taking,
    ),
    Entry(
        name="rich.speech", since=SINCE, who=USERS, verbs=("give", "make", "hold", "do", "deliver"), patterns=("{x:rest}",), slot="part",
        kind=ClaimKind.PROJECT_FACT, longevity=Longevity.ONGOING, progressive=True, tenses=_ONGOING, denial="none", make=_speaking,
    ),
    Entry(
        name="rich.research", since=SINCE, who=ONE, verbs=("study", "research", "investigate"),
        patterns=("how|why|whether {x:rest}",), slot="research", many="x", label="{x}",
        kind=ClaimKind.ONGOING_PROJECT, longevity=Longevity.ONGOING, tenses=frozenset({Tense.PRESENT}), denial="none",
    ),
    Entry(
        name="rich.expecting", since=SINCE, who=USERS, verbs=("expect",), patterns=("{x:rest}",), slot="expecting",
        kind=ClaimKind.RECURRING_STATE, longevity=Longevity.ONGOING, progressive=True, make=_expecting,
    ),
    Entry(
        name="rich.project", since=SINCE, who=USERS | TEAMS, verbs=_MAKING, patterns=("{x:rest}",), slot="project", many="x",
        label="{x}", kind=ClaimKind.ONGOING_PROJECT, longevity=Longevity.ONGOING, progressive=True, tenses=_ONGOING,
        we="verb", loose=True, make=_project,
    ),
    Entry(
        name="rich.project.on", since=SINCE, who=USERS | TEAMS, verbs=("work",), patterns=("on {x:rest}",), slot="project",
        many="x", label="{x}", kind=ClaimKind.ONGOING_PROJECT, longevity=Longevity.ONGOING, progressive=True,
        tenses=_ONGOING, we="verb", loose=True,
        make=lambda f: _project(_behind(f)),
    ),
    Entry(
        name="rich.started", since=SINCE, who=ONE, verbs=("start", "begin", "take"), patterns=("?up {x:rest}",), slot="project",
        kind=ClaimKind.ONGOING_PROJECT, longevity=Longevity.ONGOING, tenses=DONE, denial="none",
        make=lambda f: _started(f) if f.predicate.verb.lemma != "take" or f.predicate.comp[0].low == "up" else (),
    ),
    Entry(
        name="rich.midway", since=SINCE, who=USERS, verbs=("be",),
        patterns=(
            "halfway|midway|partway through|into {x:rest}", "{n:number} ?words ?pages ?chapters ?weeks ?months ?days ?hours into {x:rest}",
            "{n:number} {u:word} into {x:rest}", "on week|day|month|chapter {n:number} of {x:rest}", "in the middle of {x:rest}",
        ),
        slot="project", many="x", kind=ClaimKind.ONGOING_PROJECT, longevity=Longevity.ONGOING, tenses=_ONGOING, make=_midway,
    ),
    Entry(
        name="rich.retraining", since=SINCE, who=USERS, verbs=("retrain", "train", "qualify", "study", "apprentice", "requalify"),
        patterns=("as|for|to {x:rest}",), slot="project", many="x", kind=ClaimKind.ONGOING_PROJECT, longevity=Longevity.ONGOING,
        progressive=True, tenses=_ONGOING, make=_midway,
    ),
    Entry(
        name="rich.busy", since=SINCE, who=USERS, verbs=("be",), patterns=("busy|currently {x:rest}", "in the middle|midst|process of {x:rest}"),
        slot="project", kind=ClaimKind.ONGOING_PROJECT, longevity=Longevity.ONGOING, tenses=_ONGOING, make=_busy,
    ),
)
# fmt: on
