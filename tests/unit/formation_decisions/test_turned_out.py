"""What turned out, was moved, switched, given up or handed on, in a session of its own."""

from __future__ import annotations

from datetime import timedelta

import pytest

from mnemic.memory.model import Derivation
from tests.support.core import START, Core

Case = tuple[str, str, set[str]]
"""What is told on one day, what on a later one, and all that is believed behind them."""


def believed(*sessions: tuple[int, str]) -> set[str]:
    """Give what is live once the sessions were told, in this order, guesses left aside."""
    core = Core()
    for day, text in sessions:
        at = START + timedelta(days=day)
        core.now = max(core.now, at)
        session = core.open(at=at)
        core.say(session, text, at=at)
        core.consolidate(session, at=at)
    return {b.statement for b in core.live() if b.derivation is Derivation.DIRECT}


# fmt: off
TURNED_OUT: tuple[Case, ...] = (
    ("My electric scooter has a range of 45 km.",
     "Turns out my scooter's range is 35 km, the dealer had it wrong.",
     {"User's scooter's range is 35 km."}),
    ("My road bike weighs 9 kilos.", "Turns out the bike weighs 11 kilos.",
     {"The bike weighs 11 kilos."}),
    ("My hybrid car has a tank of 40 litres.", "It turns out my car's tank is 45 litres.",
     {"User's car's tank is 45 litres."}),
    ("My electric kettle holds 2 litres.", "turns out my kettle only holds 1.5 litres",
     {"User's kettle only holds 1.5 litres."}),
    ("My team has 5 people.", "Turns out my team has 6 people.", {"The team has 6 people."}),
    ("I have two bikes.", "Actually I have three bikes.", {"User has three bikes."}),
)
NOT_THAT_ONE: tuple[Case, ...] = (
    ("My electric scooter has a range of 45 km. My kick scooter has a range of 5 km.",
     "Turns out my scooter's range is 35 km.",
     {"User's electric scooter has a range of 45 km.", "User's kick scooter has a range of 5 km.",
      "User's scooter's range is 35 km."}),
    ("My electric scooter has a range of 45 km.", "Turns out my other scooter's range is 20 km.",
     {"User's electric scooter has a range of 45 km.", "User's other scooter's range is 20 km."}),
    ("My electric scooter has a range of 45 km.", "Turns out my scooter's top speed is 25 km/h.",
     {"User's electric scooter has a range of 45 km.", "User's scooter's top speed is 25 km/h."}),
    ("My electric scooter has a range of 45 km.",
     "Turns out my husband's scooter's range is 35 km.",
     {"User's electric scooter has a range of 45 km.",
      "User's husband's scooter's range is 35 km."}),
    ("I run 5 km on Sundays.", "Actually I run 10 km on Mondays.",
     {"User runs 5 km on Sundays.", "User runs 10 km on Mondays."}),
    ("My electric scooter has a range of 45 km.", "My scooter's range is 35 km.",
     {"User's electric scooter has a range of 45 km.", "User's scooter's range is 35 km."}),
)

MIND_CHANGED: tuple[Case, ...] = (
    ("I prefer my summaries as tables. I prefer my reports as PDFs.",
     "I changed my mind about the summaries, I prefer plain paragraphs now.",
     {"User prefers their reports as PDFs.", "User changed their mind about the summaries.",
      "User prefers plain paragraphs now."}),
    ("I prefer my recipes in grams.", "I changed my mind about the recipes: I prefer cups now.",
     {"User changed their mind about the recipes.", "User prefers cups now."}),
    ("I like my answers as bullet points.",
     "changed my mind about the answers, I prefer full sentences now",
     {"User changed their mind about the answers.", "User prefers full sentences now."}),
    ("I want my reports in PDF.", "I've changed my mind about the reports.",
     {"User has changed their mind about the reports."}),
)
MIND_KEPT: tuple[Case, ...] = (
    ("I prefer my summaries as tables.",
     "I changed my mind about the invoices, I prefer plain paragraphs now.",
     {"User prefers their summaries as tables.", "User prefers plain paragraphs now."}),
    ("I prefer my summaries as tables. I like my summaries short.",
     "I changed my mind about the summaries.",
     {"User prefers their summaries as tables.", "User likes their summaries short."}),
    ("I prefer my summaries as tables.", "Should I change my mind about the summaries?",
     {"User prefers their summaries as tables."}),
    ("I prefer my summaries as tables.", "I prefer plain paragraphs.",
     {"User prefers their summaries as tables.", "User prefers plain paragraphs."}),
)

GIVEN_UP: tuple[Case, ...] = (
    ("I take pottery classes on Wednesday evenings.",
     "I've given up pottery, my wrists couldn't take it.", {"User has given up pottery."}),
    ("I have guitar lessons every Tuesday.", "I've given up the guitar.",
     {"User has given up the guitar."}),
    ("I go to a yoga class on Mondays.", "I quit yoga.", {"User quit yoga."}),
    ("I go to salsa classes with my wife on Fridays.", "I've given up salsa.",
     {"User has given up salsa."}),
    ("I do karate training twice a week.", "I stopped doing karate.",
     {"User stopped doing karate."}),
    ("I attend life drawing sessions on Thursdays.", "I've given up life drawing.",
     {"User has given up life drawing."}),
    ("I go to choir practice on Mondays.", "I've quit the choir.", {"User has quit the choir."}),
    ("My daughter takes ballet lessons on Fridays.", "My daughter has given up ballet.",
     {"User's daughter has given up ballet."}),
)
GONE_ON: tuple[Case, ...] = (
    ("I teach pottery classes on Saturdays.", "I've given up pottery.",
     {"User teaches pottery classes on Saturdays."}),
    ("I take pottery classes on Wednesday evenings.", "I've given up painting.",
     {"User takes pottery classes on Wednesday evenings."}),
    ("My daughter takes pottery classes on Wednesdays.", "I've given up pottery.",
     {"User's daughter takes pottery classes on Wednesdays."}),
    ("I take pottery classes on Wednesday evenings.", "I almost gave up pottery.",
     {"User takes pottery classes on Wednesday evenings."}),
    ("I have guitar lessons every Tuesday.", "I sold my guitar.",
     {"User has guitar lessons every Tuesday."}),
)

SWITCHED: tuple[Case, ...] = (
    ("We run our builds on Jenkins. We run our deploys on Jenkins.",
     "We switched our builds from Jenkins to Buildkite.",
     {"The team runs their deploys on Jenkins.",
      "The team switched their builds from Jenkins to Buildkite."}),
    ("We host our site on Heroku.", "We moved our site from Heroku to Fly.",
     {"The team moved their site from Heroku to Fly."}),
    ("I do my accounts in Excel.", "I switched my accounts from Excel to Xero.",
     {"User switched their accounts from Excel to Xero."}),
    ("We run our tests on GitHub Actions.",
     "We migrated the tests from GitHub Actions to GitLab CI.",
     {"The team migrated the tests from GitHub Actions to GitLab CI."}),
    ("Our CI runs on Jenkins.", "We've moved our CI off Jenkins to Buildkite.",
     {"User has moved their CI off Jenkins to Buildkite."}),
    ("I track my runs with Strava.", "I switched my runs from Strava to Garmin.",
     {"User switched their runs from Strava to Garmin."}),
    ("Our newsletter goes out through Mailchimp.",
     "We moved our newsletter from Mailchimp to Buttondown.",
     {"The team moved their newsletter from Mailchimp to Buttondown."}),
)
STILL_THERE: tuple[Case, ...] = (
    ("We run our builds on Jenkins.", "We want to switch our builds from Jenkins to Buildkite.",
     {"The team runs their builds on Jenkins.",
      "User wants to switch their builds from Jenkins to Buildkite."}),
    ("My brother runs his builds on Jenkins.",
     "We switched our builds from Jenkins to Buildkite.",
     {"User's brother runs his builds on Jenkins.",
      "The team switched their builds from Jenkins to Buildkite."}),
    ("I pay my bills from my Revolut account.", "I moved my savings from Revolut to Monzo.",
     {"User pays their bills from their Revolut account.",
      "User moved their savings from Revolut to Monzo."}),
)

PUT_OFF: tuple[Case, ...] = (
    ("Our bathroom renovation starts in April.", "The bathroom renovation got pushed to June.",
     {"User's bathroom renovation is now in June."}),
    ("Our bathroom renovation starts in April.", "The renovation got delayed until June.",
     {"User's renovation is now in June 2026."}),
    ("My MRI scan is on 8 April.", "The MRI scan was postponed until 22 April.",
     {"User's MRI scan is now on 22 April 2026."}),
    ("My knee surgery is on 12 May.", "My surgery has been postponed to 3 June.",
     {"User's surgery is now on 3 June 2026."}),
    ("Our product launch is in May.", "The launch was moved to July.",
     {"The team's launch is now in July."}),
    ("Our sprint review is on Tuesdays.", "We moved our review to Thursdays.",
     {"User moved their review to Thursdays."}),
    ("Our wedding is in September.", "We pushed the wedding back to October.",
     {"User pushed the wedding back to October."}),
    ("My thesis defence is on 4 June.", "They've moved my thesis defence to 11 June.",
     {"User's thesis defence is now on 11 June 2026."}),
    ("My eye appointment is on 12 May.", "My eye appointment got brought forward to 5 May.",
     {"User's eye appointment is now on 5 May 2026."}),
)
NOT_PUT_OFF: tuple[Case, ...] = (
    ("Our kitchen refit starts in April.", "The bathroom renovation got pushed to June.",
     {"User's kitchen refit starts in April 2026.",
      "User's bathroom renovation is now in June."}),
    ("Our bathroom renovation starts in April.",
     "The bathroom renovation might get pushed to June.",
     {"User's bathroom renovation starts in April 2026."}),
    ("Our bathroom renovation starts in April.",
     "The bathroom renovation didn't get pushed to June.",
     {"User's bathroom renovation starts in April 2026."}),
    ("My physio appointment is on 12 May. My eye appointment is on 13 May.",
     "My appointment got moved to 20 May.",
     {"User's physio appointment is on 12 May 2026.", "User's eye appointment is on 13 May 2026.",
      "User's appointment is now on 20 May 2026."}),
    ("Our team meeting is in June.", "The Fed meeting got moved to July.",
     {"The team's meeting is in June."}),
    ("My sister's wedding is in May.", "Our wedding got moved to June.",
     {"User's sister's wedding is in May.", "User's wedding is now in June."}),
)

FORGOTTEN: tuple[Case, ...] = (
    ("I weigh 92 kilos. I cycle to the office.", "Delete my weight from your memory.",
     {"User cycles to the office."}),
    ("I weigh 92 kilos. My dog weighs 30 kilos.", "Forget how much I weigh.",
     {"User's dog weighs 30 kilos."}),
    ("I weigh 92 kilos. My dog weighs 30 kilos.", "Forget my dog's weight.",
     {"User weighs 92 kilos."}),
    ("I'm 1.83 m tall. My sister is 1.70 m tall. I live in Lyon.", "Forget my height.",
     {"User's sister is 1.70 m tall.", "User lives in Lyon."}),
    ("I'm 1.83 m tall. I live in Lyon.", "forget how tall I am", {"User lives in Lyon."}),
    ("I'm 43 years old. I live in Lyon.", "Please forget how old I am.", {"User lives in Lyon."}),
    ("I earn 52,000 a year.", "Forget my salary.", set()),
    ("My salary is 52,000 a year.", "forget how much I earn", set()),
    ("I pay 900 euros in rent. My car loan is 200 euros.", "Remove my rent from your memory.",
     {"User's car loan is 200 euros."}),
    ("My rent is 900 euros.", "forget what I pay in rent", set()),
    ("I was born on 12 May 1984.", "Forget my birthday.", set()),
    ("My birthday is on 12 May.", "forget when I was born", set()),
    ("I was born in Porto.", "Forget my date of birth.", {"User was born in Porto."}),
    ("My sister is 40. My sister lives in Rome.", "forget how old my sister is",
     {"User's sister lives in Rome."}),
)
REMEMBERED: tuple[Case, ...] = (
    ("I weigh 92 kilos.", "Delete my dog's weight.", {"User weighs 92 kilos."}),
    ("I weigh 92 kilos.", "Delete the weight column from the table.", {"User weighs 92 kilos."}),
    ("I pay 900 euros in rent.", "Don't forget my rent.", {"User pays 900 euros in rent."}),
)

HANDED_ON: tuple[Case, ...] = (
    ("My trainer is Bastian. My dentist is Kim.", "Yara is my trainer now.",
     {"User's dentist is Kim.", "User's trainer is Yara."}),
    ("Our coach is Piet.", "Ama is our coach now.", {"User's coach is Ama."}),
    ("My piano teacher is Olga. My violin teacher is Ben.", "Ivan is my piano teacher now.",
     {"User's violin teacher is Ben.", "User's piano teacher is Ivan."}),
    ("My hairdresser is Nadia.", "My new hairdresser is Paul.",
     {"User's new hairdresser is Paul."}),
    ("My hairdresser is Nadia.", "I've switched to Paul as my hairdresser.",
     {"User's hairdresser is Paul."}),
    ("My therapist is Ruth.", "I've gone back to Karin as my therapist.",
     {"User's therapist is Karin."}),
)
BESIDE: tuple[Case, ...] = (
    ("My trainer is Bastian. My trainer is Yara.", "My trainer is Kim now.",
     {"User's trainer is Bastian.", "User's trainer is Yara.", "User's trainer is Kim."}),
    ("My trainer is Bastian.", "Yara is my trainer too.",
     {"User's trainer is Bastian.", "User's trainer is Yara."}),
    ("My flatmate is Jo.", "Lena is my flatmate now.",
     {"User's flatmate is Jo.", "User's flatmate is Lena."}),
    ("My trainer is Bastian.", "I might go back to Yara as my trainer.",
     {"User's trainer is Bastian."}),
    ("My sister's trainer is Bastian.", "Yara is my trainer now.",
     {"User's sister's trainer is Bastian.", "User's trainer is Yara."}),
)

ANOTHER_WAS_MEANT: tuple[Case, ...] = (
    ("I'm allergic to penicillin.",
     "I got that backwards: my husband is allergic to penicillin, I'm not.",
     {"User's husband is allergic to penicillin.", "User is not allergic to penicillin."}),
    ("I'm allergic to penicillin.", "I got that backwards: my husband is allergic, I'm not.",
     {"User's husband is allergic."}),
    ("I'm afraid of flying.", "I mixed that up, my wife is afraid of flying, not me.",
     {"User's wife is afraid of flying.", "User is not afraid of flying."}),
    ("I have asthma.", "I got that wrong: my son has asthma, I don't.",
     {"User's son has asthma.", "User does not have asthma."}),
    ("I like coriander.", "I got that backwards, my sister likes coriander, I don't.",
     {"User's sister likes coriander.", "User does not like coriander."}),
    ("I snore.", "It's my husband who snores, not me.",
     {"User's husband snores.", "User does not snore."}),
)
ME_TOO: tuple[Case, ...] = (
    ("I'm allergic to penicillin. I'm allergic to nuts.",
     "I got that backwards: my husband is allergic, I'm not.",
     {"User is allergic to penicillin.", "User is allergic to nuts.",
      "User's husband is allergic."}),
    ("I'm allergic to penicillin.", "My husband is vegetarian, I'm not.",
     {"User is allergic to penicillin.", "User's husband is vegetarian.",
      "User is not vegetarian."}),
    ("I love my job.", "My husband loves his job, I don't.",
     {"User loves their job.", "User's husband loves his job."}),
)
# fmt: on

ENDING = (
    *TURNED_OUT,
    *MIND_CHANGED,
    *GIVEN_UP,
    *SWITCHED,
    *PUT_OFF,
    *FORGOTTEN,
    *HANDED_ON,
    *ANOTHER_WAS_MEANT,
)
ENDING_NOTHING = (
    *NOT_THAT_ONE,
    *MIND_KEPT,
    *GONE_ON,
    *STILL_THERE,
    *NOT_PUT_OFF,
    *REMEMBERED,
    *BESIDE,
    *ME_TOO,
)


@pytest.mark.parametrize(("told", "later", "live"), [*ENDING, *ENDING_NOTHING])
def test_a_later_day_changes_what_it_speaks_of_alone(told: str, later: str, live: set[str]) -> None:
    """What it speaks of is as it says; whatever else was told is believed on."""
    assert believed((1, told), (9, later)) == live


@pytest.mark.parametrize(
    ("told", "later", "live"), [c for c in ENDING if "User's therapist is Karin." not in c[2]]
)
def test_an_old_talk_told_late_brings_nothing_back(told: str, later: str, live: set[str]) -> None:
    """The same words, said before all of it and imported behind it, are news no more."""
    assert believed((1, told), (9, later), (0, told)) == live


def test_one_talk_may_go_back_on_itself() -> None:
    """What ended within a talk is no older than what ended it, and may be told again."""
    core = Core()
    session = core.open()
    for text in (
        "My trainer is Bastian.",
        "Yara is my trainer now.",
        "I've gone back to Bastian as my trainer.",
    ):
        core.say(session, text, at=START)
    core.consolidate(session)
    assert [b.statement for b in core.live()] == ["User's trainer is Bastian."]


def test_who_was_left_and_gone_back_to_is_it_again() -> None:
    """The way there and back ends whoever it was between; what was said between changes nothing."""
    way = (
        (1, "My trainer is Bastian."),
        (9, "Yara is my trainer now."),
        (30, "I've gone back to Bastian as my trainer."),
    )
    assert believed(*way) == {"User's trainer is Bastian."}
    assert believed(*way, (5, "Yara is my trainer now.")) == {"User's trainer is Bastian."}
