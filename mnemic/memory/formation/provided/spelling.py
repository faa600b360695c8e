"""How people write in haste, spelled out: "its", "til", "abt", "theres"."""

from __future__ import annotations

import re
from functools import lru_cache

from mnemic.memory.formation.grammar.typed import typed
from mnemic.memory.formation.grammar.words import read

_SPELLED = {
    "til": "until", "till": "until", "abt": "about", "incl": "including", "bc": "because",
    "em": "them", "u": "you", "ur": "your", "pls": "please", "thats": "that's", "theres": "there's",
    "whats": "what's", "theyre": "they're", "youre": "you're", "n": "and", "nd": "and",
    "wont": "won't", "cant": "can't", "dont": "don't", "doesnt": "doesn't", "didnt": "didn't",
    "isnt": "isn't", "arent": "aren't", "wasnt": "wasn't", "havent": "haven't", "hasnt": "hasn't",
    "couldnt": "couldn't", "wouldnt": "wouldn't", "hes": "he's", "shes": "she's",
    "tho": "though", "yrs": "years", "mins": "minutes", "hrs": "hours", "w": "with",
}  # fmt: skip
_HASTY = re.compile(rf"(?<![\w'’.&/])(?:{'|'.join(_SPELLED)})(?![\w'’&/])")
_FORBIDDEN = re.compile(r"\b(?P<none>nothing|nobody|no one|none)\s+may\b", re.IGNORECASE)
_ITS = re.compile(r"\b[Ii]ts(?=\s+(?:(?:an?|the|my|our|just|only|not|been|all|in|on|at)\b|\w+,))")
_IN_MY = re.compile(
    r"(?<=\bthe )(?P<noun>[a-z]{3,20})s(?=\s+(?:in|under|on)\s+(?:my|our)\s+name\b)"
)
"""A thing that is in one's name: "the contracts in my name" is one contract."""

_SHOULD_LIKE = re.compile(
    r"\b(?P<who>I|we)\s+should\s+(?P<adverb>also\s+)?(?=(?:like|love|prefer)\b)", re.I
)


_WITH = re.compile(r"(?<![\w'’./&])w/\s?(?=\w)(?!o\b)")
_HALF = re.compile(r"\b(?P<part>half|all|both)\s+(?=(?:my|our)\b)", re.IGNORECASE)
"""Parts of what is one's own: "half my shifts" is half of them."""

SPELLED_CACHE_ENTRIES = 512
"""Of how many texts the spelling is remembered; every one is pure."""


@lru_cache(maxsize=SPELLED_CACHE_ENTRIES)
def spelled(text: str) -> str:
    """Spell out what was written in haste, and "I should like" as the wish it is."""
    text = _FORBIDDEN.sub(r"\g<none> can", text)
    text = _HALF.sub(r"\g<part> of ", _WITH.sub("with ", text))
    text = _HASTY.sub(lambda found: _SPELLED[found.group()], text)
    text = _IN_MY.sub(r"\g<noun>'s", _ITS.sub("it's", text))
    text = _SHOULD_LIKE.sub(lambda m: f"{m['who']} would {m['adverb'] or ''}", text)
    return _in_full(text)


def _in_full(text: str) -> str:
    """Write a text in the words that the grammar takes it for: "were moving in sept"."""
    out, at = "", 0
    for word in typed(read(text)):
        if word.start >= at:
            out += text[at : word.start]
        elif word.text[0] not in "'’,":
            out += " "
        out += word.text
        at = max(at, word.end)
    return out + text[at:]
