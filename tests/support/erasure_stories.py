"""What erasing promises, told once for both stores."""

from __future__ import annotations

from mnemic.api import Memory
from tests.support.erasing import ADA, BOB, OTHER, WORD, Scan, check_gone, lived, owner_of


async def forgetting_a_belief(memory: Memory, scan: Scan) -> None:
    """Evidence, echoes, working states, episodes, traces and receipts go; the rest stays."""
    await lived(memory, ADA)
    await lived(memory, BOB)
    bob = await scan(BOB)
    assert WORD in await scan(ADA)
    ada = owner_of(memory, ADA)
    named = [b for b in await ada.beliefs() if WORD in b.statement.casefold()]
    reached: dict[str, int] = {}
    for belief in named:
        if belief.id in {b.id for b in await ada.beliefs()}:
            ended = await ada.forget(belief.id)
            reached = {k: reached.get(k, 0) + n for k, n in (reached | ended.reached).items()}
    await check_gone(memory, scan)
    assert OTHER in await scan(ADA)
    assert {"beliefs", "events", "tombstones", "episodes", "traces", "receipts"} <= reached.keys()
    assert await scan(BOB) == bob


async def forgetting_by_words(memory: Memory, scan: Scan) -> None:
    """A plan lists and writes nothing; its confirmation leaves no such word."""
    await lived(memory, ADA)
    await lived(memory, BOB)
    bob, before = await scan(BOB), await scan(ADA)
    ada = owner_of(memory, ADA)
    plan = await ada.forget_plan("Zanzibar")
    assert await scan(ADA) == before
    assert len(plan.beliefs) == plan.reached["beliefs"] >= 2
    receipt = await ada.forget_confirm("Zanzibar", plan.token)
    assert receipt.reached == plan.reached
    assert WORD not in repr(receipt).casefold()
    await check_gone(memory, scan)
    assert OTHER in await scan(ADA)
    assert await scan(BOB) == bob
    assert (await ada.forget_plan("Zanzibar")).reached == {}


async def deleting_a_session(memory: Memory, scan: Scan) -> None:
    """Its words and label are in no row; what was told elsewhere stays."""
    session_id = await lived(memory, ADA)
    await lived(memory, BOB)
    bob = await scan(BOB)
    ada = owner_of(memory, ADA)
    receipt = await ada.delete_session(session_id)
    kinds = {"sessions", "beliefs", "events", "runs", "episodes", "traces", "receipts"}
    assert kinds <= receipt.reached.keys()
    left = await scan(ADA)
    assert OTHER not in left
    assert "ada-talk" not in left
    assert str(session_id) not in left
    assert WORD in left, "what was remembered outside of the session"
    await check_gone(memory, scan, word=OTHER)
    assert await scan(BOB) == bob


async def erasing_a_principal(memory: Memory, scan: Scan) -> None:
    """Nothing is left but a name; it may begin again."""
    await lived(memory, ADA)
    await lived(memory, BOB)
    bob = await scan(BOB)
    ada = owner_of(memory, ADA)
    receipt = await ada.erase()
    assert receipt.erased == "principal"
    kinds = {"events", "sessions", "beliefs", "episodes", "traces", "runs", "receipts"}
    assert kinds == receipt.reached.keys()
    await check_gone(memory, scan)
    await check_gone(memory, scan, word=OTHER)
    assert await ada.beliefs(include_closed=True) == ()
    assert await ada.session_ids() == ()
    assert await scan(BOB) == bob
    await ada.remember("I like jazz.")
    assert [b.statement for b in await ada.beliefs()] == ["User likes jazz."]


async def erasing_a_tenant(memory: Memory, scan: Scan) -> None:
    """Every principal of it, and no other tenant's; repeated, it reaches nothing."""
    await lived(memory, ADA)
    await lived(memory, BOB)
    other = memory.principal("zeta", "ada")
    await other.remember("I live in Zanzibar.")
    kept = await scan(other.principal)
    receipt = await memory.erase_tenant("acme")
    assert receipt.reached["principals"] == 2
    assert WORD not in await scan(ADA)
    assert WORD not in await scan(BOB)
    assert await scan(other.principal) == kept
    assert (await memory.erase_tenant("acme")).reached == {}


STORIES = (
    forgetting_a_belief,
    forgetting_by_words,
    deleting_a_session,
    erasing_a_principal,
    erasing_a_tenant,
)
