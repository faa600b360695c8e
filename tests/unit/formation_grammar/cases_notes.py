"""Notes, lines, bare answers and what is typed in one breath: what each forms.

A turn that starts with "A:" is the assistant's. `+` asserts, `~` guesses.
"""

from __future__ import annotations

CASES: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (
        (
            (
                "Vegetarian. Two kids, nine and twelve. No dishwasher. What can I "
                "batch cook on Sunday?"
            ),
        ),
        (
            "+ User is vegetarian.",
            "+ User has two kids, nine and twelve.",
            "+ User has no dishwasher.",
        ),
    ),
    (
        (
            (
                "House facts: gas boiler, solar panels since 2022, loft never "
                "insulated. Where do I start saving?"
            ),
        ),
        (
            "+ User has a gas boiler.",
            "+ User has had solar panels since 2022.",
            "+ User's loft was never insulated.",
        ),
    ),
    (
        ("Based in Porto, freelance, mostly weddings. Need a contract template.",),
        (
            "+ User is based in Porto.",
            "+ User works freelance.",
        ),
    ),
    (
        ("can u suggest a mouthwash, allergic to penicillin btw",),
        ("+ User is allergic to penicillin.",),
    ),
    (
        ("female 34 5'6 training 4x week, want to lose belly fat",),
        (
            "+ User is female.",
            "+ User is 34.",
            "+ User is 5'6.",
            "+ User trains 4x a week.",
            "+ User wants to lose belly fat.",
        ),
    ),
    (
        ("no car, night shifts, tiny oven. ideas for lunch?",),
        (
            "+ User has no car.",
            "+ User works night shifts.",
            "+ User has a tiny oven.",
        ),
    ),
    (
        ("About me:\n- runs: 3x week\n- diet: pescatarian\n- job: paralegal\n- home: Gdansk",),
        (
            "+ User runs 3x a week.",
            "+ User's diet is pescatarian.",
            "+ User is a paralegal.",
            "+ User lives in Gdansk.",
        ),
    ),
    (
        (
            "A: Any food I should avoid?",
            "Shellfish, it brings my wife out in hives",
        ),
        ("+ User avoids shellfish.",),
    ),
    (
        (
            "A: How long have you been playing the cello?",
            "About six years",
        ),
        ("+ User has been playing the cello for about six years.",),
    ),
    (
        (
            "A: When do you train?",
            "Mostly evenings",
        ),
        ("+ User trains mostly evenings.",),
    ),
    (
        (
            "A: What do you weigh and how often do you run?",
            "68 kilos, and I run four mornings a week.",
        ),
        ("+ User runs four mornings a week.", "+ User weighs 68 kilos."),
    ),
    (
        (
            "A: What do you weigh and how often do you run?",
            "68 kilos, four mornings a week.",
        ),
        ("+ User weighs 68 kilos.",),
    ),
    (
        (
            "A: How many kids do you have, and how old are they?",
            "Three, and they are all under ten.",
        ),
        ("+ User has three kids.",),
    ),
    (
        (
            "A: Where do you live and what is your budget?",
            "Leeds, and we have 400 a month.",
        ),
        ("+ User has 400 a month.", "+ User lives in Leeds."),
    ),
    (
        (
            "A: Are you allergic to anything I should know about?",
            "Sesame and latex.",
        ),
        (
            "+ User is allergic to sesame.",
            "+ User is allergic to latex.",
        ),
    ),
    (
        (
            "A: Are you allergic to anything?",
            "No.",
        ),
        ("+ User has no allergies.",),
    ),
    (
        (
            "A: Are you allergic to anything?",
            "Not that I know of.",
        ),
        (),
    ),
    (
        (
            "A: Is there anything you don't eat?",
            "Pork and shellfish.",
        ),
        ("+ User does not eat pork and shellfish.",),
    ),
    (
        (
            "A: Is there anything you want to change in the text?",
            "The title.",
        ),
        (),
    ),
    (
        (
            "A: Do you use anything for the database?",
            "Postgres.",
        ),
        (),
    ),
    (
        (
            "A: What are you allergic to?",
            "Nuts, mainly cashews.",
        ),
        ("+ User is allergic to nuts.",),
    ),
    (
        (
            "A: Do you play any instruments?",
            "The cello.",
        ),
        ("+ User plays the cello.",),
    ),
    (
        (
            "A: Do you play any instruments?",
            "No.",
        ),
        ("+ User does not play any instruments.",),
    ),
    (
        (
            "A: Do you have any pets?",
            "Two cats, Mog and Ziggy.",
        ),
        (
            "+ User has two cats.",
            "+ User's cats are Mog and Ziggy.",
        ),
    ),
    (
        (
            "A: What does your son play?",
            "The bassoon.",
        ),
        ("+ User's son plays the bassoon.",),
    ),
    (
        (
            "A: Where does your sister live?",
            "Near Porto.",
        ),
        ("+ User's sister lives near Porto.",),
    ),
    (
        (
            "A: Do you still teach the upholstery class?",
            "No, not any more.",
        ),
        ("- User no longer teaches the upholstery class.",),
    ),
    (
        (
            "A: Do you still smoke?",
            "Not any more.",
        ),
        ("- User no longer smokes.",),
    ),
    (
        (
            "A: Do you still want me to change the title?",
            "No.",
        ),
        (),
    ),
    (
        (
            "A: Do you still have the error?",
            "No, it's gone.",
        ),
        (),
    ),
    (
        (
            "A: And where are you based?",
            "Kraków, but I grew up in Leeds.",
        ),
        (
            "+ User grew up in Leeds.",
            "+ User is based in Kraków.",
        ),
    ),
    (
        (
            "A: How do you take your coffee?",
            "Black, no sugar.",
        ),
        ("+ User takes their coffee black.",),
    ),
    (
        (
            "A: How do you like your answer?",
            "Short.",
        ),
        (),
    ),
    (
        (
            "A: What's your budget?",
            "About 300 euros.",
        ),
        ("+ User's budget is about 300 euros.",),
    ),
    (
        (
            "A: How often do you run?",
            "Twice a week, sometimes three times.",
        ),
        ("+ User runs twice a week.",),
    ),
    (
        (
            "A: Do you live alone?",
            "No, with my partner.",
        ),
        ("+ User lives with their partner.",),
    ),
    (
        (
            "A: Do you drive?",
            "No, I never learned.",
        ),
        ("+ User does not drive.",),
    ),
    (
        (
            "A: What kind of music do you like?",
            "Mostly folk.",
        ),
        ("+ User likes folk.",),
    ),
    (
        (
            "A: What kind of title do you like?",
            "The first one.",
        ),
        (),
    ),
    (
        (
            "A: How old is your daughter?",
            "Six",
        ),
        ("+ User's daughter is six.",),
    ),
    (
        (
            "A: What are you building?",
            "A ticket shop for a village theatre.",
        ),
        ("+ User is building a ticket shop for a village theatre.",),
    ),
    (
        (
            "A: What do you do for work?",
            "Dental hygienist, three days a week",
        ),
        ("+ User is a dental hygienist.",),
    ),
    (
        (
            "A: Do you have any pets?",
            "yeah two ferrets",
        ),
        ("+ User has two ferrets.",),
    ),
    (
        (
            "A: Which language is your backend written in?",
            "Elixir",
        ),
        ("+ User's backend is written in Elixir.",),
    ),
    (
        ("im doing a masters in glasgow n working weekends at a pub",),
        (
            "+ User is doing a masters in Glasgow.",
            "+ User is working weekends at a pub.",
        ),
    ),
    (
        ("im a postie n my knees r shot bc of it",),
        (
            "+ User is a postie.",
            "+ User's knees are shot.",
        ),
    ),
    (
        ("my gf is coeliac n i cook most nights so nothing w/ wheat pls",),
        (
            "+ User's gf is coeliac.",
            "+ User cooks most nights.",
            "+ User wants nothing with wheat.",
        ),
    ),
    (("ngl i cant stand cilantro, tastes like soap to me",), ("+ User cannot stand cilantro.",)),
    (
        (
            (
                "so I'm a nurse and I work nights and my husband is a driver and we "
                "have three kids and basically what I need is a dinner plan"
            ),
        ),
        (
            "+ User is a nurse.",
            "+ User works nights.",
            "+ User's husband is a driver.",
            "+ User has three kids.",
        ),
    ),
    (
        ("I am living in Lisbon since two years and I work like accountant",),
        (
            "+ User has lived in Lisbon for two years.",
            "+ User works as an accountant.",
        ),
    ),
    (
        ("my wife she is teacher and my two sons they play football",),
        (
            "+ User's wife is a teacher.",
            "+ User's two sons play football.",
        ),
    ),
    (
        ("I have 45 years old and I have allergy to the nuts",),
        (
            "+ User is 45.",
            "+ User has allergy to the nuts.",
        ),
    ),
    (
        (
            (
                "Retired teacher; widowed; two grandchildren in Canada; learning "
                "the ukulele. Ideas for winter?"
            ),
        ),
        (
            "+ User is a retired teacher.",
            "+ User is widowed.",
            "+ User has two grandchildren in Canada.",
            "+ User is learning the ukulele.",
        ),
    ),
    (
        ("Lives alone, type 2 diabetic, hates fish. Suggest breakfasts for me",),
        (
            "+ User lives alone.",
            "+ User is type 2 diabetic.",
            "+ User hates fish.",
        ),
    ),
    (
        ("Kitchen: one induction hob, air fryer, no oven. Budget: £40 a week.",),
        (
            "+ User has one induction hob.",
            "+ User has an air fryer.",
            "+ User has no oven.",
            "+ User's budget is £40 a week.",
        ),
    ),
    (
        ("Been sober since March. Been going to meetings every Tuesday.",),
        (
            "+ User has been sober since March 2026.",
            "+ User has been going to meetings every Tuesday.",
        ),
    ),
    (
        ("Never learned to swim. 41 now. Too late?",),
        (
            "+ User never learned to swim.",
            "+ User is 41.",
        ),
    ),
    (
        ("Can't eat gluten, can't do stairs. Restaurants in Bath?",),
        (
            "+ User cannot eat gluten.",
            "+ User cannot do stairs.",
        ),
    ),
    (
        ("work from home, cat on the keyboard half the day 😂 any desk setup tips",),
        (
            "+ User works from home.",
            "+ User's cat is on the keyboard half the day.",
        ),
    ),
    (
        (("i've 3 kids... eldest is autistic... youngest still in nappies... no family nearby"),),
        (
            "+ User has 3 kids.",
            "+ User's eldest is autistic.",
            "+ User's youngest is in nappies.",
        ),
    ),
    (
        ("5 yrs exp in java, 0 in go. how long to pick it up",),
        ("+ User has 5 years of experience in java.",),
    ),
    (
        ("team of 4, no QA, deploy fridays lol. what could go wrong",),
        (
            "+ User is on a team of 4.",
            "+ User has no QA.",
        ),
    ),
    (
        ("vegan 6 yrs now, husband isnt, kids r picky af",),
        (
            "+ User is vegan 6 years now.",
            "+ User's kids are picky.",
        ),
    ),
    (
        ("I'm on a budget — student, Leeds, no parents to help — and I need a laptop",),
        (
            "+ User is on a budget.",
            "+ User is a student.",
        ),
    ),
    (
        ("Hi, I am Yusuf, from Izmir, I am working since 2019 at the shipyard as welder",),
        (
            "+ User's name is Yusuf.",
            "+ User is from Izmir.",
            "+ User is working since 2019 at the shipyard as welder.",
        ),
    ),
    (("We have not car and the supermarket it is 6 km away",), ("+ User has no car.",)),
    (
        ("gluten free household, son w/ a dairy allergy, one slow cooker",),
        (
            "+ User has a gluten free household.",
            "+ User has a son with a dairy allergy.",
            "+ User has one slow cooker.",
        ),
    ),
    (
        (
            (
                "i work at a bakery i start at 4am and i get home around noon and "
                "then i sleep until 3 so when do i even exercise"
            ),
        ),
        (
            "+ User works at a bakery.",
            "+ User starts at 4am.",
            "+ User gets home around noon.",
            "+ User sleeps until 3.",
        ),
    ),
    (
        ("my name is Tomasz I come from Gdynia I have 39 years I am electrician on ships",),
        (
            "+ User's name is Tomasz.",
            "+ User comes from Gdynia.",
            "+ User is 39.",
            "+ User is an electrician on ships.",
        ),
    ),
    (
        ("husband is celiac\nkids wont touch veg\nbudget is 80 a week\nwhat do i cook",),
        (
            "+ User's husband is celiac.",
            "+ User's kids will not touch veg.",
            "+ User's budget is 80 a week.",
        ),
    ),
    (
        (
            (
                "We're two adults, one toddler; gas stove; no freezer; market on "
                "Saturdays. Plan a week of dinners."
            ),
        ),
        (
            "+ User has one toddler.",
            "+ User has a gas stove.",
            "+ User has no freezer.",
        ),
    ),
    (
        ("t1 diabetic on a pump, marathon in may, what do i eat the night before",),
        (
            "+ User is t1 diabetic on a pump.",
            "+ User has a marathon in May.",
        ),
    ),
    (
        ("broke student here, shared kitchen, one pan",),
        (
            "+ User is a broke student.",
            "+ User has a shared kitchen.",
            "+ User has one pan.",
        ),
    ),
    (
        ("single dad of 2 girls, 8 and 5, i work shifts at the hospital laundry",),
        (
            "+ User is a single dad of 2 girls, 8 and 5.",
            "+ User works shifts at the hospital laundry.",
        ),
    ),
    (
        ("5'4, 62kg, desk job, zero exercise since covid. beginner plan?",),
        (
            "+ User is 5'4.",
            "+ User is 62kg.",
            "+ User has a desk job.",
        ),
    ),
    (
        ("Gear: Fuji X-T3, 35mm, no flash. Mostly street.",),
        (
            "+ User has a Fuji X-T3.",
            "+ User has no flash.",
        ),
    ),
    (
        ("I'm teacher of maths in secondary school, the students they are 13 years",),
        ("+ User is a teacher of maths in secondary school.",),
    ),
    (
        ("tbh im kinda a night owl, i code from 10 til 2 most nights",),
        (
            "+ User is a night owl.",
            "+ User codes from 10 until 2 most nights.",
        ),
    ),
    (
        ("got a 3yr old n another due in july, husbands away mon-thurs",),
        (
            "+ User has a 3-year-old.",
            "+ User's husband is away mon-thurs.",
        ),
    ),
    (
        ("I've a bad shoulder; can't press overhead. Two dumbbells, 12kg each; no bench.",),
        (
            "+ User has a bad shoulder.",
            "+ User cannot press overhead.",
            "+ User has two dumbbells.",
            "+ User has no bench.",
        ),
    ),
    (
        (
            "A: What kind of bike do you ride?",
            "an old steel Peugeot",
        ),
        ("+ User rides an old steel Peugeot.",),
    ),
    (
        (
            "A: And are there any ingredients you avoid?",
            "Cilantro and anything with pork",
        ),
        ("+ User avoids cilantro and anything with pork.",),
    ),
    (
        (
            "A: What's your experience level?",
            "Total beginner",
        ),
        ("+ User's experience level is total beginner.",),
    ),
    (
        (
            "A: Do you have kids?",
            "Two, 4 and 7",
        ),
        ("+ User has two kids.",),
    ),
    (
        (
            "A: What do you grow on your allotment?",
            "mostly garlic and chard",
        ),
        ("+ User grows mostly garlic and chard on their allotment.",),
    ),
    (
        (
            (
                "so um basically I've been a bus driver for like twenty years and "
                "um my back is shot and the doctor said no more heavy lifting"
            ),
        ),
        (
            "+ User has been a bus driver for twenty years.",
            "+ User's back is shot.",
        ),
    ),
    (
        (
            (
                "im a vet nurse. i foster kittens. rn i have 4 of them. how do i "
                "keep them off the counter"
            ),
        ),
        (
            "+ User is a vet nurse.",
            "+ User fosters kittens.",
        ),
    ),
    (
        (
            (
                "Hello, I am mother of three childrens and I am working in hospital "
                "like nurse, I don't have much time for cook"
            ),
        ),
        (
            "+ User is a mother of three childrens.",
            "+ User is working in hospital as a nurse.",
        ),
    ),
    (
        ("I have problem with my knee since the accident, so I can not run",),
        (
            "+ User has problem with their knee since the accident.",
            "+ User cannot run.",
        ),
    ),
    (
        ("my mom live with us and she can't to eat salt",),
        (
            "+ User's mom lives with User.",
            "+ User's mom cannot eat salt.",
        ),
    ),
    (
        (
            (
                "Night porter, 58, smoker, high blood pressure. Doctor wants 150 "
                "minutes of cardio a week. Where do I begin?"
            ),
        ),
        (
            "+ User is a night porter.",
            "+ User is 58.",
            "+ User is a smoker.",
            "+ User has high blood pressure.",
        ),
    ),
    (
        (
            (
                "Boat facts: 32ft sloop, 1984, diesel engine rebuilt in 2021, no "
                "autopilot. Lisbon to Azores doable?"
            ),
        ),
        (
            "+ User has a 32ft sloop.",
            "+ User's diesel engine was rebuilt in 2021.",
            "+ User has no autopilot.",
        ),
    ),
    (
        ("left handed, tiny hands, total beginner on guitar. what size should i buy",),
        (
            "+ User is left-handed.",
            "+ User has tiny hands.",
            "+ User is a total beginner on guitar.",
        ),
    ),
    (
        (
            (
                "Two cats (one diabetic), studio flat, out of the house ten hours a "
                "day. Feeder suggestions?"
            ),
        ),
        (
            "+ User has two cats.",
            "+ User has a studio flat.",
        ),
    ),
    (
        ("hey! vegan household, one coeliac, budget's tight. what's for tea all week",),
        (
            "+ User has a vegan household.",
            "+ User's budget is tight.",
        ),
    ),
    (
        (
            (
                "- job: florist\n- hours: 5am to 1pm\n- commute: 40 min by bike\n- "
                "weak spot: lower back\nplan me some stretches"
            ),
        ),
        (
            "+ User is a florist.",
            "+ User's hours are 5am to 1pm.",
            "+ User commutes 40 min by bike.",
            "+ User's weak spot is lower back.",
        ),
    ),
    (
        (
            "A: How many hours do you sleep on average?",
            "Five, maybe six",
        ),
        ("+ User sleeps five hours on average.",),
    ),
    (
        (
            "A: Do you have any dietary restrictions?",
            "No pork, no alcohol",
        ),
        (
            "+ User avoids pork.",
            "+ User avoids alcohol.",
        ),
    ),
    (
        (
            "A: What's your mother tongue?",
            "Twi",
        ),
        ("+ User's mother tongue is Twi.",),
    ),
    (
        (
            "A: Are you on any medication?",
            "just levothyroxine",
        ),
        ("+ User is on levothyroxine.",),
    ),
    (
        (("im 19 doing my a levels again cuz i failed chem n i tutor maths on weekends for cash"),),
        (
            "+ User is 19.",
            "+ User is doing their a levels.",
            "+ User tutors maths on weekends for cash.",
        ),
    ),
    (
        ("my bf works offshore 3 wks on 3 off so i cook for one mostly",),
        (
            "+ User's bf works offshore 3 weeks on 3 off.",
            "+ User cooks for one mostly.",
        ),
    ),
    (
        (
            (
                "so yeah I'm a single mum and I've got twins and they're nearly two "
                "and I work from home and I just never get a minute and what I want "
                "is like a cleaning routine"
            ),
        ),
        (
            "+ User is a single mum.",
            "+ User has twins.",
            "+ User works from home.",
        ),
    ),
    (
        (
            (
                "right so my dad has a farm in Powys and I help him at lambing and "
                "we've about 300 ewes and the dog is useless and anyway what's the "
                "best way to mark them"
            ),
        ),
        (
            "+ User's dad has a farm in Powys.",
            "+ User helps their dad at lambing.",
            "+ User has about 300 ewes.",
            "~ User likely has livestock-farming experience.",
        ),
    ),
    (
        ("I am from Brazil but I live in Dublin since 2019 and I work with cleaning",),
        (
            "+ User is from Brazil.",
            "+ User lives in Dublin since 2019.",
            "+ User works with cleaning.",
        ),
    ),
    (
        (("My wife is pregnant of five months and she has anemia, she don't like the liver"),),
        (
            "+ User's wife is pregnant of five months.",
            "+ User's wife has anemia.",
            "+ User's wife does not like the liver.",
        ),
    ),
    (
        ("Teacher, maths, secondary. Year 9 bottom set. 50 min lessons.",),
        (
            "+ User is a teacher.",
            "+ User has 50 min lessons.",
        ),
    ),
    (
        ("retired, widowed, too much zucchini",),
        (
            "+ User is retired.",
            "+ User is widowed.",
        ),
    ),
    (
        ("Allergies: latex, bee stings. Meds: metformin. Age: 61.",),
        (
            "+ User is allergic to latex.",
            "+ User is allergic to bee stings.",
            "+ User takes metformin.",
            "+ User is 61.",
        ),
    ),
    (
        ("goal: sub-50 10k by october. currently 54:10. runs: 3x/wk. no track nearby",),
        (
            "+ User's goal is sub-50 10k by October.",
            "+ User runs 3x a week.",
        ),
    ),
    (
        ("kids allergic to egg, me to nuts, husband eats anything lol. cake??",),
        (
            "+ User's kids are allergic to egg.",
            "+ User's husband eats anything.",
        ),
    ),
    (
        ("freelance, no fixed income, rent due on the 1st. how should i budget",),
        (
            "+ User works freelance.",
            "+ User has no fixed income.",
        ),
    ),
    (
        ("never cooked w/ tofu b4, hate mushy stuff, got an airfryer",),
        (
            "+ User never cooked with tofu b4.",
            "+ User hates mushy stuff.",
            "+ User has an airfryer.",
        ),
    ),
)

NOTHING: tuple[tuple[str, ...], ...] = (
    ("2 bed flat in Leeds, no agents, under 1200",),
    ("studio apartment berlin, furnished, no commission",),
    ("retired teacher jobs part time",),
    ("gluten free bakery near me",),
    ("vegan, dairy free, nut free cake recipe",),
    ("two adults, one child, 4 nights in Rome. price?",),
    ("3 adults, 2 kids, sea view, August. which hotel?",),
    ("Recipe for two kids, no nuts, 20 minutes",),
    (("Need a babysitter contract. Two kids, nine and twelve, Saturday nights. Template please."),),
    ("Write a bio: retired nurse, two cats, lives in Bath",),
    ("Make up a character. Retired sailor, one eye, hates parrots, lives alone.",),
    ("gift ideas for my dad: retired, loves fishing, no phone",),
    ("Dog: labrador, 3 years, allergic to chicken. Which food?",),
    ("the guy in the flat below: plays drums, two dogs, works nights",),
    ("unit test fails, no logs, two retries",),
    ("no internet, router blinking red, two devices",),
    ("three eggs, half a cabbage, no milk. dinner?",),
    ("blue shirt, grey trousers, no tie. does it match?",),
    ("tired, hungover, no plans today",),
    ("no hurry, no worries",),
    ("ok, no problem",),
    ("two questions: is it safe? is it cheap?",),
    ("quick one, no code please",),
    ("short answers, no emojis, thanks",),
    ("level 40 mage, two daggers, no healer",),
    ("white male 45 found in river, says the paper",),
    ('"female, 34, two kids" - what does that say about the ad?',),
    ("Translate to German: I'm allergic to nuts, no dairy",),
    ("Subject: Sick leave",),
    ("Name: John. Age: 45. Fill the form with these.",),
    ("Status: open. Priority: high. Assignee: Rosa",),
    ("- [ ] buy milk",),
    ("- [ ] no sugar",),
    ("Shopping list: two onions, one chicken, no bread",),
    ("Kids love pizza. Why?",),
    ("Dogs can't eat chocolate, right?",),
    ("Baby steps, no stress",),
    ("Mum's the word",),
    ("works on my machine lol",),
    ("works great, thanks",),
    ("looks good, no changes",),
    ("Moved to the next step, still no result",),
    ("Been there, done that",),
    ("Never mind",),
    ("Never heard of it",),
    ("don't have time, short version",),
    ("can't open the file, no error",),
    ("can't read the screenshot",),
    ("Never used the flag before, what does it do",),
    ("Add a header, two columns, no footer",),
    ("Age: is it a factor?",),
    ("Diet: what matters most?",),
    ("Budget? No idea",),
    ("Running late, no time to cook",),
    ("driving now, short answer",),
    ("at work, two minutes left",),
    ("on the bus rn, phone at 5%",),
    ("Time: 10:30, room 4",),
    ("Players: 4. Time: 30 min. Ages: 8+. Which game is this?",),
    ("Serves: 4. Time: 30 min.",),
    ("Job: backend engineer at Stripe, remote. Should I apply?",),
    ("Role: senior designer. Location: Lisbon. Salary: 60k. Is the ad ok?",),
    ("Location: Berlin. Warm rent 900, two rooms, balcony. Good deal?",),
    ("new job posting: nurse, night shifts, Leeds",),
    ("for a thriller: ex-cop, bad knee, drinks alone, lives in a van",),
    ("If you had two kids, no car and worked nights, what would you cook?",),
    ("imagine: no car, two kids, night shifts",),
    ("haiku about a retired postman, two cats, no garden",),
    ("Sims household: two kids, one dog, tiny flat",),
    ("my d&d guy: half-orc, bad leg, allergic to silver",),
    ("2 cats vs 1 dog, no garden, which is cheaper in general",),
    ("no kids allowed, tiny bar, live jazz. name for it?",),
    ("Lead: nurse, 41, Leeds. Deal size: 20k.",),
    ("Married people, two kids, one income: what is the tax in general?",),
    (
        "A: Which of the two do you like?",
        "the vegan one",
    ),
    (
        "A: How long should the talk be?",
        "about six minutes",
    ),
    (
        "A: What are you cooking tonight?",
        "pasta",
    ),
    (
        "A: Where does it fail?",
        "in the login form",
    ),
    (
        "A: When does the film start?",
        "at nine",
    ),
    (
        "A: What is your question?",
        "how to sort a list",
    ),
    (
        "A: Do you have the file open?",
        "yes",
    ),
    (
        "A: Are you on the settings page?",
        "yes",
    ),
    (
        "A: Do you see a red button?",
        "no",
    ),
    (
        "A: What do you get when you run it?",
        "a blank page",
    ),
    (
        "A: Who is the letter for?",
        "my landlord",
    ),
    (
        "A: How old is the character?",
        "34",
    ),
    (
        "A: Do you want it formal?",
        "mostly",
    ),
    (
        "A: What's your favourite of these?",
        "the third",
    ),
    (
        "A: Do you use the new API here?",
        "yes",
    ),
    (
        "A: What is your error message?",
        "segfault",
    ),
    (
        "A: What's your name in the story?",
        "Kestrel",
    ),
    (
        "A: Are you happy with it?",
        "yes",
    ),
    (
        "A: How many servings do you need?",
        "four",
    ),
    (
        "A: Where would you like to go?",
        "Porto",
    ),
    (
        "A: Is it for work?",
        "yes, a client in Leeds",
    ),
    ("i r baboon",),
    ("n/a",),
    ("w/e",),
    ("atm machine jokes",),
    ("rn vs lpn difference",),
    ("her two sons they play football",),
    ("the day it rained she had 45 years",),
    ("we have not finished, no results yet",),
    ("best vegan ramen lisbon",),
    ("cheap flights berlin to porto march",),
    ("Title: My life as a nurse. Outline, please.",),
    ("two eggs, a cup of flour, no sugar. what can i bake",),
    ("Error on line 40, no stack trace, tests green.",),
    ("stuck on level 5, no potions, low health",),
    (
        "A: Which restaurant should I look up?",
        "The second one",
    ),
    (
        "A: When do you want the reminder?",
        "Tomorrow at nine",
    ),
    ("A: Do you have kids and are you married?", "Yes."),
    ("A: Are you vegetarian or do you eat fish?", "Yes."),
    ("A: Do you have a garden and do you like cooking?", "Yes, and I love it"),
    ("A: Which colour should it be and how big?", "Blue and I want it large."),
    ("A: What do you weigh and how tall are you?", "I don't know, and I don't care."),
    (
        "A: Which colour should the button be?",
        "Blue",
    ),
    (
        "A: What tone should the email have?",
        "Formal, two paragraphs",
    ),
    ("Character sheet: elf ranger, two daggers, hates orcs, allergic to silver",),
    ("just woke up, no coffee, pouring rain lol",),
    ("Looking for: a two-bedroom flat in Leeds with a garden",),
    ("Draft a dating profile for a mate: 34, loves hiking, two dogs, no drama",),
    ("Patient: 54, diabetic, two prior MIs, on warfarin. What's the risk score?",),
    ("Persona for the pitch: Anna, 29, nurse, vegan, rents in Berlin",),
    ("Recipe: serves 4, no nuts, 30 mins",),
    ("no worries, thx! one more: capital of peru",),
    ("Got it. Works. Two more questions then.",),
    ("Input: 3 files, 2 folders. Output: 1 zip.",),
    ("if i was vegan, no job, two kids — what benefits",),
    ("translate: vegetarian, two kids, no car",),
    ("Tired. Hungry. No ideas. Help",),
    ("Oslo to Bergen train, no changes, under 500 kr",),
    ("Protagonist notes: ex-nurse, two kids, no car, drinks",),
    ("one bed, two baths, no pets. is 900 fair",),
    ("Error: no module, two warnings, tiny traceback",),
    (
        "A: How many slides do you need?",
        "ten",
    ),
    (
        "A: Where did the test fail?",
        "in CI, on Linux",
    ),
    ("headache, no sleep, two coffees in. cheer me up",),
    ("flatmate wanted: non-smoker, no pets, works days",),
    ("size 10 boots, waterproof, no heel, under 100",),
    ("Guest list: two vegans, one coeliac, three kids",),
    ("no signal, two bars of battery, just tell me left or right",),
    ("he's retired, two knees gone, no car",),
)
"""What looks like a note of the speaker's and is none: a search, a guest, a hero, the moment."""

CONTROLS: tuple[tuple[str, str], ...] = (
    ("Retired teacher, two kids, no car. What now?", "User has two kids."),
    ("Diet: vegan. Budget: 40 a week.", "User's budget is 40 a week."),
    ("female, 34, two kids, no car. any ideas?", "User is 34."),
)
"""Notes of the same shape that must form."""
