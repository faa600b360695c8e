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
        ("+ User wants to be off the Statins by summer if their numbers hold.",),
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
        ("+ User's target is to be carbon neutral by 2030.",),
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
        ("+ User means to walk the Camino when she retires.",),
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
        ("+ User does not want things sugar-coated for them.",),
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
)
