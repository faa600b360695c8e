"""Who else typed: "sorry, my six-year-old got hold of my phone".

What stands before such words was typed by another hand and tells nothing of the owner. The
words must say so themselves, of the message or with an apology for it: whose phone was taken
some other time is told of a day and takes nothing back.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.sentences import sentence_spans

SENTENCES_MAX = 2
"""Among how many sentences of a turn it says who typed before."""

_WHO = (
    r"(?:(?:my|our|the|a)\s+(?:[\w'’-]+\s+){0,2}?(?:son|daughter|kid|kids|child|children|toddler|baby|boy|girl|(?:[\w]+-)?year-old|grandson|granddaughter|"
    r"grandchild|grandkid|nephew|niece|brother|sister|husband|wife|partner|boyfriend|girlfriend|cousin|flatmate|roommate|housemate|friend|mate|"
    r"colleague|coworker|classmate|cat|pupil|student|twins?|mum|mom|dad)|someone(?:\s+else)?|somebody(?:\s+else)?)"
)
_THING = r"(?:phone|mobile|tablet|ipad|laptop|computer|keyboard|mac|pc|macbook|account|chat)"
_DEVICE = rf"(?:my|the|our)\s+(?:[\w-]+\s+)?{_THING}"
_GOT = (
    r"(?:(?:just|somehow|has|had|have|'s|’s)\s+)*(?:got\s+(?:a\s+)?hold\s+of|gotten\s+hold\s+of|got\s+(?:his|her|their|its)\s+(?:little\s+)?(?:hands|paws)\s+on|"
    r"grabbed|snatched|nabbed|nicked|stole|stolen|swiped|pinched|hijacked|taken\s+over|took\s+over|"
    r"(?:was|were|been)\s+(?:playing|messing|typing|fiddling)\s+(?:about\s+|around\s+)?(?:with|on)|walked\s+(?:over|across|on))"
)
_THAT = (
    r"(?:that|it|those|the\s+(?:last|previous)\s+(?:message|one|bit|two|few)(?:\s+messages)?|"
    r"all\s+that)"
)
_END = r"(?=\s*(?:[.,;:!?)\n—–-]|\Z|(?:and|again|for|there|so|but|just|a)\b))"
_TYPED = re.compile(
    rf"\b{_WHO}\s+(?:just\s+|who\s+)?(?:typed|was\s+typing)\s+(?:{_THAT}|this){_END}"
    rf"|\b{_THAT}\s+(?:was|were)\s+(?:just\s+|actually\s+)?{_WHO}\s+(?:typing{_END}|(?:messing\s+|playing\s+)?(?:who\s+(?:got|had|grabbed|took)|on|with)\s+my\s+{_THING}\b)"
    rf"|\b{_THAT}\s+(?:was\s*n['’]?t|wasnt|was\s+not)\s+me\b\W+(?:(?:that|it)\s+was\s+|it['’]s\s+|that['’]s\s+)?(?:just\s+)?{_WHO}\b",
    re.I,
)
_TAKEN = re.compile(
    rf"\b{_WHO}\s+(?:{_GOT}\s+{_DEVICE}|(?:just\s+)?(?:wrote|sent|posted)\s+{_THAT}){_END}", re.I
)
_EXCUSES = re.compile(
    r"\b(?:sorry|apologies|oops|whoops|ooops|excuse|ignore|disregard|pardon|never\s*mind|nvm|it['’]?s\s+me\s+again|back\s+now|i['’]?m\s+back)\b",
    re.I,
)
_SOME_DAY = re.compile(
    r"\b(?:yesterday|last\s+\w+|ago|once|always|keeps?|often|every|again\s+and\s+again|on\s+\w+day|when|while|if|broke|broken|dropped|and\s+(?:broke|dropped|lost|ordered|bought))\b",
    re.I,
)


def typed_before(text: str) -> tuple[int, bool] | None:
    """Give up to where a turn was typed by another hand, None where it says no such thing.

    The flag says that the turn before is meant: nothing else stands in front.
    """
    for low, high in sentence_spans(text, 0, len(text))[:SENTENCES_MAX]:
        sentence = text[low:high]
        if _SOME_DAY.search(sentence) is not None:
            continue
        excused = _EXCUSES.search(text, 0, high) is not None
        if _TYPED.search(sentence) is not None or (excused and _TAKEN.search(sentence)):
            ahead = text[:low]
            plain = len(ahead.split()) <= EXCUSE_WORDS_MAX
            return high, not ahead.strip() or (plain and _EXCUSES.search(ahead) is not None)
    return None


EXCUSE_WORDS_MAX = 4
"""How many words an excuse may have that stands before the sentence."""
