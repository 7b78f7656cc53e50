"""A browser's family and system, read from its `User-Agent` header."""

from __future__ import annotations

from typing import Final, NamedTuple

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}
"""Pairs of a header's substring and a name, more specific ones first: Chrome's header contains
Safari, too."""


class Agent(NamedTuple):
    """A browser's family and operating system; an unknown one is empty."""

    browser: str
    system: str

    def __str__(self) -> str:
        return " · ".join(filter(None, self)) or "?"


def browser_of(header: str) -> Agent:
    """Return the browser of a `User-Agent` header, without versions."""
    return Agent(_first(BROWSERS, header), _first(SYSTEMS, header))


def _first(names: dict[str, str], header: str) -> str:
    return next((name for sign, name in names.items() if sign in header), "")
