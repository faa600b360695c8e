"""Whether two texts make one claim (003 §Evaluation, `distillation-scorer@7`).

Everything rests on one floor, `compatible`: the same polarity, absence conditions,
counts, large numbers where both carry one, and objects behind the markers both share,
with the terms they share in one order. What is asked on top of it differs: the scorer
takes a correct claim told with more detail, the coverage ledger wants the clause's
content in the memory, a copy says the same and no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from mnemic.memory.formation.claims.alignment import aligned
from mnemic.memory.formation.claims.counts import Count
from mnemic.memory.formation.claims.directions import Object
from mnemic.memory.formation.claims.lexicon import (
    AGENT_ENDINGS,
    EXCHANGED,
    GENERIC_HEADS,
    GENERIC_VERBS,
    LOSING,
    OPPOSED,
    OPPOSED_PHRASES,
    USER,
    WISHING,
)
from mnemic.memory.formation.claims.predicates import HAVING
from mnemic.memory.formation.claims.reading import Reading, read
from mnemic.memory.formation.lemmas import related
from mnemic.memory.formation.wordlists import word_set

replace = msgspec.structs.replace

SHARED_MIN = 3, 4
"""The part of the combined lemmas that two wordings of one claim share, as a fraction."""

ADDED_MAX = 1
"""Most lemmas that a statement adds to a claim of which it leaves something out."""

KIN_LETTERS_MIN = 5
"""How many opening letters two words of one family share: develop, development."""

NORMALIZED_ENDS = ".!?…。 "


def normalized(text: str) -> str:
    """Fold case and white space, and strip the marks that end a sentence."""
    return " ".join(text.casefold().split()).rstrip(NORMALIZED_ENDS)


def compatible(one: str, other: str) -> bool:
    """Tell whether two texts could be one claim: the floor, which is symmetric.

    The same polarity, absences, counts, large numbers where both carry one, objects
    behind the markers both share, and the terms they share in one order.
    """
    return fits(*aligned(read(one), read(other)))


def fits(a: Reading, b: Reading) -> bool:
    """Tell the same of two readings that were aligned."""
    return (
        a.denied == b.denied
        and _same_time(a, b)
        and same_subject(a, b)
        and same_absences(a.absences, b.absences)
        and same_counts(a.counts, b.counts)
        and (not a.large or not b.large or a.large == b.large)
        and _same_negated(a, b)
        and same_objects(a.objects, b.objects)
        and _same_names(a, b)
        and same_order(a, b)
        and not _opposed_phrases(a, b)
    )


def states(statement: str, gold: str) -> bool:
    """Tell whether a statement states a gold claim (`distillation-scorer@7`).

    Equal after normalization; or compatible, and either carrying every content lemma of
    the gold however much it adds, or sharing three quarters of the combined lemmas and
    adding at most one. What only stands where another word stood is a sibling and no
    detail: "runs" for "swims", "violin" for "cello".
    """
    if normalized(statement) == normalized(gold):
        return True
    said, wanted = aligned(read(statement), read(gold))
    if not fits(said, wanted) or other_doing(said, wanted):
        return False
    if not wanted.terms:
        # "User is 61." says a number and no more.
        return bool(wanted.counts or wanted.large or wanted.absences) and not said.terms
    if wanted.content <= said.content:
        return not _other_person(said, wanted)
    shared, combined = len(said.content & wanted.content), len(said.content | wanted.content)
    return (
        SHARED_MIN[1] * shared >= SHARED_MIN[0] * combined
        and len(said.content - wanted.content) <= ADDED_MAX
        and not substitutes(said, wanted)
        and not _leaves_doing_out(said, wanted)
    )


def _leaves_doing_out(said: Reading, wanted: Reading) -> bool:
    """Tell whether what is done in the claim is missing: who has clocks may repair none."""
    if wanted.verb not in wanted.content or wanted.verb in said.content:
        return False
    return not (said.verb and exchanged(said.verb, wanted.verb))


def copies(prediction: str, memory_statement: str) -> bool:
    """Tell whether an anticipation copies the memory it names (003 §Call 2).

    The same content in the same order, with the same certainty: a copy may differ in
    case, punctuation and inflection, and adds or leaves out nothing.
    """
    if normalized(prediction) == normalized(memory_statement):
        return True
    said, held = aligned(read(prediction), read(memory_statement))
    return (
        bool(held.terms)
        and said.terms == held.terms
        and said.hedged == held.hedged
        and said.large == held.large
        and (said.ended, said.over) == (held.ended, held.over)
        and fits(said, held)
    )


def same_counts(a: Sequence[Count], b: Sequence[Count]) -> bool:
    """Tell whether both count the same, in one order; a unit left out is the same unit."""
    return len(a) == len(b) and all(
        x.value == y.value and (x.unit == y.unit or not x.unit or not y.unit)
        for x, y in zip(a, b, strict=True)
    )


def same_subject(a: Reading, b: Reading) -> bool:
    """Tell whether both are about one and the same, as far as their subjects can be told.

    "User's sister swims" is about somebody of whom "User swims" says nothing.
    """
    return _speaks_of(a, b) and _speaks_of(b, a)


def _speaks_of(a: Reading, b: Reading) -> bool:
    if not b.subject or not a.subject or b.subject == {USER}:
        return True
    told = a.content | a.subject
    return any(x in told or any(related(x, y) for y in told) for x in b.subject)


def same_absences(a: Sequence[frozenset[str]], b: Sequence[frozenset[str]]) -> bool:
    if len(a) != len(b):
        return False
    left = list(b)
    for lacked in a:
        found = next((x for x in left if x <= lacked or lacked <= x), None)
        if found is None:
            return False
        left.remove(found)
    return True


def _same_negated(a: Reading, b: Reading) -> bool:
    """Tell whether what either denies beside its main clause is not affirmed by the other."""
    shared = a.content & b.content
    return a.negated & shared == b.negated & shared


def same_objects(a: Sequence[Object], b: Sequence[Object]) -> bool:
    """Tell whether what both direct the same way is the same, and nothing is turned round."""
    for marker in {o.marker for o in a} & {o.marker for o in b}:
        ours = [o for o in a if o.marker == marker]
        theirs = [o for o in b if o.marker == marker]
        # Of equally many, each stands on both sides: neither side is the standard.
        if len(ours) <= len(theirs) and not _all_within(ours, theirs):
            return False
        if len(theirs) <= len(ours) and not _all_within(theirs, ours):
            return False
    return not any(turned_round(x, a, b) for x in a) and not any(turned_round(x, b, a) for x in b)


def _all_within(fewer: Sequence[Object], more: Sequence[Object]) -> bool:
    return all(any(same_object(x, y) for y in more) for x in fewer)


def turned_round(x: Object, own: Sequence[Object], other: Sequence[Object]) -> bool:
    """Tell whether the other says the opposite of the same object, and this one not."""
    against = OPPOSED.get(x.marker)
    if against is None:
        return False
    return any(y.marker == against and same_object(x, y) for y in other) and not any(
        y.marker == x.marker and same_object(x, y) for y in other
    )


def same_object(x: Object, y: Object) -> bool:
    """Compare two objects: the same head, or one part of the other; a name from its beginning."""
    if x.named or y.named:
        less, more = sorted((x.lemmas, y.lemmas), key=len)
        return more[: len(less)] == less
    return (
        x.lemmas[-1] == y.lemmas[-1]
        or set(x.lemmas) <= set(y.lemmas)
        or (set(y.lemmas) <= set(x.lemmas))
    )


def _same_names(a: Reading, b: Reading) -> bool:
    """Tell apart names of which one only ends like the other: York and New York."""
    return not _begins_elsewhere(a, b) and not _begins_elsewhere(b, a)


def _begins_elsewhere(a: Reading, b: Reading) -> bool:
    opened = {run[0] for run in a.runs}
    within = {name for run in b.runs for name in run[1:]}
    starts = {run[0] for run in b.runs}
    mine = {name for run in a.runs for name in run}
    return any(
        name in opened and name not in starts and run[0] not in mine
        for run in b.runs
        for name in run[1:]
        if name in within
    )


def _same_time(a: Reading, b: Reading) -> bool:
    """Tell whether both are told as over, or neither: "used to be" is "was" and not "is"."""
    return a.over == b.over or (a.past if b.over else b.past)


def same_order(a: Reading, b: Reading, among: frozenset[str] | None = None) -> bool:
    """Tell whether the terms both share, or those `among` them, come in one order.

    Circumstances may change places whole: "in the mornings by the river". Then each term
    must stand behind the same preposition in both, in the same order there.
    """
    shared = (a.content & b.content) - a.measures - b.measures
    shared = shared if among is None else shared & among
    ours, theirs = [t for t in a.terms if t in shared], [t for t in b.terms if t in shared]
    if in_one_order(ours, theirs):
        return True
    if len(ours) > len(shared) or len(theirs) > len(shared):
        return False
    return _by_phrase(a, shared) == _by_phrase(b, shared)


def _by_phrase(reading: Reading, shared: frozenset[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word, phrase in zip(reading.terms, reading.phrases, strict=True):
        if word in shared:
            found.setdefault(phrase, []).append(word)
    return found


def _opposed_phrases(a: Reading, b: Reading) -> bool:
    """Tell whether what both speak of stands on opposite sides: for and against."""
    shared = a.content & b.content
    ours, theirs = (
        dict(zip(a.terms, a.phrases, strict=True)),
        dict(zip(b.terms, b.phrases, strict=True)),
    )
    return any(frozenset({ours[t], theirs[t]}) in OPPOSED_PHRASES for t in shared)


def in_one_order(a: Sequence[str], b: Sequence[str]) -> bool:
    """Tell whether the terms both share come in the same order, repetitions apart."""
    shared = set(a) & set(b)
    ours = [t for t in a if t in shared]
    theirs = [t for t in b if t in shared]
    fewer, more = sorted((ours, theirs), key=len)
    rest = iter(more)
    return all(t in rest for t in fewer)


def substitutes(a: Reading, b: Reading) -> bool:
    """Tell whether a word of one stands exactly where the other has a word of another thing."""
    return any(not _exchange(x, y) for x, y in _in_one_place(a.terms, b.terms))


def _in_one_place(a: Sequence[str], b: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Pair the words that differ between the same shared neighbours."""
    shared = set(a) & set(b)
    for mine, theirs in zip(_gaps(a, shared), _gaps(b, shared), strict=False):
        yield from zip(mine, theirs, strict=False)


def _gaps(terms: Sequence[str], shared: set[str]) -> list[list[str]]:
    gaps: list[list[str]] = [[]]
    seen: set[str] = set()
    for word in terms:
        if word in shared:
            if word not in seen:
                gaps.append([])
                seen.add(word)
        else:
            gaps[-1].append(word)
    return gaps


def exchanged(x: str, y: str) -> bool:
    """Tell whether two verbs say that one thing is done, or that one thing is wished."""
    if HAVING in {x, y}:
        return x == y or not {x, y}.isdisjoint(_POSSESSING)
    return x == y or _exchange(x, y)


_POSSESSING = word_set("drive use keep wear ride hold")
"""What is done with a thing that one has."""


def _exchange(x: str, y: str) -> bool:
    """Tell whether a paraphrase may put one word for the other."""
    return related(x, y) or kin(x, y) or any(x in group and y in group for group in EXCHANGED)


def kin(x: str, y: str) -> bool:
    """Tell whether two words are of one family: improve and improvement."""
    if not (x.isalpha() and y.isalpha()):
        return False
    shared = next(
        (n for n, (c, d) in enumerate(zip(x, y, strict=False)) if c != d), min(len(x), len(y))
    )
    return shared >= KIN_LETTERS_MIN and shared >= max(len(x), len(y)) // 2


def other_doing(said: Reading, wanted: Reading) -> bool:
    """Tell whether what is done in the claim is only spoken of: "teaches swimming".

    A wish or a plan is not another doing (003: something being built or planned), but to
    want a thing is not to have it, and to want to stop is not to have stopped.
    """
    if wanted.ended and not said.ended and said.verb in WISHING:
        return True
    if not said.verb or not wanted.verb or said.verb == wanted.verb:
        return False
    if wanted.verb == HAVING:
        return said.verb in LOSING
    if said.verb == HAVING:
        return wanted.verb in LOSING
    if said.verb in WISHING:
        return said.denied and wanted.verb not in WISHING
    return (
        wanted.verb in said.content
        and said.verb not in wanted.content
        and (said.verb not in GENERIC_VERBS)
    )


def other_head(said: Reading, wanted: Reading) -> Iterator[str]:
    """Give the nouns that take the place of one of the claim's: a dog, a dog trainer."""
    led = {first for first, _ in wanted.heads}
    for first, second in said.heads:
        takes_over = first in wanted.content and first not in led and first != wanted.verb
        if takes_over and second not in wanted.content and second not in GENERIC_HEADS:
            yield second


def _other_person(said: Reading, wanted: Reading) -> bool:
    """Tell whether a claim about a thing became one about who deals with it."""
    return any(noun.endswith(AGENT_ENDINGS) for noun in other_head(said, wanted))
