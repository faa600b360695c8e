"""Whom a clause brings in by a title, a name between commas, or what they do at one's home.

"Auntie Pat", "the parrot, Captain,", "the landlord is raising our rent", "me and Jonas": they are
the user's without "my" before them (`formation@11` on).
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.agreement import copula
from mnemic.memory.formation.grammar.belongings import of_owner
from mnemic.memory.formation.grammar.bonds import FIRST, Found, full_name, name_after, person_of
from mnemic.memory.formation.grammar.following import followed, verb_at
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import Mention, Subject, Who
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set

TITLED = word_set("aunt auntie aunty uncle cousin hubby wifey hubs missus")
"""Ties that do without "my" before a name, and two that do so without a name."""

_OF_TALES = word_set("sam ben bens sally tom")
"""Uncles and aunts of everybody."""

AROUND = word_set(
    "landlord landlady vet carer carers cleaner childminder builder builders plumber electrician midwife physio gp neighbour neighbours neighbor"
)
"""Who comes to one's home and does something there: "the landlord is raising our rent"."""


def pet(words: Words, j: int) -> Found | None:
    """Read "the parrot, Captain," as one's own: nobody names another's between commas."""
    name, k = name_after(words, j + 1)
    if not name or words[j + 1].low not in {",", "(", "called", "named"} or k >= len(words):
        return None
    whom = person_of(words[j].text, (), name)
    if not verb_at(words, k, whom) or _is_done(words[k].low) or words[k].low == "belongs":
        # "The cat, Tom, sat on the mat" is from a book.
        return None
    return whom, k


def _is_done(low: str) -> bool:
    lemma = verb_lemma(low)
    return lemma is not None and low not in {"was", "had"} and verb_form(low, lemma) == "past"


def around(words: Words, j: int) -> Found | None:
    """Read "the landlord" who does something to what is the speaker's, or the vet to a pet."""
    whom = person_of(words[j].low, (), "")
    if not verb_at(words, j + 1, whom):
        return None
    behind = words[j + 2 : j + 8]
    lemma = verb_lemma(words[j + 1].low)
    if _is_done(words[j + 1].low) and lemma not in {"prescribe", "diagnose", "raise", "ban"}:
        # "the cleaner broke our vase" is of one day.
        return None
    if any(w.low in {"hold", "speaker"} for w in behind):
        return None
    ours = any(w.low in {"my", "our", "us", "me"} for w in behind)
    pet = words[j].low == "vet" and any(is_name(w) for w in behind[:2])
    return (whom, j + 1) if ours or pet else None


def titled(words: Words, i: int, last: Mention) -> Found | None:
    """Read "Auntie Pat", "uncle Bob" of the user's, and "hubby works offshore"."""
    name, j = full_name(words, i + 1)
    if name.lower() in _OF_TALES or (not name and words[i].low not in {"hubby", "wifey", "hubs"}):
        return None
    if not (last.own or last.people or any(w.low in FIRST for w in words)) and name:
        return None
    whom = person_of(words[i].low, (), name)
    if j < len(words) and words[j].low == "'s" and not copula(words, j):
        return of_owner(words, j + 1, whom)
    return followed(words, (whom, j))


def me_and(words: Words, i: int) -> Found | None:
    """Read "me and Jonas are getting married" of both."""
    if words[i + 2].low == "the" and i + 4 < len(words) and tie_class(words[i + 3].low):
        name, j = f"User's {words[i + 3].low}", i + 4
    else:
        name, j = full_name(words, i + 2)
    shown = f"User and {name}"
    both = Subject(Who.PERSON, shown, shown.lower(), "partner", plural=True, known=True)
    return (both, j) if name and verb_at(words, j, both) else None


def parents_of(words: Words, i: int) -> Found | None:
    """Read "their father and I split custody" of both."""
    whose = {"their": "children's", "his": "child's", "her": "child's"}.get(words[i].low)
    together = [w.low for w in words[i + 2 : i + 4]] == ["and", "i"]
    if whose is None or not together or not tie_class(words[i + 1].low):
        return None
    kin = words[i + 1].low
    shown = f"User and User's {whose} {kin}"
    key = f"co-parent {tie_class(kin)}"
    return Subject(Who.PERSON, shown, key, kin, plural=True, known=True), i + 4
