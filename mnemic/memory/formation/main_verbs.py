"""The main verb of a statement about the user or the team."""

from __future__ import annotations

from functools import lru_cache

from mnemic.memory.formation.lemmas import lemma, past_participle, words
from mnemic.memory.formation.wordlists import word_set

_MODALS = word_set("will would can could may might must shall should")
_ADVERBS = word_set(
    """no not never longer any anymore more still now currently usually often sometimes always
    regularly rarely probably likely mostly mainly just also really ever already"""
)
_ASPECT = frozenset({"go", "start", "keep", "begin", "stop", "quit"})
_OPENERS = ("User ", "The team ")


@lru_cache(maxsize=4_096)
def main_verb(statement: str) -> str:
    """Give the lemma of a statement's main verb, "" when it cannot be told.

    Auxiliaries, adverbs and verbs of aspect are passed over: "is running" and "goes
    running" are both `run`. Only statements about the user or the team are read so.
    """
    opener = next((o for o in _OPENERS if statement.startswith(o)), None)
    if opener is None:
        return ""
    told = [w.text.lower().replace("’", "'") for w in words(statement[len(opener) :])]
    plain = [_without_not(t) for t in told if t not in _ADVERBS]
    negated = plain != told
    for index, token in enumerate(plain):
        after = plain[index + 1] if index + 1 < len(plain) else ""
        verb = lemma(token)
        if not _leads_on(token, verb, after, negated=negated):
            return verb
    return ""


def _without_not(word: str) -> str:
    return _CONTRACTED.get(word) or word.removesuffix("n't")


_CONTRACTED = {"cannot": "can", "can't": "can", "won't": "will"}


def _leads_on(word: str, verb: str, after: str, *, negated: bool) -> bool:
    """Tell whether a word before the verb only carries it: "has been", "goes (running)"."""
    if verb in _MODALS or word == "to":
        return True
    if verb == "be":
        return after.endswith("ing")
    if verb == "have":
        return after in {"to", "been"} or (after != "" and after == past_participle(lemma(after)))
    if verb == "do":
        return negated
    if word == "used" and after == "to":
        return True
    return verb in _ASPECT and after.endswith("ing")
