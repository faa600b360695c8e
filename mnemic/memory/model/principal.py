"""Who owns a memory."""

from __future__ import annotations

from msgspec import Struct

from mnemic.errors import InvalidCommand

NAME_LENGTH_MAX = 200
"""Longest tenant or principal name, in characters."""


class Principal(Struct, frozen=True, order=True):
    """Name one owner in one tenant; every row of mnemic is led by these two."""

    tenant_id: str
    principal_id: str

    def __str__(self) -> str:
        return f"{self.tenant_id}/{self.principal_id}"

    @property
    def seal(self) -> bytes:
        """Give bytes that no other principal has, for the keys and digests of what is its own.

        The name as it is shown will not do: a tenant may have a slash in its own name. For
        every other tenant both are the same, and a first slash marks those that differ.
        """
        tenant = self.tenant_id
        mark = f"/{len(tenant)}/" if not tenant or "/" in tenant else ""
        return f"{mark}{self}".encode("utf-8", "surrogatepass")


def principal(tenant_id: str, principal_id: str) -> Principal:
    """Check both names and make a `Principal`; raise `InvalidCommand` naming the field."""
    for field, value in (("tenant_id", tenant_id), ("principal_id", principal_id)):
        if not value.strip():
            raise InvalidCommand(field, "name it; a missing scope never means everyone")
        if len(value) > NAME_LENGTH_MAX:
            raise InvalidCommand(field, f"shorten it to {NAME_LENGTH_MAX} characters")
        if not value.isprintable():
            raise InvalidCommand(field, "use printable characters only")
    return Principal(tenant_id, principal_id)
