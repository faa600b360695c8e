"""`deterministic-v2`: candidates from what the owner said, by grammar alone.

Only the owner's own turns are evidence (003 §Hard gates, source grounding). A turn is
screened, split into clauses, and every stated clause is read by the grammar; what the
grammar does not know forms nothing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation import dating, hazards, hypotheses, segments
from mnemic.memory.formation.answers import answer
from mnemic.memory.formation.borrowing import unplayed, without_borrowed
from mnemic.memory.formation.borrowing.supposing import without_anothers, without_supposed
from mnemic.memory.formation.breaths import GROUNDED
from mnemic.memory.formation.candidates import candidate_of
from mnemic.memory.formation.combining import combined
from mnemic.memory.formation.finer import PROFILE, finer, is_handed_over
from mnemic.memory.formation.grammar import (
    Claim,
    Mention,
    announces,
    claims_of_clause,
    concord,
    is_correction,
    plays_a_part,
    quotes,
)
from mnemic.memory.formation.grammar.alongside import with_partners, with_share
from mnemic.memory.formation.grammar.assent import offered, says_yes, yes_first
from mnemic.memory.formation.grammar.casing import Spelling, spelling
from mnemic.memory.formation.grammar.forgetting import forgetting
from mnemic.memory.formation.grammar.forgotten import forgotten
from mnemic.memory.formation.grammar.gathering import gathered
from mnemic.memory.formation.grammar.half_said import not_so
from mnemic.memory.formation.grammar.halves import halves, is_half
from mnemic.memory.formation.grammar.headcounts import counted_by
from mnemic.memory.formation.grammar.heard import heard
from mnemic.memory.formation.grammar.known import Acquaintance, known_before, opened
from mnemic.memory.formation.grammar.leaning import asked_of, leant
from mnemic.memory.formation.grammar.left_to_say import filled_in
from mnemic.memory.formation.grammar.mistaken import (
    named_wrong,
    says_wrong,
    topic,
)
from mnemic.memory.formation.grammar.note_reading import noted, read_note, read_told
from mnemic.memory.formation.grammar.note_words import MARKED
from mnemic.memory.formation.grammar.orders_at_work import says_always
from mnemic.memory.formation.grammar.owing import owed
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.places_told import place_of
from mnemic.memory.formation.grammar.pointing import pointed
from mnemic.memory.formation.grammar.questions import as_somebody, aside, facts_of_question
from mnemic.memory.formation.grammar.rich_reading import read_richly, richly
from mnemic.memory.formation.grammar.richer import firm_of
from mnemic.memory.formation.grammar.same_thing import (
    named_again,
    named_one,
    still_meant,
    thing_of,
)
from mnemic.memory.formation.grammar.spoken_topic import with_topic
from mnemic.memory.formation.grammar.subjectless import item, keeps_animals
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.grammar.told_things import told_things
from mnemic.memory.formation.grammar.told_whole import told_beside, told_whole
from mnemic.memory.formation.grammar.turned_round import not_of_mine
from mnemic.memory.formation.grammar.unfolding import cited, laid_out, unfold
from mnemic.memory.formation.grammar.unfolding.sentences import reassembled
from mnemic.memory.formation.grammar.wishes import standing
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.mending import contrast, is_mute, mended
from mnemic.memory.formation.said_when import in_time
from mnemic.memory.formation.segments import Clause, Mood
from mnemic.memory.formation.withheld import without_withheld
from mnemic.memory.model import (
    Authority,
    Candidate,
    Channel,
    ClaimKind,
    Event,
    EventKind,
    Polarity,
)
from mnemic.memory.policy import CONTROL_POLICY

_OWNER_CHANNELS = frozenset({Channel.DIRECT, Channel.PAIRED_SURFACE})


class Extraction(Struct, frozen=True):
    """Hold what one pass proposes, in the order stated, and what was screened, by reason."""

    candidates: tuple[Candidate, ...]
    screened: dict[str, int]


UNREADABLE = "unreadable"
"""Why a turn formed nothing that the grammar broke on: a defect, counted and never silent."""


class _Before(Struct, frozen=True):
    """Hold what the turns before leave in mind: an offer, a question, people that are tied."""

    offer: str = ""
    question: str = ""
    mind: Mention = Mention()
    topics: tuple[tuple[str, str], ...] = ()


def extract(
    events: Sequence[Event],
    *,
    scope: str,
    policy: str = CONTROL_POLICY,
    people: tuple[Acquaintance, ...] = (),
) -> Extraction:
    """Propose candidates from the owner's turns among `events` (003 §The candidate language).

    `people` were tied to the user before these events (`formation@11` on).
    """
    return _read_events(events, scope=scope, policy=policy, contained=False, people=people)


def extract_contained(
    events: Sequence[Event],
    *,
    scope: str,
    policy: str = CONTROL_POLICY,
    people: tuple[Acquaintance, ...] = (),
) -> Extraction:
    """Propose as `extract` does; a turn that the grammar breaks on costs no other turn.

    It forms nothing, is counted as `UNREADABLE` among what was screened, and stays in the
    log, where a replay reads it once the grammar is mended. A text must never keep a
    person's memory from forming.
    """
    return _read_events(events, scope=scope, policy=policy, contained=True, people=people)


def _read_events(
    events: Sequence[Event],
    *,
    scope: str,
    policy: str,
    contained: bool,
    people: tuple[Acquaintance, ...],
) -> Extraction:
    out: list[Candidate] = []
    screened: Counter[str] = Counter()
    start = _Before(mind=known_before(people)) if is_rich(policy) else _Before()
    before = start
    for event in unplayed(without_withheld(events)) if is_rich(policy) else events:
        made: list[Candidate] = []
        refused: Counter[str] = Counter()
        try:
            before = _read_event(event, before, made, refused, scope=scope, policy=policy)
        except Exception:
            if not contained:
                raise
            made, refused, before = [], Counter({UNREADABLE: 1}), start
        out += made
        screened.update(refused)
    return Extraction(tuple(out), dict(screened))


def _read_event(
    event: Event,
    before: _Before,
    out: list[Candidate],
    screened: Counter[str],
    *,
    scope: str,
    policy: str,
) -> _Before:
    """Read one event into `out` and `screened`; give what it leaves in mind."""
    if event.is_message and event.kind is not EventKind.USER_MESSAGE:
        asked = event.text if event.kind is EventKind.ASSISTANT_MESSAGE else None
        question = hazards.screen(asked).text if asked else ""
        offer = offered(question, rich=is_rich(policy))
        mind = replace(before.mind, topic=(), thing=None, place=())
        return replace(before, offer=offer, question=question, mind=mind)
    if (
        event.kind is not EventKind.USER_MESSAGE
        or event.channel not in _OWNER_CHANNELS
        or not event.text
    ):
        return before
    rich = is_rich(policy)
    safe = hazards.screen(event.text)
    screened.update(safe.counts)
    clauses = segments.segment(safe.text)
    if rich:
        clauses = without_supposed(safe.text, without_borrowed(safe.text, clauses))
        clauses = without_anothers(finer(safe.text, clauses))
        clauses = gathered(safe.text, reassembled(safe.text, clauses))
    made, last = _of_turn(event, safe.text, clauses, scope, policy, before=before)
    if rich:
        made += _answered(event, before.question, safe.text, made, scope=scope, policy=policy)
        timed = [_without_past_days(in_time(c, event), event) for c in made]
        made = combined(_of_firm(timed), event.text)
    out += made
    out += _affirmed(event, before.offer, scope, policy)
    if rich:
        out += hypotheses.guesses(event, clauses, made, scope=scope)
    if not rich:
        return _Before()
    return _Before(
        mind=last,
        topics=(*before.topics, *_topics(made))[-TOPICS_MAX:],
    )


def _of_firm(made: Sequence[Candidate]) -> list[Candidate]:
    """Name the business that is closed on Mondays by what the turn tells that it is."""
    firm = firm_of(c.statement for c in made)
    return [
        replace(c, statement=c.statement.replace("User's business is", f"User's {firm} is", 1))
        if firm
        else c
        for c in made
    ]


def _topics(made: Sequence[Candidate]) -> tuple[tuple[str, str], ...]:
    return tuple(t for c in made if (t := topic(c.statement))[1])


TOPICS_MAX = 32
"""How many things that a talk told of are kept in mind, the last ones."""


def _without_past_days(candidate: Candidate, event: Event) -> Candidate:
    said = concord.mended(dating.without_past_days(candidate.statement, event.at))
    return candidate if said == candidate.statement else replace(candidate, statement=said)


def _of_turn(
    event: Event,
    text: str,
    clauses: Sequence[Clause],
    scope: str,
    policy: str,
    *,
    before: _Before,
) -> tuple[list[Candidate], Mention]:
    out: list[Candidate] = []
    seen: set[tuple[str, str]] = set()
    rich = is_rich(policy)
    own = told_things(read(c.text) for c in clauses if _tells(c)) if rich else frozenset()
    own |= counted_by(before.question)
    last = opened(text, replace(before.mind, rich=rich, things=own))
    last = asked_of(before.question, last) if rich and before.question else last
    spell = richly(text) if rich else spelling(text)
    last = with_partners((spell(s) for s in _sentences(text, clauses)), last) if rich else last
    correcting = spoken_for = told = -1
    spoken: Clause | None = None
    assert event.text is not None
    for n, plain in enumerate(clauses):
        if _is_spoken_for(text, spoken, plain) or (rich and is_handed_over(text, spoken, plain)):
            spoken_for = plain.sentence
        spoken = plain
        if n <= told or is_mute(plain) or plain.sentence == spoken_for:
            last = heard(spell(read(plain.text)), last) if plain.attributed else last
            continue
        following = clauses[n + 1] if n + 1 < len(clauses) else None
        topics = (*before.topics, *_topics(out[-TOPICS_MAX:])) if rich else None
        said = mended(text, plain, following, spell=spell, topics=topics)
        clause, words = said.clause, said.words
        behind = clauses[n - 1] if n and rich else None
        words = _filled(words, clause, behind, before.question if rich else "", spell)
        told = n + (clause.end > plain.end)
        if event.text[clause.start : clause.end] != clause.text:
            continue
        if plays_a_part(words):
            break
        if is_correction(words) or (rich and says_wrong(plain.text)):
            correcting = clause.sentence
            continue
        wrong = said.corrects or (0 <= clause.sentence - correcting <= 1 and correcting >= 0)
        read_one = _read_unfolded if rich else _read_clause
        made, last = read_one(
            clause, words, last, policy, correcting=wrong, before=out, following=following
        )
        other = said.beside or contrast(words, following, spell=spell, rich=rich)
        if other:
            more, last = claims_of_clause(other, last, policy)
            more = more or (not_so(other) if wrong else ())
            made += tuple(replace(m, start=0, end=len(clause.text)) for m in more)
        if wrong:
            made = tuple(replace(one, corrects=True) for one in made)
        if said.mended:
            made = tuple(replace(one, start=0, end=len(clause.text)) for one in made)
        for one in made:
            candidate = candidate_of(one, clause, event, scope)
            if candidate is not None and (key := _filed(candidate, rich=rich)) not in seen:
                seen.add(key)
                out.append(candidate)
    return out, last


def _filled(
    words: Words, clause: Clause, behind: Clause | None, question: str, spell: Spelling
) -> Words:
    """Give a stated clause with what it leaves to the question or to the clause before it."""
    if clause.mood is not Mood.STATEMENT or not (question or behind):
        return words
    told = behind is not None and _LEFT.search(clause.text) is not None
    before = spell(read(behind.text)) if behind is not None and told else ()
    return filled_in(words, question=question, before=before)


_LEFT = re.compile(r"\b(?:then|one|that|it|this)\b", re.I)
"""What a clause may leave to the one before it."""


def _filed(candidate: Candidate, *, rich: bool) -> tuple[str, str]:
    """Give what tells two candidates of a turn apart.

    Read for recall one telling is filed once; only an end may end what several slots hold.
    """
    once = rich and candidate.polarity is Polarity.ASSERT
    return "" if once else candidate.subject_key, candidate.statement


def _read_clause(
    clause: Clause,
    words: Words,
    last: Mention,
    policy: str,
    *,
    correcting: bool,
    before: Sequence[Candidate],
    following: Clause | None = None,
) -> tuple[tuple[Claim, ...], Mention]:
    stated = clause.mood is Mood.STATEMENT
    if is_rich(policy) and stated:
        turned, after = not_of_mine(words, last)
        if turned:
            made, _ = claims_of_clause(turned, last, policy, correcting=correcting)
            span = words[0].start, words[-1].end
            return tuple(replace(m, start=span[0], end=span[1]) for m in made), after
    made, last = _of_clause(clause, words, last, policy, correcting=correcting)
    if not is_rich(policy):
        return made, last
    if clause.leads == PROFILE and not made:
        words = item(words) or noted(words) or words
        made, last = claims_of_clause(words, last, policy)
    grounded = bool(before) and (
        clause.leads == GROUNDED or (clause.leads == "so" and clause.mood is Mood.REQUEST)
    )
    made, last = read_richly(
        made, words, last, policy, stated=stated, told=_told(before), grounded=grounded
    )
    if clause.leads in {"so", GROUNDED} and before:
        made = made or owed(words)
    elif clause.leads == "so" and clause.mood is Mood.REQUEST:
        # A wish stands as long as its ground does; "I'm in a hurry so skip the intro" has none.
        made = tuple(one for one in made if one.forget or says_always(one))
    return made, last


def _read_unfolded(
    clause: Clause,
    words: Words,
    last: Mention,
    policy: str,
    *,
    correcting: bool,
    before: Sequence[Candidate],
    following: Clause | None,
) -> tuple[tuple[Claim, ...], Mention]:
    """Read what is left of a clause once it is unfolded, and every clause that it told."""
    if clause.leads in MARKED:
        return read_note(words, clause.leads, last, policy, told=_told(before))
    if is_half(clause.text):
        return (), last
    if clause.mood is Mood.STATEMENT and (gone := named_wrong(words)):
        return gone, last
    words = named_one(words, last.thing)
    goes_on = following is not None and following.sentence == clause.sentence
    behind = read(following.text) if goes_on and following is not None else ()
    parts = unfold(clause.text, words, clause.mood, behind=behind)
    stated = replace(clause, mood=Mood.STATEMENT, leads="")
    made: tuple[Claim, ...] = ()
    for words_of, host in parts.in_order():
        one = replace(clause, mood=parts.mood) if host else stated
        wrong = correcting and host
        told = pointed(laid_out(words_of), last)
        told = leant(told, last)
        told = told if with_topic(told, last) else named_again(told, last.thing)
        told = with_share(told, last)
        more, last = _read_clause(one, told, last, policy, correcting=wrong, before=before)
        thing = thing_of(told) or still_meant(told, last.thing)
        stands = one.mood is Mood.STATEMENT
        last = replace(
            last,
            thing=thing if stands else None,
            said=told if stands else (),
            place=(place_of(told) if stands else ()) or last.place,
        )
        if one.mood is Mood.STATEMENT:
            of_owner = last.own
            if more:
                more += told_beside(told, more, of_owner=of_owner)
            else:
                more = told_whole(told, of_owner=of_owner)
        made += more if host else tuple(cited(claim, words_of) for claim in more)
    return made, last


def _sentences(text: str, clauses: Sequence[Clause]) -> Iterator[Words]:
    """Give the words of every sentence of which all is told as true."""
    for _, group in groupby(clauses, key=lambda c: c.sentence):
        parts = list(group)
        if all(c.mood is Mood.STATEMENT and not c.attributed for c in parts):
            yield read(text[parts[0].start : parts[-1].end])


def _told(out: Sequence[Candidate]) -> bool:
    """Tell whether a turn has lately told of a project or an aim."""
    return any(
        c.claim_kind in {ClaimKind.ONGOING_PROJECT, ClaimKind.GOAL} for c in out[-TOPICS_MAX:]
    )


def _tells(clause: Clause) -> bool:
    return clause.mood in {Mood.STATEMENT, Mood.QUESTION} and not clause.attributed


def _is_spoken_for(text: str, before: Clause | None, clause: Clause) -> bool:
    """Tell whether the last clause hands the word to others: "my colleague said: I use Emacs"."""
    if before is None or before.sentence != clause.sentence:
        return False
    gap = text[before.end : clause.start]
    return (":" in gap and quotes(read(before.text))) or (
        before.attributed and announces(read(before.text))
    )


def _affirmed(event: Event, offer: str, scope: str, policy: str) -> list[Candidate]:
    """Take up what the assistant offered to remember when the whole turn is a yes."""
    assert event.text is not None
    rich = is_rich(policy)
    if not offer:
        return []
    parts = halves(offer, event.text) if rich else ()
    if says_yes(read(event.text), rich=rich) or (
        rich and not parts and says_yes(read(yes_first(event.text)), rich=True)
    ):
        parts = (read(offer),)
    span = event.text.strip()
    clause = Clause(text=span, start=0, end=len(span), sentence=0)
    taken = [
        candidate_of(replace(one, start=0, end=len(span)), clause, event, scope)
        for words in parts
        for one in (read_told if rich else claims_of_clause)(words, Mention(rich=rich), policy)[0]
    ]
    return [replace(one, authority=Authority.AFFIRMED) for one in taken if one is not None]


def _answered(
    event: Event, question: str, text: str, made: Sequence[Candidate], *, scope: str, policy: str
) -> list[Candidate]:
    """Complete a bare answer with its question: "When do you train?" "Mostly evenings"."""
    found = answer(question, text) if question else None
    if found is None or event.text is None:
        return []
    span = text[found.start : found.end]
    if event.text[found.start : found.end] != span or any(
        one.evidence_spans[0].text in span for one in made
    ):
        return []
    clause = Clause(text=span, start=found.start, end=found.end, sentence=0)
    told, _ = read_told(found.words, Mention(rich=True), policy)
    taken = [
        candidate_of(replace(one, start=0, end=len(span)), clause, event, scope) for one in told
    ]
    return [replace(one, authority=Authority.AFFIRMED) for one in taken if one is not None]


def _of_clause(
    clause: Clause, words: Words, last: Mention, policy: str, *, correcting: bool
) -> tuple[tuple[Claim, ...], Mention]:
    if clause.mood in {Mood.STATEMENT, Mood.REQUEST}:
        going = forgetting(words)
        if going is not None:
            return forgotten(*going, policy, last), last
        wish = standing(words)
        if wish:
            return wish, last
    somebody = as_somebody(words)
    if somebody:
        words = somebody
    elif clause.mood is Mood.REQUEST and is_rich(policy) and (kept := keeps_animals(words)):
        words = kept
    elif clause.mood is Mood.QUESTION:
        words = facts_of_question(words)
    elif clause.mood is not Mood.STATEMENT:
        words = aside(words)
    if not words:
        return (), last
    return claims_of_clause(words, last, policy, correcting=correcting)
