"""Names that no word ties to the user, and that are somebody of theirs all the same.

"Ioana from downstairs picks the kids up", "Tomasz shares my office", and "Frida is sixteen" where
the turn counted the children (`formation@11` on). Only a name that is no word of the language is
taken, and only with what people do for one another: "Option B works for me" is nobody.
"""

from __future__ import annotations

import itertools
from functools import lru_cache

from msgspec.structs import replace

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.grammar.bonds import Found, person_of
from mnemic.memory.formation.grammar.following import followed
from mnemic.memory.formation.grammar.lexicon import TECH
from mnemic.memory.formation.grammar.minded import minded, minds
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import Mention, Subject, Who
from mnemic.memory.formation.grammar.ties import AGES, tie_class
from mnemic.memory.formation.grammar.words import ADVERBS, NUMBERS, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set

LINK_WORDS_MAX = 12
"""How far behind a name something of the user's may stand that makes the name theirs."""

_FOR_US = word_set(
    """share live pick collect mind babysit cover coach teach clean cook visit ring feed groom tutor look drop"""
)
_WITH_US = word_set("work train play sing run drive walk")
_SAYS = word_set(
    """be say tell ask think want need claim write mention suggest believe know like love hate break kill crash throw return
    give send show read call make let keep eat mean affect improve reduce increase affect change use support"""
)
"""What a program, a text or a talk does to what is ours ties nobody to us."""

_US = frozenset({"me", "us", "my", "our", "kids", "children", "twins"})


@lru_cache(maxsize=8_192)
def _is_word(low: str) -> bool:
    return not low.isalpha() or len(low) < 3 or bool(lemmas.by_class(low))


def linked(words: Words, i: int, name: str, j: int, last: Mention) -> Found | None:
    """Read a name as somebody of the user's where its clause says that they are."""
    if len(name.split()) > 2 or words[i].low in TECH or name.isupper():
        return None
    if last.own and not last.staged and " " not in name and minds(words, i, j):
        return minded(name), j
    if _is_word(words[i].low):
        return None
    found = followed(words, (Subject(Who.PERSON, name, name.lower(), "", name, known=True), j))
    if found is None:
        return None
    begin = found[1]
    if words[begin].low == ",":
        cut = next((k for k in range(begin + 2, len(words)) if words[k].low == ","), 0)
        inner, behind = words[begin:cut], words[cut + 1 : cut + 1 + LINK_WORDS_MAX]
        near = [w.low for w in inner[-2:]] in (["next", "door"], ["across", "road"])
        ours = any(w.low in _US for w in inner) or (near and any(w.low in _US for w in behind))
        return found if cut and ours else None
    end = min(begin + 3, len(words))
    at = next((k for k in range(begin, end) if words[k].low not in ADVERBS), len(words))
    if at < len(words) and _does_for_us(words, at):
        return found
    return _counted(words, at, name, last, begin)


def _does_for_us(words: Words, at: int) -> bool:
    behind = words[at + 1 : at + 1 + LINK_WORDS_MAX]
    lemma = verb_lemma(words[at].low)
    if lemma in _FOR_US:
        return any(w.low in _US for w in behind)
    if lemma is not None and lemma not in _SAYS and verb_form(words[at].low, lemma) == "s":
        # "Mirela does our socials": what is ours ties whoever does it.
        return any(w.low in {"my", "our"} for w in behind[:3])
    return lemma in _WITH_US and any(
        a.low == "with" and b.low in {"me", "us"} for a, b in itertools.pairwise(behind)
    )


def _counted(words: Words, at: int, name: str, last: Mention, begin: int) -> Found | None:
    """Read "Yusuf runs a bakery" of one of two brothers, "Frida is sixteen" of the children."""
    many = next((p for p in reversed(last.near) if p.plural and tie_class(p.kin)), None)
    if many is None or at + 1 >= len(words):
        return None
    counted = NUMBERS.intersection(many.shown.lower().split())
    aged = words[at].low in {"is", "'s"} and (
        words[at + 1].low.isdecimal() or words[at + 1].low in AGES
    )
    if not counted and not (aged and tie_class(many.kin) == "child"):
        return None
    kin = "child" if many.kin == "children" else many.kin.removesuffix("s")
    return replace(person_of(kin, (), name), introduced=False), begin
