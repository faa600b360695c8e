"""Kin in a note: "two kids, nine and twelve", "wife coeliac", "youngest still in nappies"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import (
    DAYS,
    HEALTH,
)
from mnemic.memory.formation.grammar.note_nouns import (
    is_adjective,
)
from mnemic.memory.formation.grammar.note_words import Read, article, counts, is_state, said
from mnemic.memory.formation.grammar.phrases import Words, is_name, phrase_end
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set


def kin(words: Words) -> Read:
    """Read "two kids, nine and twelve", "wife coeliac", "eldest is autistic", "son with asthma"."""
    at = next((i for i, w in enumerate(words[:4]) if _is_kin(w)), -1)
    while 0 <= at < len(words) - 1 and _is_kin(words[at + 1]):
        at += 1
    if at < 0 or _is_guest(words, at):
        return None
    front, behind = words[:at], words[at + 1 :]
    plural = noun_lemma(words[at].low) != words[at].low
    if words[0].low == "no":
        return (said(words, "I", "have"), False) if len(words) == 2 else None
    counted = bool(front) and (counts(front[0]) or front[0].low in {"a", "an", "one"})
    twins = bool(front) and front[0].low in {"twin", "twins"}
    near = all(w.low in {"nearby", "abroad", "away"} for w in behind)
    if twins or (counted and (phrase_end(words, 0) == at + 1 or near)):
        return said(words, "I", "have"), True
    if front and not all(is_adjective(w.low) for w in front):
        return None
    if not behind:
        return (said(article(words), "I", "have"), True) if front and not plural else None
    if behind[0].low in {"with", "w/"}:
        return said(article(words), "I", "have"), True
    if plural and all(counts(w) or w.low in {"and", ",", "&", "aged"} for w in behind):
        are = given("are", words[at].end + 1)
        return (*said(words[: at + 1], "my"), are, *behind), True
    return _kin_told(words, at, plural=plural)


def _is_guest(words: Words, at: int) -> bool:
    """Tell whether a kin word is a name, or one of a crowd that comes on a day."""
    front = words[:at]
    if is_name(words[at]) and words[at].start > 0 and at == 0:
        return True
    if any(w.low in PREPOSITIONS | PUNCTUATION for w in front) or any(w.low in DAYS for w in words):
        return True
    many = bool(front) and front[0].low.isdecimal() and int(front[0].low[:4]) > KIN_MAX
    return many or (bool(front) and front[0].low in _CROWD)


def _kin_told(words: Words, at: int, *, plural: bool) -> Read:
    """Read what is told of kin: "wife works nights", "youngest still in nappies", "wife coeliac"."""
    behind = words[at + 1 :]
    j = 0
    while j < len(behind) - 1 and behind[j].low in ADVERBS | {"always", "now", "both", "all"}:
        j += 1
    verb = behind[j]
    if verb.low in MODALS and plural:
        return (said(words, "my"), False) if j + 2 < len(behind) else None
    if verb.low in BE | {"has", "have", "can", "does", "do", "goes", "lives", "works"}:
        return (said(words, "my"), not plural or verb.low in BE) if j + 1 < len(behind) else None
    lemma = verb_lemma(verb.low)
    if lemma is not None and verb_form(verb.low, lemma) == "s" and j + 1 < len(behind):
        return said(words, "my"), not plural
    if (
        verb.low in {"in", "at", "on"}
        or verb.low in HEALTH
        or is_state(verb.low)
        or verb.low.isdecimal()
    ):
        be = given("are" if plural else "is", words[at].end + 1)
        return (*said(words[: at + 1], "my"), be, *behind), True
    return None


KIN_MAX = 6
"""More children than that are guests, or a class."""


_CROWD = word_set("seven eight nine ten eleven twelve several many few couple")


_GRAND = word_set("grandkid grandkids grandchild grandchildren twins triplets")
_ELDER = word_set("eldest oldest youngest")


def _is_kin(word: Word) -> bool:
    return word.low in _ELDER | _GRAND or bool(kin_class(word.low))
