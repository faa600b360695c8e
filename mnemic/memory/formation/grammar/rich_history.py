"""Entries of `formation@11`: what somebody has done, been through and lived, whatever the verb.

A bare past is of the moment ("I opened the settings"). It is of a life when it says so: by
a year, a month, an age or a length ("in 2009", "at nineteen", "after thirty years"), by a
verb that only lives are told with ("retired", "emigrated"), by the body that it happened
to, or by never having happened at all.
"""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import ONE, USERS, Claim, Entry, Found, claim
from mnemic.memory.formation.grammar.lexicon import ACTIVITY_VERBS
from mnemic.memory.formation.grammar.passing import (
    HAND_VERBS,
    MIND_VERBS,
    TALK_NOUNS,
    abides,
    core_of,
    is_at_hand,
    is_dated,
    is_of_talk,
    is_single,
    lasting_object,
    opens_with_verb,
    recurring,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    has_frequency,
    phrase_end,
    strip_determiner,
    time_at,
    until_time,
)
from mnemic.memory.formation.grammar.rich_rest import SINCE, passes
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import (
    NUMBERS,
    PREPOSITIONS,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind

_LIVES = word_set(
    """retire graduate emigrate immigrate marry divorce remarry enlist qualify inherit serve apprentice widow adopt foster
    relocate resettle defect convert baptise baptize naturalise naturalize orphan redundant apprenticed requalify"""
)
"""Verbs that only lives are told with."""

_LEARNS = frozenset(
    {
        "train",
        "study",
        "learn",
        "apprentice",
        "intern",
        "specialise",
        "specialize",
        "major",
        "minor",
        "teach",
    }
)
_HURTS = word_set(
    "tear break fracture rupture dislocate sprain shatter crush lose injure damage burst herniate snap amputate donate"
)
BODY = word_set(
    """acl mcl ankle arm back bone collarbone ear elbow eardrum eye eyesight femur finger fingers foot hamstring hand hearing
    hip jaw kidney knee leg meniscus neck nose pelvis rib ribs rotator shin shoulder sight smell spine spleen taste tendon
    thumb tibia toe tooth teeth voice womb wrist achilles cornea disc appendix gallbladder thyroid"""
)
_OPERATED = word_set(
    "replaced removed fused pinned operated amputated rebuilt out off fitted transplanted straightened tied"
)
_UNDERGONE = word_set(
    """stroke surgery bypass transplant hysterectomy mastectomy lumpectomy miscarriage vasectomy chemo radiotherapy
    concussion seizure breakdown burnout heart-attack cancer operation c-section caesarean stillbirth polio meningitis
    sepsis pneumonia shingles tuberculosis tb malaria hepatitis"""
)
_LET_GO = word_set(
    "laid fired sacked promoted divorced married diagnosed widowed evicted deported ordained naturalised demobbed furloughed certified licensed redundant retired qualified"
)


def _dated(found: Found) -> bool:
    return (
        is_dated(found.predicate.comp)
        or is_dated(found.predicate.front)
        or "previously" in found.predicate.verb.adverbs
    )


def _life(found: Found) -> bool:
    """Tell whether a past tells of a life by its verb, its object, or the body."""
    group, comp = found.predicate.verb, found.predicate.comp
    lows = [w.low for w in comp]
    if group.lemma in _LIVES:
        return True
    if group.lemma in _LEARNS:
        return len(lows) > 1 and not {"under", "as", "at", "with", "to", "from", "in"}.isdisjoint(
            lows
        )
    core = core_of(found.predicate)
    nouns = {noun_lemma(w.low) for w in core} | {w.low for w in core}
    if group.lemma in _HURTS and bool(nouns & BODY):
        return True
    if group.lemma == "lose" and any(kin_class(w.low) for w in core):
        return True
    if group.lemma in {"have", "survive", "suffer", "undergo", "get"} and bool(
        nouns & (_UNDERGONE | BODY)
    ):
        return bool(nouns & _UNDERGONE) or bool({w.low for w in comp} & _OPERATED)
    if group.lemma == "get" and lows and lows[0] in _LET_GO:
        return True
    return (
        group.lemma in {"drop", "come", "move", "grow", "train", "start", "do"}
        and tuple(lows[:2]) in _TURNS
    )


_TURNS = frozenset(
    {
        ("over", "from"),
        ("over", "to"),
        ("out", "of"),
        ("out", "as"),
        ("up", "in"),
        ("up", "on"),
        ("up", "with"),
        ("out", "at"),
        ("my", "phd"),
        ("my", "masters"),
        ("my", "training"),
        ("my", "apprenticeship"),
        ("my", "degree"),
    }
)


def _past(found: Found) -> tuple[Claim, ...]:
    """Take a past of a life: "I lost two fingers in a press in 2009", "I trained under ..."."""
    comp, group = found.predicate.comp, found.predicate.verb
    if group.tense is not Tense.PAST or group.progressive or group.negated or passes(found):
        return ()
    if group.never:
        return _never(found)
    if not (_life(found) or _dated(found) or _before_that(found)):
        return ()
    if group.lemma in MIND_VERBS - {"get", "have", "be", "need"} | {"say"} and not _life(found):
        return ()
    core = core_of(found.predicate)
    if group.lemma == "be" and not _passive(core):
        return ()
    if not comp or (_looks_ahead(comp) and group.lemma not in _LEARNS):
        return ()
    if group.lemma == "retire" and not (
        time_at(comp, 0) or comp[0].low in PREPOSITIONS | {"early", "last"}
    ):
        # "Retired postman" says what somebody is.
        return ()
    words = activity(found)
    return (claim(found, value=words, label=label_of(words), slot="history"),)


def _looks_ahead(comp: Words) -> bool:
    """Tell whether a date belongs to what is still to be done: "decided to move in June"."""
    return comp[0].low == "to" and len(comp) > 1 and verb_lemma(comp[1].low) == comp[1].low


def _before_that(found: Found) -> bool:
    return {w.low for w in found.predicate.front} >= {"before", "that"}


def _passive(core: Words) -> bool:
    """Tell whether "was" is told of somebody with a participle: "was made redundant"."""
    if not core:
        return False
    low = core[0].low
    lemma = verb_lemma(low)
    return (
        bool(lemma)
        and lemma not in MIND_VERBS | HAND_VERBS - {"make", "give"}
        and verb_form(low, str(lemma)) == "past"
    )


_TALKED = MIND_VERBS - {"be", "have", "want", "like", "love", "need", "get"} | word_set(
    "receive hit click open press"
)


def _never(found: Found) -> tuple[Claim, ...]:
    """Take what somebody never did: "I never learned to drive", "I've never flown"."""
    group, comp = found.predicate.verb, found.predicate.comp
    core = core_of(found.predicate)
    if group.lemma == "be" and (group.tense is not Tense.PERFECT or not core):
        return ()
    if group.lemma in _TALKED or is_single(core) or is_of_talk(comp) or is_at_hand(core):
        return ()
    if not core and (comp or group.lemma not in ACTIVITY_VERBS - _NEEDY):
        return ()
    words = activity(found)
    return (claim(found, value=(*words,), label=label_of(words), slot="never"),)


_NEEDY = word_set("do go get have make take use keep call order meet carry wear")
_NEW = frozenset({"just", "already", "yet", "recently"})
_TRIED = (MIND_VERBS | HAND_VERBS) - word_set(
    "run read write finish break lose miss pass move set change start begin keep have be leave find give take get bring reach"
)


def _perfect(found: Found) -> tuple[Claim, ...]:
    """Take what somebody has done in their life: "I've run three marathons", "I've never flown"."""
    group, core, comp = found.predicate.verb, core_of(found.predicate), found.predicate.comp
    if group.negated or group.progressive:
        return ()
    if _examined(found) and not group.never:
        words = activity(found)
        return (claim(found, value=words, label=label_of(words), slot="history"),)
    if passes(found):
        return ()
    if group.never:
        return _never(found)
    lasts = lasting_length(comp)
    if group.lemma == "be":
        return _been(found) if lasts or has_frequency(comp) else ()
    if is_at_hand(core) or (is_single(core) and not lasts):
        return ()
    if group.lemma in _TRIED and not (lasts or abides(found.predicate) or _counted(core)):
        return ()
    if not (lasts or lasting_object(core) or _counted(core)) or (
        _NEW & set(group.adverbs) and not _life(found)
    ):
        return ()
    if (
        group.lemma in {"get", "give", "bring", "find", "set", "start", "take", "leave"}
        and not lasts
    ):
        return ()
    words = activity(found)
    made = claim(found, value=words, label=label_of(words), slot="history")
    if group.lemma in _AHEAD:
        # "I've booked a week off in August": what is booked lies ahead.
        made = replace(made, planned=True, began=False, kind=ClaimKind.PROJECT_FACT)
    return (made,)


_SITS = word_set("fail pass sit resit retake flunk")
_EXAMS = word_set(
    "exam examination exams finals viva gcse gcses a-levels abitur ielts toefl telc licence license"
)
_EXAM_TESTS = word_set("driving theory citizenship language naturalisation entrance eyesight")


def _examined(found: Found) -> bool:
    """Tell whether somebody sat for something of a life: "I've failed my driving test twice"."""
    if found.predicate.verb.lemma not in _SITS:
        return False
    comp = found.predicate.comp
    lows = [w.low for w in comp[: phrase_end(comp, 0)]]
    if len(lows) > 1 and lows[-1] in {"test", "tests"}:
        return lows[-2] in _EXAM_TESTS
    return bool(lows) and lows[-1] in _EXAMS


_AHEAD = word_set("book reserve schedule arrange organise organize rebook prebook")


def _counted(core: Words) -> bool:
    """Tell whether what was done is counted: "sat on three juries"; times and pages are of today."""
    at = next((i for i, w in enumerate(core) if w.low in NUMBERS - {"one"}), -1)
    return 0 <= at < len(core) - 1 and noun_lemma(core[-1].low) not in _SMALL


_SMALL = TALK_NOUNS | word_set(
    "time page line thing way step try file hour minute day tab browser device"
)


def lasting_length(comp: Words) -> bool:
    """Tell whether a length of months or years, or a beginning, is told."""
    lows = tuple(w.low for w in comp)
    if not {"for", "since", "over", "all", "most"} & set(lows):
        return False
    long = {
        "years",
        "year",
        "months",
        "decade",
        "decades",
        "seasons",
        "winters",
        "summers",
        "life",
        "birth",
        "childhood",
        "school",
        "ages",
    }
    return bool(long & set(lows)) or ("since" in lows and (is_dated(comp) or recurring(comp)))


def _been(found: Found) -> tuple[Claim, ...]:
    """Take what somebody has been for long: "I've been self-employed since 2016"."""
    core = core_of(found.predicate)
    if (
        not core
        or core[0].low in _UNSETTLED
        or is_at_hand(core)
        or noun_lemma(core[-1].low) in TALK_NOUNS
    ):
        return ()
    if core[0].low in {"the", "a", "an"} and not len(core) > 1:
        return ()
    return (claim(found, value=core, label=label_of(strip_determiner(core)), slot="since"),)


_UNSETTLED = word_set(
    "stuck wondering confused curious thinking here there away unable sure aware fine ok okay it"
)


def _does_nothing(found: Found) -> tuple[Claim, ...]:
    """Take "I didn't finish school", "I didn't go to university": a past that was not, of a life."""
    group, comp = found.predicate.verb, found.predicate.comp
    if not group.negated or group.tense is not Tense.PAST or passes(found):
        return ()
    nouns = {noun_lemma(w.low) for w in comp}
    learnt = (
        group.lemma in {"learn", "grow"} and opens_with_verb(comp) not in MIND_VERBS | HAND_VERBS
    )
    schooled = group.lemma in {"finish", "go", "attend", "complete"} and bool(
        nouns
        & {"school", "university", "uni", "college", "degree", "phd", "apprenticeship", "training"}
    )
    if not comp or not (schooled or ((learnt and is_dated(comp)) or group.lemma == "grow")):
        return ()
    words = (activity(found)[0], *strip_determiner(until_time(comp)))
    return (claim(found, value=words, label=label_of(words), slot="never"),)


# fmt: off
RICH_HISTORY_ENTRIES = (
    Entry(
        name="history.perfect", since=SINCE, who=USERS, verbs=("",), patterns=("?{x:rest}",), slot="history", kind=ClaimKind.SKILL,
        tenses=frozenset({Tense.PERFECT}), denial="none", loose=True, make=_perfect,
    ),
    Entry(
        name="history.past", since=SINCE, who=USERS, verbs=("",), patterns=("?{x:rest}",), slot="history", kind=ClaimKind.SKILL,
        tenses=frozenset({Tense.PAST}), denial="none", loose=True, make=_past,
    ),
    Entry(
        name="history.not", since=SINCE, who=ONE, verbs=("",), patterns=("{x:rest}",), slot="never", kind=ClaimKind.SKILL,
        tenses=frozenset({Tense.PAST}), denial="assert", loose=True, make=_does_nothing,
    ),
)
# fmt: on
