"""What stands behind a bare comma and is no second verb of its clause (`formation@11`).

"We can't deploy on Thursdays, change freeze", "I'm at the market, stall nine", "he's bipolar, stable on
lithium": a noun or a state that happens to be a verb too. A negation does not reach behind a comma
either ("I don't drive, take the bus"), unless the verbs are one list ("I can't swim, drive or ride").
"""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.grammar.casing import is_only_verb
from mnemic.memory.formation.grammar.lexicon import ACTIVITY_VERBS, NATIONALITIES
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.verbs import Tense, VerbGroup
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    CONJUNCTIONS,
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    Word,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_COUNTED_OFF = word_set(
    """stall step number plot unit room gate row line track page chapter level form year bed berth seat box table pitch
    lane house block floor stage grade class group team shift locker bay platform route exit pier plate volume slot"""
)
"""What is told apart by a number behind it: "stall nine", "step four"."""

_STATES = word_set(
    """stable sober clean dry calm quiet clear open slow warm cool free content secure idle steady empty narrow
    tame smooth level perfect complete separate alert absent present mature"""
)
"""States that are verbs too: behind "is" and a comma they go on with what somebody or something is."""

_BEHIND_NOUNS = frozenset({"only", "next", "too", "rule", "rules", "either"})
_OBJECTS = word_set("it them him her me us myself everything something everyone to not")


def second_verb(words: Words, k: int, j: int, group: VerbGroup) -> VerbGroup | None:
    """Give the group that a verb at `j` behind a bare comma goes on from; None where it is no verb."""
    if not _behind_comma(words, k):
        return group
    low, behind = words[j].low, words[j + 1].low if j + 1 < len(words) else ""
    if not (group.negated or group.never) or _lists_verbs(words, j):
        return group
    if any(w.low in {"just", "please"} for w in words[k:j]) or {"me", "us"} & {
        w.low for w in words[j + 1 : j + 3]
    }:
        # "..., just talk to me normally" asks for something.
        return None
    taken = behind in DETERMINERS | PREPOSITIONS | _OBJECTS
    if not taken and not (is_only_verb(low) and behind):
        return None if verb_lemma(low) == low or group.never else group
    if group.tense not in {Tense.MODAL, Tense.PRESENT}:
        return group
    return replace(group, tense=Tense.PRESENT, modal="", never=False, negated=False)


def is_no_verb_form(words: Words, k: int, j: int, group: VerbGroup) -> bool:
    """Tell whether a noun or a state stands behind a comma: "stall nine", "stable on lithium"."""
    if not _behind_comma(words, k):
        # "I like soap making and candle making"
        parallel = k - 3 >= group.next and words[k - 2].low.endswith("ing")
        return parallel and _is_pastime(words, j)
    low, behind = words[j].low, words[j + 1].low if j + 1 < len(words) else ""
    if low in _COUNTED_OFF and (behind.isdecimal() or behind in NUMBERS):
        return True
    if group.lemma == "be" and low in _STATES and behind in PREPOSITIONS | {""}:
        return True
    if behind in _BEHIND_NOUNS and noun_lemma(low) == low and not j > k:
        return True
    return _is_pastime(words, j)


def _is_pastime(words: Words, j: int) -> bool:
    """Tell whether a noun and what is done with it stand at `j`: "candle making"."""
    low, behind = words[j].low, words[j + 1].low if j + 1 < len(words) else ""
    noun = noun_lemma(low) == low and verb_lemma(low) == low and not is_only_verb(low)
    return noun and behind.endswith("ing") and noun_lemma(behind) == behind and low not in _DOINGS


_DOINGS = ACTIVITY_VERBS | frozenset({"love", "hate", "like", "start", "enjoy", "go", "do"})


def _behind_comma(words: Words, k: int) -> bool:
    """Tell whether a bare comma stands before `k`: ", now mostly ..." too."""
    at = k - 1
    while at > 0 and words[at].low in {"now", "then", "so"}:
        at -= 1
    return words[at].low == ","


def _lists_verbs(words: Words, j: int) -> bool:
    """Tell whether what follows ends a list of verbs: "... swim, drive or ride"."""
    return any(
        words[i].low in CONJUNCTIONS and verb_lemma(words[i + 1].low) == words[i + 1].low
        for i in range(j + 1, len(words) - 1)
    )


def ends_at_comma(words: Words, i: int, j: int, group: VerbGroup) -> bool:
    """Tell whether nothing behind a comma goes with its verb: "I don't fly, panic attacks"."""
    if words[j].low != "," or group.lemma == "be" or j + 1 >= len(words):
        return False
    over = group.negated or group.never
    if over and (_asks(words, j + 1) or _opens_another(words, j + 1)):
        return True
    if j > i:
        return False
    if words[j + 1].low == "same":
        return True
    if not over and not (group.progressive and group.lemma in {"go", "fail"}):
        return False
    behind = words[j + 1].low
    return behind not in ADVERBS | PREPOSITIONS | CONJUNCTIONS | DETERMINERS | _GOES_ON


def _asks(words: Words, k: int) -> bool:
    """Tell whether an order follows: "..., just talk to me normally", "..., save me"."""
    at = k + (words[k].low in {"just", "please", "pls"})
    if at + 1 >= len(words) or verb_lemma(words[at].low) != words[at].low:
        return False
    return at > k or words[at + 1].low in {"me", "us"}


def _opens_another(words: Words, k: int) -> bool:
    """Tell whether a bare subject with its verb follows: "..., stomach become bad always"."""
    if k + 2 >= len(words) or words[k].low in PREPOSITIONS | ADVERBS | CONJUNCTIONS:
        return False
    low, verb = words[k].low, words[k + 1].low
    return "NOUN" in lemmas.by_class(low) and is_only_verb(verb) and verb_lemma(verb) == verb


_GOES_ON = word_set(
    "not ever anymore which who that because as if when while though although since every each most"
)


def denies_both(words: Words, k: int, j: int) -> bool:
    """Tell whether "don't" is of both verbs: "I don't smoke or drink", "... smoke, drink or gamble"."""
    before = words[k - 1].low
    return before in {"or", "nor"} or (before == "," and _lists_verbs(words, j))


def once(words: Words, k: int, j: int) -> bool:
    """Tell whether a past behind a comma says when it was: "I don't swim, nearly drowned at six"."""
    if k < 1 or words[k - 1].low != ",":
        return False
    if any(w.low in _ALMOST for w in words[k:j]):
        return True
    rest = words[j + 1 : j + ONCE_WORDS_MAX]
    end = next((i for i, w in enumerate(rest) if w.low == ","), len(rest))
    lows = [w.low for w in rest[:end]]
    if {"ago", "once", "twice", "last"} & set(lows):
        return True
    return any(
        low in {"in", "at", "back", "since", "as"} and _says_when(low, after)
        for low, after in pairwise(lows)
    )


ONCE_WORDS_MAX = 9
"""How far behind its verb a time is looked for, in words."""

_ALMOST = frozenset({"nearly", "almost", "once", "never"})


def _says_when(low: str, after: str) -> bool:
    if low == "as":
        return after in {"a", "an", "my"}
    return after.isdecimal() or after in NUMBERS or after.startswith(("19", "20", "'"))


def are_qualities(comp: Words) -> bool:
    """Tell whether what is listed behind one thing says of what kind it is: "two passports, Irish and Swiss"."""
    at = next((i for i, w in enumerate(comp) if w.low == ","), -1)
    if at < 1 or at + 1 >= len(comp):
        return False
    counted = comp[0].low in NUMBERS or comp[0].low.isdecimal()
    tail = [w for w in comp[at + 1 :] if w.low not in CONJUNCTIONS | {","} | ADVERBS]
    listed = all(w.low in NATIONALITIES | _KINDS or _is_quality(w, counted=counted) for w in tail)
    single = comp[0].low in {"a", "an", "my", "the", "our"}
    if (counted or single) and tail and listed:
        return True
    # "two photos, one smiling": each of what was counted.
    return counted and comp[0].low != "one" and comp[at + 1].low == "one"


_KINDS = word_set(
    """manual automatic diesel petrol electric hybrid second-hand secondhand used new vintage fixed fixie tubeless
    unlimited prepaid furnished unfurnished detached semi-detached"""
)


def _is_quality(word: Word, *, counted: bool) -> bool:
    classes = set(lemmas.by_class(word.low))
    of_country = word.text.istitle() and word.low.endswith(_DEMONYMS) and len(word.low) > 4
    return classes == {"ADJ"} or (of_country and ("ADJ" in classes or counted))


_DEMONYMS = ("ine", "ean", "ian", "ish", "ese", "ch", "i")


__all__ = ["are_qualities", "once", "second_verb"]
