"""Recall end to end on small images: the right lines, the right reasons, clear refusals."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

import pytest
from msgspec import structs

from mnemic.errors import InvalidCommand, NotFound
from mnemic.memory.image import Image
from mnemic.memory.model import (
    TEXT_LENGTH_MAX,
    Authority,
    BeliefStatus,
    BeliefType,
    ClaimKind,
    Derivation,
    EvidenceSpan,
    Moment,
    Portability,
    Sensitivity,
)
from mnemic.memory.policy import DEFAULT_PROFILE
from mnemic.memory.recall import (
    Abstention,
    BeliefQuery,
    Hit,
    LexicalArm,
    RecallRequest,
    Verdict,
    explain,
    recall,
)
from mnemic.memory.recall.former import FormedQuery
from tests.support.core import Core
from tests.unit.recall.builders import NOW, T0, TRACE, ask, belief, belief_id, image

HOME = belief(1, "User lives in Seattle.", "home location", belief_type=BeliefType.USER_MODEL_ATTR)
WIFE = belief(2, "User's wife is Morgan.", "wife", belief_type=BeliefType.RELATIONSHIP)
WORK = belief(3, "User works at Acme Labs as a data engineer.", "employment")
STYLE = belief(4, "User prefers concise answers.", "answer style")
TABS = belief(5, "User prefers tabs over spaces.", "indentation style")
STORE = image(HOME, WIFE, WORK, STYLE, TABS)


def found(question: str | None, loaded: Image = STORE, **fields: Any) -> list[int]:
    """Give the store positions a recall returns, in order."""
    return [b.store_position for b in ask(loaded, question, **fields).beliefs]


# -- the right lines -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Where do I live now?", [1]),
        ("Who is my spouse, and which company do I work for?", [2, 3]),
        ("How do I like my answers formatted?", [4]),
        ("Which indentation style do I prefer?", [5]),
        ("What do I prefer?", [5, 4]),
        ("Who is my manager?", []),
    ],
)
def test_a_question_gets_its_lines_and_no_filler(question: str, expected: list[int]) -> None:
    """Each question of the worked scenarios returns exactly what answers it."""
    assert found(question) == expected


def test_the_core_profile_needs_no_question() -> None:
    """Without a question everything that stands is a candidate."""
    assert sorted(found(None)) == [1, 2, 3, 4, 5]


def test_the_better_cover_ranks_first() -> None:
    """The belief that holds more of the question stands before the newer half match."""
    loaded = image(
        belief(1, "User plays the cello on Mondays.", "cello"),
        belief(2, "User plays chess.", "chess"),
    )
    assert found("Do I play the cello?", loaded) == [1]


def test_asking_for_everything_gives_the_core_profile() -> None:
    """ "What do you know about me?" has no term and is no filler's excuse; a remark is not it."""
    assert sorted(found("What do you know about me?")) == [1, 2, 3, 4, 5]
    assert found("Should I?") == []


FELIX = belief(6, "Felix lives in Porto and hates cilantro.", "Felix's home", about="felix")


def test_a_question_about_oneself_is_not_answered_with_somebody_else() -> None:
    """Felix's home is no answer to "where do I live"; asked by name or by topic, it is."""
    moved = belief(1, "User moved to Bristol last weekend.", "home location")
    assert found("Where do I live?", image(FELIX, moved)) == [1]
    assert found("Where do I live?", image(FELIX)) == []
    assert found("Where does Felix live?", image(FELIX, moved)) == [6]
    assert found("Can I cook with cilantro?", image(FELIX, moved)) == [6]


def test_a_remark_is_answered_on_the_strength_of_its_words() -> None:
    """A weak word of a remark brings nothing; the same word of a question may."""
    assert found("thanks, that works!") == []
    assert found("Where do I work?") == [3]
    assert found("The tabs are fine.") == [5]


def test_a_phrase_takes_its_words() -> None:
    """The `living` of "for a living" does not ask for a home."""
    loaded = image(HOME, WORK)
    assert found("What do I do for a living?", loaded) == [3]


def test_a_project_keeps_its_own() -> None:
    """A LOCAL belief of another scope is not there; the general scope is no default."""
    local = structs.replace(HOME, scope="veetbot", portability=Portability.LOCAL)
    general = structs.replace(WIFE, portability=Portability.LOCAL)
    loaded = image(local, general, TABS)
    assert found("Where do I live?", loaded, scope="orbit-app") == []
    assert found("Who is my wife?", loaded, scope="orbit-app") == []
    assert found("Where do I live?", loaded, scope="veetbot") == [1]


# -- ranking -------------------------------------------------------------------------------


def _alone(**fields: Any) -> float:
    result = ask(image(structs.replace(HOME, **fields)), "Where do I live?")
    return result.trace.beliefs[0].score


def test_each_term_of_the_score_orders_as_the_seed_says() -> None:
    """Confidence, evidence, its age, authority, scope, utility and status each tell."""
    base = _alone()
    assert _alone(confidence=0.95) > base > _alone(confidence=0.35)
    assert _alone(evidence_count=10) > base
    assert _alone(evidence_count=10) == _alone(evidence_count=50)
    assert _alone(last_evidence_at=NOW) > base
    assert _alone(authority=Authority.INFERRED) < _alone(authority=Authority.AFFIRMED) < base
    assert _alone(scope="elsewhere") < base
    assert _alone(utility=0.5) > base > _alone(utility=-0.5)
    assert _alone(status=BeliefStatus.PROVISIONAL) < base


def test_the_reinforcement_term_is_the_seeds_formula() -> None:
    """Ten pieces of evidence of today give the whole weight; age fades it by type."""
    weight = DEFAULT_PROFILE.retrieval.ranking_weights.reinforce

    def term(**fields: Any) -> float:
        result = ask(image(structs.replace(HOME, **fields)), "Where do I live?")
        return result.trace.beliefs[0].terms["reinforce"]

    assert term(evidence_count=10, last_evidence_at=NOW) == pytest.approx(weight)
    fresh = term(evidence_count=3, last_evidence_at=NOW + timedelta(days=3))
    assert fresh == pytest.approx(weight * 0.578123, abs=1e-5), "the future has no age"
    old = {"evidence_count": 10, "last_evidence_at": NOW - timedelta(days=60)}
    assert term(**old, belief_type=BeliefType.FACT) == pytest.approx(weight * 0.367879, abs=1e-5)
    assert term(**old, belief_type=BeliefType.RELATIONSHIP) > term(**old)


def test_terms_sum_to_the_score() -> None:
    """What the trace explains is the whole score."""
    rows = [structs.replace(b, utility=0.3, status=BeliefStatus.PROVISIONAL) for b in (HOME, WIFE)]
    for entry in ask(image(*rows), None).trace.beliefs:
        assert entry.score == pytest.approx(sum(entry.terms.values()), abs=1e-5)


def test_the_control_ages_from_the_older_clock() -> None:
    """`retrieval@2` counts age from `last_reinforced_at`, `retrieval@3` never does."""
    row = structs.replace(HOME, last_reinforced_at=NOW)
    control = structs.replace(DEFAULT_PROFILE, retrieval_policy="retrieval@2")
    new = ask(image(row), "Where do I live?").trace.beliefs[0]
    old = ask(image(row), "Where do I live?", profile=control).trace.beliefs[0]
    assert old.terms["reinforce"] > new.terms["reinforce"]


def test_a_near_duplicate_is_demoted_and_still_rendered() -> None:
    """The second phrasing loses the penalty; a different fact of the subject does not."""
    penalty = DEFAULT_PROFILE.retrieval.near_duplicate_penalty
    one = belief(1, "User drinks black coffee every single morning.", "coffee")
    two = belief(2, "User drinks black coffee every morning.", "coffee")
    other = belief(3, "User roasts coffee.", "coffee")
    result = ask(image(one, two, other), "What about coffee?")
    assert sorted(b.store_position for b in result.beliefs) == [1, 2, 3]
    demoted = [e for e in result.trace.beliefs if "near_duplicate" in e.terms]
    assert [e.belief_id for e in demoted] == [one.id]
    assert demoted[0].terms["near_duplicate"] == -penalty
    assert result.beliefs[-1].id == one.id


def test_an_exact_repeat_collapses_into_the_better_one() -> None:
    """The same statement in two scopes is shown once."""
    twice = belief(
        6, "User lives in Seattle", "residence", scope="orbit-app", belief_type=HOME.belief_type
    )
    result = ask(image(HOME, twice), "Where do I live?")
    assert [b.id for b in result.beliefs] == [HOME.id]
    assert result.counts.collapsed == 1


RUNS = belief(
    1,
    "User runs every morning.",
    "run",
    source_event_ids=(5,),
    evidence_spans=(EvidenceSpan(5, "I run every morning"),),
)
RUNNER = belief(
    2,
    "User likely has distance-running experience.",
    "distance-running",
    claim_kind=ClaimKind.SKILL,
    derivation=Derivation.HYPOTHESIS,
    source_event_ids=(5,),
    evidence_spans=(EvidenceSpan(5, "run every morning"),),
)


@pytest.mark.parametrize(
    ("question", "fields", "expected"),
    [
        ("Do I run?", {}, [1]),
        # It covers more of what is asked than the belief it was made from.
        ("Do I run, and have I running experience?", {}, [1, 2]),
        # It was made from other words of the turn, or from another turn.
        ("Do I run?", {"evidence_spans": (EvidenceSpan(5, "my half marathon"),)}, [1, 2]),
        ("Do I run?", {"evidence_spans": (EvidenceSpan(6, "run every morning"),)}, [1, 2]),
        # A conflict is shown whole, and what was stated gives way to nothing.
        ("Do I run?", {"conflicts_with": (belief_id(1),)}, [1, 2]),
        ("Do I run?", {"derivation": Derivation.DIRECT}, [1, 2]),
    ],
)
def test_a_guess_gives_way_to_what_it_was_guessed_from(
    question: str, fields: dict[str, Any], expected: list[int]
) -> None:
    """Beside its ground a guess that covers nothing more is left out, wherever it ranks."""
    guess = structs.replace(RUNNER, **fields)
    for confidence in (0.1, 1.0):
        known = image(RUNS, structs.replace(guess, confidence=confidence))
        result = ask(known, question)
        assert sorted(b.store_position for b in result.beliefs) == expected
        assert result.counts.outshone == 2 - len(expected)


def test_a_guess_alone_answers_and_the_control_keeps_it() -> None:
    """Without its ground a guess is shown; `retrieval@2` and the core profile show both."""
    assert [b.id for b in ask(image(RUNNER), "Do I run?").beliefs] == [RUNNER.id]
    control = structs.replace(DEFAULT_PROFILE, retrieval_policy="retrieval@2")
    both = image(RUNS, RUNNER)
    assert len(ask(both, "Do I run?", profile=control).beliefs) == 2
    assert len(ask(both, None).beliefs) == 2


@pytest.mark.parametrize(
    ("question", "fields", "expected"),
    [
        ("What is my favourite running shop?", {}, []),
        ("Do I like running?", {}, []),
        ("Do I have running experience?", {}, [2]),
        ("Do I like tea, and do I have running experience?", {}, [2]),
        ("Do I like running?", {"statement": "User may like distance-running."}, [2]),
        ("Do I like running?", {"derivation": Derivation.DIRECT}, [2]),
    ],
)
def test_a_guess_at_experience_is_no_answer_about_a_liking(
    question: str, fields: dict[str, Any], expected: list[int]
) -> None:
    """That somebody can do a thing does not say that they like it."""
    result = ask(image(structs.replace(RUNNER, **fields)), question)
    assert [b.store_position for b in result.beliefs] == expected


SERVER = belief(
    1, "User runs Proxmox on an old Dell server.", "Proxmox", subject_key="user/charge/proxmox"
)
BACKUPS = belief(2, "The backups run at 3 am.", "backups", about="backups")
CATS = belief(3, "User has two cats.", "cats", claim_kind=ClaimKind.RELATIONSHIP)
MISO = belief(4, "User's cats are Miso and Tofu.", "cat", claim_kind=ClaimKind.RELATIONSHIP)
JAPAN = belief(5, "User is planning a trip to Japan in October.", "trip")
CLIMBS = belief(6, "User goes climbing in spring.", "climbing")
BUILD = belief(7, "The team's CI takes 12 minutes.", "CI", about="team")
CI_MOVED = belief(
    8, "The team decided to move from Jenkins to CircleCI.", "project decision", about="team"
)
SLEEP = belief(9, "User sleeps badly after coffee.", "sleep")
DOG = belief(10, "User's dog is Biscuit.", "dog", claim_kind=ClaimKind.RELATIONSHIP)
KNOWN = (SERVER, BACKUPS, CATS, MISO, JAPAN, CLIMBS, BUILD, CI_MOVED, SLEEP, DOG)


@pytest.mark.parametrize(
    ("question", "expected", "without"),
    [
        # What another thing does is not told by what the owner does; the owner may ask of it.
        ("When do backups run?", [2], {2}),
        ("When do the nightly jobs run?", [2], {2}),
        ("What do I run?", [1], set()),
        ("Which Proxmox server do I run?", [1], set()),
        # Who runs a server does not run.
        ("What is my favourite sport?", [6], set()),
        # A name is asked for, or who there is.
        ("What are my cats called?", [4], {4}),
        ("Do I have cats?", [3, 4], set()),
        # A time of the year makes a journey of it.
        ("Where am I going in October?", [5], {5}),
        # An instance of the kind is asked for, and comes with what is told of the kind.
        ("Which CI are we on?", [7, 8], set()),
        ("How long does CI take?", [7], set()),
        # What is said before one turns to something else leads up to nothing.
        ("I barely slept. By the way, what is my dog's name?", [10], {10}),
        ("I barely slept, what is my dog's name?", [9, 10], set()),
        ("How do I sleep? By the way, what is my dog's name?", [9, 10], set()),
    ],
)
def test_what_only_shares_a_word_bears_on_nothing(
    question: str, expected: list[int], without: set[int]
) -> None:
    """The answer comes without it; where the answer is unknown, nothing is said."""
    result = ask(image(*KNOWN), question)
    assert sorted(b.store_position for b in result.beliefs) == expected
    if without:
        unknown = image(*(b for b in KNOWN if b.store_position not in without))
        assert ask(unknown, question).beliefs == ()


def test_a_snapshot_holds_items_for_durable_beliefs() -> None:
    """A burst of project facts leaves the reserved items free, and unused ones stay free."""
    burst = [
        belief(n, f"Fact {n} of the project.", f"fact {n}", scope="orbit-app")
        for n in range(10, 90)
    ]
    fields: dict[str, Any] = {"moment": Moment.SNAPSHOT, "scope": "orbit-app", "max_items": 8}
    with_durable = found(None, image(HOME, WIFE, STYLE, *burst), **fields)
    assert {1, 2, 4} <= set(with_durable), "found behind the newest 64"
    assert sum(position >= 10 for position in with_durable) == 4
    assert len(found(None, image(*burst), **fields)) == 4, "reserved items are not backfilled"
    durable = [structs.replace(belief(n, f"User likes tea {n}.", f"tea {n}")) for n in range(1, 12)]
    assert len(found(None, image(*durable), **fields)) == 8, "a floor, not a ceiling"


# -- time ----------------------------------------------------------------------------------

MOVED = T0 + timedelta(days=20)
SEATTLE = structs.replace(
    HOME,
    status=BeliefStatus.SUPERSEDED,
    valid_to=MOVED,
    closed_at=MOVED,
    superseded_by=belief_id(7),
)
PORTLAND = belief(7, "User lives in Portland.", "home location", valid_from=MOVED, created_at=MOVED)
REJECTED = belief(
    8,
    "User lives in Gotham.",
    "home location",
    status=BeliefStatus.REJECTED,
    valid_to=T0 + timedelta(days=9),
    closed_at=T0 + timedelta(days=9),
)
TIMES = image(SEATTLE, PORTLAND, REJECTED)


def test_as_of_asks_what_held() -> None:
    """The past answer says until when it held; what was rejected never held."""
    then = MOVED - timedelta(days=15)
    assert found("Where do I live?", TIMES) == [7]
    result = ask(TIMES, "Where do I live?", as_of=then)
    assert [b.store_position for b in result.beliefs] == [1]
    assert "held until 2026-03-22T09:00:00Z" in result.text
    assert f"superseded by [m:{PORTLAND.short_id}]" in result.text


def test_believed_at_asks_what_was_believed() -> None:
    """What has been rejected since was believed then, and says so."""
    then = T0 + timedelta(days=5)
    result = ask(TIMES, "Where do I live?", believed_at=then)
    assert {b.store_position for b in result.beliefs} == {1, 8}
    assert "rejected 2026-03-11T09:00:00Z" in result.text
    assert found("Where do I live?", TIMES, believed_at=MOVED + timedelta(days=1)) == [7]
    assert found("Where do I live?", TIMES, believed_at=T0 - timedelta(days=1)) == []


def test_superseded_rows_come_on_request_and_rank_lower() -> None:
    """They carry the stale penalty."""
    assert found("Where do I live?", TIMES, include_superseded=True) == [7, 1]


def test_history_told_as_history_is_found() -> None:
    """A belief that was over when it was told still stands, for who asks about the past."""
    rome = belief(
        9, "User lived in Rome until 2012.", "home location", valid_from=None, valid_to=T0
    )
    assert found("Where did I live?", image(PORTLAND, rome)) == [9, 7]
    assert found("Where do I live?", image(PORTLAND, rome)) == [7]
    assert found("Where do I live?", image(rome)) == [9], "better than nothing, and it says when"
    expired = structs.replace(rome, valid_to=T0 + timedelta(days=2))
    assert found("Where did I live?", image(PORTLAND, expired)) == [7]


# -- abstention ----------------------------------------------------------------------------


def why(loaded: Image, question: str | None, **fields: Any) -> Abstention | None:
    """Give the reason of an empty recall, which hands over nothing."""
    result = ask(loaded, question, **fields)
    assert (result.abstention is None) == bool(result.text)
    assert result.trace.abstention == (result.abstention.value if result.abstention else None)
    return result.abstention


def test_an_empty_recall_says_why() -> None:
    """Each reason of the closed enum is told apart."""
    secret = structs.replace(HOME, sensitivity=Sensitivity.RESTRICTED)
    assert why(image(), "Where do I live?") is Abstention.NOTHING_KNOWN
    assert why(image(), None) is Abstention.NOTHING_KNOWN
    assert why(STORE, "Tell me about quantum physics") is Abstention.NOTHING_KNOWN
    assert why(STORE, "???") is Abstention.NOTHING_KNOWN
    assert why(STORE, "Which violin strings should I prefer?") is Abstention.BELOW_BAR
    assert why(image(secret), "Where do I live?") is Abstention.WITHHELD_BY_POLICY
    assert why(image(secret), None) is Abstention.WITHHELD_BY_POLICY
    assert why(image(secret), "Do I like jazz?") is Abstention.NOTHING_KNOWN
    assert why(STORE, "Where do I live?", token_budget=5) is Abstention.OUT_OF_BUDGET
    assert why(STORE, "Where do I live?") is None


def test_another_scope_is_not_told_of() -> None:
    """What another project keeps to itself is as unknown as what nobody said."""
    local = structs.replace(HOME, scope="veetbot", portability=Portability.LOCAL)
    assert why(image(local), "Where do I live?", scope="orbit-app") is Abstention.NOTHING_KNOWN


def test_a_question_that_says_a_forgotten_value_is_told_so() -> None:
    """Only the value itself is recognized, by its digest; another value is unknown."""
    core = Core()
    kept = core.remember("I live in Seattle.")
    core.wait(days=1)
    core.forget(core.belief(kept.belief_id))

    def reason(question: str) -> Abstention | None:
        request = RecallRequest(now=core.now, question=question)
        return recall(core.image, request, profile=DEFAULT_PROFILE, trace_id=TRACE).abstention

    assert reason("Do I live in Seattle?") is Abstention.FORGOTTEN
    assert reason("Do I live in Boston?") is Abstention.NOTHING_KNOWN
    assert reason("Where do I live?") is Abstention.NOTHING_KNOWN


# -- bad input -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"question": ""}, "question"),
        ({"question": " \n\t"}, "question"),
        ({"question": "a" * (TEXT_LENGTH_MAX + 1)}, "question"),
        ({"question": "caf\ud800"}, "question"),
        ({"token_budget": 0}, "token_budget"),
        ({"token_budget": -5}, "token_budget"),
        ({"max_items": 0}, "max_items"),
        ({"max_items": 10_000}, "max_items"),
        ({"min_store_position": -1}, "min_store_position"),
        ({"scope": ""}, "scope"),
        ({"tokenizer": "gpt-9"}, "tokenizer"),
        ({"as_of": NOW + timedelta(seconds=1)}, "as_of"),
        ({"believed_at": NOW + timedelta(days=1)}, "believed_at"),
        ({"as_of": datetime(2026, 1, 1)}, "as_of"),  # noqa: DTZ001
        ({"now": datetime(2026, 1, 1)}, "now"),  # noqa: DTZ001
    ],
)
def test_a_bad_request_names_its_field(fields: dict[str, Any], named: str) -> None:
    """Every refusal is an InvalidCommand that says which field to mend."""
    question = fields.pop("question", "Where do I live?")
    with pytest.raises(InvalidCommand) as refused:
        ask(STORE, question, **fields)
    assert refused.value.field == named


def test_an_unknown_policy_is_refused() -> None:
    """A profile that names a policy nobody wrote is a clear error."""
    with pytest.raises(InvalidCommand, match="retrieval_policy"):
        ask(STORE, "x", profile=structs.replace(DEFAULT_PROFILE, retrieval_policy="retrieval@9"))


def test_a_very_long_question_is_answered() -> None:
    """A hundred thousand characters of anything still find the one belief they name."""
    assert found("lorem ipsum dolor " * 5_500 + "where do I live?") == [1]
    assert found("?" * 100_000) == []


# -- arms, tokens, explanation ---------------------------------------------------------------


class ByHand:
    """Find what a test lays down."""

    name = "semantic"

    def __init__(self, *hits: Hit) -> None:
        self._hits = hits

    def hits(self, image: Image, query: BeliefQuery, formed: FormedQuery) -> Sequence[Hit]:
        """Give the hits."""
        return self._hits


def test_arms_are_fused_by_rank() -> None:
    """A belief both arms found precedes one that a single arm ranked as high."""
    second = ByHand(Hit(WIFE, 0.8, 0.8), Hit(TABS, 0.7, 0.7))
    request = RecallRequest(now=NOW, question="Which indentation do I use?")
    result = recall(
        STORE, request, profile=DEFAULT_PROFILE, trace_id=TRACE, arms=(LexicalArm(), second)
    )
    assert [b.store_position for b in result.beliefs] == [5, 2]
    assert result.trace.beliefs[0].ranks == {"lexical": 1, "semantic": 2}
    assert result.trace.candidate_counts == {"lexical": 1, "semantic": 2}


def test_a_counter_that_is_not_additive_is_still_obeyed() -> None:
    """The whole string decides: the last line goes when the parts promised too little."""

    def odd(text: str) -> int:
        return len(text) if text.count("[m:") > 1 else len(text) // 10

    result = ask(STORE, "What do I prefer?", tokenizer=odd, token_budget=100)
    assert odd(result.text) <= 100
    assert len(result.beliefs) == 1
    assert result.counts.dropped_for_budget == 1


def test_a_line_that_does_not_fit_makes_room_for_a_shorter_one() -> None:
    """Truncation is visible in the header, the counts and the trace."""
    long = belief(
        6, "User prefers " + "very " * 200 + "long answers.", "answer style", confidence=0.95
    )
    result = ask(image(STYLE, long), "How do I like my answers?", token_budget=80)
    assert [b.store_position for b in result.beliefs] == [4]
    assert 'considered="2" returned="1" dropped_for_budget="1"' in result.text
    assert result.trace.dropped_for_budget == (long.id,)


def test_colliding_short_ids_are_lengthened() -> None:
    """Two beliefs whose ids begin alike are cited by as many digits as it takes."""
    one = structs.replace(TABS, id=type(TABS.id)(hex="8f21a0c3" + "a" * 24))
    two = structs.replace(STYLE, id=type(TABS.id)(hex="8f21a0c3" + "b" * 24))
    result = ask(image(one, two), "What do I prefer?")
    assert set(result.short_ids) == {"8f21a0c3a", "8f21a0c3b"}
    assert all(f"[m:{short_id}]" in result.text for short_id in result.short_ids)


def test_latencies_come_from_the_timer_alone() -> None:
    """Without a timer nothing is measured; with one, each stage in microseconds."""
    assert ask(STORE, "Where do I live?").trace.arm_latency_us == {}
    ticks = iter(range(0, 10**9, 5_000))
    result = recall(
        STORE,
        RecallRequest(now=NOW, question="Where do I live?"),
        profile=DEFAULT_PROFILE,
        trace_id=TRACE,
        timer=lambda: next(ticks),
    )
    stages = ("query", "candidates", "ranking", "rendering")
    assert result.trace.arm_latency_us == dict.fromkeys(stages, 5)


def test_explain_says_why_and_why_not() -> None:
    """Returned ones have rank and terms; the others name the rule that left them out."""
    local = belief(
        6, "User lives in a tent.", "tent", scope="veetbot", portability=Portability.LOCAL
    )
    closed = structs.replace(PORTLAND, status=BeliefStatus.RETIRED, closed_at=NOW)
    rows = (HOME, WIFE, STYLE, TABS, local, closed)
    result = ask(image(*rows), "Which indentation style do I prefer?")
    loaded = image(*rows, belief(20, "User lives on a boat.", "boat"), traces=[result.trace])
    unknown = belief_id(99)

    explanation = explain(loaded, TRACE, [HOME.id, local.id, closed.id, belief_id(20), unknown])

    entries = {entry.belief_id: entry for entry in explanation.entries}
    assert entries[TABS.id].verdict is Verdict.RETURNED
    assert entries[TABS.id].ranks == {"lexical": 1}
    assert set(entries[TABS.id].terms) >= {"match", "confidence", "authority"}
    assert entries[STYLE.id].verdict is Verdict.BELOW_BAR
    assert entries[HOME.id].verdict is Verdict.NOT_FOUND
    assert entries[local.id].verdict is Verdict.OTHER_SCOPE
    assert entries[closed.id].verdict is Verdict.NOT_LIVE
    assert entries[belief_id(20)].verdict is Verdict.LATER
    assert entries[unknown].verdict is Verdict.UNKNOWN
    with pytest.raises(NotFound):
        explain(loaded, unknown)
