"""Entries of `formation@11`: limits, conditions that come again, and what troubles somebody."""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    ONE,
    PEOPLE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
    plain,
)
from mnemic.memory.formation.grammar.lexicon import HEALTH
from mnemic.memory.formation.grammar.passing import HAND_VERBS, is_at_hand, is_single
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    has_frequency,
    points,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity

SINCE = "formation@11"
_ONGOING = frozenset({Tense.PRESENT, Tense.PERFECT})
_MODAL = frozenset({Tense.MODAL})


_DRUG = re.compile(
    r"\w{2,}(?:aline|oxetine|azole|azepam|azolam|alol|olol|april|opril|artan|statin|cillin|mycin|cycline|formin|"
    r"gliptin|xaban|tinib|umab|eridone|iprazole|apine|azine|thyroxine|profen|codone|setron|triptan|dipine|semide|"
    r"thiazide|gabalin|pentin|lukast|terol|solone|nidazole|phenidate|amfetamine|amphetamine|tadine|rizine|trigine|"
    r"ipramine|triptyline|faxine|pramide|warfarin|parin|glutide|azosin|afil)|lithium|insulin|methotrexate|digoxin|"
    r"paracetamol|aspirin|melatonin|statins|levodopa"
)
"""Names of medicines, by the endings that they are given."""


def _medicine(found: Found) -> tuple[Claim, ...]:
    """Read "I take sertraline": a medicine is taken again and again, whether it is said or not."""
    words = found.words("x")
    if not words or not any(_DRUG.fullmatch(w.low) for w in words):
        return ()
    made = plain(found)
    return tuple(replace(one, value=f"take {one.value}") for one in made)


def _keeps(found: Found) -> tuple[Claim, ...]:
    """Read "I keep waking up at 4am", "I keep rewriting chapter 3"."""
    words = found.words("x")
    lemma = verb_lemma(words[0].low) if words else None
    if not lemma or verb_form(words[0].low, lemma) != "ing" or len(words) < 2 or points(words):
        return ()
    if lemma in HAND_VERBS and is_single(words[1:]):
        return ()
    if lemma in {
        "get",
        "see",
        "think",
        "tell",
        "say",
        "try",
        "hear",
        "hit",
        "ask",
        "wonder",
        "type",
        "mix",
        "enter",
        "click",
    }:
        return ()
    core = until_time(words)
    return (claim(found, value=core, label=label_of(core)),)


_AILS = word_set(
    """headaches headache migraines migraine nosebleeds cramps anxious nervous dizzy sick tired sleepy heartburn
    hay-fever hayfever hives rash rashes carsick seasick breathless nauseous grumpy hungry lonely homesick stressed
    overwhelmed cold-sores sunburnt panic palpitations bloated restless moody blisters backache insomnia"""
)
_AGAIN = word_set("on with when whenever after every if before during from in lately at around")


_UPSET = word_set(
    "lost stuck confused flustered nervous tongue-tied jumpy tearful defensive shy bored restless"
)
"""How somebody gets when something comes again, though it is no ailment."""


def _gets(found: Found) -> tuple[Claim, ...]:
    """Read "I get migraines whenever the pressure drops", "I always get carsick"."""
    comp, group = found.predicate.comp, found.predicate.verb
    core = until_when(comp)
    lost = group.lemma in {"get", "become", "feel"} and len(core) == 1 and core[0].low in _UPSET
    if not core or not (lost or any(w.low in _AILS | HEALTH for w in core)) or points(core):
        return ()
    if lost and (points(comp[1:]) or is_at_hand(comp)):
        return ()
    often = {"always", "often", "usually", "sometimes", "easily", "regularly", "never"} & set(
        group.adverbs
    )
    again = (
        any(w.low in _AGAIN for w in comp)
        or often
        or has_frequency(comp)
        or comp[-1].low == "easily"
    )
    if not again:
        return ()
    return (claim(found, value=core, label=label_of(core), slot="condition"),)


def until_when(words: Words) -> Words:
    """Give the words before a time or a circumstance."""
    for i, word in enumerate(words):
        if i and word.low in _AGAIN | {"because", "easily"}:
            return words[:i]
    return words


def _troubled(found: Found) -> tuple[Claim, ...]:
    """Read "I struggle with early mornings", "I have trouble falling asleep"."""
    words = found.words("x")
    if (
        not words
        or points(words)
        or words[0].low in {"this", "the", "that", "understanding", "getting"}
    ):
        return ()
    core = until_time(words)
    return (claim(found, value=core, label=label_of(core)),)


_BODY = word_set(
    """back knee knees shoulder shoulders hip hips neck wrist wrists ankle ankles elbow foot feet shin shins head
    eyes eye throat hand hands leg legs hamstring calf calves heel lower achilles tooth teeth stomach"""
)


_CHRONIC = word_set(
    "when whenever after every always lately since often constantly weeks months years days for still"
)


def _hurts(found: Found) -> tuple[Claim, ...]:
    noun = [w.low for w in found.subject.noun]
    if not noun or noun[-1] not in _BODY or found.subject.about != "user":
        return ()
    text = " ".join(noun)
    rest = found.predicate.comp + found.predicate.front
    lows = {w.low for w in rest} | set(found.predicate.verb.adverbs)
    told = tuple(w for k, w in enumerate(rest) if not _is_of_weather(rest, k))
    if deictic(told):
        return ()
    if not (lows & _CHRONIC or has_frequency(rest)) or lows & {"today", "now", "tonight"}:
        return ()
    return (claim(found, slot="body", value=found.subject.noun, label=text),)


def _is_of_weather(words: Words, k: int) -> bool:
    """Tell whether "it" is the weather: "my knee hurts when it rains"."""
    behind = {w.low for w in words[k + 1 : k + 4]}
    return words[k].low == "it" and not behind.isdisjoint(_WEATHERS)


_WEATHERS = word_set("rains snows freezes raining snowing freezing cold hot humid damp wet windy")


def _progress(found: Found) -> tuple[Claim, ...]:
    """Read "my 5x5 progress hasn't stalled", "my French is improving"."""
    noun = [w.low for w in found.subject.noun]
    group, comp = found.predicate.verb, found.predicate.comp
    if not noun or found.subject.about != "user" or points(comp) or set(noun) & _MACHINES:
        return ()
    if not (_GROWTH & set(noun)):
        return ()
    if group.tense is Tense.PAST and not group.negated:
        return ()
    label = " ".join(w.text for w in found.subject.noun)
    return (claim(found, slot="progress", value=found.subject.noun, label=label, polarity=None),)


_MACHINES = word_set(
    "build download upload install update tests test server deploy script query page app import export backup job"
)
_GROWTH = word_set(
    """numbers progress training lifts lift squat deadlift bench pace weight sleep recovery french german spanish italian
    japanese english chinese russian swedish dutch reading endurance stamina mileage strength playing technique
    appetite mood energy vision hearing memory eyesight balance"""
)

_FEELINGS = word_set(
    """swamped exhausted tired overwhelmed stressed burnt burned burnt-out burned-out anxious lonely homesick
    sleep-deprived busy jet-lagged bored unmotivated understaffed short-staffed behind drained hungover grumpy sore
    stiff restless nervous sick breathless congested"""
)


def _feels(found: Found) -> tuple[Claim, ...]:
    """Read "I'm swamped at the end of every month", "I've been exhausted lately"."""
    group, comp = found.predicate.verb, found.predicate.comp
    words = found.words("x")
    if not words or (words[-1].low not in _FEELINGS and words[0].low not in _FEELINGS):
        return ()
    often = {"always", "often", "usually", "constantly", "sometimes", "permanently"} & set(
        group.adverbs
    )
    front = found.predicate.front
    rest = comp + front
    again = (
        has_frequency(rest)
        or often
        or {w.low for w in rest} & {"lately", "every", "whenever", "days"}
    )
    if not again or {w.low for w in rest} & {"today", "tonight", "now"}:
        return ()
    core = until_time(words)
    return (claim(found, value=core or words, label=label_of(core or words)),)


_SPELLS = word_set(
    """crutches leave sabbatical call diet medication probation furlough antibiotics nights holiday sick-leave
    waitlist waiting-list bedrest parental maternity paternity strike bench night-shift"""
)


def _on(found: Found) -> tuple[Claim, ...]:
    """Read "I'm on call every third week", "I'm between jobs", "I'm in the middle of a divorce"."""
    comp = found.predicate.comp
    words = found.words("x")
    if comp[0].low == "out":
        alone = [w.low for w in until_time(words)] == ["work"]
        return (claim(found, value=comp, label=label_of(comp)),) if alone else ()
    if found.predicate.comp[0].low == "between":
        if words and words[-1].low in {
            "jobs",
            "flats",
            "houses",
            "apartments",
            "contracts",
            "roles",
            "gigs",
        }:
            return (claim(found, value=comp, label=label_of(comp)),)
        return ()
    core = until_time(words)
    if (
        not core
        or not any(w.low in _SPELLS for w in core)
        or not (len(comp) > len(core) + 1 or len(core) > 1)
    ):
        return ()
    return (claim(found, value=core, label=label_of(strip_determiner(core))),)


def _sleeps(found: Found) -> tuple[Claim, ...]:
    comp, group = found.predicate.comp, found.predicate.verb
    front = found.predicate.front
    lows = {w.low for w in comp + front}
    if not lows & {
        "when",
        "whenever",
        "lately",
        "recently",
        "days",
        "weeks",
        "well",
        "badly",
        "poorly",
        "hours",
        "better",
        "terribly",
    }:
        return ()
    if group.tense is Tense.PAST or points(comp):
        return ()
    return (claim(found, slot="sleep", label=group.lemma, value=found.predicate.comp[:1]),)


_STATE = ClaimKind.RECURRING_STATE


# fmt: off
RICH_STATE_ENTRIES = (
    Entry(
        name="rich.medicine", since=SINCE, who=PEOPLE, verbs=("take",), patterns=("{x:list-plain}",), slot="habit", many="x",
        label="take {x}", kind=ClaimKind.HABIT, tenses=_ONGOING, make=_medicine,
    ),
    Entry(
        name="rich.keeps", since=SINCE, who=PEOPLE, verbs=("keep",), patterns=("?on {x:rest}",), slot="condition", many="x",
        kind=_STATE, longevity=Longevity.ONGOING, tenses=_ONGOING, denial="none", make=_keeps,
    ),
    Entry(
        name="rich.gets", since=SINCE, who=PEOPLE, verbs=("get", "have", "feel", "suffer", "become"), patterns=("?from {x:rest}",), slot="condition",
        kind=_STATE, longevity=Longevity.ONGOING, tenses=_ONGOING, denial="assert", make=_gets,
    ),
    Entry(
        name="rich.struggle", since=SINCE, who=PEOPLE, verbs=("struggle", "have", "battle", "deal", "cope"),
        patterns=(
            "with {x:rest}", "to {x:rest}", "trouble|difficulty|problems ?with {x:rest}", "a hard|tough|difficult time ?with {x:rest}",
        ),
        slot="condition", many="x", label="{x}", kind=_STATE, longevity=Longevity.ONGOING, tenses=_ONGOING, denial="none",
        make=lambda f: _troubled(f) if f.predicate.verb.lemma != "have" or f.predicate.comp[0].low not in {"with", "to"} else (),
    ),
    Entry(
        name="rich.hurts", since=SINCE, who=frozenset({Who.THING}), verbs=("hurt", "ache", "swell", "bother", "kill", "act", "play", "give"),
        patterns=("?{x:rest}",), slot="body", kind=_STATE, loose=True, longevity=Longevity.ONGOING, tenses=_ONGOING, denial="none", make=_hurts,
    ),
    Entry(
        name="rich.progress", since=SINCE, who=frozenset({Who.THING}),
        verbs=("stall", "improve", "stagnate", "plateau", "stop", "suffer", "get", "drop", "slow", "progress", "decline", "worsen", "go"),
        patterns=("?{x:rest}",), slot="progress", kind=_STATE, longevity=Longevity.ONGOING, tenses=_ONGOING | {Tense.PAST},
        denial="assert", make=_progress,
    ),
    Entry(
        name="rich.feels", since=SINCE, who=USERS, verbs=("be", "feel"), patterns=("?so ?really ?completely ?pretty ?a ?bit {x:np}",),
        slot="condition", many="x", kind=_STATE, longevity=Longevity.ONGOING, tenses=_ONGOING, denial="none", make=_feels,
    ),
    Entry(
        name="rich.on", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("on {x:rest}", "between {x:rest}", "out of {x:rest}"), slot="spell", kind=_STATE,
        longevity=Longevity.ONGOING, tenses=ANY_BUT_MODAL, make=_on,
    ),
    Entry(
        name="rich.sleep", since=SINCE, who=ONE, verbs=("sleep",), patterns=("?{x:rest}",), slot="sleep", kind=_STATE,
        longevity=Longevity.ONGOING, tenses=_ONGOING | _MODAL, denial="assert", make=_sleeps,
    ),
)
# fmt: on
