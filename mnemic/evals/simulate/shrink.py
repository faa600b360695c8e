"""Shorten a story that breaks a promise to the steps that break it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import structs

from mnemic.evals.simulate.play import play
from mnemic.evals.simulate.story import SETTLE, Step, Story

PLAYS_MAX = 600
"""Stories that are played to shorten one; then the shortest so far is it."""

Breaks = Callable[[Story], bool]


class _Bounded:
    """Count how often a story is played."""

    def __init__(self, breaks: Breaks) -> None:
        self._breaks = breaks
        self._plays = 0

    @property
    def is_spent(self) -> bool:
        """Tell whether no further story may be played."""
        return self._plays >= PLAYS_MAX

    def __call__(self, story: Story) -> bool:
        if self.is_spent:
            return False
        self._plays += 1
        return self._breaks(story)


def shrink(story: Story, checkers: frozenset[str], *, breaks: Breaks | None = None) -> Story:
    """Leave out steps (delta debugging), then calm down those that are left.

    A shorter story counts when one of `checkers` sees it broken too. Its steps keep their
    numbers, so that each does what it did.
    """
    still = _still_broken(checkers, breaks)
    # A calm story often needs fewer steps than a hurried one: once more after calming it.
    return _leave_out(_calm(_leave_out(story, still), still), still)


def leave_out(story: Story, checkers: frozenset[str], *, breaks: Breaks | None = None) -> Story:
    """Leave out steps and change none: what is left can be played by its numbers alone."""
    return _leave_out(story, _still_broken(checkers, breaks))


def _still_broken(checkers: frozenset[str], breaks: Breaks | None) -> _Bounded:
    return _Bounded(breaks or (lambda shorter: bool(broken(shorter) & checkers)))


def broken(story: Story) -> frozenset[str]:
    """Play a story and name the checkers that saw a promise broken."""
    return frozenset(violation.checker for violation in play(story).violations)


def _leave_out(story: Story, still: _Bounded) -> Story:
    """Leave out ever smaller stretches until no single step can go."""
    steps = story.steps
    size = max(1, len(steps) // 2)
    while steps and not still.is_spent:
        shorter = _without_a_stretch(story, steps, size, still)
        if shorter is not None:
            steps = shorter
        elif size == 1:
            break
        else:
            size //= 2
    return _with(story, steps)


def _without_a_stretch(
    story: Story, steps: Sequence[Step], size: int, still: _Bounded
) -> tuple[Step, ...] | None:
    # From the end: what comes last is needed least by what comes before.
    for start in range(max(0, len(steps) - size), -size, -size):
        first = max(0, start)
        shorter = (*steps[:first], *steps[first + size :])
        if still(_with(story, shorter)):
            return shorter
    return None


def _calm(story: Story, still: _Bounded) -> Story:
    """Let callers be patient and steps settle wherever the story stays broken without."""
    for index in range(len(story.steps)):
        for field, calm in (("patience", None), ("pause", SETTLE)):
            step = structs.replace(story.steps[index], **{field: calm})
            steps = (*story.steps[:index], step, *story.steps[index + 1 :])
            if step != story.steps[index] and still(_with(story, steps)):
                story = _with(story, steps)
    return story


def _with(story: Story, steps: Sequence[Step]) -> Story:
    return structs.replace(story, steps=tuple(steps))
