"""The tools that write: each sends one verb under an idempotency key.

A write that was fenced, because another host took the principal, wrote nothing; it is sent
again under its key, a few times.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import TypeVar

from mnemic.api import Said, Statement
from mnemic.errors import Fenced, InvalidCommand, NotFound
from mnemic.memory.model import Belief, Trust
from mnemic.tools import answers, blocks
from mnemic.tools.asking import Answer
from mnemic.tools.calls import (
    CloseSessionCall,
    CorrectCall,
    ForgetCall,
    ObserveCall,
    RejectCall,
    RememberCall,
)
from mnemic.verbs import PrincipalVerbs

FENCED_TRIES_MAX = 4
"""Times a write is sent while other hosts keep taking the principal."""

PLANNED_SHOWN_MAX = 50
"""Most beliefs that a plan of an erasure shows."""

FORMED_SHOWN_MAX = 50
"""Most beliefs, formed and changed each, that `close_session` shows."""

TOKEN_BYTES = 12
"""Size of the digest in the token of a plan for one belief."""

T = TypeVar("T")


async def settled(write: Callable[[], Awaitable[T]]) -> T:
    """Send a write until it is not fenced, a bounded number of times."""
    for _ in range(FENCED_TRIES_MAX - 1):
        try:
            return await write()
        except Fenced:
            continue
    return await write()


async def observe(owner: PrincipalVerbs, call: ObserveCall) -> Answer:
    """Append turns to a session, which is opened when none is given."""
    opened = call.session_id is None
    if call.session_id is None:
        session = await settled(
            lambda: owner.open_session(project_scope=call.project_scope, key=f"{call.key}:open")
        )
    else:
        session = await owner.session(call.session_id)
    turns = [
        Said(text=turn.text, key=f"{call.key}:{number}", role=turn.role, at=turn.at)
        for number, turn in enumerate(call.turns)
    ]
    sequences = await settled(lambda: session.say_all(turns))
    content = answers.Observed(session_id=session.id, sequences=sequences, opened=opened)
    told = "opened a session and " if opened else ""
    turned = "1 turn" if len(sequences) == 1 else f"{len(sequences)} turns"
    return Answer(f"{told}took {turned}\nsession_id: {session.id}", content)


async def close_session(owner: PrincipalVerbs, call: CloseSessionCall) -> Answer:
    """Consolidate what a session said and close it."""
    session = await owner.session(call.session_id)
    done = await settled(lambda: session.close(key=call.key))
    formed = answers.all_shown(done.formed[:FORMED_SHOWN_MAX])
    changed = answers.all_shown(done.changed[:FORMED_SHOWN_MAX])
    content = answers.Closed(
        session_id=done.session_id,
        outcome=done.outcome.value,
        formed=formed,
        changed=changed,
        more=len(done.formed) - len(formed) + len(done.changed) - len(changed),
        reasons=done.reasons,
        screened=done.screened,
        pending_reason=done.pending_reason,
    )
    lines = [f"formed {line}" for line in blocks.belief_lines(formed)]
    lines += [f"changed {line}" for line in blocks.belief_lines(changed)]
    why = "" if done.pending_reason is None else f" ({done.pending_reason})"
    listed = f"\n{blocks.block('formed', lines)}" if lines else ""
    return Answer(f"closed: {done.outcome.value}{why}{listed}", content)


async def remember(owner: PrincipalVerbs, call: RememberCall) -> Answer:
    """Believe a statement."""
    stated = await settled(
        lambda: owner.remember(
            call.statement,
            trust=Trust(call.trust),
            project_scope=call.project_scope,
            key=call.key,
        )
    )
    return _stated(stated, "remembered")


async def correct(owner: PrincipalVerbs, call: CorrectCall) -> Answer:
    """Replace a belief by what is right."""
    stated = await settled(lambda: owner.correct(call.belief_id, call.statement, key=call.key))
    return _stated(stated, "corrected")


def _stated(stated: Statement, done: str) -> Answer:
    belief = None if stated.belief is None else answers.shown(stated.belief)
    content = answers.Stated(
        belief=belief,
        reason=stated.reason,
        replaced=stated.replaced,
        refused_by=stated.refused_by,
    )
    if belief is None:
        return Answer(f"not {done}: {stated.refused_by or stated.reason.value}", content)
    return Answer(f"{done}\n{blocks.block(done, [blocks.belief_line(belief)])}", content)


async def reject(owner: PrincipalVerbs, call: RejectCall) -> Answer:
    """End a belief as wrong."""
    ended = await settled(lambda: owner.reject(call.belief_id, key=call.key))
    ids = ", ".join(f"[m:{belief_id.hex[:8]}]" for belief_id in ended.belief_ids)
    return Answer(f"rejected {ids}", answers.Ended(belief_ids=ended.belief_ids))


# -- forgetting, in two steps ----------------------------------------------------------


async def forget(owner: PrincipalVerbs, call: ForgetCall) -> Answer:
    """Plan an erasure; with the plan's token, erase."""
    if call.query is not None:
        return await _forget_words(owner, call, call.query)
    assert call.belief_id is not None, "a call names one of the two"
    return await _forget_belief(owner, call, call.belief_id)


async def _forget_words(owner: PrincipalVerbs, call: ForgetCall, query: str) -> Answer:
    token = call.token
    if token is not None:
        receipt = await settled(lambda: owner.forget_confirm(query, token, key=call.key))
        return _erased(receipt.reached)
    plan = await owner.forget_plan(query)
    if not plan.reached:
        content = answers.ForgetAnswer(step="nothing", token=None, beliefs=(), more=0, reached={})
        return Answer("nothing that is remembered or was said holds these words", content)
    return _planned(plan.beliefs, plan.token, plan.reached)


async def _forget_belief(owner: PrincipalVerbs, call: ForgetCall, belief_id: str) -> Answer:
    try:
        belief = await owner.belief(belief_id)
    except NotFound:
        if call.token is None:
            raise
        # It may be this very call that erased it: then its key knows the answer.
        return _erased((await owner.forget(belief_id, key=call.key)).reached)
    token = _token(owner, belief)
    if call.token is None:
        return _planned((belief,), token, {"beliefs": 1})
    if call.token != token:
        raise InvalidCommand(
            "token", "it is not of a plan for this belief as it is now; plan again"
        )
    ended = await settled(lambda: owner.forget(belief.id, key=call.key))
    return _erased(ended.reached)


def _token(owner: PrincipalVerbs, belief: Belief) -> str:
    """Stand for a belief as it is: one that has moved since it was planned has another."""
    parts = (belief.id.hex, str(belief.store_position), belief.statement)
    planned = b"\x1f".join((owner.principal.seal, *(part.encode() for part in parts)))
    return blake2b(planned, digest_size=TOKEN_BYTES).hexdigest()


def _planned(beliefs: tuple[Belief, ...], token: str, reached: dict[str, int]) -> Answer:
    listed = answers.all_shown(beliefs[:PLANNED_SHOWN_MAX])
    more = len(beliefs) - len(listed)
    content = answers.ForgetAnswer(
        step="planned", token=token, beliefs=listed, more=more, reached=reached
    )
    lines = blocks.belief_lines(listed)
    shown = blocks.block("forget", lines, more=more or None) if lines else "(words that were said)"
    text = (
        f"this would be erased for good, with the words it came from ({_counts(reached)}):\n"
        f"{shown}\ntoken: {token}\n"
        "nothing is erased yet: show this to the user, and only when they agree call forget "
        "again with the same arguments and this token"
    )
    return Answer(text, content)


def _erased(reached: dict[str, int]) -> Answer:
    content = answers.ForgetAnswer(step="erased", token=None, beliefs=(), more=0, reached=reached)
    return Answer(f"erased for good ({_counts(reached)})", content)


def _counts(reached: dict[str, int]) -> str:
    return ", ".join(f"{kind} {number}" for kind, number in sorted(reached.items()))
