"""Subjects of the owner's world, and whose each is: my own, told of before, of a home or a shop floor."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.agreement import AUX
from mnemic.memory.formation.grammar.lexicon import MONTHS, TEAM_THINGS
from mnemic.memory.formation.grammar.owned_nouns import (
    MINE,
    OTHERS_MARK,
    OWN_MARK,
    PERSONS,
    RULE,
    THING,
    TOLD,
    WORLD,
    Phrase,
    adverb_of_verb,
    all_of,
    is_bare,
    is_plural,
    is_shopfloor_name,
    lemmas_of,
    phrase_of,
    said,
    verb_at,
    whose_is,
)
from mnemic.memory.formation.grammar.owned_words import (
    BUSINESS,
    DEPARTMENTS,
    EVERYBODY,
    GOVERNED,
    HOME,
    IN_TRANSIT,
    MEMBERS,
    RULES,
    SHOPFLOOR,
    SHOWN,
    WORK_AT_HAND,
)
from mnemic.memory.formation.grammar.phrases import Words, time_at
from mnemic.memory.formation.grammar.subjects import SELF, Mention, Subject, Who
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    PREPOSITIONS,
    PUNCTUATION,
    SUBORDINATORS,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.lemmas import third_person


def owned_subject(
    words: Words, i: int, last: Mention, found: tuple[Subject, int] | None
) -> tuple[Subject, int, Words] | None:
    """Give the subject at `i` with whose it is; `found` is what the frozen reading gave."""
    if found is not None and found[0].who is Who.THING:
        return _again(words, i, last, found)
    if i >= len(words) - 1:
        return None
    low = words[i].low
    if low in {"my", "our"}:
        return _of_owner(words, i, last)
    if low in {"half", "most", "part", "much"} and (share := _share_of(words, i, last)) is not None:
        return share
    if low in {"the", "these"}:
        return _with_mine(words, i) or _known(words, i, last)
    return _fronted(words, i, last) or _bare(words, i, last) or _ruled(words, i, last)


def _again(
    words: Words, i: int, last: Mention, found: tuple[Subject, int]
) -> tuple[Subject, int, Words] | None:
    """Say whose a thing is that the frozen reading found, or read it up to an earlier verb."""
    subject, at = found
    if words[i].low in {"my", "our"} and _is_within(words, i):
        return None
    if any(w.low in {"i", "we"} for w in subject.noun):
        return _with_mine(words, i)
    if any(w.low in {"the", "a", "an"} and k for k, w in enumerate(subject.noun)) and not {
        "of",
        "for",
        "to",
        "from",
        "with",
        "in",
    } & {w.low for w in subject.noun}:
        return None
    sooner = phrase_of(words, i + 1) if words[i].low in {"my", "our", "the"} else None
    if sooner is not None and sooner.end < at:
        return (_known if words[i].low == "the" else _of_owner)(words, i, last)
    subject = _headed(subject)
    if not subject.known:
        return replace(subject, owned=MINE), at, ()
    of = next((k for k, w in enumerate(subject.noun[:-2]) if k and w.low == "of"), 0)
    if of and subject.noun[of + 1].low in {"my", "our"}:
        return _part_of_mine(subject, of), at, ()
    whose = whose_is(subject.noun, last)
    plural = subject.plural if _placed_at(subject.noun) else is_plural(subject.noun[-1].low)
    return _named_ours(replace(subject, owned=whose, plural=plural)), at, ()


def _part_of_mine(subject: Subject, of: int) -> Subject:
    """Name "the roof of my shed" as the user's shed's: its head is what stands before `of`."""
    part, whole = subject.noun[:of], subject.noun[of + 2 :]
    shown = f"The {said(part)} of User's {said(whole)}"
    return replace(subject, shown=shown, owned=MINE, plural=is_plural(part[-1].low), about="user")


def _placed_at(noun: Words) -> int:
    """Give where what follows the head starts: "for pensioners" in "lunch club for pensioners"; 0."""
    return next((k for k in range(1, len(noun)) if noun[k].low in PREPOSITIONS | {"of"}), 0)


def _headed(subject: Subject) -> Subject:
    """Let "my budget for groceries" be one, as its head is."""
    at = _placed_at(subject.noun)
    if not at or any(w.low in {"and", "&"} for w in subject.noun[:at]):
        return subject
    return replace(subject, plural=is_plural(subject.noun[at - 1].low))


def _named_ours(subject: Subject) -> Subject:
    """Name what a shop floor has as the team's, and all else as nobody's: "the team's backend"."""
    shared = subject.noun[-1].low in TEAM_THINGS or noun_lemma(subject.noun[-1].low) in TEAM_THINGS
    if subject.owned in {TOLD, WORLD} and shared:
        shown = subject.shown.removeprefix("The ")
        return replace(subject, shown=f"The team's {shown}", about="team")
    if not lemmas_of(subject.noun).isdisjoint(HOME | BUSINESS):
        return replace(subject, about="user")
    return subject


def _of_owner(words: Words, i: int, last: Mention) -> tuple[Subject, int, Words] | None:
    found = phrase_of(words, i + 1)
    if found is None or _is_within(words, i):
        return None
    noun = words[i + 1 : found.end]
    head = noun_lemma(words[found.head].low)
    team = words[i].low == "our" and head in TEAM_THINGS
    owner = "The team's" if team else "User's"
    shown = f"{owner} {said(noun)}"
    return _made(noun, shown, found, MINE, about="team" if team else "user"), found.end, ()


def _share_of(words: Words, i: int, last: Mention) -> tuple[Subject, int, Words] | None:
    """Read "half my income", "most of our customers" as a share of what is the owner's."""
    at = i + 1 + (words[i + 1].low == "of")
    if at >= len(words) - 1 or words[at].low not in {"my", "our"}:
        return None
    found = _of_owner(words, at, last)
    if found is None:
        return None
    whole, end, front = found
    shown = f"{words[i].low.capitalize()} of {whole.shown}"
    return replace(whole, shown=shown, noun=(words[i], *whole.noun)), end, front


def _is_within(words: Words, i: int) -> bool:
    """Tell whether a thing stands inside another subject: "the guides at our base must ..."."""
    before = words[i - 1].low if i > 1 else ""
    return before in {"at", "in", "on", "of", "from", "for"} and is_plural(words[i - 2].low)


def _known(words: Words, i: int, last: Mention) -> tuple[Subject, int, Words] | None:
    found = phrase_of(words, i + 1)
    if found is None:
        return None
    noun = words[i + 1 : found.end]
    if not SHOWN.isdisjoint(lemmas_of(noun)):
        return None
    whose = whose_is(words[i + 1 : found.head + 1], last)
    if any(w.low in {"my", "our"} for w in noun):
        whose = MINE
    shown = f"The {said(noun)}"
    return _named_ours(replace(_made(noun, shown, found, whose), known=True)), found.end, ()


def _made(noun: Words, shown: str, found: Phrase, whose: str, *, about: str = "user") -> Subject:
    return replace(
        THING,
        shown=shown,
        about=about,
        plural=found.plural,
        noun=noun,
        ours=about == "team",
        owned=whose,
    )


def _with_mine(words: Words, i: int) -> tuple[Subject, int, Words] | None:
    """Read "the van I've got", "the food bank where I volunteer every Friday" up to the main verb."""
    if words[i].low in {"my", "our"} or (i and words[i - 1].low in PREPOSITIONS):
        # "For my tours I need a bus" tells of no tours.
        return None
    at = next((k for k in range(i + 2, min(i + 7, len(words))) if words[k].low in {"i", "we"}), -1)
    if at < 0 or any(w.low in PUNCTUATION for w in words[i:at]):
        return None
    noun, link = words[i + 1 : at], ""
    if noun[-1].low in {"that", "which", "where"}:
        noun, link = noun[:-1], noun[-1].low
    group = read_verb(words, at + 1, SELF)
    if (
        group is None
        or not noun
        or noun[-1].low in WORK_AT_HAND | {"way", "reason", "thing", "one", "time"}
    ):
        return None
    plural = is_plural(noun[-1].low)
    stop = next(
        (
            k
            for k in range(group.next, min(group.next + 9, len(words)))
            if words[k].low in AUX - {"do", "did", "does"}
            or (words[k].low in ADVERBS and adverb_of_verb(words, k))
            or (verb_at(words, k, plural=plural) and k > at + 1)
        ),
        -1,
    )
    if stop < 0 or any(w.low in PUNCTUATION or w.low in PERSONS for w in words[group.next : stop]):
        return None
    rest = words[group.next : stop]
    if not rest and group.lemma in {"have", "own", "use", "rent", "drive", "keep"}:
        shown = f"User's {said(noun)}"
    else:
        if group.tense.value != "present" or group.negated:
            return None
        where = f" {link}" if link == "where" else ""
        verb = f"is {group.word}" if group.progressive else third_person(group.lemma)
        shown = f"The {said(noun)}{where} User {verb} {said(rest)}".strip()
    found = Phrase(stop, at - 1, plural)
    return _made(noun, shown, found, MINE), stop, ()


def _fronted(words: Words, i: int, last: Mention) -> tuple[Subject, int, Words] | None:
    """Read "in our lab all samples ...", "every spring the slugs ..." with what stands in front."""
    if words[i].low not in _FRONTS:
        return None
    own = words[i + 1].low in {"my", "our"}
    if not own and not _tells_when(words, i):
        return None
    for j in range(i + 2, min(i + FRONT_WORDS_MAX, len(words) - 2)):
        low = words[j].low
        if low in {"i", "we"}:
            # "On Fridays I mind my grandson" is about nobody behind the "I".
            return None
        if words[j - 1].low in PREPOSITIONS | DETERMINERS or low in PERSONS:
            continue
        at = j + 1 if low == "," else j
        if low not in {",", "the", "my", "our"} and not (
            own and (low in EVERYBODY or is_plural(low))
        ):
            continue
        found = _plainly(words, at, last, anchored=own)
        if found is not None:
            whose = MINE if own else found[0].owned
            return replace(found[0], owned=whose), found[1], words[i:j]
    return None


def _tells_when(words: Words, i: int) -> bool:
    """Tell whether a time stands here: "every spring", "every July"."""
    behind = words[i + 1].low if i + 1 < len(words) else ""
    monthly = words[i].low in {"every", "each"} and behind in MONTHS
    return monthly or time_at(words, i)


FRONT_WORDS_MAX = 8
"""How many words may stand before a subject that tells of a time or of a place."""

_FRONTS = frozenset(
    {
        "in",
        "at",
        "on",
        "every",
        "each",
        "most",
        "from",
        "during",
        "after",
        "before",
        "until",
        "between",
    }
)


def _plainly(
    words: Words, i: int, last: Mention, *, anchored: bool
) -> tuple[Subject, int, Words] | None:
    if words[i].low in {"my", "our"}:
        return _of_owner(words, i, last)
    if words[i].low == "the":
        return _known(words, i, last)
    return _ruled(words, i, last, anchored=True) if anchored else None


def _bare(words: Words, i: int, last: Mention) -> tuple[Subject, int, Words] | None:
    if not is_bare(words, i) or (OTHERS_MARK in last.things and OWN_MARK not in last.things):
        return None
    found = phrase_of(words, i)
    if found is None:
        return None
    noun = words[i : found.end]
    shown = said(noun)
    mine = noun[-1].low in HOME
    shown = f"User's {shown[:1].lower()}{shown[1:]}" if mine else shown[:1].upper() + shown[1:]
    subject = _made(noun, shown, found, WORLD)
    return replace(subject, known=True), found.end, ()


def opens_rule_clause(words: Words, j: int, last: Mention) -> bool:
    """Tell whether a rule starts at `j` without a joint: "... each quarter every parcel must be weighed"."""
    if (
        words[j].low not in EVERYBODY
        or words[j - 1].low in PREPOSITIONS | DETERMINERS | CONJUNCTIONS | ADVERBS | AUX
    ):
        return False
    found = _ruled(words, j, last)
    if found is None or words[found[1]].low not in MODALS | {"has", "have"}:
        return False
    # "every May" is a month, and no rule that ends with its modal.
    return words[found[1]].text != "May" and found[1] + 1 < len(words)


def _is_done_only(words: Words, i: int) -> bool:
    """Tell whether "only" stands before a verb: "..., only do weddings now"."""
    behind = words[i + 1 : i + 3]
    if len(behind) < 2 or not i or behind[1].low in MODALS | AUX:
        return False
    return verb_lemma(behind[0].low) == behind[0].low and behind[0].low not in DETERMINERS


def _ruled(
    words: Words, i: int, last: Mention, *, anchored: bool = False
) -> tuple[Subject, int, Words] | None:
    """Read who or what a rule is about: "nobody but the lead", "every parcel", "customer data"."""
    low = words[i].low
    if low == "only" and _is_done_only(words, i):
        return None
    general = low in EVERYBODY and not (low in {"every", "each"} and _tells_when(words, i))
    bare = is_shopfloor_name(words, i)
    if not general and not bare and not (low.isalpha() and _opens_rule(words, i)):
        return None
    if bare:
        found: Phrase | None = Phrase(i + 1, i, low.endswith("s") and low not in DEPARTMENTS)
    else:
        found = all_of(words, i) if general else phrase_of(words, i)
    if found is None:
        return None
    noun = words[i : found.end]
    lows = lemmas_of(noun)
    own = anchored or OWN_MARK in last.things or bare
    rest = words[i : i + 16]
    if not own and low in _STRICT:
        own = _names_somebody(words, i) or not (SHOPFLOOR | MEMBERS).isdisjoint(lemmas_of(rest))
    own = own or (not general and not SHOPFLOOR.isdisjoint(lows))
    own = own or any(w.low in {"me", "us", "my", "our"} for w in rest)
    head = noun_lemma(words[found.head].low)
    bound = general and head in GOVERNED and found.end < len(words) and _binds(words, found.end)
    if not own or (head in WORK_AT_HAND - IN_TRANSIT and not bound):
        return None
    whole = _with_antecedent(words, i, noun)
    if not whole:
        return None
    shown = said(whole)
    about = "team" if bare or lows & TEAM_THINGS else "user"
    subject = _made(whole, shown[:1].upper() + shown[1:], found, RULE, about=about)
    return replace(subject, known=True), found.end, ()


def _binds(words: Words, at: int) -> bool:
    """Tell whether "must" or "has to" follows: "every commit must be signed"."""
    low = words[at].low
    behind = words[at + 1].low if at + 1 < len(words) else ""
    return low in {"must", "needs", "need"} or (low in {"has", "have"} and behind == "to")


def _with_antecedent(words: Words, i: int, noun: Words) -> Words:
    """Give "nothing in our reports" for "nothing in them" behind "our reports ..."; () where nothing is meant."""
    at = next((k for k, w in enumerate(noun) if w.low in {"them", "it"}), -1)
    if at < 0:
        return noun
    owner = next((k for k in range(i - 1, -1, -1) if words[k].low in {"my", "our"}), -1)
    meant = phrase_of(words, owner + 1) if owner >= 0 else None
    if meant is None or meant.plural != (noun[at].low == "them"):
        return ()
    return (*noun[:at], *words[owner : meant.end], *noun[at + 1 :])


_STRICT = frozenset(
    {
        "every",
        "each",
        "nobody",
        "no-one",
        "nothing",
        "no",
        "none",
        "only",
        "anything",
        "anyone",
        "all",
    }
)
"""A rule of these that names a thing of the shop floor, or a person, is the speaker's."""


def _names_somebody(words: Words, i: int) -> bool:
    """Tell whether a rule names who may or must: "nobody but Farida", "signed by Marguerite"."""
    for j in range(i + 1, min(i + 16, len(words) - 1)):
        low, behind = words[j].low, words[j + 1]
        if (
            low in {"but", "except", "by"}
            and behind.text[0].isupper()
            and not behind.text.isupper()
        ):
            return True
    return False


def _opens_rule(words: Words, i: int) -> bool:
    """Tell whether a bare noun of at most three words stands before a verb that makes a rule."""
    at = next(
        (k for k in range(i + 1, min(i + 4, len(words) - 4)) if words[k].low in PREPOSITIONS), 0
    )
    if at and words[at + 1].low in {"my", "our"} and is_plural(words[at - 1].low):
        verb = next((k for k in range(at + 2, min(at + 6, len(words))) if words[k].low in RULES), 0)
        return verb > at + 2 and words[verb].low in {"must", "may", "shall", "need", "have"}
    for j in range(i + 1, min(i + 4, len(words) - 1)):
        low = words[j].low
        if low in {
            "must",
            "may",
            "need",
            "needs",
            "has",
            "have",
            "can",
            "are",
            "is",
            "get",
            "gets",
            "go",
            "goes",
        }:
            first = words[i].low
            return (
                first
                not in DETERMINERS | PREPOSITIONS | ADVERBS | MODALS | AUX | PERSONS | SUBORDINATORS
                and (is_plural(words[j - 1].low) or words[j - 1].low in {"data", "staff"})
                and (low in RULES or not words[i].text[0].isupper() or i == 0)
            )
        if not low.isalpha() or low in PREPOSITIONS | AUX | DETERMINERS:
            return False
    return False
