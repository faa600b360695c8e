"""`deterministic-v2`: candidates from what the owner said, by grammar alone.

Only the owner's own turns are evidence (003 §Hard gates, source grounding). A turn is
screened, split into clauses, and every stated clause is read by the grammar; what the
grammar does not know forms nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation import dating, hazards, hypotheses, segments
from mnemic.memory.formation.answers import answer
from mnemic.memory.formation.borrowing import unplayed, without_borrowed
from mnemic.memory.formation.borrowing.supposing import without_anothers, without_supposed
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
    slots_of_clause,
)
from mnemic.memory.formation.grammar.assent import offered, says_yes
from mnemic.memory.formation.grammar.carried import carried, remembered
from mnemic.memory.formation.grammar.casing import Spelling, spelling
from mnemic.memory.formation.grammar.forgetting import WH_WORDS, forgetting, named_thing
from mnemic.memory.formation.grammar.gathering import gathered
from mnemic.memory.formation.grammar.known import opened
from mnemic.memory.formation.grammar.leads import drop_trailers
from mnemic.memory.formation.grammar.note_reading import noted, read_note, read_told
from mnemic.memory.formation.grammar.note_words import MARKED
from mnemic.memory.formation.grammar.persons import heard
from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.pointing import pointed
from mnemic.memory.formation.grammar.questions import as_somebody, aside, facts_of_question
from mnemic.memory.formation.grammar.repairs import HINT, contrasted, repaired
from mnemic.memory.formation.grammar.rich_reading import read_richly, richly
from mnemic.memory.formation.grammar.subjectless import item
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.grammar.taking_back import spoken_of
from mnemic.memory.formation.grammar.told_things import told_things
from mnemic.memory.formation.grammar.unfolding import cited, laid_out, unfold
from mnemic.memory.formation.grammar.unfolding.sentences import reassembled
from mnemic.memory.formation.grammar.wishes import standing
from mnemic.memory.formation.grammar.words import read
from mnemic.memory.formation.segments import Clause, Mood
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


def extract(events: Sequence[Event], *, scope: str, policy: str = CONTROL_POLICY) -> Extraction:
    """Propose candidates from the owner's turns among `events` (003 §The candidate language)."""
    return _read_events(events, scope=scope, policy=policy, contained=False)


def extract_contained(
    events: Sequence[Event], *, scope: str, policy: str = CONTROL_POLICY
) -> Extraction:
    """Propose as `extract` does; a turn that the grammar breaks on costs no other turn.

    It forms nothing, is counted as `UNREADABLE` among what was screened, and stays in the
    log, where a replay reads it once the grammar is mended. A text must never keep a
    person's memory from forming.
    """
    return _read_events(events, scope=scope, policy=policy, contained=True)


def _read_events(
    events: Sequence[Event], *, scope: str, policy: str, contained: bool
) -> Extraction:
    out: list[Candidate] = []
    screened: Counter[str] = Counter()
    before = _Before()
    for event in unplayed(events) if is_rich(policy) else events:
        made: list[Candidate] = []
        refused: Counter[str] = Counter()
        try:
            before = _read_event(event, before, made, refused, scope=scope, policy=policy)
        except Exception:
            if not contained:
                raise
            made, refused, before = [], Counter({UNREADABLE: 1}), _Before()
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
        return replace(before, offer=offered(question), question=question)
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
    made, last = _of_turn(event, safe.text, clauses, scope, policy, mind=before.mind)
    if rich:
        made += _answered(event, before.question, safe.text, made, scope=scope, policy=policy)
        made = combined([_without_past_days(c, event) for c in made], event.text)
    out += made
    out += _affirmed(event, before.offer, scope, policy)
    if rich:
        out += hypotheses.guesses(event, clauses, made, scope=scope)
    return _Before(mind=last if rich else Mention())


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
    mind: Mention,
) -> tuple[list[Candidate], Mention]:
    out: list[Candidate] = []
    seen: set[tuple[str, str]] = set()
    rich = is_rich(policy)
    own = told_things(read(c.text) for c in clauses if _tells(c)) if rich else frozenset()
    last = opened(text, replace(mind, rich=rich, things=own))
    correcting = spoken_for = told = -1
    before: Clause | None = None
    assert event.text is not None
    spell = richly(text) if rich else spelling(text)
    for n, plain in enumerate(clauses):
        if _is_spoken_for(text, before, plain) or (rich and is_handed_over(text, before, plain)):
            spoken_for = plain.sentence
        before = plain
        if n <= told or _is_mute(plain) or plain.sentence == spoken_for:
            last = heard(spell(read(plain.text)), last) if plain.attributed else last
            continue
        following = clauses[n + 1] if n + 1 < len(clauses) else None
        clause, words, mended = _mended(text, plain, following, spell=spell)
        told = n + (clause is not plain)
        if event.text[clause.start : clause.end] != clause.text:
            continue
        if plays_a_part(words):
            break
        if is_correction(words):
            correcting = clause.sentence
            continue
        wrong = 0 <= clause.sentence - correcting <= 1 and correcting >= 0
        read_one = _read_unfolded if rich else _read_clause
        made, last = read_one(
            clause, words, last, policy, correcting=wrong, before=out, following=following
        )
        if following is not None and (other := _contrast(words, following, spell=spell)):
            more, last = claims_of_clause(other, last, policy)
            made += tuple(replace(m, start=0, end=len(clause.text)) for m in more)
        if wrong:
            made = tuple(replace(one, corrects=True) for one in made)
        if mended:
            made = tuple(replace(one, start=0, end=len(clause.text)) for one in made)
        for one in made:
            candidate = candidate_of(one, clause, event, scope)
            if candidate is not None and (candidate.subject_key, candidate.statement) not in seen:
                seen.add((candidate.subject_key, candidate.statement))
                out.append(candidate)
    return out, last


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
    made, last = _of_clause(clause, words, last, policy, correcting=correcting)
    if not is_rich(policy):
        return made, last
    stated = clause.mood is Mood.STATEMENT
    if clause.leads == PROFILE and not made:
        words = item(words) or noted(words) or words
        made, last = claims_of_clause(words, last, policy)
    return read_richly(made, words, last, policy, stated=stated, told=_told(before))


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
    goes_on = following is not None and following.sentence == clause.sentence
    behind = read(following.text) if goes_on and following is not None else ()
    parts = unfold(clause.text, words, clause.mood, behind=behind)
    stated = replace(clause, mood=Mood.STATEMENT, leads="")
    made: tuple[Claim, ...] = ()
    for words_of, host in parts.in_order():
        one = replace(clause, mood=parts.mood) if host else stated
        wrong = correcting and host
        told = carried(pointed(laid_out(words_of), last), last, clause.sentence)
        more, last = _read_clause(one, told, last, policy, correcting=wrong, before=before)
        made += more if host else tuple(cited(claim, words_of) for claim in more)
        last = remembered(told, last, clause.sentence) if told else last
    return made, last


def _told(out: Sequence[Candidate]) -> bool:
    """Tell whether a turn has told of a project or an aim so far."""
    return any(c.claim_kind in {ClaimKind.ONGOING_PROJECT, ClaimKind.GOAL} for c in out)


def _tells(clause: Clause) -> bool:
    return clause.mood in {Mood.STATEMENT, Mood.QUESTION} and not clause.attributed


def _is_mute(clause: Clause) -> bool:
    return clause.attributed or clause.mood in _SILENT


def _mended(
    text: str, clause: Clause, following: Clause | None, *, spell: Spelling
) -> tuple[Clause, Words, bool]:
    """Give a clause with what corrects it in the same breath, and whether it was mended.

    "My size is L, no wait, M." and "My birthday is 4 May. Correction: 5 May." say M and
    5 May; the whole is cited.
    """
    words = _read(clause.text, spell=spell)
    if HINT.search(clause.text) is not None:
        better = repaired(words)
        if better is not None:
            return clause, better, True
    if following is None or _is_mute(following) or following.sentence > clause.sentence + 1:
        return clause, words, False
    tail = text[clause.end : following.end]
    if len(tail) > REPAIR_CHARS_MAX or "\n\n" in tail:
        return clause, words, False
    both = replace(clause, text=text[clause.start : following.end], end=following.end)
    if HINT.search(tail) is not None or HINT.search(clause.text[-REPAIR_END_CHARS:]) is not None:
        better = repaired(_read(both.text, spell=spell))
        if better is not None:
            return both, better, True
    return clause, words, False


def _contrast(words: Words, following: Clause, *, spell: Spelling) -> Words | None:
    """Read "my name isn't Jon, it's John" for what it says beside the denial."""
    if all(w.low not in {"n't", "not"} for w in words) or _is_mute(following):
        return None
    return contrasted(words, _read(following.text, spell=spell))


REPAIR_END_CHARS = 12
"""How near the end of its clause a word may stand that announces a correction."""

REPAIR_CHARS_MAX = 80
"""How long a correction may be that follows its clause behind a mark."""


def _read(text: str, *, spell: Spelling) -> Words:
    return spell(drop_trailers(read(text)))


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
    if not offer or not says_yes(read(event.text)):
        return []
    words = read(offer)
    span = event.text.strip()
    clause = Clause(text=span, start=0, end=len(span), sentence=0)
    made, _ = claims_of_clause(words, Mention(rich=is_rich(policy)), policy)
    taken = [
        candidate_of(replace(one, start=0, end=len(span)), clause, event, scope) for one in made
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


_SILENT = frozenset({Mood.QUOTED, Mood.CODE, Mood.ROLE_PLAY, Mood.IRONIC, Mood.HYPOTHETICAL})
"""Moods in which nothing is told as true."""


def _of_clause(
    clause: Clause, words: Words, last: Mention, policy: str, *, correcting: bool
) -> tuple[tuple[Claim, ...], Mention]:
    if clause.mood in {Mood.STATEMENT, Mood.REQUEST}:
        going = forgetting(words)
        if going is not None:
            return _forgotten(*going, policy), last
        wish = standing(words)
        if wish:
            return wish, last
    somebody = as_somebody(words)
    if somebody:
        words = somebody
    elif clause.mood is Mood.QUESTION:
        words = facts_of_question(words)
    elif clause.mood is not Mood.STATEMENT:
        words = aside(words)
    if not words:
        return (), last
    return claims_of_clause(words, last, policy, correcting=correcting)


def _forgotten(words: Words, start: int, end: int, policy: str) -> tuple[Claim, ...]:
    anew = Mention(rich=is_rich(policy))
    made, _ = claims_of_clause(words, anew, policy)
    if not made and anew.rich:
        made, _ = read_richly((), words, anew, policy, stated=True, told=True)
    if made:
        return tuple(_denied(one, start, end) for one in made if one.polarity is Polarity.ASSERT)
    named = named_thing(words, start=start, end=end)
    if not named and anew.rich:
        named = spoken_of(words, start=start, end=end)
    if named:
        return named
    if words and words[0].low in WH_WORDS:
        # "which nursery my daughter goes to": what is asked for stands before its clause.
        at = next((i for i, w in enumerate(words) if w.low in {"i", "my", "we", "our", "the"}), 1)
        words = words[at if 0 < at < 5 else 1 :]
    slots = slots_of_clause(words, policy)
    return tuple(replace(_denied(one, start, end), whole=True) for one in slots)


def _denied(one: Claim, start: int, end: int) -> Claim:
    statement = one.statement.removesuffix(".")
    return replace(
        one,
        polarity=Polarity.RETRACT,
        forget=True,
        start=start,
        end=end,
        denies=one.denies or one.statement,
        statement=f"It no longer holds that {statement}.",
    )
