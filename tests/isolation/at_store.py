"""The stores as paths: each method of the port, asked for one principal among look-alikes.

Every principal's rows bear the same ids, keys and sequences: whose they are is all that
parts them. What they hold differs, and the rows of one of them are damaged, for a check to
find.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from enum import Enum
from typing import Any, TypeAlias

from msgspec import Struct, structs

from mnemic.memory.lifecycle.horizons import Cutoff, Fade
from mnemic.memory.model import BeliefStatus, Principal, Sensitivity
from mnemic.memory.recall.query import BeliefQuery
from mnemic.stores.port import Commit, CommitResult, EventQuery, Store
from tests.contract import rows
from tests.isolation.evidence import Leak, require_silent, text_of
from tests.isolation.house import whole, word_of

EVERYTHING = BeliefQuery(now=rows.T0, limit=100, ceiling=Sensitivity.RESTRICTED)
BY_WORDS = structs.replace(EVERYTHING, terms=(("lives",),), subject_keys=("user.home",))
LATE = rows.at(1e6)
CUTOFFS = tuple(Cutoff(fade, LATE) for fade in Fade)
STRANGER = Principal("nobody", "nobody")


class Kind(Enum):
    """Say what a method is.

    READ gives content of one principal, TAKE takes it over as well, WRITE changes it, CHECK
    names faults in its rows. NAMES spans principals and gives their names alone. HOST is
    about the store and about nobody in it.
    """

    READ = "read"
    TAKE = "take"
    WRITE = "write"
    CHECK = "check"
    NAMES = "names"
    HOST = "host"


Call: TypeAlias = "Callable[[Any, Principal], Awaitable[Any]]"


class StorePath(Struct, frozen=True):
    """Hold how a method is called for a principal."""

    kind: Kind
    call: Call


def _read(call: Call) -> StorePath:
    return StorePath(Kind.READ, call)


def _names(call: Call) -> StorePath:
    return StorePath(Kind.NAMES, call)


async def _events(store: Store, who: Principal) -> Any:
    return (
        await store.events(who, EventQuery()),
        await store.events(who, EventQuery(session_id=rows.uid(1), newest_first=True)),
        await store.events(who, EventQuery(sequences=(1,), messages_only=True)),
    )


async def _searched(store: Store, who: Principal) -> Any:
    return await store.search(who, EVERYTHING), await store.search(who, BY_WORDS)


async def _committed(store: Store, who: Principal) -> Any:
    """Write rows whose ids everybody has: a session and a belief anew, an event beside."""
    more = rows.commit(
        who,
        1,
        1,
        position=1,
        events=(rows.event(2, text="More."),),
        sessions=(rows.session(1, label="Later."),),
        erased_beliefs=(rows.uid(2),),
    )
    return await store.commit([more])


async def _principals(store: Store, who: Principal) -> Any:
    found = await store.principals(tenant_id=who.tenant_id)
    if any(each.tenant_id != who.tenant_id for each in found):
        raise Leak("principals names somebody of another tenant")
    return found


PATHS: Mapping[str, StorePath] = {
    "claim": StorePath(Kind.TAKE, lambda store, who: store.claim(who)),
    "load": _read(lambda store, who: store.load(who)),
    "commit": StorePath(Kind.WRITE, _committed),
    "erase": StorePath(Kind.WRITE, lambda store, who: store.erase(who)),
    "receipts": _read(lambda store, who: store.receipts(who, ["k"])),
    "receipts_after": _read(lambda store, who: store.receipts_after(who)),
    "events": _read(_events),
    "sessions": _read(lambda store, who: store.sessions(who)),
    "session": _read(lambda store, who: store.session(who, rows.uid(1))),
    "runs": _read(lambda store, who: store.runs(who, session_id=rows.uid(1))),
    "trace": _read(lambda store, who: store.trace(who, rows.uid(4))),
    "traces": _read(lambda store, who: store.traces(who)),
    "episode": _read(lambda store, who: store.episode(who, rows.uid(3))),
    "episode_by_derivation": _read(lambda store, who: store.episode_by_derivation(who, "key-3")),
    "episodes": _read(lambda store, who: store.episodes(who, rows.uid(1))),
    "search": _read(_searched),
    "list_idle": _read(lambda store, who: store.list_idle(who, evidence_before=LATE)),
    "expired_traces": _read(lambda store, who: store.expired_traces(who, before=LATE)),
    "repasses": _read(lambda store, who: store.repasses(who, before=LATE)),
    "principals": _names(_principals),
    "idle_sessions": _names(lambda store, _: store.idle_sessions(before=LATE)),
    "fading": _names(lambda store, _: store.fading(cutoffs=CUTOFFS)),
    "expiring": _names(lambda store, _: store.expiring(before=LATE)),
    "repassing": _names(lambda store, _: store.repassing(before=LATE)),
    "index_faults": StorePath(Kind.CHECK, lambda store, who: store.index_faults(who)),
    "status": StorePath(Kind.HOST, lambda store, _: store.status()),
    "aclose": StorePath(Kind.HOST, lambda store, _: store.aclose()),
}

CHANGING = tuple(n for n, p in PATHS.items() if p.kind in (Kind.TAKE, Kind.WRITE))
"""Methods that change rows, the one that erases last of them."""

LOOKING = tuple(n for n in PATHS if n not in CHANGING and n != "aclose")


async def furnish(store: Store, people: Sequence[Principal]) -> None:
    """Give everybody one row of each kind, with everybody's ids and words of their own."""
    for number, who in enumerate(people):
        word = word_of(number)
        await store.claim(who)
        episode = structs.replace(rows.episode(3, 1), narrative=f"They spoke of {word}.")
        written = rows.commit(
            who,
            1,
            0,
            position=1,
            events=(rows.event(1, text=f"I live in {word}."),),
            sessions=(rows.session(1, label=word, repass_at=rows.T0),),
            beliefs=(
                rows.belief(
                    2,
                    1,
                    f"Lives in {word}.",
                    status=BeliefStatus.PROVISIONAL,
                    confidence=0.5,
                ),
            ),
            episodes=(episode,),
            traces=(rows.trace(4, 1, scope=word.lower()),),
            runs=(rows.run(5, scope=word.lower()),),
            tombstones=(rows.tombstone(6, fingerprints=(word,)),),
            receipts=(structs.replace(rows.receipt("k"), digest=word),),
        )
        assert await store.commit([written]) == (CommitResult.LANDED,)


async def attempt(
    store: Store, name: str, caller: Principal, people: Sequence[Principal], *, truth: Store
) -> None:
    """Ask a method for one principal; raise `Leak` if it shows or moves anybody else's rows.

    `truth` is the store whose rows are compared: `store` may be a broken one before it.
    """
    path = PATHS[name]
    words = {who: word_of(number) for number, who in enumerate(people)}
    others = [who for who in people if who != caller]
    foreign = [words[who] for who in others]
    changes = path.kind in (Kind.TAKE, Kind.WRITE)
    before = {who: await whole(truth, who) for who in others} if changes else {}
    value = await path.call(store, caller)
    shown = text_of(value)
    if changes and {who: await whole(truth, who) for who in others} != before:
        raise Leak(f"{name} moved somebody else's rows")
    require_silent(name, [shown], foreign=foreign)
    if path.kind in (Kind.READ, Kind.TAKE):
        _require_own(name, shown, words.get(caller))
    if path.kind is Kind.CHECK and value:
        raise Leak(f"{name} names faults in somebody else's rows")
    if path.kind is Kind.NAMES and not all(isinstance(each, Principal) for each in value):
        raise Leak(f"{name} gives more than names")


def _require_own(name: str, shown: str, word: str | None) -> None:
    """Raise unless a read shows its principal's own word, or nobody's to who has none."""
    if word is not None:
        assert word.casefold() in shown.casefold(), f"{name} does not even show one's own"
    elif "ville" in shown:
        raise Leak(f"{name} shows a stranger what is somebody's")


class Astray:
    """Be a store one of whose methods goes to somebody else: every control of `attempt`.

    A method that names a principal takes the other one's rows for it; one that names nobody
    gives the other one's events along.
    """

    def __init__(self, store: Store, method: str, to: Principal) -> None:
        self._store = store
        self._method = method
        self._to = to

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._store, name)
        if name != self._method:
            return real
        if PATHS[name].kind in (Kind.NAMES, Kind.HOST):
            return self._talkative(real)

        async def astray(first: Any, *rest: Any, **options: Any) -> Any:
            return await real(self._turned(first), *rest, **options)

        return astray

    def _turned(self, first: Any) -> Any:
        if isinstance(first, Principal):
            return self._to
        commits: Sequence[Commit] = first
        return [structs.replace(each, principal=self._to) for each in commits]

    def _talkative(self, real: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def talks(**options: Any) -> Any:
            if "tenant_id" in options:
                return await real()
            return await real(**options), await self._store.events(self._to, EventQuery())

        return talks
