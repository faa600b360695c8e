"""The sentence a claim is filed with: local code renders it, and hedges what is supposed.

003 §The candidate language: a provider cannot turn a hypothesis into an unqualified fact
by choosing its own sentence.
"""

from __future__ import annotations

import re
from enum import Enum

from mnemic.memory.formation.lemmas import lemma, third_person
from mnemic.memory.formation.sentences import sentence_spans
from mnemic.memory.model import Derivation

STATEMENT_CHARS_MAX = 500
"""Longest statement that a provider may propose, in characters."""

TEAM_OPENER = "The team"


class Unstatable(Enum):
    """Say why a provider's sentence states nothing that can be filed."""

    EMPTY = "empty_statement"
    OVER_LONG = "over_long_statement"
    NOT_ONE_SENTENCE = "not_one_sentence"
    FIRST_PERSON = "statement_in_first_person"
    NO_SUBJECT = "statement_without_subject"
    UNHEDGEABLE = "hypothesis_stated_as_certain"


_USER = re.compile(r"(?:the )?user(?=['’]s\b|\b)", re.IGNORECASE)
_TEAM = re.compile(r"(?:the |our |user['’]s )?team(?=['’]s\b|\b)", re.IGNORECASE)
_FIRST_PERSON = re.compile(
    r"(?<![\w.])(?:I|I['’](?:m|ve|d|ll)|[Mm]y|me|myself|[Ww]e|[Oo]ur)\b(?!\.)"
)
_ADDRESSED = (
    (re.compile(r"\b[Yy]our\b"), "the assistant's"),
    (re.compile(r"\b[Yy]ou\b"), "the assistant"),
)
_USERS = re.compile(r"\bUser\b")
_QUOTES = "\"“”'‘’` \t\r\n"
_CERTAIN = re.compile(
    r"\b(?:definitely|certainly|surely|undoubtedly|clearly|obviously|evidently|absolutely|"
    r"known|proven|fact|not (?:just|only|merely)|no doubt|without (?:a )?doubt|confirmed)\b",
    re.IGNORECASE,
)
_HEDGE = r"(?:likely|may|might|tentatively|probably|possibly|perhaps)"
_BE = r"(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would)"
_HEDGED = re.compile(
    rf"(?P<who>User|The team) (?:(?P<be>{_BE}) )?(?P<hedge>{_HEDGE}) (?P<rest>.+)", re.DOTALL
)
_LEADING = re.compile(
    rf"(?:{_HEDGE}|maybe|it (?:is|seems) (?:likely|possible) that),? ", re.IGNORECASE
)
_PLAIN = re.compile(rf"(?P<who>User|The team) (?:(?P<be>{_BE}) )?(?P<rest>.+)", re.DOTALL)
_OWNED = re.compile(
    rf"(?P<who>(?:User|The team)['’]s [^,;]*?) (?P<be>{_BE}) (?P<rest>.+)", re.DOTALL
)
_CANONICAL = {"might": "may", "probably": "likely", "possibly": "may", "perhaps": "may"}


def state(written: str, derivation: Derivation) -> str | Unstatable:
    """Give the canonical sentence of a claim: third person, one sentence, one period.

    It begins with "User", "The team" or a name. A hypothesis says `likely`, `may` or
    `tentatively` before its verb, whatever the provider wrote.
    """
    plain = " ".join(written.split()).strip(_QUOTES)
    if not plain:
        return Unstatable.EMPTY
    if len(plain) > STATEMENT_CHARS_MAX:
        return Unstatable.OVER_LONG
    if len(sentence_spans(plain, 0, len(plain))) > 1:
        return Unstatable.NOT_ONE_SENTENCE
    doubted = _LEADING.match(plain) if derivation is Derivation.HYPOTHESIS else None
    plain = plain[doubted.end() :] if doubted is not None else plain
    plain = _opened(plain)
    if _FIRST_PERSON.search(plain) is not None:
        return Unstatable.FIRST_PERSON
    for pattern, instead in _ADDRESSED:
        plain = pattern.sub(instead, plain)
    if not (plain[:1].isupper() or plain[:1].isdecimal()) or len(plain.split()) < 2:
        return Unstatable.NO_SUBJECT
    if derivation is Derivation.HYPOTHESIS:
        return _supposed(plain)
    return _sentence(plain)


def without_hedge(statement: str) -> str:
    """Give what a hypothesis supposes, as if it were so."""
    found = _HEDGED.match(statement)
    if found is None:
        return statement
    who, be, rest = found["who"], found["be"], found["rest"]
    if be is not None:
        return f"{who} {be} {rest}"
    verb, space, tail = rest.partition(" ")
    if found["hedge"] == "may":
        verb = _finite(verb, plural=who == TEAM_OPENER)
    return f"{who} {verb}{space}{tail}"


def _sentence(text: str) -> str:
    text = text.rstrip(" .!?,;:")
    return f"{text[:1].upper()}{text[1:]}."


def _finite(verb: str, *, plural: bool) -> str:
    if verb == "be":
        return "are" if plural else "is"
    return verb if plural else third_person(verb)


def _opened(plain: str) -> str:
    team = _TEAM.match(plain)
    if team is not None:
        return TEAM_OPENER + plain[team.end() :]
    user = _USER.match(plain)
    return plain if user is None else "User" + plain[user.end() :]


def _supposed(plain: str) -> str | Unstatable:
    if _CERTAIN.search(plain) is not None or len(_USERS.findall(plain)) > 1:
        # A hedge over a sentence about a sentence hedges neither.
        return Unstatable.UNHEDGEABLE
    hedged = _HEDGED.match(plain)
    if hedged is not None:
        hedge = _CANONICAL.get(hedged["hedge"], hedged["hedge"])
        return _sentence(_hedged(hedged["who"], hedged["be"], hedge, hedged["rest"]))
    found = _PLAIN.match(plain) or _OWNED.match(plain)
    if found is None:
        return Unstatable.UNHEDGEABLE
    return _sentence(_hedged(found["who"], found["be"], "likely", found["rest"]))


def _hedged(who: str, be: str | None, hedge: str, rest: str) -> str:
    """Put the hedge before a full verb and behind an auxiliary."""
    if hedge == "may":
        verb, space, tail = rest.partition(" ")
        if be is None:
            return f"{who} may {lemma(verb, 'VERB') if verb != 'be' else 'be'}{space}{tail}"
        base = {"is": "be", "are": "be", "has": "have", "have": "have"}.get(be)
        if base is None:
            return f"{who} {be} tentatively {rest}"
        return f"{who} may {base} {rest}"
    if be in {"has", "have"}:
        return f"{who} {hedge} {be} {rest}"
    return f"{who} {hedge} {rest}" if be is None else f"{who} {be} {hedge} {rest}"
