"""What a host counts, for Prometheus: codes, counts and versions.

Every label is of a set the code closes: routes, statuses, error codes, vocabularies,
sweeps. No principal, no tenant, no token and no word of anybody's is in any of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from mnemic import __version__
from mnemic.actors.mailbox import Envelope
from mnemic.errors import MnemicError
from mnemic.host.formation_metrics import FormationMetrics
from mnemic.memory.image import Image
from mnemic.memory.model import ChangeSet, Event, EventKind, Principal, RecallTrace
from mnemic.memory.policy import Profile
from mnemic.supervisor import SupervisorStatistics
from mnemic.wire import code_of

METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"

COMMIT_BUCKETS_S = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
BATCH_BUCKETS = (1, 2, 4, 8, 16, 32, 64, 128, 256)
RECALL_BUCKETS_S = (0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1)
REQUEST_BUCKETS_S = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30)
ROUTE_OTHER = "other"
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Metrics:
    """Count what happens in one host; the runtime's observer, among others."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()

        def counter(name: str, text: str, *labels: str) -> Counter:
            return Counter(f"mnemic_{name}", text, labels, registry=registry)

        def histogram(name: str, text: str, buckets: Iterable[float], *labels: str) -> Histogram:
            return Histogram(
                f"mnemic_{name}", text, labels, registry=registry, buckets=tuple(buckets)
            )

        self._requests = counter("http_requests", "Requests answered.", "method", "route", "status")
        self._problems = counter("problems", "Errors answered, by code.", "code")
        self._request_s = histogram(
            "http_request_seconds", "Time to answer a request.", REQUEST_BUCKETS_S, "route"
        )
        self._messages = counter(
            "messages", "Messages that actors answered, by kind and outcome.", "kind", "outcome"
        )
        self._steps = counter(
            "actor_steps", "Steps in activations' lives: activated, crashed, quarantined…", "step"
        )
        self._batch_commits = histogram(
            "commit_batch_size", "Commits in one group commit.", BATCH_BUCKETS
        )
        self._batch_s = histogram(
            "commit_seconds", "Time to write one group commit.", COMMIT_BUCKETS_S
        )
        self._runs = counter("consolidations", "Consolidations by outcome.", "outcome")
        self._reasons = counter(
            "formation_reasons", "Proposed claims by their terminal reason.", "reason"
        )
        self._screened = counter(
            "formation_screened", "Stretches refused before any proposal, by hazard.", "hazard"
        )
        self._recalls = counter(
            "recalls", "Recalls by moment and abstention.", "moment", "abstention"
        )
        self._recall_s = histogram("recall_seconds", "Time to decide one recall.", RECALL_BUCKETS_S)
        self._events = counter("events", "Events committed, by kind.", "kind")
        self._formation = FormationMetrics(registry)
        self._total = 0

    # -- HTTP --------------------------------------------------------------------------

    @property
    def request_count(self) -> int:
        """Count the requests answered."""
        return self._total

    def answered_request(self, method: str, route: str | None, status: int, seconds: float) -> None:
        """Count one request; `route` is its template, None for a path that has none."""
        self._total += 1
        path = route or ROUTE_OTHER
        verb = method if method in METHODS else ROUTE_OTHER
        self._requests.labels(verb, path, str(status)).inc()
        self._request_s.labels(path).observe(seconds)

    def answered_problem(self, code: str) -> None:
        """Count one error that was answered."""
        self._problems.labels(code).inc()

    # -- the runtime's observer ----------------------------------------------------------

    def accepted(self, principal: Principal, envelope: Envelope) -> None:
        """See a message enter a mailbox."""

    def committed(
        self, principal: Principal, *, epoch: int, version: int, changes: ChangeSet
    ) -> None:
        """Count what a change set holds."""
        del principal, epoch, version
        for event in changes.events:
            self._events.labels(event.kind.value).inc()
        for run in changes.runs:
            self._runs.labels(run.outcome.value).inc()
            for reason, count in run.reasons.items():
                self._reasons.labels(reason).inc(count)
            for hazard, count in run.screened.items():
                self._screened.labels(hazard).inc(count)
        self._formation.committed(changes)
        if changes.traces:
            for trace in _new_traces(changes.traces, changes.events):
                self._recalls.labels(trace.moment.value, trace.abstention or "none").inc()
                if trace.arm_latency_us:
                    self._recall_s.observe(sum(trace.arm_latency_us.values()) / 1_000_000)

    def answered(self, principal: Principal, envelope: Envelope) -> None:
        """Count an answer by the message's kind and how it came out."""
        del principal
        answer = envelope.answer
        outcome = code_of(type(answer)) if isinstance(answer, MnemicError) else "ok"
        kind = "Image" if isinstance(answer, Image) else envelope.kind
        self._messages.labels(kind, outcome).inc()

    def stepped(self, principal: Principal, step: str, epoch: int) -> None:
        """Count a change in an activation's life."""
        del principal, epoch
        self._steps.labels(step).inc()

    def batch(self, commits: int, rows: int, seconds: float) -> None:
        """See a group commit."""
        del rows
        self._batch_commits.observe(commits)
        self._batch_s.observe(seconds)

    # -- the page --------------------------------------------------------------------------

    def page(self) -> bytes:
        """Give everything in Prometheus' text format."""
        return generate_latest(self.registry)


def _new_traces(traces: Iterable[RecallTrace], events: Iterable[Event]) -> Iterator[RecallTrace]:
    """Give the traces that were recorded here; others were only touched again."""
    recorded = {event.sequence for event in events if event.kind is EventKind.RECALLED}
    return (trace for trace in traces if trace.event_sequence in recorded)


class Gauges(Collector):
    """Read, when it is scraped, what the runtime counts by itself."""

    def __init__(self, source: StatisticsSource, profile: Profile) -> None:
        self._source = source
        self._versions = {
            "version": __version__,
            "formation": profile.formation_policy,
            "retrieval": profile.retrieval_policy,
            "lifecycle": profile.lifecycle_policy,
        }

    def collect(self) -> Iterator[Metric]:
        """Give one family for each thing counted."""
        info = GaugeMetricFamily("mnemic_info", "Versions.", labels=list(self._versions))
        info.add_metric(list(self._versions.values()), 1)
        yield info
        statistics = self._source.statistics()
        for name, text, value in _gauges(statistics, self._source):
            yield GaugeMetricFamily(f"mnemic_{name}", text, value=value)
        for name, text, value in _counters(statistics, self._source):
            yield CounterMetricFamily(f"mnemic_{name}", text, value=value)
        sweeps = CounterMetricFamily(
            "mnemic_sweep_results", "What sweeps found and did.", labels=["sweep", "result"]
        )
        for name, sweep in statistics.sweeps.items():
            for result in ("ticks", "due", "done", "failed"):
                sweeps.add_metric([name, result], getattr(sweep, result))
        yield sweeps


Figure = tuple[str, str, float]


def _gauges(statistics: SupervisorStatistics, source: StatisticsSource) -> tuple[Figure, ...]:
    return (
        ("mailbox_messages", "Messages waiting in all mailboxes.", statistics.waiting),
        ("mailbox_deepest", "Messages waiting in the fullest mailbox.", statistics.deepest),
        ("active_principals", "Activations held.", statistics.active),
        ("running_actors", "Actors with a task.", statistics.running),
        ("quarantined_principals", "Actors shut off now.", statistics.quarantined),
        (
            "commits_waiting",
            "Change sets waiting for a group commit.",
            statistics.committer.waiting,
        ),
        ("requests_in_flight", "Requests being answered.", source.requests_in_flight),
        ("consolidations_running", "Consolidations under way.", source.consolidations_running),
        ("draining", "1 once the host has begun to stop.", float(source.is_draining)),
    )


def _counters(statistics: SupervisorStatistics, source: StatisticsSource) -> tuple[Figure, ...]:
    committer = statistics.committer
    return (
        ("activations", "Activations since the start.", statistics.activations),
        ("passivations", "Passivations since the start.", statistics.passivations),
        ("messages_accepted", "Messages accepted.", statistics.accepted),
        ("commits", "Change sets sent to the store.", committer.commits),
        ("commit_rows", "Rows written.", committer.rows),
        ("commits_fenced", "Change sets another host's activation fenced.", committer.fenced),
        ("commit_batches_failed", "Group commits that failed.", committer.failed_batches),
        ("traces_lost", "Recall traces a full mailbox did not take.", source.lost_traces),
    )


class StatisticsSource(Protocol):
    """Be what the gauges read; the host is one."""

    @property
    def requests_in_flight(self) -> int:
        """Count requests being answered."""
        ...

    @property
    def consolidations_running(self) -> int:
        """Count consolidations under way."""
        ...

    @property
    def is_draining(self) -> bool:
        """Tell whether the host has begun to stop."""
        ...

    @property
    def lost_traces(self) -> int:
        """Count traces that were lost."""
        ...

    def statistics(self) -> SupervisorStatistics:
        """Count what the runtime holds."""
        ...
