"""Verbs that share the subject of the verb before them: "I swim and run", "... but grew up in Dublin"."""

from __future__ import annotations

import lemminflect
from msgspec.structs import replace

from mnemic.memory.formation.grammar.bare_participles import is_no_past, is_plain_past
from mnemic.memory.formation.grammar.behind_commas import (
    denies_both,
    is_no_verb_form,
    once,
    second_verb,
)
from mnemic.memory.formation.grammar.casing import is_only_verb
from mnemic.memory.formation.grammar.lexicon import ACTIVITY_VERBS, VP_NOUNISH
from mnemic.memory.formation.grammar.phrases import Words, time_at
from mnemic.memory.formation.grammar.second_verbs import (
    is_consumed,
    is_kind,
    is_of_another,
    is_subject,
    since_then,
)
from mnemic.memory.formation.grammar.subjects import SELF, Subject, Who
from mnemic.memory.formation.grammar.verbs import Tense, VerbGroup, read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    CONJUNCTIONS,
    MODALS,
    PREPOSITIONS,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.wordlists import word_set

OVER = frozenset({Tense.PAST, Tense.PERFECT})
"""Tenses behind which a bare verb tells what is done now: "I quit the gym and swim instead"."""


def next_group(
    words: Words,
    k: int,
    subject: Subject,
    group: VerbGroup,
    *,
    bare: bool = False,
    rich: bool = False,
) -> VerbGroup | None:
    """Read a verb phrase that shares the subject, when its form agrees with the first."""
    j = k
    while j < len(words) and words[j].low in ADVERBS:
        j += 1
    if j >= len(words) or (rich and is_of_another(words, k, j, subject, group)):
        return None
    never = rich and any(w.low == "never" for w in words[k:j])
    if never and words[j].low == "got" and group.tense is Tense.PRESENT:
        return read_verb(words, k, subject)
    made = _next_group(words, k, j, subject, group, bare=bare, rich=rich)
    denied = rich and group.negated and words[k - 1].low in {"or", "nor"}
    if made is not None and denied and made.form == "base" and made.tense is group.tense:
        # "I don't drink alcohol or eat pork" denies both.
        return replace(made, negated=True)
    return made


def _next_group(
    words: Words,
    k: int,
    j: int,
    subject: Subject,
    group: VerbGroup,
    *,
    bare: bool,
    rich: bool,
) -> VerbGroup | None:
    low = words[j].low
    used_to = rich and [w.low for w in words[j : j + 2]] == ["used", "to"]
    if used_to or low in BE | MODALS | _OPENING_VERBS:
        return (
            read_verb(words, k, subject)
            if low != "no" or (words[j + 1 : j + 2] and words[j + 1].low == "longer")
            else None
        )
    lemma = verb_lemma(low)
    if low == "got" and subject is SELF and group.tense is Tense.PRESENT and j + 1 < len(words):
        # "I'm a plumber, got two kids"
        return VerbGroup(Tense.PRESENT, "have", "have", j + 1, "base")
    if lemma is None or words[j].text[:1].isupper():
        return None
    if low in {"working", "living"} and group.lemma == "be" and k and words[k - 1].low == ",":
        return replace(
            group,
            lemma=lemma,
            word=low,
            next=j + 1,
            form="ing",
            progressive=True,
            tense=Tense.PRESENT,
            adverbs=(),
        )
    if not rich:
        return _agreeing(words, k, j, subject, group, bare=bare)
    if _is_no_second(words, k, j, subject, group):
        return None
    if other := _in_other_tense(words, k, j, subject, group):
        return other
    kept = second_verb(words, k, j, group)
    return kept and _agreeing(words, k, j, subject, kept, bare=bare, rich=True)


def _is_no_second(words: Words, k: int, j: int, subject: Subject, group: VerbGroup) -> bool:
    """Tell whether what may be a verb goes on with the first one, or is none."""
    low = words[j].low
    base = verb_lemma(low) == low
    if is_consumed(words, j, group.lemma, group.next):
        return True
    if group.tense is not Tense.PERFECT and is_no_past(low):
        # "He drives lorries, gone all week" has no second doing.
        return True
    one = base and words[k - 1].low == "," and _is_of_one(subject, group)
    wanted = base and infinitive_at(words, 1, k) > 0
    return one or wanted or _is_no_verb(words, j) or is_no_verb_form(words, k, j, group)


def _agreeing(
    words: Words,
    k: int,
    j: int,
    subject: Subject,
    group: VerbGroup,
    *,
    bare: bool,
    rich: bool = False,
) -> VerbGroup | None:
    """Read a verb whose form agrees with the first; what was denied of that stays with it."""
    low = words[j].low
    lemma = verb_lemma(low)
    assert lemma is not None
    form = verb_form(low, lemma)
    now = (j > k or (rich and j > 0)) and words[j - 1].low in {"now", "currently"}
    now = now or (rich and group.tense in OVER and words[-1].low in {"instead", "now", "nowadays"})
    agrees = _agrees_in_form(form, subject, group, now=now) or (
        # "I've done judo for years and coach kids on Fridays"
        form == "base"
        and group.tense is Tense.PERFECT
        and lemma in ACTIVITY_VERBS
        and low not in VP_NOUNISH
    )
    # "I broke my hip in 2019 and walk with a frame"
    agrees = agrees or (rich and form == "base" and not bare and since_then(words, j, group))
    if not agrees or (form == "ing" and not group.progressive):
        return None
    sworn = rich and any(w.low in {"never", "always"} for w in words[k:j])
    verb_like = sworn or is_verb_like(words, j) or (bare and _bare_verb(words, j))
    if form == "base" and not verb_like:
        return None
    if form == "base" and group.tense in {Tense.PERFECT, Tense.PAST}:
        group = replace(group, tense=Tense.PRESENT, progressive=False)
    made = group.again(words, k, j, lemma)
    if rich and group.negated and group.tense is Tense.PRESENT and denies_both(words, k, j):
        made = replace(made, negated=True)
    if rich and group.tense is Tense.PERFECT and form == "past" and is_plain_past(low):
        # "I've only had the one, gave the other away": what was given is over.
        made = replace(made, tense=Tense.PAST)
    # "I no longer smoke and never drink" ends one thing alone.
    return replace(made, ended=made.ended and not sworn)


_OPENING_VERBS = frozenset({"do", "does", "did", "have", "has", "had", "'ve", "no", "never", "not"})


def _is_no_verb(words: Words, j: int) -> bool:
    low = words[j].low
    return low in {"mine", "ours"} | _NO_VERBS or is_subject(words, j) or is_kind(words, j)


_NO_VERBS = (PREPOSITIONS - {"like"}) | {"while"}
"""What goes on with what was said, though it is a verb elsewhere: "near the railway"."""


def _is_of_one(subject: Subject, group: VerbGroup) -> bool:
    """Tell whether "is" stood before: "my plot is on clay, plot 17" tells no second doing."""
    own = subject.who in {Who.SELF, Who.WE} or subject.plural
    return group.lemma == "be" and group.tense is Tense.PRESENT and not own


_WANTING = word_set(
    """want wants wanted wanna hope hoping hopes plan planning plans need needs needed intend intending wish
    aim aiming decide decided deciding like love prefer try trying going gonna supposed have has had got
    meant mean promised vowed swore agreed thinking due ready keen about able allowed"""
)
"""Words behind which "to" opens what is not done yet: "I'd like to move and learn Dutch"."""


def infinitive_at(words: Words, start: int, end: int) -> int:
    """Give where "to" opens what somebody wants or has to do, -1 for nowhere."""
    return next(
        (
            i
            for i in range(max(start, 1), end)
            if words[i].low == "to"
            and words[i - 1].low in _WANTING
            and verb_lemma(words[i + 1].low) == words[i + 1].low
        ),
        -1,
    )


def _in_other_tense(
    words: Words, k: int, j: int, subject: Subject, group: VerbGroup
) -> VerbGroup | None:
    """Read a verb that shares its subject and not the tense of the verb before it."""
    changes = subject.who is Who.PERSON or (subject is SELF and _told_behind(words, k, j))
    if changes and (other := _changed(words, k, j, subject, group)):
        return other
    lemma = verb_lemma(words[j].low)
    now = j > 1 and words[j - 1].low == "now"
    joined = words[j - 1 - now].low in {"and", "but"} and 0 < j < len(words) - 1
    if subject is not SELF or lemma is None or not joined:
        return None
    form = verb_form(words[j].low, lemma)
    told = replace(group, progressive=False, form=form, negated=False, never=False)
    if form == "past" and group.tense is Tense.PRESENT and _plainly_past(words, j, lemma):
        return replace(told.again(words, k, j, lemma), tense=Tense.PAST)
    today = now or "now" in {w.low for w in words[j + 1 : j + 6]}
    alone = (is_only_verb(words[j].low) and is_verb_like(words, j)) or today
    if form == "base" and group.tense in {*OVER, Tense.USED_TO} and alone:
        # "I started fencing last autumn and compete in foil", "... and keep bees now"
        return replace(told.again(words, k, j, lemma), tense=Tense.PRESENT)
    return None


def _told_behind(words: Words, k: int, j: int) -> bool:
    """Tell whether "broke my back" stands behind a comma: "I can't bend, broke my back in May"."""
    owned = words[j + 1].low in {"my", "our", "a", "an", "the"} if j + 1 < len(words) else False
    told = owned or words[j].low in _LIVED or once(words, k, j)
    return told and k > 0 and words[k - 1].low == ","


_LIVED = word_set("grew moved studied worked lived retired relocated")


def _plainly_past(words: Words, j: int, lemma: str) -> bool:
    """Tell whether a past is no participle: "I hold a Polish passport but grew up in Dublin"."""
    low, behind = words[j].low, words[j + 1].low
    done = lemminflect.getInflection(lemma, "VBN")
    past = low in lemminflect.getInflection(lemma, "VBD") and low not in done
    return past and behind in _AFTER_VERBS | {"up", "from", "off", "out"}


def _changed(words: Words, k: int, j: int, subject: Subject, group: VerbGroup) -> VerbGroup | None:
    """Read "my son started school in August and hates it": a verb in another tense."""
    lemma = verb_lemma(words[j].low)
    if lemma is None or subject.plural or group.lemma == "be" or not is_verb_like(words, j):
        return None
    form = verb_form(words[j].low, lemma)
    told = replace(group, progressive=False, form=form, negated=False, never=False)
    if form == "s" and group.tense in {Tense.PAST, Tense.PERFECT, Tense.MODAL}:
        return replace(told.again(words, k, j, lemma), tense=Tense.PRESENT, modal="")
    if form == "past" and group.tense in {Tense.PRESENT, Tense.MODAL} and not group.progressive:
        return replace(told.again(words, k, j, lemma), tense=Tense.PAST, modal="")
    return None


def _agrees_in_form(form: str, subject: Subject, group: VerbGroup, *, now: bool) -> bool:
    if subject.who is Who.PERSON and not subject.plural and group.tense is Tense.PRESENT:
        return form == group.form or (form == "s" and not group.progressive)
    past = form == "past" and group.tense is Tense.PAST and group.lemma != "be"
    # "studied law and now work in Brussels"
    return form == group.form or past or (form == "base" and now)


_AFTER_VERBS = word_set("a an the my our to in at as for with about it them every on up some no")
_AFTER_NOUNISH = word_set("a an the my to as at in on with for every")


def is_verb_like(words: Words, j: int) -> bool:
    """Tell whether the word at `j` has something behind it that only a verb takes."""
    if j + 1 >= len(words):
        return False
    if time_at(words, j + 1):
        return True
    low = words[j + 1].low
    nounish = words[j].low in VP_NOUNISH
    if low in _AFTER_VERBS:
        return not nounish or low in _AFTER_NOUNISH
    return not nounish and low not in CONJUNCTIONS and low not in {",", ".", ";", ")", "of"}


def _bare_verb(words: Words, j: int) -> bool:
    """Tell whether the word at `j` is one of a list of verbs: "I swim, run, and bike"."""
    if words[j].low not in ACTIVITY_VERBS:
        return False
    if j + 1 >= len(words) or words[j + 1].low in CONJUNCTIONS | {",", "."}:
        return True
    return time_at(words, j + 1) or words[j + 1].low in {"on", "in", "at"}
