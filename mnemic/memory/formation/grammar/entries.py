"""What an entry of the grammar is, and how it makes claims from a predicate."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation.grammar.accepts import ACCEPTS
from mnemic.memory.formation.grammar.clauses import Predicate
from mnemic.memory.formation.grammar.leads import CORRECT
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS, TEAM_THINGS
from mnemic.memory.formation.grammar.pattern import Match, match, members
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    has_frequency,
    strip_determiner,
    strip_punctuation,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import MINDED, SELF, TEAM, Subject, Who
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import noun_lemma
from mnemic.memory.formation.rendering import say_verb, say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Longevity, Polarity

NOW = frozenset({Tense.PRESENT})
DONE = frozenset({Tense.PAST, Tense.PERFECT})
OVER = frozenset({Tense.USED_TO, Tense.PAST})
ANY_BUT_MODAL = frozenset({Tense.PRESENT, Tense.PERFECT, Tense.USED_TO})

TEAM_VERBS = word_set(
    """deploy release ship merge review test build develop use support freeze branch tag publish
    invoice bill sprint plan demo monitor migrate rebase squash code meet host store log standup
    open close require allow refine groom retro triage estimate track adopt standardise standardize maintain design"""
)
"""Verbs whose `we` is a team at work; any other `we` is the user's household."""

PEOPLE = frozenset({Who.SELF, Who.WE, Who.PERSON})
ONE = frozenset({Who.SELF, Who.PERSON})
USER = frozenset({Who.SELF})
USERS = frozenset({Who.SELF, Who.WE})
TEAMS = frozenset({Who.WE, Who.TEAM})


class Claim(Struct, frozen=True):
    """Hold one claim before it becomes a candidate.

    `slot` and `value` file it: an empty value means that a new claim in the slot
    replaces the old one. `denies` overrides the value key of a retraction that names
    no value; `whole` says that it ends whatever its slot holds; `ended` words what it takes
    back where its own statement does not, `corrects` that it stands in place of something wrong. `past` closes its interval, `planned` says that it lies ahead, `began` that
    the time it names is when it began, `timeless` that a date in it bounds nothing. `start`/`end` cite the clause.
    """

    label: str
    slot: str
    statement: str
    kind: ClaimKind
    type: BeliefType
    about: str = "user"
    value: str = ""
    polarity: Polarity = Polarity.ASSERT
    longevity: Longevity = Longevity.DURABLE
    local: bool = False
    forget: bool = False
    past: bool = False
    planned: bool = False
    began: bool = False
    timeless: bool = False
    denies: str = ""
    whole: bool = False
    ended: str = ""
    corrects: bool = False
    start: int = 0
    end: int = 0


class Found(Struct, frozen=True):
    """Hand a matched predicate to an entry's own maker."""

    entry: Entry
    predicate: Predicate
    match: Match

    def words(self, slot: str) -> Words:
        """Give the words of a slot, () when it was not taken."""
        span = self.match.slots.get(slot)
        return self.predicate.comp[span[0] : span[1]] if span else ()

    def text(self, slot: str) -> str:
        """Render the words of a slot for the clause's subject."""
        return say_words(self.words(slot), self.subject)

    @property
    def subject(self) -> Subject:
        """Give the subject, `we` resolved to the user or the team."""
        return owner(
            self.predicate.subject, self.entry, self.predicate.verb.lemma, self.predicate.comp
        )

    @property
    def tail(self) -> Words:
        """Give the words behind the match."""
        return self.predicate.comp[self.match.end :]


Maker = Callable[[Found], tuple[Claim, ...]]


class Entry(Struct, frozen=True, kw_only=True):
    """Say one claim form: which predicates it takes and what it makes of them.

    `since` names the policy that introduced it. `verbs` are lemmas ("" takes every
    verb), `patterns` are tried in order on the complement. `slot` files the claim and
    `many` names the pattern slot whose value belongs to the key, because many values
    may stand side by side. `label` is the subject that people read; `{x}` in it is a
    slot. `denial` says what a negated clause means: `assert` (a negative fact),
    `retract` (an end) or `none`. `past` files a past tense under its own slot, closed;
    `planned` and `timeless` say what a date in the clause means.
    `progressive` restricts to (`True`) or refuses (`False`) the -ing form. `make`
    replaces the default maker. A bare name is a person only where `known` is False:
    "Rosa lives in Milan" is about one, "Kafka has partitions" is not. A clause that points
    into the conversation (`this`, `it`, `here`) is taken only where `loose`. `we` says whose
    doing a clause about `we` is: `user`, `team`, or what the `verb` tells.
    """

    name: str
    since: str
    who: frozenset[Who]
    verbs: tuple[str, ...]
    patterns: tuple[str, ...] = ("{x:rest}",)
    slot: str = ""
    label: str = ""
    many: str = ""
    kind: ClaimKind = ClaimKind.PROJECT_FACT
    type: BeliefType = BeliefType.USER_MODEL_ATTR
    longevity: Longevity = Longevity.DURABLE
    tenses: frozenset[Tense] = NOW
    denial: str = "retract"
    progressive: bool | None = None
    past: bool = False
    planned: bool = False
    timeless: bool = False
    retracts: bool = False
    article: bool = False
    we: str = "user"
    tail_matters: bool = False
    known: bool = True
    loose: bool = False
    make: Maker | None = None


_NOT_QUITE = frozenset({"almost", "nearly"})
"""What was almost done was not done."""


def is_stranger(subject: Subject) -> bool:
    """Tell whether a subject is a bare name that nothing has tied to the user."""
    return subject.who is Who.PERSON and not (subject.kin or subject.known)


def owner(subject: Subject, entry: Entry, verb: str, comp: Words = ()) -> Subject:
    """Resolve `we`: the household is the user, the shop floor is the team."""
    if subject.who is not Who.WE:
        return subject
    of_team = entry.we == "team" or (
        entry.we == "verb"
        and (verb in TEAM_VERBS or any(noun_lemma(w.low) in TEAM_THINGS for w in comp))
    )
    return TEAM if of_team else SELF


def apply(entry: Entry, predicate: Predicate) -> tuple[Claim, ...]:
    """Give the claims that an entry makes of a predicate, () when it does not fit."""
    group = predicate.verb
    if group.tense not in entry.tenses:
        return ()
    if entry.progressive is not None and group.progressive is not entry.progressive:
        return ()
    if (group.negated or group.ended) and entry.denial == "none":
        return ()
    if group.tense is Tense.PAST and not _NOT_QUITE.isdisjoint(group.adverbs):
        return ()
    if entry.known and is_stranger(predicate.subject):
        return ()
    if not entry.loose and deictic(predicate.comp):
        return ()
    make = entry.make or plain
    for pattern in entry.patterns:
        found = match(pattern, predicate.comp, ACCEPTS)
        if found is not None and (made := make(Found(entry, predicate, found))):
            return made
    return ()


def plain(found: Found) -> tuple[Claim, ...]:
    """Make one claim per member of the list slot, else one, in the user's own words."""
    entry = found.entry
    spot = entry.many or found.match.list_of
    span = found.match.slots.get(spot)
    if span is None or not found.match.list_of:
        value = found.words(entry.many) if entry.many else ()
        if entry.many and entry.tail_matters:
            value = value + _scope(found.tail)
        return (claim(found, value=value),)
    comp = found.predicate.comp
    items = members(comp, span)
    if len(items) == 2 and _is_apposition(comp[span[0] : span[1]]):
        # "a car, a Kia Ceed" is one thing.
        return (claim(found, value=comp[span[0] : span[1]] if entry.many else ()),)
    tail = comp[span[1] :]
    shared = (
        not tail
        or len(items) == 1
        or has_frequency(tail)
        or not any(i[0].low in {"a", "an", "my", "the", "our"} for i in items)
    )
    cut = _parallel(tail) if len(items) == 1 and entry.many else None
    if cut is not None:
        second, rest = tail[cut[0] + 1 : cut[1]], tail[cut[1] :]
        return tuple(
            claim(found, value=item, comp=(comp[: span[0]], item + end))
            for item, end in ((items[0], tail[: cut[0]]), (second, rest))
        )
    made = []
    for n, item in enumerate(items):
        rest = tail if shared or n == len(items) - 1 else ()
        key = item + (_scope(rest) if entry.tail_matters else ())
        before = comp[: span[0]] if not n or item[0].low not in _QUANTIFIERS else ()
        made.append(claim(found, value=key if entry.many else (), comp=(before, item + rest)))
    return tuple(made)


def _is_apposition(words: Words) -> bool:
    joints = [w.low for w in words if w.low in {",", "and", "&", "plus"}]
    return joints == [","] and words[0].low in {"a", "an", "one"}


_QUANTIFIERS = frozenset({"some", "a", "basic", "fluent", "my"})


def _parallel(tail: Words) -> tuple[int, int] | None:
    """Find "and B for b" in a tail "for a and B for b": where it starts, where its tail does."""
    if not tail or tail[0].low not in {"for", "at", "in", "on", "as"}:
        return None
    for i in range(1, len(tail) - 2):
        if tail[i].low in {"and", ","}:
            for j in range(i + 2, len(tail) - 1):
                if tail[j].low == tail[0].low:
                    return i, j
            return None
    return None


def _scope(tail: Words) -> Words:
    return strip_punctuation(tail)


def claim(
    found: Found,
    *,
    value: Words = (),
    comp: tuple[Words, ...] | None = None,
    statement: str = "",
    label: str = "",
    slot: str = "",
    polarity: Polarity | None = None,
    about: str = "",
    denies: str = "",
    whole: bool = False,
    kind: ClaimKind | None = None,
    type_: BeliefType | None = None,
) -> Claim:
    """Make one claim with what the entry says, save what is given here."""
    entry, predicate, subject = found.entry, found.predicate, found.subject
    group = predicate.verb
    ends = entry.retracts or group.ended or (group.negated and entry.denial == "retract")
    over = group.tense in OVER and entry.past and group.lemma not in {"become", "turn", "go"}
    body = comp if comp is not None else (predicate.comp,)
    if not statement:
        statement = _own_words(found, body, group_text=say_verb(group, subject), ends=ends)
    text = say_words(_filed_by(value), subject)
    person = subject.who is Who.PERSON
    shown = label or entry.label.replace("{x}", text)
    if entry.kind is not ClaimKind.RELATIONSHIP and person:
        shown = _of_person(subject, shown, fixed="{" not in entry.label and not value)
    filed = slot or entry.slot
    return Claim(
        label=shown or text,
        slot=f"past {filed}" if over else filed,
        statement=statement,
        kind=kind or (_kind_of(subject) if person else entry.kind),
        type=type_ or (BeliefType.RELATIONSHIP if person else entry.type),
        about=about or subject.about,
        value=text or (_past_value(found) if over else ""),
        polarity=polarity or (Polarity.RETRACT if ends else Polarity.ASSERT),
        longevity=Longevity.TENTATIVE if group.hedged else entry.longevity,
        local=subject.who is Who.TEAM or subject.about == "team",
        forget=predicate.lead == CORRECT and ends,
        corrects=predicate.lead == CORRECT and not ends,
        past=over,
        planned=entry.planned or group.tense is Tense.FUTURE,
        began=group.tense in DONE,
        timeless=entry.timeless,
        denies=denies,
        whole=whole,
        start=predicate.start,
        end=predicate.end,
    )


def _kind_of(subject: Subject) -> ClaimKind:
    """Give the kind of what is told of somebody: a fact where nothing ties them to the user."""
    return ClaimKind.PROJECT_FACT if subject.owned == MINDED else ClaimKind.RELATIONSHIP


def in_own_words(make: Maker) -> Maker:
    """Let a maker's retractions be stated as they were said: "User sold their car".

    What they end is worded by the maker ("User no longer has a car"), and a reader who
    looks for that finds it among what is over.
    """

    def made(found: Found) -> tuple[Claim, ...]:
        return tuple(_as_said(found, one) for one in make(found))

    return made


def _as_said(found: Found, one: Claim) -> Claim:
    if one.polarity is not Polarity.RETRACT:
        return one
    subject = TEAM if one.about == TEAM.about else found.subject
    predicate = found.predicate
    said = sentence(
        subject.shown,
        say_verb(predicate.verb, subject),
        say_words(predicate.comp, subject),
        _lowered(say_words(predicate.front, subject), predicate.front),
    )
    return replace(one, statement=said, ended=one.statement, denies=one.denies or one.statement)


def _lowered(text: str, words: Words) -> str:
    # A fronted phrase moves behind the verb and loses the capital it began with.
    keeps = (
        not words
        or words[0].low in MONTHS | DAY_WORDS
        or (len(words[0].text) > 1 and words[0].text.isupper())
    )
    return text if keeps else text[:1].lower() + text[1:]


def _filed_by(value: Words) -> Words:
    words = strip_determiner(value)
    while len(words) > 1 and words[-1].low in {"fluently", "well", "natively"}:
        words = words[:-1]
    return (
        words[1:]
        if len(words) > 1
        and words[0].low in {"new", "second-hand", "used", "basic", "fluent", "conversational"}
        else words
    )


def _of_person(subject: Subject, label: str, *, fixed: bool) -> str:
    if not fixed:
        return f"{subject.shown}: {label}"
    owner_ = f"{subject.shown}'" if subject.plural else f"{subject.shown}'s"
    return f"{owner_} {label}"


def _past_value(found: Found) -> str:
    """Give what tells one past from another: the place, the employer, the role."""
    spans = sorted(found.match.slots.values())
    words = found.predicate.comp[slice(*spans[-1])] if spans else found.predicate.comp
    return say_words(until_time(words) or words, found.subject)


def _own_words(found: Found, body: tuple[Words, ...], *, group_text: str, ends: bool) -> str:
    subject = found.subject
    article = found.entry.article or ends
    parts = [say_words(part, subject, article=article) for part in body]
    front = _lowered(say_words(found.predicate.front, subject), found.predicate.front)
    return sentence(subject.shown, group_text, *parts, front)
