"""How a team writes and names its things: "we write commit messages in the imperative".

What is written, named or tagged stands in the plural and is of every one to come; how it is
done follows behind it. One of them ("the commit message") is the work at hand, and so is what
points ("in the same file", "like this").
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import TEAMS, USERS, Claim, Entry, Found, claim
from mnemic.memory.formation.grammar.phrases import deictic, time_at
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import NUMBERS, noun_lemma
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

SINCE = "formation@11"
MANNER_WORDS_MAX = 8
"""How long what says the manner may be, in words."""

_WRITTEN = word_set(
    """commit message branch title pr mr tag release note changelog ticket doc docstring comment test spec adr rfc
    migration runbook variable function identifier module description summary handover"""
)
_BY = word_set("in with after by under below before like as without to from")
_POINTING = word_set("same this that these those it here following above below today now attached")
_OPENS = word_set("our all every")


def _convention(found: Found) -> tuple[Claim, ...]:
    """Read "we name our branches after the ticket", "we squash commits before merging"."""
    comp, group = found.predicate.comp, found.predicate.verb
    start = 0
    while start < len(comp) and comp[start].low in _OPENS:
        start += 1
    at = next((k for k in range(start + 1, len(comp)) if comp[k].low in _BY), 0)
    what, manner = comp[start:at], comp[at:]
    if not what or not 2 <= len(manner) <= MANNER_WORDS_MAX or time_at(comp, at):
        return ()
    head = what[-1].low
    if noun_lemma(head) not in _WRITTEN or noun_lemma(head) == head or len(what) > 3:
        return ()
    if what[0].low in NUMBERS | {"the", "a", "some", "my", "these"} or what[0].low[0].isdecimal():
        return ()
    if group.adverbs and "never" not in group.adverbs and _MOMENT & set(group.adverbs):
        return ()
    if deictic(manner) or any(w.low in _POINTING for w in manner):
        return ()
    text = " ".join(w.text for w in what)
    key = phrase_key(f"{group.lemma} {text}")
    return (claim(found, slot=f"choice for {key}", label=text),)


def _indented(found: Found) -> tuple[Claim, ...]:
    """Read "in the billing app we indent with tabs": one way for each place."""
    words = found.words("x")
    at = next((k for k, w in enumerate(words) if noun_lemma(w.low) in {"tab", "space"}), -1)
    counted = all(w.low in NUMBERS or w.low.isdecimal() for w in words[: max(at, 0)])
    place = (*words[at + 1 :], *found.predicate.front)
    before = found.predicate.start > 0 and not found.predicate.front
    if not 0 <= at <= 1 or not counted or before or deictic(place):
        # Where something stood in front that was not read, the place is not known.
        return ()
    if (words[at + 1 :] and words[at + 1].low not in {"in", "on", "for"}) or len(place) > 6:
        return ()
    if any(w.low in _POINTING or noun_lemma(w.low) in _ONE_TEXT for w in place):
        return ()
    key = phrase_key(" ".join(("indent", *(w.low for w in place))))
    return (claim(found, slot=f"choice for {key}", label="indentation"),)


_ONE_TEXT = word_set("file snippet function line block example script code test class method")


_MOMENT = frozenset({"just", "currently", "still", "only"})


# fmt: off
CONVENTION_ENTRIES = (
    Entry(
        name="rich.convention", since=SINCE, who=TEAMS,
        verbs=("write", "name", "prefix", "tag", "sign", "word", "phrase", "squash", "format", "label", "title", "keep", "start", "end", "rebase"),
        patterns=("{x:rest}",), slot="choice for", label="project practice", kind=ClaimKind.PROJECT_FACT,
        type=BeliefType.FACT, progressive=False, denial="assert", we="team", make=_convention,
    ),
    Entry(
        name="rich.indented", since=SINCE, who=TEAMS | USERS, verbs=("indent",), patterns=("with|using|by {x:rest}",),
        slot="choice for", label="indentation", kind=ClaimKind.PREFERENCE, tenses=frozenset({Tense.PRESENT}), progressive=False,
        denial="assert", we="team", make=_indented,
    ),
)
# fmt: on

__all__ = ["CONVENTION_ENTRIES"]
