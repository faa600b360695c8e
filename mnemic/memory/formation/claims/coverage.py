"""Whether a live memory asserts what a clause says, and whether sources carry a claim.

003 §Three fixed batched calls: a `represented` unit counts only when the memory it cites
asserts the same claim; a candidate, and every sentence of a narrative, is carried by the
text it cites.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from mnemic.memory.formation.claims.alignment import aligned
from mnemic.memory.formation.claims.comparison import (
    SHARED_MIN,
    exchanged,
    fits,
    kin,
    other_head,
    same_objects,
    same_order,
    same_subject,
    substitutes,
    turned_round,
)
from mnemic.memory.formation.claims.counts import Count
from mnemic.memory.formation.claims.directions import Object
from mnemic.memory.formation.claims.lexicon import LOSING, USER, WISHING
from mnemic.memory.formation.claims.predicates import HAVING
from mnemic.memory.formation.claims.reading import Reading, read, read_parts
from mnemic.memory.formation.lemmas import related
from mnemic.memory.formation.segments import Clause, Mood, segment
from mnemic.memory.formation.sentences import sentence_spans
from mnemic.memory.formation.wordlists import word_set

CLAUSE_CACHE_ENTRIES = 4_096
"""How many clauses are remembered as the parts that state something."""

SPOKEN = word_set(
    """know tell mention say think guess remember note recall thank wonder ask see look hear
    context background fyi reminder update hope believe name"""
)
"""What a speaker says about saying; no claim of a clause."""

TEMPLATE_TERMS = word_set(
    """want wish experience regularly prefer preference interest work name call need plan project
    team role position goal aim current ongoing go do"""
)
"""Words that local rendering may add to what the source says (003 §The candidate language)."""

REPORTING_TERMS = (
    TEMPLATE_TERMS
    | SPOKEN
    | word_set(
        """describe explain discuss report request express state share question conversation topic
    session seek help advice information consider indicate clarify inquire reply talk speak detail
    ask whether someone thing first then next finally later earlier currently wonder"""
    )
)
"""Words that a narrative may add: they say that something was said."""


class Part(Struct, frozen=True):
    """Hold one part of a clause: whether it states something, and of the speaker."""

    reading: Reading
    states: bool
    own: bool


def represents(memory_statement: str, clause: str) -> bool:
    """Tell whether a live memory asserts what a clause of the user's text says.

    Compatible, with the same done, and carrying the clause's content: all of it, or three
    quarters with one word missing that stands in nobody's place. Every part of the clause
    that tells something must be represented, so a correction is never represented by what
    it corrects. A question tells no more than what it takes for granted of the speaker:
    that must hold all of the memory.
    """
    held = read(memory_statement)
    parts = stated_parts(clause)
    telling = [p.reading for p in parts if p.states and _tells(p.reading)]
    if telling:
        return all(_asserts(held, part) for part in telling)
    return any(_takes_for_granted(p.reading, held) for p in parts if not p.states and p.own)


def _tells(part: Reading) -> bool:
    return bool(part.content - SPOKEN or part.counts or part.large or part.absences)


@lru_cache(maxsize=CLAUSE_CACHE_ENTRIES)
def stated_parts(clause: str) -> tuple[Part, ...]:
    """Read a clause part by part; only a statement states, what is supposed is left out."""
    return tuple(
        Part(part, _meant(piece) is Mood.STATEMENT and not part.asks, bool(_OWN.search(piece.text)))
        for piece in segment(clause)
        if _meant(piece) in {Mood.STATEMENT, Mood.QUESTION, Mood.REQUEST}
        for part in read_parts(piece.text)
    )


def _meant(piece: Clause) -> Mood:
    """Give the mood of a clause; what one would like is a wish, and a fact of its own."""
    wished = piece.mood is Mood.HYPOTHETICAL and _WISHED.search(piece.text)
    return Mood.STATEMENT if wished else piece.mood


_WISHED = re.compile(r"\b(?:i|we)(?: would|['’]d) (?:really )?(?:like|love|prefer|rather)\b", re.I)
_OWN = re.compile(r"\b(?:i|i['’]?(?:m|ve|d|ll)|my|me|we|our|us)\b", re.I)


def _asserts(memory: Reading, part: Reading) -> bool:
    held, said = aligned(memory, part)
    told = said.content - SPOKEN
    shared = told & held.content
    missing = told - held.content
    if not shared - _VAGUE or not _agree(held, said) or not missing.isdisjoint(said.names):
        return False
    if (said.ended, said.past) != (held.ended, held.past):
        return False
    if not set(said.large) <= set(held.large):
        return False
    return not missing or (
        len(missing) == 1
        and SHARED_MIN[1] * len(shared) >= SHARED_MIN[0] * len(told)
        and not substitutes(said, held)
    )


_VAGUE = word_set("like want need try make take keep use prefer plan hope")
"""Verbs that say nothing without their object: "I like it"."""


def _takes_for_granted(part: Reading, memory: Reading) -> bool:
    said, held = aligned(part, memory)
    asked = said.asks and held.verb in said.content
    return held.content <= said.content and not asked and _agree(held, said)


def _agree(held: Reading, said: Reading) -> bool:
    """Tell whether both speak of one thing and one doing."""
    doing = not held.verb or not said.verb or exchanged(held.verb, said.verb)
    return doing and fits(held, said) and not any(other_head(held, said))


def grounded(
    statement: str, spans: Sequence[str], *, allowed: frozenset[str] = TEMPLATE_TERMS
) -> bool:
    """Tell whether the cited spans carry everything contentful in a direct statement.

    Every content lemma but the `allowed` words of local rendering, every count and large
    number, every absence, the polarity, the direction and the order of names. What a
    span only supposes to be likely carries no unhedged statement.
    """
    parts = [part for span in spans for part in _claimed(span)]
    held = read(statement)
    return bool(held.terms) and _carried(held, parts, allowed)


def _claimed(span: str) -> list[Reading]:
    """Read the parts of a span that are not only supposed, quoted or played."""
    pieces = segment(span)
    kept = [p.text for p in pieces if _meant(p) not in _NOT_MEANT]
    return [part for text in kept for part in read_parts(text)]


_NOT_MEANT = frozenset({Mood.HYPOTHETICAL, Mood.IRONIC, Mood.ROLE_PLAY})


def supported(
    sentence: str,
    cited: Sequence[str],
    *,
    fragment: Sequence[str] = (),
    allowed: frozenset[str] = REPORTING_TERMS,
) -> bool:
    """Tell whether the cited texts support a sentence of a narrative.

    Each of its clauses is held to them as `grounded` holds a statement; a name or noun
    may be taken from the rest of the `fragment`, where the cited text has a pronoun.
    """
    sources = [part for text in cited for part in read_parts(text)]
    around = frozenset(t for text in fragment for t in read(text).terms)
    return all(
        _carried(part, sources, allowed | (around - _verbs(part)))
        for part in read_parts(sentence)
        if part.terms or part.counts or part.large
    )


def _verbs(part: Reading) -> frozenset[str]:
    return frozenset({part.verb}) if part.verb else frozenset()


def _carried(held: Reading, parts: Sequence[Reading], allowed: frozenset[str]) -> bool:
    sources = [aligned(part, held)[0] for part in parts]
    together = tuple(t for part in sources for t in part.terms)
    whole = Reading(terms=together, phrases=("",) * len(together))
    held, whole = aligned(held, whole)
    wanted = [t for t in held.terms if t not in allowed or t in whole.content]
    if not all(_is_in(t, whole.content) for t in wanted):
        return False
    relevant = [s for s in sources if any(_is_in(t, s.content) for t in wanted)]
    if not relevant:
        return not wanted and not held.counts and not held.large
    best = max(relevant, key=lambda s: sum(_is_in(t, s.content) for t in wanted))
    return (
        _numbers_in(held, sources)
        and _doing_in(held, best)
        and _polarity_in(held, relevant, frozenset(wanted) - best.subject)
        and _conditions_in(held, best, relevant)
        and _directions_in(held, best, relevant)
        and same_order(held, best, frozenset(held.names))
        and not (best.hedged and not held.hedged)
        and not (best.over and not held.over)
    )


def _doing_in(held: Reading, best: Reading) -> bool:
    """Tell whether who does it is who does it in the source, and it is not only asked."""
    done = held.verb if held.verb in best.content else ""
    theirs = bool(best.subject) and best.subject != {USER} and done not in best.subject
    if held.subject == {USER} and done and theirs:
        # "Which book suits the exam I'm taking?": what is done stands behind its object.
        return done in best.own
    if not same_subject(held, best) or (done and _is_only_wished(done, best)):
        return False
    if held.verb == HAVING:
        return best.verb not in LOSING
    if held.subject != {USER}:
        return same_order(held, best)
    return not done or (not best.asks and same_order(held, best))


def _is_only_wished(done: str, best: Reading) -> bool:
    """Tell whether the source plans, or likes, what is done: who plans to retire works on."""
    return best.verb in WISHING and done != best.verb and done not in WISHING | best.own


def _is_in(word: str, have: frozenset[str]) -> bool:
    return word in have or any(related(word, other) or kin(word, other) for other in have)


def _numbers_in(held: Reading, sources: Sequence[Reading]) -> bool:
    counted = [c for s in sources for c in s.counts]
    large = {n for s in sources for n in s.large}
    return set(held.large) <= large and all(_counted(c, counted) for c in held.counts)


def _counted(count: Count, among: Sequence[Count]) -> bool:
    return any(
        count.value == c.value and (count.unit == c.unit or not count.unit or not c.unit)
        for c in among
    )


def _polarity_in(held: Reading, relevant: Sequence[Reading], wanted: frozenset[str]) -> bool:
    """Tell whether each clause denies, or affirms, what its sources do."""
    stretches = [c for s in relevant for c in s.clauses]
    for said, denied in held.clauses:
        for word in said & wanted:
            found = [other for lemmas, other in stretches if _is_in(word, lemmas)]
            if found and denied not in found:
                return False
    return True


def _conditions_in(held: Reading, best: Reading, relevant: Sequence[Reading]) -> bool:
    have = [lacked for s in relevant for lacked in s.absences]
    carried = all(any(x <= y or y <= x for y in have) for x in held.absences)
    kept = all(any(x <= y or y <= x for y in held.absences) for x in best.absences)
    return carried and kept


def _directions_in(held: Reading, best: Reading, relevant: Sequence[Reading]) -> bool:
    objects = [o for s in relevant for o in s.objects]
    return all(_directed(o, objects) for o in held.objects) and not any(
        turned_round(o, held.objects, best.objects) for o in held.objects
    )


def _directed(wanted: Object, among: Sequence[Object]) -> bool:
    same = [o for o in among if o.marker == wanted.marker]
    return not same or any(same_objects((wanted,), (o,)) for o in same)


def sentences_of(narrative: str) -> Iterator[str]:
    """Give the sentences of a narrative, in order."""
    for start, end in sentence_spans(narrative, 0, len(narrative)):
        text = narrative[start:end].strip()
        if text:
            yield text
