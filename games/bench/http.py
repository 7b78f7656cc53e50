"""A minimal HTTP client on one kept connection, so that a bench measures mainly the server.

`http.client` would take over a tenth of a millisecond to parse headers, as much as the floor takes.
"""

from __future__ import annotations

import socket
from collections.abc import Mapping
from time import perf_counter
from typing import Any, NamedTuple

import msgspec


class Answer(NamedTuple):
    """A response: status, head and body, and the seconds until it came."""

    status: int
    head: bytes
    body: bytes
    seconds: float

    def json(self) -> Any:
        """Return the body's JSON data."""
        return msgspec.json.decode(self.body)

    def etag(self) -> str:
        """Return the response's ETag."""
        for line in self.head.split(b"\r\n"):
            name, _, value = line.partition(b":")
            if name.lower() == b"etag":
                return value.strip().decode()
        return ""


def request(verb: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> bytes:
    """Return a request's bytes."""
    whole = {"Host": "localhost", **headers}
    if body:
        whole["Content-Length"] = str(len(body))
    lines = "".join(f"{name}: {value}\r\n" for name, value in whole.items())
    return f"{verb} {path} HTTP/1.1\r\n{lines}\r\n".encode() + body


def posted(path: str, token: str, data: object) -> bytes:
    """Return the bytes of a request that sends data as JSON."""
    headers = {"Authorization": f"Token {token}", "Content-Type": "application/json"}
    return request("POST", path, headers, msgspec.json.encode(data))


def got(path: str, token: str, etag: str = "") -> bytes:
    """Return the bytes of a GET request; with an ETag, of a conditional one."""
    headers = {"Authorization": f"Token {token}"}
    return request("GET", path, headers | ({"If-None-Match": etag} if etag else {}))


class Connection:
    """A connection to a local server that is kept open."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def post(self, path: str, token: str, data: object) -> Answer:
        """Send data as JSON; return the response."""
        return self.send(posted(path, token, data))

    def get(self, path: str, token: str, etag: str = "") -> Answer:
        """Fetch a path; with an ETag, only if it has changed. Return the response."""
        return self.send(got(path, token, etag))

    def send(self, asked: bytes) -> Answer:
        """Send a whole request; return its response."""
        begun = perf_counter()
        self.tell(asked)
        answer = self.receive()
        return answer._replace(seconds=perf_counter() - begun)

    def tell(self, asked: bytes) -> None:
        """Send a whole request without waiting. `receive` reads its response later."""
        self.socket.sendall(asked)

    def close(self) -> None:
        """Close the connection."""
        self.socket.close()

    def receive(self) -> Answer:
        """Return the next response."""
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
