"""Illnesses told beside something else: "I'm type 1, diagnosed at 22", "methotrexate for my arthritis".

What somebody is by its number is told as what they have, when it was found out is a clause of
its own, and what a medicine or an aid is taken for is what its taker has.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.illnesses import is_illness
from mnemic.memory.formation.grammar.phrases import Words, time_at
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import BE, PUNCTUATION, given, verb_lemma
from mnemic.memory.formation.wordlists import word_set

_NUMBERS = {"1": "1", "2": "2", "one": "1", "two": "2", "i": "1", "ii": "2"}
_SHORT = {"t1d": "1", "t2d": "2", "t1": "1", "t2": "2"}
_HAVING = {"am": "have", "'m": "have", "m": "have", "are": "have", "is": "has", "'s": "has", "been": "had", "was": "had"}  # fmt: skip
_GOES_ON = PUNCTUATION | word_set("and but so since for diagnosed with who")


def by_number(words: Words) -> Parts | None:
    """Give "I have type 1 diabetes" of "I'm type 1", "I'm a type 2 diabetic", "im t1d"."""
    at = next((k for k in range(1, min(6, len(words))) if words[k].low in _HAVING), 0)
    if not at or not _is_somebody(words[:at]):
        return None
    begin = at + 1 + (words[at + 1 : at + 2] != () and words[at + 1].low in {"a", "an"})
    found = _numbered(words, begin)
    if found is None:
        return None
    number, end = found
    if end == begin + 1 and words[at].low in {"was", "been"} and number == "":
        return None
    if words[end - 1].low != "diabetic" and begin > at + 1:
        # "I'm a type 2" is also said of a personality.
        return None
    if end < len(words) and words[end].low not in _GOES_ON and not time_at(words, end):
        return None
    verb = words[at]
    have = verb._replace(text=_HAVING[verb.low], low=_HAVING[verb.low])
    spot = words[end - 1]
    named = (given("type", spot.start), given(number, spot.start))
    return Parts(
        (*words[:at], have, *named, spot._replace(text="diabetes", low="diabetes"), *words[end:])
    )


def _numbered(words: Words, at: int) -> tuple[str, int] | None:
    """Give the number of a kind of diabetes that is told at `at`, and where it ends."""
    if at >= len(words):
        return None
    if words[at].low in _SHORT:
        number, end = _SHORT[words[at].low], at + 1
        sure = words[at].low.endswith("d")
    elif words[at].low == "type" and at + 1 < len(words) and words[at + 1].low in _NUMBERS:
        number, end, sure = _NUMBERS[words[at + 1].low], at + 2, True
    else:
        return None
    diabetic = end < len(words) and words[end].low == "diabetic"
    return (number, end + diabetic) if sure or diabetic else None


def _is_somebody(words: Words) -> bool:
    lows = [w.low for w in words]
    if lows[0] in {"i", "he", "she"}:
        return True
    return lows[0] in {"my", "our"} and any(tie_class(low) for low in lows[1:])


_FOUND_OUT = frozenset({"diagnosed", "dx'd", "dxd"})


def diagnosed(words: Words) -> Parts | None:
    """Part "I have type 1 diabetes, diagnosed at 22" into what somebody has and since when."""
    at = next((k for k in range(4, len(words) - 1) if words[k].low in _FOUND_OUT), 0)
    if not at or words[at - 1].low not in {",", "-", "–", "—", "("}:
        return None
    verb = next(
        (k for k in range(1, min(6, at - 1)) if words[k].low in BE | {"have", "has", "'ve", "got"}),
        0,
    )
    if not verb or not _is_somebody(words[:verb]):
        return None
    if words[verb].low == "'ve" and words[verb + 1].low == "got":
        what = words[verb + 2 : at - 1]
    else:
        what = words[verb + 1 : at - 1]
    has = words[verb].low in {"have", "has", "'ve", "got"}
    end = next((k for k in range(at + 1, len(words)) if words[k].low in {",", ")"}), len(words))
    when = words[at + 1 : end]
    if not what or not when or (when[0].low not in _WHEN and not time_at(words, at + 1)):
        return None
    start = words[at].start
    link = () if any(w.low == "with" for w in when) else (given("with" if has else "as", start),)
    illness = tuple(w._replace(start=start, end=start - 1) for w in what) if link else ()
    who = tuple(w._replace(start=start, end=start - 1) for w in words[:verb])
    told = (
        *who,
        given("was", start),
        words[at]._replace(text="diagnosed", low="diagnosed"),
        *link,
        *illness,
        *when,
    )
    rest = words[end + 1 :]
    return Parts((*words[: at - 1], *((words[at - 1], *rest) if rest else ())), (told,))


_WHEN = word_set(
    "at in when as last this back aged age only two three four five six seven eight nine ten a"
)

_TAKEN = word_set("take use wear inject need have get be see do follow swallow apply")


def taken_for(words: Words) -> tuple[Words, ...]:
    """Tell what something is taken for as what its taker has: "I take lithium for bipolar disorder"."""
    at = next((k for k in range(3, len(words) - 1) if words[k].low == "for"), 0)
    if not at:
        return ()
    verb = next(
        (
            k
            for k in range(1, min(6, at))
            if verb_lemma(words[k].low) in _TAKEN or words[k].low in BE
        ),
        0,
    )
    if (
        not verb
        or not _is_somebody(words[:verb])
        or words[verb].low in {"took", "used", "had", "got", "was"}
    ):
        return ()
    begin = at + 1 + (words[at + 1].low in {"my", "his", "her", "the"})
    end = begin
    while end < len(words) and end - begin < ILLNESS_WORDS_MAX and words[end].low not in _STOPS:
        end += 1
    what = words[begin:end]
    if not what or (end < len(words) and words[end].low not in _STOPS) or not is_illness(what):
        return ()
    if words[verb].low in BE and words[verb + 1].low not in _BEING_ON:
        return ()
    start = what[0].start
    kin = words[0].low != "i"
    who = tuple(w._replace(start=start, end=start - 1) for w in words[:verb] if w.low not in _SMALL)
    told = (*who, given("has" if kin else "have", start), *what)
    return (told,)


_BEING_ON = word_set("on taking using getting injecting seeing having wearing medicated treated")
_SMALL = word_set(
    "also still now just always usually only currently 've have has had been do does n't not"
)
ILLNESS_WORDS_MAX = 4
"""Longest name of an illness that something is taken for, in words."""

_STOPS = PUNCTUATION | word_set(
    "and but so since every on in at twice once which that when because until while daily now before after with too as"
)
