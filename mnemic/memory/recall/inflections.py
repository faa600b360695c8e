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

AGENT_STEM_MIN = 3
"""Shortest verb that one who does it is named after, in letters."""

_SPELLINGS = (
    ("colour", "color"),
    ("favour", "favor"),
    ("neighbour", "neighbor"),
    ("flavour", "flavor"),
    ("behaviour", "behavior"),
    ("labour", "labor"),
    ("humour", "humor"),
    ("centre", "center"),
    ("theatre", "theater"),
    ("grey", "gray"),
    ("organis", "organiz"),
    ("programme", "program"),
    ("jewellery", "jewelry"),
    ("travelling", "traveling"),
    ("pyjama", "pajama"),
    ("aeroplane", "airplane"),
    ("tyre", "tire"),
)
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
    verb = _done_by(word)
    if verb is not None:
        found.update((form.lower(), None) for form in _verb_forms(verb))
    found.update((_respelled(form), None) for form in tuple(found))
    return tuple(form for form in found if form.isalpha())[:VARIANTS_MAX]


def _add_plural(word: str, found: dict[str, None]) -> None:
    # A word the table lacks, most often a name or a new noun.
    if word.endswith(_NO_PLURAL):
        return
    found[word.removesuffix("s") if word.endswith("s") else word + "s"] = None


def _done_by(word: str) -> str | None:
    """Give the verb of one who does it: `climb` of `climber`, `run` of `runner`."""
    stem = word.removesuffix("s").removesuffix("er")
    if len(stem) > len(word) - 2 or len(stem) < AGENT_STEM_MIN:
        return None
    undoubled = stem[:-1] if stem[-1] == stem[-2] else stem
    for verb in (stem, stem + "e", undoubled):
        if len(verb) >= AGENT_STEM_MIN and verb in lemminflect.getAllLemmas(verb, "VERB").get(
            "VERB", ()
        ):
            return verb
    return None


def _verb_forms(verb: str) -> tuple[str, ...]:
    inflected = lemminflect.getAllInflections(verb, upos="VERB").values()
    return (verb, *(form for forms in inflected for form in forms))


def _respelled(word: str) -> str:
    """Give the British spelling of an American word and the other way round."""
    for one, other in _SPELLINGS:
        if one in word:
            return word.replace(one, other)
        if other in word:
            return word.replace(other, one)
    return word
