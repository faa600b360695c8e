"""Entries of `formation@11`: opinions, fascinations, and what sort of person somebody is."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import (
    ONE,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
)
from mnemic.memory.formation.grammar.phrases import (
    deictic,
    points,
    strip_punctuation,
    until_time,
)
from mnemic.memory.formation.grammar.rich_aims import lasting_aim
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import Word
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

SINCE = "formation@11"
_ONGOING = frozenset({Tense.PRESENT, Tense.PERFECT})


def _am_person(found: Found) -> tuple[Claim, ...]:
    """Read "I'm a night owl", "I'm more of a cat person", "I'm a member of the library"."""
    words = found.words("x")
    if not words or points(words):
        return ()
    core = until_time(words)
    if not core or core[-1].low not in {
        "person",
        "owl",
        "bird",
        "guy",
        "girl",
        "lover",
        "sleeper",
        "eater",
        "drinker",
    }:
        return ()
    return (claim(found, value=core, label=label_of(core)),)


def _finds(found: Found) -> tuple[Claim, ...]:
    """Read "I find jazz boring": an opinion that says what one likes."""
    words = found.words("x")
    lows = [w.low for w in words]
    at = next((i for i, low in enumerate(lows) if low in _OPINIONS), 0)
    if not at or points(words[:at]) or words[0].low in {"it", "the", "that", "myself", "out"}:
        return ()
    topic = tuple(w for w in words[:at] if w.low not in {"really", "very", "quite", "pretty", "so", "a", "bit", "rather", "super", "incredibly", "too"})  # fmt: skip
    if not topic or (topic[0].low in {"working", "debugging", "reading"} and len(topic) < 2):
        return ()
    return (claim(found, value=topic, label=label_of(topic), slot="like"),)


_OPINIONS = word_set(
    """boring fascinating relaxing exhausting stressful annoying interesting calming soothing tedious overrated
    hilarious depressing disgusting delicious addictive therapeutic meditative scary confusing unbearable gross
    wonderful beautiful ugly inspiring dull overwhelming draining"""
)


def _into(found: Found) -> tuple[Claim, ...]:
    words = found.words("x")
    if not words or points(words):
        return ()
    core = until_time(words)
    return (claim(found, value=core, label=label_of(core)),)


def _rather(found: Found) -> tuple[Claim, ...]:
    """Read "I'd rather build a workshop"."""
    group, comp = found.predicate.verb, found.predicate.comp
    word = Word(group.lemma, group.lemma, 0, 0)
    if group.modal != "would rather" or points(comp) or not lasting_aim((word, *comp)):
        return ()
    core = until_time(comp)
    label = f"{group.lemma} {label_of(core)}"
    return (claim(found, value=(word, *core), label=label),)


def _over(found: Found) -> tuple[Claim, ...]:
    """Read "I'd take a window seat over legroom": which of two is taken wherever there are both."""
    comp = strip_punctuation(found.predicate.comp)
    lows = [w.low for w in comp]
    at = lows.index("over") if "over" in lows[1:] else 0
    verb, ever = found.predicate.verb, lows[-2:] in (["any", "day"], ["any", "time"])
    # "I'll take the train over the bus" is of this once, unless it is so any day.
    chosen = verb.modal == "would" or (verb.modal == "will" and ever)
    if not at or points(comp) or not chosen or verb.negated:
        return ()
    beaten = comp[at + 1 : -2] if ever else comp[at + 1 :]
    if not 0 < len(beaten) <= BEATEN_WORDS_MAX or beaten[-1].low in _MEALS:
        return ()
    value = (Word(verb.lemma, verb.lemma, 0, 0), *comp[:at])
    return (claim(found, value=value, label=label_of(comp[:at])),)


BEATEN_WORDS_MAX = 4
"""Longest name of what is left for what is taken, in words."""

_MEALS = word_set(
    "breakfast lunch dinner coffee tea drinks again here there easter christmas weekend"
)
"""What something is done over, and not taken over."""

_HOBBIES = word_set(
    "hobby hobbies passion pastime interest interests obsession thing guilty-pleasure sport"
)


def _hobby(found: Found) -> tuple[Claim, ...]:
    """Read "my main hobby is restoring fountain pens"."""
    noun, words = found.subject.noun, found.words("x")
    if (
        not noun
        or noun[-1].low not in _HOBBIES
        or found.subject.known
        or not words
        or points(words)
    ):
        return ()
    if noun[-1].low == "thing" and len(noun) < 2:
        return ()
    return (claim(found, value=until_time(words), label=label_of(until_time(words))),)


def _prefer(found: Found) -> tuple[Claim, ...]:
    """Read "I prefer step by step instructions without tables"."""
    words = until_time(found.words("x"))
    if (
        not words
        or deictic(words)
        or words[0].low in {"the", "option", "version", "plan", "your", "both", "neither"}
    ):
        return ()
    if len(words) < 2:
        return ()
    return (claim(found, value=words, label=label_of(words)),)


def _takes_it(found: Found) -> tuple[Claim, ...]:
    """Read "I take my coffee black": one way at a time."""
    noun = found.predicate.comp[1:2]
    return (claim(found, label=label_of(noun), slot=f"how {noun[0].low} is taken"),)


def _cares_not(found: Found) -> tuple[Claim, ...]:
    """Read "I don't care for long intros": a dislike, and no care of anybody."""
    words = found.words("x")
    if not found.predicate.verb.negated or deictic(words):
        return ()
    return (claim(found, value=words, label=label_of(words)),)


# fmt: off
RICH_LIKE_ENTRIES = (
    Entry(
        name="rich.takes_it", since=SINCE, who=ONE, verbs=("take", "drink", "have"), patterns=("my|his|her coffee|tea|steak|eggs|toast|whisky {x:rest}",),
        slot="drink", kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, denial="assert", make=_takes_it,
    ),
    Entry(
        name="rich.care_for", since=SINCE, who=ONE, verbs=("care",), patterns=("?much for {x:rest}",), slot="like", many="x", label="{x}",
        kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, tenses=_ONGOING, denial="assert", make=_cares_not,
    ),
    Entry(
        name="rich.like_any", since=SINCE, who=USERS, verbs=("like", "love", "enjoy", "hate", "dislike", "adore"), patterns=("anything|everything {x:rest}",), slot="like",
        many="x", label="{x}", kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, tenses=_ONGOING, denial="assert", loose=True,
        make=lambda f: () if deictic(f.words("x")) or (f.words("x")[0].low in {"about", "you", "i", "we"} and len(f.words("x")) < 2) else (claim(f, value=f.words("x"), label=label_of(f.words("x"))),),
    ),
    Entry(
        name="rich.prefer", since=SINCE, who=USERS, verbs=("prefer", "favour", "favor"), patterns=("{x:rest}",), slot="preference", many="x",
        label="{x}", kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, tenses=_ONGOING, denial="assert", make=_prefer,
    ),
    Entry(
        name="rich.rather", since=SINCE, who=USERS, verbs=("",), patterns=("?{x:rest}",), slot="preference", kind=ClaimKind.PREFERENCE,
        type=BeliefType.PREFERENCE, tenses=frozenset({Tense.MODAL}), denial="none", make=_rather,
    ),
    Entry(
        name="rich.over", since=SINCE, who=USERS, verbs=("take", "choose", "pick"), patterns=("?{x:rest}",), slot="preference", kind=ClaimKind.PREFERENCE,
        type=BeliefType.PREFERENCE, tenses=frozenset({Tense.MODAL, Tense.FUTURE}), denial="none", make=_over,
    ),
    Entry(
        name="rich.hobby", since=SINCE, who=frozenset({Who.THING}), verbs=("be",), patterns=("{x:rest}",), slot="like", many="x",
        kind=ClaimKind.INTEREST, type=BeliefType.PREFERENCE, denial="none", make=_hobby,
    ),
    Entry(
        name="rich.finds", since=SINCE, who=USERS, verbs=("find",), patterns=("{x:rest}",), slot="like", many="x", kind=ClaimKind.PREFERENCE,
        type=BeliefType.PREFERENCE, denial="none", make=_finds,
    ),
    Entry(
        name="rich.into", since=SINCE, who=USERS, verbs=("be", "get"),
        patterns=("?really ?very ?quite fascinated by|with {x:rest}", "?really ?getting ?been ?got into {x:rest}", "?really hooked|keen on {x:rest}", "?a ?huge ?big ?massive ?bit nerd|geek|nut about {x:rest}"),
        slot="like", many="x", kind=ClaimKind.INTEREST, type=BeliefType.PREFERENCE, tenses=_ONGOING, denial="assert", make=_into,
    ),
    Entry(
        name="rich.am_person", since=SINCE, who=ONE, verbs=("be",), patterns=("?more ?of ?not a|an {x:rest}",), slot="trait", many="x",
        kind=ClaimKind.PREFERENCE, denial="assert", make=_am_person,
    ),
)
# fmt: on
