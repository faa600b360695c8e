"""What may be guessed from what was said, as guesses: closed cues, closed templates.

| cue | guess |
|---|---|
| a project, a routine or an aim in a field: "building an AI agent" | likely has experience in it |
| the jargon of a field in the turn of somebody at work | likely has experience in it |
| the jargon of a field in the turn of somebody reading up on it | may be interested in it |
| a course, a thesis or a talk about a topic | may be interested in the topic |
| translating from a language | likely knows the language |

A guess is tentative, inferred, about nobody but the user, and cites the words of its cue
(003 §The candidate language). It is filed beside what would state it, so that a later
statement promotes it. It never tells an occupation.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set

from mnemic.memory.formation import keys
from mnemic.memory.formation.grammar.casing import is_word
from mnemic.memory.formation.grammar.domains import TRANSLATION, Domain
from mnemic.memory.formation.grammar.fields import (
    ASKED_ONLY,
    BY_OBJECT,
    BY_TERM,
    OF_TALES,
    PARTS,
    PASTIMES,
    TOLD_TWICE,
)
from mnemic.memory.formation.grammar.lexicon import LANGUAGES
from mnemic.memory.formation.grammar.words import noun_lemma, verb_lemma
from mnemic.memory.formation.guessing import (
    SPOKEN,
    TALE,
    Guess,
    cued,
    names_trade,
    own_clauses,
    own_words,
)
from mnemic.memory.formation.segments import Clause, Mood
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import (
    Authority,
    BeliefType,
    Candidate,
    ClaimKind,
    Derivation,
    Event,
    EvidenceSpan,
    Longevity,
    Polarity,
)

ORIGIN_GUESS = "extractor:guess"
"""The origin of a hypothesis that the grammar forms by itself."""

GUESSES_MAX = 3
"""How many guesses one turn may give."""

TERMS_MIN = 2
"""How many different words of a field tell that somebody works in it."""

_TOKEN = re.compile(r"[\w+#][\w+#.'’/-]*\w|\w")
_MAKING = word_set(
    """build write develop port code program restore rebuild renovate remodel fix repair make design
    create brew bake digitise digitize convert craft sew knit weave carve paint record produce film
    direct run train prepare plant grow keep refactor migrate rewrite maintain cook cater illustrate
    compose edit publish plan launch assemble redo refurbish machine print ship implement
    prototype extend automate crochet throw mend tune raise sail fly teach"""
)
"""What one does with one's own hands; buying or wanting a thing tells nothing of a skill."""

_STUDY = re.compile(
    r"\b(?:(?:been|started|keep|am|'m|’m)\s+(?:reading|watching|learning|listening)|"
    r"watched\s+\w+\s+(?:videos|lectures|talks|episodes)|read\s+(?:up|about|a\s+lot)|"
    r"reading\s+(?:up|about))\b",
    re.I,
)
_ELLIPTIC = re.compile(
    r"(?:found|got|tried|noticed|checked|replaced|moved|ran|had|just\s+\w+ed)\b", re.I
)
_TOPIC_OF = re.compile(
    r"\b(?:(?:thesis|dissertation|essay|podcast|book|documentary|talk|blog|newsletter|paper)\s+"
    r"(?:on|about)|(?:course|class|classes|workshop|degree|masters?|diploma)\s+"
    r"(?:in|about))\s+(?P<topic>[\w'’-]+(?:\s+[\w'’-]+){0,2})",
    re.I,
)
_COURSE = re.compile(
    r"\b(?:a|an|my|the)\s+(?:\w+\s+)?(?P<topic>[a-z]{4,}(?:\s[a-z]{4,})?)\s+(?:course|class|workshop)\b"
)
_TOPIC_STOP = word_set(
    """and or but at in on for with this that which to from by since last next half because so when
    while where is was are were has have it my our the a an i we some most all every"""
)
_PLAIN_TOPICS = word_set(
    """evening online part-time free short intensive first new local weekend beginner beginners
    intro night work certain access refresher crash summer holiday what how why who"""
)
_TRANSLATING = re.compile(r"\btranslat\w+\b.{0,80}?\bfrom\s+(?P<language>[A-Z]?[a-z]+)")


def guesses(
    event: Event, clauses: Sequence[Clause], direct: Sequence[Candidate], *, scope: str
) -> tuple[Candidate, ...]:
    """Give the hypotheses of one turn, in the order of their cues (003 §Hard gates).

    `direct` is what the turn itself states; what it states outright is not guessed.
    """
    known = _words_of(c.statement for c in direct if c.claim_kind in _STATED)
    known |= _OTHER_CRAFTS & _words_of(c.statement for c in direct)
    found: dict[str, Guess] = {}
    told = tuple(c for c in clauses if not c.attributed and c.mood in SPOKEN)
    made = (*_of_claims(direct, known), *_of_terms(clauses, direct, known), *_of_topics(direct))
    for guess in (*made, *cued(told, known)):
        found.setdefault(guess.topic, guess)
    return tuple(
        _candidate(guess, event, scope=scope) for guess in list(found.values())[:GUESSES_MAX]
    )


_OTHER_CRAFTS = frozenset({"crochet", "crochets"})
"""What is told in any kind of claim and is none of the field that its things belong to."""

_STATED = frozenset({ClaimKind.ROLE, ClaimKind.SKILL})
_CUES = frozenset({ClaimKind.ONGOING_PROJECT, ClaimKind.GOAL, ClaimKind.HABIT, ClaimKind.ROLE})
_OWNERS = frozenset({"user", "team"})


def _of_claims(direct: Sequence[Candidate], known: frozenset[str]) -> Iterator[Guess]:
    """Guess from what the user makes, keeps or trains for."""
    for claim in direct:
        if claim.claim_kind not in _CUES | {ClaimKind.SKILL} or claim.about not in _OWNERS:
            continue
        if claim.polarity is not Polarity.ASSERT or _DENIES.match(claim.statement):
            continue
        span = claim.evidence_spans[0].text
        language = _TRANSLATING.search(claim.statement)
        if language is not None:
            yield _of_language(language.group("language"), span)
            continue
        if claim.claim_kind not in _CUES:
            continue
        tokens = _tokens(claim.statement)
        domain = _domain_of(_made(tokens))
        if domain is not None and any(
            domain.topic in _NOT_BY.get(verb_lemma(t) or "", ()) for t in tokens[1:4]
        ):
            continue
        if domain is not None and not _is_stated(domain, known):
            pastime = domain.topic in PASTIMES or _WISHES.match(claim.statement)
            yield (_interest if pastime else _skill)(domain.topic, span)


_WISHES = re.compile(
    r"(?:User|The team) (?:\w+ly )?(?:wants|would|hopes|plans|decided|intends|aims) "
    r"(?!.*(?:\bsub-|\bunder |\d))"
)
"""What is only wished for tells no experience ("wants to keep bees"), but a mark to beat does."""

_DENIES = re.compile(r"(?:User|The team) (?:does not|is not|never|has not|will not)\b")


def _made(tokens: list[str]) -> list[str]:
    """Give what is made, kept or trained for, without where and for whom."""
    at = next(
        (
            i
            for i, low in enumerate(tokens)
            if i
            and verb_lemma(low) in _MAKING
            and tokens[i - 1] not in _DETERMINERS
            and not tokens[i - 1].endswith(("'s", "’s"))
        ),
        -1,
    )
    if at < 0:
        return []
    start = at + 1
    while start < len(tokens) and tokens[start] in _BETWEEN:
        aims = tokens[start] == "to" and start + 1 < len(tokens)
        if aims and verb_lemma(tokens[start + 1]) not in _MAKING:
            # "plans to sell the house", "is training to be an assessor"
            return []
        start += 1
    end = next((k for k in range(start, len(tokens)) if tokens[k] in _BEHIND), len(tokens))
    return tokens[start:end]


_DETERMINERS = word_set("a an the my our their his her")
_BETWEEN = word_set("for on up together out a an the my our their to") | _MAKING
_BEHIND = word_set(
    """in at on for with from about by under near to because so since using and before after every
    each"""
)


def _domain_of(tokens: Sequence[str]) -> Domain | None:
    """Give the field of the first thing named in it; two words may name one thing."""
    for i, low in enumerate(tokens):
        pair = f"{low}-{tokens[i + 1]}" if i + 1 < len(tokens) else ""
        for word in (pair, low, noun_lemma(low)):
            found = BY_OBJECT.get(word)
            owned = low.endswith(("'s", "’s")) or (i and tokens[i - 1] in _TOYS)
            if found and not owned and not (i + 1 < len(tokens) and tokens[i + 1] in _TURNS):
                return found[0]
    return None


_NOT_BY = {
    "run": frozenset({"woodworking", "software-development", "writing", "electronics"}),
    "direct": frozenset({"writing"}),
    "sail": frozenset({"woodworking"}),
    "raise": frozenset({"software-development"}),
}
"""What a verb does not make: who runs a desk builds none, nor does who sails a dinghy."""

_TOYS = word_set(
    """card board party drinking parlour dice rota seating league soapbox cardboard toy lego pedal
    slot paper gingerbread balloon miniature discord minecraft"""
)
"""In front of a thing these make it another: who builds a soapbox car restores none."""

_TURNS = word_set(
    """club clubs fair shop review insurance loan rental payment payments schedule list trip tour
    docs documentation manual handbook guide logo name brochure leaflet"""
)
"""Behind a thing these make it something else: a car insurance is no car."""


def _of_terms(
    clauses: Sequence[Clause], direct: Sequence[Candidate], known: frozenset[str]
) -> Iterator[Guess]:
    """Guess from jargon: at least two words of a field in what the speaker tells or asks.

    What is told tells experience; what is only asked, or is read up on, an interest.
    """
    stated = _words_of(c.statement for c in direct)
    told: dict[str, tuple[Domain, set[str]]] = {}
    spans: dict[str, Clause] = {}
    sure: dict[str, set[str]] = {}
    asked: dict[str, Clause] = {}
    telling: set[str] = set()
    own = study = False
    tale = any(TALE.search(clause.text) for clause in clauses)
    for clause in own_clauses(clauses):
        states = clause.mood is Mood.STATEMENT
        own = own or own_words(clause.text) or (states and _ELLIPTIC.match(clause.text) is not None)
        study = study or _STUDY.search(clause.text) is not None
        for domain, term, tells in _terms(clause.text, tale=tale):
            told.setdefault(domain.topic, (domain, set()))[1].add(term)
            if tells:
                telling.add(domain.topic)
            if states:
                spans.setdefault(domain.topic, clause)
                sure.setdefault(domain.topic, set()).add(term)
            elif clause.mood is Mood.QUESTION and _OF_WORDS.search(clause.text) is None:
                asked.setdefault(domain.topic, clause)
    for topic, (domain, terms) in _most_telling(told, telling):
        enough = len(terms) >= (TERMS_MIN if own else ASKED_TERMS_MIN)
        if not enough or not (own or topic in TOLD_TWICE) or _is_stated(domain, known):
            continue
        if (topic in TOLD_TWICE or topic not in spans) and stated & domain.trades:
            continue
        if topic in spans and own:
            firm = topic not in TOLD_TWICE or len(sure[topic]) >= TERMS_MIN
            if study or domain in ASKED_ONLY or not firm:
                yield _interest(domain.interest or topic, spans[topic].text)
            else:
                yield _skill(_narrower(topic, clauses), spans[topic].text)
        elif topic in asked and (topic in TOLD_TWICE or domain in ASKED_ONLY):
            yield _interest(domain.interest or topic, asked[topic].text)


def _most_telling(
    told: Mapping[str, tuple[Domain, set[str]]], telling: Set[str]
) -> Iterator[tuple[str, tuple[Domain, set[str]]]]:
    """Give the fields told of, without those whose words another has all of and more."""
    topics = [
        topic
        for topic, (_, terms) in told.items()
        if topic in telling or len(terms) >= BESIDE_TERMS_MIN
    ]
    for at, topic in enumerate(topics):
        terms = told[topic][1]
        if not any(
            terms < told[other][1] or (terms == told[other][1] and before < at)
            for before, other in enumerate(topics)
        ):
            yield topic, told[topic]


_OF_WORDS = re.compile(
    r"\b(?:say|says|mean|means|meaning|called|words?|terms?|novel|story|film|quiz)\b", re.I
)
"""What asks about words or a story asks nothing of its speaker's doings."""

ASKED_TERMS_MIN = 4
"""How many different words of a field a question must use that says nothing of its speaker."""


BESIDE_TERMS_MIN = 4
"""How many different words must be told that tell of a field only together."""


def _narrower(topic: str, clauses: Sequence[Clause]) -> str:
    """Give the part of a field that a turn is about: a teacher's discriminants are maths."""
    part, matter = PARTS.get(topic, (topic, frozenset()))
    said = {low for clause in clauses for low in _tokens(clause.text)}
    return part if said & matter else topic


def _terms(text: str, *, tale: bool) -> Iterator[tuple[Domain, str, bool]]:
    """Give the fields that a text names words of, what each counts as, and whether it tells."""
    tokens = _tokens(text)
    within: set[tuple[str, int]] = set()
    for i, low in enumerate(tokens):
        pair = f"{low} {tokens[i + 1]}" if i + 1 < len(tokens) else ""
        for word in dict.fromkeys((pair, low, noun_lemma(low))):
            for domain, counted, tells in BY_TERM.get(word, ()):
                if not tells and (domain.topic, i) in within:
                    continue
                if tells and word == pair:
                    within |= {(domain.topic, i), (domain.topic, i + 1)}
                if (tale and domain.topic not in OF_TALES) or names_trade(text, domain.trades):
                    continue
                yield domain, noun_lemma(counted), tells


def _of_topics(direct: Sequence[Candidate]) -> Iterator[Guess]:
    """Guess an interest from the topic of a course, a thesis or a book of the user's."""
    for claim in direct:
        if claim.about != "user" or claim.polarity is not Polarity.ASSERT:
            continue
        if claim.claim_kind not in _CUES:
            continue
        match = _TOPIC_OF.search(claim.statement) or _COURSE.search(claim.statement)
        topic = _cut(match.group("topic")) if match is not None else ""
        if topic and not _is_a_place(topic):
            yield _interest(topic, claim.evidence_spans[0].text)


def _is_a_place(topic: str) -> bool:
    """Tell whether what stands behind "masters in" is where: "gonna do my masters in Galway"."""
    lone = topic[:1].isupper() and topic.isalpha()
    return lone and topic.lower() not in LANGUAGES and not is_word(topic.lower())


def _cut(topic: str) -> str:
    kept: list[str] = []
    for word in topic.rstrip(".").split():
        if word.lower() in _TOPIC_STOP or word.lower().endswith(("day", "days")):
            break
        kept.append(word)
    return "" if not kept or kept[0].lower() in _PLAIN_TOPICS else " ".join(kept)


def _of_language(language: str, span: str) -> Guess:
    if language.lower() not in LANGUAGES:
        return _skill(TRANSLATION, span)
    name = language[:1].upper() + language[1:]
    return Guess(ClaimKind.SKILL, name, f"User likely knows {name}.", span)


def _skill(topic: str, span: str) -> Guess:
    return Guess(ClaimKind.SKILL, topic, f"User likely has {topic} experience.", span)


def _interest(topic: str, span: str) -> Guess:
    return Guess(ClaimKind.INTEREST, topic, f"User may be interested in {topic}.", span)


def _is_stated(domain: Domain, known: frozenset[str]) -> bool:
    return not domain.trades.isdisjoint(known) or domain.topic.lower() in known


def _words_of(statements: Iterable[str]) -> frozenset[str]:
    return frozenset(low for statement in statements for low in _tokens(statement))


def _tokens(text: str) -> list[str]:
    return [token.lower().rstrip(".'’/-") for token in _TOKEN.findall(text)]


def _candidate(guess: Guess, event: Event, *, scope: str) -> Candidate:
    slot = "like" if guess.kind is ClaimKind.INTEREST else guess.slot
    return Candidate(
        subject=guess.topic,
        subject_key=keys.subject_key(slot, value=guess.topic),
        value_key=keys.value_key(guess.topic),
        statement=guess.statement,
        belief_type=BeliefType.USER_MODEL_ATTR,
        claim_kind=guess.kind,
        derivation=Derivation.HYPOTHESIS,
        longevity=Longevity.TENTATIVE,
        authority=Authority.INFERRED,
        source_event_ids=(event.sequence,),
        evidence_spans=(EvidenceSpan(event.sequence, guess.span),),
        evidence_at=event.at,
        scope=scope,
        valid_from=event.at,
        origin=ORIGIN_GUESS,
    )
