"""A provider's claims as candidates: each rule of local validation, refused and taken."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from mnemic.memory.formation import keys
from mnemic.memory.formation.extractor import extract
from mnemic.memory.formation.grounding import Grounds
from mnemic.memory.formation.main_verbs import main_verb
from mnemic.memory.formation.provided.carrying import Uncarried
from mnemic.memory.formation.provided.citing import QUOTE_CHARS_MAX, Misquoted
from mnemic.memory.formation.provided.filing import Filed, under_known_keys
from mnemic.memory.formation.provided.proposals import EVIDENCE_MAX, Proposer
from mnemic.memory.formation.provided.sources import source_of
from mnemic.memory.formation.provided.stating import STATEMENT_CHARS_MAX, Unstatable
from mnemic.memory.formation.provided.unsound import Invalid, Unsound
from mnemic.memory.formation.provided.wire import WireClaim, WireEvidence
from mnemic.memory.model import (
    Authority,
    Belief,
    BeliefType,
    Candidate,
    Channel,
    ClaimKind,
    Derivation,
    Event,
    EventKind,
    EvidenceSpan,
    Longevity,
    Polarity,
    Portability,
    Sensitivity,
)
from mnemic.memory.policy import RICH_POLICY
from tests.support.formation_views import GENERAL, SESSION, believed, said, told

K = ClaimKind
DIRECT, GUESS = Derivation.DIRECT, Derivation.HYPOTHESIS
ASSERT, RETRACT = Polarity.ASSERT, Polarity.RETRACT

AGENT = (
    "I am building a personal AI agent and I am wondering what to use for web search and web fetch."
)


def wire(
    statement: str,
    *quotes: str | tuple[int, str],
    kind: ClaimKind = K.PROJECT_FACT,
    derivation: Derivation = DIRECT,
    polarity: Polarity = ASSERT,
    subject: str = "",
) -> WireClaim:
    """Word a claim as a provider does; a bare quote is of event 1."""
    cited = [(1, quote) if isinstance(quote, str) else quote for quote in quotes]
    return WireClaim(
        claim_kind=kind,
        derivation=derivation,
        polarity=polarity,
        subject=subject,
        statement=statement,
        evidence=tuple(WireEvidence(sequence, quote) for sequence, quote in cited),
    )


def proposer(
    events: Sequence[Event], *, known: Sequence[Belief] = (), scope: str = GENERAL
) -> Proposer:
    """Stand ready to judge claims about a session's events."""
    sources = {e.sequence: source for e in events if (source := source_of(e)) is not None}
    grounds = Grounds({e.sequence: e for e in events}, session_id=SESSION)
    return Proposer(SESSION, scope, RICH_POLICY, sources, grounds, tuple(known))


def judged(claim: WireClaim, *texts: str) -> Candidate | Invalid:
    """Judge a claim about what the user said."""
    return proposer(told(*texts)).propose(claim)


def taken(claim: WireClaim, *texts: str) -> Candidate:
    """Give the candidate a sound claim becomes."""
    found = judged(claim, *texts)
    assert isinstance(found, Candidate), found
    return found


def test_a_direct_claim_becomes_a_candidate_that_local_code_owns() -> None:
    """The personal-agent statement of 003, every field of it."""
    quote = "I am building a personal AI agent"
    found = taken(
        wire("The user is building a personal AI agent", quote, kind=K.ONGOING_PROJECT), AGENT
    )
    event = said(1, AGENT)
    assert found == Candidate(
        subject="personal AI agent",
        subject_key="user/project/personal ai agent",
        value_key="agent ai build personal",
        statement="User is building a personal AI agent.",
        belief_type=BeliefType.USER_MODEL_ATTR,
        claim_kind=K.ONGOING_PROJECT,
        derivation=DIRECT,
        longevity=Longevity.ONGOING,
        authority=Authority.USER,
        source_event_ids=(1,),
        evidence_spans=(EvidenceSpan(1, quote),),
        evidence_at=event.at,
        scope=GENERAL,
        valid_from=event.at,
        origin="provider",
    )
    assert found.confidence is None


def read_before(*texts: str) -> Proposer:
    """Stand ready to judge claims, knowing what the grammar read in the same turns."""
    events = told(*texts)
    read = extract(events, scope=GENERAL, policy=RICH_POLICY).candidates
    assert read
    return replace(proposer(events), read=read)


@pytest.mark.parametrize(
    ("text", "statement", "quote"),
    [
        (
            "i run a bakery, were closed mondays",
            "User's bakery is closed Mondays.",
            "were closed mondays",
        ),
        (
            "I'm daft about brass bands",
            "User is daft about brass bands.",
            "I'm daft about brass bands",
        ),
    ],
)
def test_what_the_grammar_reads_is_taken_in_a_providers_mouth(
    text: str, statement: str, quote: str
) -> None:
    """One who words what would form anyway is not refused, whatever local rules say of it."""
    claim = wire(statement, quote, kind=K.PROJECT_FACT)
    found = read_before(text).propose(claim)
    assert isinstance(found, Candidate), found
    assert found.claim_kind is K.PROJECT_FACT
    for lie in (f"User's brother{statement[4:]}", statement.replace("is", "is not", 1)):
        other = wire(lie, quote, kind=K.PROJECT_FACT)
        assert not isinstance(read_before(text).propose(other), Candidate), lie


def test_a_hypothesis_is_hedged_tentative_and_inferred() -> None:
    """The provider left the hedge out; local code puts it in (003 §The candidate language)."""
    claim = wire(
        "User has software-development experience.",
        "I am building a personal AI agent",
        kind=K.SKILL,
        derivation=GUESS,
        subject="software development",
    )
    found = taken(claim, AGENT)
    assert found.statement == "User likely has software-development experience."
    assert found.derivation is GUESS
    assert found.longevity is Longevity.TENTATIVE
    assert found.authority is Authority.INFERRED
    assert found.subject == "software-development"


@pytest.mark.parametrize(
    ("written", "rendered"),
    [
        ("User may be interested in law", "User may be interested in law."),
        ("User might be planning a trip.", "User may be planning a trip."),
        ("Perhaps the user works at night", "User likely works at night."),
        ("User is a night owl", "User is likely a night owl."),
        ("User tentatively plans to leave", "User tentatively plans to leave."),
        ("The team uses feature flags", "The team likely uses feature flags."),
    ],
)
def test_a_hypothesis_always_says_that_it_is_one(written: str, rendered: str) -> None:
    """Whatever the provider chose, `likely`, `may` or `tentatively` stands before the verb."""
    claim = wire(written, "what should I read next", kind=K.INTEREST, derivation=GUESS)
    assert taken(claim, "what should I read next?").statement == rendered


LIES: list[tuple[str, WireClaim, str, object]] = [
    ("no evidence", wire("User runs."), "I run.", Unsound.NO_EVIDENCE),
    ("empty quote", wire("User runs.", "  "), "I run.", Misquoted.EMPTY),
    ("a quote of marks alone", wire("User runs.", "."), "I run.", Misquoted.EMPTY),
    ("invented quote", wire("User runs.", "I run daily"), "I run.", Misquoted.NOT_FOUND),
    ("a piece of a word", wire("User has art.", "art"), "I start.", Misquoted.NOT_FOUND),
    ("foreign event", wire("User runs.", (7, "I run")), "I run.", Unsound.UNKNOWN_SOURCE),
    ("negative event", wire("User runs.", (-1, "I run")), "I run.", Unsound.UNKNOWN_SOURCE),
    (
        "one event twice",
        wire("User runs.", "I run", "run"),
        "I run.",
        Unsound.REPEATED_SOURCE,
    ),
    (
        "too many sources",
        wire("User runs.", *((n, "I run") for n in range(EVIDENCE_MAX + 1))),
        "I run.",
        Unsound.TOO_MUCH_EVIDENCE,
    ),
    (
        "over-long quote",
        wire("User runs.", "a" * (QUOTE_CHARS_MAX + 1)),
        "I run.",
        Misquoted.OVER_LONG,
    ),
    ("empty statement", wire(" ", "I run"), "I run.", Unstatable.EMPTY),
    (
        "over-long statement",
        wire("User runs" + " far" * STATEMENT_CHARS_MAX, "I run"),
        "I run.",
        Unstatable.OVER_LONG,
    ),
    (
        "two sentences",
        wire("User runs. User is a spy.", "I run"),
        "I run.",
        Unstatable.NOT_ONE_SENTENCE,
    ),
    ("first person", wire("I run.", "I run"), "I run.", Unstatable.FIRST_PERSON),
    ("no subject", wire("runs often", "I run"), "I run.", Unstatable.NO_SUBJECT),
    (
        "a certain guess",
        wire("User is definitely, not just likely, a spy", "I run", derivation=GUESS),
        "I run.",
        Unstatable.UNHEDGEABLE,
    ),
    (
        "a guess about a guess",
        wire("User never said that User likely runs", "I run", derivation=GUESS),
        "I run.",
        Unstatable.UNHEDGEABLE,
    ),
    ("elaborated", wire("User runs marathons.", "I run"), "I run.", Uncarried.CONTENT),
    (
        "another count",
        wire("User has three cats and two dogs.", "I have two cats and three dogs"),
        "I have two cats and three dogs.",
        Uncarried.ORDER,
    ),
    (
        "another number",
        wire("User has four cats.", "I have two cats"),
        "I have two cats.",
        Uncarried.CONTENT,
    ),
    (
        "reversed direction",
        wire("User moved from Bergen to Oslo.", "I moved from Oslo to Bergen"),
        "I moved from Oslo to Bergen.",
        Uncarried.ORDER,
    ),
    (
        "a denial left out of the quote",
        wire("User eats meat.", "eat meat", kind=K.HABIT),
        "I don't eat meat.",
        Uncarried.POLARITY,
    ),
    (
        "the denied half",
        wire("User likes coffee.", "I like tea but not coffee", kind=K.PREFERENCE),
        "I like tea but not coffee.",
        Uncarried.POLARITY,
    ),
    (
        "an aversion turned round",
        wire("User likes coffee.", "I hate coffee", kind=K.PREFERENCE),
        "I hate coffee.",
        Uncarried.CONTENT,
    ),
    (
        "a lost maybe",
        wire("User moves to Oslo.", "I might move to Oslo", kind=K.GOAL),
        "I might move to Oslo.",
        Uncarried.CERTAINTY,
    ),
    (
        "an assertion out of a correction",
        wire("User drives a BMW.", "drive my BMW", kind=K.RESOURCE),
        "I don't drive my BMW anymore.",
        Unsound.ASSERTS_A_CORRECTION,
    ),
    (
        "a guess out of a correction",
        wire("User likely swims.", "swimming", kind=K.HABIT, derivation=GUESS),
        "I gave up swimming.",
        Unsound.ASSERTS_A_CORRECTION,
    ),
    (
        "a retraction without a correction",
        wire("User no longer runs.", "I run", polarity=RETRACT),
        "I run.",
        Unsound.RETRACTS_NOTHING,
    ),
    (
        "an affirmative retraction",
        wire("User drives a BMW.", "I don't drive my BMW anymore", polarity=RETRACT),
        "I don't drive my BMW anymore.",
        Unsound.RETRACTS_AFFIRMATIVELY,
    ),
    (
        "a retraction of more than was taken back",
        wire("User no longer swims.", "I gave up swimming in the sea", polarity=RETRACT),
        "I gave up swimming in the sea.",
        Unsound.RETRACTS_MORE,
    ),
    (
        "a retraction of something else",
        wire("User no longer swims.", "I don't drive my BMW anymore", polarity=RETRACT),
        "I don't drive my BMW anymore.",
        Uncarried.CONTENT,
    ),
    (
        "a retracting guess",
        wire(
            "User likely no longer drives.",
            "I don't drive my BMW anymore",
            polarity=RETRACT,
            derivation=GUESS,
        ),
        "I don't drive my BMW anymore.",
        Unsound.RETRACTS_A_GUESS,
    ),
    (
        "a name of its own in a guess",
        wire("User likely works at Initech.", "I run", derivation=GUESS, kind=K.ROLE),
        "I run.",
        Unsound.SUPPOSES_A_MARK,
    ),
    (
        "a number of its own in a guess",
        wire("User likely has 12 years of experience.", "I run", derivation=GUESS, kind=K.SKILL),
        "I run.",
        Unsound.SUPPOSES_A_MARK,
    ),
    (
        "an inferred illness",
        wire("User may have diabetes.", "I count carbs", derivation=GUESS, kind=K.RECURRING_STATE),
        "I count carbs at every meal.",
        Unsound.SUPPOSES_SENSITIVE,
    ),
    (
        "a place of its own in small letters",
        wire("User likely lives in oslo.", "I run", derivation=GUESS, kind=K.PROJECT_FACT),
        "I run.",
        Unsound.SUPPOSES_A_MARK,
    ),
    (
        "a guessed aversion",
        wire("User likely hates running.", "I run", derivation=GUESS, kind=K.PREFERENCE),
        "I run.",
        Uncarried.POLARITY,
    ),
    (
        "a guess against what is said",
        wire("User likely does not run.", "I run", derivation=GUESS, kind=K.HABIT),
        "I run.",
        Uncarried.POLARITY,
    ),
]


@pytest.mark.parametrize(
    ("claim", "text", "reason"), [lie[1:] for lie in LIES], ids=[lie[0] for lie in LIES]
)
def test_what_the_words_do_not_carry_is_refused(
    claim: WireClaim, text: str, reason: object
) -> None:
    """Each lie ends in its own reason (003 §Three fixed batched calls)."""
    assert judged(claim, text) is reason


TRUTHS: list[tuple[str, WireClaim, str]] = [
    ("User runs.", wire("User runs.", "I run", kind=K.HABIT), "I run."),
    (
        "User has two cats and three dogs.",
        wire("User has two cats and three dogs.", "I have two cats and three dogs"),
        "I have two cats and three dogs.",
    ),
    (
        "User moved from Oslo to Bergen.",
        wire("User moved from Oslo to Bergen.", "I moved from Oslo to Bergen"),
        "I moved from Oslo to Bergen.",
    ),
    (
        "User does not eat meat.",
        wire("User does not eat meat.", "I don't eat meat", kind=K.CONSTRAINT),
        "I don't eat meat.",
    ),
    (
        "User likes tea.",
        wire("User likes tea.", "I like tea but not coffee", kind=K.PREFERENCE),
        "I like tea but not coffee.",
    ),
    (
        "User might move to Oslo.",
        wire("User might move to Oslo.", "I might move to Oslo", kind=K.GOAL),
        "I might move to Oslo.",
    ),
    (
        "User regularly runs in the mornings.",
        wire("User regularly runs in the mornings.", "In the mornings I run", kind=K.HABIT),
        "In the mornings I run.",
    ),
    (
        "User wants to choose web-search and fetch tools.",
        wire(
            "User wants to choose web-search and fetch tools.",
            "I am wondering what to use for web search and web fetch",
            kind=K.GOAL,
        ),
        AGENT,
    ),
    (
        "User prefers answers that skip the basics.",
        wire("User prefers answers that skip the basics.", "skip the basics", kind=K.PREFERENCE),
        "So please skip the basics.",
    ),
    (
        "User's freezer has to fit through a 70 cm door.",
        wire(
            "User's freezer has to fit through a 70 cm door.",
            "it has to fit through a 70 cm door",
            kind=K.CONSTRAINT,
        ),
        "We want a new freezer. But it has to fit through a 70 cm door.",
    ),
    (
        "User likely has Kubernetes experience.",
        wire(
            "User likely has Kubernetes experience.",
            "the Helm chart keeps templating the replicas value as a string",
            kind=K.SKILL,
            derivation=GUESS,
        ),
        "the Helm chart keeps templating the replicas value as a string, what am I missing?",
    ),
]


@pytest.mark.parametrize(("statement", "claim", "text"), TRUTHS, ids=[t[0] for t in TRUTHS])
def test_what_the_words_carry_is_taken(statement: str, claim: WireClaim, text: str) -> None:
    """The positive control of each lie: the same rule lets the truth pass."""
    assert taken(claim, text).statement == statement


MUTE: list[tuple[str, WireClaim, str]] = [
    (
        "somebody else's words",
        wire("User uses Emacs.", "I use Emacs", kind=K.RESOURCE),
        'My colleague wrote: "I use Emacs and nothing else, day in and day out."',
    ),
    (
        "reported speech",
        wire("User likes jazz.", "likes jazz", kind=K.PREFERENCE),
        "She said she likes jazz.",
    ),
    (
        "a condition",
        wire("User lives in Oslo.", "I lived in Oslo"),
        "If I lived in Oslo, I would ski every day.",
    ),
    (
        "what is asked",
        wire("User is a good swimmer.", "a good swimmer", kind=K.SKILL),
        "Am I a good swimmer?",
    ),
    (
        "what is asked about the asker",
        wire("User is a good swimmer.", "I am a good swimmer", kind=K.SKILL),
        "Do you think I am a good swimmer?",
    ),
    (
        "a line of code",
        wire("User owns the port.", "I own the port"),
        "Explain this:\n```\n# I own the port\nbind(8080)\n```",
    ),
]


@pytest.mark.parametrize(("claim", "text"), [m[1:] for m in MUTE], ids=[m[0] for m in MUTE])
def test_what_is_not_told_as_true_is_not_stated(claim: WireClaim, text: str) -> None:
    """Quoted, reported, supposed, asked or pasted words state nothing of the owner."""
    assert judged(claim, text) is Unsound.NOT_TOLD


def test_a_fact_embedded_in_a_question_is_evidence() -> None:
    """003: formation must treat facts embedded in questions as evidence."""
    claim = wire("User swims on Mondays.", "I swim on Mondays", kind=K.HABIT)
    found = taken(claim, "Is two days of lifting enough given that I swim on Mondays?")
    assert found.statement == "User swims on Mondays."


@pytest.mark.parametrize(
    ("text", "quote", "is_taken"),
    [
        ("I own the port. create table port (id int);", "I own the port", True),
        ("-- I own the port; create table port (id int);", "I own the port", False),
        ("# I own the port\nbind(8080);", "I own the port", False),
        ("print('I own the port');", "I own the port", False),
        ("```\nI own the port. x = 1;\n```", "I own the port", False),
    ],
)
def test_prose_before_a_line_of_code_is_told_and_code_is_not(
    text: str, quote: str, is_taken: bool
) -> None:
    """One line may hold both; a comment, a string and a fence are code."""
    found = judged(wire("User owns the port.", quote, kind=K.RESOURCE), text)
    assert isinstance(found, Candidate) is is_taken, found


@pytest.mark.gate("gate.memory.source_grounding")
@pytest.mark.parametrize(
    "event",
    [
        said(1, "I run.", kind=EventKind.ASSISTANT_MESSAGE),
        said(1, "I run.", kind=EventKind.TOOL_MESSAGE),
        said(1, "I run.", kind=EventKind.SYSTEM_MESSAGE),
        said(1, "I run.", channel=Channel.EXTERNAL),
        said(1, "I run.", channel=Channel.GMAIL_READ),
    ],
    ids=["assistant", "tool", "system", "external", "mail"],
)
def test_only_the_owners_own_turns_may_be_cited(event: Event) -> None:
    """Anybody else's words are no source, whatever a provider says of them."""
    claim = wire("User runs.", "I run", kind=K.HABIT)
    assert proposer((event,)).propose(claim) is Unsound.UNKNOWN_SOURCE
    paired = said(1, "I run.", channel=Channel.PAIRED_SURFACE)
    assert isinstance(proposer((paired,)).propose(claim), Candidate)


def test_a_secret_cannot_be_quoted_and_is_never_shown() -> None:
    """The clause that states a password is blanked before anything is sent."""
    text = "My router password is hunter2xyz. I run every morning."
    quote = "My router password is hunter2xyz"
    assert judged(wire("User's router password is hunter2xyz.", quote), text) is Misquoted.HAZARD
    source = source_of(said(1, text))
    assert source is not None
    assert "hunter2xyz" not in source.shown
    assert all("hunter2xyz" not in unit.shown for unit in source.units)
    runs = taken(wire("User runs every morning.", "I run every morning", kind=K.HABIT), text)
    assert runs.statement == "User runs every morning."


def test_a_quote_that_stands_twice_is_widened_to_the_unit_that_claims_it() -> None:
    """The stored words then say which of the two was meant; without a unit it is ambiguous."""
    text = "I left Oslo in May. I live near Oslo now."
    events = told(text)
    source = source_of(events[0])
    assert source is not None
    assert [unit.text for unit in source.units] == ["I left Oslo in May.", "I live near Oslo now."]
    claim = wire("User lives near Oslo.", "Oslo")
    judge = proposer(events)
    assert judge.propose(claim) is Misquoted.AMBIGUOUS
    found = judge.propose(claim, within=source.units[1:])
    assert isinstance(found, Candidate)
    assert found.evidence_spans == (EvidenceSpan(1, "I live near Oslo now."),)


def test_evidence_stands_in_the_unit_that_claims_it() -> None:
    """Another unit's words are no evidence for this one's claim."""
    events = told("I run every day. I swim on Mondays.")
    source = source_of(events[0])
    assert source is not None
    claim = wire("User swims on Mondays.", "I swim on Mondays", kind=K.HABIT)
    judge = proposer(events)
    assert judge.propose(claim, within=source.units[:1]) is Misquoted.OUTSIDE_UNIT
    assert isinstance(judge.propose(claim, within=source.units[1:]), Candidate)


def test_several_sources_are_cited_in_their_order() -> None:
    """The newest dates the evidence; each event is quoted once."""
    claim = wire(
        "User is restoring a Bechstein in the garage.",
        (2, "a Bechstein in the garage"),
        (1, "I'm restoring a piano"),
        kind=K.ONGOING_PROJECT,
    )
    found = taken(claim, "I'm restoring a piano.", "It's a Bechstein in the garage.")
    assert found.source_event_ids == (1, 2)
    assert found.evidence_at == said(2, "").at


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("I am building a personal AI agent.", "User is building a personal AI agent."),
        ("I live in Bergen.", "User lives in Bergen."),
        ("I run every morning.", "User runs every morning."),
        ("I like oat milk.", "User likes oat milk."),
        ("I've been running Kubernetes clusters since 2019.", ""),
        ("I no longer drive a BMW.", "User no longer drives a BMW."),
        ("I gave up swimming.", "User gave up swimming."),
        ("I sold my car.", "User sold their car."),
    ],
)
def test_a_claim_is_filed_where_the_grammar_files_the_same_words(text: str, statement: str) -> None:
    """So that a later correction, from either side, meets it."""
    events = told(text)
    read = extract(events, scope=GENERAL, policy=RICH_POLICY).candidates
    (own,) = (one for one in read if one.derivation is DIRECT)
    polarity = own.polarity
    claim = wire(
        statement or own.statement, text.rstrip("."), kind=own.claim_kind, polarity=polarity
    )
    found = taken(claim, text)
    assert (found.subject_key, found.value_key) == (own.subject_key, own.value_key)
    assert (found.about, found.polarity, found.portability) == (
        own.about,
        polarity,
        own.portability,
    )


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("I am building a personal AI agent.", K.SKILL),
        ("I'm translating a cookbook from Georgian.", K.SKILL),
        ("I'm writing my thesis on peat hydrology.", K.INTEREST),
    ],
)
def test_a_guess_is_filed_where_the_grammar_files_its_own(text: str, kind: ClaimKind) -> None:
    """One guess about one field, whoever makes it, and what states it promotes it."""
    read = extract(told(text), scope=GENERAL, policy=RICH_POLICY).candidates
    (own,) = (one for one in read if one.derivation is GUESS)
    claim = wire(own.statement, text.rstrip("."), kind=kind, derivation=GUESS)
    found = taken(claim, text)
    assert (found.subject_key, found.value_key) == (own.subject_key, own.value_key)
    assert found.statement == own.statement


def test_what_the_grammar_does_not_read_is_filed_under_all_of_its_words() -> None:
    """A different statement on the same thing never replaces it; word order counts."""
    one = taken(
        wire("User wants to sell the piano.", "sell the piano", kind=K.GOAL), "sell the piano"
    )
    text = "Ann owes Bob and Bob owes Ann"
    ann = taken(wire("Ann owes Bob.", "Ann owes Bob"), text)
    bob = taken(wire("Bob owes Ann.", "Bob owes Ann"), text)
    assert one.subject_key.startswith("user/")
    assert ann.value_key == bob.value_key
    assert ann.subject_key != bob.subject_key
    assert (ann.about, bob.about) == ("ann", "bob")


def test_a_direct_claim_joins_the_guess_it_supports() -> None:
    """It is filed with the hypothesis, so that no second belief stands beside that."""
    guess = believed(
        "User likely has Kubernetes experience.",
        slot="user/noted skill/kubernetes",
        subject="Kubernetes",
        kind=K.SKILL,
        derivation=GUESS,
    )
    text = "I run Kubernetes clusters"
    own = taken(wire("User runs Kubernetes clusters.", text, kind=K.SKILL), text)
    unread = Filed(own.statement, "clusters", "user/noted skill/clusters", own.value_key, own.about)
    joined = under_known_keys(unread, candidate=own, known=(guess,))
    assert joined.subject_key == guess.subject_key
    assert joined.value_key == own.value_key
    for other in (
        replace(own, claim_kind=K.RESOURCE),
        replace(own, statement="User runs Nomad clusters."),
        replace(own, derivation=GUESS),
        replace(own, scope="project:x"),
    ):
        expected = guess.subject_key if other.scope != own.scope else unread.subject_key
        assert under_known_keys(unread, candidate=other, known=(guess,)).subject_key == expected
    local = replace(guess, portability=Portability.LOCAL, scope="project:x")
    assert under_known_keys(unread, candidate=own, known=(local,)) == unread
    read = replace(unread, read=own)
    assert under_known_keys(read, candidate=own, known=(guess,)) == read


def test_a_claim_joins_the_belief_that_says_the_same() -> None:
    """Told again in the same words, it meets the live belief under whatever key."""
    text = "Ann owes Bob"
    known = believed("Ann owes Bob.", slot="user/said/ann bob owe", about="ann")
    found = proposer(told(text), known=(known,)).propose(wire("Ann owes Bob.", text))
    assert isinstance(found, Candidate)
    assert (found.subject_key, found.value_key) == (known.subject_key, known.value_key)


def test_an_ending_that_the_grammar_does_not_read_denies_what_was_noted() -> None:
    """Its value denies the content of the assertion, so that the gate finds what it ends."""
    text = "I no longer take the minutes at the allotment society"
    plain = "I take the minutes at the allotment society"
    noted = taken(wire("User takes the minutes at the allotment society.", plain), plain)
    ended = taken(
        wire("User no longer takes the minutes at the allotment society.", text, polarity=RETRACT),
        text,
    )
    assert ended.polarity is RETRACT
    assert keys.ends(ended.value_key, noted.value_key)
    assert main_verb(ended.statement) == main_verb(noted.statement) == "take"


@pytest.mark.parametrize("kind", list(ClaimKind))
def test_longevity_and_type_follow_the_kind(kind: ClaimKind) -> None:
    """No provider chooses how long a claim lives (003 §Three fixed batched calls)."""
    ongoing = {K.ONGOING_PROJECT, K.GOAL, K.HABIT, K.RECURRING_STATE}
    found = taken(wire("User runs.", "I run", kind=kind), "I run.")
    assert found.longevity is (Longevity.ONGOING if kind in ongoing else Longevity.DURABLE)
    guess = wire("User likely runs.", "I run", kind=kind, derivation=GUESS)
    assert taken(guess, "I run.").longevity is Longevity.TENTATIVE


def test_a_sensitive_statement_is_held_closely_and_a_teams_stays_where_it_was_made() -> None:
    """Floors and scopes are local policy."""
    ill = taken(wire("User has asthma.", "I have asthma", kind=K.CONSTRAINT), "I have asthma.")
    assert ill.sensitivity is Sensitivity.SENSITIVE
    team = taken(
        wire("The team deploys on Fridays.", "we deploy on Fridays", kind=K.HABIT),
        "we deploy on Fridays.",
    )
    assert (team.about, team.portability) == ("team", Portability.LOCAL)
    plain = taken(wire("User runs.", "I run", kind=K.HABIT), "I run.")
    assert (plain.sensitivity, plain.portability) == (Sensitivity.INTERNAL, Portability.PORTABLE)
