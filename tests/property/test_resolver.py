"""Properties of the resolver: authority, then recency; grounding over every provenance."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from mnemic.memory.formation import gate
from mnemic.memory.formation.transitions import Told
from mnemic.memory.model import (
    Authority,
    Belief,
    BeliefStatus,
    Candidate,
    Channel,
    Derivation,
    EventKind,
    EvidenceSpan,
    Longevity,
    Polarity,
    Reason,
    Sensitivity,
)
from tests.support.claims import claim
from tests.support.core import START, Core, Scripted

AUTHORITIES = st.sampled_from(list(Authority))
HOURS = st.integers(min_value=-48, max_value=48)


class Pair:
    """Hold a core in which one belief stands, and a rival candidate about to arrive."""

    def __init__(
        self,
        *,
        existing: Authority,
        incoming: Authority,
        hours: int,
        one_session: bool,
        polarity: Polarity = Polarity.ASSERT,
        same_value: bool = False,
    ) -> None:
        self.core = Core()
        self.core.wait(days=10)
        first = self.core.open()
        said = self.core.say(first, "I live in Oslo.", at=self.core.now)
        told = claim("User lives in Oslo.", self.core.log[said], authority=existing)
        self.core.consolidate(first, close=False, extract=Scripted([told]))
        (self.existing,) = self.core.live()
        second = first if one_session else self.core.open()
        then = self.core.now + timedelta(hours=hours)
        said = self.core.say(second, "About where I live.", at=then)
        place = "Oslo" if same_value else "Bergen"
        self.candidate = claim(
            f"User lives in {place}.",
            self.core.log[said],
            authority=incoming,
            polarity=polarity,
        )
        if same_value and polarity is Polarity.RETRACT:
            self.candidate = replace(self.candidate, statement="User no longer lives in Oslo.")
        self.session = second

    def commit(self) -> gate.Committed:
        """Pass the candidate through the gate."""
        told = Told(at=self.core.now, session_id=self.session)
        return self.core.turn(lambda draft: gate.commit(draft, self.candidate, told))

    def stands(self, belief: Belief) -> bool:
        """Tell whether a belief is live now."""
        return self.core.belief(belief.id).is_live


@pytest.mark.gate("gate.memory.authority_recency")
@settings(deadline=None)
@given(existing=AUTHORITIES, incoming=AUTHORITIES, hours=HOURS, one_session=st.booleans())
def test_authority_is_compared_first_and_recency_between_equals(
    *, existing: Authority, incoming: Authority, hours: int, one_session: bool
) -> None:
    """Higher supersedes, lower conflicts, equal supersedes only when it is later."""
    pair = Pair(existing=existing, incoming=incoming, hours=hours, one_session=one_session)
    done = pair.commit()
    later = one_session or hours > 0
    prevails = incoming.rank > existing.rank or (incoming is existing and later)
    assert done.formed, "what is evidenced is never dropped for its rival"
    assert pair.stands(pair.existing) is not prevails
    assert done.reason is (Reason.SUPERSEDED if prevails else Reason.CONFLICTED)
    now = pair.core.belief(pair.existing.id)
    assert now.flagged is not prevails
    assert pair.core.belief(done.belief_id).flagged is not prevails


@pytest.mark.gate("gate.memory.authority_recency")
@settings(deadline=None)
@given(existing=AUTHORITIES, incoming=AUTHORITIES, hours=HOURS, one_session=st.booleans())
def test_higher_authority_never_loses_to_lower(
    *, existing: Authority, incoming: Authority, hours: int, one_session: bool
) -> None:
    """At any age and in either order of arrival."""
    pair = Pair(existing=existing, incoming=incoming, hours=hours, one_session=one_session)
    done = pair.commit()
    if existing.rank > incoming.rank:
        assert pair.stands(pair.existing)
    if incoming.rank > existing.rank:
        assert pair.core.belief(done.belief_id).is_live
        assert not pair.stands(pair.existing)


@pytest.mark.gate("gate.memory.authority_recency")
@settings(deadline=None)
@given(
    first=st.sampled_from(list(Polarity)),
    hours=HOURS,
    one_session=st.booleans(),
    authority=AUTHORITIES,
)
def test_polarity_alone_never_conflicts(
    *, first: Polarity, hours: int, one_session: bool, authority: Authority
) -> None:
    """A retraction supersedes what it takes back, or came too early and changes nothing."""
    pair = Pair(
        existing=authority,
        incoming=authority,
        hours=hours,
        one_session=one_session,
        polarity=Polarity.RETRACT,
        same_value=True,
    )
    if first is Polarity.RETRACT:
        _retract_before(pair)
    done = pair.commit()
    assert done.reason is not Reason.CONFLICTED
    assert not any(b.flagged for b in pair.core.beliefs())
    live = pair.core.live()
    assert len(live) == 1, "one of the two stands"
    later = one_session or hours > 0
    if first is Polarity.ASSERT:
        assert live[0].polarity is (Polarity.RETRACT if later else Polarity.ASSERT)


def _retract_before(pair: Pair) -> None:
    """Let the retraction stand, and make the assertion the one that arrives."""
    retraction = replace(
        pair.candidate,
        source_event_ids=pair.existing.source_event_ids,
        evidence_spans=pair.existing.evidence_spans,
        evidence_at=pair.existing.evidence_at,
    )
    told = Told(at=pair.core.now, session_id=pair.existing.source_session_ids[0])
    pair.core.turn(lambda draft: gate.commit(draft, retraction, told))
    (standing,) = pair.core.live()
    assert standing.polarity is Polarity.RETRACT
    pair.candidate = replace(
        pair.candidate,
        polarity=Polarity.ASSERT,
        statement="User lives in Oslo.",
        value_key=pair.existing.value_key,
    )


@pytest.mark.gate("gate.memory.authority_recency")
@settings(deadline=None)
@given(
    order=st.permutations(list(range(6))),
    authorities=st.lists(AUTHORITIES, min_size=6, max_size=6),
)
def test_what_stands_is_never_outranked_or_outdated_unflagged(
    order: list[int], authorities: list[Authority]
) -> None:
    """Whatever the arrival order of six rival statements, no loser stands as the truth.

    The newest statement of the highest authority is always live; anything else that is
    live with it is flagged.
    """
    core = Core()
    core.wait(days=30)
    best: Candidate | None = None
    for number in order:
        session = core.open()
        at = START + timedelta(days=number)
        said = core.say(session, f"Place {number}.", at=at)
        told = claim(f"User lives in Town{number}.", core.log[said], authority=authorities[number])
        core.consolidate(session, extract=Scripted([told]))
        rank = (told.authority.rank, told.evidence_at)
        if best is None or rank > (best.authority.rank, best.evidence_at):
            best = told
    assert best is not None
    live = core.live()
    (winner,) = (b for b in live if b.statement == best.statement)
    others = [b for b in live if b.id != winner.id]
    assert all(b.flagged for b in others)
    assert winner.flagged == bool(winner.conflicts_with)


# -- gate.memory.source_grounding --------------------------------------------------------

KINDS = st.sampled_from(
    [
        EventKind.USER_MESSAGE,
        EventKind.ASSISTANT_MESSAGE,
        EventKind.SYSTEM_MESSAGE,
        EventKind.TOOL_MESSAGE,
    ]
)
CHANNELS = st.sampled_from(list(Channel))
TEXT = "I live in Oslo, and the ferry is late."

OWNER = {Channel.DIRECT, Channel.PAIRED_SURFACE}
COMMUNICATION = {
    Channel.GMAIL_READ: "according to an email",
    Channel.DEVICE_SMS: "according to a text message",
}
"""How a guess names the channel that it rests on."""


@pytest.mark.gate("gate.memory.source_grounding")
@settings(deadline=None)
@given(kind=KINDS, channel=CHANNELS, span=st.sampled_from(["I live in Oslo", "I live in Rome", ""]))
def test_only_exact_spans_of_the_owners_own_turns_commit(
    *, kind: EventKind, channel: Channel, span: str
) -> None:
    """Assistant, model, tool, web and made-up words commit nothing; the owner's do."""
    core = Core()
    session = core.open()
    event = core.log[core.say(session, TEXT, kind=kind, channel=channel)]
    told = replace(
        claim("User lives in Oslo.", event),
        evidence_spans=(EvidenceSpan(event.sequence, span),),
    )
    core.consolidate(session, extract=Scripted([told]))
    sound = kind is EventKind.USER_MESSAGE and channel in OWNER and span == "I live in Oslo"
    assert bool(core.beliefs()) is sound


@pytest.mark.gate("gate.memory.source_grounding")
@settings(deadline=None)
@given(kind=KINDS, channel=CHANNELS)
def test_the_extractor_itself_reads_the_owners_own_turns_alone(
    *, kind: EventKind, channel: Channel
) -> None:
    """The same promise for the whole way from a turn to a belief."""
    core = Core()
    session = core.open()
    core.say(session, "I live in Oslo.", kind=kind, channel=channel)
    core.consolidate(session)
    owner = kind is EventKind.USER_MESSAGE and channel in OWNER
    assert core.statements() == (["User lives in Oslo."] if owner else [])


@pytest.mark.gate("gate.memory.source_grounding")
@settings(deadline=None)
@given(
    kind=KINDS,
    channel=CHANNELS,
    sensitive=st.booleans(),
    tentative=st.booleans(),
    authority=AUTHORITIES,
    polarity=st.sampled_from(list(Polarity)),
    named=st.sampled_from([None, *COMMUNICATION]),
)
def test_communication_forms_tentative_sensitive_guesses_and_nothing_more(
    *,
    kind: EventKind,
    channel: Channel,
    sensitive: bool,
    tentative: bool,
    authority: Authority,
    polarity: Polarity,
    named: Channel | None,
) -> None:
    """Mail that was read and messages a device took in never speak for the owner."""
    core = Core()
    session = core.open()
    event = core.log[core.say(session, "Your ferry to Oslo leaves.", kind=kind, channel=channel)]
    where = "" if named is None else f", {COMMUNICATION[named]}"
    told = replace(
        claim(f"User likely travels to Oslo{where}.", event, polarity=polarity),
        derivation=Derivation.HYPOTHESIS if tentative else Derivation.DIRECT,
        longevity=Longevity.TENTATIVE if tentative else Longevity.DURABLE,
        sensitivity=Sensitivity.SENSITIVE if sensitive else Sensitivity.INTERNAL,
        authority=authority,
    )
    core.consolidate(session, extract=Scripted([told]))
    if channel not in COMMUNICATION:
        return
    admitted = kind in {EventKind.USER_MESSAGE, EventKind.TOOL_MESSAGE}
    allowed = admitted and sensitive and tentative and polarity is Polarity.ASSERT
    allowed = allowed and named is channel
    assert bool(core.beliefs()) is allowed
    assert all(b.authority is Authority.INFERRED for b in core.beliefs())


@pytest.mark.gate("gate.memory.source_grounding")
@settings(deadline=None)
@given(
    channel=st.sampled_from(sorted(COMMUNICATION, key=lambda c: c.value)),
    authority=AUTHORITIES,
    days=st.integers(min_value=1, max_value=400),
)
def test_communication_never_ends_and_never_supports_a_belief(
    *, channel: Channel, authority: Authority, days: int
) -> None:
    """However late it comes and however weak the belief it meets."""
    core = Core()
    first = core.open()
    event = core.log[core.say(first, "I travel to Bergen.")]
    stated = claim("User likely travels to Bergen.", event, authority=authority)
    core.consolidate(first, extract=Scripted([stated]))
    before = core.live()[0]
    core.wait(days=days)
    for place in ("Oslo", "Bergen"):
        session = core.open()
        mail = core.log[
            core.say(
                session, f"Your ferry to {place}.", kind=EventKind.TOOL_MESSAGE, channel=channel
            )
        ]
        told = replace(
            claim(f"User likely travels to {place}.", mail, derivation=Derivation.HYPOTHESIS),
            statement=f"User likely travels to {place}, {COMMUNICATION[channel]}.",
            sensitivity=Sensitivity.SENSITIVE,
        )
        reasons = core.consolidate(session, extract=Scripted([told])).reasons
        assert Reason.REJECTED_PROVENANCE.value not in reasons, "it reaches the resolver"
    now = core.belief(before.id)
    assert now.is_live
    assert now.evidence_count == 1
    assert now.last_evidence_at == before.last_evidence_at


@pytest.mark.gate("gate.memory.source_grounding")
@settings(deadline=None)
@given(
    owned=st.sampled_from(["this session", "another session", "nobody", "another principal"]),
    count=st.integers(min_value=1, max_value=3),
)
def test_every_cited_event_belongs_to_the_session_and_its_owner(*, owned: str, count: int) -> None:
    """One foreign reference among sound ones is enough to refuse the claim."""
    core = Core()
    other = core.open()
    elsewhere = core.log[core.say(other, TEXT)]
    foreign = Core()
    for _ in range(50):
        foreign.talk("Just passing the time of day here.")
    theirs = foreign.log[max(foreign.log) - 3]
    session = core.open()
    mine = [core.log[core.say(session, TEXT)] for _ in range(count)]
    more = {
        "this session": [],
        "another session": [elsewhere],
        "nobody": [replace(elsewhere, sequence=10_000)],
        "another principal": [replace(theirs, text=TEXT)],
    }[owned]
    told = claim("User lives in Oslo.", *mine, *more)
    outcome = core.consolidate(session, extract=Scripted([told]))
    sound = owned == "this session"
    assert bool(core.beliefs()) is sound
    assert outcome.reasons == {("committed_direct" if sound else "rejected_provenance"): 1}


# -- many writers --------------------------------------------------------------------------


@settings(deadline=None)
@given(
    values=st.lists(st.integers(min_value=0, max_value=6), min_size=1, max_size=24),
    step=st.integers(min_value=0, max_value=2),
)
def test_statements_in_order_leave_one_current_belief_and_an_ordered_history(
    *, values: list[int], step: int
) -> None:
    """However values repeat and revert, what was said last stands alone."""
    core = Core()
    for value in values:
        core.remember(f"My desk number is D{value}x.")
        core.wait(hours=step)
    (current,) = core.live()
    assert f"D{values[-1]}x" in current.statement
    runs = [v for n, v in enumerate(values) if n == 0 or values[n - 1] != v]
    assert [b.statement for b in core.beliefs()] == [
        f"User's desk number is D{value}x." for value in runs
    ]
    chain = core.beliefs()
    assert [b.superseded_by for b in chain[:-1]] == [b.id for b in chain[1:]]
    assert all(b.status is BeliefStatus.SUPERSEDED for b in chain[:-1])
    assert sum(b.evidence_count for b in chain) == len(values)


def test_a_hundred_values_leave_one_current_belief_and_ninety_nine_in_order() -> None:
    """A hundred accepted changes of one subject (many writers)."""
    core = Core()
    replies = [core.remember(f"My desk number is D{n}x.") for n in range(100)]
    assert all(r.belief_id is not None for r in replies)
    (current,) = core.live()
    assert current.statement == "User's desk number is D99x."
    past = sorted(core.past(), key=lambda b: b.store_position)
    assert [b.statement for b in past] == [f"User's desk number is D{n}x." for n in range(99)]


def test_a_hundred_equal_statements_leave_one_belief_with_support_a_hundred() -> None:
    """Saying the same thing again is support and nothing else (many writers)."""
    core = Core()
    for _ in range(100):
        core.remember("My desk number is D7x.")
    (belief,) = core.beliefs()
    assert belief.evidence_count == 100
    assert len(set(belief.source_event_ids)) == 100


def _at(day: int) -> datetime:
    return START + timedelta(days=day)


def test_an_older_statement_does_not_overturn_what_was_said_again_since() -> None:
    """The belief's own newest evidence counts, its later support included."""
    core = Core()
    core.talk("I live in Oslo.", at=_at(0))
    core.talk("I live in Oslo.", at=_at(60))
    core.talk("I live in Bergen.", at=_at(30))
    assert core.one("Oslo").is_live
    assert core.one("Bergen").flagged
