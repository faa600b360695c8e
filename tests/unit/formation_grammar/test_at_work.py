"""What people tell an agent at work: rules, conventions, machines, and what they leave out."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import ClaimKind, Derivation, Event, EventKind
from mnemic.memory.policy import RICH_POLICY
from tests.unit.formation_grammar.said import turn


def told(text: str) -> dict[str, ClaimKind]:
    """Give the direct statements of a turn with their kinds."""
    found = extract((turn(text),), scope="general", policy=RICH_POLICY).candidates
    return {c.statement: c.claim_kind for c in found if c.derivation is Derivation.DIRECT}


ORDERS = [
    ("never push straight to main", "User never wants the assistant to push straight to main."),
    (
        "Always run the linter before you commit.",
        "User wants the assistant to always run the linter before it commits.",
    ),
    ("please dont deploy on fridays", "User does not want the assistant to deploy on Fridays."),
    (
        "don't merge PRs without asking me",
        "User does not want the assistant to merge PRs without asking them.",
    ),
    (
        "dont touch anything under /vendor",
        "User does not want the assistant to touch anything under /vendor.",
    ),
    (
        "I need you to ask before you upgrade any package",
        "User wants the assistant to ask before it upgrades any package.",
    ),
    (
        "when you review my code, flag bugs first",
        "User wants the assistant to flag bugs first when it reviews their code.",
    ),
    (
        "when you help me with a query please give me the SQL first and the reasons after",
        "User wants the assistant to give them the SQL first and the reasons after "
        "when it helps User with a query.",
    ),
    (
        "When something is unclear, make a guess and note it.",
        "User wants the assistant to make a guess and note it when something is unclear.",
    ),
    (
        "the build box reboots at 5am every night so dont start long jobs after 4",
        "User does not want the assistant to start long jobs after 4.",
    ),
    ("just show me the diff from now on, never the full file", "User never wants the full file."),
    (
        "i'd rather have a plan first and code second whenever the change is bigger than one file",
        "User would rather have a plan first and code second "
        "whenever the change is bigger than one file.",
    ),
]
FACTS = [
    ("Our commits follow Conventional Commits.", "User's commits follow Conventional Commits."),
    ("our prod logs are kept for 14 days in Loki and traces go to Tempo", "Traces go to Tempo."),
    (
        "Our tickets live in Jira and branch names start with the ticket number.",
        "Branch names start with the ticket number.",
    ),
    (
        "our sprint is three weeks, planning is every third monday at 9",
        "Planning is every third Monday at 9.",
    ),
    (
        "We run Solr on our own servers and a full reindex takes about six hours.",
        "A full reindex takes about six hours.",
    ),
    (
        "production access needs a ticket and two approvers",
        "Production access needs a ticket and two approvers.",
    ),
    ("The monorepo uses pnpm.", "The team's monorepo uses pnpm."),
    (
        "the agent box is a mac mini and it reboots at 4am every night",
        "The agent box reboots at 4am every night.",
    ),
    ("you're running on my home server", "The assistant runs on User's home server."),
    ("the agents share one repo", "The agents share one repo."),
    ("i'm on a windows laptop with wsl2", "User is on a windows laptop with wsl2."),
    ("i boulder twice a week", "User boulders twice a week."),
    (
        "my right ring finger hurts every time i crimp, been like that since may",
        "User's right ring finger hurts every time User crimps.",
    ),
]


@pytest.mark.parametrize(("text", "statement"), ORDERS + FACTS)
def test_what_is_told_at_work_is_formed(text: str, statement: str) -> None:
    """Every one is stated whole."""
    assert statement in told(text)


KINDS = [
    ("I work remotely as a data engineer", ClaimKind.ROLE),
    ("We never deploy on Fridays", ClaimKind.CONSTRAINT),
    ("we don't merge without a green build", ClaimKind.CONSTRAINT),
    ("I have a tutor on Wednesday evenings", ClaimKind.HABIT),
    ("I've been stuck around B2 since spring", ClaimKind.RECURRING_STATE),
    ("I started harp lessons in January", ClaimKind.ONGOING_PROJECT),
    ("we run Kafka on our own servers", ClaimKind.PROJECT_FACT),
    ("we run a retro every Friday", ClaimKind.HABIT),
    ("my knee clicks every time i squat", ClaimKind.RECURRING_STATE),
]


@pytest.mark.parametrize(("text", "kind"), KINDS)
def test_a_claim_has_the_kind_that_its_words_bear_out(text: str, kind: ClaimKind) -> None:
    """An adverb hides no occupation, and what recurs is no relation."""
    assert set(told(text).values()) == {kind}


NOTHING = [
    "never mind",
    "don't use recursion in this function",
    "always returns null, why",
    "please open a pull request",
    "when you're done, delete the branch",
    "if the test fails, stop and tell me",
    "you should never push to main, right?",
    "Squash on Wednesdays with the others.",
    "the query takes nine hours",
    "merges are failing",
    "our tests are failing",
    "every test fails",
    "you're running late",
    "you live in Oslo",
    "we don't deploy until the fix lands",
    "I prefer the original greeting, put it back.",
    "quick, how many minutes is 0.35 of an hour",
]


@pytest.mark.parametrize("text", NOTHING)
def test_the_task_at_hand_forms_nothing(text: str) -> None:
    """Orders for the moment, what fails now, and questions tell nothing that lasts."""
    assert told(text) == {}


def test_no_habit_is_made_of_an_order_behind_a_taste() -> None:
    """What follows `just` is asked of the assistant."""
    assert set(told("i hate ORMs, just write sql")) == {"User hates ORMs."}


def answered(question: str, reply: str) -> set[str]:
    """Give what a reply tells behind a question of the assistant's."""
    said = turn(reply)
    asked = Event(
        sequence=1, kind=EventKind.ASSISTANT_MESSAGE, at=said.at, recorded_at=said.at, text=question
    )
    reply_at = Event(
        sequence=2, kind=EventKind.USER_MESSAGE, at=said.at, recorded_at=said.at, text=reply
    )
    found = extract((asked, reply_at), scope="general", policy=RICH_POLICY).candidates
    return {one.statement for one in found}


def test_what_is_done_is_what_was_asked_about() -> None:
    """ "I do ..." answers with the verb of the question; nothing else is filled in."""
    made = answered(
        "How much do you practise, and is it yours?", "I do about 20 minutes every evening."
    )
    assert made == {"User practises about 20 minutes every evening."}
    assert answered("How much do you have left?", "I do about half of it.") == set()


LEFT_OUT = [
    (
        "I've got a rental harp until June and I'd like to decide by then whether to buy one",
        "User would like to decide by June whether to buy a harp.",
    ),
    ("I rent a flat in Leeds and I want to buy one next year", "User wants to buy a flat in 2027."),
]


@pytest.mark.parametrize(("text", "statement"), LEFT_OUT)
def test_what_a_clause_leaves_out_is_what_the_clause_before_said(text: str, statement: str) -> None:
    """The one month and the one thing of before are meant."""
    assert statement in told(text)


def test_two_of_what_was_measured() -> None:
    """A bound without its unit has that of what was measured."""
    made = told("A full reindex takes nine hours. I want to get that under two by next summer.")
    assert any(one.startswith("User wants to get the full reindex under two hours") for one in made)
