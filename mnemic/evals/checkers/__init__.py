"""Checkers of the runtime's promises, shared by tests, benches and the command line."""

from __future__ import annotations

from mnemic.evals.checkers.checker import Checker, Landing, Record
from mnemic.evals.checkers.corrections import NothingRejectedLives
from mnemic.evals.checkers.effects import AcknowledgedEffects, OneReceiptPerKey
from mnemic.evals.checkers.epochs import OneEpochPerVersion
from mnemic.evals.checkers.foreign import NoForeignWords
from mnemic.evals.checkers.images import ImageEqualsReload
from mnemic.evals.checkers.keyed import KeyedEffects
from mnemic.evals.checkers.links import SymmetricLinks
from mnemic.evals.checkers.observer import CHECKERS, CheckingObserver
from mnemic.evals.checkers.order import GaplessOrder
from mnemic.evals.checkers.replies import AnsweredOnce, NoReplyBeforeCommit
from mnemic.evals.checkers.spans import EvidencePresent
from mnemic.evals.checkers.violation import Violation
from mnemic.evals.checkers.watermarks import MonotoneWatermarks
from mnemic.evals.checkers.witness import Witness, WitnessedStore, read_record

__all__ = [
    "CHECKERS",
    "AcknowledgedEffects",
    "AnsweredOnce",
    "Checker",
    "CheckingObserver",
    "EvidencePresent",
    "GaplessOrder",
    "ImageEqualsReload",
    "KeyedEffects",
    "Landing",
    "MonotoneWatermarks",
    "NoForeignWords",
    "NoReplyBeforeCommit",
    "NothingRejectedLives",
    "OneEpochPerVersion",
    "OneReceiptPerKey",
    "Record",
    "SymmetricLinks",
    "Violation",
    "Witness",
    "WitnessedStore",
    "read_record",
]
