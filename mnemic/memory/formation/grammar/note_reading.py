"""From an item or a line of a note to its claims (`formation@11`)."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.casing import is_word
from mnemic.memory.formation.grammar.clauses import predicates
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import HEALTH
from mnemic.memory.formation.grammar.misread import is_no_verb
from mnemic.memory.formation.grammar.note_lines import line
from mnemic.memory.formation.grammar.note_nouns import BODY
from mnemic.memory.formation.grammar.note_things import owned
from mnemic.memory.formation.grammar.note_words import HAVING, LINE, spread
from mnemic.memory.formation.grammar.notes import bare, note
from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_determiner
from mnemic.memory.formation.grammar.reading import claims_of_clause
from mnemic.memory.formation.grammar.rich_reading import read_richly
from mnemic.memory.formation.grammar.rich_roles import role_here
from mnemic.memory.formation.grammar.subjects import SELF, Mention, Who
from mnemic.memory.formation.grammar.untold import is_untold
from mnemic.memory.formation.rendering import say_verb, say_words, sentence
from mnemic.memory.model import BeliefType, ClaimKind


def read_note(
    words: Words, leads: str, last: Mention, policy: str, *, told: bool
) -> tuple[tuple[Claim, ...], Mention]:
    """Give the claims of an item or a line; the whole of it is cited."""
    clause = _clause(words, leads)
    if not clause:
        return (), last
    made, last = read_told(spread(clause), last, policy, told=told)
    if leads == LINE and clause[0].low == "my" and not is_name(clause[2]):
        # What stands behind a comma of the value is no clause of its own.
        made = made[:1]
    return tuple(replace(one, start=words[0].start, end=words[-1].end) for one in made), last


def read_told(
    clause: Words, last: Mention, policy: str, *, told: bool = False
) -> tuple[tuple[Claim, ...], Mention]:
    """Give the claims of a clause that is known to tell something, if need be in its own words."""
    made, last = claims_of_clause(clause, last, policy)
    made, last = read_richly(made, clause, last, policy, stated=True, told=told)
    plain = () if made else _plainly(clause, last)
    return made or tuple(one for one in plain if not is_untold(one, clause)), last


def noted(words: Words) -> Words:
    """Give an item of an announced profile as a clause; () for none."""
    lone = len(words) == 1 and words[0].text.istitle() and not is_word(words[0].low)
    # "Quick intro: Priya, 34, ..." has no Priya.
    return _clause(words, HAVING) if words and not lone else ()


def _clause(words: Words, leads: str) -> Words:
    if not words:
        return ()
    if leads == LINE:
        return line(words)
    if here := role_here(words):
        return here
    found = note(words)
    if found is not None:
        return found.words
    return owned(bare(words)) if leads == HAVING else ()


def _plainly(clause: Words, last: Mention) -> tuple[Claim, ...]:
    """Say an item in its own words where no entry takes it: "User has heavy clay soil"."""
    if any(w.low in {"it", "them"} for w in clause):
        # "daughter has it too" says of nothing what it is.
        return ()
    found, _ = predicates(clause, last)
    if len(found) != 1 or not found[0].comp:
        return ()
    predicate = found[0]
    if is_no_verb(predicate):
        return ()
    subject = SELF if predicate.subject.who is Who.WE else predicate.subject
    value = say_words(strip_determiner(predicate.comp), subject)
    kin = subject.about not in {"user", "team"}
    kind = ClaimKind.RESOURCE if predicate.verb.lemma == "have" else ClaimKind.PROJECT_FACT
    if any(w.low in HEALTH | BODY for w in predicate.comp):
        kind = ClaimKind.CONSTRAINT
    if not value or subject.who is Who.NONE:
        return ()
    return (
        Claim(
            label=value, slot="note", value=value,
            statement=sentence(subject.shown, say_verb(predicate.verb, subject), say_words(predicate.comp, subject)),
            kind=ClaimKind.RELATIONSHIP if kin else kind,
            type=BeliefType.RELATIONSHIP if kin else BeliefType.USER_MODEL_ATTR,
            about=subject.about, start=clause[0].start, end=clause[-1].end,
        ),
    )  # fmt: skip
