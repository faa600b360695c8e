"""Entries of `formation@11`: what people are responsible for and know how to do."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    DONE,
    ONE,
    PEOPLE,
    Claim,
    Entry,
    Found,
    claim,
)
from mnemic.memory.formation.grammar.lexicon import (
    ACTIVITY_VERBS,
    LANGUAGES,
    MENTAL_VERBS,
    TECH,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    phrase_end,
    points,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.rich_life import HOMELY, WORK
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind

SINCE = "formation@11"
_ONGOING = frozenset({Tense.PRESENT, Tense.PERFECT})

_ROLES = word_set(
    """handle coach lead run manage edit moderate chair host organise organize teach supervise mentor head
    captain direct conduct tutor maintain own administer coordinate umpire referee represent curate"""
)
_CHARGES = word_set(
    """team club choir newsletter league band group class classes course society charity committee meetup girls
    boys kids under-12 under-10 u12 u10 juniors beginners students volunteers department branch shop office church
    youth orchestra company business website forum server community workshop programme program garden allotment
    association board pta library book channel podcast blog studio scout scouts guild chapter conference festival
    practice restaurant café cafe bakery farm line desk unit ward crew squad section people engineers developers
    nurses designers reports service services module pipeline integration budget accounts stack infra platform
    product roadmap warehouse kitchen classroom"""
)


def _charge(found: Found) -> tuple[Claim, ...]:
    """Read "I coach the under-12 girls", "I edit the newsletter", "I manage a team of four"."""
    comp, group = found.predicate.comp, found.predicate.verb
    if not comp or points(until_time(comp)) or group.negated:
        return ()
    body = strip_determiner(until_time(comp))
    lows = {w.low for w in body} | {noun_lemma(w.low) for w in body}
    made = (
        not group.progressive
        and comp[0].low in {"a", "an", "our", "two", "three"}
        and group.lemma
        in {
            "edit",
            "chair",
            "run",
            "lead",
            "host",
            "moderate",
            "coach",
            "mentor",
            "curate",
        }
    )
    domestic = group.lemma in {"handle", "manage", "run"} and bool(lows & HOMELY)
    if not (lows & _CHARGES or made or domestic) or lows & WORK - {"server"}:
        return ()
    return (claim(found, value=body, label=label_of(body), slot="charge"),)


_SPANS = frozenset({"second", "minute", "hour", "day", "week", "month", "year", "decade"})


def _took_over(found: Found) -> tuple[Claim, ...]:
    """Read "I took over the payroll project from Benedikt": a charge that one has since."""
    words = found.words("x")
    end = next(
        (i for i, w in enumerate(words) if w.low in {"after", "when", "because", "as"}), len(words)
    )
    core = until_time(words[:end])
    body = strip_determiner(core)
    if not body or core[0].low in {"my", "our"} or deictic(core):
        return ()
    if noun_lemma(body[0].low) in _SPANS or (len(body) > 1 and noun_lemma(body[1].low) in _SPANS):
        # "took over an hour to render"
        return ()
    if {noun_lemma(w.low) for w in body} & WORK - {"server"}:
        return ()
    value = body[: phrase_end(body, 0)] or body
    comp = (found.predicate.comp[:1], words[:end])
    return (claim(found, value=value, label=label_of(value), comp=comp),)


def _responsible(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if not words or points(words):
        return ()
    return (claim(found, value=words, label=label_of(strip_determiner(words))),)


def _volunteer(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if not words or points(words):
        return ()
    return (claim(found, value=until_time(words), label=label_of(until_time(words))),)


_SITS = word_set("board committee council team jury panel pta")


def _sits(found: Found) -> tuple[Claim, ...]:
    words = strip_determiner(found.words("x"))
    if not words or not any(w.low in _SITS for w in words[:3]):
        return ()
    return (claim(found, value=words, label=label_of(words)),)


def _knows_how(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if not words or points(words) or (found.predicate.verb.negated and len(words) < 1):
        return ()
    if {w.low for w in words} & WORK:
        return ()
    return (claim(found, value=words, label=label_of(words)),)


def _experience(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if not words or points(words):
        return ()
    return (claim(found, value=until_time(words), label=label_of(until_time(words)), slot="skill"),)


def _did_for(found: Found) -> tuple[Claim, ...]:
    """Read "I did gymnastic strength training for roughly six years": a past of some length."""
    comp, group = found.predicate.comp, found.predicate.verb
    core = until_long(comp)
    if len(core) == len(comp) or (not core and group.lemma not in ACTIVITY_VERBS):
        return ()
    if (
        points(core)
        or group.lemma in (MENTAL_VERBS | {"be", "have", "wait", "debug", "stare", "look"})
        or group.negated
    ):
        return ()
    if {w.low for w in core} & WORK:
        return ()
    word = activity(found)[:1]
    value = (*word, *strip_determiner(core))
    if group.lemma in {"do", "have", "play", "practise", "practice"} and core:
        value = strip_determiner(core)
    return (claim(found, value=value, label=label_of(value), slot="history"),)


_LONG = word_set("years year decade decades months childhood")


def until_long(comp: Words) -> Words:
    """Give the words before "for roughly six years", "in college", "as a kid"; all when none is."""
    for i, word in enumerate(comp):
        rest = {w.low for w in comp[i + 1 : i + 6]}
        if word.low in {"for", "throughout", "during", "over", "almost", "nearly"} and rest & _LONG:
            return comp[:i]
        if word.low in {"in", "at", "through"} and rest & {"college", "university", "school", "uni", "twenties", "teens", "childhood", "army", "navy", "thirties"}:  # fmt: skip
            return comp[:i]
        if word.low == "as" and rest & {
            "kid",
            "child",
            "teenager",
            "student",
            "teen",
            "boy",
            "girl",
        }:
            return comp[:i]
        if word.low in {"competitively", "professionally", "semi-professionally"}:
            return comp[:i]
    return comp


_ABLE = word_set(
    """read play write speak cook bake drive swim sing dance draw paint sew knit weld solder juggle code ski sail ride fly
    touch-type type understand sight-read improvise whistle surf climb skate repair fix identify program fence spar bench squat deadlift lift run hold recite"""
)


_SOME = (("a", "bit"), ("a", "little"), ("a", "few"))
"""How much of it one can: "I can read a bit of Greek"."""


def _can(found: Found) -> tuple[Claim, ...]:
    """Read "I can read sheet music", "I can't improvise"; "I can see the error" is of the moment."""
    group, comp = found.predicate.verb, found.predicate.comp
    if group.modal != "can" or group.lemma not in _ABLE or points(comp) or group.hedged:
        return ()
    some = tuple(w.low for w in comp[:2]) in _SOME and len(comp) > 2
    if comp and (
        (comp[0].low in {"the", "a", "you", "my", "it", "up"} and not some)
        or {w.low for w in comp} & WORK
    ):
        return ()
    if (
        not comp
        and not group.negated
        and group.lemma in {"read", "write", "speak", "understand", "fix", "code"}
    ):
        return ()
    words = activity(found)
    kind = ClaimKind.CONSTRAINT if group.negated else ClaimKind.SKILL
    return (
        claim(
            found,
            value=words,
            label=label_of(words),
            slot="constraint" if group.negated else "skill",
            kind=kind,
        ),
    )


_HOW_WELL = (
    ("well",),
    ("inside", "out"),
    ("by", "heart"),
    ("backwards",),
    ("a", "little"),
    ("a", "bit"),
)
_TOOLS = TECH | word_set(
    """excel word powerpoint access outlook illustrator blender indesign lightroom premiere autocad revit sql stata matlab
    spss sap quickbooks xero tableau canva sheets html css latex r c"""
)


def _knows_well(found: Found) -> tuple[Claim, ...]:
    """Read "I know Excel well": what is known so is a tool; whom one knows is not told by it."""
    words = found.words("x")
    lows = tuple(w.low for w in words)
    at = next(
        (
            i
            for i in range(1, min(4, len(lows)))
            if any(lows[i : i + len(h)] == h for h in _HOW_WELL)
        ),
        0,
    )
    core = words[:at]
    while len(core) > 1 and core[-1].low in {
        "quite",
        "very",
        "pretty",
        "fairly",
        "really",
        "rather",
        "reasonably",
    }:
        core = core[:-1]
    if "enough" in lows or not core or core[-1].low not in _TOOLS | LANGUAGES:
        return ()
    return (claim(found, value=core, label=label_of(core)),)


# fmt: off
RICH_SKILL_ENTRIES = (
    Entry(
        name="rich.charge", since=SINCE, who=ONE, verbs=tuple(sorted(_ROLES)), patterns=("{x:rest}",), slot="charge", kind=ClaimKind.ROLE,
        tenses=_ONGOING, denial="none", make=_charge,
    ),
    Entry(
        name="rich.look_after", since=SINCE, who=PEOPLE, verbs=("look", "care"), patterns=("after {x:rest}", "for {x:rest}"), slot="charge", many="x",
        kind=ClaimKind.ROLE, tenses=_ONGOING, denial="none", make=lambda f: _responsible(f) if (f.predicate.comp[0].low == "after") is (f.predicate.verb.lemma == "look") else (),
    ),
    Entry(
        name="rich.volunteer", since=SINCE, who=ONE, verbs=("volunteer", "serve", "intern", "moonlight"), patterns=("at|with|for|as|in|on {x:rest}",),
        slot="volunteering", many="x", kind=ClaimKind.ROLE, tenses=_ONGOING, make=_volunteer,
    ),
    Entry(
        name="rich.sits", since=SINCE, who=ONE, verbs=("be", "sit", "serve"), patterns=("on the|our {x:rest}",), slot="membership", many="x",
        kind=ClaimKind.ROLE, tenses=_ONGOING, make=_sits,
    ),
    Entry(
        name="rich.knows_how", since=SINCE, who=PEOPLE, verbs=("know",), patterns=("how to {x:rest}",), slot="skill", many="x",
        kind=ClaimKind.SKILL, denial="assert", make=_knows_how,
    ),
    Entry(
        name="rich.knows_well", since=SINCE, who=PEOPLE, verbs=("know",), patterns=("{x:rest}",), slot="skill", many="x",
        kind=ClaimKind.SKILL, denial="assert", make=_knows_well,
    ),
    Entry(
        name="rich.can", since=SINCE, who=PEOPLE, verbs=tuple(sorted(_ABLE)), patterns=("?{x:rest}",), slot="skill", kind=ClaimKind.SKILL,
        tenses=frozenset({Tense.MODAL}), denial="assert", make=_can,
    ),
    Entry(
        name="rich.experience", since=SINCE, who=PEOPLE, verbs=("have",),
        patterns=(
            "?about ?roughly ?over ?around {n:number} years|months ?of experience with|in|as {x:rest}", "?some ?a ?lot ?of ?extensive ?plenty experience with|in|as {x:rest}",
            "a ?master ?master's ?bachelor ?bachelor's ?'s degree|diploma|phd|certificate|background in {x:rest}", "a phd|degree|licence|license|background in|for {x:rest}",
        ),
        slot="skill", many="x", kind=ClaimKind.SKILL, tenses=_ONGOING, denial="assert", make=_experience,
    ),
    Entry(
        name="rich.trained", since=SINCE, who=PEOPLE, verbs=("train", "qualify", "study"), patterns=("as ?a ?an {x:rest}",), slot="skill", many="x",
        kind=ClaimKind.SKILL, tenses=DONE, denial="none", make=_experience,
    ),
    Entry(
        name="rich.did_for", since=SINCE, who=PEOPLE, verbs=("",), patterns=("?{x:rest}",), slot="history", kind=ClaimKind.SKILL,
        tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none", make=_did_for,
    ),
    Entry(
        name="rich.took_over", since=SINCE, who=ONE, verbs=("take",), patterns=("over {x:rest}",), slot="charge", kind=ClaimKind.ROLE,
        tenses=DONE, denial="none", make=_took_over,
    ),
)
# fmt: on
