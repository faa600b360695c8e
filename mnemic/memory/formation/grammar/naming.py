"""Whom a clause leaves in mind, for `he`, `she` and "her name is"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import GENDER, PET_CLASS
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.subjects import Mention, Subject, Who, kin_class
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.verbs import VerbGroup
from mnemic.memory.formation.wordlists import word_set


def named_now(subject: Subject, group: VerbGroup, comp: Words, last: Mention) -> Mention:
    """Let "my wife is Morgan" and "my wife's name is Morgan" name whom `she` means."""
    if subject.who in {Who.SELF, Who.WE} and group.lemma in _GETTING:
        return _had_now(comp, last, group.lemma)
    if len(comp) > 1 and comp[0].low in {"called", "named"}:
        comp = comp[1:]
    if group.lemma != "be" or not comp or len(comp) > 3 or not all(map(is_name, comp)):
        return last
    kin = subject.kin
    if subject.who is Who.THING and [w.low for w in subject.noun] == ["name"]:
        kin = subject.shown.removeprefix("User's ").removesuffix("'s name")
    if (
        not (kin_class(kin) or (last.rich and tie_class(kin)))
        or subject.name
        or subject.plural
        or group.negated
    ):
        return last
    name = " ".join(w.text for w in comp)
    gender = GENDER.get(kin, "")
    return last.after(Subject(Who.PERSON, name, name.lower(), kin, name, gender, known=True))


_GETTING = word_set("have get adopt buy rescue own foster")
_TAKING_IN = frozenset({"adopt", "foster", "rescue"})
"""Whom one takes in is one's own, by a bare name: "we adopted Suri from Nepal"."""


def _had_now(comp: Words, last: Mention, group_lemma: str) -> Mention:
    """Let "I have a dog named Rex" and "I've got a dog" say whom `he` or `her name` means."""
    if last.rich and group_lemma in _TAKING_IN and comp and is_name(comp[0]):
        name = comp[0].text
        return last.after(Subject(Who.PERSON, name, name.lower(), "", name, "", known=True))
    for i in range(1, min(len(comp), 6)):
        kin = comp[i].low
        one = comp[0].low in {"a", "an", "one"} or (last.rich and comp[0].low == "another")
        if not kin_class(kin) or not one:
            continue
        called = i + 2 < len(comp) and comp[i + 1].low in {"named", "called"}
        named = comp[i + 2 : i + 3] if called else comp[i + 1 : i + 2]
        name = named[0].text if named and is_name(named[0]) else ""
        shown, about = (name, name.lower()) if name else (f"User's {kin}", kin_class(kin))
        if name and last.rich and kin in PET_CLASS:
            shown = f"User's {kin} {name}"
        gender = GENDER.get(kin, "")
        return last.after(Subject(Who.PERSON, shown, about, kin, name, gender, known=True))
    return last
