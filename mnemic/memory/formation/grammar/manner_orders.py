"""Orders about how answers are to be: "dont lecture", "please name the bars you mean" (`formation@11`).

An order is about all answers where it says what is not to be done to its speaker ("don't keep
telling me to see a doctor"), where it names what the assistant means, asserts or quotes, and
where it follows from a fact of its speaker ("my English is not perfect, please write simple").
"""

from __future__ import annotations

from mnemic.memory.formation.grammar.answer_manners import (
    UNITS,
    answer_manners,
    asked_for,
    points_away,
)
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, LANGUAGES, NATIONALITIES
from mnemic.memory.formation.grammar.phrases import (
    Words,
    is_name,
    phrase_end,
    strip_punctuation,
)
from mnemic.memory.formation.grammar.reply_words import (
    VERSIONS,
    claim,
    participle,
    reason_at,
    stripped,
)
from mnemic.memory.formation.grammar.replying import replies_wanted
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import DETERMINERS, given, noun_lemma, verb_lemma
from mnemic.memory.formation.lasting import lasts
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set

REASON_MIN = -120
"""What a reason must weigh that a wish follows from, in hundredths of a logit."""

ORDER_WORDS_MAX = 20
"""Longest order that is read, in words."""

BARRED_WORDS_MAX = 3
"""Longest name of a thing that is not wanted at all, in words."""


def is_reason(words: Words) -> bool:
    """Tell whether words give a lasting reason of their speaker's: "can't carry a plate"."""
    while words and words[0].low in _SINCE:
        words = words[1:]
    if len(words) < 2:
        return False
    own = not {"i", "my", "we", "our", "me"}.isdisjoint(w.low for w in words[:2])
    barred = words[0].low in {"ca", "can", "cannot"} and words[1].low in {"n't", "not", "stand"}
    return (own or barred) and lasts(words) >= REASON_MIN


_SINCE = word_set("because since as cos cuz coz , and but ; –")


def manners(words: Words, *, grounded: bool, asked: bool) -> tuple[Claim, ...]:
    """Read a wish about all answers that no other room knows, () where a clause is none."""
    words = strip_punctuation(_without_heading(words))
    if not words or len(words) > ORDER_WORDS_MAX:
        return ()
    at = reason_at(words)
    grounded = grounded or (at < len(words) and is_reason(words[at:]))
    asked = asked or asked_for(words)
    body = stripped(words)
    if len(body) > 1 and (made := _ordered(body, grounded=grounded, asked=asked)):
        return made
    return answer_manners(words, grounded=grounded, asked=asked)


def manners_behind(
    made: tuple[Claim, ...], words: Words, *, asked: bool = False
) -> tuple[Claim, ...]:
    """Read what follows from what a clause told: "I'm dyslexic so short bullets"."""
    if not made or any(one.slot.startswith("preference answer") for one in made):
        return ()
    end = max(one.end for one in made)
    at = next((k for k, w in enumerate(words) if w.low in {"so", "hence"} and w.start >= end), 0)
    return manners(words[at + 1 :], grounded=True, asked=asked) if at else ()


def _without_heading(words: Words) -> Words:
    """Leave out what only says that wishes follow: "Language: ...", "Before we go any further: ..."."""
    at = next((k for k in range(1, min(7, len(words))) if words[k].low == ":"), 0)
    told = at and not _HEADINGS.isdisjoint(w.low for w in words[:at])
    return words[at + 1 :] if told else words


_HEADINGS = word_set("language style rules units answers further answering")


def _ordered(body: Words, *, grounded: bool, asked: bool) -> tuple[Claim, ...]:
    return (
        _not_done(body, grounded=grounded)
        or _meant(body)
        or _mended(body)
        or _left_as_written(body)
        or _so_told(body, grounded=grounded)
        or (_so_given(body) if grounded else ())
        or (_barred(body, grounded=grounded) if asked else ())
    )


def _forbidden(body: Words) -> Words:
    """Give what is not to be done: behind "don't", "don't keep", "no need to"; () for other words."""
    lows = [w.low for w in body[:3]]
    if lows[:2] in (["do", "n't"], ["do", "not"], ["do", "nt"]):
        rest = body[2:]
    elif lows == ["no", "need", "to"]:
        rest = body[3:]
    else:
        return ()
    rest = rest[1:] if rest and rest[0].low in {"ever", "please"} else rest
    if len(rest) > 1 and rest[0].low in {"keep", "be", "start", "go"}:
        verb = verb_lemma(rest[1].low) or ""
        if rest[1].low.endswith("ing") and verb and rest[1].low != verb:
            return (rest[1]._replace(text=verb, low=verb), *rest[2:])
    return rest


_TALKED_AT = word_set("lecture preach moralise moralize patronise patronize mollycoddle")
_BLURRED = word_set("soften round simplify sugar-coat sugarcoat dumb water anglicise anglicize")
_PROPOSED = word_set("suggest recommend explain offer propose mention")
_LOOSE_THINGS = word_set("things anything stuff everything numbers figures values names")
_ASKS = word_set("what how why when where who which that if whether to")
_TO_OTHERS = word_set("the this that these those my your it them him her")


def _not_done(body: Words, *, grounded: bool) -> tuple[Claim, ...]:
    """Read "dont lecture", "don't keep telling me to see a doctor", "don't round anything"."""
    rest = strip_punctuation(_forbidden(body))
    rest = strip_punctuation(rest[: max(1, reason_at(rest))])
    if not rest:
        return ()
    verb = verb_lemma(rest[0].low) or ""
    if verb != rest[0].low:
        return ()
    what = rest[1:]
    if not what or (what[0].low in {"me", "us", "at"} and len(what) <= 2):
        lectured = verb in _TALKED_AT or (what and verb == "judge")
        if lectured and (not what or what[-1].low in {"me", "us"}):
            said = sentence("User does not want to be", _done_to(verb))
            return (claim(body, said, _done_to(verb), rest),)
        return ()
    if what[0].low == "me" and (told := _not_to_me(body, rest)):
        return told
    if verb in _BLURRED and what[0].low in _LOOSE_THINGS and not points_away(what):
        done = "softened" if verb == "soften" else participle(verb)
        tail = () if [w.low for w in what[1:]] in (["for", "me"], ["for", "us"]) else what[1:]
        if len(tail) > 2:
            return ()
        said = sentence(
            "User does not want", say_words(what[:1], SELF), done, say_words(tail, SELF)
        )
        return (claim(body, said, say_words(what[:1], SELF), rest),)
    if [w.low for w in rest[:2]] == ["do", "the"] and rest[-1].low in {"stuff", "thing", "bit"}:
        said = sentence("User does not want", say_words(what, SELF))
        return (claim(body, said, say_words(what[1:], SELF), rest),) if len(what) > 2 else ()
    if (
        grounded
        and verb in _PROPOSED
        and what[0].low not in _TO_OTHERS | _ASKS
        and not points_away(what)
    ):
        said = sentence("User does not want", say_words(what, SELF), participle(verb))
        return (claim(body, said, say_words(what, SELF), rest),)
    return ()


def _done_to(verb: str) -> str:
    return {"preach": "preached at"}.get(verb, participle(verb))


def _not_to_me(body: Words, rest: Words) -> tuple[Claim, ...]:
    """Read "don't tell me to see a doctor i know", "don't give me American law"."""
    cut = next(
        (k for k in range(3, len(rest) - 1) if rest[k].low == "i" and rest[k + 1].low == "know"),
        len(rest),
    )
    rest = rest[:cut]
    what = rest[2:]
    if rest[0].low == "give" and len(what) == 2 and what[0].low in NATIONALITIES:
        text = say_words(what, SELF)
        return (claim(body, sentence("User does not want", text), text, what),)
    plain = (
        given("do", body[0].start),
        given("n't", body[0].start),
        *rest,
    )
    made = replies_wanted(plain, stated=False)
    return tuple(claim(body, _closed(one.statement), one.label, rest) for one in made[:1])


def _closed(statement: str) -> str:
    """Give a statement with the quotation mark that closes what it quotes."""
    return f'{statement[:-1]}".' if statement.count('"') % 2 else statement


_MEANING = word_set("mean assert claim state quote cite mention recommend suggest list say name")
_NAMING = word_set("name number cite give list show quote state include add label mark")


def _meant(body: Words) -> tuple[Claim, ...]:
    """Read "name the bars you mean", "give a source for anything you assert", "number your steps"."""
    body = strip_punctuation(body[: reason_at(body)])
    verb = body[0].low
    if verb not in _NAMING or len(body) < 3:
        return ()
    lows = [w.low for w in body]
    if lows[-2] in {"you", "u"} and lows[-1] in _MEANING:
        what = body[2:-2] if lows[1] in {"me", "us"} else body[1:-2]
        if not what or points_away(what):
            return ()
        if what[0].low in {"the", "any", "every"} and len(what) < 4:
            said = sentence("User wants", say_words(what, SELF), participle(verb))
        elif verb in {"give", "include", "add", "cite", "quote"} and not _ANY.isdisjoint(lows):
            said = sentence("User wants", say_words(what, SELF), participle(lows[-1]))
        else:
            return ()
        return (claim(body, said, say_words(what, SELF), what),)
    if lows[1] == "your" and len(body) == 3 and noun_lemma(lows[2]) != lows[2]:
        said = sentence("User wants", lows[2], participle(verb))
        own = noun_lemma(lows[2]) in _OF_ANSWERS and verb in {"number", "label", "name", "cite"}
        return (claim(body, said, lows[2], body[2:]),) if own else ()
    return ()


_ANY = frozenset({"anything", "everything", "whatever", "any", "every", "each"})
_OF_ANSWERS = word_set("step point source question list item option")


_MENDED = word_set("mistakes english grammar spelling french german spanish")


def _mended(body: Words) -> tuple[Claim, ...]:
    """Read "correct my mistakes but don't rewrite whole text", "correct my English always when I write"."""
    lows = [w.low for w in body]
    if lows[0] not in {"correct", "fix", "mend"} or lows[1] != "my" or lows[2:3] == []:
        return ()
    if lows[2] not in _MENDED:
        return ()
    behind = lows[3:]
    kept = any(b in {"n't", "not"} for b in behind) and "rewrite" in behind
    always = "always" in behind or behind[:2] in (["when", "i"], ["whenever", "i"], ["if", "i"])
    if not (kept or always) or points_away(body[3:]):
        return ()
    what = lows[2].capitalize() if lows[2] in LANGUAGES else lows[2]
    how = "always corrected" if "always" in behind else "corrected"
    tail = "without rewriting the whole text" if kept else ""
    whose = "" if what == "mistakes" else "their"
    said = sentence("User wants", whose, what, how, tail)
    return (claim(body, said, lows[2], body),)


_REWRITING = {
    "rewrite": "rewritten", "reword": "reworded", "rephrase": "rephrased", "change": "changed", "alter": "altered",
}  # fmt: skip
_WRITTEN = word_set("sentence wording word text style phrasing writing paragraph prose")
_MARKING = word_set("mark flag underline highlight")
_FAULTS = word_set("error mistake typo slip")


def _left_as_written(body: Words) -> tuple[Claim, ...]:
    """Read "never rewrite my sentences, just mark the errors"."""
    lows = [w.low for w in body]
    if lows[0] != "never" or lows[2:3] != ["my"] or lows[1] not in _REWRITING or len(lows) < 4:
        return ()
    if noun_lemma(lows[3]) not in _WRITTEN or (len(lows) > 4 and lows[4] not in {",", "and", "-"}):
        return ()
    said = sentence("User never wants their", lows[3], _REWRITING[lows[1]])
    made = claim(body, said, lows[3], body[:4])
    behind = [low for low in lows[4:] if low not in {",", "and", "-", "just", "only", "the", "my"}]
    marked = behind[:1] and behind[0] in _MARKING and noun_lemma("".join(behind[1:2])) in _FAULTS
    if not marked:
        return (made,)
    only = sentence("User wants", behind[1], "only marked")
    return (made, claim(body, only, behind[1], body[4:]))


_TELLING = word_set("write explain speak talk answer reply describe print")
_SHORT = word_set(
    "simple plain brief short jargon-free non-technical beginner-friendly informal concise"
)
_BEING = word_set("brief blunt direct concise patient honest specific literal gentle")


def _so_told(body: Words, *, grounded: bool) -> tuple[Claim, ...]:
    """Read "please write simple", "so be brief", "explain like I'm not techy"."""
    lows = [w.low for w in body[: reason_at(body)]]
    body = body[: len(lows)]
    if not lows:
        return ()
    if lows[0] in _TELLING and (found := _as_for(body)):
        return found
    if (written := _in_words(body) or _in_units(body)) or not grounded:
        return written
    if lows == ["print", "large"]:
        return (claim(body, "User wants large print.", "large print", body),)
    if lows[:2] == ["keep", "it"] and (kept := _kept(body[2:])):
        return (claim(body, sentence("User wants answers kept", kept), "answers", body),)
    if lows[:1] == ["be"] and len(lows) == 2 and lows[1] in _BEING:
        return (claim(body, sentence("User wants", lows[1], "answers"), "answers", body),)
    return _told_simply(body, lows) if lows[0] in _TELLING else ()


def _told_simply(body: Words, lows: list[str]) -> tuple[Claim, ...]:
    """Read "write simple", "explain in easy words"."""
    rest = [
        low for low in lows[1:] if low not in {"me", "to", "it", "things", "very", "in", "with"}
    ]
    if len(rest) == 1 and rest[0] in _MANNERS:
        written = "things explained" if lows[0] == "explain" else "answers written"
        said = sentence("User wants", written, _MANNERS[rest[0]])
        return (claim(body, said, written.split(maxsplit=1)[0], body),)
    if (
        len(rest) == 2
        and rest[0] in {"simple", "easy", "plain", "short"}
        and rest[1] in _PLAIN_TEXT
    ):
        said = sentence("User wants answers in", " ".join(rest))
        return (claim(body, said, "answers", body),)
    return ()


_MANNERS = {
    "simple": "simply", "simply": "simply", "slow": "slowly", "slowly": "slowly", "plain": "plainly", "plainly": "plainly",
    "brief": "briefly", "briefly": "briefly", "clearly": "clearly", "gently": "gently",
}  # fmt: skip


def _in_words(body: Words) -> tuple[Claim, ...]:
    """Read "describe layouts in words"."""
    what = body[1:-2]
    if body[0].low not in {"describe", "explain"} or not 0 < len(what) <= 2 or points_away(what):
        return ()
    many = noun_lemma(what[-1].low) != what[-1].low and what[0].low not in DETERMINERS
    if not many or [w.low for w in body[-2:]] != ["in", "words"]:
        return ()
    said = sentence("User wants", say_words(what, SELF), participle(body[0].low), "in words")
    return (claim(body, said, say_words(what, SELF), what),)


_MANY_FORMS = frozenset({"page", "pages", "line", "lines", "sentences", "screen", "side"})


def _kept(what: Words) -> str:
    """Word the "to one page", "short" that answers are to be kept."""
    lows = [w.low for w in what]
    bounded = lows[:1] == ["to"] and len(lows) == 3 and lows[2] in _MANY_FORMS
    plain = bool(lows) and lows[0] in _SHORT and len(lows) == 1
    return say_words(what, SELF) if bounded or plain else ""


_IN_UNITS = frozenset({"write", "answer", "reply", "work", "use", "quote", "speak"})


def _in_units(body: Words) -> tuple[Claim, ...]:
    """Read "write with kilogram and euro"."""
    what = body[2:] if len(body) > 2 and body[1].low in {"with", "in"} else body[1:]
    of_units = bool(what) and all(w.low in UNITS | {"and", ",", "only"} for w in what)
    if body[0].low not in _IN_UNITS or not of_units or what[0].low not in UNITS:
        return ()
    text = say_words(what, SELF)
    return (claim(body, sentence("User wants", text), text, what),)


_PLAIN_TEXT = frozenset({"words", "english", "sentences", "language"})


def _as_for(body: Words) -> tuple[Claim, ...]:
    """Read "explain like im not techy"; "explain it like I'm five" is said of one thing."""
    lows = [w.low for w in body]
    at = next((k for k in range(1, min(4, len(body))) if lows[k] in {"like", "as"}), 0)
    behind = lows[at + 1 :]
    me = behind[:2] in (["i", "'m"], ["i", "am"]) or behind[:3] == ["if", "i", "'m"]
    if not at or not me or "not" not in behind or lows[1] in {"this", "that", "it"}:
        return ()
    told = body[at + 1 + behind.index("not") + 1 :]
    if not 0 < len(told) <= 3 or points_away(told):
        return ()
    who = " ".join(w.low for w in told)
    said = sentence("User wants explanations for someone not", who)
    return (claim(body, said, who, told),)


def _so_given(body: Words) -> tuple[Claim, ...]:
    """Read the "give me the fix first and the why after" or "show the working" of a reason."""
    lows = [w.low for w in body]
    if lows[0] == "show" and lows[1:] in (["the", "working"], ["your", "working"], ["working"]):
        return (claim(body, "User wants the working shown.", "working", body),)
    what = body[2:] if lows[1] in {"me", "us"} else body[1:]
    if lows[0] != "give" or len(what) < 4 or points_away(what):
        return ()
    first = next((k for k in range(1, min(5, len(what))) if what[k].low == "first"), 0)
    if first and what[-1].low in {"after", "second", "later", "last"}:
        said = sentence("User wants", say_words(what, SELF))
        return (claim(body, said, say_words(what[:first], SELF), what),)
    if [w.low for w in what[:2]] == ["stuff", "that"]:
        text = say_words(what, SELF)
        return (claim(body, sentence("User wants", text), text, what),)
    step = [w.low for w in what[:4]]
    if step[:1] == ["one"] and step[1:2] and step[1] in {"step", "thing"} and step[2:3] == ["and"]:
        return (claim(body, "User wants one step at a time.", "step", what),)
    return ()


_EMPTY = word_set(
    "need idea one problem problems worries way longer more rush hurry thanks doubt luck wonder plans matter"
)


def _barred(body: Words, *, grounded: bool) -> tuple[Claim, ...]:
    """Read the "No buffets please" whose reason stands behind it, and "no saturdays pls"."""
    body = strip_punctuation(body[: reason_at(body)])
    if body[0].low != "no":
        return ()
    what = strip_punctuation(tuple(w for w in body[1:] if w.low not in {"please", "pls", "plz"}))
    days = len(what) == 1 and what[0].low.endswith("s") and what[0].low[:-1] in DAY_WORDS
    if not 0 < len(what) <= BARRED_WORDS_MAX or (phrase_end(what, 0) < len(what) and not days):
        return ()
    if (
        what[0].low in _EMPTY | DETERMINERS
        or noun_lemma(what[-1].low) in VERSIONS
        or points_away(what)
    ):
        return ()
    if is_name(what[0]) and len(what) == 1 and not days:
        return ()
    if not (grounded or days):
        return ()
    text = say_words(what, SELF)
    return (claim(body, sentence("User wants no", text), text, what),)


__all__ = ["is_reason", "manners", "manners_behind"]
