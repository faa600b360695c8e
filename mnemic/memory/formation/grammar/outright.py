"""What is told outright in words that no entry of the table takes; each gives () for all else."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, GENDER, MONTHS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.subjects import SELF, kin_class
from mnemic.memory.formation.grammar.words import CONJUNCTIONS, NUMBERS, PUNCTUATION
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

_PASSING = word_set("today tonight now yesterday right atm currently again this")
_STOPS = PUNCTUATION | CONJUNCTIONS | {"because", "so", "when", "while", "if"}


def outright(words: Words) -> tuple[Claim, ...]:
    """Give the claim of a clause that tells one thing outright (003 §The candidate language)."""
    if len(words) < 3:
        return ()
    if len(words) == 3:
        return _diagnosed(words) or _sickly(words)
    return (
        _weak_part(words)
        or _diagnosed(words)
        or _sickly(words)
        or _staff_of(words)
        or _with_user(words)
        or _knowing(words)
        or _taken_over(words)
        or _medicated(words)
        or _hours(words)
        or _due(words)
        or _on_version(words)
    )


def _until(words: Words, at: int, stops: frozenset[str] = _STOPS) -> int:
    return next((i for i in range(at, len(words)) if words[i].low in stops), len(words))


def _told(
    words: Words,
    end: int,
    said: str,
    *,
    kind: ClaimKind,
    slot: str,
    value: str = "",
    about: str = "user",
) -> tuple[Claim, ...]:
    kin = about not in {"user", "team"}
    return (
        Claim(
            label=value or slot, slot=slot, value=value, statement=said, kind=kind, about=about,
            type=BeliefType.RELATIONSHIP if kin else BeliefType.USER_MODEL_ATTR, local=about == "team",
            start=words[0].start, end=words[end - 1].end,
        ),
    )  # fmt: skip


_BODY = word_set(
    """back knee knees eyesight hearing shoulder shoulders hip hips memory ankle ankles wrist wrists neck vision
    balance digestion lungs"""
)
_WEAK = word_set(
    "bad poor weak stiff failing terrible awful fragile sensitive dodgy limited shot knackered wrecked"
)


def _weak_part(words: Words) -> tuple[Claim, ...]:
    """Read "My back has been bad since a fall in 2018", "my eyesight is poor"."""
    lows = [w.low for w in words]
    if lows[0] != "my" or lows[1] not in _BODY:
        return ()
    at = (
        3
        if lows[2] in {"is", "are", "'s"}
        else 4
        if lows[2:4] in (["has", "been"], ["have", "been"])
        else 0
    )
    if at and at < len(lows) and lows[at] in {"very", "really", "quite", "pretty", "always"}:
        at += 1
    if not at or at >= len(lows) or lows[at] not in _WEAK:
        return ()
    end = _until(words, at)
    if set(lows[at:end]) & _PASSING or (
        end > at + 1 and lows[at + 1] not in {"since", "from", "after"}
    ):
        return ()
    said = sentence("User's", say_words(words[1:end], SELF))
    return _told(words, end, said, kind=ClaimKind.CONSTRAINT, slot="health", value=words[1].text)


_DISEASES = word_set(
    "degeneration deficiency syndrome disorder disease palsy apnea apnoea sclerosis neuropathy glaucoma cataracts dystrophy"
)
_DIAGNOSED = word_set("prediabetic diabetic epileptic anaemic anemic hypermobile immunocompromised")


def _diagnosed(words: Words) -> tuple[Claim, ...]:
    """Read "I've got macular degeneration", "I'm prediabetic" as a condition."""
    lows = [w.low for w in words]
    if lows[0] != "i":
        return ()
    end = _until(words, 2)
    if lows[1] in {"'m", "am"} and lows[2] in _DIAGNOSED and end == 3:
        text = words[2].text
        return _told(
            words,
            end,
            sentence("User is", text),
            kind=ClaimKind.CONSTRAINT,
            slot="health",
            value=text,
        )
    at = 3 if lows[1:3] in (["'ve", "got"], ["have", "got"]) else 2 if lows[1] == "have" else 0
    what = strip_determiner(words[at:end]) if at else ()
    if not 2 <= len(what) <= 4 or what[-1].low not in _DISEASES or points(what):
        return ()
    said = sentence("User has", say_words(words[at:end], SELF))
    value = say_words(what, SELF)
    return _told(words, end, said, kind=ClaimKind.CONSTRAINT, slot="health", value=value)


_SICK = word_set("seasick carsick airsick homesick travelsick")


def _sickly(words: Words) -> tuple[Claim, ...]:
    """Read "I get terribly seasick" as what comes again."""
    lows = [w.low for w in words]
    at = 3 if len(lows) > 3 and lows[2].endswith("ly") else 2
    if lows[:2] != ["i", "get"] or lows[at] not in _SICK or _until(words, at) != at + 1:
        return ()
    said = sentence("User gets", say_words(words[2 : at + 1], SELF))
    return _told(words, at + 1, said, kind=ClaimKind.RECURRING_STATE, slot="health", value=lows[at])


_STAFF = word_set(
    "engineers developers devs coders programmers testers designers doctors nurses teachers employees volunteers researchers founders"
)


def _staff_of(words: Words) -> tuple[Claim, ...]:
    """Read "We are seven engineers split between Oslo and Lagos" of a team."""
    lows = [w.low for w in words]
    if lows[0] != "we" or lows[1] not in {"are", "'re"}:
        return ()
    number = lows[2] in NUMBERS or lows[2].isdecimal()
    head = next((i for i in (3, 4) if i < len(lows) and lows[i] in _STAFF), -1)
    if not number or head < 0:
        return ()
    end = _until(words, head, PUNCTUATION | {"but", "so", "because"})
    said = sentence("The team consists of", say_words(words[2:end], SELF))
    return _told(words, end, said, kind=ClaimKind.PROJECT_FACT, slot="team size", about="team")


def _with_user(words: Words) -> tuple[Claim, ...]:
    """Read "My sister stays with me during the week" as where that person lives."""
    lows = [w.low for w in words]
    if lows[0] not in {"my", "our"} or lows[1] not in GENDER:
        return ()
    at = 3 if is_name(words[2]) else 2
    if at + 2 >= len(lows) or lows[at] not in {"lives", "stays"} or lows[at + 1] != "with":
        return ()
    if lows[at + 2] not in {"me", "us"}:
        return ()
    end = _until(words, at + 3)
    kin = lows[1]
    said = sentence(f"User's {kin}", lows[at], "with User", say_words(words[at + 3 : end], SELF))
    return _told(
        words, end, said, kind=ClaimKind.RELATIONSHIP, slot="home setting", about=kin_class(kin)
    )


def _knowing(words: Words) -> tuple[Claim, ...]:
    """Read "I know nothing about accounting", "I know a lot about orchids"."""
    lows = [w.low for w in words]
    if lows[:2] != ["i", "know"]:
        return ()
    at = next((i for i in range(3, min(6, len(lows) - 1)) if lows[i] == "about"), -1)
    if at < 0 or " ".join(lows[2:at]) not in _MEASURES:
        return ()
    end = _until(words, at + 1)
    what = words[at + 1 : end]
    if (
        not 1 <= len(what) <= 4
        or points(what)
        or what[0].low in {"you", "him", "her", "them", "the", "my", "how"}
    ):
        return ()
    text = say_words(what, SELF)
    said = sentence("User knows", " ".join(lows[2:at]), "about", text)
    return _told(words, end, said, kind=ClaimKind.SKILL, slot="skill", value=text)


_MEASURES = frozenset(
    {
        "nothing",
        "little",
        "almost nothing",
        "next to nothing",
        "very little",
        "a lot",
        "quite a lot",
    }
)
_RUN_ON = word_set(
    "runner server cluster node host box vps vm laptop desktop pc database nas router pi tablet phone"
)


def _on_version(words: Words) -> tuple[Claim, ...]:
    """Read "the runner is on Debian 12", "our server runs Ubuntu 22.04": a version says what runs."""
    lows = [w.low for w in words]
    at = next((i for i in range(2, min(5, len(lows) - 2)) if lows[i] in {"on", "runs"}), 0)
    end = at + 1
    while at and end < len(words) and words[end].text[0].isupper() and words[end].text.isalpha():
        end += 1
    if not at or end == at + 1 or end >= len(words) or not lows[end][0].isdecimal():
        return ()
    owner, noun = lows[0], words[1 : at - (lows[at] == "on")]
    if lows[at] == "on" and lows[at - 1] not in {"is", "'s", "runs"}:
        return ()
    behind = lows[end + 1] if end + 1 < len(lows) else ""
    if (
        owner not in {"the", "our", "my"}
        or not noun
        or noun[-1].low not in _RUN_ON
        or behind not in _STOPS | {""}
    ):
        return ()
    whose = "User's" if owner == "my" else "The team's"
    runs = "runs" if lows[at] == "runs" or lows[at - 1] == "runs" else "is on"
    name = say_words(noun, SELF)
    said = sentence(f"{whose} {name} {runs}", say_words(words[at + 1 : end + 1], SELF))
    return _told(
        words,
        end + 1,
        said,
        kind=ClaimKind.RESOURCE,
        slot=f"{name} system",
        about="user" if owner == "my" else "team",
    )


BUSINESSES = word_set(
    """shop bookshop bakery farm company business cafe café restaurant practice pub garage studio salon store vineyard
    hotel guesthouse workshop dairy nursery allotment"""
)


def _taken_over(words: Words) -> tuple[Claim, ...]:
    """Read "I recently took over my aunt's bookshop in Bath" as what somebody has now."""
    lows = [w.low for w in words]
    at = next((i for i in range(1, 4) if lows[i : i + 2] == ["took", "over"]), -1)
    if at < 0 or lows[0] not in {"i", "we"}:
        return ()
    end = phrase_end(words, at + 2)
    what = words[at + 2 : end]
    if not what or what[-1].low not in BUSINESSES or what[0].low not in {"my", "our", "a", "an"}:
        return ()
    stop = _until(words, end)
    text = say_words(what, SELF)
    said = sentence("User took over", say_words(words[at + 2 : stop], SELF))
    value = say_words(strip_determiner(what), SELF) or text
    return _told(words, stop, said, kind=ClaimKind.RESOURCE, slot="thing", value=value)


_DOSES = word_set("meds medication medicine pills tablets")


def _medicated(words: Words) -> tuple[Claim, ...]:
    """Read "I take my meds at seven" as what is done every day."""
    lows = [w.low for w in words]
    if lows[:3] != ["i", "take", "my"] or lows[3] not in _DOSES or len(lows) < 6:
        return ()
    end = _until(words, 4)
    if lows[4] not in {"at", "in", "before", "after", "with", "every", "twice"} or points(
        words[5:end]
    ):
        return ()
    said = sentence("User takes their", say_words(words[3:end], SELF))
    return _told(words, end, said, kind=ClaimKind.HABIT, slot="habit", value="take medication")


_HOURS = word_set("shifts classes lectures lessons holidays")


def _hours(words: Words) -> tuple[Claim, ...]:
    """Read "my shifts start at five in the morning"."""
    lows = [w.low for w in words]
    if (
        lows[0] not in {"my", "our"}
        or lows[1] not in _HOURS
        or lows[2] not in {"start", "end", "begin"}
    ):
        return ()
    end = _until(words, 3)
    if (
        lows[3] not in {"at", "in", "on"}
        or end < 5
        or set(lows[3:end]) & _PASSING | {"tomorrow"} & set(lows)
    ):
        return ()
    said = sentence("User's", say_words(words[1:end], SELF))
    return _told(words, end, said, kind=ClaimKind.PROJECT_FACT, slot=f"{lows[1]} {lows[2]}")


def _due(words: Words) -> tuple[Claim, ...]:
    """Read "The thesis is due in November" as when one's own work is due."""
    lows = [w.low for w in words]
    if lows[0] not in {"my", "the"} or lows[1] not in {"thesis", "dissertation", "manuscript"}:
        return ()
    if lows[2:4] != ["is", "due"] or len(lows) < 6 or lows[4] not in {"in", "on", "by", "at"}:
        return ()
    when = strip_punctuation(words[5 : _until(words, 5)])
    if not any(w.low in DAY_WORDS | MONTHS or w.low[0].isdecimal() for w in when):
        return ()
    end = _until(words, 5)
    said = sentence("User's", say_words(words[1:end], SELF))
    (one,) = _told(words, end, said, kind=ClaimKind.PROJECT_FACT, slot=f"{lows[1]} due")
    return (one,)
