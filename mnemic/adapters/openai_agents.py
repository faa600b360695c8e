"""The OpenAI Agents SDK's `Session` over memory: the conversation is a session of its owner.

    session = await MnemicSession.open(ada, project_scope="orbit-app")
    await Runner.run(agent, "Where do I live?", session=session)
    await session.close()

What was said is kept, word for word, and beliefs are formed from it at `close`, or when the
conversation falls quiet. What the model is given first is what the session is primed with.
Kept are messages and their text: a tool's calls and results, reasoning and pictures are not
part of the conversation that comes back. Nothing that was said can be taken back, so that
`pop_item` is refused; `clear_session` erases the session and what rests on it alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast
from uuid import UUID, uuid4

from mnemic.api import Consolidation, Said
from mnemic.errors import InvalidCommand
from mnemic.extras import extra
from mnemic.memory.model import GENERAL_SCOPE, EventKind
from mnemic.stores.port import PAGE_ROWS_MAX
from mnemic.verbs import PrincipalVerbs, SessionVerbs

with extra("openai-agents", "agents", "openai"):
    from agents.items import TResponseInputItem
    from agents.memory import SessionSettings

_ROLES = {"user": "user", "assistant": "assistant", "system": "system", "developer": "system"}
"""Which role a message's role is said in; a message of any other is none of these."""

_SHOWN = {
    EventKind.USER_MESSAGE: "user",
    EventKind.ASSISTANT_MESSAGE: "assistant",
    EventKind.SYSTEM_MESSAGE: "system",
}


class MnemicSession:
    """Be the conversation of one owner; made by `open` or `resume`."""

    session_settings: SessionSettings | None = None

    def __init__(self, owner: PrincipalVerbs, session: SessionVerbs, *, primed: bool) -> None:
        self._owner = owner
        self._session = session
        self._primed = primed
        self.session_id = str(session.id)

    @classmethod
    async def open(
        cls, owner: PrincipalVerbs, *, project_scope: str | None = None, primed: bool = True
    ) -> MnemicSession:
        """Open a session; with `primed`, its conversation begins with what matters most."""
        return cls(owner, await owner.open_session(project_scope=project_scope), primed=primed)

    @classmethod
    async def resume(
        cls, owner: PrincipalVerbs, session_id: UUID | str, *, primed: bool = True
    ) -> MnemicSession:
        """Take a conversation up again; raises `NotFound`."""
        found = await owner.session(UUID(str(session_id)))
        return cls(owner, found, primed=primed)

    async def get_items(self, limit: int | None = None) -> list[TResponseInputItem]:
        """Give the newest messages, oldest first, after what the session is primed with.

        That takes one place of a `limit` of two or more.
        """
        places = PAGE_ROWS_MAX if limit is None else min(limit, PAGE_ROWS_MAX)
        first: list[TResponseInputItem] = []
        if self._primed and places > 1 and (block := (await self._session.snapshot()).text):
            first, places = [_item("user", block)], places - 1
        turns = await self._session.turns(limit=places) if places > 0 else ()
        said = [_item(_SHOWN[t.kind], t.text or "") for t in turns if t.kind in _SHOWN]
        return [*first, *said]

    async def add_items(self, items: list[TResponseInputItem]) -> None:
        """Append messages, all of them or, after an error, none twice."""
        key = uuid4().hex
        said = [
            _said(cast("Mapping[str, Any]", item), f"{key}:{n}") for n, item in enumerate(items)
        ]
        await self._session.say_all([turn for turn in said if turn is not None])

    async def pop_item(self) -> TResponseInputItem | None:
        """Refuse: what was said cannot be taken back."""
        raise InvalidCommand(
            "pop_item", "what was said is not taken back; correct or forget what came of it"
        )

    async def clear_session(self) -> None:
        """Erase the session with what rests on it alone; go on in a new one."""
        scope = None if self._session.scope == GENERAL_SCOPE else self._session.scope
        await self._owner.delete_session(self._session.id)
        self._session = await self._owner.open_session(project_scope=scope)
        self.session_id = str(self._session.id)

    async def close(self) -> Consolidation:
        """Form beliefs from what was said and close the session."""
        return await self._session.close()


def _item(role: str, text: str) -> TResponseInputItem:
    return cast("TResponseInputItem", {"role": role, "content": text})


def _said(item: Mapping[str, Any], key: str) -> Said | None:
    """Read a message with text; None for anything else."""
    role = _ROLES.get(item.get("role", ""))
    if role is None or item.get("type", "message") != "message":
        return None
    text = _text(item.get("content"))
    return Said(text, key, role=role) if text.strip() else None


def _text(content: Any) -> str:
    if isinstance(content, str):
        return content
    parts = content if isinstance(content, list) else ()
    texts = (part.get("text") for part in parts if isinstance(part, Mapping))
    return "\n".join(text for text in texts if isinstance(text, str))


__all__ = ["MnemicSession"]
