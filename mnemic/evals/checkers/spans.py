"""Evidence: every live belief's words stand in the events it cites."""

from __future__ import annotations

from mnemic.evals.checkers.checker import Checker, Record
from mnemic.memory.model import Event


class EvidencePresent(Checker):
    """Check the source events and the exact spans of every live belief."""

    name = "evidence_present"

    def recorded(self, record: Record) -> None:
        """Look each span up in its event."""
        events = {event.sequence: event for event in record.events}
        for belief in record.loaded.beliefs:
            if not belief.is_live:
                continue
            for sequence in belief.source_event_ids:
                if sequence not in events:
                    self.violated(record.principal, f"{belief.id} cites no event {sequence}")
            if not belief.evidence_spans:
                self.violated(record.principal, f"{belief.id} is live without evidence")
            for span in belief.evidence_spans:
                event = events.get(span.sequence)
                words = "" if event is None else "\n".join(_texts(event))
                if not span.text or span.text not in words:
                    self.violated(
                        record.principal, f"{belief.id} cites words not in event {span.sequence}"
                    )


def _texts(event: Event) -> list[str]:
    """Give every text of an event: its message, its established facts."""
    own = [] if event.text is None else [event.text]
    return own + [fact.statement for fact in event.facts]
