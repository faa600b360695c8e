"""What `formation@11` reads beyond the frozen forms: what is said, and exactly what it forms.

`+` asserts, `-` retracts, `~` guesses.
"""

from __future__ import annotations

CASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    # interest
    ("I'm fascinated by medieval maps.", ("+ User is fascinated by medieval maps.",)),
    (
        "My passion is restoring pipe organs.",
        ("+ User's passion is restoring pipe organs.",),
    ),
    # constraint
    (
        "I can't make calls before 10am because I do the school run.",
        ("+ User cannot make calls before 10am.", "+ User does the school run."),
    ),
    (
        "Lately I can't sleep more than five hours",
        ("+ User cannot sleep more than five hours lately.",),
    ),
    (
        "Never schedule anything on Friday afternoons for me please",
        ("+ User wants nothing scheduled on Friday afternoons.",),
    ),
    (
        "I am diabetic type 1 so please consider carbs in any recipe",
        ("+ User is diabetic type 1.", "+ User wants carbs considered in any recipe."),
    ),
    ("no caffeine after noon for me, doctor's orders", ("+ User has no caffeine after noon.",)),
    (
        "I have to take my dad to dialysis every Monday, Wednesday and Friday morning",
        ("+ User has to take their dad to dialysis every Monday, Wednesday and Friday morning.",),
    ),
    (
        "I've got a bad back so I can't sit for more than an hour",
        ("+ User has a bad back.", "+ User cannot sit for more than an hour."),
    ),
    (
        "I recently went gluten free and I miss bread terribly",
        ("+ User recently went gluten free.",),
    ),
    ("We can't have pets in our building", ("+ User cannot have pets in their building.",)),
    ("we're vegetarian during Lent", ("+ User is vegetarian during Lent.",)),
    (
        "I've got to be careful with money until September because I'm on unpaid leave",
        ("+ User has to be careful with money until September 2026.", "+ User is on unpaid leave."),
    ),
    (
        "Two things you should know: I can't see color well and I process info better as lists.",
        ("+ User cannot see color well.", "+ User processes info better as lists."),
    ),
    (
        "I can't afford more than 900 a month in rent",
        ("+ User cannot afford more than 900 a month in rent.",),
    ),
    (
        "My youngest has a peanut allergy and carries two autoinjectors",
        ("+ User's youngest has a peanut allergy.", "+ User's youngest carries two autoinjectors."),
    ),
    ("I need glasses for reading", ("+ User needs glasses for reading.",)),
    # goal
    (
        "I want to repaint the hallway before my parents visit in April.",
        ("+ User wants to repaint the hallway before their parents visit in April.",),
    ),
    (
        "I'm saving up to take my daughter to Iceland when she turns ten",
        ("+ User is saving up to take their daughter to Iceland when she turns ten.",),
    ),
    (
        "I want to be able to do ten pull-ups by summer",
        ("+ User wants to be able to do ten pull-ups by summer.",),
    ),
    (
        "our landlord just raised the rent to 1450 so we're looking for a new place near Ghent",
        (
            "+ User's landlord raised the rent to 1450.",
            "+ User is looking for a new place near Ghent.",
        ),
    ),
    (
        "Currently preparing for the CFA level 2 in August, so evenings are for studying",
        (
            "+ User is currently preparing for the CFA level 2 in August.",
            "+ User's evenings are for studying.",
        ),
    ),
    (
        "I'd like to run a sub-4 marathon before I'm forty",
        (
            "+ User would like to run a sub-4 marathon before they're forty.",
            "~ User likely has distance-running experience.",
        ),
    ),
    (
        "I'm thinking of switching to nursing, I'm 41 and currently in retail",
        ("+ User is thinking of switching to nursing.", "+ User is 41 and currently in retail."),
    ),
    (
        "My goal for this year is to publish two papers",
        ("+ User's goal is to publish two papers.",),
    ),
    (
        "I'm hoping for a promotion in the autumn",
        ("+ User is hoping for a promotion in the autumn.",),
    ),
    ("We're trying for a baby", ("+ User is trying for a baby.",)),
    ("I've always wanted to learn the harp", ("+ User has always wanted to learn the harp.",)),
    (
        "Could you act as an interviewer? I'm applying for a data analyst job.",
        ("+ User is applying for a data analyst job.",),
    ),
    ("I'm getting divorced", ("+ User is getting divorced.",)),
    # habit
    (
        "I've been seeing a physio for my left hip since January",
        ("+ User has been seeing a physio for their left hip since January 2026.",),
    ),
    (
        "What's a good tripod? I shoot mostly birds with a Sony A7 IV and a 200-600.",
        ("+ User shoots mostly birds with a Sony A7 IV and a 200-600.",),
    ),
    (
        "I translate technical manuals from Japanese to English for a living",
        (
            "+ User translates technical manuals from Japanese to English for a living.",
            "~ User likely knows Japanese.",
        ),
    ),
    (
        "I bake sourdough every Sunday and sell a few loaves to neighbours",
        (
            "+ User bakes sourdough every Sunday.",
            "+ User sells a few loaves to neighbours.",
            "~ User likely has baking experience.",
        ),
    ),
    (
        "I have a meeting with my accountant every first Monday of the month",
        ("+ User has a meeting with their accountant every first Monday of the month.",),
    ),
    (
        "I restore old radios, mostly valve sets from the 50s",
        (
            "+ User restores old radios, mostly valve sets from the 50s.",
            "~ User likely has electronics experience.",
        ),
    ),
    ("We do code freeze every December", ("+ User does code freeze every December.",)),
    ("I do all my banking through Wise", ("+ User does all their banking through Wise.",)),
    ("I read mostly on a Kobo", ("+ User reads mostly on a Kobo.",)),
    ("I do my taxes myself with TurboTax", ("+ User does their taxes themselves with TurboTax.",)),
    ("I've kept a diary since I was eleven", ("+ User has kept a diary since they were eleven.",)),
    (
        "I stopped taking the tube, I walk to work now",
        ("- User stopped taking the tube.", "+ User walks to work now."),
    ),
    ("I no longer live with my parents", ("- User no longer lives with their parents.",)),
    (
        "I do freelance bookkeeping for three restaurants",
        ("+ User does freelance bookkeeping for three restaurants.",),
    ),
    ("I buy most of my clothes second-hand", ("+ User buys most of their clothes second-hand.",)),
    (
        "I no longer need reading glasses after surgery",
        ("- User no longer needs reading glasses after surgery.",),
    ),
    ("I always forget birthdays so remind me", ("+ User always forgets birthdays.",)),
    ("I work Tuesday to Saturday", ("+ User works Tuesday to Saturday.",)),
    (
        "I do the school run, then I work until two, then pick them up again",
        ("+ User does the school run.", "+ User works until two."),
    ),
    ("I share a studio with two ceramicists", ("+ User shares a studio with two ceramicists.",)),
    # interest
    # ongoing project
    (
        "Right now I'm rewriting our onboarding docs and setting up a staging cluster on Hetzner.",
        (
            "+ User is rewriting their onboarding docs.",
            "+ User is setting up a staging cluster on Hetzner.",
        ),
    ),
    (
        "I'm halfway through a part-time MBA at Warwick.",
        ("+ User is halfway through a part-time MBA at Warwick.",),
    ),
    (
        "me and my girlfriend are planning a trip to Vietnam in november for three weeks",
        ("+ User is planning a trip to Vietnam in November for three weeks.",),
    ),
    (
        "My dissertation is about urban heat islands in Lagos",
        ("+ User's dissertation is about urban heat islands in Lagos.",),
    ),
    (
        "I got made redundant in March and I'm retraining as an electrician",
        (
            "+ User got made redundant in March 2026.",
            "+ User is retraining as an electrician.",
        ),
    ),
    (
        "I'm in the process of buying my first house",
        ("+ User is in the process of buying their first house.",),
    ),
    (
        "I'm building a cedar strip canoe, about halfway done",
        (
            "+ User is building a cedar strip canoe, about halfway done.",
            "~ User likely has woodworking experience.",
        ),
    ),
    (
        "I'm rewiring a 1970s caravan and replacing the gas heater",
        ("+ User is rewiring a 1970s caravan.", "+ User is replacing the gas heater."),
    ),
    (
        "I'm training my puppy to sleep in a crate",
        ("+ User is training their puppy to sleep in a crate.",),
    ),
    (
        "I'm saving 300 a month for a deposit on a flat",
        ("+ User is saving 300 a month for a deposit on a flat.",),
    ),
    (
        "My daughter stopped ballet",
        ("- User's daughter stopped ballet.", "- User's daughter stopped ballet."),
    ),
    (
        "I stopped therapy last month",
        ("- User stopped therapy in February 2026.", "- User stopped therapy in February 2026."),
    ),
    # preference
    ("honestly I find jazz boring", ("+ User finds jazz boring.",)),
    (
        "I hate cilantro, love anything smoky, and I can handle a lot of heat",
        ("+ User hates cilantro.", "+ User loves anything smoky."),
    ),
    ("I'm not a morning person", ("+ User is not a morning person.",)),
    # project fact
    (
        "Our house is from 1926 and has knob and tube wiring.",
        ("+ User's house is from 1926.", "+ User's house has knob and tube wiring."),
    ),
    (
        "I'm on the waiting list for a community garden plot",
        ("+ User is on the waiting list for a community garden plot.",),
    ),
    (
        "Can you recommend a stroller? We live on the fourth floor without a lift.",
        ("+ User lives on the fourth floor without a lift.",),
    ),
    ("Our company fiscal year ends in June", ("+ The team's company fiscal year ends in June.",)),
    (
        "We're a family of five and we eat dinner at six sharp",
        ("+ User is part of a family of five.", "+ User eats dinner at six sharp."),
    ),
    (
        "My team is spread across three time zones",
        ("+ The team is spread across three time zones.",),
    ),
    (
        "I'm getting a hip replacement on April 14",
        ("+ User is getting a hip replacement on April 14 2026.",),
    ),
    ("I was born with one kidney", ("+ User was born with one kidney.",)),
    ("I'm on a tight budget this year", ("+ User is on a tight budget in 2026.",)),
    ("My neighbourhood floods every winter", ("+ User's neighbourhood floods every winter.",)),
    (
        "On Sundays our whole family has lunch at my aunt's",
        ("+ User's whole family has lunch at User's aunt's on Sundays.",),
    ),
    (
        "I'm writing to you from Tbilisi where I've been living since the war started",
        ("+ User has been living in Tbilisi.",),
    ),
    (
        "I'm more comfortable with Python than with JavaScript",
        ("+ User is more comfortable with Python than with JavaScript.",),
    ),
    (
        "My job involves a lot of travel, mostly to West Africa",
        ("+ User's job involves a lot of travel, mostly to West Africa.",),
    ),
    (
        "My house has solar panels and a heat pump",
        ("+ User's house has solar panels and a heat pump.",),
    ),
    ("I grew up speaking Welsh", ("+ User grew up speaking Welsh.",)),
    (
        "I'm in my final year of veterinary school",
        ("+ User is in their final year of veterinary school.",),
    ),
    (
        "I live off grid with a composting toilet and rainwater tank",
        ("+ User lives off grid with a composting toilet and rainwater tank.",),
    ),
    ("Our kitchen doesn't have an oven", ("+ User's kitchen does not have an oven.",)),
    (
        "We've moved the team meeting from Monday to Wednesday",
        ("+ User has moved the team meeting from Monday 23 February 2026 to Wednesday.",),
    ),
    ("I get paid on the 25th", ("+ User gets paid on the 25th.",)),
    (
        "We're getting a heat pump installed in March",
        ("+ User is getting a heat pump installed in March.",),
    ),
    ("I'm no longer on the board", ("- User is no longer on the board.",)),
    # recurring state
    ("my eyesight is getting worse so keep the font big", ("+ User's eyesight is getting worse.",)),
    (
        "As a left-handed guitarist I struggle to find decent instruments",
        (
            "+ User is a left-handed guitarist.",
            "+ User struggles to find decent instruments.",
        ),
    ),
    ("Sugar gives me headaches", ("+ Sugar gives User headaches.",)),
    ("I get nervous speaking in public", ("+ User gets nervous speaking in public.",)),
    # relationship
    (
        "I've got two boys, 7 and 10, and the older one plays hockey",
        ("+ User has two boys, 7 and 10.", "+ User's older child plays hockey."),
    ),
    (
        "My sister's getting married in September and I'm the maid of honour",
        ("+ User's sister is getting married in September 2026.", "+ User is the maid of honour."),
    ),
    (
        "My daughter is allergic to bees and carries an EpiPen",
        ("+ User's daughter is allergic to bees.", "+ User's daughter carries an EpiPen."),
    ),
    (
        "I had twins in May so I'm running on three hours of sleep",
        ("+ User had twins in May 2025.",),
    ),
    (
        "My parents emigrated from Chile in the 70s.",
        ("+ User's parents emigrated from Chile in the 70s.",),
    ),
    ("My wife is due in August", ("+ User's wife is due in August.",)),
    (
        "The kids are with their dad on weekends so that's when I paint miniatures",
        ("+ User's kids are with their dad on weekends.", "+ User paints miniatures."),
    ),
    (
        "We've had foster kids for eleven years, currently two brothers aged 6 and 8.",
        ("+ User has had foster kids for eleven years, currently two brothers aged 6 and 8.",),
    ),
    ("My wife handles our finances", ("+ User's wife handles User's finances.",)),
    ("My landlord doesn't allow drilling", ("+ User's landlord does not allow drilling.",)),
    # resource
    (
        "There's a piano in our living room that nobody plays",
        ("+ There is a piano in User's living room that nobody plays.",),
    ),
    ("I have a season ticket at Union Berlin", ("+ User has a season ticket at Union Berlin.",)),
    ("Our wifi router sits behind the TV", ("+ User's wifi router sits behind the TV.",)),
    (
        "I cancelled my gym membership and bought a kettlebell",
        (
            "- User cancelled their gym membership.",
            "+ User bought a kettlebell.",
            "- User cancelled their gym membership.",
        ),
    ),
    (
        "I have two degrees, one in maths and one in theology",
        ("+ User has two degrees, one in maths and one in theology.",),
    ),
    ("I finally sold my share of the bakery", ("- User sold their share of the bakery.",)),
    ("I've got three exams in June", ("+ User has three exams in June 2026.",)),
    ("We've got chickens, six of them", ("+ User has chickens.",)),
    # role
    (
        "Tuesdays and Thursdays I work from home, the rest of the week I'm in the office.",
        (
            "+ User works from home on Tuesdays and Thursdays.",
            "+ User is in the office the rest of the week.",
        ),
    ),
    (
        "I'm the treasurer of our allotment association and I also edit the newsletter",
        ("+ User is the treasurer of their allotment association.", "+ User edits the newsletter."),
    ),
    (
        "So, my situation: freelance illustrator, two cats, tiny flat in Lisbon, no car",
        (
            "+ User is a freelance illustrator.",
            "+ User has two cats.",
            "+ User lives in a tiny flat in Lisbon.",
            "+ User does not have a car.",
        ),
    ),
    ("I'm the DRI for the checkout revamp", ("+ User is the DRI for the checkout revamp.",)),
    (
        "I edit a quarterly magazine about mountaineering.",
        ("+ User edits a quarterly magazine about mountaineering.",),
    ),
    ("I sit on the parish council", ("+ User sits on the parish council.",)),
    (
        "I moderate a forum for ham radio operators",
        ("+ User moderates a forum for ham radio operators.",),
    ),
    ("I'm a second generation beekeeper", ("+ User is a second generation beekeeper.",)),
    (
        "I'm the union rep at my plant. Shifts are 4 on 4 off.",
        ("+ User is the union rep at their plant.", "+ Shifts are 4 on 4 off."),
    ),
    # skill
    (
        "I grew tomatoes last year but gave up on them, now it's all chillies",
        (
            "+ User grew tomatoes in 2025.",
            "- User gave up on tomatoes.",
            "- User gave up on tomatoes.",
        ),
    ),
    (
        "I can read sheet music but I can't improvise",
        ("+ User can read sheet music.", "+ User cannot improvise."),
    ),
    ("I've never been on a plane", ("+ User has never been on a plane.",)),
    (
        "I've signed up for a half Ironman in Nice next June",
        ("+ User has signed up for a half Ironman in Nice in June 2026.",),
    ),
)

NOTHING: tuple[str, ...] = (
    "Can you translate 'I live in Berlin' into German?",
    "What would happen if I quit my job tomorrow?",
    "Write a cover letter for a nurse who moved from Spain.",
    "I want to center this div, what am I doing wrong?",
    "I'm getting a 500 error when I run the build",
    "that was a great answer, I really like it",
    "Is it true that people who live in Okinawa live longer?",
    "ok I'm going to grab lunch, back in 20",
    "I have a question about the second paragraph",
    "I'm trying to fix the login bug",
    "I need to send this email tonight",
    "Could you explain how compound interest works for a 30 year old with two kids?",
    "My character is a retired detective who lives in a lighthouse.",
    "lol my code is such a mess today",
    "Should I use tabs or spaces for this file?",
    "He said 'I am moving to Spain' and then he left.",
    "I'd be happy if you could proofread this: I have worked at the bakery for ten years.",
    "when I run npm install I get a peer dependency error",
    "If I had a garden I'd grow tomatoes",
    "remind me to call the dentist at 3",
    "The user lives in Paris and has two children. Extract the entities.",
    "I'm going to paste the log below, can you find the error?",
    "I love this paragraph, keep the tone",
    "You are a helpful assistant who lives in Boston. What's the weather?",
    "Give me a recipe for someone who is vegan and has two kids",
    "I was reading that people who meditate daily live longer",
    "In the story, my sister is a vampire.",
    "I wonder whether I should move to Canada",
    "The client said: we use SAP and we hate it.",
    "Act as a doctor. I have a headache right now, what do I do?",
    "haha yeah I'm such a genius",
    "Imagine you have three dogs, how would you walk them?",
    "I think the answer is 42 but I'm not sure",
    "how do i say i have two brothers in french",
    "What's a good answer to 'why do you want to work here'?",
    "My question is about the second example",
    "Sarah has three apples and gives two to Tom. How many apples does Sarah have?",
    "I'm stuck on level 4 lol",
    "ugh i have a headache today",
    "Let's say I'm a landlord with two flats. What taxes do I pay?",
    "Can I use vinegar instead of lemon juice?",
    "I like the second option better",
    "Please write it as if I were five years old",
    "I want to know if this works on Windows",
    "she goes 'I'm moving to Bali' and we all laughed",
    "Explain recursion like I'm five",
    "I'm uploading the CSV now",
    "I have a working version already",
    "can you pretend to be my landlord",
    "The email says I have won a prize, is it a scam?",
    "if I were vegan would this count",
    "what should I wear to a wedding in June",
    "I swear I had it a minute ago",
    "Who wrote 'I have a dream'?",
    "I have to say your tone is lovely",
    "Generate a persona: a nurse from Lagos who loves salsa",
    "I'll have the soup, thanks. Just kidding.",
    "Why do I always have to explain this twice",
    "In this paragraph I argue that cities are alive",
    "I just ran the script and it printed 'I live in a box'",
    "Let me know if I need a visa for Peru",
    "Can you summarise: we moved to Denver in 2010 and opened a bakery",
    "I can't believe it's already November",
    "She texted me: I'm pregnant!",
    "I typed 'I own three dogs' into the form and it failed",
    "What do people mean when they say 'I'm a morning person'?",
    "I guess I'm just overthinking this",
    "That's what I thought, thanks",
    "I'm not asking for much",
    "I used your first suggestion",
    "I'm looking for a synonym of happy",
    "I'd love to hear more about that",
    "My apologies, I meant Friday",
    "I'm pasting my friend's bio: I'm a dancer from Cuba and I teach salsa.",
    "Can you make it sound like I'm confident?",
    "what if I told you I was a robot",
    "I have to go, bye",
    "I tried to log in but I forgot my password",
    "they say I'm the best cook in town lol",
    "Once upon a time I was a dragon",
    "I think you're right about the comma",
    "Tell me a joke about a man who owns two yachts",
    "I'll have a look later",
    "I'd say it's a 7 out of 10",
    "She's allergic to nuts, the girl in the film",
    "My guess is that the cache is stale",
    "I pressed enter and it worked",
    "I'm just messing with you",
    "As a user I want to reset my password so that I can log in",
    "When I was reading it I noticed two typos",
)
