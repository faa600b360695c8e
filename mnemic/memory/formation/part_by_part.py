"""A clause that tells nothing as a whole, read again part by part (`formation@11`).

What people add behind a fact keeps the whole from being read: "we do a family quiz every last
Friday, nine of us over zoom", "I get PIP and do twelve hours at a florist, detentions are
Thursdays only". Where a clause formed nothing it is parted at its commas, before second
subjects and before what is joined on; each part with a subject and a verb of its own is read
as a clause of its own. What waits for another part ("if ...", "except ...") is not.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from mnemic.memory.formation import moods
from mnemic.memory.formation.clause_reading import read_unfolded
from mnemic.memory.formation.cutting import FINER_CHARS_MAX, TRAILING, meant, mood_of
from mnemic.memory.formation.grammar import Claim, Mention
from mnemic.memory.formation.grammar.agreement import AUX
from mnemic.memory.formation.grammar.lexicon import DAY_PARTS
from mnemic.memory.formation.grammar.note_words import MARKED
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.second_subjects import is_finite
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    read,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.moods import Mood
from mnemic.memory.formation.segments import Clause
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import Candidate

Told = tuple[tuple[Clause, tuple[Claim, ...]], ...]
"""What a clause, or each part of one, tells."""

PARTS_MAX = 12
"""How many parts one clause is read in; the last keeps the rest."""

SUBJECT_WORDS_MAX = 7
"""How far the verb of a part may stand from its start, in words."""

HEAD_WORDS_MIN = 3
"""How many words a part has at least."""

_JOINT = re.compile(
    r"(?<!\s)(?=[\s,;–—(-])(?:(?P<mark>\s*[,;]|\s+[–—-]+)\s+"
    r"(?:(?:oh\s+)?(?:and|but|so|n|plus|tho|though|although|because|bc|cos|cuz|as|since|while)\s+(?:(?:also|then|now|uh+|um+|yeah|like)\s+)?)?"
    r"|\s+(?P<word>and|but|so|n|plus|tho|though|although|because|bc|cos|cuz|oh\s+and|as(?=\s+(?:i['’]?(?:ve|m)|i\s+(?:have|had|am)|we['’]?ve|my|our)\s))\s+"
    r"(?:(?:also|then|now|uh+|um+|yeah|like)\s+)?"
    r"|\s+(?P<aside>\()(?=[^()]*\)\W*\Z)|\s+(?P<bare>)(?=(?:i['’]?(?:m|ve)|i|it['’]?s|theres|there['’]s|that['’]?s|thats|we['’]?ve|we|hes|he['’]s|shes|she['’]s|"
    r"my|our|most\s+of|one\s+of|some\s+of|half\s+of|anyway\s+(?:i|we|my))\s))",
    re.I,
)
"""Where a part may end; `bare` is where no mark and no joining word stands."""

_MADE_UP = re.compile(
    r"(?:(?:please|pls|can\s+you|could\s+you|now|ok|and|so|then|just)[\s,]+)*"
    r"(?:consider|imagine|suppose|picture|assume|pretend|say|tell|write|draft|compose|text|reply|"
    r"email|mail|message|send|put|add|translate|proofread|rewrite|rephrase|reword|fix|check|correct|proof|make\s+(?:it|this))\b",
    re.I,
)
"""An order whose parts are what is to be supposed, said or worked on."""

_PRONOUNS = word_set("i we he she they it there that")
_OTHERS = word_set("he she they it there that")
_PERSONS = word_set("he she they hes shes theyre")
_RUN_TOGETHER = word_set("im ive its theres thats hes shes theyre weve id")
"""A subject and its verb that were typed as one word."""
_WAITS = word_set(
    """if unless when whenever while as since because after before once until till although though
    in on at for during by with without from to of out among every imagine suppose say assume what
    which how why where who not than like even only both either neither whether"""
)
"""A part that opens with one of these waits for what stands behind its comma."""

_NO_SUBJECT = word_set("you your this these those just also")
_TAKES_BACK = word_set(
    """except unless until till or nor not who which where that instead otherwise according
    supposedly"""
)
"""What opens a part that bounds or turns what stands before it."""

_OPEN_END = (
    PREPOSITIONS
    | CONJUNCTIONS
    | SUBORDINATORS
    | DETERMINERS
    | word_set(
        """the a an my our your his her their who which that what how why where when if think know
        say said says guess hope feel believe wish sure glad mean told tell heard so as than to not
        is are was were be am 's 're 'm i we you he she they n't can could will would should"""
    )
)
"""Behind one of these words no part ends."""

_TIMES = word_set("day days week weeks weekend month year night nights morning evening term")
_DEFINITE = word_set("the a an this that those these which who every any all only thing way time")


def read_by_parts(
    clause: Clause,
    last: Mention,
    policy: str,
    *,
    spell: Callable[[Words], Words],
    before: Sequence[Candidate],
    told: Sequence[Claim],
) -> tuple[Told, Mention]:
    """Read the parts of a clause of which `told` has nothing; give what each of them tells."""
    out: list[tuple[Clause, tuple[Claim, ...]]] = []
    parts = parts_of(clause)
    known = bool(told)
    if not parts:
        return (), last
    for part, following in zip(parts, (*parts[1:], None), strict=True):
        if part.mood is not Mood.STATEMENT or part.attributed:
            continue
        low, high = part.start - clause.start, part.end - clause.start
        over = [one for one in told if one.start < high and low < one.end]
        if not tells(read(part.text)) or _is_told(part.text, over):
            known = False
            continue
        words = spell(read(part.text))
        if words[0].low in _PERSONS and not known:
            # Whom the part before names is not known where it told nothing.
            continue
        made, after = read_unfolded(
            part, words, last, policy, correcting=False, before=before, following=following
        )
        known = bool(made)
        if made:
            last = after
            out.append((part, made))
    return tuple(out), last


def parts_of(clause: Clause) -> tuple[Clause, ...]:
    """Part a clause where one of its own may end; () where it has but one."""
    body = clause.text
    if clause.attributed or clause.leads in MARKED or len(body) > FINER_CHARS_MAX:
        return ()
    if clause.mood is not Mood.STATEMENT or _MADE_UP.match(body) is not None:
        return ()
    cuts: list[tuple[int, int]] = []
    start = 0
    for match in _JOINT.finditer(body):
        if len(cuts) >= PARTS_MAX - 1 or match.start() <= start:
            continue
        if _may_end(body, start, match):
            cuts.append((match.start(), match.end()))
            start = match.end()
    if not cuts:
        return ()
    lows = (0, *(end for _, end in cuts))
    highs = (*(at for at, _ in cuts), len(body))
    parts = [_part(clause, low, high) for low, high in zip(lows, highs, strict=True)]
    return tuple(_without_waiting(parts))


def _may_end(body: str, start: int, match: re.Match[str]) -> bool:
    head = read(body[start : match.start()])
    if not head or _depth(body, match.start()):
        return False
    if match["mark"] is not None or match["aside"] is not None:
        return True
    rest = read(body[match.end() :])
    if len(head) < HEAD_WORDS_MIN or head[-1].low in _OPEN_END:
        return False
    if match["word"] is not None and _goes_on(head, rest):
        return True
    if not tells(rest):
        return False
    if match["word"] is not None:
        return tells(head)
    # Nothing parts them: what stands before is a clause of its own that names nothing to go on.
    near = head[-3:] if head[-1].low not in _TIMES else head[-3:-2]
    return tells(head) and _DEFINITE.isdisjoint(w.low for w in near)


def _is_told(text: str, told: Sequence[Claim]) -> bool:
    """Tell whether what was formed over a part has any of its words."""
    said = {w.low for one in told for w in read(one.statement)}
    words = (w.low for w in read(text) if w.low not in _OPEN_END | AUX)
    return any(low in said for low in words if len(low) >= CONTENT_CHARS_MIN)


CONTENT_CHARS_MIN = 3
"""How long a word is that tells what a part is about."""


def _goes_on(head: Words, rest: Words) -> bool:
    """Tell whether a second verb of the speaker's follows: "I get PIP and do twelve hours"."""
    if not head or head[0].low not in {"i", "we"} or len(rest) < HEAD_WORDS_MIN:
        return False
    # "I never drink and drive" is one doing.
    at = 1 if rest[0].low in ADVERBS else 0
    lemma = verb_lemma(rest[at].low)
    whole = len(head) > HEAD_WORDS_MIN and verb_lemma(head[-1].low) is None
    return whole and lemma is not None and tells((head[0], *rest[at:])) and tells(head)


def _depth(body: str, at: int) -> int:
    return body.count("(", 0, at) - body.count(")", 0, at)


def tells(words: Words) -> bool:
    """Tell whether words open with a subject and its verb: "Bea only does weekends"."""
    if sum(w.low not in PUNCTUATION for w in words) < HEAD_WORDS_MIN:
        return False
    first = words[0].low
    if first in _RUN_TOGETHER:
        return True
    if first in _PRONOUNS:
        return _has_verb(words, 1, first)
    if first in _WAITS | PUNCTUATION | MODALS | ADVERBS | _NO_SUBJECT or (
        first.endswith("ing") and verb_lemma(first) and first not in DAY_PARTS
    ):
        return False
    for k in range(1, min(len(words) - 1, SUBJECT_WORDS_MAX)):
        low, ahead = words[k].low, words[k - 1].low
        if low in PUNCTUATION | SUBORDINATORS | _PRONOUNS | {"to", "who", "which", "you"}:
            return False
        if ahead in DETERMINERS | PREPOSITIONS | CONJUNCTIONS:
            continue
        if low == "'s":
            behind = words[k + 1]
            if behind.low in DETERMINERS or behind.text[0].isdecimal() or behind.low.endswith("ed"):
                return True
            continue
        at = k + 1 if low in ADVERBS and k + 1 < len(words) - 1 else k
        if words[at].low in AUX - {"'d"} or is_finite(words, at):
            return True
    return False


def _has_verb(words: Words, k: int, subject: str) -> bool:
    while k < len(words) - 1 and (words[k].low in ADVERBS or words[k].low.endswith("ly")):
        k += 1
    low = words[k].low
    if low in AUX | MODALS:
        return subject not in _OTHERS or low not in MODALS | {"was", "were", "had", "did"}
    lemma = verb_lemma(low)
    if lemma is None:
        return False
    form = verb_form(low, lemma)
    # What a pronoun did once was told of whom it means, and passes.
    return form == "s" if subject in _OTHERS else form in {"base", "past"}


def _without_waiting(parts: Sequence[Clause]) -> list[Clause]:
    """Silence what waits for another part, and what another part takes back."""
    out: list[Clause] = []
    waits = False
    for part, following in zip(parts, (*parts[1:], None), strict=True):
        first = part.text.split(None, 1)[0].lower() if part.text.strip() else ""
        opens = first in _WAITS
        back = following is not None and (
            _bounds(following.text) or _is_worked_on(part.text, following.text)
        )
        silent = opens or waits or back
        out.append(replace(part, mood=Mood.HYPOTHETICAL) if silent else part)
        # "no, Mondays are fine" answers what was said before it.
        waits = opens or _PUT_RIGHT.match(part.text) is not None
    return out


_HARMLESS = re.compile(r"if\s+(?:that|it)\s+(?:makes|helps|matters)\b", re.I)


_PUT_RIGHT = re.compile(
    r"(?:no|sorry|wait|oops|i\s+mean|or\s+rather|make\s+that|scratch\s+that)\b\W*(?:[,–—-]|\Z)",
    re.I,
)
"""What opens a part that puts the one before it right: "in Basel, no, Bern"."""


def _bounds(text: str) -> bool:
    first = text.split(None, 1)[0].lower() if text.strip() else ""
    takes = first in _TAKES_BACK or first == "if" or _PUT_RIGHT.match(text) is not None
    return takes and _HARMLESS.match(text) is None


def _is_worked_on(text: str, order: str) -> bool:
    """Tell whether an order takes up what a part names: "Mondays are fine, leave Mondays!"."""
    words = read(order)
    ordered = bool(words) and verb_lemma(words[0].low) == words[0].low
    named = {w.low for w in read(text) if len(w.low) >= CONTENT_CHARS_MIN} - _OPEN_END - AUX
    return ordered and not named.isdisjoint(w.low for w in words[1:])


def _part(clause: Clause, low: int, high: int) -> Clause:
    body = clause.text
    while high > low and body[high - 1] in TRAILING:
        high -= 1
    text = body[low:high]
    ends = high == len(body)
    mood = clause.mood if ends and clause.mood is Mood.QUESTION else mood_of(text, asks=False)
    return meant(
        replace(
            clause,
            text=text,
            start=clause.start + low,
            end=clause.start + high,
            mood=mood,
            leads=clause.leads if low == 0 else "and",
            attributed=clause.attributed or moods.is_reported(text),
        )
    )
