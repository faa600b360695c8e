"""Read the shipped document and lay an operator's overlay over it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml
from msgspec import Struct
from pydantic import ValidationError

from mnemic.errors import InvalidFile, NotFound
from mnemic.memory.policy import Profile
from mnemic.profiles.models import ProfileDocument

SHIPPED = "shipped"
"""Where a value comes from that no overlay names."""

OVERLAY_BYTES_MAX = 262_144
"""Largest overlay that is read, in bytes."""

Scalar = bool | int | float | str | None
Tree = Mapping[str, Any]


class Setting(Struct, frozen=True):
    """Show one value in effect: its dotted path, what shipped, and who set it."""

    path: str
    value: Scalar
    shipped: Scalar
    source: str

    @property
    def is_changed(self) -> bool:
        """Tell whether it differs from what shipped."""
        return self.value != self.shipped


class EffectiveProfiles(Struct, frozen=True):
    """Hold the profile in effect and each setting, in the document's order."""

    profile: Profile
    settings: tuple[Setting, ...]


def shipped_document() -> Tree:
    """Give the document that ships, as a new tree."""
    text = files("mnemic.profiles").joinpath("profiles.yaml").read_text(encoding="utf-8")
    document: Tree = yaml.safe_load(text)
    return document


def load_profile(overlay: str | Path | None = None) -> Profile:
    """Give the profile in effect: what ships, changed where the overlay's file says so.

    Raises `NotFound` for a file that is not there and `InvalidFile` for one that is no
    document of profiles, naming the line or the path of the first wrong key.
    """
    return effective_profiles(overlay).profile


def effective_profiles(overlay: str | Path | None = None) -> EffectiveProfiles:
    """Give every setting in effect with where it comes from; raises like `load_profile`."""
    shipped = shipped_document()
    if overlay is None:
        return EffectiveProfiles(
            profile=_checked(shipped, "profiles.yaml").profile(),
            settings=tuple(Setting(p, v, v, SHIPPED) for p, v in _leaves(shipped)),
        )
    named = str(overlay)
    text = _text(Path(overlay))
    changes = _parsed(text, named)
    merged = _laid_over(shipped, changes)
    profile = _checked(merged, named, text).profile()
    before, changed = dict(_leaves(shipped)), {path for path, _ in _leaves(changes)}
    settings = tuple(
        Setting(path, value, before[path], named if path in changed else SHIPPED)
        for path, value in _leaves(merged)
    )
    return EffectiveProfiles(profile=profile, settings=settings)


def read_document(path: Path) -> Tree:
    """Read a YAML file of keys and values, none of them twice.

    Raises `NotFound` for a file that is not there and `InvalidFile` for one that is none.
    """
    return _parsed(_text(path), str(path))


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            read = file.read(OVERLAY_BYTES_MAX + 1)
    except OSError as error:
        raise NotFound(f"no file can be read at {path}: {error.strerror}") from None
    if len(read) > OVERLAY_BYTES_MAX:
        raise InvalidFile(str(path), 1, "file", f"it is longer than {OVERLAY_BYTES_MAX} bytes")
    try:
        return read.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InvalidFile(str(path), 1, "file", "it is not UTF-8 text") from None


def _parsed(text: str, path: str) -> Tree:
    try:
        document = yaml.load(text, Loader=_StrictLoader)  # noqa: S506 - a safe loader's heir
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or "it is not YAML"
        raise InvalidFile(path, 1 if mark is None else mark.line + 1, "file", problem) from None
    except (ValueError, RecursionError):
        raise InvalidFile(path, 1, "file", "it is not a YAML document") from None
    if document is None:
        return {}
    if not isinstance(document, dict):
        raise InvalidFile(path, 1, "file", "write keys and values, such as retrieval: …")
    return document


class _StrictLoader(yaml.SafeLoader):
    """Refuse a key that is written twice: which of the two counts would be a guess."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """Build a mapping whose keys are distinct words."""
        keys = [self.construct_object(key, deep=True) for key, _ in node.value]
        for (key_node, _), key in zip(node.value, keys, strict=True):
            if not isinstance(key, str):
                raise yaml.constructor.ConstructorError(
                    None, None, "keys are words", key_node.start_mark
                )
            if keys.count(key) > 1:
                raise yaml.constructor.ConstructorError(
                    None, None, f"{key} is written twice", key_node.start_mark
                )
        mapping: dict[Any, Any] = super().construct_mapping(node, deep=deep)
        return mapping


def _laid_over(base: Tree, changes: Tree) -> Tree:
    """Replace what is named, keep the rest; an unknown key is kept, to be refused."""
    merged = dict(base)
    for key, value in changes.items():
        known = base.get(key)
        both = isinstance(known, dict) and isinstance(value, dict)
        merged[key] = _laid_over(known, value) if both else value  # type: ignore[arg-type]
    return merged


def _leaves(tree: Tree, prefix: str = "") -> Iterator[tuple[str, Scalar]]:
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from _leaves(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


def _checked(document: Tree, path: str, text: str = "") -> ProfileDocument:
    try:
        return ProfileDocument.model_validate(document)
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        place = [str(part) for part in first["loc"]]
        if first["type"] == "extra_forbidden":
            message = "there is no such key; `mnemic profiles show` lists those there are"
        elif first["type"] == "model_type":
            message = "write keys and values under it, or leave it out"
        else:
            message = first["msg"][:1].lower() + first["msg"][1:]
        raise InvalidFile(path, _line(text, place), ".".join(place), message) from None


def _line(text: str, place: Sequence[str]) -> int:
    """Find the line, from 1, on which an overlay writes a key."""
    node, line = yaml.compose(text, Loader=yaml.SafeLoader), 1
    for part in place:
        if not isinstance(node, yaml.MappingNode):
            break
        for key, value in node.value:
            if key.value == part:
                node, line = value, key.start_mark.line + 1
                break
    return line
