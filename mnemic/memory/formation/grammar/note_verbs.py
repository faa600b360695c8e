"""Items of a note that start with their verb: "works nights", "can't eat gluten", "been sober"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.at_hand import is_lasting_verb, names_work
from mnemic.memory.formation.grammar.lexicon import ACTIVITY_VERBS
from mnemic.memory.formation.grammar.note_nouns import GOODS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    has_frequency,
    points,
    time_at,
)
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    MODALS,
    NUMBERS,
    given,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

Read = tuple[Words, bool] | None


def _mine(words: Words) -> Words:
    return (given("I", words[0].start), *words)


_PERSONAL = word_set(
    "press jump eat have drink drive stand do lift run swim walk afford cook smoke own squat kneel read write tolerate digest sleep handle speak bend climb use like work"
)


def not_doing(words: Words) -> Read:
    """Read "can't eat gluten", "don't drive", "never learned to swim", "never eats meat"."""
    lows = [w.low for w in words]
    if len(lows) < 2 or names_work(words):
        return None
    if lows[0] == "never":
        return _never(words)
    if len(lows) < 3 or lows[1] not in {"n't", "not"}:
        return None
    if lows[0] in MODALS:
        return _not_able(words)
    if lows[0] in {"do", "does"} and lows[2] in _DAILY and not points(words[3:4]):
        do = words[0]._replace(text="do", low="do")
        return (given("I", words[0].start), do, *words[1:]), True
    return None


def _never(words: Words) -> Read:
    verb = words[1].low
    lemma = verb_lemma(verb)
    if lemma is None or verb == lemma or points(words[2:3]):
        return None
    if (len(words) > 2 and words[2].low == "the") or words[-1].low == "before":
        return None
    if lemma in _OF_THINGS and (len(words) == 2 or lemma == "come"):
        # "lost smell in 2021, never came back" is of what was lost.
        return None
    if verb_form(verb, lemma) == "s":
        base = words[1]._replace(text=lemma, low=lemma)
        return (given("I", words[0].start), words[0], base, *words[2:]), True
    return _mine(words), True


_OF_THINGS = word_set("work come happen arrive start load end stop heal grow return open close fit")


def _not_able(words: Words) -> Read:
    verb = words[2].low
    own = verb in _PERSONAL
    if len(words) < 3 + (verb not in _ALONE) or not (own or is_lasting_verb(verb)):
        return None
    if points(words[3:]) or deictic(words):
        return None
    return _mine(words), own


_ALONE = word_set("drive swim run walk cook drink smoke")
_DAILY = word_set("eat drink smoke drive own have like cook speak")


def doing(words: Words) -> Read:
    """Read "lives alone", "hates fish", "train 4x a week", "been sober since March", "work from home"."""
    i = 0
    while i < len(words) - 1 and words[i].low in ADVERBS | {"currently", "now", "still", "always"}:
        i += 1
    verb, rest = words[i], words[i + 1 :]
    lemma = verb_lemma(verb.low)
    if (
        verb.low == lemma
        and lemma in _LIKING_BARE
        and rest
        and not points(rest)
        and not deictic(rest)
    ):
        return (given("I", words[0].start), *words), False
    if (
        lemma is None
        or not rest
        or points(rest[:1])
        or deictic(rest)
        or (verb.low == "been" and rest[-1].low in _SPANS and rest[0].low in {"a", "an"})
        or (names_work(rest) and rest[0].low not in _PLACED)
    ):
        return None
    front, form = words[:i], verb_form(verb.low, lemma)
    lasting = is_lasting_verb(lemma) or lemma in _LIKING
    if verb.low == "been":
        return (given("I", verb.start), given("have", verb.start), verb, *rest), True
    if verb.low == "on" or not lasting:
        return None
    if form == "s" and verb.low != lemma and not verb.low.endswith("ss"):
        if rest[0].low in _AFTER_PLURALS or lemma in _NOUNS:
            return None
        return (
            given("I", words[0].start),
            *front,
            verb._replace(text=lemma, low=lemma),
            *rest,
        ), lemma in _LIVING
    often = has_frequency(rest) or any(time_at(rest, k) for k in range(len(rest)))
    if (
        form == "base"
        and lemma in ACTIVITY_VERBS | _LIVING
        and verb.low not in GOODS
        and (often or (lemma, rest[0].low) in _SETTLED)
    ):
        return (given("I", words[0].start), *front, *words[i:]), lemma in ACTIVITY_VERBS | _LIVING
    if (
        form == "ing"
        and lemma in ACTIVITY_VERBS
        and (often or rest[0].low in NUMBERS | {"a", "my", "full-time", "part-time"} or i)
    ):
        am = given("am", words[0].start)
        if has_frequency(rest):
            return (
                given("I", words[0].start),
                *front,
                verb._replace(text=lemma, low=lemma),
                *rest,
            ), True
        return (given("I", words[0].start), am, *front, *words[i:]), True
    return None


_SPANS = word_set("day week month year morning night evening afternoon weekend")
"""What has been long: "been a long day" is the day's."""

_LIKING = word_set("hate love like prefer need live own rent have want speak play")
_LIKING_BARE = frozenset({"hate", "love", "prefer", "dislike"})
_PLACED = frozenset({"in", "at", "as", "for", "from"})
_LIVING = word_set(
    "live hate love work play speak drive own rent teach sleep run prefer have train cook"
)
_NOUNS = word_set("need want plan order show set run look rank test hand")
_AFTER_PLURALS = word_set("of for are is and or matter hurt help count bother scare shake")
"""Behind these a plural was no verb: "scissors and guitars are a pain", "steps matter"."""
_SETTLED = frozenset(
    {
        ("work", "from"),
        ("work", "nights"),
        ("work", "part"),
        ("work", "full"),
        ("live", "in"),
        ("live", "alone"),
        ("live", "with"),
        ("rent", "a"),
        ("live", "near"),
        ("live", "on"),
        ("live", "on"),
        ("work", "in"),
        ("work", "as"),
    }
)
