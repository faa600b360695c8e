"""What a note tells by its time: "choir Mondays", "stoma since March", "viva on 14 March".

A thing and a time that comes again is what somebody has then; a thing and the year since when is
what they have had; an occasion of a life and its date is ahead of them. What began today or with
the last meal, and what only happens on one day of the week, tells nothing.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.at_hand import names_work
from mnemic.memory.formation.grammar.illnesses import is_illness
from mnemic.memory.formation.grammar.lexicon import (
    DAY_WORDS,
    DAYS,
    INSTRUMENTS,
    MONTHS,
    NATIONALITIES,
    OCCUPATIONS,
    PERIODS,
    PERIODS_PLURAL,
)
from mnemic.memory.formation.grammar.note_nouns import NOT_HAD, is_adjective, is_noun, is_trade
from mnemic.memory.formation.grammar.note_words import DETERMINED, Read, counts, is_state, said
from mnemic.memory.formation.grammar.phrases import Words, deictic, is_name
from mnemic.memory.formation.grammar.thing_names import is_plural
from mnemic.memory.formation.grammar.typed_small import MONTHS_CUT
from mnemic.memory.formation.grammar.words import (
    BE,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

THING_WORDS_MAX = 4
"""Longest name of what a time is told of, in words."""


def recurring(words: Words) -> Read:
    """Read "choir Mondays", "B12 jab every 12 weeks", "bloods fortnightly at Addenbrooke's"."""
    if told := _rated(words) or _only_on(words):
        return told, True
    at = next((k for k in range(1, min(THING_WORDS_MAX + 1, len(words))) if _again(words, k)), 0)
    core = strip_comma(words[:at])
    if not core or not _is_thing(core) or names_work(core) or _forbids(core):
        return None
    when, low = _spelled(words[at:]), words[at].low
    bare_days = low in DAY_WORDS and low.endswith("days")
    if low in _ALTERNATE:
        alternate = words[at]._replace(text="alternate", low="alternate")
        when = (given("on", low_start(words, at)), alternate, *words[at + 1 :])
    elif bare_days:
        when = (given("on", low_start(words, at)), *when)
    elif low in _RANKS:
        when = (given("on", low_start(words, at)), given("the", low_start(words, at)), *when)
    if any(w.low in MODALS | (BE - {"'s"}) for w in when):
        return None
    return (*said(_with_article(core), "I", "have"), *when), True


def _spelled(when: Words) -> Words:
    """Give a time with its short months written out: "every Nov"."""
    return tuple(
        w._replace(text=MONTHS_CUT[w.low].capitalize()) if w.low in MONTHS_CUT else w for w in when
    )


def _rated(words: Words) -> Words:
    """Read "about 30 weddings a year" as how many somebody has in it."""
    about = 1 if words[0].low in {"about", "around", "roughly"} else 0
    if len(words) - about < 4 or not words[about].low.isdecimal() or names_work(words):
        return ()
    noun, of, unit = words[about + 1], words[about + 2], words[about + 3]
    if of.low not in {"a", "per"} or unit.low not in PERIODS or len(words) > about + 4:
        return ()
    many = noun_lemma(noun.low) != noun.low and is_noun(noun_lemma(noun.low))
    if not many or noun_lemma(noun.low) in NOT_HAD | _PRICED:
        return ()
    return said(words, "I", "have")


_PRICED = word_set(
    "cent penny quid grand request query call click view visitor mile calorie mg ml time unit"
)


def _only_on(words: Words) -> Words:
    """Read "wine only Friday and Saturday" as the days on which somebody has it."""
    at = next((k for k in range(1, min(4, len(words) - 1)) if words[k].low == "only"), 0)
    days = [w.low for w in words[at + 1 :]]
    named = {low for low in days if low not in {"and", "&", ",", "on"}}
    if not at or not named or not named <= DAY_WORDS or len(named) < 2:
        return ()
    if not _is_thing(words[:at]):
        return ()
    on = () if days[0] == "on" else (given("on", words[at + 1].start),)
    return (*said(words[:at], "I", "have"), words[at], *on, *words[at + 1 :])


def low_start(words: Words, at: int) -> int:
    """Give where a word that nobody wrote stands before the word at `at`."""
    return words[at - 1].end + 1


def _again(words: Words, k: int) -> bool:
    """Tell whether a time that comes again opens at `k`."""
    low = words[k].low
    behind = words[k + 1].low if k + 1 < len(words) else ""
    third = words[k + 2].low if k + 2 < len(words) else ""
    if low in _EACH:
        if behind.isdecimal() or behind in _OTHER:
            return third in _UNITS or third in DAY_WORDS
        return behind in PERIODS | DAY_WORDS | MONTHS
    if low in _ALTERNATE | _RANKS:
        return behind in DAY_WORDS and behind.endswith("days")
    if low == "on" and behind == "a":
        return third in DAYS
    return low in _OFTEN or (low in DAY_WORDS and low.endswith("days"))


_EACH = frozenset({"every", "each"})
_OTHER = word_set("other second 2nd third 3rd fourth 4th two three four five six eight ten twelve")
_UNITS = PERIODS | PERIODS_PLURAL | word_set("wks wk mths yrs hrs")
_ALTERNATE = frozenset({"alt", "alternate"})
_RANKS = word_set("first second third fourth last")
_OFTEN = word_set("weekly fortnightly monthly yearly annually quarterly")


def _is_thing(core: Words) -> bool:
    """Tell whether words may name something that somebody has: no doing, no state, no place alone."""
    head = core[-1].low
    if len(core) > THING_WORDS_MAX or core[0].low in DETERMINED | _NO_OPENERS or deictic(core):
        return False
    if core[0].low in _RANKS and len(core) < 2:
        return False
    barred = DETERMINERS | PREPOSITIONS | CONJUNCTIONS | PUNCTUATION | MODALS | BE | _OFTEN
    if any(w.low in barred or not w.low[0].isalnum() for w in core):
        return False
    lemma = verb_lemma(core[0].low)
    if lemma == core[0].low and len(core) == 1:
        # "deploy Fridays", "swim Mondays" leave out who does.
        return False
    if lemma and core[0].low.endswith("ing") and len(core) > 1:
        return False
    if not is_noun(noun_lemma(head)) or noun_lemma(head) in NOT_HAD or head in _NO_THINGS:
        return False
    return head not in DAY_WORDS | MONTHS and not is_state(head) and not _is_only_adjective(head)


def _is_only_adjective(low: str) -> bool:
    return is_adjective(low) and low in _STATES


_STATES = word_set("mad busy quiet dead free shut closed open full off busiest awful hectic")
_NO_OPENERS = word_set(
    "me him her us them it i we you he she they not never always only just call ring text email"
)
_NO_THINGS = word_set(
    "wfh shut closed open releases release rotates deploys off out in up on swap meet meets"
)


def _forbids(core: Words) -> bool:
    return core[0].low in {"no", "not", "never", "zero", "less", "more"}


_COUNTED = word_set(
    """jab injection infusion check checkup check-up class lesson meeting appointment session shift call visit scan
    review box service transfusion delivery club slot standup cleaner gardener nurse"""
)
"""What is counted where it comes again: "a B12 jab every 12 weeks", and "choir on Mondays"."""


def _with_article(core: Words) -> Words:
    if core[-1].low not in _COUNTED or counts(core[0]):
        return core
    return said(core, "an" if core[0].low[0] in "aeiou" else "a")


def since(words: Words) -> Read:
    """Read "stoma since March", "cello since I was 7", "freelance since 2014", "type 1 since 2009"."""
    at = next((k for k in range(1, min(6, len(words) - 1)) if words[k].low == "since"), 0)
    core, when = strip_comma(words[:at]), _spelled(words[at:])
    if not core or not _is_long_ago(when[1:]) or deictic(core):
        return None
    head = core[-1].low
    if head in INSTRUMENTS and len(core) == 1:
        return (*said(core, "I", "have", "played", "the"), *when), True
    if core[0].low == "type" and len(core) == 2:
        return (*said(core, "I", "have", "had"), *when), True
    if is_illness(core) and core[0].low not in DETERMINERS:
        one = core[-1].low in {"hernia", "stammer", "stutter"} and len(core) == 1
        return (*said(core, "I", "have", "had", *(("a",) if one else ())), *when), True
    if len(core) == 1 and head == "freelance":
        return (*said(core, "I", "have", "worked"), *when), True
    if len(core) == 1 and (is_state(head) or head in _BEEN):
        return (*said(core, "I", "have", "been"), *when), True
    if (head in OCCUPATIONS or is_trade(head)) and len(core) <= 3 and core[0].low not in DETERMINED:
        front = ("I", "have", "been", "an" if core[0].low[0] in "aeiou" else "a")
        return (*said(core, *front), *when), True
    if all(is_name(w) for w in core) and _is_placelike(core) and len(core) > 1:
        # One lone name may be a tool or a band: "Ableton since 2014".
        return (*said(core, "I", "have", "been", "in"), *when), True
    return _had_since(core, when)


_BEEN = word_set(
    "freelance blind deaf widowed divorced separated sober clean self-employed disabled"
)
"""What somebody has been since a year, where `is_state` leaves it open."""


def _had_since(core: Words, when: Words) -> Read:
    """Read "robot milkers since spring", "a pacemaker since 2019"."""
    if core[0].low in {"a", "an"}:
        rest = core[1:]
    elif core[-1].low in _FITTED or is_plural(core[-1].low):
        rest = core
    else:
        return None
    if not rest or not _is_thing(rest) or names_work(rest):
        return None
    article = core[-1].low in _FITTED and rest is core and not counts(core[0])
    front = ("I", "have", "had", *(("a",) if article else ()))
    if article and len(core) == 1:
        core = (core[0]._replace(text=core[0].low),)
    return (*said(core, *front), *when), article


_FITTED = word_set(
    "stoma pacemaker catheter stent cochlear defibrillator prosthesis ileostomy colostomy"
)


def strip_comma(words: Words) -> Words:
    """Give words without the comma that ends them."""
    return words[:-1] if words and words[-1].low == "," else words


def _is_placelike(core: Words) -> bool:
    return core[0].low not in NATIONALITIES | MONTHS | DAY_WORDS and core[0].text[1:].islower()


def _is_long_ago(when: Words) -> bool:
    """Tell whether a year, a month, a season, an age or a turn of a life is named."""
    if not when:
        return False
    low = when[0].low
    behind = when[1].low if len(when) > 1 else ""
    if low in MONTHS or low in _SEASONS or low in _LIFE or low.strip("'").isdecimal():
        return low in _SEASONS | MONTHS | _LIFE or len(low.strip("'")) in {2, 4}
    if low == "i" and behind in {"was", "left", "had"}:
        return True
    if low in {"last", "the", "my", "about", "around", "early", "late"}:
        return behind in _SEASONS | MONTHS | _LIFE | {"year"} or behind.strip("'")[:4].isdecimal()
    return False


_SEASONS = word_set("spring summer autumn winter easter christmas xmas")
_LIFE = word_set(
    """birth childhood school uni university lockdown covid college menopause divorce stroke accident fall fire wedding
    operation op surgery twins crash injury diagnosis war army kids retirement"""
)
"""What a life is told by: "since the stroke"."""


def dated(words: Words) -> Read:
    """Read "viva on 14 March", "resit in November", "flight to Chile 9 Feb", "mocks in January"."""
    at = next((k for k in range(1, min(8, len(words))) if _is_date(words, k)), 0)
    core, when = words[:at], _spelled(words[at:])
    if not core or deictic(core) or core[0].low in DETERMINED | _NO_OPENERS:
        return None
    end = next((k for k, w in enumerate(core) if w.low in PREPOSITIONS), len(core))
    named = core[:end]
    if not named or noun_lemma(named[-1].low) not in OCCASIONS or named[0].low in _ASKED_FOR:
        return None
    if any(w.low in PUNCTUATION or w.low in MODALS | BE for w in core) or names_work(core):
        return None
    plain = when[0].low in {"on", "in", "at", "by", "next"}
    on = () if plain else (given("on" if when[0].low[0].isdecimal() else "in", when[0].start),)
    many = noun_lemma(named[-1].low) != named[-1].low or named[-1].low in _MANY
    article = () if many else (_article_of(named[0].low),)
    head = named[-1]._replace(text=named[-1].low) if not named[-1].text.isupper() else named[-1]
    core = (*named[:-1], head, *core[end:])
    return (*said(core, "I", "have", *article), *on, *when), True


def _article_of(low: str) -> str:
    if low in _ORDERED:
        return "my"
    return "an" if low[0] in "aeiou" else "a"


_ORDERED = word_set("first second third fourth fifth final last 1st 2nd 3rd 4th 5th")
_MANY = word_set("mocks finals resits gcses exams orals prelims")
_ASKED_FOR = word_set("cheap cheapest best any some good last book find plan")
OCCASIONS = word_set(
    """viva resit mock final gcse exam prelim oral wedding hearing tribunal audition recital operation op surgery scan
    biopsy mri flight marathon triathlon placement graduation anniversary ordination ceremony hysterectomy mastectomy
    colonoscopy driving-test theory-test inspection assessment residency sabbatical deployment round cruise"""
)
"""What somebody has once and on a date."""


def _is_date(words: Words, k: int) -> bool:
    """Tell whether a month, a season, or a day of a month opens at `k`."""
    low = words[k].low
    behind = words[k + 1].low if k + 1 < len(words) else ""
    third = words[k + 2].low if k + 2 < len(words) else ""
    if low in {"on", "in", "by"}:
        day = behind[:1].isdecimal() and (third in MONTHS or third == "of")
        season = behind == "the" and third in _SEASONS
        return (
            day
            or season
            or behind in MONTHS | _SEASONS
            or (behind[:1].isdecimal() and _is_day(behind))
        )
    if low == "next":
        return behind in MONTHS | _SEASONS | {"month", "year"}
    if low in MONTHS:
        return behind[:1].isdecimal() or k == len(words) - 1
    return _is_day(low) and behind in MONTHS


def _is_day(low: str) -> bool:
    return low.rstrip("stndrh").isdecimal() and len(low) <= 4 and 0 < int(low.rstrip("stndrh")) < 32


__all__ = ["OCCASIONS", "dated", "recurring", "since"]
