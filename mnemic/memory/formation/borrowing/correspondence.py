"""Letters and chats that were pasted whole, told by their shape.

A letter opens with a name and closes with another one, and its owner's words stand before
or behind it. A letter that is the whole turn is its speaker's own: people write to an
assistant as they write to anybody. A chat has a clock at the head of its lines.
"""

from __future__ import annotations

import re

_GREETING = re.compile(
    r"^(?:hi|hello|hey|dear|good\s+(?:morning|afternoon|evening))\s+(?P<whom>[A-Z][\w.'’-]*(?:\s+[A-Z][\w.'’-]*){0,2}|all|team|sir(?:\s+or\s+madam)?|"
    r"sirs|madam|neighbou?rs?|customer|colleagues|everyone)\s*[,!:]?[ \t]*\n|^(?:hi|hello|hey),[ \t]*\n|^re:[^\n]{0,80}\n|^to\s+whom\s+it\s+may\s+concern\s*[,:]",
    re.I | re.M,
)
_INTRODUCED = re.compile(
    r"^(?:(?:hi|hello|hey|dear|good\s+(?:morning|afternoon|evening))\b[^\n.!?]{0,40}?[,.!–—-]\s*)"
    r"(?:(?:this|it)(?:\s+is|['’]s)|my\s+name(?:\s+is|['’]s)|i['’]?m|i\s+am)\s+[A-Z][\w.'’-]*(?:\s+[A-Z][\w.'’-]*){0,2}"
    r"(?:\s*,)?\s+(?:(?:calling|writing)\s+)?(?:from|at|with|of)\s+(?:the\s+|your\s+|our\s+)?\w",
    re.I | re.M,
)
"""How somebody opens who says who they are: "Hello, this is Rosa from the library"."""

_LISTENER = re.compile(
    r"\b(?:assistant|claude|chatgpt|gpt|gemini|copilot|ai|bot|mnemic|siri|alexa|there)\b", re.I
)
_CLOSING = re.compile(
    r"^(?:(?:kind|best|warm|many|with\s+kind)\s+)?(?:regards|wishes|best|cheers|thanks|thank\s+you|love|yours(?:\s+\w+)?|sincerely|"
    r"greetings|xx?|bye|ciao|respectfully)(?:[,.!]?[ \t]*\n+|[,.!]|[ \t]+[-–—])[ \t]*(?:[-–—]\s*)?[A-Z][\w.'’-]*(?:[ \t]+[A-Z][\w.'’-]*){0,3}[ \t]*$",
    re.I | re.M,
)
_STAMPED = re.compile(
    r"^[ \t]*(?:\[?(?:\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?,?\s+)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]m)?\]?[ \t]*[-–—]?[ \t]*"
    r"[A-Z][\w.'’ -]{0,24}:[ \t]|[A-Z][\w.'’ -]{0,24}[ \t,(\[]+\d{1,2}[:.]\d{2}(?:\s?[ap]m)?[)\]]?[ \t]*$|speaker\s+\w{1,2}\s*:|"
    r"[QA]\d?\s*[:.]\s)",
    re.I | re.M,
)
STAMPS_MIN = 2
"""How many lines with a clock and a name make a chat."""


def enclosed(text: str) -> list[tuple[int, int]]:
    """Find the letter and the chat that a turn holds beside its speaker's own words."""
    if "\n" not in text:
        return []
    return _letter(text) + _chat(text)


def _letter(text: str) -> list[tuple[int, int]]:
    greeting = _GREETING.search(text) or _introduced(text)
    if greeting is None:
        return []
    closing = _CLOSING.search(text, greeting.end())
    end = len(text) if closing is None else closing.end()
    if _LISTENER.search(greeting.group()) is not None:
        return []
    last = text.rfind("\n\n")
    if greeting.group()[:3].lower() == "re:" and last > greeting.end() and "?" in text[last:]:
        return [(greeting.start(), last)]
    framed = text[: greeting.start()].strip() or (closing is not None and text[end:].strip())
    if not framed:
        return []
    return [(greeting.start(), end)]


def _introduced(text: str) -> re.Match[str] | None:
    """Find somebody who says who they are, behind what is asked of their letter."""
    found = _INTRODUCED.search(text)
    asked = found is not None and _ASKS_OF_IT.search(text, 0, found.start()) is not None
    return found if asked else None


_ASKS_OF_IT = re.compile(
    r"\b(?:this|it|that|them|him|her|(?:e-?)?mail|message|letter|note|text|reply|answer|respond|response|translate|summari[sz]e|mean|means)\b"
    r"[^\n]*[?:.!]?[ \t]*\n",
    re.I,
)
"""What stands before a letter and asks for something to be made of it."""


def _chat(text: str) -> list[tuple[int, int]]:
    stamps = list(_STAMPED.finditer(text))
    if len(stamps) < STAMPS_MIN:
        return []
    last = stamps[-1]
    end = text.find("\n\n", last.end())
    return [(stamps[0].start(), len(text) if end < 0 else end)]
