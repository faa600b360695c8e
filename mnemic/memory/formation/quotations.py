"""Quoted speech in a turn: where it starts, where it ends, and whether it is speech at all."""

from __future__ import annotations

import re

NAME_WORDS_MAX = 6
"""Longest quotation, in words, that may be a name or a turn of phrase of the speaker's own."""

SPEECH_CHARS_MIN = 300
"""From this length on, in characters, a quotation is always somebody's words."""

_LOOK_BACK_CHARS = 48

_MARK = re.compile(
    r"\n[ \t]*+\n|[\"“”„«»]"
    r"|(?<!\w)['‘](?=\S)(?!\d|(?:cause|til|em|tis|twas|n)\b)"
    r"|(?<=\S)['’](?!\w)"
)
_OPENING = re.compile(r"[\"“”„«»]|['‘](?<!\w.)")
_FAMILY = {"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'"}
_SAYING = re.compile(
    r"(?::|\b(?:said|says|say|saying|wrote|writes|told (?:me|us|him|her|them)|texted|replied|"
    r"answered|asked|asks|shouted|yelled|whispered|goes|went|was like|is like|quote|quoted|"
    r"read|reads|stated|states|claimed|claims|announced|translate|proofread|rephrase|phrase|"
    r"sentence|phrase),?)\s*+\Z",
    re.I,
)
_SAID_AFTER = re.compile(
    r",?\s*+(?:he|she|they|(?:my|the|his|her|our) \w+|[A-Z]\w+) (?:said|says|wrote|asked|replied|"
    r"told|texted|shouted|answered)\b"
)
_PERSON = re.compile(r"\b(?:i|i['’]?m|i['’]?ve|me|my|we|our|us|you|your|he|she|they)\b", re.I)
_WORDS = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_AFTER_CLOSE = frozenset(".,;:!?)\n")
_BEFORE_CLOSE = frozenset(".!?,…")
_BEFORE_OPEN = frozenset(" \t\n([{—–-:,/*_")


def quotations(text: str) -> list[tuple[int, int]]:
    """Find the stretches that quote somebody's words, marks included, in order.

    A quoted name or title ("my band is called 'The Owls'") is not one of them. An
    opening mark without its closing one counts only after a verb of saying or a colon,
    and then reaches to the end of the text.
    """
    found: list[tuple[int, int]] = []
    if _OPENING.search(text) is None:
        return found
    reader = _Reader(text, found)
    for match in _MARK.finditer(text):
        reader.mark(match.start(), match.group())
    reader.finish()
    return found


class _Reader:
    """Pair the marks of one text in a single pass."""

    def __init__(self, text: str, found: list[tuple[int, int]]) -> None:
        self._text = text
        self._found = found
        self._family = ""
        self._start = -1
        self._said = False
        self._weak = -1

    def mark(self, at: int, mark: str) -> None:
        if mark[0] == "\n":
            if self._family and not self._said:
                self._settle()
            return
        family = _FAMILY.get(mark, mark)
        before = self._text[at - 1] if at else " "
        after = self._text[at + 1] if at + 1 < len(self._text) else "\n"
        if not self._family:
            if _opens(mark, before, after):
                self._open(at, family)
            return
        if family != self._family:
            return
        if _opens(mark, before, after) and mark not in "”’":
            if self._weak >= 0:
                self._close(self._weak)
                self._open(at, family)
            return
        if family == '"' or before in _BEFORE_CLOSE or after in _AFTER_CLOSE:
            self._close(at + 1)
        else:
            self._weak = at + 1

    def finish(self) -> None:
        """Settle what is still open at the end of the text."""
        if self._family:
            self._settle()

    def _open(self, at: int, family: str) -> None:
        self._family, self._start, self._weak = family, at, -1
        self._said = _SAYING.search(self._text[max(0, at - _LOOK_BACK_CHARS) : at]) is not None

    def _settle(self) -> None:
        if self._weak >= 0:
            self._close(self._weak)
        elif self._said:
            self._close(len(self._text))
        self._family = ""

    def _close(self, end: int) -> None:
        start, self._family = self._start, ""
        said = self._said or _SAID_AFTER.match(self._text, end) is not None
        if said or _is_speech(self._text[start + 1 : end - 1][: SPEECH_CHARS_MIN + 1]):
            self._found.append((start, end))


def _opens(mark: str, before: str, after: str) -> bool:
    if mark in "“„«‘":
        return True
    if mark in "”»’":
        return False
    return before in _BEFORE_OPEN and not after.isspace()


def _is_speech(inner: str) -> bool:
    """Tell whether a quotation without a verb of saying is somebody's words."""
    if len(inner) > SPEECH_CHARS_MIN:
        return True
    listed = _WORDS.findall(inner)
    if len(listed) < 3:
        return False
    ends = inner.rstrip()[-1:] in {".", "!", "?"}
    long_words = [word for word in listed if len(word) > 3]
    titled = listed[0][0].isupper() and all(word[0].isupper() for word in long_words)
    if titled and len(listed) > 1 and inner.rstrip()[-1:] != ".":
        return False
    return ends or len(listed) > NAME_WORDS_MAX or _PERSON.search(inner) is not None
