"""Write and read every value of the model as JSON, strictly."""

from __future__ import annotations

from datetime import datetime
from typing import TypeVar
from uuid import UUID

import msgspec

T = TypeVar("T")

_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODERS: dict[object, msgspec.json.Decoder[object]] = {}


class DecodeError(ValueError):
    """Refuse a document; the message ends with the path of the first wrong place.

    It names types and paths only, never a value.
    """


def encode(value: object) -> bytes:
    """Encode a value of the model as compact JSON with sorted keys."""
    return _ENCODER.encode(value)


def decode(type_: type[T], document: bytes | str) -> T:
    """Decode one value; raise `DecodeError` with the path of an unknown or wrong field."""
    decoder = _DECODERS.get(type_)
    if decoder is None:
        # A cache of pure values: what it holds depends on the type alone.
        decoder = _DECODERS[type_] = msgspec.json.Decoder(type_)
    try:
        return decoder.decode(document)  # type: ignore[return-value]
    except msgspec.ValidationError as error:
        raise DecodeError(_without_values(str(error))) from None
    except msgspec.DecodeError as error:
        raise DecodeError(f"not JSON: {type(error).__name__}") from None
    except RecursionError:
        # What is unknown is skipped level by level: nothing of ours is nested like that.
        raise DecodeError("nested too deeply") from None


def as_declared(value: T) -> T:
    """Give a value again with every field of its declared type.

    A caller may hand an enum over by its value. Raises `DecodeError` with the path of a
    field of another type.
    """
    plain = msgspec.to_builtins(value, builtin_types=_AS_THEY_ARE, enc_hook=_opaque)
    try:
        return msgspec.convert(plain, type(value), builtin_types=_AS_THEY_ARE)
    except msgspec.ValidationError as error:
        raise DecodeError(_without_values(str(error))) from None


_AS_THEY_ARE = (datetime, UUID)


def _opaque(_: object) -> dict[str, object]:
    # Something that no field can be: it is refused where it stands.
    return {}


def _without_values(message: str) -> str:
    # msgspec quotes an invalid enum value or an unknown key; a key is ours to show,
    # a value may be the owner's words.
    if message.startswith("Invalid enum value"):
        _, _, path = message.partition(" - ")
        return f"Invalid enum value - {path}" if path else "Invalid enum value"
    return message
