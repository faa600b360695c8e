"""Who and what belongs to the user's people: "my sister and her husband", "dad's hearing aids"."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.agreement import AUX, copula
from mnemic.memory.formation.grammar.bonds import (
    NO_MODIFIERS,
    Found,
    full_name,
    head_at,
    name_after,
    person_of,
    tied,
)
from mnemic.memory.formation.grammar.following import followed, verb_at
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import Mention, Subject, Who
from mnemic.memory.formation.grammar.ties import gender_of, is_many, tie_class
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    DETERMINERS,
    MODALS,
    NUMBERS,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

THING_WORDS_MAX = 6
"""How long the name of a thing of somebody's may be: "side of the family"."""


def possessed(words: Words, i: int, last: Mention) -> Found | None:
    """Read "my older sister Ana" from "my" on, wherever it stands; the index is behind it."""
    found = tied(words, i)
    if found is None:
        return None
    owner, j = found
    if j < len(words) and owns(words, j):
        return of_owner(words, j + 1, owner, bare=True)
    if j + 1 < len(words) and words[j].low in {"and", "&"}:
        if words[j + 1].low == "i":
            return None
        both = _and_another(words, j + 1, owner, last)
        if both is not None:
            return both
    return owner, j


def owns(words: Words, j: int) -> bool:
    """Tell whether "'s" makes an owner of whom it follows: "dad's hearing aids", no "dad's working"."""
    if words[j].low in {"'", "’"}:
        return True
    if words[j].low != "'s":
        return False
    behind = words[j + 1 : j + 4]
    if (
        len(behind) == 3
        and behind[0].low.endswith("ing")
        and noun_lemma(behind[1].low) != behind[1].low
    ):
        return behind[1].low not in DAY_WORDS
    return not copula(words, j)


def _and_another(words: Words, k: int, first: Subject, last: Mention) -> Found | None:
    """Read "my mum and dad", "my sister and her husband", "my sons Rui and Tomé" as several."""
    low = words[k].low
    if low in {"me", "myself"}:
        both = Subject(
            Who.PERSON, f"User and {first.shown}", f"user and {first.about}", first.kin, plural=True
        )
        return (both, k + 1) if verb_at(words, k + 1, both) else None
    if low in {"my", "our", "his", "her", "their"}:
        if low in {"my", "our"}:
            found = possessed(words, k, last)
        else:
            at = head_at(words, k + 1)
            found = (person_of(words[at].low, (), ""), at + 1) if at >= 0 else None
            if found is not None:
                said = " ".join(w.text for w in words[k : at + 1])
                found = (replace(found[0], shown=said), found[1])
        if found is None or found[0].who is not Who.PERSON:
            return None
        second, j = found
    elif is_name(words[k]) and first.name:
        name, j = full_name(words, k)
        second = replace(first, shown=name, name=name, about=name.lower())
    elif tie_class(low):
        second, j = person_of(low, (), ""), k + 1
        second = replace(second, shown=low)
    else:
        return None
    if not verb_at(words, j, replace(first, plural=True)):
        return None
    shown = f"{first.shown} and {second.shown}"
    about = f"{first.about} and {second.about}"
    return Subject(Who.PERSON, shown, about, first.kin, "", "", plural=True), j


def of_owner(words: Words, j: int, owner: Subject, *, bare: bool = False) -> Found | None:
    """Read what belongs to a person: "dad's hearing aids", "her brother", "his tablets".

    With `bare`, the verb is looked for by the caller when what belongs is a person.
    """
    end = j
    while end < len(words) and end - j < THING_WORDS_MAX and not _ends_thing(words, j, end):
        end += 3 if words[end].low == "of" else 1
    if end == j:
        return None
    whose = _uncounted(owner.shown)
    shown_owner = whose + ("'" if owner.plural and owner.shown.endswith("s") else "'s")
    at = next((k for k in range(end - 1, j - 1, -1) if tie_class(words[k].low)), -1)
    if at >= 0:
        kin = words[at].low
        name, k = name_after(words, at + 1)
        noun = " ".join(w.text for w in words[j : at + 1])
        shown = " ".join(filter(None, (f"{shown_owner} {noun}", name)))
        about = name.lower() if name else f"{owner.about} {tie_class(kin)}"
        found = Subject(Who.PERSON, shown, about, kin, name, gender_of(kin), is_many(kin))
        return (found, k) if bare else followed(words, (found, k))
    noun_words = words[j:end]
    head = noun_words[-1].low
    if head in _TALK_OF_THEM or not (bare or end < len(words)):
        return None
    many = is_many(head) and not head.endswith("ss")
    shown = f"{shown_owner} {' '.join(w.text for w in noun_words)}"
    return Subject(
        Who.THING, shown, owner.about, owner.kin, plural=many, noun=noun_words, known=True
    ), end  # fmt: skip


def _uncounted(shown: str) -> str:
    """Give "User's grandsons" of "User's two grandsons": how many there are is told once."""
    return " ".join(w for w in shown.split() if w.lower() not in NUMBERS)


_TALK_OF_THEM = word_set(
    """point question idea message email text letter reply request suggestion argument view opinion reason answer draft
    essay report problem issue face voice eyes story theory work code"""
)


def _ends_thing(words: Words, begin: int, j: int) -> bool:
    low = words[j].low
    if low == "of" and j > begin and j + 3 < len(words) and words[j + 1].low in {"the", "their"}:
        return False
    if low in AUX | MODALS or low in NO_MODIFIERS or low in ADVERBS | DETERMINERS:
        return True
    if j == begin:
        return False
    lemma = verb_lemma(low)
    if lemma is None or words[j].text[:1].isupper():
        return False
    form = verb_form(low, lemma)
    many = is_many(words[j - 1].low)
    if form == "past":
        return True
    if form == "s":
        return not many and not (j + 1 < len(words) and words[j + 1].low in AUX - {"'s"})
    return form == "base" and many
