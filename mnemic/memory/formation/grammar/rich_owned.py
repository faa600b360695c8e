"""Entries of `formation@11`: what is told of the owner's things, places, businesses, teams and systems.

The verb is any verb. What is told lasts unless it is of the moment, of the work at hand, or
a view of the thing; what only `the` makes the owner's must say that it lasts: by a
schedule, a number, a name, a place, whose it is, or a rule.
"""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.agreement import agrees
from mnemic.memory.formation.grammar.entries import Claim, Entry, Found, claim
from mnemic.memory.formation.grammar.owned_lasting import (
    PLACES,
    STATES,
    acts_on_owner,
    is_firm,
    is_momentary,
    is_participle,
    is_rule,
    is_scheduled,
    is_standing,
    is_told,
    recurs,
    tense_lasts,
)
from mnemic.memory.formation.grammar.owned_nouns import NEAR, OTHER, RULE, WORLD, is_machine
from mnemic.memory.formation.grammar.owned_words import (
    COMMON,
    FIXTURES,
    MEASURES,
    MOMENT_VERBS,
    PERMITS,
    WITH_TIME,
    WORK_AT_HAND,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import Who, kin_class
from mnemic.memory.formation.grammar.table_attributes import attribute_slot
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import (
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    noun_lemma,
)
from mnemic.memory.formation.rendering import say_verb, say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind

SINCE = "formation@11"


def _owned(found: Found) -> tuple[Claim, ...]:
    found = _without_consequence(found)
    subject, group, comp = found.predicate.subject, found.predicate.verb, found.predicate.comp
    whose = subject.owned
    if not whose or not subject.noun or is_momentary(found):
        return ()
    others = whose in {OTHER, NEAR}
    rules = group.lemma in _RULING and group.tense is Tense.PRESENT
    near = (
        whose == NEAR
        and group.tense is not Tense.MODAL
        and (
            recurs(comp + found.predicate.front)
            or _is_measured(found)
            or _is_naming(found)
            or rules
        )
    )
    # "The walls there are much taller": where that is another sentence told.
    elsewhere = subject.noun[-1].low in {"there", "here"}
    if elsewhere or (others and not near and not acts_on_owner(group, comp)):
        return ()
    firm = is_firm(found)
    if _is_at_hand(subject.noun, ruled=rules) and not is_standing(found):
        return ()
    done = group.lemma == "get" and bool(comp) and is_participle(comp[0].low)
    done = done or (group.lemma in {"make", "do"} and _is_maker(subject.noun, comp))
    acts = others and group.lemma in PERMITS | _RULING and group.tense is Tense.PRESENT
    if not firm and ((others and not acts) or (group.lemma in MOMENT_VERBS and not done)):
        return ()
    often = not _OFTEN.isdisjoint(group.adverbs)
    if not firm and not comp:
        return ()
    if not firm and whose == WORLD and not _is_fixture(found):
        return ()
    if whose == RULE and not (firm or is_rule(found)):
        return ()
    if not tense_lasts(found, firm=firm):
        return ()
    if group.lemma == "be" and not (often and not comp) and not is_told(found, firm=firm):
        return ()
    return (_filed(found),)


_OFTEN = frozenset({"daily", "weekly", "nightly", "monthly", "quarterly", "yearly"})


_MAKERS = word_set(
    "company firm business employer startup factory workshop studio co-op brewery bakery"
)


def _is_maker(noun: Words, comp: Words) -> bool:
    """Tell whether a firm is said to make a kind of thing: "my company makes hearing aids"."""
    core = comp[: phrase_end(comp, 0)]
    made = noun_lemma(core[-1].low) if core else ""
    return noun[-1].low in _MAKERS and bool(core) and made not in {core[-1].low, *WORK_AT_HAND}


_RULING = frozenset({"forbid", "ban", "prohibit", "require"})
"""What a body does to those it rules: in a turn of one's own things it is the speaker's."""


def _without_consequence(found: Found) -> Found:
    """Leave out what follows a fact: ", otherwise the bot rejects them", ", every month I ..."."""
    comp = found.predicate.comp
    for k in range(1, len(comp) - 1):
        if comp[k].low == "," and (comp[k + 1].low in _FOLLOWS or _other_does(comp[k + 1 :])):
            kept = replace(found.predicate, comp=comp[:k], end=comp[k - 1].end)
            return replace(found, predicate=kept)
    return found


_FOLLOWS = frozenset(
    {"otherwise", "hence", "so", "or", "which", "meaning", "every", "each", "everything", "been"}
)


def _other_does(words: Words) -> bool:
    """Tell whether somebody else's doing starts here: "dad does the bins"."""
    return len(words) > 2 and bool(kin_class(words[0].low)) and agrees(words, 1, plural=False)


def _is_naming(found: Found) -> bool:
    """Tell whether a thing near the owner's is given its name: "the old monolith is called Walrus"."""
    comp = found.predicate.comp
    named = len(comp) > 1 and comp[0].low in {"called", "named"} and is_name(comp[1])
    return named and found.predicate.verb.lemma == "be"


def _is_measured(found: Found) -> bool:
    """Tell whether a thing near the owner's is given its size: "the tank holds six litres"."""
    group, comp = found.predicate.verb, found.predicate.comp
    counted = any(w.low in NUMBERS or w.low[0].isdecimal() for w in comp[:3])
    return group.lemma in MEASURES and group.tense is Tense.PRESENT and counted


def _is_fixture(found: Found) -> bool:
    """Tell whether "the boiler is gas" says of what make a part of a home is."""
    noun, comp = found.predicate.subject.noun, found.predicate.comp
    return (
        found.predicate.verb.lemma == "be"
        and noun[-1].low in FIXTURES
        and len(comp) <= FIXTURE_WORDS_MAX
    )


FIXTURE_WORDS_MAX = 6
"""How long a complement may be that says of what make a part of a home is."""


def _is_at_hand(noun: Words, *, ruled: bool = False) -> bool:
    """Tell whether a thing is of the talk, of a text or a program, or of a day that passes."""
    owners = [noun[k - 1].low for k in range(1, len(noun)) if noun[k].low in {"'s", "'", "’"}]
    if _head(noun) in COMMON:
        return not ruled
    if is_machine(noun):
        return False
    heads = {*owners, _head(noun), noun[0].low if noun[0].low in _PASSED else ""}
    return not WORK_AT_HAND.isdisjoint(heads | {noun_lemma(h) for h in heads if h})


_PASSED = word_set("hotel flight train bus taxi")


def _head(noun: Words) -> str:
    stop = next((k for k in range(1, len(noun)) if noun[k].low in PREPOSITIONS), len(noun))
    return noun[stop - 1].low


def _filed(found: Found) -> Claim:
    """File a fact under the thing and what is said of it, so that a new value takes its place."""
    subject, group, comp = found.predicate.subject, found.predicate.verb, found.predicate.comp
    noun = attribute_slot([w.low for w in subject.noun if w.low not in PUNCTUATION])
    first = comp[0].low if comp else ""
    placed = first in PLACES and group.lemma in STATES and not is_scheduled(found)
    if placed:
        slot, kind = f"{noun} place", ClaimKind.RESOURCE
    else:
        said = group.lemma if group.lemma != "be" else ""
        if not said and (is_participle(first) or first in WITH_TIME):
            said = first
        elif said and first in PREPOSITIONS:
            said = f"{said} {first}"
        slot, kind = f"{noun} {said}".strip(), ClaimKind.PROJECT_FACT
    if is_rule(found):
        kind = ClaimKind.CONSTRAINT
    named = subject.noun if subject.owned != RULE or len(subject.noun) > 1 else comp
    label = label_of(until_time(named) or named)
    made = claim(found, slot=slot, label=label, kind=kind, statement=_with_place(found))
    return _as_may(found, made)


def _with_place(found: Found) -> str:
    """State "in our house whoever cooks ..." with its place in front, where it bounds who is meant; else ""."""
    front, subject = found.predicate.front, found.subject
    if not any(w.low in {"my", "our"} for w in front):
        return ""
    shown = subject.shown[:1].lower() + subject.shown[1:]
    verb = say_verb(found.predicate.verb, subject)
    return sentence(
        say_words(front, subject), shown, verb, say_words(found.predicate.comp, subject)
    )


def _as_may(found: Found, made: Claim) -> Claim:
    """Keep a permission durable: the frozen grammar takes "may be" for doubt."""
    if not (found.predicate.verb.hedged and found.predicate.verb.modal == "may"):
        return made
    return replace(made, longevity=found.entry.longevity)


def _permits(found: Found) -> tuple[Claim, ...]:
    """Read "my landlord won't let us paint", "our boss lets us leave at three" as a limit or a leave."""
    group, comp = found.predicate.verb, found.predicate.comp
    later = replace(found, predicate=replace(found.predicate, comp=comp[1:]))
    if (
        not comp
        or is_momentary(later)
        or group.tense in {Tense.PAST, Tense.USED_TO}
        or group.progressive
    ):
        return ()
    if len(comp) < 2 and not group.negated:
        return ()
    if comp[0].low not in {"me", "us"} and not (group.negated or comp[0].low in {"no", "only"}):
        return ()
    slot = f"leave {found.predicate.subject.about}"
    return (
        claim(
            found,
            slot=slot,
            value=until_time(comp),
            label=label_of(comp),
            kind=ClaimKind.CONSTRAINT,
        ),
    )


# fmt: off
RICH_OWNED_ENTRIES = (
    Entry(
        name="owned.permits", since=SINCE, who=frozenset({Who.PERSON}), verbs=("let", "allow", "permit", "accept", "forbid", "ban"), patterns=("{x:rest}",),
        slot="leave", kind=ClaimKind.CONSTRAINT, tenses=frozenset({Tense.PRESENT, Tense.FUTURE, Tense.MODAL}), denial="assert", make=_permits,
    ),
    Entry(
        name="owned.told", since=SINCE, who=frozenset({Who.THING}), verbs=("",), patterns=("?{x:rest}",), slot="thing",
        kind=ClaimKind.PROJECT_FACT, tenses=frozenset(Tense), denial="assert", known=False, loose=True, make=_owned,
    ),
)
# fmt: on
