"""Entries of `formation@11`: what somebody goes back to, and who had to be let go."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import (
    DONE,
    NOW,
    TEAMS,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
    in_own_words,
)
from mnemic.memory.formation.grammar.lexicon import TECH
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    is_name,
    strip_determiner,
    strip_punctuation,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_losses import ANY_SLOT
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.words import given
from mnemic.memory.formation.rendering import sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind, Polarity

SINCE = "formation@11"


def _back_to(found: Found) -> tuple[Claim, ...]:
    """Read "I've gone back to Chrome", "I've switched from Obsidian back to Notion"."""
    new, old = found.words("new"), strip_determiner(found.words("old"))
    if not is_name(new[0]) or not (old or new[-1].low in TECH) or found.predicate.verb.progressive:
        return ()
    made = claim(found, value=new, label=found.text("new"))
    if not old:
        return (made,)
    text = " ".join(w.text for w in old)
    gone = claim(
        found, value=old, label=text, polarity=Polarity.RETRACT, denies=f"no longer uses {text}",
        statement=f"{found.subject.shown} switched away from {text}.",
    )  # fmt: skip
    return (replace(gone, ended=f"{found.subject.shown} no longer uses {text}."), made)


def _put_down(found: Found) -> tuple[Claim, ...]:
    """Read "we had to put Rufus down": who was an animal of theirs is so no longer."""
    words = found.words("x")
    named = tuple(w for w in strip_determiner(words) if is_name(w))
    if not named or len(words) > NAMED_WORDS_MAX or any(w.low == "the" for w in words):
        return ()
    name = " ".join(w.text for w in named)
    return (
        claim(
            found, value=named, slot=ANY_SLOT, label=name, about="user", polarity=Polarity.RETRACT, denies=name,
            statement=sentence("User no longer has", name), kind=ClaimKind.RELATIONSHIP,
        ),
    )  # fmt: skip


def _ran_out(found: Found) -> tuple[Claim, ...]:
    """Read "my gym membership ran out in March", "my lease expired"."""
    subject, comp = found.subject, found.predicate.comp
    lemma = found.predicate.verb.lemma
    if subject.about != "user" or (lemma == "run" and (not comp or comp[0].low != "out")):
        return ()
    behind = comp[1:] if lemma == "run" else comp
    if behind and until_time(behind):
        return ()
    core = " ".join(w.text for w in subject.noun)
    return tuple(
        claim(
            found, value=subject.noun, slot=slot, label=core, polarity=Polarity.RETRACT, denies=core,
            statement=sentence("User no longer has", f"a {core}"),
        )
        for slot in ("thing", ANY_SLOT)
    )  # fmt: skip


def _is_gone(found: Found) -> tuple[Claim, ...]:
    """Read "the boat is sold": whoever had one has it no longer."""
    noun = found.subject.noun
    if found.subject.about not in {"user", "team"} or not noun or found.predicate.verb.negated:
        return ()
    behind = found.predicate.comp[1:]
    if (behind and until_time(behind)) or not found.subject.shown.startswith(_OWNED):
        return ()
    core = " ".join(w.text for w in noun)
    made = claim(
        found, value=noun, slot="thing", label=core, about="user", polarity=Polarity.RETRACT, denies=core,
        statement=sentence("User no longer has", f"a {core}"),
    )  # fmt: skip
    return (made,)


_OWNED = ("The ", "User's ", "The team's ")


def _given_up(found: Found) -> tuple[Claim, ...]:
    """Read "I gave up the garage", "we gave up our allotment"."""
    words = until_time(found.words("x"))
    if not words or deictic(words):
        return ()
    core = " ".join(w.text for w in words)
    return tuple(
        claim(
            found, value=words, slot=slot, label=core, polarity=Polarity.RETRACT, denies=core,
            statement=sentence(found.subject.shown, "no longer has the", core),
        )
        for slot in ("thing", ANY_SLOT)
    )  # fmt: skip


def _moved_out(found: Found) -> tuple[Claim, ...]:
    """Read "Ben moved out last month": nobody lives with Ben who did."""
    name = found.subject.name or found.subject.shown.removeprefix("User's ")
    behind = found.predicate.comp[1:]
    if found.subject.who is not Who.PERSON or (behind and until_time(behind)):
        return ()
    forms = (("home setting", f"User lives with {name}"), (ANY_SLOT, f"shares a flat with {name}"))
    return tuple(
        replace(
            claim(found, slot=slot, label=name, about="user", polarity=Polarity.RETRACT, denies=denies),
            value=denies.removeprefix("User ") if slot == ANY_SLOT else "", ended=f"User {denies.removeprefix('User ')}.",
        )
        for slot, denies in forms
    )  # fmt: skip


def back_to_whom(words: Words) -> Words:
    """Read "I've gone back to Bastian as my trainer" as "Bastian is my trainer again"; else ()."""
    words = strip_punctuation(words)
    at = next((i for i, w in enumerate(words) if w.low == "as"), 0)
    if not at or len(words) < at + 3 or words[0].low not in {"i", "we"}:
        return ()
    to = next((i for i in range(1, at) if words[i].low in {"to", "with"}), at)
    name, role = words[to + 1 : at], until_time(words[at + 2 :])
    said = {w.low for w in words[1:to]}
    if not name or not all(map(is_name, name)) or not said <= _TO_WHOM | _CHANGED_TO:
        return ()
    if words[at + 1].low not in {"my", "our"} or not role or not tie_class(role[-1].low):
        return ()
    told = "again" if said & {"back", "returned"} else "now"
    if told == "now" and not said & _CHANGED_TO:
        return ()
    first, last = name[0]._replace(start=words[0].start), role[-1].end + 1
    return (first, *name[1:], given("is", last), words[at + 1], *role, given(told, last))


_CHANGED_TO = frozenset({"switched", "changed", "moved"})
_TO_WHOM = word_set("have 've has am 'm are 're just now gone went come came returned back over")


NAMED_WORDS_MAX = 3
"""Longest name of an animal with what it is ("our dog Rufus"), in words."""

# fmt: off
RICH_RETURN_ENTRIES = (
    Entry(
        name="rich.back_to", since=SINCE, who=USERS | TEAMS, verbs=("go", "move", "migrate", "be", "come", "switch", "change"),
        patterns=("back to|on {new:tool}", "?over from {old:tool} back to {new:tool}"), slot="thing", many="new", label="{x}",
        kind=ClaimKind.RESOURCE, tenses=DONE | NOW, denial="none", we="team", make=_back_to,
    ),
    Entry(
        name="rich.ran_out", since=SINCE, who=frozenset({Who.THING}), verbs=("run", "expire", "lapse", "end", "finish"), patterns=("?{x:rest}",),
        kind=ClaimKind.RESOURCE, tenses=DONE, denial="none", make=in_own_words(_ran_out),
    ),
    Entry(
        name="rich.is_gone", since=SINCE, who=frozenset({Who.THING}), verbs=("be", "get"), patterns=("sold|stolen|scrapped",),
        kind=ClaimKind.RESOURCE, tenses=DONE | NOW, denial="none", make=in_own_words(_is_gone),
    ),
    Entry(
        name="rich.gave_up", since=SINCE, who=USERS, verbs=("give",), patterns=("up my|our|the {x:rest}",),
        kind=ClaimKind.RESOURCE, tenses=DONE, denial="none", make=in_own_words(_given_up),
    ),
    Entry(
        name="rich.person_moved_out", since=SINCE, who=frozenset({Who.PERSON}), verbs=("move",), patterns=("out",),
        kind=ClaimKind.RELATIONSHIP, tenses=DONE, denial="none", known=False, make=_moved_out,
    ),
    Entry(
        name="rich.put_down", since=SINCE, who=USERS, verbs=("put", "have"), patterns=("{x:np} down|asleep", "{x:np} ?put to sleep", "down {x:np}"),
        kind=ClaimKind.RELATIONSHIP, tenses=DONE, denial="none", make=in_own_words(_put_down),
    ),
)
# fmt: on
