"""Predicates whose verb is none, or another than it seems (`formation@11` on).

"at nine, court 3", "home each second weekend", "heart failure, third stage": behind a comma a noun
or an adverb may look like a plain verb with the subject of what stands before. "he's kept the flat"
and "it's got no cellar" have an `is` that is a `has`, and in "we self host" the verb is the second
word.
"""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.bare_participles import is_participle
from mnemic.memory.formation.grammar.casing import is_only_verb
from mnemic.memory.formation.grammar.clauses import Predicate
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import Words, time_at
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.verbs import Tense, read_verb
from mnemic.memory.formation.grammar.words import (
    BE,
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    SUBORDINATORS,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.lemmas import third_person
from mnemic.memory.formation.wordlists import word_set

_NO_VERBS = word_set("home back round half third second")
"""Adverbs and numbers that are hardly ever verbs where no subject stands before them."""

_TWO_OBJECTS = word_set(
    "called named given paid owed taught told shown sent offered left made gone allowed"
)
"""What somebody may be with an object behind it: "she's paid the minimum", "he's called the General"."""

_OF_TIMES = word_set("every each all most no any")
_FIRST_HALVES = word_set("self hand home batch free cross dry bulk double spot hot cold mass")
"""What makes one verb with the plain verb behind it: "self host", "hand piece"."""


def with_has(predicate: Predicate) -> Predicate:
    """Give "he's kept the flat", "it's got no cellar", "he's no teeth" the verb that they have."""
    group, comp = predicate.verb, predicate.comp
    if group.word != "'s" or group.negated or group.never or not is_had(comp):
        return predicate
    words = (given("has", comp[0].start), *comp)
    read = read_verb(words, 0, predicate.subject)
    if read is None or read.next >= len(words):
        return predicate
    return replace(
        predicate, verb=replace(read, adverbs=group.adverbs + read.adverbs), comp=words[read.next :]
    )


def is_had(comp: Words) -> bool:
    """Tell whether what stands behind "'s" says that it is a "has": "kept the flat", "got two", "no teeth"."""
    if len(comp) < 2:
        return False
    first, second = comp[0].low, comp[1].low
    if first == "no":
        return noun_lemma(second) != second and second not in {"less", "better"}
    if not is_participle(first) or first in _TWO_OBJECTS or time_at(comp, 1):
        return False
    return second in (DETERMINERS | NUMBERS | {"me", "us", "him", "them"}) - _OF_TIMES


def with_got(words: Words) -> Words:
    """Give "the house's got a cellar" as "the house has a cellar"."""
    out: list[Word] = []
    for word in words:
        if word.low == "got" and out and out[-1].low in {"'s", "is"}:
            out[-1:] = [word._replace(text="has", low="has")]
        else:
            out.append(word)
    return tuple(out)


def only_when(leads: str, words: Words) -> bool:
    """Tell whether "as I write", or "once I've retired", says nothing but when something is."""
    lows = [w.low for w in words if w.low.isalpha()]
    if words and words[0].low == "once" and len(words) > 2 and words[1].low in _WHOSE:
        return any(w.low in BE | {"'ve", "have", "has"} for w in words[2:5])
    return leads == "as" and len(lows) == 2 and lows[0] in {"i", "we"} and lows[1] in _AS_NOW


_WHOSE = frozenset({"i", "we", "he", "she", "they", "my", "our", "the"})
_AS_NOW = frozenset({"write", "type", "speak"})


def is_no_verb(predicate: Predicate) -> bool:
    """Tell whether what was read as a verb is a noun or an adverb, or was said to be had by nobody."""
    group, comp, subject = predicate.verb, predicate.comp, predicate.subject
    if comp and group.lemma == "have" and comp[0].text in {"A", "An"}:
        # "A friend and I shared a taxi", "An indoor routine, please.": what opens a sentence is not had.
        return True
    if subject.who is Who.WE and group.lemma == "be" and len(comp) == 1:
        # "we're two" tells how many, and nobody's age.
        return comp[0].low in NUMBERS or comp[0].low.isdecimal()
    if group.tense is not Tense.PRESENT or group.lemma in {"be", "have"} or group.progressive:
        return False
    if not comp or comp[0].low == "'s":
        return bool(comp)
    return comp[0].start - predicate.start <= len(group.word) + 1 and _is_only_noun(predicate)


def _is_only_noun(predicate: Predicate) -> bool:
    """Tell whether what looks like a verb, with no subject before it, agrees with none or is said of nothing."""
    group, comp, subject = predicate.verb, predicate.comp, predicate.subject
    if group.word in _NO_VERBS:
        return True
    if is_only_verb(group.lemma):
        return False
    single = subject.who in {Who.PERSON, Who.THING} and not subject.plural
    if single and group.word == group.lemma and not (group.negated or group.ended):
        return True
    if len(comp) == 1 and (comp[0].low in NUMBERS or comp[0].low.isdecimal()):
        return True
    doing = verb_form(comp[0].low, verb_lemma(comp[0].low) or "") == "s"
    return doing and len(comp) > 1 and comp[1].low in SUBORDINATORS


def in_two_words(predicate: Predicate, one: Claim) -> Claim:
    """Give "we self host fonts" the ending where it belongs: "User self hosts fonts"."""
    group, comp = predicate.verb, predicate.comp
    if group.word not in _FIRST_HALVES or len(comp) < 2:
        return one
    verb = comp[0].low
    if verb_lemma(verb) != verb or verb in PREPOSITIONS:
        return one
    said = one.statement.replace(
        f" {third_person(group.word)} {comp[0].text} ", f" {group.word} {third_person(verb)} ", 1
    )
    return one if said == one.statement else replace(one, statement=said)


__all__ = ["in_two_words", "is_had", "is_no_verb", "only_when", "with_got", "with_has"]
