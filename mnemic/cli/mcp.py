"""`mnemic mcp`: one owner's memory for an agent program, over standard input and output."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable
from pathlib import Path

from mnemic.cli.loop import complete
from mnemic.cli.overlay import chosen_profile
from mnemic.errors import InvalidAddress, NotAllowed, NotAuthenticated
from mnemic.extras import extra
from mnemic.memory.model import Principal, principal

TOKEN_VARIABLE = "MNEMIC_TOKEN"  # noqa: S105 - the name of a variable
"""Where the token for a host is read from: an option would show in the process list."""


def serve(
    named: str,
    *,
    tenant: str,
    store: str,
    data: str | None,
    dsn: str | None,
    url: str | None,
    profiles: str | None,
) -> None:
    """Serve until the program closes standard input."""
    whose = whose_memory(named, tenant)
    if sum(place is not None for place in (data, dsn, url)) > 1:
        raise InvalidAddress("give one of --data, --dsn and --url")
    with extra("host", "mcp"):
        import mnemic.host.mcp  # noqa: F401, PLC0415 - an extra
    if url is not None:
        complete(_behind_host(url, whose))
    else:
        complete(_in_process(_address(store, data, dsn), whose, profiles))


def _in_process(
    address: str, whose: Principal, profiles: str | None
) -> Callable[[], Awaitable[None]]:
    from mnemic.api import open_memory  # noqa: PLC0415
    from mnemic.bootstrap import formation_from  # noqa: PLC0415
    from mnemic.host.mcp import fresh, serve_stdio  # noqa: PLC0415

    profile = chosen_profile(profiles)

    async def work() -> None:
        async with (
            formation_from(os.environ, profile) as chosen,
            open_memory(address, profile=chosen.profile, formation_model=chosen.model) as memory,
        ):
            await serve_stdio(fresh(memory, whose))

    return work


def _behind_host(url: str, whose: Principal) -> Callable[[], Awaitable[None]]:
    from mnemic.client import open_memory  # noqa: PLC0415
    from mnemic.host.mcp import only, serve_stdio  # noqa: PLC0415

    token = os.environ.get(TOKEN_VARIABLE) or None

    async def work() -> None:
        try:
            async with open_memory(url, token=token) as memory:
                owner = memory.principal(whose.tenant_id, whose.principal_id)
                reached = memory.identity.principals
                if reached is not None and whose.principal_id not in reached:
                    # Said once at the start, and not as the failure of every tool.
                    raise NotAllowed("this token is not for that principal; use one that is")
                await serve_stdio(only(owner))
        except NotAuthenticated:
            raise NotAuthenticated(
                f"the host knows no token in {TOKEN_VARIABLE}; `mnemic token create` makes one"
            ) from None

    return work


def whose_memory(named: str, tenant: str) -> Principal:
    """Read `TENANT/PRINCIPAL`, or a principal of the tenant that is named elsewhere."""
    first, slash, rest = named.partition("/")
    return principal(first, rest) if slash else principal(tenant, named)


def _address(store: str, data: str | None, dsn: str | None) -> str:
    if data is not None:
        return f"embedded:{Path(data).expanduser()}"
    return store if dsn is None else dsn
