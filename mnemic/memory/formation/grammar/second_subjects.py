"""Cuts before a second subject that has no word of its own in front (`formation@11`).

"I'm hard of hearing, so phone calls don't work for me", "our carer comes at eight, dinner is at
six": `segments` and `finer` cut before pronouns, "my" and a few verbs. Here the second subject
is any short noun phrase with a finite verb behind it.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.agreement import AUX
from mnemic.memory.formation.grammar.lexicon import ACTIVITY_VERBS, HEALTH
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.shop_practice import names_practice, opens_practice
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    noun_lemma,
    read,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

SUBJECT_WORDS_MAX = 4
"""Longest second subject, in words."""

READ_CHARS_MAX = 160
"""How much is read on either side of a joint, in characters."""

HEAD_WORDS_MIN = 3
"""How many words must stand before a cut."""

_JOINT = re.compile(
    r"(?<=[\w)])(?:,\s+(?P<joined>and|so|but|because|bc|as|since|while)|\s+(?P<ground>so|because|bc)|(?P<comma>,)|\s+(?P<also>and))\s+(?=\w)",
    re.I,
)


def _is_open(head: Words) -> bool:
    """Tell whether a sentence opens with what waits for its main clause behind the comma."""
    if head[0].low not in _OPEN:
        return False
    # "Last year we dropped Jenkins" has told already.
    return head[0].low not in {"last", "next"} or not any(w.low in {"i", "we"} for w in head[2:4])


_NONE_OF = re.compile(r"no\s+[\w-]+", re.I)
_OPEN = word_set(
    """if unless when whenever while as since because after before once until till although though in on at for
    during by with without from to of out among every most some last next imagine suppose say assume what which how why where who"""
)
"""How a sentence starts whose first comma belongs to what stands in front."""

_NO_SUBJECT = (
    PREPOSITIONS
    | CONJUNCTIONS
    | PUNCTUATION
    | SUBORDINATORS
    | ADVERBS
    | AUX
    | word_set(
        """i we you he she they it who whom whose which that this these those there here what how why when
        where to not n't also please maybe then even both either neither too like as if since because of me us him
        them myself""",
    )
)
_TAKEN = word_set("think know say said hope guess mean told tell believe feel sure wish says heard")
"""Behind these words what follows is thought, said or hoped."""


def second_subject(body: str, start: int) -> tuple[int, int] | None:
    """Give where a clause may be cut behind `start`: the end of the first part and the start of the next."""
    for match in _JOINT.finditer(body, start):
        ahead = body[match.end() : match.end() + READ_CHARS_MAX]
        head = read(body[start : min(match.start(), start + READ_CHARS_MAX)])
        another = read(ahead)
        parts = _goes_on(ahead) or _is_of_a_part(head, another) or _moves_speaker(another)
        if match["also"] and not parts:
            continue
        joint = (match.group("joined") or match.group("ground") or "").lower()
        told = is_told(head) or (joint == "so" and not HEALTH.isdisjoint(w.low for w in head))
        if len(head) < HEAD_WORDS_MIN or _is_open(head) or not told:
            continue
        rest = read(body[match.end() : match.end() + READ_CHARS_MAX])
        if bars_another(body, start, match.start("joined" if match["joined"] else "ground")):
            continue
        if joint == "so" and _NONE_OF.match(body, match.end()) is not None:
            # "so no candles in the house" is a wish, which `tails` parts.
            continue
        if match["also"] or (
            len(rest) > 2 and (_is_clause(rest, joint) or (not joint and _is_own_tail(head, rest)))
        ):
            return match.start(), match.end()
    return None


def _goes_on(rest: str) -> bool:
    """Tell whether a practice of the shop floor goes on: "... in Linear and branch names start with ..."."""
    return names_practice(rest) and opens_practice(read(rest))


def _is_of_a_part(head: Words, rest: Words) -> bool:
    """Tell whether a part of what is had follows: "I've got a van and the heater only blows cold"."""
    lows = [w.low for w in head[:4]]
    told = lows[:1] in (["i"], ["we"]) and not _HAS.isdisjoint(lows[1:3])
    if not told or [w.low for w in rest[:1]] != ["the"]:
        return False
    for k in range(2, min(len(rest), PART_WORDS_MAX)):
        low = rest[k].low
        if low in AUX - {"'s", "'d", "'m", "am"}:
            return True
        lemma = verb_lemma(low)
        before = rest[k - 1].low
        agrees = "s" if noun_lemma(before) == before else "base"
        if lemma and verb_form(low, lemma) in {"past", agrees}:
            return True
        if low in _NO_SUBJECT - ADVERBS:
            return False
    return False


def _moves_speaker(rest: Words) -> bool:
    """Tell whether things do something to the speaker: "... and roundabouts terrify me"."""
    for k in range(1, min(len(rest) - 1, SUBJECT_WORDS_MAX)):
        low, before = rest[k].low, rest[k - 1].low
        if before in _NO_SUBJECT:
            return False
        if noun_lemma(before) != before and rest[k + 1].low in {"me", "us"}:
            return verb_lemma(low) == low and low not in PREPOSITIONS
    return False


_HAS = frozenset({"have", "'ve", "own", "drive", "use", "bought", "rent", "ride", "run"})
PART_WORDS_MAX = 6
"""How far into a clause the verb of a part may stand."""

_SO_NONE = re.compile(r"so\s+no\s+(?P<what>[^,.;]*)", re.I)
_AT_HOME = re.compile(r"\b(?:in\s+(?:the|my|our)|at\s+(?:home|ours)|around|near)\b", re.I)


def bars_another(body: str, start: int, at: int) -> bool:
    """Tell whether "so no cranberry juice" bars somebody else: "dad's on warfarin, so no ..."."""
    found = _SO_NONE.match(body, at)
    if found is None or _AT_HOME.search(found["what"]) is not None:
        return False
    if found["what"].split()[0].lower().endswith("ing"):
        # "my lodger works nights so no hoovering before 2" is what the speaker leaves.
        return False
    head = read(body[start:at])[:3]
    return any(tie_class(w.low) for w in head) and not {"i", "we"} & {w.low for w in head}


_TAILS = {
    "want": {"to"}, "wanna": set(), "hoping": {"to", "2", "for"}, "planning": {"to", "2", "on"},
    "trying": {"to", "2"}, "saving": {"for", "up"}, "starting": {"as", "at", "in", "on", "my", "a"},
    "looking": {"for"}, "moving": {"to", "in", "into"}, "cant": set(), "can": {"n't", "not"}, "need": {"to", "2", "a"},
    "now": {"with", "at", "in", "on"}, "sitting": {"my"}, "taking": {"my"}, "deaf": {"in"}, "allergic": {"to"},
    "been": {"like", "that", "this", "so", "going"},
}  # fmt: skip
"""How what somebody adds of themselves starts without its "I"; what must follow, if anything."""


def _is_own_tail(head: Words, rest: Words) -> bool:
    """Tell whether a tail goes on with the speaker: "taking my finals next summer, want to ..."."""
    behind = _TAILS.get(rest[0].low)
    if behind is None or (behind and rest[1].low not in behind):
        return False
    first = [w.low for w in head[:4]]
    if first[0] in {"i", "im", "i'm"} or (verb_lemma(first[0]) and not tie_class(first[0])):
        return True
    others = any(tie_class(low) or low in {"he", "she", "they"} for low in first)
    named = any(w.text[0].isupper() and w.low not in {"i", "my", "our", "we"} for w in head[1:3])
    return not others and not (named and head[0].low not in {"i", "my", "we"})


def is_told(head: Words) -> bool:
    """Tell whether what stands before a cut is a clause that tells: it has its verb."""
    lows = [w.low for w in head]
    if not _TAKEN.isdisjoint(lows) or not {"if", "would", "'d"}.isdisjoint(lows):
        return False
    if lows[0] in {"i", "we", "he", "she", "they"} or verb_lemma(lows[0]):
        # "quit my job last week, starting as a school nurse" leaves its "I" out.
        return True
    return any(finite_at(head, k) for k in range(1, len(head)))


def _is_clause(rest: Words, joint: str) -> bool:
    at = _verb_at(rest, doing=joint in {"so", "because", "bc"})
    if not at:
        return False
    first = rest[0].low
    aux = rest[at].low in AUX
    if not aux and joint in {"", "and", "but"} and first in ACTIVITY_VERBS:
        return False
    behind = rest[at + 1].low if at + 1 < len(rest) else ""
    taken = behind in PREPOSITIONS | _OBJECTS | _RANKS or (behind != "" and _counts(behind))
    if joint == "" and ((not aux and not taken) or (aux and first.isdecimal())):
        return False
    return behind != ""


def _counts(low: str) -> bool:
    return low[0].isdecimal() or low in NUMBERS | DETERMINERS


def _verb_at(rest: Words, *, doing: bool) -> int:
    """Give where the finite verb of a bare subject stands, 0 where none does."""
    for k in range(min(len(rest) - 1, SUBJECT_WORDS_MAX + 1)):
        low = rest[k].low
        one = rest[0].low in {"a", "an"} and verb_lemma(low) == low
        if k and (low in AUX - {"'s", "'d", "'m", "am"} or (is_finite(rest, k) and not one)):
            return k
        if low == "'s" and k:
            continue
        if low in {"having", "being"}:
            return 0
        article = low in {"the", "a", "an", "no", "my", "our"} and not k
        if k and low in DETERMINERS:
            return 0
        if low in _NO_SUBJECT and not article:
            return 0
        if not rest[k].text[0].isalnum() or (
            low.endswith("ing")
            and verb_lemma(low)
            and not k
            and not (doing or rest[0].text[0].isupper() or rest[1].low in _IS)
        ):
            return 0
    return 0


_IS = frozenset({"is", "are", "was", "makes", "hurts", "takes"})
_RANKS = frozenset({"first", "last", "next"})
_OBJECTS = frozenset({"me", "us", "him", "her", "them", "it"})


def is_finite(rest: Words, k: int) -> bool:
    low, before = rest[k].low, rest[k - 1].low
    lemma = verb_lemma(low)
    if (
        lemma is None
        or low in PREPOSITIONS
        or rest[k].text[0].isupper()
        or before in DETERMINERS | NUMBERS | {"'s"}
        or low in MODALS
    ):
        return False
    form = verb_form(low, lemma)
    plural = noun_lemma(before) != before
    behind = rest[k + 1].low
    if behind in AUX:
        return False
    takes = behind in PREPOSITIONS | DETERMINERS | _OBJECTS | _RANKS or _counts(behind)
    if form == "s":
        return not plural and (takes or noun_lemma(low) == low or behind.endswith("ing"))
    return (form == "past" and takes) or (form == "base" and plural and takes)
