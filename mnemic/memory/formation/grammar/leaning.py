"""How a clause leans on the one before it: "there", "one", "have done since" (`formation@11` on).

What is put in the place of a pointing word is what was just told; a clause that leans on nothing
told stays as it is, and what points is not kept.
"""

from __future__ import annotations

import lemminflect
from msgspec.structs import replace

from mnemic.memory.formation.grammar.kept_up import is_tail, kept_up
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, LANGUAGES
from mnemic.memory.formation.grammar.of_mine import of_mine
from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation, time_at
from mnemic.memory.formation.grammar.places_told import place_of, put_there, with_them
from mnemic.memory.formation.grammar.subjects import Mention
from mnemic.memory.formation.grammar.thing_named import thing_of
from mnemic.memory.formation.grammar.ties import is_animal
from mnemic.memory.formation.grammar.words import (
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    read,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

LEAN_WORDS_MAX = 24
"""Longest clause that is put back to what it leans on, in words."""


def leant(words: Words, last: Mention) -> Words:
    """Give a clause with what it leans on in its place."""
    if not 2 < len(words) <= LEAN_WORDS_MAX:
        return words
    if words[0].low == "been" and (last.said or last.place) and is_tail(words):
        at = words[0].start
        words = (given("I", at), given("have", at), words[0]._replace(text="been"), *words[1:])
    words = of_mine(words, last.said, last.asked.kind)
    if (full := _what_that_is(words, last.asked.ends)) or (full := _beginning(words, last.said)):
        return full
    if last.said and words[-1].low == "since":
        words = _since_when(words, last.said)
    words = _on_those_days(words, last.said)
    full = _where_that_is(words, last.said) or kept_up(words, last.said)
    if full := full or _on_their_day(words, last.said):
        return full
    if last.said and [w.low for w in words[:3]] == ["i", "do", ","]:
        return _as_asked(words, last.said)
    if last.said and (left := _so_many_left(words, last.said)):
        return left
    lows = {w.low for w in words}
    if "there" in lows and (place := last.asked.place or last.place):
        words = put_there(words, place)
    elif last.place and "them" in lows and last.thing is None:
        words = with_them(words, last.place)
    kind = last.thing or (last.asked.kind, False)
    if "one" in lows and kind[0]:
        words = _another_one(words, *kind)
    if last.said and not _LENGTHS.isdisjoint(lows):
        words = _of_what(words, last.said)
    return words


_LIVED_WITH = {
    "live": ("in", "on"), "work": ("with", "on", "in"), "drive": ("",), "have": ("",), "use": ("",), "own": ("",),
    "ride": ("",), "rent": ("",),
}  # fmt: skip


def _what_that_is(words: Words, asked: Words) -> Words:
    """Read "that's what we live in" behind "... in a stone house from 1890?" as living in one; else ()."""
    words = strip_punctuation(words)
    lows = [w.low for w in words]
    if not asked or lows[:1] != ["that"] or lows[1:3] not in (["'s", "what"], ["is", "what"]):
        return ()
    if not THAT_WORDS_MIN <= len(lows) <= THAT_WORDS_MIN + 1 or lows[3] not in {"i", "we"}:
        return ()
    if (lows[5] if len(lows) > THAT_WORDS_MIN else "") not in _LIVED_WITH.get(lows[4], ()):
        return ()
    return (*words[3:], *(given(w.text, words[-1].end + 1) for w in asked))


THAT_WORDS_MIN = 5
"""How many words "that's what I drive" has."""

_BEGINNERS = frozenset({"beginner", "novice", "learner"})


def _beginning(words: Words, said: Words) -> Words:
    """Read "I'm still a beginner" behind "my landlord only speaks Polish" as in Polish; else ()."""
    words = strip_punctuation(words)
    lows = [w.low for w in words]
    if lows[:2] not in (["i", "'m"], ["i", "am"]) or lows[-1] not in _BEGINNERS or "a" not in lows:
        return ()
    spoken = [w for w in said if w.low in LANGUAGES]
    speaks = any(verb_lemma(w.low) in {"speak", "talk"} for w in said)
    if len(spoken) != 1 or not speaks or said[0].low not in {"my", "our"}:
        return ()
    end = words[-1].end + 1
    return (*words, given("in", end), given(spoken[0].text, end))


def _on_their_day(words: Words, said: Words) -> Words:
    """Read "I'm giving the speech" behind "my sister is getting married" as at her wedding; else ()."""
    lows = [w.low for w in words]
    their = [w.low for w in said[:5]]
    weds = (
        bool(their)
        and their[0] in {"my", "our"}
        and their[2:]
        in (
            ["is", "getting", "married"],
            ["'s", "getting", "married"],
        )
    )
    if (
        not weds
        or lows[:2] not in (["i", "'m"], ["i", "am"])
        or not PART_WORDS_MIN <= len(words) <= PART_WORDS_MAX
    ):
        return ()
    if lows[2] not in _PARTS_TAKEN or lows[-1] not in _PARTS_OF_DAY or lows[3] not in {"the", "a"}:
        return ()
    end = words[-1].end
    made = "for" if lows[2] in {"baking", "making", "doing"} else "at"
    day = (made, said[0].low, said[1].text, "'s", "wedding")
    return (*words, *(given(text, end + 1) for text in day))


PART_WORDS_MIN, PART_WORDS_MAX = 5, 7
"""Shortest and longest clause that tells somebody's part in a wedding, in words."""

_PARTS_TAKEN = word_set("giving making doing baking holding playing reading taking")
_PARTS_OF_DAY = word_set(
    "speech toast reading cake flowers music photos organ catering address pictures poem"
)


def _where_that_is(words: Words, said: Words) -> Words:
    """Read "that's where we live" behind a place alone as living there; () for all else."""
    lows = [w.low for w in words]
    place = strip_punctuation(said)
    named = place[1:] if place and place[0].low in {"in", "near"} else place
    alone = 0 < len(named) <= PLACE_WORDS_MAX and all(is_name(w) or w.low == "," for w in named)
    if lows[:3] not in (["that", "'s", "where"], ["that", "is", "where"]) or not alone:
        return ()
    at = next((k for k in range(4, min(len(words), 8)) if lows[k] in _DWELLING), 0)
    if lows[3] not in {"i", "we"} or not at:
        return ()
    at += lows[at : at + 2] == ["grew", "up"]
    front = () if place[0] is not named[0] else () if lows[at] == "from" else ("in",)
    start = words[at].end + 1
    return (
        *words[3 : at + 1],
        *(given(text, start) for text in front),
        *(given(w.text, start) for w in place),
        *words[at + 1 :],
    )


PLACE_WORDS_MAX = 4
"""Longest place that is named alone, in words."""

_DWELLING = word_set("live lived living based born grew study from")


def _on_those_days(words: Words, said: Words) -> Words:
    """Read "I can't do calls on those days" behind "Mondays and Fridays I ..." with the days."""
    plural = {("those", "days"): True, ("that", "day"): False}.get((words[-2].low, words[-1].low))
    days = [w for w in said if w.low in DAY_WORDS and noun_lemma(w.low) != w.low]
    on = words[-3].low == "on"
    one = len(days) == 1
    if plural is None or not days or plural is one or words[-3].low == "in":
        # Behind "..., and I coach on Wednesdays" the days may be those of before as well.
        return words
    at = words[-2].start
    named = [day.text if day.text.lower().endswith("days") else f"{day.text}s" for day in days]
    joined = [text for day in named[:-1] for text in (",", day)][1:]
    joined = [*joined, "and", named[-1]] if joined else named
    return (*words[: -2 - on], *(given(text, at) for text in ("on", *joined)))


def _so_many_left(words: Words, said: Words) -> Words:
    """Read "I'm down to four" behind "a fox got two of the hens" as having four hens."""
    lows = [w.low for w in strip_punctuation(words)]
    lows = lows[:-1] if lows[-1] == "now" else lows
    down = len(lows) == LEFT_WORDS and lows[2:4] in (["down", "to"], ["up", "to"])
    if not down or lows[0] not in {"i", "we"} or lows[1] not in {"'m", "am", "'re", "are"}:
        return ()
    if lows[4] not in NUMBERS and not lows[4].isdecimal():
        return ()
    kept = [
        said[k]
        for k in range(1, len(said))
        if is_animal(said[k].low)
        and noun_lemma(said[k].low) != said[k].low
        and _is_counted(said, k)
    ]
    if len(kept) != 1:
        return ()
    at = words[1].start
    noun = given(kept[0].text, words[4].end + 1)
    return (words[0], given("have", at), words[4], noun, given("now", noun.start))


LEFT_WORDS = 5
"""How many words "I'm down to four" has."""


def _is_counted(words: Words, k: int) -> bool:
    """Tell whether some of what word `k` names were counted: "three ewes", "two of the hens"."""
    if words[k - 1].low in NUMBERS:
        return True
    of_ours = words[k - 1].low in {"the", "my", "our"} and words[k - 2].low == "of"
    return k > 2 and of_ours and words[k - 3].low in NUMBERS


def _since_when(words: Words, said: Words) -> Words:
    """Read "I've lived there since" behind "I bought a flat in 2020" as since 2020."""
    year = next(
        (w for w in said if len(w.low) == 4 and w.low.isdecimal() and w.low[:2] in {"19", "20"}),
        None,
    )
    if year is None:
        if words[0].low not in {"my", "our"}:
            return words
        return (*words, *(given(text, words[-1].end + 1) for text in _over(said)))
    words = (*words[:-2], words[-1]) if words[-2].low == "ever" else words
    return (*words, given(year.text, words[-1].end + 1))


def _over(said: Words) -> tuple[str, ...]:
    """Give "playing handball for 15 years" of "I played ...", () where it tells of no such time."""
    verb = said[1].low if len(said) > 2 and said[0].low == "i" else ""
    lemma = verb_lemma(verb) if verb else None
    past = lemma not in {None, "be", "have", "get"} and verb_form(verb, lemma or "") == "past"
    doing = lemminflect.getInflection(lemma, "VBG") if past and lemma else ()
    lows = {w.low for w in said}
    plain = len(said) <= SAID_WORDS_MAX and all(w.low.isalnum() for w in said)
    plain = plain and "for" in lows and not lows.isdisjoint(_SPANS) and lows.isdisjoint(_OWN)
    return (doing[0], *(w.text for w in said[2:])) if doing and plain else ()


_SPANS = word_set("years year months month decades decade seasons")
_OWN = word_set("my our me us mine")

SAID_WORDS_MAX = 10
"""Longest clause since which something is so, in words."""


def _as_asked(words: Words, said: Words) -> Words:
    """Read "I do, a Corsa" behind "Do you have a car?" with the verb of the question."""
    if (
        len(said) < 3
        or verb_lemma(said[1].low) != said[1].low
        or words[3].low not in {"a", "an", "two", "three", "my"}
    ):
        return words
    return (words[0], words[1]._replace(text=said[1].text, low=said[1].low), *words[3:])


_ONE_BEHIND = word_set(
    "too since already as in at on for by called named last this when next before near"
)


def _another_one(words: Words, thing: Words, many: bool) -> Words:
    """Read "my daughter has one too" behind "I have a 2012 Fiesta" with the thing named."""
    at = next((k for k in range(2, len(words)) if words[k].low == "one"), 0)
    behind = words[at + 1].low if at + 1 < len(words) else ""
    noun = thing[1:] if thing[0].low == "the" else ()
    if not at or many or not noun or (behind and behind not in _ONE_BEHIND | PUNCTUATION):
        return words
    if not _takes_one(words, at) or words[0].low in {"you", "it"}:
        return words
    spot = words[at]
    further = words[at - 1].low in _FURTHER
    a = "an" if noun[0].low[0] in "aeiou" else "a"
    article = () if further else (given(a, spot.start),)
    return (
        *words[:at],
        *article,
        *(given(w.text, spot.start) for w in noun[:-1]),
        spot._replace(text=noun[-1].text, low=noun[-1].low),
        *words[at + 1 :],
    )


def _takes_one(words: Words, at: int) -> bool:
    """Tell whether the `one` at a place is what is had: "I have one", "I was diagnosed with one"."""
    before = words[at - 1].low
    if before in _FURTHER and at > 3:
        verb = at - 2 - (words[at - 2].low == "a")
        return verb_lemma(words[verb].low) in _OF_ONES | _ADDS
    if before == "with" and at > 2:
        return words[at - 2].low in _WITH_ONE
    return verb_lemma(before) in _OF_ONES


_FURTHER = frozenset(
    {"second", "third", "fourth", "another", "bigger", "smaller", "larger", "newer"}
)
_ADDS = frozenset({"add", "open", "adopt", "start", "launch"})
_WITH_ONE = word_set("diagnosed born live lives living lived fitted")
_OF_ONES = word_set("have keep own run drive ride use wear need want buy get make build rent")

_LENGTHS = word_set("min mins minutes minute hour hours")
_STUDIES = word_set("learn study practise practice play revise do")


def _of_what(words: Words, said: Words) -> Words:
    """Read "I do 20 min every day" behind "I'm learning Portuguese" as 20 minutes of it."""
    if words[0].low not in {"i", "we"} or verb_lemma(words[1].low) not in {
        "do",
        "practise",
        "practice",
        "study",
    }:
        return words
    at = next((k for k in range(2, min(7, len(words))) if words[k].low in _LENGTHS), 0)
    if not at or not all(
        w.low in NUMBERS or w.low[0].isdecimal() or w.low in _ABOUT for w in words[2:at]
    ):
        return words
    if at + 1 < len(words) and not (
        time_at(words, at + 1) or words[at + 1].low in PREPOSITIONS - {"of"} | PUNCTUATION | {"a"}
    ):
        return words
    verb = next((k for k in range(1, min(5, len(said))) if verb_lemma(said[k].low) in _STUDIES), 0)
    thing = thing_of(said) if verb else None
    if thing is None:
        return words
    noun = [w for w in thing.words if w.low not in {"the", "my", "our"}]
    if not noun or (len(noun) > 1 and noun[-1].low not in LANGUAGES and not noun[0].text.isalpha()):
        return words
    spot = words[at]
    return (
        *words[: at + 1],
        given("of", spot.end + 1),
        *(given(w.text, spot.end + 1) for w in noun),
        *words[at + 1 :],
    )


_ABOUT = word_set("about around roughly maybe half a an nearly over least at ~")

_ASKS = {"do": "", "have": "have", "are": "am", "did": ""}


def asked_of(question: str, mind: Mention) -> Mention:
    """Give what is in mind once "Are you still taking the metformin?" was asked: the thing and the place."""
    if not question.endswith("?") or "you" not in question:
        return mind
    words = read(question.replace("!", ".").rsplit(". ", 1)[-1][:-1])
    at = next((k for k in range(1, min(6, len(words))) if words[k].low == "you"), 0)
    if not at or words[at - 1].low not in _ASKS:
        return mind
    told = (
        given("I", words[at].start),
        *(given(w, words[at].start) for w in [_ASKS[words[at - 1].low]] if w),
        *words[at + 1 :],
    )
    told = tuple(w._replace(text="my", low="my") if w.low == "your" else w for w in told)
    thing = thing_of(told)
    return replace(
        mind, thing=thing and (thing.words, thing.plural), place=place_of(told), said=told
    )


__all__ = ["asked_of", "leant"]
