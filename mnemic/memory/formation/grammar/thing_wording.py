"""A clause about a thing as the statement that it is: whose the thing is, and its own words."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, TEAM_THINGS
from mnemic.memory.formation.grammar.note_nouns import is_known
from mnemic.memory.formation.grammar.owned_nouns import said
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import SELF, TEAM
from mnemic.memory.formation.grammar.thing_clauses import ThingClause
from mnemic.memory.formation.grammar.turning import turned
from mnemic.memory.formation.grammar.words import given, noun_lemma
from mnemic.memory.formation.rendering import sentence


def worded(one: ThingClause, *, of_owner: bool) -> str:
    """Give a clause as a statement: whose a bare noun is says the turn."""
    words = _at_home(one.words)
    if words[0].low == "'s":
        words = (given("is", words[0].start), *words[1:])
    if any(w.low in {"i", "we"} for w in words):
        us = TEAM if noun_lemma(one.head) in TEAM_THINGS else SELF
        rest = turned(words, us).removesuffix(".")
        rest = rest[:1].lower() + rest[1:]
    else:
        rest = said(words)
    if not rest:
        return ""
    name = said(one.name)
    if one.article in {"our", "my"}:
        team = one.article == "our" and noun_lemma(one.head) in TEAM_THINGS
        return sentence("The team's" if team else "User's", name, rest)
    if one.article:
        return sentence(one.article.capitalize(), name, rest)
    if not _is_bare_single(one):
        return sentence(name[:1].upper() + name[1:], rest)
    small = name if _is_proper(one.name) else name[:1].lower() + name[1:]
    return sentence("User's" if of_owner else "The", small, rest)


def _is_proper(name: Words) -> bool:
    """Tell whether a name is not written with a capital only because a sentence begins with it."""
    first = name[0]
    return first.text[1:2].isupper() or not is_known(first.low)


def _at_home(words: Words) -> Words:
    """Give "at mine" and "at ours" as the place that they mean."""
    return tuple(
        w._replace(text="User's place", low="place")
        if w.low in {"mine", "ours"} and k and words[k - 1].low == "at"
        else w
        for k, w in enumerate(words)
    )


def _is_bare_single(one: ThingClause) -> bool:
    """Tell whether a name stands alone that a determiner would go with: "till", "change window"."""
    first = one.name[0]
    if (
        one.plural
        or first.low in {"nothing", "everything", "no", "nobody"}
        or first.low in DAY_WORDS
    ):
        return False
    if any(w.low == "'s" for w in one.name) or (len(one.name) == 1 and first.low.endswith("ing")):
        return False
    return not (first.text[:1].isupper() and not is_known(first.low))


__all__ = ["worded"]
