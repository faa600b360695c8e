"""What a slot takes: each test reads the words of one phrase and says yes or no."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import (
    DAY_WORDS,
    FOODS,
    LANGUAGES,
    MONTHS,
    NATIONALITIES,
    PLACE_JUNK,
    ROLE_JUNK,
    STATES_PLAIN,
    STATES_SENSITIVE,
    TECH,
    TITLES,
)
from mnemic.memory.formation.grammar.pattern import Accept
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    points,
    strip_determiner,
)
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import (
    DETERMINERS,
    NUMBERS,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

COMMAND_WORDS_MAX = 1
"""A tool in backticks is one word; more are a command."""

THING_JUNK = word_set(
    """follow-up followup copy tab window message reply response text mail 404 500 ping letter invitation explanation
    dataframe csv dict dictionary row column folder directory repo repository regex selector
    component hook payload schema migration cronjob job server cluster docker container image
    pull merge commit request button form field page screenshot link url snippet template draft
    theory solution workaround proposal hypothesis variable constant parameter flag config
    breakpoint exam deploy release outage incident alert bunch ton pile stack question questions problem problems issue issues idea ideas error errors bug bugs doubt
    doubts feeling suggestion suggestions request look point hunch thought thoughts concern
    concerns minute moment second sec chance clue hard trouble fun time access need choice right
    reason something nothing anything everything more enough less way couple few lot lots bit
    feedback go try favor favour task plan meeting call deadline interview appointment talk
    headache cold hangover fever conversation draft pr diff branch commit build test tests
    failure warning stack trace traceback log logs file files function method class variable
    code script list example following sense impression preference opinion experience trip
    flight guess hope interest respect day week year night morning evening weekend dream
    nightmare nap break shower coffee lunch dinner breakfast drink say word dilemma case
    situation mess typo crash exception bad good great nice option options faith confidence
    results result response answer answers update news story tendency habit understanding
    backlog ticket version endpoint table column query dataset loop assignment homework essay
    paper report email letter presentation slide slides date order package delivery piece
    section part step steps requirement use vision goal goals blast feature features spec json
    string array object number set data"""
)
_ORG_JUNK = word_set(
    """home night nights least first last all once present that this it the work it's moment peace
    fixing getting making trying improving debugging finishing building writing"""
)


def place(words: Words) -> bool:
    """Take a place: a name, or a phrase like `a small village`, `the countryside`."""
    if not words or points(words):
        return False
    body = strip_determiner(words)
    if any(w.low in PLACE_JUNK for w in body) or body[0].low.isdecimal():
        return False
    if any(w.low in MONTHS | DAY_WORDS | TECH for w in body):
        return False
    if any(is_name(w) for w in body):
        return True
    head = noun_lemma(body[-1].low)
    return head in _PLACE_NOUNS or any(noun_lemma(w.low) in _PLACE_NOUNS for w in body)


_PLACE_NOUNS = word_set(
    """village town city countryside suburb suburbs flat apartment house cottage farm farmhouse
    island mountain mountains coast sea beach downtown centre center dorm houseboat boat van
    caravan camper tent studio loft bungalow condo street road neighbourhood neighborhood
    district forest woods valley lake river port harbour harbor capital north south east west
    abroad outskirts area county country state province region campus barracks monastery commune"""
)


def org(words: Words) -> bool:
    """Take an employer or a school: a name, or `a bank`, `the city council`."""
    if not words or points(words):
        return False
    body = strip_determiner(words)
    if body[0].low in _ORG_JUNK:
        return False
    lemma = verb_lemma(body[0].low)
    if lemma and verb_form(body[0].low, lemma) == "ing" and not is_name(body[0]):
        return False
    if any(is_name(w) for w in words):
        return True
    return (
        words[0].low in {"a", "an", "the", "my", "our"} and noun_lemma(body[-1].low) in _ORG_NOUNS
    )


_ORG_NOUNS = word_set(
    """bank hospital school university college startup company firm agency bakery restaurant cafe
    café bar pub hotel clinic library museum lab laboratory council government ministry charity
    ngo studio shop store supermarket factory warehouse nursery kindergarten practice surgery
    airline airport brewery farm garage salon gym theatre theater zoo pharmacy consultancy
    newspaper publisher nonprofit non-profit corporation institute bookstore bookshop refinery
    fintech biotech scaleup scale-up aquarium brigade police force army navy docks post-office shipyard mill mine port depot cinema opera
    embassy parliament court prison orchestra publisher press station hospice orphanage preschool academy
    institute observatory foundation union church parish council laundromat dealership brewery nightclub
    railway call-centre vineyard winery dairy courthouse law-firm start-up daycare business
    father family"""
)


def role(words: Words) -> bool:
    """Take an occupation or a role: a noun phrase that is no mood and no measure."""
    if not words or points(words):
        return False
    body = strip_determiner(words)
    if any(w.low in ROLE_JUNK for w in body[:2]) or body[-1].low in ROLE_JUNK:
        return False
    lemma = verb_lemma(body[-1].low)
    return not (lemma and verb_form(body[-1].low, lemma) in {"ing"})


def title(words: Words) -> bool:
    """Take a title that one person holds: `CTO`, `head of data`."""
    if not words:
        return False
    body = strip_determiner(words)
    return any(w.low in TITLES for w in body[: phrase_end(body, 0)]) and not points(
        strip_determiner(words)
    )


def thing(words: Words) -> bool:
    """Take a thing that can be had: with a determiner or a name, and not of the moment."""
    if not words or points(words):
        return False
    body = strip_determiner(words)
    if any(w.low in THING_JUNK or noun_lemma(w.low) in THING_JUNK for w in (body[0], body[-1])):
        return False
    core = body[: phrase_end(body, 0)]
    if any(noun_lemma(w.low) in {"file", "copy", "window"} for w in core):
        return False
    if body[-1].low in DETERMINERS or (body[0].low[0].isdecimal() and len(body) == 1):
        return False
    if core and noun_lemma(core[-1].low) in THING_JUNK:
        return False
    if kin_class(body[-1].low) or any(w.low in DAY_WORDS for w in body):
        return False
    first = words[0].low
    if first.rstrip(".") in {"mr", "mrs", "ms", "dr", "prof"}:
        return False
    return (
        first in DETERMINERS - {"your", "their", "any", "the", "no"}
        or first in NUMBERS
        or first.isdecimal()
        or any(is_name(w) for w in words)
        or words[-1].low in {"hair", "eyes", "freckles"}
    )


def tool(words: Words) -> bool:
    """Take a tool in use: a name, or a thing."""
    if not words or points(words):
        return False
    if len(words) == 1 and is_name(words[0]) and words[0].low in TECH:
        return True
    body = strip_determiner(words)
    if body[-1].low in DETERMINERS or any(w.low in {"version", "copy", "branch"} for w in body):
        return False
    if words[0].low == "the" and not any(is_name(w) and not w.text.isupper() for w in body):
        return body[-1].low in {"bus", "train", "metro", "subway", "tube", "tram", "gym", "stairs"}
    if body[0].low in {"to", "up", "for", "as", "same", "wrong", "right"} or body[
        -1
    ].low in THING_JUNK - {
        "script",
        "branch",
        "table",
        "list",
        "code",
    }:
        return False
    if body[0].text == "`" and len(body) > COMMAND_WORDS_MAX + 2:
        return False
    lemma = verb_lemma(body[0].low)
    return not (lemma and verb_form(body[0].low, lemma) == "ing" and len(body) == 1)


def wish(words: Words) -> bool:
    """Take what can be liked for good: nothing that points into the work at hand."""
    if not words or points(words):
        return False
    body = strip_determiner(words)
    return (
        bool(body)
        and body[0].low not in {"to", "you", "your", "if", "when", "that", "better", "more"}
    ) or (bool(body) and body[0].low == "to" and len(body) > 1)


def name(words: Words) -> bool:
    """Take a name: every word with a capital."""
    return bool(words) and all(is_name(w) for w in words) and words[0].low not in MONTHS | DAY_WORDS


def language(words: Words) -> bool:
    """Take a language."""
    named = len(words) <= 3 and is_name(words[-1]) and words[-1].text.isalpha()
    return named or any(w.low in LANGUAGES for w in words[-2:] + words[:1])


def nation(words: Words) -> bool:
    """Take a nationality: `Canadian`, `half French`."""
    return len(words) <= 3 and any(w.low in NATIONALITIES for w in words)


def state(words: Words) -> bool:
    """Take a lasting state of a person: `vegan`, `diabetic`, `married`."""
    low = words[-1].low if words else ""
    if low == "handed" and len(words) > 1:
        low = f"{words[-2].low}-handed"
    return len(words) <= 3 and (low in STATES_PLAIN or low in STATES_SENSITIVE)


def food(words: Words) -> bool:
    """Take a food or a drink that a diet leaves out."""
    return bool(words) and any(w.low in FOODS for w in words)


def number(words: Words) -> bool:
    """Take a number."""
    return bool(words) and (words[0].low[0].isdecimal() or words[0].low in NUMBERS)


def intolerant(words: Words) -> bool:
    """Take the word `intolerant`."""
    return words[0].low == "intolerant"


def kin(words: Words) -> bool:
    """Take persons or pets of the user's: `two kids`, `a dog named Rex`."""
    body = strip_determiner(words[: phrase_end(words, 0)])
    for i, word in enumerate(body):
        if word.low in {"named", "called", ","} or (i and is_name(word)):
            return i > 0 and bool(kin_class(body[i - 1].low))
    return bool(body) and bool(kin_class(body[-1].low))


def value(words: Words) -> bool:
    """Take the value of an attribute: a number, a code, a name, a size."""
    if not words or points(words):
        return False
    first = words[0]
    return (
        first.low[0].isdecimal()
        or is_name(first)
        or first.low in NUMBERS
        or (len(words) == 1 and len(first.text) <= 2 and first.low.isalpha())
    )


def plain(words: Words) -> bool:
    """Take any phrase that does not point into the conversation."""
    return bool(words) and not points(words)


ACCEPTS: dict[str, Accept] = {
    "place": place,
    "org": org,
    "role": role,
    "title": title,
    "thing": thing,
    "tool": tool,
    "wish": wish,
    "name": name,
    "language": language,
    "nation": nation,
    "state": state,
    "food": food,
    "number": number,
    "intolerant": intolerant,
    "kin": kin,
    "value": value,
    "plain": plain,
}
