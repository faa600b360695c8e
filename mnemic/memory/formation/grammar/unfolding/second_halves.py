"""Sentences whose second half lost its subject, and what stands in front of them.

"We have a flat and can pay 800 a month" tells two things, "my dad gave me a lathe that I use every
weekend" what is done with it, and "at the firm where I'm an analyst, we ..." what one is there.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.unfolding.antecedents import is_at_hand
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.unfolding.relatives import with_object
from mnemic.memory.formation.grammar.unfolding.roles import is_human
from mnemic.memory.formation.grammar.unfolding.short_notes import lowered
from mnemic.memory.formation.grammar.verbs import Tense, read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    verb_lemma,
)
from mnemic.memory.formation.rendering import a_or_an
from mnemic.memory.formation.wordlists import word_set

_US = frozenset({"i", "we"})
_ABLE = word_set("can could will would 'll must")
_AIMS = word_set("hope want plan aim intend need")
_INNER = word_set("who which that where whose if when because whether unless while what how")
"""Behind these a second verb may be the inner clause's: "a son who swims and can cook"."""


def second_half(words: Words) -> Parts | None:
    """Part "we have 11,000 put by and can manage 650 a month" before the verb that shares its subject."""
    if words[0].low not in _US:
        return None
    for k in range(3, len(words) - 3):
        if words[k].low not in {"and", "but"}:
            continue
        at = k + 1
        while at < len(words) - 2 and words[at].low in ADVERBS:
            at += 1
        opens = words[at].low in _ABLE or (words[at].low in _AIMS and words[at + 1].low == "to")
        if not opens:
            continue
        group = read_verb(words[:k], 1, SELF)
        if group is None or group.next >= k or any(w.low in _INNER for w in words[:k]):
            return None
        if not _MEANT.isdisjoint(w.low for w in words[at:]):
            # "... and would like to add a second one": what it is stands in the first half.
            return None
        return Parts(strip_punctuation(words[:k]), ((words[0], *words[k + 1 :]),))
    return None


_MEANT = word_set("one ones it them they there that this him her")
_BOTH = (("between", "us"), ("between", "the", "two", "of", "us"))


def between_us(words: Words) -> Parts | None:
    """Leave "between us" out of what "we" do: it says no more than "we"."""
    if words[0].low != "we":
        return None
    for k in range(2, len(words) - 1):
        for phrase in _BOTH:
            n = len(phrase)
            if tuple(w.low for w in words[k : k + n]) == phrase:
                return Parts(strip_punctuation((*words[:k], *words[k + n :])))
    return None


_HANDED = word_set(
    "gave given lent bought made built got fitted prescribed left handed sent knitted sewed"
)
_HANDING = frozenset({"has", "'s", "have", "had"})


def given_to_use(words: Words) -> Parts | None:
    """Read "a physio gave me a splint that I wear at night" as what is done with what was given."""
    me = next((k for k in range(2, min(8, len(words) - 4)) if words[k].low in {"me", "us"}), 0)
    if not me or words[me - 1].low not in _HANDED or words[me + 1].low not in {"a", "an"}:
        return None
    subject = words[: me - 1 - (words[me - 2].low in _HANDING)]
    if not subject or any(w.low in _US | PUNCTUATION | _INNER for w in subject):
        return None
    who = next((k for k in range(me + 3, len(words) - 1) if words[k].low in _US), 0)
    that = who - 1 if who and words[who - 1].low in {"that", "which"} else who
    thing = words[me + 1 : that]
    plain = all(w.low not in PREPOSITIONS | PUNCTUATION | _INNER for w in thing)
    if not who or len(thing) < 2 or not plain or is_at_hand(thing):
        return None
    body = words[who:]
    group = read_verb(body, 1, SELF)
    if group is None or group.tense is not Tense.PRESENT or group.lemma in _NOT_USED:
        return None
    told = () if group.negated or group.progressive else with_object(body, thing)
    return Parts(words[:that], (told,)) if told else None


_NOT_USED = word_set("like love hate need want think know hope have be find prefer mean")
_FIRST_OF_POST = word_set("a an the head deputy chief lead senior assistant")
PLACE_WORDS_MAX = 8
"""How far into a clause "where I'm ..." may stand, in words."""


def where_i_am(words: Words) -> Parts | None:
    """Read "at the firm where I'm an analyst, we ..." as being an analyst at a firm."""
    if words[0].low not in {"at", "in", "on"} or words[1].low not in {"the", "a", "an"}:
        return None
    at = next(
        (k for k in range(3, min(len(words) - 4, PLACE_WORDS_MAX)) if words[k].low == "where"), 0
    )
    lows = [w.low for w in words[at + 1 : at + 3]]
    if not at or lows not in (["i", "'m"], ["i", "am"]):
        return None
    end = next((k for k in range(at + 4, len(words) - 2) if words[k].low == ","), 0)
    post, rest = words[at + 3 : end], words[end + 1 :]
    if not end or post[0].low not in _FIRST_OF_POST or not is_human(post, office=True):
        return None
    noun = words[2:at]
    if any(w.low in PUNCTUATION | _US for w in noun) or is_at_hand((words[1], *noun)):
        return None
    start = words[0].start
    article = () if is_name(noun[0]) else (given(a_or_an(noun) or "a", start),)
    place = (lowered(words[:1])[0], *article, *noun)
    post = post if post[0].low in {"a", "an", "the"} else (given("the", start), *post)
    told = (given("I", start), given("am", start), *post, *place)
    return Parts(rest, (told,))


_AGES = NUMBERS - word_set("one two three four five six seven eight nine")


def at_an_age(words: Words) -> Parts | None:
    """Read "at fifty-three I've taken up the cello" with the age behind what was done."""
    if words[0].low != "at" or not _is_age(words[1].low):
        return None
    at = 2 + (words[2].low == ",")
    if at + 2 >= len(words) or words[at].low != "i" or words[at + 1].low not in {"'ve", "have"}:
        return None
    end = next(
        (k for k in range(at + 3, len(words)) if words[k].low in {",", "and", "but", "because"}),
        len(words),
    )
    spot = words[end - 1].end + 1
    age = tuple(w._replace(start=spot, end=spot - 1) for w in words[:2])
    return Parts((*words[at:end], *lowered(age), *words[end:]))


def _is_age(low: str) -> bool:
    digits = low.isdecimal() and len(low) == 2
    return digits or low in _AGES or low.partition("-")[0] in _AGES


_SETS_OFF = (("set", "off"), ("bring", "on"), ("set", "one", "off"), ("bring", "one", "on"), ("trigger", "one"), ("set", "them", "off"), ("bring", "them", "on"), ("trigger", "them"))  # fmt: skip
_GETS = frozenset({"get", "have", "suffer"})


def set_off_by(words: Words) -> Parts | None:
    """Part "I get migraines twice a month, and red wine will set one off": what I get, and by what."""
    if words[0].low != "i" or verb_lemma(words[1].low) not in _GETS:
        return None
    ill = words[2 + (words[2].low == "from")]
    for k in range(4, len(words) - 4):
        will = words[k + 1 :]
        at = next(
            (j for j in range(1, min(7, len(will) - 1)) if will[j].low in {"will", "can", "'ll"}), 0
        )
        if words[k].low != "and" or not at:
            continue
        verb = tuple(w.low for w in will[at + 1 :])
        cause = will[:at]
        if verb not in _SETS_OFF or any(w.low in _US | PREPOSITIONS | PUNCTUATION for w in cause):
            return None
        spot = will[at].start
        mine = given("my", spot), ill._replace(start=spot, end=spot - 1)
        done = given(verb[0], spot), *((given(verb[-1], spot),) if verb[0] != "trigger" else ())
        return Parts(strip_punctuation(words[:k]), ((*cause, *done, *mine),))
    return None


__all__ = ["at_an_age", "between_us", "given_to_use", "second_half", "set_off_by", "where_i_am"]
