"""The shapes of claims and the kinds each may carry (003 §Evaluation and activation evidence).

The table of 003 row by row: a shape's primary kinds, and beside each the kinds that a
correct belief of that shape could reasonably carry instead. `PLAIN_FACT` is not a row of
it: it is for claims no row describes (a name, an age, where someone lives), which are
project facts and have no compatible kind.
"""

from __future__ import annotations

from enum import Enum
from types import MappingProxyType
from typing import Final

from mnemic.memory.model import ClaimKind

COMPATIBLE_KINDS_MAX = 3
"""Most compatible kinds that one expectation declares."""


class ClaimShape(Enum):
    """Name what a claim is about, whatever kind it is filed under."""

    EXPERIENCE = "experience"
    OCCUPATION = "occupation"
    ACTIVITY_PROGRAM = "activity_program"
    ROUTINE = "routine"
    RECURRING_CONDITION = "recurring_condition"
    PROJECT = "project"
    AIM = "aim"
    ANSWER_WISH = "answer_wish"
    POSITION = "position"
    INTEREST = "interest"
    PREFERENCE = "preference"
    CONSTRAINT = "constraint"
    FAMILY_MEMBER = "family_member"
    FAMILY_SITUATION = "family_situation"
    FAMILY_ACTIVITY = "family_activity"
    RESOURCE = "resource"
    TECHNICAL_FACT = "technical_fact"
    PLAIN_FACT = "plain_fact"


_K = ClaimKind

COMPATIBLE_KINDS: Final = MappingProxyType(
    {
        (ClaimShape.EXPERIENCE, _K.SKILL): frozenset({_K.PROJECT_FACT}),
        (ClaimShape.EXPERIENCE, _K.HABIT): frozenset({_K.PROJECT_FACT, _K.SKILL}),
        (ClaimShape.OCCUPATION, _K.SKILL): frozenset({_K.ROLE, _K.PROJECT_FACT}),
        (ClaimShape.ACTIVITY_PROGRAM, _K.HABIT): frozenset({_K.PROJECT_FACT, _K.ONGOING_PROJECT}),
        (ClaimShape.ROUTINE, _K.HABIT): frozenset({_K.PROJECT_FACT, _K.RECURRING_STATE}),
        (ClaimShape.RECURRING_CONDITION, _K.RECURRING_STATE): frozenset(
            {_K.PROJECT_FACT, _K.HABIT}
        ),
        (ClaimShape.PROJECT, _K.ONGOING_PROJECT): frozenset({_K.PROJECT_FACT, _K.GOAL}),
        (ClaimShape.AIM, _K.GOAL): frozenset({_K.ONGOING_PROJECT, _K.PROJECT_FACT}),
        (ClaimShape.ANSWER_WISH, _K.PREFERENCE): frozenset({_K.GOAL, _K.CONSTRAINT}),
        (ClaimShape.POSITION, _K.ROLE): frozenset({_K.PROJECT_FACT}),
        (ClaimShape.INTEREST, _K.INTEREST): frozenset({_K.PREFERENCE}),
        (ClaimShape.PREFERENCE, _K.PREFERENCE): frozenset({_K.CONSTRAINT}),
        (ClaimShape.CONSTRAINT, _K.CONSTRAINT): frozenset({_K.PREFERENCE, _K.PROJECT_FACT}),
        (ClaimShape.FAMILY_MEMBER, _K.RELATIONSHIP): frozenset(),
        (ClaimShape.FAMILY_SITUATION, _K.PROJECT_FACT): frozenset({_K.RELATIONSHIP}),
        (ClaimShape.FAMILY_SITUATION, _K.RELATIONSHIP): frozenset({_K.PROJECT_FACT}),
        (ClaimShape.FAMILY_ACTIVITY, _K.RELATIONSHIP): frozenset(
            {_K.RECURRING_STATE, _K.PROJECT_FACT}
        ),
        (ClaimShape.RESOURCE, _K.RESOURCE): frozenset({_K.PROJECT_FACT}),
        (ClaimShape.TECHNICAL_FACT, _K.PROJECT_FACT): frozenset({_K.RESOURCE}),
        (ClaimShape.PLAIN_FACT, _K.PROJECT_FACT): frozenset(),
    }
)
"""The kinds beside (shape, primary kind); a pair that is not here is not of the table."""
