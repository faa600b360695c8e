"""What the user takes back in so many words: "forget that ...", "ignore the ..."."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    points,
    strip_determiner,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.subjects import SELF, kin_class
from mnemic.memory.formation.grammar.table_attributes import attribute_slot
from mnemic.memory.formation.rendering import say_words
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

_VERBS = word_set("forget ignore disregard delete erase drop remove scrap unlearn strike")
_OPENERS = word_set(
    "please also and pls oh no , can could would you just actually so ok okay wait sorry hey now then"
)
_ARTICLES = word_set("the my what that where our everything anything about how who when which")
_SLOT_NOUNS = {
    "employer": "employment",
    "job": "employment",
    "workplace": "employment",
    "home": "home",
    "hometown": "origin",
}
"""Nouns that name what is filed under another word."""

_NOT_THINGS = word_set(
    """error errors rest above warning warnings last previous tests test typo typos noise comment
    comments first second other part line lines case file files output message question request
    bug issue whitespace instructions instruction section paragraph draft column row header"""
)
WH_WORDS = frozenset({"where", "what", "which", "who", "when", "how"})


def forgetting(words: Words) -> tuple[Words, int, int] | None:
    """Read "forget that I like jazz", "ignore the locker number": give what is to go.

    The words that come back are a clause ("I like jazz") or a noun phrase ("the locker
    number"), which the caller reads on; with them, the offsets of the evidence.
    """
    words = strip_punctuation(words)
    i = 0
    while i < len(words) and words[i].low in _OPENERS:
        i += 1
    begin = i
    if tuple(w.low for w in words[i : i + 2]) in {("do", "n't"), ("do", "not")} and i + 2 < len(words) and words[i + 2].low in {"remember", "keep", "store", "save"}:  # fmt: skip
        i += 2
    elif i >= len(words) - 1 or words[i].low not in _VERBS:
        return None
    i += 1
    if i >= len(words):
        return None
    if words[begin].low != "forget" and words[i].low not in _ARTICLES:
        return None
    while i < len(words) and words[i].low in {"about", "everything", "anything"}:
        i += 1
    i = _told(words, i)
    if i + 1 < len(words) and words[i].low in {"that", "the"} and words[i + 1].low in {"i", "my", "we", "our", "fact"}:  # fmt: skip
        i += 1
        if words[i].low == "fact":
            i += 2 if i + 1 < len(words) and words[i + 1].low == "that" else 1
    return (words[i:], words[begin].start, words[-1].end) if i < len(words) else None


def _told(words: Words, i: int) -> int:
    """Step over "what I said about", "I told you that"."""
    j = i + 1 if i < len(words) and words[i].low in {"what", "that"} else i
    if j + 1 < len(words) and words[j].low == "i" and words[j + 1].low in {"said", "told", "mentioned", "wrote"}:  # fmt: skip
        j += 2
        while j < len(words) and words[j].low in {"you", "that", "about", "earlier", "before"}:
            j += 1
        return j
    return i


def named_thing(words: Words, *, start: int, end: int) -> tuple[Claim, ...]:
    """End whatever was believed of a named thing: "the locker number", "my Apple Watch".

    It may have been filed as an attribute, a possession or a tie; each is named, and what
    meets nothing forms nothing.
    """
    words = strip_punctuation(words[: _reason(words)])
    if not words or points(words) or words[0].low in WH_WORDS:
        return ()
    if words[0].low not in {"the", "my", "our"} and not is_name(words[0]):
        return ()
    body = strip_determiner(words)
    if not body or body[0].low in _NOT_THINGS or body[-1].low in _NOT_THINGS:
        return ()
    shown = say_words(body, SELF)
    return tuple(
        Claim(
            label=shown,
            slot=slot,
            value=value,
            about=about,
            statement=f"User's {shown} is no longer to be remembered.",
            kind=ClaimKind.PROJECT_FACT,
            type=BeliefType.USER_MODEL_ATTR,
            polarity=Polarity.RETRACT,
            forget=True,
            denies=denies,
            whole=not denies,
            start=start,
            end=end,
        )
        for about, slot, value, denies in _places(body, shown)
    )


def _places(body: Words, shown: str) -> tuple[tuple[str, str, str, str], ...]:
    """Give where a thing may be filed: about whom, slot, value, and what is denied."""
    lows = [w.low for w in body]
    kin = kin_class(lows[0])
    if kin and len(body) == 1:
        return (("user", f"relation {kin}", "", ""), ("user", f"having {kin}", "", ""))
    if kin and len(body) > 2 and lows[1] == "'s":
        rest = [w for w in lows[2:] if w != "'s"]
        if rest == ["name"]:
            return (("user", f"relation {kin}", "", ""),)
        return ((kin, attribute_slot(rest), "", " ".join(rest)),)
    slot = _SLOT_NOUNS.get(lows[-1])
    if slot:
        return (("user", slot, "", ""),)
    return (("user", attribute_slot(lows), "", ""), ("user", "thing", shown, shown))


def _reason(words: Words) -> int:
    # "..., I read it off someone else's card" gives a reason and names nothing.
    for i, word in enumerate(words):
        if word.low in {",", ";", "because", "-", "–", "—", ":", "("}:
            return i
    return len(words)
