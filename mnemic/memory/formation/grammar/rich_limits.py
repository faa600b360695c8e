"""Entries of `formation@11`: what somebody can, must and may not do."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    ONE,
    PEOPLE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
)
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, FOODS
from mnemic.memory.formation.grammar.passing import again, is_at_hand
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    has_frequency,
    is_name,
    points,
    until_time,
)
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import NUMBERS, verb_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Longevity

SINCE = "formation@11"
_ONGOING = frozenset({Tense.PRESENT, Tense.PERFECT})
_MODAL = frozenset({Tense.MODAL})

FAILS = word_set(
    """find figure get see understand open log connect remember believe wait help tell say decide think imagine
    make reproduce access load run install build compile import read parse seem fix solve reach recall stop
    explain agree complain lie wrap spot locate identify tell trust hear describe choose pick stand bear
    send submit download upload click edit delete save print"""
)
"""What one cannot do just now: it says nothing of a person's limits."""

_BINDING = word_set(
    "because since before after until more less over under than past without unless during due"
)


def _cannot(found: Found) -> tuple[Claim, ...]:
    """Take a limit of the user's: "I can't lift anything over 20 kilos"."""
    group, comp = found.predicate.verb, found.predicate.comp
    if not (group.negated or group.ended) or group.modal not in {"can", "could"} or group.hedged:
        return ()
    if is_at_hand(comp):
        return ()
    lows = {w.low for w in comp}
    bound = bool(lows & (_BINDING | DAY_WORDS | FOODS)) or has_frequency(comp)
    senses = group.lemma in {"see", "hear", "smell", "taste", "read"} and bool(
        lows & {"well", "clearly", "far", "colour", "color", "properly"}
    )
    if senses and not points(comp):
        return (
            claim(found, value=activity(found), label=label_of(activity(found)), slot="constraint"),
        )
    if _is_sleepless(found, lows):
        words = activity(found)
        return (claim(found, value=words, label=label_of(words), slot="constraint"),)
    if group.lemma in FAILS and not (bound and not points(until_time(comp)) and lows & _LIMITS):
        return ()
    if not comp and group.lemma in _BODILY:
        return (claim(found, value=activity(found), label=group.lemma, slot="constraint"),)
    if not comp or _refers(until_time(comp)) or not (bound or _is_lasting(found)):
        return ()
    words = activity(found)
    return (
        claim(
            found,
            value=words if not bound else (words[0], *comp),
            label=label_of(words),
            slot="constraint",
        ),
    )


def _is_sleepless(found: Found, lows: set[str]) -> bool:
    """Tell whether somebody cannot get to sleep at some time of every day, and not just tonight."""
    comp = found.predicate.comp
    slept = found.predicate.verb.lemma == "get" and [w.low for w in comp[:2]] == ["to", "sleep"]
    return slept and len(comp) > 3 and bool(lows & _HOURS) and lows.isdisjoint(_JUST_NOW)


_HOURS = word_set("daytime day night nights morning mornings afternoon before until after without")
_JUST_NOW = word_set("tonight now last this right lately today")


def _refers(words: Words) -> bool:
    """Tell whether a limit points into the conversation; "anything over 20 kilos" does not."""
    open_ended = bool(words) and words[0].low in {"anything", "any", "all", "nothing", "everything"}
    return deictic(words) if open_ended else points(words)


_LIMITS = DAY_WORDS | word_set("before after past anything more than over")
_BODILY = word_set(
    "kneel drive swim fly bend climb walk whistle dance sing hear smell taste jump lift crouch squat float dig chew swallow stoop"
)
_LASTING = word_set(
    """lift swim drive fly eat drink digest tolerate ride climb bend kneel run jump carry cook afford sleep
    concentrate smell hear see taste whistle dance sing park have keep host commute travel walk sit stand
    take use work do handle wear donate dive skate ski avoid"""
)


def _is_lasting(found: Found) -> bool:
    lemma, comp = found.predicate.verb.lemma, found.predicate.comp
    if lemma not in _LASTING or comp[0].low in {"the", "it", "them", "you", "that", "my"}:
        return False
    return comp[0].low not in {"up", "with", "out", "on", "to"} or lemma in {"sit", "stand", "walk"}


def _only(found: Found) -> tuple[Claim, ...]:
    """Read "I can only meet after 4", "I only have 30 minutes a day"."""
    group, comp = found.predicate.verb, found.predicate.comp
    if not comp or points(until_time(comp)) or group.negated:
        return ()
    only = "only" in group.adverbs or comp[0].low == "only"
    lows = {w.low for w in comp}
    bound = (
        has_frequency(comp)
        or again(comp)
        or lows & (DAY_WORDS | _BINDING | FOODS)
        or any(w.low[0].isdecimal() for w in comp)
    )
    if (
        not only
        or not bound
        or (group.lemma in {"see", "get", "find", "think", "know"} and comp[0].low != "to")
    ):
        return ()
    return (
        claim(
            found,
            value=(*activity(found), *comp[-2:]),
            label=label_of(_what_is_had(comp) if group.lemma == "have" else activity(found)),
            slot="constraint",
        ),
    )


def _what_is_had(comp: Words) -> Words:
    """Give "six hours a week" of "six hours a week for the garden"."""
    at = next(
        (i for i, w in enumerate(comp) if i and w.low in {"for", "to", "in", "on", "at"}), len(comp)
    )
    return comp[:at]


def _not_allowed(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if not words or points(words):
        return ()
    return (claim(found, value=words, label=label_of(words)),)


def _must(found: Found) -> tuple[Claim, ...]:
    """Read "I have to be home by six every day", "I have to drive to Islay next week"."""
    group, comp = found.predicate.verb, found.predicate.comp
    if group.modal not in {"have to", "must", "need"} or not comp or points(until_time(comp)):
        return ()
    if {w.low for w in comp} & {"tonight", "today", "now", "tomorrow"} or group.negated:
        return ()
    again = has_frequency(comp) or bool({"always", "every"} & set(group.adverbs))
    dated = bool({w.low for w in comp} & (DAY_WORDS | {"next", "week", "by", "before", "until"}))
    lasting = group.lemma in {"avoid", "wear", "take", "commute", "pick", "drop", "be"} and (
        again or dated
    )
    clocked = group.lemma in {"be", "get", "leave", "start"} and _is_shift(comp)
    if not (again or lasting or clocked or (dated and any(is_name(w) for w in comp))):
        return ()
    return (
        claim(found, value=(*activity(found),), label=label_of(activity(found)), slot="constraint"),
    )


def _is_shift(comp: Words) -> bool:
    """Tell whether an hour is kept for work or school: "up at 4 for work"."""
    lows = [w.low for w in comp]
    timed = any(
        low in {"at", "by", "before"}
        and lows[i + 1 : i + 2]
        and (lows[i + 1][0].isdecimal() or lows[i + 1] in NUMBERS)
        for i, low in enumerate(lows)
    )
    return timed and lows[-2:] in (
        ["for", "work"],
        ["for", "school"],
        ["for", "uni"],
        ["for", "college"],
    )


def _need_to(found: Found) -> tuple[Claim, ...]:
    """Read "I need to be in bed by ten", "I need to eat every three hours"."""
    words = found.words("x")
    core = until_time(words)
    lows = {w.low for w in words}
    again = has_frequency(words) or (
        len(core) < len(words) and bool(lows & {"by", "before", "after", "every"})
    )
    if not core or points(core) or not again or lows & {"today", "tonight", "tomorrow", "now"}:
        return ()
    if verb_lemma(core[0].low) in FAILS | {
        "finish",
        "write",
        "turn",
        "hand",
        "reply",
        "respond",
        "know",
    }:
        return ()
    return (claim(found, value=words, label=label_of(core)),)


def _can_again(found: Found) -> tuple[Claim, ...]:
    """Read "I can take meetings on Fridays again": it takes the place of the limit."""
    group, comp = found.predicate.verb, found.predicate.comp
    if group.modal != "can" or group.negated or not comp or comp[-1].low not in {"again", "now"}:
        return ()
    kept = comp[:-1]
    if not kept or points(kept):
        return ()
    words = activity(found)
    bound = bool({w.low for w in kept} & (_BINDING | DAY_WORDS | FOODS)) or has_frequency(kept)
    core = tuple(w for w in words if w.low not in {"again", "now"})
    return (
        claim(
            found,
            value=(words[0], *kept) if bound else core,
            label=label_of(core),
            slot="constraint",
        ),
    )


_LIMIT = ClaimKind.CONSTRAINT


# fmt: off
RICH_LIMIT_ENTRIES = (
    Entry(
        name="rich.can_again", since=SINCE, who=PEOPLE, verbs=("",), patterns=("{x:rest}",), slot="constraint", kind=_LIMIT, tenses=_MODAL,
        denial="none", make=_can_again,
    ),
    Entry(
        name="rich.need_to", since=SINCE, who=USERS, verbs=("need", "have"), patterns=("to {x:rest}",), slot="constraint", many="x", kind=_LIMIT,
        denial="none", progressive=False, make=_need_to,
    ),
    Entry(
        name="rich.plateau", since=SINCE, who=ONE, verbs=("hit", "reach"), patterns=("a|any ?training ?strength plateau|wall|ceiling",), slot="progress",
        label="progress", kind=ClaimKind.RECURRING_STATE, longevity=Longevity.ONGOING, tenses=frozenset({Tense.PERFECT}), denial="assert",
    ),
    Entry(
        name="rich.only", since=SINCE, who=USERS, verbs=("",), patterns=("?only {x:rest}",), slot="constraint", kind=_LIMIT,
        tenses=frozenset({Tense.MODAL, Tense.PRESENT}), progressive=False, denial="none", make=_only,
    ),
    Entry(
        name="rich.cannot", since=SINCE, who=PEOPLE, verbs=("",), patterns=("?{x:rest}",), slot="constraint", kind=_LIMIT,
        tenses=_MODAL, denial="assert", make=_cannot,
    ),
    Entry(
        name="rich.allowed", since=SINCE, who=PEOPLE, verbs=("be",),
        patterns=("allowed|supposed|permitted|meant|able to {x:rest}", "forbidden|banned|barred from {x:rest}"),
        slot="constraint", many="x", label="{x}", kind=_LIMIT, tenses=_ONGOING, denial="assert",
        make=lambda f: _not_allowed(f) if f.predicate.verb.negated or f.predicate.comp[1].low == "from" else (),
    ),
    Entry(
        name="rich.must", since=SINCE, who=USERS, verbs=("",), patterns=("{x:rest}",), slot="constraint", kind=_LIMIT,
        tenses=_MODAL, denial="none", planned=True, make=_must,
    ),
)
# fmt: on
