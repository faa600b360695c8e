"""The LangGraph store, tested with LangGraph's own calls and in a graph."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypedDict

import anyio
import anyio.to_thread
import pytest
from langgraph.graph import END, START, StateGraph
from langgraph.store.base import BaseStore, GetOp, PutOp, SearchOp

from mnemic.adapters.langgraph import MnemicStore
from mnemic.errors import InvalidCommand
from mnemic.verbs import MemoryVerbs
from tests.unit.adapters.places import PLACES, on

ADA = ("memories", "ada")
ORBIT = ("memories", "ada", "orbit-app")


@PLACES
def test_a_belief_is_put_searched_updated_and_deleted(place: str, tmp_path: Path) -> None:
    """The life of an item, by the key that search gives."""

    async def story(memory: MemoryVerbs) -> None:
        store = MnemicStore(memory, "acme")
        await store.aput(ADA, "mine", {"statement": "I live in Seattle."})
        await store.aput(ADA, "mine", {"statement": "I work at Initech."})
        (found,) = await store.asearch(ADA, query="Where do I live?")
        assert found.value["statement"] == "User lives in Seattle."
        assert found.value["evidence"] == ["I live in Seattle."]
        assert found.namespace == ADA
        assert found.score is not None
        assert found.score > 0
        item = await store.aget(ADA, found.key)
        assert item is not None
        assert (item.key, item.value) == (found.key, found.value)
        assert item.created_at <= item.updated_at
        await store.aput(ADA, found.key, {"statement": "I live in Portland."})
        assert await store.aget(ADA, found.key) is None
        (moved,) = await store.asearch(ADA, query="Where do I live?")
        assert moved.value["statement"] == "User lives in Portland."
        await store.adelete(ADA, moved.key)
        await store.adelete(ADA, moved.key)
        listed = await store.asearch(ADA)
        assert [item.value["statement"] for item in listed] == ["User works at Initech."]
        owner = memory.principal("acme", "ada")
        assert len(await owner.beliefs(include_closed=True)) == 3

    on(place, tmp_path, story)


@PLACES
def test_a_store_that_erases_leaves_nothing(place: str, tmp_path: Path) -> None:
    """A deletion takes the words along when that was asked for."""

    async def story(memory: MemoryVerbs) -> None:
        store = MnemicStore(memory, "acme", erases=True)
        await store.aput(ADA, "1", {"statement": "I live in Seattle."})
        (found,) = await store.asearch(ADA)
        await store.adelete(ADA, found.key)
        owner = memory.principal("acme", "ada")
        assert await owner.beliefs(include_closed=True) == ()
        assert (await owner.recall_episodes("Seattle")).events == ()

    on(place, tmp_path, story)


def test_a_project_sees_its_own_and_what_holds_everywhere(tmp_path: Path) -> None:
    """Owners and projects do not see each other's."""

    async def story(memory: MemoryVerbs) -> None:
        store = MnemicStore(memory, "acme", prefix=("agents", "notes"))
        ada, orbit = ("agents", "notes", "ada"), ("agents", "notes", "ada", "orbit-app")
        await store.aput(orbit, "1", {"statement": "The deploy script is in tools."})
        await store.aput(ada, "2", {"statement": "I live in Seattle."})
        in_orbit = {item.value["scope"] for item in await store.asearch(orbit)}
        assert in_orbit == {"orbit-app", "general"}
        in_other = await store.asearch(("agents", "notes", "ada", "other"))
        assert {item.value["scope"] for item in in_other} == {"general"}
        assert await store.asearch(("agents", "notes", "bob")) == []
        (deploy,) = [i for i in await store.asearch(orbit) if i.value["scope"] == "orbit-app"]
        assert await store.aget(ada, deploy.key) is None
        await store.adelete(ada, deploy.key)
        assert await store.aget(orbit, deploy.key) is not None

    on("in process", tmp_path, story)


def test_lists_are_paged_and_filtered_by_equality(tmp_path: Path) -> None:
    """Without a query every belief is listed, newest first."""

    async def story(memory: MemoryVerbs) -> None:
        store = MnemicStore(memory, "acme")
        for n in range(5):
            await store.aput(ADA, str(n), {"statement": f"I have a boat named Nessie {n}."})
        whole = [item.key for item in await store.asearch(ADA)]
        paged = [
            item.key
            for offset in (0, 2, 4)
            for item in await store.asearch(ADA, limit=2, offset=offset)
        ]
        assert paged == whole
        assert len(whole) == 5
        one = await store.asearch(ADA, filter={"statement": "User has a boat named Nessie 3."})
        assert len(one) == 1
        assert await store.asearch(ADA, filter={"scope": "orbit-app"}) == []

    on("in process", tmp_path, story)


@pytest.mark.parametrize(
    ("op", "field"),
    [
        (PutOp(ADA, "1", {"text": "I live in Oslo."}), "value"),
        (PutOp(ADA, "1", {"statement": "I live in Oslo.", "tag": "x"}), "value"),
        (PutOp(ADA, "1", {"statement": 3}), "value"),
        (PutOp(ADA, "1", {"statement": "My password is hunter2plum."}), "value"),
        (PutOp(ADA, "1", {"statement": "I live in Oslo."}, ttl=5.0), "ttl"),
        (PutOp(ADA, "1", {"statement": "I live in Oslo."}, index=["statement"]), "index"),
        (PutOp(("memories",), "1", {"statement": "x"}), "namespace"),
        (PutOp(("other", "ada"), "1", {"statement": "x"}), "namespace"),
        (PutOp(("memories", " "), "1", {"statement": "x"}), "principal_id"),
        (GetOp(ADA, "mine"), "key"),
        (PutOp(ADA, "mine", None), "key"),
        (SearchOp(("memories",)), "namespace"),
        (SearchOp(ADA, query="x", offset=1), "offset"),
        (SearchOp(ADA, limit=-1), "limit"),
        (SearchOp(ADA, filter={"confidence": {"$gt": 0.5}}), "filter"),
        (SearchOp(ADA, filter={"tag": "x"}), "filter"),
    ],
)
def test_what_memory_cannot_do_is_refused(op: Any, field: str, tmp_path: Path) -> None:
    """One sentence and the field, and nothing is done by halves."""

    async def story(memory: MemoryVerbs) -> None:
        store = MnemicStore(memory, "acme")
        await store.aput(ADA, "0", {"statement": "I like tea."})
        with pytest.raises(InvalidCommand) as error:
            await store.abatch([op])
        assert error.value.field == field
        assert "hunter2plum" not in str(error.value)
        assert len(await store.asearch(ADA)) == 1

    on("in process", tmp_path, story)


def test_namespaces_are_not_listed(tmp_path: Path) -> None:
    """Whoever has a store does not learn from it who else is there."""

    async def story(memory: MemoryVerbs) -> None:
        store = MnemicStore(memory, "acme")
        with pytest.raises(InvalidCommand, match="namespaces"):
            await store.alist_namespaces(prefix=("memories",))
        with pytest.raises(NotImplementedError):
            await store.aput(ADA, "1", {"statement": "I live in Oslo."}, ttl=5)

    on("in process", tmp_path, story)


def test_the_synchronous_calls_work_beside_the_event_loop(tmp_path: Path) -> None:
    """From a thread, as sync nodes run; on the loop itself they would wait for themselves."""

    async def story(memory: MemoryVerbs) -> None:
        store = MnemicStore(memory, "acme")

        def beside() -> str:
            store.put(ADA, "1", {"statement": "I live in Oslo."})
            (found,) = store.search(ADA, query="Where do I live?")
            statement: str = found.value["statement"]
            return statement

        assert await anyio.to_thread.run_sync(beside) == "User lives in Oslo."
        with pytest.raises(InvalidCommand, match="use aget, aput"):
            store.get(ADA, "00000000-0000-0000-0000-000000000007")

    on("in process", tmp_path, story)


class Talk(TypedDict):
    said: str
    known: list[str]


@PLACES
def test_a_graph_remembers_and_recalls(place: str, tmp_path: Path) -> None:
    """Nodes of a compiled graph, one async and one sync, use the store that it was given."""

    async def remember(state: Talk, *, store: BaseStore) -> Talk:
        await store.aput(ADA, "said", {"statement": state["said"]})
        return state

    def recall(state: Talk, *, store: BaseStore) -> Talk:
        found = store.search(ADA, query="Where do I live?")
        return {"said": state["said"], "known": [item.value["statement"] for item in found]}

    async def story(memory: MemoryVerbs) -> None:
        graph = StateGraph(Talk)
        graph.add_node("remember", remember)
        graph.add_node("recall", recall)
        graph.add_edge(START, "remember")
        graph.add_edge("remember", "recall")
        graph.add_edge("recall", END)
        compiled = graph.compile(store=MnemicStore(memory, "acme"))
        done = await compiled.ainvoke({"said": "I live in Oslo.", "known": []})
        assert done["known"] == ["User lives in Oslo."]

    on(place, tmp_path, story)
