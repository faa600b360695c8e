"""Whom `he` and `she` mean in what follows a clause that only introduces somebody."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import GENDER
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import Mention, Subject, Who, kin_class
from mnemic.memory.formation.grammar.twofold import CAT_BREEDS, DOG_BREEDS
from mnemic.memory.formation.grammar.words import noun_lemma

_HUMANS = frozenset(
    [
        "guy",
        "woman",
        "man",
        "girl",
        "boy",
        "lad",
        "lady",
        "kid",
        "person",
        "student",
        "lodger",
        "girlfriend",
        "boyfriend",
    ]
)


def in_mind(words: Words, last: Mention) -> Mention:
    """Let "a guy named Marek" be whom "he" means in what follows."""
    for i in range(1, len(words) - 1):
        if (
            words[i].low in {"named", "called"}
            and words[i - 1].low in _HUMANS | DOG_BREEDS | CAT_BREEDS
        ):
            name = words[i + 1]
            if is_name(name):
                return last.after(
                    Subject(
                        Who.PERSON, name.text, name.low, words[i - 1].low, name.text, known=True
                    )
                )
    if len(words) == 2 and words[0].low == "my" and words[1].low in GENDER:
        # "My wife and I are expecting" was parted behind whom "she" means in what follows.
        kin = words[1].low
        return last.after(
            Subject(Who.PERSON, f"User's {kin}", kin_class(kin), kin, "", GENDER[kin])
        )
    for i in range(2, len(words) - 1):
        kin = words[i + 1].low
        alone = words[i].low == "my" and kin in GENDER and noun_lemma(kin) == kin
        named = i + 2 < len(words) and is_name(words[i + 2])
        if alone and not named and words[0].low in {"i", "we"} and i + 2 < len(words):
            about = kin_class(kin)
            return last.after(Subject(Who.PERSON, f"User's {kin}", about, kin, "", GENDER[kin]))
    return last
