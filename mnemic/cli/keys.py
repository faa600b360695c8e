"""Idempotency keys derived from what a file says, never from its name.

The same turn has the same key in every file and on every run, so that it takes effect
once. A key is a digest that the principal keys: nothing of the text is in it.
"""

from __future__ import annotations

from hashlib import blake2b

from msgspec import Struct

from mnemic.cli.files import ConversationSession
from mnemic.memory.model import Principal, encode

_DIGEST_BYTES = 20


class SessionKeys(Struct, frozen=True):
    """Hold one session's keys; `turns` and `opens` are in the order of its turns.

    `opens[i]` is the key under which a stored session that begins with turn `i` is
    opened: the first turn of a file's session, or the first new one of a continuation.
    """

    turns: tuple[str, ...]
    opens: tuple[str, ...]

    def close(self, first: int, last: int) -> str:
        """Give the key under which the stored session of turns `first`..`last` is closed."""
        return f"run:close:{_digest(None, self.opens[first], self.turns[last])}"


def session_keys(whose: Principal, session: ConversationSession) -> SessionKeys:
    """Derive the keys of a session's turns."""
    turns = tuple(
        "run:turn:"
        + _digest(
            whose,
            session.name,
            "" if turn.at is None else turn.at.isoformat(),
            turn.role,
            turn.text,
            turn.place,
        )
        for turn in session.turns
    )
    scope = session.project_scope or ""
    return SessionKeys(
        turns=turns,
        opens=tuple(f"run:open:{_digest(whose, session.name, scope, key)}" for key in turns),
    )


def _digest(whose: Principal | None, *parts: str) -> str:
    # JSON keeps the parts apart, whatever is in them.
    key = b"" if whose is None else blake2b(whose.seal, digest_size=32).digest()
    return blake2b(encode(parts), key=key, digest_size=_DIGEST_BYTES).hexdigest()
