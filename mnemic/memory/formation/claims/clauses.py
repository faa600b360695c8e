"""Which part of a text asserts, which only qualifies, and what a negation reaches.

003 §Evaluation: a negation inside a subordinate circumstance qualifies a claim rather
than denying it, and a fronted circumstance ends at its comma, or without one where the
main clause's subject begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct

from mnemic.memory.formation.claims.lexicon import (
    ABSENCE_OPENERS,
    AUXILIARIES,
    CLAUSE_MARKS,
    DETERMINERS,
    FRONTS,
    HALF_SUBORDINATORS,
    POSSESSIVES,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    SUBORDINATORS,
    VERY_NEGATORS,
)
from mnemic.memory.formation.claims.tokens import Token, parts_of_speech
from mnemic.memory.formation.wordlists import word_set

SUBJECT_WORDS_MAX = 4
"""How many words a noun phrase may have to be taken for the subject before its verb."""


class Role(Enum):
    """Say what a stretch does for the claim."""

    MAIN = "main"
    FURTHER = "further"
    CIRCUMSTANCE = "circumstance"
    CONTRAST = "contrast"


class Stretch(Struct, frozen=True):
    """Hold consecutive words of one role."""

    role: Role
    tokens: tuple[Token, ...]


def stretches(found: Sequence[Token]) -> tuple[Stretch, ...]:
    """Divide the words of a text; a fronted circumstance comes after its main clause."""
    out: list[Stretch] = []
    sentence: list[Token] = []
    for token in (*found, Token(".", mark=True)):
        if token.mark and token.low in ".!?":
            if sentence:
                out.extend(_sentence(sentence, first=not out))
            sentence = []
        else:
            sentence.append(token)
    return tuple(out)


def _sentence(found: list[Token], *, first: bool) -> list[Stretch]:
    found = _without_opener(found)
    front = front_end(found)
    out = _scan(found[front:], first=first)
    if front:
        # It qualifies the clause that it stands before, and none that is joined to that.
        own = next((n for n, s in enumerate(out) if n and s.role is Role.FURTHER), len(out))
        out.insert(own, Stretch(Role.CIRCUMSTANCE, tuple(found[:front])))
    return out


def _without_opener(found: list[Token]) -> list[Token]:
    """Take off what answers or greets before the statement: "No, I live in Oslo"."""
    at = 0
    while (
        at + 1 < len(found)
        and found[at + 1].low in {",", "—", "–", ":"}
        and (found[at].low in _OPENERS)
    ):
        at += 2
    while at < len(found) and (found[at].mark or found[at].low in _JOINERS):
        at += 1
    return found[at:]


_OPENERS = word_set(
    """no yes yeah yep nope well oh ok okay so anyway actually also hi hello hey thanks sorry right
    wait and but btw fyi honestly sure correction"""
)
_JOINERS = word_set("and but so or")


def front_end(found: Sequence[Token]) -> int:
    """Give the index where the main clause begins behind a fronted circumstance; 0 without one."""
    if len(found) < FRONTED_MIN or not _is_fronted(found):
        return 0
    inner = 1
    if _opens_clause(found, 0):
        inner = _after_subject(found, 1)
    for at in range(inner, len(found)):
        token = found[at]
        if token.low == "," and at + 1 < len(found) and begins_subject(found, at + 1):
            return at + 1
    comma = next((i for i in range(inner, len(found)) if found[i].low == ","), 0)
    for at in range(inner, len(found)):
        if comma and at > comma:
            break
        if _begins_main(found, at):
            return at
    return comma + 1 if comma and comma + 1 < len(found) else 0


FRONTED_MIN = 3
"""Fewest words of a text with a fronted circumstance: it, a subject and a verb."""


def _is_fronted(found: Sequence[Token]) -> bool:
    low = found[0].low
    denied = low in {"not", "never"} and found[1].low.endswith("ing")
    known = parts_of_speech(low)
    adverb = low.endswith("ly") and "ADV" in known and "NOUN" not in known
    return low in FRONTS or bool(found[0].number) or denied or adverb or low.endswith("ing")


def _opens_clause(found: Sequence[Token], at: int) -> bool:
    """Tell whether the word at `at` opens a clause with a subject of its own."""
    low = found[at].low
    if low not in SUBORDINATORS | HALF_SUBORDINATORS:
        return False
    if begins_subject(found, at + 1):
        return _has_verb(found, at + 1)
    return _bare_subject(found, at + 1)


def _bare_subject(found: Sequence[Token], at: int) -> bool:
    """Tell whether a subject without an article stands before an auxiliary: "tablets don't"."""
    for n in range(at + 1, min(at + 1 + SUBJECT_WORDS_MAX, len(found))):
        token = found[n]
        if token.mark or token.low in PREPOSITIONS or begins_subject(found, n):
            return False
        if token.low in AUXILIARIES or token.low in {"do", "be", "have"}:
            return True
    return False


def _after_subject(found: Sequence[Token], at: int) -> int:
    """Step over the subject that begins at `at` and the word behind it."""
    if at < len(found) and found[at].low in SUBJECT_PRONOUNS and not _possessive(found, at):
        return at + 1
    while at < len(found) and not is_finite(found, at):
        at += 1
    return at + 1


def begins_subject(found: Sequence[Token], at: int) -> bool:
    """Tell whether a noun phrase that may be a subject begins at `at`."""
    if at >= len(found) or found[at].mark:
        return False
    token = found[at]
    return token.low in SUBJECT_PRONOUNS or token.low in DETERMINERS or token.name


def _possessive(found: Sequence[Token], at: int) -> bool:
    return found[at].low in POSSESSIVES or found[at].low.endswith("'s")


def _begins_main(found: Sequence[Token], at: int) -> bool:
    """Tell whether the main clause's subject begins at `at`, where no comma says so."""
    token = found[at]
    before = found[at - 1]
    if before.low in SUBORDINATORS or before.low in {"and", "or", "that", "than", "as"}:
        return False
    if token.low in SUBJECT_PRONOUNS and token.low not in {"it", "you"}:
        return True
    if token.low in {"user's", *POSSESSIVES} or token.name or token.low == "the":
        if before.low in PREPOSITIONS or before.low in FRONTS or (token.name and before.name):
            return False
        return _noun_before_verb(found, at)
    return False


def _noun_before_verb(found: Sequence[Token], at: int) -> bool:
    for n in range(at + 1, min(at + 1 + SUBJECT_WORDS_MAX, len(found))):
        token = found[n]
        if token.mark or token.low in PREPOSITIONS or token.low in SUBJECT_PRONOUNS:
            return False
        if is_finite(found, n):
            return True
    return False


def _has_verb(found: Sequence[Token], at: int) -> bool:
    """Tell whether a verb stands soon behind the subject that begins at `at`."""
    if found[at].low in SUBJECT_PRONOUNS and not _possessive(found, at):
        return at + 1 < len(found) and not found[at + 1].mark
    return _noun_before_verb(found, at)


def is_finite(found: Sequence[Token], at: int) -> bool:
    """Tell whether the word at `at` looks like a finite verb and not like a noun."""
    low = found[at].low
    if low in AUXILIARIES or low in {"not", "never", "be", "have", "do"}:
        return True
    known = parts_of_speech(low)
    if "VERB" not in known:
        return False
    base = known["VERB"]
    if low == base or low.endswith("ing"):
        return False
    return "NOUN" not in known or low != known["NOUN"]


def _scan(found: Sequence[Token], *, first: bool) -> list[Stretch]:
    """Divide a main clause and what follows it."""
    out: list[Stretch] = []
    role = Role.MAIN if first else Role.FURTHER
    held: list[Token] = []
    own = role
    aside = False
    for at, token in enumerate(found):
        turn = _turn(found, at, role, aside=aside)
        if turn is not None:
            aside = turn is Role.CIRCUMSTANCE and found[at - 1].low == ","
            own = turn if turn is Role.FURTHER else own
            turn = own if turn is Role.MAIN else turn
            if held:
                out.append(Stretch(role, tuple(held)))
            role, held = turn, []
        held.append(token)
    if held:
        out.append(Stretch(role, tuple(held)))
    return out


def _turn(found: Sequence[Token], at: int, role: Role, *, aside: bool) -> Role | None:
    """Give the role that begins at `at`, None where the stretch goes on.

    MAIN stands for the clause that goes on behind an aside, which a comma opened.
    """
    low = found[at].low
    if at == 0:
        return None
    if low in CLAUSE_MARKS and found[at].mark:
        return Role.FURTHER
    if low == "," and role in {Role.CIRCUMSTANCE, Role.CONTRAST}:
        resumes = Role.MAIN if aside else None
        return Role.FURTHER if _opens_further(found, at + 1) else resumes
    if low == "not":
        after = found[at + 1].low if at + 1 < len(found) else ""
        if found[at - 1].low == "," and after.endswith("ing"):
            return Role.CIRCUMSTANCE
        contrasts = found[at - 1].low in {",", "and", "but"} and not _verb_follows(found, at + 1)
        return Role.CONTRAST if contrasts else None
    if low in {"and", "or", "but", "nor", "yet", "so", ","}:
        return _joint(found, at)
    return _circumstance(found, at)


def _circumstance(found: Sequence[Token], at: int) -> Role | None:
    """Give CIRCUMSTANCE where the word at `at` opens one."""
    low, before = found[at].low, found[at - 1].low
    if low in SUBORDINATORS and before not in _CARRY_ON:
        return _subordinate(found, at)
    opens = low in HALF_SUBORDINATORS and _opens_clause(found, at)
    denied = low in {"after", "before", "since"} and at + 1 < len(found)
    if opens or (denied and found[at + 1].low in VERY_NEGATORS):
        return Role.CIRCUMSTANCE
    return None


_CARRY_ON = SUBORDINATORS | {"and", "or", "but"}


def _joint(found: Sequence[Token], at: int) -> Role | None:
    low = found[at].low
    after = at + 1
    if after < len(found) and found[after].low == "not" and not _verb_follows(found, after + 1):
        return Role.CONTRAST
    if low in {"but", "nor"}:
        return Role.FURTHER
    return Role.FURTHER if _opens_further(found, after) else None


def _opens_further(found: Sequence[Token], at: int) -> bool:
    """Tell whether a coordinate clause begins: a subject with its verb, or a bare auxiliary."""
    joined = at > 0 and found[at - 1].low in {"and", "or"}
    if at < len(found) and found[at].low in {"and", "but", "so", "or"}:
        joined = True
        at += 1
    if at >= len(found):
        return False
    low = found[at].low
    if low in AUXILIARIES or low in {"never", "do", "have"}:
        return True
    if low == "be" or (joined and _is_plainly_verb(low)):
        return True
    return begins_subject(found, at) and _has_verb(found, at)


def _is_plainly_verb(low: str) -> bool:
    """Tell whether a word is a finite verb and hardly a plural: "lives", not "eggs"."""
    known = parts_of_speech(low)
    finite = "VERB" in known and low != known["VERB"] and not low.endswith("ing")
    return finite and ("NOUN" not in known or low in _MOSTLY_VERBS)


_MOSTLY_VERBS = word_set("lives works likes loves hates needs wants runs uses drives studies plays")


def _subordinate(found: Sequence[Token], at: int) -> Role | None:
    low = found[at].low
    if low in ABSENCE_OPENERS:
        return None
    if low == "that" and at and _is_saying(found[at - 1]):
        # What is thought or said is what is claimed.
        return None
    return Role.CIRCUMSTANCE


def _is_saying(token: Token) -> bool:
    return token.term in _SAYING


_SAYING = word_set(
    """think say believe know feel find hope mean claim suspect realize decide agree prefer want
    insist mention remember note guess"""
)


def _verb_follows(found: Sequence[Token], at: int) -> bool:
    """Tell whether what a `not` denies is a verb: "and not eat", not "and not pollen"."""
    if at >= len(found) or found[at].mark:
        return False
    low = found[at].low
    if found[at].name or low in DETERMINERS or low in PREPOSITIONS or found[at].number:
        return False
    known = parts_of_speech(low)
    if low in AUXILIARIES or low in {"to", "even"}:
        return True
    return "VERB" in known and "NOUN" not in known
