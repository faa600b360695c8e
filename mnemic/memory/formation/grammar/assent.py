"""A suggestion of the assistant that the user takes up: "Shall I note that ...?" "Yes, please."

The assistant's words are no evidence. They only complete what the user says yes to, and
only where the assistant asked whether to remember a thing and the whole answer is a yes.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.leads import match_phrase, phrases
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.words import PUNCTUATION

_ANY_OFFER = re.compile(
    r"\b(?:shall|should|may|can|could|do you want me to|would you like me to|want me to|"
    r"(?:would it|does it) help if i)\s+(?:i\s+)?(?:just\s+|also\s+)?"
    r"(?:note|remember|save|record|store|keep in mind|make a note|write down|memorize)\s+(?:down\s+)?"
    r"(?:for (?:next time|later|the future)\s+)?"
    r"(?:that|(?:this|it)(?:\s+for\s+(?:next\s+time|later|the\s+future))?\s*:)\s+"
    r"(?P<what>you(?:r|['’](?:re|ve|d))?\b[^.?!\n]{3,200}?)(?:\s+for\s+(?:next\s+time|later|the\s+future))?\?\s*\Z",
    re.I,
)
"""An offer to remember in more words (`formation@11` on)."""

_OFFER = re.compile(
    r"\b(?:shall|should|may|can|could|do you want me to|would you like me to|want me to)\s+"
    r"(?:i\s+)?(?:note|remember|save|record|store|keep in mind|make a note|write down)\s+"
    r"(?:down\s+)?that\s+(?P<what>you(?:r|['’]re)?\b[^.?!\n]{3,200})\?\s*\Z",
    re.I,
)
_YES = phrases(
    """
    yes|yes please|yeah|yep|yup|please do|please|do|exactly|correct|right|that 's right|that is right|sure
    ok|okay|go ahead|absolutely|definitely|of course|thanks|thank you|that 's correct|do that|do so|note it
    please note it|remember it|save it|do it|sounds good|perfect|great
    """
)
_NOTES_IT = phrases(
    "|".join(
        f"{verb} {what}"
        for verb in (
            "remember",
            "note",
            "save",
            "store",
            "record",
            "keep",
            "memorize",
            "write down",
        )
        for what in ("it", "that", "this", "that one", "it down", "that down")
    )
    + """|keep that in mind|keep it in mind|keep this in mind|make a note of that|make a note of it|make a note|
    write that down|write it down|do|you can|you may|you should|that would be great|that 'd be great|
    that would be helpful|go for it|for next time|for later|for the future
    """
)
"""More of what an answer is made of that says nothing but yes (`formation@11` on)."""

_TURNED = {
    "you're": "I'm", "you’re": "I'm", "you've": "I've", "you’ve": "I've", "your": "my",
    "yours": "mine", "yourself": "myself", "you": "I",
}  # fmt: skip
_WORD = re.compile(r"\byou(?:['’](?:re|ve)|rself|rs|r)?\b", re.I)


def offered(text: str, *, rich: bool = False) -> str:
    """Give what the assistant's last sentence offers to remember, in the user's mouth, or ""."""
    found = (_ANY_OFFER if rich else _OFFER).search(text[-400:])
    if found is None:
        return ""
    what = _WORD.sub(lambda m: _TURNED[m.group().lower()], found.group("what"))
    return re.sub(r"\bI are\b", "I am", what)


_GOES_ON = re.compile(r"[.!]\s+(?=[A-Z])|\n+")
_TURNS = re.compile(
    r"\s*(?:but|only|except|unless|actually|wait|no\b|not\b|though|however|hmm|if\b)", re.I
)
_EVERYWHERE = re.compile(
    r"[\s,]+(?:everywhere|always|every\s+time|in\s+every\s+\w+|from\s+now\s+on|for\s+everything)\s*\Z",
    re.I,
)


def yes_first(text: str) -> str:
    """Give the first sentence of a turn that goes on with more, "" where what follows turns it."""
    found = _GOES_ON.search(text)
    if found is None:
        first, rest = text, ""
    else:
        first, rest = text[: found.start()], text[found.end() :]
    return "" if _TURNS.match(rest) else _EVERYWHERE.sub("", first)


def says_yes(words: Words, *, rich: bool = False) -> bool:
    """Tell whether a turn is nothing but a yes."""
    i = 0
    said = False
    while i < len(words):
        if words[i].low in PUNCTUATION:
            i += 1
            continue
        step = match_phrase(_YES, words, i) or (rich and match_phrase(_NOTES_IT, words, i))
        if not step:
            return False
        said = True
        i += step
    return said
