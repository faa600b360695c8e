"""How a thing, a place or an arrangement of the speaker's is: "the till is Square", "mocks start 11 jan".

No form reads these, and the weight of a clause alone (`told_whole`) leaves most of them, since a
clause about a thing may be of anything. Here a clause is taken whose subject is a thing, whose
verb tells how things are, and which says itself that they stay so: by a make or a name, an hour
or a day, a measure, a rule, a place. The surer that is, the less the clause must weigh.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, MONTHS, TEAM_THINGS, TECH
from mnemic.memory.formation.grammar.misread import is_had
from mnemic.memory.formation.grammar.note_nouns import is_adjective, is_known, is_noun
from mnemic.memory.formation.grammar.owned_lasting import CONVENED, PLACES, is_participle, recurs
from mnemic.memory.formation.grammar.owned_nouns import said
from mnemic.memory.formation.grammar.owned_words import (
    FIXTURES,
    FLEETING,
    HOME,
    NOW,
    SHOPFLOOR,
    WITH_TIME,
)
from mnemic.memory.formation.grammar.passing import FAILURES, TALK_NOUNS, again
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.thing_clauses import ThingClause, thing_clauses
from mnemic.memory.formation.grammar.thing_names import MEALS
from mnemic.memory.formation.grammar.thing_wording import worded
from mnemic.memory.formation.grammar.told_whole import is_tellable
from mnemic.memory.formation.grammar.untold import is_untold
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    MODALS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.kinds import direct_longevity
from mnemic.memory.formation.lasting import lasts
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind

NEVER = 10_000
"""What no clause weighs: nothing says that it lasts."""

BY_RULE = -450
BY_TIME = -420
BY_MEASURE = -380
BY_MAKE = -360
BY_PLACE = -250
BY_KIND = -260
BY_ORDER = -170
BY_WORD = -40
"""What a clause must weigh whose words say in that way that it lasts, in hundredths of a logit."""

UNOWNED = 100
"""What it must weigh more in a turn that tells nothing of its speaker."""

COMP_WORDS_MAX = 16


def spliced_things(words: Words, *, of_owner: bool) -> tuple[Claim, ...]:
    """Give each of several clauses about things that commas alone part; () where there is one clause."""
    cut = next((k for k, w in enumerate(words) if w.low in {",", ";"}), len(words))
    rest = words[cut + 1 :]
    if any(w.low in {"i", "we", "he", "she", "they", "it", "you"} for w in rest):
        return ()
    stated = any(w.low in BE | MODALS | {"has", "have"} for w in rest[1:])
    return things_arranged(words, of_owner=of_owner) if stated else ()


def things_arranged(words: Words, *, of_owner: bool) -> tuple[Claim, ...]:
    """Give what clauses tell of the speaker's things and arrangements, () for all else."""
    return tuple(
        claim
        for one in thing_clauses(words)
        if not any(w.low in _HEARSAY for w in words)
        if (claim := _claim(one, of_owner=of_owner)) is not None
    )


_HEARSAY = word_set("according apparently supposedly allegedly says said reckons")


def _claim(one: ThingClause, *, of_owner: bool) -> Claim | None:
    whole = one.name + one.words
    if one.name[0].end < one.name[0].start:
        # What a pronoun stands for is guessed: nothing more is guessed on it.
        return None
    if one.name[0].low == "let" and not one.article:
        # "Let's stay with the storage" proposes, and tells of no let.
        return None
    ours = one.article in {"our", "my"} or any(w.low in {"our", "my", "us", "me"} for w in whole)
    if len(one.comp) > COMP_WORDS_MAX or not is_tellable(whole):
        return None
    least = _least(one)
    if not (of_owner or ours):
        least = _unowned(one, least)
    if least == NEVER or lasts(whole) < least:
        return None
    statement = worded(one, of_owner=of_owner or ours)
    if not statement:
        return None
    nouns = TEAM_THINGS if ours else SHOPFLOOR
    here = noun_lemma(one.head) in nouns and one.article != "my"
    kind = _kind(one)
    claim = Claim(
        label=said(one.name).lower(),
        slot=f"{noun_lemma(one.head)} {one.lemma}",
        statement=statement,
        kind=kind,
        about=" ".join(w.low for w in one.name),
        type=BeliefType.FACT,
        local=here,
        timeless=_is_every_week(one),
        longevity=direct_longevity(kind),
        start=whole[0].start,
        end=whole[-1].end,
    )
    return None if is_untold(claim, whole) else claim


def _is_every_week(one: ThingClause) -> bool:
    """Tell whether a bare weekday means each of them: "orders go in by Wednesday noon"."""
    lows = {w.low for w in one.comp}
    doing = one.lemma not in {"be", "was"} or one.must
    return doing and not lows.isdisjoint(DAY_WORDS) and lows.isdisjoint(MONTHS | {"next", "this"})


def _unowned(one: ThingClause, least: int) -> int:
    """Give what a clause must weigh whose turn tells nothing of its speaker: the world has things too."""
    comp = _core(one.comp)
    if one.lemma == "be" and (comp[0].low in WITH_TIME or _is_bare_number(comp)):
        return NEVER
    if one.article in _ALL or one.name[0].text.istitle():
        return NEVER
    if not (one.article or one.plural) and least not in {BY_MAKE, BY_MEASURE}:
        # "swim is on Tuesdays": whose it is, and of what, another turn says.
        return NEVER
    if least > BY_MAKE and not (one.article == "the" and is_known(one.head)):
        return NEVER
    return min(NEVER, least + UNOWNED)


def _is_bare_number(comp: Words) -> bool:
    return len(comp) == 1 and comp[0].low[:1].isdecimal()


def _least(one: ThingClause) -> int:
    """Give what a clause must weigh, by the surest of what says that it lasts."""
    comp = _core(one.comp)
    if not comp or _is_of_moment(one, comp):
        return NEVER
    if noun_lemma(one.head) in MEALS and not (one.must or recurs(comp)):
        return NEVER
    if one.must:
        wide = one.plural and not one.article
        wide = wide or one.name[0].low in {"nothing", "everything"} or one.article in _ALL
        if _is_timed(comp) and not recurs(comp) and wide:
            return NEVER
        wide = wide and one.verb[-2:][0].low not in {"need", "needs"}
        return BY_RULE if wide or recurs(comp) or _is_bounded(comp) else BY_ORDER
    kept_to = {"only"} if one.lemma not in {"be", "have"} else {"always", "never", "only"}
    ruled = any(w.low in kept_to for w in one.verb) or comp[-1].low == "only" or one.article in _ALL
    if one.lemma == "was":
        return BY_KIND if is_participle(comp[0].low) and _in_year(comp) else NEVER
    if one.lemma == "be":
        return min(_being(one, comp), BY_RULE if ruled else NEVER)
    if one.lemma == "have":
        return min(_having(comp), BY_RULE if ruled else NEVER)
    return min(_doing(one, comp), BY_RULE if ruled else NEVER)


_ALL = frozenset({"every", "each", "all"})


def _is_bounded(comp: Words) -> bool:
    """Tell whether a rule gives a bound, or by whom and how long ahead it is to be kept."""
    lows = [w.low for w in comp]
    return not {"under", "within", "ahead", "beforehand", "by", "no", "without"}.isdisjoint(
        lows
    ) and not ("by" in lows and _is_timed(comp))


def _core(comp: Words) -> Words:
    """Give a complement without the adverbs that open it."""
    while len(comp) > 1 and comp[0].low in ADVERBS | {"about", "around", "roughly", "all", "both"}:
        comp = comp[1:]
    return comp


def _is_of_moment(one: ThingClause, comp: Words) -> bool:
    """Tell whether a complement says how a thing is now, or what somebody finds of it."""
    lows = {w.low for w in comp} | {w.low for w in one.verb}
    if not lows.isdisjoint(NOW | _PASSING) or comp[-1].low in _BEHINDHAND:
        return True
    if all(w.low in _NO_WORD for w in comp) or _leans(comp):
        return True
    if one.lemma not in {"be", "have"}:
        return any(noun_lemma(low) in FAILURES for low in lows)
    first = comp[0].low
    lemma = verb_lemma(first)
    if lemma is not None and verb_form(first, lemma) == "ing":
        return True
    if one.verb[0].low == "'s" and _is_no_is(one, first, lows):
        return True
    if first in {"got", "been", "down", "to"} or (
        one.lemma == "have" and (is_participle(first) or first in {"come", "gone"})
    ):
        return True
    if first in FLEETING - _KEPT_SO and {"until", "till"}.isdisjoint(lows):
        return True
    if first in WITH_TIME and not _is_timed(comp):
        return True
    found = [noun_lemma(w.low) for w in comp]
    return any(low in FAILURES | _OPINIONS for low in found) or found[-1] in TALK_NOUNS


def _is_no_is(one: ThingClause, first: str, lows: set[str]) -> bool:
    """Tell whether "'s" is a "has", or whose: "it's sent eleven", "has just died", "the bank's office shut"."""
    if is_participle(first) and not {"never", "just"}.isdisjoint(lows | {w.low for w in one.comp}):
        return True
    if is_had(_core(one.comp)):
        return True
    second = one.comp[1].low if len(one.comp) > 1 else ""
    return is_noun(first) and second in {"shut", "closed", "opened", "went", "came", "rang"}


_PASSING = word_set(
    """again just wrong broken failing stuck crashed jammed missing like too very really getting going yet already lost
    gone weird odd please pls lol haha tho why how what whether"""
)
_KEPT_SO = frozenset({"over", "flat", "none"})
_BEHINDHAND = word_set("behind late short left ahead off on out in up away over")
_NO_WORD = ADVERBS | PREPOSITIONS | {"me", "us", "one"}


def _leans(comp: Words) -> bool:
    """Tell whether a complement names what is the speaker's by a pronoun alone; "at ours" is their home."""
    for k, word in enumerate(comp):
        if word.low in {"mine", "ours"} and (not k or comp[k - 1].low != "at"):
            return True
        if word.low == "since" and k + 1 < len(comp) and comp[k + 1].low in {"the", "my", "our"}:
            return True
    return False


_OPINIONS = word_set(
    """mess pain nightmare joke horror chore disaster bugger shame bit lot no treat dream faff minefield mystery killer
    problem issue bargain steal rip-off lifesaver hassle worry blur laugh delight bore classic beast gem godsend star
    dud enemy boss question thing idea start crime fiddle struggle letdown pig sod cow"""
)
"""What somebody finds a thing to be."""


def _being(one: ThingClause, comp: Words) -> int:
    first = comp[0].low
    if _is_timed(comp):
        return BY_TIME
    if first in _LAID_DOWN | CONVENED and len(comp) < COMP_WORDS_MAX:
        return BY_RULE if first in _LAID_DOWN else BY_MEASURE
    if _is_measured(comp):
        # "the Nile is 6,650 km long" is of the world.
        known = one.article == "the" and one.name[-1].text.istitle()
        return NEVER if known else BY_MEASURE
    if _is_make(comp):
        return BY_MAKE
    if first in {"a", "an"} and len(comp) > 1:
        return BY_KIND
    if first in PREPOSITIONS:
        return _placed(one, comp)
    if is_participle(first):
        led = len(comp) > 1 and comp[1].low in PREPOSITIONS
        return BY_KIND if led or (one.plural and not one.article) else BY_ORDER
    if first in {"the", "no"}:
        return BY_ORDER
    if len(comp) <= KIND_WORDS_MAX and is_noun(comp[-1].low) and not is_adjective(comp[-1].low):
        return BY_KIND
    return BY_WORD


def _placed(one: ThingClause, comp: Words) -> int:
    """Give what a clause must weigh that says where, with whom or by what a thing is."""
    if len(comp) > 1 and _is_make(comp[1:]):
        return BY_MAKE
    if comp[0].low not in PLACES or len(comp) == 1:
        return BY_ORDER
    fixed = noun_lemma(one.head) in FIXTURES | HOME | TEAM_THINGS
    return BY_PLACE if fixed or len(comp) > 2 else BY_WORD


KIND_WORDS_MAX = 4
_LAID_DOWN = word_set(
    "allowed forbidden banned required mandatory compulsory optional off-limits prohibited protected read-only append-only"
)


def _is_timed(comp: Words) -> bool:
    """Tell whether a day, a date or an hour says when something is; that it never is does not."""
    comp = tuple(w for w in comp if w.low not in {"never", "sometimes", "often"})
    if recurs(comp) or again(comp):
        return True
    for k, word in enumerate(comp):
        before = comp[k - 1].low if k else ""
        if word.low in DAY_WORDS | MONTHS and word.low not in {"may", "march", "second"}:
            return True
        if word.low == "may" and (
            before[:1].isdecimal() or before in {"in", "until", "till", "to"}
        ):
            return True
        if _CLOCK.fullmatch(word.low) and (not k or before in _AT):
            return True
        if (
            before in _AT
            and (word.low in NUMBERS | {"noon", "midnight", "midday", "half"})
            and (k + 1 == len(comp) or comp[k + 1].low not in _SPAN)
        ):
            return True
        if _NTH.fullmatch(word.low) and before == "the":
            return True
    return False


_AT = frozenset({"at", "until", "till", "from", "before", "after", "to", "by", "past"})
_CLOCK = re.compile(
    r"(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:am|pm)?|(?:1[0-2]|[1-9])(?:am|pm)|(?:1[0-2]|[1-9])-(?:1[0-2]|[1-9])(?:am|pm)?"
)
_NTH = re.compile(r"\d{1,2}(?:st|nd|rd|th)")
_SPAN = word_set(
    "second minute seconds minutes hour hours secs mins percent degrees people words pages"
)


def _is_measured(comp: Words) -> bool:
    """Tell whether how much or how many is told: "45 minutes", "under 300 pages", "ninety"."""
    core = comp
    while len(core) > 1 and core[0].low in _BOUNDS:
        core = core[1:]
    first = core[0].low.lstrip("£$€~<>")
    if not (first[:1].isdecimal() or core[0].low in NUMBERS or core[0].text[0] in "£$€"):
        return False
    return not any(w.low in _OF_TEXT or w.low.endswith("%") for w in comp)


_OF_TEXT = word_set("percent letters characters syllables vowels lines")
_BOUNDS = word_set(
    "under over about around up to at least most max only roughly below above within less more than nearly just set capped"
)


def _is_make(comp: Words) -> bool:
    """Tell whether a thing is said to be of a make, a model or a name: "Square", "a stihl fs55", "an old hp 6632a"."""
    until = next(
        (k for k, w in enumerate(comp) if w.low in PREPOSITIONS | PUNCTUATION and k), len(comp)
    )
    phrase = [w for w in comp[:until] if w.low not in {"a", "an", "the"}]
    if not phrase or len(phrase) > MAKE_WORDS_MAX or comp[0].low in PREPOSITIONS:
        return False
    return any(
        (is_name(w) and len(w.text) > 1)
        or w.low in TECH
        or (
            w.low.isalnum()
            and not w.low.isalpha()
            and not w.low.isdecimal()
            and not w.low[0].isdecimal()
        )
        or (w.low.isalpha() and len(w.low) > 2 and not is_known(w.low))
        for w in phrase
    )


MAKE_WORDS_MAX = 6


def _in_year(comp: Words) -> bool:
    return any(w.low.isdecimal() and len(w.low) == 4 and w.low[:2] in {"19", "20"} for w in comp)


def _having(comp: Words) -> int:
    first = comp[0].low
    if first[0].isdecimal() or first in NUMBERS:
        return BY_MEASURE
    if first in {"no", "only"} and len(comp) > 1:
        return BY_PLACE
    if first in {"a", "an"} and len(comp) > 1 and not is_adjective(comp[1].low):
        return BY_KIND
    return BY_WORD


def _doing(one: ThingClause, comp: Words) -> int:
    """Give what a clause must weigh whose thing does something, by verb and complement."""
    timed, counted = _is_timed(comp), any(w.low[0].isdecimal() or w.low in NUMBERS for w in comp)
    first = comp[0].low
    if timed and one.lemma in _COMING | _GOING:
        return BY_TIME
    if one.lemma in _MEASURING and counted:
        return BY_MEASURE
    if one.lemma in _GOING and first in _WAYS and len(comp) > 1:
        if first in {"out", "up"} and comp[1].low not in PREPOSITIONS | {"to"}:
            return NEVER
        # "penguins live in the south" is of the world.
        kind = one.lemma == "live" and one.plural and not one.article and not counted
        return NEVER if kind else BY_PLACE
    if one.lemma in _NEEDING:
        return BY_WORD
    # "home visits in twos": the word may as well be a noun.
    sure = one.plural or noun_lemma(one.verb[-1].low) == one.verb[-1].low
    return BY_PLACE if timed and sure else NEVER


_COMING = word_set(
    """start begin end finish open close happen run expire renew rotate restart reboot arrive leave meet resume return
    deploy rehearse change stop break reset"""
)
_GOING = word_set(
    "go come run live sit land ship belong hang face back move work feed sleep drain flow stay"
)
_WAYS = PREPOSITIONS | {"to", "out", "straight", "by", "up"}
_MEASURING = word_set(
    "take hold seat cost weigh measure last sleep carry fit sit run lose make earn turn serve cover"
)
_NEEDING = word_set("need require use take")


def _kind(one: ThingClause) -> ClaimKind:
    first = one.name[0].low
    comp = _core(one.comp)
    if one.must or first == "nothing" or comp[0].low in _LAID_DOWN:
        return ClaimKind.CONSTRAINT
    if comp[-1].low == "only" or any(w.low in {"only", "never"} for w in one.verb):
        return ClaimKind.CONSTRAINT
    if one.article in {"every", "each"}:
        return ClaimKind.CONSTRAINT
    if (
        one.lemma == "be"
        and comp[0].low in _BOUNDS - {"about", "around", "set"}
        and _is_measured(comp)
    ):
        return ClaimKind.PROJECT_FACT if _is_timed(comp) else ClaimKind.CONSTRAINT
    modelled = any((is_name(w) and len(w.text) > 1) or not w.low.isalpha() for w in comp)
    if one.lemma == "be" and comp[0].low in {"a", "an"} and modelled and _is_make(comp):
        return ClaimKind.RESOURCE
    return ClaimKind.PROJECT_FACT


__all__ = ["spliced_things", "things_arranged"]
