"""Entries: what the user and their team have and use."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import (
    ANY_BUT_MODAL,
    DONE,
    PEOPLE,
    TEAMS,
    USERS,
    Claim,
    Entry,
    Found,
    claim,
    plain,
)
from mnemic.memory.formation.grammar.lexicon import HEALTH
from mnemic.memory.formation.grammar.phrases import Words, is_name, phrase_end, strip_determiner
from mnemic.memory.formation.grammar.subjects import Who, kin_class
from mnemic.memory.formation.grammar.table_attributes import attribute_slot
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.model import ClaimKind, Polarity

SINCE = "formation@7"


def _having(found: Found) -> tuple[Claim, ...]:
    """Take things; a person or a pet among them is no thing."""
    return tuple(
        one
        for one in plain(found)
        if not kin_class(one.value.split(" ")[-1].lower()) or any(c.isupper() for c in one.value)
    )


def _health(found: Found) -> tuple[Claim, ...]:
    words = strip_determiner(found.words("x"))
    if not any(w.low in HEALTH for w in words):
        return ()
    return (claim(found, value=words, kind=ClaimKind.CONSTRAINT),)


def _using(found: Found) -> tuple[Claim, ...]:
    """Take what is in use; a team's tool for a purpose is replaced by the next one."""
    group = found.predicate.verb
    if found.subject.who is not Who.TEAM or group.negated or group.ended:
        return plain(found)
    purpose = purpose_of(found.predicate.comp[found.match.slots["x"][1] :])
    if not purpose:
        return plain(found)
    label = " ".join(w.text for w in strip_determiner(found.words("x")))
    return (claim(found, slot=f"choice for {purpose}", label=label),)


def purpose_of(tail: Words) -> str:
    """Give the key of "for the memory store", "" when there is none."""
    if len(tail) < 2 or tail[0].low not in {"for", "as"}:
        return ""
    words = tail[1 : 1 + phrase_end(tail[1:], 0)]
    text = " ".join(w.text for w in words)
    return "" if not words or words[0].low in {"now", "everything"} else phrase_key(text)


def _replaced(found: Found) -> tuple[Claim, ...]:
    """Read "we dropped Trello in favour of Linear"; "I replaced X with Y" is work at hand."""
    by_user = found.subject.who is Who.SELF and found.predicate.verb.lemma in {"replace", "swap"}
    return () if by_user else _switched(found)


def _traded(found: Found) -> tuple[Claim, ...]:
    """Read "I traded in my Polo for a Leaf"."""
    old, new = strip_determiner(found.words("old")), found.words("new")
    text = " ".join(w.text for w in old)
    gone = claim(
        found, value=old, slot="thing", label=text, polarity=Polarity.RETRACT, denies=text,
        statement=f"{found.subject.shown} traded in their {text}.",
    )  # fmt: skip
    have = f"{found.subject.shown} no longer has a {text}."
    return (replace(gone, ended=have), claim(found, value=new, label=found.text("new")))


def _changed(found: Found) -> tuple[Claim, ...]:
    """Read "I've switched my bank to Starling": the new value of what is the user's."""
    words = found.words("what")
    lows = [w.low for w in words]
    return (claim(found, slot=attribute_slot(lows), label=" ".join(lows)),)


def _switched(found: Found) -> tuple[Claim, ...]:
    """A switch ends one thing and begins another."""
    new, old = found.words("new"), strip_determiner(found.words("old"))
    if found.predicate.verb.lemma in {"move", "change"} and not any(is_name(w) for w in new):
        return ()
    made = [claim(found, value=strip_determiner(new), label=found.text("new"))]
    purpose = " ".join(w.low for w in strip_determiner(found.words("what")))
    if purpose:
        made = [claim(found, slot=f"choice for {phrase_key(purpose)}", label=found.text("new"))]
    if old:
        shown = found.text("old")
        over = claim(
            found, value=old, label=shown, polarity=Polarity.RETRACT, denies=f"no longer uses {shown}",
            statement=f"{found.subject.shown} switched away from {shown}.",
        )  # fmt: skip
        over = replace(over, ended=f"{found.subject.shown} no longer uses {shown}.")
        made.insert(0, over)
    return tuple(made)


# fmt: off
THING_ENTRIES = (
    Entry(
        name="things.changed", since=SINCE, who=frozenset({Who.SELF}), verbs=("switch", "change", "move"),
        patterns=("my {what:np} ?over to {new:name}",), slot="", label="", kind=ClaimKind.RESOURCE, tenses=DONE,
        denial="none", make=_changed,
    ),
    Entry(
        name="things.traded", since=SINCE, who=USERS, verbs=("trade", "swap", "exchange", "part"),
        patterns=("?in my|our {old:np} ?in for {new:thing}",), slot="thing", many="new", label="{x}",
        kind=ClaimKind.RESOURCE, tenses=DONE, denial="none", make=_traded,
    ),
    Entry(
        name="things.replaced", since=SINCE, who=USERS | TEAMS, verbs=("ditch", "drop", "replace", "swap"),
        patterns=("{old:name} for|with {new:name}", "{old:name} in favour|favor of {new:name}"),
        slot="thing", many="new", label="{x}", kind=ClaimKind.RESOURCE, tenses=DONE, denial="none",
        we="team", make=_replaced,
    ),
    Entry(
        name="things.health", since=SINCE, who=PEOPLE, verbs=("have", "get", "develop"),
        patterns=("?a ?an ?severe ?mild ?bad ?chronic {x:plain}",), slot="health", many="x",
        label="{x}", kind=ClaimKind.CONSTRAINT, tenses=ANY_BUT_MODAL, past=True, make=_health,
    ),
    Entry(
        name="things.have", since=SINCE, who=PEOPLE, verbs=("have", "own", "possess"),
        patterns=("{x:list-thing}",), slot="thing", many="x", label="{x}", kind=ClaimKind.RESOURCE,
        tenses=frozenset({Tense.PRESENT, Tense.USED_TO}), past=True, article=True, we="verb", denial="assert",
        progressive=False, make=_having,
    ),
    Entry(
        name="things.use", since=SINCE, who=PEOPLE | TEAMS, verbs=("use", "drive", "ride", "wear"),
        patterns=("{x:list-tool}",), slot="thing", many="x", label="{x}", kind=ClaimKind.RESOURCE,
        tenses=ANY_BUT_MODAL, past=True, denial="assert", article=True, we="team", make=_using,
    ),
    Entry(
        name="things.bought", since=SINCE, who=PEOPLE,
        verbs=("buy", "get", "purchase", "adopt", "inherit", "acquire"),
        patterns=("?myself ?ourselves {x:list-thing}",), slot="thing", many="x", label="{x}",
        kind=ClaimKind.RESOURCE, tenses=DONE, denial="none", make=_having,
    ),
    Entry(
        name="things.switch", since=SINCE, who=USERS, verbs=("switch", "migrate", "move", "change"),
        patterns=("?over from {old:tool} to {new:tool}", "{what:np} ?over from {old:name} to {new:name}", "?over to {new:tool} from {old:tool}", "?over ?back to {new:tool}"),
        slot="thing", many="new", label="{x}", kind=ClaimKind.RESOURCE, tenses=DONE, denial="none",
        we="team", make=_switched,
    ),
)
# fmt: on
