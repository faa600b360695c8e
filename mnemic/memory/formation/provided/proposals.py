"""A provider's claim as a candidate, or the reason why it is none.

Local code owns everything but the words: rendering, subject, keys, sensitivity,
longevity, authority (003 §Three fixed batched calls). Each claim is judged on its own;
an invalid one is counted and costs its siblings nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from uuid import UUID

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation.claims import same_claim
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.grounding import Grounds
from mnemic.memory.formation.kinds import belief_type, longevity
from mnemic.memory.formation.lemmas import content_lemmas
from mnemic.memory.formation.provided import endings
from mnemic.memory.formation.provided.bearers import (
    impersonal,
    is_of_another,
    is_owned_by_another,
    is_said_of,
    takes_for_user,
)
from mnemic.memory.formation.provided.bearing import is_borne
from mnemic.memory.formation.provided.carrying import (
    Uncarried,
    contains,
    misgoverned,
    uncarried,
)
from mnemic.memory.formation.provided.citing import (
    Citation,
    Misquoted,
    cite,
    narrowed,
    takes_from_a_question,
    whole,
)
from mnemic.memory.formation.provided.entailment import (
    DOUBTED_MAX,
    carried_min,
    is_said,
    signs,
    weighs,
)
from mnemic.memory.formation.provided.filing import (
    file_claim,
    portability_of,
    read_statement,
    under_known_keys,
)
from mnemic.memory.formation.provided.ordering import orders
from mnemic.memory.formation.provided.parting import parted
from mnemic.memory.formation.provided.presuming import takes_for_granted
from mnemic.memory.formation.provided.restoring import (
    has_its_subject,
    is_bracketed,
    is_under_another,
    own_sentences,
    restored,
    stands_alone,
)
from mnemic.memory.formation.provided.rewording import cuts_a_phrase, is_reworded
from mnemic.memory.formation.provided.sources import SourceEvent, Unit, source_of
from mnemic.memory.formation.provided.spelling import spelled
from mnemic.memory.formation.provided.stating import Unstatable, state
from mnemic.memory.formation.provided.supposing import unsound_guess
from mnemic.memory.formation.provided.telling import (
    drops_condition,
    drops_exception,
    is_told,
    reports,
)
from mnemic.memory.formation.provided.unsound import WEIGHABLE, Invalid, Unsound
from mnemic.memory.formation.provided.wire import WireClaim
from mnemic.memory.formation.sensitivity import (
    listed_floor,
    sensitive_words,
    sensitivity_floor,
)
from mnemic.memory.formation.transitions import PROVIDER_ORIGIN
from mnemic.memory.model import (
    GENERAL_SCOPE,
    Authority,
    Belief,
    Candidate,
    ClaimKind,
    Derivation,
    EvidenceSpan,
    Polarity,
)

EVIDENCE_MAX = 8
"""Most source events that one claim may cite."""

FRAME_WORDS_MAX = 4
"""How many words a statement may word itself with that its evidence has not."""


_WISHED_KINDS = frozenset({ClaimKind.PREFERENCE, ClaimKind.CONSTRAINT})
"""The kinds that a condition narrows: what is wished when asked for it is not wished always."""


class Proposer(Struct, frozen=True):
    """Turn the claims of one reply into candidates.

    `sources` are the events that may be cited, by sequence; `known` are the live
    beliefs, newest first; `grammar` is the policy whose entries read, `read` what it read.
    """

    session_id: UUID
    scope: str
    grammar: str
    sources: Mapping[int, SourceEvent]
    grounds: Grounds
    known: tuple[Belief, ...] = ()
    read: tuple[Candidate, ...] = ()

    def propose(
        self, claim: WireClaim, *, within: Sequence[Unit] | None = None
    ) -> Candidate | Invalid:
        """Judge one claim; with `within`, its evidence must stand in those units."""
        cited = self._cited(claim, within)
        if not isinstance(cited, tuple):
            return cited
        statement = state(claim.statement, claim.derivation)
        if isinstance(statement, Unstatable):
            return statement
        candidate = self._candidate(claim, statement, cited)
        unsound = self._unsound(claim, statement, cited)
        if _is_stated(claim):
            unsound = self._weighed(claim.claim_kind, statement, cited, unsound)
        if unsound is not None and not self._is_read_so(candidate):
            return unsound
        if claim.polarity is Polarity.RETRACT and not self._is_ended(candidate, cited):
            return Unsound.RETRACTS_MORE
        return self.grounds.refuse(candidate) or candidate

    def signs(self, claim: WireClaim) -> frozenset[str]:
        """Give the signs by which a direct claim is weighed, none for one that is not."""
        cited = self._cited(claim, None)
        statement = state(claim.statement, claim.derivation)
        if isinstance(statement, Unstatable) or not (
            _is_stated(claim) and isinstance(cited, tuple)
        ):
            return frozenset()
        refused = self._unsound(claim, statement, cited)
        before = self._told_before(cited[0])
        return signs(statement, claim.claim_kind, cited[0], before, refused)

    def _weighed(
        self,
        kind: ClaimKind,
        statement: str,
        cited: tuple[Citation, ...],
        unsound: Invalid | None,
    ) -> Invalid | None:
        """Let the signs together overrule what the checks say of a direct statement."""
        if unsound is not None and unsound not in WEIGHABLE:
            return unsound
        before = {one: self._told_before(one) for one in cited}
        weight = max(
            weighs(statement, kind, one, before=before[one], refused=unsound) for one in cited
        )
        if unsound is None:
            return Unsound.DOUBTED if weight <= DOUBTED_MAX else None
        if weight < carried_min(unsound) or not any(
            is_said(statement, one, before[one]) for one in cited
        ):
            return unsound
        told = " ".join(one.source.shown for one in cited)
        added = sensitive_words(statement, beside=told)
        return unsound if added or self._turns(statement, cited) else None

    def _turns(self, statement: str, cited: tuple[Citation, ...]) -> bool:
        """Tell whether a statement takes from its clauses what they take back, deny or except."""
        around = [unit.text for one in cited for unit in one.around]
        return (
            any(endings.takes_back(text, self.grammar) for text in around)
            or any(drops_exception(statement, one) for one in cited)
            or misgoverned(statement, around) is not None
        )

    def _told_before(self, citation: Citation) -> tuple[str, ...]:
        """Give the owner's turns before a quote's, in order."""
        earlier = sorted(n for n in self.sources if n < citation.source.sequence)
        return tuple(self.sources[n].shown for n in earlier)

    def _cited(
        self, claim: WireClaim, within: Sequence[Unit] | None
    ) -> tuple[Citation, ...] | Invalid:
        if not claim.evidence:
            return Unsound.NO_EVIDENCE
        if len(claim.evidence) > EVIDENCE_MAX:
            return Unsound.TOO_MUCH_EVIDENCE
        found: dict[int, Citation] = {}
        for evidence in claim.evidence:
            source = self.sources.get(evidence.sequence)
            if source is None:
                return Unsound.UNKNOWN_SOURCE
            if evidence.sequence in found:
                return Unsound.REPEATED_SOURCE
            citation = cite(source, evidence.quote, within=within)
            if isinstance(citation, Misquoted):
                return citation
            found[evidence.sequence] = citation
        return tuple(found[sequence] for sequence in sorted(found))

    def _unsound(
        self, claim: WireClaim, statement: str, cited: tuple[Citation, ...]
    ) -> Invalid | None:
        """Say what the checks object to; a clause of a long quote may say it alone."""
        unsound = self._objects(claim, statement, cited)
        if unsound is None or not _is_stated(claim) or len(cited) > 1:
            return unsound
        if not is_under_another(statement, cited[0]) and takes_for_granted(statement, cited[0]):
            return None
        carried = any(
            self._objects(claim, statement, (one,)) is None
            for one in narrowed(cited[0])
            if not takes_from_a_question(statement, one, of=cited[0])
        )
        return None if carried else unsound

    def _objects(
        self, claim: WireClaim, statement: str, cited: tuple[Citation, ...]
    ) -> Invalid | None:
        told = all(
            is_told(one, kind=claim.claim_kind, derivation=claim.derivation) for one in cited
        )
        alone = len(cited) == 1 and (
            stands_alone(cited[0])
            or has_its_subject(cited[0])
            or is_bracketed(cited[0])
            or reports(statement, cited[0])
        )
        if not told and not alone:
            return Unsound.NOT_TOLD
        corrects = any(
            endings.takes_back(unit.text, self.grammar) for one in cited for unit in one.around
        )
        if claim.polarity is Polarity.RETRACT:
            return self._unsound_retraction(claim, statement, cited, corrects=corrects)
        if corrects and not all(
            self._is_beside(one)
            or (claim.claim_kind in _WISHED_KINDS and orders(one.text))
            or endings.arrives(statement, one.text)
            or (claim.claim_kind is ClaimKind.CONSTRAINT and endings.disables(statement, one.text))
            for one in cited
        ):
            return Unsound.ASSERTS_A_CORRECTION
        if claim.derivation is Derivation.HYPOTHESIS:
            return unsound_guess(claim.claim_kind, statement, cited)
        if any(is_under_another(statement, one) for one in cited):
            return Unsound.SAID_OF_ANOTHER
        if is_owned_by_another(statement, cited):
            return Unsound.SAID_OF_ANOTHER
        wished = claim.claim_kind in _WISHED_KINDS
        if any(
            drops_exception(statement, c) or (wished and drops_condition(statement, c))
            for c in cited
        ):
            return Uncarried.CERTAINTY
        statement = impersonal(statement, cited)
        plains = [p.text for one in cited for _, p in restored(one, self._before(one)) if p.parted]
        if takes_for_user(statement, cited) or is_of_another(
            statement, plains, " ".join(one.source.shown for one in cited)
        ):
            return Unsound.SAID_OF_ANOTHER
        lacks = _lacks(statement, claim.claim_kind, cited)
        if lacks is None or any(
            is_restored(statement, one, claim.claim_kind, before=self._before(one)) for one in cited
        ):
            return None
        return lacks

    def _is_read_so(self, candidate: Candidate) -> bool:
        """Tell whether the grammar reads the same in the same words, and no less."""
        if candidate.derivation is not Derivation.DIRECT or candidate.polarity is Polarity.RETRACT:
            return False
        said = content_lemmas(candidate.statement)
        return any(
            said <= content_lemmas(one.statement)
            and any(
                theirs.sequence == own.sequence
                and (theirs.text in own.text or own.text in theirs.text)
                for theirs in one.evidence_spans
                for own in candidate.evidence_spans
            )
            and same_claim(candidate, one)
            for one in self.read
        )

    def _is_beside(self, citation: Citation) -> bool:
        """Tell whether a quote is a clause of its own beside the one that takes something back."""
        return all(
            any(
                citation.text in plain.text and not endings.takes_back(plain.text, self.grammar)
                for plain in parted(unit.text)
            )
            for unit in citation.around
        )

    def _before(self, citation: Citation) -> str:
        """Give the owner's turn before a quote's, "" where there is none."""
        return next(reversed(self._told_before(citation)), "")

    def _unsound_retraction(
        self, claim: WireClaim, statement: str, cited: tuple[Citation, ...], *, corrects: bool
    ) -> Invalid | None:
        if claim.derivation is Derivation.HYPOTHESIS:
            return Unsound.RETRACTS_A_GUESS
        if not corrects:
            return Unsound.RETRACTS_NOTHING
        at = cited[-1].source.event.at
        read = read_statement(statement, at=at, scope=self.scope, policy=self.grammar)
        if not endings.denies(statement, read):
            return Unsound.RETRACTS_AFFIRMATIVELY
        told = " ".join(one.text for one in cited)
        carried = contains(endings.plainly(statement), told, allowed=endings.ENDING_WORDS)
        if not carried:
            return Uncarried.CONTENT
        return None if is_borne(statement, cited, ends=True) else Unsound.SAID_OF_ANOTHER

    def _is_ended(self, candidate: Candidate, cited: tuple[Citation, ...]) -> bool:
        """Tell whether some clause takes back all that a retraction denies."""
        clauses = (unit.text for one in cited for unit in one.around)
        return any(
            endings.takes_back(clause, self.grammar)
            and not endings.takes_back_less(clause, candidate.value_key, self.grammar)
            for clause in clauses
        )

    def _candidate(
        self, claim: WireClaim, statement: str, cited: tuple[Citation, ...]
    ) -> Candidate:
        newest = max(one.source.event.at for one in cited)
        filed = file_claim(
            statement,
            kind=claim.claim_kind,
            derivation=claim.derivation,
            polarity=claim.polarity,
            subject=claim.subject,
            at=newest,
            scope=self.scope,
            policy=self.grammar,
        )
        guess = claim.derivation is Derivation.HYPOTHESIS
        read = filed.read if not guess else None
        floor = sensitivity_floor if is_rich(self.grammar) else listed_floor
        candidate = Candidate(
            subject=filed.subject,
            subject_key=filed.subject_key,
            value_key=filed.value_key,
            statement=filed.statement,
            belief_type=belief_type(claim.claim_kind),
            claim_kind=claim.claim_kind,
            derivation=claim.derivation,
            longevity=longevity(claim.claim_kind, claim.derivation),
            authority=Authority.INFERRED if guess else Authority.USER,
            source_event_ids=tuple(one.source.sequence for one in cited),
            evidence_spans=tuple(EvidenceSpan(one.source.sequence, one.text) for one in cited),
            evidence_at=newest,
            scope=self.scope,
            about=filed.about,
            polarity=claim.polarity,
            portability=portability_of(
                filed, kind=claim.claim_kind, scope=self.scope, general=GENERAL_SCOPE
            ),
            sensitivity=floor(filed.statement),
            valid_from=read.valid_from if read is not None else newest,
            valid_to=read.valid_to if read is not None else None,
            origin=PROVIDER_ORIGIN,
            denied=read.denied if read is not None else "",
        )
        known = under_known_keys(filed, candidate=candidate, known=self.known)
        return replace(
            candidate,
            subject=known.subject,
            subject_key=known.subject_key,
            value_key=known.value_key,
            about=known.about,
        )


def _is_stated(claim: WireClaim) -> bool:
    """Tell whether a claim says outright that something is so."""
    return claim.derivation is Derivation.DIRECT and claim.polarity is Polarity.ASSERT


def _lacks(
    statement: str, kind: ClaimKind, cited: Sequence[Citation], *, events: Sequence[str] = ()
) -> Invalid | None:
    """Say what a direct statement has that its quotes, or the one they speak of, have not."""
    lacks = uncarried(
        statement,
        kind=kind,
        spans=[one.text for one in cited],
        around=[unit.text for one in cited for unit in one.around],
        events=events or [one.source.shown for one in cited],
    )
    if lacks is None and not is_borne(statement, cited):
        return Unsound.SAID_OF_ANOTHER
    return lacks


def is_restored(statement: str, citation: Citation, kind: ClaimKind, *, before: str = "") -> bool:
    """Tell whether a quote says a statement once its sentences are whole.

    Each sentence that the quote stands for is judged as if the owner had said it, but
    the quote itself must hold every word that the statement has from them.
    """
    said = content_lemmas(statement)
    quoted = content_lemmas(citation.text) | content_lemmas(spelled(citation.text))
    if any(
        said & content_lemmas(own) <= quoted and is_reworded(statement, own)
        for own in own_sentences(citation)
    ):
        return True
    for sentence, plain in restored(citation, before, wished=kind in _WISHED_KINDS):
        reading, lent = plain.text, content_lemmas(plain.lent)
        if not (said & content_lemmas(sentence)) - lent <= quoted:
            continue
        if cuts_a_phrase(statement, reading):
            continue
        if plain.parted and not is_said_of(statement, reading):
            continue
        if is_reworded(statement, reading):
            return True
        if len(said - content_lemmas(reading)) > FRAME_WORDS_MAX:
            continue
        source = source_of(replace(citation.source.event, text=reading))
        if source is None:
            continue
        told = whole(source)
        meant = is_told(told, kind=kind, derivation=Derivation.DIRECT)
        events = () if plain.parted else (citation.source.shown,)
        if meant and _lacks(statement, kind, [told], events=events) is None:
            return True
    return False
