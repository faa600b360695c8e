"""`mnemic mcp`: one owner's memory for an agent program, over standard input and output."""

from __future__ import annotations

from pathlib import Path

from mnemic.cli.loop import complete
from mnemic.cli.overlay import chosen_profile
from mnemic.errors import InvalidAddress
from mnemic.extras import extra
from mnemic.memory.model import Principal, principal


def serve(
    named: str,
    *,
    tenant: str,
    store: str,
    data: str | None,
    dsn: str | None,
    profiles: str | None,
) -> None:
    """Serve until the program closes standard input."""
    whose = whose_memory(named, tenant)
    address = _address(store, data, dsn)
    profile = chosen_profile(profiles)
    with extra("host", "mcp"):
        from mnemic.host.mcp import fresh, serve_stdio  # noqa: PLC0415 - an extra
    from mnemic.api import open_memory  # noqa: PLC0415

    async def work() -> None:
        async with open_memory(address, profile=profile) as memory:
            await serve_stdio(fresh(memory, whose))

    complete(work)


def whose_memory(named: str, tenant: str) -> Principal:
    """Read `TENANT/PRINCIPAL`, or a principal of the tenant that is named elsewhere."""
    first, slash, rest = named.partition("/")
    return principal(first, rest) if slash else principal(tenant, named)


def _address(store: str, data: str | None, dsn: str | None) -> str:
    if data is not None and dsn is not None:
        raise InvalidAddress("give one of --data and --dsn, not both")
    if data is not None:
        return f"embedded:{Path(data).expanduser()}"
    return store if dsn is None else dsn
