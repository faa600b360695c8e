"""Habits, skills, history, constraints: what is said, and exactly what it forms.

`+` asserts, `-` retracts, `!` also forbids the value.
"""

from __future__ import annotations

CASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("I can't take meetings on Fridays", ("+ User cannot take meetings on Fridays.",)),
    ("I run a small bakery in Ghent.", ("+ User runs a small bakery in Ghent.",)),
    ("I don't eat meat.", ("+ User does not eat meat.",)),
    ("I never drink alcohol.", ("+ User never drinks alcohol.",)),
    ("I avoid gluten.", ("+ User avoids gluten.",)),
    ("I only eat halal food.", ("+ User only eats halal food.",)),
    ("I can't eat gluten.", ("+ User cannot eat gluten.",)),
    ("I can't have dairy.", ("+ User cannot have dairy.",)),
    ("I can't work on Sundays.", ("+ User cannot work on Sundays.",)),
    ("I can't make meetings before 10am.", ("+ User cannot make meetings before 10am.",)),
    ("I can't do Fridays.", ("+ User cannot do Fridays.",)),
    (
        "I speak French and Spanish.",
        (
            "+ User speaks French.",
            "+ User speaks Spanish.",
        ),
    ),
    ("I speak a little Japanese.", ("+ User speaks a little Japanese.",)),
    ("I'm fluent in German.", ("+ User is fluent in German.",)),
    (
        "I know Rust and Go.",
        (
            "+ User knows Rust.",
            "+ User knows Go.",
        ),
    ),
    ("I can play the piano.", ("+ User can play the piano.",)),
    ("I play the cello.", ("+ User plays the cello.",)),
    ("I play tennis every Saturday.", ("+ User plays tennis every Saturday.",)),
    ("I play guitar in a band.", ("+ User plays guitar in a band.",)),
    ("I've played chess for twenty years.", ("+ User has played chess for twenty years.",)),
    ("I've been running for five years.", ("+ User has been running for five years.",)),
    ("I run three times a week.", ("+ User runs three times a week.",)),
    ("I go running every morning.", ("+ User goes running every morning.",)),
    (
        "I go to the gym on Mondays and Thursdays.",
        ("+ User goes to the gym on Mondays and Thursdays.",),
    ),
    ("I swim on Sundays.", ("+ User swims on Sundays.",)),
    (
        "Every morning I meditate for ten minutes.",
        ("+ User meditates for ten minutes every morning.",),
    ),
    ("On Sundays I bake bread.", ("+ User bakes bread on Sundays.",)),
    ("I usually wake up at 6.", ("+ User usually wakes up at 6.",)),
    ("I usually have oats for breakfast.", ("+ User usually has oats for breakfast.",)),
    ("I always take the 7:40 train.", ("+ User always takes the 7:40 train.",)),
    ("I meet my mentor every other Friday.", ("+ User meets their mentor every other Friday.",)),
    ("I call my mother every Sunday.", ("+ User calls their mother every Sunday.",)),
    ("I walk the dog twice a day.", ("+ User walks the dog twice a day.",)),
    ("I commute by bike.", ("+ User commutes by bike.",)),
    ("I fast until noon.", ("+ User fasts until noon.",)),
    ("I used to smoke.", ("+ User used to smoke.",)),
    ("I used to play the drums.", ("+ User used to play the drums.",)),
    ("I don't smoke.", ("+ User does not smoke.",)),
    (
        "I volunteer at a food bank on Saturdays.",
        ("+ User volunteers at a food bank on Saturdays.",),
    ),
    ("I coach my daughter's football team.", ("+ User coaches their daughter's football team.",)),
    ("I sing in a choir.", ("+ User sings in a choir.",)),
    ("I collect stamps.", ("+ User collects stamps.",)),
    ("I keep bees.", ("+ User keeps bees.",)),
    ("I take vitamin D every day.", ("+ User takes vitamin D every day.",)),
    (
        "Please don't schedule anything on Fridays, I take Fridays off.",
        ("+ User takes Fridays off.",),
    ),
    ("I take Fridays off.", ("+ User takes Fridays off.",)),
    ("I have Fridays off.", ("+ User has Fridays off.",)),
    ("I'm off dairy until Easter.", ("+ User is off dairy until Easter.",)),
    ("I'm on a low-sodium diet.", ("+ User is on a low-sodium diet.",)),
    ("I'm scared of flying.", ("+ User is scared of flying.",)),
    ("I'm afraid of heights.", ("+ User is afraid of heights.",)),
    ("I can't swim.", ("+ User cannot swim.",)),
    ("I can't drive.", ("+ User cannot drive.",)),
    ("I don't drive.", ("+ User does not drive.",)),
    ("I play the banjo badly.", ("+ User plays the banjo badly.",)),
    (
        "I used to play the cello in an orchestra.",
        ("+ User used to play the cello in an orchestra.",),
    ),
    (
        "I speak fluent Portuguese and some Danish.",
        (
            "+ User speaks fluent Portuguese.",
            "+ User speaks some Danish.",
        ),
    ),
    ("I'm on parental leave until August.", ("+ User is on parental leave until August.",)),
    ("I'm on sabbatical this year.", ("+ User is on sabbatical this year.",)),
    ("I run a podcast about trains.", ("+ User runs a podcast about trains.",)),
    ("I eat meat again.", ("+ User eats meat.",)),
    (
        "My therapist thinks I should journal, so I journal every night before bed.",
        ("+ User journals every night before bed.",),
    ),
    (
        "I don't really drink, but I like a glass of red wine on weekends.",
        (
            "+ User does not drink.",
            "+ User likes a glass of red wine on weekends.",
        ),
    ),
    (
        "I moved here from Brazil in 2018 and I speak Portuguese at home.",
        ("+ User speaks Portuguese at home.",),
    ),
    (
        "I play bass in a band called The Moles, we rehearse on Tuesday nights.",
        (
            "+ User plays bass in a band called The Moles.",
            "+ User rehearses on Tuesday nights.",
        ),
    ),
    ("I always carry a notebook.", ("+ User always carries a notebook.",)),
    ("I follow a keto diet.", ("+ User follows a keto diet.",)),
    (
        "I do yoga on Wednesdays and pilates on Fridays.",
        ("+ User does yoga on Wednesdays and pilates on Fridays.",),
    ),
    ("I go to church every Sunday.", ("+ User goes to church every Sunday.",)),
    ("I donate blood twice a year.", ("+ User donates blood twice a year.",)),
    ("I broke my ankle last month.", ("+ User broke their ankle last month.",)),
    ("I had knee surgery in 2021.", ("+ User had knee surgery in 2021.",)),
    ("I get up at 5 every day.", ("+ User gets up at 5 every day.",)),
    ("I drink three cups of coffee a day.", ("+ User drinks three cups of coffee a day.",)),
    ("I eat lunch at noon.", ("+ User eats lunch at noon.",)),
    ("I fast on Mondays.", ("+ User fasts on Mondays.",)),
    (
        "I speak English at work and Polish at home.",
        (
            "+ User speaks English at work.",
            "+ User speaks Polish at home.",
        ),
    ),
    ("I write Python for a living.", ("+ User writes Python for a living.",)),
    ("I mostly write TypeScript these days.", ("+ User mostly writes TypeScript these days.",)),
    ("I know some Rust but I'm better at Go.", ("+ User knows some Rust.",)),
    ("I'm not good at maths.", ("+ User is not good at maths.",)),
    (
        "I have three years of experience with Kubernetes.",
        ("+ User has three years of experience with Kubernetes.",),
    ),
    (
        "I have a standing meeting with Dana every Tuesday.",
        ("+ User has a standing meeting with Dana every Tuesday.",),
    ),
)
