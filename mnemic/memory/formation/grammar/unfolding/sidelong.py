"""What people tell by the way it is found, left over, refused or signed (`formation@11` on).

"The one genre I never read is true crime" says that I never read it, "Saturdays you'll find me
at the food bank sorting donations" what I do there, "so it's only the two cats in the house now"
whom I have, "no porridge, the texture is awful" what I do not like, and "Siobhan here" who writes.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS
from mnemic.memory.formation.grammar.minded import is_first_name
from mnemic.memory.formation.grammar.phrases import Words, is_name, phrase_end, strip_punctuation
from mnemic.memory.formation.grammar.ties import is_animal, tie_class
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.words import (
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

Told = tuple[Words, ...]

_NOT = frozenset({"n't", "not", "nt"})
_NO_ONES = word_set("thing reason way problem question time person one")
NEVER_AT_MAX = 6
"""How far behind "the one" its speaker may stand, in words."""


def sidelong(words: Words) -> Parts | None:
    """Give a clause that tells sidelong as what it tells; None for any other."""
    if len(words) < 3:
        return None
    told = (
        _never_one(words)
        or _found_at(words)
        or _only_left(words)
        or _as_of_now(words)
        or _mostly(words)
        or _barely(words)
        or _can_each(words)
    )
    return Parts((), told) if told else None


def _never_one(words: Words) -> Told:
    """Read "the one genre I never read is true crime" as "I never read true crime"."""
    lows = [w.low for w in words]
    if lows[0] != "the" or lows[1] not in {"one", "only"} or noun_lemma(lows[2]) in _NO_ONES:
        return ()
    at = next((k for k in range(3, min(NEVER_AT_MAX, len(lows) - 4)) if lows[k] in {"i", "we"}), 0)
    be = next((k for k in range(at + 3, len(lows) - 1) if lows[k] in {"is", "are", "'s"}), 0)
    if not at or not be or not (lows[at + 1] == "never" or lows[at + 2] in _NOT):
        return ()
    rest = words[be + 1 :]
    behind = {w.low for w in words[at:be]} | {w.low for w in rest}
    if not behind.isdisjoint(PUNCTUATION | {"because", "that", "when", "if"}):
        return ()
    if rest[0].low in {"to", "this", "that", "it", "one"} or verb_lemma(lows[be - 1]) == "do":
        return ()
    day = (given("on", rest[0].start),) if rest[0].low in DAY_WORDS else ()
    return ((*words[at:be], *day, *rest),)


_FINDS = (("you", "'ll", "find"), ("you", "will", "find"), ("you", "can", "find"), ("you", "'d", "find"))  # fmt: skip


def _found_at(words: Words) -> Told:
    """Read "Saturdays you'll find me at the food bank sorting donations" as what is done then."""
    at = next((k for k in range(1, 5) if tuple(w.low for w in words[k : k + 3]) in _FINDS), 0)
    front, rest = strip_punctuation(words[:at]), words[at + 4 :]
    if not at or not front or len(rest) < 2 or words[at + 3].low not in {"me", "us"}:
        return ()
    often = front[0].low in {"most", "every"} or front[-1].low in DAY_WORDS
    if not often or any(w.low in PUNCTUATION | {"and", "or", "if"} for w in rest):
        return ()
    who = given("I" if words[at + 3].low == "me" else "we", words[at + 3].start)
    doing = next((k for k in range(len(rest)) if _is_doing(rest[k].low)), -1)
    when = (
        front
        if front[0].low in PREPOSITIONS | {"most", "every"}
        else (given("on", front[0].start), *front)
    )
    when = (when[0]._replace(text=when[0].low), *when[1:])
    if doing < 0:
        be = given("am" if who.low == "i" else "are", who.start)
        return ((who, be, *rest, *when),) if rest[0].low in PREPOSITIONS else ()
    lemma = verb_lemma(rest[doing].low) or ""
    verb = rest[doing]._replace(text=lemma, low=lemma)
    return ((who, verb, *rest[doing + 1 :], *rest[:doing], *when),)


def _is_doing(low: str) -> bool:
    lemma = verb_lemma(low)
    return lemma is not None and verb_form(low, lemma) == "ing"


_AT_HOME = word_set("in the my our house home flat at left now these days here")


def _only_left(words: Words) -> Told:
    """Read "it's only the two cats in the house now, Smudge and Pavarotti" as having two cats."""
    lows = [w.low for w in words]
    if lows[0] != "it" or lows[1] not in {"'s", "is"} or lows[2] not in {"only", "just"}:
        return ()
    at = 3 + (lows[3:4] != [] and lows[3] in {"the", "my", "our"})
    if at + 1 >= len(words) or not (lows[at] in NUMBERS or lows[at].isdecimal()):
        return ()
    end = next((k for k in range(at + 1, min(at + 4, len(words))) if _is_company(lows[k])), 0)
    comma = next((k for k in range(end, len(words)) if lows[k] == ","), len(words))
    names = words[comma + 1 :]
    behind = lows[end + 1 : comma]
    if not end or not behind or not set(behind) <= _AT_HOME:
        return ()
    if not all(is_name(w) or w.low in {"and", ",", "&"} for w in names):
        return ()
    start = words[0].start
    return ((given("I", start), given("have", start), *words[at : end + 1], *words[comma:]),)


def _is_company(low: str) -> bool:
    one = noun_lemma(low)
    return is_animal(low) or is_animal(one) or tie_class(one) == "child"


SENSED = word_set("texture taste smell flavour flavor consistency look feel sight sound thought")
_AWFUL = word_set(
    """awful horrible disgusting gross vile revolting nasty unbearable terrible grim foul sickening slimy rank dreadful
    yuck gag retch cringe heave"""
)


def not_for_its_taste(words: Words, behind: Words) -> Parts | None:
    """Read "no porridge", "the texture is awful to me" as what somebody does not like."""
    words, lows = strip_punctuation(words), [w.low for w in behind]
    at = int(words[0].low in {"and", "but", "also", "plus"})
    what = words[at + 1 :]
    if len(lows) < 3 or words[at].low != "no" or not 1 <= len(what) <= KIND_WORDS_MAX:
        return None
    sensed = lows[0] in {"the", "its", "their"} and lows[1] in SENSED
    if not sensed or _AWFUL.isdisjoint(lows[2:]) or any(w.low in PREPOSITIONS for w in what):
        return None
    start = words[at].start
    return Parts((), ((*(given(w, start) for w in ("I", "do", "not", "like")), *what),))


KIND_WORDS_MAX = 3
"""Longest kind of thing that is refused, in words."""

_KEPT_UP = word_set("heat cook commute pay store host ship deploy wash travel get")


def _as_of_now(words: Words) -> Told:
    """Read "right now we heat with oil" as what is so now."""
    lows = [w.low for w in words]
    at = 2 if lows[:2] == ["right", "now"] else 3 if lows[:3] == ["at", "the", "moment"] else 0
    at += at and lows[at : at + 1] == [","]
    if not at or len(lows) < at + 4 or lows[at] not in {"i", "we"} or lows[at + 1] not in _KEPT_UP:
        return ()
    return (words[at:],) if lows[at + 2] in PREPOSITIONS | {"by"} else ()


_JOBS = word_set("job work gig commission contract repair restoration project assignment shift")


def _barely(words: Words) -> Told:
    """Read "I can barely swim" as "I can hardly swim"."""
    if words[0].low != "i" or words[1].low not in {"can", "could"}:
        return ()
    if words[2].low not in {"barely", "scarcely"} or len(words) < BARELY_WORDS_MIN:
        return ()
    return ((*words[:2], words[2]._replace(text="hardly", low="hardly"), *words[3:]),)


BARELY_WORDS_MIN = 4
"""How many words "I can barely swim" has."""


def _mostly(words: Words) -> Told:
    """Read "mostly restoration jobs for libraries, all on a freelance basis" as what one does."""
    lows = [w.low for w in words]
    end = phrase_end(words, 1)
    head = lows[end - 1] if end > 1 else ""
    verbless = not any(low in MODALS | {"is", "are", "was", "were", "i", "we"} for low in lows)
    if lows[0] not in {"mostly", "mainly"} or noun_lemma(head) not in _JOBS or not verbless:
        return ()
    if lows[1] in DETERMINERS | PREPOSITIONS or (noun_lemma(head) == head and head != "work"):
        return ()
    start = words[0].start
    return ((given("I", start), given("do", start), words[0]._replace(text=lows[0]), *words[1:]),)


_TO_OTHERS = word_set(
    "send give show share come help bring meet call pay email move wait start try do make get be have see"
)


def _can_each(words: Words) -> Told:
    """Part "I can touch-type, read sheet music and weld a decent seam" into each thing that one can."""
    if words[0].low != "i" or words[1].low != "can" or len(words) < 7:
        return ()
    if not any(w.low == "," for w in words) or any(
        w.low in {"or", "if", "you", "but", "to"} for w in words
    ):
        return ()
    parts: list[Words] = []
    start = 2
    for k in range(3, len(words) + 1):
        if k < len(words) and words[k].low not in {",", "and"}:
            continue
        if k > start:
            parts.append(words[start:k])
        start = k + 1
    bases = [p[0].low for p in parts]
    if len(parts) < 3 or not all(_is_base(low) and low not in _TO_OTHERS for low in bases):
        return ()
    return tuple((*words[:2], *part) for part in parts)


def _is_base(low: str) -> bool:
    return verb_lemma(low) == low or low == "touch-type"


_NOBODY_HERE = word_set(
    """newbie noob lurker op paris london berlin madrid rome vienna dublin lisbon oslo tokyo delhi sydney boston chicago
    munich zurich geneva prague athens warsaw amsterdam brussels barcelona milan toronto lagos nairobi mumbai"""
)
"""What stands before "here" and is no name of anybody's."""


def named_here(words: Words) -> Parts | None:
    """Read "Siobhan here" as who writes, where no dictionary has the name for a word."""
    words = strip_punctuation(words)
    if len(words) != 2 or words[1].low != "here" or words[0].low in _NOBODY_HERE:
        return None
    if not is_first_name(words[0]):
        return None
    start = words[0].start
    return Parts((), ((given("my", start), given("name", start), given("is", start), words[0]),))


__all__ = ["SENSED", "named_here", "not_for_its_taste", "sidelong"]
