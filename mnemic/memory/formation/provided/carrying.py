"""Whether words of the owner carry a statement that a provider drew from them.

003 §Hard gates, source grounding: what the text does not say is not stated evidence. A
statement may leave out; it may not add a thing, a number, a name, a certainty, turn a
polarity round or swap what stands where.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Sequence
from enum import Enum

from mnemic.memory.formation import claims
from mnemic.memory.formation.lemmas import content_lemmas, lemma_sequence, negated, words
from mnemic.memory.formation.provided.narrowing import (
    bounds,
    drops_none,
    takes_rejected,
    widens_denial,
)
from mnemic.memory.formation.synonyms import BROADER
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind


class Uncarried(Enum):
    """Say what a statement adds to, or turns round in, its evidence."""

    CONTENT = "content"
    ORDER = "order"
    POLARITY = "polarity"
    CERTAINTY = "certainty"
    CLAIM = "claim"


_FRAMES: dict[ClaimKind, frozenset[str]] = {
    ClaimKind.GOAL: word_set("want wish hope aim plan intend look try choose decide find know"),
    ClaimKind.ONGOING_PROJECT: word_set("work project"),
    ClaimKind.ROLE: word_set("work role position"),
    ClaimKind.SKILL: word_set("work experience"),
    ClaimKind.HABIT: word_set("regularly usually routine"),
    ClaimKind.RECURRING_STATE: word_set("experience regularly"),
    ClaimKind.INTEREST: word_set("interest interested"),
    ClaimKind.CONSTRAINT: word_set("need"),
}
"""The words by which a statement names its own kind: they add nothing to the evidence."""

_LIGHT = word_set("name call do go keep follow take make")
"""Verbs that carry a noun ("goes swimming" of "I swim") and add nothing to it."""

_ADDRESSED = word_set("assistant reply want prefer wish")
"""What words to the assistant ("keep it short") are a wish for."""

_WISHES = word_set("want prefer wish hope")
"""What a statement may say of a request that the request does not."""

_TEAM = re.compile(r"\b(?:we|our|ours|us|team)\b", re.IGNORECASE)
_ADDRESS = re.compile(r"\b(?:you|your|yours)\b", re.IGNORECASE)
_SELF = re.compile(r"\b(?:i|i['’]\w+|im|ive|my|mine|we|our)\b", re.IGNORECASE)
_POINTING = re.compile(
    r"\b(?:it|its|they|their|them|he|she|his|her|him|that|those|this|these"
    r"|there(?!\s+(?:is|are|was|were|has|have|isn|aren)\b|['’]?s\b))\b",
    re.IGNORECASE,
)
_POINTED_TO_MAX = 4
"""How many content words may stand in the statement for a word that points back."""

_ASKS_FOR_TOOLS = re.compile(r"\b(?:what|which)\b.*\b(?:use|pick|choose|take)\b", re.IGNORECASE)
_YEARS_OLD = re.compile(r"\b(\d+) years? old\b", re.IGNORECASE)
_AGE = re.compile(r"User is (\d+)(?: years? old)?\.")
_MY_AGE = re.compile(
    r"\b(?:i['’]?m|i am) (?:now |already |just )?(\d+)(?= years? old|\s*(?:[,.;!?)]|and\b|\Z))",
    re.IGNORECASE,
)
_WOULD_LIKE = re.compile(r"\bwould like\b", re.IGNORECASE)
_RATHER = re.compile(r"\b(?:rather|prefer\w*)\b.*\bthan\b", re.IGNORECASE)
_PREFERRED_TO = re.compile(r"(?<=\w) (?:over|to|than|instead of|rather than) (?=\w)", re.IGNORECASE)
_LEAVE_OUT = re.compile(
    r"(?<!n't )(?<!n’t )(?<!not )(?<!never )\b(?:skip|avoid|omit|drop|leave out)\b", re.IGNORECASE
)
"""Orders that a wish words as a denial: "skip the emoji" wants none."""

_KEPT_IN = re.compile(
    r"(?:n['’]t|\bnot|\bnever|\bdont)\s+(?P<verb>skip|avoid|omit|drop)\b", re.IGNORECASE
)
"""What is not to be left out is wanted: "don't avoid metaphors" is no wish for none."""

_LEFT_OUT = re.compile(
    r"\W*(?:(?:please|kindly|pls|always)\s+)*(?P<verb>skip|avoid|omit)\b", re.IGNORECASE
)
"""What is to be left out is not wanted."""

_AVERSION = word_set("dislike avoid refuse ban mind tired sick instead rather")
_DIRECTIONS = word_set(
    "from to over under than before after without until since against into by out off"
)
_DIRECTION_REACH = 3
_KEPT = word_set("near outside beyond around opposite")
"""Markers that a statement may not leave out: near a town is not in it."""

_OWNED = re.compile(r"\b(?P<owner>\w+)['’]s\s+(?P<owned>\w+)")
_HEDGED = re.compile(
    r"\b(?:might|maybe|perhaps|probably|possibly|likely|tentatively|not sure|unsure)\b"
    r"|(?<!nothing )(?<!nobody )(?<!no one )\bmay\b(?!\s*\d|\s+(?:not|only)\b)(?-i:(?<!May))",
    re.IGNORECASE,
)
_ONLY = re.compile(r"\bonly\b(?=[^,;.]*\b(?:when|if|while|unless)\b)|\bonly if\b", re.IGNORECASE)
_UNHAPPENED = re.compile(
    r"\b(?:was|were)\s+(?:just\s+)?(?:going|about|meant|supposed)\s+to\b", re.IGNORECASE
)
"""What was to be and did not come to be."""

_FOLLOWS = re.compile(r"so\b(?!\s+(?:that|much|many|far|long|little)\b)", re.IGNORECASE)
_PIECE = re.compile(r"[,;:]|\b(?:but|and|although|though|because|so)\b", re.IGNORECASE)


def uncarried(
    statement: str,
    *,
    kind: ClaimKind,
    spans: Sequence[str],
    around: Sequence[str],
    events: Sequence[str] = (),
) -> Uncarried | None:
    """Say what a direct statement has that its evidence has not; None when it is carried.

    `spans` are the quotes; `around` are the clauses they stand in, which govern them:
    "eat meat" out of "I don't eat meat" is denied. `events` are the whole texts, in
    which a word that points back ("it has to fit") may find what it points to.
    """
    frame = _frame(kind, spans, around)
    if "want" in frame and negated(statement):
        spans, around = (
            [_LEAVE_OUT.sub("no", text) for text in texts] for texts in (spans, around)
        )
    statement, told = _compared(statement, " ".join(spans))
    allowed = frame | _pointed_to(statement, told, events)
    if not contains(statement, told, allowed=allowed):
        return Uncarried.CONTENT
    swapped = turned(statement, told) or misgoverned(statement, around)
    if swapped is not None:
        return swapped
    wished = _WISHES & frame & (content_lemmas(statement) - content_lemmas(told))
    if wished or _is_age(statement, " ".join(spans)):
        # What a request shows of who makes it, and a number alone, are claims of no clause.
        return None
    grounded = claims.grounded(statement, [told], allowed=claims.TEMPLATE_TERMS | allowed)
    return None if grounded else Uncarried.CLAIM


def turned(statement: str, told: str) -> Uncarried | None:
    """Say whether a statement swaps, counts or bounds its words otherwise than they were told."""
    if not (in_order(statement, told) and _directed(statement, told)):
        return Uncarried.ORDER
    if _recounts(statement, told) or _takes_the_owner(statement, told):
        return Uncarried.ORDER
    if bounds(statement) - bounds(told):
        return Uncarried.ORDER
    return Uncarried.POLARITY if takes_rejected(statement, told) else None


def misgoverned(statement: str, around: Sequence[str]) -> Uncarried | None:
    """Say whether a statement denies, or makes certain, what the clauses do not."""
    governing = _governing(statement, around)
    kept_in, left_out = _KEPT_IN.search(governing), _LEFT_OUT.match(governing)
    if kept_in is not None and not _says(statement, kept_in["verb"]):
        return Uncarried.POLARITY
    if left_out is not None and not negated(statement) and not _says(statement, left_out["verb"]):
        return Uncarried.POLARITY
    if negated(statement) is not negated(governing) or drops_none(statement, governing):
        return Uncarried.POLARITY
    sharper = any(
        mark.search(governing) is not None and mark.search(statement) is None
        for mark in (_HEDGED, _UNHAPPENED)
    )
    only = _ONLY.search(governing) is not None and " only " not in statement
    widened = widens_denial(statement, " ".join(around))
    return Uncarried.CERTAINTY if sharper or only or widened else None


def _says(statement: str, verb: str) -> bool:
    return content_lemmas(verb) <= content_lemmas(statement)


def _is_age(statement: str, told: str) -> bool:
    """Tell whether an age is said of oneself: "I'm 61" counts no hens."""
    age = _AGE.fullmatch(statement)
    return age is not None and any(age[1] == one for one in _MY_AGE.findall(told))


def _compared(statement: str, told: str) -> tuple[str, str]:
    """Word both sides alike where one thing is said in two forms of grammar."""
    statement = _WOULD_LIKE.sub("wants", statement)
    told = _WOULD_LIKE.sub("want", told.replace("’", "'").replace("'d like", " would like"))
    if _RATHER.search(told) is not None and "prefer" in content_lemmas(statement):
        statement = _PREFERRED_TO.sub(" than ", statement)
        told = f"{told} prefer"
    for age in _YEARS_OLD.findall(statement):
        if age in lemma_sequence(told):
            told = f"{told} {age} years old"
    return statement, told


def _pointed_to(statement: str, told: str, events: Sequence[str]) -> frozenset[str]:
    """Give the words that a statement puts in place of what points back in its evidence."""
    if _POINTING.search(told) is None:
        return frozenset()
    missing = {
        t for t in content_lemmas(statement) if not _parts((t,)) <= _parts(content_lemmas(told))
    }
    held = _parts(content_lemmas(" ".join(events)))
    named = len(missing) <= _POINTED_TO_MAX and not any(t[:1].isdecimal() for t in missing)
    return frozenset(t for t in missing if named and _parts((t,)) <= held)


def contains(statement: str, told: str, *, allowed: frozenset[str] = frozenset()) -> bool:
    """Tell whether every content word of a statement was told, or is among `allowed`.

    A broader word will do: who tells of a wife tells of a spouse.
    """
    held = _parts(content_lemmas(told))
    return all(
        term in allowed or _parts((term,)) <= held or any(term in BROADER.get(o, ()) for o in held)
        for term in content_lemmas(statement)
    )


def foreign_marks(statement: str, told: str) -> tuple[frozenset[str], frozenset[str]]:
    """Give the numbers and the proper names of a statement that were not told.

    A name is a word written large inside the statement; its own first word and "User"
    are none.
    """
    held = _parts(lemma_sequence(told)) | {w.text.casefold() for w in words(told)}
    numbers = {
        part
        for part in _parts(lemma_sequence(statement))
        if any(c.isdecimal() for c in part) and part not in held
    }
    names = set()
    for place, word in enumerate(words(statement)):
        bare = word.text.removesuffix("'s").removesuffix("’s")
        large = any(c.isupper() for c in bare[1:]) or (place > 0 and bare[:1].isupper())
        if large and bare != "User" and not _parts((bare.casefold(),)) & held:
            names.add(bare)
    return frozenset(numbers), frozenset(names)


def in_order(statement: str, told: str) -> bool:
    """Tell whether the content words both share come in one order, a circumstance aside.

    What is fronted ("In the mornings I run") may move behind: the order is that of a ring.
    """
    said = _content_sequence(told)
    held = set(said)
    ring = iter((*said, *said))
    return all(term in ring for term in _content_sequence(statement) if term in held)


def _frame(kind: ClaimKind, spans: Sequence[str], around: Sequence[str]) -> frozenset[str]:
    told = " ".join(spans)
    frame: set[str] = set(_LIGHT)
    if _AVERSION.isdisjoint(content_lemmas(told)):
        frame |= _FRAMES.get(kind, frozenset())
    if _TEAM.search(told) is not None:
        frame.add("team")
    addressed = all(_SELF.search(span) is None for span in spans)
    if addressed or any(_ADDRESS.search(clause) is not None for clause in around):
        frame |= _ADDRESSED
    if kind is ClaimKind.GOAL and _ASKS_FOR_TOOLS.search(told) is not None:
        frame.add("tool")
    return frozenset(frame)


def _parts(terms: Iterable[str]) -> frozenset[str]:
    """Give terms and, of one with a hyphen, its parts instead: "web-search" is both words."""
    out: set[str] = set()
    for term in terms:
        pieces = [p for p in term.split("-") if p]
        out.update(content for p in pieces for content in (content_lemmas(p) or {p}))
    return frozenset(out)


def _content_sequence(text: str) -> list[str]:
    return [
        part
        for word in words(text)
        for piece in word.text.split("-")
        for part in sorted(content_lemmas(piece))
    ]


def _directed(statement: str, told: str) -> bool:
    """Tell whether what stands behind a marker of direction stands behind it in both."""
    said, held = _marked(statement), _marked(told)
    kept = all(
        markers <= held[term] for term, markers in said.items() if held.get(term) and markers
    )
    whole = all(held[term] & _KEPT <= said[term] for term in said.keys() & held.keys())
    return kept and whole and not any(_exchanged(marker, said, held) for marker in _DIRECTIONS)


def _recounts(statement: str, told: str) -> bool:
    """Tell whether a number counts in a statement what another number counts in its words."""
    said, held = _counted(statement), _counted(told)
    return any(not numbers & held[term] for term, numbers in said.items() if term in held)


def _counted(text: str) -> dict[str, set[str]]:
    """Give the numbers that stand right before each content word."""
    out: dict[str, set[str]] = {}
    number = of = ""
    for part in lemma_sequence(text):
        if any(c.isdecimal() for c in part):
            number = part
            continue
        if number and part == "of":
            of, number = number, ""
            continue
        if content_lemmas(part):
            if number:
                out.setdefault(part, set()).add(number)
            if of:
                # Forty of the sixty recipes are not sixty of them.
                out.setdefault(f"of {part}", set()).add(of)
            of = ""
        elif part not in {"the", "my", "our", "their", "these"}:
            of = ""
        number = ""
    return out


def _takes_the_owner(statement: str, told: str) -> bool:
    """Tell whether a statement says of an owner what was said of what they own.

    "I work at Acme's competitor" tells of no work at Acme.
    """
    said = content_lemmas(statement)
    for found in _OWNED.finditer(told):
        owner, owned = found["owner"], content_lemmas(found["owned"])
        kept = re.search(rf"\b{re.escape(owner)}['’]s\b", statement, re.IGNORECASE)
        if owned and not owned & said and content_lemmas(owner) & said and kept is None:
            return True
    return False


def _exchanged(marker: str, said: dict[str, set[str]], held: dict[str, set[str]]) -> bool:
    """Tell whether two terms changed sides of a marker: "spaces over tabs" is the reverse."""
    mine = {term for term, markers in said.items() if marker in markers}
    theirs = {term for term, markers in held.items() if marker in markers}
    crossed = mine & held.keys(), theirs & said.keys()
    return all(crossed) and mine.isdisjoint(theirs)


def _marked(text: str) -> dict[str, set[str]]:
    out: dict[str, set[str]] = {}
    marker, reach = "", 0
    for word in words(text):
        low = word.text.lower()
        if low in _DIRECTIONS | _KEPT:
            marker, reach = low, _DIRECTION_REACH
            continue
        for term in content_lemmas(word.text):
            marks = out.setdefault(term, set())
            if marker and reach > 0:
                marks.add(marker)
            marker = ""
        reach -= 1
    return out


def _governing(statement: str, around: Sequence[str]) -> str:
    """Give the pieces of the clauses that hold the statement's content, and what is between.

    A clause that says two things ("I like tea but not coffee") denies only one of them.
    """
    content = content_lemmas(statement)
    chosen: list[str] = []
    for clause in around:
        bounds = [0, *(m.start() for m in _PIECE.finditer(clause)), len(clause)]
        pieces = [clause[low:high] for low, high in itertools.pairwise(bounds)]
        held = [
            n for n, piece in enumerate(pieces) if not content.isdisjoint(content_lemmas(piece))
        ]
        if held:
            chosen.append("".join(pieces[held[0] : _last(pieces, held, content) + 1]))
    return " ".join(chosen)


def _last(pieces: Sequence[str], held: Sequence[int], content: frozenset[str]) -> int:
    """Give the last piece that governs: what follows from all that was said governs none of it."""
    for n in held[1:]:
        before = content_lemmas("".join(pieces[held[0] : n]))
        if _FOLLOWS.match(pieces[n]) and all(
            content & content_lemmas(piece) <= before for piece in pieces[n:]
        ):
            return n - 1
    return held[-1]
