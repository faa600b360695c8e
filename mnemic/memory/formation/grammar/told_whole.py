"""A clause that no form reads, told whole: in its speaker's own words, turned to the third person.

People say what is so of them in more shapes than a table can hold: "Once a month our book club
meets at Hanneke's place", "quit the agency in april", "lease ends in november". Whether such a
clause is of its speaker and lasts is weighed (`lasting`); what points into the talk, quotes or
hedges stays out whatever it weighs. Its words are kept as they are.
"""

from __future__ import annotations

import re
from itertools import pairwise

from mnemic.memory.formation.grammar.bare_participles import passive
from mnemic.memory.formation.grammar.entries import TEAM_VERBS, Claim
from mnemic.memory.formation.grammar.garbles import is_garbled
from mnemic.memory.formation.grammar.kinds_by_words import kind_by_words
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, TEAM_THINGS
from mnemic.memory.formation.grammar.misread import with_got
from mnemic.memory.formation.grammar.of_the_body import is_of_no_body
from mnemic.memory.formation.grammar.of_the_hour import is_of_the_hour
from mnemic.memory.formation.grammar.owned_words import COMMON, SHOPFLOOR
from mnemic.memory.formation.grammar.partial import is_nobodys, leaves_what
from mnemic.memory.formation.grammar.passing import FAILURES, again, is_of_today
from mnemic.memory.formation.grammar.phrases import Words, is_name, strip_punctuation
from mnemic.memory.formation.grammar.subjects import SELF, TEAM
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.turning import of_speaker, turned
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.roundabout import awaits
from mnemic.memory.formation.grammar.unfolding.sidelong import SENSED
from mnemic.memory.formation.grammar.verbless import injured, with_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    DETERMINERS,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.keys import phrase_key
from mnemic.memory.formation.kinds import direct_longevity
from mnemic.memory.formation.lasting import lasts
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

WORDS_MIN, WORDS_MAX = 3, 24
"""How many words a clause has that is told whole."""

COMMAS_MAX = 2
"""A clause with more commas is a list, or several clauses in one breath."""

OWN_MIN = 100
"""What a clause must weigh that names its speaker, in hundredths of a logit."""

OTHER_MIN = 150
"""What a clause must weigh that does not: its speaker may not be meant at all."""

WORLD_MIN = 250
"""What a clause must weigh that may be of the world at large."""

_MINE = word_set("my our")
_ME = word_set("i we me us myself ourselves mine ours")
_POINTING = word_set(
    "you your yours u ur yourself this these those here there above below attached following it its"
)
_OTHERS = word_set("he she they him her them his their theirs")
_NO_ONES = PREPOSITIONS | BE | word_set("no any every each i we have has only and , at least just")
_HEDGED = word_set(
    "maybe perhaps probably possibly apparently supposedly guess might would should could if unless whether wish"
)
_NOW = word_set("yet already atm rn suddenly meanwhile brb lol lmao haha ugh omg nvm thx thanks")
_ASKING = word_set("do does did is are can could will would should has have was were")
_LEFT_OUT = word_set("quit have need used live work")
"""Plain verbs before which "I" is left out: "quit the agency", "have to be in bed by nine"."""

_OBJECTS = word_set("everything anything something nothing all to me us him them")
_QUOTING = frozenset(
    {'"', "'", "’", "“", "”", ":", "*", "…", "‘", "(", ")", "?", "<", ">", "=", "{", "}"}
)
_FIGURES = re.compile(
    r"\d+%|\w+_\w|\w+\(|[A-Z]\w+(?:Error|Exception)\Z|[a-z]+[A-Z]\w+\Z|[45]0\d\Z|https?:"
)


def told_whole(words: Words, *, of_owner: bool) -> tuple[Claim, ...]:
    """Give what a clause tells in its own words, () where anything speaks against keeping it.

    `of_owner` says that its turn speaks of its speaker: what begins with a name or with `the`
    may else be of the world at large.
    """
    words = _with_owners(_without_relative_day(_opened(with_got(words))))
    words = strip_punctuation(_without_tail(words))
    if not words or not WORDS_MIN <= sum(w.low not in PUNCTUATION for w in words) <= WORDS_MAX:
        return ()
    lows = [w.low for w in words]
    if _is_broken(words, lows) or _points(words, lows) or is_of_today(words):
        return ()
    own = not (_MINE | _ME).isdisjoint(lows)
    world = not (own or of_owner) and (lows[0] in DETERMINERS or words[0].text[:1].isupper())
    if _weight(words) < (OWN_MIN if own else WORLD_MIN if world else OTHER_MIN):
        return ()
    if not own and (_belongs(words, lows) or "reads" in lows or _is_item(lows)):
        return ()
    span = words
    words = with_verb(words) if own else passive(words) or injured(words) or words
    if not words:
        return ()
    own, lows = own or words is not span, [w.low for w in words]
    team = _is_of_team(words, lows)
    us = TEAM if team else SELF
    statement = (turned(words, us) if _states(words, lows) else "") if own else of_speaker(words)
    if not statement or is_nobodys(statement) or leaves_what(statement):
        return ()
    key = phrase_key(statement.removesuffix("."))
    kind = kind_by_words(_kind(words, lows), statement)
    about = us.about if own or statement.startswith("User") else _subject(words)
    # A date in what was decided does not bound that it was.
    decided = "decided" in lows or "agreed" in lows
    one = Claim(
        label="decision" if decided else key or "told",
        slot=f"told {key}",
        statement=statement,
        kind=kind,
        about=about,
        type=BeliefType.FACT if team else BeliefType.USER_MODEL_ATTR,
        local=team or (not own and _is_of_shop_floor(lows)),
        timeless=decided,
        longevity=direct_longevity(kind),
        start=span[0].start,
        end=span[-1].end,
    )
    untold = is_garbled(one, words) or is_of_the_hour(one, words) or is_of_no_body(one, words)
    return () if untold else (one,)


def _with_owners(words: Words) -> Words:
    """Give "our tenants' committee" with whose it is as one word: its mark quotes nothing."""
    marks = [k for k, w in enumerate(words) if w.low in {"'", "’"}]
    at = marks[0] if len(marks) == 1 else 0
    if not 1 < at < len(words) - 1 or words[at - 2].low not in _MINE | {"the"}:
        return words
    whose, mark = words[at - 1], words[at]
    glued = whose.end == mark.start and words[at + 1].start > mark.end
    if not glued or not whose.low.endswith("s"):
        return words
    one = whose._replace(text=f"{whose.text}'", low=f"{whose.low}'", end=mark.end)
    return (*words[: at - 1], one, *words[at + 1 :])


def _weight(words: Words) -> int:
    """Weigh how surely a clause lasts; "I don't have savings" weighs what "I have no savings" does."""
    first, *behind = (w.low for w in words[:4])
    lacks = first in {"i", "we"} and behind in _HAVE_NOT
    if first == "i" and behind[1:2] == ["waiting"] and awaits(words[3:]):
        return max(lasts(words), OWN_MIN)
    what = words[4:] if lacks else ()
    what = what[1:] if what and what[0].low == "any" else what
    if not what or not any(noun_lemma(w.low) in _GRANTED for w in what[:WHAT_WORDS_MAX]):
        return lasts(words)
    none = given("no", what[0].start)
    return max(lasts(words), lasts((words[0], words[3], none, *what)))


WHAT_WORDS_MAX = 3
"""How far the head of what is lacked may stand, in words: "local admin rights"."""

_HAVE_NOT = tuple(["do", no, "have"] for no in ("n't", "not", "nt"))
_GRANTED = word_set(
    "right access permission privilege clearance insurance cover coverage pension saving savings heating water plumbing electricity"
)
"""What is granted or laid on for long, so that who lacks it lacks it for long."""


def is_tellable(words: Words) -> bool:
    """Tell whether a clause can be told in its own words: it is whole, quotes nothing, and points at nothing."""
    lows = [w.low for w in words]
    if lows and lows[0] in _EVERYTHING:
        # What is so of everything is a rule of somebody's, where a verb says how it is done.
        lows[0] = "all"
    if not WORDS_MIN <= sum(low not in PUNCTUATION for low in lows) <= WORDS_MAX:
        return False
    return not (_is_unfit(words, lows) or _points(words, lows) or is_of_today(words))


_EVERYTHING = frozenset({"everything", "nothing"})


def _opened(words: Words) -> Words:
    """Give a clause without what only leads into it: "also my gym ...", "oh and I ..."."""
    words = strip_punctuation(words)
    at = next((k for k, w in enumerate(words) if w.low not in _LEADING | PUNCTUATION), 0)
    return words[at:] if at and words[at].low in _MINE | _ME else words


_LEADING = word_set("also btw oh and but ok okay plus fyi yeah well so though bc cos")


_TEAM_DOINGS = (TEAM_VERBS | {"decide", "agree"}) - {"open", "close", "store", "design"}
"""What "we" do as a team; a household and a shop open and store things too."""


def _is_of_team(words: Words, lows: list[str]) -> bool:
    """Tell whether "we" or "our" is of a team at work: it is told of this project alone."""
    return any(
        (a == "we" and verb_lemma(b) in _TEAM_DOINGS)
        or (a == "our" and noun_lemma(b) in TEAM_THINGS)
        or (a in DETERMINERS and noun_lemma(b) in TEAM_THINGS and "my" not in lows)
        for a, b in pairwise(lows[:4])
    )


def _is_of_shop_floor(lows: list[str]) -> bool:
    """Tell whether what is told of another is of a place of work: "Yusuf owns the billing service"."""
    return any(noun_lemma(low) in SHOPFLOOR for low in lows)


def _subject(words: Words) -> str:
    """Give whom or what a clause is about that is not of its speaker: its subject, as a key."""
    verb = next((k for k in range(1, len(words)) if finite_at(words, k)), 1)
    named = tuple(w for w in words[:verb] if is_name(w))
    head = named or tuple(w for w in words[:verb] if w.low not in DETERMINERS | ADVERBS)
    return " ".join(w.low for w in head) or SELF.about


def _belongs(words: Words, lows: list[str]) -> bool:
    """Tell whether a thing is said to be another's: "The dog, Toto, belongs to Dorothy"."""
    at = lows.index("belongs") if "belongs" in lows else len(lows)
    return lows[at + 1 : at + 2] == ["to"] and at + 2 < len(lows) and is_name(words[at + 2])


def _states(words: Words, lows: list[str]) -> bool:
    """Tell whether a clause of the speaker's has a verb, and its subject before it."""
    if not {"i", "we"}.isdisjoint(lows):
        return True
    headless = verb_form(lows[0], verb_lemma(lows[0]) or "") == "s" and lows[0] not in _MINE
    refuses = any((a, b) in {("will", "n't"), ("will", "not")} for a, b in pairwise(lows))
    stated = any(finite_at(words, k) and lows[k] != "'s" for k in range(1, len(lows)))
    return stated and not (headless or refuses)


def _is_broken(words: Words, lows: list[str]) -> bool:
    """Tell whether a clause is a piece of one, a list, a text, a program, or of everybody."""
    return lows[-2] in {"so", "and", "but"} or _is_ordered(lows) or _is_unfit(words, lows)


def _is_item(lows: list[str]) -> bool:
    """Tell whether a clause counts things and does nothing: "six rye rounds for the school"."""
    if lows[0] not in NUMBERS - {"one"} and not lows[0].isdecimal():
        return False
    at = next((i for i, low in enumerate(lows) if low in PREPOSITIONS - {"of"}), len(lows))
    front = lows[1:at]
    return (
        front[-1:] != []
        and front[-1].endswith("s")
        and MODALS.isdisjoint(front)
        and BE.isdisjoint(front)
    )


def _is_unfit(words: Words, lows: list[str]) -> bool:
    """Tell whether a clause is a list, a text, a program, a failure, or of everybody, whatever it opens on."""
    return (
        lows.count(",") > COMMAS_MAX
        or "which" in lows[:3]
        or lows[0] in _OPENERS | _EXCEPT
        or any(a in BE and b in _PASSING for a, b in pairwise(lows))
        or (lows[0] == "we" and lows[1] in BE and lows[2] in {"all", "both"})
        or (lows[0] in DAY_WORDS and not _SUITS.isdisjoint(lows))
        or lows[-1] in _ASKING
        or (lows[0] in {"the", "its"} and lows[1] in SENSED)
        or (lows[-3:-1] == [",", "not"] and lows[-1][0].isdecimal())
        or (lows[0] in _AT_LARGE and lows[1] in BE)
        or (lows[-2:] in _FOR_ME and len(lows) < FOR_ME_WORDS)
        or (lows[0] == "the" and words[1].text[:1].isupper())
        or any(w.text in _QUOTING or _FIGURES.match(w.text) for w in words)
        or any((a, b) == ("of", "us") for a, b in pairwise(lows))
        or any(a in _MINE and noun_lemma(b) in COMMON | _OF_A_DAY for a, b in pairwise(lows))
        or {"have", "time"} <= set(lows)
        or any(b in _ASKED and a not in BE for a, b in pairwise(lows))
        or not _SECRETS.isdisjoint(lows)
        or (lows[0] in DETERMINERS - _MINE and not _STRANGERS.isdisjoint(lows[1:4]))
        or not {noun_lemma(low) for low in lows}.isdisjoint(FAILURES)
    )


_AT_LARGE = word_set(
    "standards spirits times expectations nerves emotions tempers stakes odds tensions hopes"
)
"""What is high or low, and is nobody's own: "so standards are high"."""

_OPENERS = (_ASKING - {"have"}) | word_set(
    "who whose that what how why where someone somebody anyone anything people everyone everybody nobody nothing everything most some"
)
"""How a question, a piece of a sentence, or a remark about everybody starts."""

_STRANGERS = word_set(
    "guy man woman lady bloke dude person kid couple customer caller stranger passenger tourist chap fella girl boy"
)
"""Who is nobody of the speaker's, named by nothing more: "the guy ahead of me at the till"."""

_SUITS = word_set("fine ok okay good free better best works work suits suit")
"""How a day is said to suit: "no, Mondays are fine" answers, and tells nothing."""

_SECRETS = word_set(
    "password passwords passcode passphrase pin token secret login credential credentials"
)
"""What a clause of a secret speaks of: it is kept by nobody, whatever else it tells."""
_EXCEPT = frozenset({"apart", "except", "besides", "unlike", "aside"})
_PASSING = frozenset({"staying", "visiting"})
"""Who is here for a while: "my mate's dog is staying with us"."""

_OF_A_DAY = word_set("brain uber taxi waiter waitress barista seatmate cashier flight hotel target")
_ASKED = frozenset({"what", "how", "why", "whether"})
_FOR_ME = (["for", "me"], ["for", "us"])
FOR_ME_WORDS = 6
"""A shorter clause that ends on "for me" agrees to something: "Tuesday works for me"."""


def _without_relative_day(words: Words) -> Words:
    """Leave out a day that only the sentence before names: "we're off to Croatia the day after"."""
    lows = tuple(w.low for w in words[-3:])
    counted = lows[:1] == ("the",) and lows[1:2] in {("day",), ("week",), ("month",), ("year",)}
    return words[:-3] if counted and lows[2:] in {("after",), ("before",)} else words


def _without_tail(words: Words) -> Words:
    """Cut off what is asked or ordered behind what is told: ", dont spoil it", ", does it scan"."""
    if (now := _now_that(words)) > WORDS_MIN:
        words = words[:now]
    commas = [i for i, w in enumerate(words[:-1]) if w.low == ","]
    at = commas[-1] if commas else len(words)
    told = any(finite_at(words, k) for k in range(1, at))
    if words and words[-1].low in _PLEASE:
        # ", bullet points pls": a wish behind what gives its reason.
        return words[:at] if commas and told else ()
    if not told or at + 1 >= len(words) or words[at + 1].low not in _ASKING:
        return words
    if any(a.low == "," and b.low in {"which", "who"} for a, b in pairwise(words[:at])):
        # "the exam, which I take in June, is hard": the verb of what stands before.
        return words
    doubts = words[at + 2 : at + 3] and words[at + 2].low in {"that", "it", "this", "there"}
    return () if doubts else words[:at]


def _now_that(words: Words) -> int:
    """Give where "now it's dark" stands at the end: why it is so, and nothing of its speaker; else 0."""
    lows = [w.low for w in words]
    at = max((k for k, low in enumerate(lows) if low == "now"), default=0)
    rest = [low for low in lows[at + 1 :] if low not in {"that", "'s", "is", "so", "all"}]
    return at if rest[:1] in (["it"], ["its"]) and len(rest) == 2 else 0


_PLEASE = frozenset({"please", "pls", "plz"})


def told_beside(words: Words, made: tuple[Claim, ...], *, of_owner: bool) -> tuple[Claim, ...]:
    """Give what stands behind what was read of a clause, where a joint parts it: "..., so Bosch is"."""
    end = max((one.end for one in made), default=0)
    at = next((i for i, w in enumerate(words) if w.start >= end), len(words))
    rest = words[at:]
    if not rest or rest[0].low not in _JOINTS:
        return ()
    while rest and rest[0].low in _JOINTS:
        rest = rest[1:]
    # "doctor's orders" says nothing: what is behind its "'s" is the doctor's.
    owned = len(rest) == OWNED_WORDS and rest[1].low == "'s"
    stated = not owned and any(finite_at(rest, k) for k in range(1, len(rest)))
    return told_whole(rest, of_owner=of_owner) if stated else ()


OWNED_WORDS = 3
"""How many words somebody's thing has: "doctor's orders"."""

_JOINTS = frozenset({",", ";", "and", "but", "so", "while", "–", "—", "-"})


def _is_ordered(lows: list[str]) -> bool:
    """Tell whether a clause opens on a plain verb without a subject: "bear with me"."""
    opens = verb_lemma(lows[0]) == lows[0] and lows[0] not in BE | MODALS | ADVERBS | _LEFT_OUT
    return opens and lows[1] in PREPOSITIONS | DETERMINERS | _OBJECTS


def _points(words: Words, lows: list[str]) -> bool:
    """Tell whether a clause points into the talk, or at somebody whom it does not name."""
    if not (_POINTING | _HEDGED | _NOW).isdisjoint(lows):
        return True
    if any(b in {"one", "ones"} and a not in _NO_ONES for a, b in pairwise(lows)):
        return True
    for i, low in enumerate(lows):
        if low == "that" and (i + 1 >= len(lows) or not i or lows[i - 1] in PREPOSITIONS | BE):
            return True
        if low in _OTHERS and not _named_before(words, i):
            return True
    return False


def _named_before(words: Words, i: int) -> bool:
    """Tell whether a pronoun has somebody in its clause that it may mean."""
    return any(tie_class(w.low) or (is_name(w) and k) for k, w in enumerate(words[:i]))


def _kind(words: Words, lows: list[str]) -> ClaimKind:
    """Give what shape a clause has that is told whole: of people, again and again, barred, or a fact."""
    first = next((i for i, low in enumerate(lows) if low in {"i", "we"}), len(lows))
    if any(tie_class(low) for low in lows[: min(first, 4)]):
        return ClaimKind.RELATIONSHIP
    if not {"ca", "cannot", "allergic", "intolerant"}.isdisjoint(lows):
        return ClaimKind.CONSTRAINT
    if first == 0 and (lows[2:4] == ["trying", "to"] or lows[1:3] == ["want", "to"]):
        return ClaimKind.GOAL
    return ClaimKind.HABIT if first < 2 and again(words) else ClaimKind.PROJECT_FACT
