"""Entries: states and constraints: health, diets, fears, leaves, what one cannot do."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    ONE,
    PEOPLE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
    in_own_words,
    plain,
)
from mnemic.memory.formation.grammar.lexicon import (
    DAY_WORDS,
    FOODS,
    HEALTH,
    INSTRUMENTS,
    LANGUAGES,
)
from mnemic.memory.formation.grammar.phrases import (
    has_frequency,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity, Polarity

SINCE = "formation@7"


_CAN = word_set(
    """play speak read write code program cook bake drive sail ski swim sing juggle dance sew
    knit ride fly touch-type touchtype surf skate draw paint sign understand weld solder"""
)
_CANNOT = word_set(
    """eat drink have take do make work attend meet swim drive fly travel tolerate digest lift run
    stand climb go host commute sleep use wear read sit kneel join ride"""
)
_LASTING_CANNOT = word_set("eat drink swim drive fly tolerate digest ride")


def _can(found: Found) -> tuple[Claim, ...]:
    """Take a lasting ability or inability; "I can't find the file" is of the moment."""
    group, comp = found.predicate.verb, found.predicate.comp
    if group.modal != "can" or points(comp) or group.hedged:
        return ()
    body = strip_determiner(comp[: phrase_end(comp, 0)])
    pointed = bool(comp) and comp[0].low in {"the", "my", "your"} and not any(map(is_name, body))
    if pointed and not (group.lemma == "play" and body[0].low in INSTRUMENTS):
        return ()
    words = activity(found)
    if not group.negated and not group.ended:
        written = group.lemma in {"write", "draw", "read", "understand"}
        if group.lemma not in _CAN or not comp or comp[0].low in {"you", "a"}:
            return ()
        if written and not any(w.low in LANGUAGES for w in comp):
            return ()
        return (
            claim(found, value=words, label=label_of(words), slot="skill", kind=ClaimKind.SKILL),
        )
    if group.lemma not in _CANNOT or (not comp and group.lemma not in {"swim", "drive", "fly"}):
        return ()
    timed = has_frequency(comp) or any(
        w.low in DAY_WORDS | {"after", "before", "past"} for w in comp
    )
    lasting = any(w.low in FOODS for w in comp) or group.lemma in _LASTING_CANNOT
    if not timed and not lasting:
        return ()
    value = (words[0], *comp) if timed else words
    # "I can no longer eat gluten" begins an inability.
    begins = Polarity.ASSERT
    return (claim(found, value=value, label=label_of(words), slot="constraint", polarity=begins),)


def _avoid(found: Found) -> tuple[Claim, ...]:
    comp = found.predicate.comp
    if points(comp) or not comp or not (any(w.low in FOODS for w in comp) or has_frequency(comp)):
        return ()
    return plain(found)


def _suffer(found: Found) -> tuple[Claim, ...]:
    if not any(w.low in HEALTH for w in found.predicate.comp):
        return ()
    return (claim(found, value=found.words("x"), label=found.text("x")),)


def _cancelled(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    last = words[-1].low
    if last not in {"subscription", "membership", "account", "contract"} or len(words) < 2:
        return ()
    subject = found.subject
    shown = label_of(words)
    return (
        claim(
            found, value=words, slot="thing", label=shown, polarity=Polarity.RETRACT,
            statement=f"{subject.shown} no longer has a {shown}.",
        ),
    )  # fmt: skip


def _fear(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if points(words) or words[0].low in {
        "breaking",
        "losing",
        "messing",
        "doing",
        "missing",
        "being",
    }:
        return ()
    return (claim(found, value=words, label=label_of(words)),)


_SPELLS = word_set(
    "leave sabbatical call diet medication crutches furlough secondment antibiotics probation parole blockers insulin statins"
)


def _spell(found: Found) -> tuple[Claim, ...]:
    """Read "I'm on parental leave until August", "I'm on a low-sodium diet"."""
    words = strip_determiner(found.words("x"))
    if not words or words[-1].low not in _SPELLS:
        return ()
    if words[-1].low == "call" and not (
        has_frequency(found.tail)
        or any(w.low in {"until", "till", "for", "from"} for w in found.tail)
    ):
        return ()
    return (claim(found, value=words, label=label_of(words)),)


_BODY = word_set(
    "ankle wrist leg arm rib knee hip collarbone acl foot toe finger shoulder hand elbow meniscus achilles nose"
)
_PROCEDURES = word_set(
    "surgery operation transplant bypass stroke concussion chemo chemotherapy miscarriage appendectomy"
)


def _injury(found: Found) -> tuple[Claim, ...]:
    """Read "I broke my ankle last month", "I had knee surgery in 2021"."""
    words = until_time(found.words("x"))
    wanted = _PROCEDURES if found.predicate.verb.lemma == "have" else _BODY
    if not words or words[-1].low not in wanted:
        return ()
    return (claim(found, value=words, label=label_of(words)),)


_WEAK = word_set("bad sore weak dodgy injured torn broken herniated slipped fractured")
_PARTS = _BODY | word_set("back neck spine disc hamstring rotator cuff shoulders knees hips wrists")


def _weak(found: Found) -> tuple[Claim, ...]:
    """Read "I have a bad knee", "I'm recovering from knee surgery"."""
    words = until_time(strip_determiner(found.words("x")))
    if found.predicate.verb.lemma == "recover":
        if not any(w.low in _PROCEDURES | HEALTH | _PARTS for w in words):
            return ()
    elif len(words) != 2 or words[0].low not in _WEAK or words[1].low not in _PARTS:
        return ()
    return (claim(found, value=words, label=label_of(words)),)


def _off(found: Found) -> tuple[Claim, ...]:
    if not any(w.low in FOODS for w in found.words("x")):
        return ()
    return (claim(found, value=found.predicate.comp[:2], label=label_of(found.words("x"))),)


# fmt: off
STATE_ENTRIES = (
    Entry(
        name="skill.can", since=SINCE, who=PEOPLE, verbs=tuple(sorted(_CAN | _CANNOT)), patterns=("?{x:rest}",),
        slot="skill", kind=ClaimKind.CONSTRAINT, tenses=frozenset({Tense.MODAL}), denial="assert", make=_can,
    ),
    Entry(
        name="constraint.avoid", since=SINCE, who=PEOPLE, verbs=("avoid",), patterns=("{x:list-plain}",),
        slot="constraint", many="x", tail_matters=True, label="{x}", kind=ClaimKind.CONSTRAINT, denial="retract", make=_avoid,
    ),
    Entry(
        name="health.suffer", since=SINCE, who=PEOPLE, verbs=("suffer",), patterns=("from {x:plain}",),
        slot="health", many="x", label="{x}", kind=ClaimKind.CONSTRAINT, tenses=ANY_BUT_MODAL, make=_suffer,
    ),
    Entry(
        name="health.take", since=SINCE, who=PEOPLE, verbs=("take",), patterns=("{x:plain}",),
        slot="health", many="x", label="{x}", kind=ClaimKind.CONSTRAINT, tenses=ANY_BUT_MODAL, make=_suffer,
    ),
    Entry(
        name="state.fear", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("?really ?very scared|afraid|terrified|frightened of {x:plain}",),
        slot="fear", many="x", label="{x}", kind=ClaimKind.CONSTRAINT, denial="assert", make=_fear,
    ),
    Entry(
        name="state.diet", since=SINCE, who=ONE, verbs=("follow", "eat", "keep"), patterns=("a|an ?strict {x:plain}",),
        slot="spell", many="x", label="{x}", kind=ClaimKind.CONSTRAINT, tenses=ANY_BUT_MODAL, make=_spell,
    ),
    Entry(
        name="health.injury", since=SINCE, who=ONE, verbs=("break", "tear", "sprain", "fracture", "dislocate", "injure", "have"),
        patterns=("my {x:plain}", "?a ?an {x:plain}"), slot="injury", many="x", label="{x}", kind=ClaimKind.CONSTRAINT,
        tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none", make=_injury,
    ),
    Entry(
        name="health.weak", since=SINCE, who=PEOPLE, verbs=("have",), patterns=("?a {x:plain}",), slot="health", many="x",
        label="{x}", kind=ClaimKind.CONSTRAINT, make=_weak,
    ),
    Entry(
        name="health.recovering", since=SINCE, who=PEOPLE, verbs=("recover",), patterns=("from {x:plain}",), slot="health",
        many="x", label="{x}", kind=ClaimKind.RECURRING_STATE, longevity=Longevity.ONGOING, progressive=True,
        tenses=ANY_BUT_MODAL, make=_weak,
    ),
    Entry(
        name="state.spell", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("on {x:plain}",),
        slot="spell", many="x", label="{x}", kind=ClaimKind.RECURRING_STATE, longevity=Longevity.ONGOING,
        tenses=ANY_BUT_MODAL, make=_spell,
    ),
    Entry(
        name="state.off", since=SINCE, who=PEOPLE, verbs=("be",), patterns=("off {x:plain}",),
        slot="spell", many="x", label="{x}", kind=ClaimKind.RECURRING_STATE, longevity=Longevity.ONGOING,
        tenses=ANY_BUT_MODAL, make=_off,
    ),
    Entry(
        name="ends.cancelled", since=SINCE, who=USERS, verbs=("cancel", "delete", "close"), patterns=("my|our|the {x:plain}",),
        slot="thing", kind=ClaimKind.RESOURCE, tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none",
        retracts=True, make=in_own_words(_cancelled),
    ),
)
# fmt: on
