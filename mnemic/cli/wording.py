"""Say codes, instants and counts the way people do."""

from __future__ import annotations

from datetime import UTC, datetime

from mnemic.memory.model import Reason

REFUSALS: dict[str, str] = {
    "credential": "a password, key or token",
    "private_key": "a private key",
    "token_url": "an address with a token in it",
    "payment_card": "a payment card number",
    "national_id": "a national id number",
    "instruction_injection": "an instruction to the assistant, pasted in",
    Reason.REJECTED_CREDENTIAL.value: "a password, key or token",
    Reason.REJECTED_INJECTION.value: "an instruction to the assistant, pasted in",
    Reason.REJECTED_CORRECTION.value: "something you had corrected, rejected or forgotten",
    Reason.REJECTED_PROVENANCE.value: "a claim without a source of its own",
    Reason.REJECTED_PORTABILITY.value: "a claim that may not leave its project",
    Reason.REJECTED_VALIDATION.value: "a claim that did not hold up against its words",
    Reason.PROVIDER_INVALID.value: "an answer of the provider that made no sense",
}
"""What was refused, by reason; nothing of its text is known here."""

SET_ASIDE: dict[str, str] = {
    "harness": "text of the harness, not of a person",
    Reason.REDUNDANT_ATTRIBUTED.value: "a claim that is remembered already",
    Reason.SAME_SOURCE.value: "a claim read from the same words before",
    Reason.SKIPPED_UNMATCHED_RETRACTION.value: "an ending of something never remembered",
    Reason.DISPLACED_PER_SOURCE.value: "a claim beyond the most that one turn may add",
    Reason.DISPLACED_GLOBAL.value: "a claim beyond the most that one session may add",
}
"""What added nothing, and is no refusal, by reason."""

PENDING: dict[str, str] = {
    "session_boundary_disabled": "forming at the end of a session is turned off",
}

ABSTENTIONS: dict[str, str] = {
    "nothing_known": "nothing remembered bears on it",
    "below_bar": "what is remembered touches it too weakly to be an answer",
    "withheld_by_policy": "what would answer it is too sensitive to show",
    "out_of_budget": "what would answer it does not fit the token budget",
    "forgotten": "you asked to forget it",
}

VERDICTS: dict[str, str] = {
    "returned": "returned",
    "below_bar": "touches the question too weakly to be an answer",
    "outshone": "says nothing that a better answer does not cover",
    "collapsed": "the same statement is shown already",
    "subject_cap": "enough is shown about the same subject",
    "item_limit": "beyond the most beliefs one recall returns",
    "reserved_for_durable": "its place is kept for what is about you in general",
    "budget": "does not fit the token budget",
    "unknown": "no such belief is there now",
    "later": "formed or changed after this recall",
    "not_live": "not believed any more",
    "other_scope": "holds in another project only",
    "not_found": "shares no word with the question, or may not be shown here",
}
"""What became of a belief in a recall, by verdict."""


def said(words: dict[str, str], code: str) -> str:
    """Give the phrase of a code, or the code itself in words."""
    return words.get(code, code.replace("_", " "))


def day(at: datetime) -> str:
    """Give a date without leading zeros: 2 Mar 2026."""
    local = at.astimezone(UTC)
    return f"{local.day} {local:%b %Y}"


def moment(at: datetime) -> str:
    """Give a date and time in UTC: 2 Mar 2026, 09:00."""
    return f"{day(at)}, {at.astimezone(UTC):%H:%M}"


def span(start: datetime | None, end: datetime | None) -> str:
    """Give the days from one instant to another, once when they are the same."""
    if start is None or end is None:
        return ""
    first, last = day(start), day(end)
    return first if first == last else f"{first} to {last}"


def counted(number: int, noun: str, plural: str | None = None) -> str:
    """Give a number with its noun: 1 turn, 1,204 turns."""
    return f"{number:,} {noun if number == 1 else plural or noun + 's'}"
