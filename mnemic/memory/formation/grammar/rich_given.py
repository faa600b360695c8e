"""Entries of `formation@11`: what somebody was given, and what they are entitled to."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import DONE, PEOPLE, USERS, Claim, Entry, Found, claim
from mnemic.memory.formation.grammar.lexicon import FOODS
from mnemic.memory.formation.grammar.passing import WORK_NOUNS, is_at_hand
from mnemic.memory.formation.grammar.phrases import (
    phrase_end,
    points,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.rich_things import NO_GIFTS
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind

SINCE = "formation@11"
_GIFTS = word_set(
    "birthday christmas anniversary wedding graduation retirement hanukkah eid diwali xmas"
)


def _given(found: Found) -> tuple[Claim, ...]:
    """Read "I've been given my grandad's watch", "I was given a bread maker for my birthday"."""
    words = until_time(found.words("x"))
    core = strip_determiner(words)
    core = core[: phrase_end(core, 0)]
    if not core or found.predicate.verb.negated or points(words):
        return ()
    lows = [w.low for w in found.words("x")]
    owned = words[0].low in {"my", "our"} and (
        core[0].low == "first" or any(w.low == "'s" for w in core)
    )
    gift = "for" in lows and lows[-1] in _GIFTS
    if not (owned or gift) or noun_lemma(core[-1].low) in NO_GIFTS:
        return ()
    return (claim(found, value=core, label=label_of(core), slot="thing"),)


_GRANTED = word_set(
    """discount parking leave pension allowance support bonus commission grant bursary benefit childcare prescription
    tuition accommodation overtime mileage subsidy scholarship stipend credit universal-credit pip dla respite"""
)
"""What somebody is entitled to for as long as they are who they are."""

_EXTRA = word_set(
    "extra free paid unpaid reduced discounted cheap subsidised subsidized double staff"
)


def _entitled(found: Found) -> tuple[Claim, ...]:
    """Read "I get extra time in exams", "I get a discount at the garden centre"."""
    words = found.words("x")
    core = strip_determiner(words)
    head = core[: phrase_end(core, 0)]
    if not head or points(words) or is_at_hand(words) or {w.low for w in words} & _TODAY:
        return ()
    granted = noun_lemma(head[-1].low) in _GRANTED or (head[-1].low == "pay" and len(head) > 1)
    more = (
        head[0].low in _EXTRA
        and len(head) > 1
        and head[-1].low not in FOODS
        and noun_lemma(head[-1].low) not in WORK_NOUNS
    )
    if not (granted or more):
        return ()
    return (claim(found, value=head, label=label_of(head)),)


_TODAY = word_set("today tonight now tomorrow yesterday")

# fmt: off
RICH_GIVEN_ENTRIES = (
    Entry(
        name="rich.given", since=SINCE, who=USERS, verbs=("be",), patterns=("given|handed|bought {x:rest}",), slot="thing",
        kind=ClaimKind.RESOURCE, tenses=DONE, denial="none", loose=True, make=_given,
    ),
    Entry(
        name="rich.entitled", since=SINCE, who=PEOPLE, verbs=("get", "receive"), patterns=("{x:rest}",), slot="entitlement",
        kind=ClaimKind.PROJECT_FACT, tenses=frozenset({Tense.PRESENT}), progressive=False, denial="assert", make=_entitled,
    ),
)
# fmt: on
