"""The heads of aims: closed tables of what says that somebody aims, and how firmly."""

from __future__ import annotations

from msgspec import Struct


class Head(Struct, frozen=True):
    """Say how a head goes on: `to` a verb, `ing` a verb, `np` a thing behind one of `joins`.

    A `firm` head tells an aim by itself; any other needs one that plainly lasts.
    """

    firm: bool = False
    to: bool = False
    ing: tuple[str, ...] = ()
    np: tuple[str, ...] = ()
    keeps: bool = True


DOING: dict[str, Head] = {
    "hope": Head(firm=True, to=True, np=("for",)),
    "plan": Head(firm=True, to=True, ing=("on",), np=("on", "for")),
    "aim": Head(firm=True, to=True, np=("for", "at")),
    "intend": Head(firm=True, to=True, ing=("on",)),
    "dream": Head(firm=True, ing=("of", "about"), np=("of",)),
    "mean": Head(to=True),
    "long": Head(firm=True, to=True), "aspire": Head(firm=True, to=True),
    "yearn": Head(firm=True, to=True), "itch": Head(firm=True, to=True), "die": Head(firm=True, to=True),
    "work": Head(firm=True, ing=("towards", "toward"), np=("towards", "toward", "up")),
    "train": Head(firm=True, to=True, np=("for", "towards")),
    "study": Head(firm=True, to=True, np=("for", "towards")),
    "revise": Head(firm=True, np=("for",)), "swot": Head(firm=True, np=("for",)), "cram": Head(firm=True, np=("for",)),
    "save": Head(firm=True, to=True, np=("for", "up")), "budget": Head(firm=True, np=("for",)),
    "push": Head(firm=True, np=("for",)), "gun": Head(firm=True, np=("for",)), "shoot": Head(firm=True, np=("for",)),
    "angle": Head(firm=True, np=("for",)), "hanker": Head(firm=True, np=("after",)),
    "gear": Head(firm=True, to=True, np=("up",)),
    "look": Head(to=True, ing=("at", "into")), "try": Head(to=True),
    "think": Head(ing=("of", "about")), "consider": Head(ing=("",)), "contemplate": Head(ing=("",)),
    "toy": Head(ing=("with",)), "flirt": Head(ing=("with",)), "mull": Head(ing=("over",)),
    "attempt": Head(to=True), "seek": Head(to=True), "struggle": Head(to=True), "strive": Head(firm=True, to=True),
}  # fmt: skip
"""Heads by their verb, which stands in the -ing form: "I'm hoping to", "been trying to"."""

PLAIN: dict[str, Head] = {
    "hope": Head(firm=True, to=True), "plan": Head(firm=True, to=True, ing=("on",)), "aim": Head(firm=True, to=True, np=("for",)),
    "intend": Head(firm=True, to=True), "mean": Head(firm=True, to=True), "aspire": Head(firm=True, to=True),
    "resolve": Head(firm=True, to=True), "vow": Head(firm=True, to=True), "dream": Head(firm=True, ing=("of",)),
    "want": Head(to=True), "wish": Head(to=True), "fancy": Head(ing=("",)), "need": Head(to=True),
    "love": Head(to=True), "like": Head(to=True), "prefer": Head(to=True), "expect": Head(to=True),
    "decide": Head(firm=True, to=True, ing=("on",)), "commit": Head(firm=True, ing=("to",)), "pledge": Head(firm=True, to=True),
}  # fmt: skip
BEING: dict[str, Head] = {
    "determined": Head(firm=True, to=True), "keen": Head(firm=True, to=True, ing=("on",)), "eager": Head(to=True),
    "set": Head(firm=True, to=True, ing=("on",), np=("on",)), "bent": Head(firm=True, ing=("on",)),
    "hell-bent": Head(firm=True, ing=("on",)), "committed": Head(firm=True, ing=("to",)),
    "hopeful": Head(firm=True, np=("for",)), "desperate": Head(to=True),
    "due": Head(to=True), "resolved": Head(firm=True, to=True), "after": Head(np=("",)),
}  # fmt: skip
"""Heads that are said with "be": "I'm determined to quit vaping"."""

ENTERED: dict[str, Head] = {
    "sign": Head(firm=True, np=("up",)), "apply": Head(firm=True, to=True, np=("for",)),
    "enrol": Head(firm=True, np=("on", "for", "in")), "enroll": Head(firm=True, np=("on", "for", "in")),
    "register": Head(firm=True, to=True, np=("for",)),
}  # fmt: skip
"""What somebody has put themselves down for: "I've signed up to run a marathon"."""
