"""The commit of the checked-out tree that evidence is made of, asked of git."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from mnemic.errors import InvalidAddress

GIT_TIMEOUT_S = 10.0
CI_COMMIT_VARIABLES = ("GITHUB_SHA", "CI_COMMIT_SHA")
"""Where a CI service names the commit it has checked out."""

_COMMIT = re.compile(r"[0-9a-f]{40}")


def head_commit(repository: Path) -> str:
    """Give the forty hex digits of HEAD; raises `InvalidAddress` where there is none."""
    asked = _git(repository, "rev-parse", "--verify", "HEAD^{commit}")
    commit = asked.stdout.strip()
    if asked.returncode or not _COMMIT.fullmatch(commit):
        raise InvalidAddress(f"{repository} is no git checkout with a commit; evidence needs one")
    return commit


def changed_files(repository: Path) -> tuple[str, ...]:
    """Give the tracked files with changes that no commit holds."""
    asked = _git(repository, "status", "--porcelain", "--untracked-files=no")
    if asked.returncode:
        raise InvalidAddress(f"git cannot tell what is changed in {repository}")
    return tuple(line[3:] for line in asked.stdout.splitlines() if line)


def is_ancestor(repository: Path, commit: str) -> bool:
    """Tell whether HEAD was made on top of a commit, or is it."""
    return _git(repository, "merge-base", "--is-ancestor", commit, "HEAD").returncode == 0


def evaluated_commit(repository: Path, given: str | None, environment: Mapping[str, str]) -> str:
    """Give the commit that an evaluation of a checked-out tree is made of.

    `given` outranks what CI says, which outranks HEAD itself. Raises `InvalidAddress` for
    another form, for what is not HEAD, and for a tree with uncommitted tracked changes: an
    artifact never describes files that the named commit does not contain.
    """
    named = given
    if named is None:
        named = next((environment[v] for v in CI_COMMIT_VARIABLES if environment.get(v)), None)
    head = head_commit(repository)
    if named is not None and not _COMMIT.fullmatch(named):
        raise InvalidAddress("--build-ref: give the whole commit, forty lower-case hex digits")
    if named is not None and named != head:
        raise InvalidAddress(f"--build-ref: {named} is not the checked-out commit, which is {head}")
    changed = changed_files(repository)
    if changed:
        raise InvalidAddress(
            f"--build-ref: the tree has uncommitted changes ({changed[0]}"
            + (f" and {len(changed) - 1} more" if len(changed) > 1 else "")
            + "); commit them, and evaluate that commit"
        )
    return head


def source_tree() -> Path:
    """Give the directory of the running package, which git is asked about."""
    return Path(__file__).parent.parent


def _git(repository: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    git = shutil.which("git")
    if git is None:
        raise InvalidAddress("git is not installed; evidence names the commit it was made from")
    try:
        return subprocess.run(  # noqa: S603 - a fixed command and a checked commit
            [git, *arguments],
            cwd=repository,
            capture_output=True,
            text=True,
            timeout=GIT_TIMEOUT_S,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        raise InvalidAddress(f"git does not answer in {repository}") from None


__all__ = ["changed_files", "evaluated_commit", "head_commit", "is_ancestor", "source_tree"]
