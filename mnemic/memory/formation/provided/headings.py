"""What stands over words that leave their subject out: a label, a heading, a lead-in.

"Job: dispatcher", "About me:" over a list, "I'm learning:" over another. Whose the words
are is said there, and nowhere else; a heading that is not known to be the speaker's own
makes what stands under it nobody's.
"""

from __future__ import annotations

import re
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation.lemmas import lemma, words
from mnemic.memory.formation.provided.citing import Citation
from mnemic.memory.formation.sentences import sentence_spans
from mnemic.memory.formation.wordlists import word_set

HEADING_CHARS_MAX = 80
"""Longest heading or label, in characters; what is longer is a sentence of its own."""

LABEL_WORDS_MAX = 5
"""Longest label before a colon, in words, that is no clause of its own."""

ITEMS_MAX = 64
"""How many lines a heading may stand above what it governs."""


class Sort(Enum):
    """Say what a label names of the one it is about."""

    SELF = "self"
    ROLE = "role"
    AIM = "aim"
    HAVING = "having"
    TOOL = "tool"
    PLACE = "place"
    TONGUE = "tongue"
    DIET = "diet"
    LIKING = "liking"
    PROJECT = "project"
    DOING = "doing"
    WISH = "wish"
    PLAYING = "playing"
    LOVE = "love"
    DISLIKE = "dislike"
    OTHER = "other"


_NAMING = {
    Sort.ROLE: word_set("job occupation profession work role trade"),
    Sort.AIM: word_set("plan goal aim dream target ambition intention resolution objective"),
    Sort.HAVING: word_set("pet kid child sibling allergy car bike vehicle animal"),
    Sort.TOOL: word_set("setup stack machine laptop os editor gear tool kit tooling rig"),
    Sort.PLACE: word_set("location home base city town address"),
    Sort.TONGUE: word_set("language tongue"),
    Sort.DIET: word_set("diet"),
    Sort.LIKING: word_set("hobby interest pastime"),
    Sort.PROJECT: word_set("project"),
    Sort.WISH: word_set("constraint limit rule preference requirement request"),
    Sort.PLAYING: word_set("instrument"),
    Sort.LOVE: word_set("like love"),
    Sort.DISLIKE: word_set("dislike hate"),
    Sort.DOING: word_set("routine habit exercise training sport"),
    Sort.SELF: word_set(
        """me myself us fact info information context background note fyi profile bio update ps edit
        reminder correction news disclaimer summary situation detail basics stats status ok"""
    ),
}
_LEADING = word_set(
    """house ground my our the current main present quick some basic personal about a few on for
    long-term short-term big side little day next long short term"""
)
_MY_AIM = re.compile(
    r"(?:my|(?:this|next) (?:year|month|week|summer|winter)['’]s)\s+"
    r"(?:plan|goal|aim|dream|target|ambition|intention|resolution|wish)s?\b",
    re.IGNORECASE,
)
_ABOUT_SELF = re.compile(
    r"\b(?:about|regarding)\s+(?:me|us|myself)\Z"
    r"|\A(?:please\s+)?(?:remember|note|keep in mind|save)"
    r"(?:\s+(?:this|these|that|the following))?\Z"
    r"|\bfor (?:your|the) records?\Z|\b(?:my|our)\s+(?:situation|background|details|facts|life"
    r"|stats|context|profile|circumstances|basics)\Z",
    re.IGNORECASE,
)
_WHEN = re.compile(
    r"\s+(?:for|in|this|next|by)\s+(?:the\s+)?(?:now|today|week|month|year|spring|summer|autumn"
    r"|fall|winter|20\d\d|january|february|march|april|may|june|july|august|september|october"
    r"|november|december)\Z",
    re.IGNORECASE,
)
_LABEL = re.compile(
    r"(?P<label>[^:\n,;.!?\"“”]{2,60}?|[A-Z][\w-]*,\s*\d{1,3})(?P<sign>\s*:|\s+[-–—])\s+(?P<rest>\S.*)",
    re.DOTALL,
)
_BULLET = re.compile(r"[ \t]*(?:[-*•+–]|\(?\d{1,2}[.)])[ \t]+")
_DOING_LEAD = re.compile(
    r"(?:so\s+|right now\s+|currently\s+|at the moment\s+)?"
    r"(?P<lead>(?:i|we)(?:\s+\w+|['’](?:m|ve|re))(?:\s+\w+){0,3})\s*:\Z",
    re.IGNORECASE,
)


class Piece(Struct, frozen=True):
    """Hold a sentence of an event without its bullet, and what stands over it.

    `heading` is the text of what governs it, "" where nothing does; `listed` says that it
    is an item of a list. `lead` is a heading that itself says what the speaker does;
    `before` is the sentence in front of it.
    """

    text: str
    heading: str = ""
    listed: bool = False
    lead: str = ""
    before: str = ""

    @property
    def sort(self) -> Sort:
        """Give what the heading names; SELF where there is none."""
        return sort_of(self.heading) if self.heading else Sort.SELF


def pieces(citation: Citation) -> tuple[Piece, ...]:
    """Give the sentences that a quote touches, in order, each under its heading."""
    safe = citation.source.safe
    found: list[Piece] = []
    before = ""
    for start, end in sentence_spans(safe, 0, len(safe)):
        if start < citation.end and citation.start < end:
            found.append(replace(_piece(safe, start, end), before=before))
        before = safe[start:end]
    return tuple(found)


def sort_of(heading: str) -> Sort:
    """Tell what a heading names of the speaker; OTHER where it is not theirs or not known."""
    if _MY_AIM.match(heading.strip()):
        return Sort.AIM
    bare = heading.strip(" \t#*_:")
    if bare.lower() == "who i am" or (_ABOUT_SELF.search(bare) and not is_foreign(heading)):
        return Sort.SELF
    plain = _WHEN.sub("", heading.strip(" \t#*_:–—-"))
    spoken = [word.text.lower() for word in words(plain)]
    while len(spoken) > 1 and spoken[0] in _LEADING:
        spoken = spoken[1:]
    if len(spoken) != 1:
        return Sort.OTHER
    noun = lemma(spoken[0], "NOUN")
    sort = next((s for s, nouns in _NAMING.items() if {noun, spoken[0]} & nouns), Sort.OTHER)
    # What comes next is not so yet: "next job".
    later = re.search(r"\bnext\b", plain, re.IGNORECASE) is not None
    return Sort.OTHER if later and sort is not Sort.AIM else sort


SOMEBODY = re.compile(
    r"(?P<name>[A-Z][\w-]*)(?:\s*\((?P<kin>(?:my\s+)?[a-z][a-z-]*)(?:,[^()]*)?\)|,\s*(?P<age>\d{1,3}))",
)
"""A label that names somebody and says who or how old they are: "Dan (husband)", "Bo, 4"."""


def is_foreign(heading: str) -> bool:
    """Tell whether a heading names somebody else, something made up or something that was."""
    spoken = [word.text.lower() for word in words(heading)]
    owned = _OWNER.search(heading) is not None
    return owned or not _FOREIGN.isdisjoint(spoken)


_OWNER = re.compile(
    r"(?<!year)(?<!month)(?<!week)(?<!summer)(?<!winter)(?<!here)(?<!\bwho)(?<!\bit)['’]s\b",
    re.IGNORECASE,
)
_FOREIGN = word_set(
    """his her hers their theirs its your he she they it you who whose example sample template
    fictional character novel story plot movie film game quote old former ex previous past
    another other others wrong fake test patient client customer candidate persona someone"""
)


def _piece(safe: str, start: int, end: int) -> Piece:
    text = safe[start:end].strip()
    line_start = safe.rfind("\n", 0, start) + 1
    bullet = _BULLET.match(safe, line_start)
    listed = bullet is not None and bullet.end() <= max(start, bullet.end()) <= end
    text = _BULLET.sub("", text, count=1) if listed else text
    label = _LABEL.fullmatch(text)
    if label is not None and (
        (":" in label["sign"] and len(label["label"].split()) <= LABEL_WORDS_MAX)
        or sort_of(label["label"]) is not Sort.OTHER
        or is_foreign(label["label"])
    ):
        lead = _DOING_LEAD.match(f"{label['label']}:") if ":" in label["sign"] else None
        shown = lead["lead"] if lead is not None else ""
        over = _over(safe, line_start, listed=listed)
        own = sort_of(label["label"]) is Sort.SELF or SOMEBODY.fullmatch(label["label"])
        if over and sort_of(over) is Sort.OTHER and not (own and not is_foreign(over)):
            return Piece(label["rest"], over, listed)
        return Piece(label["rest"], "" if shown else label["label"], listed, shown)
    over = _over(safe, line_start, listed=listed)
    lead = _DOING_LEAD.match(over) if over else None
    return Piece(text, over if lead is None else "", listed, lead["lead"] if lead else "")


def _over(safe: str, line_start: int, *, listed: bool) -> str:
    """Give the heading over a line: one that ends on a colon, or stands over a list."""
    at = line_start
    for _ in range(ITEMS_MAX):
        if at <= 0:
            return ""
        start = safe.rfind("\n", 0, at - 1) + 1
        line, at = safe[start : at - 1].strip(), start
        if not line or _BULLET.match(f"{line} "):
            if not line and not listed:
                return ""
            continue
        last = line.rpartition(". ")[2].rpartition("! ")[2]
        if line.endswith(":"):
            return last[-HEADING_CHARS_MAX:]
        if line.startswith("#") or (listed and line[-1] not in ".!?"):
            return last[-HEADING_CHARS_MAX:]
        if not listed:
            return ""
        return ""
    return ""
