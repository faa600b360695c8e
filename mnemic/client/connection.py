"""What both kinds of client share about a connection: where, as whom, and what went wrong."""

from __future__ import annotations

from ipaddress import ip_address

import httpx

from mnemic.client.calls import Call
from mnemic.client.replies import Failed, lost_reply
from mnemic.client.sessions import WAIT_S
from mnemic.errors import InvalidAddress, NotAllowed, NotAuthenticated
from mnemic.memory.model import Principal, principal
from mnemic.wire import KEY_HEADER, Identity

TIMEOUT_S = 60.0
"""Time one answer may take; longer than a host waits for a consolidation."""

CONNECT_S = 5.0
"""Time a connection may take to come about."""

IDENTITY = Call("GET", "/v1/identity", Identity, is_safe=True)
"""Asks what a token may do."""


def place(url: str) -> str:
    """Check a host's URL and give what paths are put after; raise `InvalidAddress`."""
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL:
        parsed = httpx.URL("")
    if parsed.scheme not in ("http", "https") or not parsed.host:
        raise InvalidAddress("give the URL of a host, such as http://127.0.0.1:8733")
    if parsed.userinfo:
        raise InvalidAddress("give the token by itself, not in the URL")
    return url.rstrip("/")


def credential(token: str | None) -> str | None:
    """Check that a token can stand in a header; raise `NotAuthenticated`, which never shows it."""
    if token is not None and not (token.isascii() and token.isprintable() and " " not in token):
        raise NotAuthenticated(
            "token: it is no token of any host; give it whole, as `mnemic token create` printed it"
        )
    return token


def timeouts(timeout_s: float) -> httpx.Timeout:
    """Give the timeouts of a connection; raise `InvalidAddress` for one that is too short."""
    if timeout_s <= WAIT_S:
        raise InvalidAddress(
            f"timeout_s: a consolidation alone is waited for {WAIT_S} s; give more"
        )
    return httpx.Timeout(timeout_s, connect=min(CONNECT_S, timeout_s))


def may_use_proxy(base: str) -> bool:
    """Tell whether the environment's proxy may be used: what stays on this machine, stays."""
    host = httpx.URL(base).host
    if host == "localhost":
        return False
    try:
        return not ip_address(host).is_loopback
    except ValueError:
        return True


def head(call: Call, token: str | None) -> dict[str, str]:
    """Give the headers of a call."""
    headers = {"accept": "application/json"}
    if call.body is not None:
        headers["content-type"] = "application/json"
    if call.key is not None:
        headers[KEY_HEADER] = call.key
    if token is not None:
        headers["authorization"] = f"Bearer {token}"
    return headers


def lost(call: Call, error: httpx.TransportError) -> Failed:
    """Say what a failed connection means for a call."""
    unsent = (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout, httpx.ProxyError)
    return lost_reply(call, was_sent=not isinstance(error, unsent))


def owner_of(identity: Identity, tenant_id: str, principal_id: str) -> Principal:
    """Name an owner; raise `NotAllowed` for one in another tenant than the token's."""
    whose = principal(tenant_id, principal_id)
    if whose.tenant_id != identity.tenant_id:
        raise NotAllowed("this token is for another tenant; use one that is for this")
    return whose
