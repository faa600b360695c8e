"""Clauses as predicates: a subject, a verb group with tense and negation, a complement."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation.grammar.bare_participles import passive
from mnemic.memory.formation.grammar.behind_commas import ends_at_comma
from mnemic.memory.formation.grammar.elliptic import elliptic, lowered
from mnemic.memory.formation.grammar.heard import heard
from mnemic.memory.formation.grammar.leads import drop_trailers, skip_leads, without_asides
from mnemic.memory.formation.grammar.naming import named_now
from mnemic.memory.formation.grammar.owned_nouns import is_no_name
from mnemic.memory.formation.grammar.owned_subjects import opens_rule_clause, owned_subject
from mnemic.memory.formation.grammar.persons import is_strangers, somebody
from mnemic.memory.formation.grammar.phrases import (
    Words,
    has_frequency,
    strip_punctuation,
    time_at,
)
from mnemic.memory.formation.grammar.reports import reports
from mnemic.memory.formation.grammar.second_verbs import (
    ends_before,
    ends_list,
    excepts,
    whole_group,
)
from mnemic.memory.formation.grammar.shared_verbs import next_group
from mnemic.memory.formation.grammar.subjects import (
    SELF,
    Mention,
    Subject,
    Who,
    kin_class,
    read_subject,
)
from mnemic.memory.formation.grammar.verbs import Tense, VerbGroup, read_verb
from mnemic.memory.formation.grammar.words import (
    CONJUNCTIONS,
    PREPOSITIONS,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set


class Predicate(Struct, frozen=True):
    """Hold one thing said of one subject.

    `comp` are the words after the verb, `front` an adverbial that stood before the
    subject. `start`/`end` are the words' offsets in the clause, the evidence.
    """

    subject: Subject
    verb: VerbGroup
    comp: Words
    front: Words = ()
    start: int = 0
    end: int = 0
    lead: str = ""
    asked: bool = False


class Break(Enum):
    """Say what a joint in a clause opens."""

    CLAUSE = "clause"
    VERB = "verb"
    ASIDE = "aside"


_JOINTS = word_set(
    """cuz coz cus cause and but or , ; : – — so because since although though while whereas plus then - yet ( &"""
)
_ASIDES = word_set(
    """because so although though since whereas but unless if except which cuz coz cus cause"""
)
_FRONTS = word_set(
    """on in at for since during every most when whenever while after before twice once nowadays
    currently lately until till from as by around over throughout outside these each with last
    next"""
)


def predicates(words: Words, last: Mention) -> tuple[tuple[Predicate, ...], Mention]:
    """Parse a clause into its predicates, and the person it leaves in mind."""
    if any(w.low in {"kidding", "joking"} for w in words):
        return (), last
    out: list[Predicate] = []
    i = 0
    while i < len(words):
        lead = skip_leads(words, i)
        found = _subject(words, lead.index, last)
        if found is None and last.rich and not i and words[0].low == "since" and lead.index == 1:
            # "Since my divorce I've lived in Utrecht": a time, and no ground.
            found = _subject(words, 0, last)
        if found is None and not out:
            short = elliptic(words, lead.index)
            if short is not None and not (last.rich and passive(words[lead.index :])):
                words = lowered(words, lead.index)
                i = _verb_phrases(
                    words, out, SELF, short, front=(), last=last, begin=lead.index, lead=lead.kind
                )
                continue
        if found is None:
            i = _next_clause(words, max(lead.index, i + 1), last)
            continue
        subject, at, front = found
        if subject.who is Who.PERSON and (subject.introduced or subject.kin or subject.name):
            last = last.after(subject)
        at = _relative(words, at, subject, out, last)
        group = read_verb(words, at, subject)
        if group is None:
            i = _next_clause(words, at, last)
            continue
        if reports(words, subject, group, rich=last.rich):
            last = heard(words[at:], last)
            break
        if lead.hedged:
            group = group.hedge()
        group = whole_group(words, group, rich=last.rich)
        i = _verb_phrases(
            words,
            out,
            subject,
            group,
            front=front,
            last=last,
            begin=lead.begin,
            lead=lead.kind,
        )
        last = named_now(out[-1].subject, out[-1].verb, out[-1].comp, last)
        if last.rich:
            last = _spoken_of(words[lead.index : i], subject, last)
    return tuple(out), last


def _spoken_of(words: Words, subject: Subject, last: Mention) -> Mention:
    """Keep whom a clause named beside its subject; the subject is whom it spoke of last."""
    last = heard(words, last)
    tied = subject.who is Who.PERSON and (subject.kin or subject.known)
    return last.aware(subject) if tied else last


def _relative(words: Words, at: int, subject: Subject, out: list[Predicate], last: Mention) -> int:
    """Read "my dad, who lives in Cork, turns 70": give where the main verb starts."""
    if subject.who is not Who.PERSON or at + 2 >= len(words):
        return at
    if words[at].low != "," or words[at + 1].low != "who":
        return at
    group = read_verb(words, at + 2, subject)
    if group is None:
        return at
    end = next((k for k in range(group.next, len(words)) if words[k].low == ","), len(words))
    comp = strip_punctuation(words[group.next : end])
    if comp:
        out.append(Predicate(subject, group, comp, (), words[0].start, comp[-1].end))
    return min(end + 1, len(words))


def _subject(words: Words, i: int, last: Mention) -> tuple[Subject, int, Words] | None:
    found = _read_subject(words, i, last)
    if found is not None and last.rich and is_strangers(words, i, found[0], last):
        return None
    named = found is not None and found[0].who is not Who.THING
    if found is not None and named and not (last.rich and is_no_name(words, i)):
        return found[0], found[1], ()
    if found is not None and last.rich and found[0].kin:
        return found[0], found[1], ()
    if last.rich:
        own = owned_subject(words, i, last, found)
        if own is not None or (found is not None and found[0].who is Who.THING):
            return own
    if _opens_front(words, i):
        told, inner = _behind_front(words, i, last)
        if told:
            return inner
    return None if found is None else (found[0], found[1], ())


def _read_subject(words: Words, i: int, last: Mention) -> tuple[Subject, int] | None:
    """Read a subject, of the user's people first; a pronoun means one of those or nobody."""
    found = somebody(words, i, last)
    if found is None and not (last.met and i < len(words) and words[i].low in _THEY):
        found = read_subject(words, i, last)
    return found


def _opens_front(words: Words, i: int) -> bool:
    return i + 1 < len(words) and (
        words[i].low in _FRONTS or (words[i].low == "if" and words[i + 1].low in {"it", "there"})
    )


def _behind_front(
    words: Words, i: int, last: Mention
) -> tuple[bool, tuple[Subject, int, Words] | None]:
    """Find the subject behind an adverbial that stands first; tell whether that settles it."""
    for j in range(i + 1, min(i + 14, len(words))):
        low = words[j].low
        if low == "you":
            return True, None
        theirs = last.rich and low in {"he", "she", "they"}
        if low in {"i", "we"} or theirs or (low in {"my", "our"} and words[j - 1].low == ","):
            fronted = strip_punctuation(words[i:j])
            inner = somebody(words, j, last) or read_subject(words, j, last)
            if any(w.low in _FICTIONS for w in fronted):
                return True, None
            if inner is not None and fronted and not _holds_verb(words, j):
                return True, (inner[0], inner[1], fronted)
    return False, None


_THEY = frozenset({"he", "she", "they", "her", "his"})

_FICTIONS = word_set(
    """exercise purposes sake dream dreams game games story novel book scenario movie film campaign simulation example play
    roleplay fantasy nightmare fiction screenplay text sentence script sim universe world"""
)


def _holds_verb(words: Words, j: int) -> bool:
    # "when I travel I prefer": the first `I` belongs to the condition.
    return words[j - 1].low in {
        "when",
        "whenever",
        "while",
        "after",
        "before",
        "since",
        "until",
        "as",
        "if",
    }


def _verb_phrases(
    words: Words,
    out: list[Predicate],
    subject: Subject,
    group: VerbGroup,
    *,
    front: Words,
    last: Mention,
    begin: int,
    lead: str,
) -> int:
    """Read the coordinated verb phrases of one subject; give the index after them."""
    start = words[begin].start
    since = len(out)
    while True:
        stop, kind, resume = _joint(words, group.next, subject, group, last)
        dropped = without_asides if last.rich else drop_trailers
        cited = strip_punctuation(dropped(words[group.next : stop]))
        comp, group = _any_more(cited, group)
        if len(comp) > 3:
            # "We run a small bakery, my sister and I."
            own = comp[-3].low == "," and comp[-2].low == "my" and kin_class(comp[-1].low)
            comp = comp[:-3] if own else comp
        if len(comp) > 2 and comp[-1].low in {"there", "here"} and group.lemma == "be":
            # "I'm a product manager there": where was said before.
            comp = comp[:-1]
        end = cited[-1].end if cited else words[group.next - 1].end
        out.append(Predicate(subject, group, comp, front, start, end, lead))
        if kind is not Break.VERB:
            _share_time(out, since)
            return resume
        following = next_group(words, resume, subject, group, bare=not comp, rich=last.rich)
        if following is None:
            _share_time(out, since)
            return resume + 1
        start = words[resume].start
        group = following
        # "On Fridays I look after Otis and don't take jobs": the days hold of both.
        front = front if not comp or (last.rich and has_frequency(front)) else ()


def _share_time(out: list[Predicate], since: int) -> None:
    """Let bare verbs of a list have the time behind the last: "swim and run on Sundays"."""
    last = out[-1]
    if len(out) - since < 2 or not last.comp or not time_at(last.comp, 0):
        return
    for i in range(len(out) - 2, since - 1, -1):
        if out[i].comp or out[i].front:
            return
        out[i] = replace(out[i], comp=last.comp, end=last.end)


def _any_more(comp: Words, group: VerbGroup) -> tuple[Words, VerbGroup]:
    """Take "any more" out of a complement: with a negation it ends what was."""
    for i, word in enumerate(comp):
        n = (
            1
            if word.low == "anymore"
            else 2
            if word.low == "any" and i + 1 < len(comp) and comp[i + 1].low in {"more", "longer"}
            else 0
        )
        if n and (i + n == len(comp) or comp[i + n].low in PREPOSITIONS):
            if group.negated or group.never:
                group = replace(group, ended=True, negated=False)
            return strip_punctuation(comp[:i] + comp[i + n :]), group
    return comp, group


def _joint(
    words: Words, i: int, subject: Subject, group: VerbGroup, last: Mention
) -> tuple[int, Break, int]:
    """Find where the complement ends: its end, what follows, and where that starts."""
    depth = 0
    for j in range(i, len(words)):
        low = words[j].low
        depth += (low == "(") - (low == ")" and depth > 0)
        if last.rich and _goes_inside(words, i, j):
            continue
        if last.rich and j > i + 1 and opens_rule_clause(words, j, last):
            return j, Break.CLAUSE, j
        if (low not in _JOINTS and low not in _ASIDES) or (last.rich and _limits(words, j)):
            continue
        if low == "since" and group.tense is Tense.PERFECT:
            continue
        k = _behind_joints(words, j + 1)
        if k >= len(words) or (last.rich and low == "," and words[k].low == "like"):
            continue
        if last.rich and (resume := _cut_off(words, j, k, subject, last)):
            return j, Break.CLAUSE, resume
        if _opens_clause(words, k, last) or (last.rich and _that_is(words, j)):
            return j, Break.CLAUSE, j + 1
        if (
            low in {"and", "but", ",", ";", "then", "&", "or"}
            and next_group(words, k, subject, group, bare=j == i, rich=last.rich) is not None
        ):
            return j, Break.VERB, k
        if last.rich and low == "," and ends_at_comma(words, i, j, group):
            return j, Break.ASIDE, j + 1
        if (
            low in _ASIDES
            and not (low == "since" and time_at(words, j))
            and not (low == "so" and (j == i or (last.rich and _so_many(words, j))))
        ):
            return j, Break.ASIDE, j + 1
    return len(words), Break.CLAUSE, len(words)


def _so_many(words: Words, j: int) -> bool:
    """Tell whether "so" parts nothing: "so far", "ten miles or so"."""
    return words[j - 1].low == "or" or _so_far(words, j)


def _cut_off(words: Words, j: int, k: int, subject: Subject, last: Mention) -> int:
    """Give where a clause is read on behind what is no clause by itself, 0 where it is one."""
    if words[j].low == "which" and words[k].low in {"i", "we"}:
        # What a relative clause is told of stands before it: "a Vespa which I bought in 2019".
        return _next_clause(words, k, last)
    return len(words) if words[j].low == "," and ends_before(words, k, subject) else 0


def _behind_joints(words: Words, k: int) -> int:
    """Give where the words that join one clause to the next are over, from `k` on."""
    while k < len(words) and (words[k].low in CONJUNCTIONS or words[k].low in _JOINING):
        k += 1
    return k


_JOINING = frozenset({",", "so", "then", "also", "because", "yet", "that", "now"})


def _so_far(words: Words, j: int) -> bool:
    return j + 2 == len(words) and words[j + 1].low == "far"


def _goes_inside(words: Words, i: int, j: int) -> bool:
    """Tell whether what may join two clauses stands inside of one: in a list, an exception, a question."""
    low = words[j].low
    if low not in _JOINTS and low not in _ASIDES:
        return False
    return (
        _asks_inside(words, i, j)
        or ends_list(words, j + 1)
        or (low == "but" and excepts(words, i, j))
    )


def _asks_inside(words: Words, i: int, j: int) -> bool:
    """Tell whether a question stands inside: "an app that keeps track of which tool is where"."""
    asked = words[j].low in _ASKED and j > i and words[j - 1].low in PREPOSITIONS | {"of"}
    if words[j].low == "which" and not asked:
        # "which neighbor borrowed which tool" asks twice.
        asked = any(_asks_inside(words, i, k) for k in range(max(i, j - 4), j))
    return asked and j + 1 < len(words) and words[j + 1].low not in {"i", "we", "you"}


def _that_is(words: Words, j: int) -> bool:
    """Tell whether "that" is what is spoken of: "I'm into joinery but that's another question"."""
    behind = words[j + 1 : j + 3]
    spoken = len(behind) == 2 and behind[0].low == "that" and behind[1].low in _THAT_IS
    return spoken and words[j].low in {"but", "and", ","}


_THAT_IS = frozenset({"'s", "is", "was", "'ll", "would", "might", "may", "can", "will"})
_ASKED = frozenset({"which", "who", "whom", "what", "how", "where", "whose", "when"})
_CONDITIONS = frozenset({"if", "unless", "except"})


def _limits(words: Words, j: int) -> bool:
    """Tell whether what follows narrows what is said: "meat except pork", "hives if I eat figs"."""
    after = words[j + 1].low if j + 1 < len(words) else ""
    if words[j].low == "but":
        told = words[j + 2].low if j + 3 < len(words) else ""
        # "meat but never pork" narrows, "but never use salt" tells one thing more.
        return after in {"not", "only", "never"} and not (
            after == "never" and verb_lemma(told) == told
        )
    return words[j].low in _CONDITIONS and j > 0 and words[j - 1].low not in {",", "and", "but"}


def _opens_clause(words: Words, k: int, last: Mention) -> bool:
    lead = skip_leads(words, k)
    if words[k].low == "my" and [w.low for w in words[k + 2 : k + 3]] == ["("] and kin_class(words[k + 1].low):  # fmt: skip
        # "..., my daughter (she's 6) ...": an aside stands before the verb.
        return True
    found = _subject(words, lead.index, last)
    if found is None:
        return False
    subject, at, _ = found
    return read_verb(words, at, subject) is not None


def _next_clause(words: Words, i: int, last: Mention) -> int:
    for j in range(i, len(words)):
        if words[j].low in _JOINTS and j + 1 < len(words) and _opens_clause(words, j + 1, last):
            return j + 1
    return len(words)
