"""Who may do what: bearer tokens, kept hashed in one file that only its owner may read.

A token is `mnt_ID_SECRET`: the id finds its record, the secret proves it. The secret is
256 random bits, so its SHA-256 cannot be searched for; a slow hash, which passwords
need, would guard nothing here and let every stranger's request cost the host its time.

The file is not in the store: a copy of the database then holds no credential, one file
serves an embedded directory and a DSN alike, and a token can be revoked while the store
is down. It is replaced as a whole, so that a running host reads the old or the new one.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from datetime import datetime
from enum import Enum
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

from mnemic.actors.clock import Clock
from mnemic.errors import InvalidCommand, InvalidFile, NotAllowed, NotAuthenticated, NotFound
from mnemic.host.tokens_file import locked, read_bytes, replace, stamp_of
from mnemic.memory.model import principal

PREFIX = "mnt"
ID_BYTES = 6
SECRET_BYTES = 32
TOKENS_MAX = 10_000
"""Most tokens one file holds."""

PRINCIPALS_MAX = 1_000
"""Most principals one token names; past it, give it the whole tenant."""

LABEL_LENGTH_MAX = 100
VERSION = 1


class Right(Enum):
    """Rank what a token may do; each right includes the ones before it.

    READ recalls and looks; WRITE also tells, remembers, corrects and rejects; ERASE also
    does what cannot be undone: forget, delete a session, erase a principal.
    """

    READ = "read"
    WRITE = "write"
    ERASE = "erase"

    def includes(self, other: Right) -> bool:
        """Tell whether whoever has this right has the other too."""
        order = list(Right)
        return order.index(self) >= order.index(other)


class TokenRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep one token: everything but its secret. `principals` None is the whole tenant."""

    id: str
    digest: str
    tenant_id: str
    principals: tuple[str, ...] | None
    right: Right
    created_at: datetime
    expires_at: datetime | None = None
    label: str | None = None

    def is_expired(self, now: datetime) -> bool:
        """Tell whether its time is over."""
        return self.expires_at is not None and now >= self.expires_at


class TokensDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """Be what the file holds."""

    version: int = VERSION
    tokens: tuple[TokenRecord, ...] = ()


class Caller(Struct, frozen=True):
    """Say who is asking and what they may do; `principals` None is the whole tenant."""

    id: str
    tenant_id: str
    principals: frozenset[str] | None
    right: Right
    expires_at: datetime | None = None

    def require(self, right: Right, principal_id: str) -> None:
        """Raise `NotAllowed`, whether or not there is such a principal."""
        if self.principals is not None and principal_id not in self.principals:
            raise NotAllowed("this token is not for that principal; use one that is")
        if not self.right.includes(right):
            raise NotAllowed(
                f"this token may {self.right.value} and this takes one that may {right.value}"
            )


class TokenFile:
    """Read and write the tokens of one host; every method reads the file as it is now."""

    def __init__(self, path: Path, *, clock: Clock) -> None:
        self._path = path
        self._clock = clock
        self._stamp: tuple[int, ...] | None = None
        self._by_id: dict[str, TokenRecord] = {}

    @property
    def path(self) -> Path:
        """Name the file."""
        return self._path

    # -- for a host ------------------------------------------------------------------

    def authenticate(self, authorization: str | None) -> Caller:
        """Give the caller that an `Authorization` header proves.

        Looks at the file each time, so that what was revoked is refused with the next
        request. Raises `NotAuthenticated`, and `InvalidFile` when the file is no longer
        one: then nobody gets in.
        """
        self._refresh()
        token_id, secret = _parsed(authorization)
        record = self._by_id.get(token_id)
        # The same work for an id that is not there: time tells nothing of which are.
        expected = _NO_DIGEST if record is None else record.digest
        is_right = hmac.compare_digest(digest_of(secret), expected)
        if record is None or not is_right or record.is_expired(self._clock.now()):
            raise NotAuthenticated(
                "the token is unknown, revoked or expired; ask whoever runs this host for another"
            )
        return Caller(
            id=record.id,
            tenant_id=record.tenant_id,
            principals=None if record.principals is None else frozenset(record.principals),
            right=record.right,
            expires_at=record.expires_at,
        )

    def usable(self) -> int:
        """Count the tokens that would be let in now."""
        self._refresh()
        now = self._clock.now()
        return sum(not record.is_expired(now) for record in self._by_id.values())

    # -- for whoever runs it -----------------------------------------------------------

    def records(self) -> tuple[TokenRecord, ...]:
        """List the tokens, the oldest first."""
        return _read(self._path).tokens

    def create(
        self,
        tenant_id: str,
        principals: Sequence[str] | None,
        right: Right,
        *,
        expires_at: datetime | None = None,
        label: str | None = None,
    ) -> tuple[str, TokenRecord]:
        """Add a token; return it, which nobody can read again, and its record.

        `principals` None is the whole tenant and is never meant by leaving something out:
        an empty sequence raises `InvalidCommand`.
        """
        names = None if principals is None else _names(tenant_id, principals)
        tenant = principal(tenant_id, "every").tenant_id
        now = self._clock.now()
        if expires_at is not None and expires_at <= now:
            raise InvalidCommand("expires", "it lies in the past")
        if label is not None and not (0 < len(label) <= LABEL_LENGTH_MAX and label.isprintable()):
            raise InvalidCommand("label", f"use 1 to {LABEL_LENGTH_MAX} printable characters")
        secret = secrets.token_urlsafe(SECRET_BYTES)
        record = TokenRecord(
            id=secrets.token_hex(ID_BYTES),
            digest=digest_of(secret),
            tenant_id=tenant,
            principals=names,
            right=right,
            created_at=now,
            expires_at=expires_at,
            label=label,
        )
        with locked(self._path):
            kept = tuple(r for r in _read(self._path).tokens if not r.is_expired(now))
            if len(kept) >= TOKENS_MAX:
                raise InvalidCommand("tokens", f"there are {TOKENS_MAX}; revoke some first")
            _write(self._path, (*kept, record))
        return f"{PREFIX}_{record.id}_{secret}", record

    def revoke(self, token_id: str) -> TokenRecord:
        """Take a token away; a running host refuses it from the next request on.

        Takes its id, or the whole token. Raises `NotFound`.
        """
        wanted = token_id.split("_")[1] if token_id.startswith(f"{PREFIX}_") else token_id
        with locked(self._path):
            records = _read(self._path).tokens
            gone = next((record for record in records if record.id == wanted), None)
            if gone is None:
                raise NotFound("there is no token of this id; `mnemic token list` shows them")
            _write(self._path, tuple(record for record in records if record is not gone))
        return gone

    def _refresh(self) -> None:
        stamp = stamp_of(self._path)
        if stamp == self._stamp:
            return
        self._by_id = {}
        self._stamp = None
        self._by_id = {record.id: record for record in _read(self._path).tokens}
        self._stamp = stamp


def digest_of(secret: str) -> str:
    """Give what is kept of a secret."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


_NO_DIGEST = digest_of("")


def _parsed(authorization: str | None) -> tuple[str, str]:
    scheme, _, token = (authorization or "").partition(" ")
    prefix, _, rest = token.strip().partition("_")
    token_id, _, secret = rest.partition("_")
    if scheme.lower() != "bearer" or prefix != PREFIX or not secret:
        raise NotAuthenticated("send a token of this host: `Authorization: Bearer mnt_…`")
    return token_id, secret


def _names(tenant_id: str, principals: Sequence[str]) -> tuple[str, ...]:
    if not principals:
        raise InvalidCommand("principals", "name one or more, or give it the whole tenant")
    if len(principals) > PRINCIPALS_MAX:
        raise InvalidCommand("principals", f"name at most {PRINCIPALS_MAX}")
    return tuple(dict.fromkeys(principal(tenant_id, name).principal_id for name in principals))


def _read(path: Path) -> TokensDocument:
    document = read_bytes(path)
    if document is None:
        return TokensDocument()
    try:
        read = msgspec.json.decode(document, type=TokensDocument)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise InvalidFile(str(path), 1, "file", "it is no file of tokens; restore it") from None
    if read.version != VERSION:
        raise InvalidFile(str(path), 1, "version", "another version of mnemic wrote it")
    return read


def _write(path: Path, records: Sequence[TokenRecord]) -> None:
    document = TokensDocument(tokens=tuple(records))
    replace(path, msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n")


def no_auth_caller(tenant_id: str) -> Caller:
    """Give the one caller of a host without tokens: this machine, in one tenant."""
    return Caller(
        id="no-auth",
        tenant_id=principal(tenant_id, "every").tenant_id,
        principals=None,
        right=Right.ERASE,
    )


__all__ = ["Caller", "Right", "TokenFile", "TokenRecord", "digest_of", "no_auth_caller"]
