"""What a team does and of whom it is, put in another way: "my team switched from Slack to Zulip"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.lexicon import TEAM_THINGS
from mnemic.memory.formation.grammar.phrases import Words, is_name
from mnemic.memory.formation.grammar.unfolding.antecedents import finite_at
from mnemic.memory.formation.grammar.unfolding.parts import Parts
from mnemic.memory.formation.grammar.unfolding.short_notes import Told
from mnemic.memory.formation.grammar.words import NUMBERS, PUNCTUATION, given, verb_lemma
from mnemic.memory.formation.wordlists import word_set

_PRACTISED = word_set(
    "mock deploy rebase squash merge push commit touch share edit store log cache skip stub"
)


def we_and_the(words: Words) -> Told:
    """Read "we don't mock the db", "we indent with tabs in the whole codebase" of what is ours."""
    the = next((k for k in range(2, len(words) - 1) if words[k].low == "the"), 0)
    if not the:
        return ()
    noun = the + 1 + (words[the + 1].low in {"whole", "entire"})
    last = noun == len(words) - 1
    if not last or words[noun].low not in TEAM_THINGS | _CODEBASES:
        return ()
    practice = (
        words[1].low == "do" and words[2].low in {"n't", "not", "nt"} and words[3].low in _PRACTISED
    )
    across = words[the - 1].low in {"in", "across", "throughout"} and words[noun].low in _CODEBASES
    if not practice and not (across and verb_lemma(words[1].low) == words[1].low):
        return ()
    return ((*words[:the], given("our", words[the].start), *words[noun:]),)


_CODEBASES = word_set("codebase repo monorepo db database")


def left_us(words: Words, behind: Words) -> Parts | None:
    """Read "Dana left the company, so now Yusuf is our lead" as no longer working with us."""
    if (
        not is_name(words[0])
        or not 2 <= len(words) <= LEFT_WORDS_MAX
        or words[1].low not in {"left", "quit", "resigned"}
    ):
        return None
    rest = [w.low for w in words[2:] if w.low not in PUNCTUATION]
    ours = rest in (["us"], ["our", "team"], ["our", "company"])
    told = not {"our", "us", "we", "my"}.isdisjoint(w.low for w in behind)
    if not ours and not (
        told and rest in ([], ["the", "company"], ["the", "team"], ["the", "firm"])
    ):
        return None
    at = words[1].start
    return Parts(
        (), ((words[0], *(given(t, at) for t in ("no", "longer", "works", "with", "us"))),)
    )


LEFT_WORDS_MAX = 6


def we_are_counted(words: Words) -> Told:
    """Part "we're 5 devs and a tester, all remote" from what all of them are."""
    if words[1].low not in {"are", "'re"} or len(words) < 6:
        return ()
    counted = words[2].low in NUMBERS or words[2].low.isdecimal()
    comma = next((k for k in range(4, len(words) - 1) if words[k].low == ","), 0)
    if not counted or not comma or words[comma + 1].low not in {"all", "mostly"}:
        return ()
    rest = words[comma + 2 :]
    if not 1 <= len(rest) <= 2:
        return ()
    at = words[0].start
    return (words[:comma], (given("we", at), given("are", at), *words[comma + 1 :]))


def teams_own(words: Words) -> Told:
    """Read "my team's CI is GitHub Actions" as what our CI is."""
    if words[1].low != "team" or words[2].low != "'s" or len(words) < 6:
        return ()
    if not any(finite_at(words, k) for k in range(4, min(8, len(words) - 1))):
        return ()
    return ((given("our", words[0].start), *words[3:]),)


_SWITCHING = word_set("switched moved migrated")
_TEAMS = word_set("team company office department startup agency group firm lab")


def team_switched(words: Words) -> Told:
    """Read "my team switched from Slack to Zulip this month" as "we switched ..."."""
    if len(words) < 7 or words[1].low not in _TEAMS or words[2].low not in _SWITCHING:
        return ()
    if words[3].low != "from" or not any(w.low == "to" for w in words[5:8]):
        return ()
    tools = all(
        is_name(w)
        for w in (words[4], words[next(k for k in range(5, 8) if words[k].low == "to") + 1])
    )
    return ((given("we", words[0].start), *words[2:]),) if tools and words[2].low != "moved" else ()


__all__ = ["left_us", "team_switched", "teams_own", "we_and_the", "we_are_counted"]
