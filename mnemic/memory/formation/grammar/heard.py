"""Whom a clause names, as subject or not, and keeps in mind for what is said behind it."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.belongings import possessed
from mnemic.memory.formation.grammar.bonds import (
    TITLES,
    Found,
    full_name,
    head_at,
    name_after,
    person_of,
    tied,
)
from mnemic.memory.formation.grammar.known import named
from mnemic.memory.formation.grammar.lexicon import (
    DAY_WORDS,
    LANGUAGES,
    MONTHS,
    NATIONALITIES,
    OCCUPATIONS,
    TECH,
)
from mnemic.memory.formation.grammar.persons import AT_HOME, name_apposed
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import Mention, Subject, Who
from mnemic.memory.formation.grammar.ties import is_many, tie_class
from mnemic.memory.formation.grammar.words import PUNCTUATION, noun_lemma, verb_lemma
from mnemic.memory.formation.wordlists import word_set


def heard(words: Words, last: Mention) -> Mention:
    """Keep in mind every person of the user's that a clause names, as subject or not."""
    if not last.rich:
        return last
    for i in range(len(words) - 1):
        low = words[i].low
        found: Found | None = None
        if low in {"my", "our"}:
            owner = _with_name(words, i, tied(words, i))
            last = last.aware(owner[0]) if owner is not None else last
            last = _each_of(words, owner, last) if owner is not None else last
            found = possessed(words, i, last) if owner is None or not owner[0].name else None
            if found is not None and (found[0].who is not Who.PERSON or " and " in found[0].shown):
                found = None
        elif low == "the" and _are_ours(words, i, last):
            found = person_of(words[i + 1].low, (), ""), i + 2
        elif low in {"a", "an", "one"} and i >= 1:
            found = one_called(words, i)
        elif low in {"two", "three", "four", "five"} and i >= 1 and _has_by_number(words, i):
            at = head_at(words, i + 1)
            found = (person_of(words[at].low, (words[i].text,), ""), at + 1) if at >= 0 else None
        elif is_name(words[i]) and words[i + 1].low in {",", "("}:
            name, j = full_name(words, i)
            found = name_apposed(words, i, name, j, last) if name and j < len(words) else None
        if found is not None and found[0].who is Who.PERSON:
            last = last.aware(found[0])
        elif i and is_name(words[i]) and _is_strange(words, i, last):
            about = words[i].low
            last = last.aware(Subject(Who.NONE, words[i].text, about))
    return last


def _has_by_number(words: Words, i: int) -> bool:
    """Tell whether the number at `i` counts who is had: "I have two sons", "I live with two nurses"."""
    if words[i - 1].low == "with" and words[0].low in {"i", "we"} and i + 1 < len(words):
        theirs = noun_lemma(words[i + 1].low) not in _BY_TRADE
        return theirs and any(verb_lemma(w.low) in _SHARING for w in words[1:5])
    return words[i - 1].low in {"have", "'ve", "got"}


_SHARING = frozenset({"share", "live", "rent"})
_BY_TRADE = OCCUPATIONS | word_set("student pupil client patient trainee apprentice intern")
"""Whom one lives with may be a student, and nobody's."""


def _are_ours(words: Words, i: int, last: Mention) -> bool:
    """Tell whether "the girls" are the speaker's, who tells of themselves or has them."""
    low = words[i + 1].low
    had = i > 0 and words[i - 1].low in {"got", "have", "'ve", "had"}
    return (last.own or had) and low in AT_HOME and is_many(low)


_PLACING = word_set("in at from to near on of for by through via into a an the about")


_DEGREES = frozenset({"phd", "msc", "bsc", "mphil", "dphil"})


def _is_strange(words: Words, i: int, last: Mention) -> bool:
    """Tell whether a name inside a clause may be somebody whom nothing ties to the user."""
    word, before = words[i], words[i - 1]
    if (
        word.low in TITLES
        or before.low in _PLACING | PUNCTUATION
        or is_name(before)
        or not word.text.isalpha()
    ):
        return False
    if (
        word.text.isupper()
        or word.low in TITLES | TECH | NATIONALITIES | LANGUAGES | DAY_WORDS | MONTHS | _DEGREES
    ):
        return False
    return not tie_class(word.low) and named(word.text, last) is None


def _with_name(words: Words, i: int, owner: Found | None) -> Found | None:
    """Give "my husband" of "my husband's called Amir" and "Anna is my sister" with the name."""
    if owner is None or owner[0].name or owner[0].plural:
        return owner
    whom, j = owner
    name = ""
    if j + 1 < len(words) and words[j].low in {"is", "'s"}:
        at = j + 2 if words[j + 1].low in {"called", "named"} else j + 1
        name, _ = full_name(words, at)
    elif i > 1 and words[i - 1].low in {"is", "'s"} and is_name(words[i - 2]):
        name = words[i - 2].text
    if not name or tie_class(name.lower()) or name.lower() in LANGUAGES | NATIONALITIES:
        return owner
    mods = tuple(w for w in whom.shown.split()[1:] if w.lower() != whom.kin)
    return replace(person_of(whom.kin, mods, name), introduced=False, known=True), j


def _each_of(words: Words, owner: Found, last: Mention) -> Mention:
    """Keep in mind each of "my two cats, Pixel and Byte," by name."""
    whom, j = owner
    if not whom.plural or whom.name or j + 1 >= len(words):
        return last
    if words[j].low not in {",", ":", "(", "called", "named", "are"} or not is_name(words[j + 1]):
        return last
    kin = "child" if whom.kin == "children" else whom.kin.removesuffix("s")
    for k in range(j + 1, min(len(words), j + 8)):
        if is_name(words[k]):
            last = last.aware(replace(person_of(kin, (), words[k].text), introduced=False))
        elif words[k].low not in {",", "and", "&"}:
            return last
    return last


_MEETING = frozenset(
    {
        "met",
        "let",
        "lets",
        "rented",
        "rent",
        "rents",
        "renting",
        "sublet",
        "sold",
        "lent",
        "saw",
        "read",
        "heard",
        "watched",
        "interviewed",
    }
)


def one_called(words: Words, i: int) -> Found | None:
    """Read "a dog called Rex", "an apprentice, Kofi", "a guy named Stelios" of the user's."""
    at = head_at(words, i + 1)
    if at < 0:
        return None
    name, j = name_after(words, at + 1)
    before = {w.low for w in words[:i]}
    if not before & {"i", "we", "me", "us"} and words[0].low not in {
        "got",
        "adopted",
        "bought",
        "rescued",
    }:
        return None
    if before & _MEETING:
        # Whom one met or lets a room to is not one's own lawyer or student.
        return None
    mods = tuple(w.text for w in words[i + 1 : at])
    if not name and j + 1 < len(words) and words[j].low == "," and is_name(words[j + 1]):
        # "I've got an assistant, Jorun and two interns": no other list has a name behind a kind.
        name, j = full_name(words, j + 1)
    if not name and words[i - 1].low not in {"have", "'ve", "got", "with", "adopted"}:
        return None
    return person_of(words[at].text, mods, name), j
