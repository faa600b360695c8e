"""Entries of `formation@11`: what somebody will not do, turns down, would sooner do, or only does.

A refusal is told with a verb of refusing ("I refuse literary work", "I steer clear of
gluten") or with "won't"; a taste with "would" and what it is weighed against.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import USERS, Claim, Entry, Found, claim
from mnemic.memory.formation.grammar.passing import (
    HAND_VERBS,
    MIND_VERBS,
    abides,
    again,
    core_of,
    is_at_hand,
    is_of_talk,
    is_passing,
    is_single,
    opens_with_verb,
    points_away,
)
from mnemic.memory.formation.grammar.phrases import Words, phrase_end, strip_determiner
from mnemic.memory.formation.grammar.rich_rest import SINCE, passes
from mnemic.memory.formation.grammar.table_habits import activity, label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind

_REFUSING: dict[str, tuple[tuple[str, ...], ...]] = {
    "refuse": ((),), "decline": ((),), "avoid": ((),), "boycott": ((),), "shun": ((),), "reject": ((),),
    "turn": (("down",), ("away",)), "steer": (("clear", "of"), ("away", "from")), "stay": (("away", "from"), ("off",), ("clear", "of"), ("out", "of")),
    "keep": (("away", "from"), ("off",), ("clear", "of")), "abstain": (("from",),), "refrain": (("from",),),
    "swear": (("off",),), "pass": (("on",),), "draw": (("the", "line", "at"),), "skip": ((),), "object": (("to",),), "hold": (("off",),),
}  # fmt: skip
"""Verbs of refusing, each with the words that go with it."""


def _refused(found: Found) -> Words:
    """Give what is refused, () when nothing is."""
    comp = found.predicate.comp
    for words in _REFUSING.get(found.predicate.verb.lemma, ()):
        n = len(words)
        if tuple(w.low for w in comp[:n]) == words and len(comp) > n:
            return comp[n:]
    return ()


def _refuses(found: Found) -> tuple[Claim, ...]:
    """Read "I refuse literary work", "I turn down anything three-phase", "I avoid dairy"."""
    group, what = found.predicate.verb, _refused(found)
    if not what or passes(found) or group.negated or group.progressive or is_single(what):
        return ()
    if opens_with_verb(what) in (MIND_VERBS | HAND_VERBS) - {
        "use",
        "run",
        "follow",
        "have",
    } or is_at_hand(what):
        return ()
    if group.lemma in {"skip", "pass", "hold", "reject"} and not abides(found.predicate):
        return ()
    value = strip_determiner(what)
    return (claim(found, value=value, label=label_of(value), slot="refusal"),)


_LACKED_NOT = word_set(
    """idea clue doubt problem problems issue issues objection objections intention choice reason time luck preference
    opinion complaints interest question questions way need words memory excuse right business trouble plan plans
    regrets chance hope comment say patience energy desire option options alternative faith confidence answer point"""
)


def _lacks(found: Found) -> tuple[Claim, ...]:
    """Read "we've no junior", "I have no garden": what is not to be had binds."""
    comp, group = found.predicate.comp, found.predicate.verb
    if (
        group.negated
        or group.progressive
        or len(comp) < 2
        or comp[0].low not in {"no", "neither", "zero"}
    ):
        return ()
    core = core_of(found.predicate)
    nouns = {noun_lemma(w.low) for w in core} | {w.low for w in core}
    if (
        nouns & _LACKED_NOT
        or passes(found)
        or (core[1:2] and core[1].low in {"longer", "one", "more"})
    ):
        return ()
    value = core[: phrase_end(core, 0)] or core
    return (claim(found, value=value, label=label_of(strip_determiner(value)), slot="lack"),)


def _has_none(found: Found) -> tuple[Claim, ...]:
    """Read "we don't have any sponsors", as `_lacks` reads "we have no sponsors"."""
    comp, group = found.predicate.comp, found.predicate.verb
    if not group.negated or group.ended or group.progressive or len(comp) < 2 or passes(found):
        return ()
    core = core_of(found.predicate)
    nouns = {noun_lemma(w.low) for w in core} | {w.low for w in core}
    if (
        nouns & _LACKED_NOT
        or is_of_talk(comp[1:])
        or is_at_hand(core)
        or comp[1].low in {"of", "other", "more"}
    ):
        return ()
    value = core[1 : phrase_end(core, 1)] or core[1:]
    return (claim(found, value=value, label=label_of(value), slot="lack"),)


def _has_nobody(found: Found) -> tuple[Claim, ...]:
    """Read "I don't have anyone at work I could ask", "I've got nobody to walk the dog"."""
    comp, group = found.predicate.comp, found.predicate.verb
    nobody = comp[0].low in {"nobody", "no-one"}
    if group.negated is nobody or group.progressive or len(comp) < 3 or passes(found):
        return ()
    if comp[1].low == "'s" or (comp[1].low in {"else", "like", "in"} and len(comp) < 5):
        return ()
    return (
        claim(
            found,
            value=comp[1:],
            label=label_of(comp),
            slot="lack of people",
            kind=ClaimKind.PROJECT_FACT,
        ),
    )


_WONT = word_set(
    """keep lie bore bother repeat waste pretend go get have be make let give take need stop hesitate hold miss happen
    help disagree argue deny stay spoil lose last come send add put judge dwell"""
)
"""What one will not do in a talk, or just this once."""

_OPEN = word_set("open available free in around working reachable")
"""What one is not on days that come again: "I won't be open on Mondays"."""

_ALONE = word_set("fly drive drink smoke swim travel dance vape commute relocate gamble negotiate")


def _will_not(found: Found) -> tuple[Claim, ...]:
    """Read "I won't fly", "I won't touch the savings account", "I won't work weekends"."""
    group, comp = found.predicate.verb, found.predicate.comp
    if (
        not (group.negated or group.never)
        or group.tense is not Tense.FUTURE
        or is_passing(found.predicate)
    ):
        return ()
    if not comp:
        return (
            (claim(found, value=activity(found), label=group.lemma, slot="refusal"),)
            if group.lemma in _ALONE
            else ()
        )
    core = core_of(found.predicate)
    shut = group.lemma == "be" and comp[0].low in _OPEN and again(comp)
    if group.modal != "will" or (
        group.lemma in MIND_VERBS | HAND_VERBS
        and group.lemma not in {"have", "use", "get"}
        and not shut
    ):
        return ()
    if (
        (group.lemma in _WONT and not abides(found.predicate))
        or is_of_talk(comp)
        or is_at_hand(comp)
    ):
        return ()
    if comp[0].low in {"not", "or", "and"} or (core and core[0].low == "the" and len(core) < 3):
        return ()
    value = (activity(found)[0], *strip_determiner(comp))
    return (claim(found, value=value, label=label_of((value[0], *core)), slot="refusal"),)


_WEIGHED = frozenset({"over", "than"})
_ANY = (("any", "day"), ("any", "time"), ("anytime",), ("every", "time"))


def _sooner(found: Found) -> tuple[Claim, ...]:
    """Read "I'd take a mountain over a beach any day", "I'd sooner walk than drive"."""
    group, comp = found.predicate.verb, found.predicate.comp
    if (
        group.modal not in {"would", "would rather", "will"}
        or group.negated
        or is_passing(found.predicate)
    ):
        return ()
    lows = tuple(w.low for w in comp)
    at = next((i for i, low in enumerate(lows) if low in _WEIGHED and 0 < i < len(lows) - 1), 0)
    sworn = any(lows[i : i + len(t)] == t for t in _ANY for i in range(len(lows)))
    if not at or comp[0].low in {"the", "that", "like", "more"} or {"if"} & set(lows):
        return ()
    if (
        lows[at] == "over"
        and group.lemma not in {"take", "choose", "pick", "have", "prefer", "buy", "trade"}
        and not sworn
    ):
        return ()
    if (
        lows[at] == "than"
        and "sooner" not in lows[:2] + group.adverbs
        and group.modal != "would rather"
    ):
        return ()
    value = strip_determiner(comp[:at])
    return (claim(found, value=value, label=label_of(value), slot="preference"),)


_NOT_RATHER = word_set(
    "have be do go get say talk discuss think know guess wait see hear read answer explain spend waste lose miss risk change break start stop"
)
"""What one would rather not do in a talk or with what is at hand."""

_ONE_OF = word_set("the a an one another more my our your any too")


def _rather_not(found: Found) -> tuple[Claim, ...]:
    """Read "I'd rather not use plastic pots", "we'd rather not fly" as what is not preferred."""
    group, comp = found.predicate.verb, found.predicate.comp
    if group.modal != "would rather" or not group.negated or is_passing(found.predicate):
        return ()
    if group.lemma in MIND_VERBS | _NOT_RATHER or points_away(comp) or is_at_hand(comp):
        return ()
    if not comp and group.lemma not in _ALONE:
        return ()
    if comp and (comp[0].low in _ONE_OF | {"not"} or is_of_talk(comp)):
        return ()
    value = (activity(found)[0], *comp)
    return (claim(found, value=value, label=label_of(value), slot="preference"),)


# fmt: off
RICH_VOW_ENTRIES = (
    Entry(
        name="vow.refuse", since=SINCE, who=USERS, verbs=tuple(sorted(_REFUSING)), patterns=("{x:rest}",), slot="refusal", kind=ClaimKind.CONSTRAINT,
        denial="none", loose=True, make=_refuses,
    ),
    Entry(
        name="vow.lack", since=SINCE, who=USERS, verbs=("have", "own", "get"), patterns=("{x:rest}",), slot="lack", kind=ClaimKind.CONSTRAINT,
        denial="none", loose=True, make=_lacks,
    ),
    Entry(
        name="vow.lack.any", since=SINCE, who=USERS, verbs=("have", "own", "get"), patterns=("any {x:rest}",), slot="lack", kind=ClaimKind.CONSTRAINT,
        denial="assert", loose=True, make=_has_none,
    ),
    Entry(
        name="vow.lack.anyone", since=SINCE, who=USERS, verbs=("have", "get"), patterns=("anyone|anybody|nobody|no-one {x:rest}",),
        slot="lack of people", kind=ClaimKind.CONSTRAINT, denial="assert", loose=True, make=_has_nobody,
    ),
    Entry(
        name="vow.not", since=SINCE, who=USERS, verbs=("",), patterns=("?{x:rest}",), slot="refusal", kind=ClaimKind.CONSTRAINT,
        tenses=frozenset({Tense.FUTURE}), denial="assert", make=_will_not,
    ),
    Entry(
        name="vow.rather_not", since=SINCE, who=USERS, verbs=("",), patterns=("?{x:rest}",), slot="preference", kind=ClaimKind.PREFERENCE,
        tenses=frozenset({Tense.MODAL, Tense.FUTURE}), denial="assert", make=_rather_not,
    ),
    Entry(
        name="vow.sooner", since=SINCE, who=USERS, verbs=("",), patterns=("{x:rest}",), slot="preference", kind=ClaimKind.PREFERENCE,
        tenses=frozenset({Tense.MODAL, Tense.FUTURE}), denial="none", make=_sooner,
    ),
)
# fmt: on
