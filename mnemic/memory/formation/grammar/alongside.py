"""Names that share the work with the speaker: "Priya drives the blue one and I cook in the red".

Nothing says who Priya is; that she does her part beside the speaker's says that she is somebody of
theirs (`formation@11` on). Only a name that is no word, with a verb of people's doings, in a
sentence whose other half is the speaker's own, is taken.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from mnemic.memory.formation.grammar.casing import is_word
from mnemic.memory.formation.grammar.lexicon import (
    DAY_WORDS,
    LANGUAGES,
    MONTHS,
    NATIONALITIES,
    TECH,
)
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import Mention, Subject, Who
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import Word, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set

_DOINGS = word_set(
    """do handle drive cook bake clean manage look cover prefer hate love like sing write build paint fix speak teach
    learn study mind sew knit weave roast brew milk feed plough drum answer pack greet cut style wash weld solder
    photograph edit translate design supervise own tend prune graft shear keep run take play tune"""
)
_OF_FIRMS = word_set(
    "make sell raise release charge ban allow own launch ship update change have be get say want"
)
"""What firms do as well as people."""

_JOINTS = frozenset({",", "and", "but", "while", "whereas", ";", "."})
_OWN = frozenset({"i", "we"})
_THINGS = frozenset({"the", "our", "my", "most", "all", "half"})


def with_partners(sentences: Iterable[Words], last: Mention) -> Mention:
    """Keep in mind everybody who does their part beside the speaker in a sentence of theirs."""
    for words in sentences:
        for name in _beside_me(words):
            last = last.aware(Subject(Who.PERSON, name, name.lower(), "", name, known=True))
        if not _is_ours(words):
            continue
        found = False
        for i in range(len(words) - 1):
            starts = i == 0 or words[i - 1].low in _JOINTS
            if starts and (_does_a_part(words, i) or (found and _has_a_part(words, i))):
                found = True
                name = words[i].text
                last = replace(last, shared=True).aware(
                    Subject(Who.PERSON, name, name.lower(), "", name, known=True)
                )
    return last


def with_share(words: Words, last: Mention) -> Words:
    """Read "I run the till" beside "Bruno does the bread" as running what is the speaker's too."""
    if not last.shared or len(words) not in {4, 5} or words[0].low not in _OWN:
        return words
    verb = words[1].low
    whole = words[2].low == "the" and verb == verb_lemma(verb) and verb != "do"
    return (*words[:2], words[2]._replace(text="our", low="our"), *words[3:]) if whole else words


_ANDS = frozenset({"and", "&", "+", "n", "plus"})


def _beside_me(words: Words) -> list[str]:
    """Give who is named beside the speaker: "me and Graham", "Ferdi and I split the on call"."""
    out: list[str] = []
    for i in range(1, len(words) - 1):
        if words[i].low not in _ANDS:
            continue
        before, behind = words[i - 1], words[i + 1]
        if before.low == "me" and _may_be_one(behind):
            out.append(behind.text)
        elif (
            behind.low in {"i", "me"}
            and _may_be_one(before)
            and (i < 2 or words[i - 2].low in _JOINTS)
        ):
            out.append(before.text)
    return out


def _may_be_one(word: Word) -> bool:
    """Tell whether a word is a first name, by its capital."""
    plain = word.text.istitle() and word.text.isalpha() and len(word.text) > 1
    return (
        plain
        and word.low not in TECH | LANGUAGES | NATIONALITIES | DAY_WORDS | MONTHS
        and not (tie_class(word.low) or word.low in {"you", "he", "she", "they", "it"})
    )


def _is_ours(words: Words) -> bool:
    """Tell whether a sentence has a half that is told of the speaker, or of a child of theirs."""
    for i, word in enumerate(words):
        if i and words[i - 1].low not in _JOINTS | {"since", "because", "as", "so"}:
            continue
        if word.low in _OWN and i + 1 < len(words):
            return True
        if word.low in {"my", "our"} and any(
            tie_class(w.low) or w.low in _ELDEST for w in words[i + 1 : i + 4]
        ):
            return True
    return False


_ELDEST = frozenset({"oldest", "eldest", "youngest", "middle"})


def _does_a_part(words: Words, i: int) -> bool:
    word, behind = words[i], words[i + 1]
    if not is_name(word) or not word.text.isalpha() or word.text.isupper() or len(word.text) < 3:
        return False
    if word.low in TECH | LANGUAGES | NATIONALITIES | DAY_WORDS | MONTHS or (
        is_word(word.low) and i == 0
    ):
        return False
    lemma = verb_lemma(behind.low)
    if lemma is None or verb_form(behind.low, lemma) != "s":
        return False
    charged = i + 2 < len(words) and words[i + 2].low in _THINGS and lemma not in _OF_FIRMS
    return lemma in _DOINGS or charged or _is_the_one(words, i)


def _has_a_part(words: Words, i: int) -> bool:
    """Tell whether a name has its object with the verb left out: "Pete the bread"."""
    return is_name(words[i]) and not is_word(words[i].low) and words[i + 1].low in _THINGS


def _is_the_one(words: Words, i: int) -> bool:
    """Tell whether somebody is told to be the one who does something: "Marek is the only one who may ..."."""
    lows = [w.low for w in words[i + 1 : i + 6]]
    return lows[:2] in (["is", "the"], ["'s", "the"]) and "one" in lows[2:4] and "who" in lows[2:5]


__all__ = ["with_partners", "with_share"]
