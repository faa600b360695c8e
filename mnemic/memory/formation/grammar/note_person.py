"""Who somebody is, in a note: "58", "retired postman", "t1 diabetic", "based in Porto"."""

from __future__ import annotations

from itertools import pairwise

from mnemic.memory.formation.grammar.lexicon import (
    FOODS,
    NATIONALITIES,
    OCCUPATIONS,
)
from mnemic.memory.formation.grammar.note_nouns import (
    AILING,
    BODY,
    SHIFTS,
    is_adjective,
    is_agent,
    is_noun,
    is_trade,
)
from mnemic.memory.formation.grammar.note_words import (
    DEGREES,
    DETERMINED,
    TAILS,
    Read,
    article,
    counts,
    is_state,
    said,
)
from mnemic.memory.formation.grammar.phrases import Words, is_name, phrase_end
from mnemic.memory.formation.grammar.subjectless import subjectless
from mnemic.memory.formation.grammar.words import (
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_GENDERS = {"f": "female", "m": "male", "female": "female", "male": "male", "woman": "female", "man": "male", "nb": "nonbinary"}  # fmt: skip


YOUNGEST, OLDEST = 12, 100
"""Between these a number that stands for itself is an age, in years."""


def body(words: Words) -> Read:
    """Read "female", "34", "41 now", "5ft 6", "80 kg", "bad knees"."""
    first = words[0]
    rest = tuple(w.low for w in words[1:])
    if first.low in _GENDERS and not rest:
        text = _GENDERS[first.low]
        return (
            given("I", first.start),
            given("am", first.start),
            first._replace(text=text, low=text),
        ), True
    if first.low.isdecimal() and rest in _AGED and YOUNGEST < int(first.low[:4]) < OLDEST:
        return (given("I", first.start), given("am", first.start), first), bool(rest)
    if first.low[0].isdecimal() and _is_measure(words):
        return said(words, "I", "am"), True
    if first.low in AILING and words[-1].low in BODY and len(words) <= 4:
        return said(article(words) if first.low not in {"no"} else words, "I", "have"), True
    if first.low in BODY and rest and rest[0] in AILING:
        return (*said(words[:1], "my"), given("is", first.end + 1), *words[1:]), True
    return None


_AGED = frozenset({(), ("now",), ("yo",), ("years", "old"), ("y", "/", "o"), ("years", "young")})


def _is_measure(words: Words) -> bool:
    text = "".join(w.low for w in words)
    tall = "'" in text and text.replace("'", "").replace('"', "").isdecimal() and len(text) <= 5
    unit = text.lstrip("0123456789.")
    return tall or (unit in {"kg", "kgs", "cm", "lb", "lbs", "st", "stone"} and len(words) <= 2)


def state(words: Words) -> Read:
    """Read "vegan 6 years now", "type 2 diabetic", "lifelong vegetarian", "allergic to nuts"."""
    if words[0].low in {"based", "originally"} and len(words) < 2:
        return None
    told = (
        subjectless(words)
        if is_state(words[0].low) or words[0].low in {"allergic", "intolerant"}
        else ()
    )
    if told:
        alone = len(words) == 1 or not (is_noun(words[1].low) and words[1].low not in PREPOSITIONS)
        return (told, True) if alone or words[1].low.isdecimal() else None
    before = words[:-1]
    degrees = all(
        (is_adjective(w.low) and w.low not in NUMBERS) or w.low in DEGREES or w.low[0].isdecimal()
        for w in before
    )
    if len(words) <= 4 and is_state(words[-1].low) and not is_name(words[-1]) and degrees:
        one_of = words[0].low in {"lifelong", "strict", "committed", "recovering"}
        return said(words, "I", "am", *(("a",) if one_of else ())), True
    at = next((i for i, w in enumerate(words[:4]) if is_state(w.low)), 0)
    if (
        at
        and at + 1 < len(words)
        and words[at + 1].low in TAILS
        and all(w.low in DEGREES or w.low[0].isdecimal() for w in words[:at])
    ):
        return said(words, "I", "am"), True
    if len(words) == 1 and words[0].low in {"freelance", "remote"}:
        return said(words, "I", "work"), True
    if words[0].low in NATIONALITIES and len(words) == 1:
        return said(words, "I", "am"), True
    return None


def trade(words: Words) -> Read:
    """Read "retired postman", "dental hygienist, three days a week", "single mum", "total beginner"."""
    if words[0].low == "me" and len(words) > 1:
        return trade(words[1:])
    end = phrase_end(words, 0)
    core = words[:end]
    if not core or len(core) > 5 or words[0].low in {"the", "my", "no"} or counts(words[0]):
        return None
    if words[0].low in _RELATIVES and len(core) > 1 and (told := trade(words[1:])) is not None:
        # "wife dentist"
        be = given("is", core[0].end)
        return (given("my", words[0].start), words[0], be, *article(words[1:])), told[1]
    if _is_no_trade(words, core):
        return None
    of = next((i for i in range(1, len(core)) if core[i].low == "of"), len(core))
    core = core[:of]
    head = core[-1].low
    parent = head in {"mum", "mom", "dad", "parent", "mother", "father"} and len(core) > 1
    if not (head in OCCUPATIONS or is_trade(head) or parent or head in STANDING):
        return None
    if any(w.low in _TITLED for w in core):
        return None
    if words[0].low == "not":
        return (said(words, "I", "am"), True) if words[1].low in {"a", "an"} else None
    if any(w.low in DETERMINED | {"not"} for w in core[1:]):
        return None
    behind = words[len(core) :]
    if behind and behind[0].low not in _BEHIND_TRADE:
        return None
    return (*said(article(core), "I", "am"), *words[len(core) :]), True


def head_of(words: Words) -> Read:
    """Read "head of maths", "lead on phonics" as what somebody is."""
    if len(words) < 3 or (words[0].low, words[1].low) not in _LEADING:
        return None
    if words[2].low in FOODS | DETERMINED or any(w.low in PUNCTUATION for w in words[:3]):
        return None
    return said(words, "I", "am"), True


_LEADING = frozenset({("head", "of"), ("director", "of"), ("lead", "on"), ("deputy", "head")})


def rented(words: Words) -> Read:
    """Read "rented 2 bed in Leeds", "council flat in Hulme" as where somebody lives."""
    let = words[0].low in _LET
    named = any(w.low in _HOMES for w in words[1:4])
    if not let or not named or any(w.low in PUNCTUATION for w in words):
        return None
    core = words if words[0].low != "renting" else words[1:]
    if len(core) > 2 and core[0].low == "rented" and core[1].low in {"a", "an", "our", "the"}:
        # "rented a flat in Ghent" tells what was done.
        return None
    return said(core, "I", "live", "in", "a"), True


_LET = word_set("rented council housing-association shared")
_HOMES = word_set("bed flat house studio bungalow terrace semi maisonette apartment cottage room")


_RELATIVES = word_set(
    "wife husband hubby partner girlfriend boyfriend bf gf mum mom mother father brother sister"
)
_CALLED = word_set(
    """peter oliver alexander walter carter hunter tyler parker taylor piper jasper xander heather chester spencer roger
    christopher esther jennifer victor hector igor trevor werner rainer dieter gunter ilker omer"""
)
"""Names that end like a trade."""

_BY = word_set("trade day night profession training calling vocation")


def _is_no_trade(words: Words, core: Words) -> bool:
    """Tell whether what looks like a trade is a name, a verb, or somebody in the news.

    "Peter", "cook on induction", "a firefighter from Leeds saved a cat", "locksmith by 8".
    """
    behind = words[len(core) :]
    if len(core) == 1 and words[0].low in _CALLED:
        return True
    if len(core) == 1 and words[0].low == "cook" and behind[:1] and behind[0].low in {"on", "with"}:
        return True
    if len(behind) > 1 and behind[0].low == "by" and behind[1].low not in _BY:
        return True
    return any(
        (lemma := verb_lemma(word.low)) is not None
        and word.low != lemma
        and verb_form(word.low, lemma) in {"past", "s"}
        and after.low in {"a", "an", "the", "my", "his", "her", "their", "me", "us"}
        for word, after in pairwise(behind[1:])
    )


def agent(words: Words) -> Read:
    """Read "night porter", "wheelchair user", "smoker": who is named by what they do."""
    if len(words) > 3 or counts(words[0]) or words[0].low in DETERMINED | _LIKED:
        return None
    if len(words) == 1 and words[0].low in _CALLED:
        return None
    if not is_agent(words[-1].low) or any(w.low in PREPOSITIONS | PUNCTUATION for w in words):
        return None
    return said(article(words), "I", "am"), words[-1].low in STANDING or words[
        0
    ].low == "wheelchair"


_LIKED = frozenset({"favourite", "favorite", "fav", "fave", "best", "worst"})
"""A favourite author is not who speaks."""

STANDING = word_set(
    "smoker non-smoker vaper homeowner renter tenant landlord introvert extrovert insomniac owl riser "
    "student beginner newbie novice pensioner carer freelancer expat immigrant apprentice undergrad postgrad retiree widow widower veteran newcomer"
)


_TITLED = word_set(
    "favourite favorite fave ideal jobs job vacancy salary course cv resume template outfit costume gifts gift life guide day"
)


_BEHIND_TRADE = frozenset(
    {"in", "at", "for", "of", ",", "with", "by", "on", "since", "from", "(", "near"}
)


def shifts(words: Words) -> Read:
    """Read "night shifts", "12-hour nights", "shift work", "part time"."""
    if words[0].low in {"home", "off", "away", "free", "out"}:
        # "home only at weekends" tells where somebody is, and no shift.
        recurs = len(words) > 2 and words[1].low in {"only", "on", "at", "every", "most"}
        return (said(words, "I", "am"), True) if recurs else None
    part = words[0].low in {"part", "full"} and len(words) > 1 and words[1].low == "time"
    if part or words[0].low in {"part-time", "full-time"}:
        tail = words[1 + part :]
        return (said(words, "I", "work"), True) if not tail or tail[0].low in TAILS else None
    if words[0].low in {"work", "works"} and len(words) > 1:
        words = words[1:]
    if (
        len(words) == 2
        and words[1].low == "floor"
        and (words[0].low[0].isdecimal() or words[0].low in _STOREYS)
    ):
        return said(words, "I", "live", "on", "the"), True
    if counts(words[0]) and words[-1].low != "shifts":
        return None
    if words[-1].low in SHIFTS and len(words) <= 4 and all(w.low not in PUNCTUATION for w in words):
        lone = len(words) == 1
        if lone and words[0].low not in {"shiftwork", "nights"}:
            return None
        return said(words, "I", "work"), True
    return None


_STOREYS = word_set("first second third fourth fifth sixth seventh eighth ninth tenth top ground")


def place(words: Words) -> Read:
    """Read "based in Porto", "from Izmir", "Leeds based", "flat in Leeds"."""
    first = words[0].low
    if (
        first in {"based", "living", "lives", "live"}
        and len(words) > 2
        and words[1].low in {"in", "near", "outside"}
    ):
        return said(words[1:], "I", "live"), True
    if first == "based" and len(words) == 2 and is_name(words[1]):
        return said(words[1:], "I", "live", "in"), True
    if len(words) <= 3 and words[-1].low == "based" and is_name(words[0]):
        return said(words[:-1], "I", "live", "in"), True
    if first in {"from", "originally"} and len(words) <= 4 and is_name(words[-1]):
        return said(words, "I", "am"), True
    return None
