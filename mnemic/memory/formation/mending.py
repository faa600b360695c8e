"""What a speaker sets right in the same breath, or names in short behind "wait, no"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation.grammar.asked_to import asked_to
from mnemic.memory.formation.grammar.casing import Spelling
from mnemic.memory.formation.grammar.changed_over import changed_over
from mnemic.memory.formation.grammar.half_said import but_me, echoed, over_since, put_on
from mnemic.memory.formation.grammar.leads import without_asides, without_trailers
from mnemic.memory.formation.grammar.mistaken import named_in_full, renewed, set_right
from mnemic.memory.formation.grammar.newly_had import newly_had
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.repairs import HINT, contrasted, repaired
from mnemic.memory.formation.grammar.rich_returns import back_to_whom
from mnemic.memory.formation.grammar.untrue import untrue
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.segments import Clause, Mood


class Said(Struct, frozen=True):
    """Hold a clause as it is read: its words, whether they were mended, or set something right.

    `beside` are the words of what it tells besides: "..., not me".
    """

    clause: Clause
    words: Words
    mended: bool = False
    corrects: bool = False
    beside: Words = ()


Topic = tuple[str, str]
"""Whose a thing is, and its name: ("my", "physio appointment")."""


def mended(
    text: str,
    clause: Clause,
    following: Clause | None,
    *,
    spell: Spelling,
    topics: Sequence[Topic] | None,
) -> Said:
    """Give a clause with what corrects it in the same breath.

    "My size is L, no wait, M." and "My birthday is 4 May. Correction: 5 May." say M and
    5 May; the whole is cited. `topics` is what the talk told of so far, None for a policy
    that reads nothing more.
    """
    said = _repaired(text, clause, following, spell=spell, rich=topics is not None)
    return _in_full(said, text, topics) if topics else said


def _repaired(
    text: str, clause: Clause, following: Clause | None, *, spell: Spelling, rich: bool
) -> Said:
    words = _read(clause.text, spell=spell, rich=rich)
    told = _told_richly(text, clause, words, following, spell=spell) if rich else None
    if told is not None:
        return told
    if HINT.search(clause.text) is not None:
        better = repaired(words, rich=rich)
        if better is not None:
            return Said(clause, better, mended=True)
    if following is None or is_mute(following) or following.sentence > clause.sentence + 1:
        return Said(clause, words)
    tail = text[clause.end : following.end]
    if len(tail) > REPAIR_CHARS_MAX or "\n\n" in tail:
        return Said(clause, words)
    both = replace(clause, text=text[clause.start : following.end], end=following.end)
    behind = _read(following.text, spell=spell) if rich else ()
    if behind and (better := set_right(words, behind)) is not None:
        return Said(both, better, mended=True, corrects=True)
    if behind and (better := renewed(words, behind)) is not None:
        return Said(both, better, mended=True)
    if HINT.search(tail) is not None or HINT.search(clause.text[-REPAIR_END_CHARS:]) is not None:
        better = repaired(_without_excuse(_read(both.text, spell=spell), both.text), rich=rich)
        if better is not None:
            return Said(both, better, mended=True)
    return Said(clause, words)


def _told_richly(
    text: str, clause: Clause, words: Words, following: Clause | None, *, spell: Spelling
) -> Said | None:
    """Give a clause that only a later policy reads for what it tells, None for any other."""
    told = _told_otherwise(clause, words) or _newly(text, clause, words, following, spell=spell)
    if told is not None:
        return told
    parts = but_me(words)
    if parts[1]:
        return Said(clause, parts[0], corrects=words[0].low in {"it", "its"}, beside=parts[1])
    better = set_right(words, ())
    return None if better is None else Said(clause, better, mended=True, corrects=True)


def _told_otherwise(clause: Clause, words: Words) -> Said | None:
    """Give a clause whose words say plainly what it tells, None for any other."""
    if denied := untrue(words):
        return Said(clause, denied, corrects=clause.mood is Mood.STATEMENT)
    other = over_since(words) or back_to_whom(words) or put_on(words) or asked_to(words)
    if not other and clause.mood is not Mood.REQUEST:
        other = changed_over(words)
    return Said(clause, other) if other else None


def _newly(
    text: str, clause: Clause, words: Words, following: Clause | None, *, spell: Spelling
) -> Said | None:
    """Give a clause that tells of a new thing, and what the next one names it, else None."""
    if clause.mood is not Mood.STATEMENT or clause.attributed:
        return None
    goes_on = following is not None and following.sentence == clause.sentence
    behind = _read(following.text, spell=spell) if following and goes_on else ()
    had, which = newly_had(words, behind)
    if following is None or not which or any(w.low == "," for w in words):
        return Said(clause, had, beside=which) if had else None
    both = replace(clause, text=text[clause.start : following.end], end=following.end)
    return Said(both, had, mended=True, beside=which)


def contrast(
    words: Words, following: Clause | None, *, spell: Spelling, rich: bool = False
) -> Words | None:
    """Read what follows a clause by it: "it's John", not Jon; "he does", what I don't."""
    denies = any(w.low in {"n't", "not"} for w in words)
    if following is None or is_mute(following) or not (denies or rich):
        return None
    other = _read(following.text, spell=spell)
    found = contrasted(words, other) if denies else None
    # What trails is not stepped over here: "too" says that it is so of another as well.
    return found or (echoed(words, spell(read(following.text))) or None if rich else None)


_EXCUSE = (
    r"i\s+(?:always|keep|never|constantly|still)\s+(?:on\s+)?"
    r"(?:get|getting|mix|mixing|muddle|muddling|confuse|confusing|forget|forgetting|remember|swap|swapping)\b"
    r"(?:\s+(?:this|that|it|these|those|them|the\s+two))?(?:\s+(?:wrong|up|right|one|backwards|mixed\s+up))?"
)
ONLY_CRIES = re.compile(
    r"(?:(?:oh\s+)?(?:no,?\s+wait|wait,?\s+no|oh\s+wait|no,?\s+sorry|sorry,?\s+no|hang\s+on|hold\s+on)"
    rf"|{_EXCUSE})\W*\Z",
    re.I,
)
"""What cries out, or tells how a slip came about: "no wait", "I always get this wrong"."""

_EXCUSED = re.compile(rf"(?<=[,.!;])\s+{_EXCUSE}\s*[,.!;–—-]+", re.I)


def _without_excuse(words: Words, text: str) -> Words:
    """Leave out "I always get this wrong" between a cry and what puts it right."""
    found = _EXCUSED.search(text)
    if found is None:
        return words
    return tuple(w for w in words if not found.start() <= w.start < found.end())


REPAIR_END_CHARS = 12
"""How near the end of its clause a word may stand that announces a correction."""

REPAIR_CHARS_MAX = 80
"""How long a correction may be that follows its clause behind a mark, or the cries before one."""


def _read(text: str, *, spell: Spelling, rich: bool = False) -> Words:
    words = read(text)
    kept = without_trailers(words)
    dropped = words[len(kept) : len(kept) + 1]
    if (
        rich
        and dropped
        and dropped[0].low == "right"
        and not _DENYING.isdisjoint(w.low for w in kept)
    ):
        # "It never healed right" says how, and asks for no yes.
        return spell(words)
    if rich and dropped and dropped[0].low == "too" and any(w.low == "," for w in kept[-4:-1]):
        # "Heights make me sick, bridges too" tells it of both.
        return spell(words)
    return spell(without_asides(words) if rich else kept)


_DENYING = frozenset({"never", "n't", "not", "nt"})


def _in_full(said: Said, text: str, topics: Sequence[Topic]) -> Said:
    """Let "wait, no, physio is on Thursdays" be said of what was told under a fuller name."""
    start = said.clause.start
    front = _EXCUSED.sub(" ", text[max(0, start - REPAIR_CHARS_MAX) : start])
    words = named_in_full(said.words, front, topics)
    if not words:
        return said
    return replace(said, clause=replace(said.clause, leads=""), words=words, mended=True)


def is_mute(clause: Clause) -> bool:
    """Tell whether nothing that a clause says is told as true by its speaker."""
    return clause.attributed or clause.mood in _SILENT


_SILENT = frozenset({Mood.QUOTED, Mood.CODE, Mood.ROLE_PLAY, Mood.IRONIC, Mood.HYPOTHETICAL})
"""Moods in which nothing is told as true."""
