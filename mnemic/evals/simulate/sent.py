"""What was sent to a principal under which key: what the reference decides again."""

from __future__ import annotations

from collections import defaultdict

from mnemic.memory.commands import Command
from mnemic.memory.decide import Keyed
from mnemic.memory.model import Principal


class Sent:
    """Keep every command by the key that its receipt will bear.

    A key may stand for several wordings of one command: a provider asked twice answers
    twice, and only one of them takes effect.
    """

    def __init__(self) -> None:
        self._under: defaultdict[tuple[Principal, str], list[Keyed]] = defaultdict(list)
        self._unnamed = 0

    def note(self, principal: Principal, command: Command, *, key: str | None = None) -> str:
        """Note a command; give its key, a fresh one for a command without."""
        if key is None:
            self._unnamed += 1
            key = f"inside {self._unnamed}"
        self._add(principal, key, Keyed(command, key))
        return key

    def note_derived(self, principal: Principal, command: Command, key: str) -> None:
        """Note a command that is sent without a key and leaves its receipt under this one."""
        self._add(principal, key, Keyed(command))

    def under(self, principal: Principal, key: str) -> tuple[Keyed, ...]:
        """Give every wording that was sent under a key."""
        return tuple(self._under.get((principal, key), ()))

    def _add(self, principal: Principal, key: str, keyed: Keyed) -> None:
        known = self._under[principal, key]
        if keyed not in known:
            known.append(keyed)
