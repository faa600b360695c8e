"""Whether a statement is the owner's own sentence, only told of them in the third person."""

from __future__ import annotations

import itertools

from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    PREPOSITIONS,
    read,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.lemmas import content_lemmas, third_person
from mnemic.memory.formation.wordlists import word_set

_SELF = word_set("i me my mine myself we us our ours ourselves")
_OF_SELF = word_set("user they them their theirs themselves themself")
_PARTING = ADVERBS | PREPOSITIONS | CONJUNCTIONS | BE
_OPEN_NOUNS = word_set("anything everything something nothing anyone everyone nobody all")
_SAME = {
    "am": "is", "'m": "is", "are": "is", "'re": "is", "'s": "is", "were": "was", "have": "has",
    "'ve": "has", "do": "does", "'ll": "will", "n't": "not", "'d": "would", "ca": "can",
}  # fmt: skip


def is_reworded(statement: str, sentence: str) -> bool:
    """Tell whether both say the same words in order, "I" and "my" being the user's.

    A word of the statement that is the user ("User", "they") must be the speaker in the
    sentence; every other word must be the same, but for the verb's ending.
    """
    said, told = (
        _words(statement.replace("User's", "User").replace("User’s", "User")),
        _words(sentence),
    )
    if not said or len(said) != len(told) or _SELF.isdisjoint(told):
        return False
    return all(_is_same(mine, own) for mine, own in zip(said, told, strict=True))


def cuts_a_phrase(statement: str, sentence: str) -> bool:
    """Tell whether a statement ends where a phrase of the sentence goes on.

    Who has a piano stool has no piano: what stands right behind a word that a statement
    takes, and would stand in one phrase with it, it must take too.
    """
    said = content_lemmas(statement)
    told = [w.low for w in read(sentence)]
    for opening in (["i", "am"], ["i", "was"], ["i", "have", "been"]):
        done = told[len(opening) : len(opening) + 1]
        if told[: len(opening)] == opening and _leaves_done(done, said):
            return True
    spoken = set(_words(statement))
    for word, after in itertools.pairwise(told):
        if word in {"been", "am"} and after in PREPOSITIONS and after not in spoken:
            return True
        held, more = content_lemmas(word), content_lemmas(after)
        goes_on = more and not more & said and after not in _PARTING
        if word in _OPEN_NOUNS and word in spoken and goes_on:
            # "Anything three-phase" is not anything.
            return True
        if held and held <= said and more and not more & said and not _parts_phrases(after):
            return True
    return any(
        opens == "to" and not content_lemmas(word) <= said and content_lemmas(after) & said
        for opens, word, after in zip(told, told[1:], told[2:], strict=False)
    )


def _leaves_done(done: list[str], said: frozenset[str]) -> bool:
    """Tell whether a statement leaves out what was done to one: who is refused leave gets none."""
    return any(
        (base := verb_lemma(low)) is not None
        and verb_form(low, base) == "past"
        and not content_lemmas(low) <= said
        for low in done
    )


def _parts_phrases(low: str) -> bool:
    return low in _PARTING or not low.isalpha()


def _words(text: str) -> list[str]:
    return [w.low for w in read(text) if any(c.isalnum() for c in w.low)]


def _is_same(mine: str, own: str) -> bool:
    if own in _SELF:
        return mine in _OF_SELF
    if mine == "user":
        return False
    mine, told = _SAME.get(mine, mine), _SAME.get(own, own)
    return mine == told or (third_person(own) == mine and own.isalpha())
