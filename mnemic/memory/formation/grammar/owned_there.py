"""What there is in the owner's world: "there are just two of us in the practice", "there's no lift"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.leads import skip_leads
from mnemic.memory.formation.grammar.owned_nouns import OTHER, said, whose_is
from mnemic.memory.formation.grammar.owned_words import FLEETING, NOW, WORK_AT_HAND
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.subjects import Mention
from mnemic.memory.formation.grammar.words import (
    NUMBERS,
    PUNCTUATION,
    noun_lemma,
)
from mnemic.memory.formation.rendering import sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

_BE = {"is": "is", "'s": "is", "are": "are", "'re": "are"}
_SMALL = frozenset({"just", "only", "still", "also", "always", "usually"})
_AT = word_set("in on at near behind under outside above beside inside for with to next opposite")
_HOUSEHOLD = word_set("home house flat household apartment family here all total")
_TALK = word_set("way ways point reason reasons doubt chance need nothing something anything someone somebody people one lot lots bunch difference")  # fmt: skip


def there_is(words: Words, last: Mention) -> tuple[Claim, ...]:
    """Give what a clause says that there is in the owner's home, business, team or system."""
    words = words[skip_leads(words, 0).index :]
    lows = [w.low for w in words]
    if lows[:1] == ["theres"]:
        body, verb = words[1:], "is"
    elif len(lows) > 1 and lows[0] == "there" and lows[1] in _BE:
        body, verb = words[2:], _BE[lows[1]]
    else:
        return ()
    while body and body[0].low in _SMALL:
        body = body[1:]
    if len(body) < 3 or {w.low for w in body} & NOW:
        return ()
    if [w.low for w in body[1:3]] == ["of", "us"]:
        return _of_us(words, body)
    return _placed(words, body, verb, last)


def _of_us(words: Words, body: Words) -> tuple[Claim, ...]:
    """Read "two of us in the practice" as how many its people are."""
    if not _is_count(body[0].low):
        return ()
    rest = body[3:]
    if not rest or rest[0].low not in _AT | {"working"} or len(rest) < 2:
        return ()
    end = phrase_end(rest, 1)
    place = rest[1:end]
    if place and place[0].low in {"in", "at", "on"}:
        place = place[1:]
    if not place or place[-1].low in _HOUSEHOLD or points(place):
        return ()
    where = said(strip_determiner(place))
    text = sentence("There are", body[0].text, "people", rest[0].text, "User's", where)
    made = (_told(words, rest[:end], text, label=where, slot=f"{where} size"),)
    return made + _here_in(words, rest[end:], where) + _who_they_are(words, rest[end:], where)


def _who_they_are(words: Words, rest: Words, where: str) -> tuple[Claim, ...]:
    """Read "..., me, Jess and Oyelaran" behind a business as who works there."""
    if [w.low for w in rest[:2]] != [",", "me"]:
        return ()
    end = next(
        (
            k
            for k in range(2, len(rest))
            if not (is_name(rest[k]) or rest[k].low in {",", "and", "&"})
        ),
        len(rest),
    )
    names = strip_punctuation(rest[2:end])
    while names and names[-1].low in {"and", ",", "&"}:
        names = names[:-1]
    if not names or not any(is_name(w) for w in names):
        return ()
    names = names[1:] if names[0].low in {"and", "&"} else names
    plural = any(w.low in {"and", "&", ","} for w in names)
    text = sentence(said(names), "work" if plural else "works", "with User at the", where)
    return (_told(words, rest[:end], text, label=where, slot=f"{where} people"),)


def _here_in(words: Words, rest: Words, where: str) -> tuple[Claim, ...]:
    """Read "..., here in Sligo" behind a business as where it is."""
    lows = [w.low for w in rest[:3]]
    at = 2 if lows[:1] == [","] and lows[1:2] == ["here"] else 1
    if rest[at : at + 1] and rest[at].low == "in" and rest[at + 1 :] and is_name(rest[at + 1]):
        end = next((k for k in range(at + 1, len(rest)) if not is_name(rest[k])), len(rest))
        text = sentence("User's", where, "is in", said(rest[at + 1 : end]))
        return (_told(words, rest[:end], text, label=where, slot=f"{where} place"),)
    return ()


def _is_count(low: str) -> bool:
    return low in NUMBERS or low.isdecimal()


def _placed(words: Words, body: Words, verb: str, last: Mention) -> tuple[Claim, ...]:
    """Read "no lift in our building", "a kiln at the back of the studio"."""
    at = next((k for k in range(1, len(body) - 1) if body[k].low in _AT), -1)
    if at < 1 or body[0].low in FLEETING - {"no", "not"} or points(body[:at]):
        return ()
    stop = next((k for k in range(at, len(body)) if body[k].low in PUNCTUATION | _STOPS), len(body))
    what, place = body[:at], strip_punctuation(body[at:stop])
    who = _related(body, stop)
    thing = strip_determiner(what)[-1].low
    counted = _is_count(what[0].low) and len(what) == 2 and thing in _PEOPLE
    if (not counted and {thing, noun_lemma(thing)} & (WORK_AT_HAND - {"bus"} | _TALK)) or (
        thing.endswith("ing") and what[0].low != "no" and not what[0].low[0].isdecimal()
    ):
        return ()
    if [w.low for w in place[-2:]] == ["right", "now"]:
        return ()
    while len(place) > 2 and place[-1].low in {"now", "currently"}:
        place = place[:-1]
    noun = _place_noun(place)
    own = any(w.low in {"my", "our"} for w in place)
    if not noun or noun_lemma(noun[-1].low) in WORK_AT_HAND:
        return ()
    if not own and whose_is(noun, last) == OTHER:
        return ()
    text = sentence("There", verb, said(what), said((*place, *who)))
    fact = what[0].low in {"no", "not"} or thing.endswith("ing")
    kind = ClaimKind.PROJECT_FACT if fact else ClaimKind.RESOURCE
    label = said(strip_determiner(what))
    where = noun_lemma(noun[-1].low)
    if counted:
        # How many there are takes the place of how many there were.
        return (_told(words, place, text, label=said(noun), slot=f"{where} size"),)
    slot = f"{where} thing"
    return (_told(words, place, text, label=label, slot=slot, value=label, kind=kind),)


def _related(body: Words, stop: int) -> Words:
    """Give the "who speaks Polish" without which "nobody in our building" says nothing."""
    if stop >= len(body) or body[stop].low not in {"who", "that"}:
        return ()
    end = next((k for k in range(stop + 1, len(body)) if body[k].low in _RELATIVE_ENDS), len(body))
    return strip_punctuation(body[stop:end])


_RELATIVE_ENDS = frozenset({",", "and", "but"})
_PEOPLE = frozenset({"people", "members", "staff", "employees", "folks"})
_STOPS = word_set("that which who and but so because where")


def _place_noun(place: Words) -> Words:
    """Give the thing in whose place something is: the last of "at the back of the studio"."""
    starts = [k for k, w in enumerate(place) if w.low in {"the", "my", "our"}]
    if not starts:
        return ()
    start = starts[-1] + 1
    end = phrase_end(place, start)
    return place[start:end]


def _told(
    words: Words,
    last_words: Words,
    text: str,
    *,
    label: str,
    slot: str,
    value: str = "",
    kind: ClaimKind = ClaimKind.PROJECT_FACT,
) -> Claim:
    return Claim(
        label=label, slot=slot, value=value, statement=text, kind=kind, type=BeliefType.FACT,
        start=words[0].start, end=last_words[-1].end,
    )  # fmt: skip
