"""Clauses about the user's people that were cut in their middle, put together again.

`segments` cuts behind "my sister" where "and her husband run a campsite" follows, and takes the
"let me" of "my doctor won't let me have caffeine" for a request; somebody who writes novels
reports nothing (`formation@11` on).
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from mnemic.memory.formation import moods
from mnemic.memory.formation.grammar.bonds import head_at
from mnemic.memory.formation.grammar.note_words import MARKED
from mnemic.memory.formation.grammar.phrases import Words, frequency_at, is_name, time_at
from mnemic.memory.formation.grammar.standing_orders import standing_order
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.jointly import names_kin
from mnemic.memory.formation.grammar.words import PREPOSITIONS, read, verb_lemma
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.segments import Clause

GATHERED_CHARS_MAX = 300
"""Longest clause that is put together, in characters."""

_REFUSING = re.compile(
    r"\b(?:won['’]?t|wouldn['’]?t|doesn['’]?t|don['’]?t|didn['’]?t|not|never)\Z", re.I
)
_IS_MINE = re.compile(r"that['’]?s\s+(?:my|our)\s+\w+(?:\s+\w+)?", re.I)
_SUPPOSED = re.compile(r"(?:if|suppose|say|imagine)\s", re.I)
_FOR_A_KIND = re.compile(r"for(?:\s+[\w'-]+){1,4},?", re.I)
_OUR_RULE = re.compile(
    r"that['’]?s\s+(?:my|our)\s+(?:\w+\s+)?(?:rule|policy|law|principle|motto)", re.I
)
_LET = re.compile(r"let\s+(?:me|us)\b", re.I)
_CO_PARENT = re.compile(r"(?:their|his|her)\s+(?:father|dad|mother|mum|mom)", re.I)
_THEIRS = re.compile(r"(?:(?:his|her|their|my|our)\s+)?[\w-]+\s", re.I)
_WORKS = re.compile(
    r"\b(?:writes|wrote|reports|suggested|insists\s+on|swears\s+by)\s+(?!that\b|to\b|me\b|us\b|about\b|[\"'“:])(?=\w)",
    re.I,
)


def gathered(text: str, clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    """Give the clauses of a turn with those of people that belong together as one."""
    out: list[Clause] = []
    for clause in clauses:
        one = _as_author(clause)
        before = out[-1] if out else None
        if before is not None and _belongs(text, before, one):
            whole = text[before.start : one.end]
            # "If my brother and I moved to Spain" supposes all of it.
            mood = Mood.HYPOTHETICAL if _SUPPOSED.match(whole) else Mood.STATEMENT
            leads = "" if before.leads in MARKED else before.leads
            out[-1] = replace(before, text=whole, end=one.end, mood=mood, leads=leads)
        else:
            out.append(one)
    return tuple(out)


def _belongs(text: str, before: Clause, clause: Clause) -> bool:
    if before.sentence != clause.sentence or before.mood is not Mood.STATEMENT:
        return False
    if before.attributed or clause.end - before.start > GATHERED_CHARS_MAX:
        return False
    gap = text[before.end : clause.start].strip().lower()
    if gap in {"", ","}:
        return _goes_on(before, clause, gap)
    if gap not in {"and", "&"} or clause.mood is not Mood.STATEMENT:
        return False
    words = read(before.text)
    if clause.text.lower() in {"i", "me"}:
        # "we're twins, my brother and I"
        return True
    if clause.text[:2].lower() == "i " and (
        _CO_PARENT.fullmatch(before.text)
        or _is_somebody(words[_SUPPOSED.match(before.text) is not None :])
    ):
        return True
    if not 2 <= len(words) <= 4 or words[0].low not in {"my", "our"}:
        return False
    alone = head_at(words, 1) in {len(words) - 1, len(words) - 2}
    return alone and words[-1].low not in {",", "'s"} and _is_another(clause.text)


def _goes_on(before: Clause, clause: Clause, gap: str) -> bool:
    """Tell whether a clause goes on that a comma, or nothing at all, parts from its head."""
    ordered = clause.mood is Mood.REQUEST
    if ordered and _FOR_A_KIND.fullmatch(before.text):
        # "For recipes, give me grams"
        return bool(standing_order(read(f"{before.text} {clause.text}")))
    if gap:
        # "no merges on fridays, thats our rule"
        if before.text[:3].lower() == "no ":
            return _OUR_RULE.fullmatch(clause.text) is not None
        return _IS_MINE.fullmatch(clause.text) is not None and _is_named(read(before.text))
    let = _LET.match(clause.text) is not None and _REFUSING.search(before.text) is not None
    return ordered and let


def _is_named(words: Words) -> bool:
    """Tell whether a clause only names a thing: "neovim on arch", of which "that's my setup" tells."""
    named = 2 <= len(words) <= NAMED_WORDS_MAX and any(w.low in PREPOSITIONS for w in words[1:-1])
    return named and not any(finite_at(words, k) for k in range(len(words)))


NAMED_WORDS_MAX = 6
"""Longest name of a thing that stands before "that's my ...", in words."""


def _is_somebody(words: Words) -> bool:
    """Tell whether a clause only names whoever "and I" stands beside: "this spring my brother", "Lena"."""
    at = next((k for k, w in enumerate(words) if w.low in {"my", "our"}), -1)
    if at < 0:
        bare = tie_class(words[-1].low) and _is_when(words[:-1])
        named = len(words) == 1 and is_name(words[0]) and not verb_lemma(words[0].low)
        return bool(bare) or named
    if at and not _is_when(words[:at]):
        return False
    return names_kin(words[at + 1 :])


def _is_when(front: Words) -> bool:
    """Tell whether nothing, or only a time, stands before somebody: "each July", "every new moon"."""
    each = len(front) in {2, 3} and front[0].low in {"every", "each"}
    return not front or each or bool(time_at(front, 0) or frequency_at(front, 0))


def _is_another(text: str) -> bool:
    """Tell whether a clause opens with somebody's own: "her husband run ...", "dad are ..."."""
    if _THEIRS.match(text) is None:
        return False
    words = read(text)
    at = 1 if words[0].low in {"his", "her", "their", "my", "our"} else 0
    head = head_at(words, at)
    return head == at or (at == 1 and head == 2)


def _as_author(clause: Clause) -> Clause:
    """Take "my sister writes crime novels" for what she does, and for no words of hers."""
    if not clause.attributed or clause.mood is not Mood.STATEMENT:
        return clause
    plain = _WORKS.sub("does ", clause.text, count=1)
    if plain == clause.text or moods.is_reported(plain):
        return clause
    return replace(clause, attributed=False)
