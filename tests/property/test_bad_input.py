"""Whatever is read from outside: read, or refused in a documented way; never more work than text.

The targets are those of `mnemic bench fuzz`, which goes on where these stop.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mnemic.activation.artifacts import parse_evidence
from mnemic.cli.app import execute
from mnemic.errors import InvalidFile
from mnemic.evals import fuzz_bench
from mnemic.evals.fuzzing.target import Target, counted_calls
from mnemic.evals.fuzzing.targets import TARGETS
from mnemic.memory.commands import Appended, Reply
from mnemic.memory.model import DecodeError, decode

EVERY = pytest.mark.parametrize("target", TARGETS.values(), ids=lambda target: target.name)
TEXTS = [target for target in TARGETS.values() if target.is_text]

NESTED = (
    b"[" * 100_000,
    b'{"a":' * 60_000,
    b"[" * 20_000 + b"]" * 20_000,
    b'{"a":' * 20_000 + b"1" + b"}" * 20_000,
)
STRANGE = (
    b"",
    b"\0",
    b"\xff\xfe",
    b'"\xed\xa0\x80"',
    b'"\\ud800"',
    b"9" * 20_000,
    b'{"a": ' + b"9" * 5_000 + b"}",
    b"[1e999, -0.0, null]",
    b'{"a": 1, "a": 2}',
    b'{"at": "9999-12-31T23:59:59-14:00", "recorded_at": "0001-01-01T00:00:00+14:00"}',
    b"&a [*a]",
    b"{a: &a {b: *a}}",
    b"!!python/object/apply:os.getcwd []",
    b"x: 2026-02-30",
    b"- " * 2_000,
)


@EVERY
def test_what_is_well_shaped_is_read(target: Target) -> None:
    """The control: every input that a fuzzer begins from passes."""
    assert target.corpus
    for document in target.corpus:
        target.run(document)


@EVERY
@pytest.mark.parametrize("document", NESTED, ids=["open", "objects", "lists", "closed"])
def test_nothing_is_nested_too_deeply_to_be_refused(target: Target, document: bytes) -> None:
    """No reader runs out of stack: it refuses, or it does not look inside."""
    target.run(document[:20_000] if target.is_text else document)


@EVERY
@pytest.mark.parametrize("document", STRANGE, ids=range(len(STRANGE)))
def test_strange_documents_are_read_or_refused(target: Target, document: bytes) -> None:
    """Encodings, numbers, instants and YAML that stand at an edge."""
    target.run(document)


_BYTES = st.binary(max_size=120)
_PIECES = st.sampled_from(
    [
        *(b'{ } [ ] : , " \\ \\ud83d null true 1e9 -1 0'.split()),
        *(b'"id": "kind": "at": "text": "role": "user" "type": "messages": "sequence":'.split()),
        *(b"I my not live in work at since until 2019 p.m. Oslo. said > ``` # - ".split()),
        b" ",
        b"\n",
        b"\xe2\x80\x9c",
        b"\xe2\x80\x8b",
        b"\xcc\x81",
        b"\xf0\x9f\x98\x80",
        b"\xc4\xb0",
    ]
)


@EVERY
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_no_bytes_get_past_a_reader(target: Target, data: st.DataObject) -> None:
    """Bytes at random, pieces of what it expects, and what it expects with a hole in it."""
    kind = data.draw(st.integers(0, 2))
    if kind == 0:
        document = data.draw(_BYTES)
    elif kind == 1:
        document = b"".join(data.draw(st.lists(_PIECES, max_size=30)))
    else:
        whole = data.draw(st.sampled_from(target.corpus))
        at = data.draw(st.integers(0, len(whole)))
        document = whole[:at] + data.draw(_BYTES) + whole[at + data.draw(st.integers(0, 9)) :]
    target.run(document)


UNITS = (
    b"a",
    b"a ",
    b"A. ",
    b"I ",
    b"m:0",
    b"m:00000000 ",
    b"2 ",
    b"since ",
    b"from 2019 to ",
    b"and I ",
    b"'",
    b"-",
    b"I live in Oslo. ",
    b"my sister Mia, ",
    b"who ",
    "é".encode(),
    "e\u0301".encode(),
    "的".encode(),
    "İ".encode(),
    "😀".encode(),
    "\u200b".encode(),
    "“a” ".encode(),
)


@pytest.mark.parametrize("target", TEXTS, ids=lambda target: target.name)
@pytest.mark.parametrize("unit", UNITS)
def test_work_grows_no_faster_than_the_text(target: Target, unit: bytes) -> None:
    """Eight times the text costs at most about eight times the calls."""
    small, large = (unit * (size // len(unit)) for size in (1_000, 8_000))
    target.run(small)
    few = counted_calls(target.run, small)
    assert counted_calls(target.run, large) <= 10 * few + 2_000


@settings(max_examples=30, deadline=None)
@given(
    target=st.sampled_from(TEXTS),
    unit=st.lists(_PIECES, min_size=1, max_size=4).map(b"".join),
)
def test_any_repetition_is_linear(target: Target, unit: bytes) -> None:
    """Whatever is repeated, the work grows with the length of the text."""
    small, large = (unit * size for size in (60, 480))
    target.run(small)
    assert counted_calls(target.run, large) <= 12 * counted_calls(target.run, small) + 4_000


def test_quadratic_work_would_be_seen() -> None:
    """The control of the growth tests: a reader that looks back at every character."""

    def looks_back(data: bytes) -> None:
        for at in range(len(data)):
            for _ in range(at // 10):
                len(data)

    few = counted_calls(looks_back, b"a" * 1_000)
    assert counted_calls(looks_back, b"a" * 8_000) > 10 * few + 2_000


def test_a_reply_that_is_nested_without_end_is_refused() -> None:
    """Found by nested documents: it ran out of stack, which looked like a crash.

    A row takes no unknown field at all; replies and commands skip those they do not know,
    from a receipt or from a host of another version. The control: one level is skipped.
    """
    document = b'{"type": "Appended", "sequence": 3, "later": %s}'
    kind: Any = Reply
    assert decode(kind, document % b"[]") == Appended(3)
    with pytest.raises(DecodeError, match="nested too deeply"):
        decode(kind, document % (b"[" * 20_000 + b"]" * 20_000))


def test_evidence_that_is_nested_without_end_is_refused() -> None:
    """Found by the fuzzer, beside the rows."""
    with pytest.raises(InvalidFile, match="it is not JSON"):
        parse_evidence(b'{"evaluation":' + b"[" * 20_000 + b"]" * 20_000 + b"}", "e.json")


# -- the bench ---------------------------------------------------------------------------


def test_without_a_fuzzer_the_bench_says_how_to_get_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence, exit status 2."""
    monkeypatch.setattr(fuzz_bench, "find_spec", lambda _: None)
    assert execute(["bench", "fuzz", "--target", "decoder"]) == 2
    said = capsys.readouterr().err
    assert said == (
        "mnemic: the fuzzer needs atheris, which is not installed; run: pip install atheris\n"
    )


def test_a_target_that_does_not_exist_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """Beside those that do."""
    assert execute(["bench", "fuzz", "--target", "nothing"]) == 2
    said = capsys.readouterr().err
    assert "there is no target 'nothing'; use one of tokenizer, " in said


def test_a_finding_is_kept_as_a_file_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the fuzzer leaves behind becomes a report that names target, file and status."""
    script = (
        "import sys; open(sys.argv[-1] + 'crash-1', 'wb').write(b'x');"
        "print('stat::number_of_executed_units: 42', file=sys.stderr); sys.exit(77)"
    )
    monkeypatch.setattr(fuzz_bench, "find_spec", lambda _: object())
    monkeypatch.setattr(
        fuzz_bench,
        "_command",
        lambda target, seconds, corpus, found: [sys.executable, "-c", script, found],
    )
    report = fuzz_bench.run_fuzz(seconds=1, names=("decoder",))
    (result,) = report.targets
    assert (result.target, result.runs, result.status) == ("decoder", 42, 77)
    assert [os.path.basename(path) for path in result.findings] == ["crash-1"]
    assert not report.held
