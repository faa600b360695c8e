"""What every answer is to have: "one practice question at the end of every answer" (`formation@11` on)."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words, deictic, strip_punctuation
from mnemic.memory.formation.grammar.reply_words import GIVING, claim, participle, reason_at
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import noun_lemma, verb_lemma
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set

_ANSWER = word_set("answer reply response message explanation summary email draft")
_ENDING = word_set("end finish close conclude begin start open")
_PLACES = word_set("end start beginning top bottom")


_MENDS = frozenset({"correct", "fix", "flag", "mark"})
_MISTAKES = frozenset({"mistake", "error", "slip", "typo"})


def every_mistake(body: Words) -> tuple[Claim, ...]:
    """Read "correct every mistake I make, even the tiny ones"; () for those of one text."""
    lows = [w.low for w in body]
    at = next((k for k in range(2, min(5, len(body))) if noun_lemma(lows[k]) in _MISTAKES), 0)
    all_of = lows[1:2] in (["every"], ["each"], ["all"], ["any"])
    if lows[0] not in _MENDS or not at or not all_of or "the" in lows[1:at]:
        return ()
    made = lows[at + 1 : at + 3] == ["i", "make"]
    if not made and "my" not in lows[1:at]:
        return ()
    what = body[1 : at + 1 + 2 * made]
    said = sentence("User wants", say_words(what, SELF), participle(lows[0]))
    return (claim(body, said, say_words(body[at : at + 1], SELF), what),)


def every_answer(body: Words) -> tuple[Claim, ...]:
    """Read what is wanted in every answer; () for what is wanted in one."""
    at = next((k for k in range(1, len(body) - 1) if body[k].low in {"every", "each"}), 0)
    if not at or body[at + 1].low not in _ANSWER:
        return ()
    body = strip_punctuation(body[: max(at + 2, reason_at(body))])
    verb = verb_lemma(body[0].low) or ""
    whole = body[at : at + 2]
    if verb in _ENDING and at == 1 and body[3:4] and body[3].low in {"with", "by", "on"}:
        rest = body[3:]
        if deictic(rest):
            return ()
        said = sentence(
            "User wants", say_words(whole, SELF), participle(verb), say_words(rest, SELF)
        )
        return (claim(body, said, say_words(rest[1:], SELF), rest),)
    placed = body[at - 1].low in {"in", "to", "with", "after", "under"} or (
        body[at - 1].low == "of" and body[at - 2].low in _PLACES
    )
    what = body[2:] if body[1].low in {"me", "us"} else body[1:]
    if verb not in GIVING | {"put", "finish", "keep"} or not placed or at < 3 or deictic(what[:1]):
        return ()
    return (
        claim(body, sentence("User wants", say_words(what, SELF)), say_words(what, SELF), what),
    )


__all__ = ["every_answer", "every_mistake"]
