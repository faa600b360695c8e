"""What `formation@11` reads beside the table: what there is, what is chosen, what is left out."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS
from mnemic.memory.formation.grammar.owned_nouns import said as of_thing
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    strip_punctuation,
    until_time,
)
from mnemic.memory.formation.grammar.subjects import (
    SELF,
    kin_class,
)
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.words import (
    CONJUNCTIONS,
    PREPOSITIONS,
    PUNCTUATION,
    noun_lemma,
)
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Longevity

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
    # "There's nobody in our building who speaks Polish" says nothing without its relative.
    ends = next(
        (k for k in range(stop + 1, len(body)) if body[k].low in {",", "but", "and"}), len(body)
    )
    told = stop + 1 < len(body) and body[stop].low in {"who", "that"} and finite_at(body, stop + 1)
    who = body[stop:ends] if told else ()
    head = noun_lemma(place[-1].low)
    if head in _WORK or noun_lemma(what[-1].low) in _WORK or kin_class(what[-1].low):
        return ()
    verb = "are" if lows[1] in {"are", "'re"} else "is"
    where = say_words((*place, *strip_punctuation(who)), SELF).replace("their", "User's", 1)
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


def favourite(words: Words) -> tuple[Claim, ...]:
    """Read "Dune is my favourite book"."""
    lows = [w.low for w in words]
    at = next(
        (
            i
            for i in range(1, len(lows) - 3)
            if lows[i] in {"is", "are"}
            and lows[i + 1] == "my"
            and lows[i + 2] in {"favourite", "favorite"}
        ),
        -1,
    )
    if (
        at < 0
        or at > 6
        or points(words[:at])
        or not (is_name(words[0]) or noun_lemma(lows[at - 1]) != lows[at - 1])
    ):
        return ()
    noun = strip_punctuation(until_time(words[at + 3 : phrase_end(words, at + 3)]))
    if not noun or noun[-1].low in {"option", "part", "version", "one", "answer", "so"}:
        return ()
    what, kind = say_words(words[:at], SELF), say_words(noun, SELF)
    return (
        Claim(
            label=f"favourite {kind}", slot=f"favourite {kind}", statement=sentence("User's favourite", kind, lows[at], what),
            kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, start=words[0].start, end=noun[-1].end,
        ),
    )  # fmt: skip


_DAYS_OFF = word_set(
    "off rest gym date family laundry cleaning cheat baking library pizza game movie admin market"
)


def day_of(words: Words) -> tuple[Claim, ...]:
    """Read "Fridays are my day off", "Fridays are for the allotment", "Thursdays are pizza night"."""
    lows = [w.low for w in words]
    if len(lows) < 4 or lows[0] not in DAY_WORDS or lows[1] not in {"is", "are"}:
        return ()
    rest = strip_punctuation(words[2:])
    body = rest[1:] if lows[2] in {"my", "our", "for"} else rest
    if len(body) > DAY_WORDS_MAX or not body or points(strip_determiner(body)):
        return ()
    if lows[2] == "for":
        told = lows[0].endswith("s") and body[0].low not in _NOT_FOR
    else:
        told = any(w.low in _DAYS_OFF for w in body) and (body != rest or lows[0].endswith("s"))
    if not told:
        return ()
    text = say_words(rest, SELF)
    text = text.replace("their", "User's", 1) if lows[2] in {"my", "our"} else text
    return (
        Claim(
            label=say_words(body, SELF), slot=say_words(body, SELF), statement=sentence(words[0].text, lows[1], text),
            kind=ClaimKind.HABIT, type=BeliefType.USER_MODEL_ATTR, start=words[0].start, end=rest[-1].end,
        ),
    )  # fmt: skip


DAY_WORDS_MAX = 5
"""Longest phrase that says what a day of the week is for, in words."""

_NOT_FOR = word_set("losers everyone everybody people them it that this you sure")


_AILMENTS = word_set(
    """headache headaches migraine migraines heartburn hives rash anxious anxiety nauseous sick sleepy dizzy bloated jittery
    cramps insomnia reflux itchy sneeze carsick seasick tired"""
)
_GIVES = word_set("give gives make makes trigger triggers cause causes")


_DIAGNOSES = word_set(
    """adhd asthma diabetes arthritis epilepsy migraines anxiety depression autism dyslexia dyspraxia endometriosis
    fibromyalgia tinnitus ibs eczema psoriasis scoliosis insomnia hypertension pcos copd lupus sciatica vertigo gout
    anaemia anemia ptsd ocd hayfever tinnitus stutter stammer colour-blindness"""
)


def ailment_of(words: Words) -> tuple[Claim, ...]:
    """Read "thanks to my ADHD", "my arthritis is playing up": the condition is taken for granted."""
    for i in range(len(words) - 1):
        if words[i].low != "my" or words[i + 1].low not in _DIAGNOSES:
            continue
        behind = words[i + 2].low if i + 2 < len(words) else ""
        if behind in {
            "'s",
            "test",
            "app",
            "essay",
            "article",
            "character",
            "paper",
            "research",
            "presentation",
        }:
            return ()
        text = words[i + 1].text
        a = "a" if text.lower() in {"stutter", "stammer"} else ""
        return (
            Claim(
                label=text, slot="health", value=text, statement=sentence("User has", a, text), kind=ClaimKind.CONSTRAINT,
                type=BeliefType.USER_MODEL_ATTR, start=words[i].start, end=words[i + 1].end,
            ),
        )  # fmt: skip
    return ()


def ails(words: Words) -> tuple[Claim, ...]:
    """Read "sugar gives me headaches", "long car rides make me nauseous"."""
    lows = [w.low for w in words]
    taken = next((i for i in range(2, min(7, len(lows) - 3)) if lows[i] == "i"), 0)
    at = next(
        (
            i
            for i in range(1, min(10 if taken else 6, len(lows) - 2))
            if lows[i] in _GIVES and lows[i + 1] == "me"
        ),
        -1,
    )
    if taken and 0 < taken < at:
        return _of_medicine(words, taken, at)
    if at < 1 or words[at - 1].low in {"n't", "not"}:
        return ()
    what = words[:at]
    rest = strip_punctuation(words[at + 2 :])
    if points(what) or what[0].low in {"he", "she", "they", "you", "we", "i", "what", "the"}:
        return ()
    if not any(w.low in _AILMENTS for w in rest[:4]) or len(rest) > 6:
        return ()
    text = of_thing(what)
    said = sentence(text[:1].upper() + text[1:], words[at].text, "User", say_words(rest, SELF))
    return (
        Claim(
            label=text, slot="condition", value=text, statement=said, kind=ClaimKind.RECURRING_STATE,
            type=BeliefType.USER_MODEL_ATTR, start=words[0].start, end=rest[-1].end,
        ),
    )  # fmt: skip


def _of_medicine(words: Words, taken: int, at: int) -> tuple[Claim, ...]:
    """Read "these tablets I'm on make me dizzy" of what somebody takes."""
    how = tuple(w.low for w in words[taken + 1 : at])
    rest = strip_punctuation(words[at + 2 :])
    said = {
        ("'m", "on"): "is on",
        ("am", "on"): "is on",
        ("take",): "takes",
        ("'m", "taking"): "is taking",
    }.get(how)
    if said is None or words[0].low not in {"the", "these", "my"}:
        return ()
    if not any(w.low in _AILMENTS for w in rest[:4]) or len(rest) > 8:
        return ()
    what = say_words(words[1:taken], SELF)
    text = sentence("The", what, "User", said, words[at].text, "User", say_words(rest, SELF))
    return (
        Claim(
            label=what, slot="condition", value=what, statement=text, kind=ClaimKind.RECURRING_STATE,
            type=BeliefType.USER_MODEL_ATTR, start=words[0].start, end=rest[-1].end,
        ),
    )  # fmt: skip


def called(words: Words) -> tuple[Claim, ...]:
    """Read "everyone calls me Seun", "you can call me Bea", "just call me Al"."""
    lows = [w.low for w in words]
    place = next((i for i in range(1, min(4, len(lows))) if lows[i] == "at"), 0)
    if place and lows[place + 1 : place + 2] in (
        ["work"],
        ["school"],
        ["home"],
        ["uni"],
        ["church"],
    ):
        # "everyone at work calls me Mac"
        words = (*words[:place], *words[place + 2 :])
        lows = [w.low for w in words]
    at = next(
        (i for i in range(len(lows) - 2) if lows[i] in {"call", "calls"} and lows[i + 1] == "me"),
        -1,
    )
    if at < 0 or (at and lows[at - 1] not in _CALLERS):
        return ()
    end = at + 2
    while end < len(words) and is_name(words[end]) and end < at + 4:
        end += 1
    name = words[at + 2 : end]
    ends = PUNCTUATION | CONJUNCTIONS | {"please", "for"}
    if not name or (end < len(words) and words[end].low not in ends):
        return ()
    return (
        Claim(
            label="preferred name", slot="preferred name", statement=f"User goes by {say_words(name, SELF)}.",
            kind=ClaimKind.PREFERENCE, type=BeliefType.PREFERENCE, start=words[0].start, end=name[-1].end,
        ),
    )  # fmt: skip


_CALLERS = word_set(
    "everyone everybody people friends mates can just please family all folks so but always"
)


def terse(words: Words) -> tuple[Claim, ...]:
    """Read "no caffeine after noon for me" as what somebody leaves out."""
    lows = [w.low for w in words]
    if (
        len(lows) < 4
        or lows[0] != "no"
        or lows[1] in {"need", "problem", "worries", "idea", "way", "one", "more"}
    ):
        return ()
    at = next(
        (i for i in range(2, len(lows) - 1) if lows[i] == "for" and lows[i + 1] in {"me", "us"}), -1
    )
    body = words[1:at] if at > 1 else ()
    if not body or points(body) or len(body) > 8:
        return ()
    text = say_words(body, SELF)
    head = next((k for k, w in enumerate(body) if w.low in PREPOSITIONS), len(body))
    many = head > 0 and noun_lemma(body[head - 1].low) != body[head - 1].low
    said = sentence("User wants no" if many else "User has no", text)
    return (
        Claim(
            label=text, slot="constraint", value=text, statement=said, kind=ClaimKind.CONSTRAINT,
            type=BeliefType.USER_MODEL_ATTR, start=words[0].start, end=words[at + 1].end,
        ),
    )  # fmt: skip


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
