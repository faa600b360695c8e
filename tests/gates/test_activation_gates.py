"""The gates of activation: exact, bound to evidence, the newest first, and a pin obeyed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from mnemic.activation import (
    PRECEDENCE,
    Claim,
    Composition,
    FormationTuple,
    Mode,
    RefusalReason,
    Selection,
    SelectionReason,
    TreeBinding,
    select,
)
from mnemic.errors import FormationUnevidenced, InvalidAddress
from tests.support.evidence import BINDING, BUILD, COMPILED, COMPOSITION, claim_of

EVERY = tuple(claim_of(policy) for policy in ("formation@8", "formation@10", "formation@9"))
FIELDS = FormationTuple.__struct_fields__


def chosen(
    *claims: Claim,
    mode: Mode = Mode.AUTO,
    pin: str | None = None,
    binding: TreeBinding = BINDING,
    composition: Composition | None = COMPOSITION,
) -> Selection:
    """Select among claims."""
    return select(mode=mode, pin=pin, claims=claims, binding=binding, composition=composition)


# -- gate.memory.distill_activation_bound ------------------------------------------------


@pytest.mark.gate("gate.memory.distill_activation_bound")
def test_the_exact_artifact_activates_the_newest_policy() -> None:
    """The control of everything below: no difference, no refusal."""
    found = chosen(claim_of("formation@9"))

    assert (found.policy, found.reason) == ("formation@9", SelectionReason.EVIDENCED)
    assert found.compared == claim_of("formation@9").compared
    assert found.artifact == "formation@9.json"
    assert not found.refused
    assert chosen(claim_of("formation@9"), mode=Mode.REQUIRED).policy == "formation@9"


def _different(value: str | None) -> st.SearchStrategy[str | None]:
    """Give anything else: other words, near misses, another case, padding, nothing."""
    near = [f"{value} ", f" {value}", str(value).upper(), f"{value}x", str(value)[:-1], ""]
    return st.one_of(st.sampled_from(near), st.text(max_size=12)).filter(lambda v: v != value)


@st.composite
def differing(draw: st.DrawFn) -> tuple[FormationTuple, frozenset[str]]:
    """Give the evaluated tuple changed in some fields, and which."""
    exact = claim_of("formation@9").compared
    # The policy itself is no difference of a formation@9 artifact: it would be another's.
    names = [name for name in FIELDS if name != "formation_policy"]
    changed = draw(st.sets(st.sampled_from(names), min_size=1))
    values = {name: draw(_different(getattr(exact, name))) for name in sorted(changed)}
    return structs.replace(exact, **values), frozenset(changed)


@pytest.mark.gate("gate.memory.distill_activation_bound")
@given(differing(), st.booleans(), st.booleans())
def test_no_other_tuple_activates(
    generated: tuple[FormationTuple, frozenset[str]], with_ten: bool, with_eight: bool
) -> None:
    """Any difference refuses formation@9, names its fields, and keeps the older evidence."""
    compared, changed = generated
    stale = structs.replace(claim_of("formation@9"), compared=compared)
    older = [p for p, there in (("formation@10", with_ten), ("formation@8", with_eight)) if there]
    found = chosen(stale, *(claim_of(policy) for policy in older))

    assert found.policy == (older[0] if older else "formation@11")
    refusal = found.refused[0]
    assert refusal.artifact == stale.name
    assert refusal.reason is RefusalReason.TUPLE
    assert frozenset(refusal.fields) == changed
    if older:
        assert chosen(stale, claim_of(older[0]), mode=Mode.REQUIRED).policy == older[0]
    else:
        assert found.reason is SelectionReason.NO_MATCH
        with pytest.raises(FormationUnevidenced):
            chosen(stale, mode=Mode.REQUIRED)


@pytest.mark.gate("gate.memory.distill_activation_bound")
@given(st.sampled_from(FIELDS[2:]), st.data())
def test_another_running_composition_does_not_activate(field: str, data: st.DataObject) -> None:
    """What differs may as well be the host: its model, its profile, its effort.

    The first two fields are the tree's own, whatever the host.
    """
    assert FIELDS[:2] == ("extractor", "formation_policy")
    exact = claim_of("formation@9").compared
    value = data.draw(_different(getattr(exact, field)))
    if field == "compiled_policy_version":
        running = structs.replace(COMPOSITION, compiled=COMPILED | {"formation@9": str(value)})
    else:
        running = structs.replace(COMPOSITION, **{field: value})
    found = chosen(claim_of("formation@9"), composition=running)

    assert found.policy == "formation@11"
    assert found.refused[0].fields == (field,)


BINDINGS: dict[str, tuple[Callable[[Claim], Claim], RefusalReason]] = {
    "another corpus": (
        lambda c: structs.replace(c, corpus_sha256="0" * 64),
        RefusalReason.CORPUS,
    ),
    "another holdout": (
        lambda c: structs.replace(c, holdout_sha256="0" * 64),
        RefusalReason.HOLDOUT,
    ),
    "no holdout": (lambda c: structs.replace(c, holdout_sha256=None), RefusalReason.HOLDOUT),
    "an older scorer": (
        lambda c: structs.replace(c, scorer_version="distillation-scorer@6"),
        RefusalReason.SCORER,
    ),
    "an operator's of another commit": (
        lambda c: structs.replace(c, bundled=False, build_ref="f" * 40),
        RefusalReason.BUILD,
    ),
}


@pytest.mark.gate("gate.memory.distill_activation_bound")
@pytest.mark.parametrize("bundled", [True, False])
@pytest.mark.parametrize("difference", sorted(BINDINGS))
def test_what_binds_an_artifact_to_a_tree_withdraws_it(difference: str, bundled: bool) -> None:
    """A re-frozen corpus, a new scorer, a foreign build: bundled or an operator's."""
    spoil, reason = BINDINGS[difference]
    release = structs.replace(COMPOSITION, release=BUILD)
    claim = spoil(claim_of("formation@9", bundled=bundled))
    found = chosen(claim, claim_of("formation@10"), composition=release)

    assert found.policy == "formation@10"
    assert [(r.artifact, r.reason) for r in found.refused] == [("formation@9.json", reason)]
    assert chosen(claim_of("formation@9", bundled=bundled), composition=release).policy == (
        "formation@9"
    )


@pytest.mark.gate("gate.memory.distill_activation_bound")
def test_an_operators_artifact_is_held_to_the_release() -> None:
    """It activates for its own commit alone; without a release the gap is told."""
    own = claim_of("formation@9", bundled=False)
    released = structs.replace(COMPOSITION, release=BUILD)
    other = structs.replace(COMPOSITION, release="f" * 40)

    assert chosen(own, composition=released).policy == "formation@9"
    assert not chosen(own, composition=released).release_unknown
    assert chosen(own, composition=other).policy == "formation@11"
    assert chosen(own).policy == "formation@9"
    assert chosen(own).release_unknown
    # A bundled one was held to the tree's ancestry; no process can do that again.
    assert chosen(claim_of("formation@9"), composition=other).policy == "formation@9"
    assert not chosen(claim_of("formation@9")).release_unknown


@pytest.mark.gate("gate.memory.distill_activation_bound")
@pytest.mark.parametrize("policy", ["formation@8", "formation@10"])
def test_an_artifact_without_an_effort_matches_only_the_default(policy: str) -> None:
    """The one-call policies record none, so that any configured effort refuses them."""
    medium = structs.replace(COMPOSITION, reasoning_effort="medium")

    assert chosen(claim_of(policy)).policy == policy
    assert chosen(claim_of(policy), composition=medium).policy == "formation@11"
    both = (claim_of(policy), claim_of("formation@9", reasoning_effort="medium"))
    assert chosen(*both, composition=medium).policy == "formation@9"
    assert chosen(*both).policy == policy


@pytest.mark.gate("gate.memory.distill_activation_bound")
@pytest.mark.parametrize(
    "binding",
    [structs.replace(BINDING, **{name: None}) for name in ("distillation", "holdout", "control")],
)
def test_a_tree_without_its_corpora_activates_nothing(binding: TreeBinding) -> None:
    """Every artifact is there, and none can be held to anything."""
    found = chosen(*EVERY, binding=binding)

    assert (found.policy, found.reason) == ("formation@11", SelectionReason.CORPORA_MISSING)
    with pytest.raises(FormationUnevidenced, match="corpora missing"):
        chosen(*EVERY, binding=binding, mode=Mode.REQUIRED)


@pytest.mark.gate("gate.memory.distill_activation_bound")
def test_without_evidence_auto_is_deterministic_and_required_refuses() -> None:
    """No artifact, no model, or the mode off: formation@11, and why."""
    assert chosen().reason is SelectionReason.NO_ARTIFACT
    assert chosen(*EVERY, composition=None).reason is SelectionReason.NO_MODEL
    assert chosen(*EVERY, mode=Mode.OFF).reason is SelectionReason.MODE_OFF
    for found in (chosen(), chosen(*EVERY, composition=None), chosen(*EVERY, mode=Mode.OFF)):
        assert (found.policy, found.extractor) == ("formation@11", "deterministic-v3")
        assert not found.asks_provider
    for claims, composition in (((), COMPOSITION), (EVERY, None)):
        with pytest.raises(FormationUnevidenced, match="no evidence activates it"):
            chosen(*claims, mode=Mode.REQUIRED, composition=composition)


# -- gate.memory.provider_policy_precedence ----------------------------------------------


@pytest.mark.gate("gate.memory.provider_policy_precedence")
@given(st.permutations(EVERY), st.sets(st.sampled_from(PRECEDENCE)))
def test_the_newest_evidenced_policy_wins(claims: list[Claim], withdrawn: set[str]) -> None:
    """formation@9, else formation@10, else formation@8, in whatever order they were found."""
    left = [claim for claim in claims if claim.compared.formation_policy not in withdrawn]
    wanted = [policy for policy in PRECEDENCE if policy not in withdrawn]

    assert PRECEDENCE == ("formation@9", "formation@10", "formation@8")
    assert chosen(*left).policy == (wanted[0] if wanted else "formation@11")


@pytest.mark.gate("gate.memory.provider_policy_precedence")
@pytest.mark.parametrize("pin", PRECEDENCE)
@pytest.mark.parametrize("mode", [Mode.AUTO, Mode.REQUIRED])
def test_a_pin_holds_its_policy(pin: str, mode: Mode) -> None:
    """With every artifact present each of the three can be held, without deleting one."""
    found = chosen(*EVERY, pin=pin, mode=mode)

    assert (found.policy, found.pin) == (pin, pin)
    assert found.reason is SelectionReason.EVIDENCED


@pytest.mark.gate("gate.memory.provider_policy_precedence")
@pytest.mark.parametrize("pin", PRECEDENCE)
def test_a_pin_to_an_unevidenced_policy_activates_no_other(pin: str) -> None:
    """The other two are evidenced and stay where they are; the audit says so and no more."""
    others = [claim for claim in EVERY if claim.compared.formation_policy != pin]
    found = chosen(*others, pin=pin)

    assert found.policy == "formation@11"
    assert found.reason.value == "pinned_policy_unevidenced"
    assert (found.pin, found.cause) == (pin, SelectionReason.NO_ARTIFACT)
    with pytest.raises(FormationUnevidenced, match=pin):
        chosen(*others, pin=pin, mode=Mode.REQUIRED)
    stale = claim_of(pin, model="another")
    found = chosen(*others, stale, pin=pin)
    assert (found.policy, found.cause) == ("formation@11", SelectionReason.NO_MATCH)
    assert [refusal.fields for refusal in found.refused] == [("model",)]


@pytest.mark.gate("gate.memory.provider_policy_precedence")
@pytest.mark.parametrize("pin", ["formation@7", "formation@11", "formation@12", "", "9"])
def test_only_a_provider_policy_can_be_pinned(pin: str) -> None:
    """Anything else is bad input, in every mode."""
    for mode in Mode:
        with pytest.raises(InvalidAddress, match="formation@8, formation@9, formation@10"):
            chosen(*EVERY, pin=pin, mode=mode)


@pytest.mark.gate("gate.memory.provider_policy_precedence")
def test_a_bundled_artifact_outranks_an_operators_of_the_same_policy() -> None:
    """Both match; the one that was held to the tree is named."""
    operators = claim_of("formation@9", bundled=False, name="mine.json")

    assert chosen(operators, claim_of("formation@9")).artifact == "formation@9.json"
    assert chosen(operators).artifact == "mine.json"
