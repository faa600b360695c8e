"""From one clause to its claims: parse, look up the entries, take the first that fit."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.bare_participles import is_no_past
from mnemic.memory.formation.grammar.behind_commas import are_qualities
from mnemic.memory.formation.grammar.called_off import PLAN_SLOT
from mnemic.memory.formation.grammar.clauses import Predicate, predicates
from mnemic.memory.formation.grammar.entries import Claim, apply
from mnemic.memory.formation.grammar.entries import owner as subject_of
from mnemic.memory.formation.grammar.kept_where import kept_where
from mnemic.memory.formation.grammar.leads import CORRECT, skip_leads
from mnemic.memory.formation.grammar.misread import in_two_words, is_no_verb, with_has
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.reports import REPORTING, TEXTS
from mnemic.memory.formation.grammar.rich_ends import before_aside
from mnemic.memory.formation.grammar.subjects import Mention
from mnemic.memory.formation.grammar.table import entries_for, is_rich
from mnemic.memory.formation.grammar.table_people import introduction, mentions
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.weighing import at_home, is_miscounted, is_no_move, weighed
from mnemic.memory.formation.grammar.words import verb_lemma
from mnemic.memory.formation.rendering import say_verb, say_words, sentence
from mnemic.memory.model import Polarity
from mnemic.memory.policy import RICH_POLICY


def quotes(words: Words) -> bool:
    """Tell whether a clause announces other words: "the sentence is", "he wrote"."""
    if any(w.low in TEXTS or verb_lemma(w.low) in REPORTING for w in words):
        return True
    # "Bob: I live in Leeds" is a line of somebody's.
    named = len(words) <= 2 and all(w.text[:1].isupper() for w in words)
    return named and skip_leads(words, 0).index < len(words)


def announces(words: Words) -> bool:
    """Tell whether a clause ends on a verb of saying: "he wrote"."""
    return bool(words) and verb_lemma(words[-1].low) in REPORTING


def plays_a_part(words: Words) -> bool:
    """Tell whether the speaker takes a part opposite the listener: "I'm your patient"."""
    lows = tuple(w.low for w in words[:5])
    return any(lows[i : i + 3] in _PARTS for i in range(len(lows) - 2))


_PARTS = frozenset({("i", "'m", "your"), ("i", "am", "your")})


def is_correction(words: Words) -> bool:
    """Tell whether a clause only says that something was wrong: "that's wrong"."""
    lead = skip_leads(words, 0)
    return lead.kind == CORRECT and lead.index >= len(words)


def claims_of_clause(
    words: Words, last: Mention, policy: str, *, correcting: bool = False
) -> tuple[tuple[Claim, ...], Mention]:
    """Give the claims of one stated clause, and the person it leaves in mind."""
    found, last = predicates(words, last)
    out: list[Claim] = []
    introduced: set[str] = set()
    for predicate in found:
        if predicate.subject.introduced and predicate.subject.name not in introduced:
            introduced.add(predicate.subject.name)
            out += introduction(predicate)
        made = claims_of_predicate(predicate, policy)
        if correcting:
            made = tuple(
                replace(c, forget=True) if c.polarity is Polarity.RETRACT else c for c in made
            )
        out += made
        if predicate.verb.tense is not Tense.MODAL:
            out += mentions(predicate)
    return tuple(out), last


def claims_of_predicate(predicate: Predicate, policy: str) -> tuple[Claim, ...]:
    """Give what the first fitting entry makes of a predicate."""
    rich = is_rich(policy)
    if rich:
        predicate = with_has(at_home(before_aside(predicate)))
        if is_no_verb(predicate):
            return ()
        done = predicate.verb
        if done.tense is Tense.PAST and done.form == "past" and is_no_past(done.word):
            # "taken with an Omron", "done in June": a participle alone is no doing.
            return ()
    group, who = predicate.verb, predicate.subject.who
    never = rich and group.never and group.tense in {Tense.PAST, Tense.PERFECT}
    unhappened = never and group.tense is Tense.PAST
    for entry in entries_for(policy, verb=group.lemma, who=who, tense=group.tense):
        made = apply(entry, predicate)
        if (unhappened and entry.since != RICH_POLICY) or (never and _ends(made)):
            # "I never sold my car", "I never moved to Lund": what did not happen changes nothing.
            continue
        ended = _ends(made[:1])
        if rich and ended and is_no_move(predicate, made[0]):
            # "I moved from embedded C to web development" leaves no home.
            continue
        if rich and made and not ended and is_miscounted(predicate, made[0]):
            # "I drive my two sons to school" has no car in it.
            continue
        if made:
            if not rich:
                return made
            made = _in_one(predicate, made)
            had = group.lemma == "have" and group.tense is Tense.PERFECT
            told = (weighed(predicate, _in_the_end(_had(one) if had else one)) for one in made)
            return tuple(in_two_words(predicate, kept_where(predicate, one)) for one in told)
    return ()


def _in_one(predicate: Predicate, made: tuple[Claim, ...]) -> tuple[Claim, ...]:
    """Tell of one thing once, whatever is said of its kind: "a 2009 Hilux, manual, diesel".

    What is all that somebody has is told at once too: "I only own two hobs and a rice cooker".
    """
    only = not _NO_MORE.isdisjoint(predicate.verb.adverbs)
    if len(made) < 2 or not (only or are_qualities(predicate.comp)):
        return made
    subject = predicate.subject
    said = sentence(
        subject.shown, say_verb(predicate.verb, subject), say_words(predicate.comp, subject)
    )
    return (replace(made[0], statement=said),)


_NO_MORE = frozenset({"only", "just"})


def _ends(made: tuple[Claim, ...]) -> bool:
    return any(one.polarity is Polarity.RETRACT for one in made)


def _had(one: Claim) -> Claim:
    """Let who has been had since a time be so from then on: "we've had our puppy since March"."""
    return replace(one, timeless=False) if one.slot.startswith("relation ") else one


def _in_the_end(one: Claim) -> Claim:
    """Leave "after all" out of what does not hold: it says only that one had thought so."""
    if _AFTER_ALL not in one.statement or one.slot == PLAN_SLOT:
        return one
    return replace(
        one,
        statement=one.statement.replace(_AFTER_ALL, ""),
        denies=one.denies.replace(_AFTER_ALL, ""),
        ended=one.ended.replace(_AFTER_ALL, ""),
        label=one.label.replace(_AFTER_ALL, ""),
    )


_AFTER_ALL = " after all"


def slots_of_clause(words: Words, policy: str) -> tuple[Claim, ...]:
    """Name what a clause without its value is filed under: "where I live", "my kids go to school"."""
    found, _ = predicates(words, Mention(rich=is_rich(policy)))
    out: list[Claim] = []
    for predicate in found:
        subject, group = predicate.subject, predicate.verb
        entry = next(
            (
                e
                for e in entries_for(policy, verb=group.lemma, who=subject.who, tense=group.tense)
                if e.slot and e.label and not e.many
            ),
            None,
        )
        if entry is not None:
            shown = subject_of(subject, entry, group.lemma)
            said = sentence(shown.shown, say_verb(group, shown), say_words(predicate.comp, shown))
            out.append(
                Claim(
                    label=entry.label, slot=entry.slot, statement=said, kind=entry.kind, type=entry.type,
                    about=shown.about, local=shown.about == "team", start=predicate.start, end=predicate.end,
                )
            )  # fmt: skip
    return tuple(out)


__all__ = [
    "claims_of_clause",
    "claims_of_predicate",
    "is_correction",
    "plays_a_part",
    "quotes",
    "slots_of_clause",
]
