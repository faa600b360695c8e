"""What somebody has that is why they do something: "Owing to a spinal injury I use a wheelchair"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import HEALTH
from mnemic.memory.formation.grammar.note_health import condition
from mnemic.memory.formation.grammar.phrases import Words, points, strip_punctuation
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.verbs import Tense, read_verb
from mnemic.memory.formation.grammar.words import PREPOSITIONS, given, noun_lemma
from mnemic.memory.formation.wordlists import word_set

CAUSE_WORDS_MAX = 9
"""Longest cause that stands in front, in words."""

_OPENERS = (
    ("because", "of"), ("owing", "to"), ("due", "to"), ("thanks", "to"), ("on", "account", "of"),
    ("as", "a", "result", "of"), ("with", "my"), ("given", "my"),
)  # fmt: skip
_SPEAKERS = frozenset({"i", "we"})


def caused(words: Words) -> Parts | None:
    """Part a clause from the condition that is its cause; what is no condition stays behind."""
    lows = tuple(w.low for w in words[:4])
    n = next((len(o) for o in _OPENERS if lows[: len(o)] == o), 0)
    if not n:
        return None
    n -= words[n - 1].low == "my"
    cut = next(
        (k for k in range(n + 1, min(len(words) - 2, n + CAUSE_WORDS_MAX)) if _starts(words, k)), 0
    )
    alone = not cut and words[0].low == "given" and not any(w.low == "," for w in words)
    cause = strip_punctuation(words[n : len(words) if alone else cut])
    if (not cut and not alone) or not cause or points(cause):
        return None
    host = () if alone else strip_punctuation(words[cut:])
    mine = cause[1:] if cause[0].low in {"my", "our"} else cause
    if not mine or not _is_condition(mine):
        return None
    at = cause[0].start
    head = next(
        (w for k, w in enumerate(mine) if mine[k + 1 : k + 2] and mine[k + 1].low == "of"), mine[-1]
    )
    one = noun_lemma(head.low) in _ONE and noun_lemma(head.low) == head.low
    article = (given("a", at),) if one and mine[0].low not in {"a", "an"} else ()
    return Parts(host, ((given("I", at), given("have", at), *article, *mine),))


_OTHERS = (
    ("besides",),
    ("apart", "from"),
    ("as", "well", "as"),
    ("in", "addition", "to"),
    ("aside", "from"),
)
_SHARED = word_set("speak have play keep grow teach own bake cook make sell study sing know")


def besides(words: Words) -> Parts | None:
    """Read "besides Greek I speak Italian" as speaking both."""
    lows = tuple(w.low for w in words[:3])
    n = next((len(o) for o in _OTHERS if lows[: len(o)] == o), 0)
    cut = next(
        (k for k in range(n + 1, min(len(words) - 2, n + 7)) if words[k].low in _SPEAKERS), 0
    )
    if not n or not cut:
        return None
    what = strip_punctuation(words[n:cut])
    group = read_verb(words, cut + 1, SELF)
    if (
        not what
        or points(what)
        or what[0].low.endswith("ing")
        or what[0].low == "the"
        or group is None
    ):
        return None
    if group.lemma not in _SHARED or group.negated or group.tense is not Tense.PRESENT:
        return None
    return Parts(words[cut:], ((*words[cut : group.next], *what),))


def _starts(words: Words, k: int) -> bool:
    if words[k].low in _SPEAKERS:
        return True
    behind = words[k - 1].low == ","
    return (
        behind
        and words[k].low in {"my", "our"}
        and any(finite_at(words, j) for j in range(k + 2, min(len(words), k + 6)))
    )


def _is_condition(cause: Words) -> bool:
    end = next((k for k, w in enumerate(cause) if w.low in PREPOSITIONS | {"of"}), len(cause))
    if not end:
        return False
    return noun_lemma(cause[end - 1].low) in HEALTH | _HURT or condition(cause[:end]) is not None


_ONE = word_set(
    "disability disorder condition disease knee back hip neck shoulder wrist heart fear phobia"
)
_HURT = _ONE | word_set(
    "injury fatigue stroke allergy pain impairment loss sight eyesight hearing fear phobia"
)
