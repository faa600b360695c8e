"""Roundabout ways to put what is plain: "anything with nuts in it", "none of us eat pork".

"In it" only says again what "with" has said, "none of us" denies of the speaker too, and "this
tablet" that somebody gave the speaker is a tablet.
"""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.note_nouns import GOODS
from mnemic.memory.formation.grammar.phrases import Words, phrase_end
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    BE,
    DETERMINERS,
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.rendering import a_or_an
from mnemic.memory.formation.wordlists import word_set

HOLDING_WORDS_MAX = 6
"""How far "in it" may stand behind what holds it, in words."""

_HOLDING = frozenset({"with", "without", "has", "have"})
_BETWEEN = PUNCTUATION | PREPOSITIONS | word_set("that which who it them i we you he she they to")


def in_it(words: Words) -> Parts | None:
    """Read "anything with nuts in it" as "anything with nuts"."""
    for k in range(3, len(words) - 1):
        if words[k].low != "in" or words[k + 1].low not in {"it", "them"}:
            continue
        if k + 2 < len(words) and words[k + 2].low not in _ENDS:
            continue
        if _holds(words, k):
            return Parts((*words[:k], *words[k + 2 :]))
    return None


_ENDS = PUNCTUATION | word_set("and but so because or at when")


def _holds(words: Words, k: int) -> bool:
    """Tell whether what stands before `k` is held by what stands before that."""
    for j in range(k - 1, max(1, k - HOLDING_WORDS_MAX), -1):
        low = words[j].low
        if low in _HOLDING:
            head = words[j - 1].low
            had = low in {"has", "have"}
            held = j < k - 1
            return held and (head in {"that", "which"} if had else head in _ANY or _is_noun(head))
        if low in _BETWEEN:
            return False
    return False


_ANY = word_set("anything something nothing everything stuff")


def _is_noun(low: str) -> bool:
    return low.isalpha() and low not in _BETWEEN and verb_lemma(low) is None


def none_of_us(words: Words) -> tuple[Words, ...]:
    """Read "none of us eat pork" of the speaker, who is one of them."""
    if len(words) < NONE_WORDS_MIN or (words[1].low, words[2].low) != ("of", "us"):
        return ()
    verb, rest = words[3], words[4:]
    we, at = given("we", words[0].start), verb.start
    no = given("not", at)
    if verb.low in BE - {"was", "were"}:
        return ((we, given("are", at), no, *rest),) if rest else ()
    if verb.low in MODALS:
        able = verb.low == "can" and rest and rest[0].low not in _MINDS
        return ((we, verb, no, *rest),) if able else ()
    lemma = "have" if verb.low in {"has", "have"} else verb_lemma(verb.low)
    lives = [w.low for w in rest[:1]] == ["to"] and rest[1:2] != () and rest[1].low in _LIVED
    passing = lemma in _MINDS and not (lemma == "want" and lives)
    if lemma is None or verb_form(verb.low, lemma) not in {"base", "s"} or passing:
        return ()
    if lemma == "have" and rest and rest[0].low not in DETERMINERS and verb_lemma(rest[0].low):
        # "None of us has run it" tells of what was never done.
        return ()
    plain = verb._replace(text=lemma, low=lemma)
    return ((we, given("do", at), no, plain, *rest),)


NONE_WORDS_MIN = 4
"""Shortest clause of which "none of us" is the subject, in words."""

_MINDS = word_set(
    "know think want need feel remember understand get see expect believe mean come make go find tell wait"
)
"""What none of several do is of the moment: "none of us know why"."""

_LIVED = word_set("spend pay live move drive fly travel camp share work commute eat drink smoke")
"""What nobody wants to do for good: "none of us wants to spend more than 40 euros a day"."""


def handed_this(words: Words) -> Parts | None:
    """Read "my son gave me this tablet" as of a tablet, where it is a thing one has."""
    for k in range(2, len(words) - 2):
        if words[k].low not in {"me", "us"} or words[k + 1].low != "this":
            continue
        end = k + 2 + phrase_end(words[k + 2 :], 0)
        noun = words[k + 2 : end]
        if words[k - 1].low not in _HANDED or not noun or noun_lemma(noun[-1].low) not in _GOODS:
            return None
        article = given(a_or_an(noun), words[k + 1].start)
        return Parts((*words[: k + 1], article, *words[k + 2 :]))
    return None


_HANDED = word_set("gave bought got built made knitted sewed sent left lent handed willed")
_GOODS = (
    GOODS - word_set("job degree insurance pension mortgage savings experience kit")
) | word_set(
    """sweater jumper cardigan scarf hat coat jacket quilt blanket rug chair table sofa lamp clock watch ring necklace
    bracelet bag backpack suitcase pan pot wok knife teapot computer chromebook ipad kindle console headset keyboard
    puppy kitten dog cat parrot plant orchid boat canoe kayak tent drum trumpet flute harp ukulele telescope drone loom"""
)
"""What is had for long by whom it was given to; of a task or an idea nothing is kept."""


def waits(words: Words) -> tuple[Words, ...]:
    """Read "while I wait for my diploma to be recognised" as waiting for it."""
    if words[1].low != "wait" or not awaits(words[2:]):
        return ()
    at = words[1].start
    return ((words[0], given("am", at), given("waiting", at), *words[2:]),)


def awaits(rest: Words) -> bool:
    """Tell whether papers are waited for: "for my diploma to be recognised"."""
    lows = [w.low for w in rest]
    to = next((k for k, (a, b) in enumerate(pairwise(lows)) if (a, b) == ("to", "be")), 0)
    if lows[:1] != ["for"] or lows[1:2] not in (["my"], ["our"]) or not 3 <= to < len(lows) - 2:
        return False
    return noun_lemma(lows[to - 1]) in _PAPERS


_PAPERS = word_set(
    "visa permit licence license diploma degree passport citizenship residency asylum certificate qualification claim pension status"
)
"""What offices take months over."""

__all__ = ["awaits", "handed_this", "in_it", "none_of_us", "waits"]
