"""Sentences that leave the speaker out, as whole ones: "can't stand coriander", "no car"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import verb_lemma
from mnemic.memory.formation.lemmas import lemma, past_participle
from mnemic.memory.formation.provided.labels import article, items_of
from mnemic.memory.formation.wordlists import word_set

_ADVERB = (
    r"(?:(?:still|also|just|finally|already|currently|now|usually|always|mostly|never|really"
    r"|recently|only)\s+)*"
)
_BEEN = re.compile(rf"{_ADVERB}been\s+\w", re.IGNORECASE)
_AUXILIARY = re.compile(
    r"(?:can['’]?t|cannot|can not|won['’]?t|will(?: not)?|haven['’]?t|have not|have|had|didn['’]?t"
    r"|did not|don['’]?t|do not|do|used to|am|was|wasn['’]?t|couldn['’]?t|could not)\s+"
    r"(?!i\b|we\b|you\b|he\b|she\b|they\b|it\b|my\b|our\b|the\b|your\b|anyone\b|someone\b|there\b)\w",
    re.IGNORECASE,
)
_ORDERED = re.compile(r"(?:don['’]?t|do not)\s+(?:ever\s+)?(?P<verb>\w+)", re.IGNORECASE)
ASSISTING = word_set(
    """book suggest propose give send use write tell ask show list remind recommend schedule
    mention add include call offer plan put make assume bring repeat explain answer reply say
    format delete change share save store start stop let be forget worry bother"""
)
_COUNT = r"(?:no|zero|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})"
_NOUN = r"(?!(?:of|in|at|on|for|from|to|with|by|please|\w+ing)\b)[\w-]+"
_COUNTED = re.compile(
    rf"{_COUNT}\s+(?:{_NOUN}\s+){{0,2}}?{_NOUN}(?:\s+(?:named|called|aged|and|plus|beyond|besides|except)\b.*)?",
    re.IGNORECASE,
)
_FINITE = re.compile(
    r"\b(?:is|are|was|were|am|has|have|had|does|do|did|will|would|can|could|should|(?-i:may)|might"
    r"|must|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t)\b|['’]s\b",
    re.IGNORECASE,
)
_SINCE = re.compile(
    r"(?P<what>(?:[\w-]+\s+){1,3})(?:since\s+\S.*|for\s+(?:\w+\s+){1,2}(?:years?|months?|weeks?|decades?))",
    re.IGNORECASE,
)
_STATE = re.compile(
    r"(?:(?:now|still|recently|happily|newly|mostly|severely|slightly)\s+)?"
    r"(?:allergic|married|engaged|divorced|retired|based|vegan|vegetarian|pescatarian|diabetic|coeliac"
    r"|celiac|pregnant|widowed|single|left-handed|right-handed|colou?r-?blind|deaf|autistic"
    r"|dyslexic|lactose[- ]intolerant|unemployed|self-employed|freelance|semi-retired"
    r"|born|raised|trained|qualified|teetotal|asthmatic)\b(?:\s*\Z|\s+(?:to|in|near|at|from|as|for|with|since|by|and)\b.*)",
    re.IGNORECASE,
)
_PARENT = re.compile(
    r"(?:[\w-]+\s+)?(?:mum|mom|mother|dad|father|parent|uncle|aunt|grandmother|grandfather|owner)\s+(?:of|to)\s+.+",
    re.IGNORECASE,
)


_UP = re.compile(
    r"(?:usually|always|mostly|normally|often|never|rarely|currently|still|now)\s+"
    r"(?:up|out|off|away|home|back|in|at|on|asleep|awake)\b",
    re.IGNORECASE,
)
_NO_SUCH = re.compile(r"not\s+(?:an?|the|much of a|really an?)\s+\w", re.IGNORECASE)
_SUCH = re.compile(
    r"(?:(?:an?|big|huge|keen|avid|total|lifelong)\s+)*[\w-]+\s+(?:person|owl|riser|lover|fan|nerd|buff|enthusiast|addict|owner)",
    re.IGNORECASE,
)
_HERE = re.compile(
    r"(?P<what>(?!(?:not|no|any|new|the|my|is|are|what)\b)(?:[\w-]+\s+){1,6}?)here", re.IGNORECASE
)
_AILING = re.compile(
    r"(?:bad|weak|sore|chronic|severe|mild|poor|perfect|flat)\s+(?:[\w-]+\s+){0,2}?"
    r"(?:knees?|backs?|eyesight|hearing|hips?|feet|asthma|migraines?|tinnitus|arthritis|eczema"
    r"|insomnia|pitch|joints?|lungs?|stomach|anxiety|hay fever)",
    re.IGNORECASE,
)
_CLAUSE_END = re.compile(r"\s*[,;(–—]\s*|\s+(?:but|and|so)\s+", re.IGNORECASE)
_TITLED = re.compile(
    r"(?:an?\s+)?(?:[\w-]+\s+){0,2}[\w-]*(?:er|or|ist|ian|ee|nurse|chef|clerk|vet|cook|monk|pilot|judge)"
    r"(?:\s+(?:at|in|for)\s+.+)?",
    re.IGNORECASE,
)
STANDING = word_set(
    """live work love like hate enjoy dislike prefer own speak play study have need want drive ride
    teach commute eat drink smoke know understand sing swim cycle"""
)
"""Verbs that say how one lives: no assistant is told to do them."""

_ABLE = re.compile(r"can\s+(?:also\s+|still\s+|only\s+)?(?P<verb>[a-z]+)\b", re.IGNORECASE)
_STANDS = re.compile(r"(?:(?P<no>never|don['’]?t|do not)\s+)?(?P<verb>\w+)\s+\S", re.IGNORECASE)
_WANNA = re.compile(r"(?:wanna|want to|would like to|['’]d like to)\s+(?=\w)", re.IGNORECASE)
_ALLERGY = re.compile(
    r"(?:(?:severe|mild|bad|peanut|nut|[a-z]+)\s+){1,2}(?:allergy|intolerance|phobia)",
    re.IGNORECASE,
)
_HELD = re.compile(r"(?:an?|my)\s+[\w-]+", re.IGNORECASE)


def whole_of(plain: str, *, listed: bool) -> Iterator[str]:
    """Give what a sentence without its subject says of the speaker."""
    if _BEEN.match(plain):
        yield f"I have {plain}"
        return
    got = _GOT.match(plain)
    if got is not None and _is_done(got["done"].lower()):
        yield f"I {plain}"
        return
    if _AUXILIARY.match(plain):
        ordered = _ORDERED.match(plain)
        if ordered is None or lemma(ordered["verb"].lower(), "VERB") not in ASSISTING:
            yield f"I {plain}"
        return
    wanna = _WANNA.match(plain)
    if wanna is not None:
        yield f"I want to {plain[wanna.end() :]}"
        return
    if stands(plain) or (listed and _opens_standing(plain)):
        yield f"I {plain}"
        return
    able = _ABLE.match(plain)
    if able is not None and verb_lemma(able["verb"].lower()) == able["verb"].lower():
        yield f"I {plain}"
        return
    yield from _being(plain)
    if _FINITE.search(plain) is None:
        yield from _verbless(plain, listed=listed)


_GOT = re.compile(rf"{_ADVERB}got\s+(?P<done>[a-z]+)\b(?!\s+(?:my|me)\b)", re.IGNORECASE)


def _is_done(low: str) -> bool:
    """Tell whether a word says what was done to one: "got promoted", "got talked into"."""
    base = verb_lemma(low)
    return base is not None and low != base and past_participle(base) == low


def stands(plain: str) -> bool:
    """Tell whether a denial without its subject is one's own: "don't own a TV"."""
    found = _STANDS.match(plain)
    return found is not None and bool(found["no"]) and found["verb"].lower() in STANDING


def _opens_standing(plain: str) -> bool:
    found = _STANDS.match(plain)
    return found is not None and not found["no"] and found["verb"].lower() in STANDING


def _being(plain: str) -> Iterator[str]:
    first = _CLAUSE_END.split(plain, maxsplit=1)[0]
    if _SUCH.fullmatch(first):
        yield f"I am {article(first)} {first}"
    here = _HERE.fullmatch(plain.split(",", 1)[0].strip())
    if here is not None and _FINITE.search(here["what"]) is None:
        what = here["what"][:1].lower() + here["what"][1:]
        yield f"I am {what}"
        yield f"I am {article(what)} {what}"
    if _FINITE.search(plain) is None and (_UP.match(plain) or _NO_SUCH.match(plain)):
        yield f"I am {plain}"


def _verbless(plain: str, *, listed: bool) -> Iterator[str]:
    """Give what a sentence without any verb says one is or has."""
    first = _CLAUSE_END.split(plain, maxsplit=1)[0]
    parts = (plain, *items_of(plain))
    yield from _household(plain)
    if all(_COUNTED.fullmatch(part) for part in parts[1:] or parts):
        for part in parts:
            yield f"I have {part}"
        return
    if len(parts) > 1 and kin_class(parts[1].lower()):
        rest = parts[1:]
        if all(kin_class(q.lower()) or _COUNTED.fullmatch(q) or _HELD.fullmatch(q) for q in rest):
            for part in rest:
                yield f"I have {part if part[0].islower() or part[0].isdecimal() else f'a {part}'}"
            return
    if _ALLERGY.fullmatch(first):
        yield f"I have {article(first)} {first}"
    if _COUNTED.fullmatch(first) or _AILING.fullmatch(first):
        yield f"I have {first}"
    since = _SINCE.fullmatch(plain)
    if since is not None and (listed or _STATE.fullmatch(since["what"].strip())):
        yield f"I have been {plain}"
        yield f"I am {plain}"
    for part in parts:
        yield from _state(part)
    yield from _listed(parts[1:])
    if listed and _TITLED.fullmatch(plain):
        yield f"I am {article(plain)} {plain}"
        yield f"I am {plain}"


_TOLD_OFF = re.compile(r"\s*[,;(–—]\s*(?:so|but|because)\b|\s+(?:so|but|because)\s+", re.IGNORECASE)


def _household(plain: str) -> Iterator[str]:
    """Give what is counted off where kin are among it: "two kids and a mortgage, so ..."."""
    counted = _TOLD_OFF.split(plain, maxsplit=1)[0].strip(" .!")
    parts = items_of(counted)
    if not all(_COUNTED.fullmatch(part) or _HELD.fullmatch(part) for part in parts):
        return
    if any(kin_class(part.split()[-1].lower()) for part in parts):
        for part in (counted, *parts):
            yield f"I have {part}"


def _listed(parts: Sequence[str]) -> Iterator[str]:
    """Give what a list of a person says of them: "Retired postman, allotment near Leeds"."""
    short = all(len(part.split()) <= ITEM_WORDS_MAX for part in parts)
    told = [part for part in parts if _RETIRED.fullmatch(part) or _AILING.fullmatch(part)]
    if not short or not (told or any(list(_state(part)) for part in parts)):
        return
    for part in parts:
        if _RETIRED.fullmatch(part):
            yield f"I am {article(part)} {part}"
        elif not list(_state(part)):
            yield f"I have {part}"
            yield f"I have {article(part)} {part}"


ITEM_WORDS_MAX = 6
"""Longest item of a list that tells of a person, in words."""

_RETIRED = re.compile(
    r"(?:semi-)?(?:retired|freelance|self-employed|part-time|trainee|qualified)\s+(?:[\w-]+\s+){0,2}?[\w-]+"
    r"(?:\s+(?:in|at|from|near)\s+[\w' -]+)?",
    re.IGNORECASE,
)


def goes_on(plain: str, before: str) -> bool:
    """Tell whether a sentence without a verb goes on a list that tells of the speaker."""
    verbless = _FINITE.search(plain) is None and len(plain.split()) <= ITEM_WORDS_MAX
    list_ = before.strip(" .")
    return verbless and _FINITE.search(list_) is None and any(_listed(items_of(list_)))


def _state(part: str) -> Iterator[str]:
    if _STATE.fullmatch(part):
        yield f"I am {part}"
        if part.lower().startswith(("retired ", "single ", "qualified ", "trained ")):
            yield f"I am a {part}"
    if _PARENT.fullmatch(part):
        yield f"I am {article(part)} {part}"
