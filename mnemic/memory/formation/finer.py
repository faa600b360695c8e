"""Finer cuts of a turn's clauses, for the policies that read richly (`formation@11` on).

`segments.segment` is frozen with `formation@7`. What it leaves joined is parted here:
clauses behind a fronted time ("and so far my progress ..."), behind a counting word
("and half the data is ..."), and a question at the end of a sentence that has no mark.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation import moods
from mnemic.memory.formation.borrowing.findings import with_own_reports
from mnemic.memory.formation.breaths import breaths
from mnemic.memory.formation.cutting import (
    FINER_CHARS_MAX,
    TRAILING,
    meant,
    mood_of,
    piece_of,
    pieces_of,
)
from mnemic.memory.formation.fronted_clauses import without_front
from mnemic.memory.formation.grammar.casing import Spelling
from mnemic.memory.formation.grammar.note_lines import is_label
from mnemic.memory.formation.grammar.note_words import MARKED
from mnemic.memory.formation.grammar.second_subjects import second_subject
from mnemic.memory.formation.grammar.subjectless import announces_profile
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.notes import noted
from mnemic.memory.formation.rejoining import rejoined
from mnemic.memory.formation.segments import Clause, segment
from mnemic.memory.formation.tails import tails, with_doers

_FORBIDDING = re.compile(
    r"(?:(?:and|so|but|please|pls|also)[\s,]+)*"
    r"(?:do\s*n['’]?t|dont|never|do\s+not|always|(?:when(?:ever)?|if|(?:every|each)\s+time)\s+you)\Z",
    re.I,
)
_SPOKEN = frozenset({Mood.STATEMENT, Mood.QUESTION, Mood.REQUEST, Mood.HYPOTHETICAL})


def finer(text: str, clauses: tuple[Clause, ...], *, spell: Spelling) -> tuple[Clause, ...]:
    """Part the clauses of one turn further; each is still exactly `text[start:end]`.

    `spell` is how the words of the turn are spelled.
    """
    out: list[Clause] = []
    clauses = with_doers(text, _behind_quoted(text, clauses))
    clauses = rejoined(text, tuple(p for clause in clauses for p in _told_before_code(clause)))
    mailed = _mailed(text)
    unmeant = [c.text for c in clauses if c.mood in {Mood.HYPOTHETICAL, Mood.IRONIC}]
    pretended = any(moods.supposes_on(one) for one in unmeant)
    joked = frozenset(c.sentence for c in clauses if _KIDDING.search(c.text) is not None)
    shown = frozenset(
        c.sentence
        for c in clauses
        if _EXAMPLE.match(c.text) is not None or _RIDDLE.search(c.text) is not None
    )
    owned = with_own_reports(text, _rejoined(text, clauses))
    owned = [part for clause in owned for part in without_front(clause)]
    breathed = [tail for clause in owned for part in breaths(clause) for tail in tails(part)]
    for clause in _profiled(text, noted(text, breathed, spell=spell)):
        if clause.sentence in joked:
            out.append(replace(clause, mood=Mood.IRONIC))
            continue
        if clause.sentence in shown:
            out.append(replace(clause, mood=Mood.HYPOTHETICAL))
            continue
        if mailed[0] <= clause.start < mailed[1]:
            out.append(replace(clause, mood=Mood.QUOTED, attributed=True))
            continue
        if clause.leads == PROFILE or clause.leads in MARKED:
            out.append(clause)
            continue
        if clause.mood not in _SPOKEN or len(clause.text) > FINER_CHARS_MAX:
            out.append(clause)
            continue
        supposed = clause.mood is Mood.HYPOTHETICAL
        pieces = _supposed(clause, pretended=pretended) if supposed else pieces_of(clause)
        pieces = pieces if len(pieces) > 1 else [meant(clause)]
        out += [part for piece in pieces for part in _before_second(piece)]
    return tuple(out)


def _before_second(clause: Clause) -> list[Clause]:
    """Part "I'm deaf, so phone calls don't work for me" before its second subject."""
    if clause.mood is not Mood.STATEMENT or clause.attributed:
        return [clause]
    out: list[Clause] = []
    start = 0
    while (found := second_subject(clause.text, start)) is not None:
        out.append(piece_of(clause, start, found[0], asks=False, last=False))
        start = found[1]
    if not start:
        return [clause]
    out.append(piece_of(clause, start, len(clause.text), asks=False, last=True))
    return [piece for piece in out if piece.text]


_HANDED_IN_MARKS = re.compile(
    r":\s*(?:\"[^\"\n]{1,400}\"|“[^”\n]{1,400}”|«[^»\n]{1,400}»)[.!?]*\s+(?=(?:i|we|my|our|i['’](?:m|ve|d)|im|ive|we['’](?:re|ve))\b)",
    re.I,
)
"""Text that is handed over between marks, behind which its speaker goes on."""


def _behind_quoted(text: str, clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Give what stands behind `rewrite: "..."` back to its speaker: the marks say where it ends."""
    found = _HANDED_IN_MARKS.search(text)
    if found is None or text.find("\n\n", found.end()) >= 0:
        return clauses
    behind = [c for c in clauses if c.start >= found.end()]
    if not behind or any(c.mood is not Mood.QUOTED for c in behind):
        return clauses
    before = clauses[: len(clauses) - len(behind)]
    sentence = behind[0].sentence
    own = tuple(
        replace(
            one, start=one.start + found.end(), end=one.end + found.end(),
            sentence=one.sentence + sentence,
        )
        for one in segment(text[found.end() :])
    )  # fmt: skip
    return (*before, *own)


_CODE_SIGN = re.compile(r"[{}<>=`;\\$#]|\w\(|\bcreate\s+table\b|\bselect\s+\S+\s+from\b", re.I)
_EQUATED = re.compile(r"(?:our\s+|my\s+)?[a-z]+\s=\s[a-z]+\s[a-z][\w ,']*[.!]?", re.I)
_CODE_STARTS = ("`", "~", "    ", "\t", "{", "<", "//", "#")
_SENTENCE_END = re.compile(r"[.!?:]\s+")


def _told_before_code(clause: Clause) -> tuple[Clause, ...]:
    """Give what a line says before its code starts, as clauses; the code stays code."""
    if clause.mood is not Mood.CODE or clause.text.startswith(_CODE_STARTS):
        return (clause,)
    if _EQUATED.fullmatch(clause.text) is not None or is_label(clause.text):
        # "ci = github actions": no code has a value of several plain words.
        return (replace(clause, mood=Mood.STATEMENT),)
    sign = _CODE_SIGN.search(clause.text)
    if sign is None:
        return (clause,)
    ends = [m.end() for m in _SENTENCE_END.finditer(clause.text, 0, sign.start())]
    if not ends:
        return (clause,)
    told = segment(clause.text[: ends[-1]])
    shifted = tuple(
        replace(
            one, start=one.start + clause.start, end=one.end + clause.start,
            sentence=clause.sentence, attributed=one.attributed or clause.attributed,
        )
        for one in told
    )  # fmt: skip
    rest = clause.text[ends[-1] :]
    return (*shifted, replace(clause, text=rest, start=clause.start + ends[-1]))


_HEADER = re.compile(
    r"^(?:from|sent|to|cc|subject)\s*:[^\n]*\n(?:[\w-]+\s*:[^\n]*\n)*\s*", re.I | re.M
)


_LETTER = re.compile(r"(?:\A|[\n:?.!]\s*)Dear\s+[A-Z][^,\n]{0,40},\s")


_TO_WHOEVER = re.compile(
    r"\s*Dear\s+(?:Sir\s+or\s+Madam|Sirs?|Madam|Sir/Madam|assistant|computer|robot|AI|all|friends?)\s*,",
    re.I,
)
_ASKED_HERE = re.compile(
    r"(?:\A|[.!?]\s+)(?:would|could|can|will)\s+you\b[^.!?]*\?|(?:\A|[.!?]\s+)(?:kindly|please)\s",
    re.I,
)


def _is_written_to_me(text: str) -> bool:
    """Tell whether a whole turn is a letter to whoever answers it: nothing stands around it."""
    return (
        _TO_WHOEVER.match(text) is not None
        and "\n\n" not in text.strip()
        and _ASKED_HERE.search(text) is not None
    )


def _mailed(text: str) -> tuple[int, int]:
    """Find a mail or a letter that was pasted: its head, and the paragraph behind it."""
    found = _HEADER.search(text)
    letter = _LETTER.search(text)
    if letter is not None and not _is_written_to_me(text):
        end = text.find("\n\n", letter.end())
        return letter.start() + 1, len(text) if end < 0 else end
    if found is None or not re.search(r"^from\s*:", found.group(), re.I | re.M):
        return 0, 0
    end = text.find("\n\n", found.end())
    return found.start(), len(text) if end < 0 else end


_KIDDING = re.compile(
    r"\b(?:i['’]?m|i\s+am|just|only)\s+(?:just\s+)?(?:kidding|joking)\b|\bonce\s+upon\s+a\s+time\b",
    re.I,
)
_EXAMPLE = re.compile(
    r"(?:for\s+(?:example|instance)\b|e\.?g\.?[\s,]|example\s*:|in\s+(?:my|our|the|this|a)\s+(?:\w+\s+)?"
    r"(?:novel|story|dream|dreams|game|rpg|campaign|screenplay|poem|fanfic|example|scenario|role-?play)\s*,?\s+"
    r"(?:i|my|we)\b)",
    re.I,
)
"""How a sentence starts that only shows what could be said, or tells of a made-up life."""

_RIDDLE = re.compile(
    r"\Alet['’]?s\s+(?:play\s+(?:a\s+)?(?:\w+\s+)?(?:game|pretend|make-believe|dnd)|pretend|role-?play)\b|"
    r"\b(?:write|draft|compose|send)\b.{0,40}\b(?:saying|stating|telling\s+\w+|claiming)\b|"
    r"\bhow\s+(?:many|much)\b.{0,40}\b(?:left|remain(?:ing)?|altogether|in\s+total)\b",
    re.I,
)
"""What makes a sentence a game or a sum: what is told in it is made up."""

PROFILE = "profile"
"""What leads an item of a profile: "about me: vegan, two cats"."""

_COLON = re.compile(r":\s+")
_ITEM = re.compile(r"[^,;|/\n]+")
_BULLET = re.compile(r"[ \t]*+[-*•+–][ \t]++\Z")


def _profiled(text: str, clauses: list[Clause]) -> list[Clause]:
    """Part the profiles of a turn into their items, each marked as one."""
    out: list[Clause] = []
    listing = False
    for clause in clauses:
        if clause.leads in MARKED:
            out.append(clause)
            continue
        if clause.mood is not Mood.STATEMENT or clause.attributed:
            listing = False
            out.append(clause)
            continue
        line = text.rfind("\n", 0, clause.start) + 1
        listing = listing and _BULLET.match(text, line, clause.start) is not None
        colon = _COLON.search(clause.text)
        if colon is not None and announces_profile(read(clause.text[: colon.start()])):
            out += _items(clause, colon.end())
        elif listing:
            out += _items(clause, 0)
        else:
            behind = text[clause.end : clause.end + 1]
            listing = behind in {":", "\n", ""} and announces_profile(read(clause.text))
            out.append(clause)
    return out


def _items(clause: Clause, start: int) -> list[Clause]:
    out: list[Clause] = []
    for match in _ITEM.finditer(clause.text, start):
        item = match.group().strip(" .\t")
        if item:
            low = clause.start + clause.text.index(item, match.start())
            out.append(replace(clause, text=item, start=low, end=low + len(item), leads=PROFILE))
    return out


def _rejoined(text: str, clauses: tuple[Clause, ...]) -> list[Clause]:
    """Put "please don't" and what is not to be done together again."""
    out: list[Clause] = []
    for clause in clauses:
        before = out[-1] if out else None
        if (
            before is not None
            and before.sentence == clause.sentence
            and before.mood in _SPOKEN
            and text[before.end : clause.start].isspace()
            and _FORBIDDING.match(before.text) is not None
        ):
            joined = text[before.start : clause.end]
            out[-1] = replace(before, text=joined, end=clause.end, mood=Mood.REQUEST)
        elif (
            before is not None
            and before.sentence == clause.sentence
            and clause.leads == "and"
            and (
                (_OTHER_HALF.match(before.text) and _PARTING.match(clause.text))
                or _BETWEEN.search(before.text)
            )
        ):
            out[-1] = replace(before, text=text[before.start : clause.end], end=clause.end)
        else:
            out.append(clause)
    return out


_BETWEEN = re.compile(
    r"\w\s+between\s+(?:us|me|him|her|them|(?:my|our|the|his|her|their)\s+[\w'’-]+)\Z", re.I
)
"""What a second end is still to come of: "the hedge between us | and the neighbours has ..."."""

_OTHER_HALF = re.compile(r"my\s+\w+\Z", re.I)
_PARTING = re.compile(
    r"i\s+(?:have\s+|just\s+|recently\s+)*(?:broke|broken|split|separated|divorced|got\s+divorced)\b",
    re.I,
)


_SO = re.compile(
    r",?\s+(?:so|and|but)\s+(?:that\s+)?(?=(?:the|my|our|that|this|it|i|we|he|she|they|an?|one|"
    r"(?:any|some|every)(?:thing|where|one|body)?)\b)",
    re.I,
)
_SUPPOSING = re.compile(
    r"\b(?:if|would|could|should|might|wish|suppose|imagine|were|['’]d|unless|maybe|hypothetically)\b",
    re.I,
)


def _supposed(clause: Clause, *, pretended: bool) -> list[Clause]:
    """Part what is supposed from what is stated before or behind it.

    Nothing is stated where the turn has bidden to suppose it all.
    """
    pieces = _stated_head(clause)
    return pieces if len(pieces) > 1 or pretended else _stated_tail(clause)


_AS_IT_IS = re.compile(
    r",?\s+(?:but|though|although|so)\s+(?=(?:for\s+now|for\s+the\s+(?:moment|time\s+being)|at\s+(?:the\s+moment|present)|right\s+now|currently|"
    r"presently|until\s+then|till\s+then|in\s+the\s+meantime|meanwhile|these\s+days|as\s+(?:things\s+(?:are|stand)|it\s+is|of\s+now))"
    r"\s*,?\s+(?:i|we|i['’](?:m|ve)|we['’](?:re|ve)|im|ive|my|our)\b)",
    re.I,
)
"""What parts a supposition from how things are: "..., but for now I live in Cardiff"."""


def _stated_tail(clause: Clause) -> list[Clause]:
    """Part "if the visa comes I'd be off, but for now I live in Cardiff" before what is so now."""
    match = _AS_IT_IS.search(clause.text)
    if match is None or _SUPPOSING.search(clause.text, match.end()) is not None:
        return [clause]
    tail = piece_of(clause, match.end(), len(clause.text), asks=False, last=True)
    if tail.mood is not Mood.STATEMENT:
        return [clause]
    head = clause.text[: match.start()].rstrip(TRAILING)
    return [replace(clause, text=head, end=clause.start + len(head)), tail]


def _stated_head(clause: Clause) -> list[Clause]:
    """Part "he's a school principal so the hours would work": what is stated, and what is not."""
    match = _SO.search(clause.text)
    if match is None or _SUPPOSING.search(clause.text, 0, match.start()) is not None:
        return [clause]
    head = clause.text[: match.start()].rstrip(TRAILING)
    if mood_of(head, asks=False) is not Mood.STATEMENT or not head:
        return [clause]
    rest = clause.text[match.end() :]
    return [
        replace(clause, text=head, end=clause.start + len(head), mood=Mood.STATEMENT),
        replace(clause, text=rest, start=clause.start + match.end()),
    ]


_HANDLED = re.compile(
    r"(?:\A|\b(?:please|pls|you|to|and|then|just|can|could|would)\s+)(?:proofread|translate|rephrase|rewrite|reword|check|correct|improve|polish|edit|summari[sz]e|"
    r"shorten|review|paraphrase|fix|critique|grammar-check|spellcheck|analy[sz]e|classify|parse|sort|rank|"
    r"extract)\b(?:\s+\S+){0,6}\s*\Z",
    re.I,
)


_WHO_ASKS = re.compile(
    r"\bwho(?:['’]s|\s+is)\s+(?:asking|writing|talking)\b|\b(?:before|since|as|in\s+case)\s+you\s+ask(?:ed)?\b|"
    r"\bso\s+you\s+(?:don['’]?t|do\s+not|needn['’]?t)\s+(?:have\s+to\s+|need\s+to\s+)?ask\b",
    re.I,
)


def is_who_asks(before: Clause | None) -> bool:
    """Tell whether a clause announces its own speaker: "before the question, who's asking: ..."."""
    return before is not None and _WHO_ASKS.search(before.text) is not None


def is_handed_over(text: str, before: Clause | None, clause: Clause) -> bool:
    """Tell whether a clause is text to be worked on: "could you proofread this: I have ..."."""
    if before is None or ":" not in text[before.end : clause.start]:
        return False
    return _HANDLED.search(before.text) is not None
