"""Sentences about people and beasts that live in a tale, a sum, a picture or a study.

"The husband in the case study teaches welding", "Priya, in the word problem, has nine apples":
whom the frame holds is nobody of the speaker's. Who says "I", "my" or "we" of their own beside
it ("my sister sings in the film") is not inside.
"""

from __future__ import annotations

import re

_FRAMES = (
    r"(?:puzzle|riddle|exercise|case\s+study|tale|fable|myth|legend|fairy\s?tale|parable|joke|sum|problem|"
    r"cartoon|meme|comic|sitcom|soap\s+opera|film|movie|novel|story|sketch|skit|drawing|painting|picture|photo|"
    r"book|opera|ballad|poem|song|rhyme|series|episode|chapter|scene|screenplay|"
    r"example|question|worksheet|textbook|video|game|anime|manga|documentary)"
)
_IN_FRAME = re.compile(
    r"(?<=\w)(?P<open>[\s,]+)(?:in|from)\s+(?:(?:the|this|that)\s+(?:[\w'’-]+\s+)?|my\s+)"
    rf"{_FRAMES}\b(?:\s+(?:\d+\w?|one|two|three)\b)?(?!\s+(?:club|group|shop|store|room|trade|industry|festival|series\s+room)\b)"
    r"|,?\s+in\s+(?:exercise|question|riddle|puzzle|chapter|episode)\s+(?:\d+\w?|one|two|three|four|five|six)\b",
    re.I,
)
_OWN = re.compile(r"\b(?:i|i['’]\w+|im|ive|me|mine|we|we['’]\w+|us|ours?|my|myself)\b", re.I)
_TELLING = re.compile(
    r"(?:that\s+|which\s+)?\b(?:i|we)(?:['’]?(?:m|ve|re)|\s+(?:am|have|are))?\s+(?:still\s+|just\s+)?(?:retell|tell|writ|wrot|draw|"
    r"drew|paint|read|solv|mark|mak|made|invent|illustrat|translat|analy|stud|proofread|edit|past)\w*\b",
    re.I,
)
"""What the speaker does with the tale: "in the tale I'm retelling"."""


def is_framed(sentence: str) -> bool:
    """Tell whether a sentence speaks of somebody inside a tale, a sum or a picture."""
    found = _IN_FRAME.search(sentence)
    if found is None:
        return False
    rest = _TELLING.sub(" ", sentence[found.end() :])
    return _OWN.search(sentence, 0, found.start()) is None and _OWN.search(rest) is None
