"""The least that a server can answer: what granian takes by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

SAID: Final = b"Hello, world!"
HEADERS: Final = [("Content-Type", "text/plain"), ("Content-Length", str(len(SAID)))]


def application(_environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Say hello."""
    start_response("200 OK", HEADERS)
    return [SAID]
