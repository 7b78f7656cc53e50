"""Handling of request bodies that no view has read.

A connection can serve another request only if this request's body was read to its end. Otherwise
the server closes the connection, often while the client is still sending, and the response is lost.
So this module reads and discards the rest of a body, up to a limit. After a larger body the
connection is closed: the response says so, and the module reads on for a while, so that the client
gets the response.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from typing import IO, Any, Final

from django.conf import settings

App = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]
Headers = list[tuple[str, str]]

PIECE: Final = 64 * 1024
LINGER_BYTES: Final = 64 * 1024 * 1024
LINGER_SECONDS: Final = 5.0
CLOSE: Final = ("Connection", "close")


def has_body(environ: dict[str, Any]) -> bool:
    """Return whether the request has a body."""
    return announced(environ) > 0 or "HTTP_TRANSFER_ENCODING" in environ


def announced(environ: dict[str, Any]) -> int:
    """Return the announced length of the body. The server has already refused invalid ones."""
    length = environ.get("CONTENT_LENGTH") or "0"
    return int(length) if length.isdecimal() else 0


def too_large(environ: dict[str, Any]) -> bool:
    """Return whether the announced length is above every limit."""
    return announced(environ) > settings.DATA_UPLOAD_MAX_MEMORY_SIZE


def answered(
    app: App, environ: dict[str, Any], start_response: Callable[..., Any]
) -> Iterable[bytes]:
    """Call ``app`` and deliver its response, even if ``app`` didn't read the whole body."""
    if not has_body(environ):
        return app(environ, start_response)
    started = _Started()
    answer = app(environ, started)
    body: IO[bytes] = environ["wsgi.input"]
    if too_large(environ) or not _read_out(body, settings.DATA_UPLOAD_MAX_MEMORY_SIZE):
        start_response(started.status, [*started.headers, CLOSE])
        return _Lingering(answer, body)
    start_response(started.status, started.headers)
    return answer


class _Started:
    """A `start_response` that waits until it is known whether the connection stays open."""

    def __init__(self) -> None:
        self.status = ""
        self.headers: Headers = []

    def __call__(self, status: str, headers: Headers, _error: Any = None) -> None:
        self.status, self.headers = status, headers


class _Lingering:
    """A response after whose end the body is read for a while; closing at once could destroy it."""

    def __init__(self, answer: Iterable[bytes], body: IO[bytes]) -> None:
        self.answer, self.body = answer, body
        self.closed = False

    def __iter__(self) -> Iterator[bytes]:
        try:
            yield from self.answer
        finally:
            self.close()  # this releases the database connection before reading on
        _read_out(self.body, LINGER_BYTES)

    def close(self) -> None:
        """Close the response, unless it is closed already, since the server also closes it."""
        close = getattr(self.answer, "close", None)
        if close and not self.closed:
            self.closed = True
            close()


def _read_out(body: IO[bytes], most: int) -> bool:
    """Read and discard a body; return whether it ended within ``most`` bytes and LINGER_SECONDS."""
    until, left = time.monotonic() + LINGER_SECONDS, most
    while left > 0 and time.monotonic() < until:
        piece = body.read(min(PIECE, left))
        if not piece:
            return True
        left -= len(piece)
    return False
