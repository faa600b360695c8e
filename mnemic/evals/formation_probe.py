"""Try cases of conversations on formation, and judge what was formed.

A file of cases says, for each, what a principal told in which sessions and what must
and must not be believed afterwards. Everything runs through the public API on the
in-memory store, under the cases' own timestamps.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Literal

import lemminflect
from msgspec import Struct
from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from mnemic.actors.clock import FixedClock
from mnemic.api import PrincipalMemory, open_memory
from mnemic.errors import InvalidFile
from mnemic.memory.ids import SequentialIds
from mnemic.memory.model import USER_SUBJECT, Belief

CASE_FILE_BYTES_MAX = 64 * 1024 * 1024
"""Largest file of cases that is read."""


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Turn(_Model):
    """Say one thing; `at` defaults to the session's."""

    role: Literal["user", "assistant", "system", "tool"] = "user"
    text: str
    at: AwareDatetime | None = None


class CaseSession(_Model):
    """Play one session, dated by its `at`."""

    id: str
    at: AwareDatetime
    turns: tuple[Turn, ...]
    project_scope: str | None = None


class Expectation(_Model):
    """Describe a belief by the words of its statement and by what it is."""

    all: tuple[str, ...] = ()
    any: tuple[str, ...] = ()
    not_: Annotated[tuple[str, ...], Field(alias="not")] = ()
    subject_not_user: bool | None = None
    from_: Annotated[str | None, Field(alias="from")] = None
    to: str | None = None


class Case(_Model):
    """Hold one principal's conversations and the judgement on them."""

    id: str
    sessions: tuple[CaseSession, ...]
    live: tuple[Expectation, ...] = ()
    past: tuple[Expectation, ...] = ()
    never: tuple[Expectation, ...] = ()
    not_live: tuple[Expectation, ...] = ()
    live_count: tuple[int, int] | None = None
    flagged: bool | None = None
    note: str | None = None


class CaseFile(_Model):
    """Hold a file of cases."""

    format: str | None = None
    cases: tuple[Case, ...]


class FormedBelief(Struct, frozen=True):
    """Show what a case left in the store."""

    statement: str
    status: str
    subject: str
    about: str
    flagged: bool
    valid_from: datetime | None
    valid_to: datetime | None


class CaseResult(Struct, frozen=True):
    """Judge one case: what was missed, wrong and forbidden, and all that was formed.

    `missed` are `live` and `past` expectations without a belief; `wrong` are bounds on
    counts or flags that do not hold; `forbidden` are `never` and `not_live` violations.
    """

    id: str
    passed: bool
    missed: tuple[str, ...]
    wrong: tuple[str, ...]
    forbidden: tuple[str, ...]
    formed: tuple[FormedBelief, ...]


class ProbeReport(Struct, frozen=True):
    """Sum up a file of cases."""

    cases: tuple[CaseResult, ...]
    passed: int
    failed: int


def load_cases(path: Path) -> CaseFile:
    """Read a file of cases; raise `InvalidFile` naming the first wrong place."""
    try:
        if path.stat().st_size > CASE_FILE_BYTES_MAX:
            raise InvalidFile(str(path), 1, "file", "split it: it is larger than 64 MiB")
        document = path.read_bytes()
    except OSError as error:
        raise InvalidFile(str(path), 1, "file", f"it cannot be read ({error.strerror})") from None
    try:
        return CaseFile.model_validate_json(document)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "document"
        raise InvalidFile(str(path), 1, where, first["msg"]) from None


async def run_probe(cases: CaseFile) -> ProbeReport:
    """Play every case in a store of its own and judge it."""
    results = [await run_case(case) for case in cases.cases]
    passed = sum(result.passed for result in results)
    return ProbeReport(cases=tuple(results), passed=passed, failed=len(results) - passed)


async def run_case(case: Case) -> CaseResult:
    """Play one case and judge it."""
    start = min((s.at for s in case.sessions), default=datetime.fromisoformat("2026-01-01T00:00Z"))
    clock = FixedClock(start)
    async with open_memory("memory://", clock=clock, ids=SequentialIds(), sweeps=False) as memory:
        owner = memory.principal("probe", case.id)
        for session in case.sessions:
            await _play(owner, session, clock)
        beliefs = await owner.beliefs(include_closed=True)
    return judge(case, beliefs)


async def _play(owner: PrincipalMemory, session: CaseSession, clock: FixedClock) -> None:
    clock.move_to(session.at)
    last = session.at
    opened = await owner.open_session(
        project_scope=session.project_scope, label=session.id, at=session.at
    )
    for turn in session.turns:
        last = max(last, turn.at or session.at)
        clock.move_to(last)
        await opened.say(turn.text, role=turn.role, at=turn.at or session.at)
    await opened.close(at=last)


def judge(case: Case, beliefs: Sequence[Belief]) -> CaseResult:
    """Hold what is believed against what a case expects, to the letter of its words."""
    live = [b for b in beliefs if b.is_live]
    past = [b for b in beliefs if not b.is_live]
    missed = [f"live: {_words(e)}" for e in case.live if not _some(e, live)]
    missed += [f"past: {_words(e)}" for e in case.past if not _some(e, past)]
    forbidden = [f"never: {_words(e)}" for e in case.never if _some(e, beliefs)]
    forbidden += [f"not_live: {_words(e)}" for e in case.not_live if _some(e, live)]
    wrong = []
    if case.live_count is not None:
        low, high = case.live_count
        if not low <= len(live) <= high:
            wrong.append(f"live_count: {len(live)} is not in {low}..{high}")
    if case.flagged is not None and case.flagged != any(b.flagged for b in live):
        wrong.append(f"flagged: expected {case.flagged}")
    return CaseResult(
        id=case.id,
        passed=not (missed or wrong or forbidden),
        missed=tuple(missed),
        wrong=tuple(wrong),
        forbidden=tuple(forbidden),
        formed=tuple(_shown(b) for b in sorted(beliefs, key=lambda b: b.store_position)),
    )


def _some(expected: Expectation, beliefs: Sequence[Belief]) -> bool:
    return any(says(expected, belief) for belief in beliefs)


def says(expected: Expectation, belief: Belief) -> bool:
    """Tell whether a belief is what an expectation describes."""
    words = statement_words(belief.statement)
    return (
        all(_present(word, words) for word in expected.all)
        and (not expected.any or any(_present(word, words) for word in expected.any))
        and not any(_present(word, words) for word in expected.not_)
        and (
            expected.subject_not_user is None
            or expected.subject_not_user == (belief.about != USER_SUBJECT)
        )
        and _starts(expected, "from_", belief.valid_from)
        and _starts(expected, "to", belief.valid_to)
    )


def _starts(expected: Expectation, field: str, instant: datetime | None) -> bool:
    if field not in expected.model_fields_set:
        return True
    prefix: str | None = getattr(expected, field)
    if prefix is None or instant is None:
        return prefix is None and instant is None
    return instant.isoformat().startswith(prefix)


def statement_words(text: str) -> frozenset[str]:
    """Split a text at white space and punctuation, contractions kept whole and apart.

    "doesn't" counts as itself and as "n't"; "plum-otter-93" as itself and its parts.
    """
    found: set[str] = set()
    for raw in text.casefold().replace("’", "'").split():
        word = raw.strip(".,;:!?\"'()[]{}")
        found.add(word)
        if word.endswith("n't"):
            found.add("n't")
        found.update(p for p in word.replace("/", "-").replace("_", "-").split("-") if p)
        if "'" in word:
            found.add(word.split("'")[0])
    return frozenset(found)


def _present(word: str, words: frozenset[str]) -> bool:
    wanted = word.casefold().replace("’", "'")
    if wanted in words:
        return True
    forms = _lemmas(wanted)
    return any(forms & _lemmas(other) for other in words)


def _lemmas(word: str) -> frozenset[str]:
    found = {word}
    known = lemminflect.getAllLemmas(word)
    if not known and word.isalpha():
        # A word the dictionary lacks is inflected by rule: emojis, repos, refactors.
        known = {upos: lemminflect.getAllLemmasOOV(word, upos)[upos] for upos in ("NOUN", "VERB")}
    for lemmas in known.values():
        found.update(lemmas)
    return frozenset(found)


def _words(expected: Expectation) -> str:
    return expected.model_dump_json(by_alias=True, exclude_defaults=True)


def _shown(belief: Belief) -> FormedBelief:
    return FormedBelief(
        statement=belief.statement,
        status=belief.status.value,
        subject=belief.subject,
        about=belief.about,
        flagged=belief.flagged,
        valid_from=belief.valid_from,
        valid_to=belief.valid_to,
    )
