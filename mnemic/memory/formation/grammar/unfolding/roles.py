"""What somebody speaks as: "As a volunteer firefighter I ...", "as someone who hates peas, ..."."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import (
    NATIONALITIES,
    OCCUPATIONS,
    STATES_PLAIN,
    STATES_SENSITIVE,
)
from mnemic.memory.formation.grammar.phrases import Words, points, strip_punctuation
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.unfolding.participles import OPENER_WORDS_MAX, of_speaker
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    PREPOSITIONS,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_OFFICES = word_set(
    """treasurer secretary chair chairman chairwoman chairperson president vice-president head captain director
    manager coach leader organiser organizer editor owner founder co-founder mayor principal headteacher"""
)
_PEOPLE = word_set(
    """guy woman man person member fan newbie noob novice amateur pro veteran parent owl introvert extrovert geek nerd
    expat immigrant refugee local resident citizen native adult pensioner senior teen brit yank scot kiwi student
    vegan vegetarian diabetic coeliac type redhead lefty southpaw insomniac perfectionist hobbyist widow widower
    freelancer carer minor volunteer nun monk dad mum coder dev intern graduate grad undergrad postgrad crew host
    guest regular aficionado buff enthusiast half one chair only"""
)
_NOT_PEOPLE = word_set(
    """starter container reminder number teaser matter order letter answer paper dinner summer winter computer printer
    parameter header footer filter buffer pointer placeholder factor vector error color colour sensor mirror precursor
    variant constant restaurant plant coffee fee committee disclaimer sticker server router cluster layer folder wrapper
    marker cover offer river flower power water weather corner tower user center character reader editor-in-browser
    chapter poster banner counter timer helper ticker indicator mediator operator iterator generator decorator monitor
    refresher sweetener primer opener closer breaker filler trigger transfer remainder child kid teenager teen toddler
    baby youngster girl boy consumer customer layman beginner-exercise whatever rather"""
)
"""What "as a ..." says of a thing ("as a reminder"), of long ago ("as a child") or of anybody."""

_PERSONAL = ("er", "or", "ist", "ian", "ant", "eer", "ee", "man", "woman", "person", "ess")


def spoken_as(words: Words) -> Parts | None:
    """Part a clause from what its speaker speaks as."""
    if len(words) < 4:
        return None
    if words[0].low == "speaking" and words[1].low == "as":
        words = words[1:]
    if words[0].low != "as":
        return None
    if words[1].low in {"someone", "somebody", "a"} and (found := _one_who(words)) is not None:
        return found
    first = words[1].low
    office = 0 if first in {"a", "an", "the"} else _office_at(words)
    if first not in {"a", "an", "the"} and not office:
        return None
    cut = _cut(words)
    phrase = strip_punctuation(words[1:cut])
    if not cut or not phrase or points(phrase) or words[cut].low == "we":
        return None
    if not is_human(phrase, office=first not in {"a", "an"}):
        return None
    at = words[0].start
    article = (given("the", at),) if office == 1 else ()
    told = (given("I", at), given("am", at), *article, *phrase)
    return Parts(strip_punctuation(words[cut:]), (told,))


def _office_at(words: Words) -> int:
    """Give where the office stands of "as deputy head of ..." or "as head chef at ..."; 0 for none."""
    for k in range(1, min(1 + OFFICE_WORDS_MAX, len(words) - 1)):
        held = words[k].low in _OFFICES or (k > 1 and words[k].low in OCCUPATIONS)
        if held and words[k + 1].low in {"of", "at", "for"}:
            return k
        if not words[k].text.islower() or words[k].low in PREPOSITIONS | {"it", "they", "we", "i"}:
            return 0
    return 0


OFFICE_WORDS_MAX = 3
"""Longest name of an office without an article, in words."""


def alone_as(words: Words, behind: Words) -> Parts | None:
    """Read "As someone who hates peas" where it was cut from the clause behind it."""
    if words[0].low not in {"as", "speaking"} or not of_speaker(behind):
        return None
    end = words[-1].end
    found = spoken_as((*words, given(",", end), given("I", end)))
    return Parts((), found.told) if found is not None and len(found.host) == 1 else None


def _cut(words: Words) -> int:
    """Give where the main clause starts, behind its comma or at its "I"."""
    for k in range(3, min(len(words), OPENER_WORDS_MAX)):
        low, before = words[k].low, words[k - 1].low
        if low == "," and k + 1 < len(words) and of_speaker(words[k + 1 :]):
            return k
        if low in {"i", "we"} and before not in PREPOSITIONS | {"and", ",", "that", "who"}:
            return k
    return 0


def is_human(phrase: Words, *, office: bool) -> bool:
    """Tell whether a phrase says what a person is: a trade, an office, a member of something."""
    end = next(
        (
            k
            for k in range(1, len(phrase))
            if phrase[k].low in PREPOSITIONS | {"of", ",", "who", "that", "and", "whose"}
            or (k > 1 and phrase[k].low.endswith("ing"))
        ),
        len(phrase),
    )
    low = noun_lemma(phrase[end - 1].low)
    if low in _NOT_PEOPLE or (len(phrase) > 1 and phrase[1].low in {"young", "little", "test", "first"} and end < 4):  # fmt: skip
        return False
    known = OCCUPATIONS | NATIONALITIES | STATES_PLAIN | STATES_SENSITIVE | _PEOPLE | _OFFICES
    if low in known or kin_class(low) != "" or low.endswith(_PERSONAL):
        return True
    return not office and any(w.low in STATES_PLAIN | STATES_SENSITIVE for w in phrase[:end])


def _one_who(words: Words) -> Parts | None:
    """Read "As someone who hates peas, I ..." as hating peas."""
    at = next((k for k in range(2, min(5, len(words) - 2)) if words[k].low in {"who", "with"}), -1)
    if at < 0 or (words[1].low == "a" and words[2].low != "person"):
        return None
    cut = _cut(words)
    body = strip_punctuation(words[at + 1 : cut])
    if not cut or len(body) < 2 or points(body):
        return None
    start = words[at].start
    me = given("I", start)
    if words[at].low == "with":
        return Parts(strip_punctuation(words[cut:]), ((me, given("have", start), *body),))
    verb = next((k for k in range(min(3, len(body))) if body[k].low not in ADVERBS | {"never"}), 0)
    said = _of_me(body[verb])
    if said is None:
        return None
    return Parts(strip_punctuation(words[cut:]), ((me, *body[:verb], said, *body[verb + 1 :]),))


def _of_me(word: Word) -> Word | None:
    """Give the form that goes with "I": "hates" is "hate", "is" is "am"."""
    text = {"is": "am", "'s": "am", "has": "have", "does": "do", "was": "was"}.get(word.low)
    if text is None:
        lemma = verb_lemma(word.low)
        if lemma is None or verb_form(word.low, lemma) not in {"s", "past", "base"}:
            return None
        text = lemma if verb_form(word.low, lemma) == "s" else word.low
    return Word(text, text, word.start, word.end)
