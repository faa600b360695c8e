"""What was told of the speaker and is said to be untrue: "that story about me being a spy isn't true" (`formation@11`).

What the story tells is denied like any other thing: "I am not a spy"; "forget what I said about
being a spy" forgets that. A story of somebody else,
and one that is only doubted, is left alone.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.leads import skip_leads
from mnemic.memory.formation.grammar.phrases import Words, points
from mnemic.memory.formation.grammar.words import (
    BE,
    MODALS,
    PUNCTUATION,
    given,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

STORY_WORDS_MAX = 14
"""Longest story that is denied in a clause, in words."""

_STORIES = word_set("story thing bit part stuff claim rumour rumor tale")
_ONE = word_set("that the this my")
_SAID = (("what", "i", "said"), ("what", "i", "told", "you"), ("what", "i", "wrote"))
_DROPPED = word_set("forget scrap ignore disregard")
_TRUE = frozenset({"true", "right", "correct", "so", "accurate"})
_FALSE = frozenset({"false", "untrue", "wrong", "nonsense", "rubbish", "bogus"})
_FALSE_PHRASES = (("made", "up"), ("a", "joke"), ("a", "lie"), ("a", "mistake"), ("not", "true"))
_JUST = word_set("all just completely totally actually really complete total only entirely quite")
_OPEN = MODALS | word_set("if whether maybe perhaps you he she they might him her them your")


def untrue(words: Words) -> Words:
    """Read "that story about me being a spy isn't true" as not being one; () for all else."""
    words = words[skip_leads(words, 0).index :]
    lows = [w.low for w in words]
    drops = bool(lows) and lows[0] in _DROPPED
    begin = _story(lows, int(drops))
    if not begin or begin >= len(words):
        return ()
    end = next((k for k in range(begin, len(lows)) if lows[k] in PUNCTUATION), len(lows))
    if not drops:
        end = next((k for k in range(begin, end) if _is_denied(lows, k)), 0)
    told = words[begin:end]
    lemma = verb_lemma(told[0].low) if told else None
    if lemma is None or verb_form(told[0].low, lemma) != "ing" or len(told) < TOLD_MIN:
        return ()
    if len(told) > STORY_WORDS_MAX or not _OPEN.isdisjoint(w.low for w in told) or points(told):
        return ()
    start = words[0].start
    doing = "am" if lemma == "be" else lemma
    said = (
        ["I", doing]
        if drops
        else ["I", "am", "not"]
        if lemma == "be"
        else ["I", "do", "not", lemma]
    )
    me, *rest = (given(word, start) for word in said)
    lead = (words[0], given("that", start)) if drops else ()
    return (*lead, me._replace(low="i"), *rest, *told[1:])


TOLD_MIN = 2
"""How many words a story has at least: "being vegan"."""


def _story(lows: list[str], at: int) -> int:
    """Give where what a story of the speaker tells begins, 0 for none."""
    step = next((len(p) for p in _SAID if tuple(lows[at : at + len(p)]) == p), 0)
    of_mine = bool(step)
    if not step and lows[at : at + 1] and lows[at] in _ONE and lows[at + 1 : at + 2]:
        step = 2 if lows[at + 1] in _STORIES else 0
    if step and lows[at + step : at + step + 1] in (["yesterday"], ["earlier"], ["before"]):
        step += 1
    if not step or lows[at + step : at + step + 1] != ["about"]:
        return 0
    at += step + 1
    if lows[at : at + 1] and lows[at] in {"me", "us", "my"}:
        return at + 1
    return at if of_mine else 0


def _is_denied(lows: list[str], k: int) -> bool:
    """Tell whether words say from word `k` on that what stands before is not so."""
    if lows[k] not in BE | {"'s"}:
        return False
    rest = [low for low in lows[k + 1 : k + 6] if low not in _JUST]
    if rest[:1] in (["n't"], ["not"]):
        return rest[1:2] != [] and rest[1] in _TRUE
    return rest[:1] != [] and (rest[0] in _FALSE or tuple(rest[:2]) in _FALSE_PHRASES)


__all__ = ["untrue"]
