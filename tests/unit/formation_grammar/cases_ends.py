"""What is over or taken back: what is said, and exactly what it forms.

`+` asserts, `-` retracts, `!` also forbids the value.
"""

from __future__ import annotations

CASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "I no longer use my Apple Watch. The Garmin is enough.",
        ("- User no longer uses an Apple Watch.",),
    ),
    (
        "Ignore the locker number, I read it off someone else's card.",
        (
            "! User's locker number is no longer to be remembered.",
            "! User's locker number is no longer to be remembered.",
        ),
    ),
    (
        "Forget where my kids go to school.",
        ("! Where User's kids go to school is no longer to be remembered.",),
    ),
    ("I don't drive my BMW anymore", ("- User no longer drives a BMW.",)),
    ("I gave up swimming", ("- User gave up swimming.",)),
    ("I no longer take meetings on Fridays", ("- User no longer takes meetings on Fridays.",)),
    (
        "I handed physics to Rosa",
        ("- User handed physics to Rosa.", "- User handed physics to Rosa."),
    ),
    ("I sold my car", ("- User sold their car.",)),
    ("forget that I like jazz", ("! It no longer holds that User likes jazz.",)),
    ("that's wrong, I'm not allergic to penicillin", ("! User is not allergic to penicillin.",)),
    ("actually I don't live in Lyon", ("- User does not live in Lyon.",)),
    ("I don't live in Lyon.", ("- User does not live in Lyon.",)),
    ("I don't live in Boston anymore.", ("- User no longer lives in Boston.",)),
    ("I no longer live in Seattle.", ("- User no longer lives in Seattle.",)),
    ("I moved out of Paris.", ("- User moved out of Paris.",)),
    (
        "I left Acme.",
        ("- User left Acme.", "- User left Acme."),
    ),
    ("I quit my job at Initech.", ("- User quit their job at Initech.",)),
    ("I got laid off from Initech.", ("- User got laid off from Initech.",)),
    ("I no longer work at Acme Labs.", ("- User no longer works at Acme Labs.",)),
    ("I don't work at Initech any more.", ("- User no longer works at Initech.",)),
    ("I'm no longer a nurse.", ("- User is no longer a nurse.",)),
    ("I no longer teach physics.", ("- User no longer teaches physics.",)),
    ("I stopped teaching maths.", ("- User stopped teaching maths.",)),
    (
        "I handed maths over to Priya.",
        ("- User handed maths over to Priya.", "- User handed maths over to Priya."),
    ),
    ("I don't like olives anymore.", ("- User no longer likes olives.",)),
    ("I no longer like jazz.", ("- User no longer likes jazz.",)),
    (
        "I don't drink coffee after 3pm.",
        (
            "- User does not drink coffee after 3pm.",
            "+ User does not drink coffee after 3pm.",
        ),
    ),
    ("I sold my car.", ("- User sold their car.",)),
    ("I got rid of my TV.", ("- User got rid of their TV.",)),
    ("I gave my bike away.", ("- User gave their bike away.",)),
    ("I don't have a car anymore.", ("- User no longer has a car.",)),
    (
        "I switched from Vim to Emacs.",
        ("- User switched away from Vim.", "+ User switched from Vim to Emacs."),
    ),
    ("I've stopped using Slack.", ("- User has stopped using Slack.",)),
    ("I no longer use Evernote.", ("- User no longer uses Evernote.",)),
    ("I cancelled my Netflix subscription.", ("- User cancelled their Netflix subscription.",)),
    ("I gave up smoking.", ("- User gave up smoking.",)),
    ("I quit drinking in January.", ("- User quit drinking in January 2026.",)),
    ("I stopped running.", ("- User stopped running.",)),
    ("I no longer play tennis.", ("- User no longer plays tennis.",)),
    (
        "We don't deploy on Fridays.",
        (
            "- The team does not deploy on Fridays.",
            "+ The team does not deploy on Fridays.",
        ),
    ),
    ("We don't deploy on Tuesdays any more.", ("- The team no longer deploys on Tuesdays.",)),
    ("We stopped using Jenkins.", ("- The team stopped using Jenkins.",)),
    ("Actually I don't live in Lyon.", ("- User does not live in Lyon.",)),
    ("That's wrong, I'm not allergic to penicillin.", ("! User is not allergic to penicillin.",)),
    ("Forget that I like jazz.", ("! It no longer holds that User likes jazz.",)),
    (
        "Forget what I said about my car.",
        (
            "! User's car is no longer to be remembered.",
            "! User's car is no longer to be remembered.",
        ),
    ),
    (
        "Forget my birthday.",
        (
            "! User's birthday is no longer to be remembered.",
            "! User's birthday is no longer to be remembered.",
        ),
    ),
    (
        "Please forget my locker number.",
        (
            "! User's locker number is no longer to be remembered.",
            "! User's locker number is no longer to be remembered.",
        ),
    ),
    ("Forget where I live.", ("! Where User lives is no longer to be remembered.",)),
    ("Forget where I work.", ("! Where User works is no longer to be remembered.",)),
    (
        "Ignore my shoe size, I misread it.",
        (
            "! User's shoe size is no longer to be remembered.",
            "! User's shoe size is no longer to be remembered.",
        ),
    ),
    (
        "Forget about my Apple Watch.",
        (
            "! User's Apple Watch is no longer to be remembered.",
            "! User's Apple Watch is no longer to be remembered.",
        ),
    ),
    (
        "I prefer email over phone calls, and I don't take meetings before 10.",
        (
            "+ User prefers email over phone calls.",
            "- User does not take meetings before 10.",
            "+ User does not take meetings before 10.",
        ),
    ),
    (
        "I don't take calls after 6pm.",
        (
            "- User does not take calls after 6pm.",
            "+ User does not take calls after 6pm.",
        ),
    ),
    (
        "I never work on Sundays.",
        (
            "- User never works on Sundays.",
            "+ User never works on Sundays.",
        ),
    ),
    (
        "I don't do meetings on Wednesdays.",
        (
            "- User does not do meetings on Wednesdays.",
            "+ User does not do meetings on Wednesdays.",
        ),
    ),
    ("We no longer support Python 3.8.", ("- The team no longer supports Python 3.8.",)),
    ("We dropped support for IE.", ("- The team no longer supports IE.",)),
    (
        "We moved from Jenkins to GitHub Actions.",
        (
            "- The team switched away from Jenkins.",
            "+ The team moved from Jenkins to GitHub Actions.",
        ),
    ),
    ("I am no longer vegan.", ("- User is no longer vegan.",)),
    ("I'm not vegan anymore.", ("- User is no longer vegan.",)),
    ("I'm not allergic to cats.", ("- User is not allergic to cats.",)),
    (
        "I don't live in Berlin, I live in Bonn.",
        (
            "- User does not live in Berlin.",
            "+ User lives in Bonn.",
        ),
    ),
    (
        "I don't work at Siemens, I work at Bosch.",
        (
            "- User does not work at Siemens.",
            "+ User works at Bosch.",
        ),
    ),
    ("I stopped drinking coffee.", ("- User stopped drinking coffee.",)),
    ("I gave up coffee.", ("- User gave up coffee.",)),
    ("I gave up the cello.", ("- User gave up the cello.",)),
    (
        "I quit Facebook.",
        ("- User quit Facebook.", "- User quit Facebook."),
    ),
    ("I deleted my Twitter account.", ("- User deleted their Twitter account.",)),
    ("I don't use Slack any longer.", ("- User no longer uses Slack.",)),
    ("I don't go to the gym anymore.", ("- User no longer goes to the gym.",)),
    ("I no longer have a dog.", ("- User no longer has a dog.",)),
    (
        "Our dog died last year.",
        ("- User's dog died in 2025.", "- User's dog died in 2025."),
    ),
    (
        "My dog Rex passed away.",
        ("- Rex passed away.", "- Rex passed away."),
    ),
    ("I broke up with Anna.", ("- User broke up with Anna.",)),
    (
        "My wife and I divorced.",
        (
            "- User is no longer married.",
            "+ User is divorced.",
        ),
    ),
    ("I finished my thesis.", ("- User finished their thesis.",)),
    ("I sold the house in Ghent.", ("- User sold the house in Ghent.",)),
    ("We cancelled the Netflix subscription.", ("- User cancelled the Netflix subscription.",)),
    (
        "I passed my maths class to Priya.",
        ("- User passed their maths class to Priya.", "- User passed their maths class to Priya."),
    ),
    (
        "I handed the billing project over to Omar.",
        (
            "- User handed the billing project over to Omar.",
            "- User handed the billing project over to Omar.",
        ),
    ),
    ("Forget that my wife is called Clara.", ("! It no longer holds that User's wife is Clara.",)),
    ("Forget my wife's name.", ("! User's wife's name is no longer to be remembered.",)),
    ("Forget everything about my job.", ("! User's job is no longer to be remembered.",)),
    (
        "Please forget that I'm allergic to nuts.",
        ("! It no longer holds that User is allergic to nuts.",),
    ),
    (
        "You can forget about my gym days.",
        (
            "! User's gym days is no longer to be remembered.",
            "! User's gym days is no longer to be remembered.",
        ),
    ),
    (
        "Delete my birthday.",
        (
            "! User's birthday is no longer to be remembered.",
            "! User's birthday is no longer to be remembered.",
        ),
    ),
    (
        "Don't remember my address.",
        (
            "! User's address is no longer to be remembered.",
            "! User's address is no longer to be remembered.",
        ),
    ),
    ("No, that's wrong. I don't live in Lyon.", ("! User does not live in Lyon.",)),
    (
        "I switched from Spotify to Apple Music last month because my kids share a family plan.",
        (
            "- User switched away from Spotify.",
            "+ User switched from Spotify to Apple Music in February 2026.",
        ),
    ),
    ("I lost my job in March.", ("- User lost their job in March 2026.",)),
    (
        "We never deploy on Fridays.",
        (
            "- The team never deploys on Fridays.",
            "+ The team never deploys on Fridays.",
        ),
    ),
    ("We are not using Redux anymore.", ("- The team is no longer using Redux.",)),
    (
        "I quit Globex in January and joined Initech.",
        (
            "- User quit Globex in January 2026.",
            "- User quit Globex in January 2026.",
            "+ User joined Initech.",
        ),
    ),
    ("I stopped using Notion last year.", ("- User stopped using Notion in 2025.",)),
    ("I sold my motorbike in spring.", ("- User sold their motorbike in spring.",)),
    (
        "I don't take meetings on Wednesday afternoons.",
        (
            "- User does not take meetings on Wednesday afternoons.",
            "+ User does not take meetings on Wednesday afternoons.",
        ),
    ),
    (
        "We don't merge on Fridays.",
        (
            "- The team does not merge on Fridays.",
            "+ The team does not merge on Fridays.",
        ),
    ),
    (
        "We're no longer using Redis for sessions.",
        ("- The team is no longer using Redis for sessions.",),
    ),
    ("I'm not a manager anymore.", ("- User is no longer a manager.",)),
    ("I gave up gluten.", ("- User gave up gluten.",)),
    ("I don't play squash any longer.", ("- User no longer plays squash.",)),
    (
        "Forget my shoe size.",
        (
            "! User's shoe size is no longer to be remembered.",
            "! User's shoe size is no longer to be remembered.",
        ),
    ),
    (
        "Actually, forget that I have a tortoise.",
        ("! It no longer holds that User has a tortoise.",),
    ),
    (
        "Ignore what I said about my visa.",
        (
            "! User's visa is no longer to be remembered.",
            "! User's visa is no longer to be remembered.",
        ),
    ),
)
