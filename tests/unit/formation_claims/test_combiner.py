"""A batch of candidates keeps each claim once, and loses none (003 §Evaluation)."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest

from mnemic.memory.formation.claims import combine, same_claim
from mnemic.memory.model import (
    ClaimKind,
    Derivation,
    Event,
    EventKind,
    Polarity,
    Portability,
    Sensitivity,
)
from tests.support.claims import claim
from tests.support.core import START

SAME = (
    ("User is building a personal AI agent.", "User is building an AI agent."),
    ("User is building a personal AI agent.", "User builds a personal AI agent in Rust."),
    ("User has a dog.", "User has a dog named Rex."),
    ("User drives a Skoda.", "User drives a Skoda Octavia."),
    ("User has a Skoda.", "User drives a Skoda."),
    ("User trains at the gym before work.", "User trains at the gym before work on Mondays."),
    ("User works as a nurse.", "User is a nurse."),
    ("User no longer swims.", "User stopped swimming."),
    ("User wants to pass the B2 exam.", "User is trying to pass the B2 exam by summer."),
    ("User keeps bees on the roof.", "User keeps bees on the roof of the barn."),
    ("User lives in Lund with three kids.", "User lives in Lund with 3 children."),
    ("User restarted 5x5 recently.", "User recently restarted 5x5 after a break."),
    ("User prefers answers in British English.", "User wants answers in British English."),
    ("User has only four ovens.", "User only has four ovens."),
    ("User wants only English sources.", "User wants English sources only."),
    ("User lives in Cardiff.", "User lives in Cardiff if that matters."),
    ("User has a brother.", "User's brother is Dario."),
)
"""Two wordings each of one claim."""

OTHER = (
    ("User is building a personal AI agent.", "User wants to build a personal AI agent."),
    ("User is building a personal AI agent.", "User is building a home server."),
    ("User has a dog.", "User has a dog and a cat."),
    ("User has a dog.", "User has a dog trainer."),
    ("User has a dog named Rex.", "User has a dog named Max."),
    ("User lives in York.", "User lives in New York."),
    ("User lives in Oslo.", "User lives in Oslo and works at Acme."),
    ("User sold a Skoda.", "User has a Skoda."),
    ("User runs on Mondays.", "User runs on Tuesdays."),
    ("User runs 5 km.", "User runs 10 km."),
    ("User runs.", "User runs 10 km."),
    ("User has worked at Acme.", "User has worked at Acme since 2015."),
    ("User likes tea.", "User does not like tea."),
    ("User drinks coffee.", "User drinks coffee without sugar."),
    ("User swims on weekends with Ana.", "User runs on weekends with Ana."),
    ("Ana manages Ben.", "Ben manages Ana."),
    ("User's sister sings.", "User sings."),
    ("User trains before work.", "User trains after work."),
    ("User no longer swims.", "User does not swim."),
    (
        "User plays the cello in the city youth orchestra.",
        "User plays the violin in the city youth orchestra.",
    ),
    ("User used to work at Acme.", "User works at Acme."),
    ("User likes green tea.", "User likes black tea."),
    ("User is allergic to nuts.", "User is allergic to nuts and pollen."),
    ("User has a baby.", "User is alone with their baby every evening."),
    ("User has a mum.", "User's mum's eyesight is going."),
    ("User's biggest client is Halden Press.", "User's biggest client Halden Press pays late."),
    ("User's aunt is Lucía.", "User wants Tomás's grandmother next to their aunt Lucía."),
    (
        "User's grandfather Alexander was a ploughman.",
        "User is stuck at their grandfather Alexander.",
    ),
    ("User studies biology in Bergen.", "User is in the third year of studying biology."),
    ("User only runs on Sundays.", "User can only work the plot on Sundays."),
)
"""Two claims each, however alike."""


def said(sequence: int, text: str) -> Event:
    """Give a message of the user's, a minute after the one before."""
    at = START + timedelta(minutes=sequence)
    return Event(sequence=sequence, kind=EventKind.USER_MESSAGE, at=at, recorded_at=at, text=text)


def test_of_two_wordings_the_richer_survives_on_the_evidence_of_both() -> None:
    """Whichever comes first, and the other is accounted for."""
    first, second = said(1, "I run 5k"), said(2, "I run 5k in the park")
    poor = claim("User runs 5 km.", first, slot="user/habit/run")
    rich = claim("User runs 5 km in the park.", second, slot="user/run/park", origin="provider")
    for batch, kept in (((poor, rich), 1), ((rich, poor), 0)):
        combined = combine(batch)
        assert combined.kept == (kept,)
        assert combined.merged == {1 - kept: kept}
        (survivor,) = combined.candidates
        assert survivor.statement == rich.statement
        assert survivor.source_event_ids == (1, 2)
        assert [s.text for s in survivor.evidence_spans] == ["I run 5k", "I run 5k in the park"]
        assert survivor.evidence_at == max(first.at, second.at)


def test_a_tie_goes_to_the_provider() -> None:
    """Its wording, kind and subject; it is filed where the grammar files the claim."""
    event = said(1, "I run in the park")
    local = claim("User runs in the park.", event, slot="user/habit/run")
    provided = claim("User is running in the park.", event, slot="user/run/park", origin="provider")
    survivor = msgspec.structs.replace(
        provided, subject_key=local.subject_key, value_key=local.value_key
    )
    assert combine((local, provided)).candidates == (survivor,)
    assert combine((provided, local)).candidates == (survivor,)


def test_a_second_claim_under_one_subject_is_filed_under_its_own_words() -> None:
    """It would displace the first otherwise."""
    event = said(1, "I did gymnastics for six years and I lift weights at home")
    first = claim("User did gymnastics for six years.", event, slot="user/x/training",
                  origin="provider")  # fmt: skip
    second = claim("User lifts weights at home.", event, slot="user/x/training", origin="provider")
    combined = combine((first, second))
    assert combined.merged == {}
    assert [c.subject_key for c in combined.candidates] == [
        "user/x/training",
        "user/x/training lift weight home",
    ]


def test_claims_that_share_every_word_are_told_apart_by_names_then_by_an_ordinal() -> None:
    """Swapped arguments are two claims."""
    event = said(1, "…")
    one = claim("Ana manages Ben.", event, slot="team/x/ana", origin="provider")
    other = claim("Ben manages Ana.", event, slot="team/x/ana", origin="provider")
    third = claim("Ben does not manage Ana.", event, slot="team/x/ana", origin="provider")
    assert [c.subject_key for c in combine((one, other, third)).candidates] == [
        "team/x/ana",
        "team/x/ana ben ana",
        "team/x/ana 2",
    ]


def test_the_grammars_own_keys_stand() -> None:
    """A home that is told anew replaces the old one; the batch keeps both in order."""
    first = claim("User lives in Oslo.", said(1, "I live in Oslo"))
    second = claim("User lives in Bergen now.", said(2, "I live in Bergen now"))
    assert combine((first, second)).candidates == (first, second)
    provided = msgspec.structs.replace(second, origin="provider")
    assert combine((first, provided)).candidates == (first, provided)


def test_two_claims_of_the_grammar_never_merge() -> None:
    """Without a provider both would form: a provider's presence costs neither."""
    event = said(1, "I like tea, green tea")
    tea = claim("User likes tea.", event, slot="user/like/tea")
    green = claim("User likes green tea.", event, slot="user/like/green tea")
    assert same_claim(tea, green)
    assert combine((tea, green)).candidates == (tea, green)


def test_a_compound_claim_swallows_none_of_its_parts() -> None:
    """Coordinated activities are claims of their own (003, the training conversation)."""
    event = said(1, "I swim, run and bike on other days")
    parts = tuple(
        claim(f"User {verb}s on other days.", event, slot=f"user/habit/{verb}")
        for verb in ("swim", "run", "bike")
    )
    whole = claim("User swims, runs and bikes on other days.", event, slot="user/noted/swim",
                  origin="provider")  # fmt: skip
    assert combine((*parts, whole)).candidates == (*parts, whole)


def test_a_later_count_replaces_the_earlier_under_its_key() -> None:
    """What differs in nothing but a number, from a later event, is the new value."""
    five = claim("User runs 5 km.", said(1, "I run 5 km"), slot="user/habit/run",
                 origin="provider")  # fmt: skip
    ten = claim("User runs 10 km.", said(2, "I run 10 km"), slot="user/habit/run",
                origin="provider")  # fmt: skip
    assert combine((five, ten)).candidates == (five, ten)
    same_breath = msgspec.structs.replace(ten, source_event_ids=(1,))
    assert combine((five, same_breath)).candidates[1].subject_key == "user/habit/run 10"


def test_what_policy_holds_closely_stays_so_and_acts_stay_acts() -> None:
    """The survivor keeps the other's sensitivity, scope and times; forgetting is no wording."""
    event = said(1, "forget that I take statins")
    act = claim("User takes statins.", event, slot="user/x/statins",
                origin="extractor:forget")  # fmt: skip
    act = msgspec.structs.replace(
        act, sensitivity=Sensitivity.SENSITIVE, portability=Portability.LOCAL, valid_from=START
    )
    worded = claim("User takes statins daily.", event, slot="user/x/statins", origin="provider")
    assert combine((act, worded)).candidates == (act,)
    plain = msgspec.structs.replace(act, origin="extractor")
    (survivor,) = combine((plain, msgspec.structs.replace(worded, valid_from=None))).candidates
    assert survivor.statement == worded.statement
    assert survivor.sensitivity is Sensitivity.SENSITIVE
    assert survivor.portability is Portability.LOCAL
    assert survivor.valid_from == START


def test_a_retraction_keeps_its_key_and_merges_with_no_assertion() -> None:
    """It must meet what it ends."""
    event = said(1, "I no longer run")
    ends = claim("User no longer runs.", event, slot="user/x/run", polarity=Polarity.RETRACT,
                 origin="provider")  # fmt: skip
    runs = claim("User runs.", said(2, "I run"), slot="user/x/run", origin="provider")
    assert combine((runs, ends)).candidates == (runs, ends)


def test_derivation_and_whom_it_is_about_keep_claims_apart() -> None:
    """A hypothesis is never merged into what was stated."""
    event = said(1, "I run Kubernetes")
    direct = claim("User has Kubernetes experience.", event, kind=ClaimKind.SKILL)
    supposed = claim("User likely has Kubernetes experience.", event, kind=ClaimKind.SKILL,
                     derivation=Derivation.HYPOTHESIS)  # fmt: skip
    assert same_claim(direct, direct)
    assert not same_claim(direct, supposed)


def test_one_sentence_is_one_claim_however_it_is_filed() -> None:
    """A number alone, or whom each takes it to be about, keeps no sentence twice."""
    event = said(1, "I am 83, and her mother works lates")
    for statement in ("User is 83.", "User's nieces' mother works lates."):
        read = claim(statement, event, slot="user/fact/read")
        given = claim(statement, event, slot="mother/fact/given", origin="provider")
        united = combine((read, msgspec.structs.replace(given, about="mother"))).candidates
        assert [(one.statement, one.subject_key, one.about) for one in united] == [
            (statement, read.subject_key, read.about)
        ]


def test_what_somebody_is_does_not_go_into_what_is_done_with_them() -> None:
    """ "User's sister is Ingrid." is told by no claim about living with her."""
    event = said(1, "I live in Oslo with my sister Ingrid")
    sister = claim("User's sister is Ingrid.", event, slot="user/relation sister/ingrid")
    lives = claim(
        "User lives in Oslo with their sister Ingrid.", event, slot="user/home", origin="provider"
    )
    assert combine((sister, lives)).candidates == (sister, lives)
    home = claim("User lives in Oslo.", event, slot="user/home")
    assert len(combine((home, lives)).candidates) == 1


GROOMER = "I'm a groomer with my own salon and one part-timer"


def test_what_a_provider_tells_in_parts_needs_no_wording_for_all_of_them() -> None:
    """The part stands where the grammar filed the whole; without the rest the whole stays."""
    event = said(1, GROOMER)
    whole = claim("User is a groomer with their own salon and one part-timer.", event,
                  slot="user/employment")  # fmt: skip
    job = claim("User is a groomer.", event, slot="user/x/groomer", origin="provider")
    rest = [
        claim(statement, event, slot=f"user/x/{slot}", origin="provider")
        for slot, statement in (
            ("salon", "User has their own salon."),
            ("part-timer", "User has one part-timer."),
        )
    ]
    told = combine((whole, job, *rest)).candidates
    assert [c.statement for c in told] == [c.statement for c in (job, *rest)]
    assert told[0].subject_key == whole.subject_key
    kept = combine((whole, job, rest[0])).candidates
    assert [c.statement for c in kept] == [whole.statement, rest[0].statement]


def test_a_wording_of_the_grammars_stands_for_one_claim_of_a_providers() -> None:
    """A second claim that its words hold as well stays what it is."""
    event = said(1, "I drive about 900 km a week in an old Octavia estate that smells")
    whole = claim("User drives far in an old Octavia estate that smells.", event, slot="user/x/far")
    far = claim("User drives far.", event, slot="user/x/1", origin="provider")
    car = claim("User drives an Octavia estate.", event, slot="user/x/2", origin="provider")
    assert [c.statement for c in combine((whole, far, car)).candidates] == [
        whole.statement,
        car.statement,
    ]


def test_a_number_that_is_kept_makes_no_second_claim_of_the_same_words() -> None:
    """The provider's fuller wording stands; of other words, or said less fully, both do."""
    event = said(1, "my back goes every time I lift my 2 year old")
    read = claim("User's back goes every time.", event, slot="user/back go")
    given = claim("User's back goes every time they lift their 2 year old.", event,
                  slot="user/x/back", origin="provider")  # fmt: skip
    (kept,) = combine((read, given)).candidates
    assert (kept.statement, kept.subject_key) == (given.statement, read.subject_key)
    later = claim(given.statement, said(2, "again"), slot="user/x/back", origin="provider")
    assert len(combine((read, later)).candidates) == 2
    numbered = msgspec.structs.replace(given, origin="extractor")
    short = msgspec.structs.replace(read, origin="provider")
    assert len(combine((numbered, short)).candidates) == 2


def test_two_claims_of_one_turn_under_a_key_of_one_value_are_both_kept() -> None:
    """The gate would take the second for the first; what only says more of it is no second."""
    event = said(1, "I'm a night porter and a cook")
    porter = claim("User is a night porter.", event, slot="user/employment", origin="provider")
    cook = claim("User is a cook.", event, slot="user/employment", origin="provider")
    cook = msgspec.structs.replace(cook, value_key=porter.value_key)
    keys = [c.subject_key for c in combine((porter, cook)).candidates]
    assert keys == ["user/employment", "user/employment cook"]
    other_value = msgspec.structs.replace(cook, value_key="cook")
    assert combine((porter, other_value)).candidates == (porter, other_value)


@pytest.mark.parametrize(("one", "other"), SAME)
def test_two_wordings_of_one_claim_merge(one: str, other: str) -> None:
    """Nested, or sharing most of the smaller one's content; from either side."""
    a, b = (claim(s, said(1, s), origin="provider") for s in (one, other))
    assert same_claim(a, b)
    assert same_claim(b, a)
    assert len(combine((a, b)).candidates) == 1


@pytest.mark.parametrize(("one", "other"), OTHER)
def test_two_claims_never_merge(one: str, other: str) -> None:
    """Merging cannot be undone, so it is stricter than the scorer."""
    a, b = (claim(s, said(1, s), slot="user/x/y", origin="provider") for s in (one, other))
    assert not same_claim(a, b)
    assert not same_claim(b, a)
    kept = combine((a, b)).candidates
    assert [c.statement for c in kept] == [one, other]
    assert kept[0].subject_key != kept[1].subject_key


def test_a_claim_said_a_hundred_times_is_kept_once() -> None:
    """Each lemma finds the first that have it, which is where wordings merge."""
    batch = [
        claim("User likes tea.", said(n, "I like tea"), slot="user/x/tea", origin="provider")
        for n in range(1, 101)
    ]
    (kept,) = combine(batch).candidates
    assert kept.source_event_ids == tuple(range(1, 101))
