"""The deterministic control stays what it was when it was recorded."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.grammar import ENTRIES, entries_of
from mnemic.memory.formation.grammar.table import version
from tests.unit.formation_grammar.freeze import (
    FIXTURE,
    FIXTURES,
    differing,
    document,
    recorded_turns,
)


@pytest.mark.gate("gate.memory.distill_versions_frozen")
def test_formation_7_is_byte_identical_to_its_record() -> None:
    """003 §Existing controls stay measurable: the recorded output never changes silently."""
    turns = recorded_turns()
    assert len(turns) >= 150
    assert document(turns) == FIXTURE.read_text(encoding="utf-8")


@pytest.mark.gate("gate.memory.distill_versions_frozen")
@pytest.mark.parametrize("policy", sorted(FIXTURES))
def test_each_deterministic_policy_makes_what_its_record_says(policy: str) -> None:
    """A record is changed on purpose or not at all."""
    assert differing(policy) == []


def test_every_entry_names_its_policy_and_has_a_name_of_its_own() -> None:
    """An entry is known by its name and by the policy that introduced it."""
    names = [entry.name for entry in ENTRIES]
    assert len(set(names)) == len(names)
    assert {entry.since for entry in ENTRIES} == {"formation@7", "formation@11"}


def test_a_policy_reads_with_the_entries_of_its_own_and_older_policies() -> None:
    """What a later policy adds is not seen by an older one."""
    assert version("formation@11") == 11
    before = {e.name for entries in entries_of("formation@6").values() for e in entries}
    seven = {e.name for entries in entries_of("formation@7").values() for e in entries}
    eleven = {e.name for entries in entries_of("formation@11").values() for e in entries}
    assert before == set()
    assert seven == {entry.name for entry in ENTRIES if entry.since == "formation@7"}
    assert eleven == {entry.name for entry in ENTRIES}
    assert seven < eleven
