"""What stands in brackets or between dashes: "(we've got three greyhounds)", "— she's a vet —"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import STATES_PLAIN, STATES_SENSITIVE
from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import antecedent, finite_at
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.unfolding.relatives import spelled_out
from mnemic.memory.formation.grammar.words import NUMBERS, given, noun_lemma
from mnemic.memory.formation.wordlists import word_set

_DASHES = frozenset({"—", "–", "-"})
_CLOSES = {"(": ")", "[": "]"}
_OPENS = frozenset(
    {"i", "we", "my", "our", "there", "he", "she", "they", "it", "the", "her", "his"}
)
_PRONOUNS = frozenset({"he", "she", "they", "it"})


def bracketed(words: Words) -> Parts | None:
    """Part a clause from the first aside in it, with what the aside tells."""
    for i in range(len(words)):
        low = words[i].low
        if low in _CLOSES:
            end = _closing(words, i, _CLOSES[low])
        elif low == ":" and i + 3 < len(words) and words[i + 1].low in _PRONOUNS:
            end = len(words)
        elif low in _DASHES and 0 < i < len(words) - 1 and words[i - 1].end < words[i].start:
            end = next((k for k in range(i + 2, len(words)) if words[k].low in _DASHES), -1)
        else:
            continue
        if end < 0:
            continue
        inside = strip_punctuation(words[i + 1 : end])
        told = _of_aside(words, i, inside)
        if told or low == "(":
            host = (*words[:i], *words[end + 1 :])
            # A bracket that tells nothing of its own is left where it stands.
            return Parts(strip_punctuation(host), (told,)) if told else None
    return None


def _closing(words: Words, i: int, mark: str) -> int:
    return next((k for k in range(i + 1, len(words)) if words[k].low == mark), len(words))


def _of_aside(words: Words, i: int, inside: Words) -> Words:
    """Give the clause that an aside tells, () when it tells none."""
    if not inside:
        return ()
    start, named = antecedent(words, i)
    if start < 0 and (home := _of_home(words, i)):
        start, named = i - 2, home
    first = inside[0].low
    if first in {"my", "our"} and i and is_name(words[i - 1]) and _is_tie(inside):
        # "Biscuit (our 9-year-old lab)": whose the name is, read where it stands.
        return ()
    if first in {"who", "which"} and start >= 0 and finite_at(inside, 1):
        return (*named, *inside[1:])
    if first in _OPENS and len(inside) > 2:
        if first in _PRONOUNS and start >= 0 and finite_at(inside, 1):
            return (*named, *spelled_out(inside[1:]))
        return inside if first not in {"it"} else ()
    if start < 0:
        return _of_own(inside)
    return _described(named, inside)


_AT_HOME = word_set(
    "kids children twins boys girls toddler baby dog dogs cat cats teenagers grandkids grandchildren"
)


def _is_tie(inside: Words) -> bool:
    return bool(tie_class(inside[-1].low)) and len(inside) <= TIE_WORDS_MAX


TIE_WORDS_MAX = 4
"""Longest naming of a tie in a bracket, in words."""


def _of_home(words: Words, i: int) -> Words:
    """Give "my kids" of "the kids" before a bracket: nobody tells how old a stranger's are."""
    if i < 2 or words[i - 2].low != "the" or words[i - 1].low not in _AT_HOME:
        return ()
    return (words[i - 2]._replace(text="my", low="my"), words[i - 1])


def _of_own(inside: Words) -> Words:
    """Read "(three kids, two dyslexic)" and "(no car)" as what the speaker has."""
    end = next((k for k, w in enumerate(inside) if w.low in {",", ";", "and"}), len(inside))
    head = inside[: min(end, 5)]
    if len(head) < 2 or end > 4:
        return ()
    at = head[0].start
    counted = head[0].low in NUMBERS | {"a", "an"} or head[0].low.isdecimal()
    if not (counted and kin_class(head[-1].low)):
        return ()
    return (given("I", at), given("have", at), *head)


def _described(named: Words, inside: Words) -> Words:
    """Read "my daughter (6)", "my son (nine, coeliac)", "my brother (a vet)", "our cat (deaf)"."""
    first = inside[0]
    at = first.start
    person = any(kin_class(w.low) for w in named)
    head = named[-1].low
    verb = "are" if noun_lemma(head) != head and not is_name(named[-1]) else "is"
    age = first.low.isdecimal() or first.low in NUMBERS
    known = first.low in STATES_PLAIN | STATES_SENSITIVE | _SAID_OF
    if first.low in {"a", "an", "the"} and len(inside) > 1 and len(inside) < 9:
        return (*named, given(verb, at), *inside)
    if not person or len(inside) > 8:
        return ()
    if (
        age
        and (len(inside) == 1 or inside[1].low in {",", "years", "and", "yo", "months", "weeks"})
    ) or known:
        return (*named, given(verb, at), *inside)
    return ()


_SAID_OF = word_set(
    """diabetic allergic vegan vegetarian coeliac celiac deaf blind autistic epileptic lactose gluten colour-blind
    retired pregnant asthmatic disabled dyslexic divorced widowed nearly almost"""
)
