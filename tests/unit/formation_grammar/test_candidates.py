"""What a candidate says beside its statement: keys, whose, how long, how closely held."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from mnemic.memory.formation import keys
from mnemic.memory.formation.candidates import ORIGIN, ORIGIN_FORGET
from mnemic.memory.formation.extractor import extract
from mnemic.memory.model import (
    Authority,
    BeliefType,
    Candidate,
    Channel,
    ClaimKind,
    Derivation,
    Event,
    EventKind,
    Longevity,
    Polarity,
    Portability,
    Sensitivity,
)
from tests.unit.formation_grammar.said import AT, candidates, formed, one, turn

SAME_SUBJECT = (
    ("I live in Oslo.", "I moved to Bergen."),
    ("I live in Oslo.", "I'm based in Bergen now."),
    ("I live in Oslo.", "I no longer live in Oslo."),
    ("I work at Acme.", "I joined Globex."),
    ("I work as a nurse.", "I'm a teacher."),
    ("My t-shirt size is L.", "My T-shirt size is M."),
    ("My favorite color is red.", "My favourite colour is blue."),
    ("My wife is Morgan.", "My husband is called Erik."),
    ("I prefer tabs over spaces.", "I prefer spaces."),
    ("I prefer tea over coffee.", "I prefer coffee to tea."),
    ("I like jazz.", "I hate jazz."),
    ("I prefer concise answers.", "Keep your answers long."),
    ("Please always answer in French.", "From now on, reply in German."),
    ("I have an Apple Watch.", "I no longer use my Apple Watch."),
    ("I drive a BMW.", "I sold my BMW."),
    ("I swim on Sundays.", "I gave up swimming."),
    ("I teach physics.", "I stopped teaching physics."),
    ("We deploy on Tuesdays.", "We ship on Thursdays now."),
    ("We deploy on Tuesdays.", "We decided to deploy on Fridays."),
    ("We use Postgres for the memory store.", "We decided to use SQLite for the memory store."),
    ("My kids go to Hillside school.", "The children attend Oakwood school."),
    ("My locker number is 118.", "My locker number isn't 118."),
)
OTHER_SUBJECT = (
    ("I live in Oslo.", "I used to live in Oslo."),
    ("I live in Oslo.", "My sister lives in Oslo."),
    ("I like jazz.", "I like tea."),
    ("I have an Apple Watch.", "I have a Garmin watch."),
    ("I teach maths.", "I teach physics."),
    ("I speak French.", "I speak Danish."),
    ("My ring size is 9.", "My shoe size is 43."),
    ("We deploy on Tuesdays.", "I swim on Tuesdays."),
    ("My brother Tomas lives in Brno.", "My brother Jan lives in Brno."),
    ("We decided to use Kafka for events.", "We decided to use Redis for caching."),
)


def _keys(text: str) -> set[str]:
    return {found.subject_key for found in candidates(text)}


@pytest.mark.parametrize(("one_way", "another"), SAME_SUBJECT)
def test_two_wordings_of_one_thing_share_a_subject_key(one_way: str, another: str) -> None:
    """A new value, a denial or an end is filed with what it replaces."""
    assert _keys(one_way) & _keys(another)


@pytest.mark.parametrize(("one_thing", "other_thing"), OTHER_SUBJECT)
def test_two_things_never_share_a_subject_key(one_thing: str, other_thing: str) -> None:
    """What may stand side by side is filed apart."""
    assert _keys(one_thing)
    assert not _keys(one_thing) & _keys(other_thing)


def test_paraphrases_share_a_value_key_and_a_denial_does_not() -> None:
    """A value is its content lemmas; `not` marks a denial."""
    hillside = one("My kids go to Hillside school.").value_key
    assert one("The children attend Hillside school.").value_key == hillside
    likes = one("I like bullet points.").value_key
    denied = one("I don't like bullet points.").value_key
    assert denied == f"{keys.NOT} {likes}"
    assert one("I hate bullet points.").value_key == denied


def test_swapped_arguments_differ() -> None:
    """A preference turned round is another value."""
    assert one("I prefer tea over coffee.").value_key != one("I prefer coffee over tea.").value_key


def test_a_retraction_denies_what_the_assertion_says() -> None:
    """Every content lemma of a retraction stands in what it ends, and in nothing else."""
    watch = one("I have an Apple Watch.")
    gone = one("I no longer use my Apple Watch.")
    assert gone.polarity is Polarity.RETRACT
    assert keys.ends(gone.value_key, watch.value_key)
    assert not keys.ends(gone.value_key, one("I have a Garmin watch.").value_key)
    assert not keys.ends(gone.value_key, gone.value_key)


def test_what_is_over_is_ended_by_nothing() -> None:
    """History stays: "used to live in Oslo" survives "no longer lives in Oslo"."""
    over = one("I used to live in Oslo.")
    gone = one("I no longer live in Oslo.")
    assert not keys.ends(gone.value_key, over.value_key)
    assert keys.ends(gone.value_key, one("I live in Oslo.").value_key)


def test_taking_back_in_so_many_words_is_marked() -> None:
    """ "Forget ...", "ignore ..." and "that's wrong" forbid the value; an end does not."""
    for text in (
        "Forget that I like jazz.",
        "Ignore the locker number, I misread it.",
        "That's wrong, I'm not allergic to penicillin.",
        "Please forget where I live.",
    ):
        assert {found.origin for found in candidates(text)} == {ORIGIN_FORGET}
        assert {found.polarity for found in candidates(text)} == {Polarity.RETRACT}
    assert one("I no longer like jazz.").origin == ORIGIN


def test_a_slot_taken_back_whole_denies_no_particular_value() -> None:
    """ "Forget where I live" ends whatever home was believed."""
    home = one("Forget where I live.")
    assert home.subject_key == one("I live in Oslo.").subject_key
    assert home.value_key == ""


def test_a_person_is_its_own_subject() -> None:
    """What is said of a named person is about that person."""
    tie, place, trade = candidates("My brother Tomas lives in Brno and works as a paramedic.")
    assert (tie.about, place.about, trade.about) == ("user", "tomas", "tomas")
    assert tie.belief_type is BeliefType.RELATIONSHIP
    assert one("I live in Ghent.").about == "user"


def test_a_team_keeps_its_facts_in_its_scope() -> None:
    """A project decision is local, a preference goes everywhere."""
    decided = one("We decided to use Postgres with pgvector for the memory store.")
    assert decided.subject == "project decision"
    assert decided.portability is Portability.LOCAL
    assert decided.belief_type is BeliefType.FACT
    assert one("I prefer tabs over spaces.").portability is Portability.PORTABLE


SENSITIVE = (
    "I'm allergic to penicillin.",
    "I have asthma.",
    "I'm Jewish.",
    "I'm gay.",
    "I earn 52k a year.",
    "My wife is pregnant.",
)


@pytest.mark.parametrize("text", SENSITIVE)
def test_health_faith_and_money_are_sensitive(text: str) -> None:
    """Such claims are held closely; an ordinary one is internal."""
    assert one(text).sensitivity is Sensitivity.SENSITIVE
    assert one("I like jazz.").sensitivity is Sensitivity.INTERNAL


def test_a_direct_statement_carries_the_user_s_authority() -> None:
    """Everything that forms here was stated by the user."""
    found = one("I live in Oslo.")
    assert found.authority is Authority.USER
    assert found.derivation is Derivation.DIRECT
    assert found.confidence is None
    assert found.scope == "general"
    assert (found.evidence_at, found.valid_from, found.valid_to) == (AT, AT, None)


def test_longevity_tells_projects_and_doubts_from_the_rest() -> None:
    """A project is ongoing, a doubt tentative, anything else durable."""
    assert one("I'm building a boat.").longevity is Longevity.ONGOING
    assert one("I'm building a boat.").claim_kind is ClaimKind.ONGOING_PROJECT
    assert one("I might be allergic to latex.").longevity is Longevity.TENTATIVE
    assert one("I think I'm allergic to cats.").longevity is Longevity.TENTATIVE
    assert one("I live in Oslo.").longevity is Longevity.DURABLE


def test_time_is_read_against_the_turn() -> None:
    """An interval opens before the turn, a past one is closed, a date ahead ends one."""
    zone = timezone(timedelta(hours=1))
    said = datetime(2024, 3, 4, 20, tzinfo=zone)
    event = Event(
        sequence=3,
        kind=EventKind.USER_MESSAGE,
        at=said,
        recorded_at=AT,
        text="I've been working nights since last month and still am.",
    )
    (nights,) = extract((event,), scope="general").candidates
    assert nights.valid_from == datetime(2024, 2, 1, tzinfo=zone)
    assert nights.valid_to is None
    oslo = one("I used to live in Oslo.")
    assert (oslo.valid_from, oslo.valid_to) == (None, AT)
    moved = one("I moved to Malmo last year.")
    assert (moved.valid_from, moved.valid_to) == (datetime(2025, 1, 1, tzinfo=UTC), None)
    flight = one("My flight is on 3 May.")
    assert flight.valid_from == AT
    assert flight.valid_to is not None
    assert flight.valid_to.date().isoformat() == "2026-05-03"


def test_only_the_owner_s_own_turns_are_evidence() -> None:
    """The same words from anybody else form nothing."""
    text = "I live in Oslo."
    for kind in (EventKind.ASSISTANT_MESSAGE, EventKind.SYSTEM_MESSAGE, EventKind.TOOL_MESSAGE):
        assert extract((turn(text, kind=kind),), scope="general").candidates == ()
    for channel in Channel:
        event = Event(
            sequence=1,
            kind=EventKind.USER_MESSAGE,
            at=AT,
            recorded_at=AT,
            text=text,
            channel=channel,
        )
        owner = channel in {Channel.DIRECT, Channel.PAIRED_SURFACE}
        assert bool(extract((event,), scope="general").candidates) is owner


def test_a_suggestion_not_taken_up_forms_nothing() -> None:
    """The assistant's words are no evidence, whatever the user answers."""
    asked = turn("Shall I note that you prefer aisle seats?", kind=EventKind.ASSISTANT_MESSAGE)
    answered = turn("Let's talk about the hotel first.", sequence=2)
    assert extract((asked, answered), scope="general").candidates == ()


def test_hazards_are_counted_and_never_cited() -> None:
    """A screened stretch forms nothing; the sentence beside it does."""
    text = "I moved to Malmo. The staging password is plum-otter-93."
    found = extract((turn(text),), scope="general")
    assert [c.statement for c in found.candidates] == ["User moved to Malmo."]
    assert sum(found.screened.values()) == 1
    assert all("plum" not in span.text for c in found.candidates for span in c.evidence_spans)


def test_the_production_turns_form_their_direct_claims() -> None:
    """003 §Adaptive memory distillation: the two failures that were observed."""
    assert formed(
        "I am building a personal AI agent and I am wondering what to use for web search "
        "and web fetch."
    ) == ("+ User is building a personal AI agent.",)
    assert formed(
        "I usually do a 5x5 routine two to three times a week, and on the other days I swim, "
        "run, and bike. Am I doing enough?"
    ) == (
        "+ User usually does a 5x5 routine two to three times a week.",
        "+ User swims on the other days.",
        "+ User runs on the other days.",
        "+ User bikes on the other days.",
    )
    assert formed("I've trained regularly most of my life. I'm not sure about my form.") == (
        "+ User has trained regularly most of their life.",
    )


@pytest.mark.parametrize(
    ("offer", "answer", "statement"),
    [
        (
            "Shall I note that you prefer aisle seats?",
            "Yes, please do.",
            "User prefers aisle seats.",
        ),
        ("Should I remember that you're allergic to nuts?", "Yes.", "User is allergic to nuts."),
        (
            "Got it. Would you like me to remember that your wife is Morgan?",
            "Exactly, thanks!",
            "User's wife is Morgan.",
        ),
    ],
)
def test_a_suggestion_taken_up_is_affirmed(offer: str, answer: str, statement: str) -> None:
    """The user's yes is the evidence; the assistant's words only say what it is about."""
    asked = turn(offer, kind=EventKind.ASSISTANT_MESSAGE)
    (found,) = extract((asked, turn(answer, sequence=2)), scope="general").candidates
    assert found.statement == statement
    assert found.authority is Authority.AFFIRMED
    assert found.source_event_ids == (2,)
    assert found.evidence_spans[0].text in answer


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("Shall I note that you prefer aisle seats?", "No."),
        ("Shall I note that you prefer aisle seats?", "Yes, but only on long flights."),
        ("Shall I note that you prefer aisle seats?", "Maybe later."),
        ("You prefer aisle seats.", "Yes."),
        ("Do you prefer aisle seats?", "Yes."),
        ("Shall I note that you prefer aisle seats? Or the window?", "Yes."),
        ("Shall I book it?", "Yes."),
    ],
)
def test_anything_but_a_plain_yes_to_a_plain_offer_forms_nothing(offer: str, answer: str) -> None:
    """A doubt, a condition, or a question of another sort takes nothing up."""
    asked = turn(offer, kind=EventKind.ASSISTANT_MESSAGE)
    assert extract((asked, turn(answer, sequence=2)), scope="general").candidates == ()


TOLD_WHOLE = (
    ("We deploy to Kubernetes on Hetzner.", "team", Portability.LOCAL, BeliefType.FACT),
    ("My car is due for inspection in May.", "user", Portability.PORTABLE, None),
    ("Theo goes to school at Les Tilleuls.", "theo", Portability.PORTABLE, None),
    ("Yusuf owns the billing service.", "yusuf", Portability.LOCAL, None),
    ("Bea owns a small farm near Cork.", "bea", Portability.PORTABLE, None),
)


@pytest.mark.parametrize(("text", "about", "reach", "type_"), TOLD_WHOLE)
def test_what_is_told_whole_is_filed_as_whose_it_is(
    text: str, about: str, reach: Portability, type_: BeliefType | None
) -> None:
    """What a team does stays in its project; what is of somebody else is filed as theirs."""
    (made,) = rich(text)
    assert made.subject_key.split("/")[1].startswith("told ")
    assert (made.about, made.portability) == (about, reach)
    assert made.belief_type is (type_ or BeliefType.USER_MODEL_ATTR)


def test_a_date_in_a_decision_does_not_end_it() -> None:
    """What was decided of June was decided for good; a visit in June is over with June."""
    (decided,) = rich("We decided to recoat the mirror in June.")
    (visits,) = rich("I have a dentist appointment on 14 June.")
    assert decided.valid_to is None
    assert visits.valid_to is not None


def test_a_claim_is_dated_by_its_own_words() -> None:
    """Beside another's time in the same sentence, and where it names none by what it cites."""
    left, _, began = rich("I left Deloitte in January and started at Verdant on 23 February.")
    assert (left.valid_from, began.valid_from) == (
        datetime(2026, 1, 1, tzinfo=UTC),
        datetime(2026, 2, 23, tzinfo=UTC),
    )


def rich(text: str) -> tuple[Candidate, ...]:
    """Give what `formation@11` states directly."""
    made = extract((turn(text),), scope="general", policy="formation@11").candidates
    return tuple(one for one in made if one.derivation is Derivation.DIRECT)
