"""A bare HTTP client on one kept connection: it measures the service, not itself.

`http.client` spends a good tenth of a millisecond on parsing headers, as much as the floor takes.
"""

from __future__ import annotations

import socket
from time import perf_counter
from typing import Any, NamedTuple

import msgspec


class Answer(NamedTuple):
    """What came back, and after how many seconds."""

    status: int
    head: bytes
    body: bytes
    seconds: float

    def json(self) -> Any:
        """Return the body's data."""
        return msgspec.json.decode(self.body)

    def etag(self) -> str:
        """Return the answer's ETag."""
        for line in self.head.split(b"\r\n"):
            name, _, value = line.partition(b":")
            if name.lower() == b"etag":
                return value.strip().decode()
        return ""


class Connection:
    """One kept connection to a server of ours."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def post(self, path: str, token: str, data: object) -> Answer:
        """Send data as JSON."""
        body = msgspec.json.encode(data)
        more = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        return self._ask("POST", path, token, more, body)

    def get(self, path: str, token: str, etag: str = "") -> Answer:
        """Fetch, unless the ETag still holds."""
        return self._ask("GET", path, token, f"If-None-Match: {etag}\r\n" if etag else "", b"")

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    def _ask(self, verb: str, path: str, token: str, more: str, body: bytes) -> Answer:
        head = f"{verb} {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Token {token}\r\n{more}\r\n"
        begun = perf_counter()
        self.socket.sendall(head.encode() + body)
        answer = self._receive()
        return answer._replace(seconds=perf_counter() - begun)

    def _receive(self) -> Answer:
        data = b""
        while b"\r\n\r\n" not in data:
            data += self._more()
        head, _, body = data.partition(b"\r\n\r\n")
        missing = _length(head) - len(body)
        while missing > 0:
            more = self._more()
            body, missing = body + more, missing - len(more)
        return Answer(int(head[9:12]), head, body, 0.0)

    def _more(self) -> bytes:
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the server hung up")
        return data


def _length(head: bytes) -> int:
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return int(line.split(b":")[1])
    return 0
