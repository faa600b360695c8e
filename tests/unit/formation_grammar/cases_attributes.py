"""Attributes and dated events: what is said, and exactly what it forms.

`+` asserts, `-` retracts, `!` also forbids the value.
"""

from __future__ import annotations

CASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("My locker number is 118.", ("+ User's locker number is 118.",)),
    ("My t-shirt size is L.", ("+ User's t-shirt size is L.",)),
    ("My birthday is 3 May.", ("+ User's birthday is 3 May.",)),
    ("My birthday is on July 14th.", ("+ User's birthday is on July 14th.",)),
    ("My pronouns are they/them.", ("+ User's pronouns are they/them.",)),
    ("My favourite colour is green.", ("+ User's favourite colour is green.",)),
    ("My favorite band is Boards of Canada.", ("+ User's favorite band is Boards of Canada.",)),
    ("My t-shirt size is M.", ("+ User's t-shirt size is M.",)),
    ("My shoe size is 43.", ("+ User's shoe size is 43.",)),
    ("My locker number is 207.", ("+ User's locker number is 207.",)),
    ("My employee number is E-4417.", ("+ User's employee number is E-4417.",)),
    ("My blood type is O negative.", ("+ User's blood type is O negative.",)),
    ("My native language is Polish.", ("+ User's native language is Polish.",)),
    ("My hobby is pottery.", ("+ User's hobby is pottery.",)),
    ("My car is a Volvo V60.", ("+ User's car is a Volvo V60.",)),
    ("My laptop is a ThinkPad X1.", ("+ User's laptop is a ThinkPad X1.",)),
    ("My desk is on the third floor.", ("+ User's desk is on the third floor.",)),
    ("My flight is on 3 May.", ("+ User's flight is on 3 May.",)),
    ("My exam is on 12 June.", ("+ User's exam is on 12 June.",)),
    (
        "My dentist appointment is next Tuesday at 9.",
        ("+ User's dentist appointment is next Tuesday at 9.",),
    ),
    ("My wedding is in September.", ("+ User's wedding is in September.",)),
    ("I fly to Rome on 3 May.", ("+ User flies to Rome on 3 May.",)),
    ("I have an exam on 12 June.", ("+ User has an exam on 12 June.",)),
    ("I've never been to Japan.", ("+ User has never been to Japan.",)),
    ("I have been to Japan twice.", ("+ User has been to Japan twice.",)),
    ("My mother tongue is Flemish.", ("+ User's mother tongue is Flemish.",)),
    ("Our anniversary is 9 September.", ("+ User's anniversary is 9 September.",)),
    ("My phone is a Pixel 8.", ("+ User's phone is a Pixel 8.",)),
    ("My employee ID is 4471.", ("+ User's employee ID is 4471.",)),
    ("My bike is a Brompton.", ("+ User's bike is a Brompton.",)),
    ("My seat is 14C.", ("+ User's seat is 14C.",)),
    ("My passport expires in 2029.", ("+ User's passport expires in 2029.",)),
    ("My lease ends in August.", ("+ User's lease ends in August.",)),
    ("My contract runs until December.", ("+ User's contract runs until December.",)),
    ("My car insurance expires on 1 May.", ("+ User's car insurance expires on 1 May.",)),
    ("My shift starts at 6am.", ("+ User's shift starts at 6am.",)),
    ("My commute takes 40 minutes.", ("+ User's commute takes 40 minutes.",)),
    ("My standup is at 9:15.", ("+ User's standup is at 9:15.",)),
    ("My timezone is CET.", ("+ User's timezone is CET.",)),
    ("My bedtime is 10pm.", ("+ User's bedtime is 10pm.",)),
    ("My gym days are Monday and Thursday.", ("+ User's gym days are Monday and Thursday.",)),
    ("My diet is mostly vegetarian.", ("+ User's diet is mostly vegetarian.",)),
    ("My budget is 2000 euros.", ("+ User's budget is 2000 euros.",)),
    ("My favourite food is ramen.", ("+ User's favourite food is ramen.",)),
    ("My favourite author is Ursula Le Guin.", ("+ User's favourite author is Ursula Le Guin.",)),
    ("My eyes are green.", ("+ User's eyes are green.",)),
    ("I will be in Rome from 3 to 9 May.", ("+ User will be in Rome from 3 to 9 May.",)),
    ("I'm travelling to Japan in November.", ("+ User is travelling to Japan in November.",)),
    ("I'm visiting my parents in June.", ("+ User is visiting their parents in June.",)),
    ("I'm flying to Oslo on Friday.", ("+ User is flying to Oslo on Friday.",)),
    (
        "I have a dentist appointment on 14 March.",
        ("+ User has a dentist appointment on 14 March.",),
    ),
    (
        (
            "Morning! Before I forget: my flight to Denver is on 14 April and I'm allergic "
            "to shellfish."
        ),
        (
            "+ User's flight to Denver is on 14 April.",
            "+ User is allergic to shellfish.",
        ),
    ),
    ("My hobbies are climbing and pottery.", ("+ User's hobbies are climbing and pottery.",)),
    (
        "My favourite season is autumn, and I love long hikes.",
        (
            "+ User's favourite season is autumn.",
            "+ User loves long hikes.",
        ),
    ),
    ("My job is to review contracts.", ("+ User's job is to review contracts.",)),
    ("My background is in physics.", ("+ User's background is in physics.",)),
    ("My degree is in biology.", ("+ User's degree is in biology.",)),
    ("My nickname is Bee.", ("+ User's nickname is Bee.",)),
    (
        "My laptop is a MacBook Air with an M2 chip.",
        ("+ User's laptop is a MacBook Air with an M2 chip.",),
    ),
    ("My editor is VS Code.", ("+ User's editor is VS Code.",)),
    ("My desk setup is two monitors.", ("+ User's desk setup is two monitors.",)),
)
