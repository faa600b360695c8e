"""Entries for what is said to the assistant: standing wishes, and "forget that"."""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import LANGUAGES
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    points,
    strip_determiner,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.subjects import SELF, kin_class
from mnemic.memory.formation.grammar.table_things import attribute_slot
from mnemic.memory.formation.grammar.words import verb_lemma
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

SINCE = "formation@7"

_STANDING = re.compile(
    r"\b(?:always|never|from now on|in (?:the )?future|going forward|every time|whenever|by default)\b",
    re.I,
)
_ANSWER_NOUNS = frozenset(
    ["answers", "replies", "responses", "explanations", "summaries", "emojis", "emoji", "messages"]
)
_STYLE_NOUNS = word_set(
    """emojis emoji bullets bullet points lists jargon tables headings exclamation marks slang
    acronyms metaphors disclaimers apologies caveats markdown"""
)
_ANSWER_VERBS = word_set(
    """answer reply respond write speak talk explain use keep include give call address avoid
    format cite show put be make stop start do add"""
)


_FORGET = frozenset({"forget", "ignore", "disregard", "delete", "erase", "drop", "remove", "scrap"})


_SLOT_NOUNS = {
    "employer": "employment",
    "job": "employment",
    "workplace": "employment",
    "home": "home",
    "address": "home",
    "hometown": "origin",
}


_NOT_THINGS = word_set(
    """error errors rest above warning warnings last previous tests test typo noise comment
    comments first second other part line lines case file files output message question request
    bug issue whitespace"""
)
_WH = frozenset({"where", "what", "which", "who", "when", "how"})


def standing(words: Words, text: str) -> tuple[Claim, ...]:
    """Read a standing wish: "please always answer in French", "keep answers short"."""
    words = strip_punctuation(words)
    while words and words[0].low in {
        "please",
        "pls",
        "kindly",
        "and",
        "also",
        "so",
        ",",
        "just",
        "but",
        "then",
        "ok",
        "okay",
    }:
        words = words[1:]
    while words and words[-1].low in {"please", "pls", "thanks", ",", "thank", "you"}:
        words = words[:-1]
    if not words:
        return ()
    start, end = words[0].start, words[-1].end
    standing_ = bool(_STANDING.search(text[start:end]))
    order, negated = _order(words)
    if (
        not order
        or points(order[1:])
        or any(w.low in {"this", "that", "these", "it", "above"} for w in order)
    ):
        return ()
    verb = order[0].low
    if verb not in _ANSWER_VERBS or verb_lemma(verb) != verb:
        return ()
    rest = {w.low for w in order[1:]}
    called = (
        verb in {"call", "address"}
        and len(order) > 2
        and order[1].low == "me"
        and is_name(order[2])
    )
    style = bool(rest & _STYLE_NOUNS) and negated
    if not (
        called
        or (
            standing_
            and (
                rest & (_ANSWER_NOUNS | LANGUAGES | _STYLE_NOUNS)
                or verb
                in {
                    "answer",
                    "reply",
                    "respond",
                    "write",
                    "explain",
                    "use",
                    "include",
                    "cite",
                    "show",
                    "avoid",
                    "give",
                    "address",
                }
            )
        )
        or (
            rest & (_ANSWER_NOUNS - {"emoji", "emojis"})
            and verb in {"keep", "make", "give", "write"}
        )
        or style
    ):
        return ()
    if verb in {"do", "be", "add", "put", "start", "make"} and not rest & (
        _ANSWER_NOUNS | _STYLE_NOUNS
    ):
        return ()
    return (_wish(words, order, negated=negated, called=called, start=start, end=end),)


def _order(words: Words) -> tuple[Words, bool]:
    negated = False
    i = 0
    while i < len(words):
        low = words[i].low
        if low in {"do", "does"} and i + 1 < len(words) and words[i + 1].low in {"n't", "not"}:
            negated = True
            i += 2
        elif low == "never":
            negated = True
            i += 1
        elif low == "no" and i == 0:
            return (), False
        elif low in {"always", "please", ",", "just"}:
            i += 1
        elif low in {"from", "in", "going", "by", "whenever", "every"} and i == 0:
            joint = next((k for k, w in enumerate(words) if w.low == ","), 0) or _front_end(words)
            if not joint:
                return (), False
            i = joint
        elif low in {"avoid", "stop"}:
            return words[i:], True
        else:
            break
    return words[i:], negated


def _front_end(words: Words) -> int:
    for front in (
        ("from", "now", "on"),
        ("in", "future"),
        ("in", "the", "future"),
        ("going", "forward"),
        ("by", "default"),
    ):
        if tuple(w.low for w in words[: len(front)]) == front:
            return len(front)
    return 0


def _wish(
    words: Words, order: Words, *, negated: bool, called: bool, start: int, end: int
) -> Claim:
    always = "always" if any(w.low == "always" for w in words) and not negated else ""
    text = say_words(order, SELF)
    lows = {w.low for w in order}
    if called:
        slot, label, statement = (
            "preferred name",
            "preferred name",
            sentence("User wants to be called", say_words(order[2:], SELF)),
        )
    else:
        about = "answer language" if lows & LANGUAGES else "answer style"
        label = about
        slot = (
            "preference answer language"
            if about == "answer language"
            else f"preference answer style {phrase_key(_object(order))}"
        )
        if (
            lows & {"short", "concise", "brief", "long", "detailed", "longer", "shorter", "terse"}
            and lows & _ANSWER_NOUNS
        ):
            slot = "preference answer length"
        if order[0].low in {"avoid", "stop"}:
            negated = False
        statement = sentence(
            "User wants the assistant",
            "never"
            if negated and any(w.low == "never" for w in words)
            else "not"
            if negated
            else "",
            "to",
            always,
            text,
        )
    return Claim(
        label=label,
        slot=slot,
        statement=statement,
        kind=ClaimKind.PREFERENCE,
        type=BeliefType.PREFERENCE,
        start=start,
        end=end,
    )


def _object(order: Words) -> str:
    rest = strip_determiner(order[1:])
    if rest and (verb_lemma(rest[0].low) or "") != rest[0].low and rest[0].low.endswith("ing"):
        rest = rest[1:]
    return " ".join(w.text for w in rest) or order[0].text


def forgetting(words: Words) -> tuple[Words, int, int] | None:
    """Read "forget that I like jazz", "ignore the locker number": give what is to go.

    The words that come back are a clause ("I like jazz") or a noun phrase ("the locker
    number"), which the caller reads on.
    """
    words = strip_punctuation(words)
    i = 0
    while i < len(words) and words[i].low in {
        "please",
        "also",
        "and",
        "pls",
        "oh",
        "no",
        ",",
        "can",
        "could",
        "you",
        "just",
        "actually",
        "so",
        "ok",
        "okay",
        "wait",
        "sorry",
    }:
        i += 1
    if i >= len(words) - 1 or words[i].low not in _FORGET:
        return None
    begin = i
    i += 1
    forget = words[begin].low == "forget"
    if not forget and words[i].low not in {
        "the",
        "my",
        "what",
        "that",
        "where",
        "our",
        "everything",
    }:
        return None
    if words[i].low in {"about", "everything", "anything"}:
        i += 1
    if i < len(words) and words[i].low == "about":
        i += 1
    if (
        i < len(words)
        and words[i].low in {"that", "what", "when", "the"}
        and i + 1 < len(words)
        and words[i + 1].low in {"i", "my", "we", "our", "fact"}
    ):
        i += 1
        if words[i].low == "fact":
            i += 2 if i + 1 < len(words) and words[i + 1].low == "that" else 1
    if (
        i + 1 < len(words)
        and words[i].low == "i"
        and words[i + 1].low in {"said", "told", "mentioned"}
    ):
        i += 2
        while i < len(words) and words[i].low in {"you", "that", "about"}:
            i += 1
    return words[i:], words[begin].start, words[-1].end


def named_thing(words: Words, *, start: int, end: int) -> tuple[Claim, ...]:
    """End whatever was believed of a named thing: "the locker number", "my Apple Watch".

    It may have been filed as an attribute or as a possession; both are named, and the
    one that meets nothing forms nothing.
    """
    words = strip_punctuation(words[: _reason(words)])
    if not words or points(words) or words[0].low in _WH:
        return ()
    if words[0].low not in {"the", "my", "our"} and not is_name(words[0]):
        return ()
    body = strip_determiner(words)
    if not body or body[0].low in _NOT_THINGS or body[-1].low in _NOT_THINGS:
        return ()
    shown = say_words(body, SELF)
    kin = kin_class(body[0].low)
    slots: tuple[tuple[str, str], ...]
    noun = [w.low for w in body]
    if kin:
        about, slots = "user", ((f"relation {kin}", ""),)
    else:
        slot = _SLOT_NOUNS.get(noun[-1], attribute_slot(noun))
        about, slots = "user", ((slot, ""), ("thing", shown))
    return tuple(
        Claim(
            label=shown,
            slot=slot,
            value=value,
            statement=f"User's {shown} is no longer to be remembered.",
            kind=ClaimKind.PROJECT_FACT,
            type=BeliefType.USER_MODEL_ATTR,
            about=about,
            polarity=Polarity.RETRACT,
            forget=True,
            denies=kin or (shown if slot not in _SLOT_NOUNS.values() else ""),
            start=start,
            end=end,
        )
        for slot, value in slots
    )


def _reason(words: Words) -> int:
    # "..., I read it off someone else's card" gives a reason and names nothing.
    for i, word in enumerate(words):
        if word.low in {",", ";", "because", "-", "–", "—", ":", "("}:
            return i
    return len(words)
