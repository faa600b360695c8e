"""The closed lists of words that carry no claim of their own."""

from __future__ import annotations


def word_set(listing: str) -> frozenset[str]:
    """Make a closed set of the words of a listing."""
    return frozenset(listing.split())


PRONOUNS = word_set(
    """i me my mine myself we us our ours ourselves you your yours yourself yourselves
    he him his himself she her hers herself it its itself they them their theirs
    themselves this that these those who whom whose which what someone somebody
    something anyone anybody anything everyone everybody everything one ones"""
)

AUXILIARIES = word_set(
    """be am is are was were been being have has had having do does did done doing will
    would shall should can could may might must ought get got"""
)

FUNCTION_WORDS = word_set(
    """a an the and or but nor so yet if then than because since while as of in on at by
    to from for with into onto about over under up down out off through during before
    after between against per via upon within toward towards there here when where why
    how whether though although however such own same other another some any each both
    all"""
)

QUALIFIERS = word_set(
    """currently really just actually basically simply very quite rather pretty now
    nowadays still also already though anyway please kind kinda sort somewhat too even
    again either truly honestly literally absolutely definitely personally generally
    anymore longer well yes yeah okay ok oh hi hello hey thanks thank"""
)

NEGATORS = word_set("not no never cannot without neither nor none nothing nobody nowhere")
"""The words that turn a claim round; kept out of content so that polarity is its own fact."""

STOP_WORDS = (PRONOUNS | AUXILIARIES | FUNCTION_WORDS | QUALIFIERS) - NEGATORS
"""What content leaves out: function words, auxiliaries, pronouns and bare qualifiers."""
