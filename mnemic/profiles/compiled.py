"""Name everything a composition was tuned with in one word."""

from __future__ import annotations

from hashlib import sha256
from importlib.resources import files

import msgspec

from mnemic.memory.policy import Profile

DIGEST_CHARS = 16
"""Hex digits of a compiled policy version."""


def compiled_policy_version(profile: Profile) -> str:
    """Digest the shipped profile document and the profile in effect, policies included.

    Two compositions of one build share it exactly when they run under the same policies
    with the same values (000 §The live arm).
    """
    shipped = files("mnemic.profiles").joinpath("profiles.yaml").read_bytes()
    digest = sha256(sha256(shipped).digest())
    digest.update(msgspec.json.encode(profile))
    return f"policies:{digest.hexdigest()[:DIGEST_CHARS]}"
