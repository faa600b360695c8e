"""What points back, as what it points to: "it", "she", "ours", and "we" of a club.

Only what was named before, nearest first: a pronoun is no licence for any noun around.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mnemic.memory.formation.grammar.lexicon import GENDER
from mnemic.memory.formation.grammar.words import MODALS, read, verb_lemma
from mnemic.memory.formation.lemmas import plural, third_person
from mnemic.memory.formation.provided.constituents import (
    Words,
    is_noun,
    is_person,
    is_plural,
    is_time,
    phrase_end,
    subject_at,
)
from mnemic.memory.formation.provided.plain import Plain
from mnemic.memory.formation.provided.relating import lowered
from mnemic.memory.formation.wordlists import word_set

NAMED_MAX = 12
"""How many phrases before a pronoun are looked at."""

MEANT_MAX = 3
"""How many of them one pronoun may mean."""

_GROUPS = word_set(
    """club team band choir company practice squad crew society charity firm shop salon business
    school lab department group class church council committee troupe orchestra league bank"""
)
_HE = re.compile(r"\b(?P<he>he|him|his)\b", re.IGNORECASE)
_SHE = re.compile(r"\b(?P<she>she|her|hers)\b", re.IGNORECASE)
_IT = re.compile(r"\b(?P<it>it|its|that|this)(?P<be>['’]?s)?\b", re.IGNORECASE)
_CLEFT = re.compile(r"\A(?:it|that)['’]?s?\s+(?:is\s+)?(?:the|my)\s[^,;]*\bthat\b", re.IGNORECASE)
_WE = re.compile(r"\b(?:we|us|our)\b", re.IGNORECASE)
_HOMES = word_set("flat house home household apartment family")
_SAME_DOING = re.compile(
    r"is\s+(?:just\s+|only\s+)?an?\s+(?!joke|lie|pity|shame|pain|mess|problem)", re.IGNORECASE
)
_OWN_DOING = re.compile(r"\b(?:I|we)\s+(?!think|guess|wonder|know|mean)[a-z]+", re.IGNORECASE)
_PERSON_OBJECT = re.compile(r"\s(?:him|her)\s(?=(?:his|her|a|the)\s)", re.IGNORECASE)
_THEM = re.compile(r"\bthem\b", re.IGNORECASE)
_THEY = re.compile(r"they\b", re.IGNORECASE)
_NUMBER = r"(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})"
_BARE_COUNT = re.compile(
    rf"\b{_NUMBER}(?=\s+(?:a|per|each|every)\s+(?:day|night|week|month|year)\b)", re.IGNORECASE
)
_OF_US = re.compile(
    rf"\Athere(?:['’]?s|\s+is|\s+are)\s+(?P<count>(?:just\s+|only\s+)?(?P<number>{_NUMBER}))\s+of\s+us"
    r"(?:\s+including\s+me)?(?:\s+in\s+(?:the|our|my)\s+(?P<place>\w+))?",
    re.IGNORECASE,
)


def resolved(clause: str, before: Sequence[str]) -> Iterator[Plain]:
    """Give a clause with what points back in it put in the words it points to.

    `before` are the stretches said before it, in order, the clause's own sentence last.
    """
    named = [one for text in before for one in phrases_of(text) if not is_time(read(one))]
    named = named[-NAMED_MAX:]
    yield from _persons(clause, named)
    points = _IT.match(clause)
    if points is not None and _CLEFT.search(clause) is None:
        rest = clause[points.end() :].strip()
        rest = f"is {rest}" if points["be"] else rest
        for thing in _things(named, before):
            yield Plain(f"{thing} {rest}", thing)
        if _SAME_DOING.match(rest) and _is_own(before):
            # "It's a side business", after what one does.
            yield Plain(f"I have {rest.removeprefix('is ')}")
    if _THEM.search(clause) is not None:
        for things in [one for one in reversed(named) if is_plural(read(one))][:1]:
            yield Plain(_THEM.sub(things, clause), things)
    if _THEY.match(clause) is not None:
        for people in [one for one in reversed(named) if is_plural(read(one))][:1]:
            yield Plain(_THEY.sub(people, clause, count=1), people)
    if _WE.search(clause) is not None:
        groups = (g for g in reversed(named) if read(g)[-1].low in _GROUPS and g not in clause)
        for group in [*groups][:1]:
            yield Plain(_as_group(clause, group), group)
    yield from _counted(clause, named)
    bare = _BARE_SUBJECT.match(clause)
    if bare is not None:
        # "The contract" is of what was asked about: the wifi contract.
        for topic in _TOPIC.finditer(" ".join(before[-MEANT_MAX:])):
            yield Plain(f"the {topic['noun']} {clause[bare.start('noun') :]}", topic["noun"])


_BARE_SUBJECT = re.compile(
    r"the\s+(?P<noun>[a-z]+)(?:['’]s|\s+(?:is|was|has|runs|ends|costs))\b", re.IGNORECASE
)
_TOPIC = re.compile(
    r"\b(?:for|about)\s+(?P<noun>(?!the|my|our|this|that|it|me|us|a\b)[a-z-]{3,20})(?=[\s?.,]|\Z)"
)


def _persons(clause: str, named: Sequence[str]) -> Iterator[Plain]:
    for pattern, gender in ((_SHE, "f"), (_HE, "m")):
        if pattern.search(clause) is None:
            continue
        may = [one for one in reversed(named) if _may_be(one, gender)]
        # Who is known to be one goes before a name that may be anybody's, or a place's.
        for whom in sorted(may, key=lambda one: (not _is_gendered(one), not _is_somebody(one)))[:1]:
            yield Plain(_put(clause, pattern, whom), whom)
            if clause.count(" him ") and _PERSON_OBJECT.search(clause):
                # "Read him his post": whose it is stays "his".
                yield Plain(_PERSON_OBJECT.sub(f" {whom} ", clause, count=1), whom)


def _things(named: Sequence[str], before: Sequence[str]) -> list[str]:
    """Give what "it" may be: what the last sentences are about, then what was named last."""
    things = [one for one in named if not is_person(read(one)) and not is_plural(read(one))]
    about = [next(iter(phrases_of(text)), "") for text in before]
    ordered = [one for one in reversed(about) if one in things] + things[::-1]
    return [_definite(one) for one in dict.fromkeys(ordered)][:MEANT_MAX]


def _definite(phrase: str) -> str:
    """Give what was named without an article as what is spoken of: "the scraper"."""
    bare = phrase[:1].islower() and phrase.partition(" ")[0] not in _OPENS
    return f"the {phrase}" if bare else phrase


def _is_own(before: Sequence[str]) -> bool:
    """Tell whether the last that was said is of what the speaker does."""
    last = next((text for text in reversed(before) if text.strip()), "")
    return _OWN_DOING.search(last) is not None


def _counted(clause: str, named: Sequence[str]) -> Iterator[Plain]:
    """Read "two a week" of shifts as two shifts, and "four of us" as four people."""
    bare = _BARE_COUNT.search(clause)
    countable = [one for one in named if read(one)[0].low in {"every", "each", "a", "an", "my"}]
    if bare is not None:
        for one in countable[-MEANT_MAX:]:
            what = plural(_undetermined(one))
            yield Plain(f"{clause[: bare.end()]} {what}{clause[bare.end() :]}", what)
    us = _OF_US.search(clause)
    if us is None:
        return
    place = us["place"] or next(
        (read(g)[-1].low for g in reversed(named) if read(g)[-1].low in _GROUPS | _HOMES), ""
    )
    if place:
        yield Plain(f"There are {us['count']} people in our {place}", place)
        yield Plain(f"Our {place} has {us['count']} people", place)
        does = "live" if place in _HOMES else "work"
        yield Plain(f"I {does} in a {place} of {us['number']}", place)


def _undetermined(phrase: str) -> str:
    first, _, rest = phrase.partition(" ")
    return rest if first.lower() in _OPENS and rest else phrase


def phrases_of(text: str) -> Iterator[str]:
    """Give the noun phrases of a text that name somebody or something, in order."""
    words = read(text)
    at = 0
    while at < len(words):
        end = _whole(words, at)
        if end is None:
            at += 1
            continue
        phrase = text[words[at].start : words[end - 1].end]
        named = words[at].text[:1].isupper() or words[at].low in _OPENS or at == 0
        if named and is_noun(words[end - 1]):
            yield lowered(phrase)
        at = end


_OPENS = word_set("my our the a an his her their its another every each")


def _whole(words: Words, at: int) -> int | None:
    """Give the end of the longest phrase at a word that is no clause of its own."""
    end = phrase_end(words, at)
    verb = subject_at(words, at)
    while end is not None and verb != end:
        longer = phrase_end(words, at, beyond=end)
        if longer is None or not words[longer - 1].text[:1].isalnum():
            return end
        end = longer
    return end


def _may_be(whom: str, gender: str) -> bool:
    words = read(whom)
    if words[0].low in {"his", "her", "their", "its"}:
        return False
    genders = {GENDER.get(word.low, "") for word in words} - {""}
    return genders == {gender} or (not genders and is_person(words))


def _is_gendered(whom: str) -> bool:
    return any(GENDER.get(word.low) for word in read(whom))


def _is_somebody(whom: str) -> bool:
    """Tell whether a phrase says that it is a person: "my friend Thaís", not "Recife"."""
    words = read(whom)
    return words[0].low in {"my", "our"} and is_person(words)


def _put(clause: str, pattern: re.Pattern[str], whom: str) -> str:
    """Put somebody in the place of a pronoun; a possessive takes their ending."""

    def instead(found: re.Match[str]) -> str:
        low = found.group().lower()
        owned = low == "his" or (low == "her" and _is_owning(clause, found.end()))
        return f"{whom}'s" if owned else whom

    return pattern.sub(instead, clause)


def _is_owning(clause: str, at: int) -> bool:
    after = read(clause[at:])
    return bool(after) and is_noun(after[0]) and after[0].text[:1].isalpha()


def _as_group(clause: str, group: str) -> str:
    """Put a club or a firm in the place of "we": what it is of is the speaker's too."""
    phrase = f"our {_undetermined(group)}"
    opened = _WE_DO.match(clause)
    if opened is not None:
        verb = opened["verb"].lower()
        does = {"are": "is", "'re": "is", "have": "has", "'ve": "has", "do": "does"}.get(verb, verb)
        if does == verb and verb_lemma(verb) == verb and verb not in MODALS:
            does = third_person(verb)
        return f"{phrase} {opened['adverb'] or ''}{does}{clause[opened.end() :]}"

    def instead(found: re.Match[str]) -> str:
        return f"{phrase}'s" if found.group().lower() == "our" else phrase

    return _WE.sub(instead, clause)


_WE_DO = re.compile(
    r"we\s*(?P<adverb>(?:also|all|only|always|usually)\s+)?(?P<verb>['’](?:re|ve)|\w+)",
    re.IGNORECASE,
)
