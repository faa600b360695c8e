"""Forms of a verb or noun that a statement is rendered with."""

from __future__ import annotations

import re
from functools import lru_cache

import lemminflect

FORM_CACHE_ENTRIES = 8_192
"""How many forms are remembered; all of them are pure results."""

_FIXED: dict[str, dict[str, str]] = {
    "VBZ": {"be": "is", "have": "has", "do": "does", "go": "goes"},
    "VBG": {"be": "being", "die": "dying", "lie": "lying", "tie": "tying"},
    "VBD": {"be": "was"},
    "VBN": {"be": "been"},
    "NNS": {"person": "people"},
}
_MODALS = frozenset({"can", "could", "may", "might", "must", "shall", "should", "will", "would"})
_SIBILANT = re.compile(r"(?:s|x|z|ch|sh|[^aeiou]o)\Z")
_CONSONANT_Y = re.compile(r"[^aeiou]y\Z")
_CLOSED_SYLLABLE = re.compile(r"[^aeiou]*[aeiou][bdgklmnprtv]\Z")


@lru_cache(maxsize=FORM_CACHE_ENTRIES)
def _form(phrase: str, tag: str) -> str:
    word, gap, rest = phrase.partition(" ")
    lowered = word.lower()
    if lowered in _MODALS:
        return phrase
    fixed = _FIXED[tag].get(lowered)
    if fixed is None:
        upos = "NOUN" if tag == "NNS" else "VERB"
        known = lemminflect.getAllInflections(lowered, upos).get(tag)
        fixed = str(known[0]) if known else _regular(lowered, tag)
    return fixed + gap + rest


def _regular(word: str, tag: str) -> str:
    if tag in {"VBZ", "NNS"}:
        if _CONSONANT_Y.search(word):
            return word[:-1] + "ies"
        return word + ("es" if _SIBILANT.search(word) else "s")
    if _CLOSED_SYLLABLE.fullmatch(word):
        word += word[-1]
    if tag == "VBG":
        stem = word[:-1] if word.endswith("e") and not word.endswith("ee") else word
        return stem + "ing"
    if _CONSONANT_Y.search(word):
        return word[:-1] + "ied"
    return word + ("d" if word.endswith("e") else "ed")


def third_person(verb: str) -> str:
    """Give the third person singular present; what follows the verb stays.

    `live` -> `lives`, `have` -> `has`, `be` -> `is`, `study law` -> `studies law`;
    a modal stays as it is.
    """
    return _form(verb, "VBZ")


def gerund(verb: str) -> str:
    """Give the -ing form: `run` -> `running`, `live in` -> `living in`."""
    return _form(verb, "VBG")


def past(verb: str) -> str:
    """Give the simple past: `go` -> `went`, `be` -> `was`."""
    return _form(verb, "VBD")


def past_participle(verb: str) -> str:
    """Give the past participle: `write` -> `written`."""
    return _form(verb, "VBN")


def plural(noun: str) -> str:
    """Give the plural of a noun: `child` -> `children`."""
    return _form(noun, "NNS")
