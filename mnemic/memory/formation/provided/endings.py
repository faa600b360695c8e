"""Clauses and statements that take back what was so (003 §The candidate language).

"I don't drive my BMW anymore", "I gave up swimming", "I no longer take meetings on
Fridays" may yield a retraction and nothing else.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import lru_cache

from mnemic.memory.formation import keys
from mnemic.memory.formation.extractor import extract
from mnemic.memory.formation.lemmas import canonical, content_lemmas, lemma, negated, third_person
from mnemic.memory.formation.timephrases import resolve
from mnemic.memory.formation.wording import in_first_person
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import Candidate, Event, EventKind, Polarity

_NEGATION = r"(?:not|never|no|n['’]t|cannot|dont|doesnt|didnt|cant|wont|isnt|arent|havent)"
_ENDS = re.compile(
    r"\bno longer\b(?!\s*(?:than\b|[.,;!?]|\Z))"
    rf"|{_NEGATION}\b[^.;!?]*\b(?:anymore|any\s?more|any longer)\b"
    r"|\b(?:gave|given)\s+(?:\w+\s+)?up\b|\b(?:stopped|quit|ceased)\s+\w+ing\b"
    r"|\bgot rid of\b",
    re.IGNORECASE,
)
_STILL = re.compile(
    r"(?:\b(?:never|not|cannot|almost|nearly|if|to|will|might|may|could|should|would|can)|n['’]t)\s+"
    r"(?:\w+\s+)?(?:gave|given|give|stopped|quit|ceased|got)\b",
    re.IGNORECASE,
)
"""What was not ended, or not yet: "I never stopped running", "I want to quit"."""

ENDING_WORDS = word_set("stop quit give cease end leave sell work live use have like do go")
"""The verbs by which a retraction may name what is over: "left Acme" is "no longer works"."""

_AT = datetime(2000, 1, 1, tzinfo=UTC)
_CACHE = 1_024
_GIVEN_UP = re.compile(
    r"(?P<who>User|The team) (?:has |have )?(?:gave up|given up|stopped|quit|ceased) "
    r"(?P<verb>\w+ing)\b(?P<rest>.*)",
    re.DOTALL,
)
_NO_LONGER = re.compile(r"\bno longer\s+|\s+\b(?:anymore|any\s?more|any longer)\b", re.IGNORECASE)
_DENYING = re.compile(r"\b(?:does|do) (?:not|n['’]t) (?P<verb>\w+)")


@lru_cache(maxsize=_CACHE)
def takes_back(clause: str, policy: str) -> bool:
    """Tell whether an owner's clause is a correction: it ends something and states nothing.

    By its form, or because the grammar of `policy` reads nothing but retractions in it.
    """
    if _ENDS.search(clause) is not None and _STILL.search(clause) is None:
        return True
    event = Event(1, EventKind.USER_MESSAGE, at=_AT, recorded_at=_AT, text=clause)
    if _STILL.search(clause) is not None:
        return False
    found = extract((event,), scope="", policy=policy).candidates
    return bool(found) and all(one.polarity is Polarity.RETRACT for one in found)


_ARRIVES = re.compile(
    r"\b(?P<verb>moved|came|come|relocated|emigrated|immigrated|transferred|moving|coming)\s+"
    r"(?:here|over|back|across|up|down|in)\b(?=[^.;!?]*\bfrom\b)",
    re.IGNORECASE,
)


def arrives(statement: str, clause: str) -> bool:
    """Tell whether both say how one came here from elsewhere, which takes nothing back."""
    said, told = _ARRIVES.search(statement), _ARRIVES.search(clause)
    return said is not None and told is not None and _ENDS.search(clause) is None


_UNABLE = re.compile(
    r"\b(?:can(?:['’]?t|not| not| no longer)|unable to|not able to)\s+(?P<verb>[a-z]+)",
    re.IGNORECASE,
)


def disables(statement: str, clause: str) -> bool:
    """Tell whether both say what one cannot do now: "I can't kneel anymore" is a constraint."""
    said, told = _UNABLE.search(statement), _UNABLE.search(clause)
    return said is not None and told is not None and said["verb"].lower() == told["verb"].lower()


def takes_back_less(clause: str, denied: str, policy: str) -> bool:
    """Tell whether a clause takes back less than what a value key denies.

    "I gave up swimming in the sea" does not end swimming: whatever the clause says of
    what is over, but when, the denial says too.
    """
    tokens = set(denied.split()) - {keys.NOT}
    event = Event(1, EventKind.USER_MESSAGE, at=_AT, recorded_at=_AT, text=clause)
    read = extract((event,), scope="", policy=policy).candidates
    ended = [
        set(one.value_key.split()) - {keys.NOT} for one in read if one.polarity is Polarity.RETRACT
    ]
    if any(ended):
        return not any(said and said <= tokens for said in ended)
    when = resolve(clause, _AT)
    untimed = f"{clause[: when.start]} {clause[when.end :]}"
    found = _ENDS.search(untimed)
    piece = untimed if found is None else _PIECES.split(untimed[found.end() :], maxsplit=1)[0]
    return not content_lemmas(piece) - ENDING_WORDS <= tokens | {
        canonical(token) for token in tokens
    }


_PIECES = re.compile(r"[,;:.!?]|\b(?:but|and|because|so|since)\b")


def denies(statement: str, read: tuple[Candidate, ...]) -> bool:
    """Tell whether a retraction's statement says that something is over, or is not so."""
    return (
        negated(statement)
        or _ENDS.search(statement) is not None
        or any(one.polarity is Polarity.RETRACT for one in read)
    )


def plainly(statement: str) -> str:
    """Put an ending in words that name what ended: "gave up running" is "no longer runs"."""
    found = _GIVEN_UP.match(statement)
    if found is None:
        return statement
    verb = third_person(lemma(found["verb"], "VERB"))
    return f"{found['who']} no longer {verb}{found['rest']}"


def affirmed(statement: str) -> str:
    """Give what a retraction denies as an assertion, in first person where it can be."""
    plain = _NO_LONGER.sub(lambda m: " " if m.group().startswith(" ") else "", statement)
    denied = _DENYING.search(plain)
    if denied is not None:
        plain = plain[: denied.start()] + third_person(denied["verb"]) + plain[denied.end() :]
    return in_first_person(" ".join(plain.split()))
