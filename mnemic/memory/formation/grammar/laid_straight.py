"""Clauses that put what they are about last, in a list, or nowhere: each gives () for all else (`formation@11`).

"Forklift licence and first aid: those I have", "my chickens: six Sussex, two Marans", "for the
till it's Square", "repainting the boat is the plan for this winter", "landlord lets me sublet".
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.casing import is_word
from mnemic.memory.formation.grammar.lexicon import LANGUAGES, NATIONALITIES, OCCUPATIONS
from mnemic.memory.formation.grammar.owned_words import BUSINESS, HOME, WORK_AT_HAND
from mnemic.memory.formation.grammar.passing import TALK_NOUNS, WORK_NOUNS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    points,
    strip_punctuation,
    time_at,
)
from mnemic.memory.formation.grammar.ties import is_animal, tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.words import (
    BE,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

KEY_WORDS_MAX = 7
"""How many words may stand before the colon of what one has or pays."""

_HAVE = word_set("have own use speak hold play grow breed keep sell make teach")
_AMOUNTS = word_set(
    "budget rate price fee rent deposit limit capacity wage income salary deadline allowance target"
)
_AIMS = word_set("plan goal aim dream project ambition idea")
_POINTED = word_set("those these that")


def laid_straight(words: Words) -> Words:
    """Give a clause with its subject and its verb where they belong."""
    words = strip_punctuation(words)
    if len(words) < 3:
        return ()
    return (
        _those_i_have(words)
        or _list_of_mine(words)
        or _amount(words)
        or _for_each(words)
        or _is_the_plan(words)
        or _nth_year(words)
        or _that_is_mine(words)
        or _bare_tie(words)
        or _bare_home(words)
        or _bare_people(words)
    )


def _colon(words: Words) -> int:
    return next(
        (i for i in range(1, min(len(words) - 1, 14)) if words[i].low in {":", "–", "—"}), -1
    )


def _those_i_have(words: Words) -> Words:
    """Read "Forklift licence, chainsaw ticket and first aid: those I have"."""
    at = _colon(words)
    rest = words[at + 1 :] if at > 0 else ()
    if not 3 <= len(rest) <= 5 or rest[0].low not in _POINTED:
        return ()
    who = next((k for k in range(1, len(rest) - 1) if rest[k].low in {"i", "we"}), -1)
    if who < 0 or rest[-1].low not in _HAVE:
        return ()
    first = words[0]
    named = first.low in LANGUAGES | NATIONALITIES or not is_word(first.low)
    plain = first if named or not first.text[1:].islower() else first._replace(text=first.low)
    return (rest[who], rest[-1], plain, *words[1:at])


def _list_of_mine(words: Words) -> Words:
    """Read "my chickens: six Sussex, two Marans" as having them."""
    at = _colon(words)
    if not 2 <= at <= 4 or words[0].low not in {"my", "our"} or len(words) <= at + 1:
        return ()
    head = words[at - 1].low
    first = words[at + 1]
    counted = first.low in NUMBERS | {"a", "an", "one"} or first.low.isdecimal()
    if (
        noun_lemma(head) == head
        or not counted
        or noun_lemma(head) in WORK_AT_HAND | TALK_NOUNS | WORK_NOUNS
    ):
        return ()
    if tie_class(head) and not is_animal(head):
        return ()
    who = given("we" if words[0].low == "our" else "I", words[0].start)
    who = who._replace(low=who.text.lower())
    return (who, given("have", words[0].start), *words[at + 1 :])


def _amount(words: Words) -> Words:
    """Read "budget for the whole trip: 1800 dollars" as what the budget is."""
    at = _colon(words)
    if not 1 <= at <= KEY_WORDS_MAX:
        return ()
    key, value = words[:at], words[at + 1 :]
    own = key[0].low in {"my", "our"}
    if key[0].low in {"my", "our", "the"}:
        key = key[1:]
    stop = next((k for k, w in enumerate(key) if w.low in PREPOSITIONS), len(key))
    if (
        not key
        or not stop
        or key[stop - 1].low not in (_AMOUNTS if own else {"budget"})
        or any(w.low in PUNCTUATION for w in key)
    ):
        return ()
    if not value or not (
        value[0].low[0].isdecimal()
        or value[0].text[0] in "€$£"
        or value[0].low in NUMBERS | {"about", "around", "max", "under"}
    ):
        return ()
    start = key[0].start
    plain = key[0]._replace(text=key[0].low) if key[0].text[1:].islower() else key[0]
    return (given("my", start), plain, *key[1:], given("is", value[0].start), *value)


def _for_each(words: Words) -> Words:
    """Read "for the till it's Square" as using it there."""
    if words[0].low != "for" or words[1].low not in {"the", "our", "my", "all"}:
        return ()
    at = next((k for k in range(3, min(len(words) - 1, 6)) if words[k].low == "it"), -1)
    if at < 0 or words[at + 1].low not in {"'s", "is"} or at + 2 >= len(words):
        return ()
    if noun_lemma(words[at - 1].low) not in _TRADED and words[at - 2].low not in {"our", "my"}:
        return ()
    stop = next((k for k in range(at + 2, len(words)) if words[k].low == ","), len(words))
    what, more = words[at + 2 : stop], words[stop + 1 :]
    if (
        any(w.low in PUNCTUATION | {"and", "that", "to"} for w in what)
        or not what[0].text[:1].isupper()
    ):
        return ()
    used = (*what, words[0]._replace(text="for"), *strip_punctuation(words[1:at]))
    more = more[1:] if more and more[0].low == "and" else more
    end = next((k for k in range(2, len(more)) if is_name(more[k])), -1)
    if more and more[0].low == "for" and end > 0 and all(is_name(w) for w in more[end:]):
        used = (*used, given("and", more[0].start), *more[end:], *more[:end])
    me = given("I", words[0].start)._replace(low="i")
    return (me, given("use", words[0].start), *used)


_TRADED = BUSINESS | word_set(
    """till book account payroll stock invoice website accounting calendar photo edit booking mail
    newsletter payment order rota timesheet drawing pattern design backup score inventory tax shipping label"""
)


def _is_the_plan(words: Words) -> Words:
    """Read "repainting the narrowboat is the plan for this winter" as the plan."""
    lemma = verb_lemma(words[0].low)
    if lemma is None or verb_form(words[0].low, lemma) != "ing" or words[0].low == lemma:
        return ()
    be = next((k for k in range(2, min(len(words) - 2, 10)) if words[k].low == "is"), -1)
    if be < 0 or words[be + 1].low not in {"the", "my", "our"}:
        return ()
    noun = next((k for k in range(be + 2, min(len(words), be + 5)) if words[k].low in _AIMS), -1)
    if noun < 0:
        return ()
    verb = words[0]._replace(text=lemma, low=lemma)
    mine = words[be + 1]
    mine = mine._replace(text="my", low="my") if mine.low == "the" else mine
    rest = words[noun + 1 :]
    if rest and rest[0].low == "for":
        rest = rest[1:]
    if rest and not time_at(rest, 0):
        return ()
    return (
        mine,
        *words[be + 2 : noun + 1],
        given("is", words[be].start),
        given("to", words[be].start),
        verb,
        *words[1:be],
        *rest,
    )


_SPANS = word_set("year season term month semester week winter summer")
_ORDINALS = word_set("first second third fourth fifth sixth seventh eighth ninth tenth last final")


def _nth_year(words: Words) -> Words:
    """Read "it's my third year of Arabic" as being in it."""
    if words[0].low not in {"it", "this"} or words[1].low not in {"is", "'s"} or len(words) < 6:
        return ()
    if (
        words[2].low not in {"my", "our"}
        or words[3].low not in _ORDINALS
        or words[4].low not in _SPANS
    ):
        return ()
    if words[5].low not in {"of", "as", "in", "at", "with", "on"}:
        return ()
    at = words[0].start
    who = given("I", at)._replace(low="i")
    return (who, given("am", at), given("in", at), *words[2:])


def _that_is_mine(words: Words) -> Words:
    """Read "Hilux from 2004, that's my pickup" as what the pickup is."""
    at = next(
        (
            k
            for k in range(1, min(len(words) - 3, 8))
            if words[k].low == "," and words[k + 1].low == "that"
        ),
        -1,
    )
    if at < 0 or words[at + 2].low not in {"is", "'s"} or words[at + 3].low not in {"my", "our"}:
        return ()
    front, mine = words[:at], words[at + 3 :]
    if any("'" in w.text or w.text[0] in '"“‘' for w in front) or mine[-1].low in {
        "name",
        "handle",
    }:
        return ()
    none = front[0].low == "no"
    if (
        (not none and any(finite_at(words, k) for k in range(at)))
        or not 2 <= len(mine) <= 5
        or points(front)
    ):
        return ()
    if noun_lemma(mine[-1].low) in TALK_NOUNS | WORK_AT_HAND or any(
        w.low in PUNCTUATION for w in mine
    ):
        return ()
    article = (
        ()
        if front[0].low in {"a", "an", "the", "no"}
        or front[0].low in NUMBERS
        or _is_proper(front, mine)
        else (given("a", front[0].start),)
    )
    return (*mine, given("is", front[0].start), *article, *front)


_MODELLED = word_set(
    "pickup car van bike truck motorbike scooter laptop phone guitar boat tractor ride"
)


def _is_proper(front: Words, mine: Words) -> bool:
    """Tell whether a name takes no article: "Neovim on Arch", and not "a Hilux from 2004"."""
    return is_name(front[0]) and noun_lemma(mine[-1].low) not in _MODELLED


_RULERS = frozenset({"landlord", "landlady", "boss"})
_OF_MINE = word_set(
    "landlord landlady boss mother-in-law father-in-law sister-in-law brother-in-law hubby wife husband gf bf"
)


def _bare_tie(words: Words) -> Words:
    """Read "landlord lets me sublet", "mother-in-law eats only halal" with its `my`."""
    first = words[0]
    kin = tie_class(first.low)
    if not kin or noun_lemma(first.low) != first.low or first.low in OCCUPATIONS - _OF_MINE:
        return ()
    if first.low not in _OF_MINE and (is_animal(first.low) or first.low in {"family", "friend"}):
        return ()
    verb = words[1]
    lemma = verb_lemma(verb.low)
    third = (
        lemma is not None
        and verb_form(verb.low, lemma) == "s"
        and words[2].low not in BE | MODALS | PUNCTUATION
    )
    if first.low in _RULERS and not any(w.low in {"me", "us", "my", "our"} for w in words):
        # What "landlord has to give notice" says holds of every landlord.
        return ()
    if verb.low in {"are", "were", "am"} or not (third or verb.low in BE | {"has"}):
        return ()
    return (given("my", first.start), first._replace(text=first.low), *words[1:])


_THINGS = (HOME | BUSINESS) - word_set(
    "key keys spare will record records list copy copies register minutes manual gate neighbour neighbor kid kids staff cover course class lessons school theatre section arm squad"
)
_SPOKEN_OF = word_set("you letter letters word words syllables film movie book noun")
_HOLDING = word_set("is has 's measures seats sleeps costs opens closes runs")


def _bare_home(words: Words) -> Words:
    """Read "greenhouse is 3 by 6 metres", "workshop has no heating" with its `my`."""
    first = words[0]
    if (
        first.low not in _THINGS
        or noun_lemma(first.low) != first.low
        or words[1].low not in _HOLDING
    ):
        return ()
    behind = words[2:6]
    told = (
        behind[0].low[0].isdecimal()
        or behind[0].low in NUMBERS | {"no", "only", "about", "around"}
        or is_name(behind[0])
    )
    if not told or any(w.low in _SPOKEN_OF for w in words):
        return ()
    verb = words[1]._replace(text="is", low="is") if words[1].low == "'s" else words[1]
    return (given("my", first.start), first._replace(text=first.low), verb, *words[2:])


_DEALT_WITH = word_set(
    "supplier customer client guest tenant parent wholesaler buyer distributor patient visitor"
)


def _bare_people(words: Words) -> Words:
    """Read "suppliers invoice us in zloty", "customers pay me in cash" with whose they are."""
    first = words[0].low
    many = noun_lemma(first) in _DEALT_WITH and noun_lemma(first) != first
    verb = words[1].low
    if not many or verb_lemma(verb) != verb or verb in BE | MODALS:
        return ()
    if (
        words[2].low not in {"me", "us"}
        or len(words) < 4
        or any(w.low in {"today", "now"} for w in words)
    ):
        return ()
    return (given("my", words[0].start), words[0]._replace(text=first), *words[1:])
