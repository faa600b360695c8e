"""Which noun phrase names a thing of somebody's world: "till", "change window", "lathe in the shed".

Nobody's name, no tie, no piece of the talk or of a text, no part of the body and no day is one.
What everybody has the same of is named with `our`, or by more than one word.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.anchored import AT_LARGE
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, OCCUPATIONS
from mnemic.memory.formation.grammar.note_nouns import BODY, is_adjective, is_known, is_noun
from mnemic.memory.formation.grammar.owned_words import COMMON, FICTION, NOW, PUBLIC, WORK_AT_HAND
from mnemic.memory.formation.grammar.passing import FAILURES, TALK_NOUNS
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    noun_lemma,
)
from mnemic.memory.formation.wordlists import word_set


def head_of(name: Words) -> str:
    """Give the noun that a name is of: "lathe" of "lathe in the shed", "plot" of "plot 14b"."""
    stop = next(
        (k for k in range(1, len(name)) if name[k].low in PREPOSITIONS - {"till"} | {"of"}),
        len(name),
    )
    if stop > 1 and name[stop - 1].low[0].isdecimal():
        stop -= 1
    return name[stop - 1].low


def is_plural(head: str) -> bool:
    """Tell whether a noun is of many; one that no dictionary has, by its "s": "csvs", "mocks"."""
    if noun_lemma(head) != head:
        return not head.endswith("ss")
    return (
        head.endswith("s")
        and head[-2:] not in {"ss", "us", "is", "os"}
        and len(head) > SHORT_CHARS
        and head not in _SINGLE
    )


SHORT_CHARS = 3
"""A word of no more letters is no plural: "aws", "gas"."""

_SINGLE = word_set(
    "maths physics economics politics news series species chess gas lens bus campus canvas atlas christmas mains premises postgres kubernetes always aws"
)


def names_thing(name: Words, article: str, words: Words) -> bool:
    """Tell whether a noun phrase names a thing; `words` are its whole clause."""
    lows = [w.low for w in name]
    if lows[0] in {"nothing", "everything"}:
        return len(lows) == 1 or lows[1] in PREPOSITIONS
    head = head_of(name)
    if _is_no_name(lows) or _is_nobodys(name, head, article):
        return False
    if head in DAY_WORDS or noun_lemma(head) in DAY_WORDS:
        return head.endswith("s")
    named = name[0].text[0].isupper() and name[0].start != words[0].start
    noun = _may_name(lows[0]) or bool(article) or named or len(name) > 1
    return noun and _may_name(head)


def _is_no_name(lows: list[str]) -> bool:
    """Tell whether a phrase opens or ends on what no name has in it."""
    return (
        lows[0] in (NUMBERS | DETERMINERS | PREPOSITIONS | ADVERBS) - {"till"}
        or lows[0] in _VAGUE
        or lows[0][0].isdecimal()
        or lows[-1] == "'s"
        or any(low in (DETERMINERS - {"the", "no"}) | NOW | _UNNAMED for low in lows[1:])
        or not all(_SIGNS.sub("", low).isalnum() for low in lows)
    )


_SIGNS = re.compile(r"[-'/&]")


def _is_nobodys(name: Words, head: str, article: str) -> bool:
    """Tell whether a phrase is of people, of the talk, of a text, or of what everybody has the same of."""
    lows = [w.low for w in name]
    heads = {head, noun_lemma(head)}
    people = any(
        tie_class(low) or noun_lemma(low) in OCCUPATIONS | _PEOPLE for low in (lows[-1], head)
    )
    compound = len(name) > 1 and not is_adjective(lows[-2]) and lows[-2] not in PREPOSITIONS
    many = len(name) > 1 or is_plural(head)
    return (
        people
        or not heads.isdisjoint(_UNNAMED | FAILURES | BODY | COMMON)
        or (
            not heads.isdisjoint(_COMMON_THINGS) and len(name) == 1 and article not in {"our", "my"}
        )
        or (not heads.isdisjoint(WORK_AT_HAND) and not many)
        or (not heads.isdisjoint(_AT_TALK) and not compound)
    )


def _may_name(low: str) -> bool:
    return is_noun(low) or is_noun(low.removesuffix("s"))


def is_somebody(name: Words, article: str) -> bool:
    """Tell whether a name is somebody's or a firm's: "Linda", "young Femi"; an acronym is a thing's."""
    last = name[-1].text
    titled = last[:1].isupper() and last[1:].islower()
    return titled and not article and (len(name) > 1 or not is_known(name[-1].low))


_VAGUE = word_set(
    "another other such same first last next more less other half enough plenty lots both either neither today then"
)
_PEOPLE = word_set(
    """man woman guy bloke lady lad lass girl boy people person folk mother father couple customer visitor passenger chap
    client bride groom vicar priest deputy director owner partner member volunteer student kid child pupil resident tenant
    captain mayor minister government council board team everyone everybody nobody someone somebody mp
    reviewer buyer seller vendor driver host guest neighbour neighbor user stranger family committee police"""
)
"""Who acts: what is told of people is told by other rooms."""

_COMMON_THINGS = (AT_LARGE | PUBLIC) - word_set(
    "internet library deadline tax egg order shop store office price log cat dog"
)
_AT_TALK = TALK_NOUNS | FICTION
_UNNAMED = word_set(
    """thing stuff bit lot way part rest reason trick idea trouble fact truth news word name upside downside joke point
    date result weather wind rain traffic market sun sky moon world life time times moment plan goal aim
    wish deal catch best worst gist upshot difference answer capital author winner hero villain castle attached photo
    picture screenshot sentence paragraph headline verb noun adjective formula column row cell figure total sum
    quote quotation article story vampire story poem song film episode match game score pain mood smell noise light bug fix default trace version other subject leaflet instruction
    note speech template list view prize storm offer demo essay report loss"""
)
"""Of what nobody tells how it is arranged: the talk, a text, the weather, what stands on the stove."""

MEALS = word_set("kettle pan tea coffee soup toast dinner lunch breakfast supper")
"""What stands on the stove or the table: only when it comes again is told of it."""

__all__ = ["MEALS", "head_of", "is_plural", "is_somebody", "names_thing"]
