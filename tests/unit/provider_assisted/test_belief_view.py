"""Which beliefs a call is shown."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.provided.belief_view import most_recent, most_related
from mnemic.memory.model import BeliefStatus, Portability, Sensitivity
from tests.unit.provider_assisted.views import known, view_of

TOOLS = ("chisel", "rasp", "vice", "clamp", "awl", "mallet", "gouge", "adze", "burin", "froe")


def _notes(count: int) -> list[str]:
    return [f"User keeps the {TOOLS[n % 10]} in drawer {n}." for n in range(1, count + 1)]


def test_the_control_shows_the_fifty_most_recent() -> None:
    """Newest store position first, whatever the batch is about."""
    beliefs = [known(n, text) for n, text in enumerate(_notes(60), start=1)]
    shown = most_recent(view_of("I play the oboe.", beliefs=beliefs))
    assert [b.statement for b in shown] == [b.statement for b in reversed(beliefs[10:])]


def test_the_repaired_view_ranks_by_content_shared_with_the_batch() -> None:
    """An old belief that the conversation returns to goes before fifty newer ones."""
    notes = [known(n, text) for n, text in enumerate(_notes(60), start=3)]
    oboe = known(1, "User plays the oboe in an orchestra.", "oboe")
    reed = known(2, "User makes reeds for the oboe.", "reeds")
    texts = ["My oboe reed split before the orchestra played."]
    shown = most_related(view_of(*texts, beliefs=[*notes, oboe, reed]), texts)
    assert [b.subject for b in shown[:2]] == ["oboe", "reeds"]
    assert [b.statement for b in shown[2:]] == [b.statement for b in reversed(notes[12:])]


def test_store_order_breaks_ties() -> None:
    """Of two that share as much, the newer position goes first."""
    older = known(4, "User tunes the oboe at night.", "older")
    newer = known(9, "User cleans the oboe at noon.", "newer")
    shown = most_related(view_of("oboe", beliefs=[older, newer]), ["oboe"])
    assert [b.subject for b in shown] == ["newer", "older"]


def test_only_the_five_hundred_most_recent_are_ranked() -> None:
    """What is older is not looked at, however much it shares."""
    notes = [known(n, text) for n, text in enumerate(_notes(500), start=2)]
    oboe = known(1, "User plays the oboe.", "oboe")
    inside = [*notes[1:], oboe]
    assert most_related(view_of("oboe", beliefs=inside), ["oboe"])[0].subject == "oboe"
    shown = most_related(view_of("oboe", beliefs=[*notes, oboe]), ["oboe"])
    assert "oboe" not in {b.subject for b in shown}
    assert len(shown) == 50


@pytest.mark.parametrize("sensitivity", list(Sensitivity))
def test_what_is_above_internal_never_leaves(sensitivity: Sensitivity) -> None:
    """Neither policy shows a sensitive belief, and it takes no place in the window."""
    held = known(3, "User plays the oboe.", sensitivity=sensitivity)
    view = view_of("oboe", beliefs=[held])
    leaves = sensitivity in {Sensitivity.PUBLIC, Sensitivity.INTERNAL}
    assert (len(most_recent(view)), len(most_related(view, ["oboe"]))) == (leaves, leaves)


def test_what_holds_in_another_project_alone_is_not_shown() -> None:
    """A local belief of another scope says nothing about this session."""
    here = known(1, "The team uses Rust.", "here", scope="orbit", portability=Portability.LOCAL)
    there = known(2, "The team uses Go.", "there", scope="comet", portability=Portability.LOCAL)
    anywhere = known(3, "User uses Vim.", "anywhere", scope="comet")
    view = view_of("We use Rust.", beliefs=[here, there, anywhere], scope="orbit")
    assert {b.subject for b in most_recent(view)} == {"here", "anywhere"}
    assert {b.subject for b in most_related(view, ["Rust"])} == {"here", "anywhere"}


def test_what_is_not_believed_any_more_is_not_shown() -> None:
    """A view may hold more than it should; a superseded belief stays back."""
    gone = known(1, "User plays the oboe.", status=BeliefStatus.SUPERSEDED)
    assert most_recent(view_of("oboe", beliefs=[gone])) == ()
