"""What an answer of a host is read as, and whether a call is sent again: pure, no connection."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from mnemic import errors
from mnemic.client.calls import Call
from mnemic.client.replies import Failed, lost_reply, read_reply
from mnemic.client.retries import Attempts, Retries
from mnemic.errors import (
    CallCycle,
    CorruptPrincipal,
    Fenced,
    HostUnavailable,
    InvalidAddress,
    InvalidCommand,
    InvalidInput,
    MnemicError,
    ModelDeclined,
    ModelRateLimited,
    ModelTimedOut,
    NotAllowed,
    NotAuthenticated,
    NotFound,
    OutcomeUnknown,
    Overloaded,
    Quarantined,
    RateLimited,
    SchemaMismatch,
    ServerUnavailable,
    ShuttingDown,
    StoreUnavailable,
    TooLarge,
    TurnFailed,
)
from mnemic.host.problems import body_of, problem_of
from mnemic.memory.commands import Appended
from mnemic.memory.model import encode
from mnemic.wire import Problem

NOW = datetime(2026, 3, 2, 9, tzinfo=UTC)
READ = Call("GET", "/v1/x", Appended, is_safe=True)
KEYED = Call("POST", "/v1/x", Appended, key="k1")
BARE = Call("DELETE", "/v1/x", Appended)

TOLD: list[tuple[MnemicError, dict[str, object]]] = [
    (InvalidCommand("statement", "give some text"), {"field": "statement"}),
    (InvalidCommand("token", "plan again"), {"field": "token"}),
    (InvalidInput("mend it"), {}),
    (InvalidAddress("no such place"), {}),
    (TooLarge("send less"), {}),
    (NotAuthenticated("no token"), {}),
    (NotAllowed("not yours"), {}),
    (NotFound("acme/ada has no belief"), {}),
    (Overloaded("full"), {}),
    (RateLimited("too fast", retry_after_s=3.0), {"retry_after_s": 3.0}),
    (Fenced("taken"), {}),
    (StoreUnavailable("away"), {}),
    (OutcomeUnknown("cut off"), {}),
    (ModelTimedOut("slow"), {"cost_usd": 0.0}),
    (ModelRateLimited("wait", retry_after_s=9.0), {"retry_after_s": 9.0, "cost_usd": 0.0}),
    (ModelDeclined("no"), {"cost_usd": 0.0}),
    (ShuttingDown("draining"), {}),
    (
        Quarantined("acme/ada", "KeyError", "2026-03-02T09:01:00+00:00"),
        {"reason": "KeyError", "retry_at": "2026-03-02T09:01:00+00:00"},
    ),
    (TurnFailed("acme/ada", "Append", "KeyError"), {"reason": "KeyError"}),
    (CallCycle("itself"), {}),
    (CorruptPrincipal("a row"), {}),
    (SchemaMismatch("upgrade"), {}),
    (ServerUnavailable("mend it"), {}),
    (MnemicError("something"), {}),
]


@pytest.mark.parametrize(("error", "attributes"), TOLD, ids=lambda v: type(v).__name__)
def test_an_error_comes_back_as_it_was_raised(
    error: MnemicError, attributes: dict[str, object]
) -> None:
    """The same type, the same sentence, the same attributes as in process."""
    problem = problem_of(error, now=NOW)
    failed = read_reply(READ, problem.status, body_of(problem))
    assert isinstance(failed, Failed)
    assert type(failed.error) is type(error)
    assert str(failed.error) == str(error)
    assert {name: getattr(failed.error, name) for name in attributes} == attributes
    assert failed.retry_after_s == problem.retry_after_s


def test_every_error_a_host_can_raise_is_told() -> None:
    """A new error of the tree is either in the list above or no host's to raise."""
    told = {type(error) for error, _ in TOLD}
    # Abstract ones, what a host keeps to itself, and what arises on this side.
    others = {
        *(errors.Retryable, errors.ModelUnavailable, errors.ModelRefused),
        *(errors.ModelProtocolError, errors.ModelTruncated, errors.FixedBodyOverflow),
        *(errors.InvalidFile, errors.MissingExtra, errors.HostUnavailable),
        errors.FormationUnevidenced,
    }
    every = {getattr(errors, name) for name in errors.__all__}
    assert {kind for kind in every if kind.__module__ == errors.__name__} <= told | others


@pytest.mark.parametrize(
    ("status", "content", "kind"),
    [
        (502, b"<html>bad gateway</html>", HostUnavailable),
        (503, b"", HostUnavailable),
        (504, b"timeout", OutcomeUnknown),
        (401, b"{}", NotAuthenticated),
        (429, b"\xff", Overloaded),
        (404, b"not here", MnemicError),
        (302, b"", MnemicError),
        (200, b"<html>welcome</html>", MnemicError),
        (200, b'{"type":"Other"}', MnemicError),
    ],
)
def test_what_no_host_said_is_an_error_that_names_the_way(
    status: int, content: bytes, kind: type[MnemicError]
) -> None:
    """A proxy's page is neither a value nor taken for the host's word."""
    failed = read_reply(READ, status, content)
    assert isinstance(failed, Failed)
    assert type(failed.error) is kind
    assert "/v1/x" in str(failed.error)
    assert "html" not in str(failed.error)


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        ("busy", Overloaded),
        ("too_slow", HostUnavailable),
        ("not_local", NotAllowed),
        ("bad_request", InvalidInput),
        ("of_a_later_version", MnemicError),
    ],
)
def test_what_http_alone_can_get_wrong_has_a_type(code: str, kind: type[MnemicError]) -> None:
    """A code that is no class of ours is still something the caller can act on."""
    problem = Problem("urn:x", "x", 400, code, "said so")
    failed = read_reply(READ, 400, encode(problem))
    assert isinstance(failed, Failed)
    assert type(failed.error) is kind
    assert str(failed.error) == "said so"


def test_a_value_is_read_as_its_type() -> None:
    """The positive control."""
    assert read_reply(READ, 201, encode(Appended(7))) == Appended(7)


# -- again or not ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "was_sent", "kind", "again"),
    [
        (READ, False, HostUnavailable, True),
        (READ, True, HostUnavailable, True),
        (KEYED, False, HostUnavailable, True),
        (KEYED, True, OutcomeUnknown, True),
        (BARE, False, HostUnavailable, True),
        (BARE, True, OutcomeUnknown, False),
    ],
)
def test_a_lost_connection_is_tried_again_where_that_is_safe(
    *, call: Call, was_sent: bool, kind: type[MnemicError], again: bool
) -> None:
    """A write without a key whose outcome is unknown is the one thing never repeated."""
    failed = lost_reply(call, was_sent=was_sent)
    assert type(failed.error) is kind
    pause_s = Attempts(call, Retries(), lambda: 0.0).pause_after(failed)
    assert (pause_s is not None) is again
    if kind is OutcomeUnknown and call.key is not None:
        assert "key='k1'" in str(failed.error)


@pytest.mark.parametrize(
    ("error", "again"),
    [
        (Overloaded("full"), True),
        (RateLimited("fast", retry_after_s=1.0), True),
        (Fenced("taken"), True),
        (StoreUnavailable("away"), True),
        (ShuttingDown("draining"), True),
        (OutcomeUnknown("cut"), True),
        (InvalidCommand("statement", "empty"), False),
        (NotFound("none"), False),
        (NotAllowed("no"), False),
        (Quarantined("a/b", "KeyError", "2026-03-02T09:01:00Z"), False),
        (TurnFailed("a/b", "Append", "KeyError"), False),
        (ModelTimedOut("slow"), False),
        (CorruptPrincipal("row"), False),
    ],
)
def test_what_did_nothing_or_has_a_key_is_sent_again(error: MnemicError, again: bool) -> None:
    """Everything else is the caller's to decide."""
    pause_s = Attempts(KEYED, Retries(), lambda: 0.0).pause_after(Failed(error))
    assert (pause_s is not None) is again


def test_pauses_grow_within_bounds_and_end() -> None:
    """Twice as long each time, up to the longest; the tries are counted."""
    retries = Retries(tries=6, first_pause_s=1.0, pause_max_s=5.0)
    attempts = Attempts(KEYED, retries, lambda: 1.0)
    failed = Failed(Fenced("taken"))
    assert [attempts.pause_after(failed) for _ in range(6)] == [1.0, 2.0, 4.0, 5.0, 5.0, None]
    early = Attempts(KEYED, retries, lambda: 0.0)
    assert [early.pause_after(failed) for _ in range(2)] == [0.5, 1.0]


def test_a_host_that_names_a_pause_is_heeded_or_given_up() -> None:
    """A pause beyond the longest is the caller's to wait out."""
    retries = Retries(first_pause_s=0.1, pause_max_s=5.0)

    def pause_s(asked_s: float) -> float | None:
        attempts = Attempts(KEYED, retries, lambda: 1.0)
        return attempts.pause_after(Failed(Overloaded("full"), asked_s))

    assert pause_s(4.0) == 4.0
    assert pause_s(0.0) == 0.1
    assert pause_s(5.5) is None


def test_one_try_never_repeats() -> None:
    """Retrying can be turned off."""
    attempts = Attempts(READ, Retries(tries=1), lambda: 0.0)
    assert attempts.pause_after(Failed(Fenced("taken"))) is None
