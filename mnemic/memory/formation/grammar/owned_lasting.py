"""Whether what is told of a thing lasts: a schedule, a number, a place, an owner or a rule, and no moment."""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.entries import Found
from mnemic.memory.formation.grammar.lexicon import (
    DAY_WORDS,
    MENTAL_VERBS,
    MONTHS,
    PERIODS,
    PET_CLASS,
    TECH,
)
from mnemic.memory.formation.grammar.owned_nouns import MINE, RULE
from mnemic.memory.formation.grammar.owned_words import (
    CHANGES,
    FICTION,
    FLEETING,
    MEASURES,
    MOMENT_VERBS,
    NEVER_VERBS,
    NOW,
    PERMITS,
    WITH_TIME,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    has_frequency,
    is_name,
    lows,
    points,
    time_at,
    until_time,
)
from mnemic.memory.formation.grammar.verbs import Tense, VerbGroup
from mnemic.memory.formation.grammar.words import (
    NUMBERS,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

PLACES = word_set(
    "in on under at behind above below next near inside outside beside from upstairs downstairs across over opposite between within"
)
STATES = frozenset({"be", "live", "sit", "stand", "hang", "lie"})


OWNED_WORDS_MAX = 32
"""Longest complement that is taken whole, in words."""

_RULE_MODALS = frozenset({"must", "may", "can", "have to", "need", "shall"})


def is_momentary(found: Found) -> bool:
    """Tell whether a clause tells of the moment, points into the talk, or is said with doubt."""
    group, comp, front = found.predicate.verb, found.predicate.comp, found.predicate.front
    if group.hedged and group.modal != "may":
        return True
    words = comp + front
    if comp and (
        (group.lemma == "go" and comp[0].low in _ASTRAY)
        or (group.lemma in {"give", "run", "wear", "burn"} and comp[0].low in {"out", "up"})
        or (group.lemma in {"give", "wear", "burn"} and comp[0].low == "in")
    ):
        return True
    raises = group.lemma == "raise" and acts_on_owner(group, comp)
    if len(words) > OWNED_WORDS_MAX or (group.lemma in NEVER_VERBS | _MINDS and not raises):
        return True
    said = set(lows(words)) | set(group.adverbs)
    if _is_fiction(words) or (
        found.predicate.subject.known
        and comp
        and comp[0].low in {"called", "named"}
        and found.predicate.subject.noun[-1].low in PET_CLASS
    ):
        return True
    if said & NOW or {"right", "now"} <= said or {"this", "morning"} <= said:
        return True
    if any(w.low == "in" and _is_soon(words[k + 1 : k + 4]) for k, w in enumerate(words)):
        return True
    back = "them" if found.predicate.subject.plural else "it"
    own = "their" if found.predicate.subject.plural else "its"
    comp = tuple(w for k, w in enumerate(comp) if (w.low != back or not k) and w.low != own)
    core = until_time(comp[1:] if comp and comp[0].low in {"me", "us", "all", "both"} else comp)
    return bool(core) and (points(core) or core[0].low in {"that", "whether", "if", "why", "how"})


_ASTRAY = word_set(
    "wrong down bad off away missing crazy well badly smoothly fine great so to-pieces dark blank mad by"
)


def _is_fiction(words: Words) -> bool:
    """Tell whether "in the book", "according to", "for example" puts it all into somebody's text."""
    for k, word in enumerate(words):
        if word.low in _HEARSAY or (word.low in {"says", "say"} and k):
            return True
        before = [w.low for w in words[max(0, k - 3) : k]]
        if word.low in FICTION and {"in", "from", "per", "of"} & set(before):
            return True
    return False


_MINDS = MENTAL_VERBS - {"need", "want", "get", "keep", "let", "try", "care", "look"}
"""What only somebody does who has a mind: of a thing it is a figure of speech."""

_HEARSAY = frozenset({"according", "apparently", "supposedly", "allegedly"})


def _is_soon(words: Words) -> bool:
    """Tell whether "in five minutes" or "in a week" stands here."""
    counted = bool(words) and (words[0].low in NUMBERS | {"a", "an"} or words[0].low[0].isdecimal())
    return counted and any(w.low in _SPANS for w in words[1:])


_SPANS = word_set("second seconds minute minutes hour hours day days week weeks month months")


def acts_on_owner(group: VerbGroup, comp: Words) -> bool:
    """Tell whether somebody does something to the owner or to what is the owner's."""
    if group.lemma in MENTAL_VERBS | {"be", "have", "give", "send", "email", "call"}:
        return False
    return any(w.low in {"me", "us", "my", "our"} for w in comp[:5])


def is_firm(found: Found) -> bool:
    """Tell whether a clause says itself that it lasts: a schedule, a number, a name, a place, an owner, a rule."""
    group, comp = found.predicate.verb, found.predicate.comp
    words = comp + found.predicate.front
    return (
        is_scheduled(found)
        or any(w.low[0].isdecimal() or w.low in NUMBERS for w in words)
        or any(is_name(w) for w in comp)
        or (group.lemma in _USES and any(w.low in TECH for w in comp))
        or _is_by_somebody(comp)
        or (bool(comp) and comp[0].low in PLACES and group.lemma in STATES and len(comp) > 1)
        or (group.lemma == "be" and _is_put(comp))
        or is_rule(found)
        or bool({"always", "never", "only", "usually", "normally", "mostly"} & set(group.adverbs))
        or group.never
        or (bool(comp) and comp[-1].low in {"only", "exclusively"})
        or (group.lemma in {"let", "allow"} and len(comp) > 1 and comp[0].low in {"me", "us"})
    )


_USES = frozenset({"use", "run", "be", "talk", "go", "deploy"})


def is_scheduled(found: Found) -> bool:
    """Tell whether a clause says when something comes again, or by which day it is."""
    words = found.predicate.comp + found.predicate.front
    if recurs(words):
        return True
    for i, word in enumerate(words):
        behind = words[i + 1].low if i + 1 < len(words) else ""
        if word.low in MONTHS | DAY_WORDS and word.low not in {"may", "march"}:
            return True
        if word.low in {"at", "until", "till", "before", "after", "from", "by"} and (
            behind in NUMBERS | {"noon", "midnight"} or behind[:1].isdecimal()
        ):
            return True
    return bool({"daily", "weekly", "nightly", "monthly"} & set(found.predicate.verb.adverbs))


def recurs(words: Words) -> bool:
    """Tell whether something comes again: a frequency, every or each, Mondays, the first of the month."""
    if has_frequency(words):
        return True
    for k, word in enumerate(words):
        behind = words[k + 1].low if k + 1 < len(words) else ""
        if word.low in {"every", "each"} and behind not in {"", "other", "one", "time"}:
            return True
        if word.low in DAY_WORDS and word.low.endswith("days"):
            return True
        period = words[k + 2].low if k + 2 < len(words) else ""
        if word.low == "of" and behind in {"the", "each", "every"} and period in PERIODS:
            return True
    return False


def _is_by_somebody(comp: Words) -> bool:
    """Tell whether a passive says who does it: "owned by the Lisbon team", "run by my uncle"."""
    done = bool(comp) and is_participle(comp[0].low)
    return done and any(w.low == "by" for w in comp[1:4]) and len(comp) > 2


def _is_put(comp: Words) -> bool:
    """Tell whether a passive says where something is kept: "kept on the roof", "stored in the shed"."""
    return len(comp) > 2 and verb_lemma(comp[0].low) in _KEPT and comp[1].low in PLACES


_KEPT = word_set(
    "keep store host house park lock hide bury file stack archive hang mount install back wire fix tie base"
)


def is_participle(low: str) -> bool:
    lemma = verb_lemma(low)
    return lemma is not None and (
        verb_form(low, lemma) == "past"
        or low in {"run", "cut", "set", "shut", "split", "put", "spread"}
    )


def is_rule(found: Found) -> bool:
    """Tell whether a clause lays down what must or may not be done, or is needed."""
    subject, group, comp = found.predicate.subject, found.predicate.verb, found.predicate.comp
    first = comp[0].low if comp else ""
    opener = subject.noun[0].low if subject.noun else ""
    if group.tense is Tense.MODAL or (group.modal == "may" and group.hedged):
        strict = group.modal in {"must", "have to", "need", "shall"}
        return strict or (group.modal in {"may", "can"} and (group.negated or opener in _NONE))
    if group.lemma == "need":
        shared = subject.about == "team" or subject.owned != MINE
        return shared or first in NUMBERS | {"to", "at"}
    if group.negated and group.lemma in PERMITS:
        return True
    if group.lemma == "be" and first in _LAID_DOWN:
        return True
    if opener in _NONE and group.tense is Tense.PRESENT and any(w.low == "without" for w in comp):
        return True
    if (
        subject.owned not in {RULE, MINE}
        or opener not in _NONE | _EVERY
        or group.tense is not Tense.PRESENT
    ):
        return False
    does = group.lemma not in MENTAL_VERBS | MOMENT_VERBS | {"be", "have"}
    return group.negated or does or is_participle(first)


_NONE = frozenset({"nobody", "nothing", "no", "none", "no-one", "only"})
_EVERY = frozenset({"anything", "everything", "every", "all", "whoever", "anyone", "each"})
_LAID_DOWN = frozenset(
    {"allowed", "forbidden", "banned", "required", "mandatory", "off-limits", "compulsory"}
)


def is_standing(found: Found) -> bool:
    """Tell whether what sounds like work at hand is kept: it recurs, is somebody's, or runs somewhere."""
    group, comp = found.predicate.verb, found.predicate.comp
    placed = (
        group.lemma in {"live", "run", "sit"}
        and bool(comp)
        and comp[0].low in {"in", "on", "at", "under"}
    )
    plural = found.predicate.subject.plural
    sent = plural and group.lemma in _SENT and len(comp) > 1 and comp[0].low in {"to", "into"}
    bound = plural and group.modal in {"must", "have to"} and _is_bounded(comp)
    return (
        recurs(comp)
        or _is_by_somebody(comp)
        or placed
        or (sent and is_name(comp[1]))
        or bound
        or found.predicate.subject.owned == RULE
        or _is_convention(found)
        or _is_on_occasion(found)
    )


def _is_convention(found: Found) -> bool:
    """Tell whether what every one of ours does is told: "our commits follow ...", "our logs are kept for ..."."""
    subject, group, comp = found.predicate.subject, found.predicate.verb, found.predicate.comp
    if not subject.plural or subject.owned != MINE or group.tense is not Tense.PRESENT or not comp:
        return False
    if group.lemma in {"be", "get"}:
        return comp[0].low in CONVENED
    return group.lemma in _KEEPS_TO


CONVENED = word_set(
    """signed squashed kept stored named prefixed tagged versioned reviewed encrypted rotated archived pinned generated
    deployed built owned written tracked numbered logged hosted managed gated mandatory automated scheduled capped"""
)
_KEEPS_TO = word_set(
    "follow use need require start begin end hit target reference include carry contain have"
)


def _is_on_occasion(found: Found) -> bool:
    """Tell whether a part of the body does so on every occasion: "my finger hurts every time I crimp"."""
    noun, comp = found.predicate.subject.noun, found.predicate.comp
    lows = [w.low for w in comp[:4]]
    often = "whenever" in lows or any(
        pair in {("every", "time"), ("each", "time"), ("when", "i")} for pair in pairwise(lows)
    )
    return often and noun_lemma(noun[-1].low) in _LIMBS


_LIMBS = word_set("hand finger eye ear foot leg nose throat stomach face skin arm thumb toe head")


_SENT = frozenset({"go", "ship", "stream", "flow"})


def _is_bounded(comp: Words) -> bool:
    """Tell whether a rule gives a bound: "our tests must run in under ten minutes"."""
    return any(
        a.low in {"under", "within", "than", "least", "most"}
        and (b.low in NUMBERS or b.low[0].isdecimal())
        for a, b in pairwise(comp)
    )


def tense_lasts(found: Found, *, firm: bool) -> bool:
    group, comp = found.predicate.verb, found.predicate.comp
    tense = group.tense
    if group.progressive:
        later = tense is Tense.PRESENT and _is_later(comp)
        towards = (
            group.lemma in {"work", "rehearse", "prepare"}
            and comp[:1] != ()
            and (comp[0].low in {"towards", "toward", "for"} and len(comp) > 1)
        )
        held = later or (towards and not found.predicate.subject.known)
        going = tense in {Tense.PRESENT, Tense.PERFECT}
        set_out = group.lemma in CHANGES and (_is_past_date(comp) or _is_set_to(comp))
        return held or (going and (has_frequency(comp) or set_out))
    if tense is Tense.PRESENT:
        return True
    if tense is Tense.MODAL:
        measured = group.lemma in MEASURES and firm
        refusing = group.modal == "can" and (group.negated or measured or is_rule(found))
        return group.modal in _RULE_MODALS - {"can"} or refusing
    if tense is Tense.FUTURE:
        return group.negated and group.lemma in PERMITS | {"extend"}
    since = any(w.low in {"since", "for", "never"} for w in comp) or group.never
    if tense is Tense.PERFECT:
        return since or (group.lemma == "be" and bool(comp) and verb_lemma(comp[0].low) in CHANGES)
    if tense is Tense.PAST:
        if group.never and group.lemma in _MENDS:
            return True
        made = verb_lemma(comp[0].low) if comp and group.lemma in {"be", "get"} else group.lemma
        placed = group.never or _is_by_somebody(comp) or _is_past_date(comp) or _is_set_to(comp)
        return made in CHANGES and placed
    return False


def _is_set_to(comp: Words) -> bool:
    """Tell whether a change says to what: "our rent to 1,450"."""
    return any(
        a.low in {"to", "by", "from"} and (b.low[0].isdecimal() or b.text[0] in "€$£")
        for a, b in pairwise(comp)
    )


_MENDS = frozenset({"heal", "recover", "mend", "knit", "set", "regrow"})
"""What never did so is so still: "my shoulder never healed"."""


def _is_later(comp: Words) -> bool:
    """Tell whether a date that is weeks off is named: "in 2027", "from January", "next spring"."""
    for i, word in enumerate(comp[:-1]):
        behind = comp[i + 1].low
        year = behind.isdecimal() and len(behind) == 4 and behind[:2] == "20"
        if word.low in {"in", "from", "by", "until"} and (
            year or behind in MONTHS - {"may", "march"} | _SEASONS
        ):
            return True
        if word.low == "next" and behind in _SEASONS | {"year", "month", "term"}:
            return True
    return False


_SEASONS = frozenset({"spring", "summer", "autumn", "winter"})


def _is_past_date(comp: Words) -> bool:
    return any(
        (w.low.isdecimal() and len(w.low) == 4) or w.low in MONTHS - {"may", "march"} for w in comp
    ) or any(time_at(comp, i) and comp[i].low in {"last", "in", "since"} for i in range(len(comp)))


def is_told(found: Found, *, firm: bool) -> bool:
    """Tell whether "is ..." tells something of the thing, and not how somebody finds it."""
    comp = found.predicate.comp
    if not comp:
        return False
    first = comp[0].low
    if first == "next":
        # "The fence is next on the list" is a turn to be had, and no place.
        return len(comp) > 1 and comp[1].low == "to"
    if first in WITH_TIME:
        return is_scheduled(found) or (first in {"open", "off", "out"} and len(comp) > 2 and firm)
    if first in FLEETING or (first.endswith("ing") and verb_lemma(first) is not None):
        return False
    if first.endswith("ly") and len(comp) > 1 and comp[1].low in FLEETING:
        return False
    if first in {"a", "an"} and len(comp) > 1:
        return not any(
            w.low in FLEETING | {"mess", "nightmare", "joke", "pain", "disaster"} for w in comp[1:3]
        )
    return not {"more", "most", "less", "better", "worse"} & {first}
