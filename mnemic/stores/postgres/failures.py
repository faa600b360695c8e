"""Say what a driver's error means for the caller, without a word of what it carried.

PostgreSQL quotes values in an error's message and DETAIL, asyncpg quotes parameters:
nothing of either is passed on but the SQLSTATE and the error's type.
"""

from __future__ import annotations

import asyncpg

from mnemic.errors import OutcomeUnknown, SchemaMismatch, StoreUnavailable
from mnemic.stores.rows import RowsRefused

# asyncpg reports a dying server by any of these, an InternalClientError as often as not.
LOST: tuple[type[BaseException], ...] = (
    OSError,
    EOFError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.StatementCompletionUnknownError,
)
"""The connection is gone, or not to be trusted."""

DRIVER_ERRORS: tuple[type[BaseException], ...] = (asyncpg.PostgresError, *LOST)
"""Everything that asyncpg raises for what a server, a network or a name did."""

_NO_SCHEMA = (
    asyncpg.UndefinedTableError,
    asyncpg.UndefinedColumnError,
    asyncpg.UndefinedFunctionError,
    asyncpg.InvalidSchemaNameError,
)

_REFUSED = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.exceptions.DataError,
    asyncpg.ProgramLimitExceededError,
    asyncpg.InsufficientPrivilegeError,
    UnicodeError,
)


def is_lost(error: BaseException) -> bool:
    """Tell whether the connection is gone; a value the driver refused is not that."""
    return isinstance(error, LOST) and not isinstance(error, asyncpg.exceptions.DataError)


def schema_mismatch(found: str | None, expected: str) -> SchemaMismatch:
    """Say which revision was found and which command mends it."""
    return SchemaMismatch(
        f"the database is on schema revision {found or 'none'}, this version of mnemic needs "
        f"{expected}; run `mnemic db upgrade`"
    )


def not_connected(error: BaseException) -> StoreUnavailable:
    """Say that there was no connection to begin with."""
    return StoreUnavailable(
        f"no connection to the database ({type(error).__name__}); nothing was written: check "
        "that it runs, and the address with its name and password"
    )


def failure_of(error: Exception, *, is_committing: bool, expected: str) -> Exception:
    """Translate an error of a unit of work.

    Before COMMIT was sent nothing can have been written, so a lost connection is
    `StoreUnavailable`; from then on only the server knows, which is `OutcomeUnknown`.
    """
    name = type(error).__name__
    if is_lost(error):
        if is_committing:
            return OutcomeUnknown(
                f"the database went away during a commit ({name}); "
                "send it again with its key to know"
            )
        return StoreUnavailable(f"the database went away ({name}); try again")
    if isinstance(error, _NO_SCHEMA):
        return schema_mismatch(None, expected)
    if isinstance(error, _REFUSED):
        return RowsRefused(f"the database refuses rows of this batch ({_code(error)} {name})")
    if isinstance(error, asyncpg.PostgresError):
        return StoreUnavailable(
            f"the database did not take it ({_code(error)} {name}); nothing was written, try again"
        )
    return error


def _code(error: Exception) -> str:
    return str(getattr(error, "sqlstate", None) or "client side")
