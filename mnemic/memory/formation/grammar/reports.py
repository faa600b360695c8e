"""When the word goes to somebody else: "my colleague said: I use Emacs"."""

from __future__ import annotations

from mnemic.memory.formation.grammar.phrases import Words
from mnemic.memory.formation.grammar.subjects import Subject, Who
from mnemic.memory.formation.grammar.verbs import VerbGroup
from mnemic.memory.formation.wordlists import word_set

REPORTING = word_set(
    """say write tell claim ask reply text shout mention think believe insist answer state announce
    argue read quote post tweet joke reckon swear"""
)

TEXTS = word_set(
    """sentence example text quote line title prompt message caption subject translation string
    paragraph email letter bio poem lyrics headline comment tweet post docs documentation page
    article book slogan motto error output log it says"""
)


_WORKS = word_set("read write post quote answer shout argue")
"""What people also do without words that follow: "my nephew reads nothing but manga"."""


_STANDS = frozenset({("insist", "on"), ("swear", "by"), ("believe", "in"), ("think", "of")})
"""What somebody stands by, and no words: "my director insists on Oxford commas"."""


def reports(words: Words, subject: Subject, group: VerbGroup, *, rich: bool = False) -> bool:
    """Tell whether what follows is somebody else's: "my colleague said: I use Emacs".

    Read for recall (`rich`), somebody's reading and writing is theirs unless words of theirs follow.
    """
    if subject.who in {Who.SELF, Who.WE} and group.lemma != "quote":
        return False
    after = words[group.next : group.next + 1]
    works = group.lemma in _WORKS or (bool(after) and (group.lemma, after[0].low) in _STANDS)
    told = not (rich and works) or (bool(after) and after[0].low == "that")
    if group.lemma in REPORTING and told:
        return True
    return bool(after) and after[0].low in {":", "“", '"', "‘"}
