"""Beliefs that change: put right, taken back, forgotten, over, come true, called off."""

from __future__ import annotations

from datetime import timedelta

import pytest

from mnemic.memory.model import EventKind
from tests.support.core import START, Core

Session = tuple[int | str, ...]
"""A day after the start, and what is said on it; "@ " marks a turn of the assistant."""

Case = tuple[tuple[Session, ...], set[str]]
"""Sessions in the order in which they are told, and all that is live behind them."""


def told(sessions: tuple[Session, ...]) -> Core:
    """Play sessions, each closed and consolidated; an earlier day told late is an old talk."""
    core = Core()
    for day, *texts in sessions:
        at = START + timedelta(days=int(day))
        core.now = max(core.now, at)
        session = core.open(at=at)
        for text in map(str, texts):
            kind = EventKind.ASSISTANT_MESSAGE if text[:1] == "@" else EventKind.USER_MESSAGE
            core.say(session, text.removeprefix("@ "), at=at, kind=kind)
        core.consolidate(session, at=at)
    return core


def live(sessions: tuple[Session, ...]) -> set[str]:
    """Give all that is believed once the sessions were told."""
    return {belief.statement for belief in told(sessions).live()}


# fmt: off
PUT_RIGHT: tuple[Case, ...] = (
    (((1, "My passport number is P123."), (3, "My passport number has changed, it's P456."),),
     {"User's passport number is P456."}),
    (((1, "My early train leaves at 6:10.", "Oops, the train leaves at 6:40."),),
     {"User's early train leaves at 6:40."}),
    ((
        (1, "My birthday is on 12 May."),
        (3, "That's not right, my birthday is on 21 May."),
        (0, "My birthday is on 12 May."),
     ),
     {"User's birthday is on 21 May."}),
    ((
        (1, "My guide dog is called Juno."),
        (3, "I got the name wrong, my guide dog is called Juna."),
     ),
     {"User's guide dog is Juna."}),
    (((1, "My son is called Theo.", "No sorry, my son is called Leo. Theo is my godson."),),
     {"User's son is Leo.", "User's godson is Theo."}),
    (((1, "My dentist appointment is on Mondays.", "Wait, no, the dentist is on Tuesdays."),),
     {"User's dentist appointment is on Tuesdays."}),
    (((1, "My guitar lesson is at 5 pm.", "Sorry, the lesson is at 6 pm."),),
     {"User's guitar lesson is at 6 pm."}),
    (((1, "My swim class is on Mondays. Oh wait, swim is on Tuesdays."),),
     {"User's swim class is on Tuesdays."}),
    ((
        (1, "My membership number is 8812."),
        (3, "i gave you the wrong membership number, it's 8821"),
     ),
     {"User's membership number is 8821."}),
    (((1, "My postcode is 1050."), (3, "Sorry, I told you the wrong postcode. It's 1060."),),
     {"User's postcode is 1060."}),
    ((
        (1, "My room number is 12. My desk number is 40."),
        (3, "I gave you the wrong room number, it's 21."),
     ),
     {"User's desk number is 40.", "User's room number is 21."}),
    ((
        (1, "My car's registration is BX-11."),
        (3, "The registration I sent you was a typo, it should read BX-77."),
     ),
     {"User's car's registration is BX-77."}),
    ((
        (1, "My cousin is called Petra."),
        (3, "Sorry, Petra is my aunt."),
        (0, "My cousin is called Petra."),
     ),
     {"User's aunt is Petra."}),
    (((1, "My son is called Finn."), (3, "Finn isn't my son, he's my nephew."),),
     {"User's son is not Finn.", "User's nephew is Finn."}),
)

NOTHING_PUT_RIGHT: tuple[Case, ...] = (
    (((1, "Our staging server is in Frankfurt.", "Sorry, the server is down."),),
     {"The team's staging server is in Frankfurt."}),
    (((1, "My daughter is called Ines."), (3, "Sorry, Ines is running late so I have to go."),),
     {"User's daughter is Ines."}),
    (((1, "My shoe size is 43."), (3, "I gave you the wrong file, it's main.py"),),
     {"User's shoe size is 43."}),
    (((1, "My swim class is on Mondays. My swim meet is in June.", "Sorry, swim is on Tuesdays."),),
     {"User's swim class is on Mondays.", "User's swim meet is in June."}),
    (((1, "My neighbour is Omar."), (3, "My dentist is Omar as well."),),
     {"User's neighbour is Omar.", "User's dentist is Omar."}),
    (((1, "My seat number is 30."), (3, "They gave me the wrong seat number, how do I complain?"),),
     {"User's seat number is 30."}),
    ((
        (1, "My account number is 300-4."),
        (3, "I typed the wrong account number into the form, how do I fix it?"),
     ),
     {"User's account number is 300-4."}),
    (((1, "My postcode is 1050."), (3, "Did I give you the wrong postcode?"),),
     {"User's postcode is 1050."}),
)

TAKEN_BACK: tuple[Case, ...] = (
    (((1, "My callsign is Falcon."), (3, "The callsign I told you isn't mine."),), set()),
    (((1, "I'm on a low-carb diet."), (3, "Ignore what I said about the low-carb diet."),), set()),
    ((
        (1, "My desk phone extension is 4410."),
        (3, "The extension I gave you was wrong, it belongs to the printer."),
     ),
     set()),
    ((
        (1, "My blood group is O negative. My height is 180 cm."),
        (3, "Forget the blood group I told you, that was my wife's."),
     ),
     {"User's height is 180 cm."}),
    ((
        (1, "My height is 180 cm. My weight is 80 kg. My age is 40."),
        (3, "Please ignore the height and weight I gave you."),
     ),
     {"User's age is 40."}),
    ((
        (1, "My locker is number 77."),
        (3, "Please delete the locker number I gave you, that's my gym buddy's."),
     ),
     set()),
)

NOT_TAKEN_BACK: tuple[Case, ...] = (
    ((
        (1, "My home extension is 11. My office extension is 22."),
        (3, "The extension I gave you was wrong."),
     ),
     {"User's home extension is 11.", "User's office extension is 22."}),
    ((
        (1, "My address is 4 Elm Road."),
        (3, "The address I gave the courier was wrong, so the parcel went back."),
     ),
     {"User's address is 4 Elm Road."}),
    (((1, "My rent is 700 euros."), (3, "What if the rent I gave you was wrong?"),),
     {"User's rent is 700 euros."}),
    (((1, "My shoe size is 43."), (3, "The function I gave you was wrong, it returns None."),),
     {"User's shoe size is 43."}),
    (((1, "My badge number is 12."), (3, "My sister said the badge number I gave her was wrong."),),
     {"User's badge number is 12."}),
)

FORGOTTEN: tuple[Case, ...] = (
    (((1, "My ex is called Dan. Dan lives in Hull."), (3, "Forget about Dan."),), set()),
    (((1, "My sister Nell lives in Kent. I live in York."), (3, "Forget where my sister lives."),),
     {"User's sister is Nell.", "User lives in York."}),
    ((
        (1, "I drive an old Skoda."),
        (3, "Please forget what car I drive."),
        (0, "I drive a Skoda, will it fit into the office garage?"),
     ),
     set()),
    ((
        (1, "I work for the city library."),
        (3, "Please forget where I work."),
        (0, "My employer is the city library."),
     ),
     set()),
    ((
        (1, "I take sertraline."),
        (3, "Please forget that I take sertraline."),
        (0, "I'm on sertraline, fyi."),
     ),
     set()),
    ((
        (1, "I have epilepsy."),
        (3, "Forget that I have epilepsy."),
        (0, "My epilepsy is under control."),
     ),
     set()),
    (((1, "My dentist is Dr Moss."), (3, "Forget who my dentist is."),), set()),
    (((1, "My daughter Mia has asthma."), (3, "Forget that Mia has asthma."),),
     {"User's daughter is Mia."}),
    ((
        (1, "I live at 12 Hill Street. I work at Acme."),
        (3, "Please forget where I live and what I weigh."),
     ),
     {"User works at Acme."}),
)

NOT_FORGOTTEN: tuple[Case, ...] = (
    ((
        (1, "I drive an old Skoda. I drive to work every day. I ride a Vespa in summer."),
        (3, "Please forget what car I drive."),
     ),
     {"User drives to work every day.", "User rides a Vespa in summer."}),
    ((
        (1, "I drive a Volvo estate."),
        (3, "Forget which car I drive."),
        (9, "I drive a Volvo estate."),
     ),
     {"User drives a Volvo estate."}),
    (((1, "I live in Turku."), (3, "Forget where I live."), (0, "I work in Turku."),),
     {"User works in Turku."}),
    (((1, "I have a dog."), (3, "Forget that I have a dog."), (0, "I'm afraid of dogs."),),
     {"User is afraid of dogs."}),
    (((1, "I drive an old Skoda."), (3, "I always forget what car my neighbour drives."),),
     {"User drives an old Skoda."}),
    (((1, "My brother drives a Skoda. I drive a Seat."), (3, "Forget what I drive."),),
     {"User's brother drives a Skoda."}),
)

OVER: tuple[Case, ...] = (
    (((1, "We hold the retro in the Oak room."), (3, "We hold the retro in the Birch room now."),),
     {"The team holds the retro in the Birch room now."}),
    (((1, "I take my coffee black."), (3, "I take my coffee with milk now."),),
     {"User takes their coffee with milk now."}),
    (((1, "I work at Ikea."), (60, "I got laid off last week."),),
     {"User got laid off in the week of 20 April 2026."}),
    (((1, "I have a boat."), (60, "The boat is sold."),), {"The boat is sold."}),
    (((1, "I take Spanish lessons on Fridays."), (60, "My Spanish lessons ended in April."),),
     {"User's Spanish lessons ended in April 2026."}),
    (((1, "I live with my aunt."), (40, "I moved out of my aunt's on 3 March."),),
     {"User moved out of their aunt's on 3 March 2026."}),
    ((
        (1, "I live with my grandparents."),
        (40, "finally moved out of my grandparents' house last week, best decision ever"),
     ),
     {"User moved out of their grandparents' house in the week of 30 March 2026."}),
    (((1, "I have a hamster named Biscuit."), (20, "My hamster Biscuit died on Monday."),),
     {"User's hamster Biscuit died on 16 March 2026."}),
    (((1, "Our cat is called Minka. She is 14."), (20, "Minka passed away last night."),),
     {"Minka passed away on 21 March 2026."}),
    (((1, "My dog is a spaniel called Rufus."), (20, "We had to put Rufus down on Friday."),),
     {"User had to put Rufus down on 20 March 2026."}),
    ((
        (1, "I take a pottery course on Mondays."),
        (40, "I stopped going to the pottery course in March."),
     ),
     {"User stopped going to the pottery course in March 2026."}),
    (((1, "I'm doing a course in welding."), (40, "I finished the welding course."),),
     {"User finished the welding course."}),
    (((1, "I have a gym membership."), (40, "My gym membership ran out in March."),),
     {"User's gym membership ran out in March 2026."}),
    (((1, "I rent a garage in Deptford."), (40, "I gave up the garage at the end of March."),),
     {"User gave up the garage at the end of March."}),
    (((1, "I smoke."), (40, "I haven't smoked since 1 April."),),
     {"User has not smoked since 1 April 2026."}),
    (((1, "I'm single."), (40, "I'm in a relationship now."),), {"User is in a relationship now."}),
    (((1, "I'm unemployed."), (40, "I found a job, I work at Tesco now."),),
     {"User works at Tesco now."}),
    ((
        (1, "I use Chrome."),
        (20, "I switched from Chrome to Brave."),
        (40, "I've gone back to Chrome."),
     ),
     {"User has gone back to Chrome."}),
    ((
        (1, "Our standup is in the Oak room."),
        (20, "Our standup is in the Ash room now."),
        (40, "The standup is back in the Oak room."),
     ),
     {"The team's standup is in the Oak room."}),
    ((
        (1, "I'm on the payments team. I'm on the school board."),
        (40, "As of 1 April I'm on the mobile team."),
     ),
     {"User is on the school board.", "User is on the mobile team as of 1 April 2026."}),
)

NOT_OVER: tuple[Case, ...] = (
    (((1, "I have a black cat with one eye."), (3, "I have a black car with a dent now."),),
     {"User has a black cat with one eye.", "User has a black car with a dent now."}),
    (((1, "I play board games with my son."), (3, "I play board meetings with my boss now."),),
     {"User plays board games with their son.", "User plays board meetings with their boss now."}),
    (((1, "We hold the retro in the Oak room."), (3, "We hold the retro in the Birch room."),),
     {"The team holds the retro in the Oak room.", "The team holds the retro in the Birch room."}),
    (((1, "I have a car. I have a car loan."), (4, "I sold the car."),),
     {"User has a car loan.", "User sold the car."}),
    ((
        (1, "My cat is called Tom. My uncle Tom lives in Hull."),
        (15, "My cat Tom died on Friday."),
     ),
     {"User's uncle is Tom.", "Tom lives in Hull.", "User's cat Tom died on 13 March 2026."}),
    (((1, "I work at the library."), (60, "I retired from the army in 2019."),),
     {"User works at the library.", "User retired from the army in 2019."}),
    (((1, "My office is on the second floor."), (20, "The office is back on Monday."),),
     {"User's office is on the second floor.", "The team's office is back on Monday."}),
    ((
        (1, "I live with my partner. My parents live in Graz."),
        (40, "My brother moved out of my parents' place."),
     ),
     {
         "User lives with their partner.",
         "User's parents live in Graz.",
         "User's brother moved out of User's parents' place.",
     }),
    ((
        (1, "I have a cat named Plum. I have a beagle named Toffee."),
        (20, "My beagle Toffee died on Sunday."),
     ),
     {"User's cat is Plum.", "User's beagle Toffee died on 15 March 2026."}),
    (((1, "I have a violin. I take violin lessons."), (40, "I no longer take violin lessons."),),
     {"User has a violin.", "User no longer takes violin lessons."}),
    (((1, "I want to eat less sugar."), (40, "I haven't eaten sugar since New Year."),),
     {"User wants to eat less sugar.", "User has not eaten sugar since New Year."}),
    (((1, "I'm unemployed."), (0, "I work at Tesco."),),
     {"User is unemployed.", "User works at Tesco."}),
    (((1, "My brother is single. I'm single."), (40, "My brother got married in March."),),
     {"User is single.", "User's brother got married in March 2026."}),
    (((1, "My retro is in the Maple room."), (40, "My back is in bad shape."),),
     {"User's retro is in the Maple room.", "User's back is in bad shape."}),
)

OF_OTHERS: tuple[Case, ...] = (
    (((1, "My sister lives in Ulm."), (60, "My sister used to live in Ulm."),),
     {"User's sister used to live in Ulm.", "User's sister no longer lives in Ulm."}),
    (((1, "My coworker Lin is pregnant."), (60, "Lin had a boy."),),
     {"User's coworker is Lin.", "Lin had a boy."}),
    (((1, "My brother Max lives with my parents."), (60, "Max moved out of my parents' place."),),
     {"User's brother is Max.", "Max moved out of User's parents' place."}),
    (((1, "I live in Graz. My sister Vera lives in Graz too."), (40, "Vera has moved to Linz."),),
     {"User lives in Graz.", "User's sister is Vera.", "Vera has moved to Linz."}),
    (((1, "My son Leo goes to Hillside school."), (40, "Leo goes to Brookfield school now."),),
     {"User's son is Leo.", "Leo goes to Brookfield school now."}),
    (((1, "My mum drives a Micra."), (40, "Mum sold the Micra."),), {"User's mum sold the Micra."}),
    (((1, "I share a flat with Ben."), (40, "Ben moved out last month."),),
     {"Ben moved out in March 2026."}),
)

OF_NOBODY: tuple[Case, ...] = (
    (((1, "I work at Acme."), (40, "Sam moved to Basel."),), {"User works at Acme."}),
    ((
        (1, "My brother Joel lives in Bern. My cousin Joel lives in Ulm."),
        (40, "Joel plays handball."),
     ),
     {
         "User's brother is Joel.",
         "Joel lives in Bern.",
         "User's cousin is Joel.",
         "Joel lives in Ulm.",
     }),
    ((
        (1, "My sister Vera lives in Graz."),
        (40, "Write a story: Vera moved to Mars and became a queen."),
     ),
     {"User's sister is Vera.", "Vera lives in Graz."}),
    (((1, "My husband is called Max."), (40, "Max volume is 11 on this amp."),),
     {"User's husband is Max."}),
)

COUNTS: tuple[Case, ...] = (
    (((1, "I have six looms."), (5, "I have seven looms now.")), {"User has seven looms now."}),
    (((1, "I have six hives."), (5, "I have seven hives, not six.")), {"User has seven hives."}),
    (((1, "My sister has two ponies."), (5, "My sister has four ponies.")),
     {"User's sister has four ponies."}),
    (((1, "I have two road bikes."), (5, "I have three bikes.")),
     {"User has two road bikes.", "User has three bikes."}),
    (((1, "My sister has two ponies."), (5, "I have four ponies.")),
     {"User's sister has two ponies.", "User has four ponies."}),
    (((1, "I have six looms."), (5, "I have six looms and a spinning wheel.")),
     {"User has six looms.", "User has a spinning wheel."}),
    (((1, "I keep six hives on the roof."), (5, "It's seven hives, not six.")),
     {"User keeps seven hives on the roof."}),
)

RESUMED: tuple[Case, ...] = (
    (((1, "My sister's wedding is on 9 May."), (5, "The wedding has been moved to 16 May.")),
     {"User's sister's wedding is now on 16 May 2026."}),
    (((1, "My son's recital is on 9 May."), (5, "The recital is on 16 May, not 9 May.")),
     {"User's son's recital is on 16 May 2026."}),
    (((1, "My wedding is on 9 May. My sister's wedding is on 3 June."),
      (5, "The wedding has been moved to 16 May.")),
     {"User's wedding is now on 16 May 2026.", "User's sister's wedding is on 3 June 2026."}),
    (((1, "My sister's wedding is on 9 May."), (5, "My wedding has been moved to 16 May.")),
     {"User's sister's wedding is on 9 May 2026.", "User's wedding is now on 16 May 2026."}),
    (((1, "My sister's wedding is on 9 May."),
      (5, "My sister's wedding has been moved to 16 May.")),
     {"User's sister's wedding is now on 16 May 2026."}),
    (((1, "My mother's memorial is on 9 May."),
      (5, "The memorial has been put back, it's now on 16 May.")),
     {"User's mother's memorial is now on 16 May 2026."}),
)

LIVES_CHANGED: tuple[Case, ...] = (
    (((1, "We live in Leeds."), (5, "We've moved, we're in York now.")),
     {"User lives in York now."}),
    (((1, "We live in Leeds."), (5, "We're in York now.")),
     {"User lives in Leeds.", "User is in York now."}),
    (((1, "My dentist is Dr Lowe."), (5, "I've changed dentist, I see Dr Khan now.")),
     {"User's dentist is Dr Khan."}),
    (((1, "My rent is 900 a month."), (5, "They put the rent up to 950.")),
     {"User's rent is 950 now."}),
    (((1, "My mum lives with us."), (5, "My mum has moved into a care home.")),
     {"User's mum has moved into a care home."}),
    (((1, "My mum lives with us."), (5, "My mum moved to a new job.")),
     {"User's mum lives with User.", "User's mum moved to a new job."}),
    (((1, "I live with my mum."), (5, "My mum moved to Spain.")), {"User's mum moved to Spain."}),
    (((1, "I don't eat meat."), (5, "I eat fish and chicken again.")),
     {"User eats fish and chicken."}),
    (((1, "I have two cats, Mog and Ziggy."), (5, "Mog died.")),
     {"Mog died.", "User's cat is Ziggy."}),
    (((1, "My cats are Mog, Pip and Ziggy."), (5, "Mog died.")),
     {"Mog died.", "User's cats are Pip and Ziggy."}),
    (((1, "My locker number is 12."), (5, "Now forget the locker number.")), set()),
    (((1, "I have two cats, Mog and Ziggy."), (5, "My neighbour's cat died.")),
     {"User has two cats.", "User's cats are Mog and Ziggy.", "User's neighbour's cat died."}),
)

RETIMED: tuple[Case, ...] = (
    (((1, "I play five-a-side on Wednesdays."), (5, "Five-a-side is on Thursdays now.")),
     {"User plays five-a-side on Thursdays."}),
    (((1, "My flight is on Tuesday 14 April."),
      (5, "Change of plan, the flight is on the 15th now.")),
     {"User's flight is on 15 April 2026."}),
    (((1, "My flight is on Tuesday 14 April."),
      (5, "Change of plan, so the flight is on the 15th.")),
     {"User's flight is on 15 April 2026."}),
    (((1, "My yoga class starts at 7."), (5, "Yoga is at 8 now.")),
     {"User's yoga class starts at 8."}),
    (((1, "My choir rehearses at the church on Mondays."), (5, "Choir's on Tuesday now.")),
     {"User's choir rehearses at the church on Tuesdays."}),
    (((1, "Our retro is on Mondays."), (5, "The retro is on Tuesdays now.")),
     {"The team's retro is on Tuesdays now."}),
    (((1, "I play five-a-side on Wednesdays."), (5, "The match is on Thursday now.")),
     {"User plays five-a-side on Wednesdays."}),
    (((1, "I play five-a-side on Wednesdays."), (5, "Is five-a-side on Thursdays now?")),
     {"User plays five-a-side on Wednesdays."}),
)

PLANS: tuple[Case, ...] = (
    (((1, "I'm planning to get a dog."), (5, "We got a dog!")), {"User got a dog."}),
    (((1, "I'm planning to get a dog."), (5, "We got a cat!")),
     {"User is planning to get a dog.", "User got a cat."}),
    (((1, "I'm planning a trip to Peru in August."), (190, "I'm back from Peru, it was great."),),
     {"User is back from Peru."}),
    (((1, "I plan to retire next year."), (40, "I'm not retiring next year after all."),),
     {"User is not retiring in 2027 after all."}),
    (((1, "We're getting married in September."), (40, "The wedding is off."),),
     {"User's wedding is off."}),
    (((1, "I'm going to move to Utrecht in June."), (120, "I've moved to Utrecht."),),
     {"User has moved to Utrecht."}),
    (((1, "I'm planning to buy a kayak."), (120, "I bought a kayak."),), {"User bought a kayak."}),
    (((1, "I want to quit smoking."), (120, "I've quit smoking."),), {"User has quit smoking."}),
    ((
        (1, "I'm going to Malta in August. I'm going to Crete in October."),
        (40, "I'm not going to Malta after all."),
     ),
     {"User is going to Crete in October.", "User is not going to Malta after all."}),
    (((1, "I'm flying to Tokyo in October."), (40, "I cancelled my trip to Tokyo."),),
     {"User cancelled their trip to Tokyo."}),
    (((1, "I'm moving to Ghent in May."), (40, "The move to Ghent is off."),),
     {"User's move to Ghent is off."}),
    (((1, "I'm planning to move to Oslo."), (40, "I changed my mind about moving to Oslo."),),
     {"User changed their mind about moving to Oslo."}),
    (((1, "I'm going to buy a house next year."), (40, "We decided not to buy a house."),),
     {"User decided not to buy a house."}),
)

PLANS_KEPT: tuple[Case, ...] = (
    (((1, "I want to buy a house in Kent."), (60, "I bought a book about Kent."),),
     {"User wants to buy a house in Kent.", "User bought a book about Kent."}),
    (((1, "I'm going to Rome in June with Pat."), (40, "Pat isn't going to Rome after all."),),
     {"User is going to Rome in June with Pat."}),
    (((1, "I'm going to move to Leeds in June."), (120, "My friend Amy has moved to Leeds."),),
     {
         "User is going to move to Leeds in June.",
         "User's friend is Amy.",
         "Amy has moved to Leeds.",
     }),
    (((1, "I'm planning to visit Japan."), (120, "I visited Japan in 2015."),),
     {"User is planning to visit Japan.", "User visited Japan in 2015."}),
    (((1, "I might move to Oslo. I live in Oslo."),),
     {"User might move to Oslo.", "User lives in Oslo."}),
    (((1, "I want to run a marathon."), (120, "I run every morning."),),
     {
         "User wants to run a marathon.",
         "User may be interested in distance-running.",
         "User runs every morning.",
     }),
    (((1, "I'm going to Malta in August."), (40, "I'm not going to the office today."),),
     {"User is going to Malta in August."}),
)

OFFERS: tuple[Case, ...] = (
    (((1, "@ Want me to remember that you prefer squash merges?", "Yes, please remember that."),),
     {"User prefers squash merges."}),
    (((1, "@ Shall I keep in mind that your son is called Leo?", "Sure, keep that in mind."),),
     {"User's son is Leo."}),
    ((
        (1,
            "@ Should I remember this for next time: you prefer window seats?",
            "Yes, remember that."),
     ),
     {"User prefers window seats."}),
    ((
        (1,
            "@ Do you want me to note that you keep three hens in the garden?",
            "Yes, make a note of that."),
     ),
     {"User keeps three hens in the garden."}),
)

NO_OFFERS: tuple[Case, ...] = (
    (((1, "@ Want me to remember that you prefer squash merges?", "No, don't remember that."),),
     set()),
    (((1, "@ Want me to remember that you never fly?", "Remember that I also avoid ferries."),),
     {"User avoids ferries."}),
    ((
        (1,
            "@ Want me to explain why teams prefer squash merges?",
            "Yes, please remember to be brief."),
     ),
     set()),
)

DATES: tuple[tuple[Session, str, str, str], ...] = (
    ((40, "From 1 June until 30 November I'm renting a studio in Ghent."),
     "User is renting a studio in Ghent from 1 June 2026 until 30 November 2026.",
     "2026-06-01", "2026-11-30"),
    ((65, "From 4 May until 20 February next year I'm subletting a room in Turin."),
     "User is subletting a room in Turin from 4 May 2026 until 20 February 2027.",
     "2026-05-04", "2027-02-20"),
    ((38, "As of 1 April I'm on the search team."),
     "User is on the search team as of 1 April 2026.",
     "2026-04-01", "None"),
    ((38, "From 1 April my rent is 950 euros."),
     "User's rent is 950 euros from 1 April 2026.",
     "2026-04-01", "None"),
)
# fmt: on


@pytest.mark.parametrize(("sessions", "believed"), PUT_RIGHT)
def test_put_right(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """What is told wrong is put right, named in short or by what was wrong with it."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), NOTHING_PUT_RIGHT)
def test_nothing_put_right(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """An excuse, a wrong of others, or a name that may mean two things puts nothing right."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), TAKEN_BACK)
def test_taken_back(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """What the speaker gave wrongly is ended by its name, and what it does not name stays."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), NOT_TAKEN_BACK)
def test_not_taken_back(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """What was given to others, is supposed, or may be either of two ends nothing."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), FORGOTTEN)
def test_forgotten(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """What is to be forgotten does not come back with an older telling in other words."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), NOT_FORGOTTEN)
def test_not_forgotten(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """Only what is asked for goes, and a later telling brings it back."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), OVER)
def test_over(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """What is over ends, however it was told."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), NOT_OVER)
def test_not_over(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """What is said of others, of something else, or of an older day ends nothing."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), OF_OTHERS)
def test_of_others(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """A name that an earlier session tied to the user is whom a later one speaks of."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), OF_NOBODY)
def test_of_nobody(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """A stranger, a name that two bear, a character or a word is nobody of the user's."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), COUNTS)
def test_counts(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """Another number of the same things of the same person takes the place of the one told."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), RESUMED)
def test_resumed(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """A thing that is called by its noun alone is whose it was told to be."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), RETIMED)
def test_retimed(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """What is at another time is told again with it, and ends only its own telling."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), LIVES_CHANGED)
def test_lives_changed(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """What a life no longer is ends with the telling of what it is now, and nothing beside it."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), PLANS)
def test_plans(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """A plan ends when it comes true, and when it is called off."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), PLANS_KEPT)
def test_plans_kept(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """A plan stays when others, or nobody since, did what it aims at."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), OFFERS)
def test_offers(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """An offer to remember is taken up by a yes that says what it agrees to."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("sessions", "believed"), NO_OFFERS)
def test_no_offers(sessions: tuple[Session, ...], believed: set[str]) -> None:
    """A no, an answer of its own, or another offer takes up nothing."""
    assert live(sessions) == believed


@pytest.mark.parametrize(("session", "statement", "begins", "ends"), DATES)
def test_dates(session: Session, statement: str, begins: str, ends: str) -> None:
    """A date without a year is the one that its speaker means."""
    (belief,) = told((session,)).live()
    assert belief.statement == statement
    assert str(belief.valid_from)[:10] == begins
    assert str(belief.valid_to)[:10] == ends
