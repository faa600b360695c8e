"""What may stand between a person and the verb: "my tenants on the top floor, a couple from Brno, are"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.agreement import AUX, copula
from mnemic.memory.formation.grammar.bonds import FIRST, Found
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import Subject
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

PHRASE_WORDS_MAX = 7
"""How long what follows the tie may be: "my tenants on the top floor"."""


FLOATS = frozenset({"both", "all", "each", "themselves", "himself", "herself", "alone"})


def followed(words: Words, found: Found | None) -> Found | None:
    """Step over what may stand between a subject and its verb; None where no verb follows."""
    if found is None:
        return None
    subject, j = found
    while j < len(words) and words[j].low in FLOATS:
        j += 1
    if verb_at(words, j, subject):
        return subject, j
    k = _behind_phrase(words, j, subject)
    return (subject, k) if k else None


def verb_at(words: Words, j: int, subject: Subject) -> bool:
    """Tell whether a verb that agrees with the subject stands at `j`, adverbs left aside."""
    begin = j
    while j < len(words) and (
        words[j].low in ADVERBS or words[j].low in {"no", "longer", "not", "never"}
    ):
        j += 1
    if j >= len(words):
        return False
    low = words[j].low
    if low == "," and j + 2 < len(words) and words[j + 1].low == "who" and j == begin:
        return True
    if low == "'s" and j and words[j - 1].low in {"he", "she", "who"}:
        return True
    if low == "'s":
        return copula(words, j) or (
            j + 1 < len(words) and (words[j + 1].low[0].isdecimal() or words[j + 1].low in NUMBERS)
        )
    if low in AUX or low in MODALS:
        return True
    lemma = verb_lemma(low)
    if lemma is None or words[j].text[:1].isupper() or low in PREPOSITIONS | DETERMINERS:
        return False
    form = verb_form(low, lemma)
    if subject.plural:
        return form in {"base", "past"}
    if form == "s" and j + 1 < len(words) and words[j + 1].low in AUX - {"'s"}:
        # "my dad jokes are bad": a plural noun, and no verb.
        return False
    return form in {"s", "past"} or low in {"put", "cut", "let", "set", "quit", "read"}


def _behind_phrase(words: Words, j: int, subject: Subject) -> int:
    """Give where the verb stands behind "on the top floor", ", a couple from Brno," or ", 9,"."""
    if j >= len(words):
        return 0
    low = words[j].low
    if low in {",", "("}:
        for k in range(j + 1, min(len(words), j + 2 + PHRASE_WORDS_MAX)):
            if words[k].low in {",", ")"}:
                inner = words[j + 1 : k]
                told = inner and not any(
                    w.low in AUX | FIRST - {"my", "our"} or w.low in CONJUNCTIONS - {"and"}
                    for w in inner
                )
                return k + 1 if told and verb_at(words, k + 1, subject) else 0
        return 0
    if low not in PREPOSITIONS | {"of", "to"} or low in {"like", "since", "than"}:
        return 0
    for k in range(j + 2, min(len(words), j + 1 + PHRASE_WORDS_MAX)):
        at = words[k].low
        if at == ",":
            return _behind_phrase(words, k, subject)
        if at in PUNCTUATION | CONJUNCTIONS | _CLOSING:
            return 0
        bare = verb_lemma(at) == at and at not in AUX
        if bare and not (is_name(words[k - 1]) or words[k - 2].low in PREPOSITIONS):
            # "on the top floor": a noun behind its adjective, and no verb.
            continue
        if verb_at(words, k, subject) and words[k - 1].low not in DETERMINERS | PREPOSITIONS:
            return k
    return 0


_CLOSING = word_set("who that which i we he she they you it whose where when")
