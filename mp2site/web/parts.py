"""Parts of pages that are rendered once and cached by their values.

A part's template sees only the values that it is given: no request, no reader, no table. So no
cache entry has to be removed when a game goes on (other values are another part), and people with
the same values may see the same part. Content that changes with time must not be in a part. Values
are distinguished by the names and contents of their fields, not by their classes.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

import msgspec
from django.conf import settings
from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.timezone import get_current_timezone_name
from django.utils.translation import get_language

if TYPE_CHECKING:
    from collections.abc import Mapping

KEPT: Final = 1024
"""The number of parts kept in a process, by latest use; they take some 5 MB."""


def kept(name: str, values: Mapping[str, Any]) -> SafeString:
    """Return a template rendered from values alone, in the reader's language and time zone."""
    place = [] if settings.DEBUG else _place(_key(name, values))
    if not place:
        place.append(render_to_string(name, dict(values)))
    return place[0]


def _key(name: str, values: Mapping[str, Any]) -> bytes:
    """Return a digest of all that a part is rendered from."""
    reader = get_language(), get_current_timezone_name()
    return blake2b(_ENCODER.encode((name, reader, values)), digest_size=16).digest()


def _written(value: object) -> object:
    """Encode values that aren't plain data: safe strings, which aren't escaped, and ranges."""
    match value:
        case SafeString():
            return {"safe": value[:]}
        case range():
            return {"range": [value.start, value.stop, value.step]}
    raise TypeError(f"a part can't be kept by a {type(value).__name__}")


_ENCODER: Final = msgspec.msgpack.Encoder(enc_hook=_written)


@lru_cache(maxsize=KEPT)
def _place(key: bytes) -> list[SafeString]:  # noqa: ARG001 - each has its own
    """Return the cache slot of a part; the caller fills an empty one."""
    return []
