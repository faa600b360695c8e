"""LangGraph's `BaseStore` over memory: a namespace is an owner, an item is a belief.

    store = MnemicStore(memory, "acme")
    await store.aput(("memories", "ada"), "1", {"statement": "I live in Oslo."})
    await store.asearch(("memories", "ada"), query="Where does she live?")

`(*prefix, PRINCIPAL)` is a principal of the tenant in the general scope, and
`(*prefix, PRINCIPAL, PROJECT)` in a project's. A value is `{"statement": TEXT}`; what comes
back says more. Memory is no key-value store, and what it cannot do is refused with
`InvalidCommand`, never done by halves:

- An item's key is its belief's id, which search gives; a `put` under it is a correction. A
  key of your own is not kept, and cannot be asked for.
- A search is of one namespace, whole; a query gives as many beliefs as bear on it and fit
  `token_budget`, the best first, and cannot be paged.
- Filters compare for equality. There is no TTL, no index to choose, no list of namespaces.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any
from uuid import UUID

from anyio import from_thread
from anyio.lowlevel import current_token

from mnemic.errors import InvalidCommand, NotFound
from mnemic.extras import extra
from mnemic.memory.history import whole_id
from mnemic.memory.model import GENERAL_SCOPE, Belief, Portability, RecalledBelief
from mnemic.verbs import MemoryVerbs, PrincipalVerbs

with extra("langgraph", "langgraph", "langchain_core"):
    from langgraph.store.base import (
        BaseStore,
        GetOp,
        Item,
        ListNamespacesOp,
        Op,
        PutOp,
        Result,
        SearchItem,
        SearchOp,
    )

STATEMENT = "statement"
TOKEN_BUDGET = 4_096
DEFAULT_PREFIX = ("memories",)


class MnemicStore(BaseStore):
    """Be a store of one tenant's beliefs; made inside the event loop that `memory` is of.

    With `erases` a deletion erases the belief and the words it came from, for good;
    otherwise it is rejected: not believed any more, and not again on older evidence.
    """

    __slots__ = ("_erases", "_loop", "_memory", "_prefix", "_tenant", "_token_budget")

    def __init__(
        self,
        memory: MemoryVerbs,
        tenant_id: str,
        *,
        prefix: tuple[str, ...] = DEFAULT_PREFIX,
        token_budget: int = TOKEN_BUDGET,
        erases: bool = False,
    ) -> None:
        self._memory = memory
        self._tenant = tenant_id
        self._prefix = prefix
        self._token_budget = token_budget
        self._erases = erases
        self._loop = current_token()

    def batch(self, ops: Iterable[Op]) -> list[Result]:
        """Do operations from a thread beside the event loop, where LangGraph runs sync nodes."""
        try:
            current_token()
        except RuntimeError:
            return from_thread.run(self.abatch, list(ops), token=self._loop)
        raise InvalidCommand("batch", "on the event loop use aget, aput, asearch and adelete")

    async def abatch(self, ops: Iterable[Op]) -> list[Result]:
        """Do operations one after the other, in their order."""
        return [await self._done(op) for op in ops]

    async def _done(self, op: Op) -> Result:
        if isinstance(op, GetOp):
            return await self._get(op)
        if isinstance(op, SearchOp):
            return await self._search(op)
        if isinstance(op, PutOp):
            await self._put(op)
            return None
        assert isinstance(op, ListNamespacesOp)
        raise InvalidCommand("namespaces", "they cannot be listed; name the owner you mean")

    async def _get(self, op: GetOp) -> Item | None:
        owner, scope = self._owner(op.namespace)
        belief = await _live(owner, _belief_id(op.key), scope)
        return None if belief is None else _item(op.namespace, belief)

    async def _put(self, op: PutOp) -> None:
        owner, scope = self._owner(op.namespace)
        if op.value is None:
            await self._delete(owner, scope, op.key)
            return
        if op.ttl is not None:
            raise InvalidCommand("ttl", "a belief fades by its own rules; leave it out")
        if op.index is not None:
            raise InvalidCommand("index", "what is indexed cannot be chosen; leave it out")
        statement = _statement(op.value)
        named = whole_id(op.key) if _is_id(op.key) else None
        known = None if named is None else await _live(owner, named, scope)
        if known is not None:
            stated = await owner.correct(known.id, statement)
        else:
            stated = await owner.remember(statement, project_scope=_project(scope))
        if stated.belief is None and not stated.replaced:
            why = stated.refused_by or stated.reason.value
            raise InvalidCommand("value", f"it is not remembered: {why}")

    async def _delete(self, owner: PrincipalVerbs, scope: str, key: str) -> None:
        belief = await _live(owner, _belief_id(key), scope)
        if belief is None:
            return
        if self._erases:
            await owner.forget(belief.id)
        else:
            await owner.reject(belief.id)

    async def _search(self, op: SearchOp) -> list[SearchItem]:
        owner, scope = self._owner(op.namespace_prefix)
        if op.limit < 0 or op.offset < 0:
            raise InvalidCommand("limit", "limit and offset count from 0")
        found = (
            await self._recalled(owner, scope, op.query, op.offset)
            if op.query
            else await _listed(owner, scope)
        )
        items = [_search_item(op.namespace_prefix, belief, score) for belief, score in found]
        kept = [item for item in items if _matches(item.value, op.filter)]
        return kept[op.offset : op.offset + op.limit]

    async def _recalled(
        self, owner: PrincipalVerbs, scope: str, query: str, offset: int
    ) -> list[tuple[Belief, float | None]]:
        if offset:
            raise InvalidCommand("offset", "what a query recalls cannot be paged; leave it out")
        recalled = await owner.recall(
            query, project_scope=_project(scope), token_budget=self._token_budget
        )
        scores = {entry.belief_id: _score(entry) for entry in recalled.trace.beliefs}
        return [(belief, scores.get(belief.id)) for belief in recalled.beliefs]

    def _owner(self, namespace: tuple[str, ...]) -> tuple[PrincipalVerbs, str]:
        """Give the owner that a namespace names, and the scope."""
        prefix, rest = namespace[: len(self._prefix)], namespace[len(self._prefix) :]
        if prefix != self._prefix or len(rest) not in (1, 2):
            named = ", ".join(repr(part) for part in self._prefix)
            raise InvalidCommand(
                "namespace", f"use ({named}, PRINCIPAL) or ({named}, PRINCIPAL, PROJECT), whole"
            )
        scope = rest[1] if len(rest) == 2 else GENERAL_SCOPE
        return self._memory.principal(self._tenant, rest[0]), scope


def _project(scope: str) -> str | None:
    return None if scope == GENERAL_SCOPE else scope


def _is_id(key: str) -> bool:
    try:
        UUID(key)
    except ValueError:
        return False
    return True


def _belief_id(key: str) -> UUID:
    if not _is_id(key):
        raise InvalidCommand(
            "key", "a key of your own cannot be asked for: take the key that search gives"
        )
    return UUID(key)


async def _live(owner: PrincipalVerbs, belief_id: UUID | None, scope: str) -> Belief | None:
    if belief_id is None:
        return None
    try:
        belief = await owner.belief(belief_id)
    except NotFound:
        return None
    return belief if belief.is_live and _is_in(belief, scope) else None


async def _listed(owner: PrincipalVerbs, scope: str) -> list[tuple[Belief, float | None]]:
    return [(belief, None) for belief in await owner.beliefs() if _is_in(belief, scope)]


def _is_in(belief: Belief, scope: str) -> bool:
    return belief.scope == scope or belief.portability is Portability.PORTABLE


def _score(entry: RecalledBelief) -> float | None:
    return entry.score if entry.dropped_by is None else None


def _statement(value: Mapping[str, Any]) -> str:
    statement = value.get(STATEMENT)
    if set(value) != {STATEMENT} or not isinstance(statement, str):
        raise InvalidCommand("value", 'it is one statement in words: {"statement": "I …"}')
    return statement


def _value(belief: Belief) -> dict[str, Any]:
    return {
        STATEMENT: belief.statement,
        "kind": belief.claim_kind.value,
        "derivation": belief.derivation.value,
        "longevity": belief.longevity.value,
        "confidence": belief.confidence,
        "scope": belief.scope,
        "evidence": [span.text for span in belief.evidence_spans],
    }


def _item(namespace: tuple[str, ...], belief: Belief) -> Item:
    return Item(
        value=_value(belief),
        key=str(belief.id),
        namespace=namespace,
        created_at=belief.created_at,
        updated_at=belief.updated_at,
    )


def _search_item(namespace: tuple[str, ...], belief: Belief, score: float | None) -> SearchItem:
    return SearchItem(
        namespace=namespace,
        key=str(belief.id),
        value=_value(belief),
        created_at=belief.created_at,
        updated_at=belief.updated_at,
        score=score,
    )


def _matches(value: Mapping[str, Any], wanted: Mapping[str, Any] | None) -> bool:
    for name, expected in (wanted or {}).items():
        if name not in value or isinstance(expected, Mapping):
            raise InvalidCommand("filter", f"compare one of {', '.join(value)} for equality")
        if value[name] != expected:
            return False
    return True


__all__ = ["DEFAULT_PREFIX", "MnemicStore"]
