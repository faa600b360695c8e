"""What is under way, in open wordings: "halfway through a diploma", "my book is at chapter six"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.entries import TEAM_VERBS, Claim
from mnemic.memory.formation.grammar.lexicon import TEAM_THINGS
from mnemic.memory.formation.grammar.phrases import (
    Words,
    deictic,
    is_name,
    phrase_end,
    points,
    strip_determiner,
    strip_punctuation,
    until_time,
)
from mnemic.memory.formation.grammar.rich_aims import SOON
from mnemic.memory.formation.grammar.subjects import SELF, TEAM, Subject
from mnemic.memory.formation.grammar.table_habits import label_of
from mnemic.memory.formation.grammar.verbs import read_verb
from mnemic.memory.formation.grammar.words import (
    ADVERBS,
    BE,
    PREPOSITIONS,
    given,
    noun_lemma,
    verb_form,
    verb_lemma,
)
from mnemic.memory.formation.rendering import say_verb, say_words, sentence
from mnemic.memory.formation.wordlists import word_set
from mnemic.memory.model import BeliefType, ClaimKind, Longevity

_OPENERS = word_set(
    "and but so well also currently now still ok okay right anyway basically , hi hello hey honestly"
)
_DEEP = (
    ("halfway", "through"), ("half", "way", "through"), ("midway", "through"), ("partway", "through"), ("part-way", "through"),
    ("most", "of", "the", "way", "through"), ("in", "the", "middle", "of"), ("in", "the", "midst", "of"),
    ("in", "the", "thick", "of"), ("in", "the", "throes", "of"), ("in", "the", "process", "of"), ("knee-deep", "in"),
    ("knee", "deep", "in"), ("neck-deep", "in"), ("waist-deep", "in"), ("up", "to", "my", "neck", "in"),
    ("up", "to", "my", "eyes", "in"), ("up", "to", "my", "eyeballs", "in"), ("up", "to", "my", "ears", "in"),
    ("up", "to", "our", "necks", "in"), ("up", "to", "our", "eyes", "in"), ("deep", "in"), ("at", "work", "on"), ("hard", "at", "work", "on"),
    ("busy", "with"), ("swamped", "with"), ("nearly", "done", "with"), ("almost", "done", "with"), ("coming", "to", "the", "end", "of"),
    ("at", "the", "tail", "end", "of"), ("nearing", "the", "end", "of"),
)  # fmt: skip
_THROUGH = word_set("third thirds half quarter quarters way percent %")
_PARTICLES: dict[str, tuple[tuple[str, ...], ...]] = {
    "do": (("up",),), "put": (("together",), ("up",), ("in",)), "piece": (("together",),), "fit": (("out",), ("up",)),
    "slog": (("through",),), "plod": (("through",),), "chip": (("away", "at"),), "plug": (("away", "at"),),
    "tinker": (("with",), ("on",), ("away", "at")), "plough": (("through",),), "wade": (("through",),),
    "battle": (("with",), ("through",)), "work": (("through",), ("my", "way", "through")), "beaver": (("away", "at"),),
    "juggle": ((),), "strip": (("down",), ("out",)), "set": (("up",),), "draw": (("up",),), "wind": (("up", ), ("down",)),
    "clear": (("out",),), "sort": (("out",),), "rip": (("out",),), "gut": ((),), "overhaul": ((),), "rebuild": ((),),
    "rewire": ((),), "replumb": ((),), "convert": ((),), "refit": ((),), "dig": (("out",), ()), "lay": ((),),
    "turn": ((),), "compile": ((),), "teach": (("myself",), ("ourselves",)), "transcribe": ((),), "catalogue": ((),), "catalog": ((),), "translate": ((),),
}  # fmt: skip
_MOMENT_NOUNS = word_set(
    """tutorial guide doc docs documentation video episode message email answer list day week morning evening afternoon meeting call
    lunch dinner breakfast shift page chapter paragraph article thread instruction instructions step install installation
    download update build compile deploy error bug test question task exercise homework sentence film movie song level
    conversation chat response explanation code something nothing everything anything nowhere night crisis argument fight
    thought dream storm nap bath sandwich traffic"""
)
_WORKS = word_set(
    """book novel memoir thesis dissertation phd doctorate masters apprenticeship diploma degree course album ep record play
    screenplay script film documentary quilt blanket jumper sweater cardigan scarf shed cabin boat canoe conversion extension
    renovation restoration rebuild refit refurbishment build project startup business blog podcast newsletter garden allotment
    pond patio deck collection portfolio exhibition translation dictionary opera symphony game app website campaign
    divorce probate adoption application visa training placement residency rewrite migration model layout railway
    manuscript anthology comic zine mural painting sculpture tapestry dollhouse greenhouse treehouse bathroom kitchen loft
    house move study trial experiment research survey merger handover trainee"""
)
_STAGES = word_set(
    """at in on about half nearly almost finished done halfway stalled coming going taking due two-thirds three-quarters
    mostly stuck underway progressing written submitted due back up out"""
)
_STAGE_NOUNS = word_set(
    """chapter draft stage year month week phase part half end version proofs page row section term semester module verse
    movement round coat press primer edit edits words schedule way track hold"""
)


def under_way(words: Words) -> tuple[Claim, ...]:
    """Give what a stated clause says to be under way, () when nothing lasting is."""
    body = strip_punctuation(words)
    while len(body) > 2 and body[0].low in _OPENERS:
        body = body[1:]
    if not 3 <= len(body) <= 60:
        return ()
    return _amid(body) or _at_it(body) or _work_at_stage(body)


def _amid(body: Words) -> tuple[Claim, ...]:
    """Read "(I'm) halfway through a diploma", "we're in the middle of switching to Sage"."""
    plain = body
    if body[0].low not in {"i", "we"}:
        k = 0
        while k < len(body) - 1 and body[k].low in ADVERBS | {"about", "roughly"}:
            k += 1
        if not (_deep(body, k) or _part_through(body, k)):
            return ()
        at = body[0].start
        body = (given("I", at), given("'m", at), *body)
    group = read_verb(body, 1, SELF)
    if (
        group is None
        or group.lemma != "be"
        or group.negated
        or group.tense.value not in {"present", "perfect"}
    ):
        return ()
    comp = body[group.next :]
    k = 0
    while k < len(comp) - 1 and comp[k].low in ADVERBS | {"about", "roughly", "around"}:
        k += 1
    n = _deep(comp, k) or _part_through(comp, k)
    if not n:
        return ()
    what = _whole(comp[k + n :])
    if not _lasts(what) or (plain is not body and _another(what)):
        return ()
    if comp[k].low == "up" and _is_heap(what):
        return ()
    comp = (comp[0]._replace(text=comp[0].low), *comp[1:]) if plain is not body else comp
    ours = plain[0].low == "we"
    subject = TEAM if ours and _of_team(what) else SELF
    said = sentence(
        subject.shown, say_verb(group, subject), say_words((*comp[: k + n], *what), subject)
    )
    return (_claim(plain, what, said, subject),)


def _is_heap(what: Words) -> bool:
    """Tell whether one is only up to the neck in things: "paper packets", and in no work."""
    head = what[-1].low
    many = noun_lemma(head) != head and noun_lemma(head) not in _WORKS
    return (
        many
        and what[0].low not in {"my", "our", "the"}
        and verb_form(what[0].low, verb_lemma(what[0].low) or "") != "ing"
    )


def _another(what: Words) -> bool:
    """Tell whether another clause follows without a mark: "in the middle of a storm the captain ..."."""
    return any(
        what[i].low in {"the", "a", "an", "my", "our", "his", "her", "i", "we", "he", "she", "it"}
        and what[i - 1].low not in PREPOSITIONS | {"and", "or", ",", "than"}
        and not (verb_lemma(what[i - 1].low) and what[i - 1].low.endswith("ing"))
        for i in range(2, len(what))
    )


def _deep(words: Words, i: int) -> int:
    """Give how many words say "deep in" at `i`, 0 when none do."""
    lows = tuple(w.low for w in words[i : i + 7])
    return next((len(p) for p in _DEEP if lows[: len(p)] == p), 0)


def _part_through(words: Words, i: int) -> int:
    """Read "two thirds of the way through", "80% through", "six weeks into"."""
    for n in range(1, 8):
        if i + n >= len(words):
            return 0
        low = words[i + n].low
        if low == "through":
            part = {w.low for w in words[i : i + n]} & _THROUGH or any(
                w.low.endswith("%") for w in words[i : i + n]
            )
            return n + 1 if part else 0
        if low == "into" and words[i + n - 1].low in {
            "weeks",
            "months",
            "years",
            "month",
            "year",
            "week",
        }:
            return n + 1
    return 0


def _whole(what: Words) -> Words:
    for i in range(1, len(what)):
        low = what[i].low
        behind = what[i + 1].low if i + 1 < len(what) else ""
        if low in {";", "—", "–", "-", "but", "because", "so", "which", "cos"}:
            return strip_punctuation(what[:i])
        if low in {",", "and"} and (
            behind in _NEW
            or (verb_lemma(behind) and behind.endswith("ing") and low == "and" and i > 1)
        ):
            return strip_punctuation(what[:i])
        if low == "," and behind not in {"and", "or"}:
            return strip_punctuation(what[:i])
    return strip_punctuation(what)


_NEW = word_set(
    "i we it they he she my our the there nearly already now still so but any what how is are can"
)


def _lasts(what: Words) -> bool:
    """Tell whether something is at hand for longer than the conversation."""
    core = until_time(what) or what
    if not core or deictic(core[:5]) or points(core) or {w.low for w in what} & SOON:
        return False
    head = noun_lemma(core[max(0, phrase_end(core, 0) - 1)].low)
    lemma = verb_lemma(core[0].low)
    if lemma and core[0].low.endswith("ing") and verb_form(core[0].low, lemma) == "ing":
        inner = core[1:]
        if lemma in _TRIFLES or not inner:
            return False
        end = noun_lemma(inner[max(0, phrase_end(inner, 0) - 1)].low)
        return end not in _MOMENT_NOUNS and not points(inner)
    if core[0].low in {"a", "an", "my", "our"} or is_name(core[0]) or any(is_name(w) for w in core):
        return head not in _MOMENT_NOUNS
    if core[0].low == "the":
        return head in _WORKS
    return head in _WORKS or (
        head not in _MOMENT_NOUNS
        and core[0].low not in {"your", "some", "all", "something"}
        and len(core) <= 6
    )


_TRIFLES = word_set(
    "write read watch look try think talk eat cook wait go get have debug fix make type follow use ask answer install say see tell chat call drink sleep walk shower clean lose panic cry"
)


def _at_it(body: Words) -> tuple[Claim, ...]:
    """Read "we're doing up a narrowboat", "currently juggling a loft conversion and a toddler"."""
    plain = body
    if body[0].low not in {"i", "we"}:
        k = 1 if body[0].low == "been" else 0
        lemma = verb_lemma(body[k].low)
        if lemma not in _PARTICLES or not body[k].low.endswith("ing"):
            return ()
        at = body[0].start
        body = (given("I", at), given("'ve" if k else "'m", at), *body)
    group = read_verb(body, 1, SELF)
    if group is None or not group.progressive or group.negated or group.lemma not in _PARTICLES:
        return ()
    if group.tense.value not in {"present", "perfect"} or group.hedged:
        return ()
    comp = body[group.next :]
    lows = tuple(w.low for w in comp)
    particle = next(
        (p for p in sorted(_PARTICLES[group.lemma], key=len, reverse=True) if lows[: len(p)] == p),
        None,
    )
    if particle is None:
        return ()
    what = _whole(comp[len(particle) :])
    while len(what) > 1 and what[-1].low in {"ourselves", "myself"}:
        what = what[:-1]
    if not what or what[0].low in {"to", "on", "in", "it", "up", "for", "with"}:
        return ()
    built = group.lemma in _BUILDING and what[0].low == "the" and len(what) > 1
    if not (built and noun_lemma(what[-1].low) not in _MOMENT_NOUNS) and not _lasts(what):
        return ()
    ours = plain[0].low == "we"
    subject = TEAM if ours and _of_team(what) else SELF
    said = sentence(
        subject.shown, say_verb(group, subject), say_words((*comp[: len(particle)], *what), subject)
    )
    return (_claim(plain, what, said, subject),)


_BUILDING = word_set("do rewire gut convert strip overhaul rebuild refit replumb fit clear dig")


_FINITE = (BE - {"'s"}) | {"has", "have"}


def _work_at_stage(body: Words) -> tuple[Claim, ...]:
    """Read "my book about lighthouses is at chapter six", "our loft conversion has stalled"."""
    if body[0].low not in {"my", "our"}:
        return ()
    at = next((i for i in range(2, min(len(body) - 1, 12)) if body[i].low in _FINITE), 0)
    noun = body[1:at]
    if not at or not noun or any(w.low in {"who", "that", ",", "and"} for w in noun):
        return ()
    head = noun_lemma(noun[max(0, phrase_end(noun, 0) - 1)].low)
    stage = _whole(body[at + 1 :])
    if head not in _WORKS or not stage or deictic(tuple(w for w in stage if w.low != "its")):
        return ()
    first = next((w.low for w in stage if w.low not in ADVERBS | {"now", "finally"}), "")
    doing = body[at].low in {"has", "have"}
    moving = first in {"going", "coming"} and bool({w.low for w in stage} & _ALONG)
    told = moving or first in _TOLD or bool({noun_lemma(w.low) for w in stage} & _STAGE_NOUNS)
    if not (first in _STAGES and told) and not (
        doing and first in {"stalled", "reached", "started", "begun", "grown", "hit"}
    ):
        return ()
    verb = {"'s": "is", "'re": "are"}.get(body[at].low, body[at].low)
    said = sentence("User's", say_words(noun, SELF), verb, say_words(stage, SELF))
    return (_claim(body, noun, said, SELF, end=stage[-1].end),)


_TOLD = word_set("stalled finished done halfway underway written stuck mostly half")
_ALONG = word_set("through along on well slowly ahead")


def _of_team(what: Words) -> bool:
    lemma = verb_lemma(what[0].low) or ""
    nouns = {noun_lemma(w.low) for w in what}
    return lemma in TEAM_VERBS | {"switch"} and bool(nouns & TEAM_THINGS)


def _claim(body: Words, what: Words, said: str, subject: Subject, *, end: int = 0) -> Claim:
    core = strip_determiner(until_time(what) or what)
    noun = core[: max(1, phrase_end(core, 0))]
    seen = [w for w in body if w.end > w.start]
    return Claim(
        label=label_of(noun), slot="project", value=say_words(noun, subject), statement=said,
        kind=ClaimKind.ONGOING_PROJECT, type=BeliefType.USER_MODEL_ATTR, about=subject.about,
        longevity=Longevity.ONGOING, local=subject is TEAM, start=seen[0].start,
        end=end or max(w.end for w in what),
    )  # fmt: skip
