"""What is told of the speaker and somebody of theirs at once: "my brother and I ..."."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import HEALTH
from mnemic.memory.formation.grammar.phrases import Words, frequency_at, is_name, time_at
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.ties import is_many, tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.unfolding.short_notes import lowered
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.words import (
    DETERMINERS,
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.lemmas import third_person
from mnemic.memory.formation.rendering import a_or_an
from mnemic.memory.formation.wordlists import word_set

AND_I_WORDS_MAX = 8
"""How far into a clause "and I" may stand, in words."""

KIN_WORDS_MAX = 4
"""How many words name somebody behind `my`."""


def kin_and_i(words: Words) -> Parts | None:
    """Read "my girlfriend and I are vegan" of each of the two, "my sister and I run ..." of both."""
    at = next(
        (
            k
            for k in range(1, min(AND_I_WORDS_MAX, len(words) - 2))
            if words[k].low == "and" and words[k + 1].low == "i"
        ),
        0,
    )
    if not at:
        return None
    start = next((k for k in range(at) if words[k].low in {"my", "our"}), -1)
    named = at == 1 and is_name(words[0])
    if start < 0 and not named:
        return None
    front, kin = (words[:start], words[start:at]) if start >= 0 else ((), words[:at])
    mine = named or names_kin(kin[1:])
    if not mine or any(w.low in PREPOSITIONS | PUNCTUATION for w in kin):
        return None
    if front and not time_at(front, 0) and not frequency_at(front, 0):
        return None
    rest = words[at + 2 :]
    if rest[0].low == "are" and len(rest) > 1 and not named:
        each = rest[2:] if rest[1].low in {"both", "all"} else rest[1:]
        if each and not each[0].low.endswith("ing"):
            return _each_is(words, at, front, kin, each)
    return _together(words[at + 1], front, kin, rest)


def names_kin(kin: Words) -> bool:
    """Tell whether words behind `my` name somebody and do no more: "best friend", "brother Tom"."""
    if not kin or len(kin) > KIN_WORDS_MAX:
        return False
    first, end = kin[0], kin[-1]
    if not end.low.replace("-", "").isalpha() or any(finite_at(kin, k) for k in range(1, len(kin))):
        # "My neighbour Walter is 91" has told already.
        return False
    if tie_class(first.low) and len(kin) > 1 and kin[1].low != "and":
        return not tie_class(end.low) and (is_name(end) or verb_lemma(end.low) is None)
    return bool(tie_class(end.low)) or (is_name(end) and any(tie_class(w.low) for w in kin))


def _each_is(words: Words, at: int, front: Words, kin: Words, rest: Words) -> Parts:
    if any(w.low in _SHARED for w in rest):
        # What the two are to each other is told of neither alone.
        return Parts(())
    rest = _of_one(rest)
    spot = words[at + 2].start
    own = (*front, words[at + 1]._replace(text="I"), given("am", spot), *rest)
    return Parts((), (own, (*front, *kin, given("is", spot), *rest)))


def _of_one(rest: Words) -> Words:
    """Give "a retired nurse" of "retired nurses", for what two are each of them is."""
    end = next(
        (k for k, w in enumerate(rest) if w.low in PREPOSITIONS | PUNCTUATION | {"and"}), len(rest)
    )
    head = rest[end - 1] if end else rest[0]
    one = noun_lemma(head.low)
    if not end or one == head.low or is_name(head):
        return rest
    noun = (*rest[: end - 1], head._replace(text=one, low=one))
    return (given(a_or_an(noun), head.start), *noun, *rest[end:])


_SHARED = word_set("our us we each together married engaged divorced close friends siblings twins")
_ALIKE = word_set("love like hate prefer dislike enjoy adore")
"""What two people feel, each does; what else they do, they do with each other."""
_WITH_ONE_ANOTHER = word_set(
    "talk speak get see meet agree argue fight live share work play split hang communicate sleep date chat"
)
_MEETING = frozenset({"meet", "marry"})
_PARTING = frozenset({"break", "split", "separate"})
_ENDS = frozenset(
    {
        ",",
        ":",
        ";",
        "and",
        "but",
        "so",
        "because",
        "which",
        "where",
        "when",
        "whenever",
        "if",
        "since",
        "after",
        "before",
    }
)


def _together(i: Word, front: Words, kin: Words, rest: Words) -> Parts | None:
    """Read "my husband and I switch off all screens at nine" as doing so with him."""
    me = i._replace(text="I")
    both = rest[0].low in {"both", "all"}
    if both:
        rest = rest[1:]
    if not rest:
        return None
    be = {"are": "am", "'re": "am", "were": "was"}.get(rest[0].low)
    if be is not None:
        if len(rest) < 2 or not rest[1].low.endswith("ing"):
            return None
        rest = (rest[0]._replace(text=be, low=be), *rest[1:])
    group = read_verb((me, *rest), 1, SELF)
    if group is None:
        return None
    each = both and rest[0].low == group.lemma and not group.negated
    alike = group.lemma in _ALIKE or _is_each_ones(group.lemma, rest[group.next - 1 :])
    if each or (alike and not group.negated):
        return _of_each(me, front, kin, rest)
    if rest[0].low == "do" and group.negated and group.lemma not in _WITH_ONE_ANOTHER:
        # "My wife and I don't eat meat": neither of the two does.
        does = rest[0]._replace(text="does", low="does")
        return Parts((), ((*front, me, *rest), (*front, *kin, does, *rest[1:])))
    parted = group.lemma in _PARTING and not _has_object(rest[group.next - 1 :])
    if group.lemma == "divorce" or (parted and kin[0].low in {"my", "our"}):
        return None
    at = group.next - 1
    if group.lemma in _MEETING:
        when = lowered(front) if front else ()
        return Parts((), ((me, *rest[:at], *kin, *rest[at:], *when),))
    stop = next((k for k in range(at, len(rest)) if rest[k].low in _ENDS), len(rest))
    end = next((k for k in range(at + 1, stop) if _is_when(rest, k)), stop)
    body = tuple(w for w in rest[:end] if w.low != "together")
    spot = rest[end - 1].end if end else me.end
    when = lowered(front) if front else ()
    tied = any(w.low in {"married", "engaged"} for w in body)
    beside = (given("to" if tied else "with", spot + 1), *kin, *rest[end:stop], *when)
    return Parts((), ((me, *body, *beside, *rest[stop:]),))


_PARTICLES = frozenset({"up", "off", "out", "down", "over", "on"})


def _is_when(rest: Words, k: int) -> bool:
    if rest[k].low == "on" and rest[k - 1].low in {"week", "day", "month"}:
        # "week on week off" is one measure.
        return False
    return time_at(rest, k) and rest[k - 1].low not in PREPOSITIONS - _PARTICLES


def _has_object(rest: Words) -> bool:
    """Tell whether something is split: "my roommates and I split the rent"."""
    return bool(rest) and rest[0].low in DETERMINERS


def _is_each_ones(lemma: str, what: Words) -> bool:
    """Tell whether each of two has a thing: "we have asthma", and not "we have a boat"."""
    if lemma != "have":
        return False
    own = any(noun_lemma(w.low) in HEALTH for w in what[:4])
    return own or (bool(what) and what[0].text.isupper() and len(what[0].text) > 1)


def _of_each(me: Word, front: Words, kin: Words, rest: Words) -> Parts | None:
    verb = rest[0].low
    if verb_lemma(verb) != verb or verb in MODALS:
        return None
    does = third_person(verb)
    other = (*front, *kin, rest[0]._replace(text=does, low=does), *rest[1:])
    return Parts((), ((*front, me, *rest), other))


def kin_listed(words: Words) -> Parts | None:
    """Part "our twins Emre and Defne start school": who the twins are is told as well."""
    if words[0].low not in {"my", "our"} or len(words) < 6 or not tie_class(words[1].low):
        return None
    head = words[1].low
    if not (noun_lemma(head) != head or is_many(head)) or not is_name(words[2]):
        return None
    end = 3
    while end < len(words) - 1 and (
        is_name(words[end]) or (words[end].low in {"and", ",", "&"} and is_name(words[end + 1]))
    ):
        end += 1
    names = words[2:end]
    if not any(w.low in {"and", "&"} for w in names) or end >= len(words) - 1:
        return None
    verb = words[end].low
    if not (finite_at(words, end) or verb_lemma(verb) == verb) or words[end].low in PUNCTUATION:
        return None
    told = (*words[:2], given("are", words[1].end), *names)
    return Parts(words[2:], (told,))


__all__ = ["kin_and_i", "kin_listed", "names_kin"]
