"""A browser's family and operating system, read from its header `User-Agent`."""

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
"""Pairs of a substring of the header and a name. More specific ones come first, since Chrome's
header also contains Safari.
"""


class Agent(NamedTuple):
    """A browser's family and operating system. Unknown parts are empty."""

    browser: str
    system: str

    def __str__(self) -> str:
        return " · ".join(filter(None, self)) or "?"


def browser_of(header: str) -> Agent:
    """Return the browser of a `User-Agent` header, without versions."""
    return Agent(_first(BROWSERS, header), _first(SYSTEMS, header))


def _first(names: dict[str, str], header: str) -> str:
    return next((name for sign, name in names.items() if sign in header), "")
