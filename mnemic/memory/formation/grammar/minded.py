"""What is told of a name that only its speaker's household or group would mind (`formation@11` on).

"Bea can't do boats, Otis has reflux, Yann's on warfarin": nothing ties the name to the speaker,
and nobody plans around what a stranger may eat. Limits of the body, diets, ailments and medicines
are taken, of one first name in a turn that speaks of its speaker. What firms and programs cannot
do has other verbs and other objects.
"""

from __future__ import annotations

from functools import lru_cache

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.grammar.illnesses import is_illness
from mnemic.memory.formation.grammar.lexicon import (
    DAY_WORDS,
    DRINKS,
    FOODS,
    HEALTH,
    LANGUAGES,
    MONTHS,
    NATIONALITIES,
    STATES_PLAIN,
    STATES_SENSITIVE,
    TECH,
)
from mnemic.memory.formation.grammar.medicine_names import EVERYDAY, NAMED
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import MINDED, Subject, Who
from mnemic.memory.formation.grammar.words import ADVERBS, Word, noun_lemma
from mnemic.memory.formation.wordlists import word_set

AILMENT_WORDS_MAX = 5
"""How far behind `has` the word for an ailment may stand."""

_CANNOT = frozenset({"ca", "can", "cannot", "must", "wo", "does", "may"})
_OF_THE_BODY = word_set(
    "eat drink swallow chew swim fly walk run climb stand sit sleep see hear lift bend kneel drive touch cycle dance"
)
_OF_ANYTHING = word_set("do have manage take tolerate stomach handle")
_HARD = word_set(
    """stair step hill height ladder boat lift crowd noise stairs hoovering gluten dairy lactose wheat nut soya soy egg
    milk meat pork beef fish shellfish sugar salt alcohol caffeine spice spicy heat cold sun sesame peanut oat
    flight plane car coach bus distance spider needle dog cat pollen dust perfume latex anything"""
)
"""What people cannot do or take, and no firm or program."""
_STATES = (STATES_PLAIN | STATES_SENSITIVE | word_set(
    """allergic intolerant claustrophobic carsick seasick afraid scared terrified frail housebound bedbound immobile
    anaphylactic hypermobile veggie keto hearing-impaired nonverbal non-verbal incontinent agoraphobic"""
)) - word_set("tall engaged single remote married divorced straight conservative liberal religious free")  # fmt: skip
_NO_NAMES = TECH | LANGUAGES | NATIONALITIES | DAY_WORDS | MONTHS
_SHORT = word_set(
    "it he we me my us so if no or as at by to in on up oh ok hi he do is be an go am pm uk us eu tv pc ai hr qa"
)


def is_first_name(word: Word) -> bool:
    """Tell whether a capital is a first name by no more than that no dictionary has the word."""
    written = word.text.istitle() and word.text.isalpha() and len(word.text) > 1
    return written and word.low not in _NO_NAMES | _SHORT and not _is_listed(word.low)


@lru_cache(maxsize=8_192)
def _is_listed(low: str) -> bool:
    return bool(lemmas.by_class(low))


def minds(words: Words, i: int, at: int) -> bool:
    """Tell whether what a clause tells at `at` of the name at `i` is what those around mind."""
    if not is_first_name(words[i]):
        return False
    return is_minded(words, at)


def is_minded(words: Words, at: int) -> bool:
    """Tell whether a limit, a diet, an ailment or a medicine is told from word `at` on."""
    while at < len(words) and words[at].low in ADVERBS | {"always"}:
        at += 1
    lows = [w.low for w in words[at : at + 2]]
    if len(lows) < 2:
        return False
    if lows[0] in {"is", "'s"}:
        return _is_so(words, at + 1) or (lows[1] == "got" and _ails(words, at + 2))
    if lows[0] in {"has", "takes"} and lows[1] not in {"to", "been"}:
        return _ails(words, at + 1)
    must = lows[:1] == ["must"] or lows == ["has", "to"]
    verb = at + (1 if lows[0] == "must" else 2)
    if must and verb + 1 < len(words) and words[verb].low in {"have", "be", "avoid"}:
        return any(w.low in {"her", "his", "their"} | HEALTH for w in words[verb + 1 :])
    return _is_limit(words, at)


def _is_limit(words: Words, at: int) -> bool:
    if words[at].low not in _CANNOT or at + 1 >= len(words):
        return False
    negated = words[at].low == "cannot" or words[at + 1].low in {"n't", "not", "only"}
    verb = at + 1 if words[at].low == "cannot" else at + 2
    if not negated or verb >= len(words):
        return False
    low = words[verb].low
    if low in _OF_THE_BODY:
        return True
    behind = {noun_lemma(w.low) for w in words[verb + 1 : verb + 4]}
    if low in {"be", "have"} and not {"her", "his", "their"}.isdisjoint(
        w.low for w in words[verb:]
    ):
        return True
    return low in _OF_ANYTHING and not behind.isdisjoint(FOODS | DRINKS | _HARD | HEALTH)


def _is_so(words: Words, at: int) -> bool:
    while at < len(words) and words[at].low in ADVERBS | _DEGREES:
        at += 1
    if at >= len(words):
        return False
    low = words[at].low
    if low in {"on", "off"} and at + 1 < len(words):
        return any(_is_medicine(w.low) for w in words[at + 1 : at + 3])
    if low in {"lactose", "gluten", "dairy", "nut"} and at + 1 < len(words):
        return words[at + 1].low in {"intolerant", "free"}
    return low in _STATES


def is_state(low: str) -> bool:
    """Tell whether a word says how somebody is whom those around mind: "coeliac", "housebound"."""
    return low in _STATES


_DEGREES = word_set("very really quite severely totally a bit fully deeply mildly type")


def _is_medicine(low: str) -> bool:
    return NAMED.match(low) is not None or noun_lemma(low) in EVERYDAY


def _ails(words: Words, at: int) -> bool:
    noun = words[at : at + AILMENT_WORDS_MAX]
    if any(is_illness(noun[: k + 1]) for k in range(len(noun))):
        return True
    return any(w.low in HEALTH | _AILMENTS or _is_medicine(w.low) for w in noun)


_AILMENTS = word_set(
    "reflux coeliac celiac dementia parkinsons alzheimers sickle-cell hernia stoma catheter adhd grommets eczema sesame"
)


def minded(name: str) -> Subject:
    """Give somebody of whom only what those around mind was told."""
    return Subject(Who.PERSON, name, name.lower(), "", name, known=True, owned=MINDED)


__all__ = ["is_first_name", "is_minded", "is_state", "minded", "minds"]
