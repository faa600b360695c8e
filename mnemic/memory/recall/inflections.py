"""The close inflections of a word: what lets a question's `live` find `lives`.

Matching stays whole-lexeme in every store (000 §Lexical parity); only the question is
widened, so `themes` and `theme` are still two lexemes. A table look-up, no model.
"""

from __future__ import annotations

from functools import lru_cache

import lemminflect

WORD_CACHE_ENTRIES = 8_192
"""How many words the cache remembers; its entries are pure."""

WORD_LENGTH_MAX = 32
"""Longest word that is looked up, in characters."""

VARIANTS_MAX = 12
"""Most forms a word is widened to, itself included."""

_CLASSES = ("VERB", "NOUN")
_NO_PLURAL = ("ss", "us", "is")


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def variants(word: str) -> tuple[str, ...]:
    """Give a lowercase word and its close inflections, the word itself first."""
    if not word.isalpha() or not word.isascii() or not 3 <= len(word) <= WORD_LENGTH_MAX:
        return (word,)
    found = {word: None}
    lemmas = lemminflect.getAllLemmas(word)
    for kind in _CLASSES:
        for lemma in lemmas.get(kind, ())[:1]:
            found[lemma.lower()] = None
            for forms in lemminflect.getAllInflections(lemma, upos=kind).values():
                found.update((form.lower(), None) for form in forms)
    if not lemmas:
        _add_plural(word, found)
    return tuple(form for form in found if form.isalpha())[:VARIANTS_MAX]


def _add_plural(word: str, found: dict[str, None]) -> None:
    # A word the table lacks, most often a name or a new noun.
    if word.endswith(_NO_PLURAL):
        return
    found[word.removesuffix("s") if word.endswith("s") else word + "s"] = None
