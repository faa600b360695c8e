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
from mnemic.memory.formation.grammar.words import ADVERBS, PREPOSITIONS, read
from mnemic.memory.formation.grounding import TEAM
from mnemic.memory.formation.lemmas import canonical, content_lemmas, lemma, past_participle, words
from mnemic.memory.formation.provided.citing import Citation
from mnemic.memory.formation.segments import Mood
from mnemic.memory.formation.wording import in_first_person
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import USER_SUBJECT

PARSES_CACHE_ENTRIES = 4_096
"""How many parses are remembered; every one is pure."""

EVENTS_CACHE_ENTRIES = 256
"""Of how many events the predicates are remembered."""

OPENING_WORDS = 4
"""Within how many words a statement names what it is about."""

_SELF = re.compile(r"\b(?:i|i['’]\w+|im|ive|we|we['’]\w+)\b", re.IGNORECASE)
_HARDLY = word_set("almost nearly hardly barely rarely seldom scarcely supposedly allegedly")
_UNREAL = word_set("would could might may should")
_ASPECT = word_set("start begin keep continue go get stay")
_HAVING = word_set("have own")
_GETTING = word_set(
    """have own possess get buy purchase inherit adopt receive use drive ride wear keep run carry
    live"""
)
_NOMINAL = word_set(
    """experience background training history skill skills habit routine goal plan plans interest
    preference trouble problem issue"""
)
"""What "has" is said with when another verb tells it: "has running experience"."""

_BECOMING = word_set(
    "become turn go get stay remain feel call name identify grow be live sit stand lie hang"
)
_WISHING = word_set("want prefer like wish need expect")
_OPENING = word_set("lately recently currently newly mostly mainly usually sadly happily now")
_HOPING = word_set("want hope wish aim")
_LIKING = word_set("love like enjoy adore")
_FOND = word_set("interested fascinated keen fond fan into")
_ARTICLES = word_set("a an the")
_LIGHT = word_set("be do go get make take keep")
"""Verbs that stand in a clause without doing what a statement says with them."""

_LOSING = word_set(
    """give sell lose donate lend leave quit resign return drop cancel break throw miss lack avoid
    refuse reject decline forget fail abandon scrap"""
)
"""Verbs after which what was, is not: nothing else is told by them as still so."""

_UNREALIZED = word_set(
    "apply interview consider look want plan hope try need think intend aim dream wish"
)
_MEANING = _WISHING | _UNREALIZED | word_set("decide choose find")
"""Verbs that say of what is only meant that it is only meant."""

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
_TOGETHER = {
    Who.SELF: frozenset({Who.SELF, Who.WE}),
    Who.WE: frozenset({Who.WE, Who.TEAM}),
    Who.TEAM: frozenset({Who.WE, Who.TEAM}),
}


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
    if not stated:
        asked = any(Mood.QUESTION in one.moods for one in cited)
        open_ = asked and statement.startswith(("User ", "The team "))
        return any(_opens(statement, p.subject) for p in told) if told else not open_
    first = stated[0]
    if not ends and _is_left_open(first, clauses):
        return False
    if _has(first, clauses):
        return all(p.verb.lemma not in _LOSING for p in told)
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
    return closed != told and _does(said, told) and not _does(said, closed)


def _does(said: Predicate, text: str) -> bool:
    return said.verb.lemma in {lemma(word.text, "VERB") for word in words(text)}


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
        and _is_same(said.subject, p.subject)
    ]
    return own or told


def _told(citation: Citation) -> Iterator[Predicate]:
    """Give the predicates of the clauses a quote touches, `she` being whoever was named."""
    touched = {unit.start for unit in citation.around}
    units = citation.source.units
    for unit, found in zip(units, _read_in_turn(tuple(u.text for u in units)), strict=True):
        if unit.start not in touched:
            continue
        yield from found
        for piece in _JOINTS.split(unit.text):
            yield from (p for p in _parsed(piece.strip()) if _is_explicit(p.subject, piece))


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
    return not _is_user(subject) or _SELF.search(piece) is not None


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
    if not _is_same(said.subject, told.subject):
        return _possesses(said, told)
    if ends:
        return True
    return _does_the_same(said, told, clauses) and not _takes_from(said, told, others)


def _takes_from(said: Predicate, told: Predicate, others: Sequence[Predicate]) -> bool:
    """Tell whether a statement takes a word from what is said in another predicate.

    "I was born in Oslo but grew up in Bergen" tells of no birth in Bergen.
    """
    own = _content(told) | content_lemmas(told.verb.word)
    elsewhere = {term for p in others for term in _content(p)} - own
    return not elsewhere.isdisjoint(_content(said))


def _content(predicate: Predicate) -> frozenset[str]:
    spoken = (*predicate.front, *predicate.comp, *predicate.subject.noun)
    return content_lemmas(" ".join(word.text for word in spoken))


def _is_user(subject: Subject) -> bool:
    return subject.who in _TOGETHER


def _is_same(said: Subject, told: Subject) -> bool:
    together = _TOGETHER.get(said.who)
    if together is not None or told.who in _TOGETHER:
        return together is not None and told.who in together
    if _owner(said) != _owner(told):
        return False
    return not _names(said).isdisjoint(_names(told))


def _owner(subject: Subject) -> str:
    """Give whose a person or thing is, "" for the user's own: "my sister's name" is hers."""
    if subject.who is Who.THING:
        return "" if subject.about in {USER_SUBJECT, TEAM} else subject.about
    shown = subject.shown.removeprefix("User's ").removeprefix("The team's ")
    owner, possessive, _ = shown.rpartition("'s ")
    return kin_class(owner.lower()) or owner.lower() if possessive else ""


def _names(subject: Subject) -> frozenset[str]:
    """Give the words that somebody or something goes by."""
    found = {subject.name.lower(), subject.kin, _head(subject)}
    if subject.who is Who.PERSON:
        found.add(subject.about)
    return frozenset(found) - {""}


def _head(subject: Subject) -> str:
    return lemma(subject.noun[-1].low, "NOUN") if subject.noun else ""


def _possesses(said: Predicate, told: Predicate) -> bool:
    """Tell whether "User has a daughter" is told by what "my daughter" does."""
    if said.subject.who is not Who.SELF or said.verb.lemma not in _HAVING:
        return False
    held = {lemma(word.low, "NOUN") for word in said.comp}
    subject = told.subject
    owned = bool(subject.kin) or (subject.who is Who.THING and subject.ours)
    return owned and not held.isdisjoint({subject.kin, _head(subject)} - {""})


def _has(said: Predicate, clauses: Sequence[str]) -> bool:
    """Tell whether "User has a cat" is told by "the cat": whom one lives with one has."""
    if said.subject.who is not Who.SELF or said.verb.lemma not in _HAVING:
        return False
    told = " ".join(clauses)
    return any(
        re.search(rf"\b{owner}\s+(?:\w+\s+)?{re.escape(word.low)}\b", told, re.IGNORECASE)
        for word in said.comp
        for owner in ("(?:my|our|the)" if kin_class(word.low) else "(?:my|our)",)
        if word.low not in _ARTICLES
    )


def _refers(said: Predicate, told: Sequence[Predicate], cited: Sequence[Citation]) -> bool:
    """Tell whether a clause may speak of somebody or something named around it.

    "It's a Prusa" does of the printer of the sentence before, unless the clause says who
    else does what is said.
    """
    if _is_user(said.subject) or _is_of_another(said, told):
        return False
    clauses = [unit.text for one in cited for unit in one.around]
    around = " ".join(one.source.shown for one in cited)
    return _is_named(said.subject, around) and any(_REFERRING.search(c) for c in clauses)


def _is_named(subject: Subject, text: str) -> bool:
    spoken = {word.text.lower() for word in words(text)}
    return not _names(subject).isdisjoint(spoken | {lemma(word, "NOUN") for word in spoken})


def _is_of_another(said: Predicate, told: Sequence[Predicate]) -> bool:
    """Tell whether the clauses say of others, and not of the same one, what is said."""
    if said.verb.lemma == "be":
        # Everything is something: another's being so says nothing of this one's.
        return False
    doing = [p for p in told if canonical(p.verb.lemma) == canonical(said.verb.lemma)]
    return bool(doing) and not any(_is_same(said.subject, p.subject) for p in doing)


def _does_the_same(said: Predicate, told: Predicate, clauses: Sequence[str]) -> bool:
    if said.verb.lemma != told.verb.lemma:
        settled = _by_another_verb(said, told, clauses)
        if settled is not None:
            return settled
    if told.verb.modal in _UNREAL and said.verb.modal != told.verb.modal:
        return False
    if not _HARDLY.isdisjoint(told.verb.adverbs) and _HARDLY.isdisjoint(said.verb.adverbs):
        return False
    if told.verb.progressive and not said.verb.progressive and said.verb.tense in _OVER:
        # What somebody is doing is not done.
        return False
    return _in_one_time(said.verb.tense, told.verb.tense)


def _by_another_verb(said: Predicate, told: Predicate, clauses: Sequence[str]) -> bool | None:
    """Tell whether a verb tells what another verb says; None where the two are one."""
    mine, theirs = said.verb.lemma, told.verb.lemma
    if theirs in _LOSING and not (said.verb.negated or said.verb.ended or said.verb.never):
        return False
    if theirs in _UNREALIZED and mine not in _MEANING | _LIGHT | _HAVING:
        return False
    if mine not in _LIGHT | _HAVING and any(_does(said, clause) for clause in clauses):
        # "I want to own a boat" says nothing of owning one, nor "my wife works" of me.
        return theirs in _ASPECT
    if mine == "be":
        return _is_being(said, told)
    if mine in _HAVING and mine in {lemma(word.low, "VERB") for word in told.comp}:
        return theirs in _ASPECT
    if mine in _HAVING and not _NOMINAL & {word.low for word in said.comp}:
        return theirs in _GETTING and told.verb.modal not in _UNREAL
    return None if canonical(mine) == canonical(theirs) else True


_OVER = frozenset({Tense.PAST, Tense.PERFECT, Tense.USED_TO})


def _is_being(said: Predicate, told: Predicate) -> bool:
    """Tell whether "User is a plumber" is told by another verb: "I work as a plumber"."""
    named = {word.low for word in said.comp} - _ARTICLES
    if named and named <= _names(told.subject):
        return True
    as_what = bool(told.comp) and told.comp[0].low == "as"
    spoken = [word.low for word in said.comp]
    if told.verb.lemma in _LIKING and not _FOND.isdisjoint(spoken):
        return True
    # "I captain the team" makes its captain, where "of" says whose.
    does_it = told.verb.lemma in spoken and spoken[spoken.index(told.verb.lemma) + 1 :][:1] == [
        "of"
    ]
    return told.verb.lemma in _BECOMING or as_what or does_it


_TIMES = {
    Tense.USED_TO: frozenset({Tense.USED_TO, Tense.PAST}),
    Tense.PAST: frozenset({Tense.PAST, Tense.PERFECT, Tense.USED_TO}),
    Tense.FUTURE: frozenset({Tense.FUTURE}),
    Tense.PRESENT: frozenset({Tense.PRESENT, Tense.PERFECT, Tense.MODAL}),
}


def _in_one_time(said: Tense, told: Tense) -> bool:
    return said in _TIMES.get(told, frozenset(Tense))


def _may_be_told(said: Predicate, cited: Sequence[Citation]) -> bool:
    """Tell whether clauses in which nothing is told can tell something all the same.

    A question and a request show what whoever makes them wants; what they ask about or
    for is not done.
    """
    clauses = " ".join(unit.text for one in cited for unit in one.around)
    asked = any({Mood.QUESTION, Mood.REQUEST} & one.moods for one in cited)
    done = {lemma(word.text, "VERB") for word in words(clauses)}
    wished = _is_user(said.subject) and said.verb.lemma in _WISHING
    if asked and said.verb.lemma in done and not wished:
        return False
    if not _is_user(said.subject):
        around = " ".join(one.source.shown for one in cited)
        return _is_named(said.subject, around if _REFERRING.search(clauses) else clauses)
    if _SELF.search(clauses) is not None:
        return True
    if any(Mood.REQUEST in one.moods for one in cited):
        return said.verb.lemma in _WISHING
    if asked:
        # "Any tips without apps?" wants some; what is asked about a wish is no wish.
        return said.verb.lemma == "want" and "want" not in done
    return any(_is_elliptic(one, said) for one in cited)


def _is_elliptic(quote: Citation, said: Predicate) -> bool:
    """Tell whether a clause leaves the speaker out: "planning a dinner", "on week 4"."""
    spoken = [w.low for w in read(quote.text) if w.low not in ADVERBS | _OPENING]
    opens = quote.start in {unit.start for unit in quote.around}
    spoken = spoken[1:] if spoken[:1] == ["been"] else spoken
    if not opens or not spoken or not _FINITE.isdisjoint(spoken):
        return False
    if spoken[0] in PREPOSITIONS:
        return said.verb.lemma == "be"
    opening = lemma(spoken[0], "VERB")
    complement = {word.low for word in said.comp}
    if said.verb.lemma == "be" and spoken[0] == past_participle(opening) in complement:
        # "Lately fascinated by mirrors": so one is, unless it tells of somebody: "trained dogs".
        return spoken[0] != opening and spoken[1:2] != [] and spoken[1] in PREPOSITIONS
    if said.verb.lemma == opening or {said.verb.lemma, opening} <= _HOPING:
        return not spoken[0].endswith("s")
    return said.verb.lemma in _WISHING and opening in complement


def _opens(statement: str, subject: Subject) -> bool:
    """Tell whether a statement that cannot be parsed opens with a clause's subject."""
    if _is_user(subject):
        return statement.startswith(("User ", "User's ", "The team"))
    first = {w.text.lower().removesuffix("'s") for w in words(statement)[:OPENING_WORDS]}
    return not _names(subject).isdisjoint(first)
