"""The smallest WSGI application, to measure the cost of granian alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

SAID: Final = b"Hello, world!"
HEADERS: Final = [("Content-Type", "text/plain"), ("Content-Length", str(len(SAID)))]


def application(_environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Respond with a greeting."""
    start_response("200 OK", HEADERS)
    return [SAID]
