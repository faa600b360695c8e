"""Every bundled artifact is bound to the tree that ships it.

None is bundled yet, so each rule is tried on generated artifacts in a git repository of
its own; what ships is held to the same rules.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import structs

from mnemic.activation import TreeBinding, shipped_binding
from mnemic.activation.alternatives import CompiledUnder
from mnemic.activation.choosing import compiled_under
from mnemic.bootstrap import with_policies
from mnemic.evals.evidence_bundle import bundle_problems
from mnemic.evals.working_tree import source_tree
from mnemic.profiles import load_profile
from tests.support.evidence import Document, distillation_document, encoded, formation_document


def shipped_compiled(policy_profile: str) -> CompiledUnder:
    """Compile policy versions of the documents that this tree ships."""
    profile = with_policies(load_profile(), policy_profile)
    return lambda policy, model_policy, effort: compiled_under(
        profile, policy, model_policy=model_policy, effort=effort
    )


class Tree:
    """Be a git repository with a folder of artifacts."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.folder = root / "bundled"
        self.folder.mkdir()
        self.git("init", "--quiet", "--initial-branch=main")
        self.evaluated = self.commit("the evaluated tree")

    def git(self, *arguments: str) -> str:
        """Run git with an identity of its own."""
        identity = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
        done = subprocess.run(
            ["git", *identity, *arguments],
            cwd=self.root,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip()

    def commit(self, message: str) -> str:
        """Commit whatever is there; give the commit."""
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", message)
        return self.git("rev-parse", "HEAD")

    def bundle(self, name: str, document: Document) -> None:
        """Put an artifact into the folder, and commit it."""
        (self.folder / name).write_bytes(encoded(document))
        self.commit(f"bundle {name}")

    def problems(
        self,
        binding: TreeBinding | None = None,
        compiled: Callable[[str], CompiledUnder] | None = None,
    ) -> tuple[str, ...]:
        """Hold the folder to this repository and to the documents that ship."""
        return bundle_problems(
            self.folder,
            self.root,
            binding=binding or shipped_binding(),
            compiled=compiled or shipped_compiled,
        )


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """Give a repository."""
    return Tree(tmp_path)


def distilled(tree: Tree, *, effort: str | None = None, **changes: object) -> Document:
    """Make a `formation@9` artifact that was evaluated on the tree's first commit."""
    binding = shipped_binding()
    compiled = shipped_compiled("current")("formation@9", "balanced", effort)
    document = distillation_document(effort=effort, compiled_policy_version=compiled)
    return (
        document
        | {
            "corpus_sha256": binding.distillation,
            "holdout_sha256": binding.holdout,
            "build_ref": tree.evaluated,
        }
        | changes
    )


def controlled(tree: Tree, policy: str, **changes: object) -> Document:
    """Make an artifact of a one-call policy that was evaluated on the tree's first commit."""
    compiled = shipped_compiled("current")(policy, "balanced", None)
    document = formation_document(policy, compiled_policy_version=compiled)
    bound = {"corpus_sha256": shipped_binding().control, "build_ref": tree.evaluated}
    return document | bound | changes


def test_what_ships_is_bound_to_this_tree() -> None:
    """There is no artifact that no real model earned; each that comes is held to this."""
    folder = source_tree() / "activation" / "bundled"

    assert folder.is_dir()
    assert (
        bundle_problems(folder, source_tree(), binding=shipped_binding(), compiled=shipped_compiled)
        == ()
    )


def test_artifacts_of_an_ancestor_may_ship(tree: Tree) -> None:
    """The control: one of each policy, and a second effort of the newest."""
    tree.bundle("formation@9.balanced.json", distilled(tree))
    tree.bundle("formation@9.balanced-medium.json", distilled(tree, effort="medium"))
    tree.bundle("formation@10.balanced.json", controlled(tree, "formation@10"))
    tree.bundle("formation@8.balanced.json", controlled(tree, "formation@8"))

    assert tree.problems() == ()


STALE: dict[str, tuple[Document, str]] = {
    "another corpus": ({"corpus_sha256": "0" * 64}, f"corpus is {'0' * 64}, this tree's is "),
    "another holdout": ({"holdout_sha256": "0" * 64}, f"holdout is {'0' * 64}, this tree's is "),
    "an older scorer": (
        {"scorer_version": "distillation-scorer@6"},
        "scorer is distillation-scorer@6, this tree's is distillation-scorer@7",
    ),
    "other policy documents": (
        {"compiled_policy_version": "policies:old"},
        "compiled policy version is policies:old, this tree's is policies:",
    ),
    "an effort that was not compiled in": (
        {"reasoning_effort": "high"},
        "compiled policy version is policies:",
    ),
    "a profile of nobody": ({"policy_profile": "mine"}, "policy profile is mine"),
    "an unknown commit": ({"build_ref": "f" * 40}, f"build {'f' * 40} is no ancestor"),
    "a run that did not pass": ({"repeats": 2}, "2 repeats were recorded with 1 runs"),
}


@pytest.mark.parametrize("stale", sorted(STALE))
def test_a_stale_artifact_is_named_with_both_values(tree: Tree, stale: str) -> None:
    """Whoever changes the tree regenerates the evidence or withdraws it."""
    changes, said = STALE[stale]
    tree.bundle("formation@9.balanced.json", distilled(tree, **changes))

    problems = tree.problems()
    assert len(problems) == 1
    assert problems[0].startswith("formation@9.balanced.json")
    assert said in problems[0]


def test_a_commit_beside_the_tree_is_no_ancestor(tree: Tree) -> None:
    """It is in the repository, and the tree was not made on top of it."""
    tree.git("checkout", "--quiet", "-b", "beside")
    beside = tree.commit("another line of work")
    tree.git("checkout", "--quiet", "main")
    tree.bundle("formation@9.json", distilled(tree, build_ref=beside))

    assert tree.problems() == (
        f"formation@9.json: build {beside} is no ancestor of the tree that bundles it",
    )


def test_two_artifacts_of_one_tuple_are_one_too_many(tree: Tree) -> None:
    """All eight fields are the key: another effort is another tuple."""
    tree.bundle("formation@9.a.json", distilled(tree))
    tree.bundle("formation@9.b.json", distilled(tree, repeats=1))
    tree.bundle("formation@9.c.json", distilled(tree, effort="low"))

    assert tree.problems() == (
        "formation@9.b.json: formation@9.a.json is evidence for the same tuple",
    )


def test_a_changed_document_withdraws_what_it_outdates(tree: Tree) -> None:
    """The same artifacts, before and after each part of the tree moves on."""
    tree.bundle("formation@9.json", distilled(tree))
    tree.bundle("formation@10.json", controlled(tree, "formation@10"))
    binding = shipped_binding()
    assert tree.problems() == ()

    moved = tree.problems(structs.replace(binding, distillation="1" * 64))
    assert [problem.split(":")[0] for problem in moved] == ["formation@9.json"]
    moved = tree.problems(structs.replace(binding, control="1" * 64))
    assert [problem.split(":")[0] for problem in moved] == ["formation@10.json"]
    moved = tree.problems(structs.replace(binding, scorer="distillation-scorer@8"))
    assert len(moved) == 2
    moved = tree.problems(compiled=lambda name: lambda policy, model, effort: "policies:new")
    assert len(moved) == 2
    assert all("this tree's is policies:new" in problem for problem in moved)


def test_a_file_is_named_after_its_policy(tree: Tree) -> None:
    """A name that promises another policy misleads whoever reads the folder."""
    tree.bundle("formation@10.json", distilled(tree))

    assert tree.problems() == ("formation@10.json: name it after its policy, formation@9.….json",)
