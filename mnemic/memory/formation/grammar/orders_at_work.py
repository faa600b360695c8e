"""Rules of how work is to be done: "never push to main directly", "ask before you install anything".

An order stands where it says so (`never`, `always`, "from now on"), where it names every one of
a kind ("add types to every function you write", "before any deploy"), whose leave is needed
("without asking me"), or a day that comes again; and where it follows from what was told ("it
reboots at 4, so don't start long jobs after 3"). It is of work by its verb or a thing it names.
What this one task is to be like forms nothing.
"""

from __future__ import annotations

import re

from mnemic.memory.formation.grammar.agreement import AUX
from mnemic.memory.formation.grammar.entries import Claim
from mnemic.memory.formation.grammar.lexicon import DAY_WORDS, TECH
from mnemic.memory.formation.grammar.phrases import Words, deictic, phrase_end, strip_punctuation
from mnemic.memory.formation.grammar.reply_words import (
    ANSWERING,
    claim,
    reason_at,
    standing_at,
    stripped,
)
from mnemic.memory.formation.grammar.rich_wishes import verb_form_s
from mnemic.memory.formation.grammar.subjects import SELF
from mnemic.memory.formation.grammar.words import (
    DETERMINERS,
    NUMBERS,
    PREPOSITIONS,
    PUNCTUATION,
    noun_lemma,
    verb_lemma,
)
from mnemic.memory.formation.rendering import say_words, sentence
from mnemic.memory.formation.wordlists import word_set

WORDS_MAX = 28
"""Longest order that is read, in words."""

ORDERS_MAX = 3
"""How many orders of one clause are read."""

_AT_WORK = word_set(
    """push commit deploy merge rebase squash lint refactor reformat install uninstall upgrade downgrade pin mock stub
    hardcode hard-code benchmark typecheck amend cherry-pick revert ship release backport vendor provision reindex
    migrate rollback containerise containerize redeploy restart reboot log force-push auto-merge automerge"""
)
"""What is done to programs and machines, and to nothing else."""

_DOING = (
    ANSWERING
    | _AT_WORK
    | word_set(
        """touch edit change modify delete remove rename run start stop schedule test build open create log print import
    export store save check verify ask tell pull fetch sync tag review approve call batch post message share
    upload email update rewrite generate commit document configure enable disable turn switch bump change overwrite
    query read copy move paste mix split drop truncate kick launch trigger queue wait note raise report prefix name
    choose pick go work write book order buy reply notify scan log measure prefer handle catch return pass validate
    force put expose publish archive clean clear reset nuke wipe kill close assign label"""
    )
)
_OF_WORK = TECH | word_set(
    """repo repository branch main master trunk prod production staging commit pr mr pull-request test migration schema
    dependency package library linter lint formatter build pipeline ci code function class module file docs
    docstring comment changelog secret key config env log database db table column endpoint api script server cluster job
    backup diff snapshot release deploy deployment container image feature flag ticket issue lockfile type hint codebase
    query sql service environment vm node queue cron stack trace exception error bug push force hook commits subquery
    cte orm variable constant method interface component style stylesheet bundle folder directory path patch hotfix
    pod pull namespace index warning assert mock fixture dataset notebook model gpu run process session port"""
)
_OPENERS = (
    ("i", "want", "you", "to"), ("i", "need", "you", "to"), ("i", "'d", "like", "you", "to"), ("i", "would", "like", "you", "to"),
    ("you", "must"), ("you", "have", "to"), ("you", "need", "to"), ("make", "sure", "to"), ("make", "sure", "you"),
    ("make", "sure", "that", "you"), ("be", "sure", "to"), ("remember", "to"), ("you", "can"), ("you", "may"), ("so",), ("and",), ("also",),
)  # fmt: skip
_JOINTS = frozenset({"and", "but", ",", ";"})
_LEAVE = word_set(
    "asking telling checking approval permission confirmation review my a an any running reading"
)
_ALL = word_set("any every each all anything everything")
_HOURS = word_set("after before past between until till")
_AT_EVERY = frozenset({"before", "after", "on", "for", "with", "to", "in", "from"})
_PASSING = word_set("now today tomorrow tonight yet this that these those again still here")


def orders_at_work(words: Words, *, grounded: bool = False) -> tuple[Claim, ...]:
    """Read the rules of work that a clause lays down, () when it lays down none."""
    body = stripped(words)
    if not 3 <= len(body) <= WORDS_MAX or body[-1].low in {"right", "correct", "no"}:
        # "You should never push to main, right?" asks.
        return ()
    held = _on_condition(body)
    if held:
        return held
    out: tuple[Claim, ...] = ()
    for part in _parts(body):
        made = _order(part, grounded=grounded or bool(out))
        if not (made or out):
            return ()
        out += made
    return out


_SAYS_ALWAYS = re.compile(r"User (?:never wants|wants the assistant to always) ")


def says_always(one: Claim) -> bool:
    """Tell whether a wish says of itself that it stands, whatever it follows from."""
    return _SAYS_ALWAYS.match(one.statement) is not None


def _parts(body: Words) -> tuple[Words, ...]:
    """Part "never push to main, always open a pull request" where a further order begins."""
    starts = [0]
    for i in range(3, len(body) - 1):
        low, behind = body[i].low, body[i + 1].low
        opens = low in {"never", "always"} or (low == "do" and behind in {"n't", "nt", "not"})
        if opens and body[i - 1].low in _JOINTS and len(starts) < ORDERS_MAX:
            starts.append(i)
    ends = [*starts[1:], len(body)]
    parts = (body[a:b] for a, b in zip(starts, ends, strict=True))
    return tuple(_without_joints(p) for p in parts)


def _without_joints(part: Words) -> Words:
    while part and part[-1].low in _JOINTS | PUNCTUATION:
        part = part[:-1]
    return part


def _order(part: Words, *, grounded: bool) -> tuple[Claim, ...]:
    opened, asked = _opened(part)
    how, order, standing = _how(opened)
    if len(order) < 2 or not _is_order(order):
        return ()
    order = strip_punctuation(order[: _reason_at(order)])
    rest = order[1:]
    if not rest or _points(rest) or any(w.low in _PASSING for w in rest):
        return ()
    if not (_is_of_work(order) or _is_by_leave(rest)):
        return ()
    if not (standing or _stands(order, forbids="not want" in how, grounded=grounded)):
        return ()
    if asked and not standing and not _stands(order, forbids=True, grounded=False):
        return ()
    said = sentence(how, _said(order))
    return (claim(part, said, say_words(_named(rest), SELF), part),)


def _said(order: Words) -> str:
    """Render an order of the assistant's: "before you install" is "before it installs"."""
    out: list[str] = []
    told = order[0]._replace(text=order[0].low)
    words = (told, *order[1:])
    begin = 0
    for i, word in enumerate(words[:-1]):
        if word.low not in {"you", "u"}:
            continue
        lemma = verb_lemma(words[i + 1].low)
        if lemma is None or lemma != words[i + 1].low:
            continue
        out += [say_words(words[begin:i], SELF), "it", verb_form_s(lemma)]
        begin = i + 2
    return " ".join([*out, say_words(words[begin:], SELF)]).strip()


def _named(rest: Words) -> Words:
    """Give what an order is about: its object, or what stands behind its preposition."""
    at = 1 if rest[0].low in PREPOSITIONS and len(rest) > 1 else 0
    if rest[at].low in {"before", "after"} and len(rest) > at + 2:
        at += 1
    return rest[at : at + max(1, phrase_end(rest[at:], 0))]


def _opened(part: Words) -> tuple[Words, bool]:
    """Leave out "I want you to", "you must", "make sure to"; tell whether one stood there."""
    asked = False
    for _ in range(2):
        lows = tuple(w.low for w in part[:5])
        opener = next((o for o in _OPENERS if lows[: len(o)] == o), ())
        if not opener:
            break
        asked = asked or len(opener) > 1
        part = stripped(part[len(opener) :])
        if not part:
            break
    return part, asked


def _how(body: Words) -> tuple[str, Words, bool]:
    """Give how an order is worded, the order, and whether it says itself that it stands."""
    never = standing = False
    kept: list[int] = []
    i = 0
    while i < len(body):
        step = standing_at(body, i)
        if (step and body[i].low not in {"even", "no", "in", "ever"}) or (step and step > 1):
            standing = True
            never = never or (body[i].low == "never" and not kept)
            i += step
            continue
        kept.append(i)
        i += 1
    order = strip_punctuation(tuple(body[k] for k in kept))
    lows = [w.low for w in order[:3]]
    if never:
        return "User never wants the assistant to", order, True
    if lows[:1] == ["do"] and lows[1:2] and lows[1] in {"n't", "nt", "not"}:
        rest = order[2:]
        rest = rest[1:] if rest and rest[0].low == "ever" else rest
        return "User does not want the assistant to", rest, standing or "ever" in lows
    how = "User wants the assistant to always" if standing else "User wants the assistant to"
    return how, order, standing


def _is_order(order: Words) -> bool:
    """Tell whether a clause starts with the plain form of a doing of work, and goes on like an order."""
    verb, behind = order[0].low, order[1].low
    if verb not in _DOING or (verb_lemma(verb) != verb and verb not in _AT_WORK):
        return False
    return behind not in AUX | {"of"} and not (
        noun_lemma(verb) == verb
        and verb_lemma(behind) not in {None, behind}
        and behind.endswith("s")
        and noun_lemma(behind) == behind
    )


def _reason_at(order: Words) -> int:
    """Give where a reason starts; "so that" and ", not X" belong to the order."""
    at = reason_at(order)
    if at < len(order) and order[at].low in {",", ";"} and at + 1 < len(order):
        behind = order[at + 1].low
        if behind in {"not", "even", "unless", "except", "and", "or"}:
            return len(order)
    return at


def _points(words: Words) -> bool:
    """Tell whether words point into the talk; "you" is the assistant, whatever the talk."""
    return deictic(tuple(w for w in words if w.low not in {"you", "u"}))


def _is_of_work(order: Words) -> bool:
    pulls = order[0].low in {"pull", "fetch"} and order[1].low in {"before", "first"}
    if order[0].low in _AT_WORK or pulls or any(w.low in {"/", "~"} for w in order):
        return True
    return any(
        w.low in _OF_WORK or noun_lemma(w.low) in _OF_WORK or verb_lemma(w.low) in _AT_WORK
        for w in order[1:]
    )


def _is_by_leave(rest: Words) -> bool:
    """Tell whether an order waits for the speaker's leave: "without asking me", "before I approve"."""
    lows = [w.low for w in rest]
    at = next((k for k, low in enumerate(lows[:-1]) if low == "without"), -1)
    given_by = at >= 0 and lows[at + 1] == "my" and lows[-1] in _LEAVES_GIVEN
    return given_by or (at >= 0 and lows[at + 1] in _LEAVE - {"a", "an", "any", "my"})


_LEAVES_GIVEN = word_set(
    "ok okay approval permission consent say-so go-ahead review sign-off signoff"
)


def _stands(order: Words, *, forbids: bool, grounded: bool) -> bool:
    """Tell whether an order names every one of a kind, a leave, or a day that comes again."""
    lows = [w.low for w in order]
    rest = lows[1:]
    for k, low in enumerate(rest[:-1]):
        behind = rest[k + 1]
        if low == "without" and behind in _LEAVE:
            return True
        if low in _AT_EVERY and behind in {"every", "each", "any"}:
            return behind != "any" or forbids or low in {"before", "after"}
        if forbids and low == "during" and behind not in {"the", "this"}:
            return True
        if forbids and low == "on" and behind in DAY_WORDS and behind.endswith("days"):
            return True
        if low in {"every", "each"} and any(x in {"you", "u"} for x in rest[k + 2 : k + 5]):
            return True
        if low == "in" and behind == "our" and forbids:
            return True
        if (
            low == "before"
            and behind in {"you", "u"}
            and any(x in _ALL | {"a", "an"} for x in rest[k + 3 : k + 5])
        ):
            return True
    if forbids and rest[0] in {"any", "anything"}:
        # "don't add any comments" is of the task; "don't touch anything under /legacy" is of a place.
        return len(rest) > 2 and rest[2 if rest[0] == "any" else 1] in {
            "under",
            "in",
            "from",
            "outside",
        }
    return grounded and _is_kind(order[1:], forbids=forbids)


def _is_kind(rest: Words, *, forbids: bool) -> bool:
    """Tell whether what follows from a fact is about a kind: "long jobs after 3", "anything big"."""
    what = rest[: phrase_end(rest, 0)]
    if any(
        w.low in _HOURS
        and rest[k + 1 : k + 2]
        and (rest[k + 1].low[0].isdecimal() or rest[k + 1].low in NUMBERS)
        for k, w in enumerate(rest)
    ):
        return True
    if not what or what[0].low in DETERMINERS - _ALL or what[0].low in NUMBERS:
        return False
    return forbids and (what[0].low in _ALL or noun_lemma(what[-1].low) != what[-1].low)


_WHEN = frozenset({"when", "whenever", "if"})
_SOMETHING = word_set(
    "something anything somebody someone things stuff two multiple several any every a an"
)
_UNSURE = word_set("unsure doubt stuck ambiguous unclear uncertain")
_HELPING = word_set(
    """help assist review debug refactor fix edit proofread code commit deploy test plan schedule book search design
    touch change modify add create rename write open paste post run make draft update handle investigate"""
)


def _on_condition(body: Words) -> tuple[Claim, ...]:
    """Read "when you review my code, point out bugs first", "when in doubt, ask"."""
    if body[0].low not in _WHEN:
        at = next((k for k in range(2, len(body) - 2) if body[k].low in {"when", "whenever"}), 0)
        if not at or body[0].low not in {*_DOING, "do", "never", "always"}:
            return ()
        order, when = _without_joints(body[:at]), body[at:]
    else:
        cut = _order_at(body)
        if not cut:
            return ()
        when, order = _without_joints(body[:cut]), stripped(body[cut:])
    shown = _condition(when)
    if not shown or len(order) < 2:
        return ()
    how, plain, _ = _how(order)
    plain = strip_punctuation(plain[: _reason_at(plain)]) if len(plain) > 1 else plain
    if len(plain) < 2 or not _is_order(plain) or any(w.low in _PASSING for w in plain):
        return ()
    how = how.removesuffix(" always")
    said = sentence(how, _said(plain), shown)
    label = say_words(_named(plain[1:]), SELF)
    return (claim(body, said, label, (*plain, *when)),)


def _order_at(body: Words) -> int:
    """Give where the order behind a condition begins, 0 for none."""
    for k in range(2, len(body) - 1):
        low, before = body[k].low, body[k - 1].low
        if before == "," or low in {"please", "pls", "plz"}:
            return k
        if (
            low in {"give", "show", "tell", "send"}
            and body[k + 1].low in {"me", "us"}
            and before not in {"to", "you"}
        ):
            return k
    return 0


def _condition(when: Words) -> str:
    """Word when an order holds, "" where it holds but once or for what is at hand."""
    lows = [w.low for w in when]
    rest = when[1:]
    if len(rest) < 2 or _points(rest) or any(w.low in _PASSING for w in rest):
        return ""
    first = rest[0].low
    unsure = bool(_UNSURE & set(lows)) or {"not", "sure"} <= set(lows)
    if unsure and (first in {"you", "u", "in", "something", "anything"}):
        plain = (
            say_words(rest, SELF)
            if first not in {"you", "u"}
            else f"it is {say_words(rest[2:], SELF)}"
        )
        return f"{when[0].low} {plain}"
    if first in {"you", "u"}:
        verb = rest[1].low
        if verb not in _HELPING or verb_lemma(verb) != verb or len(rest) < 3:
            return ""
        what = rest[2:]
        whole = any(w.low == "the" for w in what)
        if when[0].low == "if" or whole:
            kinds = any(
                w.low in _CHANGING_PARTS or noun_lemma(w.low) in _CHANGING_PARTS for w in what
            )
            if not kinds or verb not in {
                "touch",
                "change",
                "modify",
                "add",
                "rename",
                "update",
                "edit",
            }:
                return ""
        told = tuple(
            w._replace(text="User", low="user") if w.low in {"me", "us"} else w for w in what
        )
        return f"{when[0].low} it {verb_form_s(verb)} {say_words(told, SELF)}"
    if first in {"i", "we"} or (when[0].low == "if" and first not in {"something", "anything"}):
        return ""
    if first in _SOMETHING or (
        first == "the" and {"bigger", "more", "over", "larger", "longer"} & set(lows)
    ):
        return f"{when[0].low} {say_words(rest, SELF)}"
    return ""


_CHANGING_PARTS = word_set(
    "schema api config docs ui database public interface migration endpoint model dependency flag protocol code"
)


__all__ = ["orders_at_work", "says_always"]
