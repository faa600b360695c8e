"""Facts inside questions: what is said, and exactly what it forms.

`+` asserts, `-` retracts, `!` also forbids the value.
"""

from __future__ import annotations

CASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        (
            "I lift weights twice a week and swim on Sundays, and I've played the cello for "
            "about six years. Any tips on recovery?"
        ),
        (
            "+ User lifts weights twice a week.",
            "+ User swims on Sundays.",
            "+ User has played the cello for about six years.",
        ),
    ),
    (
        (
            "I'm building a sourdough tracker in Django and I'm wondering which charting "
            "library to use, any ideas?"
        ),
        ("+ User is building a sourdough tracker in Django.",),
    ),
    ("As a nurse, how do I deal with night shifts?", ("+ User is a nurse.",)),
    ("I'm vegan, what should I cook tonight?", ("+ User is vegan.",)),
    ("I have a Garmin watch, how do I pair it?", ("+ User has a Garmin watch.",)),
    ("What can I cook, given that I'm allergic to nuts?", ("+ User is allergic to nuts.",)),
    ("Since I live in Oslo, which taxes apply?", ("+ User lives in Oslo.",)),
    ("I live in Oslo and I'm wondering which gym to join?", ("+ User lives in Oslo.",)),
    ("My daughter is six, what books would you recommend?", ("+ User's daughter is six.",)),
    (
        (
            "I usually do a 5x5 routine two to three times a week, and on the other days I "
            "swim, run, and bike. Am I doing enough?"
        ),
        (
            "+ User usually does a 5x5 routine two to three times a week.",
            "+ User swims on the other days.",
            "+ User runs on the other days.",
            "+ User bikes on the other days.",
        ),
    ),
    (
        (
            "I restarted 5x5 after years of calisthenics, and before that I did about six "
            "years of gymnastic strength training. What should I improve?"
        ),
        (
            "+ User restarted 5x5 after years of calisthenics.",
            "+ User did about six years of gymnastic strength training before that.",
        ),
    ),
    (
        (
            "So I've been a nurse for twelve years, mostly night shifts, and honestly I'm "
            "exhausted. How do I bring it up with my manager?"
        ),
        ("+ User has been a nurse for twelve years, mostly night shifts.",),
    ),
    (
        (
            "I'm a vegetarian but my husband eats meat, so can you suggest a dinner that "
            "works for both?"
        ),
        (
            "+ User is a vegetarian.",
            "+ User's husband eats meat.",
        ),
    ),
    (
        (
            "I run a small bakery in Ghent called Kruim. We open at 7 on weekdays. What's a "
            "good way to track flour?"
        ),
        (
            "+ User runs a small bakery in Ghent called Kruim.",
            "+ The team opens at 7 on weekdays.",
        ),
    ),
    (
        "Could you always answer in Dutch?",
        ("+ User wants the assistant to always answer in Dutch.",),
    ),
    ("Since my wife is pregnant, which cheeses are safe?", ("+ User's wife is pregnant.",)),
    ("As a vegetarian, what should I order in Lyon?", ("+ User is a vegetarian.",)),
    (
        "I live in Ghent and I was wondering whether you know a good barber?",
        ("+ User lives in Ghent.",),
    ),
)
