"""Parts of pages that are rendered once and cached by their values.

A part's template sees only the given values: no request, reader or table. Each combination of
values has its own cache entry. So no entry becomes wrong when the game goes on, and people with the
same values share an entry. A part must not contain data that changes with time. Values are compared
by their fields' names and contents, not by their classes.
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
"""The number of parts cached in a process, those used most recently. They take about 5 MB."""


def kept(name: str, values: Mapping[str, Any]) -> SafeString:
    """Return a template rendered from the values alone, in the reader's language and time zone."""
    place = [] if settings.DEBUG else _place(_key(name, values))
    if not place:
        place.append(render_to_string(name, dict(values)))
    return place[0]


def _key(name: str, values: Mapping[str, Any]) -> bytes:
    """Return a digest of everything that a part depends on."""
    reader = get_language(), get_current_timezone_name()
    return blake2b(_ENCODER.encode((name, reader, values)), digest_size=16).digest()


def _written(value: object) -> object:
    """Return an encodable form of safe strings and ranges.

    Templates don't escape safe strings, so these must differ from other strings in the key.
    """
    match value:
        case SafeString():
            return {"safe": value[:]}
        case range():
            return {"range": [value.start, value.stop, value.step]}
    raise TypeError(f"a part can't be kept by a {type(value).__name__}")


_ENCODER: Final = msgspec.msgpack.Encoder(enc_hook=_written)


@lru_cache(maxsize=KEPT)
def _place(key: bytes) -> list[SafeString]:  # noqa: ARG001 - each has its own
    """Return a part's cache entry, which is a list. The caller fills it if it is empty."""
    return []
