"""Questions of the assistant that ask for a lasting fact, and the clauses their answers make."""

from __future__ import annotations

from msgspec import Struct

from mnemic.memory.formation.grammar.at_hand import names_work
from mnemic.memory.formation.grammar.note_nouns import NOT_LACKED
from mnemic.memory.formation.grammar.phrases import Words, phrase_end
from mnemic.memory.formation.grammar.subjects import kin_class
from mnemic.memory.formation.grammar.words import (
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.lemmas import third_person
from mnemic.memory.formation.wordlists import word_set

AFTER, YES_NO, ITEM, DIET = "after", "yes", "item", "diet"


class Asked(Struct, frozen=True):
    """Hold a question as the clause of its answer, which goes where `slot` says.

    `front` is the clause up to the answer, `back` what follows it. `ITEM` takes the answer as
    an item of a note, `YES_NO` a plain yes or no besides. `denial` is what a plain no tells.
    """

    front: Words
    back: Words = ()
    slot: str = AFTER
    prep: str = ""
    lacks: str = ""
    timed: bool = False
    denial: Words = ()


ASK_WORDS_MAX = 22
"""Longest question that an answer completes, in words."""

_AT_HAND = word_set(
    """should would could may might shall this that these it here there want need mean prefer today tonight tomorrow now right
    currently left me i we file files error message code version test tests page image text draft document answer option
    options output result format tab screen step chapter window menu slide row column guests tone colour color style title deadline send share paste try tried see seeing happen happens
    fridge pantry mind plan planning going think feel about sure ready done help ok okay like task question story novel
    character scene letter"""
)
"""What makes a question one of the task at hand, of the moment, or of a wish for it."""

_YOURS = {"you": "I", "your": "my", "yours": "mine", "yourself": "myself", "you're": "I'm"}


def asked(words: Words) -> Asked | None:
    """Give what a question asks of the user's life, None for any other."""
    words = tuple(
        w
        for w in words
        if w.low
        not in {"usually", "normally", "typically", "generally", "roughly", "exactly", "yourself"}
    )
    words = _without_reason(words)
    lows = [w.low for w in words]
    if not 2 <= len(lows) <= ASK_WORDS_MAX:
        return None
    supposed = _untagged(words, lows)
    if (plain := _still(words, lows) or _liked(words, lows)) is not None:
        return plain
    found = (
        _trade(lows)
        or _any(words, lows)
        or _anything(words, lows)
        or _whose(words, lows)
        or _wh(words, lows)
        or _of_kin(words, lows)
        or _whether(words, lows)
        or _supposed(supposed)
    )
    if found is None:
        return None
    if found.slot == ITEM or found.front[-1].low in {"to", "avoid"}:
        return found
    told = supposed or words
    return None if _AT_HAND.intersection(w.low for w in told) or names_work(told) else found


def made(*texts: str) -> Words:
    """Make the given words of a clause."""
    return tuple(given(text, 0) for text in texts)


def _turned(words: Words) -> Words:
    return tuple(given(_YOURS.get(w.low, w.text), 0) for w in words if w.low not in PUNCTUATION)


def _trade(lows: list[str]) -> Asked | None:
    """Read "What do you do (for work)?", "What's your job?"."""
    if lows[:4] == ["what", "do", "you", "do"] and (
        len(lows) == 4 or lows[4:6] in (["for", "work"], ["for", "a"])
    ):
        return Asked(made("I", "am"), slot=ITEM)
    if (
        lows[:1] == ["what"]
        and lows[1] in {"'s", "is"}
        and lows[2:3] == ["your"]
        and lows[-1] in {"job", "occupation", "profession", "role"}
    ):
        return Asked(made("I", "am"), slot=ITEM)
    return None


_KNOWN = {
    "hobbies": ("my", "hobbies", "are"), "languages": ("I", "speak"), "instruments": ("I", "play"),
}  # fmt: skip
"""What is asked for with `any`, and how the answer goes on."""

_ALLERGIES = word_set("allergies allergy intolerances")
_DIETS = word_set(
    "restrictions requirements needs diet diets conditions injuries injury limitations pets pet kids children hobbies animals equipment instruments languages siblings"
)


def _any(words: Words, lows: list[str]) -> Asked | None:
    """Read "Any allergies?", "Any foods to avoid?", "Do you have any pets?"."""
    at = lows.index("any") if "any" in lows else -1
    have = (
        lows[:3] == ["do", "you", "have"]
        or lows[:3] == ["have", "you", "got"]
        or lows[:2] == ["are", "there"]
    )
    if at > 4 or (at < 0 and not have) or (at > 0 and not have):
        return None
    body = words[at + 1 :] if at >= 0 else words[3:]
    nouns = {w.low for w in body[:4]}
    if nouns & {"dietary", "diet", "food"} and nouns & _DIETS:
        return Asked(made("I", "avoid"), slot=DIET, lacks="dietary restrictions")
    if "are" in lows[:2] and "there" in lows[:3] and len(body) > 2 and body[-2].low == "you":
        return Asked((*made("I"), *_turned(body[-1:])))
    if nouns & _ALLERGIES:
        return Asked(made("I", "am", "allergic", "to"), lacks="allergies", slot=AFTER)
    if {"avoid", "avoided"} & {w.low for w in body} and {
        "food",
        "foods",
        "ingredients",
        "anything",
        "exercises",
    } & nouns:
        return Asked(made("I", "avoid"))
    known = next((w for w in _KNOWN if w in nouns), "")
    if known:
        return Asked(made(*_KNOWN[known]), lacks=known)
    if nouns & _DIETS or have:
        while body and body[0].low in {"a", "an", "any"}:
            body = body[1:]
        lacked = " ".join(w.text for w in body[: phrase_end(body, 0)])
        if not body or noun_lemma(lacked.split()[-1].lower() if lacked else "") in NOT_LACKED | {
            "preference",
            "favourite",
        }:
            return None
        return Asked(made("I", "have"), _turned(body), slot=YES_NO, lacks=lacked)
    return None


_REASONS = (
    ("i", "should", "know"), ("i", "should", "know", "about"), ("i", "should", "know", "of"), ("i", "need", "to", "know", "about"),
    ("i", "should", "be", "aware", "of"), ("i", "should", "take", "into", "account"),
    ("i", "should", "keep", "in", "mind"), ("we", "should", "know", "about"), ("to", "be", "aware", "of"),
)  # fmt: skip
"""What only says why something is asked: "are you allergic to anything I should know about?"."""


def _without_reason(words: Words) -> Words:
    """Give a question without why it is asked, and "is there anything ..." by its thing alone."""
    lows = tuple(w.low for w in words)
    gone = next((len(r) for r in _REASONS if lows[-len(r) :] == r and len(lows) > len(r)), 0)
    words = words[2 * (lows[:3] == ("is", "there", "anything")) : len(words) - gone]
    return words[:-1] if gone and words[-1].low == "that" else words


_ANY_OF = frozenset({"anything", "something", "anyone"})
_KEPT_FROM = word_set("eat drink avoid take dislike hate stand like wear use")


def _anything(words: Words, lows: list[str]) -> Asked | None:
    """Read "Are you allergic to anything?", "Is there anything you don't eat?"."""
    if lows[:2] in (["are", "you"], ["do", "you"]) and lows[-1] in _ANY_OF and len(lows) > 3:
        rest = words[2:-1]
        being = lows[0] == "are"
        if not being and rest[0].low not in _KEPT_FROM:
            return None
        doing = being and verb_form(rest[0].low, verb_lemma(rest[0].low) or "") == "ing"
        if doing and verb_lemma(rest[0].low) != "take":
            return None
        lacks = "allergies" if rest[0].low in {"allergic", "intolerant"} else ""
        return Asked((*made("I"), *(made("am") if being else ()), *_turned(rest)), lacks=lacks)
    if len(lows) < 3 or lows[0] not in _ANY_OF or lows[1] not in {"you", "you're"}:
        return None
    rest = words[2:]
    being = bool(rest) and rest[0].low in {"are", "'re"}
    lacks = "allergies" if {"allergic", "intolerant"} & {w.low for w in rest} else ""
    if not rest or (not being and rest[-1].low not in _KEPT_FROM):
        return None
    return Asked(
        (*made("I", "am"), *_turned(rest[1:])) if being else (*made("I"), *_turned(rest)),
        lacks=lacks,
    )


def _whose(words: Words, lows: list[str]) -> Asked | None:
    """Read "What's your budget?", "What is your backend written in?", "How old is your daughter?"."""
    at = (
        1
        if lows[:1] in (["what"], ["which"], ["who"], ["where"], ["when"])
        else 2
        if lows[:2] in (["how", "old"], ["how", "big"], ["how", "tall"])
        else 0
    )
    if not at or at >= len(lows):
        return None
    if lows[0] in {"what", "which"} and lows[1] not in {"'s", "is", "are"}:
        at = next((i for i in range(2, min(4, len(lows) - 1)) if lows[i] in {"is", "are"}), 0)
    if not at or lows[at] not in {"'s", "is", "are"} or at + 2 > len(lows) - 1 + (at == 2):
        return None
    rest = words[at + 1 :]
    if rest[0].low == "you" and len(rest) == 1 and lows[1] in {"old", "tall"}:
        return Asked(made("I", "am"))
    if rest[0].low != "your" or len(rest) < 2:
        return None
    end = phrase_end(rest, 0)
    noun, behind = rest[1:end], rest[end:]
    if (
        len(noun) > 1
        and (lemma := verb_lemma(noun[-1].low))
        and verb_form(noun[-1].low, lemma) == "past"
    ):
        noun, behind = noun[:-1], (noun[-1], *behind)
    be = "are" if lows[at] == "are" else "is"
    if not noun or lows[:2] == ["how", "big"]:
        return None
    return Asked(
        (*made("my"), *_turned(noun), *made(be), *_turned(behind)),
        prep="in" if lows[0] == "where" else "",
    )


def _wh(words: Words, lows: list[str]) -> Asked | None:
    """Read "When do you train?", "How long have you been climbing?", "Which car do you drive?"."""
    if lows[0] not in {"when", "where", "how", "what", "which", "who"}:
        return None
    at = next(
        (i for i in range(1, min(7, len(lows) - 1)) if lows[i] in _AUX and lows[i + 1] == "you"), -1
    )
    if at < 0:
        return None
    asks, aux, rest = lows[1:at], lows[at], words[at + 2 :]
    if lows[0] == "how" and (not asks or asks[0] not in _HOW):
        return None
    doing = verb_lemma(rest[0].low) if aux == "are" and rest else None
    if doing and verb_form(rest[0].low, doing) == "ing" and doing not in _LONG_AT:
        return None
    if aux == "have" and not (rest and rest[0].low in {"been", "had", "lived", "worked", "played"}):
        return None
    if not rest and aux not in {"are"}:
        return None
    verb = () if aux == "do" else made("am" if aux == "are" else aux)
    counted = lows[0] == "how" and asks[0] in {"many", "much"}
    back = _turned(words[2:at]) if counted else ()
    stranded = (
        lows[0] in {"what", "which", "who", "where"} and rest and rest[-1].low in PREPOSITIONS
    )
    where = lows[0] == "where" and not stranded
    prep = "in" if where else "for" if lows[0] == "how" and asks[0] == "long" else ""
    split = (
        next((i for i in range(1, len(rest)) if rest[i].low in PREPOSITIONS), len(rest))
        if not stranded and lows[0] in {"what", "which", "how"} and (counted or lows[0] != "how")
        else len(rest)
    )
    front, behind = (*made("I"), *verb, *_turned(rest[:split])), _turned(rest[split:])
    timed = lows[0] in {"when", "how"}
    return Asked(front, (*back, *behind), prep=prep, timed=timed)


def _still(words: Words, lows: list[str]) -> Asked | None:
    """Read "Do you still teach the class?", which a no ends and a yes says again."""
    if lows[0] not in {"do", "are"} or lows[1:3] != ["you", "still"] or len(lows) < STILL_WORDS_MIN:
        return None
    rest = words[3:]
    kept = lows[0] == "do" and rest[0].low in _KEPT_UP
    if _AT_HAND.intersection(w.low for w in rest) or (names_work(rest) and not kept):
        return None
    being = made("am") if lows[0] == "are" else ()
    front = (*made("I"), *being)
    over = (*front, *made("no", "longer"), *_turned(rest))
    return Asked(front, _turned(rest), YES_NO, denial=over)


_KEPT_UP = word_set(
    """teach work live play swim run volunteer eat drink smoke drive study train sing coach learn row
    climb cycle dance knit paint garden babysit foster commute rent"""
)
"""What somebody keeps up in their life: "do you still teach the class?" is of no class at hand."""

STILL_WORDS_MIN = 4
"""How many words "do you still swim" has."""


_LIKED_THINGS = word_set(
    """music food foods books films movies sports games cuisine cuisines genres genre series podcasts
    tea coffee wine beer cheese cake flowers plants dogs cats art"""
)
_TAKEN = word_set("take like have drink eat prefer")
_SERVED = word_set(
    "coffee tea eggs egg steak toast porridge whisky gin curry pizza burger latte espresso"
)


def _liked(words: Words, lows: list[str]) -> Asked | None:
    """Read "What kind of music do you like?", "How do you take your coffee?"."""
    if (
        lows[0] in {"what", "which"}
        and lows[-3:-1] == ["do", "you"]
        and lows[-1] in {"like", "enjoy"}
    ):
        return Asked(made("I", lows[-1])) if _LIKED_THINGS & set(lows[1:-3]) else None
    if lows[:3] != ["how", "do", "you"] or len(lows) != HOW_TAKEN_WORDS or lows[4] != "your":
        return None
    taken = lows[3] in _TAKEN and lows[5] in _SERVED
    return Asked((*made("I"), *_turned(words[3:]))) if taken else None


HOW_TAKEN_WORDS = 6
"""How many words "how do you take your coffee" has."""


def _of_kin(words: Words, lows: list[str]) -> Asked | None:
    """Read "What does your son play?", "Where does your sister live?" as what they do."""
    if lows[0] not in {"what", "which", "where"} or "does" not in lows[1:4]:
        return None
    does = lows.index("does")
    asks = lows[1:does]
    if lows[does + 1 : does + 2] != ["your"] or len(lows) < does + 4 or len(asks) > 1:
        return None
    who, verb = lows[does + 2], words[does + 3 :]
    lemma = verb_lemma(verb[0].low)
    if (
        not kin_class(who)
        or lemma != verb[0].low
        or lemma in {"do", "want", "need", "think", "mean", "like", "say"}
    ):
        return None
    if len(verb) > 1 and not (len(verb) == 2 and verb[1].low in PREPOSITIONS):
        return None
    prep = "in" if lows[0] == "where" and len(verb) == 1 else ""
    front = (*made("my", who), given(third_person(lemma), 0), *_turned(verb[1:]))
    return Asked(front, prep=prep)


_AUX = frozenset({"do", "are", "have"})
_HOW = word_set("long often many old tall far much")
_LONG_AT = word_set(
    "study learn train work live teach build write restore rent raise grow play practise practice base use run"
)


CHOICE_WORDS_MAX = 2
"""Longest other answer that a question may offer, in words: "mornings or late evenings"."""


def _whether(words: Words, lows: list[str]) -> Asked | None:
    """Read "Do you eat fish?", "Are you vegetarian?", "Do you work mornings or evenings?"."""
    if lows[0] not in {"do", "are"} or lows[1] != "you" or len(lows) < 3:
        return None
    rest = words[2:]
    if lows[0] == "do" and rest[0].low in {"have", "know", "remember", "want", "mean"}:
        return None
    some = next((i for i in range(1, len(rest) - 1) if rest[i].low == "any"), -1)
    if some > 0 and lows[0] == "do" and rest[0].low in _ANY_DONE:
        denial = (*made("I", "do", "n't"), *_turned(rest))
        return Asked((*made("I"), *_turned(rest[:some])), denial=denial)
    if some > 0 and lows[0] == "are":
        lacked = " ".join(w.text for w in rest[some + 1 :])
        return Asked((*made("I", "am"), *_turned(rest[:some])), lacks=lacked)
    choice = next((i for i in range(1, len(rest)) if rest[i].low == "or"), -1)
    verb = made("am") if lows[0] == "are" else ()
    if choice > 0:
        other = rest[choice + 1 :]
        if len(other) > CHOICE_WORDS_MAX or other[0].low in PREPOSITIONS | {"more"}:
            return None
        at = choice - 1 if rest[choice - 1].low not in PUNCTUATION else choice - 2
        return Asked((*made("I"), *verb, *_turned(rest[: max(at, 0)])))
    return Asked((*made("I"), *verb), _turned(rest), slot=YES_NO)


_ANY_DONE = word_set("play speak take eat drink use keep grow own practise practice teach")
"""What is done with something of a kind, which the answer names: "do you play any instruments?"."""

_TAGS = (
    ("correct",), ("right",), ("yes",), ("no",), ("is", "that", "right"), ("is", "that", "correct"),
    ("are", "n't", "you"), ("do", "n't", "you"), ("have", "n't", "you"),
)  # fmt: skip
"""What asks whether a thing just said is so: "you live in Berlin, right?"."""

_HELD = word_set("live work have study teach own speak play drive train use run commute")


def _untagged(words: Words, lows: list[str]) -> Words:
    """Give "you live in Berlin" of "You live in Berlin, right?", () where nothing asks so."""
    tag = next((t for t in _TAGS if tuple(lows[-len(t) :]) == t), ())
    end = len(lows) - len(tag) - 1
    start = int(lows[0] in {"so", "and", "then"})
    if not tag or end - start < 3 or lows[end] != "," or lows[start] != "you":
        return ()
    return words[start:end]


def _supposed(words: Words) -> Asked | None:
    """Read "you're based in Berlin, correct?", which is answered like "Are you based in Berlin?"."""
    if not words:
        return None
    verb = words[1].low
    being = verb in {"'re", "are"}
    doing = verb_lemma(words[2].low) if being else None
    moment = doing and verb_form(words[2].low, doing) == "ing" and doing not in _LONG_AT
    if moment or not (being or verb in _HELD):
        return None
    front = made("I", "am") if being else made("I")
    return Asked(front, _turned(words[2 if being else 1 :]), YES_NO)
