"""What a host is told before it starts: where it listens, where its data is, its bounds."""

from __future__ import annotations

import os
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from mnemic.actors.limits import DEFAULT_LIMITS, Limits
from mnemic.errors import InvalidAddress, InvalidFile
from mnemic.profiles import read_document
from mnemic.stores.address import MEMORY_ADDRESS

PORT_DEFAULT = 8733
DATA_DEFAULT = Path("data/mnemic")
TENANT_DEFAULT = "local"
TOKENS_FILE = "tokens.json"
_EMBEDDED = "embedded:"


class _Section(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class RequestLimits(_Section):
    """Bound what callers may ask for; each bound is answered with a problem of its own."""

    body_bytes: int = Field(default=4_194_304, ge=1_024, le=268_435_456)
    """Largest request body."""

    body_s: float = Field(default=30.0, gt=0, le=600)
    """Longest time a request's body may take to arrive."""

    turn_characters: int = Field(default=262_144, ge=1, le=1_048_576)
    """Longest text of one turn."""

    requests_per_s: float = Field(default=200.0, gt=0, le=1_000_000)
    """Requests that one token may send, in the long run."""

    burst: int = Field(default=400, ge=1, le=1_000_000)
    """Requests that one token may send at once after a quiet time."""

    in_flight: int = Field(default=1_024, ge=1, le=65_536)
    """Requests answered at once; the next is asked to come again."""

    wait_s: float = Field(default=30.0, ge=0, le=300)
    """Longest time that `?wait=` may ask for."""

    consolidations: int = Field(default=256, ge=1, le=65_536)
    """Consolidations that this host has under way at once."""

    page_rows: int = Field(default=200, ge=1, le=1_000)
    """Most rows of one page."""


class RuntimeLimits(_Section):
    """Bound the runtime below; what is not named keeps its default (`actors/limits.py`)."""

    mailbox_messages: int = Field(default=DEFAULT_LIMITS.mailbox_messages, ge=1, le=1_000_000)
    active_principals: int = Field(default=DEFAULT_LIMITS.active_principals, ge=1, le=10_000_000)
    idle_s: float = Field(default=DEFAULT_LIMITS.idle_s, gt=0, le=31_536_000)
    restarts: int = Field(default=DEFAULT_LIMITS.restarts, ge=1, le=1_000)
    quarantine_s: float = Field(default=DEFAULT_LIMITS.quarantine_s, gt=0, le=3_600)


class LogSettings(_Section):
    """Choose how much is logged, and in which form."""

    level: Literal["debug", "info", "warning", "error"] = "info"
    format: Literal["text", "json"] = "text"


class Settings(_Section):
    """Hold everything a host is started with.

    Without `data` and `dsn` the data directory is `data/mnemic`. `tokens` names the file
    of the tokens; by default it lies in the data directory, or with a DSN in the user's
    configuration directory.
    """

    host: str = "127.0.0.1"
    port: int = Field(default=PORT_DEFAULT, ge=0, le=65_535)
    data: Path | None = None
    dsn: str | None = None
    tokens: Path | None = None
    no_auth: bool = False
    tenant: str = TENANT_DEFAULT
    profiles: Path | None = None
    metrics: Literal["none", "local", "all"] = "local"
    drain_grace_s: float = Field(default=DEFAULT_LIMITS.drain_grace_s, gt=0, le=3_600)
    limits: RequestLimits = RequestLimits()
    runtime: RuntimeLimits = RuntimeLimits()
    log: LogSettings = LogSettings()

    @property
    def address(self) -> str:
        """Give the store's address; it may hold a password, so it is never shown."""
        if self.dsn is not None:
            return self.dsn
        return f"{_EMBEDDED}{self.data_directory}"

    @property
    def data_directory(self) -> Path | None:
        """Give the directory of the embedded store; None with a DSN."""
        if self.dsn is not None:
            return None
        return self.data or DATA_DEFAULT

    @property
    def store_kind(self) -> str:
        """Say in words what the store is, without its address."""
        if self.data_directory is not None:
            return "embedded PostgreSQL"
        return "memory, gone with the host" if self.dsn == MEMORY_ADDRESS else "PostgreSQL"

    @property
    def runtime_limits(self) -> Limits:
        """Give the bounds of the runtime."""
        return Limits(drain_grace_s=self.drain_grace_s, **self.runtime.model_dump())

    @property
    def is_loopback(self) -> bool:
        """Tell whether the host listens to this machine alone."""
        return is_loopback(self.host)

    def tokens_path(self, environment: Mapping[str, str] = os.environ) -> Path:
        """Name the file that holds the tokens."""
        if self.tokens is not None:
            return self.tokens
        if self.data_directory is not None:
            return self.data_directory / TOKENS_FILE
        config = environment.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
        return Path(config) / "mnemic" / TOKENS_FILE


def is_loopback(host: str) -> bool:
    """Tell whether a name or a number means this machine alone."""
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def load_settings(
    config: Path | None, given: Mapping[str, object], *, store: str | None = None
) -> Settings:
    """Read a host's settings: the file's, then what the command line says instead.

    `given` holds the command line's options, None for those that were not named. `store`
    is an address that stands when neither names one. Raises `NotFound` and `InvalidFile` for
    the file, `InvalidAddress` for an option.
    """
    values = {} if config is None else dict(read_document(config))
    named = {name: value for name, value in given.items() if value is not None}
    _only_one_store(named, "--data and --dsn")
    _only_one_store(values, "data and dsn")
    if {"data", "dsn"} & named.keys():
        values = {name: value for name, value in values.items() if name not in ("data", "dsn")}
    if store is not None and not {"data", "dsn"} & (named.keys() | values.keys()):
        named |= _store_of(store)
    if config is not None:
        _checked(values, str(config))
    settings = _checked({**values, **named}, None)
    if settings.no_auth and not settings.is_loopback:
        raise InvalidAddress(
            f"without tokens a host listens to this machine alone, not on {settings.host}: make a "
            "token with `mnemic token create` and leave --no-auth out"
        )
    return settings


def _only_one_store(values: Mapping[str, object], said: str) -> None:
    if "data" in values and "dsn" in values:
        raise InvalidAddress(f"give one of {said}, not both")


def _store_of(address: str) -> dict[str, object]:
    if address.startswith(_EMBEDDED):
        return {"data": address.removeprefix(_EMBEDDED) or "."}
    return {"dsn": address}


def _checked(values: Mapping[str, object], path: str | None) -> Settings:
    try:
        return Settings.model_validate(dict(values))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        field = ".".join(str(part) for part in first["loc"]) or "settings"
        message = first["msg"][:1].lower() + first["msg"][1:]
        if path is None:
            raise InvalidAddress(f"{field}: {message}") from None
        raise InvalidFile(path, 1, field, message) from None
