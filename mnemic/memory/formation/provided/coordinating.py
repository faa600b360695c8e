"""One subject's doings over commas and "and", each as a sentence of its own.

"I grew up in Lagos, trained in Leeds, and now practise in Hull" says three things of one
speaker. Where something else may govern what follows ("I want to get up, stretch", "I
know people who grow veg and keep bees") nothing is shared.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.formation.grammar.clauses import predicates
from mnemic.memory.formation.grammar.phrases import time_at
from mnemic.memory.formation.grammar.subjects import Mention, Who
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import ADVERBS, PREPOSITIONS, read, verb_form, verb_lemma
from mnemic.memory.formation.provided.doings import HARDLY
from mnemic.memory.formation.wordlists import word_set

_SUBJECT = re.compile(r"\b(?P<who>I|we)\s+", re.IGNORECASE)
_FRONT = re.compile(
    r"(?:(?:every|most|on|in|at|during|after|before|each)\s+[\w'’ -]{2,40}?)[,\s]+", re.IGNORECASE
)
_JOINT = re.compile(
    r"\s*,\s*(?:and\s+|but\s+)?(?:then\s+)?|\s+(?:and|but)\s+(?:then\s+)?", re.IGNORECASE
)
_TIMED = re.compile(
    r"(?P<when>(?:on|in|at|during|every|after|before|most)\s+(?:the\s+)?[\w-]+(?:\s+(?:off|day|week))?)\s+(?P<rest>\w+\s.+)",
    re.IGNORECASE,
)
_CLOCK = re.compile(
    r"\b(?:at|after|before|until|till|around)\s+(?:noon|midnight|\d{1,2}|one|two|three|four|five|six"
    r"|seven|eight|nine|ten|eleven|twelve)\b",
    re.IGNORECASE,
)
"""A time of day, which goes with whatever days were named in front."""

_GOVERNING = re.compile(
    r"\b(?:to|who|whom|that|which|if|whether|not|never|no)\b|n['’]t\b", re.IGNORECASE
)
_PERCEIVING = word_set("watch see hear let make help have want feel notice observe like love hate")
_AFTER = word_set(
    """a an the my our to in at as for with about it them him her every on up some no their his
    off out"""
)


def shared(sentence: str) -> Iterator[str]:
    """Give what a sentence says of its speaker behind its first verb, each in full."""
    subject = _SUBJECT.search(sentence)
    if subject is None:
        return
    front = sentence[: subject.start()]
    if front and _FRONT.fullmatch(front) is None:
        return
    body = sentence[subject.end() :]
    first, *rest = _JOINT.split(body)
    found = predicates(read(f"{subject['who']} {first}"), Mention())[0]
    if len(found) != 1 or found[0].subject.who not in {Who.SELF, Who.WE}:
        return
    verb = found[0].verb
    plain = verb.tense in {Tense.PRESENT, Tense.PAST} and not verb.progressive
    if not plain or verb.negated or verb.never or verb.hedged or verb.lemma in _PERCEIVING:
        return
    if _GOVERNING.search(first) is not None or not HARDLY.isdisjoint(verb.adverbs):
        return
    for part in rest:
        own = _SUBJECT.search(part)
        if own is not None:
            lead = part[: own.start()]
            if not lead or _FRONT.fullmatch(lead):
                yield part
            return
        when = _TIMED.fullmatch(part)
        doing = part if when is None else when["rest"]
        if not _is_doing(doing, past=verb.tense is Tense.PAST):
            # What stands here may govern what follows.
            return
        before = when["when"] + " " if when is not None else "" if _is_timed(doing) else front
        yield f"{before}{subject['who']} {doing}"
        if _GOVERNING.search(doing) is not None:
            return


def _is_timed(part: str) -> bool:
    spoken = read(part)
    return _CLOCK.search(part) is None and any(
        time_at(spoken, place) for place in range(len(spoken))
    )


def _is_doing(part: str, *, past: bool) -> bool:
    """Tell whether a part opens with a verb in the form of the first: "trained in Leeds"."""
    spoken = read(part)
    at = 0
    while at < len(spoken) and spoken[at].low in ADVERBS:
        at += 1
    if at >= len(spoken) or not spoken[at].text.islower():
        return False
    base = verb_lemma(spoken[at].low)
    if base is None or spoken[at].low in PREPOSITIONS:
        return False
    form = verb_form(spoken[at].low, base)
    now = any(word.low in {"now", "currently", "still"} for word in spoken[:at])
    if form != ("base" if now or not past else "past"):
        return False
    return at + 1 < len(spoken) and (spoken[at + 1].low in _AFTER or time_at(spoken, at + 1))
