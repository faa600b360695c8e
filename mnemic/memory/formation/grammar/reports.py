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


def reports(words: Words, subject: Subject, group: VerbGroup) -> bool:
    """Tell whether what follows is somebody else's: "my colleague said: I use Emacs"."""
    if subject.who in {Who.SELF, Who.WE} and group.lemma != "quote":
        return False
    if group.lemma in REPORTING:
        return True
    after = words[group.next : group.next + 1]
    return bool(after) and after[0].low in {":", "“", '"', "‘"}
