"""Clauses of `formation@11` that leave out whose they are: "lease ends in November", "never liked liver".

`subjectless` gives a participle its "I". Here are the other things that only the speaker says
so: what they never did, must do, want; what is theirs alone by its kind and dated or priced;
a condition and where it sits; a shift "for me".
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.agreement import agrees
from mnemic.memory.formation.grammar.illnesses import is_illness
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, HEALTH, MONTHS, PERIODS
from mnemic.memory.formation.grammar.note_health import condition
from mnemic.memory.formation.grammar.phrases import Words, points, strip_punctuation
from mnemic.memory.formation.grammar.words import (
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

BODY_PARTS = word_set(
    """thumb thumbs hand hands finger fingers wrist wrists knee knees hip hips back neck shoulder shoulders ankle ankles
    foot feet arm arms spine skull elbow elbows jaw lung lungs heart kidney kidneys eye eyes ear ears leg legs joint joints"""
)
_PAINS = word_set(
    "pain numbness tremor stiffness swelling tendonitis bursitis cramp cramps gout arthritis eczema psoriasis"
)
_SENSES = frozenset({"deaf", "blind", "numb"})
_MUST = frozenset({("have", "to"), ("got", "to"), ("need", "to"), ("want", "to")})
_SHIFTS = word_set("nights days earlies lates mornings evenings weekends")
_MINE_ALONE = word_set(
    """lease rent mortgage budget plumber builder builders electrician decorator landlord shift wedding surgery operation
    op scan placement tenancy contract pension due-date kitchen bathroom extension mot visa licence license
    passport braces cast stitches chemo radiotherapy term course exams exam finals driving-test removal movers
    plan goal aim target carer cleaner childminder nanny nursery commute allotment"""
)
"""What somebody has only one of: with a date, an hour or a price, whose it is need not be said."""

_BEGINS = word_set(
    "end start begin run expire renew be cost come open close finish arrive move take leave"
)


def left_out(words: Words) -> Words:
    """Give a clause its "I" or its "my", where it can only be the speaker's; () for all others."""
    words = strip_punctuation(words)
    if len(words) < 3:
        return ()
    return (
        _never(words)
        or _does(words)
        or _must(words)
        or _ill(words)
        or _shift(words)
        or _mine(words)
        or _without(words)
        or _at_my_place(words)
        or _now_with(words)
        or _ours(words)
    )


def _i(words: Words) -> Word:
    return given("I", words[0].start)


def _lowered(words: Words) -> Words:
    return (words[0]._replace(text=words[0].low), *words[1:])


def _never(words: Words) -> Words:
    """Read "never liked coriander or liver", "never been able to swim"."""
    low = words[1].low
    lemma = verb_lemma(low)
    if words[0].low != "never" or lemma is None or verb_form(low, lemma) != "past":
        return ()
    worked = lemma == "work" and words[2].low in {"in", "for", "at", "as", "with"}
    if points(words[2:4]) or (lemma in _SEEN and not worked) or words[2].low in _ASKED:
        return ()
    have = (given("have", words[0].start),) if low in {"been", "had", "eaten", "driven"} else ()
    # "never learned to drive, bus pass": what stands behind the comma was not denied.
    stop = next((k for k in range(2, len(words)) if words[k].low in {",", ";", "("}), len(words))
    return (_i(words), *have, *_lowered(words[:stop]))


_ASKED = word_set("who what how why where when if whether")
_DOINGS = word_set("work live teach own volunteer commute study hate love busk moonlight")
_GOING_ABOUT = frozenset({"busk", "commute", "moonlight", "swim", "volunteer"})
_NO_ERRANDS = word_set(
    "wear sell own breed foster grow teach smoke vape rent swim commute busk moonlight"
)
"""What nobody asks of who answers: with what is worn or sold behind it, the speaker does it."""

_VEHICLES = word_set(
    "lorry lorries bus buses taxi taxis cab van truck trucks tractor train trains hgv tram trams ambulance forklift"
)
_DONE_SO = word_set(
    "a an at in for as from with nights days part-time full-time two three four five six"
)


def _does(words: Words) -> Words:
    """Read "drive a bin lorry for the council", "work nights at the depot" as the speaker's."""
    drives = words[0].low == "drive" and any(w.low in _VEHICLES for w in words[1:5])
    if words[0].low in _NO_ERRANDS and _are_things(words[1:4]):
        # What stands behind a comma says why, or of what kind: ", airport ramp".
        end = next((k for k, w in enumerate(words) if w.low == ","), len(words))
        whole = end == len(words) or any(w.low in {"and", "or"} for w in words[end:])
        return (_i(words), *_lowered(words if whole else words[:end]))
    if words[0].low == "do" and words[1].low in {"mostly", "mainly"} and not points(words[2:4]):
        # "do mostly landlords" is no order: who orders says what.
        return (_i(words), *_lowered(words))
    if words[0].low in _GOING_ABOUT and words[1].low in {"on", "in", "by", "as", "from"}:
        return (_i(words), *_lowered(words))
    if (
        not (drives or words[0].low in _DOINGS)
        or words[1].low not in _DONE_SO
        or points(words[1:4])
    ):
        return ()
    return (_i(words), *_lowered(words))


def _are_things(words: Words) -> bool:
    """Tell whether a plural follows, as what is worn or sold: "hearing aids in both ears"."""
    end = next((k for k, w in enumerate(words) if not w.low[0].isalpha()), len(words))
    noun = next((w.low for w in words[:end] if noun_lemma(w.low) != w.low), "")
    return noun != "" and all(w.low not in PREPOSITIONS | DETERMINERS for w in words[:1])


_SEEN = word_set("see hear know think mind say do happen work come notice realise realize")


def _must(words: Words) -> Words:
    """Read "have to be in bed by nine", "want to get into sixth form"."""
    if (words[0].low, words[1].low) not in _MUST:
        return ()
    lasting = any(
        w.low in DAY_WORDS | MONTHS | NUMBERS | _LASTING or w.low[0].isdecimal() for w in words[2:]
    )
    goal = words[0].low == "want" and len(words) > 4
    if not (lasting or goal) or points(words[3:5]):
        return ()
    first = _lowered(words)
    if words[0].low == "got":
        first = (words[0]._replace(text="have", low="have"), *words[1:])
    return (_i(words), *first)


_LASTING = word_set("every each always noon midnight summer winter spring autumn because bed")


def _ill(words: Words) -> Words:
    """Read "arthritis in both thumbs", "chronic pain in my back" as what somebody has."""
    if told := _ill_since(words):
        return told
    at = next((k for k in range(1, min(5, len(words) - 1)) if words[k].low in {"in", "on"}), 0)
    if not at or words[-1].low not in BODY_PARTS or len(words) - at > 5:
        return ()
    what = words[:at]
    if what[-1].low in _SENSES:
        return (_i(words), given("am", words[0].start), *_lowered(words))
    known = noun_lemma(what[-1].low) in HEALTH | _PAINS or condition(what) is not None
    return (_i(words), given("have", words[0].start), *_lowered(words)) if known else ()


def _ill_since(words: Words) -> Words:
    """Read "asthma since childhood", "hay fever from May through July", "eczema every winter"."""
    at = next((k for k in range(1, min(5, len(words) - 1)) if words[k].low in _SPELLS), 0)
    if at and words[at].low == "in" and _is_operation(words, at):
        end = next((k for k, w in enumerate(words) if w.low == ","), len(words))
        had = (given("had", words[0].start), given("a", words[0].start))
        return (_i(words), *had, *_lowered(words[:end]))
    if (
        not at
        or words[at].low == "in"
        or not is_illness(words[:at])
        or words[0].low in {"no", "the"} | DETERMINERS
    ):
        return ()
    low, behind = words[at].low, words[at + 1].low
    if low == "from" and behind not in MONTHS and behind != "may":
        return ()
    since = low == "since"
    verb = ("have", "had") if since else ("have",)
    return (_i(words), *(given(v, words[0].start) for v in verb), *_lowered(words))


_SPELLS = frozenset({"since", "every", "each", "from", "in"})


def _is_operation(words: Words, at: int) -> bool:
    """Tell whether an operation and its year stand: "mastectomy in 2020"."""
    head, year = words[at - 1].low, words[at + 1].low
    dated = len(year) == 4 and year.isdecimal()
    cut = head.endswith(("ectomy", "otomy", "plasty", "ostomy", "transplant", "bypass"))
    return dated and cut and at <= 2 and words[0].low not in DETERMINERS


def _shift(words: Words) -> Words:
    """Read "nights on a stroke ward for me" as when and where somebody works."""
    if words[0].low not in _SHIFTS or words[1].low not in {"on", "at", "in"}:
        return ()
    at = next((k for k in range(3, len(words) - 1) if words[k].low == "for"), 0)
    if not at or words[at + 1].low != "me":
        return ()
    return (_i(words), given("work", words[0].start), *_lowered(words[:at]))


def _mine(words: Words) -> Words:
    """Read "lease ends in November", "bathroom budget is 9k", "plumber starts 3 February"."""
    end = next((k for k, w in enumerate(words) if w.low == ","), len(words))
    words = words[:end]
    if words[0].low in DETERMINERS | PREPOSITIONS | {"the", "this", "that"}:
        return ()
    if not _OF_TEXTS.isdisjoint(w.low for w in words):
        return ()
    for at in range(1, min(3, len(words) - 1)):
        head = words[at - 1].low
        if head not in _MINE_ALONE:
            continue
        plural = noun_lemma(head) != head
        if verb_lemma(words[at].low) not in _BEGINS or not agrees(words, at, plural=plural):
            continue
        if _is_fixed(words[at + 1 :], hourly=head in _HOURLY) and not points(
            words[at + 1 : at + 3]
        ):
            return (given("my", words[0].start), *_lowered(words))
    return ()


_HOURLY = word_set("shift carer cleaner nursery childminder nanny commute rent")
_OF_TEXTS = word_set(
    "section chapter minutes minute seconds hours pages page example exercise novel story game sentence"
)


def _is_fixed(rest: Words, *, hourly: bool) -> bool:
    """Tell whether a month, a year, a rate or a sum is told, or the hour of what comes daily."""
    for i, word in enumerate(rest):
        low, before = word.low, rest[i - 1].low if i else ""
        behind = rest[i + 1].low if i + 1 < len(rest) else ""
        year = low.isdecimal() and len(low) == 4 and low[:2] in {"19", "20"}
        if (
            year
            or low in _SEASONS
            or (low in MONTHS and (low != "may" or before in {"in", "from"}))
        ):
            return True
        if low in {"every", "each"} or (low in {"a", "per"} and behind in PERIODS and i):
            return True
        if word.text[0] in "£€$" or _SUM.fullmatch(low) is not None:
            return True
        counted = low[0].isdecimal() or low in NUMBERS
        if hourly and counted and before in {"at", "from", "by", "until", "till"}:
            return True
    return False


_SUM = re.compile(r"\d[\d.,]*(?:k|eur|euros|gbp|quid)")
_SEASONS = frozenset({"spring", "summer", "autumn", "winter"})


def _without(words: Words) -> Words:
    """Read "seven years without a drop of alcohol now" as what somebody has gone without."""
    counted = words[0].low in NUMBERS or words[0].low.isdecimal()
    if not counted or words[1].low not in {"years", "months", "weeks"}:
        return ()
    if words[2].low not in {"without", "sober", "clean"} or (
        len(words) < 4 and words[2].low == "without"
    ):
        return ()
    end = len(words) - (words[-1].low == "now")
    verb = "gone" if words[2].low == "without" else "been"
    at = words[0].start
    span = _lowered(words[:end])
    if verb == "been":
        return (
            _i(words),
            given("have", at),
            given("been", at),
            span[2],
            given("for", at),
            *span[:2],
        )
    return (_i(words), given("have", at), given("gone", at), *span)


def _now_with(words: Words) -> Words:
    """Read "now with Dr Osei at Riverside" as whom somebody sees."""
    if words[0].low not in {"now", "currently"} or words[1].low != "with":
        return ()
    if words[2].low.rstrip(".") not in {"dr", "doctor", "prof"}:
        return ()
    return (_i(words), given("am", words[0].start), *_lowered(words))


_DWELLINGS = word_set(
    """flat house cottage bungalow terrace semi maisonette houseboat farmhouse townhouse apartment studio bedsit cabin"""
)


def _ours(words: Words) -> Words:
    """Read "ours is a listed cottage with no gas" as where somebody lives."""
    if words[0].low not in {"ours", "mine"} or words[1].low not in {"is", "'s"}:
        return ()
    if words[2].low not in {"a", "an"} or not any(w.low in _DWELLINGS for w in words[3:7]):
        return ()
    at = words[0].start
    return (given("I", at), given("live", at), given("in", at), *words[2:])


def _at_my_place(words: Words) -> Words:
    """Read "28 kids in my class this year" as what the speaker has there."""
    counted = words[0].low in NUMBERS or words[0].low.isdecimal()
    at = next(
        (k for k in range(2, min(5, len(words) - 2)) if words[k].low in {"in", "on", "at"}), 0
    )
    if not counted or not at or words[at + 1].low not in {"my", "our"}:
        return ()
    if (
        noun_lemma(words[at - 1].low) not in _COUNTED
        or noun_lemma(words[at + 2].low) not in _PLACES
    ):
        return ()
    return (_i(words), given("have", words[0].start), *_lowered(words))


_COUNTED = word_set(
    "kid child pupil student resident patient bed dog cat hen people person boy girl learner member baby"
)
_PLACES = word_set(
    "class year group caseload ward unit home school nursery house flat building household team course centre center"
)

__all__ = ["left_out"]
