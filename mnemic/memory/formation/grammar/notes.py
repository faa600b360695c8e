"""One item of a note as a clause: "no dishwasher" is "I have no dishwasher" (`formation@11`).

A note leaves its subject out. Alone, most of its items could be said of anything ("no car",
"two eggs", "tiny oven"); what only a person is, does or is kin to speaks for the others. So
each item is given with how sure it is of its speaker: *firm* (vegan, retired teacher, two
kids, allergic to nuts, works nights) or not (tiny oven, solar panels since 2022).
"""

from __future__ import annotations

from msgspec import Struct

from mnemic.memory.formation.grammar.bare_participles import passive
from mnemic.memory.formation.grammar.leads import skip_leads
from mnemic.memory.formation.grammar.lexicon import (
    DAY_WORDS,
    LANGUAGES,
    MONTHS,
    NATIONALITIES,
)
from mnemic.memory.formation.grammar.note_health import (
    condition,
    counted,
    doses,
    operated,
    taking,
    under_way,
)
from mnemic.memory.formation.grammar.note_kin import kin
from mnemic.memory.formation.grammar.note_nouns import (
    is_known,
)
from mnemic.memory.formation.grammar.note_person import (
    agent,
    body,
    head_of,
    place,
    rented,
    shifts,
    state,
    trade,
)
from mnemic.memory.formation.grammar.note_things import (
    bare_subject,
    having,
    lacking,
    placed_tool,
    reduced,
    tooled,
)
from mnemic.memory.formation.grammar.note_times import dated, recurring, since
from mnemic.memory.formation.grammar.note_verbs import doing, not_doing
from mnemic.memory.formation.grammar.note_words import (
    ASKING,
    NOTE_WORDS_MAX,
)
from mnemic.memory.formation.grammar.phrases import Words, points
from mnemic.memory.formation.grammar.words import (
    PUNCTUATION,
    given,
)
from mnemic.memory.formation.wordlists import word_set


class Note(Struct, frozen=True):
    """Hold an item as a clause with its subject, and whether only a person can be meant.

    `of_person` marks "plays the cello", "diabetic", "bad knees": where somebody else was
    spoken of before, it goes on with them. `half` marks "58" and "night porter": either may be
    anything, both together are a person.
    """

    words: Words
    firm: bool = False
    of_person: bool = False
    half: bool = False


def note(words: Words) -> Note | None:
    """Give an item of a note as a clause about its speaker; None for what is no note."""
    if words and words[-1].low in LANGUAGES and len(words) <= TONGUE_WORDS_MAX:
        if told := tongue(words):
            return Note(told, firm=True, of_person=True)
        if len(words) > 1 and words[0].low in {"then", "first", "ok", "okay"}:
            return None
    words = bare(words)
    if not words or len(words) > NOTE_WORDS_MAX or words[0].low in _OWN_SUBJECTS:
        return None
    if words[0].low == "have" and len(words) > 1:
        # "have exams in June" leaves its "I" out, and is had once.
        words = words[1:]
    if any(w.low in ASKING for w in words) or points(words[:1]) or _with_others(words):
        return None
    for read in (
        rented,
        befallen,
        since,
        recurring,
        dated,
        operated,
        taking,
        tooled,
        placed_tool,
        head_of,
        body,
        condition,
        state,
        trade,
        kin,
        shifts,
        place,
        doses,
        counted,
        lacking,
        not_doing,
        doing,
        under_way,
        agent,
        bare_subject,
        having,
        reduced,
    ):
        found = read(words)
        if found is not None:
            told, firm = found
            of_person = read not in _OF_THINGS
            return Note(told, firm, of_person, half=not firm and read in {body, agent})
    return None


_OF_THINGS = frozenset({kin, lacking, having, reduced, bare_subject, tooled, placed_tool})
"""What reads items that somebody else's turn may go on with and still be the speaker's."""


def befallen(words: Words) -> tuple[Words, bool] | None:
    """Read "widowed young", "raised Mormon", "divorced 6 yrs" as what was done to the speaker."""
    told = passive(words)
    return (told, True) if told else None


def _with_others(words: Words) -> bool:
    """Tell whether "engaged to Rui", "raised by my aunt" names whom the next item may be of."""
    return any(w.low in {"by", "to", "with"} for w in words[1:]) and passive(words) != ()


TONGUE_WORDS_MAX = 4
"""Longest item that says how well a language is spoken: "fluent in Dutch", "a bit of Welsh"."""

_LEVELS = word_set(
    "fluent conversational native basic decent rusty ok okay passable broken zero patchy near-native"
)


def tongue(words: Words) -> Words:
    """Read "fluent in Dutch", "ok German", "zero French" as how well a language is spoken."""
    level, at = words[0].low, words[0].start
    if level not in _LEVELS or len(words) < 2:
        return ()
    if words[1].low == "in" and len(words) == 3 and level in {"fluent", "conversational"}:
        return (given("I", at), given("am", at), words[0]._replace(text=level), *words[1:])
    if len(words) != 2:
        return ()
    said = (
        words[0]._replace(text="no", low="no") if level == "zero" else words[0]._replace(text=level)
    )
    return (given("I", at), given("speak", at), said, words[1])


_OWN_SUBJECTS = word_set(
    "given having being with without i we he she it they you this that these those there here my our your who what"
)


def bare(words: Words) -> Words:
    """Drop what opens an item and what trails it: "also", "btw", "here"; () for what is doubted."""
    lead = skip_leads(words, 0)
    if lead.hedged:
        return ()
    start = lead.index
    if start and words[start - 1].low == "no":
        # "no dishwasher" lacks one; "no, two kids" answers.
        start -= 1
    while start < len(words) and words[start].low in _BEFORE | PUNCTUATION:
        start += 1
    end = len(words)
    while end > start and words[end - 1].low in _AFTER | PUNCTUATION:
        end -= 1
    return _lowered(words[start:end])


def _lowered(words: Words) -> Words:
    """Take the capital from a word that only begins the item: "Two kids", "Retired teacher"."""
    if not words or not words[0].text[1:].islower() or words[0].low in _CAPITAL:
        return words
    first = words[0]
    return (first._replace(text=first.low), *words[1:]) if is_known(first.low) else words


_CAPITAL = NATIONALITIES | LANGUAGES | DAY_WORDS | MONTHS


_BEFORE = word_set("got and plus also just but + & oh still")


_AFTER = word_set("btw here fyi lol haha tho though too rn atm obviously")
