"""What people put in another way than a form has it, by the word that it opens with.

"They promoted me to shift supervisor" is "I was promoted ...", "home for us is a narrowboat" is
"our home is ...", "we both prefer board games" is told of the speaker too. One look at the first
word says which construction may be meant.
"""

from __future__ import annotations

from collections.abc import Callable

from mnemic.memory.formation.grammar.casing import is_word
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, HEALTH
from mnemic.memory.formation.grammar.passing import TALK_NOUNS, WORK_NOUNS
from mnemic.memory.formation.grammar.phrases import Words, is_name, phrase_end, points, time_at
from mnemic.memory.formation.grammar.rescheduling import when_now
from mnemic.memory.formation.grammar.rich_roles import is_post
from mnemic.memory.formation.grammar.ties import is_animal, tie_class
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at, is_at_hand
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.unfolding.roundabout import none_of_us, waits
from mnemic.memory.formation.grammar.unfolding.said_shortly import (
    and_no_idea,
    hands_in,
    is_and_does,
    nth_year,
    talked_into,
    voted_in,
)
from mnemic.memory.formation.grammar.unfolding.short_notes import NOTES, Told, lowered
from mnemic.memory.formation.grammar.unfolding.teamwork import (
    team_switched,
    teams_own,
    we_and_the,
    we_are_counted,
)
from mnemic.memory.formation.grammar.words import (
    BE,
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    given,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.rendering import a_or_an
from mnemic.memory.formation.wordlists import word_set


def put_plainly(words: Words) -> Parts | None:
    """Give a clause as a form has it, by what it opens with; None where it is put plainly."""
    first = words[0].low
    note = NOTES.get(first)
    found = note(words) if note is not None else ()
    for construction in _BY_FIRST.get(first, ()):
        found = found or construction(words)
    return Parts((), found) if found else None


def any_day(words: Words) -> Parts | None:
    """Read "give me Pratchett over Tolkien any day" as what is preferred, "sea stories any day" as liked."""
    if words[0].low != "give" or words[1].low != "me" or len(words) < ANY_DAY_WORDS_MIN:
        return None
    if tuple(w.low for w in words[-2:]) not in {("any", "day"), ("any", "time"), ("every", "time")}:
        return None
    start = words[0].start
    at = next((k for k in range(3, len(words) - 3) if words[k].low == "over"), 0)
    if at:
        prefers = given("I", start), given("prefer", start)
        to = given("to", words[at].start)
        return Parts((), ((*prefers, *words[2:at], to, *words[at + 1 : -2]),))
    what = words[2:-2]
    whole = phrase_end(what, 0) == len(what) and what[0].low not in DETERMINERS | NUMBERS | {
        "some",
        "any",
    }
    said = noun_lemma(what[-1].low) in TALK_NOUNS | WORK_NOUNS | {
        "tip",
        "hint",
        "feedback",
        "update",
        "ring",
        "advice",
    }
    if words[-1].low != "day" or not whole or said:
        return None
    return Parts((), ((given("I", start), given("like", start), *what),))


ANY_DAY_WORDS_MIN = 5
"""How many words "give me jazz any day" has."""


_DONE_TO = word_set(
    "promoted hired transferred appointed elected demoted suspended evicted expelled diagnosed sacked fired accepted admitted switched"
)
_ON_THE_LINE = word_set("voicemail extension agent support helpdesk hotline operator supervisor's")
_DONE_AS = frozenset({"to", "as", "with", "from", "into", "onto", "at"})


def _they_did(words: Words) -> Told:
    """Read "they promoted me to supervisor", "they diagnosed me with ADHD": who they are is no matter."""
    if words[1].low not in _DONE_TO or words[2].low not in {"me", "us"}:
        return ()
    rest = words[3:]
    if rest and rest[0].low not in _DONE_AS and not time_at(rest, 0):
        return ()
    if not _ON_THE_LINE.isdisjoint(w.low for w in rest):
        return ()
    at = words[0].start
    mine = words[2].low == "me"
    who = given("I" if mine else "we", at), given("was" if mine else "were", at)
    return ((*who, words[1], *rest),)


_NAMED_TO = word_set("made appointed elected named voted")
_PUT = frozenset({"put", "left"})


def _made_me(words: Words) -> Told:
    """Read "they've put me in charge of the rota", "my boss made me team lead" of the speaker."""
    at = next((k for k in range(2, min(8, len(words) - 2)) if words[k].low == "me"), 0)
    verb, rest = words[at - 1].low, words[at + 1 :]
    start = words[0].start
    if not at:
        return ()
    if verb in _PUT and [w.low for w in rest[:3]] == ["in", "charge", "of"]:
        return ((given("I", start), given("am", start), *rest),)
    if verb in _NAMED_TO and is_post(rest):
        return ((given("I", start), given("was", start), given("made", start), *rest),)
    return ()


_EACH_HAS = word_set("home breakfast lunch dinner supper bedtime church work")


def _for_me_is(words: Words) -> Told:
    """Read "home for me is a houseboat" as what my home is."""
    if len(words) < 5 or words[1].low != "for" or words[2].low not in {"me", "us"}:
        return ()
    if words[3].low not in {"is", "'s", "means"}:
        return ()
    at = words[0].start
    own = given("my" if words[2].low == "me" else "our", at)
    return ((own, words[0]._replace(text=words[0].low), given("is", at), *words[4:]),)


_SHARED_AT_HAND = word_set(
    """know think agree disagree say see get go come try talk look laugh remember understand mean hope wish feel guess
    wonder wait"""
)


def _we_both(words: Words) -> Told:
    """Read "we both prefer board games", "we all have nut allergies" of the speaker as well."""
    if words[1].low not in {"both", "all"} or len(words) < 4:
        return ()
    verb = words[2].low
    lemma = verb_lemma(verb)
    if lemma is None or verb != lemma or lemma in _SHARED_AT_HAND:
        return ()
    return ((words[0], *words[2:]),)


def _vet_put(words: Words) -> Told:
    """Read "vet put my old lab bruno on a kidney diet for good" of who is on it."""
    at = 1 + (words[0].low in {"the", "my", "our"})
    if words[at - 1].low not in _PRESCRIBE:
        return ()
    at += words[at].low in {"has", "'s", "have"}
    if len(words) < at + 4 or words[at].low != "put":
        return ()
    on = next((k for k in range(at + 2, min(len(words) - 1, at + 7)) if words[k].low == "on"), 0)
    if not on or any(w.low in PREPOSITIONS | PUNCTUATION for w in words[at + 1 : on]):
        return ()
    whom = words[at + 1 : on]
    if whom[0].low in {"me", "us"}:
        diet = any(w.low == "diet" for w in words[on : on + 6])
        if words[0].low in {"my", "our"} and not diet:
            return ()
        who = given("I" if whom[0].low == "me" else "we", words[0].start)
        be = given("am" if whom[0].low == "me" else "are", words[0].start)
        rest = words[on:]
        when = next((k for k in range(2, len(rest)) if diet and time_at(rest, k)), len(rest))
        return ((who, be, *rest[:when]),) if len(whom) == 1 else ()
    known = any(tie_class(w.low) or is_animal(w.low) or is_name(w) for w in whom[1:])
    if whom[0].low not in {"my", "our"} or not known:
        return ()
    return ((*whom, given("is", words[0].start), *words[on:]),)


_PRESCRIBE = word_set(
    "vet doctor gp doc dentist cardiologist psychiatrist neurologist dermatologist specialist consultant"
)
_COUNTED = frozenset({"few", "couple", "handful", "bunch"})


def _some_of_us(words: Words) -> Told:
    """Read "a few of us are digitising the registers" of the speaker, who is one of them."""
    at = 2 if words[0].low == "a" else 1
    if len(words) < at + 4 or (words[at].low, words[at + 1].low) != ("of", "us"):
        return ()
    if words[0].low == "a" and words[1].low not in _COUNTED:
        return ()
    rest = words[at + 2 :]
    does = verb_lemma(rest[0].low) == rest[0].low or rest[0].low in {"are", "'re"}
    doing = rest[1].low if rest[0].low in {"are", "'re"} else rest[0].low
    if not does or (verb_lemma(doing) or doing) in _SHARED_AT_HAND | {"have"}:
        return ()
    return ((given("we", words[0].start), *rest),)


def _first_tongue(words: Words) -> Told:
    """Read "sign language was my first language and German came second" as what the first was."""
    was = next((k for k in range(1, min(4, len(words) - 3)) if words[k].low in {"is", "was"}), 0)
    if not was or words[was + 1].low != "my":
        return ()
    behind = " ".join(w.low for w in words[was + 2 : was + 4]).replace("-", " ")
    if not behind.startswith(("first language", "mother tongue", "native language")):
        return ()
    end = next(
        (k for k in range(was + 2, len(words)) if words[k].low in {"and", ",", "but"}), len(words)
    )
    return ((*words[was + 1 : end], given("is", words[was].start), *lowered(words[:was])),)


def the_only_one(words: Words) -> Parts | None:
    """Read "fado is the only music that helps me concentrate" as "only fado helps me ..."."""
    at = next((k for k in range(1, min(4, len(words) - 5)) if words[k].low in {"is", "are"}), 0)
    if not at or (words[at + 1].low, words[at + 2].low) != ("the", "only"):
        return None
    that = next((k for k in (at + 4, at + 5) if words[k : k + 1] and words[k].low == "that"), 0)
    named = words[:at]
    if (
        not that
        or that + 2 >= len(words)
        or points(named)
        or named[0].low in {"that", "this", "what"}
    ):
        return None
    verb = words[that + 1]
    does = verb_lemma(verb.low)
    if does is None or does == verb.low or words[that + 2].low not in {"me", "us", "my"}:
        return None
    if is_at_hand((words[at], *words[at + 3 : that])) or does in {"work", "tell", "let", "give"}:
        return None
    rest = words[that + 1 :]
    if words[that - 1].low in {"person", "one", "man", "woman", "guy", "friend"}:
        return None
    if any(w.low in {"now", "today", "currently", "here"} for w in rest):
        return None
    only = given("Only", words[0].start)
    named = lowered(named) if is_word(named[0].low) else named
    return Parts((), ((only, *named, *rest),))


def _can_spend(words: Words) -> Told:
    """Read "I can spend at most 900 euros on the new laptop" of any that may be bought."""
    if words[1].low not in {"can", "could"} or words[2].low != "spend" or len(words) < 7:
        return ()
    on = next((k for k in range(4, len(words) - 2) if words[k].low == "on"), 0)
    if not on or words[on + 1].low != "the" or not any(w.low[0].isdecimal() for w in words[3:on]):
        return ()
    return ((*words[: on + 1], given("a", words[on].start), *words[on + 2 :]),)


def _of_the_kids(words: Words) -> Told:
    """Read "the kids' school holidays begin on 11 July" of one's own kids."""
    if words[1].low not in {"kids", "children", "twins", "boys", "girls"} or words[2].low not in {
        "'",
        "'s",
        "’",
    }:
        return ()
    return ((given("my", words[0].start), *words[1:]),)


def _day_to_day(words: Words) -> Told:
    """Read "I have the kids Thursday to Sunday" with the `from` that it leaves out."""
    if words[1].low not in {"have", "'ve", "get", "see"}:
        return ()
    at = next((k for k in range(3, len(words) - 2) if words[k].low in DAY_WORDS), 0)
    if not at or words[at + 1].low not in {"to", "through"} or words[at + 2].low not in DAY_WORDS:
        return ()
    if words[at - 1].low in PREPOSITIONS | PUNCTUATION or words[2].low in {
        "them",
        "it",
        "him",
        "her",
    }:
        return ()
    return ((*words[:at], given("from", words[at].start), *words[at:]),)


def _days_we_all(words: Words) -> Told:
    """Read "sundays we all eat at my grandmother's" of the speaker as well."""
    if len(words) < 5 or words[1].low != "we" or words[2].low not in {"all", "both"}:
        return ()
    return ((given("we", words[0].start), *words[3:], given("on", words[-1].end + 1), words[0]),)


_PARTS_OF = {
    **dict.fromkeys(("mornings", "afternoons", "evenings"), ("in", "the")),
    **dict.fromkeys(("summers", "winters"), ("in", "the")),
    "nights": ("at",),
}


def _days_i(words: Words) -> Told:
    """Read "mornings I teach pottery", "weekends we drive for Uber" with the time behind."""
    if len(words) < 3 or words[1].low not in {"i", "we"} or words[2].low in BE:
        return ()
    if any(w.low in {"and", "but", "so"} | _DAYS for w in words[1:]):
        # "Sundays I swim and read": both are done then.
        return ()
    end = next((k for k in range(3, len(words)) if words[k].low == ","), len(words))
    low = words[0].low
    spot = words[end - 1].end + 1
    day = words[0] if low in _DAYS - {"weekends"} else given(_ONE_OF.get(low, low), spot)
    when = (
        *(given(t, spot) for t in _PARTS_OF.get(low, ("on",))),
        day._replace(start=spot, end=spot - 1),
    )
    return ((*words[1:end], *when, *words[end:]),)


_ONE_OF = {"nights": "night", "summers": "summer", "winters": "winter"}


def _even_in(words: Words) -> Told:
    """Read "even in snow I bike to work" with what does not hinder it behind."""
    if words[1].low not in {"in", "on", "at", "during"}:
        return ()
    at = next((k for k in range(3, min(7, len(words) - 2)) if words[k].low in {"i", "we"}), 0)
    if not at or any(finite_at(words, k) for k in range(2, at)):
        return ()
    front = words[: at - (words[at - 1].low == ",")]
    return ((*words[at:], *lowered(front)),)


_COMING = word_set("come comes start starts hit hits flare flares return returns")
_WHEN = word_set("when whenever every each if after in during with")


def _ailment_comes(words: Words) -> Told:
    """Read "my migraines come whenever I skip meals" with what brings them on."""
    noun = words[1]
    if (
        noun_lemma(noun.low) not in HEALTH
        or noun_lemma(noun.low) == noun.low
        or words[2].low not in _COMING
    ):
        return ()
    rest = words[3:]
    rest = rest[1:] if rest and rest[0].low in {"back", "on", "up"} else rest
    if len(rest) < 2 or rest[0].low not in _WHEN:
        return ()
    at = words[0].start
    return ((given("I", at), given("get", at), noun, *rest),)


_BOUND = word_set("has have must needs need will wants want should can cannot")
_CONDITIONS = word_set("before after once until")


def _only_then(words: Words) -> Told:
    """Read "before we raise again, our startup has to break even" with the time behind."""
    comma = next((k for k in range(3, len(words) - 3) if words[k].low == ","), 0)
    rest = words[comma + 1 :]
    if not comma or words[1].low not in {"i", "we"} or rest[0].low not in {"my", "our"}:
        return ()
    bound = any(rest[k].low in _BOUND for k in range(2, min(6, len(rest))))
    if any(w.low in {",", ";"} for w in rest) or not bound:
        return ()
    return ((*rest, *lowered(words[:comma])),)


def _on_the_one(words: Words) -> Told:
    """Read "on the ward I lead, two nurses countersign every dose": what one leads, and what is done there."""
    comma = next((k for k in range(4, min(8, len(words) - 3)) if words[k].low == ","), 0)
    if not comma or words[1].low != "the" or words[comma - 2].low not in {"i", "we"}:
        return ()
    noun, verb = words[2 : comma - 2], words[comma - 1]
    if not noun or verb.low not in _LED or is_at_hand((words[1], *noun)):
        return ()
    at, me = words[0].start, words[comma - 2]
    article = a_or_an(noun)
    led = (me, verb, *((given(article, at),) if article else ()), *noun)
    rest = words[comma + 1 :]
    own = given("my" if me.low == "i" else "our", at)
    if rest[0].low in {"i", "we"}:
        return (led, rest)
    return (led, (words[0], own, *noun, given(",", at), *rest))


_LED = word_set("lead manage run teach own chair coach attend supervise captain rent farm")


_DAYS = word_set("mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends")


_BY_FIRST: dict[str, tuple[Callable[[Words], Told], ...]] = {
    "they": (_they_did, _made_me),
    "we": (_we_both, we_are_counted, we_and_the),
    "i": (_can_spend, voted_in, _day_to_day, waits, and_no_idea, hands_in),
    **dict.fromkeys(("got", "ended"), (talked_into, voted_in)),
    **dict.fromkeys(("this", "it", "its"), (nth_year,)),
    "even": (_even_in,),
    **dict.fromkeys(_DAYS, (_days_we_all, _days_i)),
    **dict.fromkeys(_PARTS_OF, (_days_we_all, _days_i)),
    "a": (_some_of_us,),
    "some": (_some_of_us,),
    **dict.fromkeys(("none", "neither"), (none_of_us,)),
    "on": (_on_the_one,),
    "in": (_on_the_one,),
    "at": (_on_the_one,),
    "the": (_vet_put, _of_the_kids, _made_me, when_now),
    "my": (_vet_put, team_switched, teams_own, _ailment_comes, _made_me, is_and_does, when_now),
    "our": (_vet_put, team_switched, teams_own, _made_me, is_and_does, when_now),
    "sign": (_first_tongue,),
    **dict.fromkeys(_CONDITIONS, (_only_then,)),
    **dict.fromkeys(_EACH_HAS, (_for_me_is,)),
    **dict.fromkeys(_PRESCRIBE, (_vet_put,)),
}
"""Which constructions a first word may open."""

__all__ = ["any_day", "put_plainly", "the_only_one"]
