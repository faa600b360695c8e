"""A reason without a verb, trailing a limit: "can't deploy on Thursdays, change freeze", "..., stomach ulcer".

What only says why is parted from what holds. An illness is told of its own, whoever has it; that
it is a rule or a law says nothing that the limit does not.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.illnesses import is_illness
from mnemic.memory.formation.grammar.note_nouns import is_noun
from mnemic.memory.formation.grammar.phrases import Words, strip_punctuation
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    CONJUNCTIONS,
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    given,
    noun_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_LIMITS = word_set("n't nt t not never no cannot avoid avoids only stopped quit without cant hate")
_RULES = word_set("rule policy law reason order freeze regulation decision")
_HAVING = word_set("have has 've got had with include includes including are is")
_MINE = frozenset({"i", "we", "my", "our", "can", "ca", "do", "no", "never", "cannot", "cant"})
REASON_WORDS_MAX = 3
"""Longest reason that is told without a verb, in words."""


def reasoned(words: Words) -> Parts | None:
    """Part a limit from the reason that trails it behind a comma."""
    comma = next((k for k in range(len(words) - 2, 2, -1) if words[k].low == ","), -1)
    if comma < 0 or words[0].low == "no":
        return None
    if _LIMITS.isdisjoint(w.low for w in words):
        return None
    for k in range(3, comma + 1):
        if words[k].low != ",":
            continue
        end = next((i for i in range(k + 1, len(words)) if words[i].low == ","), len(words))
        why = words[k + 1 : end]
        if not 1 <= len(why) <= REASON_WORDS_MAX or not _is_plain(why):
            continue
        if _LIMITS.isdisjoint(w.low for w in words[:k]):
            continue
        if not (_is_reason(why) or (end == len(words) and _closes(words, k, why))):
            continue
        ill = is_illness(why) or noun_lemma(why[-1].low) in _ILLS
        if ill and (words[0].low not in _MINE or not _HAVING.isdisjoint(w.low for w in words[:k])):
            return None
        return Parts(strip_punctuation((*words[:k], *words[end:])), (_had(why),) if ill else ())
    return None


_ILLS = word_set("ulcer stroke transplant bypass implant pacemaker stent concussion attack")


def _is_plain(why: Words) -> bool:
    return why[-1].text not in {"me", "ms", "i"} and all(
        w.low not in DETERMINERS | PREPOSITIONS | CONJUNCTIONS | NUMBERS | ADVERBS
        and w.low[0].isalpha()
        for w in why
    )


def _is_reason(why: Words) -> bool:
    head = noun_lemma(why[-1].low)
    return (head in _RULES and len(why) > 1) or head in _ILLS or is_illness(why)


def _closes(words: Words, k: int, why: Words) -> bool:
    """Tell whether a compound stands behind what is already whole: "no meetings after 3, school run"."""
    nouns = len(why) > 1 and is_noun(why[-1].low) and why[-1].low not in _TIMES
    listed = any(w.low in {",", "or", "and"} for w in words[:k])
    verb = next((i for i in range(1, k) if words[i - 1].low in _LIMITS), 0)
    placed = any(w.low in PREPOSITIONS for w in words[verb + 2 : k - 1])
    denied = words[0].low in {"i", "we"} and any(
        w.low in {"n't", "nt", "t", "not"} for w in words[1:4]
    )
    return nouns and denied and placed and not listed and noun_lemma(why[-1].low) == why[-1].low


_TIMES = word_set("time week month year season term day night morning evening")


def _had(why: Words) -> Words:
    at = why[0].start
    head = why[-1].low
    article = (given("a", at),) if head in _ILLS and noun_lemma(head) == head else ()
    first = why[0]._replace(text=why[0].low) if why[0].text.istitle() else why[0]
    return (given("I", at), given("have", at), *article, first, *why[1:])


__all__ = ["reasoned"]
