"""What a statement needs to be whole: its share of the time, its verb, no ends left over.

"Three weeks out of four I'm on nights" is not always so, "I do eat mussels" is "User eats
mussels", and a plan that lists weekdays names no dates.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

from msgspec.structs import replace

from mnemic.memory.formation import lemmas
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import DETERMINERS, NUMBERS, noun_lemma
from mnemic.memory.formation.inflections import third_person
from mnemic.memory.model import Polarity

_COUNT = "|".join(sorted(w for w in NUMBERS if w.isalpha()))
_SPELLS = r"(?:days?|nights?|weeks?|weekends?|months?|mornings?|evenings?|afternoons?|hours?|summers?|winters?)"
_SHARE = re.compile(
    rf"(?P<share>(?:half|most of|some of|part of|much of) the (?:time|week|month|year)|"
    rf"(?:{_COUNT}|\d+) {_SPELLS} (?:(?:out of|in) (?:every )?(?:{_COUNT}|\d+)|(?:a|per|each|every) (?:week|fortnight|month|year)))"
    r" ,? ?(?:i|we)\b"
)
_DAY = re.compile(r"\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b", re.I)
_EMPHATIC = re.compile(r"\A(?P<who>User|The team) does (?P<verb>[a-z]+) (?P<next>\w+)")
_LEFT = re.compile(
    r"(?:,? (?:even|by)| before (?:this|that)|, wish (?:them|User|us) luck| and (?:somehow )?its? always User \w+ing\b[^.]*|(?<=days) and (?:their|the|User['’]s) [a-z-]+)\.\Z"
)
_PLURAL_SELF = re.compile(
    r"\AUser is (?P<mods>(?:[a-z-]+ ){0,2}?)(?P<many>[a-z]+(?:ers|ors|ists|ians|smiths))(?=[.,]| (?:in|at|from|and|who|by)\b)"
)
_COUNTED_US = re.compile(
    r"\b(?P<many>(?:the )?(?:two|three|four|five|six)|all|both) of User\b(?!['’])"
)
_PETS = re.compile(r"\AThe team (?=adopted an? )")
_OPENING = re.compile(r"User (?:has|is) (?:an? )?(?P<word>[A-Z][a-z]+(?:-[a-z]+)?)(?! [A-Z])\b")
_PEOPLES = re.compile(r"(?:ish|i?an|ist|ic|ese|i)\Z")
_PLAIN = frozenset(
    {"vegetarian", "vegan", "left-handed", "right-handed", "dodgy", "gammy", "wonky", "creaky"}
)
"""Adjectives of everyday writing that the lexicon does not know."""

_TWO_VERBS = re.compile(r"\A(?P<who>User['’]s \w+) [a-z]+s the [\w ]+? (?P<rest>is the one\b)")
_DAYS_MIN = 2


def made_whole(one: Claim, words: Words) -> Claim:
    """Give a claim whose statement says the whole of what was said, and nothing left over."""
    if one.forget:
        return one
    said = _PETS.sub("User ", _EMPHATIC.sub(_plain, one.statement))
    said = _TWO_VERBS.sub(r"\g<who> \g<rest>", _lowered(said, words))
    said = _PLURAL_SELF.sub(_as_one, said)
    said = _COUNTED_US.sub(r"\g<many> of them", said)
    left = _LEFT.search(said)
    if left is not None and (not left.group().startswith(" by") or _by_then(words)):
        said = f"{said[: left.start()]}."
    share = _SHARE.match(" ".join(w.low for w in words))
    if share is not None and said.startswith(("User ", "The team ")):
        kept = share.group("share")
        said = said if kept in said.lower() else _with_share(said, kept)
    said = _with_theirs(one, said, words)
    if said.startswith("The team ") and any(w.low == "me" for w in words):
        # Whom the team calls Pip is the speaker.
        said = said if any(w.low == "them" for w in words) else _THEM.sub("User", said)
    listed = len(_DAY.findall(said)) >= _DAYS_MIN and ":" in said
    return replace(one, statement=said, timeless=one.timeless or listed)


_THEM = re.compile(r"\bthem\b")
_ENDED = re.compile(
    r"(?P<head> no longer (?!(?:has|have|owns?)\b)[a-z]+ )an? (?P<what>[\w-]+(?: [\w-]+){0,2}?)(?= (?:in|on|at|with|to|from|through|via|for)\b|\.)"
)


def _with_theirs(one: Claim, said: str, words: Words) -> str:
    """Say "no longer keeps their recipes in Evernote", not "a recipes"; one of many stays "a"."""
    found = _ENDED.search(said) if one.polarity is Polarity.RETRACT else None
    if found is None:
        return said
    what = found.group("what").split()
    placed = not said.endswith(f"{what[-1]}.")
    if not (placed or noun_lemma(what[-1].lower()) != what[-1].lower()):
        return said
    owned = any(a.low in {"my", "our"} and b.text == what[0] for a, b in pairwise(words))
    return f"{said[: found.end('head')]}their {said[found.start('what') :]}" if owned else said


def _as_one(found: re.Match[str]) -> str:
    """Say what "we're vegan bakers" tells of one of them: "User is a vegan baker"."""
    one = noun_lemma(found.group("many"))
    phrase = f"{found.group('mods')}{one}"
    if one not in OCCUPATIONS or phrase.split(maxsplit=1)[0] in {
        "one",
        "two",
        "the",
        "both",
        "all",
    }:
        return found.group()
    return f"User is {'an' if phrase[0] in 'aeiou' else 'a'} {phrase}"


def _with_share(said: str, share: str) -> str:
    """Put a share of the time behind what it is the share of: before the first comma."""
    head, mark, rest = said.rstrip(".").partition(", ")
    return f"{head} {share}{mark}{rest}."


def _by_then(words: Words) -> bool:
    lows = [w.low for w in words]
    return any(a == "by" and b == "then" for a, b in pairwise(lows)) or (
        bool(lows) and lows[-1] == "by"
    )


def _plain(found: re.Match[str]) -> str:
    """Say "does eat" as "eats"; "does work for charities" has a noun behind its verb."""
    verb, after = found.group("verb"), found.group("next")
    if not _is_verb(verb) or (_is_noun(verb) and after not in DETERMINERS):
        return found.group()
    return f"{found.group('who')} {third_person(verb)} {after}"


def _lowered(said: str, words: Words) -> str:
    """Write the adjective that began a sentence small where it begins none."""
    found = _OPENING.match(said)
    if found is None or not _is_quality(found.group("word").lower()):
        return said
    word = found.group("word")
    began = word.lower() in _PLAIN or any(w.start == 0 and w.text == word for w in words)
    at = found.start("word")
    return f"{said[:at]}{said[at].lower()}{said[at + 1 :]}" if began else said


@lru_cache(maxsize=1024)
def _classes(word: str) -> frozenset[str]:
    return frozenset(lemmas.by_class(word))


def _is_verb(word: str) -> bool:
    return word in lemmas.by_class(word).get("VERB", ())


def _is_noun(word: str) -> bool:
    return "NOUN" in _classes(word)


def _is_quality(word: str) -> bool:
    return word in _PLAIN or (
        "ADJ" in _classes(word)
        and _PEOPLES.search(word) is None
        and not _classes(word) & {"NOUN", "PROPN", "VERB"}
    )
