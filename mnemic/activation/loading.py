"""Find the artifacts: those bundled with the tree, and the one an operator supplies."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from mnemic.activation.claims import Claim
from mnemic.errors import InvalidFile, NotFound

ARTIFACT_BYTES_MAX = 16 * 1024 * 1024
"""Largest artifact that is read."""

BUNDLED = "bundled"


def bundled_files(folder: Traversable | None = None) -> tuple[Traversable, ...]:
    """Give the artifacts that the tree ships, by name; there may be none."""
    place = files("mnemic.activation").joinpath(BUNDLED) if folder is None else folder
    try:
        found = [file for file in place.iterdir() if file.name.endswith(".json")]
    except OSError:
        return ()
    return tuple(sorted(found, key=lambda file: file.name))


def bundled_claims(folder: Traversable | None = None) -> tuple[Claim, ...]:
    """Read every bundled artifact; raises `InvalidFile` for one that is none."""
    return tuple(
        _claim(file.read_bytes(), file.name, bundled=True) for file in bundled_files(folder)
    )


def operator_claim(path: Path) -> Claim:
    """Read an operator's artifact; raises `NotFound` and `InvalidFile`."""
    try:
        with path.open("rb") as file:
            document = file.read(ARTIFACT_BYTES_MAX + 1)
    except OSError as error:
        raise NotFound(f"no evidence can be read at {path}: {error.strerror}") from None
    return _claim(document, str(path), bundled=False)


def _claim(document: bytes, name: str, *, bundled: bool) -> Claim:
    if len(document) > ARTIFACT_BYTES_MAX:
        raise InvalidFile(name, 1, "file", f"it is larger than {ARTIFACT_BYTES_MAX} bytes")
    # A tree without artifacts never waits for pydantic.
    from mnemic.activation.artifacts import parse_evidence  # noqa: PLC0415

    return parse_evidence(document, name).claim(name=name, bundled=bundled)


__all__ = ["bundled_claims", "bundled_files", "operator_claim"]
