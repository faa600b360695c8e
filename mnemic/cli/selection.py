"""`mnemic profiles selection`: which formation policy runs here, and why."""

from __future__ import annotations

import os
from collections.abc import Iterator

from msgspec import Struct, structs
from rich.text import Text

from mnemic.activation import (
    FormationTuple,
    Mode,
    Refusal,
    RefusalReason,
    Selection,
    SelectionReason,
    choose_formation,
)
from mnemic.activation.choosing import EVIDENCE_VARIABLE, FORMATION_MODEL_VARIABLE, MODE_VARIABLE
from mnemic.cli.overlay import chosen_profile
from mnemic.cli.screen import Screen, harmless, write_document
from mnemic.memory.model import encode

_WHY = {
    SelectionReason.EVIDENCED: "its evidence matches this host exactly",
    SelectionReason.MODE_OFF: f"{MODE_VARIABLE} is off",
    SelectionReason.NO_ARTIFACT: (
        f"no evidence is bundled with this version or named by {EVIDENCE_VARIABLE}"
    ),
    SelectionReason.CORPORA_MISSING: (
        "this tree ships no corpora, so that no evidence can be held to them"
    ),
    SelectionReason.NO_MODEL: f"no model is named by {FORMATION_MODEL_VARIABLE} or MNEMIC_MODEL",
    SelectionReason.NO_MATCH: "no evidence was made of what this host is",
}

_REFUSED = {
    RefusalReason.TUPLE: "it evaluated another",
    RefusalReason.CORPUS: "it was scored on another corpus than this tree ships",
    RefusalReason.HOLDOUT: "it was scored on another holdout than this tree ships",
    RefusalReason.SCORER: "it was scored by another scorer than this tree's",
    RefusalReason.BUILD: "it was made of another commit than this release",
}


class SelectionView(Struct, frozen=True):
    """Show a selection and the tuples that an owner may move formation to."""

    selection: Selection
    offered: tuple[FormationTuple, ...]


def show(overlay: str | None, *, as_json: bool) -> None:
    """Show what a host with this profile and this environment would select.

    A host in the mode `required` may refuse to start; here the same search is shown.
    """
    environment = dict(os.environ)
    if environment.get(MODE_VARIABLE, "").strip() == Mode.REQUIRED.value:
        environment[MODE_VARIABLE] = Mode.AUTO.value
        shown_mode = Mode.REQUIRED
    else:
        shown_mode = None
    chosen = choose_formation(environment, chosen_profile(overlay))
    selection = chosen.selection
    if shown_mode is not None:
        selection = structs.replace(selection, mode=shown_mode)
    if as_json:
        write_document(encode(SelectionView(selection, chosen.offered)))
        return
    screen = Screen()
    for line in _lines(selection, chosen.offered):
        screen.line(line)


def _lines(selection: Selection, offered: tuple[FormationTuple, ...]) -> Iterator[Text]:
    asks = "asks a model" if selection.asks_provider else "asks no model"
    yield Text.assemble((selection.policy, "bold"), f"  {selection.extractor}, {asks}")
    yield Text(f"because {_because(selection)}")
    if selection.mode is Mode.REQUIRED and selection.reason is not SelectionReason.EVIDENCED:
        yield Text(f"{MODE_VARIABLE} is required: a host refuses to start")
    if selection.artifact is not None:
        yield Text(f"evidence  {harmless(selection.artifact)}")
        if selection.release_unknown:
            yield Text("          no release names its commit, so its build was compared with none")
    yield from _tuple_lines(selection)
    for refused in selection.refused:
        yield Text(f"not used  {harmless(refused.artifact)}: {_refused(refused)}", style="dim")
    for other in offered:
        if other != selection.compared:
            effort = other.reasoning_effort or "default"
            yield Text(f"offered   {harmless(other.model_policy)}, effort {effort}")


def _because(selection: Selection) -> str:
    if selection.reason is SelectionReason.PINNED_UNEVIDENCED:
        assert selection.cause is not None, "a pin that fails has a cause"
        return f"{selection.pin} is pinned and unevidenced: {_WHY[selection.cause]}"
    said = _WHY[selection.reason]
    evidenced = selection.reason is SelectionReason.EVIDENCED
    return f"{selection.pin} is pinned and {said}" if selection.pin and evidenced else said


def _refused(refusal: Refusal) -> str:
    said = _REFUSED[refusal.reason]
    if refusal.reason is RefusalReason.TUPLE:
        said = f"{said} {', '.join(refusal.fields)}"
    return f"{refusal.formation_policy}, {said}"


def _tuple_lines(selection: Selection) -> Iterator[Text]:
    """Show what this host is, where there was evidence to compare it with."""
    running = selection.compared or selection.considered
    if running is None:
        return
    lead = "this host "
    for name in FormationTuple.__struct_fields__:
        value = getattr(running, name)
        yield Text(f"{lead:<10}{name:<24} {'default' if value is None else harmless(value)}")
        lead = ""
