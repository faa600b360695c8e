"""The clause that a bare answer makes with its question: "Mostly evenings" of "When do you train?"."""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.asked_facts import DIET, ITEM, YES_NO, Asked, made
from mnemic.memory.formation.grammar.at_hand import names_work
from mnemic.memory.formation.grammar.lexicon import (
    DAY_PARTS,
    DAY_WORDS,
    LANGUAGES,
    MONTHS,
    NATIONALITIES,
    OCCUPATIONS,
    PERIODS,
    PERIODS_PLURAL,
)
from mnemic.memory.formation.grammar.note_nouns import is_known, is_trade
from mnemic.memory.formation.grammar.notes import note
from mnemic.memory.formation.grammar.phrases import (
    Words,
    frequency_at,
    has_frequency,
    is_name,
    phrase_end,
)
from mnemic.memory.formation.grammar.words import (
    BE,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    given,
    noun_lemma,
)
from mnemic.memory.formation.wordlists import word_set

ANSWER_WORDS_MAX = 14
"""Longest answer that is completed, in words."""

_NO_ANSWER = word_set(
    """you it that this these those one ones first second third last latter former same either both whatever anything depends
    sure idk know dunno maybe unsure tomorrow tonight today later soon now up yours please thanks same-as-before option neither
    above below mentioned said skip next nothing"""
)
_NO = word_set("no nope nah none never")


def completed(ask: Asked, words: Words, *, yes: bool) -> Words:
    """Give the clause that an answer makes with its question; () where it makes none."""
    words = _stripped(words)
    if not words:
        return (*ask.front, *ask.back) if yes and ask.slot == YES_NO and not ask.lacks else ()
    if ask.denial and tuple(w.low for w in words) in _NO_MORE:
        return ask.denial
    if words[0].low in _NO and (len(words) == 1 or words[1].low in PUNCTUATION):
        other = _head(_stripped(words[1:])) if ask.slot == YES_NO else ()
        return () if ask.slot == ITEM else _instead(ask, other) or _denied(ask)
    head = _head(words)
    if not head or len(words) > ANSWER_WORDS_MAX or _says_more(words) or _says_nothing(head):
        return ()
    if ask.slot == ITEM:
        return _as_item(head)
    if ask.slot == DIET:
        return _as_diet(words)
    if ask.slot == YES_NO:
        return _as_counted(ask, words, head)
    return _filled(ask, words, head)


_NO_MORE = frozenset(
    {("not", "any", "more"), ("not", "anymore"), ("no", "longer"), ("no", "more"), ("not", "now")}
)


def _head(words: Words) -> Words:
    """Give an answer up to where it starts to explain itself."""
    stops = {",", ";", "(", "but", "because"}
    return words[: next((i for i, w in enumerate(words) if w.low in stops), len(words))]


def _says_nothing(head: Words) -> bool:
    kinds = {w.low for w, after in pairwise(head) if w.low == "anything" and after.low == "with"}
    return any(w.low in _NO_ANSWER and w.low not in kinds for w in head)


def _as_counted(ask: Asked, words: Words, head: Words) -> Words:
    """Read "two ferrets", "two cats, Mog and Ziggy", or "two" of "Do you have kids?"."""
    if len(head) == 1 and ask.lacks and (head[0].low.isdecimal() or head[0].low in NUMBERS):
        return (*ask.front, *_lowered(head), *ask.back)
    found = note(head)
    if found is None:
        return ()
    named = words[len(head) + 1 :]
    called = [w for w in named if w.low not in PUNCTUATION | {"and", "called", "named"}]
    owned = found.words[0].low == "i" and found.words[1].low in {"have", "'ve"}
    if owned and 0 < len(called) <= NAMES_MAX and all(is_name(w) for w in called):
        return (*found.words, *words[len(head) :])
    return found.words


NAMES_MAX = 6
"""How many names an answer may give behind what somebody has."""


def _filled(ask: Asked, words: Words, head: Words) -> Words:
    """Put an answer where the question left its place open."""
    if names_work(head) or (ask.timed and not _tells_when(head)):
        return ()
    last = ask.front[-1].low
    lows = {w.low for w in words}
    listed = "," in lows and len(words) <= LISTED_WORDS_MAX and lows.isdisjoint(_MAINLY)
    if len(ask.front) == 4 and last == "to" and listed:
        head = tuple(w for w in words if w.low not in {"(", ")"})
    if last in {"like", "enjoy"} and len(head) > 1 and head[0].low in _MAINLY:
        head = head[1:]
    plainly = len(head) > 1 and head[1].text.islower() and last == "is"
    named = last in _NAMING and not plainly and head[0].low not in NUMBERS | _SMALL
    body = head if named else _lowered(head)
    placed = body[0].low in PREPOSITIONS - _NEARLY
    if ask.prep and not placed and (ask.prep != "in" or is_name(head[0])):
        body = (given(ask.prep, body[0].start), *body)
    told = has_frequency((*head, *ask.back)) or last in _NO_DOING
    again = () if told else _how_often(words[len(head) :])
    return (*ask.front, *body, *ask.back, *again)


def _how_often(behind: Words) -> Words:
    """Give the "every working day" that stands behind a comma of an answer; () for none."""
    cuts = [k for k, w in enumerate(behind) if w.low in {",", ";"}]
    for at, end in pairwise((*cuts, len(behind))):
        part = behind[at + 1 : end]
        if not part or len(part) > OFTEN_WORDS_MAX:
            continue
        each = part[0].low in {"every", "each", "most"} and len(part) > 1
        if each or frequency_at(part, 0):
            return _lowered(part)
    return ()


_NO_DOING = word_set("weigh measure earn have own live owe pay is are am")
"""What is so and not done tells no more by how often: "68 kilos, four mornings a week" answers twice."""

_MAINLY = frozenset({"mainly", "mostly", "especially", "particularly", "including"})
"""What follows is of what was named, and nothing besides: "nuts, mainly cashews"."""

OFTEN_WORDS_MAX = 4
"""Longest wording of how often something is done: "three times a week"."""


LISTED_WORDS_MAX = 6
"""How many words a list of what somebody is allergic to may have."""


def _says_more(words: Words) -> bool:
    """Tell whether an answer is a sentence of its own."""
    if words[0].low in {"i", "we", "he", "she", "they", "i'm", "there", "what", "how"}:
        return True
    return words[0].low in {"my", "our"} and any(
        w.low in BE | MODALS | {"has", "have"} for w in words
    )


def _denied(ask: Asked) -> Words:
    if ask.denial:
        return ask.denial
    if ask.lacks:
        return (*made("I", "have", "no"), *made(*ask.lacks.split()))
    if ask.slot != YES_NO or not ask.back or not _NAMED.isdisjoint(w.low for w in ask.back):
        # Who has no dog called Max may have a dog.
        return ()
    if len(ask.front) > 1:
        return (*ask.front, *made("not"), *ask.back)
    return (*made("I", "do", "n't"), *ask.back)


def _instead(ask: Asked, other: Words) -> Words:
    """Put what a no gives instead where its like stood: "No, Leipzig" of "You live in Berlin?"."""
    back = ask.back
    company = back and back[-1].low == "alone" and other and other[0].low == "with"
    if company and len(other) <= COMPANY_WORDS_MAX and not _says_nothing(other):
        return (*ask.front, *back[:-1], *other)
    dated = [k for k, w in enumerate(back) if w.low in DAY_WORDS]
    days = tuple(w for w in other if w.low in DAY_WORDS)
    if (
        days
        and len(dated) == 1
        and all(w in days or w.low in {"now", "on", "instead"} for w in other)
    ):
        now = (*ask.front, *back[: dated[0]], *days, *back[dated[0] + 1 :], *made("now"))
        return (*ask.denial, *made("and"), *now) if ask.denial else now
    if not other or not back or len(other) > INSTEAD_WORDS_MAX or _says_nothing(other):
        return ()
    if other[0].low in {"a", "an"} and back[0].low in {"a", "an"}:
        return (*ask.front, *_lowered(other))
    counted = [k for k, w in enumerate(back) if _is_number(w)]
    if _is_number(other[0]) and len(counted) == 1:
        rest = back[counted[0] + 1 :] if len(other) == 1 else ()
        return (*ask.front, *back[: counted[0]], *_lowered(other), *rest)
    placed = other[0].low in PREPOSITIONS
    name = other[1:] if placed else other
    at = next((k for k, w in enumerate(back) if w.low in _WHERE), -1)
    named = back[at + 1 :]
    if at < 0 or not named or not name or not all(is_name(w) for w in (*named, *name)):
        return ()
    if not _REPLIES.isdisjoint(w.low for w in name):
        return ()
    return (*ask.front, *back[:at], *(other if placed else (back[at], *name)))


_NAMED = frozenset({"called", "named"})
_WHERE = frozenset({"in", "at", "for", "from", "near", "on"}) | _NAMED
_REPLIES = word_set("sorry wrong never not no why who what incorrect false wait but actually")
COMPANY_WORDS_MAX = 9
"""Longest telling of whom one does something with, and not alone, in words."""

INSTEAD_WORDS_MAX = 4
"""Longest value that a no gives instead, in words."""


def _is_number(word: Word) -> bool:
    return word.low in NUMBERS or word.low.isdecimal()


def _as_item(words: Words) -> Words:
    found = note(words)
    if found is not None and found.firm:
        return found.words
    head = words[max(0, phrase_end(words, 0) - 1)].low
    if (
        head in OCCUPATIONS
        or is_trade(head)
        or noun_lemma(head).endswith(("er", "or", "man", "woman"))
    ):
        article = (
            ()
            if words[0].low in {"a", "an", "the"}
            else made("an" if words[0].low[0] in "aeiou" else "a")
        )
        return (*made("I", "am"), *article, *_lowered(words))
    return ()


def _tells_when(words: Words) -> bool:
    """Tell whether an answer names a time or an amount, as it was asked for."""
    return any(
        w.low[0].isdecimal()
        or w.low in NUMBERS | DAY_WORDS | MONTHS | DAY_PARTS | PERIODS | PERIODS_PLURAL | _TIMELY
        for w in words
    )


_TIMELY = word_set(
    "since daily weekly monthly always never rarely often sometimes usually noon midnight once twice early late hourly everyday work"
)


def _as_diet(words: Words) -> Words:
    """Read "no pork, no alcohol", "vegan", "nothing with nuts" as what somebody avoids."""
    found = note(words[: next((i for i, w in enumerate(words) if w.low == ","), len(words))])
    if found is not None and found.firm:
        return found.words
    if words[0].low not in {"no", "nothing"}:
        return ()
    kept = tuple(w for w in words if w.low not in {"no", "nothing", "with", "containing"})
    return (*made("I", "avoid"), *kept)


def _stripped(words: Words) -> Words:
    start, end = 0, len(words)
    while start < end and words[start].low in PUNCTUATION | {
        "just",
        "oh",
        "well",
        "actually",
        "usually",
        "probably",
    }:
        start += 1
    while end > start and words[end - 1].low in PUNCTUATION | {
        "btw",
        "really",
        "lol",
        "tbh",
        "actually",
        "please",
        "though",
    }:
        end -= 1
    return words[start:end]


def _lowered(words: Words) -> Words:
    first = words[0]
    if (
        (first.low == "a" or first.text[1:].islower())
        and first.low not in _CAPITAL
        and (is_known(first.low) or first.low in _SMALL | NUMBERS)
    ):
        return (Word(first.low, first.low, first.start, first.end), *words[1:])
    return words


_NEARLY = frozenset({"about", "around", "over"})
_NAMING = word_set("use in with from drive is run called")
"""Behind these a capital is kept: "Arch", "Elixir", "Porto"."""

_CAPITAL = NATIONALITIES | LANGUAGES | DAY_WORDS | MONTHS
_SMALL = word_set(
    "about around mostly mainly usually only every twice once since almost nearly over roughly in at on from the a an mornings evenings early late most some sometimes three"
)
