"""What was said, as it is handed to a model."""

from __future__ import annotations

from mnemic.memory.recall.episodes import WITHHELD, withheld


def test_what_formation_refuses_is_withheld_from_a_model() -> None:
    """A secret that was said stays in the log and is not handed to a model; the rest is."""
    shown = withheld("I moved to Malmo. My wifi password is plum-otter-93.")
    assert "Malmo" in shown
    assert WITHHELD in shown
    assert "plum" not in shown
    assert withheld("I moved to Malmo.") == "I moved to Malmo."
