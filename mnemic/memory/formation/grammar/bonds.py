"""Whom "my" ties to the user, and the name that stands behind the tie (`formation@11` on)."""

from __future__ import annotations

from mnemic.memory.formation.grammar.agreement import AUX
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import Subject, Who
from mnemic.memory.formation.grammar.ties import gender_of, is_animal, is_either, is_many, tie_class
from mnemic.memory.formation.grammar.words import (
    BE,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

MODIFIERS_MAX = 3
"""How many words may stand between "my" and the word for the tie."""


Found = tuple[Subject, int]


TITLES = word_set(
    "mr mrs ms miss dr prof professor doctor mr. mrs. ms. dr. prof. sister father aunt auntie uncle coach nurse"
)


FIRST = frozenset({"i", "we", "my", "our", "me", "us", "mine", "ours"})


NO_MODIFIERS = (
    PREPOSITIONS
    | SUBORDINATORS
    | PUNCTUATION
    | MODALS
    | BE
    | AUX
    | FIRST
    | {"'s", "n't", "not", "to", "of"}
)


def tied(words: Words, i: int) -> Found | None:
    """Read whom "my" ties to the user, and the name behind the tie, and nothing more."""
    at = head_at(words, i + 1)
    if at < 0:
        return None
    kin = words[at].low
    mods = tuple(w.text for w in words[i + 1 : at])
    name, j = name_after(words, at + 1)
    named = bool(name) or _gets_name(words, j)
    if is_either(kin) and not named:
        return None
    if words[i].low == "our" and mods and not named and tie_class(kin) in _STAFF:
        # "our product manager" is the team's.
        return None
    written = words[at].text
    kept = is_animal(kin) or (len(written) > 1 and written.isupper())
    return person_of(written if kept else kin, mods, name), j


def _gets_name(words: Words, j: int) -> bool:
    """Tell whether "our release manager is called Inga" names whom it speaks of."""
    lows = [w.low for w in words[j : j + 2]]
    return lows in (["is", "called"], ["is", "named"]) and any(map(is_name, words[j + 2 : j + 3]))


_STAFF = word_set("manager designer engineer developer architect analyst director tester")


def head_at(words: Words, j: int) -> int:
    """Find the word for the tie behind "my", the last one where two stand together; -1."""
    found = -1
    for k in range(j, min(len(words), j + MODIFIERS_MAX + 1)):
        low = words[k].low
        if tie_class(low) and (found < 0 or not words[k].text[:1].isupper()):
            if found >= 0 and verb_lemma(low) and is_many(low):
                break
            found = k
            continue
        if found >= 0 or low in NO_MODIFIERS | _NOBODYS:
            break
    behind = words[found + 1].low if 0 <= found < len(words) - 1 else ""
    if behind in _FOR_PETS and is_animal(words[found].low):
        # "Our dog walker" is no dog.
        return -1
    return found


_FOR_PETS = word_set(
    "walker sitter trainer groomer minder breeder food bed collar school crate lead leash flap carrier insurance shelter rescue charity park show"
)


_NOBODYS = word_set(
    "favourite favorite ideal dream perfect imaginary future next hypothetical fictional"
)
"""What makes a person nobody of the user's: "my favourite author"."""


def person_of(written: str, mods: tuple[str, ...], name: str) -> Subject:
    """Give the person whom a word for a tie, what stands before it, and a name make."""
    kin = written.lower()
    shown = name
    if not name or is_animal(kin):
        # A person goes by the name once it is told, an animal by what it is too.
        shown = " ".join(filter(None, ("User's", *mods, written, name)))
    telling = " ".join(m.lower() for m in mods if m.lower() not in _PLAIN_MODIFIERS)
    about = name.lower() if name else " ".join(filter(None, (telling, tie_class(kin))))
    gender = gender_of(kin) or _OF_TITLE.get(name.partition(" ")[0].lower().rstrip("."), "")
    return Subject(
        Who.PERSON, shown, about, kin, name, gender, is_many(kin) or _counted(mods), introduced=bool(name),
        tie=" ".join((*mods, written)),
    )  # fmt: skip


def _counted(mods: tuple[str, ...]) -> bool:
    """Tell whether "our two eldest" are several."""
    return any(m.lower() in NUMBERS - {"one"} for m in mods)


_OF_TITLE = {
    "mr": "m",
    "mrs": "f",
    "ms": "f",
    "miss": "f",
    "auntie": "f",
    "aunt": "f",
    "uncle": "m",
}

_PLAIN_MODIFIERS = word_set(
    "little dear lovely good great new old own sweet beloved poor darling wonderful"
)


_WHEREABOUTS = word_set("below above upstairs downstairs opposite abroad")


def name_after(words: Words, j: int) -> tuple[str, int]:
    """Read a name behind a tie: "Ana", ", Mrs Okafor,", "(Rex)", "called Rex"; "" for none."""
    if j >= len(words):
        return "", j
    if words[j].low in _WHEREABOUTS and j + 2 < len(words) and words[j + 1].low == ",":
        name, end = name_after(words, j + 1)
        return (name, end) if name else ("", j)
    opened = words[j].low if words[j].low in {",", "(", "–", "—", "-"} else ""
    k = j + 1 if opened else j
    if not opened and k < len(words) and words[k].low in {"called", "named"}:
        k += 1
    name, end = full_name(words, k)
    if not name:
        return "", j
    if not opened:
        return name, end
    if end < len(words) and words[end].low in {",", ")", "–", "—", "-"}:
        return name, end + 1
    return ("", j) if opened != "," or end < len(words) else (name, end)


def full_name(words: Words, k: int) -> tuple[str, int]:
    end = k
    while end < len(words) and end - k < 4 and is_name(words[end]) and _may_name(words, end):
        end += 1
    if end == k:
        return "", k
    return " ".join(w.text for w in words[k:end]), end


_EPONYMS = word_set(
    "alzheimer alzheimers parkinson parkinsons crohn crohns tourette hodgkin asperger huntington graves"
)
"""Names of illnesses: "my dad's Alzheimer's" is nobody."""


def _may_name(words: Words, k: int) -> bool:
    word = words[k]
    if word.low in _EPONYMS:
        return False
    if word.low in DAY_WORDS | MONTHS - {"april", "may", "june", "august"} or word.low in FIRST:
        return False
    return (
        word.low in TITLES or word.text.replace("-", "").replace("'", "").replace("’", "").isalpha()
    )
