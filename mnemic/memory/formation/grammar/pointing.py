"""Whom an object pronoun means: "my brother takes her", "I call them every Sunday" (`formation@11` on).

Somebody who was spoken of is put in the place of the pronoun, so that what is kept says of
whom it is. Where two may be meant, the pronoun stays, and what points is not kept.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.known import meant
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import Mention, Subject
from mnemic.memory.formation.grammar.ties import gender_of, tie_class
from mnemic.memory.formation.grammar.words import Word, verb_lemma
from mnemic.memory.formation.wordlists import word_set

POINTING_WORDS_MAX = 10
"""How far into a clause a pronoun may stand that is resolved."""

_THEM = {"him": "he", "her": "she", "them": "they"}
_BEHIND = word_set(
    """to on in at every for with from after before by twice once and because when while , . ; each most home out there
    weekly daily often up during until since too a"""
)
_OWNER = "User's "


def pointed(words: Words, last: Mention) -> Words:
    """Put whom an object pronoun means in its place; the words as they are where nobody is."""
    if last.rich:
        words = _owner_named(words)
    if not last.rich or not last.near:
        return words
    for i in range(2, min(len(words), POINTING_WORDS_MAX)):
        if words[i].low not in _THEM:
            continue
        if i + 1 < len(words) and words[i + 1].low not in _BEHIND and not _is_given(words, i):
            return words
        if words[i].low != "them" and any(" and " in one.shown for one in last.near[-3:]):
            return words
        whom = meant(_THEM[words[i].low], last)
        if whom is None or _may_be_another(words[:i], words[i].low, whom):
            return words
        return (*words[:i], *_named(whom, words[i]), *words[i + 1 :])
    return words


_GIVING = word_set("take bring give cook make send lend buy read teach show tell pay owe")


def _owner_named(words: Words) -> Words:
    """Give "I inherited my dad's allotment" where "when my dad died" stands before "his"."""
    at = next((i for i in range(4, len(words) - 1) if words[i].low in {"his", "her"}), -1)
    kin = [
        k
        for k in range(1, max(at, 1))
        if words[k - 1].low in {"my", "our"} and tie_class(words[k].low)
    ]
    if at < 0 or len(kin) != 1 or words[at - 2].low not in {"i", "we"}:
        return words
    who = words[kin[0]]
    fits = gender_of(who.low) in {"", {"his": "m", "her": "f"}[words[at].low]}
    if (
        not fits
        or words[at + 1].low in _BEHIND
        or any(is_name(w) for w in words[kin[0] + 1 : at - 2])
    ):
        return words
    start = words[at].start
    said = (
        Word("my", "my", start, start - 1),
        Word(who.text, who.low, start, words[at].end),
        Word("'s", "'s", words[at].end, words[at].end),
    )
    return (*words[:at], *said, *words[at + 1 :])


def _is_given(words: Words, i: int) -> bool:
    """Tell whether somebody is handed what follows: "I take him dinner on weekdays"."""
    return words[i].low in {"him", "them"} and verb_lemma(words[i - 1].low) in _GIVING


def _may_be_another(before: Words, low: str, whom: Subject) -> bool:
    """Tell whether the clause itself names another who may be meant, or whom it is about."""
    if before[0].low in {"he", "she", "they", "it"}:
        return True
    named = 0
    for k, word in enumerate(before):
        gender = gender_of(word.low)
        apt = low == "them" or not gender or gender == {"him": "m", "her": "f"}[low]
        if word.text == whom.name or (tie_class(word.low) and word.low == whom.kin):
            return True
        named += bool(k and apt and (tie_class(word.low) or is_name(word)))
    own = before[0].low in {"my", "our"} or is_name(before[0])
    return named > (1 if own else 0)


def _named(whom: Subject, pronoun: Word) -> Words:
    """Give the words for somebody in the place of a pronoun: a name, or "my mum"."""
    if whom.name:
        return (pronoun._replace(text=whom.name, low=whom.name.lower()),)
    *mods, kin = whom.shown.removeprefix(_OWNER).split()
    at = pronoun.start
    added = (Word(text, text.lower(), at, at - 1) for text in ("my", *mods))
    return (*added, pronoun._replace(text=kin, low=kin.lower()))
