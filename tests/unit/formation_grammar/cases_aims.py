"""Goals, plans and projects: what is said, and exactly what it forms.

`+` asserts, `-` retracts, `!` also forbids the value.
"""

from __future__ import annotations

CASES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        (
            "I am building a personal AI agent and I am wondering what to use for web search "
            "and web fetch."
        ),
        ("+ User is building a personal AI agent.",),
    ),
    (
        "I've been learning Japanese for two years.",
        ("+ User has been learning Japanese for two years.",),
    ),
    ("I'm learning Portuguese.", ("+ User is learning Portuguese.",)),
    ("I want to learn Japanese.", ("+ User wants to learn Japanese.",)),
    ("I want to run a marathon next year.", ("+ User wants to run a marathon in 2027.",)),
    ("I'd like to visit Patagonia someday.", ("+ User would like to visit Patagonia someday.",)),
    ("I hope to retire early.", ("+ User hopes to retire early.",)),
    ("I plan to move to Portugal in 2027.", ("+ User plans to move to Portugal in 2027.",)),
    ("I'm planning to get a dog.", ("+ User is planning to get a dog.",)),
    ("My goal is to read 30 books this year.", ("+ User's goal is to read 30 books in 2026.",)),
    ("My goal is to lose 5 kg.", ("+ User's goal is to lose 5 kg.",)),
    ("I'm training for a half marathon.", ("+ User is training for a half marathon.",)),
    ("I'm saving for a house.", ("+ User is saving for a house.",)),
    ("I'm trying to eat less meat.", ("+ User is trying to eat less meat.",)),
    (
        "I'm building a sourdough tracker in Django.",
        ("+ User is building a sourdough tracker in Django.",),
    ),
    ("I'm writing a novel.", ("+ User is writing a novel.",)),
    ("I'm working on a podcast about trains.", ("+ User is working on a podcast about trains.",)),
    ("I'm working on a thesis about bees.", ("+ User is working on a thesis about bees.",)),
    ("I'm renovating our kitchen.", ("+ User is renovating their kitchen.",)),
    ("I'm developing an app for gardeners.", ("+ User is developing an app for gardeners.",)),
    (
        "I am building a personal AI agent and I am wondering what to use for web search.",
        ("+ User is building a personal AI agent.",),
    ),
    (
        "I want to get stronger. I'd like recommendations that take my age into account.",
        ("+ User wants to get stronger.",),
    ),
    ("I'm learning to play the banjo.", ("+ User is learning to play the banjo.",)),
    ("I'm preparing for the C1 exam in June.", ("+ User is preparing for the C1 exam in June.",)),
    ("I'm studying for the bar exam.", ("+ User is studying for the bar exam.",)),
    ("My resolution is to read more books.", ("+ User's resolution is to read more books.",)),
    ("My dream is to open a bakery.", ("+ User's dream is to open a bakery.",)),
    ("I'm hoping to buy a house next year.", ("+ User is hoping to buy a house in 2027.",)),
    ("I'm thinking of moving to Porto.", ("+ User is thinking of moving to Porto.",)),
    ("I'm considering switching to Linux.", ("+ User is considering switching to Linux.",)),
    (
        "I plan on running the Ghent marathon in October.",
        ("+ User plans on running the Ghent marathon in October.",),
    ),
    ("I'm going to learn Rust this year.", ("+ User is going to learn Rust in 2026.",)),
    (
        "I'm training for the Berlin marathon in September and I run five days a week.",
        (
            "+ User is training for the Berlin marathon in September.",
            "+ User runs five days a week.",
        ),
    ),
    (
        "I'm learning Spanish on Duolingo, about 20 minutes a day.",
        ("+ User is learning Spanish on Duolingo, about 20 minutes a day.",),
    ),
    ("I'm hoping to become a midwife.", ("+ User is hoping to become a midwife.",)),
    (
        "I want to run the Valencia marathon next year.",
        ("+ User wants to run the Valencia marathon in 2027.",),
    ),
    ("I'm saving up for a campervan.", ("+ User is saving up for a campervan.",)),
    (
        "I'm working on a novel set in 1920s Lisbon.",
        ("+ User is working on a novel set in 1920s Lisbon.",),
    ),
    (
        "I'm restoring a wooden sailing boat with my uncle.",
        ("+ User is restoring a wooden sailing boat with their uncle.",),
    ),
)
