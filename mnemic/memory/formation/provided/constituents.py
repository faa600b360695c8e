"""Noun phrases and finite verbs of a sentence, by form alone: who stands as its subject."""

from __future__ import annotations

from functools import lru_cache

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS, PERIODS
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    Word,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.lemmas import lemma
from mnemic.memory.formation.wordlists import word_set

PHRASE_WORDS_MAX = 8
"""Longest noun phrase that is looked for, in words."""

_CACHE = 4_096

Words = tuple[Word, ...]

SPEAKER = word_set("i we")
PRONOUNS = word_set("i we you he she they it")
_MANY = word_set("i we you they")
_DETERMINERS = word_set(
    """my our your his her their its the a an this that these those every each some any most all
    both no another"""
)
_AUXILIARIES = BE | MODALS | word_set("have has had 've do does did used ca wo")
_NEGATING = word_set("n't not never no longer")
_STOPS = PREPOSITIONS | CONJUNCTIONS | SUBORDINATORS | PUNCTUATION | PRONOUNS | {"of", "as"}


def subject_at(words: Words, at: int) -> int | None:
    """Give the index of the verb whose subject starts at a word; None where none does."""
    if at >= len(words):
        return None
    low = words[at].low
    if low == "there":
        return at + 1 if at + 1 < len(words) and words[at + 1].low in BE else None
    if low in PRONOUNS:
        return at + 1 if finite_at(words, at + 1, plural=low in _MANY) else None
    end = phrase_end(words, at)
    while end is not None:
        plural = _is_plural(words, at, end)
        if finite_at(words, end, plural=plural) and not _names_on(words, end):
            return end
        tail = _tail_end(words, end)
        if tail is not None and finite_at(words, tail, plural=plural):
            return tail
        end = phrase_end(words, at, beyond=end)
    return None


def _names_on(words: Words, at: int) -> bool:
    """Tell whether a word that may be a verb only goes on naming: "our reports go"."""
    goes_on = words[at].text.islower() and words[at].low not in _AUXILIARIES
    finite = any(finite_at(words, at + 1, plural=many) for many in (False, True))
    return goes_on and is_noun(words[at]) and finite


def _tail_end(words: Words, at: int) -> int | None:
    """Give the end of what hangs on a noun by a preposition: "nothing in them", "two of us"."""
    if at + 1 >= len(words) or words[at].low not in _HANGING:
        return None
    if words[at + 1].low in _OBJECTS:
        return at + 2
    return phrase_end(words, at + 1)


_HANGING = word_set("of in at on from with for")
_OBJECTS = word_set("them us it")


def phrase_end(words: Words, at: int, *, beyond: int = 0) -> int | None:
    """Give the index behind a noun phrase that starts at a word, the shortest beyond another."""
    if at >= len(words) or words[at].low in _STOPS:
        return None
    determined = words[at].low in _DETERMINERS
    first = at + 1 if determined else at
    for end in range(first + 1, min(at + PHRASE_WORDS_MAX, len(words)) + 1):
        last = words[end - 1]
        if last.low in _STOPS | _AUXILIARIES | _DETERMINERS or last.low in ADVERBS - {"own"}:
            return None
        stands = determined and end < len(words) and words[end].low in _AUXILIARIES | ADVERBS
        if end > beyond and (is_noun(last) or (stands and _is_describing(last))):
            return end
    return None


def phrase_start(words: Words, end: int) -> int | None:
    """Give where the noun phrase that ends before an index starts; None where none does."""
    at = end
    while at > 0 and end - at < PHRASE_WORDS_MAX:
        word = words[at - 1]
        if word.low in _DETERMINERS:
            return at - 1 if at < end else None
        if word.low == "'s" and at > 1:
            at -= 1
            continue
        if word.low in _STOPS | _AUXILIARIES | ADVERBS or not word.text[:1].isalnum():
            break
        if not (is_noun(word) or _is_describing(word)):
            break
        at -= 1
    opens_named = at < end and (words[at].text[:1].isupper() or words[at].low in NUMBERS)
    return at if opens_named and is_noun(words[end - 1]) else None


def finite_at(words: Words, at: int, *, plural: bool) -> bool:
    """Tell whether a verb that agrees with its subject stands at a word, or behind adverbs."""
    while at < len(words) and words[at].low in ADVERBS | _NEGATING:
        at += 1
    if at >= len(words):
        return False
    low = words[at].low
    if low in _AUXILIARIES:
        return low != "'s" or at + 1 < len(words)
    base = verb_lemma(low) if words[at].text.islower() else None
    if base is None or low in PREPOSITIONS:
        return False
    form = verb_form(low, base)
    return form in {"past", "base" if plural else "s"}


def is_person(words: Words) -> bool:
    """Tell whether a phrase names somebody: a name, kin, or who does something."""
    head = words[-1]
    return (
        head.text[:1].isupper()
        or any(kin_class(word.low) for word in words)
        or lemma(head.low, "NOUN") in _PEOPLE
        or head.low.endswith(("ist", "ian", "man", "woman"))
    )


_PEOPLE = word_set(
    """person friend nurse chef guest student apprentice guy girl boy kid child neighbour neighbor
    colleague baby woman man lady gentleman tenant client patient doctor surgeon coach partner"""
)


_FOR_NOUNS = word_set("youngest oldest eldest middle other own elderly")
"""Adjectives that stand for somebody: "our youngest"."""


@lru_cache(maxsize=_CACHE)
def _sorts(low: str) -> frozenset[str]:
    return frozenset(lemmas.by_class(low))


def is_known(low: str) -> bool:
    """Tell whether a word is one of the language, and not only a name."""
    return bool(_sorts(low))


def is_noun(word: Word) -> bool:
    """Tell whether a word can be the head of a noun phrase."""
    if word.text[:1].isdecimal() or word.text[:1].isupper():
        return True
    sorts = _sorts(word.low)
    return not sorts or bool(sorts & {"NOUN", "PROPN"}) or word.low in _FOR_NOUNS


def _is_describing(word: Word) -> bool:
    return bool(_sorts(word.low) & {"ADJ", "VERB"}) or "-" in word.text


def is_time(phrase: Words) -> bool:
    """Tell whether a phrase says when: "last night", "every Friday"."""
    return lemma(phrase[-1].low, "NOUN") in PERIODS | DAY_WORDS | MONTHS | _WHILES


_WHILES = word_set(
    "night morning evening afternoon day week month year spring summer winter autumn time"
)


def is_plural(phrase: Words) -> bool:
    """Tell whether a phrase names several."""
    return _is_plural(phrase, 0, len(phrase))


def _is_plural(words: Words, at: int, end: int) -> bool:
    head = words[end - 1].low
    many = words[at].low in NUMBERS or (words[at].text[:1].isdecimal() and words[at].low != "1")
    return many or lemma(head, "NOUN") != head or head in {"people", "children", "police"}
