"""What has changed, told by its change: what holds now is formed, and nothing of the hour."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.said import told

TOLD: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("I've been cycling to work since they put in the bike lane.", ("User cycles to work now.",)),
    (
        "I've been taking the tram to work since they shut the bridge.",
        ("User takes the tram to work now.",),
    ),
    (
        "I'm in the office three days a week now.",
        ("User works in the office three days a week now.",),
    ),
    ("We're in the studio on Mondays.", ("User works in the studio on Mondays.",)),
    ("We've relocated again, this time to Cusco.", ("User has relocated to Cusco.",)),
    ("I've moved again, this time to Turku.", ("User has moved to Turku.",)),
    (
        "I've picked up a weekend job at a plant nursery as well, so my Saturdays are gone.",
        ("User has a weekend job at a plant nursery.",),
    ),
    ("I've taken on an evening job at a bar.", ("User has an evening job at a bar.",)),
    ("I got a part-time job in a bakery.", ("User has a part-time job in a bakery.",)),
    ("I'm back on two coffees a day.", ("User drinks two coffees a day.",)),
    ("I drink coffee every day, blame the newborn.", ("User drinks coffee every day.",)),
    (
        "My wife had a baby girl on Tuesday, called Wren.",
        ("User's wife had a baby girl on 24 February 2026.",),
    ),
    ("Back on ten cigarettes a day.", ("User smokes ten cigarettes a day.",)),
    ("I'm back on a keto diet.", ("User is on a keto diet.",)),
    ("I'm back on sertraline.", ("User is on sertraline.",)),
    ("I've gone down to two coffees a day.", ("User drinks two coffees a day now.",)),
    ("I've cut down to three cigarettes a day.", ("User smokes three cigarettes a day now.",)),
    ("I've gone back to smoking.", ("User smokes.",)),
    (
        "We've agreed at the retro that every PR needs one reviewer.",
        ("The team has agreed that every PR needs one reviewer.",),
    ),
    ("We decided in the meeting to use Postgres.", ("The team decided to use Postgres.",)),
    (
        "The dentist pushed my appointment back to 5 May.",
        ("User's appointment is now on 5 May 2026.",),
    ),
    (
        "The exam board shifted my date to 5 December.",
        ("The exam board shifted User's date to 5 December.",),
    ),
    ("My wedding has been moved to 16 May.", ("User's wedding is now on 16 May 2026.",)),
    (
        "My mum's operation has been brought forward to 3 June.",
        ("User's mum's operation is now on 3 June 2026.",),
    ),
    (
        "My son's recital got put off, it's on 3 June now.",
        ("User's son's recital is now on 3 June 2026.",),
    ),
    ("The funeral has been moved to 16 May.", ("The funeral is now on 16 May 2026.",)),
    ("My office has been moved to Leeds.", ("User's office has been moved to Leeds.",)),
    ("My exam got moved, it's in room 4.", ("User's exam is in room 4.",)),
    (
        "My brother's wedding is going to be huge. It's in Ghent.",
        ("User's brother's wedding is in Ghent.",),
    ),
    ("The caterer moved our tasting to Saturday.", ("User's tasting is now on Saturday.",)),
    (
        "They extended the grant deadline to 3 April.",
        ("The team's grant deadline is now on 3 April 2026.",),
    ),
    ("I'm smoking again, unfortunately.", ("User smokes.",)),
    (
        "Back to meditating every morning and I already feel calmer.",
        ("User meditates every morning.",),
    ),
    ("Back to running three times a week.", ("User runs three times a week.",)),
    ("Book club has moved on to Beloved.", ("User's book club is reading Beloved.",)),
    ("Our book club has started Wolf Hall.", ("User's book club is reading Wolf Hall.",)),
    ("A fox got two of the hens, so I'm down to four.", ("User has four hens now.",)),
    (
        "We lost three ewes to the frost. We're down to 12.",
        ("User lost three ewes to the frost.", "User has 12 ewes now."),
    ),
    ("We're down to one car now.", ("User has one car now.",)),
    (
        "I swapped the van for an estate.",
        ("User traded in their van.", "User traded in their van for an estate."),
    ),
    (
        "I traded the Skoda in for a Kia.",
        ("User traded in their Skoda.", "User traded in their Skoda for a Kia."),
    ),
    ("It's been two years since my last drink.", ("User has stopped drinking.",)),
    (
        "Dr Haddad has retired so I see Dr Lindqvist these days.",
        ("Dr Haddad has retired.", "User's doctor is Dr Lindqvist."),
    ),
    (
        "Owen took over as project lead when Priyanka went to sales.",
        ("User's project lead is Owen.",),
    ),
    ("Mirela has taken over as our team lead.", ("User's team lead is Mirela.",)),
    (
        "They pushed my driving test back to 5 May, ugh.",
        ("User's driving test is now on 5 May 2026.",),
    ),
    (
        "They gave everyone until the 3rd of April for the grant application.",
        ("User's grant application is due on the 3rd of April 2026.",),
    ),
    (
        "They've given us until Friday 12 June for the report.",
        ("User's report is due on Friday 12 June 2026.",),
    ),
    (
        "We got another cat, she's called Pickle.",
        ("User got another cat.", "User's cat is Pickle."),
    ),
)

NOTHING = (
    "I've been driving to work on the bug since noon.",
    "I've been trying to get to work since the crash.",
    "I'm in the office this week.",
    "I'm in the office three days this week",
    "I got a cron job for the backups.",
    "I'm back on track.",
    "I'm back on two different issues a day.",
    "I'm running late again.",
    "I'm running again into the same error.",
    "Back to debugging the parser.",
    "Back to reading your answer.",
    "The book club in the novel has moved on to Beloved.",
    "We're down to two options.",
    "I'm down to 3 lines of code.",
    "I'm down to four.",
    "I fixed two of the bugs, so I'm down to four.",
    "The fox took the hens, so I'm down to four.",
    "I traded the rook for a bishop.",
    "I swapped the fries for a salad.",
    "It's been two hours since my last cigarette.",
    "It's been a year since my last commit.",
    "Tim Cook took over as CEO.",
    "Sunak took over as prime minister in 2022.",
    "Klopp took over as team coach.",
    "We've argued again, this time to no end.",
    "They pushed my commit to main.",
    "They gave me until noon for the thing.",
    "We got another error, it's called Foo.",
    "I was wrong about my boss, it's fine.",
    "I was wrong about you.",
    "I misspelled my variable name, it's foo.",
    "I got my answer wrong, it's 42.",
    "I'm back on my feet.",
    "I'm back on main.",
    "I'm back on the train.",
    "I've gone back to running the tests.",
    "I've gone down to two workers a day.",
    "We agreed at the meeting that it's fine.",
    "They extended my visa to May 2027.",
    "They extended the lesson to Friday.",
    "The nurse moved my arm to 90 degrees.",
    "The waiter moved our table to the window.",
    "I wrote about a rabbit and named her Clove.",
    "I traded the Pikachu for a Charizard.",
    "I traded the car for a boat in Monopoly.",
    "Owen took over as team captain in the match last night.",
    "Maresca took over as team manager.",
    "I see Dr Who nowadays.",
    "They gave us until Friday for the report.",
    "They gave us until May for the report.",
    "She gave him until the 3rd of May for the report.",
    "It's been three months since my last beer.",
    "I got a job in the queue.",
    "I wrote a function and named it Parser.",
    "I built a robot dog and named it Rex in my story.",
    "We have a file. Make that five.",
    "I need four eggs. Make that five.",
    "I handed in my homework.",
    "Handed in the ticket.",
    "The hero graduated.",
    "In this file we indent with tabs.",
    "Should I indent with tabs?",
    "My novel's heroine was born on Tuesday, a girl called Wren.",
    "I quit for good.",
    "I've read the file, got any ideas?",
)


@pytest.mark.parametrize(("turn", "statements"), TOLD)
def test_a_change_tells_what_holds_now(turn: str, statements: tuple[str, ...]) -> None:
    """Whoever tells how something came about tells what is so since."""
    assert told(turn) == statements


@pytest.mark.parametrize("turn", NOTHING)
def test_what_changes_for_the_hour_tells_nothing(turn: str) -> None:
    """Work at hand, the news and the moment are put in the same words."""
    assert told(turn) == ()
