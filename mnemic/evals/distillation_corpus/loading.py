"""Read a formation corpus, and refuse one that is not what it says it is (003 §Evaluation)."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

from pydantic import ValidationError

from mnemic.errors import InvalidFile
from mnemic.evals.distillation_corpus.corpus import DistillationCorpus
from mnemic.evals.distillation_corpus.coverage import coverage_gaps
from mnemic.evals.distillation_corpus.parts import CorpusRole

CORPUS_FILE_BYTES_MAX = 64 * 1024 * 1024
"""Largest corpus file that is read."""
DIGEST_FILE_BYTES_MAX = 4_096
"""Largest digest record that is read."""

_CAPABILITY = Path(__file__).parent.parent / "capability"
_RECORD = re.compile(r"([0-9a-f]{64})(?:  (\S+))?\n?")


def development_corpus_path() -> Path:
    """Give the place of the shipped development corpus."""
    return _CAPABILITY / "memory-formation.v3.json"


def holdout_corpus_path() -> Path:
    """Give the place of the shipped holdout."""
    return _CAPABILITY / "memory-formation.v3-holdout.json"


def control_corpus_path() -> Path:
    """Give the place of the 25-case corpus of the older controls."""
    return _CAPABILITY / "memory-formation.v2.json"


def digest_path(holdout: Path) -> Path:
    """Give the place of the digest recorded beside a holdout."""
    return holdout.with_suffix(".sha256")


def load_corpus(path: Path, *, role: CorpusRole) -> tuple[DistillationCorpus, str]:
    """Read a corpus of a role and the sha256 of its bytes.

    A holdout is held to the digest recorded beside it before anything of it is read.
    Raises `InvalidFile` naming the first place that is wrong or the first thing missing.
    """
    if role is CorpusRole.HOLDOUT:
        _check_frozen(path, sha256(_read(path, CORPUS_FILE_BYTES_MAX)).hexdigest())
    corpus, digest = _parsed(path)
    if corpus.role is not role:
        raise InvalidFile(
            str(path), 1, "role", f"a {role.value} corpus is wanted, this is a {corpus.role.value}"
        )
    for gap in coverage_gaps(corpus):
        raise InvalidFile(str(path), 1, "coverage", gap)
    return corpus, digest


def read_corpus(path: Path) -> tuple[DistillationCorpus, str]:
    """Read a corpus of any role and size, and the sha256 of its bytes.

    A holdout is held to its recorded digest. What a corpus of its role must cover is not
    asked: a handful of cases is a corpus to score, though none to publish from. Raises
    `InvalidFile` naming the first place that is wrong.
    """
    corpus, digest = _parsed(path)
    if corpus.role is CorpusRole.HOLDOUT:
        _check_frozen(path, digest)
    return corpus, digest


def _parsed(path: Path) -> tuple[DistillationCorpus, str]:
    document = _read(path, CORPUS_FILE_BYTES_MAX)
    try:
        corpus = DistillationCorpus.model_validate_json(document)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "document"
        raise InvalidFile(str(path), 1, where, first["msg"]) from None
    return corpus, sha256(document).hexdigest()


def _check_frozen(path: Path, digest: str) -> None:
    if digest != _recorded(path):
        raise InvalidFile(
            str(path),
            1,
            "digest",
            f"the holdout was edited: it no longer matches {digest_path(path).name};"
            " restore it, or re-freeze it and evaluate anew",
        )


def _recorded(path: Path) -> str:
    record = digest_path(path)
    found = _RECORD.fullmatch(_read(record, DIGEST_FILE_BYTES_MAX).decode("ascii", "replace"))
    if found is None or found[2] not in {None, path.name}:
        raise InvalidFile(
            str(record), 1, "digest", f"it must hold the sha256 of {path.name} and nothing else"
        )
    return found[1]


def _read(path: Path, bytes_max: int) -> bytes:
    try:
        if path.stat().st_size > bytes_max:
            raise InvalidFile(str(path), 1, "file", f"it is larger than {bytes_max} bytes")
        return path.read_bytes()
    except OSError as error:
        raise InvalidFile(str(path), 1, "file", f"it cannot be read ({error.strerror})") from None
