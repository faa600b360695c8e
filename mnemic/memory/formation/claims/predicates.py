"""Who a clause speaks of, what is done, and whether that is denied, ended or over."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from mnemic.memory.formation.claims.clauses import is_finite
from mnemic.memory.formation.claims.lexicon import (
    AUXILIARIES,
    COORDINATORS,
    DENIALS,
    DETERMINERS,
    DISLIKES,
    ENDINGS,
    NEAR_NEGATORS,
    POSSESSIVES,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    USER,
    VERY_NEGATORS,
    WISHING,
)
from mnemic.memory.formation.claims.tokens import Token, parts_of_speech, term
from mnemic.memory.formation.lemmas import lemma
from mnemic.memory.formation.main_verbs import main_verb
from mnemic.memory.formation.wordlists import word_set

SUBJECT_TOKENS_MAX = 12
"""How far into a clause its verb is looked for."""


HAVING = "have"
"""The verb of a clause that says what somebody has, though it is no content lemma."""


def turned(words: Sequence[Token]) -> tuple[tuple[Token, ...], bool, bool]:
    """Take the negations out of a stretch: its words, whether it is denied, whether it ended.

    A verb that denies by itself ("dislikes", "stopped swimming") and a negator right
    before it cancel each other.
    """
    ended = any(t.low == "anymore" for t in words) or any(
        a.low == "no" and b.low == "longer" for a, b in itertools.pairwise(words)
    )
    open_negators = [at for at, token in enumerate(words) if token.low in VERY_NEGATORS]
    denials = 0
    out: list[Token] = []
    wishes = False
    for at, token in enumerate(words):
        low = lemma(token.low)
        ends = low in ENDINGS and _ends_doing(words, at)
        if ends or low in DISLIKES or (low in DENIALS and _denies_doing(words, at)):
            cancelled = next((n for n in open_negators if at - CANCEL_TOKENS_MAX <= n < at), None)
            if cancelled is None:
                denials += 1
                ended |= ends and not wishes
            else:
                open_negators.remove(cancelled)
        if ends and wishes:
            out.append(token._replace(term="stop"))
        elif token.low in NEAR_NEGATORS:
            out.append(Token("rarely", term="rarely"))
        elif low in DISLIKES or not (ends or (low in DENIALS and _denies_doing(words, at))):
            out.append(token)
        wishes |= low in WISHING
    return tuple(out), bool(denials or open_negators) or ended, ended


CANCEL_TOKENS_MAX = 2
"""How far before a verb that denies a negator may stand to cancel it."""


def _ends_doing(words: Sequence[Token], at: int) -> bool:
    """Tell whether a verb of ending has an object: "stopped swimming", "quit her job"."""
    after = next((t for t in words[at + 1 :] if t.low not in {"up", "all"}), None)
    if after is None:
        return False
    if lemma(words[at].low) == "quit":
        return after.low not in PREPOSITIONS and not after.mark
    return after.low.endswith("ing")


def _denies_doing(words: Sequence[Token], at: int) -> bool:
    after = words[at + 1].low if at + 1 < len(words) else ""
    return after == "to" or after.endswith("ing")


def verb_of(words: Sequence[Token]) -> str:
    """Give the lemma of what the user does, "" where the subject is somebody else."""
    start = next((n for n, t in enumerate(words) if not t.mark), len(words))
    if start >= len(words) or words[start].low not in {"user", "i", "we"}:
        return ""
    rest = [t.low for t in words[start + 1 :] if not t.mark and t.low not in _PASSED]
    verb = main_verb("User " + " ".join(rest))
    return HAVING if verb in {"have", "own"} else term(verb)


def subject_of(words: Sequence[Token]) -> frozenset[str]:
    """Give the lemmas of who or what the clause is about; none where "we" speaks."""
    plain = [t for t in words if not t.mark]
    if not plain or plain[0].low in {"we", "it", "there"}:
        return frozenset()
    if plain[0].low in {USER, "i"}:
        return frozenset({USER})
    if plain[0].low == "the" and len(plain) > 1 and plain[1].low == USER:
        return frozenset({USER})
    if len(plain) > 1 and plain[1].low in _ORDERED and _is_base(plain[0]):
        return frozenset()
    found: list[str] = []
    for at, token in enumerate(plain[:SUBJECT_TOKENS_MAX]):
        if at and is_finite(plain, at):
            return frozenset(found)
        if token.low in {USER, "i"}:
            return frozenset()
        if token.term:
            found.append(token.term)
    opens = plain[0].name or plain[0].low in {"the", "user's"} | POSSESSIVES
    return frozenset(found[:1]) if opens else frozenset()


_ORDERED = word_set("me us my your it them the a an no all their")
"""What follows the verb of an order: "give me tables"."""


def _is_base(token: Token) -> bool:
    return parts_of_speech(token.low).get("VERB") == token.low


def names_own_subject(words: Sequence[Token]) -> bool:
    """Tell whether a clause begins with a subject, a pronoun among them."""
    first = next((t for t in words if not t.mark and t.low not in COORDINATORS), None)
    return first is not None and (first.name or first.low in SUBJECT_PRONOUNS | DETERMINERS)


def own_verbs(words: Sequence[Token]) -> frozenset[str]:
    """Give the lemmas of what the user is said to do, anywhere in a clause."""
    found: set[str] = set()
    for at, token in enumerate(words):
        if token.low in {USER, "i", "we"}:
            ahead = words[at + 1 : at + 1 + ASKED_TOKENS_MAX]
            found.update(itertools.islice((t.term for t in ahead if t.term), 1))
    return frozenset(found)


def is_asked(words: Sequence[Token]) -> bool:
    """Tell whether a clause asks: its auxiliary stands before its subject."""
    plain = [t.low for t in words if not t.mark][:ASKED_TOKENS_MAX]
    return any(
        low in _INVERTED and after in SUBJECT_PRONOUNS | POSSESSIVES | {"the", "user's"}
        for low, after in itertools.pairwise(plain)
    ) and (plain[0] in _INVERTED or plain[0] in _ASKING)


_INVERTED = AUXILIARIES | {"do", "be", "have"}
_ASKING = word_set("what how which who whom whose where when why so and but or then also")

ASKED_TOKENS_MAX = 6
"""How many words may stand before the subject of a question."""


def is_past(words: Sequence[Token]) -> bool:
    """Tell whether a clause is told in the simple past."""
    for at, token in enumerate(words[:SUBJECT_TOKENS_MAX]):
        if at and is_finite(words, at):
            if token.low in AUXILIARIES or token.low in {"be", "have", "do"}:
                return token.low in {"was", "were", "did", "had"}
            return not token.low.endswith("s")
        if token.low in {"not", "never"}:
            continue
    return False


_PASSED = word_set("formerly recently lately also often sometimes")
