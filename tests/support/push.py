"""A push service like those of browsers, in a thread; it decrypts pushes with the browsers' keys."""

from __future__ import annotations

import json
import os
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text_of(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Subscriber:
    """A browser with its private key."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": text_of(point), "auth": text_of(self.secret)}

    def read(self, body: bytes) -> dict[str, Any]:
        said = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret)
        told: dict[str, Any] = json.loads(said)
        return told


@dataclass(frozen=True)
class Push:
    path: str
    headers: dict[str, str]
    said: dict[str, Any]
    claims: dict[str, Any]
    key: str
    """The site's public key of the push's signature."""


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """Check a VAPID header by RFC 8292; return its claims and the key. Raises InvalidSignature."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(bytes_of(head))["alg"] == "ES256"
    raw = bytes_of(signature)
    signed = utils.encode_dss_signature(
        int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    )
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(parts["k"]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(bytes_of(claims))
    return told, parts["k"]


@dataclass
class PushService:
    """A push service with the received pushes and the next responses. Port 0 selects a free port."""

    port: int = 0
    pushes: list[Push] = field(default_factory=list)
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    subscribers: dict[str, Subscriber] = field(default_factory=dict)

    def subscribe(self) -> dict[str, str]:
        """Subscribe a browser; return the subscription in the form that the site gets."""
        browser = Subscriber()
        path = f"/push/{len(self.subscribers)}"
        self.subscribers[path] = browser
        return {"endpoint": f"http://127.0.0.1:{self.port}{path}", **browser.keys}

    def answer(self) -> tuple[int, dict[str, str]]:
        """Return the status and headers of the next response."""
        return self.answers.pop(0) if self.answers else (201, {})

    def take(self, path: str, headers: Mapping[str, str], body: bytes) -> None:
        self.pushes.append(self.read(path, headers, body))

    def read(self, path: str, headers: Mapping[str, str], body: bytes) -> Push:
        """Return a push, decrypted by its browser, after a check of its signature."""
        said = self.subscribers[path].read(body)
        claims, key = claims_of(headers["Authorization"])
        return Push(path, dict(headers), said, claims, key)

    def to(self, endpoint: str) -> list[Push]:
        return [push for push in self.pushes if endpoint.endswith(push.path)]

    def copies(self) -> dict[tuple[str, str], int]:
        """Return the repeated pushes to a browser, with their counts."""
        counted = Counter((push.path, push.said["id"]) for push in self.pushes)
        return {key: number for key, number in counted.items() if number > 1}


@contextmanager
def running(service: PushService | None = None) -> Iterator[PushService]:
    """Run a new service, or a given one."""
    service = service or PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status, headers = service.answer()
            if status < 300:
                service.take(self.path, dict(self.headers), body)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Log nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", service.port), Handler)
    server.daemon_threads = True
    service.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
