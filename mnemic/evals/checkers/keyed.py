"""Keyed effects: what every command with a key was told, beside what landed under the key."""

from __future__ import annotations

from collections import defaultdict

from msgspec import Struct

from mnemic.actors.mailbox import Envelope
from mnemic.errors import MnemicError, OutcomeUnknown
from mnemic.evals.checkers.checker import Checker, Landing, Record
from mnemic.memory.commands import (
    Cited,
    CiteRun,
    CompleteRun,
    ErasePrincipal,
    Reply,
    RunEnded,
)
from mnemic.memory.image import RECEIPTS_KEPT_MAX, Image
from mnemic.memory.model import Counters, Principal, Receipt, decode
from mnemic.memory.runs import completion_key
from mnemic.memory.usage import receipt_key


class _Told(Struct):
    """Collect what the senders under one key were told.

    `promised` is the reply of an acknowledgement, `maybe` says that an outcome is
    unknown or that a sender lost its host.
    """

    promised: Reply | None = None
    maybe: bool = False


class KeyedEffects(Checker):
    """Check that a key's effect is told as it landed, once, and never taken back.

    An acknowledgement names what has landed, word for word, however often it is asked
    for; what was refused under every attempt never lands; a receipt stays until its
    principal is erased.
    """

    name = "keyed_effects"

    def __init__(self) -> None:
        self._told: defaultdict[tuple[Principal, str], _Told] = defaultdict(_Told)
        self._held: defaultdict[Principal, dict[str, Receipt]] = defaultdict(dict)
        self._ever: defaultdict[tuple[Principal, str], list[Receipt]] = defaultdict(list)

    def landed(self, landing: Landing) -> None:
        """Note the receipts of a change set."""
        whose = landing.principal
        for receipt in landing.changes.receipts:
            if receipt.key in self._held[whose]:
                self.violated(whose, f"key {receipt.key} took effect twice")
            self._held[whose][receipt.key] = receipt
            self._ever[whose, receipt.key].append(receipt)
        for receipt in landing.changes.rewritten_receipts:
            self._held[whose][receipt.key] = receipt

    def erased(self, principal: Principal, counters: Counters) -> None:
        """Let the receipts go with their principal."""
        del counters
        self._held.pop(principal, None)

    def answered(self, principal: Principal, envelope: Envelope) -> None:
        """Compare an answer with what landed, and with what was told before."""
        key, answer = _key_of(envelope), envelope.answer
        if key is None:
            return
        told = self._told[principal, key]
        if isinstance(answer, OutcomeUnknown):
            told.maybe = True
        if answer is None or isinstance(answer, MnemicError | Image):
            return
        landed = self._ever.get((principal, key), [])
        is_repeat = isinstance(answer, RunEnded | Cited) and answer.repeated
        if not any(is_repeat or _reply(receipt) == answer for receipt in landed):
            self.violated(principal, f"key {key} was acknowledged and nothing like it landed")
        told.promised = answer

    def lost(self, principal: Principal, envelope: Envelope) -> None:
        """Take what went down with its host for unknown."""
        key = _key_of(envelope)
        if key is not None:
            self._told[principal, key].maybe = True

    def recorded(self, record: Record) -> None:
        """Compare the receipts that are there with those that landed."""
        whose = record.principal
        held = {receipt.key: receipt for receipt in record.loaded.receipts}
        expected = self._held[whose]
        is_whole = len(expected) <= RECEIPTS_KEPT_MAX
        for key in expected.keys() - held.keys() if is_whole else ():
            self.violated(whose, f"the receipt of key {key} landed and is lost")
        for key in held.keys() - expected.keys():
            self.violated(whose, f"the receipt of key {key} is there and never landed")
        for key, receipt in held.items():
            if receipt != expected[key]:
                self.violated(whose, f"the receipt of key {key} is not the one that landed")

    def closed(self) -> None:
        """Check that nothing refused ever landed."""
        for (whose, key), landed in self._ever.items():
            told = self._told.get((whose, key))
            if told is None or (told.promised is None and not told.maybe):
                self.violated(whose, f"key {key} was refused and took effect {len(landed)} times")


def _key_of(envelope: Envelope) -> str | None:
    """Give the key that an effect is counted under; an erasure leaves none."""
    if envelope.keyed is None:
        return None
    match envelope.keyed.command:
        case ErasePrincipal():
            return None
        case CompleteRun(run_id=run_id):
            return completion_key(run_id)
        case CiteRun(run_id=run_id):
            return receipt_key(run_id)
        case _:
            return envelope.keyed.key


def _reply(receipt: Receipt) -> Reply:
    reply: Reply = decode(Reply, receipt.reply)  # type: ignore[arg-type]
    return reply
