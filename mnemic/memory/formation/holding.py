"""What a claim says that somebody holds, whatever verb it takes: "is on sertraline", "takes it".

"User drives an old Skoda", "User's car is a Skoda": both hold a Skoda. "User works for the
library" and "User's employer is the library" hold one employer, and no home. What is to be
forgotten must not come back with an old telling in another verb.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.measures import condition, diet, measure
from mnemic.memory.formation.lemmas import content_lemmas, lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import Belief, Candidate, ClaimKind

_SORTS = {
    verb: sort
    for sort, verbs in {
        "have": "have own use drive ride wear take keep get play",
        "work": "work",
        "home": "live reside",
        "attend": "attend visit",
    }.items()
    for verb in verbs.split()
}
_NOUNS = {
    noun: sort
    for sort, nouns in {
        "work": "employer job workplace company firm",
        "home": "home hometown city town village",
        "attend": "school nursery college university kindergarten",
    }.items()
    for noun in nouns.split()
}
_AT = {
    ("work", "at"): "work", ("work", "for"): "work", ("live", "in"): "home", ("live", "at"): "home",
    ("be", "on"): "have", ("be", "at"): "attend", ("go", "to"): "attend", ("base", "in"): "home",
}  # fmt: skip
_ADVERB = (
    r"(?:(?:still|now|also|currently|usually|often|always|really|mostly|mainly|just|has been) )*"
)
_DOES = re.compile(rf"User {_ADVERB}(?P<verb>\w+)(?P<rest> .+?)\.?\Z")
_OWNED = re.compile(
    r"User's (?P<noun>[\w' -]{2,40}?) (?:is|are) (?:called |named )?(?P<rest>.+?)\.?\Z"
)
_PREPOSITIONS = word_set(
    "in at for on with to from near by as since until during before after because"
)
_WORD = re.compile(r"[\w'’&.+-]*\w")

PHRASE_LEMMAS_MAX = 6
"""A longer phrase holds no one thing that a name would tell."""

Held = tuple[str, frozenset[str]]
"""A sort of holding, and the lemmas of what is held."""


def held(claim: Belief | Candidate) -> tuple[Held, ...]:
    """Give what a claim says that its subject holds; () for a claim of another sort.

    Names tell a thing by themselves: an old Skoda is the Skoda.
    """
    if (told := measure(claim.statement)) is not None:
        return (told,)
    if eaten := diet(claim.statement):
        return ((DIET, frozenset({eaten})),)
    if (named := condition(claim.statement)) is not None:
        return ((named[0], content_lemmas(named[1])),)
    if claim.claim_kind is ClaimKind.RELATIONSHIP:
        # Who is no longer a boss may well be a neighbour.
        return ()
    statement = _plainly(claim.statement)
    owned = _OWNED.match(statement)
    if owned is not None:
        noun = lemma(owned.group("noun").split()[-1].lower())
        sort = _NOUNS.get(noun, "have")
        return (*_of(sort, owned.group("rest")), *_of("have", noun))
    found = _DOES.match(statement)
    if found is None:
        return ()
    verb = lemma(found.group("verb").lower(), "VERB")
    behind = found.group("rest").split()
    sort = _AT.get((verb, behind[0].lower()), "")
    if sort:
        return _of(sort, " ".join(behind[1:]))
    if verb not in _SORTS or behind[0].lower() in _PREPOSITIONS:
        return ()
    return _of(_SORTS[verb], found.group("rest"))


_PLAIN = tuple(
    (re.compile(rf"\A{said} "), plain)
    for said, plain in (
        (
            r"User has (?:an?|their) (?:[\w-]+ ){0,2}?(?:job|position|post) (?:at|with|in)",
            "User works at ",
        ),
        (
            r"User is (?:employed|working) (?:full-time |part-time )?(?:by|at|for|with)",
            "User works at ",
        ),
        (r"User['’]s (?:home|flat|house|apartment|place) is in", "User lives in "),
        (r"User is (?:based|living|at home|settled) in", "User lives in "),
    )
)


def _plainly(statement: str) -> str:
    """Say who employs somebody, and where they live, in the plainest verb."""
    for said, plain in _PLAIN:
        if (found := said.match(statement)) is not None:
            return plain + statement[found.end() :]
    return statement


DIET = "diet"
"""The sort of what somebody eats by: it is one diet, told by what is eaten or by what is not."""


def _of(sort: str, phrase: str) -> tuple[Held, ...]:
    words = phrase.split()
    cut = next((i for i, w in enumerate(words) if i and w.lower() in _PREPOSITIONS), len(words))
    items = (_thing(item) for item in _JOINT.split(" ".join(words[:cut])))
    return tuple((sort, lemmas) for lemmas in items if 0 < len(lemmas) <= PHRASE_LEMMAS_MAX)


def _thing(item: str) -> frozenset[str]:
    """Give what tells one thing: its name where it ends on one, else all of its words."""
    words = _WORD.findall(item)
    named = [w for w in words if (w[0].isupper() or w[0].isdecimal()) and len(w) > 1]
    ends_on_name = bool(words) and words[-1] in named
    return content_lemmas(" ".join(named if ends_on_name else words))


_JOINT = re.compile(r",\s*(?:and\s+)?|\s+and\s+|\s*&\s*")


__all__ = ["DIET", "held"]
