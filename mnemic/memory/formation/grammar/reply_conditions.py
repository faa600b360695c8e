"""Wishes that hold whenever something is asked for: "when I ask about grammar, finish with ..."."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words, deictic, phrase_end, strip_punctuation
from mnemic.memory.formation.grammar.reply_words import (
    ANSWERING,
    ASKING,
    FORBIDDEN,
    KEEPING,
    LENGTHS,
    OPENERS,
    claim,
    participle,
    stands,
)
from mnemic.memory.formation.grammar.rich_wishes import verb_form_s
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import verb_lemma
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set

_EVER = (
    ("whenever",),
    ("when",),
    ("every", "time"),
    ("each", "time"),
    ("if",),
    ("any", "time"),
    ("anytime",),
)


def conditioned(body: Words) -> tuple[Claim, ...]:
    """Read "when I ask about grammar, finish with two sentences", "number the steps whenever you ..."."""
    lows = tuple(w.low for w in body)
    for why in (("that", "'s", "why"), ("which", "is", "why")):
        if lows[:3] == why:
            body = strip_punctuation(body[3:])
            lows = tuple(w.low for w in body)
    at = next((i for i in range(len(body) - 2) for e in _EVER if _opens(lows, i, e)), -1)
    if at < 0:
        return ()
    size = next(len(e) for e in _EVER if _opens(lows, at, e))
    who = lows[at + size]
    if at:
        when, order = _without_reason(body[at + size + 1 :]), _unquoted(body[:at])
    else:
        cut = _order_at(body, at + size + 1)
        if not cut:
            return ()
        when, order = strip_punctuation(body[at + size + 1 : cut]), body[cut:]
    when = _handed(when) if who == "i" else when
    once = who == "you" and when and when[0].low in {"finish", "end", "close", "start", "begin"}
    if not when or deictic(when) or (once and len(when) < 2 and not stands(body)):
        return ()
    ever = who == "you" and stands(body) and verb_lemma(when[0].low) == when[0].low
    if when[0].low not in (ASKING if who == "i" else ANSWERING) and not (ever and len(when) > 1):
        return ()
    if who == "you" and any(w.low in {"the", "done", "it"} for w in when[:2]):
        return ()
    wish, order = _order(order)
    if not order or deictic(tuple(w for w in order if w.low not in _OBJECTS)):
        return ()
    noun = when[1 : 1 + phrase_end(when[1:], 0)] if len(when) > 1 else ()
    if noun and noun[0].low == "me":
        noun = when[2 : 2 + phrase_end(when[2:], 0)]
    kept = _kept_object(order, when) or _kept_so(order, when)
    if kept is not None and who == "you":
        said = sentence(wish, kept)
    else:
        order = tuple(w._replace(text="them") if w.low == "em" else w for w in order)
        says = "they" if who == "i" else "it"
        verb = when[0].text if who == "i" else verb_form_s(when[0].text)
        condition = f"when {says} {verb} {say_words(_of_user(when[1:]), SELF)}".strip()
        said = sentence(wish, "the assistant to", say_words(order, SELF), condition)
    return (claim(body, said, say_words(noun, SELF) or "answer style", (*order, *when)),)


def _handed(when: Words) -> Words:
    """Give what is handed over without to whom: "send you questions"; () for one thing alone."""
    if len(when) > 2 and when[1].low in {"you", "u"}:
        when = (when[0], *when[2:])
    return () if len(when) > 1 and when[1].low == "the" else when


_REASONS = word_set("that it this which because cos since so i as they these otherwise")


def _without_reason(words: Words) -> Words:
    """Drop why something is wished: "whenever you explain something, that helps me most"."""
    at = next(
        (i for i in range(len(words) - 1) if words[i].low == "," and words[i + 1].low in _REASONS),
        len(words),
    )
    return words[:at]


_OBJECTS = word_set("it them em 'em")


_MARKS = frozenset({"'", '"', "’", "”"})


def _unquoted(words: Words) -> Words:
    """Strip the marks around an order, and no mark that closes what it quotes."""
    quoted = len([w for w in words if w.low in _MARKS | {"‘", "“"}]) > 1 and words[-1].low in _MARKS
    return words if quoted else strip_punctuation(words)


def _opens(lows: tuple[str, ...], i: int, phrase: tuple[str, ...]) -> bool:
    n = len(phrase)
    return lows[i : i + n] == phrase and lows[i + n : i + n + 1] in {("i",), ("you",)}


def _of_user(words: Words) -> Words:
    return tuple(w._replace(text="User", low="user") if w.low == "me" else w for w in words)


def _order_at(body: Words, start: int) -> int:
    """Find where what is wanted begins behind its condition, 0 when nothing is ordered."""
    for i in range(start + 1, len(body) - 1):
        low = body[i].low
        before = body[i - 1].low
        if low in {"i", "please", "pls", "just"} and before == ",":
            return i
        order = low in ANSWERING and verb_lemma(low) == low
        if order and before == "just":
            return i - 1
        if order and before == ",":
            return i
        if (
            low in {"give", "show", "tell", "send"}
            and body[i + 1].low in {"me", "us"}
            and before not in {"to", "you"}
        ):
            return i
        if order and low in KEEPING and body[i + 1].low in _OBJECTS | {"your"}:
            return i
        if low == "do" and body[i + 1].low in {"n't", "not"}:
            return i
    return 0


def _order(words: Words) -> tuple[str, Words]:
    """Give how an order is worded, and its verb phrase; () when it is none."""
    wish = "User wants"
    while words and words[0].low in OPENERS:
        words = words[1:]
    lows = [w.low for w in words[:8]]
    if lows[:1] == ["i"]:
        at = next((i for i, low in enumerate(lows) if low == "you"), 0)
        wants = set(lows[1:at])
        if (
            not at
            or not wants & {"like", "love", "want", "prefer", "rather", "appreciate", "need"}
            or "n't" in wants
        ):
            return "", ()
        wish = "User would like" if wants & {"'d", "would", "should"} else wish
        words = words[at + 1 :]
        while words and words[0].low in {"to", "could", "would", "always"}:
            words = words[1:]
    elif lows[:1] == ["you"]:
        words = words[2:]
    if lows[:2] in (["do", "n't"], ["do", "not"]):
        words, wish = words[2:], "User does not want"
    elif lows[:1] == ["never"]:
        words, wish = words[1:], "User never wants"
    elif lows[:1] == ["always"]:
        words = words[1:]
    if (
        not words
        or words[0].low not in ANSWERING | FORBIDDEN
        or verb_lemma(words[0].low) != words[0].low
    ):
        return "", ()
    return wish, words


def _kept_object(order: Words, when: Words) -> str | None:
    """Word "when you write captions, keep them under 20 words" as "captions kept under 20 words"."""
    if len(order) < 3 or order[1].low not in _OBJECTS or len(when) < 2:
        return None
    what = when[1:] if when[1].low != "me" else when[2:]
    end = next((i for i, w in enumerate(order) if w.low == "," and i > 2), len(order))
    done = participle(order[0].low)
    return f"{say_words(what, SELF)} {done} {say_words(order[2:end], SELF)}" if what else None


def _kept_so(order: Words, when: Words) -> str | None:
    """Word "keep paragraphs short when you draft" as "paragraphs kept short when ... drafts"."""
    noun = order[1 : 1 + phrase_end(order, 1) - 1]
    if order[0].low != "keep" or not noun or noun[-1].low in LENGTHS | _OBJECTS:
        noun = order[1:2]
    how = order[1 + len(noun) :]
    if (
        order[0].low != "keep"
        or len(how) != 1
        or how[0].low not in LENGTHS
        or noun[0].low in _OBJECTS
    ):
        return None
    does = f"the assistant {verb_form_s(when[0].text)} {say_words(when[1:], SELF)}".strip()
    return f"{say_words(noun, SELF)} kept {how[0].low} when {does}"
