"""Whether what a clause tells of somebody is what a statement says of them, and as so."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from mnemic.memory.formation.grammar.clauses import Predicate
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    DETERMINERS,
    PREPOSITIONS,
    verb_lemma,
)
from mnemic.memory.formation.lemmas import canonical, content_lemmas, lemma, words
from mnemic.memory.formation.provided.bearers import names
from mnemic.memory.formation.wordlists import word_set

HARDLY = word_set("almost nearly hardly barely rarely seldom scarcely supposedly allegedly")
_UNREAL = word_set("would could might may should")
_ASPECT = word_set("start begin keep continue go get stay")
HAVING = word_set("have own")
"""Verbs of possession."""

_GETTING = word_set(
    """have own possess get buy purchase inherit adopt receive use drive ride wear keep run carry
    live"""
)
_NOMINAL = word_set(
    """experience background training history skill skills habit routine goal plan plans interest
    preference trouble problem issue"""
)
"""What "has" is said with when another verb tells it: "has running experience"."""

_BECOMING = word_set(
    "become turn go get stay remain feel call name identify grow be live sit stand lie hang"
)
WISHING = word_set("want prefer like wish need expect")
"""Verbs that a request itself may be told with."""

HOPING = word_set("want hope wish aim")
"""Verbs that name an aim."""

_LETTING = word_set("watch see hear let make help notice want ask tell observe feel have")
"""Verbs behind which another's doing stands without an ending."""

_LIKING = word_set("love like enjoy adore")
_FOND = word_set("interested fascinated keen fond fan into")
ARTICLES = word_set("a an the")
"""Words that name nothing."""

_LIGHT = word_set("be do go get make take keep")
"""Verbs that stand in a clause without doing what a statement says with them."""

_MEANT = word_set(
    """pretend refuse fail forget want plan hope try need intend aim wish dream claim decide
    promise"""
)
_WEAKEST = word_set("be do")

LOSING = word_set(
    """give sell lose donate lend leave quit resign return drop cancel break throw miss lack avoid
    refuse reject decline forget fail abandon scrap"""
)
"""Verbs after which what was, is not: nothing else is told by them as still so."""

_UNREALIZED = word_set(
    "apply interview consider look want plan hope try need think intend aim dream wish"
)
_MEANING = WISHING | _UNREALIZED | word_set("decide choose find")
"""Verbs that say of what is only meant that it is only meant."""


def does(said: Predicate, text: str) -> bool:
    """Tell whether a text has the verb of a statement, whoever's it is there."""
    return said.verb.lemma in {lemma(word.text, "VERB") for word in words(text)}


def lets_another(told: Predicate) -> bool:
    """Tell whether somebody else does what a predicate's complement says: "I saw him drop it"."""
    if told.verb.lemma not in _LETTING:
        return False
    return any(
        verb_lemma(word.low) == word.low
        and word.text.islower()
        and before.low not in DETERMINERS | PREPOSITIONS | ADVERBS
        for before, word in itertools.pairwise(told.comp)
    )


def means(told: Predicate) -> bool:
    """Tell whether a predicate only means, plays or fails what its infinitive says."""
    return told.verb.lemma in _MEANT and bool(told.comp) and told.comp[0].low == "to"


def takes_from(said: Predicate, told: Predicate, others: Sequence[Predicate]) -> bool:
    """Tell whether a statement takes a word from what is said in another predicate.

    "I was born in Oslo but grew up in Bergen" tells of no birth in Bergen.
    """
    own = _content(told) | content_lemmas(told.verb.word)
    elsewhere = {term for p in others for term in _content(p)} - own
    return not elsewhere.isdisjoint(_content(said))


def _content(predicate: Predicate) -> frozenset[str]:
    spoken = (*predicate.front, *predicate.comp, *predicate.subject.noun)
    return content_lemmas(" ".join(word.text for word in spoken))


def does_the_same(said: Predicate, told: Predicate, clauses: Sequence[str]) -> bool:
    """Tell whether a clause's predicate tells what a statement's says, of the same subject."""
    if said.verb.lemma != told.verb.lemma:
        settled = _by_another_verb(said, told, clauses)
        if settled is not None:
            return settled
    if said.verb.lemma == told.verb.lemma and told.verb.lemma in _ASPECT and _is_doing(told, said):
        return False
    if told.verb.modal in _UNREAL and said.verb.modal != told.verb.modal:
        return False
    if not HARDLY.isdisjoint(told.verb.adverbs) and HARDLY.isdisjoint(said.verb.adverbs):
        return False
    if told.verb.progressive and not said.verb.progressive and said.verb.tense in OVER:
        # What somebody is doing is not done.
        return False
    return _in_one_time(said.verb.tense, told.verb.tense)


def _is_doing(told: Predicate, said: Predicate) -> bool:
    """Tell whether only a doing was begun: "started reading about a class" starts no class."""
    begun = told.comp[0].low if told.comp else ""
    return begun.endswith("ing") and all(word.low != begun for word in said.comp)


def _by_another_verb(said: Predicate, told: Predicate, clauses: Sequence[str]) -> bool | None:
    """Tell whether a verb tells what another verb says; None where the two are one."""
    mine, theirs = said.verb.lemma, told.verb.lemma
    if theirs in _MEANING and [word.low for word in told.comp[:2]] == ["to", mine]:
        # Who wants to do ten does none yet.
        return False
    if lets_another(told) and any(does(said, clause) for clause in clauses):
        return False
    loses = theirs in LOSING or (theirs == "turn" and _turns_down(told))
    if loses and not (said.verb.negated or said.verb.ended or said.verb.never):
        return False
    if theirs in _UNREALIZED and mine not in _MEANING | _LIGHT | HAVING:
        return False
    if mine not in _WEAKEST | HAVING and any(does(said, clause) for clause in clauses):
        # "I want to own a boat" says nothing of owning one, nor "my wife works" of me.
        return theirs in _ASPECT
    if mine == "be":
        return _is_being(said, told)
    if mine in HAVING and mine in {lemma(word.low, "VERB") for word in told.comp}:
        return theirs in _ASPECT
    if mine in HAVING and not _NOMINAL & {word.low for word in said.comp}:
        return theirs in _GETTING and told.verb.modal not in _UNREAL
    return None if canonical(mine) == canonical(theirs) else True


def _turns_down(told: Predicate) -> bool:
    return bool({word.low for word in told.comp} & {"down", "away"})


OVER = frozenset({Tense.PAST, Tense.PERFECT, Tense.USED_TO})


def _is_being(said: Predicate, told: Predicate) -> bool:
    """Tell whether "User is a plumber" is told by another verb: "I work as a plumber"."""
    named = {word.low for word in said.comp} - ARTICLES
    if named and named <= names(told.subject):
        return True
    as_what = bool(told.comp) and told.comp[0].low == "as"
    spoken = [word.low for word in said.comp]
    if told.verb.lemma in _LIKING and not _FOND.isdisjoint(spoken):
        return True
    # "I captain the team" makes its captain, where "of" says whose.
    does_it = told.verb.lemma in spoken and spoken[spoken.index(told.verb.lemma) + 1 :][:1] == [
        "of"
    ]
    return told.verb.lemma in _BECOMING or as_what or does_it


_TIMES = {
    Tense.USED_TO: frozenset({Tense.USED_TO, Tense.PAST}),
    Tense.PAST: frozenset({Tense.PAST, Tense.PERFECT, Tense.USED_TO}),
    Tense.FUTURE: frozenset({Tense.FUTURE}),
    Tense.PRESENT: frozenset({Tense.PRESENT, Tense.PERFECT, Tense.MODAL}),
}


def _in_one_time(said: Tense, told: Tense) -> bool:
    return said in _TIMES.get(told, frozenset(Tense))
