"""Every bound of the runtime, by name and unit (design §3)."""

from __future__ import annotations

from msgspec import Struct


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Bound the runtime; the defaults are for 2 cores and 24 GiB."""

    mailbox_messages: int = 4_096
    """Messages one principal may have waiting; the next is answered `Overloaded`."""

    turn_messages: int = 1_024
    """Queued appends that one turn takes together."""

    active_principals: int = 10_000
    """Activations held; past it the least recently used idle one is passivated."""

    idle_workers: int = 1_024
    """Tasks kept waiting for the next actor that gets a message; an idle actor has none."""

    idle_s: float = 300.0
    """Quiet time after which an activation is passivated."""

    batch_commits: int = 256
    """Change sets in one group commit. A larger one lets the server wait while it is put
    together, and the host while it is written; two of this size keep both at work."""

    batch_rows: int = 20_000
    """Rows in one group commit; a single larger change set still goes, alone."""

    commits_in_flight: int = 2
    """Group commits under way at once: one being synced while the next one fills."""

    restarts: int = 5
    """Crashes of one actor within `restart_period_s` before it is quarantined."""

    restart_period_s: float = 60.0
    """Window in which crashes count."""

    quarantine_s: float = 30.0
    """First quarantine; each further one is twice as long."""

    quarantine_max_s: float = 3_600.0
    """Longest quarantine."""

    drain_grace_s: float = 10.0
    """Time that accepted messages get to finish at shutdown."""

    sweep_page: int = 200
    """Principals that a sweep asks the store for at once."""


DEFAULT_LIMITS = Limits()
