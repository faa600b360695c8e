"""Sentences whose second half lost its subject, and what stands in front of them.

"We have a flat and can pay 800 a month" tells two things, "my dad gave me a lathe that I use every
weekend" what is done with it, and "at the firm where I'm an analyst, we ..."
or "here in Tromsø, where I live, ..." what one is or does there.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS, PERIODS, PERIODS_PLURAL
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
    DETERMINERS,
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
    if (found := _since_and(words) or _posted_on(words) or _of_then(words)) is not None:
        return found
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


def _since_and(words: Words) -> Parts | None:
    """Part "I've lived in Leeds for six years and work at the university": since when, and what is so."""
    if words[0].low not in _US or words[1].low not in {"'ve", "have"}:
        return None
    for k in range(5, len(words) - 2):
        if words[k].low != "and" or not _ends_in_time(words[k - 1].low):
            continue
        verb, behind = words[k + 1].low, words[k + 2].low
        plain = verb_lemma(verb) == verb and verb not in _NO_PRESENT
        if (
            not plain
            or behind not in _OBJECTS
            or any(w.low in _INNER - {"when"} for w in words[:k])
        ):
            return None
        return Parts(words[:k], ((words[0], *words[k + 1 :]),))
    return None


def _ends_in_time(low: str) -> bool:
    return low in PERIODS | PERIODS_PLURAL | MONTHS or (low.isdecimal() and len(low) == YEAR_DIGITS)


YEAR_DIGITS = 4
_NO_PRESENT = word_set(
    "put cut set let hit shut quit read cost beat come become run half first back now"
)
"""What may as well be a participle, and go on with "have": "I've lived here for years and run two shops"."""

_OBJECTS = (PREPOSITIONS | DETERMINERS | NUMBERS) - {"than", "per", "since"}


def _posted_on(words: Words) -> Parts | None:
    """Part "I'm an apprentice, on site four days and at college on Thursdays" at where one is when."""
    lows = [w.low for w in words[:3]]
    if lows[:2] not in (["i", "'m"], ["i", "am"]) or lows[2:] not in (["a"], ["an"]):
        return None
    k = next((k for k in range(4, len(words) - 4) if words[k].low == ","), 0)
    tail = words[k + 1 :]
    if (
        not k
        or tail[0].low not in {"on", "at", "in"}
        or any(w.low in PUNCTUATION | _US for w in tail)
    ):
        return None
    days = any(w.low.endswith("s") and w.low.removesuffix("s") in DAY_WORDS for w in tail)
    if not days or any(w.low in _INNER for w in words):
        return None
    return Parts(words[:k], ((given("I", tail[0].start), given("am", tail[0].start), *tail),))


def _of_then(words: Words) -> Parts | None:
    """Leave "to do this" out of "I left teaching two years ago to do this"."""
    purpose = tuple(w.low for w in words[-3:])
    told = words[0].low in _US and len(words) > len(purpose) + 3
    if not told or purpose not in {
        ("to", "do", "this"),
        ("to", "do", "that"),
        ("to", "start", "this"),
    }:
        return None
    group = read_verb(words, 1, SELF)
    past = group is not None and group.tense is Tense.PAST and not group.negated
    return Parts(words[:-3]) if past else None


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
    if group.negated or group.progressive:
        return None
    told = with_object(body, thing)
    if body[group.next : group.next + 1] and body[group.next].low in _HOW_OFTEN:
        told = (*body[: group.next], *thing, *body[group.next :])
    return Parts(words[:that], (told,)) if told else None


_HOW_OFTEN = frozenset({"all", "every", "each", "most", "twice", "once"})
_NOT_USED = word_set("like love hate need want think know hope have be find prefer mean")
_PERSONS = word_set("i we my our he she they")
_NO_POSTS = word_set(
    "guest customer patient visitor passenger regular stranger newcomer wizard hero"
)
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
    if (
        post[-1].low in _NO_POSTS
        or any(w.low in PUNCTUATION | _US for w in noun)
        or is_at_hand((words[1], *noun))
    ):
        return None
    start = words[0].start
    article = () if is_name(noun[0]) else (given(a_or_an(noun) or "a", start),)
    place = (lowered(words[:1])[0], *article, *noun)
    post = post if post[0].low in {"a", "an", "the"} else (given("the", start), *post)
    told = (given("I", start), given("am", start), *post, *place)
    if rest[0].low not in _PERSONS:
        # What is told of the place itself has its place in front: "at my hospital visits end at eight".
        rest = (place[0], given("my", start), *noun, given(",", start), *rest)
    return Parts(rest, (told,))


_HERE = word_set("here over back up down out")


def fronted_where(words: Words) -> Parts | None:
    """Read "Here in Tromsø, where I live, the sun ..." as living in Tromsø."""
    at = 1 if words[0].low in _HERE else 0
    if words[at].low not in {"in", "at", "near", "on"} or not is_name(words[at + 1]):
        return None
    cut = next((k for k in range(at + 2, len(words)) if words[k].low == ","), 0)
    if not 0 < cut < at + PLACE_WORDS_MAX or [w.low for w in words[cut + 1 : cut + 2]] != ["where"]:
        return None
    end = next((k for k in range(cut + 3, len(words) - 1) if words[k].low == ","), len(words))
    who = strip_punctuation(words[cut + 2 : end])
    if len(who) < 2 or who[0].low not in _US | {"my", "our"}:
        return None
    place = words[at:cut]
    spot = who[-1].end + 1
    told = (*who, *(w._replace(start=spot, end=spot - 1) for w in lowered(place)))
    rest = words[end + 1 :]
    host = (*lowered(place), given(",", words[end].start), *rest) if rest else ()
    return Parts(host, (told,))


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


__all__ = ["at_an_age", "between_us", "fronted_where", "given_to_use", "second_half", "where_i_am"]
