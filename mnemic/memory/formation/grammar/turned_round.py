"""Sentences turned round for weight, put straight: each gives () for all else.

"British fleece is all we stock" says that we stock only British fleece, "what I'm really
into these days is fermenting hot sauce" that I'm really into it.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.casing import is_word
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import HARD_DEICTIC, LANGUAGES, NATIONALITIES
from mnemic.memory.formation.grammar.phrases import (
    Words,
    has_frequency,
    is_name,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.subjects import Mention, Subject, Who, kin_class
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    DETERMINERS,
    PREPOSITIONS,
    PUNCTUATION,
    Word,
    given,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

NAME_WORDS_MAX = 5

_ALL = (("all",), ("the", "only", "thing"), ("the", "only", "things"), ("the", "only", "one"))
_OF_NOW = word_set(
    """need want have see get can know say think ask hear remember find understand care mean hope wish miss got could
    feel recall ever try change""",
)
"""What is all that somebody wants or sees is of the moment."""


def back_to_doing(words: Words) -> Words:
    """Read "I'm back to taking my coffee black" as taking it so again."""
    lows = [w.low for w in words]
    at = next((i for i in range(min(5, len(lows) - 2)) if lows[i : i + 2] == ["back", "to"]), -1)
    if at < 0 or (at and lows[0] not in {"i", "we"}) or not lows[at + 2].endswith("ing"):
        return ()
    lemma = verb_lemma(lows[at + 2])
    if lemma is None or lemma == lows[at + 2] or at + 3 >= len(words):
        return ()
    rest = words[at + 3 :]
    if not at and not has_frequency(rest):
        # "Back to debugging the parser" is of the hour: whoever leaves "I'm" out says how often.
        return ()
    end = rest[-1].end
    again = Word("again", "again", end + 1, end)
    who = words[0] if at else given("I", words[0].start)
    return (who, words[at + 2]._replace(text=lemma, low=lemma), *rest, again)


def all_that(words: Words) -> Words:
    """Read "British fleece is all we stock" as "we stock only British fleece"."""
    words = strip_punctuation(words)
    be = next((i for i, w in enumerate(words[: NAME_WORDS_MAX + 1]) if w.low in {"is", "are"}), 0)
    lows = tuple(w.low for w in words)
    if be == 0 or lows[0] in HARD_DEICTIC | {"what", "i", "we", "he", "she", "who", "they"}:
        return ()
    held = next((one for one in _ALL if lows[be + 1 : be + 1 + len(one)] == one), ())
    at = be + 1 + len(held)
    if not held or at + 1 >= len(words) or lows[at] not in {"i", "we"}:
        return ()
    end = next((k for k in range(at, len(words)) if lows[k] in PUNCTUATION), len(words))
    lemma = verb_lemma(lows[at + 1])
    if lemma is None or lemma in _OF_NOW or end - at > NAME_WORDS_MAX:
        return ()
    only = given("only", words[at + 1].end)
    return (words[at], words[at + 1], only, *words[:be], *words[at + 2 : end])


def what_i_am_into(words: Words) -> Words:
    """Read "what I'm really into these days is baking" as "I'm really into baking"."""
    lows = [w.low for w in words]
    if lows[:2] != ["what", "i"] or lows[2:3] not in (["'m"], ["am"]):
        return ()
    at = 3
    while at < len(words) and lows[at] in ADVERBS:
        at += 1
    if lows[at : at + 1] != ["into"]:
        return ()
    be = at + 3 if lows[at + 1 : at + 3] == ["these", "days"] else at + 1
    if lows[be : be + 1] == ["now"]:
        be += 1
    if lows[be : be + 1] not in (["is"], ["'s"]) or be + 1 >= len(words):
        return ()
    return (*words[1 : at + 1], *words[be + 1 :])


def not_of_mine(words: Words, last: Mention) -> tuple[Words, Mention]:
    """Read "Finn isn't my son" as "my son isn't Finn"; give whom "he" means behind it, too."""
    words = strip_punctuation(words)
    at = next((i for i, w in enumerate(words) if w.low in {"n't", "not"}), 0)
    if not 2 <= at <= PERSON_WORDS_MAX + 1 or words[at - 1].low not in {"is", "'s"}:
        return (), last
    name, tie = words[: at - 1], words[at + 1 :]
    if not 2 <= len(tie) <= TIE_WORDS_MAX or tie[0].low != "my" or not kin_class(tie[-1].low):
        return (), last
    if not all(is_name(w) for w in name):
        return (), last
    shown = " ".join(w.text for w in name)
    whom = Subject(Who.PERSON, shown, shown.lower(), "", shown, known=True)
    return (*tie, *words[at - 1 : at + 1], *name), last.after(whom)


PERSON_WORDS_MAX = 2
TIE_WORDS_MAX = 4
"""Longest name and longest tie of a person that are read turned round, in words."""


_TONGUES = word_set("language tongue")
_GLUED = "mother-tongue"
"""How `easing` writes "first language" as one word."""
_RANKS = word_set("first second third native mother main home heritage")


def first_language(words: Words) -> tuple[Claim, ...]:
    """Read "English isn't my first language", "Welsh is my mother tongue"."""
    lows = [part for w in words for part in (w.text if w.low == _GLUED else w.low).lower().split()]
    if len(lows) < 5 or lows[0] not in LANGUAGES or lows[1] not in {"is", "'s", "was"}:
        return ()
    denied = lows[2] in {"n't", "not"}
    at = 2 + denied
    rank, noun = (*lows[at + 1 : at + 3], "", "")[:2]
    behind = lows[at + 3] if at + 3 < len(lows) else ","
    if lows[at] != "my" or rank not in _RANKS or noun not in _TONGUES:
        return ()
    if behind not in PUNCTUATION | {"so", "and", "but", "btw"}:
        return ()
    tongue = words[0].text[:1].upper() + words[0].text[1:]
    said = (
        f"{tongue} is not User's {rank} {noun}." if denied else f"User's {rank} {noun} is {tongue}."
    )
    return (
        Claim(
            label=f"{rank} {noun}", slot=f"not {rank} language" if denied else f"{rank} language", value=tongue if denied else "",
            statement=said, kind=ClaimKind.PROJECT_FACT, type=BeliefType.USER_MODEL_ATTR, start=words[0].start,
            end=words[min(at + 2, len(words) - 1)].end,
        ),
    )  # fmt: skip


MINE_WORDS_MAX = 5
"""Longest name of something of the speaker's that stands behind what it is, in words."""


def is_mine(words: Words) -> Words:
    """Read "speaking is my weak point", "6 euro a minute is my rate" as of the point and the rate."""
    words = strip_punctuation(words)
    be = next((i for i, w in enumerate(words[: MINE_WORDS_MAX + 2]) if w.low in {"is", "are"}), 0)
    if not 0 < be < len(words) - 2 or words[be + 1].low not in {"my", "our"}:
        return ()
    front, mine = words[:be], words[be + 1 :]
    first = front[0].low
    if first in HARD_DEICTIC | _NOBODY or any(w.low in PUNCTUATION for w in front):
        return ()
    if not 2 <= len(mine) <= MINE_WORDS_MAX or any(
        w.low in _BOUND or w.low in PUNCTUATION for w in mine
    ):
        return ()
    described = len(mine) > 2 and mine[1].low in {"weak", "strong", "opening", "closing", "busiest"}
    if mine[-1].low in _VIEWS and not described:
        return ()
    if len(front) == 1 and first.endswith("ing"):
        # A doing that is spoken of is no verb: "my weak point is speaking".
        doing = front[0]._replace(text=front[0].text.lower(), low=f"{first}-n")
        return (*mine, words[be], doing)
    opened = first in DETERMINERS or front[0].text[1:] == front[0].low[1:]
    named = (_inside(front[0], front), *front[1:]) if opened else front
    return (*mine, words[be], *named)


def _inside(first: Word, front: Words) -> Word:
    """Write the word that opened the sentence as it is written inside one, where it is no name."""
    plain = first.low not in LANGUAGES | NATIONALITIES and (
        is_word(first.low) or first.low in DETERMINERS | PREPOSITIONS
    )
    small = plain and (len(front) == 1 or first.low in DETERMINERS)
    return first._replace(text=first.low) if small else first


_NOBODY = word_set(
    "i we he she they what who that which there where how why everything all nothing one"
)
_BOUND = word_set("i we you that which who because but so and if when by")
_VIEWS = word_set(
    "problem question issue guess point fault mistake concern worry fear opinion thought understanding doubt idea hope first next deadline stop turn day shift cue limit excuse answer"
)
"""What somebody finds, and nothing of theirs; a weak point is one all the same."""
