"""The table: every entry, in the order in which they are tried."""

from __future__ import annotations

from functools import lru_cache

from mnemic.memory.formation.grammar.called_off import CALLED_OFF_ENTRIES
from mnemic.memory.formation.grammar.conventions import CONVENTION_ENTRIES
from mnemic.memory.formation.grammar.entries import Entry
from mnemic.memory.formation.grammar.medicines import MEDICINE_ENTRIES
from mnemic.memory.formation.grammar.rich_aims import RICH_AIM_ENTRIES
from mnemic.memory.formation.grammar.rich_being import RICH_BEING_ENTRIES
from mnemic.memory.formation.grammar.rich_ends import RICH_END_ENTRIES, RICH_FIRST_ENTRIES
from mnemic.memory.formation.grammar.rich_given import RICH_GIVEN_ENTRIES
from mnemic.memory.formation.grammar.rich_history import RICH_HISTORY_ENTRIES
from mnemic.memory.formation.grammar.rich_life import RICH_LIFE_ENTRIES
from mnemic.memory.formation.grammar.rich_likes import RICH_LIKE_ENTRIES
from mnemic.memory.formation.grammar.rich_limits import RICH_LIMIT_ENTRIES
from mnemic.memory.formation.grammar.rich_milestones import RICH_MILESTONE_ENTRIES
from mnemic.memory.formation.grammar.rich_owned import RICH_OWNED_ENTRIES
from mnemic.memory.formation.grammar.rich_people import RICH_PEOPLE_ENTRIES
from mnemic.memory.formation.grammar.rich_powers import RICH_POWER_ENTRIES
from mnemic.memory.formation.grammar.rich_projects import RICH_PROJECT_ENTRIES
from mnemic.memory.formation.grammar.rich_rest import RICH_REST_ENTRIES
from mnemic.memory.formation.grammar.rich_returns import RICH_RETURN_ENTRIES
from mnemic.memory.formation.grammar.rich_roles import RICH_ROLE_ENTRIES
from mnemic.memory.formation.grammar.rich_skills import RICH_SKILL_ENTRIES
from mnemic.memory.formation.grammar.rich_standing import RICH_STANDING_ENTRIES
from mnemic.memory.formation.grammar.rich_states import RICH_STATE_ENTRIES
from mnemic.memory.formation.grammar.rich_things import RICH_THING_ENTRIES
from mnemic.memory.formation.grammar.rich_turns import RICH_TURN_ENTRIES
from mnemic.memory.formation.grammar.rich_vows import RICH_VOW_ENTRIES
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_aims import AIM_ENTRIES
from mnemic.memory.formation.grammar.table_attributes import ATTRIBUTE_ENTRIES
from mnemic.memory.formation.grammar.table_ends import ENDS_ENTRIES
from mnemic.memory.formation.grammar.table_habits import HABIT_ENTRIES
from mnemic.memory.formation.grammar.table_home import HOME_ENTRIES
from mnemic.memory.formation.grammar.table_likes import LIKE_ENTRIES
from mnemic.memory.formation.grammar.table_losses import LOSS_ENTRIES
from mnemic.memory.formation.grammar.table_people import LAST_ENTRIES, PEOPLE_ENTRIES
from mnemic.memory.formation.grammar.table_states import STATE_ENTRIES
from mnemic.memory.formation.grammar.table_team import TEAM_ENTRIES
from mnemic.memory.formation.grammar.table_things import THING_ENTRIES
from mnemic.memory.formation.grammar.table_work import WORK_ENTRIES
from mnemic.memory.formation.grammar.verbs import Tense

ENTRIES: tuple[Entry, ...] = (
    *CALLED_OFF_ENTRIES,
    *RICH_FIRST_ENTRIES,
    *ENDS_ENTRIES,
    *LOSS_ENTRIES,
    *HOME_ENTRIES,
    *WORK_ENTRIES,
    *LIKE_ENTRIES,
    *AIM_ENTRIES,
    *PEOPLE_ENTRIES,
    *TEAM_ENTRIES,
    *THING_ENTRIES,
    *ATTRIBUTE_ENTRIES,
    *STATE_ENTRIES,
    *HABIT_ENTRIES,
    *LAST_ENTRIES,
    *RICH_END_ENTRIES,
    *CONVENTION_ENTRIES,
    *RICH_RETURN_ENTRIES,
    *MEDICINE_ENTRIES,
    *RICH_AIM_ENTRIES,
    *RICH_PROJECT_ENTRIES,
    *RICH_LIMIT_ENTRIES,
    *RICH_STATE_ENTRIES,
    *RICH_MILESTONE_ENTRIES,
    *RICH_ROLE_ENTRIES,
    *RICH_BEING_ENTRIES,
    *RICH_GIVEN_ENTRIES,
    *RICH_THING_ENTRIES,
    *RICH_LIKE_ENTRIES,
    *RICH_SKILL_ENTRIES,
    *RICH_LIFE_ENTRIES,
    *RICH_PEOPLE_ENTRIES,
    *RICH_VOW_ENTRIES,
    *RICH_POWER_ENTRIES,
    *RICH_HISTORY_ENTRIES,
    *RICH_TURN_ENTRIES,
    *RICH_STANDING_ENTRIES,
    *RICH_OWNED_ENTRIES,
    *RICH_REST_ENTRIES,
)
"""The frozen entries stand before the later ones: those read only what is left over."""


def version(policy: str) -> int:
    """Give the number of a policy: 7 for `formation@7`."""
    return int(policy.rpartition("@")[2])


RICH_SINCE = 11
"""From this policy on the grammar reads for recall: finer cuts, more entries, guesses."""


def is_rich(policy: str) -> bool:
    """Tell whether a policy reads for recall (003 §Three fixed batched calls, the fallback)."""
    return version(policy) >= RICH_SINCE


Index = dict[tuple[str, str, str], tuple[Entry, ...]]
"""Entries by the lemma of a verb ("" for any other), the sort of subject, and the tense."""


@lru_cache(maxsize=16)
def entries_of(policy: str) -> Index:
    """Give the entries that a policy reads with, by verb, subject and tense.

    An entry belongs to the policy that introduced it and to every later one, so a
    policy stays what it was when it was recorded (003 §Existing controls stay
    measurable).
    """
    known = [e for e in ENTRIES if version(e.since) <= version(policy)]
    verbs = {verb for e in known for verb in e.verbs} | {""}
    of_verb = {verb: [e for e in known if verb in e.verbs or "" in e.verbs] for verb in verbs}
    return {
        (verb, who.value, tense.value): tuple(
            e for e in found if who in e.who and tense in e.tenses
        )
        for verb, found in of_verb.items()
        for who in Who
        for tense in Tense
    }


def entries_for(policy: str, *, verb: str, who: Who, tense: Tense) -> tuple[Entry, ...]:
    """Give the entries that may read a predicate, in the order in which they are tried."""
    index = entries_of(policy)
    found = index.get((verb, who.value, tense.value))
    return index["", who.value, tense.value] if found is None else found
