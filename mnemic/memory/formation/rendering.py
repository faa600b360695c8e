"""Statements in the third person, in the user's own words otherwise.

Local code owns every statement (003 §The candidate language): "I live in Portland
now" is rendered "User lives in Portland now."
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import Subject, Who
from mnemic.memory.formation.grammar.verbs import Tense, VerbGroup
from mnemic.memory.formation.grammar.words import DROPPED_ADVERBS
from mnemic.memory.formation.lemmas import third_person

_OWN = {
    "my": "their", "mine": "theirs", "me": "them", "myself": "themselves", "i": "they",
    "our": "their", "ours": "theirs", "us": "them", "we": "they", "ourselves": "themselves",
    "you": "the assistant", "your": "the assistant's", "yours": "the assistant's",
}  # fmt: skip
_OTHERS = {
    "my": "User's", "mine": "User's", "me": "User", "i": "User", "myself": "User",
    "our": "User's", "us": "User", "we": "User", "you": "the assistant", "your": "the assistant's",
}  # fmt: skip
_AFTER_I = {"'m": "'re", "am": "are", "was": "were"}
_DROPPED = frozenset(
    {
        "either",
        "too",
        "btw",
        "lol",
        "haha",
        "though",
        "please",
        "pls",
        "again",
        "basically",
        "obviously",
    }
)
_CLITICS = frozenset({"'s", "n't", "'m", "'re", "'ve", "'ll", "'d"})


def say_words(words: Words, subject: Subject, *, article: bool = False) -> str:
    """Render words of a complement: the user's own, with the pronouns turned.

    With `article`, a leading possessive becomes an article: "my Apple Watch" is "an
    Apple Watch".
    """
    table = _OWN if subject.who in {Who.SELF, Who.WE, Who.TEAM, Who.NONE} else _OTHERS
    out: list[str] = []
    previous_end = -1
    after_i = False
    for n, word in enumerate(words):
        low = word.low
        if low in _DROPPED and n == len(words) - 1:
            continue
        if article and n == 0 and low in {"my", "our"}:
            text = a_or_an(words[1:]) if len(words) > 1 else "one"
        elif after_i and low in _AFTER_I:
            text = _AFTER_I[low]
        else:
            text = table.get(low, word.text)
        after_i = low == "i"
        if not text:
            continue
        glued = previous_end == word.start and bool(out)
        if low in _CLITICS and glued:
            text = text.replace("’", "'")
        out.append(text if glued or not out else " " + text)
        previous_end = word.end
    return "".join(out).strip(" ,;:-–—.")


def a_or_an(words: Words) -> str:
    """Give the article that the noun phrase takes, "" for a plural."""
    head = words[-1].low
    if head.endswith("s") and not head.endswith(("ss", "us", "is")) and words[-1].text.islower():
        return ""
    first = words[0].text
    if first.isupper() and len(first) > 1:
        return "an" if first[0] in "AEFHILMNORSX" else "a"
    return (
        "an"
        if first[0].lower() in "aeiou" and not first.lower().startswith(("uni", "use", "eu", "one"))
        else "a"
    )


def say_verb(group: VerbGroup, subject: Subject, *, kept: bool = True) -> str:
    """Render a verb group for the subject: "don't like" is "does not like"."""
    plural = subject.plural
    adverbs = [a for a in group.adverbs if kept and a not in DROPPED_ADVERBS]
    if group.modal in {"might", "may"} and group.tense is Tense.PRESENT:
        return _join(group.modal, "not" if group.negated else "", *adverbs, group.lemma)
    if group.hedged:
        adverbs.insert(0, "probably")
    if group.never:
        adverbs.append("never")
    adverb = " ".join(dict.fromkeys(adverbs))
    no = "not" if group.negated and not group.ended else ""
    be = "are" if plural else "is"
    have = "have" if plural else "has"
    if group.ended:
        return _join(*_ended(group, be, plural))
    if group.tense is Tense.PRESENT:
        if group.progressive:
            return _join(be, no, adverb, group.word)
        if group.lemma == "be":
            return _join(be, no, adverb)
        if no:
            return _join("do not" if plural else "does not", adverb, group.lemma)
        return _join(adverb, group.lemma if plural else third_person(group.lemma))
    if group.tense is Tense.PERFECT:
        if group.progressive:
            return _join(have, no, adverb, "been", group.word)
        return _join(have, no, adverb, "been" if group.lemma == "be" else group.word)
    return _join(*_other(group, no, adverb, plural))


def _ended(group: VerbGroup, be: str, plural: bool) -> tuple[str, ...]:
    if group.tense is Tense.MODAL and group.modal in {"can", "could"}:
        return ("can no longer", group.lemma)
    if group.progressive:
        return (be, "no longer", group.word)
    if group.lemma == "be":
        return (be, "no longer")
    return ("no longer", group.lemma if plural else third_person(group.lemma))


def _other(group: VerbGroup, no: str, adverb: str, plural: bool) -> tuple[str, ...]:
    if group.tense is Tense.PAST:
        was = "were" if plural else "was"
        if group.progressive:
            return (was, no, adverb, group.word)
        if group.lemma == "be":
            return (was, no, adverb)
        return ("did not", adverb, group.lemma) if no else (adverb, group.word)
    if group.tense is Tense.USED_TO:
        return (adverb, "used to", group.lemma)
    verb = f"be {group.word}" if group.progressive else group.lemma
    if group.tense is Tense.FUTURE:
        if group.modal:
            return (group.modal, no, adverb, verb)
        return ("are" if plural else "is", no, adverb, "going to", verb)
    modal = group.modal
    if modal in {"have to", "had to"}:
        return (adverb, "has to" if modal == "have to" else modal, verb)
    if modal == "can" and no:
        return ("cannot", adverb, verb)
    if modal == "would rather":
        return ("would", adverb, "rather", no, verb)
    return (modal, no, adverb, verb)


def _join(*parts: str) -> str:
    return " ".join(p for p in parts if p)


def sentence(*parts: str) -> str:
    """Join the parts of a statement; it ends with one period."""
    text = _join(*(p.strip() for p in parts))
    text = " ".join(text.split())
    text = text.rstrip(" .!,;:")
    return text[:1].upper() + text[1:] + "."
