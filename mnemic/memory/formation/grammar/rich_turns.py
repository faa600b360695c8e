"""Entries of `formation@11`: what changed in a life, a trade or a home, or is about to.

"I signed the lease on a bookshop", "we moved the studio to Hill Street", "I'll close my
company at the end of 2026": the thing says that it is no step of the work at hand.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.aimed_at import is_far
from mnemic.memory.formation.grammar.entries import USERS, Claim, Entry, Found, claim
from mnemic.memory.formation.grammar.lexicon import LANGUAGES, MONTHS
from mnemic.memory.formation.grammar.owned_words import BUSINESS, HOME
from mnemic.memory.formation.grammar.passing import (
    HAND_VERBS,
    MIND_VERBS,
    TALK_NOUNS,
    WORK_NOUNS,
    core_of,
    is_dated,
    is_kind,
    recurring,
)
from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_determiner
from mnemic.memory.formation.grammar.rich_rest import SINCE, passes
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.ties import is_animal, tie_class
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import NUMBERS, PREPOSITIONS, noun_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity

_DEEDS = word_set("lease contract deal mortgage tenancy papers agreement partnership franchise")
_CONCERNS = (
    (HOME | BUSINESS)
    - word_set(
        "key keys window windows gate record records list copy copies register menu will spare walls wall will"
    )
) | word_set(
    """truck trailer press kiln loom lathe mill tree vine orchard field acre hectare hive colony crop harvest herd flock
    company firm studio shop warehouse branch business van tractor mare combine sawmill boatyard job client customer
    house cottage field vineyard grove beehive swarm plot machine chair apprentice worker picker partner"""
)
_LOST = word_set(
    """hive colony tree vine crop harvest flock herd licence license job contract client customer business house farm
    home sponsor season greenhouse stall tenancy patent visa"""
)
_CHANGES = word_set(
    """buy sell rent lease open close move build plant found hire split expand double hand take lose bury rebuild
    convert merge register insure renovate dig fence let"""
)
_SET_UP = word_set("sell move open close found merge split")
_TAKEN_UP = word_set("start learn resume restart join")
_MADE_PUBLIC = word_set(
    "write publish record release compose illustrate direct translate self-publish"
)
_WORKS = word_set(
    "book cookbook novel album ep memoir opera symphony musical play textbook thesis dissertation column"
)
_PLAYED = word_set("play compete row race swim box fight fence wrestle sprint bowl bat referee")


def _nouns(words: Words) -> set[str]:
    return {noun_lemma(w.low) for w in words} | {w.low for w in words}


def _matters(found: Found) -> bool:
    """Tell whether what was done changes a life, a trade or a home."""
    lemma, comp = found.predicate.verb.lemma, found.predicate.comp
    core = core_of(found.predicate)
    nouns = _nouns(core)
    if lemma == "sign":
        return bool(nouns & _DEEDS)
    if lemma == "lose":
        counted = any(w.low in NUMBERS or w.low.isdecimal() for w in core[:3])
        return bool(nouns & _LOST) or (counted and any(is_animal(w.low) for w in core))
    if lemma in _MADE_PUBLIC:
        return bool(nouns & _WORKS)
    if lemma in _PLAYED:
        return any(
            w.low == "for"
            and i + 1 < len(comp)
            and (is_name(comp[i + 1]) or comp[i + 1].low in {"my", "our", "the"})
            for i, w in enumerate(comp)
        )
    if lemma in _TAKEN_UP:
        return _is_taken_up(found, core)
    if lemma == "take" and comp[:1] and comp[0].low == "up":
        return (
            len(core) > 1 and not nouns & _HANDED and core[1].low not in {"the", "my", "a", "too"}
        )
    if lemma == "pick" and comp[:1] and comp[0].low == "up":
        return len(core) > 2 and core[1].low in {"the", "a"} and not nouns & _HANDED
    if lemma not in _CHANGES or not nouns & _CONCERNS:
        return False
    first = core[0].low if core else ""
    named = any(is_name(w) for w in comp)
    own = (
        first in {"my", "our", "a", "an"} | NUMBERS
        or (lemma in _SET_UP and named)
        or bool({"second", "third"} & nouns)
    )
    return own and first not in PREPOSITIONS


_HANDED = word_set(
    "phone pace slack tab bill call thread parcel order habit kid kids child children dog key keys thing"
)


def _is_taken_up(found: Found, core: Words) -> bool:
    """Tell whether a pursuit was begun: "learned coding off YouTube", "started tango on Tuesdays"."""
    lemma, comp = found.predicate.verb.lemma, found.predicate.comp
    if (
        not core
        or not is_kind(core)
        or core[0].low in PREPOSITIONS | {"to", "a", "an", "about", "how", "what", "that"}
    ):
        return False
    kind = core[0].low
    rest = {w.low for w in comp[1:]}
    if kind in LANGUAGES or (
        lemma == "learn" and rest & {"off", "from", "on", "by", "through", "myself", "with"}
    ):
        return True
    placed = {"at", "with", "in"} & rest and any(
        tie_class(w.low) or _nouns((w,)) & _VENUES for w in comp[1:]
    )
    return lemma in {"start", "resume", "restart"} and (recurring(comp[1:]) or bool(placed))


_VENUES = word_set(
    "club centre center studio school gym hall academy dojo church college library workshop group class"
)


def _turned(found: Found) -> tuple[Claim, ...]:
    group, comp = found.predicate.verb, found.predicate.comp
    if (
        group.tense is not Tense.PAST
        or group.progressive
        or group.negated
        or not comp
        or passes(found)
    ):
        return ()
    if not _matters(found) or _nouns(comp) & _NOT_TOLD:
        return ()
    words = activity(found)
    return (claim(found, value=words, label=label_of(words), slot="history"),)


_NOT_TOLD = word_set("film movie level chapter tab file document spreadsheet video clip")


def _ahead(found: Found) -> tuple[Claim, ...]:
    """Read "I'll close my company at the end of 2026", "we're going to open a branch in May"."""
    group, comp = found.predicate.verb, found.predicate.comp
    if group.tense is not Tense.FUTURE or group.negated or not comp or passes(found):
        return ()
    core = core_of(found.predicate)
    dated = is_far(comp) or is_dated(comp) or is_far(found.predicate.front) or _is_month(comp)
    if not dated or not core or group.lemma in MIND_VERBS | {"say", "show"}:
        return ()
    nouns = _nouns(core)
    if nouns & (TALK_NOUNS | WORK_NOUNS):
        return ()
    first = core[0].low
    owned = first in {"my", "our"} or bool(nouns & _CONCERNS) or any(is_name(w) for w in core)
    if group.lemma in HAND_VERBS - {
        "close",
        "open",
        "take",
        "move",
        "start",
        "run",
        "leave",
        "finish",
    } and not (nouns & _CONCERNS):
        return ()
    if not owned:
        return ()
    value = strip_determiner(core)
    words = (activity(found)[0], *value)
    return (claim(found, value=words, label=label_of(words), slot="plan"),)


def _is_month(comp: Words) -> bool:
    return any(w.low in MONTHS and w.text[:1].isupper() for w in comp)


def _need(found: Found) -> tuple[Claim, ...]:
    """Read "I need B2 for the nursing job", "we need about 4000 for the second chair"."""
    comp = found.predicate.comp
    if passes_need(comp) or found.predicate.verb.negated:
        return ()
    core = core_of(found.predicate)
    value = strip_determiner(core)
    return (claim(found, value=value, label=label_of(value)),)


def passes_need(comp: Words) -> bool:
    """Tell whether what is needed is no amount and no grade for something that lasts."""
    at = next((i for i in range(1, min(5, len(comp) - 1)) if comp[i].low in {"for", "by"}), 0)
    if not at:
        return True
    head = comp[:at]
    graded = any(w.low[0].isdecimal() or w.low[-1].isdecimal() for w in head)
    nouns = _nouns(comp)
    if not graded or nouns & (TALK_NOUNS | WORK_NOUNS | _SMALL):
        return True
    lows = {w.low for w in comp[at:]}
    return bool(
        lows
        & {
            "it",
            "this",
            "that",
            "these",
            "those",
            "today",
            "tonight",
            "tomorrow",
            "dinner",
            "lunch",
        }
    )


_SMALL = word_set(
    """minute hour idea word name tip egg gram cup spoon line example character page cm mm px pixel inch screw
    nail bolt battery slide guest people person day"""
)


def _registered(found: Found) -> tuple[Claim, ...]:
    """Read "I'm VAT registered", "we're fully insured", "I'm first aid trained"."""
    comp = found.predicate.comp
    if len(comp) == 1 and comp[0].low in _SIDED:
        return (claim(found, value=comp, label=label_of(comp)),)
    if not 1 < len(comp) <= 7 or comp[-1].low not in _STANDINGS or passes(found):
        return ()
    joint = next((i for i, w in enumerate(comp) if w.low in {"and", ","}), 0)
    if (joint and comp[joint - 1].low not in _STANDINGS) or (not joint and len(comp) > 4):
        return ()
    if any(
        w.low in PREPOSITIONS | {"the", "a", "an", "not", "being", "getting", "so"} for w in comp
    ):
        return ()
    return (claim(found, value=comp, label=label_of(comp)),)


_SIDED = frozenset({"left-footed", "right-footed", "ambidextrous"})
_STANDINGS = word_set(
    "registered certified qualified trained insured checked bonded licensed accredited approved exempt vetted chartered"
)

# fmt: off
RICH_TURN_ENTRIES = (
    Entry(
        name="turns.registered", since=SINCE, who=USERS, verbs=("be",), patterns=("{x:rest}",), slot="standing", kind=ClaimKind.PROJECT_FACT,
        denial="assert", make=_registered,
    ),
    Entry(
        name="turns.past", since=SINCE, who=USERS, verbs=("",), patterns=("{x:rest}",), slot="history", kind=ClaimKind.PROJECT_FACT,
        tenses=frozenset({Tense.PAST}), denial="none", loose=True, make=_turned,
    ),
    Entry(
        name="turns.ahead", since=SINCE, who=USERS, verbs=("",), patterns=("{x:rest}",), slot="plan", kind=ClaimKind.GOAL,
        longevity=Longevity.ONGOING, tenses=frozenset({Tense.FUTURE}), denial="none", planned=True, loose=True, make=_ahead,
    ),
    Entry(
        name="turns.need", since=SINCE, who=USERS, verbs=("need",), patterns=("{x:rest}",), slot="need", label="{x}", many="x",
        kind=ClaimKind.GOAL, longevity=Longevity.ONGOING, denial="none", make=_need,
    ),
)
# fmt: on
