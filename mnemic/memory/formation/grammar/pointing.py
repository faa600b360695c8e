"""Whom an object pronoun means: "my brother takes her", "I call them every Sunday" (`formation@11` on).

Somebody who was spoken of is put in the place of the pronoun, so that what is kept says of
whom it is. Where two may be meant, the pronoun stays, and what points is not kept.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.known import meant
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, LANGUAGES, MONTHS, NATIONALITIES
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import Mention, Subject
from mnemic.memory.formation.grammar.ties import gender_of, is_many, tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.words import (
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

POINTING_WORDS_MAX = 12
"""How far into a clause a pronoun may stand that is resolved."""

_SHARED_OUT = frozenset({"have", "'ve", "get", "take", "had"})
"""Who is had on some days is not the one person that the clause before was about."""

_THEM = {"him": "he", "her": "she", "them": "they"}
_BEHIND = DAY_WORDS | word_set(
    """to on in at every for with from after before by twice once and because when while , . ; each most home out there
    weekly daily often up during until since too a everywhere anywhere upstairs downstairs back around as"""
)
_OWNER = "User's "


def pointed(words: Words, last: Mention) -> Words:
    """Put whom an object pronoun means in its place; the words as they are where nobody is."""
    if last.rich:
        words = _owner_named(words)
    if not last.rich or not last.near:
        return words
    if len(words) > 2 and words[0].low == "both" and last.near[-1].plural and _tells(words[1].low):
        # "The twins turn eight in May and both have asthma."
        words = (words[0]._replace(text="they", low="they"), *words[1:])
    some = _some_of(_one_named(words, last), last)
    if (met := _met(_named_so(some, last), last)) is not words:
        return met
    for i in range(2, min(len(words), POINTING_WORDS_MAX)):
        if (owned := _owned(words, i, last)) is not None:
            return owned
        if words[i].low not in _THEM:
            continue
        if words[i].low == "her" and i + 1 < len(words) and words[i + 1].low not in _BEHIND:
            # "her house" is hers, and "her money" may be; "him money" is sent to him.
            return words
        if words[i].low != "them" and any(" and " in one.shown for one in last.near[-3:]):
            return words
        whom = None if _is_shared_out(words, i, last) else meant(_THEM[words[i].low], last)
        if whom is not None and last.subject is not None and _may_be_both(whom, last.subject):
            return words
        another = whom is None or _may_be_another(words[:i], words[i].low, whom)
        if whom is None or another or _is_one_of(words, i, whom):
            return words
        return (*words[:i], *_named(whom, words[i]), *words[i + 1 :])
    return words


def _is_one_of(words: Words, i: int, whom: Subject) -> bool:
    """Tell whether "one of them" is of many others: behind "my neighbour has two sons" of no neighbour."""
    return (
        words[i - 1].low == "of" and words[i - 2].low in _SOME and noun_lemma(whom.kin) == whom.kin
    )


def _some_of(words: Words, last: Mention) -> Words:
    """Read "one of them has asthma" behind "my twins are five" of the twins."""
    if len(words) < 5 or words[2].low not in {"them", "em"} or words[1].low != "of":
        return words
    many = last.near[-1]
    if words[0].low not in _SOME or not many.plural or many.name:
        return words
    return (*words[:2], *_named(many, words[2]), *words[3:])


def _one_named(words: Words, last: Mention) -> Words:
    """Read "one of them, Kofi, works nights" behind "I live with two flatmates" as of Kofi."""
    many = last.near[-1]
    name = _name_behind(words)
    if not name or not many.plural or many.name or noun_lemma(many.kin) == many.kin:
        return words
    told = [k for k, w in enumerate(last.said) if w.low == many.kin]
    if not told or any(noun_lemma(w.low) != w.low for w in last.said[told[-1] + 1 :]):
        # Behind "my sisters met two Danes" one of them may be a Dane.
        return words
    at = words[0].start
    one = "child" if noun_lemma(many.kin) == "kid" else noun_lemma(many.kin)
    rest = words[name[1] + 1 :]
    return (given("my", at), given(one, at), *words[name[0] : name[1]], *rest)


def _name_behind(words: Words) -> tuple[int, int] | tuple[()]:
    """Give where the name stands in "one of them, Kofi, works ..." and "the other, Ada, lives ..."."""
    lows = [w.low for w in words[:4]]
    the = int(lows[:1] == ["the"])
    if lows[the : the + 1] != ["one"] and (not the or lows[1:2] not in _ORDERED):
        return ()
    comma = the + 3 if lows[the + 1 : the + 3] in (["of", "them"], ["of", "those"]) else the + 1
    start = comma + 2 if [w.low for w in words[comma + 1 : comma + 2]] in _NAMING else comma + 1
    end = start
    while end < len(words) and is_name(words[end]):
        end += 1
    closed = words[end : end + 1] and words[end].low in _CLOSING
    opened = words[comma : comma + 1] and words[comma].low in _CLOSING
    if not opened or not closed or end == start or not finite_at(words, end + 1):
        return ()
    return start, end


_ORDERED = (["other"], ["oldest"], ["eldest"], ["youngest"], ["second"], ["third"], ["last"])
_NAMING = (["called"], ["named"])
_CLOSING = frozenset({",", "(", ")", "-", "–", "—"})


def _is_shared_out(words: Words, i: int, last: Mention) -> bool:
    """Tell whether "them" is of others: "my ex has the children on weekends, I have them on Mondays"."""
    if i != HAD_AT or words[i].low != "them" or words[1].low not in _SHARED_OUT:
        return False
    kin = last.near[-1].kin
    return not is_many(kin) and noun_lemma(kin) == kin


HAD_AT = 2
"""Where an object stands behind a subject and a verb of one word each."""

_THEIRS = {"his": "he", "her": "she"}


def _owned(words: Words, i: int, last: Mention) -> Words | None:
    """Read "I still use his tools" of whom the turn spoke of last: "my dad's tools"."""
    if words[i].low not in _THEIRS or words[0].low not in {"i", "we"} or i + 1 >= len(words):
        return None
    noun = words[i + 1]
    if (i and words[i - 1].low in {"call", "called"}) or noun.low in _SOMETHING:
        # "nana raised me, I call her mum", "I leave her something"
        return None
    base = verb_lemma(noun.low)
    plain = noun.low not in _BEHIND | PREPOSITIONS | PUNCTUATION and not (
        base and verb_form(noun.low, base) == "ing" and noun.low not in _CHORES
    )
    whom = meant(_THEIRS[words[i].low], last) if plain else None
    if (
        whom is None
        or whom.plural
        or _may_be_another(words[:i], {"his": "him", "her": "her"}[words[i].low], whom)
    ):
        return None
    at = words[i].start
    owner = tuple(w._replace(start=at, end=at - 1) for w in _named(whom, words[i]))
    last_ = owner[-1]._replace(start=at, end=words[i].end)
    return (
        *words[:i],
        *owner[:-1],
        last_,
        Word("'s", "'s", words[i].end, words[i].end),
        *words[i + 1 :],
    )


def _tells(low: str) -> bool:
    plain = verb_lemma(low) == low and low not in {"want", "need", "look", "seem"}
    return low in {"are", "have", "were", "had", "can"} or plain


_SOME = frozenset({"one", "two", "three", "both", "neither", "most", "all", "some"})
_SOMETHING = word_set("something anything nothing everything some")
_CHORES = word_set("shopping cleaning washing ironing cooking gardening banking bookkeeping")
"""Doings that are done for somebody, like a thing of theirs."""


def _named_so(words: Words, last: Mention) -> Words:
    """Read "that's Noor" behind "our UX writer signs off ..." as who the writer is."""
    if len(words) != 3 or words[0].low != "that" or words[1].low not in {"'s", "is"}:
        return words
    whom = last.near[-1]
    if not is_name(words[2]) or whom.plural or not whom.kin or whom.name:
        return words
    who = _named(whom, words[0])
    return (*who, words[1]._replace(text="is", low="is"), words[2])


def _met(words: Words, last: Mention) -> Words:
    """Read "we meet online every Tuesday" behind "Rosa is my tutor" as meeting her."""
    if len(words) < 3 or words[0].low != "we" or words[1].low not in {"meet", "met", "see"}:
        return words
    whom = last.near[-1]
    apart = words[2].low in {"online", "on", "at", "every", "in", "once", "twice"}
    if whom.plural or not whom.kin or not apart or len({p.about for p in last.near}) > 1:
        return words
    me = words[0]._replace(text="I", low="i")
    spot = given("", words[1].end)
    return (me, words[1], *_named(whom, spot._replace(text=whom.name)), *words[2:])


def _may_be_both(whom: Subject, spoken: Subject) -> bool:
    """Tell whether a clause before was about another whom the pronoun may mean as well."""
    fits = not spoken.gender or not whom.gender or spoken.gender == whom.gender
    return spoken.about != whom.about and spoken.plural is whom.plural and fits


def _owner_named(words: Words) -> Words:
    """Give "I inherited my dad's allotment" where "when my dad died" stands before "his"."""
    at = next((i for i in range(4, len(words) - 1) if words[i].low in {"his", "her"}), -1)
    kin = [
        k
        for k in range(1, max(at, 1))
        if words[k - 1].low in {"my", "our"} and tie_class(words[k].low)
    ]
    if at < 0 or len(kin) != 1 or words[at - 2].low not in {"i", "we"}:
        return words
    who = words[kin[0]]
    fits = gender_of(who.low) in {"", {"his": "m", "her": "f"}[words[at].low]}
    if (
        not fits
        or words[at + 1].low in _BEHIND
        or any(is_name(w) for w in words[kin[0] + 1 : at - 2])
    ):
        return words
    start = words[at].start
    said = (
        given("my", start),
        Word(who.text, who.low, start, words[at].end),
        Word("'s", "'s", words[at].end, words[at].end),
    )
    return (*words[:at], *said, *words[at + 1 :])


def _may_be_another(before: Words, low: str, whom: Subject) -> bool:
    """Tell whether the clause itself names another who may be meant, or whom it is about."""
    if before[0].low in {"he", "she", "they", "it"}:
        return True
    named = 0
    for k, word in enumerate(before):
        gender = gender_of(word.low)
        apt = low == "them" or not gender or gender == {"him": "m", "her": "f"}[low]
        if low != "them" and is_many(word.low):
            continue
        if word.text == whom.name or (tie_class(word.low) and word.low == whom.kin):
            return True
        named += bool(k and apt and (tie_class(word.low) or _may_be_somebody(word)))
    own = before[0].low in {"my", "our"} or is_name(before[0])
    return named > (1 if own else 0)


def _may_be_somebody(word: Word) -> bool:
    """Tell whether a capital may be a person's: "Catalan" and "Mondays" are nobody's."""
    return is_name(word) and word.low not in LANGUAGES | NATIONALITIES | DAY_WORDS | MONTHS


def _named(whom: Subject, pronoun: Word) -> Words:
    """Give the words for somebody in the place of a pronoun: a name, or "my mum"."""
    if whom.name:
        return (pronoun._replace(text=whom.name, low=whom.name.lower()),)
    *mods, kin = whom.shown.removeprefix(_OWNER).split()
    at = pronoun.start
    # Counted they keep their `their`: "a two sons" is what no article makes of them.
    whose = "their" if mods and mods[0].lower() in NUMBERS else "my"
    added = (given(text, at) for text in (whose, *mods))
    return (*added, pronoun._replace(text=kin, low=kin.lower()))
