"""Describe a host to whoever runs it: counts and versions."""

from __future__ import annotations

from mnemic import __version__
from mnemic.errors import InvalidFile
from mnemic.host.service import Host
from mnemic.wire import HostStatus


async def status_of(host: Host) -> HostStatus:
    """Count what a host holds and has done, with where its store stands."""
    look = await host.readiness()
    composition = host.memory.composition
    statistics = host.statistics()
    now = host.clock.now()
    store = look.status
    return HostStatus(
        version=__version__,
        is_ready=look.reason is None,
        reason=look.reason,
        started_at=host.started_at,
        uptime_s=round((now - host.started_at).total_seconds(), 3),
        store_kind=host.settings.store_kind,
        revision=None if store is None else store.revision,
        expected_revision=None if store is None else store.expected_revision,
        policies={
            "formation": composition.profile.formation_policy,
            "retrieval": composition.profile.retrieval_policy,
            "lifecycle": composition.profile.lifecycle_policy,
        },
        principals=None if store is None else store.principals,
        active=statistics.active,
        waiting=statistics.waiting,
        accepted=statistics.accepted,
        quarantined=statistics.quarantined,
        lost_traces=host.lost_traces,
        consolidations=host.consolidations_running,
        requests=host.metrics.request_count,
        commits=statistics.committer.commits,
        batches=statistics.committer.batches,
        tokens=_tokens(host),
        sweeps={
            name: {"ticks": each.ticks, "due": each.due, "done": each.done, "failed": each.failed}
            for name, each in statistics.sweeps.items()
        },
    )


def _tokens(host: Host) -> int:
    try:
        return 0 if host.tokens is None else host.tokens.usable()
    except InvalidFile:
        return 0
