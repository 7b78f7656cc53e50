"""The URLs that a webhook may have: only public ones, whose host names are resolved once.

A site may run in a private network. Without this check, a person could make it call hosts that only
that network reaches. The host name is resolved once and the result is used, since the name might
resolve to another address the next time.
"""

from __future__ import annotations

import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import quote, urlsplit

from django.conf import settings

PORTS: Final = {"https": 443, "http": 80}
PUBLIC_PORTS: Final = frozenset({443, 8443})
NAT64: Final = ip_network("64:ff9b::/96")
# Networks that Python counts as public: site-local addresses, and relays between IPv4 and IPv6.
CLOSED: Final = (
    ip_network("fec0::/10"),
    ip_network("192.88.99.0/24"),
    ip_network("64:ff9b:1::/48"),
)
# The prefixes of interface identifiers that contain an IPv4 address (ISATAP), local or global.
ISATAP: Final = (0x00005EFE, 0x02005EFE)
_PATH: Final = "/%:=&?~+!$,;'@()*"


class BadTarget(Exception):
    """A URL that we don't call. The message is a code: messages `notices-hook-bad-<code>`."""


@dataclass(frozen=True, slots=True)
class Target:
    """A resolved URL: its address, and the host name for the certificate and the header Host."""

    host: str
    port: int
    path: str
    tls: bool
    address: str


def checked(url: str) -> tuple[str, int, str, bool]:
    """Return host, port, path and whether it is HTTPS, for a well-formed URL. Raises BadTarget."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").encode("idna").decode("ascii").lower()
        port = parts.port or PORTS.get(parts.scheme, 0)
    except (ValueError, UnicodeError):
        raise BadTarget("form") from None
    if parts.scheme not in PORTS or not host or not url.isprintable() or " " in url:
        raise BadTarget("form")
    if parts.username is not None or parts.password is not None:
        raise BadTarget("password")
    if not _allowed(host):
        if parts.scheme != "https":
            raise BadTarget("https")
        if port not in PUBLIC_PORTS:
            raise BadTarget("port")
    path = quote(parts.path or "/", safe=_PATH)
    query = f"?{quote(parts.query, safe=_PATH)}" if parts.query else ""
    return host, port, path + query, parts.scheme == "https"


def resolved(url: str) -> Target:
    """Resolve a URL and fix the result. Raises BadTarget, OSError."""
    host, port, path, tls = checked(url)
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(sockaddr[0]) for *_, sockaddr in found]
    if not addresses:
        raise BadTarget("unknown")
    if not _allowed(host) and not all(public(address) for address in addresses):
        raise BadTarget("private")
    return Target(host, port, path, tls, addresses[0])


def public(address: str) -> bool:
    """Return whether an address, or the IPv4 address in it, is on the public internet."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        inner = _inner(ip)
        if inner is not None:
            return public(str(inner))
    if _is_relay(ip) or any(ip in network for network in CLOSED):
        return False
    closed = ip.is_private or ip.is_loopback or ip.is_link_local or ip.is_reserved
    return ip.is_global and not (closed or ip.is_multicast or ip.is_unspecified)


def _is_relay(ip: IPv4Address | IPv6Address) -> bool:
    """Return whether an address leads through a tunnel into a private network (ISATAP)."""
    return ip.version == 6 and (int(ip) >> 32) & 0xFFFFFFFF in ISATAP


def _inner(ip: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address that an IPv6 address contains, or ``None``."""
    if ip in NAT64:
        return IPv4Address(int(ip) & 0xFFFFFFFF)
    teredo = ip.teredo[1] if ip.teredo else None
    return ip.ipv4_mapped or ip.sixtofour or teredo


def _allowed(host: str) -> bool:
    """Return whether the operator has allowed calls to this private host."""
    return host in settings.WEBHOOK_ALLOWED_HOSTS
