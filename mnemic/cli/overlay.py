"""The profile a command runs with."""

from __future__ import annotations

from mnemic.memory.policy import DEFAULT_PROFILE, Profile


def chosen_profile(overlay: str | None) -> Profile:
    """Give what ships, or what the named overlay makes of it; raises like `load_profile`."""
    if overlay is None:
        return DEFAULT_PROFILE
    # Only a command that has an overlay waits for pydantic and YAML.
    from mnemic.profiles import load_profile  # noqa: PLC0415

    return load_profile(overlay)
