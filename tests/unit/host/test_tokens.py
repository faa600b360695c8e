"""Tokens: kept hashed, bound to a scope, compared in constant time, revoked at once."""

from __future__ import annotations

import hmac
import os
from datetime import timedelta
from pathlib import Path

import pytest

from mnemic.actors.clock import FixedClock
from mnemic.errors import InvalidCommand, InvalidFile, NotAllowed, NotAuthenticated, NotFound
from mnemic.host import Right, TokenFile
from tests.support.core import START


@pytest.fixture
def clock() -> FixedClock:
    return FixedClock(START)


@pytest.fixture
def file(tmp_path: Path, clock: FixedClock) -> TokenFile:
    return TokenFile(tmp_path / "deep" / "tokens.json", clock=clock)


def bearer(token: str) -> str:
    return f"Bearer {token}"


def test_a_token_gives_the_scope_it_was_made_for(file: TokenFile) -> None:
    """What `create` binds is what `authenticate` gives back, in any number of hosts."""
    token, record = file.create("acme", ["ada", "bob", "ada"], Right.READ, label="laptop")
    caller = file.authenticate(bearer(token))
    assert (caller.tenant_id, caller.principals) == ("acme", frozenset({"ada", "bob"}))
    assert (caller.right, caller.id) == (Right.READ, record.id)


def test_the_file_holds_no_secret_and_is_its_owners_alone(file: TokenFile) -> None:
    """Nothing in it can be sent as a token, and nobody else may read it."""
    token, _ = file.create("acme", ["ada"], Right.WRITE)
    kept = file.path.read_text()
    assert token not in kept
    assert token.split("_", 2)[2] not in kept
    assert file.path.stat().st_mode & 0o777 == 0o600


def test_a_file_that_others_may_read_lets_nobody_in(file: TokenFile) -> None:
    """It may have been changed by them: the host refuses it until it is mended."""
    token, _ = file.create("acme", ["ada"], Right.WRITE)
    file.authenticate(bearer(token))
    file.path.chmod(0o644)
    with pytest.raises(InvalidFile, match="chmod 600"):
        file.authenticate(bearer(token))
    file.path.chmod(0o600)
    assert file.authenticate(bearer(token)).tenant_id == "acme"


@pytest.mark.parametrize("content", [b"", b"{", b'{"version": 9}', b'{"tokens": [1]}', b"\xff"])
def test_a_broken_file_lets_nobody_in(file: TokenFile, content: bytes) -> None:
    """A host that cannot read its tokens fails closed."""
    token, _ = file.create("acme", ["ada"], Right.WRITE)
    file.path.write_bytes(content)
    with pytest.raises(InvalidFile):
        file.authenticate(bearer(token))


def test_a_revoked_token_is_refused_by_a_host_that_knew_it(file: TokenFile) -> None:
    """The next request after `revoke` is refused; other tokens go on."""
    gone, record = file.create("acme", ["ada"], Right.WRITE)
    kept, _ = file.create("acme", ["ada"], Right.WRITE)
    host = TokenFile(file.path, clock=FixedClock(START))
    host.authenticate(bearer(gone))
    assert file.revoke(record.id) == record
    with pytest.raises(NotAuthenticated):
        host.authenticate(bearer(gone))
    assert host.authenticate(bearer(kept)).tenant_id == "acme"


def test_a_whole_token_names_itself_to_revoke(file: TokenFile) -> None:
    """Whoever holds a leaked token can have it revoked; an unknown one is not there."""
    token, record = file.create("acme", None, Right.WRITE)
    assert file.revoke(token).id == record.id
    with pytest.raises(NotFound):
        file.revoke(token)


def test_a_token_ends_at_its_expiry(file: TokenFile, clock: FixedClock) -> None:
    """One second before it is let in, at the instant it is not."""
    token, _ = file.create("acme", ["ada"], Right.READ, expires_at=START + timedelta(seconds=60))
    clock.advance(59)
    assert file.authenticate(bearer(token)).expires_at == START + timedelta(seconds=60)
    clock.advance(1)
    with pytest.raises(NotAuthenticated):
        file.authenticate(bearer(token))


def test_an_expired_token_does_not_count_as_usable(file: TokenFile, clock: FixedClock) -> None:
    """A host is not started for tokens that nobody could use."""
    file.create("acme", ["ada"], Right.READ, expires_at=START + timedelta(seconds=60))
    assert file.usable() == 1
    clock.advance(60)
    assert file.usable() == 0


@pytest.mark.parametrize(
    "header",
    [
        None,
        "",
        "Bearer",
        "Bearer ",
        "Bearer mnt_",
        "Bearer mnt_abc",
        "Bearer mnt_abc_",
        "Bearer mnt__secret",
        "Basic bW50X2E6Yg==",
        "mnt_abc_def",
        "Bearer mnt_\udcff_\udcff",
        "Bearer " + "x" * 100_000,
    ],
)
def test_what_is_no_token_is_refused(file: TokenFile, header: str | None) -> None:
    """Any other header is answered alike."""
    file.create("acme", ["ada"], Right.READ)
    with pytest.raises(NotAuthenticated):
        file.authenticate(header)


def test_a_secret_of_another_token_is_refused(file: TokenFile) -> None:
    """The id alone opens nothing."""
    first, _ = file.create("acme", ["ada"], Right.READ)
    second, _ = file.create("evil", ["eve"], Right.ERASE)
    swapped = "_".join((*first.split("_", 2)[:2], second.split("_", 2)[2]))
    with pytest.raises(NotAuthenticated):
        file.authenticate(bearer(swapped))
    assert file.authenticate(bearer(first)).tenant_id == "acme"


def test_known_and_unknown_ids_cost_the_same_comparison(
    file: TokenFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each takes one constant-time comparison of digests of one length."""
    compared: list[tuple[int, int]] = []
    whole = hmac.compare_digest

    def seen(left: str, right: str) -> bool:
        compared.append((len(left), len(right)))
        return whole(left, right)

    monkeypatch.setattr(hmac, "compare_digest", seen)
    token, record = file.create("acme", ["ada"], Right.READ)
    file.authenticate(bearer(token))
    for wrong in (f"mnt_{record.id}_wrong", "mnt_000000000000_wrong"):
        with pytest.raises(NotAuthenticated):
            file.authenticate(bearer(wrong))
    assert compared == [(64, 64)] * 3


def test_every_refusal_says_the_same(file: TokenFile) -> None:
    """A revoked, an unknown and a wrong token cannot be told apart."""
    token, record = file.create("acme", ["ada"], Right.READ)
    file.revoke(record.id)
    said = set()
    for each in (token, f"mnt_{record.id}_wrong", "mnt_000000000000_wrong"):
        with pytest.raises(NotAuthenticated) as refused:
            file.authenticate(bearer(each))
        said.add(str(refused.value))
    assert len(said) == 1


@pytest.mark.parametrize(
    ("tenant", "principals", "field"),
    [
        ("", ["ada"], "tenant_id"),
        (" ", None, "tenant_id"),
        ("acme", [], "principals"),
        ("acme", [""], "principal_id"),
        ("acme", ["a\nb"], "principal_id"),
        ("acme", ["a"] * 1_001, "principals"),
    ],
)
def test_a_missing_scope_is_an_error_and_never_everything(
    file: TokenFile, tenant: str, principals: list[str] | None, field: str
) -> None:
    """Nothing that was left out widens what a token reaches."""
    with pytest.raises(InvalidCommand) as refused:
        file.create(tenant, principals, Right.READ)
    assert refused.value.field == field
    assert file.records() == ()


def test_rights_include_the_ones_before_them(file: TokenFile) -> None:
    """READ < WRITE < ERASE, and a principal that is not named is refused under each."""
    for index, right in enumerate(Right):
        caller = file.authenticate(bearer(file.create("acme", ["ada"], right)[0]))
        for asked, each in enumerate(Right):
            if asked <= index:
                caller.require(each, "ada")
            else:
                with pytest.raises(NotAllowed):
                    caller.require(each, "ada")
            with pytest.raises(NotAllowed):
                caller.require(each, "bob")


def test_a_write_that_fails_leaves_the_old_file(
    file: TokenFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new content is put in place as a whole, or not at all."""
    token, _ = file.create("acme", ["ada"], Right.READ)

    def refuse(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(Exception, match="No space left"):
        file.create("acme", ["bob"], Right.READ)
    monkeypatch.undo()
    assert file.authenticate(bearer(token)).tenant_id == "acme"
    assert len(file.records()) == 1
    left = sorted(path.name for path in file.path.parent.iterdir())
    assert left == ["tokens.json", "tokens.json.lock"]
