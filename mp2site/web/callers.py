"""Checks whether a request comes from this machine."""

from __future__ import annotations

from contextlib import suppress
from ipaddress import IPv6Address, ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from django.http import HttpRequest

FORWARDED: Final = {
    "forwarded",
    "via",
    "x-real-ip",
    "x-client-ip",
    "true-client-ip",
    "cf-connecting-ip",
}
"""Headers in which proxies send the client's address, besides `X-Forwarded-…`."""


def is_loopback(name: str) -> bool:
    """Return whether a host name or address always means this machine."""
    name = name.strip("[]").rstrip(".").lower()
    if name == "localhost" or name.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return ip_address(name).is_loopback
    return False


def from_this_machine(request: HttpRequest) -> bool:
    """Return whether the request comes from this machine, without a proxy in between.

    A proxy on this machine forwards requests of other machines. Most proxies add a header with the
    client. The others keep the host name that the client requested, which is compared, too.
    """
    here = _is_loopback_address(request.META.get("REMOTE_ADDR", "")) and _asks_for_loopback(request)
    return here and not _was_forwarded(request)


def _asks_for_loopback(request: HttpRequest) -> bool:
    name = urlsplit(f"//{request.META.get('HTTP_HOST', 'localhost')}").hostname
    return name is not None and is_loopback(name)


def _was_forwarded(request: HttpRequest) -> bool:
    names = {name.lower() for name in request.headers}
    return bool(names & FORWARDED) or any(name.startswith("x-forwarded") for name in names)


def _is_loopback_address(given: str) -> bool:
    try:
        address = ip_address(given)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback
