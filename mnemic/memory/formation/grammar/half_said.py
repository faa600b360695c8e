"""What is left half said: "I don't eat meat but he does", "I swim on Mondays, or did until ..."."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.kept_up import turned_echo
from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation, until_time
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.verbs import Tense, read_verb
from mnemic.memory.formation.grammar.words import Word, given, verb_lemma
from mnemic.memory.formation.inflections import third_person
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Polarity

_AUXILIARIES = word_set("do does is are am 'm 're 's")
_DENYING = frozenset({"n't", "not"})
_BESIDE = word_set("too either now though also still anymore any more not n't nt as well")
_SAME = frozenset({"too", "either", "also", "well"})
"""What says that it is so of another as well: "my kids do too"."""
_STILL_AS = frozenset({"until", "till", "before", "til"})
_BARE = word_set("be have do can know think mean")
ECHO_WORDS_MAX = 7
"""Longest clause that leaves its verb out, in words."""


def echoed(words: Words, following: Words) -> Words:
    """Read "he does" behind "I don't eat meat" as "he does eat meat"; () for anything else.

    "I don't" behind "my wife likes jazz" is read the same way.
    """
    turned = turned_echo(following)
    following = turned or strip_punctuation(following)
    if len(words) < 2 or not 2 <= len(following) <= ECHO_WORDS_MAX:
        return ()
    begin = 1 if _is_self(words) else _of_another(words)
    if not begin or (not _is_self(words) and following[0].low != "i" and not turned):
        return ()
    if begin > 1 or not _is_self(words):
        # "likes" is read as the speaker would say it of themselves.
        first = words[begin]
        lemma = verb_lemma(first.low) or first.low
        words = (
            *words[:begin],
            first if lemma == "be" else first._replace(low=lemma),
            *words[begin + 1 :],
        )
    group = read_verb(words, begin, SELF)
    at = next((k for k in range(1, len(following)) if following[k].low in _AUXILIARIES), 0)
    if group is None or not at or group.tense is not Tense.PRESENT or group.progressive:
        return ()
    behind = following[at + 1 :]
    comp = strip_punctuation(words[group.next :])
    if any(w.low not in _BESIDE for w in behind) or (not comp and group.lemma in _BARE):
        return ()
    if not _is_self(words) and any(w.low in _ANOTHERS for w in comp):
        return ()
    denied = any(w.low in _DENYING | {"nt"} for w in behind)
    if denied is group.negated and not (denied or any(w.low in _SAME for w in behind)):
        return ()
    if (group.lemma == "be") is not (following[at].low not in {"do", "does"}):
        return ()
    end = following[-1].end
    said = _verb(group.lemma, following[at], end, denied=denied)
    return (*following[:at], *said, *(w._replace(start=end, end=end - 1) for w in comp))


def _is_self(words: Words) -> bool:
    return words[0].low in {"i", "we"}


_ANOTHERS = word_set("he she they his her hers their theirs him them himself herself themselves")


def _of_another(words: Words) -> int:
    """Give where the verb stands of "my wife likes jazz", "Mia is allergic", 0 for anything else."""
    if words[0].low not in {"my", "our"} and not is_name(words[0]):
        return 0
    begin = 2 if words[0].low in {"my", "our"} else 1
    for k in range(begin, min(begin + 3, len(words))):
        low = words[k].low
        lemma = verb_lemma(low)
        if low in {"is", "'s", "has", "does"} or (lemma is not None and low == third_person(lemma)):
            return k
    return 0


def but_me(words: Words) -> tuple[Words, Words]:
    """Part "my wife is afraid of flying, not me" into what she is and what I am not; or twice ().

    "It's my husband who snores, not me" is told of him in the same way.
    """
    body = strip_punctuation(words)
    if len(body) < 5 or [w.low for w in body[-2:]] != ["not", "me"]:
        return (), ()
    body = strip_punctuation(body[:-2])
    if body[-1].low in {"and", "but"}:
        body = strip_punctuation(body[:-1])
    told = body
    if body[0].low in {"it", "its"}:
        who = next((k for k in range(2, min(6, len(body))) if body[k].low in {"who", "that"}), 0)
        told = (*body[1 + (body[1].low in {"is", "'s"}) : who], *body[who + 1 :]) if who else ()
    begin = _of_another(told) if told else 0
    if not begin:
        return (), ()
    end = words[-1].end
    being = told[begin].low in {"is", "'s"}
    mine = (
        Word("I", "i", end, end),
        Word("am" if being else "do", "am" if being else "do", end, end),
    )
    denied = echoed(told, (*mine, Word("not", "not", end, end)))
    return (told, denied) if denied else ((), ())


IN_SHORT = "in short"
"""The slot of a retraction that says less than what was told: "I'm not allergic"."""


def not_so(words: Words) -> tuple[Claim, ...]:
    """Take back what "I'm not allergic" denies, where somebody else turned out to be the one."""
    lows = [w.low for w in words]
    if lows[0] != "i" or len(lows) != 4 or lows[1] not in {"am", "'m"} or lows[2] not in _DENYING:
        return ()
    said = words[3].low
    return (
        Claim(
            label=said, slot=IN_SHORT, value=said, statement=f"User is not {said}.", kind=ClaimKind.PROJECT_FACT,
            type=BeliefType.USER_MODEL_ATTR, polarity=Polarity.RETRACT, forget=True, denies=f"User is {said}",
        ),
    )  # fmt: skip


def _verb(lemma: str, auxiliary: Word, end: int, *, denied: bool) -> Words:
    """Give the verb that an auxiliary stands for: "does" is "eats", "doesn't" "doesn't eat"."""
    told = lemma if denied or auxiliary.low == "do" else third_person(lemma)
    verb = given(told, end)
    no = given("n't", end)
    if lemma == "be":
        return (auxiliary, no) if denied else (auxiliary,)
    return (auxiliary, no, verb) if denied else (verb,)


def put_on(words: Words) -> Words:
    """Read "they've put me on the day shift" as "I am on the day shift now"; else ()."""
    at = 1 if words[:1] and words[0].low in _OTHERS else 0
    at = 2 if tuple(w.low for w in words[:2]) in _OTHERS_OF_WORK else at
    while at and at < len(words) and words[at].low in _HAVING_DONE:
        at += 1
    if words[:1] and words[0].low in {"i", "we"}:
        return _now_weighs(words)
    at = at or _doctor(words)
    if at and tuple(w.low for w in words[at : at + 3]) == ("took", "me", "off"):
        me, now = given("I", words[0].start)._replace(low="i"), words[0].start
        taken = Word("take", "take", words[at].start, words[at].end)
        return (me, given("no", now), given("longer", now), taken, *until_time(words[at + 3 :]))
    if (
        not at
        or len(words) < at + 4
        or words[at].low not in _PUTS
        or words[at + 1].low != "me"
        or words[at + 2].low not in {"on", "onto", "to"}
        or not _SHIFTS & {w.low for w in words[at + 3 :]}
    ):
        return ()
    front = (given("I", words[0].start)._replace(low="i"), given("am", words[0].start))
    on = Word("on", "on", words[at + 2].start, words[at + 2].end)
    from_now = () if words[-1].low in {"now", "instead"} else (given("now", on.start),)
    return (*front, *from_now, on, *words[at + 3 :])


def _doctor(words: Words) -> int:
    """Count the words of "my doctor", "the consultant has"; 0 for anybody else."""
    lows = tuple(w.low for w in words[:3])
    if len(lows) < 3 or lows[0] not in {"my", "the", "our"} or lows[1] not in _CARERS:
        return 0
    return 3 if lows[2] in _HAVING_DONE else 2


_CARERS = word_set(
    "doctor gp consultant cardiologist psychiatrist neurologist hospital specialist physician rheumatologist"
)


def _now_weighs(words: Words) -> Words:
    """Read "I'm down to 88 kilos" as "I weigh 88 kilos now"; else ()."""
    lows = tuple(w.low for w in words[1:6])
    if (
        len(lows) < 5
        or lows[0] not in {"'m", "am"}
        or lows[1] not in {"down", "up"}
        or lows[2] != "to"
        or not lows[3][0].isdecimal()
        or lows[4] not in {"kilos", "kg", "kilo", "pounds", "lbs", "stone", "kilograms"}
    ):
        return ()
    weigh = Word("weigh", "weigh", words[1].start, words[1].end)
    return (words[0], weigh, *words[4:])


_OTHERS = frozenset({"they", "work", "management"})
_OTHERS_OF_WORK = {("my", n) for n in ("boss", "manager", "employer", "work", "supervisor")}
_HAVING_DONE = frozenset({"'ve", "have", "has", "'s", "just", "finally", "now"})
_PUTS = frozenset({"put", "moved", "switched", "transferred", "shifted", "changed"})
_SHIFTS = frozenset({"shift", "shifts", "days", "nights", "lates", "earlies", "rota"})


def over_since(words: Words) -> Words:
    """Read "I swim on Mondays, or did until May" as "I used to swim on Mondays"; else ()."""
    at = next(
        (k for k in range(3, len(words) - 3) if words[k].low == "or" and words[k - 1].low == ","), 0
    )
    if not at or words[0].low not in {"i", "we"}:
        return ()
    did = at + 1 + (words[at + 1].low in {"i", "we"})
    if words[did].low not in {"did", "was"} or words[did + 1].low not in _STILL_AS:
        return ()
    group = read_verb(words, 1, SELF)
    if group is None or group.tense is not Tense.PRESENT or group.negated or group.progressive:
        return ()
    first = words[group.next - 1]
    lemma = "be" if group.lemma == "be" else verb_lemma(first.low)
    if lemma is None:
        return ()
    used = (
        given("used", first.start),
        given("to", first.start),
    )
    verb = Word(lemma, lemma, first.start, first.end)
    return (words[0], *used, verb, *words[group.next : at - 1])
