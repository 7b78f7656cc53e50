"""Checks whether a client already has the requested content."""

from __future__ import annotations

from django.utils.http import parse_etags


def is_known(if_none_match: str, etag: str) -> bool:
    """Return whether `If-None-Match` contains this strong entity tag, or its weak form.

    Compressed content has the weak form ``W/"…"`` (RFC 9110, 13.1.2).
    """
    return etag in {named.removeprefix("W/") for named in parse_etags(if_none_match)}
