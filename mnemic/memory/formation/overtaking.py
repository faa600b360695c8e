"""States of a life of which one rules out another, wherever each is filed.

Who is in a relationship now is single no longer, and who works is not unemployed. The table is
closed: only what cannot hold beside the later telling is named, and only for one person.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mnemic.memory.draft import Draft
from mnemic.memory.formation.grammar.table import is_rich
from mnemic.memory.formation.keys import FORMER, NOT, key_tokens
from mnemic.memory.formation.lemmas import lemma
from mnemic.memory.formation.main_verbs import main_verb
from mnemic.memory.formation.nearby import drafted_nearby
from mnemic.memory.formation.numerals import cardinal
from mnemic.memory.model import Belief, Candidate, ClaimKind, Polarity

_NOW = r"(?: (?:now|again|currently|these days|anymore)){0,2}"
_TABLE: tuple[tuple[re.Pattern[str], str, re.Pattern[str]], ...] = tuple(
    (re.compile(later, re.I), shared, re.compile(earlier, re.I))
    for later, shared, earlier in (
        (
            r"\b(?:is in a (?:\w+ )?relationship|(?:is|got|has got) (?:married|engaged)|"
            r"is (?:dating|seeing) (?:someone|somebody))\b",
            "single",
            r" is single\b",
        ),
        (
            r"\b(?:is|got) (?:divorced|separated|single)\b",
            "married engaged relationship",
            r" is (?:married|engaged|in a (?:\w+ )?relationship)\b",
        ),
        (r"\b(?:got|is) married\b", "engaged", r" is engaged\b"),
        (
            r"\bUser's (?:girlfriend|boyfriend|husband|wife|partner|spouse|fiancée?) is [A-Z]",
            "single",
            r" is single\b",
        ),
        (
            r"\b(?:works (?:at|for|as)|started (?:working|a new job|a job)|"
            r"(?:got|found|has found|has got) a (?:new )?job)\b",
            "unemployed jobless work job",
            r" (?:is|has been) (?:unemployed|jobless|out of work|between jobs|"
            r"looking for (?:a (?:new )?job|work))\b",
        ),
        (
            r"\b(?:gave birth|had (?:a|her|their|our) (?:baby|son|daughter|boy|girl|twins)|"
            r"baby (?:was born|arrived|is here))\b",
            "pregnant expecting",
            r" is (?:\w+ (?:weeks|months) )?(?:pregnant|expecting)\b",
        ),
        (
            r"\b(?:eats|is eating|started eating) (?:\w+ and )?"
            rf"(?:meat|chicken|beef|pork|lamb|bacon|steak|ham)(?: and \w+)?{_NOW}\.",
            "vegetarian vegan meat",
            r" (?:is (?:a )?(?:vegetarian|vegan)|(?:does not|never) eats? meat)\b",
        ),
        (
            rf"\b(?:eats|is eating|started eating) (?:fish|eggs|cheese|dairy){_NOW}\.",
            "vegan",
            r" is (?:a )?vegan\b",
        ),
        (
            r"\breports to\b",
            "manager boss supervisor",
            r"'s (?:line )?(?:manager|boss|supervisor) is ",
        ),
        (r"'s (?:new )?(?:line )?(?:manager|boss|supervisor) is ", "report", r" reports to "),
        (
            r"\b(?:(?:got|was|has been) (?:laid off|fired|sacked|let go|made redundant)|"
            r"lost (?:his|her|their) job|(?:has )?retired)\b",
            "works employer",
            r"(?: works (?:at|for|as)\b|'s employer is )",
        ),
        (rf"\bis (?:a )?(?:vegetarian|vegan){_NOW}\.", "meat", r" eats meat\b"),
        (
            r"\b(?:defended|finished|completed|got|earned) (?:their|his|her) (?:PhD|doctorate)\b",
            "phd doctorate",
            r" is (?:in the \w+ year of|doing|studying for|working on|finishing) "
            r"(?:an?|their|his|her) (?:PhD|doctorate)\b",
        ),
    )
)


def overtaken(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the live states of the same person that a later one rules out."""
    if candidate.polarity is not Polarity.ASSERT:
        return
    for later, shared, earlier in _TABLE:
        if later.search(candidate.statement) is None:
            continue
        whom = _whom(candidate)
        for word in shared.split():
            for belief in drafted_nearby(draft, word):
                if (
                    belief.is_live
                    and belief.polarity is Polarity.ASSERT
                    and belief.subject_key != candidate.subject_key
                    and _whom(belief) == whom
                    and not _long_before(candidate, belief)
                    and earlier.search(belief.statement) is not None
                ):
                    yield belief


_DIED = re.compile(r"\b(?:passed away|has died|died|was killed)\b")
_ALIVE = re.compile(
    r" (?:lives|works|is (?:in|at|on) |takes|drives|studies|goes|plays|has (?!been|had)|"
    r"visits|helps)\b"
)


def outlived(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the live tellings of how somebody lives, once they died."""
    if (
        candidate.polarity is not Polarity.ASSERT
        or candidate.about in {"user", "team"}
        or _DIED.search(candidate.statement) is None
    ):
        return
    for belief in drafted_nearby(draft, candidate.about):
        if (
            belief.is_live
            and belief.polarity is Polarity.ASSERT
            and belief.about == candidate.about
            and belief.subject_key != candidate.subject_key
            and _ALIVE.search(belief.statement) is not None
        ):
            yield belief


_BORN = re.compile(
    r"(?:User's (?:son|daughter|baby|twins)|(?P<name>[A-Z][\w'’-]+)) (?:was|were) born "
    r"(?:\w+ ){0,2}?(?:on \d{1,2}|in) [A-Z][a-z]+ \d{4}"
)
_EXPECTING = re.compile(r" is (?:\w+ (?:weeks|months) )?(?:pregnant|expecting)\b")
_CHILD = re.compile(r"user/relation (?:son|daughter|child|children|baby|twins?)(?:/|\Z)")


def born(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give that its parents are expecting a child, once a child of theirs was born."""
    found = _told(draft, candidate, _BORN)
    if found is None:
        return
    name = found["name"]
    named = _standing(draft, name, re.compile(rf"\b{re.escape(name)}\b")) if name else ()
    if name and not any(_CHILD.match(belief.subject_key) for belief in named):
        return
    for word in ("pregnant", "expecting"):
        for belief in _standing(draft, word, _EXPECTING):
            parents = belief.polarity is Polarity.ASSERT and belief.about in {"user", "spouse"}
            if parents and not _long_before(candidate, belief):
                yield belief


_HAS_NOW = re.compile(
    r"User (?:has|(?:has )?(?:got|bought)) (?:now )?(?:a|an|their)"
    r"(?: (?:first|ever|very|own|new|used|second-hand|old|little|small|big|cheap)){0,3} "
    r"(?P<what>[\w'’-]+)(?=\.| (?:now|on|in|at|from|for|since|with|called)\b)"
)


def had_after_all(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give that somebody has no car, once they have got their first one."""
    found = _told(draft, candidate, _HAS_NOW)
    if found is not None:
        what = re.escape(found["what"])
        lacks = re.compile(rf"\AUser (?:does not (?:have|own) an? |has no ){what}\.", re.I)
        yield from _standing(draft, found["what"], lacks)


_COUNTED = re.compile(
    r"(?P<who>User|User's [\w'’ -]+?) (?P<verb>has|keeps|owns|runs) (?P<count>[\w-]+) "
    r"(?P<what>[a-z][\w'’ -]*?)"
    r"(?:,? (?:now|currently|these days|at the moment|in total|altogether))*\.\Z"
)


def recounted(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give how many of the same things somebody had, once they tell another number."""
    found = _told(draft, candidate, _COUNTED)
    number = None if found is None else cardinal(found["count"])
    if found is None or number is None:
        return
    for belief in _standing(draft, found["what"], _COUNTED):
        before = _COUNTED.match(belief.statement)
        counted = None if before is None else cardinal(before["count"])
        if (
            before is not None
            and counted not in {None, number}
            and belief.polarity is Polarity.ASSERT
            and belief.subject_key != candidate.subject_key
            and before.group("who", "verb", "what") == found.group("who", "verb", "what")
        ):
            yield belief


_MOVED = re.compile(
    r"(?P<who>User's [\w' -]+?|[A-Z][\w'-]+) (?:has )?(?:just )?"
    r"(?:moved|relocated|emigrated) (?:in)?(?:to|out|away|back)\b"
    r"(?! (?:(?:an?|the|their|his|her|another) )?(?:\w+ )?(?:job|role|team|school|class|department|"
    r"company|shift|seat|bed|ward|project)\b)"
)


def moved_away(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give that somebody lives with the user, once they moved somewhere."""
    found = _told(draft, candidate, _MOVED)
    if found is None or candidate.about in {"user", "team"} or " with User" in candidate.statement:
        return
    who = re.escape(found["who"])
    theirs = re.escape(found["who"].replace("User's", "their"))
    here = re.compile(rf"\A(?:{who} lives with User|User lives with {theirs})\b(?! and\b)")
    for belief in _standing(draft, found["who"].rpartition(" ")[2], here):
        if belief.polarity is Polarity.ASSERT and not _long_before(candidate, belief):
            yield belief


_TO_STOP = re.compile(
    r"User's (?:GP|doctor|nurse|psychiatrist|consultant|cardiologist|specialist|midwife|"
    r"pharmacist) told User to (?:stop taking|come off) (?:the |their )?(?P<what>[\w-]+)\.\Z"
)


def taken_off(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give that something is taken which whoever prescribes it told the user to stop taking."""
    found = _told(draft, candidate, _TO_STOP)
    if found is not None:
        dose = r"(?:[\d.,]+ ?[a-zµ]+ (?:of )?)?"
        what = re.escape(found["what"])
        taken = re.compile(rf"\AUser (?:takes|is on) {dose}{what}(?:\.| {_MORE}\b)", re.I)
        yield from _standing(draft, found["what"], taken)


_NOT_SINCE = re.compile(
    r"User has not (?P<done>[a-z]+)(?P<rest>(?: [\w' -]+?)?) (?:since|for|in) "
    r"(?:about |around |over )?(?:[\dA-Z]|\w+ (?:days|weeks|months|years)\b).*\.\Z"
)


def done_no_more(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the live habits that have not been done for long: "I haven't smoked since 1 April"."""
    found = _NOT_SINCE.match(candidate.statement)
    if candidate.polarity is not Polarity.ASSERT or found is None:
        return
    verb = lemma(found.group("done"), "VERB")
    what = set(key_tokens(found.group("rest")))
    for belief in drafted_nearby(draft, f"{found.group('done')}{found.group('rest')}"):
        if (
            belief.is_live
            and belief.polarity is Polarity.ASSERT
            and belief.about == candidate.about
            and belief.claim_kind is not ClaimKind.GOAL
            and main_verb(belief.statement) == verb
            and what <= set(belief.value_key.split())
            and NOT not in belief.value_key.split()
            and FORMER not in belief.value_key.split()
        ):
            yield belief


_DOES_NOT = re.compile(
    r"User does not (?P<verb>play|eat|drink|smoke|wear|take|drive|ride|speak|teach|practi[sc]e) "
    r"(?P<what>(?:(?:the|a|an|any|their) )?[\w'-]+)(?: (?:at all|anymore|any more))?\.\Z"
)
_MORE = (
    r"(?:in|at|on|with|for|to|from|by|before|after|every|each|during|most|twice|once|now|since|as)"
)
"""What stands behind a thing that is named whole: "coffee in the morning", and no "coffee cake"."""


def denied_outright(draft: Draft, candidate: Candidate) -> Iterator[Belief]:
    """Give the live tellings of a doing, with whatever more, that is denied without any more.

    "I don't play the drums" ends "plays the drums in a metal band".
    """
    found = _told(draft, candidate, _DOES_NOT)
    if found is None:
        return
    what = re.sub(r"^(?:the|a|an|any|their) ", "", found["what"])
    done = re.compile(
        rf"\AUser (?:\w+ )?[a-z]+s (?:(?:the|a|an|some|their) )?{re.escape(what)}(?:\.| {_MORE}\b)",
        re.I,
    )
    for belief in _standing(draft, what, done):
        if (
            belief.polarity is Polarity.ASSERT
            and belief.about == candidate.about
            and belief.subject_key != candidate.subject_key
            and main_verb(belief.statement) == lemma(found["verb"], "VERB")
            and NOT not in belief.value_key.split()
        ):
            yield belief


def _told(draft: Draft, candidate: Candidate, says: re.Pattern[str]) -> re.Match[str] | None:
    """Match what is told as so, where the policy reads for recall."""
    so = candidate.polarity is Polarity.ASSERT and is_rich(draft.turn.profile.grammar)
    return says.match(candidate.statement) if so else None


def _standing(draft: Draft, words: str, says: re.Pattern[str]) -> Iterator[Belief]:
    """Give the live beliefs near some words that say so."""
    for belief in drafted_nearby(draft, words):
        if belief.is_live and says.search(belief.statement) is not None:
            yield belief


def _long_before(candidate: Candidate, belief: Belief) -> bool:
    """Tell whether what a statement tells came about before a belief was told: it knew of it."""
    since, told = candidate.valid_from, belief.evidence_at
    return since is not None and (since.year, since.month) < (told.year, told.month)


def _whom(claim: Candidate | Belief) -> str:
    """Give whose state a statement tells: the parent's, where a baby of theirs was born."""
    if claim.statement.startswith("User's baby "):
        return "user"
    return claim.about


__all__ = [
    "born",
    "denied_outright",
    "done_no_more",
    "had_after_all",
    "moved_away",
    "outlived",
    "overtaken",
    "recounted",
    "taken_off",
]
