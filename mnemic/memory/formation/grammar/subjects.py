"""Who a clause is about: the user, their team, a person of theirs, or a thing of theirs."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from mnemic.memory.formation.grammar.agreement import AUX, agrees, copula, verb_follows
from mnemic.memory.formation.grammar.lexicon import (
    GENDER,
    KIN_CLASS,
    MONTHS,
    PET_CLASS,
    TEAM_THINGS,
)
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    WORD_CACHE_ENTRIES,
    noun_lemma,
)
from mnemic.memory.formation.wordlists import word_set


class Who(Enum):
    """Say what sort of subject a clause has."""

    SELF = "self"
    WE = "we"
    TEAM = "team"
    PERSON = "person"
    THING = "thing"
    NONE = "none"

    # Asked of every clause: a member is one object, and its identity is hash enough.
    __hash__ = object.__hash__


MINDED = "minded"
"""Whose somebody is of whom only was told what those around them mind: a diet, an ailment, a limit."""


class Subject(Struct, frozen=True):
    """Name a clause's subject.

    `shown` is how a statement names it, `about` its key. `kin` is the word for the tie
    of a person to the user, `name` a person's name where one was said, `introduced`
    whether the clause itself ties the name to the user ("my brother Tomas"). `noun`
    holds the words of a thing, `owned` whose it is where the turn is read for recall, `tie`
    all words of a tie that is read for recall ("field assistant").
    """

    who: Who
    shown: str
    about: str
    kin: str = ""
    name: str = ""
    gender: str = ""
    plural: bool = False
    introduced: bool = False
    noun: Words = ()
    ours: bool = False
    known: bool = False
    owned: str = ""
    tie: str = ""


SELF = Subject(Who.SELF, "User", "user")
WE = Subject(Who.WE, "The team", "team")
TEAM = Subject(Who.TEAM, "The team", "team")

_TEAM_DOINGS = frozenset(
    {"deploys", "deployments", "releases", "standups", "standup", "retros", "demos", "sprints"}
)
_TEAM_NOUNS = word_set(
    """team squad company department org organisation organization studio startup lab crew"""
)
_STOP = PREPOSITIONS | SUBORDINATORS | PUNCTUATION | MODALS
_ADJECTIVES = word_set(
    """business writing training running climbing study lab gym dance older younger elder eldest oldest youngest little big twin best close good old new late
    first second middle other dear lovely half step great long-time former current line direct"""
)


_FOND = word_set("little dear lovely good great new old own sweet beloved")
"""Adjectives that do not tell one daughter from another."""


class Met(Struct, frozen=True):
    """Remember one of the user's people, and the turn that spoke of them last."""

    subject: Subject
    turn: int = 0


PEOPLE_MAX = 24
"""How many people are kept in mind; whoever was spoken of longest ago is forgotten."""


class Wondered(Struct, frozen=True):
    """Hold what a question named: a place, a thing of the speaker's, a kind for `one`, its end."""

    place: Words = ()
    thing: tuple[Words, bool] | None = None
    kind: Words = ()
    ends: Words = ()


class Mention(Struct, frozen=True):
    """Remember the last person that a turn named, for `he` and `she`, and every name.

    `rich` says that the turn is read for recall (`formation@11` on): what the frozen
    `formation@7` takes for a subject or a verb must not move with what is added for it. Only
    then are `met` kept, everybody that the turns so far spoke of. `own` says that the turn
    speaks of its speaker, `strange` that it names somebody whom nothing ties to the user, and
    `things` are the nouns of what the turn tells to be its speaker's, `topic` is the thing that
    the clause before told of, and `aim` the project or the aim that the talk is about. `thing` are
    the words of what the clause before named, and whether it is more than one, `place` is where
    `there` is, `said` the clause just told, and `shared` says that somebody does a part beside
    them. `doing` is what the clause before told of their trade, `staged` says that a tale, a game
    or an exercise is spoken of, whose names are nobody's. `asked` is what the question before named.
    """

    subject: Subject | None = None
    names: frozenset[str] = frozenset()
    rich: bool = False
    met: tuple[Met, ...] = ()
    turn: int = 0
    own: bool = False
    strange: bool = False
    things: frozenset[str] = frozenset()
    topic: Words = ()
    aim: Words = ()
    thing: tuple[Words, bool] | None = None
    place: Words = ()
    said: Words = ()
    shared: bool = False
    doing: Words = ()
    staged: bool = False
    asked: Wondered = Wondered()

    @property
    def people(self) -> tuple[Subject, ...]:
        """Give everybody that was spoken of, the last one at the end."""
        return tuple(one.subject for one in self.met)

    @property
    def near(self) -> tuple[Subject, ...]:
        """Give whom a pronoun may mean: the people of this turn, and of the one before."""
        since = self.turn if self.strange else self.turn - 1
        return tuple(one.subject for one in self.met if one.turn >= since)

    def aware(self, subject: Subject) -> Mention:
        """Give what is in mind once a clause has named one of the user's people."""
        if not self.rich:
            return self
        others = tuple(m for m in self.met if m.subject.about != subject.about)
        met = (*others, Met(subject, self.turn))[-PEOPLE_MAX:]
        names = self.names | {subject.name} if subject.name else self.names
        return replace(self, met=met, names=names)

    def after(self, subject: Subject) -> Mention:
        """Give what is in mind once a clause has spoken of a person."""
        names = (
            self.names | {subject.name}
            if subject.name and (subject.kin or subject.known)
            else self.names
        )
        later = replace(self, subject=subject, names=names)
        return later.aware(subject) if subject.kin or subject.known else later


@lru_cache(maxsize=WORD_CACHE_ENTRIES)
def kin_class(low: str) -> str:
    """Give the class of a word for a person or a pet, singular or plural, else ""."""
    found = KIN_CLASS.get(low) or PET_CLASS.get(low)
    if low.endswith(("-year-old", "-year-olds", "-month-old")):
        return "child"
    if found is None:
        single = noun_lemma(low)
        found = KIN_CLASS.get(single) or PET_CLASS.get(single) or ""
    return found


def read_subject(words: Words, i: int, last: Mention) -> tuple[Subject, int] | None:
    """Read the subject that starts at word `i`; give it and the index after it."""
    if i >= len(words):
        return None
    low = words[i].low
    if low in {"i", "we"}:
        return (SELF if low == "i" else WE), i + 1
    if low in {"me", "myself"} and i + 3 < len(words) and words[i + 1].low == "and":
        return _me_and(words, i + 2)
    if low in {"both", "all"} and i + 2 < len(words) and words[i + 1].low in {"my", "our"}:
        i += 1
        low = "my"
    if low in {"my", "our"}:
        return _possessed(words, i + 1, ours=low == "our")
    if low == "the" and i + 1 < len(words):
        return _the(words, i + 1)
    if low in {"he", "she", "they", "her", "his"} and last.subject is not None:
        return _pronoun(words, i, last.subject)
    if low in _TEAM_DOINGS and verb_follows(words, i + 1):
        noun, shown = words[i : i + 1], words[i].text.capitalize()
        plural = low.endswith("s")
        return Subject(Who.THING, shown, "team", plural=plural, noun=noun, ours=True), i + 1
    if (
        low == "everyone"
        and i + 3 < len(words)
        and words[i + 1].low == "on"
        and words[i + 3].low == "team"
    ):
        return TEAM, i + 4
    if is_name(words[i]) and words[i].low not in MONTHS:
        return _named(words, i, last)
    return None


def _their_name(words: Words, i: int, whom: Subject) -> tuple[Subject, int] | None:
    """Read "her name is Bramble" of whoever was spoken of last."""
    if i + 2 >= len(words) or words[i + 1].low != "name" or whom.plural or whom.name:
        return None
    if whom.gender and whom.gender != ("f" if words[i].low == "her" else "m"):
        return None
    noun = words[i + 1 : i + 2]
    return Subject(Who.THING, f"{whom.shown}'s name", whom.about, noun=noun), i + 2


def _me_and(words: Words, i: int) -> tuple[Subject, int] | None:
    """Read "me and my wife live in York" as what the two do."""
    if words[i].low != "my" or not kin_class(words[i + 1].low):
        return None
    _, j = _name_after(words, i + 2)
    return (WE, j) if verb_follows(words, j) else None


def _pronoun(words: Words, i: int, subject: Subject) -> tuple[Subject, int] | None:
    low = words[i].low
    if low in {"her", "his"}:
        return _their_name(words, i, subject)
    if low == "they":
        if not subject.plural:
            return None
    elif (
        subject.plural
        or (subject.gender and subject.gender != ("f" if low == "she" else "m"))
        or (subject.kin in PET_CLASS and not subject.name and not subject.known)
    ):
        return None
    return Subject(
        Who.PERSON,
        subject.shown,
        subject.about,
        subject.kin,
        subject.name,
        subject.gender,
        subject.plural,
    ), i + 1


def _the(words: Words, i: int) -> tuple[Subject, int] | None:
    low = words[i].low
    if low in {"kids", "children", "wife", "husband", "missus", "twins"}:
        return _kin(words, i, kin=low)
    if low == "team" and verb_follows(words, i + 1):
        return TEAM, i + 1
    return _thing(words, i, bare=True)


def _possessed(words: Words, i: int, *, ours: bool) -> tuple[Subject, int] | None:
    if i >= len(words):
        return None
    j = i
    while (
        j < len(words)
        and j - i < 3
        and (words[j].low in _ADJECTIVES or words[j].low.endswith("-year-old"))
    ):
        j += 1
    if j + 1 < len(words) and words[j].low in {"two", "three", "four", "five"}:
        j += 1
    if j < len(words) and j > i and not kin_class(words[j].low) and kin_class(words[j - 1].low):
        # "my eldest, Jonas, ..."
        j -= 1
    if j < len(words):
        low = words[j].low
        if ours and low in _TEAM_NOUNS and verb_follows(words, j + 1):
            return TEAM, j + 1
        if not ours and low in _TEAM_NOUNS and low == "team" and verb_follows(words, j + 1):
            return TEAM, j + 1
        if kin_class(low):
            if j > i and low == "partner" and words[j - 1].low in _SHARED_WORK:
                low = "colleague"
            found = _kin(words, j, kin=low, prefix=" ".join(w.text for w in words[i:j]))
            if found is not None and (
                found[0].who is not Who.PERSON or agrees(words, found[1], plural=found[0].plural)
            ):
                return found
    return _thing(words, i, ours=ours)


_SHARED_WORK = word_set("business writing training running climbing study lab gym dance")


def _kin(words: Words, i: int, *, kin: str, prefix: str = "") -> tuple[Subject, int] | None:
    """Read `brother [Tomas]`, `wife, Morgan,` or `brother's wife` from the kin word on."""
    j = i + 1
    plural = noun_lemma(kin) != kin and kin not in {"boss", "ex"}
    if j < len(words) and words[j].low == "'s" and not copula(words, j):
        return _kin_of_kin(words, j + 1, owner=_shown(kin, prefix), owner_key=kin_class(kin))
    if plural and j < len(words) and words[j].low in {"name", "birthday"}:
        single = noun_lemma(kin)
        return _kin_of_kin(words, j, owner=_shown(single, prefix), owner_key=kin_class(single))
    if j + 1 < len(words) and words[j].low == "and" and words[j + 1].low == "i":
        return SELF, j + 2
    name, j = _name_after(words, j)
    if j + 1 < len(words) and name and words[j].low == "and" and words[j + 1].low == "i":
        return SELF, j + 2
    if j < len(words) and words[j].low == "and":
        return None
    gender = GENDER.get(kin, "")
    if name and j < len(words) and words[j].low == "'s" and not copula(words, j):
        return _kin_of_kin(words, j + 1, owner=name, owner_key=name.lower())
    if name:
        return Subject(
            Who.PERSON, name, name.lower(), kin, name, gender, introduced=True, plural=plural
        ), j
    telling = " ".join(w for w in prefix.lower().split() if w not in _FOND)
    key = " ".join(filter(None, (telling, kin_class(kin))))
    return Subject(Who.PERSON, f"User's {_shown_kin(kin, prefix)}", key, kin, "", gender, plural), j


def _shown(kin: str, prefix: str) -> str:
    return f"User's {_shown_kin(kin, prefix)}"


def _shown_kin(kin: str, prefix: str) -> str:
    return " ".join(filter(None, (prefix, kin)))


def _kin_of_kin(words: Words, i: int, *, owner: str, owner_key: str) -> tuple[Subject, int] | None:
    """Read what belongs to a person: `name`, `birthday`, `wife`, `school`."""
    j = i
    while j < len(words) and j - i < 4 and not _ends_noun(words, j):
        j += 1
    if j == i or j >= len(words):
        return None
    noun = words[i:j]
    shown = f"{owner}'s {' '.join(w.text for w in noun)}"
    head = noun[-1].low
    kin = kin_class(head)
    if kin and verb_follows(words, j):
        plural = noun_lemma(head) != head
        key = f"{owner_key} {kin}"
        return Subject(Who.PERSON, shown, key, head, "", GENDER.get(head, ""), plural), j
    return Subject(Who.THING, shown, owner_key, noun=noun), j


def _name_after(words: Words, j: int) -> tuple[str, int]:
    """Read a name after a kin word: bare, between commas or in brackets."""
    if j >= len(words):
        return "", j
    opened = words[j].low if words[j].low in {",", "(", "–", "—"} else ""
    k = j + 1 if opened else j
    if not opened and k < len(words) and words[k].low in {"called", "named"}:
        k += 1
    start = k
    while k < len(words) and k - start < 3 and is_name(words[k]) and words[k].text.isalpha():
        k += 1
    if k == start:
        return "", j
    name = " ".join(w.text for w in words[start:k])
    if opened:
        if k < len(words) and words[k].low in {",", ")", "–", "—"}:
            return name, k + 1
        return "", j
    return name, k


def _named(words: Words, i: int, last: Mention) -> tuple[Subject, int] | None:
    j = i
    if words[i].low in _NO_NAMES or words[i].low in PREPOSITIONS or words[i].low in ADVERBS:
        return None
    while (
        j < len(words)
        and j - i < 3
        and is_name(words[j])
        and words[j].text.replace("-", "").isalpha()
    ):
        j += 1
    if j == i or j >= len(words):
        return None
    name = " ".join(w.text for w in words[i:j])
    if words[j].low == "and" and j + 1 < len(words) and words[j + 1].low == "i":
        return SELF, j + 2
    if words[j].low == "'s" and not copula(words, j):
        return _kin_of_kin(words, j + 1, owner=name, owner_key=name.lower())
    if not verb_follows(words, j):
        return None
    return Subject(Who.PERSON, name, name.lower(), "", name, known=name in last.names), j


_NO_NAMES = word_set(
    """user users a an the this that these those it its there here what who which when where why how if and but
    or so not no yes ok okay please thanks great good nice cool sure right well just only some any
    all most many much every each both either neither none one everything something nothing anything
    everyone someone nobody people you your his her their our he she they let do does did can could
    would should will may might must is are was were be been have has had maybe perhaps then also
    still currently now today tomorrow yesterday last next first second another other such same"""
)


def _thing(
    words: Words, i: int, *, ours: bool = False, bare: bool = False
) -> tuple[Subject, int] | None:
    """Read the noun phrase of a thing up to its verb."""
    j = i
    while j < len(words) and j - i < 7 and not _ends_noun(words, j):
        j += 1
    if j == i or j >= len(words) or not verb_follows(words, j):
        return None
    noun = words[i:j]
    text = " ".join(w.text for w in noun).replace(" 's", "'s").replace(" ’s", "'s")
    if bare:
        return Subject(Who.THING, f"The {text}", "team", noun=noun, ours=True, known=True), j
    ours = ours and any(noun_lemma(w.low) in TEAM_THINGS for w in noun)
    owner = "The team's" if ours else "User's"
    about = "team" if ours else "user"
    head = noun[-1].low
    plural = head.endswith("s") and noun_lemma(head) != head
    return Subject(Who.THING, f"{owner} {text}", about, plural=plural, noun=noun, ours=ours), j


_OF_PLACES = word_set(
    "flight train trip appointment meeting interview ferry bus ticket holiday vacation call"
)


def _ends_noun(words: Words, j: int) -> bool:
    low = words[j].low
    if low == "'s" and not copula(words, j):
        return False
    if low in {"to", "from", "with", "in"} and j and words[j - 1].low in _OF_PLACES:
        return False
    if low in AUX or low in _STOP - {"of", "for"}:
        return True
    if low in ADVERBS and low not in {"daily", "weekly"}:
        return True
    return low in _THING_VERBS


_THING_VERBS = word_set(
    """starts ends begins runs happens lives works goes uses takes meets ships expires falls closes
    opens needs lasts deploys attends likes loves hates speaks plays teaches studies has owns
    drives moved died became turned turns got prefers wants stays costs departs leaves lands
    arrives contains changed changes rotates releases burned burnt sank broke"""
)
