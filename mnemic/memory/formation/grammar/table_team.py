"""Entries: what a team decides, does and is bound by; all of it local to its scope."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import TEAMS, Claim, Entry, Found, claim
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    has_frequency,
    is_name,
    phrase_end,
    points,
    strip_determiner,
)
from mnemic.memory.formation.grammar.table_things import purpose_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import verb_form, verb_lemma
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

SINCE = "formation@7"


def _text(words: Words) -> str:
    return " ".join(w.text for w in words)


_PASSING = word_set(
    "take wait skip go call start stop continue leave meet talk see try move give let keep"
)


def decision_slot(words: Words) -> tuple[str, str]:
    """File a decision: `deploy on Fridays` as the deploy day, `use X for Y` as what serves Y."""
    verb = verb_lemma(words[0].low) or words[0].low
    rest = words[1:]
    if any(w.low in DAY_WORDS for w in rest):
        stops = {"on", "every", "each", "at", "in"} | DAY_WORDS
        stop = next(i for i, w in enumerate(rest) if w.low in stops)
        return "habit", _text((words[0], *strip_determiner(rest[:stop])))
    if verb in {"use", "adopt", "choose", "pick", "go"}:
        end = phrase_end(rest, 0)
        for i in range(end, len(rest)):
            purpose = purpose_of(rest[i:])
            if purpose:
                return f"choice for {purpose}", ""
        return "thing", _text(strip_determiner(rest[:end]))
    return "decision", _text(words)


def _decided(found: Found) -> tuple[Claim, ...]:
    words = found.words("what")
    negative = words[0].low == "not" and len(words) > 2
    body = words[2:] if negative and words[1].low == "to" else words[1:] if negative else words
    lemma = verb_lemma(body[0].low)
    if lemma is None or found.predicate.verb.negated or (body[1:] and points(body[1:])):
        return ()
    named = any(is_name(w) for w in body[1:]) or has_frequency(body)
    if not body[1:] or (lemma in _PASSING and not named):
        return ()
    slot, value = decision_slot(body)
    return (_filed(found, slot, value),)


def _filed(found: Found, slot: str, value: str) -> Claim:
    made = claim(found, slot=slot)
    return replace(made, value=value) if value else made


def _on(found: Found) -> tuple[Claim, ...]:
    words = found.words("what")
    if points(words):
        return ()
    lemma = verb_lemma(words[0].low)
    if lemma and verb_form(words[0].low, lemma) == "ing":
        return ()
    return (claim(found, slot=f"decision {phrase_key(_text(found.predicate.comp))}"),)


# fmt: off
TEAM_ENTRIES = (
    Entry(
        name="team.decided", since=SINCE, who=TEAMS,
        verbs=("decide", "agree", "choose", "vote", "opt"),
        patterns=("to {what:rest}", "that we will|'ll {what:rest}", "we will|'ll {what:rest}"),
        slot="decision", label="project decision", kind=ClaimKind.PROJECT_FACT,
        type=BeliefType.FACT, tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none",
        we="team", planned=True, make=_decided,
    ),
    Entry(
        name="team.settled", since=SINCE, who=TEAMS,
        verbs=("decide", "agree", "settle", "choose", "pick", "go", "standardise", "standardize", "adopt"),
        patterns=("?on ?with ?against {what:plain}",), slot="decision", label="project decision",
        kind=ClaimKind.PROJECT_FACT, type=BeliefType.FACT,
        tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none", we="team",
        make=lambda f: _on(f) if f.predicate.comp[0].low in {"on", "with", "against"} or f.predicate.verb.lemma in {"choose", "pick", "adopt"} else (),
    ),
)
# fmt: on
