"""What states nothing of its speaker forms nothing for `formation@11`, beside what does."""

from __future__ import annotations

import pytest

from mnemic.memory.formation.grammar.concord import concordant
from tests.unit.formation_grammar import (
    beside_nothing,
    nothing_fiction,
    nothing_general,
    nothing_moment,
    nothing_pasted,
)
from tests.unit.formation_grammar.test_rich_forms import marked, read

NOTHING = (
    *nothing_fiction.NOTHING,
    *nothing_pasted.NOTHING,
    *nothing_moment.NOTHING,
    *nothing_general.NOTHING,
)


@pytest.mark.parametrize(("control", "line", "turns"), NOTHING)
def test_nothing_forms_and_its_control_does(
    control: str, line: str, turns: tuple[str, ...]
) -> None:
    """Made-up, borrowed, passing and general talk forms nothing; a fact of its shape forms."""
    assert line in [marked(found) for found in read(control)]
    made = {turn: [marked(found) for found in read(turn)] for turn in turns if read(turn)}
    assert made == {}


@pytest.mark.parametrize(("text", "lines", "never"), beside_nothing.BESIDE)
def test_what_stands_beside_it_still_forms(
    text: str, lines: tuple[str, ...], never: tuple[str, ...]
) -> None:
    """A guard stops where its material stops: the speaker's own words are read on."""
    made = [marked(found) for found in read(text)]
    assert [line for line in lines if line not in made] == []
    assert [line for line in made for word in never if word.lower() in line.lower()] == []


def test_a_scene_is_played_on_in_the_turns_behind_it() -> None:
    """Lines of a scene tell nothing until it is left or work is asked for."""
    scene = "Let's practise dialogue: you play the diner, I play the waiter."
    line = "Good evening, I'm Marco and I've worked here for nine years. I have two sons."
    own = "Thanks, that's enough. I have two sons."
    assert read(scene, line) == ()
    assert [marked(found) for found in read(scene, line, own)] == ["+ User has two sons."]
    assert read(line) != ()
    assert read("Let's plan the week: you suggest meals.", line) != ()


INNER_VERBS = (
    ("Ana lives where User were born.", "Ana lives where User was born."),
    ("Rex barks when User always come home.", "Rex barks when User always comes home."),
    ("User's boss asks User to work.", "User's boss asks User to work."),
    ("Nora lets User drive.", "Nora lets User drive."),
    ("Ana and User are friends.", "Ana and User are friends."),
)


@pytest.mark.parametrize(("said", "wanted"), INNER_VERBS)
def test_an_inner_verb_agrees_with_user(said: str, wanted: str) -> None:
    """ "User" is one person wherever they are a subject, and stays an object elsewhere."""
    assert concordant(said) == wanted
