"""Whether the owner's words say of the same one, and as so, what a statement says.

"My sister is vegetarian" has every word of "User is vegetarian." and does not say it;
nor does "I want to own a boat" say that a boat is owned. Both sides are parsed into
predicates: a statement must be somebody's doing in the clauses it cites, in the same
tense, under no modal and no "almost" of which it says nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from mnemic.memory.formation.grammar.clauses import Predicate, predicates
from mnemic.memory.formation.grammar.subjects import Mention, Subject, Who, kin_class
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import ADVERBS, PREPOSITIONS, read, verb_form, verb_lemma
from mnemic.memory.formation.lemmas import canonical, lemma, past_participle, words
from mnemic.memory.formation.provided.bearers import head, is_same, is_user, names
from mnemic.memory.formation.provided.citing import Citation
from mnemic.memory.formation.provided.doings import (
    ARTICLES,
    HARDLY,
    HAVING,
    HOPING,
    LOSING,
    OVER,
    WISHING,
    does,
    does_the_same,
    lets_another,
    means,
    takes_from,
)
from mnemic.memory.formation.provided.ordering import ORDERING
from mnemic.memory.formation.segments import Mood
from mnemic.memory.formation.wording import in_first_person
from mnemic.memory.formation.wordlists import word_set

PARSES_CACHE_ENTRIES = 4_096
"""How many parses are remembered; every one is pure."""

EVENTS_CACHE_ENTRIES = 256
"""Of how many events the predicates are remembered."""

OPENING_WORDS = 4
"""Within how many words a statement names what it is about."""

_SELF = re.compile(r"\b(?:i|i['’]\w+|im|ive|we|we['’]\w+)\b", re.IGNORECASE)
_OPENING = word_set("lately recently currently newly mostly mainly usually sadly happily now")
_OF_USER = re.compile(r"(?<!\A)\bUser\b")
_OWN = re.compile(
    r"\b(?:i|i['’]\w+|im|ive|me|my|mine|myself|we|we['’]\w+|us|our|ours)\b", re.IGNORECASE
)
_OTHERS = word_set("his hers theirs yours to")
_THEIRS = re.compile(r"\b(?:his|her|their)\b", re.IGNORECASE)
_RELAYED = re.compile(
    r"\A\W*(?:please\s+)?(?:tell|ask|remind|email|text|message)\s+(?!me\b|us\b)(?:[\w'’-]+\s+){1,4}?"
    r"(?:to|that|not to)\b",
    re.IGNORECASE,
)
"""What somebody else is to be told is no wish about the assistant."""

_WHOSE = re.compile(r"\b(?:who|whom|which)\b", re.IGNORECASE)
_WHETHER = re.compile(r"\b(?:if|whether|unless)\b[^,;.]*", re.IGNORECASE)
_FINITE = word_set("is are was were am being has had do does did")
_TEAMS = re.compile(r"\AThe team['’]s\b")
_TEAM_VERB = re.compile(r"\AThe team (?P<verb>\w+s)\b")
_OTHER_TEAM = re.compile(r"\b(?:other|another|their|his|her|your)\s+team\b", re.IGNORECASE)
_REFERRING = re.compile(
    r"\b(?:he|she|it|they|his|her|its|their|him|them|who)(?:['’]\w+)?\b", re.IGNORECASE
)
_JOINTS = re.compile(
    r"[,;:()–—]|\b(?:so far|and|but|before|after|since|because|so(?!\s+(?:much|many|that))"
    r"|while|whereas|although|though)\b",
    re.IGNORECASE,
)


def is_borne(statement: str, cited: Sequence[Citation], *, ends: bool = False) -> bool:
    """Tell whether the cited clauses say of the same one what a statement says.

    With `ends`, the statement says that something is over: it need be the same one's,
    whichever words end it. Clauses and statements that the grammar cannot parse are
    held to naming the same one.
    """
    told = [p for one in cited for p in _told(one)]
    clauses = [unit.text for one in cited for unit in one.around]
    stated = _parsed(_in_first_person(statement))
    if statement.startswith("The team") and any(_OTHER_TEAM.search(c) for c in clauses):
        return False
    if _OF_USER.search(statement) and not any(_OWN.search(c) for c in clauses):
        # What is said of the user is said in words of one's own.
        return False
    if not stated:
        asked = any(Mood.QUESTION in one.moods for one in cited)
        open_ = asked and statement.startswith(("User ", "The team "))
        return any(_opens(statement, p.subject) for p in told) if told else not open_
    first = stated[0]
    if not ends and _is_left_open(first, clauses):
        return False
    if _has(first, clauses):
        return all(p.verb.lemma not in LOSING for p in told)
    if not told:
        return _may_be_told(first, cited)
    others = told if len(cited) == 1 else ()
    borne = (
        any(_bears(first, p, others, clauses, ends=ends) for p in _doing(first, told))
        or _refers(first, told, cited)
        or (first.subject.who is Who.SELF and any(_is_elliptic(one, first) for one in cited))
    )
    return borne and not any(_is_of_another(later, told) for later in stated[1:])


def _in_first_person(statement: str) -> str:
    """Turn a statement into the speaker's own words, a team's too: "We deploy"."""
    found = _TEAM_VERB.match(statement)
    if found is not None and found["verb"] not in _FINITE:
        return f"We {lemma(found['verb'], 'VERB')}{statement[found.end() :]}"
    return in_first_person(_TEAMS.sub("Our", statement))


def _is_left_open(said: Predicate, clauses: Sequence[str]) -> bool:
    """Tell whether what is said stands behind a "whether" and nowhere else."""
    told = " ".join(clauses)
    closed = _WHETHER.sub(" ", told)
    return closed != told and does(said, told) and not does(said, closed)


def is_misplaced(sentence: str, cited: Sequence[Citation]) -> bool:
    """Tell whether a sentence says of one, or as done, what the clauses say otherwise.

    Weaker than `is_borne`: only what the clauses themselves say somebody does is held
    against a narrative, which may also tell that something was asked or mentioned.
    """
    told = [p for one in cited for p in _told(one)]
    clauses = [unit.text for one in cited for unit in one.around]
    stated = _parsed(in_first_person(_THEY.sub("User", sentence)))
    others = told if len(cited) == len(stated) == 1 and " and " not in sentence else ()
    for said in stated:
        own = [p for p in told if canonical(p.verb.lemma) == canonical(said.verb.lemma)]
        held = bool(own) and said.verb.lemma != "be"
        if held and not any(_bears(said, p, others, clauses, ends=False) for p in own):
            return True
    return False


_THEY = re.compile(r"\AThey\b")


def _doing(said: Predicate, told: Sequence[Predicate]) -> Sequence[Predicate]:
    """Give the predicates that may tell what is said: those of its own verb, if there are any.

    "I do yoga twice a week and swim" tells how often one does yoga.
    """
    own = [
        p
        for p in told
        if canonical(p.verb.lemma) == canonical(said.verb.lemma)
        and is_same(said.subject, p.subject)
    ]
    return own or told


def _told(citation: Citation) -> Iterator[Predicate]:
    """Give the predicates of the clauses a quote touches, `she` being whoever was named."""
    touched = {unit.start for unit in citation.around}
    units = citation.source.units
    for unit, found in zip(units, _read_in_turn(tuple(u.text for u in units)), strict=True):
        if unit.start not in touched:
            continue
        yield from (p for p in found if not _is_governed(p, found, unit.text))
        for piece in _JOINTS.split(unit.text):
            yield from (p for p in _parsed(piece.strip()) if _is_explicit(p.subject, piece))


def _is_governed(told: Predicate, found: Sequence[Predicate], clause: str) -> bool:
    """Tell whether a verb without a subject may be of somebody the clause speaks of.

    "I know people who row and swim", "I help my mum bake bread and sell it".
    """
    if not is_user(told.subject) or _SELF.search(clause, told.start) is not None:
        return False
    if _WHOSE.search(clause[: told.start]) is not None:
        return True
    before = [p for p in found if p.start < told.start]
    return any(lets_another(p) or means(p) or not HARDLY.isdisjoint(p.verb.adverbs) for p in before)


@lru_cache(maxsize=EVENTS_CACHE_ENTRIES)
def _read_in_turn(clauses: tuple[str, ...]) -> tuple[tuple[Predicate, ...], ...]:
    last = Mention()
    told: list[tuple[Predicate, ...]] = []
    for clause in clauses:
        found, last = predicates(read(clause), last)
        told.append(found)
    return tuple(told)


def _is_explicit(subject: Subject, piece: str) -> bool:
    """Tell whether a part of a clause names its subject itself: "works there" does not."""
    return not is_user(subject) or _SELF.search(piece) is not None


@lru_cache(maxsize=PARSES_CACHE_ENTRIES)
def _parsed(sentence: str) -> tuple[Predicate, ...]:
    return predicates(read(sentence), Mention())[0]


def _bears(
    said: Predicate,
    told: Predicate,
    others: Sequence[Predicate],
    clauses: Sequence[str],
    *,
    ends: bool,
) -> bool:
    if not is_same(said.subject, told.subject):
        return _possesses(said, told)
    if ends:
        return True
    return does_the_same(said, told, clauses) and not takes_from(said, told, others)


def _possesses(said: Predicate, told: Predicate) -> bool:
    """Tell whether "User has a daughter" is told by what "my daughter" does."""
    if said.subject.who is not Who.SELF or said.verb.lemma not in HAVING:
        return False
    held = {lemma(word.low, "NOUN") for word in said.comp}
    subject = told.subject
    theirs = not _OTHERS.isdisjoint(word.low for word in told.comp)
    owned = bool(subject.kin) or (subject.who is Who.THING and subject.ours and not theirs)
    return owned and not held.isdisjoint({subject.kin, head(subject)} - {""})


def _has(said: Predicate, clauses: Sequence[str]) -> bool:
    """Tell whether "User has a cat" is told by "the cat": whom one lives with one has."""
    if said.subject.who is not Who.SELF or said.verb.lemma not in HAVING:
        return False
    told = " ".join(clauses)
    return any(
        re.search(rf"\b{owner}\s+(?:\w+\s+)?{re.escape(word.low)}\b{_BURIED}", told, re.IGNORECASE)
        for word in said.comp
        for owner in ("(?:my|our|the)" if kin_class(word.low) else "(?:my|our)",)
        if word.low not in ARTICLES
    )


_BURIED = r"(?!['’]s\s+(?:funeral|grave|death|ashes|eulogy|headstone|obituary|wake|memorial)\b)"
"""What tells of whom one has no more: "my brother's funeral"."""


def _refers(said: Predicate, told: Sequence[Predicate], cited: Sequence[Citation]) -> bool:
    """Tell whether a clause may speak of somebody or something named around it.

    "It's a Prusa" does of the printer of the sentence before, unless the clause says who
    else does what is said.
    """
    if is_user(said.subject) or _is_of_another(said, told):
        return False
    clauses = [unit.text for one in cited for unit in one.around]
    around = " ".join(one.source.shown for one in cited)
    return _is_named(said.subject, around) and any(_REFERRING.search(c) for c in clauses)


def _is_named(subject: Subject, text: str) -> bool:
    spoken = {word.text.lower() for word in words(text)}
    return not names(subject).isdisjoint(spoken | {lemma(word, "NOUN") for word in spoken})


def _is_of_another(said: Predicate, told: Sequence[Predicate]) -> bool:
    """Tell whether the clauses say of others, and not of the same one, what is said."""
    if said.verb.lemma == "be":
        # Everything is something: another's being so says nothing of this one's.
        return False
    doing = [p for p in told if canonical(p.verb.lemma) == canonical(said.verb.lemma)]
    return bool(doing) and not any(is_same(said.subject, p.subject) for p in doing)


def _may_be_told(said: Predicate, cited: Sequence[Citation]) -> bool:
    """Tell whether clauses in which nothing is told can tell something all the same.

    A question and a request show what whoever makes them wants; what they ask about or
    for is not done.
    """
    clauses = " ".join(unit.text for one in cited for unit in one.around)
    asked = any({Mood.QUESTION, Mood.REQUEST} & one.moods for one in cited)
    done = {lemma(word.text, "VERB") for word in words(clauses)}
    wished = is_user(said.subject) and said.verb.lemma in WISHING
    if asked and said.verb.lemma in done and not wished:
        return False
    if not is_user(said.subject):
        around = " ".join(one.source.shown for one in cited)
        return _is_named(said.subject, around if _REFERRING.search(clauses) else clauses)
    own = _SELF.search(clauses)
    if own is not None:
        # "Evenings are when I would paint": what is read behind the speaker is what is told.
        read_on = _parsed(clauses[own.start() :])
        return not read_on or any(_bears(said, p, (), [clauses], ends=False) for p in read_on)
    if any(Mood.REQUEST in one.moods for one in cited):
        if _RELAYED.search(clauses) is not None:
            return False
        return said.verb.lemma in WISHING
    if asked:
        # "Any tips without apps?" wants some; what is asked about a wish is no wish.
        return said.verb.lemma == "want" and "want" not in done
    return any(_is_elliptic(one, said) for one in cited)


def _is_elliptic(quote: Citation, said: Predicate) -> bool:
    """Tell whether a clause leaves the speaker out: "planning a dinner", "on week 4"."""
    spoken = [w.low for w in read(quote.text) if w.low not in ADVERBS | _OPENING]
    if not HARDLY.isdisjoint({w.low for w in read(quote.text)}) and HARDLY.isdisjoint(
        {w.low for w in read(" ".join(said.verb.adverbs))}
    ):
        return False
    opens = quote.start in {unit.start for unit in quote.around}
    spoken = spoken[1:] if spoken[:1] == ["been"] else spoken
    if _THEIRS.search(quote.text) is not None or _is_over(spoken, said):
        return False
    if not opens or not spoken or _is_order(spoken[0], said) or not _FINITE.isdisjoint(spoken):
        return False
    if spoken[0] == "to":
        return False
    if spoken[0] in PREPOSITIONS:
        return said.verb.lemma == "be"
    opening = lemma(spoken[0], "VERB")
    complement = {word.low for word in said.comp}
    if said.verb.lemma == "be" and spoken[0] == past_participle(opening) in complement:
        # "Lately fascinated by mirrors": so one is, unless it tells of somebody: "trained dogs".
        return spoken[0] != opening and spoken[1:2] != [] and spoken[1] in PREPOSITIONS
    if said.verb.tense in OVER and not said.verb.progressive and spoken[0].endswith("ing"):
        # What somebody is doing is not done.
        return False
    if said.verb.lemma == opening or {said.verb.lemma, opening} <= HOPING:
        return not spoken[0].endswith("s")
    return said.verb.lemma in WISHING and opening in complement


def _is_over(spoken: Sequence[str], said: Predicate) -> bool:
    """Tell whether a clause tells as past what a statement says is so: "played the trombone"."""
    base = verb_lemma(spoken[0]) if spoken else None
    if base is None or base != said.verb.lemma or said.verb.tense is not Tense.PRESENT:
        return False
    return verb_form(spoken[0], base) == "past"


def _is_order(opening: str, said: Predicate) -> bool:
    """Tell whether a clause orders what a statement says the speaker does."""
    return opening in ORDERING and said.verb.lemma == opening


def _opens(statement: str, subject: Subject) -> bool:
    """Tell whether a statement that cannot be parsed opens with a clause's subject."""
    if is_user(subject):
        return statement.startswith(("User ", "User's ", "The team"))
    first = {w.text.lower().removesuffix("'s") for w in words(statement)[:OPENING_WORDS]}
    return not names(subject).isdisjoint(first)
