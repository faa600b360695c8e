"""Sentences that are spoken of, not spoken: language exercises, sums and riddles."""

from __future__ import annotations

import re

from mnemic.memory.formation.borrowing.reach import Reach

_TONGUES = (
    r"(?:english|french|german|dutch|spanish|italian|portuguese|polish|czech|russian|ukrainian|greek|latin|turkish|arabic|"
    r"hebrew|hindi|urdu|bengali|japanese|chinese|mandarin|cantonese|korean|vietnamese|thai|finnish|swedish|norwegian|danish|"
    r"icelandic|hungarian|romanian|croatian|serbian|catalan|basque|welsh|irish|swahili|esperanto)"
)
_SPOKEN_OF = re.compile(
    r"\bhow\s+(?:do|would|can|could|should|does|to)\s+(?:(?:i|you|we|one|they)\s+)?(?:say|write|spell|pronounce|translate|phrase|word|sign|express)\b|"
    r"\bwhich\s+(?:(?:one|sentence|form|version)\s+)?(?:is|sounds|would\s+be)\s+(?:more\s+)?(?:correct|right|better\s+english|natural|grammatical|formal|polite)\b|"
    rf"\b{_TONGUES}\s+for\s+(?=[\"'“‘«]|(?:i|i['’]\w+|my|we)\s)|\bin\s+{_TONGUES}\s*:|\b(?:passive|active)(?:\s+voice)?\s+of\b|\bword\s+order\s+(?:in|of)\b|"
    r"\b(?:past|present|future)\s+(?:tense|perfect|simple|continuous|participle)\s+of\b|\breported\s+speech\s*:|"
    r"\bin\s+the\s+(?:sentence|phrase|clause)\b|\bdifference\s+between\s+(?=i\b|my\b|we\b)|\b(?:conjugate|diagram|decline|punctuate)\b|"
    rf"\btranslate\b|\b(?:what\s+does|what\s+do\s+you\s+call|meaning\s+of)\s+(?=i\b|my\b)|\bsay\s+(?:it\s+|this\s+)?in\s+{_TONGUES}\b|"
    r"\bfill\s+in\s+(?:the\s+)?(?:gaps?|blanks?)\b|\b(?:comma|hyphen|article|apostrophe)\s+or\s+no\s+\w+\b|"
    r"\b(?:correct|fix)\s+my\s+(?:mistakes?|english|grammar|sentence|spelling)\b(?!\s+(?:always|when|whenever|if|but|every|each)\b)|\b(?:vocab(?:ulary)?|pronunciation)\b[^.!?\n]{0,30}:|"
    r"\bduolingo\b|\btongue\s+twister\b|\bis\s+(?=i['’]?m?\b[^?]{2,60}\b(?:grammatical|correct|proper|english)\b)|"
    r"\bwhen\s+do\s+(?:we|you|i)\s+use\b|\bdictionary\b[^.!?\n]{0,30}:",
    re.I,
)
_NOT_SPOKEN_OF = re.compile(
    rf"\b(?:learn|study|stud|speak|practi[sc]|teach|tak|us|improv|need)(?:e|es|s|ies|y|ying|ing)?\s+(?:some\s+|my\s+|more\s+)?{_TONGUES}\s+for\s+(?:my|our)\b|"
    r"\btranslate\b(?!\s*(?:[:–—-]|to\b|into\b|in\b|this\b|that\b|the\b|it\b|for\b|from\b|i\b|my\b|please\b|as\b))|"
    r"\b(?:i|we|you|they|he|she)\s+(?:\w+\s+)?(?:translate|conjugate|punctuate)\b|"
    r"\b(?:on|with|use|using|do|doing|love|like)\s+duolingo\b",
    re.I,
)
_GLOSS = re.compile(
    r"(?:[\"”»'’]|\bje\b[^=(]{2,40}|\bich\b[^=(]{2,40})\s*=\s*|\s[-–]\s(?=i\s)|\((?=i\s+(?:am|have|like|want|live|work)\s)",
    re.I,
)
_FOREIGN = re.compile(r"\b(?:ich|je|yo|io|ik|eu|ja|jag|jeg)\s+\w+", re.I)


def exercised(sentence: str) -> tuple[int, Reach] | None:
    """Say from where on a sentence speaks of words instead of telling something."""
    found = _SPOKEN_OF.search(sentence)
    if found is not None and _NOT_SPOKEN_OF.search(sentence) is None:
        return found.start(), Reach.SENTENCE
    if any(mark in sentence for mark in "=(-–") and _FOREIGN.search(sentence) is not None:
        gloss = _GLOSS.search(sentence)
        if gloss is not None:
            return gloss.start(), Reach.SENTENCE
    return None


_SUM = re.compile(
    r"\bhow\s+many\s+(?:(?!(?:do|did|will|does)\b)[\w-]+\s+){0,3}?(?:do|did|will|does|would)\s+(?:i|we|he|she|they|it|[A-Z]\w+)\s+(?:still\s+|now\s+)?have(?:\s+(?:now|left|in\s+all|altogether|in\s+total))?\s*\?|"
    r"\bhow\s+many\s+(?:[\w-]+\s+){0,3}?(?:are|is|were|remain|stand|stay|sit|survive)\s*(?:there\s+)?(?:left|altogether|in\s+(?:all|total))?\s*\?|"
    r"\bhow\s+many\s+(?:are\s+)?(?:left|remain)\s*\?|\bprobability\b[^?]{0,60}\?|"
    r"\bhow\s+old\s+(?:am\s+i|(?:is|was|are|will)\s+(?:my|he|she|we|[A-Z])[^?]{0,30})\?|"
    r"\baverage\s+speed\b|\bwhat\s+do\s+i\s+have\s*\?|\bhow\s+much\s+(?:money|change)\s+(?:do|did|will)\s+i\s+(?:have|get)\b|"
    r"\bwhat\s+(?:is|are)\s+the\s+(?:probability|odds|chances?)\b|\bodds\s*\?",
    re.I,
)
_RIDDLE = re.compile(r"\b(?:who|what)\s+am\s+i\s*\?", re.I)
_COUNTED = re.compile(
    r"\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|half|dozen|double|\w+ times)\b",
    re.I,
)
_STAKES = re.compile(
    r"\b(?:apples?|oranges?|pears?|sweets|candies|candy|marbles|cookies|biscuits|sheep|coins?|dice|cards?|balls?|socks?|"
    r"pencils?|balloons?|stickers?|km|miles|mph|percent|%|times\s+as|years\s+ago|in\s+(?:\w+\s+)?years|older|younger|give|gives|eat|eats|lose|buy)\b",
    re.I,
)


def summed(text: str, spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Find the paragraphs that are a sum or a riddle: made up to be asked about."""
    if "?" not in text:
        return []
    out: list[tuple[int, int]] = []
    for low, high in spans:
        sentence = text[low:high]
        if _RIDDLE.search(sentence) is not None and len(sentence.split()) <= RIDDLE_WORDS_MAX:
            out.append((_paragraph(text, low), _paragraph_end(text, high)))
        elif _SUM.search(sentence) is not None:
            start = _sum_start(text, low, spans)
            told = text[start:high]
            if len(_COUNTED.findall(told)) >= COUNTS_MIN and _STAKES.search(told) is not None:
                out.append((start, high))
    return out


RIDDLE_WORDS_MAX = 6
"""How long "Who am I?" may be and still be asked of what stands around it."""

COUNTS_MIN = 2
"""How many numbers a sum has at least."""


def _sum_start(text: str, low: int, spans: list[tuple[int, int]]) -> int:
    """Go back from a sum's question over the sentences that count something."""
    start = low
    first = _paragraph(text, low)
    for begin, end in reversed([span for span in spans if first <= span[0] < low]):
        if _COUNTED.search(text, begin, end) is None:
            break
        start = begin
    return start


def _paragraph(text: str, at: int) -> int:
    found = text.rfind("\n\n", 0, at)
    return 0 if found < 0 else found + 2


def _paragraph_end(text: str, at: int) -> int:
    found = text.find("\n\n", at)
    return len(text) if found < 0 else found
