"""Aims, wishes, limits, works and guesses in open wordings, and what looks like them."""

from __future__ import annotations

CASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "I'm hoping to sit the bar exam in February, so what's the hearsay rule again?",
        ("+ User is hoping to sit the bar exam in February.",),
    ),
    (
        "Right, the plan is to sell up and move to the coast once Dad's house is sorted.",
        ("+ User's plan is to sell up and move to the coast once Dad's house is sorted.",),
    ),
    (
        "want to be off the statins by summer if my numbers hold",
        ("+ User wants to be off the statins by summer if their numbers hold.",),
    ),
    (
        "Aiming for a sub-50 10k in October. Is 4 runs a week too many?",
        ("+ User is aiming for a sub-50 10k in October.",),
    ),
    (
        "We're looking to hire two drivers before spring, one with HGV class 1.",
        ("+ User is looking to hire two drivers before spring.",),
    ),
    (
        "thinking of retraining as an arborist. how long does it take?",
        ("+ User is thinking of retraining as an arborist.",),
    ),
    (
        "One day I'd love to sail round the Hebrides with my sister.",
        ("+ User would love to sail round the Hebrides with their sister one day.",),
    ),
    (
        "I've been trying to get my deadlift up to 140 but my grip gives out",
        ("+ User has been trying to get their deadlift up to 140.",),
    ),
    (
        "I need to pass B2 German by March to keep my visa.",
        ("+ User needs to pass B2 German by March to keep their visa.",),
    ),
    ("Long term I want my own salon.", ("+ User wants their own salon long term.",)),
    (
        "the goal this year: read fewer books, but slower",
        ("+ User's goal is to read fewer books.",),
    ),
    (
        "My aim is a distinction in the grade 8 viola exam",
        ("+ User's aim is a distinction in the grade 8 viola exam.",),
    ),
    (
        ("Our target is to be carbon neutral by 2030, which is why we monitor the boilers."),
        ("+ User's target is to be carbon neutral by 2030.", "+ The team monitors the boilers."),
    ),
    (
        ("I've set my heart on a narrow strip of land above the village; what does planning say?"),
        ("+ User has set their heart on a narrow strip of land above the village.",),
    ),
    (
        "I've signed up to run the Loch Ness marathon in September",
        (
            "+ User has signed up to run the Loch Ness marathon in September 2026.",
            "~ User likely has distance-running experience.",
        ),
    ),
    (
        "working towards my level 3 in plumbing",
        ("+ User is working towards their level 3 in plumbing.",),
    ),
    (
        "I'm determined to quit vaping before my 40th.",
        ("+ User is determined to quit vaping before their 40th.",),
    ),
    (
        "Fancy learning to weld, never held a torch. Where do people start?",
        ("+ User fancies learning to weld.",),
    ),
    (
        "By Christmas I'd like to have the loft insulated",
        ("+ User would like to have the loft insulated by Christmas.",),
    ),
    (
        "we're hoping for a grandchild's christening in Lublin next August",
        ("+ User is hoping for a grandchild's christening in Lublin in August 2026.",),
    ),
    (
        "My wife and I mean to walk the Camino when she retires.",
        ("+ User means to walk the Camino with their wife when she retires.",),
    ),
    (
        "What I'm after is a second-hand harpsichord under 3000.",
        ("+ User is after a second-hand harpsichord under 3000.",),
    ),
    (
        "Captions under 20 words and no emojis, please, always.",
        ("+ User wants captions under 20 words and no emojis, always.",),
    ),
    ("always give me metric", ("+ User wants the assistant to always give them metric.",)),
    ("I'd rather have the short version", ("+ User would rather have the short version.",)),
    (
        "Don't sugar-coat things for me, I never want to be handled.",
        (
            "+ User does not want things sugar-coated for them.",
            "+ User never wants to be handled.",
        ),
    ),
    (
        "When I ask about grammar, finish with two practice sentences.",
        (
            (
                "+ User wants the assistant to finish with two practice sentences when they "
                "ask about grammar."
            ),
        ),
    ),
    ("keep to-do lists to five lines", ("+ User wants to-do lists kept to five lines.",)),
    (
        "Talk to me like a colleague, not like a customer.",
        ("+ User wants to be talked to like a colleague, not like a customer.",),
    ),
    (
        "explain things without maths where you can",
        ("+ User wants things explained without maths.",),
    ),
    (
        "In British English please from now on.",
        ("+ User wants answers in British English from now on.",),
    ),
    ("Give me recipes in grams, never cups.", ("+ User wants recipes in grams.",)),
    (
        "No more bullet points, they look dreadful on my reader.",
        ("+ User wants no more bullet points.",),
    ),
    ("I can't abide corporate jargon.", ("+ User cannot abide corporate jargon.",)),
    ("not keen on audiobooks, I lose the thread", ("+ User is not keen on audiobooks.",)),
    ("I've gone right off coconut since the trip.", ("+ User has gone right off coconut.",)),
    (
        "Number the steps whenever you give me instructions.",
        ("+ User wants the assistant to number the steps when it gives User instructions.",),
    ),
    (
        "Quote sources when you answer history questions, with page numbers.",
        (
            (
                "+ User wants the assistant to quote sources when it answers history "
                "questions, with page numbers."
            ),
        ),
    ),
    (
        "Whatever you suggest has to start from a train station, I don't drive.",
        (
            "+ Whatever the assistant suggests to User has to start from a train station.",
            "+ User does not drive.",
        ),
    ),
    ("nothing with dairy, ever, I'd be ill for days", ("+ User wants nothing with dairy.",)),
    ("Budget is 400 all in.", ("+ User's budget is 400 all in.",)),
    ("It has to be under 30 minutes, I only have evenings.", ("+ User only has evenings.",)),
    ("No stairs for me since the hip.", ("+ User can have no stairs since the hip.",)),
    (
        "It must be halal, we keep a halal kitchen.",
        (
            "+ What is suggested to User must be halal.",
            "+ User keeps a halal kitchen.",
            "~ User likely has home-renovation experience.",
        ),
    ),
    (
        "I can't do anything on Wednesdays, that's choir.",
        ("+ User cannot do anything on Wednesdays.",),
    ),
    ("Flat shoes only for me, doctor's orders.", ("+ User wants only flat shoes.",)),
    (
        "we're doing up a narrowboat, and the bilge pump has packed in",
        ("+ User is doing up a narrowboat.",),
    ),
    (
        "halfway through a diploma in horticulture and drowning",
        (
            "+ User is halfway through a diploma in horticulture.",
            "~ User may be interested in horticulture.",
        ),
    ),
    (
        "I'm knee-deep in probate for my aunt's estate",
        ("+ User is knee-deep in probate for their aunt's estate.",),
    ),
    (
        "my book about lighthouses is at chapter six",
        (
            "+ User's book about lighthouses is at chapter six.",
            "~ User may be interested in lighthouses.",
        ),
    ),
    (
        "I've started a podcast on peat bogs.",
        (
            "+ User has started a podcast on peat bogs.",
            "~ User may be interested in peat bogs.",
        ),
    ),
    (
        "We are in the middle of switching from Xero to Sage.",
        ("+ User is in the middle of switching from Xero to Sage.",),
    ),
    (
        "My PhD on river otters is in its last year.",
        ("+ User's PhD on river otters is in its last year.",),
    ),
    (
        "I'm about two thirds of the way through knitting an Aran for my nephew",
        (
            ("+ User is about two thirds of the way through knitting an Aran for their nephew."),
            "~ User likely has knitting experience.",
        ),
    ),
    (
        "currently juggling a loft conversion and a toddler",
        ("+ User is juggling a loft conversion and a toddler.",),
    ),
    (
        (
            "The RCD trips whenever I put a load on the ring final, insulation resistance "
            "reads 0.4 megohms L to E."
        ),
        ("~ User likely has electrical experience.",),
    ),
    (
        (
            "My escapement is out of beat and the mainspring slips on the arbor after I "
            "rebushed the plates."
        ),
        ("~ User likely has horology experience.",),
    ),
    (
        (
            "I'm getting a 12% dropout on the ELISA after the second wash, and my "
            "pipetting controls are fine."
        ),
        ("~ User likely has laboratory experience.",),
    ),
    (
        "My VLANs won't trunk across the LAG, STP is blocking port 24.",
        ("~ User likely has networking experience.",),
    ),
    (
        "We'd love to take the kids to see their gran in Goa before she turns ninety.",
        (("+ User would love to take the kids to see their gran in Goa before she turns ninety."),),
    ),
    (
        "I'm gearing up to go self-employed in the new tax year",
        ("+ User is gearing up to go self-employed in the new tax year.",),
    ),
    (
        "Trying for a second baby, so no shellfish talk please",
        ("+ User is trying for a second baby.", "+ User wants no shellfish talk."),
    ),
    (
        "planning on retiring at 58 and growing vines",
        ("+ User is planning on retiring at 58 and growing vines.",),
    ),
    (
        "My ambition is to swim Windermere end to end",
        ("+ User's ambition is to swim Windermere end to end.",),
    ),
    (
        "I have my eye on a senior post in the archive",
        ("+ User has their eye on a senior post in the archive.",),
    ),
    (
        "Revising for my grade 5 theory, what's a hemiola?",
        ("+ User is revising for their grade 5 theory.",),
    ),
    (
        "I mean to learn to drive once my cast comes off",
        ("+ User means to learn to drive once their cast comes off.",),
    ),
    ("We're after a two-bed near the tram", ("+ User is after a two-bed near the tram.",)),
    (
        "hoping to get my HNC done by next spring",
        ("+ User is hoping to get their HNC done by spring 2027.",),
    ),
    (
        "never recommend anything with a laugh track",
        ("+ User never wants anything with a laugh track recommended.",),
    ),
    (
        "Answers in Welsh where possible, please, from now on.",
        ("+ User wants answers in Welsh where possible, from now on.",),
    ),
    (
        "stop ending your messages with a question",
        ("+ User does not want messages ended with a question.",),
    ),
    (
        "Whenever I send a photo of a plant, give the Latin name first.",
        (
            (
                "+ User wants the assistant to give the Latin name first when they send a "
                "photo of a plant."
            ),
        ),
    ),
    (
        "I'd much sooner cycle in the rain than sit in traffic",
        ("+ User would much rather cycle in the rain than sit in traffic.",),
    ),
    ("Musicals bore me rigid.", ("+ Musicals bore User.",)),
    ("I'm a sucker for a good heist film", ("+ User is a sucker for a good heist film.",)),
    (
        "Treat me as a beginner when it comes to money.",
        ("+ User wants to be treated as a beginner about money.",),
    ),
    ("anything but seafood", ("+ User wants anything but seafood.",)),
    (
        "I can only manage ground floor places because of the wheelchair",
        ("+ User can only manage ground floor places.",),
    ),
    (
        "Weekends are off the table until the harvest is in",
        ("+ Weekends are off the table for User until the harvest is in.",),
    ),
    (
        "We're rewiring the old chapel ourselves, one room at a time",
        ("+ User is rewiring the old chapel.",),
    ),
    (
        "about a third of the way through my apprenticeship at the shipyard",
        (("+ User is about a third of the way through their apprenticeship at the shipyard."),),
    ),
    ("Our divorce is still going through.", ("+ User's divorce is still going through.",)),
    (
        "I'm putting together a family tree, stuck at 1790",
        ("+ User is putting together a family tree, stuck at 1790.",),
    ),
    ("up to my eyes in a kitchen refit", ("+ User is up to their eyes in a kitchen refit.",)),
    ("my allotment shed is half built", ("+ User's allotment shed is half built.",)),
    (
        (
            "Compression joint on the 15mm keeps weeping even with a new olive, and I've "
            "drained down twice."
        ),
        ("~ User likely has plumbing experience.",),
    ),
    (
        "Our tup went lame a week before tupping and half the hoggets have footrot.",
        (
            "+ User's tup went lame a week before tupping.",
            "~ User likely has livestock-farming experience.",
        ),
    ),
    ("My second clarinet keeps squeaking over the break.", ("~ User likely plays the clarinet.",)),
    (
        "Is the accusative or the genitive used after negation in Polish?",
        ("~ User may be interested in Polish.",),
    ),
    (
        "Been meaning to learn shorthand for years",
        ("+ User has been meaning to learn shorthand for years.",),
    ),
    (
        "my sights are set on the county under-18s next season",
        ("+ User's sights are set on the County under-18s next season.",),
    ),
    (
        "want to get back into choral singing after the baby",
        ("+ User wants to get back into choral singing after the baby.",),
    ),
    (
        "Our aim is to have the barn watertight before the frost.",
        ("+ User's aim is to have the barn watertight before the frost.",),
    ),
    ("applying for a bursary at the Slade", ("+ User is applying for a bursary at the Slade.",)),
    ("I'm considering going back to nursing.", ("+ User is considering going back to nursing.",)),
    (
        "Could you always put the total at the bottom?",
        ("+ User wants the assistant to always put the total at the bottom.",),
    ),
    (
        "Never suggest alcohol in recipes for us.",
        ("+ User never wants alcohol suggested in recipes for them.",),
    ),
    (
        "Don't give me links, just the names of books.",
        ("+ User does not want links, just the names of books.",),
    ),
    (
        "When you translate for me, keep the French in italics.",
        (
            (
                "+ User wants the assistant to keep the French in italics when it translates "
                "for User."
            ),
        ),
    ),
    ("I'm not one for small talk.", ("+ User is not one for small talk.",)),
    ("Can't stomach liver", ("+ User cannot stomach liver.",)),
    (
        "Evenings are impossible for me until May",
        ("+ Evenings are impossible for User until May 2026.",),
    ),
    (
        "Whatever you recommend must be under 40 quid a head",
        ("+ Whatever the assistant recommends to User must be under 40 quid a head.",),
    ),
    (
        "we're in the throes of moving my mother into a flat",
        ("+ User is in the throes of moving their mother into a flat.",),
    ),
    (
        "My master's thesis on bog oak is nearly done",
        (
            "+ User's master's thesis on bog oak is nearly done.",
            "~ User may be interested in bog oak.",
        ),
    ),
    (
        "been digging out a pond since the spring",
        ("+ User has been digging out a pond since the spring.",),
    ),
    (
        "I'm translating a Slovene novella in my spare time",
        ("+ User is translating a Slovene novella in their spare time.",),
    ),
    (
        (
            "The mare won't lead, and the farrier says the hoof wall has flared since we "
            "took the shoes off."
        ),
        ("+ User's mare will not lead.", "~ User likely has horse-keeping experience."),
    ),
    (
        "My zone valve sticks and the lockshield is fully open, but the rad stays cold.",
        ("~ User likely has plumbing experience.",),
    ),
    (
        "I did a mixed model with random effects for school, residuals look skewed.",
        (
            "+ User did a mixed model with random effects for school, residuals look skewed.",
            "~ User likely has statistics experience.",
        ),
    ),
)

NOTHING: tuple[str, ...] = (
    "I want to fix this bug before lunch.",
    "I need a recipe for tonight, six people.",
    "make it shorter and drop the second paragraph",
    "I want the horizon straight on 3 and 5.",
    "I'd like it in bold.",
    "Keep it under 100 words and no emojis.",
    "Write a story where I dream of opening a bakery in Lyon.",
    "She wants to be off the tablets by summer, he hopes to sell the boat.",
    '"I\'m aiming for a sub-3 marathon," said the man in the advert.',
    "If I ever wanted to move to the coast, would I need a survey?",
    "Imagine I plan to retire at 40. How much do I need?",
    "I'm trying to understand what this clause means.",
    "I was going to say the same.",
    "I want to know whether otters hibernate.",
    "No capitals in the title of this one, and put the date at the end.",
    "Always look on the bright side of life, who sang that?",
    "Looking to rename a column in pandas, how?",
    "I'm hoping this message finds you well.",
    "My goal here is to get the loop to stop.",
    "Never gonna give you up",
    "I wish I could fly.",
    "The plan is to replace the div with a span.",
    "halfway through this tutorial and the import fails",
    "I'm knee-deep in your answer and lost already",
    "Never eat soggy waffles, is that how it goes?",
    "What would a nurse say: handover, cannula, obs?",
    "The novel mentions a garboard strake and a mizzen halyard; what are they?",
    'Translate: "I always want my coffee black."',
    "it has to be a seven-letter word ending in x",
    "he keeps bees and is saving up for a smoker",
    "Budget airlines: which one is safest?",
    "I want the title in blue.",
    "Need to send this by five.",
    "I'd like a table with three columns.",
    "Give me ten names for a ginger cat.",
    "we're looking at a 404 on the landing page",
    'In the middle of a storm the captain shouts "I want my mother!"',
    "Keep the second verse, drop the chorus.",
    "I'm dying to know who wrote that.",
    "thinking about it, the first one was better",
    "Don't forget the semicolon.",
    "Say I were planning to sell my house next year, what then?",
    "No commas after the greeting in this letter.",
    "The plan was to meet at six but nobody came.",
    "I'm after the second argument of the function.",
    "I can't stand up straight in this photo, crop it",
    '"No stairs for me," grumbled the giant.',
    "What's a good way of saying I'm keen on hiking?",
    "halfway through the list you gave me, and number 4 is dead",
    "Would anyone actually want to live on Mars?",
    "I want to print this double-sided.",
    "Need the second column gone.",
    "No jokes in this toast, it's for a funeral.",
    "I'd like the whole thing in past tense.",
    "Can you keep it to two paragraphs?",
    "We were going to repaint, then she sold the house.",
    '"Whatever you suggest must be vegan," the client told the chef.',
    "My cousin's aim is to open a bar.",
    "In my novel the hero dreams of opening a ferry line.",
    "The goal of this function is to return early.",
    "I can't stand the way this paragraph ends",
)
