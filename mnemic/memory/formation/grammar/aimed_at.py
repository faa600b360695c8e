"""What may be aimed at beyond the conversation: an aim is told from an errand of the moment.

The refusals are closed: what is asked, looked up or said now, what is done to the text or
the code at hand, what is over tonight, and what points into the conversation.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import DAYS, MONTHS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    is_name,
    phrase_end,
    points,
    until_time,
)
from mnemic.memory.formation.grammar.rich_aims import JUNK, SOON, can_be_learned, to_learn
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import NUMBERS, noun_lemma
from mnemic.memory.formation.wordlists import word_set

_MOMENTARY = word_set(
    """know ask understand say tell check clarify confirm mention point thank apologise apologize figure
    debug reproduce reset restart reinstall reboot login install update upgrade patch access unlock recover configure deploy
    print parse log return compile render convert sort merge format align center centre rename
    refactor paste copy click scroll highlight underline summarise summarize rephrase reword proofread edit
    compare respond reply answer email text message call ring phone sleep nap wait sit-down believe admit guess add
    delete remove fix centre crop rotate resize append insert upload download export import compute calculate
    troubleshoot determine verify validate quote cite cook order wrap send post print iterate loop filter query
    fetch mean explain describe translate hear talk discuss show display wonder decide choose pick"""
)
"""What is done now, by or for the conversation; only a time far off or one's own makes it an aim."""

_LIGHT = word_set(
    "be get go do make have take put keep use give find try set start see let come bring buy write draft"
)
BUSY = (
    word_set(
        """question idea answer option image picture photo screenshot output result input error bug code function file script
    loop query regex endpoint page column row cell table list paragraph sentence section title heading header footer
    caption draft email letter message reply response text word phrase example explanation summary link url ticket
    issue commit branch pr test-suite unit-test snippet component variable array string command prompt essay homework
    assignment exercise slide tweet bio cover-letter haiku limerick joke riddle poem toast speech advice help feedback
    information info detail tip suggestion recommendation recipe clue sense head point thing stuff something anything
    everything nothing time minute second moment trouble coffee tea lunch dinner breakfast sandwich shower nap"""
    )
    | JUNK
)
_EXAMS = word_set(
    "exam test theory licence license certificate driving ielts toefl delf jlpt b1 b2 c1 c2 a1 a2 grade bar"
)
_SITTING = word_set("pass sit resit retake take fail ace")
_MORE = word_set(
    """more less fewer better fitter stronger faster healthier fit sober fluent debt-free independent self-sufficient
    self-employed freelance part-time full-time abroad vegan vegetarian married pregnant promoted certified qualified
    chartered rid off out back down"""
)
_SPANS = word_set(
    "year years someday eventually summer winter spring autumn month months christmas easter retirement decade term season life day"
)
_AGES = word_set(
    "turn turns retire retires retirement birthday 30th 40th 50th 60th 70th thirty forty fifty sixty seventy"
)
_NOW = SOON | word_set("afternoon lunch dinner minute sec second bit moment")


def errand(verb: Words, *, firm: bool, strict: bool, dated: bool) -> bool:
    """Tell whether "to ..." is of the moment; `strict` asks of an aim that it plainly lasts.

    `firm` says that the head tells an aim by itself ("hoping to"), `dated` that a time far
    off stands before the clause.
    """
    skill = to_learn(verb)
    if skill:
        return not can_be_learned(skill)
    lows = {w.low for w in verb}
    first, rest = verb[0].low, verb[1:]
    far = dated or is_far(verb)
    if lows & _NOW and not far:
        return True
    core = until_time(rest)
    if core and (deictic(core[:5]) or points(core)):
        return True
    heads = {noun_lemma(low) for low in lows} | lows
    sits = first in _SITTING and bool(heads & _EXAMS)
    if not sits and heads & BUSY and not (far and firm and not heads & JUNK):
        return True
    if first == "decide" and "whether" in lows:
        # What is to be decided by June is no errand.
        return not far
    lasts = far or sits or bool(lows & _MORE) or _is_own(rest)
    if first in _MOMENTARY:
        return not (lasts and firm) and not (far and _is_own(rest))
    if strict:
        return not lasts and not (first in _CHANGES and bool(rest))
    if first in _LIGHT and not firm:
        return not (
            lasts
            or (first not in {"get", "use", "try", "see", "put", "find", "be"} and _weighty(rest))
        )
    return not rest and first not in _ALONE


_CHANGES = word_set(
    """learn move quit stop lose gain improve become retire retrain emigrate relocate hire recruit sell train adopt
    foster conceive graduate qualify publish climb run swim cycle sail build grow reduce lower raise cut save
    downsize immigrate volunteer restore renovate expand master"""
)
"""Changes of a life: aimed at, they last, however loosely one says so."""

_ALONE = word_set(
    "travel retire graduate marry emigrate volunteer retrain relocate downsize conceive qualify foster adopt"
)


_AHEAD = frozenset({"by", "in", "before", "until", "next", "this", "end", "start", "middle"})


def is_far(words: Words) -> bool:
    """Tell whether a time that lies some way ahead is named: a month, a season, an age."""
    lows = {w.low for w in words}
    if lows & (_AGES | (MONTHS - {"may", "march", "mar", "sun", "sat"})):
        return True
    for i, word in enumerate(words):
        before = {w.low for w in words[max(0, i - 3) : i]}
        low = word.low
        if low in {"may", "march"} and before & _AHEAD:
            return True
        if low in _SPANS and before & {
            "by",
            "in",
            "before",
            "next",
            "this",
            "within",
            "over",
            "a",
            "until",
            "end",
        }:
            return low != "day" or bool(before & {"one", "some"})
        if low.isdecimal() and len(low) == 4 and low[:2] == "20":
            return True
    return False


def _is_own(rest: Words) -> bool:
    """Tell whether an aim is for one's own: "my deadlift", "my daughter's school", "our own"."""
    for i, word in enumerate(rest):
        if word.low in {"my", "our", "own", "myself", "ourselves"} and i + 1 < len(rest):
            head = noun_lemma(rest[max(i + 1, phrase_end(rest, i + 1) - 1)].low)
            return head not in BUSY or bool(kin_class(head))
    return False


def _weighty(rest: Words) -> bool:
    """Tell whether a light verb has an object with weight: a kind, a number, a name."""
    if not rest:
        return False
    first = rest[0]
    head = noun_lemma(rest[max(0, phrase_end(rest, 0) - 1)].low)
    return head not in BUSY and (
        first.low in {"a", "an"} | NUMBERS or first.low[0].isdecimal() or is_name(first)
        or any(is_name(w) for w in rest)
    )  # fmt: skip


def thing_aimed_at(what: Words) -> bool:
    """Tell whether a thing is aimed at for longer than the conversation: "a kiln", "our first house"."""
    core = until_time(what) or what
    if (
        deictic(core[:5])
        or points(core)
        or core[0].low in {"that", "something", "anything", "some", "more", "any"}
    ):
        return False
    head = noun_lemma(core[max(0, phrase_end(core, 0) - 1)].low)
    lows = {w.low for w in what}
    if lows & _NOW or lows & DAYS:
        return False
    exam = bool({noun_lemma(low) for low in lows} & _EXAMS)
    return exam or not ({head, noun_lemma(core[-1].low)} & BUSY)
