"""Whether a guess makes something up: a mark of its own, or what its words do not suggest."""

from __future__ import annotations

import re

from mnemic.memory.formation.lemmas import content_lemmas, negated
from mnemic.memory.formation.provided.bearing import is_borne
from mnemic.memory.formation.provided.carrying import Uncarried, contains, foreign_marks
from mnemic.memory.formation.provided.citing import Citation
from mnemic.memory.formation.provided.stating import without_hedge
from mnemic.memory.formation.provided.unsound import Invalid, Unsound
from mnemic.memory.formation.sensitivity import sensitive_words
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind

_FIELD = re.compile(
    r"(?:User|The team) (?:likely|may|tentatively|is likely) "
    r"(?:(?:has|have) (?:\S+ ){1,6}(?:experience|skills?|knowledge|expertise|training|background)"
    r"|(?:be )?(?:interested in|familiar with) .+)\.",
)
_FIELDS = frozenset({ClaimKind.SKILL, ClaimKind.INTEREST})
_PLACED = re.compile(
    r"\b(?:(?:liv|resid|based|born|located|grew up|married|named|called|employed)\w*"
    r"|com(?:es|ing) from|work(?:s|ing)? (?:at|for))\s+(?:(?:in|at|near|to|with|by|from)\s+)?"
    r"(?!(?:an?|nights?|home|weekends)\b)(?P<where>.+)",
    re.IGNORECASE,
)
"""Where or with whom somebody is, which no guess makes up, in small letters either."""

_AVERSE = word_set("dislike avoid refuse fear")

_SPEAKER = re.compile(r"\b(?:i|i['’]\w+|im|ive|we|we['’]\w+)\b", re.IGNORECASE)


def unsound_guess(kind: ClaimKind, statement: str, cited: tuple[Citation, ...]) -> Invalid | None:
    """Refuse a guess that invents a mark of its own, or infers something sensitive.

    A guess may name the field that the words belong to ("likely has Kubernetes
    experience"); whom, where or how much it may not make up.
    """
    told = " ".join(one.source.shown for one in cited)
    numbers, names = foreign_marks(statement, told)
    names_a_field = kind in _FIELDS and _FIELD.fullmatch(statement) is not None
    if numbers or (names and not names_a_field):
        return Unsound.SUPPOSES_A_MARK
    if sensitive_words(statement, beside=told):
        return Unsound.SUPPOSES_SENSITIVE
    plain = without_hedge(statement)
    placed = _PLACED.search(plain)
    if placed is not None and not contains(placed["where"], told):
        return Unsound.SUPPOSES_A_MARK
    spans = " ".join(one.text for one in cited)
    averse = content_lemmas(plain) & _AVERSE - content_lemmas(told)
    if averse or (negated(plain) and not negated(told)):
        # What somebody dislikes or does not do is no guess from what they do.
        return Uncarried.POLARITY
    if not contains(plain, spans):
        return None
    if negated(plain) is not negated(spans):
        return Uncarried.POLARITY
    # Words that say it of somebody else are no cue for saying it of the user.
    return Unsound.SAID_OF_ANOTHER if _is_of_others(plain, cited) else None


def _is_of_others(plain: str, cited: tuple[Citation, ...]) -> bool:
    clauses = (unit.text for one in cited for unit in one.around)
    return not is_borne(plain, cited) and not any(_SPEAKER.search(clause) for clause in clauses)
