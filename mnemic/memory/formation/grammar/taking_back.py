"""What is to be forgotten by its topic or its question: "what I said about citalopram", "what car I drive"."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.forgetting import WH_WORDS, named_thing
from mnemic.memory.formation.grammar.mistaken import told_once
from mnemic.memory.formation.grammar.phrases import (
    Words,
    points,
    strip_determiner,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import (
    BE,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    verb_lemma,
)
from mnemic.memory.formation.rendering import say_words
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

_NO_TOPICS = WH_WORDS | {"i", "we", "he", "she", "they", "it", "to", "me", "you", "about"}
TOPIC_WORDS_MAX = 3
"""From how many words on what is to go is no topic, but something that was said."""


def spoken_of(words: Words, *, start: int, end: int) -> tuple[Claim, ...]:
    """End whatever was believed of a topic, under whatever it was filed.

    What meets nothing forms nothing, and the values that it meets are not believed again.
    """
    body = strip_determiner(strip_punctuation(words))
    if not 0 < len(body) <= TOPIC_WORDS_MAX or points(body) or body[0].low in _NO_TOPICS:
        return ()
    if any(w.low in PREPOSITIONS | BE or not w.low[0].isalpha() for w in body):
        return ()
    shown = say_words(body, SELF)
    return (
        Claim(
            label=shown, slot="any", value=shown, statement=f"What User said about {shown} is no longer to be remembered.",
            kind=ClaimKind.PROJECT_FACT, type=BeliefType.USER_MODEL_ATTR, polarity=Polarity.RETRACT,
            forget=True, denies=shown, start=start, end=end,
        ),
    )  # fmt: skip


WISHED = "wished"
"""The slot of a retraction that names a wish by its kind: "the five sentence limit"."""

_WISH_HEADS = word_set(
    "limit limits rule rules restriction restrictions cap ban requirement preference thing policy instruction constraint maximum max"
)
WISH_WORDS_MAX = 6
"""Longest name of a wish, in words."""


def wish_named(words: Words, *, start: int, end: int) -> tuple[Claim, ...]:
    """End the wish that is named by its kind: "the five sentence limit", "the no emojis rule".

    What was wished said neither "limit" nor "rule"; whatever else is named says which it was.
    """
    cut = next((i for i, w in enumerate(words) if w.low in PUNCTUATION), len(words))
    body = words[:cut]
    while body and body[-1].low in _NO_MORE:
        body = body[:-1]
    if not body or body[0].low not in {"the", "that", "my"} or body[-1].low not in _WISH_HEADS:
        return ()
    topic = tuple(w for w in body[1:-1] if w.low not in {"no", "about", "with", "only", "-"})
    if not 0 < len(topic) <= WISH_WORDS_MAX or any(
        w.low in _NO_TOPICS | BE | PREPOSITIONS or w.low in _AT_HAND for w in topic
    ):
        return ()
    shown = say_words(topic, SELF)
    return (
        Claim(
            label=shown, slot=WISHED, value=shown, statement=f"What User wished about {shown} is no longer to be remembered.",
            kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, polarity=Polarity.RETRACT,
            forget=True, denies=shown, start=start, end=end,
        ),
    )  # fmt: skip


ANSWERED = f"{WISHED} of answers"
"""The slot of a retraction that lifts what was ordered for every answer."""

_LIFTED = word_set(
    "list give add put include cite show provide link mention attach end start use write"
)


def order_lifted(words: Words) -> tuple[Claim, ...]:
    """Read "you can stop listing sources" as the end of what was ordered; what meets nothing forms nothing."""
    lows = [w.low for w in words]
    if lows[:2] not in (["you", "can"], ["you", "may"]) or lows[2:3] not in (["stop"], ["quit"]):
        return ()
    cut = next((i for i, w in enumerate(words) if i > 3 and w.low in PUNCTUATION), len(words))
    topic = strip_determiner(words[4:cut])
    while topic and (topic[-1].low in _NO_MORE or topic[0].low in {"me", "us", "with"}):
        topic = topic[:-1] if topic[-1].low in _NO_MORE else strip_determiner(topic[1:])
    verb = verb_lemma(lows[3]) if len(lows) > LIFTED_FROM and lows[3].endswith("ing") else None
    topic = topic[: next((k for k, w in enumerate(topic) if w.low in PREPOSITIONS), len(topic))]
    if verb not in _LIFTED or not 0 < len(topic) <= TOPIC_WORDS_MAX or points(topic):
        return ()
    shown = say_words(topic, SELF)
    return (
        Claim(
            label=shown, slot=ANSWERED, value=shown, statement=f"What User wanted of answers about {shown} is no longer wanted.",
            kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, polarity=Polarity.RETRACT,
            forget=True, denies=shown, start=words[0].start, end=words[-1].end,
        ),
    )  # fmt: skip


LIFTED_FROM = 4
"""Behind how many words what is no longer wanted stands: "you can stop listing ..."."""

_NO_MORE = word_set("now anymore then please today already again")
_AT_HAND = word_set("last first next previous whole same other second eslint lint css firewall")


def both(words: Words) -> tuple[Words, ...]:
    """Part "my address and where I live" into the two things that are to go."""
    words = strip_punctuation(words)
    for i in range(1, len(words) - 1):
        behind = words[i + 1].low
        if words[i].low in {"and", "&"} and behind in WH_WORDS | {"my", "our", "that"}:
            rest = words[i + 2 :] if behind == "that" else words[i + 1 :]
            return (words[:i], rest)
    return ()


DOING = "doing"
"""The slot of a retraction that names a verb, and whatever it was said of."""

_LIGHT = word_set(
    """have do be go like want get make take play use need think know say mean keep tell call feel see come give love
    look plan hate prefer ask find"""
)
"""Verbs that say too little by themselves to tell what is to be forgotten."""


def asked_for(words: Words, *, start: int, end: int) -> tuple[Claim, ...]:
    """End what answers "what car I drive", "who my dentist is": it is asked for, and not said."""
    words = strip_punctuation(words)
    if len(words) < 3 or words[0].low not in WH_WORDS:
        return ()
    at = next((i for i, w in enumerate(words) if w.low in {"i", "my", "our"}), 0)
    if not 0 < at <= NOUN_WORDS_MAX + 1:
        return ()
    if words[at].low != "i":
        return _whose(words[at:], start=start, end=end) if at == 1 else ()
    noun, doing = words[1:at], words[at + 1 :]
    if fully := _fully(doing, start=start, end=end):
        return fully
    while doing and doing[-1].low in _TRAILING:
        doing = doing[:-1]
    to = doing[-1].low if doing and doing[-1].low in PREPOSITIONS else ""
    doing = doing[:-1] if to else doing
    verb = verb_lemma(doing[0].low) if len(doing) == 1 else None
    if verb is None:
        return ()
    if verb in _LIGHT:
        return told_once(noun, start=start, end=end) if noun else ()
    where = "where" if words[0].low == "where" else to
    return (
        Claim(
            label=verb, slot=f"{DOING} {where}".strip(), value=verb, statement=f"What User does ({verb}) is no longer to be remembered.",
            kind=ClaimKind.PROJECT_FACT, type=BeliefType.USER_MODEL_ATTR, polarity=Polarity.RETRACT,
            forget=True, whole=True, start=start, end=end,
        ),
    )  # fmt: skip


RESTS = frozenset({"for", "with", "on", "at", "to", "my", "our", "the", "in", "from"})


def _fully(doing: Words, *, start: int, end: int) -> tuple[Claim, ...]:
    """Read "(who) I see for my back": the verb and what else is told of it say what is to go."""
    while doing and doing[-1].low in _TRAILING:
        doing = doing[:-1]
    verb = verb_lemma(doing[0].low) if len(doing) > 1 else None
    rest = [w.low for w in doing[1:] if w.low not in RESTS and w.low.isalpha()]
    if verb is None or verb in {"be", "say", "tell", "think", "mean"} or not rest:
        return ()
    topic = " ".join((verb, *rest))
    return (
        Claim(
            label=topic, slot=DOING, value=topic, statement=f"What User does ({topic}) is no longer to be remembered.",
            kind=ClaimKind.PROJECT_FACT, type=BeliefType.USER_MODEL_ATTR, polarity=Polarity.RETRACT,
            forget=True, whole=True, start=start, end=end,
        ),
    )  # fmt: skip


_TRAILING = frozenset({"now", "currently", "pls", "plz", "thanks"})

JUST = "just"
"""The slot of a retraction that names a thing, and ends what says nothing else."""


def just_that(named: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """End what is told of a named thing as something that one is on, does or goes to, too."""
    return tuple(
        replace(one, slot=JUST, value=one.label, denies=one.label, whole=False)
        for one in named
        if one.slot == "thing"
    )


NOUN_WORDS_MAX = 3
"""Longest noun that is asked for, in words."""


def _whose(words: Words, *, start: int, end: int) -> tuple[Claim, ...]:
    """Read "(who) my dentist is"."""
    if (
        len(words) < 3
        or words[-1].low not in {"is", "are", "was"}
        or len(words) > NOUN_WORDS_MAX + 2
    ):
        return ()
    noun = words[1:-1]
    named = named_thing((given("my", noun[0].start), *noun), start=start, end=end)
    tied = tuple(
        replace(one, slot=f"relation {one.label}", value="", denies="", whole=True)
        for one in named[:1]
    )
    return (*named, *tied, *told_once(noun, start=start, end=end))
