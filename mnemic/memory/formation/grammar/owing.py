"""Wishes that a fact of the speaker's gives the ground of: "bad knees here so no jumping exercises".

What follows from a lasting fact lasts as long as the fact does, where it is about a kind of
thing and not about the one that is being made: "so plan the route with buses" is the task.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.casing import is_only_verb
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.limiting import at_hand, limit
from mnemic.memory.formation.grammar.passing import WORK_NOUNS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    phrase_end,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.reply_words import claim, participle, stripped
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import (
    NUMBERS,
    PREPOSITIONS,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set

OWING_WORDS_MAX = 16
"""Longest wish that is read from its ground, in words."""

_NOTHING = word_set(
    """need idea worries problem time way one longer more doubt rush clue thanks luck wonder point worry change reply
    answer reason surprise chance matter hurry pressure biggie news sign result success error output response help money
    go excuse comment mention choice option access internet signal sleep talk joke pun"""
)
_TELLING = word_set("is are was i we you has have yet tonight")
_TODAY = word_set("today tonight tomorrow now this that these those it them he she here")
_SHUN = word_set("avoid skip drop exclude omit")
_LEAVE = frozenset({("leave", "out"), ("keep", "out"), ("cut", "out"), ("stay", "off")})
_GIVE = word_set("give suggest recommend offer show use stick include add propose pick choose")
_KINDS = word_set("any all every each only no")
_ONCE = word_set(
    "help tell remind fix book call find check send ask wait let see plan write put pack move set order get buy"
)
"""What is asked for once, whatever its ground is."""


def owed(words: Words) -> tuple[Claim, ...]:
    """Read what is wanted because of the fact before it, () where it is the task at hand."""
    body = _until_listener(stripped(words))
    if not 2 <= len(body) <= OWING_WORDS_MAX or deictic(body) or any(w.low in _TODAY for w in body):
        return ()
    out: tuple[Claim, ...] = ()
    for part in _parts(body):
        made = _none(part) or _only(part) or _shunned(part) or _kept(part) or _given(part)
        if not made:
            break
        out += made
    return out


def is_only_lack(words: Words, ground: str) -> bool:
    """Tell whether "so no brew install" says what a lack leads to, and wishes nothing."""
    asks = any(w.low in _PLEASE for w in words)
    return words[0].low == "no" and not asks and _LACK.match(ground) is not None


_PLEASE = frozenset({"please", "pls", "plz"})
_LACK = re.compile(r"User(?: still| only)? (?:has no|does not have|is without|lacks)\b")


def _until_listener(words: Words) -> Words:
    """Leave out what only says where it holds: "in any plan you make me"."""
    at = next((i for i, w in enumerate(words) if i > 1 and w.low == "you"), len(words))
    return strip_punctuation(words[:at])


def _parts(body: Words) -> tuple[Words, ...]:
    """Part "keep paragraphs short and avoid italics" at the second order."""
    for i in range(2, len(body) - 1):
        if body[i].low in {"and", ","} and verb_lemma(body[i + 1].low) == body[i + 1].low:
            behind = body[i + 1 :]
            if behind[0].low in _SHUN | _GIVE | {"keep", "make", "leave"} and len(behind) > 1:
                return (strip_punctuation(body[:i]), behind)
    return (body,)


def _none(part: Words) -> tuple[Claim, ...]:
    """Read "no jumping exercises", "nothing with nuts"."""
    first = part[0].low
    if (
        first not in {"no", "nothing"}
        or part[1].low in _NOTHING
        or _is_work(part[1 : 1 + phrase_end(part[1:], 0)])
    ):
        return ()
    if first == "nothing" and part[1].low not in PREPOSITIONS | {"that"}:
        return ()
    what = part[1:]
    if at_hand(what) or any(w.low in _TELLING for w in what):
        return ()
    return (limit(part, part, sentence("User wants", say_words(_lower(part), SELF)), part[1:]),)


def _only(part: Words) -> tuple[Claim, ...]:
    """Read "only water based stuff", "hob recipes only", "only suggest places we can reach"."""
    if part[0].low == "only":
        what = part[1:]
        while what and what[0].low in _GIVE | {"me", "us", "to"}:
            what = what[1:]
    elif part[-1].low == "only":
        what = part[:-1]
    else:
        return ()
    if what and (what[0].low in NUMBERS or any(w.low in {"us", "them"} for w in what)):
        # "so only three of us stay" tells how many are left.
        return ()
    if not what or (
        verb_lemma(what[0].low) == what[0].low
        and noun_lemma(what[-1].low) == what[-1].low
        and len(what) < 2
    ):
        return ()
    if what[0].low in {"the", "i", "we", "my"} | PREPOSITIONS or _is_work(what):
        return ()
    return (limit(part, part, sentence("User wants only", say_words(_lower(what), SELF)), what),)


def _shunned(part: Words) -> tuple[Claim, ...]:
    """Read "avoid italics", "skip the butchery photos", "leave out anything fried"."""
    lows = tuple(w.low for w in part[:2])
    what = part[1:] if lows[0] in _SHUN else part[2:] if lows in _LEAVE else ()
    if not what:
        return ()
    the = what[0].low in {"the", "your"}
    noun = what[1:] if the else what
    if not noun or not (_is_kind(noun) if not the else _is_many(noun)):
        return ()
    said = sentence("User wants", say_words(noun, SELF), participle("skip" if the else "avoid"))
    return (claim(part, said, say_words(noun, SELF), noun),)


def _kept(part: Words) -> tuple[Claim, ...]:
    """Read "keep paragraphs short", "mirror any knitting instructions"."""
    verb = part[0].low
    if verb in _HOW:
        return _as_they_are(part)
    if verb_lemma(verb) != verb or verb in _SHUN | _GIVE | _ONCE or len(part) < 2:
        return ()
    if _is_said(part):
        return ()
    what = part[2:] if part[1].low == "your" else part[1:]
    end = phrase_end(what, 0)
    if verb in {"keep", "make", "leave"}:
        end = next(
            (i for i, w in enumerate(what) if i and noun_lemma(what[i - 1].low) != what[i - 1].low),
            0,
        )
        if not end or end >= len(what):
            return ()
    noun = what[:end]
    if not noun or not (_is_many(noun) or noun[0].low in _KINDS) or noun[0].low in {"the", "some"}:
        return ()
    said = sentence(
        "User wants", say_words(noun, SELF), participle(verb), say_words(what[end:], SELF)
    )
    return (claim(part, said, say_words(noun, SELF), part),)


def _is_said(part: Words) -> bool:
    """Tell whether two words are a noun and its verb, or one thing: "speed matters", "hand signals"."""
    does = verb_form(part[1].low, verb_lemma(part[1].low) or "") == "s"
    alone = len(part) == 2 or part[2].low in PREPOSITIONS
    return does and alone and not is_only_verb(part[0].low)


_HOW = word_set(
    "short long clean clear slow simple plain direct calm open quiet smooth brief blunt warm even dry empty cool"
)
"""What says how a thing is before it is a verb: "short sentences"."""


def _as_they_are(part: Words) -> tuple[Claim, ...]:
    """Read "short simple sentences" as what is wanted, without what follows on a condition."""
    noun = part[: phrase_end(part, 0)]
    noun = noun[: next((i for i, w in enumerate(noun) if w.low in {"if", "when"}), len(noun))]
    if len(noun) < 2 or not _is_many(noun):
        return ()
    said = sentence("User wants", say_words(noun, SELF))
    return (claim(part, said, say_words(noun, SELF), noun),)


def _given(part: Words) -> tuple[Claim, ...]:
    """Read "give me metric sizes", "use simple words"."""
    if part[0].low not in _GIVE:
        return ()
    rest = part[1:]
    while rest and rest[0].low in {"me", "us", "to", "your"}:
        rest = rest[1:]
    end = phrase_end(rest, 0) if rest else 0
    if not end or not _is_many(rest[:end]) or rest[0].low in _SOME or rest[0].low.isdecimal():
        return ()
    return (
        claim(
            part, sentence("User wants", say_words(rest, SELF)), say_words(rest[:end], SELF), rest
        ),
    )


_SOME = NUMBERS | {"the", "some", "a", "an", "few", "more", "another"}


def _is_many(noun: Words) -> bool:
    end = phrase_end(noun, 0)
    last = noun[max(0, end - 1)].low
    return noun_lemma(last) != last


def _is_work(words: Words) -> bool:
    return any(noun_lemma(w.low) in WORK_NOUNS for w in words)


def _is_kind(noun: Words) -> bool:
    return noun[0].low not in {"the", "a", "an", "my", "our", "some", "one"}


def _lower(words: Words) -> Words:
    first = words[0]
    return (first._replace(text=first.low), *words[1:]) if first.text[1:].islower() else words


__all__ = ["OWING_WORDS_MAX", "is_only_lack", "owed"]
