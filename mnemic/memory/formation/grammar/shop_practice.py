"""What a shop floor does, by a bare name: "traces go to Tempo", "a full reindex takes nine hours".

No word says whose traces these are. They are the owner's where the turn tells of the owner's
own, or where only a shop of one's own has them ("production access needs a ticket"). The verb
is of a closed class, and each must say what makes it last: where something goes, what it needs,
how long it takes, or when it comes again. What fails or is broken is of the moment.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.agreement import agrees
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.leads import skip_leads
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, TECH
from mnemic.memory.formation.grammar.owned_lasting import CONVENED
from mnemic.memory.formation.grammar.owned_nouns import OTHERS_MARK, OUR_MARK, OWN_MARK
from mnemic.memory.formation.grammar.owned_nouns import said as of_thing
from mnemic.memory.formation.grammar.owned_words import NOW
from mnemic.memory.formation.grammar.passing import again
from mnemic.memory.formation.grammar.phrases import Words, deictic, is_name, strip_punctuation
from mnemic.memory.formation.grammar.subjects import Mention
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.rendering import sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

SUBJECT_WORDS_MAX = 5
"""Longest name of a practice, in words."""

REST_WORDS_MAX = 18
"""Longest verb phrase that is read, in words."""

_HEADS = word_set(
    """trace log metric alert branch commit message name handover planning retro retrospective standup demo refinement grooming
    triage review pr mr merge deploy deployment release hotfix migration secret credential config image artifact artefact
    build backup snapshot line run reindex restore rollback sync import export pipeline access flag ticket doc
    documentation runbook dashboard incident page service endpoint change dependency env environment certificate cert key
    account payment rollout staging prod production canary cutover approval signoff support on-call rotation patch upgrade
    suite job batch report audit freeze test rebuild training scan module package bug spec"""
)
_BARE = word_set(
    "handover planning retro triage access staging prod production refinement grooming support documentation canary on-call standup"
)
"""What stands without an article though it is no plural."""

_SHOP = word_set(
    "prod production staging deploy deployment release hotfix merge pr mr rollback migration on-call rollout"
)
"""What only a shop floor of one's own has."""

_EVERY = frozenset({"every", "each", "all"})
_ARTICLES = frozenset({"a", "an", "one"})
_PLACED = word_set("go ship land flow stream live sit run come deploy")
_NEEDING = word_set("need require")
_HOLDING = word_set("use follow start begin end contain carry share reference include stay have")
_LASTING = word_set("take last")
_COMING = word_set(
    "run happen deploy expire rotate start end finish reboot restart refresh go close open"
)
_LAID = CONVENED | {"required", "frozen"}
_UNITS = word_set(
    "second minute hour day week month sprint min mins hr hrs seconds minutes hours days weeks months sprints"
)
_PASSING = NOW | word_set(
    """why how what if when broken failing failed down stuck slow missing wrong error errors again forever ages longer still
    too weird you your would could might maybe"""
)
_TO = frozenset(
    {"to", "into", "through", "straight", "out", "in", "on", "via", "from", "behind", "under"}
)


def shop_practice(words: Words, last: Mention) -> tuple[Claim, ...]:
    """Give what a clause tells of the owner's shop floor by a bare name, () for all else."""
    lead = skip_leads(words, 0)
    words = strip_punctuation(words[lead.index :])
    if lead.hedged or len(words) < 3 or OTHERS_MARK in last.things:
        return ()
    at = _verb_at(words)
    if not at:
        return ()
    name, rest = words[:at], words[at:]
    head = noun_lemma(_head(name))
    lows = {w.low for w in words}
    own = not last.things.isdisjoint({OWN_MARK, OUR_MARK}) or not lows.isdisjoint(
        {"our", "we", "us", "my"}
    )
    shop = not {noun_lemma(w.low) for w in name}.isdisjoint(_SHOP)
    if not (own or shop) or len(rest) > REST_WORDS_MAX or not lows.isdisjoint(_PASSING):
        return ()
    rule = rest[0].low in {"must", "has", "have", "needs", "need"} and rest[1].low == "to"
    rule = rule or rest[0].low == "must"
    lemma = "must" if rule else verb_lemma(rest[0].low) or "be"
    comp = rest[1:]
    if deictic(comp) or not (rule or _says_lasting(lemma, comp, name, own=own)):
        return ()
    said = of_thing(words)
    bound = rule or lemma in _NEEDING
    return (
        Claim(
            label=of_thing(name).lower(), slot=f"{head} {lemma}", statement=sentence(said[:1].upper() + said[1:]),
            kind=ClaimKind.CONSTRAINT if bound else ClaimKind.PROJECT_FACT, type=BeliefType.FACT,
            start=words[0].start, end=words[-1].end,
        ),
    )  # fmt: skip


def names_practice(text: str) -> bool:
    """Tell at a glance whether the first words of a text may name a practice."""
    first = text[:NAME_CHARS_MAX].lower().split()[: SUBJECT_WORDS_MAX - 1]
    return not _GLANCED.isdisjoint(first)


NAME_CHARS_MAX = 60
"""How far into a text a practice is named, in characters."""

_GLANCED = _HEADS | {f"{head}s" for head in _HEADS} | {f"{head}es" for head in _HEADS}


def opens_practice(words: Words) -> bool:
    """Tell whether a clause about a practice starts with these words."""
    return len(words) > 2 and _verb_at(words) > 0


def _head(name: Words) -> str:
    stop = next((k for k in range(1, len(name)) if name[k].low in PREPOSITIONS), len(name))
    return name[stop - 1].low


def _verb_at(words: Words) -> int:
    """Give where the verb behind the name of a practice stands, 0 when none does."""
    first = words[0].low
    if first in {"the", "my", "our", "this", "that", "his", "her", "their"}:
        return 0
    for at in range(1, min(SUBJECT_WORDS_MAX, len(words) - 2) + 1):
        low = words[at].low
        if low in PUNCTUATION or low in ADVERBS:
            return 0
        name = words[:at]
        head = _head(name)
        plural = noun_lemma(head) != head
        if noun_lemma(head) not in _HEADS or name[-1].low in PREPOSITIONS:
            continue
        if not (first in _EVERY | _ARTICLES or plural or head in _BARE):
            continue
        lemma = "be" if low in {"is", "are"} else verb_lemma(low)
        if low == "must" or (
            lemma in _VERBS and agrees(words, at, plural=plural and first not in {"every", "each"})
        ):
            return at
    return 0


_VERBS = _PLACED | _NEEDING | _HOLDING | _LASTING | _COMING | {"be", "get"}


def _says_lasting(lemma: str, comp: Words, name: Words, *, own: bool) -> bool:
    """Tell whether what is said of a practice says itself that it lasts."""
    if not comp:
        return False
    first = comp[0].low
    every = name[0].low in _EVERY
    named = any(is_name(w) or w.low in TECH for w in comp)
    if lemma in _LASTING:
        return _is_duration(comp)
    if name[0].low in _ARTICLES:
        return lemma in _NEEDING and own
    if lemma in _NEEDING:
        return True
    timed = again(comp) or any(w.low in DAY_WORDS for w in comp)
    if lemma == "be":
        return (
            timed
            or first in _LAID
            or (first in {"in", "on", "behind"} and named)
            or _is_duration(comp)
        )
    if lemma == "get":
        own_one = every and first in {"its", "their"} and len(comp) > 1
        done = verb_lemma(first) not in {None, first} and (timed or every)
        return first in _LAID or own_one or done
    if lemma in _PLACED and first in _TO and len(comp) > 1:
        return named or timed or first in {"to", "into", "through", "straight", "behind"}
    if lemma in _COMING and timed:
        return True
    if lemma == "have":
        return every or any(w.low in NUMBERS or w.low[0].isdecimal() for w in comp)
    return lemma in _HOLDING and len(comp) > 0 and (own or named)


def _is_duration(comp: Words) -> bool:
    """Tell whether a span of time is counted: "about nine hours", "25 minutes"."""
    return any(
        w.low in _UNITS
        and k
        and (comp[k - 1].low in NUMBERS | {"a", "an", "few"} or comp[k - 1].low[0].isdecimal())
        for k, w in enumerate(comp)
    )


__all__ = ["names_practice", "opens_practice", "shop_practice"]
