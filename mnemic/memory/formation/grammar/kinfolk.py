"""What a clause tells of the user's people beside what it says (`formation@11` on).

People bring in who somebody is while they speak of something else, also in what they ask for:
"a refusal to our daughter Philippa, who keeps the books at a boatyard", "for my great-aunt, who
is ninety-six and deaf", "three kids: Aoife (11) and Cian (8)", "my wife having accepted a post",
"it's my dad's 70th on 3 June". Each gives plain clauses that the table reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import replace

from mnemic.memory.formation.grammar.belongings import possessed
from mnemic.memory.formation.grammar.bonds import tied
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.heard import heard, one_called
from mnemic.memory.formation.grammar.kin_places import run_by_kin
from mnemic.memory.formation.grammar.known import meant, named
from mnemic.memory.formation.grammar.lexicon import MONTHS
from mnemic.memory.formation.grammar.persons import name_apposed
from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation, time_at
from mnemic.memory.formation.grammar.reading import claims_of_clause
from mnemic.memory.formation.grammar.subjects import Mention, Subject, Who
from mnemic.memory.formation.grammar.ties import AGES, is_many, tie_class
from mnemic.memory.formation.grammar.unfolding.relatives import spelled_out
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    DETERMINERS,
    MODALS,
    PREPOSITIONS,
    SUBORDINATORS,
    Word,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.rendering import sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

ASIDES_MAX = 4
"""How many clauses of people are taken beside one clause."""

_UNREAL = word_set(
    "character characters protagonist sketch pretend imagine suppose fictional imaginary"
)


def of_people(
    words: Words, last: Mention, policy: str, *, made: tuple[Claim, ...]
) -> tuple[tuple[Claim, ...], Mention]:
    """Give what a clause tells, `made` and what it tells of people beside it; and who is in mind."""
    if len(words) < 3 or not _UNREAL.isdisjoint(w.low for w in words):
        return made, last
    last = heard(words, last)
    if not made:
        made, last = _behind(words, last, policy)
    out = list(_introduced(words, last, made))
    said = {one.statement for one in (*made, *out)}
    asides = (
        *_of_whom(words),
        *run_by_kin(words),
        *_aged(words),
        *_while(words),
        *_birthday(words),
    )
    for clause, cited in asides[:ASIDES_MAX]:
        found, last = claims_of_clause(clause, last, policy)
        for one in found:
            if one.statement not in said and not _is_within(one, made):
                said.add(one.statement)
                out.append(_citing(one, cited))
    listed, last = _listed(words, last)
    found = (*made, *out, *(one for one in listed if one.statement not in said))
    return tuple(_of_kind(one) for one in found if not _OF_ITSELF.fullmatch(one.statement)), last


_OF_ITSELF = re.compile(r"(?:User's [\w ]+ )?(?P<name>[A-Z]\w+) is called (?P=name)\.")
"""What a name is called is told by the name."""

_SENIORITY = re.compile(r"User's (eldest|oldest|youngest)(?= is [A-Z])")


def _of_kind(one: Claim) -> Claim:
    """Let what is told of somebody else be theirs: "Noor has a nut allergy" binds no user."""
    found = _SENIORITY.match(one.statement)
    if found is not None:
        return replace(
            one, statement=f"User's {found.group(1)} child{one.statement[found.end() :]}"
        )
    theirs = one.about not in {"user", "team"} and not one.statement.startswith(
        ("User ", "The team")
    )
    if not theirs or one.kind in {ClaimKind.RELATIONSHIP, ClaimKind.PROJECT_FACT}:
        return one
    if one.kind is ClaimKind.CONSTRAINT and " User " in one.statement:
        return one
    return replace(one, kind=ClaimKind.RELATIONSHIP)


FRONT_WORDS_MAX = 10
"""How many words may stand before the pronoun that a clause is about."""


def _behind(words: Words, last: Mention, policy: str) -> tuple[tuple[Claim, ...], Mention]:
    """Read "since my husband's stroke in 2021 he can't use his left hand" from "he" on."""
    for j in range(2, min(len(words) - 2, FRONT_WORDS_MAX)):
        if words[j].low in {"i", "we", "you", "if", "would", "who"}:
            return (), last
        if words[j - 1].low == "time" and words[j - 2].low == "the":
            # "By the time they start school": they have not yet.
            return (), last
        whom = meant(words[j].low, last) if words[j].low in {"he", "she", "they"} else None
        if whom is not None and not whom.kin and any(is_name(w) for w in words[1:j]):
            # "area manager is Priti and she wants ...": of a name alone, the last one is meant.
            return (), last
        if whom is not None and _only_tells_which(words, j):
            return (), last
        if whom is not None:
            made, last = claims_of_clause(words[j:], last, policy)
            return tuple(_citing(one, words) for one in made), last
    return (), last


def _only_tells_which(words: Words, j: int) -> bool:
    """Tell whether "he can eat in the van" says what "breakfasts" are meant, and nothing that he does."""
    if words[j + 1].low not in MODALS or words[0].low in PREPOSITIONS | SUBORDINATORS | ADVERBS:
        return False
    before = words[j - 1].low
    thing = noun_lemma(before) != before or before in _INDEFINITE or words[j - 2].low in DETERMINERS
    return thing and not time_at(words, j - 1) and not time_at(words, j - 2)


_INDEFINITE = word_set("something anything things stuff food")


def _is_within(one: Claim, made: tuple[Claim, ...]) -> bool:
    """Tell whether a claim of the clause itself says the same of the same person."""
    return any(
        other.about == one.about and one.statement.rstrip(".") in other.statement for other in made
    )


def _citing(one: Claim, cited: Words) -> Claim:
    return replace(one, start=cited[0].start, end=cited[-1].end)


Aside = tuple[Words, Words]
"""A clause to be read, and the words that it stands for."""


def _people_in(words: Words, last: Mention) -> list[tuple[int, int, Subject]]:
    """Find whoever of the user's a clause names: from where, to where, and who it is."""
    out: list[tuple[int, int, Subject]] = []
    for i in range(len(words) - 2):
        low = words[i].low
        found = None
        if low in {"my", "our"}:
            found = possessed(words, i, last)
            if found is not None and " and " in found[0].shown:
                # "my sister Lien and her wife": the first of two is brought in by name.
                found = tied(words, i)
        elif low in {"a", "an", "another", "two", "three"} and i:
            found = one_called(words, i)
        elif is_name(words[i]) and not (i and is_name(words[i - 1])):
            known = named(words[i].text, last)
            found = (known, i + 1) if known is not None else None
            if words[i + 1].low == "(" and words[i + 2].low in {"my", "our"}:
                found = name_apposed(words, i, words[i].text, i + 1, last)
        if found is not None and found[0].who is Who.PERSON:
            out.append((i, found[1], found[0]))
    return out


def _of_whom(words: Words) -> list[Aside]:
    """Read "me and an apprentice, Kofi, who's at college on Wednesdays" of the apprentice."""
    out: list[Aside] = []
    for i in range(1, len(words) - 4):
        if words[i].low not in {"a", "an", "another"}:
            continue
        found = one_called(words, i)
        k = found[1] if found is not None else len(words)
        at = k + 1 if k < len(words) and words[k].low == "," else k
        if at + 2 >= len(words) or words[at].low != "who":
            continue
        end = _relative_end(words, at + 1, closed=True)
        body = strip_punctuation(words[at + 1 : end])
        head = (words[i]._replace(text="my", low="my"), *strip_punctuation(words[i + 1 : k]))
        out.append(((*head, *spelled_out(body)), words[i:end]))
    return out


def _relative_end(words: Words, i: int, *, closed: bool) -> int:
    for k in range(i, len(words)):
        low = words[k].low
        if low in {",", ")", ";", "?", "–", "—"} or (low in {"i", "we"} and k > i):
            return k
        if (
            low in {"and", "but", "so"}
            and k + 1 < len(words)
            and words[k + 1].low in {"i", "we", "my", "our", "it", "you", "what", "how"}
        ):
            return k
        if (
            low in {"would", "could", "can", "will", "should", "do", "does"}
            and not closed
            and k > i + 1
            and words[k - 1].low not in {"i", "we"}
        ):
            return k
    return len(words)


AGE_MAX = 110
"""Nobody is older: a greater number behind a name is no age."""


def _age(word: Word) -> bool:
    if word.low in AGES:
        return True
    return word.low.isdecimal() and len(word.low) < 4 and 0 < int(word.low) <= AGE_MAX


def _aged(words: Words) -> list[Aside]:
    """Read "my daughter Mia (9)", "our son, 12," for how old somebody is."""
    out: list[Aside] = []
    for i in range(len(words) - 3):
        if words[i].low not in {"my", "our"}:
            continue
        found = possessed(words, i, _NOBODY)
        if found is None or found[0].who is not Who.PERSON or found[0].plural:
            continue
        j = found[1]
        if words[j - 1].low in {",", "("} and j < len(words) and _age(words[j]):
            j -= 1
        if j + 2 >= len(words) or words[j].low not in {",", "("} or not _age(words[j + 1]):
            continue
        k = j + 2
        if [w.low for w in words[k : k + 2]] == ["years", "old"]:
            k += 2
        if k < len(words) and words[k].low in {",", ")"}:
            head = strip_punctuation(words[i:j])
            out.append(((*head, given("is", head[-1].end), *words[j + 1 : k]), words[i:k]))
    return out


_NOBODY = Mention(rich=True)
_STARTS = word_set(
    "starting having accepting getting moving going living working leaving turning coming needing being expecting retiring doing"
)


def _while(words: Words) -> list[Aside]:
    """Read "my wife having accepted a post there", "with my son starting school in September"."""
    out: list[Aside] = []
    for i in range(1, len(words) - 4):
        if words[i].low not in {"my", "our"} or words[i - 1].low not in {
            ",",
            "with",
            "and",
            "since",
        }:
            continue
        found = possessed(words, i, _NOBODY)
        if found is None or found[0].who is not Who.PERSON:
            continue
        j = found[1]
        if j + 2 >= len(words) or words[j].low not in _STARTS:
            continue
        end = _relative_end(words, j + 1, closed=True)
        lemma = verb_lemma(words[j + 1].low)
        done = words[j].low == "having" and lemma and verb_form(words[j + 1].low, lemma) == "past"
        many = found[0].plural
        verb = ("have" if many else "has") if done else ("are" if many else "is")
        body = words[j + 1 : end] if done or words[j].low == "being" else words[j:end]
        out.append(((*words[i:j], given(verb, words[j].start), *body), words[i:end]))
    return out


def _birthday(words: Words) -> list[Aside]:
    """Read "it's my dad's 70th on 3 June" for when it is."""
    for i in range(1, len(words) - 4):
        if words[i].low not in {"my", "our"} or words[i - 1].low not in BE | {"for"}:
            continue
        at = next((k for k in range(i + 2, min(i + 5, len(words) - 2)) if words[k].low == "'s"), -1)
        if at < 0 or (not tie_class(words[at - 1].low) and not is_name(words[at - 1])):
            continue
        noun = words[at + 1]
        if (
            not (noun.low[0].isdecimal() and noun.low.endswith(("st", "nd", "rd", "th")))
            and noun.low != "birthday"
        ):
            continue
        k = at + 2 if words[at + 2].low != "birthday" else at + 3
        if k >= len(words) or words[k].low not in {"on", "in"}:
            continue
        end = _relative_end(words, k + 1, closed=True)
        end = next((n for n in range(k + 1, end) if words[n].low in CONJUNCTIONS), end)
        if not any(w.low in MONTHS or w.low[0].isdecimal() for w in words[k + 1 : end]):
            continue
        birthday = (
            words[at + 1 : k]
            if words[k - 1].low == "birthday"
            else (noun, given("birthday", noun.end))
        )
        return [
            ((*words[i : at + 1], *birthday, given("is", noun.end), *words[k:end]), words[i:end])
        ]
    return []


def _listed(words: Words, last: Mention) -> tuple[list[Claim], Mention]:
    """Read "three kids: Aoife (11), Cian (8) and Nuala, who's 4" for how old each is."""
    out: list[Claim] = []
    at = next(
        (
            i
            for i in range(1, len(words) - 3)
            if is_many(words[i].low)
            and tie_class(words[i].low)
            and words[i + 1].low in {":", ",", "(", "-", "–", "—", "called", "named"}
            and is_name(words[i + 2])
        ),
        -1,
    )
    if at < 0 or not {"i", "we", "my", "our"} & {w.low for w in words[:at]}:
        return out, last
    kin = noun_lemma(words[at].low)
    i = at + 2
    while i < len(words) and (is_name(words[i]) or words[i].low in {"and", ",", "&"}):
        if not is_name(words[i]):
            i += 1
            continue
        name = words[i].text
        whom = Subject(Who.PERSON, f"User's {kin} {name}", name.lower(), kin, name, known=True)
        last = last.aware(whom)
        j = i + 1
        if j < len(words) and words[j].low in {",", "("}:
            j += 1
        while j < len(words) and (
            words[j].low in {"who", "is", "'s", "has", "just", "turned", "aged", "now"}
            or words[j].low in ADVERBS
        ):
            j += 1
        if j < len(words) and _age(words[j]):
            turned = "turned " if any(w.low == "turned" for w in words[i:j]) else ""
            said = f"has just {turned}" if turned else "is "
            out.append(_of_age(whom, f"{said}{words[j].text}", words[i].start, words[j].end))
            i = j + 1
            while i < len(words) and words[i].low in {")", "years", "old"}:
                i += 1
        else:
            i += 1
    return out, last


def _of_age(whom: Subject, said: str, start: int, end: int) -> Claim:
    return Claim(
        label=f"{whom.shown}'s age", slot="age", statement=sentence(whom.shown, said),
        kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP, about=whom.about, start=start, end=end,
    )  # fmt: skip


_NAMING = ("is", "named", "called")
"""How a claim beside it has told a name already."""


def _owners_named(words: Words) -> Iterator[tuple[int, int, Subject]]:
    """Give who is named while something is theirs: "my brother Tesfaye's ordination is in June"."""
    for i, word in enumerate(words[:-3]):
        found = tied(words, i) if word.low in {"my", "our"} else None
        if found is None or not found[0].name:
            continue
        j = found[1]
        if words[j : j + 1] and words[j].low == "'s" and not found[0].name.endswith(" and"):
            yield i, j, replace(found[0], introduced=True)


def _introduced(words: Words, last: Mention, made: tuple[Claim, ...]) -> list[Claim]:
    """Say who each person is that a clause names beside its subject: "for our daughter Philippa"."""
    told = " ".join(one.statement for one in made)
    out: list[Claim] = []
    for i, j, whom in (*_people_in(words, last), *_owners_named(words)):
        if not whom.name or whom.plural or not whom.introduced:
            continue
        at = next((k for k in range(i, j) if words[k].low == whom.kin), -1)
        if at < 0:
            continue
        mine = words[i].low in {"my", "our", "a", "an", "another"}
        first = next((k for k in range(i, at) if words[k].low in {"my", "our"}), i)
        label = " ".join(w.text for w in words[(i if mine else first) + 1 : at + 1])
        statement = sentence(f"User's {label}", "is", whom.name)
        if statement in told or any(f" {v} {whom.name}" in told for v in _NAMING):
            continue
        out.append(
            Claim(
                label=label, slot=f"relation {tie_class(whom.kin)}", statement=statement,
                kind=ClaimKind.RELATIONSHIP, type=BeliefType.RELATIONSHIP, value=whom.name, timeless=True,
                start=words[i].start, end=words[j - 1].end,
            )
        )  # fmt: skip
    return out
