"""Idempotency keys come from what is said, and from nothing else."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from mnemic.cli.files import ConversationSession, Turn
from mnemic.cli.keys import session_keys
from mnemic.memory.model import KEY_LENGTH_MAX, Principal

ADA = Principal("local", "ada")
AT = datetime(2026, 3, 2, 9, tzinfo=UTC)
TURNS = (
    Turn(1, "user", "I live in Leeds.", AT, "0"),
    Turn(2, "user", "ok", AT + timedelta(minutes=1), "0"),
)
SESSION = ConversationSession(name="s01", turns=TURNS)


def test_a_key_does_not_depend_on_where_the_turn_stands() -> None:
    """Lines may move and the file be renamed: the key stays."""
    moved = replace(SESSION, turns=(replace(TURNS[1], line=9), replace(TURNS[0], line=12)))
    assert session_keys(ADA, moved).turns == session_keys(ADA, SESSION).turns[::-1]


def test_whatever_is_said_differently_has_another_key() -> None:
    """Owner, session, instant, role, text and place each make another turn."""
    turn = TURNS[0]
    variants = [
        session_keys(ADA, SESSION).turns[0],
        session_keys(Principal("other", "ada"), SESSION).turns[0],
        session_keys(ADA, replace(SESSION, name="s02")).turns[0],
        *(
            session_keys(ADA, replace(SESSION, turns=(changed,))).turns[0]
            for changed in (
                replace(turn, at=AT + timedelta(seconds=1)),
                replace(turn, at=None),
                replace(turn, role="assistant"),
                replace(turn, text="I live in Leeds!"),
                replace(turn, place="1"),
            )
        ),
    ]
    assert len(set(variants)) == len(variants)


def test_parts_cannot_run_into_one_another() -> None:
    """Moving a character from one part to the next makes another key."""
    one = replace(SESSION, name="s", turns=(replace(TURNS[0], role="user", text="x"),))
    two = replace(SESSION, name="su", turns=(replace(TURNS[0], role="ser", text="x"),))
    assert session_keys(ADA, one).turns != session_keys(ADA, two).turns


def test_a_key_holds_no_words_and_fits() -> None:
    """Keys are kept for good: they are digests of bounded length."""
    keys = session_keys(ADA, SESSION)
    for key in (*keys.turns, *keys.opens, keys.close(0, 1)):
        assert len(key) < KEY_LENGTH_MAX
        assert "Leeds" not in key
    assert len({*keys.turns, *keys.opens, keys.close(0, 1), keys.close(1, 1)}) == 6


def test_a_session_opens_anew_in_another_scope() -> None:
    """The scope belongs to the session and not to the turn: turns stay known."""
    scoped = session_keys(ADA, replace(SESSION, project_scope="orbit-app"))
    assert scoped.turns == session_keys(ADA, SESSION).turns
    assert scoped.opens != session_keys(ADA, SESSION).opens
