"""What a run led to is told in a few cited lines."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from uuid import UUID

import pytest
from msgspec.structs import replace

from mnemic.cli import render
from mnemic.cli.views import BeliefView, Change, Evidence, RecallView, SessionReport, belief_view
from mnemic.cli.wording import moment
from mnemic.memory.model import (
    Authority,
    Belief,
    BeliefStatus,
    BeliefType,
    ClaimKind,
    Derivation,
    EvidenceSpan,
    Longevity,
    Outcome,
    Portability,
    encode,
)
from tests.unit.cli.screens import screen

AT = datetime(2026, 3, 2, 9, tzinfo=UTC)
WORDS = "I live in Leeds"


def belief(statement: str = "User lives in Leeds.", *, number: int = 1) -> BeliefView:
    """Give a belief with one cited span."""
    made = Belief(
        id=UUID(int=number << 96),
        store_position=number,
        subject="home",
        subject_key="user home",
        value_key="v",
        statement=statement,
        belief_type=BeliefType.USER_MODEL_ATTR,
        claim_kind=ClaimKind.RECURRING_STATE,
        status=BeliefStatus.ACTIVE,
        authority=Authority.USER,
        scope="general",
        confidence=0.65,
        source_event_ids=(2,),
        evidence_spans=(EvidenceSpan(2, WORDS),),
        source_session_ids=(UUID(int=9),),
        valid_from=AT,
        evidence_at=AT,
        last_evidence_at=AT,
        created_at=AT,
        updated_at=AT,
        formation_policy_version="formation@7",
        extractor="deterministic-v2",
        lifecycle_policy_version="lifecycle@2",
    )
    return belief_view(made, (Evidence(WORDS, "s01", 1, AT, UUID(int=9)),))


def report(**changes: object) -> SessionReport:
    """Give a session's report with some fields changed."""
    plain = SessionReport(
        session="s01",
        principal="ada",
        project_scope="orbit-app",
        session_id=UUID(int=9),
        started_at=AT,
        ended_at=AT,
        turns=3,
        new_turns=3,
        outcome=Outcome.FORMED,
    )
    return replace(plain, **changes)


def told(shown: SessionReport, *, whose: bool = False, encoding: str = "utf-8") -> str:
    """Render a session's report at 72 columns."""
    made, stream = screen(columns=72, encoding=encoding)
    render.session_report(made, shown, whose=whose)
    return stream.text()


def test_a_session_shows_what_formed_with_its_exact_words() -> None:
    """Each belief stands with its id, and below it session, turn and words."""
    assert told(report(formed=(belief(),))) == (
        "\n"
        "s01  2 Mar 2026 · orbit-app · 3 turns\n"
        "  + User lives in Leeds.  m:00000001\n"
        "      s01, turn 1: “I live in Leeds”\n"
    )


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    """No sign and no quote of ours needs more than ASCII."""
    change = Change("replaced", belief(), by="User left.")
    text = told(report(formed=(belief(),), changed=(change,)), encoding="ascii")
    assert text.splitlines()[1:] == [
        "s01  2 Mar 2026 - orbit-app - 3 turns",
        "  + User lives in Leeds.  m:00000001",
        '      s01, turn 1: "I live in Leeds"',
        "  ~ replaced: User lives in Leeds.  m:00000001  -> User left.",
    ]


def test_a_session_shows_what_changed() -> None:
    """Replaced, ended, disputed and said again are four different lines."""
    again = replace(belief("User uses Neovim.", number=4), evidence_count=2)
    text = told(
        report(
            changed=(
                Change("replaced", belief(), by="User lives in Bristol."),
                Change("ended", belief("User uses Notion.", number=2)),
                Change("disputed", belief("User likes tea.", number=3)),
                Change("confirmed", again),
            )
        )
    )
    assert text.splitlines()[2:] == [
        "  ↻ replaced: User lives in Leeds.  m:00000001  → User lives in Bristol.",
        "  − ended: User uses Notion.  m:00000002",
        "  ? in dispute: User likes tea.  m:00000003",
        "  = said again: User uses Neovim.  m:00000004",
        "      s01, turn 1: “I live in Leeds”",
    ]


def test_a_refusal_gives_count_and_reason_and_never_text() -> None:
    """What was screened is said in words for its reason; an unknown reason as it is."""
    text = told(report(refused={"credential": 1, "instruction_injection": 2, "odd_thing": 1}))
    assert text.splitlines()[2:] == [
        "  × refused: a password, key or token; its text is not shown",
        "  × refused: an instruction to the assistant, pasted in (2 times); its",
        "    text is not shown",
        "  × refused: odd thing; its text is not shown",
    ]


def test_four_outcomes_are_four_lines() -> None:
    """Nothing to form, pending and failed each say so; formed needs no line."""
    endings = {
        Outcome.FORMED: [],
        Outcome.NOTHING: ["    nothing to form"],
        Outcome.PENDING: [
            "    pending: forming at the end of a session is turned off; the turns",
            "are kept",
        ],
        Outcome.FAILED: ["    failed: the turns are kept; run it again"],
    }
    for outcome, lines in endings.items():
        shown = report(outcome=outcome, pending_reason="session_boundary_disabled")
        assert told(shown).splitlines()[2:] == lines


def test_a_continuation_says_how_much_is_new() -> None:
    """A session that grew names its new turns, and its owner where there are several."""
    text = told(report(new_turns=1, turns=12), whose=True)
    assert text.splitlines()[1] == "s01  ada · 2 Mar 2026 · orbit-app · 1 new turn of 12"


def recalled(view: RecallView) -> str:
    """Render a recall at 72 columns."""
    made, stream = screen(columns=72)
    render.recall_view(made, view, number=1)
    return stream.text()


VIEW = RecallView(
    question="Where do I live?",
    principal="ada",
    project_scope=None,
    at=AT,
    text='<memory trust="memory">\n[m:00000001] User lives in Leeds.\n  (direct)\n</memory>',
    token_count=20,
    abstention=None,
    beliefs=(belief(),),
)


def test_an_answer_shows_the_block_and_its_sources() -> None:
    """The block is what the agent gets; below it each belief has its words."""
    assert recalled(VIEW) == (
        "\n"
        "1. Where do I live?  asked on 2 Mar 2026\n"
        '   │ <memory trust="memory">\n'
        "   │ [m:00000001] User lives in Leeds.\n"
        "   │   (direct)\n"
        "   │ </memory>\n"
        "   m:00000001  s01, turn 1: “I live in Leeds”\n"
    )


def test_not_knowing_is_said_with_its_reason() -> None:
    """An empty recall is an answer of its own."""
    nothing = replace(VIEW, text="", beliefs=(), abstention="nothing_known")
    assert recalled(nothing).splitlines()[2:] == [
        "   memory does not know: nothing remembered bears on it"
    ]


def test_words_from_outside_cannot_steer_the_terminal() -> None:
    """Names, statements and words are all made harmless."""
    evil = "\x1b]0;owned\x07"
    bad = replace(belief(evil), evidence=(Evidence(evil, evil, 1, AT),))
    text = told(report(session=evil, formed=(bad,))) + recalled(
        replace(VIEW, question=evil, text=evil, beliefs=(bad,))
    )
    assert "\x1b" not in text
    assert "\x07" not in text


def test_very_long_words_are_cut_in_lists_and_whole_in_detail() -> None:
    """A list stays short; `memory show` gives every word."""
    long = replace(belief(), evidence=(Evidence("word " * 200, "s01", 1, AT),))
    made, stream = screen()
    render.belief_list(made, [long])
    render.evidence_lines(made, long.evidence)
    assert len(stream.text()) < 500
    made, stream = screen()
    render.belief_detail(made, long)
    assert stream.text().count("word") == 200


def test_a_list_says_what_holds_in_one_project_only() -> None:
    """A decision names its project; what is portable names none."""
    made, stream = screen(columns=72)
    local = replace(belief(number=2), scope="orbit-app", portability=Portability.LOCAL)
    render.belief_list(made, [belief(), local])
    assert stream.text() == (
        "m:00000001  User lives in Leeds.\n"
        "            direct, durable · since 2 Mar 2026 · s01, turn 1\n"
        "m:00000002  User lives in Leeds.\n"
        "            only in orbit-app · direct, durable · since 2 Mar 2026 ·\n"
        "            s01, turn 1\n"
    )


@pytest.mark.gate("gate.memory.uncertainty_rendered")
@pytest.mark.parametrize(
    ("derivation", "longevity", "shown"),
    [
        (Derivation.HYPOTHESIS, Longevity.TENTATIVE, "hypothesis, tentative"),
        (Derivation.DIRECT, Longevity.ONGOING, "direct, ongoing"),
    ],
)
def test_what_is_supposed_is_told_from_what_was_stated(
    derivation: Derivation, longevity: Longevity, shown: str
) -> None:
    """In a list, in detail with both clocks, and in the document that programs read."""
    used = AT + timedelta(days=2)
    one = replace(belief(), derivation=derivation, longevity=longevity, last_used_at=used)
    made, stream = screen(columns=72)
    render.belief_list(made, [one])
    assert f"            {shown} · since 2 Mar 2026" in stream.text()
    made, stream = screen(columns=72)
    render.belief_detail(made, one)
    rows = [line.strip().split("  ", 1) for line in stream.text().splitlines()]
    told = {row[0]: row[1].strip() for row in rows if len(row) == 2}
    assert told["derivation"] == shown
    assert told["last told"] == moment(AT)
    assert told["last cited"] == moment(used)
    document = json.loads(encode(one))
    assert document["derivation"] == derivation.value
    assert document["longevity"] == longevity.value
    assert {"claim_kind", "last_evidence_at", "last_used_at"} <= document.keys()


def test_a_belief_told_without_a_session_says_so() -> None:
    """`remember` leaves words without a turn of a conversation."""
    made, stream = screen(columns=72)
    told_directly = replace(belief(), evidence=(Evidence(WORDS, at=AT),))
    render.belief_list(made, [told_directly])
    assert stream.text().endswith("since 2 Mar 2026 · told directly\n")
