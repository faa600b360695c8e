"""Plans that are called off: "I'm not going to Iceland after all", "the move to Ghent is off".

A plan was told in some words and is called off in others; what is denied is what it was about.
A plan that was never told is none that could be called off, and forms nothing.
"""

from __future__ import annotations

import re
from itertools import chain

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import (
    NOW,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
)
from mnemic.memory.formation.grammar.leads import skip_leads
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    is_name,
    strip_determiner,
    strip_punctuation,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.table_losses import ANY_SLOT
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import PREPOSITIONS
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

SINCE = "formation@11"
PLAN_SLOT = "called off"
"""The slot of a retraction that names what a plan was about, however the plan was told."""

PLANNED = word_set(
    """trip trips holiday holidays vacation flight flights move visit tour journey stay wedding plan plans cruise
    getaway honeymoon surgery operation sabbatical course marathon race"""
)
_OFF = (
    ("cancelled",), ("canceled",), ("called", "off"), ("off",), ("not", "happening"), ("n't", "happening"),
    ("fell", "through"), ("fallen", "through"), ("been", "cancelled"), ("been", "canceled"), ("been", "called", "off"),
)  # fmt: skip
_BEING = frozenset({"is", "'s", "are", "was", "were", "got", "has", "have", "been", "now"})
_TAIL = frozenset({"now", "anymore", "again", "sadly", "unfortunately", "after", "all", "too"})


def _after_all(found: Found) -> tuple[Claim, ...]:
    """Read "I'm not going to Iceland after all", "I won't be flying after all"."""
    group, comp = found.predicate.verb, strip_punctuation(found.predicate.comp)
    if not group.negated or tuple(w.low for w in comp[-2:]) != ("after", "all"):
        return ()
    if not (group.progressive or group.tense in {Tense.FUTURE, Tense.MODAL}):
        return ()
    about = until_time(comp[:-2])
    if deictic(about) or (not about and group.lemma in {"be", "go", "do", "have", "come", "get"}):
        return ()
    made = claim(
        found, slot=PLAN_SLOT, label=say_words(about, found.subject), polarity=Polarity.RETRACT,
        denies=f"{group.lemma} {_topic(about)}",
    )  # fmt: skip
    topic = _topic(about) or group.lemma
    return (replace(made, value=topic, label=made.label or topic),)


# fmt: off
CALLED_OFF_ENTRIES = (
    Entry(
        name="rich.after_all", since=SINCE, who=USERS, verbs=("",), patterns=("{x:rest}",), kind=ClaimKind.GOAL,
        tenses=NOW | {Tense.FUTURE, Tense.MODAL}, denial="retract", loose=True, make=_after_all,
    ),
)
# fmt: on


def called_off(words: Words) -> tuple[Claim, ...]:
    """Read "the move to Ghent is off", "I changed my mind about moving to Oslo"."""
    words = strip_punctuation(words[skip_leads(words, 0).index :])
    lows = tuple(w.low for w in words)
    for head in _MINDS:
        for i in (0, 1, 2):
            spoken = head[0] == "changed" if not i else lows[:1] in {("i",), ("we",)}
            if spoken and lows[i : i + len(head)] == head:
                return _off(words[i + len(head) :], words)
    for i in (2, 3):
        if (
            lows[:1] in {("i",), ("we",)}
            and lows[i - 1 : i + 1] == ("back", "from")
            and lows[1] in _RETURNING
        ):
            about = until_time(words[i + 1 :])
            if not about or not is_name(about[0]):
                return ()
            said = f"User is back from {say_words(about, SELF)}."
            return (_plan(_topic(about), said, start=words[0].start, end=words[-1].end),)
    named = len(lows) == 3 and is_name(words[0]) and lows[1] in {"is", "'s"} and lows[2] == "off"
    if named:
        return _off(words[:1], words)
    about = _about_what(words, lows) if lows[:1] and lows[0] in {"the", "my", "our"} else ()
    return _off(about, words) if about else ()


def _about_what(words: Words, lows: tuple[str, ...]) -> Words:
    """Give what "the move to Ghent is off", "my Lisbon trip got cancelled" is about."""
    end = len(lows)
    while end > FORM_WORDS_MIN and lows[end - 1] in _TAIL:
        end -= 1
    off = next((o for o in _OFF if lows[end - len(o) : end] == o), ())
    cut = end - len(off)
    while off and cut > 1 and lows[cut - 1] in _BEING:
        cut -= 1
    at = next((i for i in range(1, min(cut, 4)) if lows[i] in PLANNED), 0)
    if not off or cut == end - len(off) or not at:
        return ()
    if at + 1 == cut:
        # What stands before the noun, or the noun itself: a surgery says what it is.
        return words[1:at] or (words[at : at + 1] if lows[at] not in _TRIPS else ())
    return words[3:cut] if at == 1 and lows[2] in {"to", "in", "for", "of", "with"} else ()


_OVER_TAILS = (
    ("history",), ("a", "thing", "of", "the", "past"), ("behind", "me"), ("behind", "us"), ("no", "more"), ("over",),
    ("over", "and", "done", "with"), ("ancient", "history"), ("a", "closed", "chapter"), ("done", "and", "dusted"),
)  # fmt: skip


_LAST_OF_OVER = frozenset(tail[-1] for tail in _OVER_TAILS)


def gone_by(words: Words) -> tuple[Claim, ...]:
    """Read "three days a week is history", "my night shifts are a thing of the past"."""
    words = strip_punctuation(words)
    if not words or words[-1].low not in _LAST_OF_OVER:
        return ()
    words = words[skip_leads(words, 0).index :]
    while words and words[0].low in {"so", "and", "but", "now"}:
        words = words[1:]
    lows = tuple(w.low for w in words)
    tail = next((t for t in _OVER_TAILS if len(lows) > len(t) + 1 and lows[-len(t) :] == t), ())
    cut = len(lows) - len(tail) - 1
    if not tail or lows[cut] not in {"is", "are", "'s"}:
        return ()
    owned = lows[0] in {"my", "our", "the"}
    if tail in {("over",), ("no", "more")} and lows[0] == "the":
        return ()
    about = words[1:cut] if owned else words[:cut]
    if about and about[-1].low in {"days", "life", "career", "phase"} and len(about) > 1:
        # "My running days are over" ends the running.
        about = about[:-1]
    elif tail in {("over",), ("no", "more")} and not owned:
        return ()
    if not about or deictic(about) or len(about) > ABOUT_WORDS_MAX or about[0].low in _NOT_MINE:
        return ()
    topic = " ".join(w.text for w in about)
    shown = say_words(words, SELF)
    said = f"User's {shown.partition(' ')[2]}" if owned else shown[:1].upper() + shown[1:]
    return (
        Claim(
            label=topic, slot=ANY_SLOT, value=topic, statement=sentence(said), kind=ClaimKind.HABIT,
            type=BeliefType.USER_MODEL_ATTR, polarity=Polarity.RETRACT, denies=topic, start=words[0].start, end=words[-1].end,
        ),
    )  # fmt: skip


_NOT_MINE = word_set("his her their your its this that it what all who")


_RETURNING = frozenset({"'m", "am", "'re", "are", "got", "came", "'ve", "have", "just"})
FORM_WORDS_MIN = 4
_TRIPS = word_set(
    "trip trips holiday holidays vacation move visit tour journey stay plan plans flight flights"
)
_MINDS = (
    ("changed", "my", "mind", "about"), ("changed", "our", "minds", "about"), ("decided", "against"),
    ("'ve", "decided", "against"), ("have", "decided", "against"), ("'ve", "changed", "my", "mind", "about"),
)  # fmt: skip


def _off(about: Words, words: Words) -> tuple[Claim, ...]:
    about = until_time(about)
    if not about or deictic(about) or len(about) > ABOUT_WORDS_MAX:
        return ()
    said = say_words(words, SELF)
    first = words[0].low
    said = f"User {said.partition(' ')[2]}" if first in {"i", "we"} else said
    said = f"User {said}" if first == "changed" else said
    said = f"User's {said.partition(' ')[2]}" if first in {"my", "our", "the"} else said
    topic = _MEANS.get(_topic(about), _topic(about))
    return (_plan(topic, sentence(said), start=words[0].start, end=words[-1].end),)


_MEANS = {"wedding": "married", "marriage": "married"}
"""What a plan is told by, where it is called off by another word."""

ABOUT_WORDS_MAX = 8
"""Longest wording of what a plan was about, in words."""


def _topic(about: Words) -> str:
    body = about[1:] if about and about[0].low in PREPOSITIONS else about
    return " ".join(w.text for w in strip_determiner(body))


def _plan(topic: str, said: str, *, start: int, end: int) -> Claim:
    return Claim(
        label=topic, slot=PLAN_SLOT, value=topic, statement=said, kind=ClaimKind.GOAL, type=BeliefType.USER_MODEL_ATTR,
        polarity=Polarity.RETRACT, denies=topic, start=start, end=end,
    )  # fmt: skip


_CANCELLED = re.compile(
    r"User (?:has |had to |have )?(?:cancel(?:led|ed)?|called off|scrapped|dropped|shelved) (?:their|the) "
    r"(?P<noun>\w+) (?:to|in|for|of) (?P<what>[^.]+)\."
)
_DECIDED = re.compile(
    r"(?:User|The team) (?:has |have )?(?:decided (?:not to|against)|"
    r"changed (?:their|its) minds? about) (?P<what>[^.:]+)[.:]"
)


def plans_ended(made: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """Let what is told of a plan end it, however it was told: "cancelled my trip to Tokyo"."""
    out = tuple(chain.from_iterable(map(_with_plan, made)))
    return tuple(dict.fromkeys(out))


def _with_plan(one: Claim) -> tuple[Claim, ...]:
    if one.about not in {"user", "team"} or one.forget or one.slot == PLAN_SLOT:
        return (one,)
    cancelled = _CANCELLED.match(one.statement) if one.polarity is Polarity.RETRACT else None
    if cancelled is not None and cancelled.group("noun") in PLANNED:
        topic = cancelled.group("what")
        return (_plan(topic, one.statement, start=one.start, end=one.end),)
    decided = _DECIDED.match(one.statement) if one.polarity is Polarity.ASSERT else None
    if decided is not None:
        topic = decided.group("what")
        return (one, _plan(topic, one.statement, start=one.start, end=one.end))
    ahead = one.kind is ClaimKind.GOAL or " going " in one.statement or " moving " in one.statement
    if one.polarity is Polarity.RETRACT and ahead and one.label and not one.whole:
        said = one.statement.partition(" is ")[2] or one.statement.partition(" no longer ")[2]
        topic = re.sub(r"^(?:no longer|not)\s+", "", said.removesuffix("."))
        return (one, _plan(topic, one.statement, start=one.start, end=one.end)) if topic else (one,)
    return (one,)
