"""A model that asks memory once before it answers."""

from __future__ import annotations

from mnemic.providers.chat import ToolCall
from mnemic.providers.scripted import FakeModelScript, ScriptedModel, ScriptedTurn

_TURNS = (
    ScriptedTurn(tool_calls=(ToolCall("call_0", "recall", '{"question": "home"}'),)),
    ScriptedTurn(text="Done."),
)


class Asking(ScriptedModel):
    """Call `recall` in the first step of every probe and answer in the second."""

    def __init__(self) -> None:
        super().__init__(FakeModelScript(turns=_TURNS * 6))
