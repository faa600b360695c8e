"""What is told of the owner's practice by its bare name, when something anchors it.

"Deliveries have to be there by 6:30", "receipts live in the glovebox", "Sunday services are
at 9.15 at St Bride's": no word says whose they are. They are the owner's where the turn has
told of a thing of the owner's and the clause holds an anchor that no general truth has: an
hour, a date, a place of one's own that things are kept in. What the world at large keeps to
("banks close at 5"), what is of today, the work at hand and tales tell nothing.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.agreement import agrees
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.leads import skip_leads
from mnemic.memory.formation.grammar.lexicon import (
    DAY_WORDS,
    DRINKS,
    FOODS,
    GENDER,
    HARD_DEICTIC,
    MONTHS,
    OCCUPATIONS,
)
from mnemic.memory.formation.grammar.owned_nouns import OTHERS_MARK, OUR_MARK, OWN_MARK
from mnemic.memory.formation.grammar.owned_nouns import said as of_thing
from mnemic.memory.formation.grammar.owned_words import FICTION, FLEETING, NOW, PUBLIC, WORK_AT_HAND
from mnemic.memory.formation.grammar.passing import TALK_NOUNS, WORK_NOUNS, again
from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation
from mnemic.memory.formation.grammar.subjects import SELF, Mention
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

SUBJECT_WORDS_MAX = 4
REST_WORDS_MAX = 20

_BE = frozenset({"is", "are"})
_KEPT = word_set("live sit go")
_STORED = word_set("kept stored backed archived filed saved parked locked hidden")
_INTO = word_set("in on to at into under behind by inside above")
_RULE = (("have", "to"), ("has", "to"), ("must",), ("need", "to"), ("needs", "to"))

_NO_SUBJECT = (
    HARD_DEICTIC
    | DETERMINERS
    | NUMBERS
    | PREPOSITIONS
    | SUBORDINATORS
    | PUNCTUATION
    | NOW
    | FICTION
) | word_set(
    """i we he she they one who which what whose that each every most many few several such other others another
    all none nothing everything anything something someone anyone everyone nobody people folks kids adults humans
    please if when how why where not no yes well ok okay only also just then and or but let do does did
    tickets meetings""",
)
"""With what no name of a practice begins or ends."""

AT_LARGE = PUBLIC | word_set(
    """train bus tram flight ferry shop store bank library museum office pharmacy supermarket restaurant cinema
    game match season episode show film news market exam tax return polling election clock sun moon ramadan lent
    christmas easter daylight sunrise sunset tide gate door door-bell plane store stock deadline election world
    hero knight dragon ghost guard soldier villager wizard character player prisoner shift-key
    passenger rider door visitor traveller tourist bat wasp spider fox owl rat mouse hedgehog squirrel snail slug ant
    moth snake frog toad fish horse cow sheep goat hen chicken pig deer wolf koala badger crow pigeon
    bear bird cat dog bee plant tomato seed flower potato animal egg water bread rice pasta child kid student
    teacher doctor nurse developer parent patient guest visitor lecture term ticket pod container thread packet
    token cookie commit request user server log price application government law rule parliament court taxes vat""",
)
"""What everybody has the same of: its hours are the world's."""

_GENERAL = word_set(
    """generally typically normally commonly often sometimes supposedly allegedly apparently should would could might
    may can probably maybe perhaps according wonder if would-be you your yours one oneself people everyone""",
)
_NO_PRACTICE = (AT_LARGE | WORK_AT_HAND | TALK_NOUNS | WORK_NOUNS | DAY_WORDS | MONTHS) - word_set(
    "class delivery lesson service rehearsal invoice collection order shift payment"
)
_PASSING = (_GENERAL | NOW | FLEETING | FICTION | HARD_DEICTIC) - PREPOSITIONS - {"there", "to"}
_CLOCK = re.compile(r"(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:am|pm)?\Z|(?:1[0-2]|[1-9])(?:am|pm)\Z")
_HOUR = re.compile(r"(?:1\d|2[0-3]|[1-9])\Z")
_HALVES = frozenset({"noon", "midnight", "midday"})


def anchored(words: Words, last: Mention) -> tuple[Claim, ...]:
    """Give what a clause tells of the owner's practice by a bare name, () for all else."""
    words = strip_punctuation(words[skip_leads(words, 0).index :])
    at = _verb_at(words)
    if at == 0 or not _is_owners(words, last) or not _is_plain(words, at):
        return ()
    rest = words[at:]
    rule = any(tuple(w.low for w in rest[: len(one)]) == one for one in _RULE)
    kept = not rule and _is_kept(rest)
    held = rest[0].low in {"happens", "happen"} and again(rest)
    if not kept and not held and not (_is_timed(rest) and (rule or rest[0].low in _BE)):
        return ()
    name = say_words(words[:at], SELF)
    said = of_thing(rest) if held else say_words(rest, SELF)
    if kept:
        kind, text = ClaimKind.RESOURCE, sentence("User's", name[:1].lower() + name[1:], said)
        text = text if name[:1].islower() or name[1:2].islower() else sentence("User's", name, said)
    else:
        kind = ClaimKind.CONSTRAINT if rule else ClaimKind.PROJECT_FACT
        text = sentence(name[:1].upper() + name[1:], said)
    head = noun_lemma(words[at - 1].low)
    return (
        Claim(
            label=name.lower(), slot=f"{head} {'place' if kept else 'rule' if rule else 'time'}",
            statement=text, kind=kind, type=BeliefType.FACT, start=words[0].start, end=words[-1].end,
        ),
    )  # fmt: skip


def _is_owners(words: Words, last: Mention) -> bool:
    """Tell whether the turn has told of something of the owner's, and of nobody else's."""
    if any(w.low in {"i", "my", "our", "we"} for w in words):
        return True
    return bool(last.things - {OWN_MARK, OUR_MARK, OTHERS_MARK}) and OTHERS_MARK not in last.things


def _verb_at(words: Words) -> int:
    """Give where the verb of a bare subject stands, 0 when the clause has no such subject."""
    for at in range(1, min(SUBJECT_WORDS_MAX, len(words) - 2) + 1):
        low = words[at].low
        lemma = verb_lemma(low)
        if (
            low in _BE
            or low in {"have", "has", "must", "need", "needs", "happens", "happen"}
            or lemma in _KEPT
        ):
            plural = noun_lemma(words[at - 1].low) != words[at - 1].low
            return at if low == "must" or agrees(words, at, plural=plural) else 0
        if low in ADVERBS or low in PUNCTUATION:
            return 0
    return 0


def _is_plain(words: Words, at: int) -> bool:
    """Tell whether neither the name nor what is told of it is the world's, the talk's or today's."""
    name, rest = words[:at], words[at:]
    lows = {w.low for w in words}
    heads = {w.low for w in name} | {noun_lemma(w.low) for w in name}
    if len(rest) > REST_WORDS_MAX or words[0].low in _NO_SUBJECT or name[-1].low in _NO_SUBJECT:
        return False
    if heads & (_NO_SUBJECT | set(GENDER) | OCCUPATIONS):
        return False
    head = noun_lemma(name[-1].low)
    if head in _NO_PRACTICE:
        return False
    if len(name) == 1 and name[0].text != name[0].low and not _is_thing(head, name[0].low):
        # "Petra has to be there by six" is of somebody; "Deliveries have to ..." is of a practice.
        return False
    return not lows & _PASSING


def _is_thing(head: str, low: str) -> bool:
    """Tell whether a word with the capital of its sentence is no name: a plural, a food."""
    return head != low or low.endswith(("ies", "ings")) or low in FOODS | DRINKS


def _is_kept(rest: Words) -> bool:
    """Tell whether a place is told that things are kept in: "live in the glovebox"."""
    at = 1
    if rest[0].low in _BE:
        at = 2 if rest[1].low in _STORED else 1
        if rest[at : at + 1] and rest[at].low == "up":
            at += 1
    elif verb_lemma(rest[0].low) not in _KEPT:
        return False
    if at >= len(rest) - 1 or rest[at].low not in _INTO:
        return False
    place = rest[at + 1 :]
    if place[0].low not in {"a", "the", "my", "our", "one"} and not is_name(place[0]):
        return False
    end = next((k for k in range(1, len(place)) if place[k].low in PREPOSITIONS), len(place))
    nouns = {noun_lemma(w.low) for w in place[:end]}
    return bool(nouns & _STORES) and (at == 2 or nouns.isdisjoint(WORK_AT_HAND - _STORES))


_STORES = word_set(
    """glovebox drawer cupboard cabinet shelf garage shed attic loft cellar basement notebook binder folder box safe
    freezer fridge pantry wardrobe bag tin jar ledger diary album suitcase trunk rack locker chest bucket drive nas
    dropbox spreadsheet bookcase workshop barn stable greenhouse tack-room van boot cellar archive vault closet
    hallway porch desk bench crate bin trailer storeroom storage warehouse filing lock-up container envelope"""
)
"""Places of one's own that things are kept in."""


def _is_timed(rest: Words) -> bool:
    """Tell whether an hour or a date is named, with the word that makes it one."""
    for i, word in enumerate(rest):
        before = rest[i - 1].low if i else ""
        if _CLOCK.match(word.low) and before in {
            "at",
            "by",
            "from",
            "until",
            "till",
            "before",
            "and",
        }:
            return True
        behind = rest[i + 1].low if i + 1 < len(rest) else ""
        if before in {"at", "by"} and (
            word.low in _HALVES
            or (_HOUR.match(word.low) and behind in {"am", "pm", "on", "at", "and"})
        ):
            return True
        if (
            word.low in MONTHS - {"may", "march"}
            and before[:1].isdecimal()
            and {w.low for w in rest[:i]} & {"due", "on", "by"}
        ):
            return True
    return False
