"""Who of the user's people and animals a clause is about (`formation@11` on).

`subjects.read_subject` is frozen with `formation@7` and knows "my brother Tomas". Here is read
what else people write: "our lodger", "Mum", "the twins", "two of my clients", "my tenants on the
top floor", "Ottilie, our youngest", "her dad", and `he` or `she` of whom the turn spoke before.
Whoever is not tied to the user by a word, a name told before, or a pronoun for such a one is
nobody here.
"""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from mnemic.memory.formation.grammar.agreement import copula
from mnemic.memory.formation.grammar.belongings import of_owner, possessed
from mnemic.memory.formation.grammar.bonds import (
    FIRST,
    Found,
    full_name,
    head_at,
    name_after,
    person_of,
)
from mnemic.memory.formation.grammar.coming_round import (
    AROUND,
    TITLED,
    around,
    me_and,
    parents_of,
    pet,
    titled,
)
from mnemic.memory.formation.grammar.following import FLOATS, followed, verb_at
from mnemic.memory.formation.grammar.known import meant, named, settled
from mnemic.memory.formation.grammar.lexicon import (
    TECH,
)
from mnemic.memory.formation.grammar.linking import linked
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import Mention, Subject, Who
from mnemic.memory.formation.grammar.ties import is_animal, tie_class
from mnemic.memory.formation.grammar.words import NUMBERS
from mnemic.memory.formation.wordlists import word_set

_PARENTS = word_set(
    """mum mom mam mummy mommy dad daddy gran granny nan nana nanna grandma grandad granddad grandpa gramps mama papa"""
)


AT_HOME = word_set(
    """kids children twins baby toddler wife husband missus dog dogs cat cats puppy kitten hens chickens ducks goats
    sheep horses horse mare pony ewes cows pigs lambs girls boys in-laws lodger nanny grandkids grandchildren teenagers
    triplets hen rabbits budgie tortoise parrot donkey donkeys geese bees pup childminder babysitter"""
)
"""Who is of one's own home where the turn speaks of its speaker: "the twins"."""


_BARE = word_set("kid son daughter wife husband girlfriend boyfriend gf bf flatmate roommate kids")

_KEPT = word_set(
    """hubby hubs partner missus toddler baby puppy kitten dog cat hamster tortoise rabbit budgie parrot horse pony mare
    gelding gerbil guinea-pig hedgehog gecko"""
)
"""Who is spoken of without "my" by whoever speaks of themselves as well."""

_ELDER = frozenset({"older", "younger", "elder", "eldest", "youngest", "oldest"})


def _is_bare(words: Words, last: Mention) -> bool:
    """Tell whether a clause opens on somebody of the user's without "my": "hubby's coeliac"."""
    low, behind = words[0].low, words[1].low if len(words) > 1 else ""
    if low in _BARE:
        return words[0].text.islower() or (last.own and behind in _IS_OR_HAS)
    return low in _KEPT and last.own and not last.staged and behind in _IS_OR_HAS


_IS_OR_HAS = frozenset(
    {"is", "'s", "has", "ca", "wo", "does", "hates", "loves", "gets", "lives", "sleeps", "eats"}
)

_SUPERLATIVES = word_set(
    "eldest oldest youngest middle older younger elder little big other smallest biggest"
)


_SOME = word_set(
    "one two three four five six both all most some neither none each either half many several"
)


_SINGLE_SOME = frozenset({"one", "neither", "none", "each", "either"})


def somebody(words: Words, i: int, last: Mention) -> Found | None:
    """Read whoever of the user's people is the subject at word `i`, else None."""
    if not last.rich or i >= len(words):
        return None
    low = words[i].low
    if low in FLOATS and i + 1 < len(words) and words[i + 1].low in {"my", "our", "the"}:
        return somebody(words, i + 1, last)
    if (both := parents_of(words, i)) is not None:
        return both
    together = low == "me" and [w.low for w in words[i + 1 : i + 2]] == ["and"]
    if together and i + 3 < len(words) and (is_name(words[i + 2]) or words[i + 2].low == "the"):
        return me_and(words, i)
    if low in _PRONOUNS:
        return _pronoun(words, i, last)
    if low in _PARENTS:
        return _called(words, i)
    if not i and (opens := _unowned(words, last)) is not None:
        return opens
    if low in TITLED and (found := titled(words, i, last)) is not None:
        return found
    if low in {"my", "our"}:
        found = possessed(words, i, last)
    elif low == "the":
        found = _household(words, i, last)
    elif low in _SOME | {"a", "an"} and i + 2 < len(words):
        found = _some_of(words, i, last) or _of_mine(words, i)
    else:
        found = _by_name(words, i, last) if is_name(words[i]) else None
    return followed(words, found)


def _unowned(words: Words, last: Mention) -> Found | None:
    """Read whom a clause opens on without "my" or "the"."""
    low = words[0].low
    if _is_bare(words, last) and _is_of_life(words):
        # "kid has adhd, takes meds at seven" leaves its "my" out.
        return followed(words, (person_of(low, (), ""), 1))
    if low in _ELDER and words[1:2] != () and words[1].low == "one" and last.people:
        # "the youngest gets travel sick, older one is scared of dogs"
        return followed(words, _eldest(words, 0, last))
    return None


def _is_of_life(words: Words) -> bool:
    """Tell whether a clause without "my" tells what lasts, and asks nothing."""
    if any(w.low in {"how", "what", "why", "noun", "word", "verb", "should"} for w in words):
        return False
    behind = words[2].low if len(words) > 2 else ""
    return not (
        behind.endswith(("ing", "ed"))
        or behind in {"cut", "got", "been", "just", "had", "hurt", "lost"}
    )


_PRONOUNS = frozenset({"he", "she", "they", "her", "his", "their", "mine", "ours"})


def _pronoun(words: Words, i: int, last: Mention) -> Found | None:
    low = words[i].low
    if low in {"mine", "ours"}:
        return (
            followed(words, (_mine_too(last.near[-1]), i + 1))
            if last.near and last.near[-1].kin
            else None
        )
    whom = meant(low, last)
    if whom is None:
        return None
    if low in {"her", "his", "their"}:
        return of_owner(words, i + 1, whom)
    return followed(words, (whom, i + 1))


def _household(words: Words, i: int, last: Mention) -> Found | None:
    """Read "the twins", "the little one", "the oldest, Dolly," of the user's home."""
    if i + 2 >= len(words):
        return None
    j = i + 1
    low = words[j].low
    spoken = last.own or last.people or any(w.low in FIRST for w in words)
    if is_animal(low) and (named_one := pet(words, j)) is not None:
        return named_one
    if low in AROUND and (found := around(words, j)) is not None:
        return found
    if not spoken and low not in _SURELY:
        return None
    if low in _SUPERLATIVES:
        return _eldest(words, j, last)
    mods: tuple[str, ...] = ()
    if low in NUMBERS and j + 1 < len(words):
        mods, j = (words[j].text,), j + 1
        low = words[j].low
    if low not in AT_HOME and not (low[0].isdecimal() and tie_class(low) == "child"):
        return None
    name, k = name_after(words, j + 1)
    if [w.low for w in words[k : k + 2]] in _STRANGE_PLACES:
        # "The girls in front do selfies"
        return None
    if k < len(words) and words[k].low == "'s" and not copula(words, k):
        return of_owner(words, k + 1, person_of(low, mods, name), bare=True)
    if k + 2 < len(words) and words[k].low == "of":
        return _of_others(words, j, k + 1, last)
    return person_of(low, mods, name), k


def _of_others(words: Words, noun: int, at: int, last: Mention) -> Found | None:
    """Read "the children of my sister" as the sister's; of anybody else's nothing is known."""
    owner = possessed(words, at, last) if words[at].low in {"my", "our"} else None
    theirs = of_owner(words, noun, owner[0], bare=True) if owner is not None else None
    return (theirs[0], owner[1]) if owner is not None and theirs is not None else None


_STRANGE_PLACES = (
    ["in", "front"], ["next", "to"], ["behind", "us"], ["behind", "me"], ["over", "there"], ["on", "stage"],
)  # fmt: skip

_SURELY = word_set("lodger little kids children wife husband missus twins in-laws grandkids")


def _eldest(words: Words, j: int, last: Mention) -> Found | None:
    many = next((p for p in reversed(last.people) if p.plural), None)
    kin = "child"
    at = j
    follows = words[j + 1].low if j + 1 < len(words) else ""
    inside = [w.low for w in words[j + 2 : j + 4]]
    if follows in {"on", "in", "at", "of"} and inside[:1] in (["my"], ["our"], ["the"]):
        # "The youngest on my team" is no child.
        return None
    if (
        words[j].low == "other"
        and many is None
        and not any(tie_class(p.kin) == "child" for p in last.people)
    ):
        return None
    if follows in {"two", "three"} and words[j].low in {"eldest", "oldest", "youngest"}:
        kin = many.kin if many is not None else "children"
        return person_of(kin, (words[j].text, follows), ""), j + 2
    if follows in {"one", "ones"}:
        at = j + 1
    elif tie_class(follows):
        at, kin = j + 1, follows
    elif words[j].low not in {"eldest", "oldest", "youngest"}:
        return None
    if follows == "ones":
        kin = "children"
    if at == j or follows in {"one", "ones"}:
        if (
            many is None
            and not last.people
            and words[j].low not in {"eldest", "youngest", "little"}
        ):
            return None
        if many is not None and is_animal(many.kin):
            kin = many.kin.removesuffix("s")
    name, k = name_after(words, at + 1)
    whom = person_of(kin, (words[j].text,), name)
    if words[j].low == "little" and follows == "one":
        whom = replace(whom, shown=whom.shown.replace("little child", "little one"))
    return whom, k


def _some_of(words: Words, i: int, last: Mention) -> Found | None:
    """Read "two of my clients", "neither of them", "both twins"."""
    low = words[i].low
    j = i + 1
    if words[j].low != "of":
        return None
    j += 1
    if words[j].low == "them":
        whom = next((p for p in reversed(last.near) if p.plural), None)
        if whom is None:
            return None
        whole, k = settled(whom), j + 1
    else:
        found = (
            possessed(words, j, last)
            if words[j].low in {"my", "our"}
            else _household(words, j, last)
            if words[j].low == "the"
            else None
        )
        if found is None or found[0].who is not Who.PERSON or not found[0].plural:
            return None
        whole, k = found
    every = (
        whole.shown[whole.shown.find("User's") :] if " of User's " in whole.shown else whole.shown
    )
    shown = f"{low} of {every}"
    return replace(
        whole, shown=shown[0].upper() + shown[1:], about=f"{low} {whole.about}",
        plural=low not in _SINGLE_SOME, introduced=False,
    ), k  # fmt: skip


def _of_mine(words: Words, i: int) -> Found | None:
    """Read "two students of mine, Amina and Jakub," and "a friend of mine" as the user's own."""
    at = head_at(words, i + 1)
    if at >= 0 and (found := _helping(words, i, at)) is not None:
        return found
    if at < 0 or tuple(w.low for w in words[at + 1 : at + 3]) not in {
        ("of", "mine"),
        ("of", "ours"),
    }:
        return None
    mods = tuple(w.text for w in words[i + (words[i].low in {"a", "an"}) : at])
    name, j = name_after(words, at + 3)
    return person_of(words[at].low, mods, name), j


def _helping(words: Words, i: int, at: int) -> Found | None:
    """Read "a neighbour ploughs for me", "two students help us" by whom it is done for."""
    if words[at].low not in {
        "neighbour",
        "neighbor",
        "friend",
        "student",
        "cousin",
        "farmer",
        "accountant",
        "vet",
    } and (words[i].low not in {"a", "an"} or is_animal(words[at].low)):
        return None
    for_us = any(
        a.low in {"for", "with", "to"} and b.low in {"me", "us"}
        for a, b in pairwise(words[at + 1 :])
    )
    if not for_us:
        return None
    shown = " ".join(w.text for w in words[i : at + 1])
    shown = shown[:1].upper() + shown[1:]
    kin = words[at].low
    whom = person_of(kin, (), "")
    return followed(words, (replace(whom, shown=shown, about=f"a {kin}"), at + 1))


def _called(words: Words, i: int) -> Found | None:
    """Read "Mum is 82", "grandad can't manage stairs"."""
    kin = words[i].low
    name, j = full_name(words, i + 1)
    subject = person_of(kin, (), name)
    if j < len(words) and words[j].low == "'s" and not copula(words, j):
        return of_owner(words, j + 1, subject)
    if j + 1 < len(words) and words[j].low in {"and", "&"} and tie_class(words[j + 1].low):
        other = words[j + 1].low
        both = Subject(
            Who.PERSON, f"{subject.shown} and {other}", f"{subject.about} and {tie_class(other)}", kin, plural=True
        )  # fmt: skip
        return followed(words, (both, j + 2))
    return followed(words, (subject, j))


def _mine_too(whom: Subject) -> Subject:
    """Give the user's own of what was told of another's: "my partner's parents ..., mine ..."."""
    return replace(person_of(whom.kin, (), ""), plural=whom.plural)


def _by_name(words: Words, i: int, last: Mention) -> Found | None:
    """Read a name that was tied to the user before, or is in the same breath."""
    if words[i].low in FIRST or words[i].low in TECH:
        return None
    name, j = full_name(words, i)
    if not name or j >= len(words):
        return None
    known = named(name, last)
    if known is not None:
        whom = settled(known)
        if words[j].low == "'s" and not copula(words, j):
            return of_owner(words, j + 1, whom, bare=True)
        if words[j].low in {"and", "&"} and j + 1 < len(words) and is_name(words[j + 1]):
            other, k = full_name(words, j + 1)
            second = named(other, last)
            if second is not None and verb_at(words, k, replace(whom, plural=True)):
                shown = f"{name} and {other}"
                return Subject(
                    Who.PERSON, shown, shown.lower(), whom.kin, plural=True, known=True
                ), k
        return whom, j
    return name_apposed(words, i, name, j, last) or linked(words, i, name, j, last)


def name_apposed(words: Words, i: int, name: str, j: int, last: Mention) -> Found | None:
    """Read "Ottilie, our youngest, can't ..." and "Dr. Patel (my cardiologist) has ..."."""
    if words[j].low not in {",", "(", "–", "—", "-"} or j + 2 >= len(words):
        return None
    if words[j + 1].low not in {"my", "our"}:
        return None
    at = head_at(words, j + 2)
    end = _behind_tie(words, at + 1) if at >= 0 else -1
    if end < 0:
        return None
    mods = tuple(w.text for w in words[j + 2 : at])
    return person_of(words[at].low, mods, name), end + 1


def _behind_tie(words: Words, k: int) -> int:
    """Give the mark behind a tie and where it is from: ", my mate from the dialysis unit,"; -1."""
    where = k < len(words) and words[k].low in {"from", "at", "in", "of", "on"}
    stop = min(len(words), k + TIE_WORDS_MAX) if where else min(len(words), k + 1)
    for end in range(k, stop):
        low = words[end].low
        if low in {",", ")", "–", "—", "-"}:
            return end
        if low in {"i", "we", "who", "that", "and", "but"}:
            return -1
    return -1


TIE_WORDS_MAX = 7
"""How long what follows a tie may be: "from the dialysis unit"."""


def is_strangers(words: Words, i: int, subject: Subject, last: Mention) -> bool:
    """Tell whether a subject belongs to somebody whom nothing ties to the user: "Taylor's cat"."""
    if not is_name(words[i]) or "'s " not in subject.shown or subject.shown.startswith(_OWNERS):
        return False
    if words[i].low in _PRONOUNS:
        # "Her husband" behind a full stop is of whom was told, and no name.
        return False
    if "User's " in subject.shown:
        return False
    name, _ = full_name(words, i)
    return bool(name) and named(name, last) is None


_OWNERS = ("User", "The team")
