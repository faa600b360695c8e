"""The loader gives a corpus and its digest, and refuses what is not what it says it is."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest

from mnemic.errors import InvalidFile
from mnemic.evals.distillation_corpus import CorpusRole, digest_path, load_corpus
from tests.unit.distillation_corpus.documents import SHIPPED, case, shipped

HOLDOUT = SHIPPED[CorpusRole.HOLDOUT]


def copied(directory: Path) -> Path:
    """Copy the holdout and its record."""
    path = directory / HOLDOUT.name
    path.write_bytes(HOLDOUT.read_bytes())
    digest_path(path).write_bytes(digest_path(HOLDOUT).read_bytes())
    return path


def written(directory: Path, document: object) -> Path:
    """Write a document."""
    path = directory / "corpus.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


@pytest.mark.parametrize("role", list(CorpusRole))
def test_the_loader_gives_the_corpus_and_its_digest(role: CorpusRole) -> None:
    """The digest is the sha256 of the file's bytes and travels with every result."""
    corpus, digest = load_corpus(SHIPPED[role], role=role)

    assert corpus.role is role
    assert digest == sha256(SHIPPED[role].read_bytes()).hexdigest()


def test_a_copied_holdout_is_taken(tmp_path: Path) -> None:
    """The control of the refusals below: nothing but the bytes decides."""
    assert load_corpus(copied(tmp_path), role=CorpusRole.HOLDOUT)[0].role is CorpusRole.HOLDOUT


def test_an_edited_holdout_is_refused_in_one_sentence(tmp_path: Path) -> None:
    """One more line end is an edit; the refusal says what to do."""
    path = copied(tmp_path)
    path.write_bytes(path.read_bytes() + b"\n")

    with pytest.raises(InvalidFile) as error:
        load_corpus(path, role=CorpusRole.HOLDOUT)
    assert str(error.value) == (
        f"{path}, line 1, digest: the holdout was edited: it no longer matches"
        " memory-formation.v3-holdout.sha256; restore it, or re-freeze it and evaluate anew"
    )


def test_a_re_frozen_holdout_is_taken(tmp_path: Path) -> None:
    """An edit with a new record beside it is deliberate, and has another digest."""
    path = copied(tmp_path)
    path.write_bytes(path.read_bytes() + b"\n")
    frozen = sha256(path.read_bytes()).hexdigest()
    digest_path(path).write_text(frozen, encoding="ascii")

    assert load_corpus(path, role=CorpusRole.HOLDOUT)[1] == frozen
    assert frozen != sha256(HOLDOUT.read_bytes()).hexdigest()


@pytest.mark.parametrize("record", ["", "abc", "0" * 64 + "  other.json\n", "0" * 64 + "\nmore"])
def test_a_record_that_is_no_digest_of_it_is_refused(tmp_path: Path, record: str) -> None:
    """The record holds one digest, and a name it carries is the holdout's."""
    path = copied(tmp_path)
    digest_path(path).write_text(record, encoding="ascii")

    with pytest.raises(InvalidFile, match="must hold the sha256"):
        load_corpus(path, role=CorpusRole.HOLDOUT)


def test_a_holdout_without_a_record_is_refused(tmp_path: Path) -> None:
    """Without the record nothing says that it is the one that was frozen."""
    path = copied(tmp_path)
    digest_path(path).unlink()

    with pytest.raises(InvalidFile, match="sha256, line 1, file: it cannot be read"):
        load_corpus(path, role=CorpusRole.HOLDOUT)


def test_a_corpus_of_another_role_is_refused() -> None:
    """The development corpus cannot stand in for the control."""
    with pytest.raises(InvalidFile, match="a control corpus is wanted, this is a development"):
        load_corpus(SHIPPED[CorpusRole.DEVELOPMENT], role=CorpusRole.CONTROL)


def test_a_broken_corpus_is_refused_with_its_place(tmp_path: Path) -> None:
    """An unknown key is named by its path."""
    document = shipped()
    case(document, "v3-core-training")["note"] = "x"

    with pytest.raises(InvalidFile, match=r"cases\.6\.note: Extra inputs"):
        load_corpus(written(tmp_path, document), role=CorpusRole.DEVELOPMENT)


def test_a_corpus_that_covers_too_little_is_refused(tmp_path: Path) -> None:
    """What its role wants and it lacks is said in one sentence."""
    document = shipped(CorpusRole.CONTROL)
    document["cases"].pop()

    with pytest.raises(InvalidFile, match="coverage: 21 positive of 24 cases"):
        load_corpus(written(tmp_path, document), role=CorpusRole.CONTROL)


@pytest.mark.parametrize("content", [None, b"{", b"\xff", b"[]"])
def test_what_is_no_corpus_is_refused(tmp_path: Path, content: bytes | None) -> None:
    """A missing file, a torn one, no text, another document: one sentence each."""
    path = tmp_path / "corpus.json"
    if content is not None:
        path.write_bytes(content)

    with pytest.raises(InvalidFile):
        load_corpus(path, role=CorpusRole.DEVELOPMENT)
