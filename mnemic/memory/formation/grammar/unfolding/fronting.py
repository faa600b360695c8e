"""Objects that stand first: "Literary work I refuse", "anything three-phase I turn down"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import (
    DAY_PARTS,
    DAY_WORDS,
    MONTHS,
    PERIODS,
    PERIODS_PLURAL,
)
from mnemic.memory.formation.grammar.phrases import Words, deictic, points, time_at
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at, inside, is_at_hand
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.verbs import VerbGroup, read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

OBJECT_WORDS_MAX = 6
"""Longest object that stands first, in words."""

_TAKES = word_set(
    """refuse turn avoid skip decline hate love adore dislike detest despise loathe leave outsource do make cook bake
    grow burn fire glaze freeze pickle ferment sew teach fix repair restore buy sell ship pay charge boycott ignore
    tolerate enjoy stomach eat drink play"""
)
"""Of what stands first with one of these, something is told: "songs I know" only names some."""

_TIMES = (
    DAY_WORDS | DAY_PARTS | PERIODS | PERIODS_PLURAL | MONTHS | word_set(
        "someday sometime meanwhile otherwise elsewhere anyway anyhow today now then nowadays eventually tomorrow yesterday sometimes often always never time times maybe perhaps"
    )
)  # fmt: skip
"""What stands first with one of these says when: "someday I'd love to sail"."""

_ALL = word_set("anything everything nothing most all")
_SAID = word_set("me us you him her them told tell tells said say says")
_CLOSED = CONJUNCTIONS | SUBORDINATORS | PUNCTUATION | (PREPOSITIONS - {"with", "of"})


def fronted(words: Words) -> Parts | None:
    """Give a clause its plain order where its object stands before its subject."""
    at = next(
        (
            k
            for k in range(1, min(len(words) - 1, OBJECT_WORDS_MAX + 1))
            if words[k].low in {"i", "we"}
        ),
        -1,
    )
    if at < 0 or any(w.low in _CLOSED | _SAID for w in words[:at]) or time_at(words, 0):
        return None
    what = words[:at]
    pointing = deictic(what) if what[0].low in _ALL else points(what)
    if (
        pointing
        or {w.low for w in what} & BE
        or is_at_hand(what)
        or any(w.low in ADVERBS for w in what[-1:])
    ):
        return None
    if any(w.low in _TIMES or w.low.endswith("ly") for w in what):
        return None
    if any(_is_opener(words, k) for k in range(at)) or words[at - 1].low in _MEANING:
        return None
    group = read_verb(words, at + 1, SELF)
    if group is None or not _is_told(what, group):
        return None
    rest = words[group.next :]
    if rest and rest[0].low in {"down", "out", "up", "off", "away", "over"}:
        rest = rest[1:]
    body = words[at : len(words) - len(rest)]
    if rest and not (
        time_at(rest, 0)
        or rest[0].low
        in PREPOSITIONS | {",", "because", "cos", "cause", "so", "myself", "ourselves"}
    ):
        return None
    if any(finite_at(rest, k) for k in range(min(2, len(rest)))):
        return None
    return Parts((), ((*body, *inside(what), *rest),))


_MEANING = frozenset({"means", "meant", "makes", "lets", "hopes", "shows", "proves"})
"""Behind these a clause says what something comes to: "Ramadan means I eat after sunset"."""


def _is_opener(words: Words, k: int) -> bool:
    low = words[k].low
    lemma = verb_lemma(low)
    return lemma is not None and verb_form(low, lemma) == "ing" and k == 0


def _is_told(what: Words, group: VerbGroup) -> bool:
    if group.lemma == "be" or group.progressive:
        return False
    whole = what[0].low in _ALL
    if what[0].low in {"the", "my", "our"}:
        return group.negated or group.never or bool(group.modal)
    return group.lemma in _TAKES or (
        (group.negated or group.never) and (whole or group.modal in {"can", "will"})
    )
