"""What `formation@11` reads around the table: late subjects, long subjects, what there is."""

from __future__ import annotations

from msgspec.structs import replace

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    strip_punctuation,
    time_at,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import SELF, Mention, kin_class, read_subject
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.words import CONJUNCTIONS, PUNCTUATION, Word, noun_lemma
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Longevity

LATE_WORDS_MAX = 9
"""How many words may stand before the subject of a clause."""

ONGOING_KINDS = frozenset(
    {ClaimKind.ONGOING_PROJECT, ClaimKind.GOAL, ClaimKind.HABIT, ClaimKind.RECURRING_STATE}
)
"""What is under way: a direct claim of these kinds is ongoing, of any other durable (003)."""

_FACTS = frozenset({"home", "past home"})
_HISTORY = frozenset({"past role", "past employment"})


def settled(one: Claim) -> Claim:
    """Give a claim its kind, its longevity and its last words as later policies want them.

    003 §Evaluation: where somebody lives is a plain fact, what they used to be is
    experience, a condition that comes again is a recurring state.
    """
    kind = one.kind
    if one.slot in _FACTS and kind is ClaimKind.RESOURCE:
        kind = ClaimKind.PROJECT_FACT
    elif one.slot in _HISTORY and kind is ClaimKind.ROLE:
        kind = ClaimKind.SKILL
    elif (
        kind is ClaimKind.CONSTRAINT
        and one.slot == "health"
        and _RECURS & set(one.statement.lower().split())
    ):
        kind = ClaimKind.RECURRING_STATE
    elif one.slot == "budget" and one.about == "user":
        kind = ClaimKind.CONSTRAINT
    longevity = one.longevity
    if longevity is not Longevity.TENTATIVE:
        longevity = Longevity.ONGOING if kind in ONGOING_KINDS else Longevity.DURABLE
    return replace(one, kind=kind, longevity=longevity, statement=tidied(one.statement))


_RECURS = frozenset({"whenever", "when", "every", "often", "sometimes"})
_DANGLING = frozenset(
    {"and", "but", "or", "so", "because", "plus", "then", "with", "while", "though"}
)


def tidied(statement: str) -> str:
    """Drop what hangs over at the end of a statement: a bracket, a joining word."""
    text = statement.removesuffix(".")
    if text.count("(") != text.count(")"):
        text = (
            text.replace("(", "").replace(")", "")
            if text.count("(") < text.count(")")
            else text[: text.rfind("(")] or text
        )
    parts = text.rstrip(" ,;:-–—").split()
    if (
        len(parts) > 4
        and parts[-1] in {"that", "then"}
        and parts[-2] in {"before", "after", "since"}
    ):
        parts = parts[:-2]
    while parts and parts[-1].lower().strip(",") in _DANGLING:
        parts.pop()
    return " ".join(parts).rstrip(" ,;:-–—") + "." if parts else statement


_NO_YEARS = word_set(
    """uptime service use neglect waiting silence debugging crashes downtime trying searching failing trouble marriage
    experience development data work history support testing abuse pain"""
)


def years_of(words: Words) -> tuple[Claim, ...]:
    """Read "... after years of calisthenics" for the past that it takes for granted."""
    lows = [w.low for w in words]
    if not {"i", "'ve"} & set(lows):
        return ()
    for i in range(1, len(lows) - 2):
        if lows[i] not in {"years", "months", "decades"} or lows[i + 1] != "of":
            continue
        before = next(
            (
                k
                for k in range(i - 1, max(-1, i - 5), -1)
                if lows[k] in {"after", "with", "from", "following"}
            ),
            -1,
        )
        what = strip_punctuation(until_time(words[i + 2 : phrase_end(words, i + 2)]))
        if before < 0 or not what or points(what) or noun_lemma(what[-1].low) in _NO_YEARS | _WORK:
            return ()
        if what[-1].low in _NO_YEARS or any(
            w.low in {"my", "your", "the", "her", "his"} for w in what
        ):
            return ()
        amount = say_words(words[before + 1 : i + 1], SELF)
        text = say_words(what, SELF)
        return (
            Claim(
                label=text, slot="history", value=text, statement=sentence("User has", amount, "of", text, "experience"),
                kind=ClaimKind.SKILL, type=BeliefType.USER_MODEL_ATTR, start=words[before].start, end=what[-1].end,
            ),
        )  # fmt: skip
    return ()


_CLOSED = word_set(
    """if unless suppose imagine who whom whose which that because whether you your he she they them someone
    people says said told asks asked wrote thinks everyone nobody anyone what how why where he's she's"""
)


def late(words: Words) -> Words:
    """Give a clause from its subject on, where something unread stands before it; else ().

    "end of every month I'm swamped" is about what comes again at the end of a month; a time
    that stood in front goes behind.
    """
    for j in range(1, min(len(words) - 1, LATE_WORDS_MAX)):
        low = words[j].low
        if low in _CLOSED or words[j - 1].low in _CLOSED:
            return ()
        if low not in {"i", "we", "my", "our"}:
            continue
        found = read_subject(words, j, _NOBODY)
        if found is None or read_verb(words, found[1], found[0]) is None:
            if low in {"i", "we"}:
                return ()
            continue
        front = strip_punctuation(words[:j])
        when = next((front[k:] for k in range(len(front)) if time_at(front, k)), ())
        return words[j:] + _behind(front, when)
    return ()


def _behind(front: Words, when: Words) -> Words:
    if not when:
        return ()
    if front[0].low in {"end", "start", "beginning"} and len(front) <= len(when) + 2:
        at, the = front[0]._replace(text="at", low="at"), front[0]._replace(text="the", low="the")
        return (at, the, *front)
    first = when[0]
    return (
        first._replace(
            text=first.text.lower() if not is_name(first) or first.start == 0 else first.text
        ),
        *when[1:],
    )


def closed_up(words: Words) -> Words:
    """Read "my locker at the pool is number 41" with its long subject as one word; () if none."""
    start = next((i for i in range(min(3, len(words))) if words[i].low in {"my", "our"}), -1)
    if start < 0:
        return ()
    end = next(
        (i for i in range(start + 1, min(start + 5, len(words))) if words[i].low in _JOINING), -1
    )
    if end < start + 2 or end + 2 >= len(words):
        return ()
    stop = next(
        (k for k in range(end + 2, min(end + 7, len(words))) if words[k].low in _COPULAS), -1
    )
    if stop < 0 or any(w.low in _CLOSED | PUNCTUATION for w in words[start:stop]):
        return ()
    head = words[end - 1]
    said = say_words(words[end - 1 : stop], SELF)
    noun = Word(said, head.low, head.start, words[stop - 1].end)
    return (*words[start : end - 1], noun, *words[stop:])


_JOINING = word_set("at in on from with under near behind outside")
_COPULAS = word_set("is are has have 's runs needs takes costs starts ends was lives sits")


def existing(words: Words) -> tuple[Claim, ...]:
    """Read "there's a piano in our living room", "there is no heating in my workshop"."""
    lows = [w.low for w in words]
    if lows[:1] in (["because"], ["and"], ["but"], ["so"]):
        words, lows = words[1:], lows[1:]
    if (
        len(lows) < 5
        or lows[0] not in {"there", "theres"}
        or lows[1] not in {"is", "'s", "are", "'re"}
    ):
        return ()
    body = words[2:]
    at = next(
        (
            i
            for i in range(1, len(body) - 1)
            if body[i].low in _PLACED and body[i + 1].low in {"my", "our"}
        ),
        -1,
    )
    if at < 1 or points(body[:at]):
        return ()
    stop = next(
        (
            k
            for k in range(at + 2, len(body))
            if body[k].low in {"that", "which", ",", "and", "but", "so", "who"}
        ),
        len(body),
    )
    what, place = body[:at], strip_punctuation(body[at:stop])
    head = noun_lemma(place[-1].low)
    if head in _WORK or noun_lemma(what[-1].low) in _WORK or kin_class(what[-1].low):
        return ()
    verb = "are" if lows[1] in {"are", "'re"} else "is"
    where = say_words(place, SELF).replace("their", "User's", 1)
    text = say_words(what, SELF)
    absent = what[0].low == "no"
    return (
        Claim(
            label=say_words(strip_determiner(what), SELF), slot=f"{noun_lemma(place[-1].low)} thing",
            statement=sentence("There", verb, text, where),
            kind=ClaimKind.PROJECT_FACT if absent else ClaimKind.RESOURCE, type=BeliefType.USER_MODEL_ATTR,
            value=say_words(strip_determiner(what), SELF), start=words[0].start, end=place[-1].end,
        ),
    )  # fmt: skip


_PLACED = word_set("in on at near behind under outside above beside")
_WORK = word_set(
    """code file script test branch page app function query log email message error bug typo problem mistake draft
    essay paragraph list table way reason question document doc spreadsheet opinion mind head view build config repo"""
)

_CHOOSING: tuple[tuple[str, ...], ...] = (
    ("wondering",), ("trying", "to", "decide"), ("trying", "to", "choose"), ("deciding",), ("choosing",),
    ("trying", "to", "pick"), ("undecided",), ("torn",), ("not", "sure"), ("unsure",), ("looking",),
    ("trying", "to", "figure", "out"), ("researching",), ("comparing",),
)  # fmt: skip
_USES = word_set("use choose pick buy get adopt take go try rent hire")


def choosing(words: Words, *, among_projects: bool) -> tuple[Claim, ...]:
    """Read "I'm wondering what to use for web search" as a choice that somebody has to make.

    Merely wondering is asking; it tells an aim only beside a project that the same turn
    told. Whoever says that they are deciding has the aim in any case.
    """
    lows = [w.low for w in words]
    start = next(
        (
            i
            for i in range(min(3, len(lows)))
            if lows[i] == "i" and i + 1 < len(lows) and lows[i + 1] in {"'m", "am"}
        ),
        -1,
    )
    if start < 0:
        return ()
    i = start + 2
    while i < len(lows) and lows[i] in {"just", "also", "still", "currently", "really", "now"}:
        i += 1
    phrase = next((p for p in _CHOOSING if tuple(lows[i : i + len(p)]) == p), ())
    decides = bool(phrase) and (
        "decid" in phrase[-1] or phrase[-1] in {"choose", "pick", "choosing"}
    )
    if not phrase or not (decides or among_projects):
        return ()
    i += len(phrase)
    while i < len(lows) and lows[i] in {"about", "on", "of", "between", "over"}:
        i += 1
    if i >= len(lows) or lows[i] not in {"what", "which"}:
        return ()
    noun_end = next(
        (k for k in range(i + 1, min(i + 5, len(lows))) if lows[k] in {"to", "i", "we", "would"}),
        -1,
    )
    if noun_end < 0:
        return ()
    verb_at = next(
        (k for k in range(noun_end, min(noun_end + 4, len(lows))) if lows[k] in _USES), -1
    )
    if verb_at < 0:
        return ()
    noun, rest = words[i + 1 : noun_end], words[verb_at + 1 :]
    if points(rest) or (
        rest and rest[0].low not in {"for", "as", "with", "in", "to", "on", "when"}
    ):
        return ()
    what = say_words(noun, SELF) or "tools"
    if not rest and not noun:
        return ()
    topic = strip_punctuation(until_time(rest))
    said = (
        f"a {what}"
        if noun and lows[i] == "which" and noun_lemma(noun[-1].low) == noun[-1].low
        else what
    )
    key = topic[1:] or noun
    return (
        Claim(
            label=say_words(strip_determiner(key), SELF), slot="goal", value=f"choose {say_words(key, SELF)}",
            statement=sentence("User wants to choose", said, say_words(topic, SELF)), kind=ClaimKind.GOAL,
            type=BeliefType.USER_MODEL_ATTR, longevity=Longevity.ONGOING, start=words[start].start, end=words[-1].end,
        ),
    )  # fmt: skip


def as_holder(words: Words) -> Words:
    """Read "As the chair of our housing co-op I ..." for "I am the chair of our housing co-op"."""
    lows = [w.low for w in words]
    if len(lows) < 4 or lows[0] != "as" or lows[1] not in {"the", "a", "an"}:
        return ()
    cut = next(
        (
            i
            for i in range(3, min(len(lows), 14))
            if lows[i] == "," or (lows[i] in {"i", "we"} and lows[i - 1] not in CONJUNCTIONS)
        ),
        0,
    )
    if not cut or any(
        low in {"far", "long", "result", "matter", "rule", "kid", "child", "teenager", "test"}
        for low in lows[2:cut]
    ):
        return ()
    at = words[0].start
    return (Word("I", "i", at, at), Word("am", "am", at, at), *words[1:cut])


_NOBODY = Mention()
