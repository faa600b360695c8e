"""The last entries of `formation@11`: what somebody says of themselves and nothing else read.

003 §Adaptive memory distillation prefers useful recall to timidity. A clause in the first
person is taken whatever its verb is, by its tense; `passing` says for which reasons it is
not: it points into the talk, is about the talk, is the work at hand, or is over with today.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from mnemic.memory.formation.grammar.aim_heads import DOING
from mnemic.memory.formation.grammar.aimed_at import is_far
from mnemic.memory.formation.grammar.brought import is_brought
from mnemic.memory.formation.grammar.casing import is_only_verb
from mnemic.memory.formation.grammar.entries import (
    ONE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
    is_stranger,
)
from mnemic.memory.formation.grammar.lexicon import ACTIVITY_VERBS, HEALTH, MONTHS
from mnemic.memory.formation.grammar.passing import (
    HAND_VERBS,
    MIND_VERBS,
    TALK_NOUNS,
    WORK_NOUNS,
    abides,
    core_of,
    is_at_hand,
    is_kind,
    is_of_talk,
    is_passing,
    is_seen_to,
    is_single,
    keeps_on,
    lasting_object,
    points_away,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    time_at,
    until_time,
)
from mnemic.memory.formation.grammar.rich_life import recurs
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import DETERMINERS, NUMBERS, PREPOSITIONS, noun_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity

SINCE = "formation@11"


def passes(found: Found) -> bool:
    """Tell whether nothing of a predicate is to be kept, for one of the closed reasons."""
    return is_stranger(found.subject) or is_passing(found.predicate)


def _shares_subject(found: Found) -> bool:
    """Tell whether a verb stands without a subject of its own, where it may be a noun."""
    predicate = found.predicate
    return bool(predicate.comp) and (
        predicate.comp[0].start - predicate.start <= len(predicate.verb.word) + 1
    )


def _surely_verb(core: Words, lemma: str) -> bool:
    """Tell whether what follows shows that a verb is none of the nouns: "and charge 9 cents a word"."""
    low = core[0].low
    if low in DETERMINERS | NUMBERS | _ABOUT or low[0].isdecimal():
        return True
    return (noun_lemma(low) != low and lemma in _DEALS) or is_only_verb(lemma)


_ABOUT = frozenset({"about", "around", "roughly", "almost", "them"})
_DEALS = word_set(
    """take sell make use keep buy offer accept build teach grow write give send ship hire collect restore repair shear
    breed brew weave knit sew carve train press dry mend weld"""
)
"""What is done for a living with a kind of thing: behind `and` these are verbs."""


_ALONE = ACTIVITY_VERBS | word_set(
    "snore stammer stutter sleepwalk lisp fast commute faint sweat bruise burn blush overthink procrastinate"
)
"""Verbs that say enough without an object: "I smoke", "I don't drive"."""

_ALONE_NOT = word_set(
    "go do get make take have use keep call order meet run wear carry watch listen follow drop pick start act speak travel"
)


def _says_enough(found: Found) -> bool:
    """Tell whether a present has a life of its own: a kind, a place, a number, a time."""
    group, core = found.predicate.verb, core_of(found.predicate)
    lasts = abides(found.predicate)
    if is_brought(group.lemma, core):
        return True
    if not core:
        lows = {w.low for w in found.predicate.comp}
        timed = bool(lows and (lasts or lows & (_WHENEVER | _SEASONS | MONTHS - {"may", "march"})))
        alone = group.lemma in _ALONE - _ALONE_NOT and not found.predicate.comp
        comes = group.lemma in _COMES and len(found.predicate.comp) > 3
        return (timed or alone) and (comes or group.lemma not in MIND_VERBS)
    if group.lemma == "get" and [w.low for w in core[:2]] in _GETTING_BY:
        return len(core) > 2
    if group.lemma == "look" and core[0].low == "after":
        return len(core) > 1 and not is_single(core[1:])
    if group.lemma == "insist" and core[0].low == "on" and len(core) > 1:
        return not is_single(core[1:])
    if group.lemma in MIND_VERBS:
        return (
            keeps_on(found.predicate)
            and group.lemma in _COMES
            and (len(core) > 1 or is_name(core[0]))
        ) or (keeps_on(found.predicate) and group.lemma in _TENDS and not is_single(core))
    if group.lemma in HAND_VERBS:
        return _handled(found, lasts=lasts)
    if core[0].low in PREPOSITIONS and is_single(core[1:]):
        return lasts or group.lemma not in _MOTION
    whole = len(found.predicate.comp) == phrase_end(core, 0)
    return not (is_single(core) and whole) or lasts or group.lemma in ACTIVITY_VERBS | _HOLDS


def _handled(found: Found, *, lasts: bool) -> bool:
    """Tell whether a verb of single steps tells a way of doing things: "I print on cotton rag"."""
    group, core = found.predicate.verb, core_of(found.predicate)
    if is_at_hand(core) and not (lasts and is_seen_to(core)):
        return False
    if core[0].low in {"with", "in", "by", "from", "without", "on"} and group.lemma in _CRAFTS:
        return not is_single(core[1:])
    if group.lemma in _CRAFTS and _for_somebody(core):
        return True
    if group.lemma == "come" and core[0].low == "from" and len(core) > 1:
        return not is_single(core[1:])
    if group.lemma == "make" and is_kind(core) and any(w.low in {"from", "out"} for w in core[1:]):
        return True
    if is_single(core):
        return lasts or (group.lemma in {"keep", "leave"} and len(core) > phrase_end(core, 0) + 1)
    kind = is_kind(core) and core[0].low not in PREPOSITIONS
    return lasts or (kind and (lasting_object(core) or group.negated or group.never))


_GETTING_BY = (["by", "on"], ["by", "without"], ["about", "by"], ["around", "by"], ["about", "on"])


def _for_somebody(core: Words) -> bool:
    """Tell whether a kind of work has its customer: "I write firmware for a startup"."""
    at = phrase_end(core, 0)
    if not is_kind(core) or core[0].low in PREPOSITIONS or not 0 < at < len(core) - 1:
        return False
    return core[at].low in {"for", "at"} and is_kind(core[at + 1 :])


_SEASONS = frozenset({"spring", "summer", "autumn", "winter"})
_WHENEVER = frozenset({"when", "whenever", "unless", "if"})
_MOTION = word_set("walk drive run head fly travel climb step lean reach log sign cycle ride jump")
_CRAFTS = frozenset(
    {
        "type",
        "write",
        "read",
        "print",
        "run",
        "mix",
        "sort",
        "cook",
        "publish",
        "test",
        "move",
        "debug",
        "press",
        "make",
        "fix",
        "cut",
    }
)
_HOLDS = word_set("chair captain hold man book clean staff head own represent edit tend mind steer")
"""Charges that are one thing, and lasting all the same: "I chair the board"."""


_COMES = frozenset({"get", "have", "see", "feel", "hear"})
_TENDS = word_set("forget worry keep try accept follow mind trust care")
"""Verbs of the mind that tell a habit once it is said how often: "I always forget names"."""


def _present(found: Found) -> tuple[Claim, ...]:
    """Take a plain present of an action: "I cook for one", "we bill by the hour"."""
    group, core = found.predicate.verb, core_of(found.predicate)
    bare = core and _shares_subject(found) and group.lemma not in ACTIVITY_VERBS
    if bare and not _surely_verb(core, group.lemma):
        return ()
    if group.progressive or passes(found) or not _says_enough(found):
        return ()
    if (
        group.lemma == "have"
        and found.predicate.comp[:1]
        and found.predicate.comp[0].low in PREPOSITIONS
    ):
        # "I've never got on with podcasts" has nothing.
        return ()
    words = activity(found)
    if group.negated or group.never:
        value = (words[0], *strip_determiner(found.predicate.comp))
        return (claim(found, value=value, label=label_of(words), slot="habit not done"),)
    return (claim(found, value=words, label=label_of(words), slot="habit"),)


_TALKS = frozenset({"ask", "say", "tell", "think", "talk", "wonder", "wait"})

_UNDER_WAY = word_set(
    """have get try look wonder think ask talk say use run see go come wait sit feel struggle write call
    hope wish want expect guess joke kid mean refer follow debug test fix watch stare assume suggest
    stand lie start stop leave eat drink cook make give take put send paste face hit experience
    compare choose evaluate weigh check review pick copy finish wrap"""
)
"""What is under way for minutes, unless it is said since when or how often."""

_AWAITED = word_set(
    "operation surgery implant transplant visa scan diagnosis biopsy hearing decision verdict probate completion assessment referral"
)
_QUICK = word_set(
    """quick little few bit search check demo presentation test call load shop run wash dishes round lap report
    summary task job thing puzzle crossword quiz exercise homework lookup favour favor"""
)


def _progressive(found: Found) -> tuple[Claim, ...]:
    """Take what somebody is at, when it has an object that outlasts the day."""
    group, core = found.predicate.verb, core_of(found.predicate)
    if not group.progressive or group.negated or passes(found):
        return ()
    if group.lemma in _STEPS and group.tense is Tense.PRESENT and _is_placed(found):
        step = claim(found, value=activity(found), label=label_of(activity(found)), slot="step")
        said = step.statement.replace("The team ", "User ", 1)
        kind = ClaimKind.PROJECT_FACT
        return (replace(step, kind=kind, planned=True, about="user", local=False, statement=said),)
    if not core:
        return ()
    lasts = abides(found.predicate) or (
        group.tense is Tense.PERFECT and core != found.predicate.comp
    )
    lasts = lasts or (is_far(found.predicate.comp) and group.lemma not in DOING.keys() | _TALKS)
    awaited = group.lemma == "wait" and bool({noun_lemma(w.low) for w in core} & _AWAITED)
    if group.lemma in _UNDER_WAY and not (lasts and not is_single(core)) and not awaited:
        return ()
    if group.lemma == "do" and (
        not lasting_object(core)
        or (not lasts and any(w.low in _QUICK or noun_lemma(w.low) in _QUICK for w in core))
    ):
        return ()
    mine = core[0].low == "the" and any(w.low in {"my", "our"} for w in core)
    lasting = lasting_object(core) or lasts or mine or core[0].low in _TOWARDS
    if not lasting or is_at_hand(core):
        return ()
    if core[0].low in _AT_HAND and not (lasts or mine):
        return ()
    if core[0].low in _TOWARDS and is_single(core[1:]) and group.lemma not in _LASTING:
        return ()
    value = strip_determiner(core[: phrase_end(core, 0)] or core)
    return (
        claim(found, value=value, label=label_of((activity(found)[0], *value)), slot="project"),
    )


_AT_HAND = frozenset({"the", "about", "at", "to", "if", "whether", "you", "that"})


_STEPS = word_set("retire adopt emigrate divorce separate relocate downsize graduate foster move")
"""Steps of a life, which need no object: "I'm retiring in September", "we're adopting"."""


def _is_placed(found: Found) -> bool:
    """Tell whether a step stands alone or behind it says when, and nothing else is done."""
    comp = found.predicate.comp
    return found.predicate.verb.lemma != "move" if not comp else time_at(comp, 0)


_LASTING = word_set("recover suffer retrain heal grieve convalesce live emerge")
_TOWARDS = word_set(
    "for from with through towards toward between off down under part-time full-time"
)
"""What weeks are spent on stands behind these: "recovering from", "living with"."""

_MOODS = word_set(
    """sure aware curious happy glad stuck done ready sorry confused able going about looking unsure worried excited
    grateful thankful impressed pleased afraid willing keen fine ok okay good bad great back here there lost late
    early behind ahead free busy certain convinced right wrong close near tired sick hungry thirsty cold hot mad angry
    upset annoyed frustrated surprised shocked amazed disappointed satisfied unhappy sad bored interested trying
    supposed responsible torn tempted inclined guilty honest serious finished home out up down in on at off over
    through under with without like as from for of more less too so very really quite pretty not just only kind sort
    the a an my your this that also still now currently all both each concerned cautious hesitant clueless halfway
    set due next left alone open happy content puzzled baffled blocked missing nervous relieved"""
)
_THINGS = frozenset({"thing", "stuff", "lot", "bit", "idea", "way"})
_DEGREE = word_set(
    "more most less very really quite pretty so extremely super relatively fairly rather completely totally"
)
_TIED = word_set(
    "with to of at on about by in from for as under without outside into over through until till against"
)


def _trait(found: Found) -> tuple[Claim, ...]:
    """Read "I'm bad with names", "I'm new to Berlin", "I'm insured for two vans"."""
    comp, group = found.predicate.comp, found.predicate.verb
    body = comp[1:] if comp and comp[0].low in _DEGREE else comp
    if [w.low for w in comp[:2]] == ["no", "good"]:
        body = comp[1:]
    if len(body) < 3 or body[1].low not in _TIED or group.ended:
        return ()
    keeps = body[0].low in {"good", "bad", "close", "free"} and body[1].low in {"with", "at", "to"}
    counted = body[2].low in NUMBERS or body[2].low.isdecimal()
    keeps = keeps or (body[0].low == "due" and body[2].low in MONTHS)
    keeps = keeps or (body[0].low == "down" and body[1].low == "to" and counted)
    if (body[0].low in _MOODS and not keeps) or passes(found) or body[0].low in HEALTH:
        return ()
    if not body[0].low.isalpha() and "-" not in body[0].low:
        return ()
    if body[2].low in {
        "how",
        "what",
        "why",
        "where",
        "me",
        "having",
        "being",
        "getting",
        "whether",
    }:
        return ()
    last = noun_lemma(body[max(2, phrase_end(body, 2) - 1)].low)
    if last in _THINGS or (
        body[2].low == "the" and (last in TALK_NOUNS | WORK_NOUNS or len(body) < 4)
    ):
        return ()
    core = until_time(body)
    return (claim(found, value=core, label=label_of(core), slot="trait"),)


def _regular(found: Found) -> tuple[Claim, ...]:
    """Read "I'm up at five every day", "I'm at Marta's on Fridays": a being that comes again."""
    predicate = found.predicate
    if predicate.verb.progressive or passes(found) or not predicate.comp:
        return ()
    core = core_of(predicate) or predicate.comp[: _every_at(predicate.comp)]
    if not recurs_daily(found) or not core or core[0].low in _MOODS - _PLACED:
        return ()
    return (claim(found, value=core, label=label_of(strip_determiner(core)), slot="spell"),)


def _every_at(comp: Words) -> int:
    return next((i for i, w in enumerate(comp) if w.low in {"every", "each"}), 0)


_PLACED = _TIED | word_set(
    "up off out down over home back free busy open closed alone left behind through tired due next"
)


def recurs_daily(found: Found) -> bool:
    """Tell whether a being is said to come again: every day, on Fridays, three weeks in four."""
    plain = tuple(w for w in found.predicate.comp if w.low not in {"never", "always"})
    if [w.low for w in plain[-4:-1]] == ["rest", "of", "the"]:
        return True
    return recurs(plain) or recurs(found.predicate.front)


_EVENTS = word_set(
    """exam interview surgery operation appointment wedding flight marathon race recital performance viva defence defense
    exhibition procedure replacement transplant checkup check-up scan hearing audition competition tournament conference
    gig concert baby move colonoscopy biopsy ceremony graduation presentation show premiere inspection vacation holiday
    gcse gcses a-level a-levels finals test trip reunion birthday anniversary party christening funeral retreat workshop onsite visit"""
)


def _event(found: Found) -> tuple[Claim, ...]:
    """Read "I'm getting a hip replacement on April 14", "I have an exam next Tuesday"."""
    comp, group = found.predicate.comp, found.predicate.verb
    core = core_of(found.predicate)
    lows = {w.low for w in comp}
    dated = lows & (MONTHS | {"next"}) or any(w.low[0].isdecimal() for w in comp[len(core) :])
    nouns = {noun_lemma(w.low) for w in core}
    fitted = bool(
        lows & {"installed", "fitted", "removed", "replaced", "repaired", "delivered"}
    ) and group.lemma in {"get", "have"}
    if not dated or not (fitted or nouns & _EVENTS) or points(core) or lows & {"today", "tonight"}:
        return ()
    if group.tense is Tense.PAST or (
        group.tense is Tense.PRESENT
        and group.lemma not in {"have", "get"}
        and not group.progressive
    ):
        return ()
    value = strip_determiner(core)
    return (claim(found, value=value, label=label_of(value)),)


_ONCE = word_set("send call let come see get do be have tell ask try check look give show")


def _planned(found: Found) -> tuple[Claim, ...]:
    """Read "I'll close my company at the end of 2026": what somebody will do, and by when."""
    group, comp = found.predicate.verb, found.predicate.comp
    core = core_of(found.predicate)
    if group.negated or group.hedged or not core or is_single(core):
        return ()
    if is_stranger(found.subject) or points_away(core) or is_of_talk(core) or is_at_hand(core):
        return ()
    lows = [w.low for w in (*comp[len(core) :], *found.predicate.front)]
    far = any(low in MONTHS or (len(low) == 4 and low.isdecimal()) for low in lows) or any(
        low == "next" and after in _FAR for low, after in pairwise(lows)
    )
    away = group.lemma == "be" and core[0].low in {"on", "in", "at"}
    if not far or (group.lemma in _ONCE and not away):
        return ()
    return (claim(found, value=core, label=label_of(core)),)


_FAR = word_set("year month spring summer autumn fall winter term semester")
_UNITS = word_set("foot feet ft cm kg kilos stone pounds lbs metres meters inches tall")


def _measures(found: Found) -> tuple[Claim, ...]:
    """Read "I'm 5 foot 4", "I'm 92 kilos"."""
    comp = found.predicate.comp
    counted = bool(comp) and (comp[0].low[0].isdecimal() or comp[0].low in NUMBERS)
    if len(comp) < 2 or not counted or comp[1].low not in _UNITS or passes(found):
        return ()
    what = "height" if comp[1].low in {"foot", "feet", "ft", "cm", "metres", "meters"} else "weight"
    return (claim(found, label=what, slot=what),)


# fmt: off
RICH_REST_ENTRIES = (
    Entry(
        name="rest.event", since=SINCE, who=USERS, verbs=("have", "get", "do", "take", "sit", "resit", "retake", "attend", "host", "defend", "run", "play", "go"), patterns=("{x:rest}",),
        slot="event", kind=ClaimKind.PROJECT_FACT, tenses=frozenset({Tense.PRESENT, Tense.FUTURE}), denial="none", planned=True, make=_event,
    ),
    Entry(
        name="rest.planned", since=SINCE, who=USERS, verbs=("",), patterns=("{x:rest}",), slot="plan", kind=ClaimKind.GOAL,
        tenses=frozenset({Tense.FUTURE}), denial="none", planned=True, make=_planned,
    ),
    Entry(
        name="rest.regular", since=SINCE, who=USERS, verbs=("be",), patterns=("{x:rest}",), slot="spell", kind=ClaimKind.HABIT,
        denial="assert", loose=True, make=_regular,
    ),
    Entry(
        name="rest.trait", since=SINCE, who=ONE, verbs=("be",), patterns=("{x:rest}",), slot="trait", kind=ClaimKind.PROJECT_FACT,
        denial="assert", loose=True, make=_trait,
    ),
    Entry(
        name="rest.measure", since=SINCE, who=ONE, verbs=("be",), patterns=("{x:rest}",), slot="height", kind=ClaimKind.PROJECT_FACT,
        denial="none", make=_measures,
    ),
    Entry(
        name="rest.progressive", since=SINCE, who=USERS | {Who.TEAM}, verbs=("",), patterns=("?{x:rest}",), slot="project", kind=ClaimKind.ONGOING_PROJECT,
        longevity=Longevity.ONGOING, progressive=True, tenses=frozenset({Tense.PRESENT, Tense.PERFECT}), we="verb", loose=True, make=_progressive,
    ),
    Entry(
        name="rest.present", since=SINCE, who=USERS | {Who.TEAM}, verbs=("",), patterns=("?{x:rest}",), slot="habit", kind=ClaimKind.HABIT,
        longevity=Longevity.ONGOING, denial="assert", progressive=False, we="verb", loose=True, make=_present,
    ),
)
# fmt: on
