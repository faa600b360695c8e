"""Somebody brought in by "there's", and what is told of them: "there's my sister Ada, who ...".

"There's Wim, whom I married twice" tells what the speaker did, and "and there's my stepdaughters Jet
and Sanne, who stay with us" who they are and what they do. Only one's own are told of: of "there's a
man who ..." nobody learns anything.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import given, noun_lemma, verb_form, verb_lemma

NAMED_WORDS_MAX = 8
"""Longest naming of whom "there's" brings in, in words."""

_IS = frozenset({"'s", "is", "are", "s"})
_WHO = frozenset({"who", "whom", "that"})


def there_are(words: Words) -> Parts | None:
    """Read "there's my stepdaughters Jet and Sanne, who stay with us" as what they do."""
    at = 1 if len(words) > 4 and words[0].low == "there" else 0
    if not at or words[at].low not in _IS:
        return None
    at += 1 + (words[at + 1].low in {"also", "then"})
    comma = next(
        (k for k in range(at + 1, min(len(words), at + NAMED_WORDS_MAX)) if words[k].low == ","), 0
    )
    who = words[comma + 1 :] if comma else ()
    named = words[at:comma]
    if len(who) < 3 or who[0].low not in _WHO:
        return None
    if named[0].low in {"my", "our"} and any(tie_class(w.low) for w in named[1:4]):
        return _who_does(named, who)
    if all(is_name(w) for w in named) and who[1].low in {"i", "we"}:
        return _whom_i(named, who)
    return None


def _who_does(named: Words, who: Words) -> Parts | None:
    """Give "my stepdaughters Jet and Sanne stay with us every other week"."""
    lemma = verb_lemma(who[1].low)
    does = finite_at(who, 1) or (lemma == who[1].low and noun_lemma(named[1].low) != named[1].low)
    if who[0].low == "whom" or not does or any(w.low == "," for w in who):
        return None
    return Parts((), ((*named, *who[1:]),))


def _whom_i(named: Words, who: Words) -> Parts | None:
    """Give "I married Wim twice" of "Wim, whom I married twice"."""
    lemma = verb_lemma(who[2].low) or ""
    if lemma not in {"marry", "divorce", "adopt", "raise", "foster"}:
        return None
    if verb_form(who[2].low, lemma) != "past" or any(w.low == "," for w in who):
        return None
    end = who[2].end
    name = tuple(w._replace(start=w.start, end=w.end) for w in named)
    return Parts((), ((*who[1:3], *name, *(given(w.text, end + 1) for w in who[3:])),))


__all__ = ["there_are"]
