"""The user's people and pets: what is said, and exactly what it forms.

`+` asserts, `-` retracts, `!` also forbids the value.
"""

from __future__ import annotations

CASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "My wife is Morgan. She is planning our anniversary trip, so I will be offline Friday.",
        ("+ User's wife is Morgan.",),
    ),
    ("My kids go to Hillside school.", ("+ User's kids go to Hillside school.",)),
    ("The children attend Hillside school.", ("+ User's children attend Hillside school.",)),
    (
        "My brother Tomas lives in Brno and works as a paramedic. I still live in Ghent.",
        (
            "+ User's brother is Tomas.",
            "+ Tomas lives in Brno.",
            "+ Tomas works as a paramedic.",
            "+ User lives in Ghent.",
        ),
    ),
    ("My sister lives in Oslo.", ("+ User's sister lives in Oslo.",)),
    ("My parents live in Spain.", ("+ User's parents live in Spain.",)),
    ("My wife works at a hospital.", ("+ User's wife works at a hospital.",)),
    ("My husband is a firefighter.", ("+ User's husband is a firefighter.",)),
    ("My son is allergic to nuts.", ("+ User's son is allergic to nuts.",)),
    ("I have a dog named Rex.", ("+ User's dog is Rex.",)),
    ("My dog is called Biscuit.", ("+ User's dog is Biscuit.",)),
    ("My cat's name is Miso.", ("+ User's cat is Miso.",)),
    ("I have two cats, Miso and Tofu.", ("+ User has two cats, Miso and Tofu.",)),
    ("I have three kids.", ("+ User has three kids.",)),
    ("I have a daughter named Lena.", ("+ User's daughter is Lena.",)),
    ("I have an older brother.", ("+ User has an older brother.",)),
    (
        "My daughter Mia is 6.",
        (
            "+ User's daughter is Mia.",
            "+ Mia is 6.",
        ),
    ),
    ("My daughter is six years old.", ("+ User's daughter is six years old.",)),
    (
        "My son Leo goes to Oakwood school.",
        (
            "+ User's son is Leo.",
            "+ Leo goes to Oakwood school.",
        ),
    ),
    ("My mother's name is Ingrid.", ("+ User's mother is Ingrid.",)),
    ("My boss is called Raj.", ("+ User's boss is Raj.",)),
    ("My manager is Priya.", ("+ User's manager is Priya.",)),
    ("My best friend is Sam.", ("+ User's friend is Sam.",)),
    ("Priya is my manager.", ("+ User's manager is Priya.",)),
    (
        "My girlfriend Anna is a vet.",
        (
            "+ User's girlfriend is Anna.",
            "+ Anna is a vet.",
        ),
    ),
    (
        "My brother Tomas lives in Brno.",
        (
            "+ User's brother is Tomas.",
            "+ Tomas lives in Brno.",
        ),
    ),
    (
        "My husband, Erik, is allergic to cats.",
        (
            "+ User's husband is Erik.",
            "+ Erik is allergic to cats.",
        ),
    ),
    (
        "My sister Ana plays the violin and teaches French.",
        (
            "+ User's sister is Ana.",
            "+ Ana plays the violin.",
            "+ Ana teaches French.",
        ),
    ),
    ("My mom is a retired teacher.", ("+ User's mom is a retired teacher.",)),
    ("I'm married to Erik.", ("- User is married to Erik.", "+ User's spouse is Erik.")),
    ("I got divorced last year.", ("+ User got divorced in 2025.",)),
    ("My wife's birthday is 9 June.", ("+ User's wife's birthday is 9 June.",)),
    ("I got a puppy.", ("+ User got a puppy.",)),
    ("We got a kitten named Pixel.", ("+ User's kitten is Pixel.",)),
    (
        "My wife Clara is a midwife and she works nights.",
        (
            "+ User's wife is Clara.",
            "+ Clara is a midwife.",
            "+ Clara works nights.",
        ),
    ),
    (
        "My wife is Clara. She works nights at the hospital and she's allergic to penicillin.",
        (
            "+ User's wife is Clara.",
            "+ Clara works nights at the hospital.",
            "+ Clara is allergic to penicillin.",
        ),
    ),
    (
        "My son Leo is 9 and my daughter Mia is 6.",
        (
            "+ User's son is Leo.",
            "+ Leo is 9.",
            "+ User's daughter is Mia.",
            "+ Mia is 6.",
        ),
    ),
    ("I've two sisters, Ana and Eva.", ("+ User has two sisters, Ana and Eva.",)),
    (
        "Ana lives in Porto and works as a pharmacist.",
        (
            "+ Ana lives in Porto.",
            "+ Ana works as a pharmacist.",
        ),
    ),
    (
        "My best friend Jules just moved to Lisbon.",
        (
            "+ User's friend is Jules.",
            "+ Jules moved to Lisbon.",
        ),
    ),
    (
        "Our dog Rex is a border collie.",
        (
            "+ User's dog is Rex.",
            "+ Rex is a border collie.",
        ),
    ),
    (
        "I have a cat, a dog and three chickens.",
        ("+ User has a cat.", "+ User has a dog.", "+ User has three chickens."),
    ),
    ("My husband hates spicy food.", ("+ User's husband hates spicy food.",)),
    ("My kids love dinosaurs.", ("+ User's kids love dinosaurs.",)),
    ("I don't have kids.", ("+ User does not have kids.",)),
    ("I have no siblings.", ("+ User has no siblings.",)),
    ("We got married in 2015.", ("+ User got married in 2015.",)),
    ("We adopted a dog named Bruno.", ("+ User's dog is Bruno.",)),
    ("My wife is pregnant.", ("+ User's wife is pregnant.",)),
    ("My mother has diabetes.", ("+ User's mother has diabetes.",)),
    ("My father died in 2019.", ("+ User's father died in 2019.",)),
    (
        "My grandmother is 92 and still gardens.",
        (
            "+ User's grandmother is 92.",
            "+ User's grandmother gardens.",
        ),
    ),
    ("My boss's name is Ingrid.", ("+ User's boss is Ingrid.",)),
    ("My dentist is Dr. Maes.", ("+ User's dentist is Dr. Maes.",)),
    ("My son's teacher is Mrs. Keller.", ("+ User's son's teacher is Mrs. Keller.",)),
    ("My daughter's birthday is 12 March.", ("+ User's daughter's birthday is 12 March.",)),
    ("My landlord is called Piet.", ("+ User's landlord is Piet.",)),
    ("My kids go to the local school.", ("+ User's kids go to the local school.",)),
    ("My daughter attends Oakwood Elementary.", ("+ User's daughter attends Oakwood Elementary.",)),
    ("My son studies physics at KU Leuven.", ("+ User's son studies physics at KU Leuven.",)),
    ("My manager is on leave until May.", ("+ User's manager is on leave until May 2026.",)),
    ("That's not true, I don't have a dog.", ("+ User does not have a dog.",)),
    (
        "I've got two boys, 7 and 9, and they both play football on Saturdays.",
        ("+ User has two boys, 7 and 9.",),
    ),
    (
        "My partner's a teacher and I stay at home with the kids.",
        ("+ User's partner is a teacher.",),
    ),
    ("I got engaged to Sam!", ("- User got engaged to Sam.", "+ User's fiancé is Sam.")),
    ("I just adopted a rescue dog named Bella.", ("+ User's dog is Bella.",)),
    ("I have a five-year-old named Theo.", ("+ User's five-year-old is Theo.",)),
    (
        "I have a sister in Toronto and a brother in Perth.",
        ("+ User has a sister in Toronto and a brother in Perth.",),
    ),
    (
        "My wife's name is Yuki and she's a pastry chef.",
        (
            "+ User's wife is Yuki.",
            "+ Yuki is a pastry chef.",
        ),
    ),
    (
        "My son's name is Theo, he's allergic to eggs.",
        (
            "+ User's son is Theo.",
            "+ Theo is allergic to eggs.",
        ),
    ),
    (
        "My brother-in-law runs a farm near Cork.",
        ("+ User's brother-in-law runs a farm near Cork.",),
    ),
    ("My cat is 12 years old and diabetic.", ("+ User's cat is 12 years old and diabetic.",)),
    ("My dog hates thunder.", ("+ User's dog hates thunder.",)),
    ("My roommate has a cat.", ("+ User's roommate has a cat.",)),
    ("My roommate is called Femi.", ("+ User's roommate is Femi.",)),
    ("My neighbour's dog is called Bruno.", ("+ User's neighbour's dog is called Bruno.",)),
    ("My boss prefers written updates.", ("+ User's boss prefers written updates.",)),
    (
        "My partner Noor has a nut allergy.",
        (
            "+ User's partner is Noor.",
            "+ Noor has a nut allergy.",
        ),
    ),
    (
        "My mum, Helen, is a retired judge.",
        (
            "+ User's mum is Helen.",
            "+ Helen is a retired judge.",
        ),
    ),
    (
        "My twin sister Eva moved to Oslo in May.",
        ("+ User's sister is Eva.", "+ Eva moved to Oslo in May 2025."),
    ),
    (
        "Our son is called Bram and he's three.",
        ("+ User's son is Bram.", "+ Bram is three."),
    ),
    ("My best friend is a vet.", ("+ User's best friend is a vet.",)),
    (
        "My boss, Ingrid, hates long emails.",
        (
            "+ User's boss is Ingrid.",
            "+ Ingrid hates long emails.",
        ),
    ),
    ("My grandfather turns 90 in August.", ("+ User's grandfather turns 90 in August.",)),
    ("I have a tortoise called Sheldon.", ("+ User's tortoise is Sheldon.",)),
)
