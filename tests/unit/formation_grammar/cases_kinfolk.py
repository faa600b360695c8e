"""What people tell of those who are tied to them, and what looks like it and tells nothing."""

from __future__ import annotations

CASES: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (
        ("our lodger Tadeusz works nights at the brewery so no hoovering before 2",),
        (
            "User's lodger is Tadeusz.",
            "Tadeusz works nights at the brewery.",
            "User wants no hoovering before 2.",
        ),
    ),
    (
        ("Can you plan a menu? My mother-in-law Parveen doesn't eat onion or garlic.",),
        (
            "User's mother-in-law is Parveen.",
            "Parveen does not eat onion or garlic.",
        ),
    ),
    (
        ("our collie Moss is deaf in one ear and gets car sick",),
        (
            "User's collie is Moss.",
            "User's collie Moss is deaf in one ear.",
            "User's collie Moss gets car sick.",
        ),
    ),
    (
        ("Mum's in Tralee and Dad has remarried.",),
        ("User's mum is in Tralee.", "User's dad has remarried."),
    ),
    (
        ("My brother Tomas is a joiner. Could you draft a card?", "He's allergic to nuts."),
        (
            "User's brother is Tomas.",
            "Tomas is a joiner.",
            "Tomas is allergic to nuts.",
        ),
    ),
    (
        ("Two of my clients are barristers and one of them pays late every single month.",),
        (
            "Two of User's clients are barristers.",
            "One of User's clients pays late every single month.",
        ),
    ),
    (
        ("My girlfriend is from Peru. Her parents live with us and her dad only eats soft food.",),
        (
            "User's girlfriend is from Peru.",
            "User's girlfriend's parents live with User.",
            "User's girlfriend's dad only eats soft food.",
        ),
    ),
    (
        ("The twins both do gymnastics on Thursdays and neither of them eats fish.",),
        (
            "User's twins do gymnastics on Thursdays.",
            "Neither of User's twins eats fish.",
        ),
    ),
    (
        ("my tenants on the top floor, a couple from Brno, are moving out in September",),
        ("User's tenants are moving out in September.",),
    ),
    (
        ("Dr. Patel, my cardiologist, has put me on bisoprolol",),
        ("User's cardiologist is Dr. Patel.",
         "Dr. Patel has put User on bisoprolol."),
    ),
    (
        ("Would you write a card to our daughter Philippa, who keeps the books at a boatyard?",),
        ("User's daughter is Philippa.", "Philippa keeps the books at a boatyard."),
    ),
    (
        ("I've three kids: Aoife (11), Cian (8) and Nuala, who's just turned 4.",),
        (
            "User has three kids: Aoife (11), Cian (8) and Nuala, who has just turned 4.",
            "User's kid Aoife is 11.",
            "User's kid Cian is 8.",
            "User's kid Nuala has just turned 4.",
        ),
    ),
    (
        ("my dad's hearing aids whistle on the phone",),
        ("User's dad's hearing aids whistle on the phone.",),
    ),
    (
        ("Since my husband's stroke in 2021 he can't use his left hand.",),
        ("User's husband cannot use his left hand.",),
    ),
    (
        ("My eldest, Ruben, started school in August and hates the early mornings.",),
        (
            "User's eldest child is Ruben.",
            "Ruben started school in August 2025.",
            "Ruben hates the early mornings.",
        ),
    ),
    (
        ("it's my dad's 70th on 3 June and he collects fountain pens",),
        ("User's dad's 70th birthday is on 3 June.", "User's dad collects fountain pens."),
    ),
    (
        ("my boss, Henrietta, only reads the first line of an email",),
        ("User's boss is Henrietta.",
         "Henrietta only reads the first line of an email."),
    ),
    (("Grandma Elspeth turns 100.",), ("User's grandma is Elspeth.", "Elspeth turns 100.")),
    (("Neither of my parents drives.",), ("Neither of User's parents drives.",)),
    (
        ("my brother's wife is expecting twins in November",),
        ("User's brother's wife is expecting twins in November.",),
    ),
    (
        ("Tomasz, who shares my office, is allergic to perfume.",),
        ("Tomasz shares User's office.", "Tomasz is allergic to perfume."),
    ),
    (
        ("our vet, Dr Lindqvist, says Bruno must lose three kilos; he's a nine-year-old Labrador",),
        ("User's vet is Dr Lindqvist.",),
    ),
    (
        ("We've got four children. Frida is sixteen.",),
        ("User has four children.", "Frida is sixteen."),
    ),
    (
        ("my wife's side of the family doesn't drink",),
        ("User's wife's side of the family does not drink.",),
    ),
    (
        ("its just me and an apprentice, Kofi, who's at college on Wednesdays",),
        ("User's apprentice is Kofi.", "Kofi is at college on Wednesdays."),
    ),
    (("My sister writes crime novels.",), ("User's sister writes crime novels.",)),
)  # fmt: skip
"""Turns in order, and what they state, in order."""

NOTHING: tuple[tuple[str, ...], ...] = (
    ("my mum is calling, brb",),
    ("my son is crying again, quick tip?",),
    ("my wife is asking what's for dinner",),
    ("My boss is so annoying today lol",),
    ("My character's sister is a smuggler and her brother runs an inn; name the inn.",),
    ("Write a scene where a grandmother tells her grandson that his father is in prison.",),
    ("Angela Merkel grew up in Templin and her father was a pastor. What did he preach?",),
    ("Suppose my mother moved in with us, what would we need to change in the bathroom?",),
    ("Please proofread: My sister lives in Lyon and she works as a baker.",),
    ("The customer says her dog chewed the cable. Draft a reply.",),
    ("If my daughter were older I'd buy her a phone.",),
    ("Lady Macbeth loses her mind and her husband hardly notices, why?",),
    ("Let's roleplay: you're my nan and you live in Blackpool.",),
    ("her husband is a doctor and she lives in Rome, translate into Latin",),
    ("my dad jokes are bad, are they?",),
    ("Option B works better for me.",),
    ("Taylor Swift's cat is called Olivia Benson, right?",),
    ("my boss wants the slides by noon",),
    ("Mr. Bennet has five daughters and his wife wants them married.",),
    ("In my short story, my brother dies in chapter two and my mother blames me.",),
    ("She has three sons and each of her sons has one sister. How many children has she?",),
)
"""Others' people, fiction, requests and the moment."""
