"""More fields of practice that are guessed from their words, and the words of every field.

Each field stands as data: what experience in it is called, what an interest in it is called,
and its words, of which two different ones must be used. A word that everybody uses ("load",
"note") belongs to no field unless another word goes with it ("ring final", "half note").
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from mnemic.memory.formation.grammar.domains import DOMAINS, LOOKED_UP, Domain, field
from mnemic.memory.formation.grammar.fields_arts import ARTS
from mnemic.memory.formation.grammar.fields_beside import BESIDE
from mnemic.memory.formation.grammar.fields_care import CARE
from mnemic.memory.formation.grammar.fields_crafts import CRAFTS
from mnemic.memory.formation.grammar.fields_everyday import EVERYDAY
from mnemic.memory.formation.grammar.fields_office import OFFICE
from mnemic.memory.formation.grammar.fields_outdoors import OUTDOORS
from mnemic.memory.formation.grammar.fields_science import SCIENCE
from mnemic.memory.formation.grammar.fields_software import SOFTWARE
from mnemic.memory.formation.grammar.fields_sport import SPORT
from mnemic.memory.formation.grammar.fields_trades import TRADES
from mnemic.memory.formation.wordlists import word_set

INTERESTS: tuple[Domain, ...] = (
    field("literature", "book_club novels plot_summary plot_summaries narrator discussion_questions middlemarch translations present_tense paperback short_stories booker protagonist"),
    field("stamp collecting", "kreuzer second_plate perforation watermark cancel cancels first_day_cover overprint stanley_gibbons philatelic hinge album_page", trades="collect collects"),
    field("swimming", "masters_squad lane_two front_crawl breaststroke kick_set pull_buoy tumble_turn 50m_pool threshold_set"),
    field("bass", "pinky bassline fretboard slap_bass root_notes bass_drills", interest="playing bass"),
    field("embroidery", "embroidery hoop stranded_cotton french_knot satin_stitch cross-stitch aida floss"),
)  # fmt: skip
"""Fields that are guessed as an interest only."""

PARTS: Mapping[str, tuple[str, frozenset[str]]] = {
    "teaching": (
        "maths teaching",
        word_set(
            "discriminant quadratic quadratics surds trigonometry algebra fractions calculus polynomials simultaneous"
        ),
    ),
}
"""A field that a word of its matter makes narrower."""

INSTRUMENTS = word_set(
    """accordion piano violin viola cello guitar bass-guitar ukulele banjo mandolin flute clarinet oboe bassoon saxophone sax
    trumpet trombone tuba harp harmonica concertina bagpipes fiddle recorder harpsichord drum-kit lute melodeon euphonium cornet"""
)
"""Instruments: whoever owns one likely plays it."""

GRAMMATICAL = word_set(
    """dative accusative genitive ablative ergative aorist subjunctive conjugation conjugations declension declensions perfective
    imperfective screeve screeves gerund participle tones pitch-accent particles subjunctives vocative partitive converb aspect"""
)
"""Words of grammar: beside the name of a language they tell of somebody who is learning it."""

BABY = frozenset(
    term.replace("_", " ")
    for term in [
        "latches",
        "latch",
        "latching",
        "rugby_hold",
        "let-down",
        "cluster_feeding",
        "tongue_tie",
        "night_feeds",
        "nursing_pillow",
        "breast_pump",
        "nappy",
        "nappies",
        "colic",
        "burp",
        "burping",
        "swaddle",
        "weaning",
        "teething",
        "three_weeks",
        "six_weeks",
        "sore",
        "feeds",
        "formula",
    ]
)
TELLING_BABY = frozenset(
    {
        "latches",
        "latch",
        "latching",
        "rugby hold",
        "cluster feeding",
        "tongue tie",
        "colic",
        "swaddle",
    }
)
"""Words of nursing a baby; one of these must be among them."""


_MORE: tuple[Domain, ...] = (
    *EVERYDAY, *SOFTWARE, *SCIENCE, *CRAFTS, *TRADES, *OUTDOORS, *SPORT, *ARTS, *CARE, *OFFICE,
)  # fmt: skip


def _gathered(domains: Iterable[Domain]) -> tuple[Domain, ...]:
    """Make one field of all that are listed under the same topic, where the first stands."""
    found: dict[str, Domain] = {}
    for domain in domains:
        have = found.get(domain.topic)
        found[domain.topic] = (
            domain
            if have is None
            else Domain(
                have.topic,
                have.objects | domain.objects,
                have.terms | domain.terms,
                have.trades | domain.trades,
                have.interest or domain.interest,
            )
        )
    return tuple(
        replace(domain, beside=word_set(BESIDE.get(domain.topic, "")) - domain.terms)
        for domain in found.values()
    )


def _inflected(verb: str) -> tuple[str, ...]:
    """Give the regular forms of a verb: seam, seams, seamed, seaming."""
    if verb.endswith("e"):
        return verb, f"{verb}s", f"{verb}d", f"{verb[:-1]}ing"
    if verb.endswith(("s", "sh", "ch", "x")):
        return verb, f"{verb}es", f"{verb}ed", f"{verb}ing"
    stem = verb + verb[-1] if _DOUBLED.search(verb) else verb
    return verb, f"{verb}s", f"{stem}ed", f"{stem}ing"


_DOUBLED = re.compile(r"(?:^|[^aeiou])[aeiou][bdgmnpt]$")
"""The end of a verb whose last letter is written twice before `ed` and `ing`."""


def _forms(term: str) -> tuple[str, ...]:
    """Give how a term may be written: a verb's forms, two words with a hyphen, their plural."""
    if term.endswith("*"):
        return _inflected(term[:-1])
    if " " not in term:
        return (term,)
    plural = () if term.endswith(("s", "ing", "ed")) else (f"{term}s",)
    return term, *plural, term.replace(" ", "-")


def _by_object(domains: Iterable[Domain]) -> Mapping[str, tuple[Domain, ...]]:
    found: dict[str, tuple[Domain, ...]] = {}
    for domain in domains:
        for word in sorted(domain.objects):
            found[word] = (*found.get(word, ()), domain)
    return found


def _by_term(domains: Iterable[Domain]) -> Mapping[str, tuple[tuple[Domain, str, bool], ...]]:
    found: dict[str, dict[str, tuple[Domain, str, bool]]] = {}
    for domain in domains:
        for term in (*sorted(domain.terms), *sorted(domain.beside)):
            for form in _forms(term):
                counted = (domain, _key(term, domain), term in domain.terms)
                found.setdefault(form, {}).setdefault(domain.topic, counted)
    return {form: tuple(of.values()) for form, of in found.items()}


def _key(term: str, domain: Domain) -> str:
    """Give what a term counts as: "raised beds" and "beds" are one word told, "eeg files" and "eeg" too."""
    first, _, last = term.rstrip("*").partition(" ")
    return first if not last or first in domain.terms else last


_AGENT = re.compile(
    r"(?:er|or|ist|ian|smith|wright|eer|nurse|surgeon|chef|cook|vet|dentist|mason|pilot|groom|coach|poet|"
    r"man|medic|midwife|physio|tailor|attorney|actuary|architect|agent|judge|hygienist)$"
)
"""The ends of words for people by what they do."""

PASTIMES = frozenset({"gardening"})
"""Fields that most people are in for pleasure: they are guessed as an interest."""

TOLD_TWICE = frozenset({"baking"}) | (
    frozenset(found.topic for found in _MORE) - frozenset(found.topic for found in DOMAINS)
)
"""Fields of which two words must be told, and not only asked, before experience is guessed."""

ALL: tuple[Domain, ...] = _gathered((*DOMAINS, *_MORE))
"""Every field of practice, each once."""

ASKED_ONLY: tuple[Domain, ...] = (
    *LOOKED_UP,
    *INTERESTS,
    *(found for found in ALL if found.topic in PASTIMES),
)
BY_OBJECT = _by_object(ALL)
BY_TERM = _by_term((*ALL, *LOOKED_UP, *INTERESTS))
"""The fields of each word and form of a word, what it counts as in each, and whether it tells of it."""

PERSONS = frozenset(trade for found in ALL for trade in found.trades if _AGENT.search(trade))
"""Who is in a field, by trade: told of another, the field's words are that other's."""

CALLED_IN = PERSONS - word_set(
    """printer tuner turner joiner spinner founder glider stalker keeper driver interpreter controller
    tester editor developer producer compositor dispatcher dispenser planner runner trainer moulder
    caregiver engineer broadcaster presenter dyer archer fencer captain programmer arranger agent"""
)
"""Who is called in and is nothing else: a tuner may be a thing, and a runner a machine."""

OF_TALES = frozenset(
    topic.replace("_", " ")
    for topic in word_set(
        """writing screenwriting filmmaking film_editing animation illustration acting composing poetry
        publishing cinematography translation subtitling photography literature puppetry sound_design
        3D_modelling film_developing set_design game_mastering"""
    )
)
"""Fields whose people speak of films and novels at work."""
