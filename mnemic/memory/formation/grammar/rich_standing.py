"""Entries of `formation@11`: how somebody stands, told with "be" and a preposition or a participle.

"I'm on warfarin", "I'm off gluten", "I'm in sales", "I'm under a physio", "I was raised by my
gran", "I'm paid weekly". Where somebody is just now ("in a meeting", "on the train", "off to
bed") stands in closed lists of passing places and moods; anything else is so for weeks.
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import ONE, USERS, Claim, Entry, Found, claim
from mnemic.memory.formation.grammar.lexicon import MONTHS
from mnemic.memory.formation.grammar.passing import (
    HAND_VERBS,
    MIND_VERBS,
    TALK_NOUNS,
    WORK_NOUNS,
    is_at_hand,
)
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    strip_determiner,
    until_time,
)
from mnemic.memory.formation.grammar.rich_rest import SINCE, passes
from mnemic.memory.formation.grammar.subjects import Who
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.ties import tie_class
from mnemic.memory.formation.grammar.verbs import Tense
from mnemic.memory.formation.grammar.words import DETERMINERS, noun_lemma, verb_form, verb_lemma
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import ClaimKind

_PASSING_ON = word_set(
    """page hold line time it board way track fire top call phone train bus tram plane flight ferry tube metro boat ship
    break lunch holiday vacation edge fence step chapter course schedule purpose budget target point topic message
    point phase set mobile laptop tablet couch sofa bed floor toilet loo road roll run go list sale display mute
    stage air camera balcony terrace beach platform lookout verge brink cusp mission slide row section tab task job
    question level screen computer desktop keyboard wifi internet web site link part number minute second
    hunt prowl record alert guard duty guest wall roof stairs ground foot feet fumes autopilot board cloud
    side same different pc mac server fence mend move web trip walk pc attempt try"""
)
_PASSING_IN = word_set(
    """bed town transit line class session love luck tears pain shock awe trouble denial doubt limbo agreement touch
    time front need place hurry rush meeting middle car queue mood office kitchen garden cafe café room bathroom
    shower bath corridor hall lobby waiting way lounge pub bar shop supermarket store airport station building traffic
    situation position bind pickle jam panic spot tab folder directory file chat call zoom loop state process phase
    charge favour favor favor search fact general particular progress hand control character shape sync mode
    minute moment morning afternoon evening hour week lift elevator taxi cab uber lecture seminar library park
    street stitches awe tune print stock view sight danger hospital court jail terminal console editor shell
    environment branch repo module function class code test build version step part section chapter page"""
)
_PASSING_OFF = word_set(
    "work bed lunch home out again track course topic point base script mark now sick today to"
)
_PASSING_UNDER = word_set(
    "impression pressure stress table way water bridge fire control bus weather moon attack"
)


_PASSING: dict[str, frozenset[str]] = {
    "with": frozenset(), "on": _PASSING_ON, "in": _PASSING_IN, "off": _PASSING_OFF, "under": _PASSING_UNDER,
}  # fmt: skip


def _stands(found: Found) -> tuple[Claim, ...]:
    """Read "I'm on warfarin", "I'm in sales", "I'm off dairy", "I'm under a consultant"."""
    comp, group = found.predicate.comp, found.predicate.verb
    how, core = comp[0].low, until_time(comp)[1:]
    if group.ended or not core or passes(found):
        return ()
    body = core[: phrase_end(core, 0)] or core
    head = noun_lemma(strip_determiner(body)[-1].low)
    lows = {w.low for w in body} | {noun_lemma(w.low) for w in body}
    if lows & _PASSING[how] or head in TALK_NOUNS or (is_at_hand(body) and head != "version"):
        return ()
    if how == "in" and not _is_field(body):
        return ()
    if how == "with" and body[0].low.rstrip(".") not in {"dr", "doctor", "prof", "professor"}:
        # "I'm with Tom" is of the hour, "I'm with Dr Osei" of whose patient somebody is.
        return ()
    if how == "off" and (
        body[0].low in DETERMINERS or (verb_lemma(body[0].low) == body[0].low and len(core) > 2)
    ):
        return ()
    if (
        how == "on"
        and body[0].low in {"the", "a", "an", "my"}
        and not (len(body) > 2 or len(comp) > len(body) + 1)
    ):
        return ()
    value = strip_determiner(core[: phrase_end(core, 0)] or core)
    return (claim(found, value=value, label=label_of(value), slot=f"being {how}"),)


def _is_field(body: Words) -> bool:
    """Tell whether "in" names a trade, a spell or a class: "in recruitment", "in my third year"."""
    if body[0].low in {"my", "a", "an", "the", "our"}:
        return (bool({w.low for w in body} & _SPELLS) and body[0].low != "the") or {
            w.low for w in body
        } >= {"trimester"}
    if any(is_name(w) for w in body):
        return body[0].text.isupper() and len(body) == 1 and body[0].text.isalpha()
    return len(body) <= 2 and body[0].low not in MONTHS and not body[0].low[0].isdecimal()


_SPELLS = word_set(
    """year trimester wheelchair relationship marriage union cast sling boot splint brace phase lawsuit dispute custody
    squad side league cohort houseshare flatshare squat cooperative cult cult commune hostel lease chain tenancy role"""
)


_NOT_PASSIVE = word_set(
    """stick confuse lose do finish worry interest concern tire annoy surprise shock amaze please bore excite suppose
    set tempt incline convince relieve puzzle baffle block disappoint satisfy upset frustrate impress thrill delight
    prepare go use leave give tell ask say make force lead wonder see point return call name bear marry"""
)


def _passive(found: Found) -> tuple[Claim, ...]:
    """Read "I was raised by my gran", "I'm paid weekly", "I'm insured for single-phase"."""
    comp, group = found.predicate.comp, found.predicate.verb
    low = comp[0].low
    lemma = verb_lemma(low)
    if (
        not lemma
        or lemma in _NOT_PASSIVE
        or verb_form(low, lemma) != "past"
        or group.ended
        or passes(found)
    ):
        return ()
    if lemma in MIND_VERBS | HAND_VERBS - {"attach", "pass"} or len(comp) < 2:
        return ()
    behind = until_time(comp)[1:]
    if group.tense is Tense.PAST and not (
        comp[1].low in {"by", "under", "as", "in", "at"} and lemma in _FORMED
    ):
        return ()
    if behind and (
        noun_lemma(behind[-1].low) in WORK_NOUNS | TALK_NOUNS
        or behind[0].low in {"that", "to", "how", "out"}
    ):
        return ()
    core = until_time(comp)
    return (claim(found, value=core, label=label_of(core), slot="standing"),)


_FORMED = word_set(
    "raise bring train teach school educate apprentice homeschool adopt foster christen baptise baptize mentor tutor coach base post station"
)


def _somebodys(found: Found) -> tuple[Claim, ...]:
    """Read "I'm Tobias's best man", "I'm my gran's carer": what one is to somebody."""
    comp = found.predicate.comp
    at = next((k for k in range(1, min(4, len(comp) - 1)) if comp[k].low == "'s"), 0)
    mine = at > 1 and comp[0].low == "my" and tie_class(comp[at - 1].low)
    what = until_time(comp[at + 1 :])
    if not at or not (mine or is_name(comp[0])) or not 1 <= len(what) <= TIE_WORDS_MAX:
        return ()
    lows = " ".join(w.low for w in what)
    if not (tie_class(what[-1].low) or lows in _AT_WEDDINGS):
        return ()
    return (claim(found, value=comp, label=label_of(what), slot="tie"),)


TIE_WORDS_MAX = 3
"""Longest phrase that says what one is to somebody, in words."""

_AT_WEDDINGS = frozenset({"best man", "maid of honour", "maid of honor", "groomsman", "usher"})


# fmt: off
RICH_STANDING_ENTRIES = (
    Entry(
        name="standing.at", since=SINCE, who=USERS | {Who.TEAM}, verbs=("be",), patterns=("on|in|off|under|with {x:rest}",), slot="standing", kind=ClaimKind.PROJECT_FACT,
        tenses=frozenset({Tense.PRESENT}), denial="assert", loose=True, make=_stands,
    ),
    Entry(
        name="standing.tie", since=SINCE, who=frozenset({Who.SELF}), verbs=("be",), patterns=("{x:rest}",), slot="tie", kind=ClaimKind.RELATIONSHIP,
        tenses=frozenset({Tense.PRESENT}), denial="none", progressive=False, make=_somebodys,
    ),
    Entry(
        name="standing.passive", since=SINCE, who=ONE, verbs=("be", "get"), patterns=("{x:rest}",), slot="standing", kind=ClaimKind.PROJECT_FACT,
        tenses=frozenset({Tense.PRESENT, Tense.PAST}), denial="assert", progressive=False, loose=True, make=_passive,
    ),
)
# fmt: on
