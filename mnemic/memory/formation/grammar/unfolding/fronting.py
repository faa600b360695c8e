"""Objects that stand first: "Literary work I refuse", "anything three-phase I turn down"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import (
    DAY_PARTS,
    DAY_WORDS,
    MONTHS,
    OCCUPATIONS,
    PERIODS,
    PERIODS_PLURAL,
)
from mnemic.memory.formation.grammar.phrases import Words, deictic, points, time_at
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at, inside, is_at_hand
from mnemic.memory.formation.grammar.unfolding.ing_nouns import is_ing_noun
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.verbs import VerbGroup, read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    given,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.rendering import a_or_an
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

_SUBJECTS = word_set("i we he she they it")
_ASKING = word_set("what who whom how where when why which whatever wherever")
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
    if at < 0 or words[0].low in PREPOSITIONS or any(w.low in _SAID for w in words[:at]):
        return None
    if words[0].low in _SUBJECTS or words[at - 1].low in _ASKING:
        # "I can't taste what I sell" has its subject in front, and what is sold in its place.
        return None
    what = words[:at]
    if (turned := _role_first(words, at) or _day_kept(words, at)) is not None:
        return turned
    group = read_verb(words, at + 1, SELF) if _is_thing(words, at) else None
    if group is None:
        return None
    rest = words[group.next :]
    stranded = rest[:1] != () and rest[0].low in _STRANDED.get(group.lemma, ())
    if not stranded and not _is_told(what, group):
        return None
    if stranded and (len(rest) == 1 or rest[1].low in SUBORDINATORS | {"since"}):
        return Parts((), ((*words[at : group.next], rest[0], *inside(what), *rest[1:]),))
    if rest and rest[0].low in {"down", "out", "up", "off", "away", "over"}:
        rest = rest[1:]
    body = words[at : len(words) - len(rest)]
    if rest and not (time_at(rest, 0) or rest[0].low in _BEHIND):
        return None
    if any(finite_at(rest, k) for k in range(min(2, len(rest)))) or _has_verb(rest):
        return None
    return Parts((), ((*body, *inside(what), *rest),))


_MEANING = frozenset({"means", "meant", "makes", "lets", "hopes", "shows", "proves"})
"""Behind these a clause says what something comes to: "Ramadan means I eat after sunset"."""


def _is_thing(words: Words, at: int) -> bool:
    """Tell whether what stands before "I" names a thing, and no time, verb or piece of the talk."""
    what = words[:at]
    placed = at > 2 and what[0].low in _COUNTED | _DEFINITE
    if any(w.low in _CLOSED - (PREPOSITIONS if placed else set()) for w in what):
        return False
    if time_at(words, 0) or what[-1].low in PREPOSITIONS:
        return False
    pointing = deictic(what) if what[0].low in _ALL else points(what)
    owned = what[0].low in _DEFINITE
    if (
        pointing
        or {w.low for w in what[2:]} & (BE - {"'s"} if owned else BE)
        or what[min(1, at - 1)].low in BE
        or is_at_hand(what)
        or what[-1].low in ADVERBS
    ):
        return False
    if any(w.low in _TIMES or w.low.endswith("ly") for w in what):
        return False
    past = (k for k in range(1, at) if what[k].low not in {"'s"} and finite_at(words[:at], k))
    if any(verb_form(what[k].low, verb_lemma(what[k].low) or "") == "past" for k in past):
        return False
    return not (any(_is_opener(words, k) for k in range(at)) or words[at - 1].low in _MEANING)


_BEHIND = (
    PREPOSITIONS
    | SUBORDINATORS
    | word_set(
        """cos cause myself ourselves secondhand second-hand new used together daily weekly only just with
        to"""
    )
)
"""What may follow a verb whose object stands first."""


def _has_verb(rest: Words) -> bool:
    """Tell whether what looked like an object first is a subject: "the café we own does dinners"."""
    end = next(
        (k for k, w in enumerate(rest) if w.low in SUBORDINATORS | PUNCTUATION), min(len(rest), 7)
    )
    return any(finite_at(rest[:end], k) for k in range(2, end))


def _role_first(words: Words, at: int) -> Parts | None:
    """Read "chef at a hotel in Ella I am, pastry side" as what the speaker is."""
    if words[at].low != "i" or words[at + 1].low not in {"am", "'m"}:
        return None
    if at + 2 < len(words) and words[at + 2].low != ",":
        return None
    what = inside(words[:at]) if at > 1 else (words[0]._replace(text=words[0].low),)
    head = next((k for k, w in enumerate(what) if w.low in PREPOSITIONS), len(what))
    if not head or what[head - 1].low not in OCCUPATIONS:
        return None
    article = () if what[0].low in {"a", "an"} else (given(a_or_an(what[:head]), words[0].start),)
    return Parts((), ((words[at], given("am", words[at].end), *article, *what),))


def _day_kept(words: Words, at: int) -> Parts | None:
    """Read "Sundays we keep for the allotment" as what Sundays are kept for."""
    if at != 1 or words[0].low not in DAY_WORDS or len(words) < 5:
        return None
    if words[2].low not in {"keep", "reserve", "save"} or words[3].low not in {"for", "free"}:
        return None
    return Parts((), ((words[1], words[2], words[0], *words[3:]),))


_COUNTED = NUMBERS | frozenset({"some", "several", "most", "half"})
_DEFINITE = frozenset({"the", "my", "our"})
_HELD = word_set(
    """share own rent keep run buy inherit build rebuild restore collect teach take manage tend farm raise co-own
    found start speak spend use knit save breed give"""
)
"""Of one thing that stands first with one of these, it is told what one has to do with it."""

_STRANDED = {
    "swear": {"by"},
    "live": {"for", "on"},
    "believe": {"in"},
    "rely": {"on"},
    "depend": {"on"},
}


def _is_opener(words: Words, k: int) -> bool:
    low = words[k].low
    lemma = verb_lemma(low)
    if k or lemma is None or verb_form(low, lemma) != "ing":
        return False
    return not is_ing_noun(words)


def _is_told(what: Words, group: VerbGroup) -> bool:
    if group.lemma == "be":
        return False
    whole = what[0].low in _ALL
    first = what[0].low
    one = first in _DEFINITE | _COUNTED or first.isdecimal()
    held = group.lemma in _HELD and one
    if group.progressive:
        return held
    if held:
        return True
    if first in _DEFINITE:
        return group.negated or group.never or bool(group.modal)
    return group.lemma in _TAKES or (
        (group.negated or group.never) and (whole or group.modal in {"can", "will"})
    )
