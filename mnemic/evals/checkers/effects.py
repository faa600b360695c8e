"""Effects: none acknowledged and lost, none refused and written, none twice."""

from __future__ import annotations

from collections import Counter, defaultdict

from msgspec import Struct

from mnemic.actors.mailbox import Envelope
from mnemic.errors import MnemicError, OutcomeUnknown
from mnemic.evals.checkers.checker import Checker, Landing, Record
from mnemic.memory.commands import Append, Appended
from mnemic.memory.model import Counters, Principal


class OneReceiptPerKey(Checker):
    """Check that an idempotency key takes effect once in the life of a principal."""

    name = "one_receipt_per_key"

    def __init__(self) -> None:
        self._versions: dict[tuple[Principal, str], int] = {}

    def landed(self, landing: Landing) -> None:
        """Check the receipts of a change set."""
        for receipt in landing.changes.receipts:
            first = self._versions.setdefault((landing.principal, receipt.key), landing.version)
            if first != landing.version:
                self.violated(
                    landing.principal, f"one key took effect in versions {first}, {landing.version}"
                )

    def erased(self, principal: Principal, counters: Counters) -> None:
        """Forget the keys of a principal whose receipts are erased."""
        del counters
        for key in [key for key in self._versions if key[0] == principal]:
            del self._versions[key]


class _Fate(Struct):
    """Collect what became of one text: where it was acknowledged, what may have landed."""

    acknowledged: set[int] = set()
    maybe: bool = False


class AcknowledgedEffects(Checker):
    """Check appended words against the events at the end of the run.

    A run that is checked says each text once per principal, or repeats it under one
    idempotency key only. Then the words stand in the store exactly once when any
    attempt was acknowledged, at the sequence that was told, at most once when an
    outcome is unknown, and not at all when every attempt was refused. Words that had
    landed when their principal was erased are left to `KeyedEffects`.
    """

    name = "acknowledged_effects"

    def __init__(self) -> None:
        self._fates: defaultdict[Principal, dict[str, _Fate]] = defaultdict(dict)
        self._rewritten: defaultdict[Principal, set[int]] = defaultdict(set)
        self._landed: defaultdict[Principal, set[str]] = defaultdict(set)
        self._gone: defaultdict[Principal, set[str]] = defaultdict(set)

    def landed(self, landing: Landing) -> None:
        """Note what was said, and which events the owner had erased words from."""
        rewritten = (event.sequence for event in landing.changes.rewritten_events)
        self._rewritten[landing.principal].update(rewritten)
        said = (event.text for event in landing.changes.events if event.text is not None)
        self._landed[landing.principal].update(said)

    def erased(self, principal: Principal, counters: Counters) -> None:
        """Leave alone what was said before everything was erased."""
        del counters
        self._gone[principal] |= self._landed.pop(principal, set())
        self._rewritten.pop(principal, None)

    def lost(self, principal: Principal, envelope: Envelope) -> None:
        """Take an append that went down with its host for one whose outcome is unknown."""
        if envelope.keyed is not None and isinstance(envelope.keyed.command, Append):
            self._fates[principal].setdefault(envelope.keyed.command.text, _Fate()).maybe = True

    def answered(self, principal: Principal, envelope: Envelope) -> None:
        """Note what the sender of an append was told."""
        if envelope.keyed is None or not isinstance(envelope.keyed.command, Append):
            return
        fate = self._fates[principal].setdefault(envelope.keyed.command.text, _Fate())
        answer = envelope.answer
        if isinstance(answer, Appended):
            fate.acknowledged.add(answer.sequence)
        elif isinstance(answer, OutcomeUnknown):
            fate.maybe = True
        else:
            assert isinstance(answer, MnemicError), "an append is answered"

    def recorded(self, record: Record) -> None:
        """Compare with what the store holds."""
        whose = record.principal
        texts = {event.sequence: event.text for event in record.events}
        counts = Counter(text for text in texts.values() if text is not None)
        rewritten = self._rewritten[whose]
        for text, fate in self._fates[whose].items():
            if text in self._gone[whose]:
                continue
            if len(fate.acknowledged) > 1:
                self.violated(whose, f"one message got the events {sorted(fate.acknowledged)}")
            for sequence in fate.acknowledged:
                if sequence not in texts:
                    self.violated(whose, f"event {sequence} was acknowledged and is lost")
                if sequence not in rewritten and texts[sequence] != text:
                    self.violated(whose, f"event {sequence} holds other words")
            if counts[text] > 1:
                self.violated(whose, f"one message was written {counts[text]} times")
            if counts[text] and not fate.acknowledged and not fate.maybe:
                self.violated(whose, "a refused message was written")
