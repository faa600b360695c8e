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
from mnemic.memory.formation.borrowing import unplayed, without_borrowed
from mnemic.memory.formation.borrowing.supposing import without_anothers, without_supposed
from mnemic.memory.formation.candidates import candidate_of
from mnemic.memory.formation.clause_reading import TOPICS_MAX, read_clause, read_unfolded
from mnemic.memory.formation.combining import combined
from mnemic.memory.formation.finer import finer, is_handed_over, is_who_asks
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
from mnemic.memory.formation.grammar.alongside import with_partners
from mnemic.memory.formation.grammar.assent import offered
from mnemic.memory.formation.grammar.casing import Spelling, spelling
from mnemic.memory.formation.grammar.gathering import gathered
from mnemic.memory.formation.grammar.had_of_before import had_of_before
from mnemic.memory.formation.grammar.half_said import not_so
from mnemic.memory.formation.grammar.headcounts import counted_by
from mnemic.memory.formation.grammar.heard import heard
from mnemic.memory.formation.grammar.joined_orders import going_on
from mnemic.memory.formation.grammar.known import Acquaintance, known_before, opened
from mnemic.memory.formation.grammar.leaning import asked_of
from mnemic.memory.formation.grammar.left_to_say import filled_in
from mnemic.memory.formation.grammar.mistaken import (
    says_wrong,
    topic,
)
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.rich_reading import richly
from mnemic.memory.formation.grammar.richer import firm_of
from mnemic.memory.formation.grammar.subjects import Wondered
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.grammar.told_things import told_things
from mnemic.memory.formation.grammar.unfolding.sentences import reassembled
from mnemic.memory.formation.grammar.words import forget_clauses, read
from mnemic.memory.formation.mending import ONLY_CRIES, contrast, is_mute, mended
from mnemic.memory.formation.others_loss import of_its_owner
from mnemic.memory.formation.owned_up import owned_up
from mnemic.memory.formation.part_by_part import Told, read_by_parts
from mnemic.memory.formation.said_when import in_time
from mnemic.memory.formation.segments import Clause, Mood
from mnemic.memory.formation.sensitivity import listed_floor, sensitivity_floor
from mnemic.memory.formation.taken_up import affirmed, answered
from mnemic.memory.formation.unsure import as_unsure
from mnemic.memory.formation.withheld import without_withheld
from mnemic.memory.model import (
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
        finally:
            forget_clauses()
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
        mind = replace(before.mind, topic=(), thing=None, place=(), asked=Wondered())
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
    spell = richly(safe.text) if rich else spelling(safe.text)
    if rich:
        clauses = without_supposed(safe.text, without_borrowed(safe.text, clauses))
        clauses = without_anothers(finer(safe.text, clauses, spell=spell))
        clauses = owned_up(gathered(safe.text, reassembled(safe.text, clauses)))
    made, last = _of_turn(event, safe.text, clauses, scope, policy, before=before, spell=spell)
    if rich:
        made += answered(event, before.question, safe.text, made, scope=scope, policy=policy)
        timed = [_without_past_days(in_time(c, event), event) for c in made]
        made = combined(_of_firm(timed), event.text)
    out += made
    out += affirmed(event, before.offer, scope, policy)
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
    spell: Spelling,
) -> tuple[list[Candidate], Mention]:
    out: list[Candidate] = []
    seen: set[tuple[str, str]] = set()
    rich = is_rich(policy)
    own = told_things(read(c.text) for c in clauses if _tells(c)) if rich else frozenset()
    own |= counted_by(before.question)
    last = opened(text, replace(before.mind, rich=rich, things=own))
    last = asked_of(before.question, last) if rich and before.question else last
    last = with_partners((spell(s) for s in _sentences(text, clauses)), last) if rich else last
    correcting = spoken_for = told = -1
    spoken: Clause | None = None
    assert event.text is not None
    for n, plain in enumerate(clauses):
        others = _is_spoken_for(text, spoken, plain) and not (rich and is_who_asks(spoken))
        if others or (rich and is_handed_over(text, spoken, plain)):
            spoken_for = plain.sentence
        spoken = plain
        if n <= told or is_mute(plain) or plain.sentence == spoken_for:
            last = heard(spell(read(plain.text)), last) if plain.attributed else last
            continue
        following = _following(clauses, n, rich=rich)
        topics = (*before.topics, *_topics(out[-TOPICS_MAX:])) if rich else None
        said = mended(text, plain, following, spell=spell, topics=topics)
        clause, words = said.clause, said.words
        behind = clauses[n - 1] if rich and n else None
        words = _filled(words, clause, behind, before.question if rich else "", spell)
        told = n + sum(1 for later in clauses[n + 1 :] if later.start < clause.end)
        if event.text[clause.start : clause.end] != clause.text:
            continue
        if plays_a_part(words):
            break
        if is_correction(words) or (rich and says_wrong(plain.text)):
            correcting = clause.sentence
            continue
        wrong = said.corrects or (0 <= clause.sentence - correcting <= 1 and correcting >= 0)
        read_one = read_unfolded if rich else read_clause
        made, last = read_one(
            clause, words, last, policy, correcting=wrong, before=out, following=following
        )
        made = made or _from_behind(clause, words, behind, out, rich=rich)
        other = said.beside or contrast(words, following, spell=spell, rich=rich)
        if other:
            more, last = claims_of_clause(other, last, policy)
            more = more or (not_so(other) if wrong else ())
            made += tuple(replace(m, start=0, end=len(clause.text)) for m in more)
        if wrong:
            made = tuple(replace(one, corrects=True) for one in made)
        if said.mended:
            made = tuple(replace(one, start=0, end=len(clause.text)) for one in made)
        told_in: Told = ((clause, made),)
        if rich and not wrong:
            more_told, last = read_by_parts(
                clause, last, policy, spell=spell, before=out, told=made
            )
            told_in += more_told
        _file(told_in, event, scope, out, seen, rich=rich)
    return out, last


def _following(clauses: Sequence[Clause], n: int, *, rich: bool) -> Clause | None:
    """Give the clause behind another; a "no wait" between them is stepped over."""
    behind = clauses[n + 1 : n + 2 + CRIES_MAX]
    while rich and len(behind) > 1 and ONLY_CRIES.match(behind[0].text) is not None:
        behind = behind[1:]
    return behind[0] if behind else None


CRIES_MAX = 2
"""How many clauses may stand before what puts something right: "no wait, I mix this up, ..."."""


def _file(
    told_in: Told,
    event: Event,
    scope: str,
    out: list[Candidate],
    seen: set[tuple[str, str]],
    *,
    rich: bool,
) -> None:
    """Put what each clause tells into `out`, once."""
    floor = sensitivity_floor if rich else listed_floor
    for clause, made in told_in:
        for one in made:
            told = of_its_owner(one) if rich else one
            candidate = candidate_of(told, clause, event, scope, floor=floor)
            if rich and candidate is not None:
                candidate = as_unsure(candidate, clause.text)
            if candidate is not None and (key := _filed(candidate, rich=rich)) not in seen:
                seen.add(key)
                out.append(candidate)


def _from_behind(
    clause: Clause, words: Words, behind: Clause | None, out: Sequence[Candidate], *, rich: bool
) -> tuple[Claim, ...]:
    """Read an order that goes on with a wish, or what is had of what the clause before names."""
    if _goes_on(clause, behind, out):
        return going_on(words)
    if not rich or behind is None or clause.mood is not Mood.STATEMENT:
        return ()
    return had_of_before(words, read(behind.text))


def _goes_on(clause: Clause, behind: Clause | None, out: Sequence[Candidate]) -> bool:
    """Tell whether an order is joined to a wish about answers that stands."""
    if clause.mood is not Mood.REQUEST or clause.leads != "and" or behind is None or not out:
        return False
    answers = out[-1].claim_kind is ClaimKind.PREFERENCE and " answer " in out[-1].subject_key
    return answers and out[-1].evidence_spans[0].text in behind.text


def _filled(
    words: Words, clause: Clause, behind: Clause | None, question: str, spell: Spelling
) -> Words:
    """Give a stated clause with what it leaves to the question or to the clause before it."""
    if clause.mood is not Mood.STATEMENT or not (question or behind):
        return words
    told = behind is not None and _LEFT.search(clause.text) is not None
    before = spell(read(behind.text)) if behind is not None and told else ()
    return filled_in(words, question=question, before=before)


_LEFT = re.compile(r"\b(?:then|one|that|it|this)\b|\A(?:she|he)\b", re.I)
"""What a clause may leave to the one before it."""


def _filed(candidate: Candidate, *, rich: bool) -> tuple[str, str]:
    """Give what tells two candidates of a turn apart.

    Read for recall one telling is filed once; only an end may end what several slots hold.
    """
    once = rich and candidate.polarity is Polarity.ASSERT
    return "" if once else candidate.subject_key, candidate.statement


def _sentences(text: str, clauses: Sequence[Clause]) -> Iterator[Words]:
    """Give the words of every sentence of which all is told as true."""
    for _, group in groupby(clauses, key=lambda c: c.sentence):
        parts = list(group)
        if all(c.mood is Mood.STATEMENT and not c.attributed for c in parts):
            yield read(text[parts[0].start : parts[-1].end])


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
