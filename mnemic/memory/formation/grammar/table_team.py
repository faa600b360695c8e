"""Entries: what a team decides, does and is bound by; all of it local to its scope."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import TEAM_VERBS, TEAMS, Claim, Entry, Found, claim
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    has_frequency,
    is_name,
    phrase_end,
    points,
    strip_determiner,
)
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_things import purpose_of
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import Word, verb_form, verb_lemma
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

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
    # "Store amounts as integers": the question decided is how to store amounts.
    how = next((i for i, w in enumerate(rest) if i and w.low == "as"), len(rest))
    return "decision", _text(words[: how + 1])


def _decided(found: Found) -> tuple[Claim, ...]:
    other = found.words("not") or found.words("all")
    if other:
        if points(other) or found.predicate.verb.negated:
            return ()
        return (claim(found, slot="decision", value=found.predicate.comp),)
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


def _dropped(found: Found) -> tuple[Claim, ...]:
    words = found.words("what")
    if (
        points(words)
        or not any(is_name(w) for w in words)
        or found.predicate.comp[0].low != "support"
    ):
        return ()
    return (
        claim(
            found, slot="habit", value=(Word("support", "support", 0, 0), *words), polarity=Polarity.RETRACT,
            statement=sentence("The team no longer supports", say_words(words, found.subject)),
        ),
    )  # fmt: skip


def _ended_up(found: Found) -> tuple[Claim, ...]:
    words = found.words("what")
    lemma = verb_lemma(words[0].low)
    if lemma not in {"choose", "use", "pick", "go", "adopt"} or not any(
        is_name(w) for w in words[1:]
    ):
        return ()
    return (claim(found, slot="decision", value=words[1:]),)


def _practice(found: Found) -> tuple[Claim, ...]:
    """Read "we host everything on AWS", "we write our backend in Rust"."""
    words = strip_determiner(found.words("what"))
    if points(found.words("what")) and words[0].low != "everything":
        return ()
    what = _text(words)
    return (
        claim(
            found,
            slot=f"choice for {phrase_key(f'{found.predicate.verb.lemma} {what}')}",
            label=what,
        ),
    )


def _back_to(found: Found) -> tuple[Claim, ...]:
    """Read "we're back to deploying on Mondays", "we went back to deploying on Mondays"."""
    words = found.words("what")
    lemma = verb_lemma(words[0].low)
    if (
        lemma not in TEAM_VERBS
        or verb_form(words[0].low, lemma) != "ing"
        or not has_frequency(words)
    ):
        return ()
    slot, value = decision_slot((words[0]._replace(text=lemma, low=lemma), *words[1:]))
    label = f"{lemma} day" if any(w.low in DAY_WORDS for w in words) else lemma
    return (replace(_filed(found, slot, value), label=label),)


def _thing(found: Found) -> tuple[Claim, ...]:
    """Read "our backend is written in Go", "our CI runs on GitHub Actions"."""
    subject = found.predicate.subject
    if not subject.ours or subject.known:
        return ()
    noun = _text(subject.noun)
    return (claim(found, slot=f"choice for {phrase_key(noun)}", label=noun),)


# fmt: off
TEAM_ENTRIES = (
    Entry(
        name="team.decided", loose=True, since=SINCE, who=TEAMS,
        verbs=("decide", "agree", "choose", "vote", "opt"),
        patterns=("to {what:rest}", "not to {not:rest}", "that we will|'ll {what:rest}", "we will|'ll {what:rest}", "that {all:rest}"),
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
    Entry(
        name="team.back_to", since=SINCE, who=TEAMS, verbs=("be", "go", "switch", "return"), patterns=("?back to {what:rest}",),
        slot="habit", label="project practice", kind=ClaimKind.HABIT, tenses=frozenset({Tense.PRESENT, Tense.PAST, Tense.PERFECT}),
        denial="none", we="team", make=_back_to,
    ),
    Entry(
        name="team.dropped", since=SINCE, who=TEAMS, verbs=("drop", "deprecate", "retire", "remove"), patterns=("?support ?for {what:rest}",),
        slot="habit", label="project decision", kind=ClaimKind.PROJECT_FACT, type=BeliefType.FACT,
        tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none", we="team", make=_dropped,
    ),
    Entry(
        name="team.policy", since=SINCE, who=TEAMS, verbs=("require", "allow", "forbid", "enforce", "ban", "mandate"),
        patterns=("{what:plain}",), slot="policy", many="what", label="project policy",
        kind=ClaimKind.PROJECT_FACT, type=BeliefType.FACT, denial="assert", we="team",
    ),
    Entry(
        name="team.ended_up", since=SINCE, who=TEAMS, verbs=("end",), patterns=("up {what:rest}",),
        slot="decision", label="project decision", kind=ClaimKind.PROJECT_FACT, type=BeliefType.FACT,
        tenses=frozenset({Tense.PAST, Tense.PERFECT}), denial="none", we="team", make=_ended_up,
    ),
    Entry(
        name="team.practice", since=SINCE, who=TEAMS,
        verbs=("host", "store", "log", "track", "deploy", "write", "test", "build", "manage", "monitor", "run", "keep", "document"),
        patterns=("{what:np} in|on|with|to|via {how:name}",), slot="choice for", label="project practice",
        kind=ClaimKind.PROJECT_FACT, type=BeliefType.FACT, denial="assert", we="team", make=_practice,
    ),
    Entry(
        name="team.thing", since=SINCE, who=frozenset({Who.THING}), verbs=("be", "run", "live", "use"),
        patterns=("?written|built|hosted|deployed|stored ?entirely in|on|with {how:name}", "{how:name}"),
        slot="choice", label="project fact", kind=ClaimKind.PROJECT_FACT, type=BeliefType.FACT, make=_thing,
    ),
)
# fmt: on
