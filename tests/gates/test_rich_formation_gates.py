"""The gates of the rich deterministic former, `formation@11`: recall without a model."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from mnemic.memory.formation.extractor import extract
from mnemic.memory.formation.hypotheses import ORIGIN_GUESS
from mnemic.memory.model import (
    Authority,
    Candidate,
    ClaimKind,
    Derivation,
    Event,
    EventKind,
    Longevity,
    Outcome,
    Polarity,
)
from mnemic.memory.policy import (
    CANDIDATES_PER_SOURCE_MAX,
    CONFIDENCE_DIRECT,
    CONFIDENCE_HYPOTHESIS,
    DEFAULT_PROFILE,
    RICH_POLICY,
)
from tests.support.core import START, Core

RICH = replace(DEFAULT_PROFILE, formation_policy=RICH_POLICY, extractor="deterministic-v3")

AGENT = (
    "I am building a personal AI agent and I am wondering what to use for web search and web fetch."
)
TRAINING = (
    "I'm trying to figure out how to improve my training. I do a 5x5 routine two to three times "
    "a week, and on the other days I swim, run and bike. Is that enough, or is there something I "
    "should change?",
    "I have trained regularly most of my life, and so far my 5x5 progress hasn't stalled. I'd "
    "like recommendations that take my age into account, so should I expect to recover more "
    "slowly?",
    "I only restarted 5x5 recently after years of calisthenics, and before that I did gymnastic "
    "strength training for roughly six years. Does that change what you'd recommend?",
)
ELEVEN = {
    "User is trying to figure out how to improve their training.": ClaimKind.GOAL,
    "User wants recommendations that take their age into account.": ClaimKind.PREFERENCE,
    "User does a 5x5 routine two to three times a week.": ClaimKind.HABIT,
    "User swims on the other days.": ClaimKind.HABIT,
    "User runs on the other days.": ClaimKind.HABIT,
    "User bikes on the other days.": ClaimKind.HABIT,
    "User's 5x5 progress has not stalled.": ClaimKind.RECURRING_STATE,
    "User has trained regularly most of their life.": ClaimKind.SKILL,
    "User only restarted 5x5 recently after years of calisthenics.": ClaimKind.SKILL,
    "User has years of calisthenics experience.": ClaimKind.SKILL,
    "User did gymnastic strength training for roughly six years.": ClaimKind.SKILL,
}


def _turns(*texts: str) -> tuple[Event, ...]:
    return tuple(
        Event(
            sequence=n, kind=EventKind.USER_MESSAGE, at=START, recorded_at=START, text=text
        )
        for n, text in enumerate(texts, 1)
    )  # fmt: skip


def _formed(*texts: str) -> tuple[Candidate, ...]:
    return extract(_turns(*texts), scope="general", policy=RICH_POLICY).candidates


def _direct(*texts: str) -> list[str]:
    return [c.statement for c in _formed(*texts) if c.derivation is Derivation.DIRECT]


def _guessed(*texts: str) -> list[str]:
    return [c.statement for c in _formed(*texts) if c.derivation is Derivation.HYPOTHESIS]


# -- gate.memory.direct_high_recall -----------------------------------------------------


@pytest.mark.gate("gate.memory.direct_high_recall")
def test_the_personal_agent_statement_forms_its_project_and_its_choice() -> None:
    """The project is a direct, ongoing claim that cites exactly its words."""
    project, choice, _ = _formed(AGENT)
    assert project.statement == "User is building a personal AI agent."
    assert project.claim_kind is ClaimKind.ONGOING_PROJECT
    assert project.derivation is Derivation.DIRECT
    assert project.longevity is Longevity.ONGOING
    assert project.authority is Authority.USER
    assert [span.text for span in project.evidence_spans] == ["I am building a personal AI agent"]
    assert choice.statement == "User wants to choose tools for web search and web fetch."
    assert choice.claim_kind is ClaimKind.GOAL
    assert choice.longevity is Longevity.ONGOING


@pytest.mark.gate("gate.memory.direct_high_recall")
def test_the_training_conversation_forms_exactly_its_eleven_memories() -> None:
    """Facts in questions count, lists come apart, nothing is eaten by one bad parse."""
    formed = _formed(*TRAINING)
    assert {c.statement: c.claim_kind for c in formed} == ELEVEN
    assert len(formed) == len(ELEVEN)
    texts = dict(enumerate(TRAINING, 1))
    ongoing = {ClaimKind.GOAL, ClaimKind.HABIT, ClaimKind.RECURRING_STATE}
    for candidate in formed:
        (span,) = candidate.evidence_spans
        assert span.text in texts[span.sequence]
        assert candidate.about == "user"
        wanted = Longevity.ONGOING if candidate.claim_kind in ongoing else Longevity.DURABLE
        assert candidate.longevity is wanted


@pytest.mark.gate("gate.memory.direct_high_recall")
def test_the_training_conversation_is_committed_whole() -> None:
    """All eleven stand as direct beliefs of the policy, each beside the others."""
    core = Core(profile=RICH)
    outcome = core.talk(*TRAINING)
    assert outcome.outcome is Outcome.FORMED
    assert set(core.statements()) == set(ELEVEN)
    for belief in core.live():
        assert belief.derivation is Derivation.DIRECT
        assert belief.confidence == CONFIDENCE_DIRECT
        assert belief.formation_policy_version == RICH_POLICY
        assert belief.extractor == "deterministic-v3"


# -- gate.memory.hypothesis_high_recall --------------------------------------------------


@pytest.mark.gate("gate.memory.hypothesis_high_recall")
def test_the_personal_agent_statement_forms_its_guess_as_a_guess() -> None:
    """Tentative, inferred, of its own origin, citing its cue: and no occupation."""
    guess = _formed(AGENT)[-1]
    assert guess.statement == "User likely has software-development experience."
    assert guess.claim_kind is ClaimKind.SKILL
    assert guess.derivation is Derivation.HYPOTHESIS
    assert guess.longevity is Longevity.TENTATIVE
    assert guess.authority is Authority.INFERRED
    assert guess.origin == ORIGIN_GUESS
    assert [span.text for span in guess.evidence_spans] == ["I am building a personal AI agent"]
    core = Core(profile=RICH)
    core.talk(AGENT)
    belief = core.one("software-development")
    assert belief.confidence == CONFIDENCE_HYPOTHESIS
    assert belief.longevity is Longevity.TENTATIVE
    assert all(b.claim_kind is not ClaimKind.ROLE for b in core.live())


CUES = (
    ("I'm porting our billing service from Perl to Go.", "software-development"),
    ("I'm restoring a 1967 Mustang in my garage.", "car-restoration"),
    ("I'm training for a marathon in October.", "distance-running"),
    ("I'm renovating our kitchen.", "home-renovation"),
    ("I'm writing a novel about a lighthouse.", "writing"),
    (
        "Service starts at six and the sous called in sick, how do I split a brigade of four?",
        "professional-cooking",
    ),
    (
        "The Helm chart renders the replicas as a string. What am I missing in the ingress?",
        "Kubernetes",
    ),
)


@pytest.mark.gate("gate.memory.hypothesis_high_recall")
@pytest.mark.parametrize(("text", "topic"), CUES)
def test_a_cue_forms_a_guess_of_experience_and_never_an_occupation(text: str, topic: str) -> None:
    """What somebody makes, trains for or works with is a cue; a trade is never concluded."""
    assert _guessed(text) == [f"User likely has {topic} experience."]
    assert all(c.claim_kind is not ClaimKind.ROLE for c in _formed(text))


NO_CUES = (
    "What is a Helm chart, and how does an ingress work?",
    "If I were building an AI agent I would use Rust.",
    "My brother is building an app.",
    'She wrote: "I am building a personal AI agent."',
    "I'm looking for a good novel.",
    "I have a car insurance from Axa.",
    "I was diagnosed with asthma and I take an inhaler.",
    "I pray at the mosque on Fridays and I vote Labour.",
    "I'm paying off a loan and two credit cards.",
)


@pytest.mark.gate("gate.memory.hypothesis_high_recall")
@pytest.mark.parametrize("text", NO_CUES)
def test_questions_others_and_what_is_sensitive_give_no_guess(text: str) -> None:
    """The table of cues is closed: health, faith, politics and money are not in it."""
    assert _guessed(text) == []


@pytest.mark.gate("gate.memory.hypothesis_high_recall")
def test_what_is_said_outright_is_not_guessed() -> None:
    """An engineer who builds an agent has told more than could be guessed."""
    assert _guessed("I'm a software engineer. I am building a personal AI agent.") == []
    assert _guessed("I'm a florist. I am building a personal AI agent.") == [
        "User likely has software-development experience."
    ]


# -- gate.memory.fallback_never_fabricates -----------------------------------------------

SURFACE = (
    "Is a 5x5 routine two to three times a week enough for somebody my age?",
    "What would stalled progress look like for a person who trained regularly most of their life?",
    "My neighbour says swimming, running and biking on other days ruins your lifts.",
    "Suppose I did a 5x5 routine two to three times a week and swam on the other days.",
    "If I restarted 5x5 after years of calisthenics, would I stall?",
    "He has trained regularly most of his life, and his 5x5 progress hasn't stalled.",
    "My coach said: \"I did gymnastic strength training for roughly six years.\"",
    "Can you write a 5x5 routine for two to three times a week?",
    "Explain how to improve training for people over forty.",
    "Translate: I have trained regularly most of my life.",
    "I trained regularly most of my life, said no one ever.",
    "The download progress hasn't stalled so far.",
    "I restarted the server after years of uptime.",
    "```\nroutine = swim(), run(), bike()  # I swim, run and bike\n```",
    "Imagine I'm a gymnast. I did gymnastic strength training for six years.",
)  # fmt: skip


@pytest.mark.gate("gate.memory.fallback_never_fabricates")
@pytest.mark.parametrize("text", SURFACE)
def test_the_surface_of_the_training_conversation_forms_nothing(text: str) -> None:
    """Asked, supposed, reported, quoted, mocked, of somebody else, of a machine: nothing."""
    assert [c.statement for c in _formed(text)] == []


@pytest.mark.gate("gate.memory.fallback_never_fabricates")
@pytest.mark.parametrize("text", SURFACE)
def test_a_stated_wish_for_age_aware_recommendations_is_all_that_forms(text: str) -> None:
    """The wish is stated, whatever stands behind it."""
    wish = "I'd like recommendations that take my age into account."
    assert _direct(f"{wish}\n\n{text}") == [
        "User wants recommendations that take their age into account."
    ]


LONG = (
    "I train and I swim and I run and " * 4_000,
    "I'd like recommendations that take " * 3_000,
    "on the other days I " * 5_000,
    "after years of " * 8_000,
    "I'm building a " + "very " * 30_000 + "long thing",
    "(" * 20_000 + "I swim" + ")" * 3,
    "I said: \"" + "my progress hasn't stalled, " * 3_000,
    "and so far my " * 6_000,
    "there is a piano in " * 5_000,
)  # fmt: skip


@pytest.mark.gate("gate.memory.fallback_never_fabricates")
@pytest.mark.parametrize("text", LONG)
def test_a_long_or_unterminated_turn_is_read_to_its_end(text: str) -> None:
    """It neither crashes nor stalls, and what is said in the next turn still forms."""
    formed = _formed(text, "I live in Oslo.")
    assert formed[-1].statement == "User lives in Oslo."
    core = Core(profile=RICH)
    core.talk(text, "I live in Oslo.")
    assert "User lives in Oslo." in core.statements()


# -- gate.memory.compound_recall -----------------------------------------------------------

COMPOUND = (
    "I'm a piano tuner, I'm restoring a 1912 Bechstein in the garage, I want to open a small "
    "rental showroom, I can't lift anything over 20 kilos, I prefer metric units, my sister Ioana "
    "does the bookkeeping, I have a van and I run every morning."
)


@pytest.mark.gate("gate.memory.compound_recall")
def test_one_breath_forms_many_categories_within_its_bound() -> None:
    """Six of one event, the useful kinds first, every displacement counted."""
    core = Core(profile=RICH)
    outcome = core.talk(COMPOUND)
    kinds = {b.claim_kind for b in core.live()}
    assert len(core.live()) == CANDIDATES_PER_SOURCE_MAX
    assert kinds == {
        ClaimKind.ROLE,
        ClaimKind.ONGOING_PROJECT,
        ClaimKind.GOAL,
        ClaimKind.CONSTRAINT,
        ClaimKind.PREFERENCE,
        ClaimKind.RELATIONSHIP,
    }
    assert all(b.derivation is Derivation.DIRECT for b in core.live())
    proposed = len(_formed(COMPOUND))
    assert outcome.reasons == {
        "committed_direct": CANDIDATES_PER_SOURCE_MAX,
        "displaced_per_source": proposed - CANDIDATES_PER_SOURCE_MAX,
    }


# -- gate.memory.correction_durable_v3 -------------------------------------------------------

ENDS = (
    ("I'm porting our billing service to Go.", "I gave up on porting our billing service to Go."),
    ("I coach the under-12 girls at Ferrol Rovers.", "I no longer coach the under-12 girls."),
    ("I keep waking up at 4am.", "I no longer wake up at 4am."),
    ("I'm taking a pottery course.", "I quit the pottery course."),
    ("I shoot mostly birds.", "I don't shoot birds any more."),
    ("I want to open a small rental showroom.", "I no longer want to open a rental showroom."),
    ("There's a piano in our living room.", "I sold the piano."),
    ("I'm the treasurer of our running club.", "I stepped down as treasurer."),
    ("I'm training for a marathon in October.", "I dropped out of the marathon."),
    ("I subscribe to The Economist.", "I cancelled my Economist subscription."),
    ("My son plays hockey.", "My son gave up hockey."),
    ("I teach piano to adults.", "I no longer teach piano."),
    ("I volunteer at a food bank on Saturdays.", "I don't volunteer at the food bank any more."),
    (
        "I'd like recommendations that take my age into account.",
        "Forget that I want recommendations that take my age into account.",
    ),
)


@pytest.mark.gate("gate.memory.correction_durable_v3")
@pytest.mark.parametrize(("said", "over"), ENDS)
def test_a_stated_end_meets_the_belief_it_is_about_and_creates_none(said: str, over: str) -> None:
    """Unmatched it forms nothing; matched, what it ends is over and does not come back."""
    assert not any(b.polarity is Polarity.ASSERT for b in _after(over).live())
    core = _after(said)
    (belief,) = (b for b in core.live() if b.derivation is Derivation.DIRECT)
    core.wait(days=1)
    core.talk(over)
    assert not core.belief(belief.id).is_live
    core.wait(days=1)
    core.talk(said, at=START)
    assert belief.statement not in core.statements()


def _after(text: str) -> Core:
    core = Core(profile=RICH)
    core.talk(text)
    return core
