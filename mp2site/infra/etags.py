"""Whether somebody holds already what they ask for."""

from __future__ import annotations

from django.utils.http import parse_etags


def is_known(if_none_match: str, etag: str) -> bool:
    """Tell whether a header names this strong entity tag, or the weak one that packing made of it.

    What is compressed on its way, by us or by a proxy, comes back as ``W/"…"`` (RFC 9110, 13.1.2).
    """
    return etag in {named.removeprefix("W/") for named in parse_etags(if_none_match)}
