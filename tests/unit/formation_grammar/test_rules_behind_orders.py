"""A rule for good behind another order: "fix this, and btw always use British spelling"."""

from __future__ import annotations

import pytest

from tests.unit.formation_grammar.test_rich_forms import marked, read

TOLD = (
    (
        "From now on keep your replies under 150 words and skip the pep talk at the end.",
        (
            "+ User wants the assistant to always keep replies under 150 words.",
            "+ User wants the assistant to always skip the pep talk at the end.",
        ),
    ),
    (
        "From now on answer in bullet points and skip the intro.",
        (
            "+ User wants the assistant to always answer in bullet points.",
            "+ User wants the assistant to always skip the intro.",
        ),
    ),
    (
        "Always answer in French and skip the recap at the end.",
        (
            "+ User wants the assistant to always answer in French.",
            "+ User wants the assistant to always skip the recap at the end.",
        ),
    ),
    (
        "Fix the tone of the paragraph below, and by the way always use British spelling with me.",
        ("+ User wants the assistant to always use British spelling with them.",),
    ),
    (
        "Format the table, and by the way never use abbreviations with me.",
        ("+ User wants the assistant never to use abbreviations with them.",),
    ),
    (
        "Summarise the article, and also from now on use American spelling.",
        ("+ User wants the assistant to always use American spelling.",),
    ),
    ("Check the oven, and from now on I'm vegan.", ("+ User is vegan from now on.",)),
    (
        "From now on keep your replies short and skip the second exercise.",
        ("+ User wants the assistant to always keep replies short.",),
    ),
    (
        "From now on answer in Spanish and skip the chapter on verbs.",
        ("+ User wants the assistant to always answer in Spanish.",),
    ),
)

NOT_TOLD = (
    "Keep this reply under 150 words and skip the pep talk at the end.",
    "Summarise this and skip the intro.",
    "Add a test, and by the way always check the null case in this function.",
    "Plan my week, and in future start with Mondays.",
    "Write the tests, and in general it looks fine.",
    "Remind me to call, and by the way always is a strange word.",
)


@pytest.mark.parametrize(("said", "wanted"), TOLD)
def test_a_rule_behind_an_order_stands(said: str, wanted: tuple[str, ...]) -> None:
    assert tuple(marked(one) for one in read(said)) == wanted


@pytest.mark.parametrize("said", NOT_TOLD)
def test_an_order_of_the_hour_is_no_rule(said: str) -> None:
    assert read(said) == ()
