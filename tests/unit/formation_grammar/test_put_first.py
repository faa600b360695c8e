"""What stands first is told behind its verb; who is brought in by "there's", or meant, is told."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

FIRST: tuple[tuple[str, tuple[str, ...]], ...] = (
    # An object behind its own comma.
    ("Open-plan offices, though, I can't stand.", ("User cannot stand open-plan offices.",)),
    ("Musicals, though, I adore.", ("User adores musicals.",)),
    ("Big buffets, though, I loathe.", ("User loathes big buffets.",)),
    # A span of years.
    (
        "Twenty years I've driven the dustcart, and my knees know it.",
        ("User has driven the dustcart for twenty years.",),
    ),
    ("Six summers I've run the campsite bar.", ("User has run the campsite bar for six summers.",)),
    (
        "Fourteen winters I've driven the gritter, nights mostly.",
        ("User has driven the gritter for fourteen winters.",),
    ),
    # A season in which something of one's own comes again.
    ("Most Octobers our cellar floods.", ("User's cellar floods most Octobers.",)),
    (
        "Every autumn, without fail, the skin on my heels cracks.",
        ("The skin on User's heels cracks every autumn.",),
    ),
    (
        "As expected: every winter our gutters overflow.",
        ("User's gutters overflow every winter.",),
    ),
    # An object that was learned.
    ("Morse code I picked up from my uncle.", ("User picked up morse code from their uncle.",)),
)

MEANT: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "There's my sister Ada, who runs a ferry in Oban, and there's my lads Tom and Wil.",
        ("User's sister is Ada.", "Ada runs a ferry in Oban."),
    ),
    ("There's Petra, whom I divorced in 2011.", ("User divorced Petra in 2011.",)),
    (
        "For a farrier (that's me, in a yard outside Hexham) winter is slow.",
        ("User is a farrier in a yard outside Hexham.",),
    ),
    ("Is there a grant for a part-time verger (that's me)?", ("User is a part-time verger.",)),
    (
        "Guess who got voted in as treasurer on Monday? Me!",
        ("User was voted in as treasurer.",),
    ),
    ("guess who's moving to Leeds in May. yep, me", ("User is moving to Leeds in May.",)),
    (
        'The will says: "the loom goes to the girls." I have that loom now.',
        ("User has the loom.",),
    ),
    (
        "Our residents' committee voted to keep the old pump.",
        ("User's residents' committee voted to keep the old pump.",),
    ),
    (
        "My cousin Leila's wedding is on 4 May.",
        ("Leila's wedding is on 4 May 2026.", "User's cousin is Leila."),
    ),
    (
        "Anything about canal locks, send it my way. I've been hooked on them since 2019.",
        ("User has been hooked on canal locks since 2019.",),
    ),
)

TIMES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "Evenings are choir, Monday Wednesday, so I can't cook on those days.",
        (
            "User has choir on Monday and Wednesday evenings.",
            "User cannot cook on Mondays and Wednesdays.",
        ),
    ),
    ("Thursdays are chemo.", ("User has chemo on Thursdays.",)),
    ("Afternoons are physio.", ("User has physio in the afternoon.",)),
    ("Not a cigarette since Easter 2019.", ("User has not had a cigarette since Easter 2019.",)),
    ("Not a pint since the op in 2020.", ("User has not had a pint since the op in 2020.",)),
    ("Sugar only ever in coffee.", ("User has sugar only in coffee.",)),
)

NOTHING = (
    # Called to, opened with, or asked.
    "Honestly, I can't stand here all day.",
    "Sorry, I can't bear it.",
    "Crowds, though, I can stand.",
    "Would you say crowds, though, I should avoid?",
    # A span that was waited.
    "Three years I've waited for this bus.",
    "Two hours I've been on hold.",
    # Of others, or of everybody.
    "Every spring the skin on a snake peels.",
    "Most Augusts the river runs dry.",
    "There's a man who stays with them every other week.",
    "There's the plumber, who comes on Mondays.",
    "There's Hamlet, whom I played twice.",
    # Not owned up to.
    "Guess who got voted in as treasurer? My neighbour's cat.",
    "Guess who sings this?",
    "For an affineur (that's a cheese ager) nineteen degrees is hot.",
    # What a time is like, and what is searched.
    "Mornings are hell.",
    "Mondays are the worst.",
    "Not a clue since the last update.",
    "I have that feeling now.",
    "Anything about canal locks, send it my way.",
)


@pytest.mark.parametrize(("text", "lines"), [*FIRST, *MEANT, *TIMES])
def test_it_is_told_in_its_plain_order(text: str, lines: tuple[str, ...]) -> None:
    """The statement has its parts where a form has them, in the speaker's own words."""
    found = told(text)
    assert tuple(one for one in found if one in lines) == lines


@pytest.mark.parametrize("text", NOTHING)
def test_it_tells_nothing_of_its_speaker(text: str) -> None:
    """What is of others, of the moment or only called out forms nothing."""
    assert told(text) == ()
