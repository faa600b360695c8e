"""Who the user is: home, work, origin, states: what is said, and exactly what it forms.

`+` asserts, `-` retracts, `!` also forbids the value.
"""

from __future__ import annotations

CASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        (
            "Hi! Quick context before we start. I live in Seattle. I work at Acme Labs as a "
            "data engineer."
        ),
        (
            "+ User lives in Seattle.",
            "+ User works at Acme Labs as a data engineer.",
        ),
    ),
    (
        "Big news! I live in Portland now. The move finished last weekend.",
        ("+ User lives in Portland now.",),
    ),
    (
        "Still at Acme Labs, working remotely from here.",
        (
            "+ User works at Acme Labs.",
            "+ User is working remotely.",
        ),
    ),
    (
        "I've been working nights since last month and still am.",
        ("+ User has been working nights since February 2026.",),
    ),
    (
        (
            "I moved to Malmo. The staging password is plum-otter-93, and my token is "
            "ghp_x9Tt5Q2mLrV7cB1nK4sW8zD3fH6jY0aEeUu."
        ),
        ("+ User moved to Malmo.",),
    ),
    (
        "I teach maths and physics",
        (
            "+ User teaches maths.",
            "+ User teaches physics.",
        ),
    ),
    ("I used to live in Oslo", ("+ User used to live in Oslo.",)),
    (
        "I live in Lyon with my wife and two kids.",
        ("+ User lives in Lyon with their wife and two kids.",),
    ),
    ("I'm living in Berlin at the moment.", ("+ User is living in Berlin at the moment.",)),
    (
        "I currently live in a small village near Ghent.",
        ("+ User currently lives in a small village near Ghent.",),
    ),
    ("I've lived in Oslo since 2019.", ("+ User has lived in Oslo since 2019.",)),
    ("We live in a flat in Leeds.", ("+ User lives in a flat in Leeds.",)),
    ("I reside in Toronto.", ("+ User resides in Toronto.",)),
    ("I'm based in Nairobi.", ("+ User is based in Nairobi.",)),
    ("I moved to Malmo last year.", ("+ User moved to Malmo in 2025.",)),
    (
        "I recently relocated to Tallinn for work.",
        ("+ User recently relocated to Tallinn for work.",),
    ),
    ("I just moved from Boston to Denver.", ("+ User moved from Boston to Denver.",)),
    ("We've moved to Porto.", ("+ User has moved to Porto.",)),
    ("I'm moving to Lyon in May.", ("+ User is moving to Lyon in May.",)),
    (
        "We're relocating to Austin next summer.",
        ("+ User is relocating to Austin in summer 2026.",),
    ),
    ("I'm from Iceland.", ("+ User is from Iceland.",)),
    ("I'm originally from Chile.", ("+ User is originally from Chile.",)),
    ("I come from Ghana.", ("+ User comes from Ghana.",)),
    ("I grew up in a small town in Ohio.", ("+ User grew up in a small town in Ohio.",)),
    ("I was born in 1988 in Riga.", ("+ User was born in 1988 in Riga.",)),
    ("I was born and raised in Cork.", ("+ User was born and raised in Cork.",)),
    ("I used to live in Oslo.", ("+ User used to live in Oslo.",)),
    ("I lived in Tokyo for three years.", ("+ User lived in Tokyo for three years.",)),
    ("I work at Initech.", ("+ User works at Initech.",)),
    ("I work for the city council.", ("+ User works for the city council.",)),
    ("I work for a bank as an analyst.", ("+ User works for a bank as an analyst.",)),
    (
        "I work as a nurse at St. Mary's hospital.",
        ("+ User works as a nurse at St. Mary's hospital.",),
    ),
    ("I work as a freelance translator.", ("+ User works as a freelance translator.",)),
    ("I work from home on Wednesdays.", ("+ User works from home on Wednesdays.",)),
    ("I work remotely.", ("+ User works remotely.",)),
    ("I work part-time at a bakery.", ("+ User works part-time at a bakery.",)),
    ("I work in marketing.", ("+ User works in marketing.",)),
    ("I work nights.", ("+ User works nights.",)),
    ("I'm a nurse.", ("+ User is a nurse.",)),
    ("I am a high school teacher.", ("+ User is a high school teacher.",)),
    ("I'm a software engineer at Globex.", ("+ User is a software engineer at Globex.",)),
    ("I'm the CTO of a small startup.", ("+ User is the CTO of a small startup.",)),
    ("I'm a retired plumber.", ("+ User is a retired plumber.",)),
    ("I'm an architect by training.", ("+ User is an architect by training.",)),
    ("I'm a PhD student at Leiden University.", ("+ User is a PhD student at Leiden University.",)),
    ("I'm self-employed.", ("+ User is self-employed.",)),
    ("I'm retired.", ("+ User is retired.",)),
    (
        "I joined Hooli as a designer last month.",
        ("+ User joined Hooli as a designer in February 2026.",),
    ),
    ("I started at Pied Piper in March.", ("+ User started at Pied Piper in March 2026.",)),
    ("I started a new job at Umbrella Corp.", ("+ User started a new job at Umbrella Corp.",)),
    ("I used to be a teacher.", ("+ User used to be a teacher.",)),
    ("I was a chef for ten years.", ("+ User was a chef for ten years.",)),
    ("I teach yoga.", ("+ User teaches yoga.",)),
    (
        "I teach maths and physics at Hillside.",
        (
            "+ User teaches maths at Hillside.",
            "+ User teaches physics at Hillside.",
        ),
    ),
    ("I study computer science.", ("+ User studies computer science.",)),
    ("I studied law at Oxford.", ("+ User studied law at Oxford.",)),
    ("I'm vegan.", ("+ User is vegan.",)),
    ("I'm a vegetarian.", ("+ User is a vegetarian.",)),
    ("I'm lactose intolerant.", ("+ User is lactose intolerant.",)),
    ("I'm allergic to penicillin.", ("+ User is allergic to penicillin.",)),
    (
        "I'm allergic to peanuts and shellfish.",
        (
            "+ User is allergic to peanuts.",
            "+ User is allergic to shellfish.",
        ),
    ),
    ("I have a peanut allergy.", ("+ User has a peanut allergy.",)),
    ("I have asthma.", ("+ User has asthma.",)),
    ("I have type 1 diabetes.", ("+ User has type 1 diabetes.",)),
    ("I was diagnosed with ADHD last year.", ("+ User was diagnosed with ADHD in 2025.",)),
    ("I'm colorblind.", ("+ User is colorblind.",)),
    ("I'm left-handed.", ("+ User is left-handed.",)),
    ("My wife and I live in Utrecht.", ("+ User lives in Utrecht.",)),
    ("I'm single.", ("+ User is single.",)),
    ("I'm 34.", ("+ User is 34.",)),
    ("I'm 42 years old.", ("+ User is 42 years old.",)),
    ("I turned 30 last week.", ("+ User turned 30 in the week of 23 February 2026.",)),
    ("My name is Sam.", ("+ User's name is Sam.",)),
    ("I've been a vegetarian since 2010.", ("+ User has been a vegetarian since 2010.",)),
    ("I might be allergic to latex.", ("+ User might be allergic to latex.",)),
    ("I think I'm allergic to cats.", ("+ User is probably allergic to cats.",)),
    ("I'm a beginner at chess.", ("+ User is a beginner at chess.",)),
    ("I'm a night owl.", ("+ User is a night owl.",)),
    ("I'm an only child.", ("+ User is an only child.",)),
    ("I'm Canadian.", ("+ User is Canadian.",)),
    ("I'm half French.", ("+ User is half French.",)),
    ("I'm Jewish.", ("+ User is Jewish.",)),
    ("I'm a member of the local choir.", ("+ User is a member of the local choir.",)),
    ("I'm a runner.", ("+ User is a runner.",)),
    ("I earn 52k a year.", ("+ User earns 52k a year.",)),
    ("I suffer from migraines.", ("+ User suffers from migraines.",)),
    ("I take insulin.", ("+ User takes insulin.",)),
    (
        "My name is Jonas, I'm 38 and I live in Ghent with my husband Pieter and our two dogs.",
        (
            "+ User's name is Jonas.",
            "+ User is 38.",
            "+ User lives in Ghent with their husband Pieter and their two dogs.",
            "+ User's husband is Pieter.",
        ),
    ),
    (
        "I grew up in Cork but I've lived in Berlin since 2014.",
        (
            "+ User grew up in Cork.",
            "+ User has lived in Berlin since 2014.",
        ),
    ),
    (
        "I work at Siemens as a controls engineer, mostly from home.",
        ("+ User works at Siemens as a controls engineer, mostly from home.",),
    ),
    (
        "I'm lactose intolerant, so I drink oat milk.",
        (
            "+ User is lactose intolerant.",
            "+ User drinks oat milk.",
        ),
    ),
    ("I was a vegetarian for ten years.", ("+ User was a vegetarian for ten years.",)),
    ("I was born on 4 July 1990.", ("+ User was born on 4 July 1990.",)),
    ("I graduated from MIT in 2012.", ("+ User graduated from MIT in 2012.",)),
    ("I'm a native Dutch speaker.", ("+ User is a native Dutch speaker.",)),
    ("I'm studying medicine in Leuven.", ("+ User is studying medicine in Leuven.",)),
    ("I'm doing a PhD on coral reefs.", ("+ User is doing a PhD on coral reefs.",)),
    (
        "I'm doing an apprenticeship as a carpenter.",
        ("+ User is doing an apprenticeship as a carpenter.",),
    ),
    ("I'm currently unemployed.", ("+ User is currently unemployed.",)),
    (
        "I got promoted to team lead last month.",
        ("+ User got promoted to team lead in February 2026.",),
    ),
    ("I got a new job at Bosch.", ("+ User got a new job at Bosch.",)),
    (
        "I just started working at Bosch as a product manager.",
        ("+ User started working at Bosch as a product manager.",),
    ),
    ("I'm starting at Bosch on 1 June.", ("+ User is starting at Bosch on 1 June 2026.",)),
    ("Allergic to peanuts, by the way.", ("+ User is allergic to peanuts.",)),
    ("Living in Oslo now.", ("+ User is living in Oslo now.",)),
    ("Based in Lisbon.", ("+ User is based in Lisbon.",)),
    ("Also, still living in Ghent.", ("+ User is living in Ghent.",)),
    ("We live outside Antwerp now.", ("+ User lives outside Antwerp now.",)),
    (
        (
            "Hey there! I'm Priya, a product designer at Figma, living in Austin with my "
            "partner Jo and our cat Mochi."
        ),
        (
            "+ User's name is Priya.",
            "+ User is a product designer at Figma.",
            "+ User is living in Austin with their partner Jo and their cat Mochi.",
            "+ User's partner is Jo.",
            "+ User's cat is Mochi.",
        ),
    ),
    (
        "I usually work from home on Fridays, but this week I'm in the office.",
        ("+ User usually works from home on Fridays.",),
    ),
    (
        "We've been married for ten years and live in a small house near Leeds.",
        (
            "+ User has been married for ten years.",
            "+ User lives in a small house near Leeds.",
        ),
    ),
    ("I'm type 1 diabetic, so no sugary snacks please.", ("+ User is type 1 diabetic.",)),
    ("I'm the oldest of four siblings.", ("+ User is the oldest of four siblings.",)),
    ("I work as a barista while studying law.", ("+ User works as a barista while studying law.",)),
    (
        "I'm studying law at the University of Porto.",
        ("+ User is studying law at the University of Porto.",),
    ),
    ("I became a father in May.", ("+ User became a father in May 2025.",)),
    ("I became a manager last year.", ("+ User became a manager in 2025.",)),
    ("I'm a mother of three.", ("+ User is a mother of three.",)),
    ("I have ADHD and I take Ritalin.", ("+ User has ADHD.",)),
    ("I get migraines from bright screens.", ("+ User gets migraines from bright screens.",)),
    ("I'm a Python developer.", ("+ User is a Python developer.",)),
    ("I'm a complete beginner with cameras.", ("+ User is a complete beginner with cameras.",)),
    ("I have Celiac disease.", ("+ User has Celiac disease.",)),
    ("I have therapy on Thursdays.", ("+ User has therapy on Thursdays.",)),
    ("My middle name is Rose.", ("+ User's middle name is Rose.",)),
    (
        "I've lived in Valencia for the past four years.",
        ("+ User has lived in Valencia for the past four years.",),
    ),
    ("I'm currently based out of Singapore.", ("+ User is currently based out of Singapore.",)),
    ("I'm employed by the Dutch railways.", ("+ User is employed by the Dutch railways.",)),
    ("I've been a paramedic since 2016.", ("+ User has been a paramedic since 2016.",)),
    ("I work the night shift at a bakery.", ("+ User works the night shift at a bakery.",)),
    ("I'm coeliac.", ("+ User is coeliac.",)),
)
