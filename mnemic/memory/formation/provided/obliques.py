"""What others do to or for the speaker, as what the speaker is, has or was done.

"The council gave me a plot" says that I was given one and have it; "heights scare me"
that I am scared of heights. Only a plain doing is turned: one denied, meant or almost
done yields nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.formation.grammar.words import CONJUNCTIONS, PREPOSITIONS, verb_form, verb_lemma
from mnemic.memory.formation.lemmas import past_participle
from mnemic.memory.formation.wordlists import word_set

_DOER = r"(?P<doer>(?:[\w'’-]+\s+){1,6}?)"
_DONE = re.compile(
    rf"{_DOER}(?P<verb>[a-z]+)\s+(?:me|us)\b\s*(?P<rest>.*)", re.IGNORECASE | re.DOTALL
)
_TAKES = re.compile(r"(?:it|that|this)\s+takes\s+(?:me|us)\s+(?P<rest>.+)", re.IGNORECASE)
_OWNED = re.compile(
    r"(?P<what>(?:[\w'’-]+\s+){0,7}?[\w-]+?)(?:(?:['’]s|\s+is|\s+are)\s+(?:mine|ours)|\s+belongs?\s+to\s+(?:me|us))",
    re.IGNORECASE,
)
_EQUALS = re.compile(
    r"(?P<one>(?:[\w'’-]+\s+){1,6}?)(?P<be>is|are)\s+(?P<other>(?:my|our)\s+[^,;.]+)", re.IGNORECASE
)
_MINE = re.compile(
    r"(?:ours|mine)\s+(?:is|are)\s+(?P<what>an?\s+[^,;]+?)"
    r"(?:\s*[,;]\s*(?!(?:she|he|they|you|we|who|if|or|not)\b).*)?",
    re.IGNORECASE | re.DOTALL,
)
_AIM = re.compile(
    r"(?:my|our)\s+(?:(?:one|only|main|big|great|own)\s+)?(?P<aim>hope|aim|plan|dream|wish|goal|ambition)\s+"
    r"is\s+to\s+(?P<does>(?!not\b|never\b)[^,;:]+)",
    re.IGNORECASE,
)
_AIMS = {"hope": "hope", "aim": "aim", "plan": "plan", "wish": "wish"}
_AT_AGE = re.compile(
    r",\s+(?:now\s+)?at\s+(?P<age>\d{2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)"
    r"(?:-\w+)?),\s+(?P<then>[^,;]+)",
    re.IGNORECASE,
)
_NOW_DOING = re.compile(r"(?:I\s+)?(?:am|['’]m|still)\s+\w+", re.IGNORECASE)
_HERE_IN = re.compile(r"\bhere\s+in\s+(?P<where>[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*)*)")
_LIKE = re.compile(
    r"what\s+(?:I|we)(?:['’]d|\s+would)\s+(?:really\s+)?(?P<likes>like|love|prefer)(?:\s+from\s+you)?\s+(?:is|are)\s+"
    r"(?P<what>.+)",
    re.IGNORECASE,
)
_FALLS = re.compile(
    r"it\s+(?:has\s+fallen|falls|fell|is\s+left|is\s+up)\s+to\s+me\s+to\s+(?P<does>.+)",
    re.IGNORECASE,
)
_BESIDE = re.compile(
    r"\bI(?:['’]m|\s+am)\s+(?:alone|stuck|left|on my own)\s+with\s+(?P<what>an?\s+[^,;]+)",
    re.IGNORECASE,
)
_OWING = re.compile(
    r"there(?:['’]s|\s+is|\s+are)\s+(?P<still>still\s+)?(?P<what>(?:[^,;]|,(?=\d)){1,40}?)\s+"
    r"(?:owing|left to pay|due)\s+"
    r"(?P<on>on\s+[^,;]+)",
    re.IGNORECASE,
)
_UNPLAIN = word_set(
    """not never no almost nearly hardly barely may might would could should can will must to if
    whether didn't doesn't don't won't wouldn't couldn't isn't aren't n't nobody none unless who
    which that said says told and or but neither nothing maybe perhaps i we"""
)
_GIVING = word_set("give leave grant award buy hand get sell")
_GIVEN = re.compile(r"(?:her|his|their|its)\s+", re.IGNORECASE)
_LETTING = word_set("let make have give help")
_STIRRING = word_set(
    """scare bore annoy excite fascinate relax frighten calm stress irritate tire worry exhaust
    upset terrify delight thrill overwhelm disgust soothe"""
)
_CLAUSE_END = re.compile(
    r"\s*[,;(–—:]\s*|\s+(?:but|and|so|because|although|if|when|unless)\s+", re.IGNORECASE
)
_PUT = re.compile(r"(?:on|onto|in|into)\s+.+", re.IGNORECASE)


def turned(sentence: str) -> Iterator[str]:
    """Give what a sentence tells of the speaker who stands in it as "me", "us" or "mine"."""
    took = _TAKES.fullmatch(sentence)
    if took is not None:
        yield f"I take {took['rest']}"
        yield f"I need {took['rest']}"
        return
    mine = _MINE.fullmatch(sentence)
    if mine is not None:
        yield f"I have {mine['what']}"
        return
    here = _HERE_IN.search(sentence)
    if here is not None:
        yield f"I am in {here['where']}"
    like = _LIKE.fullmatch(sentence)
    if like is not None:
        yield f"I would {like['likes']} {like['what']}"
    aim = _AIM.fullmatch(sentence)
    if aim is not None:
        yield f"I {_AIMS.get(aim['aim'].lower(), 'want')} to {aim['does']}"
        return
    falls = _FALLS.fullmatch(sentence)
    if falls is not None:
        yield f"I {falls['does']}"
        return
    yield from _aged(sentence)
    yield from _held(sentence)
    yield from _turn_of(sentence)
    yield from _cleft(sentence)
    owned = _OWNED.fullmatch(sentence)
    if owned is not None and _is_plain(owned["what"]):
        yield f"I have {owned['what'].strip()}"
        yield f"I own {owned['what'].strip()}"
        return
    equal = _EQUALS.fullmatch(sentence)
    if equal is not None and _is_plain(equal["one"]) and _is_plain(equal["other"]):
        yield f"{equal['other']} {equal['be']} {equal['one'].strip()}"
        return
    done = _DONE.fullmatch(sentence)
    if done is None or not _is_plain(done["doer"]):
        return
    verb = done["verb"].lower()
    base = verb_lemma(verb)
    if base is not None and base != "be":
        rest = _CLAUSE_END.split(done["rest"], maxsplit=1)[0]
        doer = _HAS_DONE.sub("", done["doer"].strip())
        if doer != done["doer"].strip() and past_participle(base) == verb:
            yield f"I have been {verb} {rest} by {doer}"
            yield f"I have been {verb} by {doer} {rest}"
            yield f"I have been {verb} {rest}"
        yield from _done(doer, verb, base, rest)


_HAS_DONE = re.compile(
    r"(?:\s+(?:has|have)|['’](?:s|ve))(?:\s+(?:just|now|also|since|recently))?\Z", re.I
)


def _aged(sentence: str) -> Iterator[str]:
    """Give the age that is put in before what one does now: "and, at 74, am learning"."""
    aged = _AT_AGE.search(sentence)
    if aged is not None and _NOW_DOING.match(aged["then"]):
        yield f"I am {aged['age']}"


def _held(sentence: str) -> Iterator[str]:
    """Give what "I'm left with a lease" and "there's still 900 owing on it" say one has."""
    beside = _BESIDE.search(sentence)
    if beside is not None:
        yield f"I have {beside['what']}"
    owing = _OWING.fullmatch(sentence)
    if owing is not None:
        yield f"I {owing['still'] or ''}owe {owing['what']} {owing['on']}"


def _turn_of(sentence: str) -> Iterator[str]:
    """Give what "this is my second year of keeping bees" says of what one does."""
    found = _TURN.fullmatch(sentence)
    if found is None:
        return
    turn, joint, what = found["turn"], found["joint"] or "", found["what"]
    yield f"I am in my {turn} {joint}{what}"
    first = what.partition(" ")[0].lower()
    if first.endswith("ing") and joint.strip() in {"", "of", "at"}:
        base = verb_lemma(first)
        if base is not None:
            yield f"I am {what}"
            yield f"I {base}{what[len(first) :]}"
    elif joint.strip() == "as":
        yield f"I am {what}"
        yield f"I work {joint}{what}"


_TURN = re.compile(
    r"(?:this|it)(?:['’]s|\s+is|\s+will\s+be)\s+(?:now\s+|only\s+)?my\s+"
    r"(?P<turn>[\w-]+\s+(?:year|term|season|month|week|semester|winter|summer))\s+"
    r"(?P<joint>(?:of|as|at|in|with|on)\s+)?(?P<what>(?!not\b|without\b)[^,;:]+)",
    re.IGNORECASE,
)


def _cleft(sentence: str) -> Iterator[str]:
    """Give what "Swimming is how I relax" and "What I can't stand is small talk" say."""
    what = _WHAT.fullmatch(sentence)
    if what is not None:
        yield f"I {what['does']} {what['what']}"
    thing = _SOMETHING.fullmatch(sentence)
    if thing is not None and _is_plain(thing["one"]):
        yield f"I {thing['does']} {thing['one'].strip()}"
    how = _HOW.fullmatch(sentence)
    if how is not None and _is_plain(how["one"]):
        for joint in _JOINING[how["joint"].lower()]:
            yield f"I {how['does']} {joint} {how['one'].strip()}"


_WHAT = re.compile(
    r"what\s+(?:i|we)\s+(?P<does>[^,;:]+?)\s+(?:is|are)\s+(?P<what>[^,;:]+)", re.IGNORECASE
)
_SOMETHING = re.compile(
    r"(?P<one>(?:[\w'’-]+\s+){1,5}?)(?:is|are)\s+(?:something|what|the thing)\s+(?:that\s+)?"
    r"(?:i|we)\s+(?P<does>[^,;:]+)",
    re.IGNORECASE,
)
_HOW = re.compile(
    r"(?P<one>(?:[\w'’-]+\s+){1,5}?)(?:is|are)\s+(?P<joint>how|when|where)\s+(?:i|we)\s+(?P<does>[^,;:]+)",
    re.IGNORECASE,
)
_JOINING = {"how": ("by", "with"), "when": ("in the", "on"), "where": ("in", "at", "on")}


def _done(doer: str, verb: str, base: str, rest: str) -> Iterator[str]:
    if verb == "put" and _PUT.fullmatch(rest):
        yield f"I am {rest}"
    if verb_form(verb, base) == "past":
        yield f"I was {past_participle(base)} {rest} by {doer}"
        yield f"I was {past_participle(base)} {rest}"
        opening = rest.partition(" ")[0].lower()
        if base in _GIVING and opening not in PREPOSITIONS | CONJUNCTIONS | {""}:
            whose = _GIVEN.match(rest)
            what = rest if whose is None else f"a {rest[whose.end() :]}"
            yield f"I have {what} from {doer}"
        return
    if base == "give" and rest:
        yield f"I get {rest} from {doer}"
        yield f"I have {rest} from {doer}"
    if base not in _LETTING and verb != base:
        yield f"I am {past_participle(base)} {rest} by {doer}"
    if base in _STIRRING:
        for joint in ("by", "of", "with", "about"):
            yield f"I am {past_participle(base)} {joint} {doer}"


def _is_plain(words: str) -> bool:
    spoken = words.lower().replace("’", "'").split()
    return _UNPLAIN.isdisjoint(spoken) and not any(word.endswith("n't") for word in spoken)
