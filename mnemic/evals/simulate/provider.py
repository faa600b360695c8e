"""A provider of formation that answers well, late, brokenly, or not at all, as it is armed."""

from __future__ import annotations

from collections import deque
from enum import Enum

import anyio
from msgspec import structs

from mnemic.errors import ModelRefused, ModelUnavailable
from mnemic.memory.formation.extractor import extract
from mnemic.memory.formation.provided.pipeline import (
    FormationView,
    Pipeline,
    StageFailure,
    StageRequest,
)
from mnemic.memory.model import (
    DecodeError,
    Derivation,
    EpisodeDraft,
    Event,
    EventKind,
    Provided,
    ProvidedSegment,
    decode,
    encode,
)
from mnemic.memory.policy import FORMATION_POLICIES, PROVIDER_REPAIRED_POLICY
from mnemic.providers.chat import ModelReply, ModelRequest

POLICY = FORMATION_POLICIES[PROVIDER_REPAIRED_POLICY]
"""The policy under which simulated hosts ask."""

TIMEOUT_S = 60.0
LATE_S = 20.0
VERY_LATE_S = 2 * TIMEOUT_S
"""A late answer comes within a call's time, a very late one does not."""


class Answer(Enum):
    """Name how the provider answers its next call."""

    GOOD = "good"
    LATE = "late"
    VERY_LATE = "very late"
    BROKEN = "broken"
    DOWN = "down"
    REFUSED = "refused"
    RAISES = "raises"


ANSWERS = tuple(Answer)

ORIGIN = "provider"


class SimulatedModel:
    """Answer with the sequences it would keep, or as it is armed; shared by all hosts."""

    name = "simulated"

    def __init__(self) -> None:
        self.given: list[Answer] = []
        self._armed: deque[Answer] = deque()

    def arm(self, answer: Answer) -> None:
        """Answer one more call like this."""
        self._armed.append(answer)

    async def complete(self, request: ModelRequest) -> ModelReply:
        """Answer one request."""
        answer = self._armed.popleft() if self._armed else Answer.GOOD
        self.given.append(answer)
        waits = {Answer.LATE: LATE_S, Answer.VERY_LATE: VERY_LATE_S}
        # Even a prompt answer lets others have many turns.
        await anyio.sleep(waits.get(answer, 0.001))
        if answer is Answer.DOWN:
            raise ModelUnavailable("it is down; ask again later")
        if answer is Answer.REFUSED:
            raise ModelRefused("it will not")
        if answer is Answer.RAISES:
            raise ZeroDivisionError
        text = request.messages[-1].text
        return ModelReply(text=text[: len(text) // 2] if answer is Answer.BROKEN else text)


def plan(view: FormationView) -> Pipeline:
    """Ask which messages to keep, and propose what stands in them.

    The pipeline is the smallest one that contributes beliefs the grammar does not form by
    itself, an episode, and a failure that may pass.
    """
    said = [e for e in view.events if e.kind is EventKind.USER_MESSAGE and e.text is not None]
    answer = yield StageRequest(
        stage="keep",
        instructions="Give the sequences worth keeping.",
        payload=encode([event.sequence for event in said]).decode(),
        schema_name="kept",
        schema={},
        output_tokens_max=100,
        timeout_s=TIMEOUT_S,
    )
    if isinstance(answer, StageFailure):
        return _provided(view, said, kept=(), failed=True, retryable=answer.retryable)
    try:
        kept = decode(list[int], answer.text)
    except DecodeError:
        return _provided(view, said, kept=(), failed=True, retryable=True)
    found = tuple(event for event in said if event.sequence in kept)
    return _provided(view, said, kept=found, failed=False, retryable=False)


def _provided(
    view: FormationView,
    said: list[Event],
    *,
    kept: tuple[Event, ...],
    failed: bool,
    retryable: bool,
) -> Provided:
    read = tuple(
        structs.replace(candidate, origin=ORIGIN)
        for candidate in extract(kept, scope=view.scope, policy=POLICY.grammar).candidates
    )
    # What the grammar reads as said is proposed again as a guess at what follows from it.
    guesses = tuple(
        structs.replace(
            candidate,
            derivation=Derivation.HYPOTHESIS,
            statement=candidate.statement.replace("User ", "User probably "),
            value_key=f"probably {candidate.value_key}",
        )
        for candidate in read
        if len(candidate.source_event_ids) == 1
    )
    sources = tuple(event.sequence for event in kept)
    episode = EpisodeDraft(
        source_event_ids=sources,
        narrative=" ".join(event.text for event in kept if event.text is not None),
        subjects=("user",),
    )
    segment = ProvidedSegment(
        source_event_ids=tuple(event.sequence for event in said),
        episodes=(episode,) if sources else (),
        candidates=(*read, *guesses),
        fallback_stages=("keep",) if failed else (),
        calls=1,
    )
    return Provided(
        policy=POLICY.version,
        extractor=POLICY.extractor,
        first_sequence=view.events[0].sequence,
        through_sequence=view.events[-1].sequence,
        segments=(segment,),
        retryable=retryable,
    )
