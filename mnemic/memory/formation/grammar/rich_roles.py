"""What somebody was given to do: "I'm in charge of the rota", "they made me head chef"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim, Entry, Found, claim
from mnemic.memory.formation.grammar.lexicon import OCCUPATIONS
from mnemic.memory.formation.grammar.phrases import Words, is_name, phrase_end, points, until_time
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.table_work import is_trade
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import DETERMINERS, Word, given, noun_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind

SINCE = "formation@11"
_ONE = frozenset({Who.SELF, Who.PERSON})
_GIVEN = frozenset({Tense.PRESENT, Tense.PAST, Tense.PERFECT, Tense.FUTURE})

_POSTS = word_set(
    """lead head chief captain chair chairman chairwoman chairperson treasurer secretary supervisor director coordinator
    organiser organizer foreman president vice deputy partner warden steward trustee governor leader principal rep
    representative officer assistant editor moderator maintainer admin administrator coach sergeant member"""
)
"""Nouns of a post that name no trade."""

_AT_HAND = word_set("dinner lunch snacks drinks playlist music cake tonight tomorrow this that")


def is_post(words: Words) -> bool:
    """Tell whether words open with the name of a trade or a post: "head chef at the Anchor"."""
    core = words[: phrase_end(words, 0)] or words[:1]
    lows = {noun_lemma(w.low) for w in core}
    return is_trade(words) or bool(lows & (_POSTS | OCCUPATIONS))


def _post(found: Found) -> tuple[Claim, ...]:
    """Read "I'm taking over as treasurer in May", "I was made head chef"."""
    words = tuple(w for w in until_time(found.words("x")) if w.low not in {"there", "here"})
    while words and words[0].low in DETERMINERS | {"as"}:
        words = words[1:]
    if not words or points(words) or not is_post(words):
        return ()
    return (claim(found, value=words, label=label_of(words)),)


def _charge(found: Found) -> tuple[Claim, ...]:
    """Read "I'm in charge of the rota", "my wife is responsible for payroll"."""
    words = until_time(found.words("x"))
    lows = {w.low for w in found.predicate.comp}
    if not words or points(words) or lows & _AT_HAND:
        return ()
    body = words[1:] if words[0].low in DETERMINERS and len(words) > 1 else words
    return (claim(found, value=body, label=label_of(body)),)


_CHARGES = word_set(
    """books accounts bookings invoices invoicing payroll billing socials newsletter rota deliveries ordering scheduling
    marketing hiring bookkeeping admin paperwork taxes finances website logistics purchasing catering"""
)


def _does(found: Found) -> tuple[Claim, ...]:
    """Read "I do the books", "my sister handles our bookings" as what is one's to do."""
    words = until_time(found.words("x"))
    if not words or words[-1].low not in _CHARGES or len(words) > 3:
        return ()
    return (claim(found, value=words, label=label_of(words)),)


def _bare(found: Found) -> tuple[Claim, ...]:
    """Read "I'm head chef at a 60-seat place": a post without its article."""
    words = found.words("x")
    end = phrase_end(words, 0)
    at = next((k for k in range(1, len(words)) if words[k].low in {"at", "of", "for", "with"}), 0)
    if not at >= 2 or words[0].low in DETERMINERS or points(words) or end < at:
        return ()
    core = words[:at]
    if not is_post(core[-1:]) or any(w.low in _NO_ROLE for w in core):
        return ()
    return (claim(found, value=core, label=label_of(core)),)


def _job(found: Found) -> tuple[Claim, ...]:
    """Read "I've got a bar job Thursday to Sunday": a job by what it is."""
    words = found.words("x")
    end = phrase_end(words, 0)
    at = next((k for k in range(end) if words[k].low in {"job", "jobs"}), -1)
    if (
        at < 1
        or words[at - 1].low in _NO_JOBS
        or any(w.low in _NO_JOBS for w in words[at + 1 : at + 2])
    ):
        return ()
    value = words[: at + 1]
    return (claim(found, value=value, label=label_of(value)),)


_NO_JOBS = word_set(
    "print batch cron good great bad big hard tough tricky easy small quick interview offer lead failing running to for"
)


def role_here(words: Words) -> Words:
    """Give "2nd year physio student here, leeds beckett" its "I am a" and its "at"; else ()."""
    at = next((k for k in range(1, min(8, len(words))) if _ends_role(words, k)), 0)
    if not at or any(w.low in _NO_ROLE or w.low in DETERMINERS for w in words[:at]):
        return ()
    start, rest = words[0].start, words[at + 1 :]
    vowel = words[0].low[:1] in "aeio"
    front = tuple(given(t, start) for t in ("I", "am", "an" if vowel else "a"))
    if rest and rest[0].low == "here":
        rest = rest[1:]
    if len(rest) > 1 and rest[0].low == "," and is_name(rest[1]):
        end = next((k for k in range(1, len(rest)) if not is_name(rest[k])), len(rest))
        there = given("at", rest[0].start)
        rest = (there, *rest[1:end])
    elif rest and rest[0].low not in {"at", "in", "from"}:
        rest = ()
    return (*front, _small(words[0]), *words[1 : at + 1], *rest)


def _ends_role(words: Words, k: int) -> bool:
    """Tell whether a role ends at word `k` that its clause opens with and its speaker has."""
    here = k + 1 < len(words) and words[k + 1].low == "here"
    if words[k].low == "student":
        first = words[0].low
        return here or first in _YEARS | _LEVELS or first[:1].isdecimal()
    return here and is_post(words[k : k + 1])


def _small(word: Word) -> Word:
    return word._replace(text=word.low) if word.text.istitle() else word


_YEARS = word_set("first second third fourth fifth final last 1st 2nd 3rd 4th 5th")
_LEVELS = word_set(
    "phd masters master's undergrad undergraduate postgrad postgraduate grad med law nursing mature exchange"
)
_NO_ROLE = word_set("is are was were a an the as for of my our every each not no have has")

# fmt: off
RICH_ROLE_ENTRIES = (
    Entry(
        name="roles.charge", since=SINCE, who=_ONE, verbs=("be",),
        patterns=("responsible|accountable for {x:rest}", "?put ?placed in charge of {x:rest}", "the ?main ?only ?sole carer|caregiver|contact|guardian for|of {x:rest}"),
        slot="charge", many="x", kind=ClaimKind.ROLE, tenses=frozenset({Tense.PRESENT, Tense.PERFECT}), make=_charge,
    ),
    Entry(
        name="roles.does", since=SINCE, who=_ONE, verbs=("do", "handle", "manage"), patterns=("?all ?of the|our {x:rest}",),
        slot="charge", many="x", kind=ClaimKind.ROLE, denial="retract", make=_does,
    ),
    Entry(
        name="roles.job", since=SINCE, who=_ONE, verbs=("have",), patterns=("a|an|another|two|three {x:rest}",),
        slot="job", many="x", kind=ClaimKind.ROLE, tenses=frozenset({Tense.PRESENT}), make=_job,
    ),
    Entry(
        name="roles.bare", since=SINCE, who=_ONE, verbs=("be",), patterns=("?now ?currently {x:rest}",),
        slot="position", many="x", kind=ClaimKind.ROLE, tenses=frozenset({Tense.PRESENT}), make=_bare,
    ),
    Entry(
        name="roles.taken", since=SINCE, who=_ONE, verbs=("take",), patterns=("over as {x:rest}", "on the ?new role|job|position|post of|as {x:rest}"),
        slot="post", many="x", kind=ClaimKind.ROLE, tenses=_GIVEN, denial="none", loose=True, make=_post,
    ),
    Entry(
        name="roles.stepped", since=SINCE, who=_ONE, verbs=("step", "move"), patterns=("up as|to {x:rest}",),
        slot="post", many="x", kind=ClaimKind.ROLE, tenses=_GIVEN, denial="none", make=_post,
    ),
    Entry(
        name="roles.made", since=SINCE, who=_ONE, verbs=("be",), patterns=("?just ?recently made|appointed|elected|voted|named {x:rest}",),
        slot="post", many="x", kind=ClaimKind.ROLE, tenses=_GIVEN, denial="none", make=_post,
    ),
)
# fmt: on
