"""Rewordings of what is the speaker's without a word that says so; each gives () for all else.

People name what they work on or live with once, and then only point at it: "The backend is
in Go", "It's written in Rust", "Nina is our designer", "The dog is called Rex". What is
turned here is only what lasts: "The API is down" is of the moment.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, OCCUPATIONS, TEAM_THINGS, TECH
from mnemic.memory.formation.grammar.phrases import Words, is_name, points
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.words import (
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
)
from mnemic.memory.formation.wordlists import word_set

_PARTS = word_set(
    """db host cms backend frontend api database codebase website ui gui server pipeline stack service infrastructure infra
    monorepo repo firmware mobile-app webapp app dashboard cli ci staging deployment docs documentation hosting
    queue cache worker crawler scraper parser orm schema middleware gateway cluster warehouse prototype mvp"""
)
_MADE = word_set("written built coded implemented developed made programmed")
_PUT = word_set("hosted deployed running stored kept served based")
_IN = word_set("in with on using at")
_DOES = word_set("uses runs lives talks sits connects deploys supports stores")
_BE = frozenset({"is", "'s", "are"})
_PETS = word_set(
    """dog cat puppy kitten rabbit hamster parrot horse pony tortoise cats dogs kids kid baby children bunny budgie
    hens chickens guinea-pig ferret snake gecko"""
)
_TOLD_OF_PETS = word_set("called named allergic diabetic deaf blind vegan vegetarian epileptic")
_STAFF = word_set(
    """manager designer lead boss cto ceo cfo coo tester accountant developer engineer intern architect analyst owner
    director coach landlord neighbour neighbor nanny cleaner vet lawyer solicitor client customer supplier contact chef
    baker butcher tutor teacher trainer drummer bassist singer guitarist mechanic plumber electrician broker agent dentist
    doctor gp physio midwife therapist supervisor mentor apprentice assistant secretary treasurer captain editor publisher
    barber hairdresser gardener carer childminder babysitter nurse landlady tenant lodger flatmate roommate colleague
    partner co-founder cofounder founder investor notary bookkeeper rep pm sysadmin admin counsellor conductor organist"""
)


def of_ours(words: Words) -> Words:
    """Read "The API is written in FastAPI" and "the frontend uses Svelte" as the team's."""
    if len(words) < 4 or words[0].low != "the":
        return ()
    at = 2 if words[2].low in _BE | _DOES else 3
    if at >= len(words) - 1 or words[at].low not in _BE | _DOES or words[at - 1].low not in _PARTS:
        return ()
    if not _lasts(words, at) or any(w.low in {"according", "article", "apparently"} for w in words):
        return ()
    return (words[0]._replace(text="our", low="our"), *words[1:])


def unarticled(words: Words) -> Words:
    """Read "stack is Rails and Postgres", "setup is a desktop and two screens" as the speaker's."""
    if len(words) < 3 or words[1].low not in _BE or words[0].low not in _PARTS | _ROOMS:
        return ()
    rest = words[2:]
    made_of = any(is_name(w) or w.text[:1].isupper() or w.low in TECH for w in rest[:3])
    article = rest[0].low in {"a", "an", "one", "two", "just"}
    if points(rest[:3]) or not (made_of or (article and words[0].low in _ROOMS)):
        return ()
    if words[0].low in _PARTS and article:
        # "Stack is a data structure" says what one is.
        return ()
    own = given("my", words[0].start)
    return (own, words[0]._replace(text=words[0].low), *words[1:])


_ROOMS = word_set("setup kit rig shop workshop studio gear")


def of_project(words: Words) -> Words:
    """Read "It's written in Rust", "everything runs on Hetzner" of the project just told."""
    if len(words) < 4 or words[0].low not in {"it", "everything", "its"}:
        return ()
    if words[0].low == "its":
        words = (words[0]._replace(text="it", low="it"), given("is", words[0].end), *words[1:])
    if words[1].low not in _BE | {"runs"} or not _lasts(words, 1):
        return ()
    if words[0].low == "it" and words[1].low in _BE and words[2].low not in _MADE | _PUT:
        return ()
    at = words[0].start
    verb = words[1]._replace(text="is", low="is") if words[1].low in _BE else words[1]
    return (given("our", at), given("project", at), verb, *words[2:])


def _lasts(words: Words, at: int) -> bool:
    """Tell whether what stands behind the verb names what something is made of or runs on."""
    rest = words[at + 1 :]
    if len(rest) > 2 and rest[0].low == "now":
        rest = rest[1:]
    if words[at].low in _BE and rest[0].low in _MADE | _PUT:
        rest = rest[1:]
        if not rest or rest[0].low not in _IN:
            return False
    elif words[at].low in _BE and rest[0].low not in {"in", "on"}:
        return False
    while rest and rest[0].low in _IN | {"to", "a", "an", "plain"}:
        rest = rest[1:]
    return bool(rest) and not points(rest[:3]) and (is_name(rest[0]) or rest[0].text[:1].isupper())


_NOBODY_NAMED = word_set(
    "he she they it this that who there here what which you i we everyone someone nobody one"
)


def of_staff(words: Words) -> Words:
    """Read "Nina is our product manager" as who the product manager is."""
    if len(words) < 4 or not is_name(words[0]) or words[0].low in _NOBODY_NAMED:
        return ()
    at = next((i for i in range(1, min(5, len(words) - 2)) if words[i].low in {"is", "'s"}), 0)
    if not at or words[at + 1].low not in {"our", "my"}:
        return ()
    if at > 1 and not is_name(words[1]) and words[1].low not in _WHENCE:
        return ()
    end = next(
        (
            i
            for i in range(at + 2, len(words))
            if words[i].low in PUNCTUATION | PREPOSITIONS | {"and", "but", "so"}
        ),
        len(words),
    )
    noun = words[at + 1 : end]
    if noun[-1].low in {"now", "currently", "again"}:
        noun = noun[:-1]
    if not 2 <= len(noun) <= 4 or noun_lemma(noun[-1].low) not in _STAFF | OCCUPATIONS:
        return ()
    return (*noun, words[at]._replace(text="is", low="is"), *words[:at])


_WHENCE = frozenset({"from", "in", "at"})


def of_work_here(words: Words) -> Words:
    """Read "release train leaves every second Thursday here" as of our release train."""
    lows = [w.low for w in words]
    here = lows[-1] == "here" and lows[0] not in {"i", "we", "my", "our"}
    at = (
        next((k for k in range(1, min(5, len(words) - 2)) if finite_at(words, k)), 0) if here else 0
    )
    subject = words[int(lows[0] == "the") : at]
    if not subject or not any(noun_lemma(w.low) in _HELD_AT_WORK for w in subject):
        return ()
    days = any(low in DAY_WORDS or low.rstrip("stndrh").isdecimal() for low in lows[at:])
    if not days or any(w.low in _TODAY or w.low in PUNCTUATION for w in words):
        return ()
    first = subject[0]
    return (given("our", first.start), first._replace(text=first.low), *subject[1:], *words[at:-1])


_HELD_AT_WORK = (TEAM_THINGS | {"payroll", "retro"}) - word_set(
    "bus client customer stack language"
)
_TODAY = word_set("today tomorrow tonight this last next")


def of_household(words: Words) -> Words:
    """Read "The dog is called Rex", "the cat is diabetic" as the speaker's own."""
    at = 2 if len(words) > 4 and words[2].low in _PETS and words[1].low not in _PETS else 1
    if len(words) < 4 or words[0].low != "the" or words[at].low not in _PETS:
        return ()
    rest = words[at + 2 :]
    if words[at + 1].low not in _BE or not rest:
        return ()
    aged = rest[0].low in NUMBERS or rest[0].low.isdecimal()
    if not (aged and len(rest) <= 3) and rest[0].low not in _TOLD_OF_PETS:
        return ()
    behind = rest[2].low if rest[0].low in {"called", "named"} and len(rest) > 2 else ""
    if behind not in PUNCTUATION | {"", "now", "and", "but", "because"}:
        return ()
    return (words[0]._replace(text="my", low="my"), *words[1:])


def of_budget(words: Words) -> Words:
    """Read "Budget is around 60 euros a week" as the speaker's own."""
    at = 1 if words and words[0].low == "the" else 0
    if len(words) < at + 3 or words[at].low != "budget" or words[at + 1].low not in {"is", "'s"}:
        return ()
    if not any(w.low[0].isdecimal() or w.low in NUMBERS for w in words[at + 2 : at + 6]):
        return ()
    budget = words[at]._replace(text="budget")
    return (given("my", words[0].start), budget, *words[at + 1 :])


_SPANS = word_set("years year months month weeks decades")
_LIVES = {
    "live": "lived",
    "work": "worked",
    "play": "played",
    "study": "studied",
    "learn": "learned",
}


def since_years(words: Words) -> Words:
    """Read "I live since two years in Lyon", as many languages say "have lived for two years"."""
    lows = [w.low for w in words]
    if len(lows) < 5 or lows[0] != "i":
        return ()
    at = next((i for i in range(2, min(10, len(lows) - 2)) if lows[i] in {"since", "from"}), -1)
    if at < 0 or lows[at + 2] not in _SPANS:
        return ()
    base = lows[1] if lows[1] in _LIVES else ""
    if lows[1] in {"am", "'m"} and lows[2].endswith("ing"):
        base = next((b for b in _LIVES if lows[2] == f"{b.removesuffix('e')}ing"), "")
        verb_end = 3
    else:
        verb_end = 2
    if not base:
        return ()
    i, span = words[0], words[at : at + 3]
    rest, behind = words[verb_end:at], words[at + 3 :]
    if behind and behind[0].low == "and":
        return ()
    if not rest:
        rest, behind = behind, ()
    if not rest:
        return ()
    have = given("have", i.end)
    lasting = span[0]._replace(text="for", low="for")
    return (i, have, given(_LIVES[base], i.end), *rest, lasting, *span[1:], *behind)


_GERUNDS = {
    "commuting": "commute", "volunteering": "volunteer", "cycling": "cycle", "biking": "bike",
    "walking": "walk", "tutoring": "tutor", "swimming": "swim",
}  # fmt: skip


def doing_now(words: Words) -> Words:
    """Read "I'm now commuting by tram" as a habit that began."""
    lows = [w.low for w in words]
    if len(lows) < 5 or lows[0] != "i" or lows[1] not in {"'m", "am"}:
        return ()
    if lows[2] not in {"now", "mostly", "usually", "mainly", "always"} or lows[3] not in _GERUNDS:
        return ()
    adverb = () if lows[2] == "now" else (words[2],)
    base = _GERUNDS[lows[3]]
    return (words[0], *adverb, words[3]._replace(text=base, low=base), *words[4:])


def no_longer_with(words: Words) -> Words:
    """Read "I'm no longer with Vodafone", "I'm not at Shell anymore" as having left."""
    lows = [w.low for w in words]
    if len(lows) < 5 or lows[0] != "i" or lows[1] not in {"'m", "am"}:
        return ()
    if lows[2:4] == ["no", "longer"]:
        at = 4
    elif lows[2] == "not" and lows[-1] in {"anymore", "more"}:
        at = 3
    else:
        return ()
    end = at + 1
    while end < len(words) and is_name(words[end]) and words[end].low not in PUNCTUATION:
        end += 1
    if lows[at] not in {"with", "at"} or end == at + 1 or not is_name(words[at + 1]):
        return ()
    return (words[0], words[1]._replace(text="left", low="left"), *words[at + 1 : end])


def having_done(words: Words) -> Words:
    """Read "Having worked ten years in insurance, I ..." for what somebody has done; else ()."""
    lows = [w.low for w in words]
    if len(lows) < 5 or lows[0] != "having" or lows[1] not in _SERVED:
        return ()
    cut = next((i for i in range(3, min(len(lows) - 1, 16)) if lows[i] == ","), 0)
    if not cut or lows[cut + 1] not in {"i", "we", "my"}:
        return ()
    at = words[0].start
    return (given("I", at), given("have", at), *words[1:cut])


_SERVED = word_set(
    "worked taught lived run served played grown coached practised practiced studied"
)


def renamed(words: Words) -> Words:
    """Read "I renamed the project to Heron" as what it is called; else ()."""
    lows = [w.low for w in words]
    at = next((i for i in range(1, min(4, len(lows))) if lows[i] == "renamed"), -1)
    to = next((i for i in range(at + 3, min(at + 6, len(lows) - 1)) if lows[i] == "to"), -1)
    if at < 0 or to < 0 or lows[0] not in {"i", "we"} or lows[at + 1] not in {"the", "our", "my"}:
        return ()
    if lows[to - 1] not in _NAMED or not is_name(words[to + 1]):
        return ()
    end = to + 2
    while end < len(words) and is_name(words[end]):
        end += 1
    start = words[to].start
    own = words[at + 1]._replace(text="our", low="our")
    return (
        own,
        *words[at + 2 : to],
        given("is", start),
        given("called", start),
        *words[to + 1 : end],
    )


_NAMED = word_set(
    "project team app product company band shop boat newsletter podcast blog repo service tool club"
)
