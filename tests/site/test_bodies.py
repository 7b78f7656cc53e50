"""Unread request bodies: the client gets its response, and the connection serves the next request."""

from __future__ import annotations

import io
import os
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.core.signals import request_finished
from django.test import Client

from mp2site import serve
from mp2site.infra.servers import free_port
from mp2site.web import bodies
from tests.support.waiting import PATIENCE, until

ROOT = Path(__file__).resolve().parents[2]
REQUESTS = 200
"""The number of requests of each kind; small and large bodies alternate."""
SIZES = (10, 3_000, 70_000, 400_000)
JSON = "Content-Type: application/json\r\n"
KINDS = {
    401: ("/api/tables/", JSON),
    404: ("/api/nowhere/", JSON),
    415: ("/api/rules/yspahan/validate/", "Content-Type: text/plain\r\n"),
}


def keep() -> dict[str, str]:
    wanted = {"PATH", "HOME", "LANG", "VIRTUAL_ENV"}
    return {name: value for name, value in os.environ.items() if name in wanted}


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("house")
    return {
        **keep(),
        "DATA_DIR": str(folder),
        "DJANGO_SETTINGS_MODULE": "mp2site.settings.dev",
        "LOG_LEVEL": "ERROR",
        "API_RATE_PERSON": "0",
        "API_RATE_ANONYMOUS": "0",
        "API_RATE_VALIDATE": "0",
    }


@pytest.fixture(scope="module")
def port(environment: dict[str, str]) -> Iterator[int]:
    """The port of a real server, started by the command of `make run`."""
    number = free_port()
    migrate = [sys.executable, "manage.py", "migrate", "--verbosity", "0"]
    subprocess.run(migrate, cwd=ROOT, env=environment, check=True)
    child = subprocess.Popen(
        serve.web("127.0.0.1", str(number)), cwd=ROOT, env=environment, start_new_session=True
    )
    try:
        wait_until_open(number)
        yield number
    finally:
        child.terminate()
        child.wait(PATIENCE)


def wait_until_open(port: int) -> None:
    def opens() -> bool:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            return False
        return True

    until(opens, "the web opens")


@dataclass
class Wire:
    """A client that keeps its connection until a response closes it."""

    port: int
    connection: socket.socket | None = None

    def post(self, path: str, headers: str, body: bytes, length: str = "") -> tuple[int, str]:
        """Send the whole request, then read; return status and headers. Raises OSError if the
        connection is cut.
        """
        if self.connection is None:
            self.connection = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
            self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        framing = length or f"Content-Length: {len(body)}"
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\n{headers}{framing}\r\n\r\n"
        self.connection.sendall(head.encode() + body)
        return self._answer()

    def _answer(self) -> tuple[int, str]:
        assert self.connection is not None
        got = b""
        while b"\r\n\r\n" not in got:
            got += self._more()
        head, _, body = got.partition(b"\r\n\r\n")
        told = head.decode().lower()
        length = int(told.partition("content-length:")[2].split("\r\n")[0])
        while len(body) < length:
            body += self._more()
        if "connection: close" in told:
            self.close()
        return int(told.split()[1]), told

    def _more(self) -> bytes:
        assert self.connection is not None
        more = self.connection.recv(65_536)
        if not more:
            raise ConnectionResetError("cut off")
        return more

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None


@pytest.mark.parametrize("status", KINDS)
def test_a_refusal_drops_no_connection(port: int, status: int) -> None:
    """All of 600 requests succeed; once, a fifth of the small ones and half of the large ones
    failed.
    """
    path, headers = KINDS[status]
    wire, answers, dropped = Wire(port), Counter[int](), 0
    for number in range(REQUESTS):
        try:
            body = b"x" * SIZES[number % len(SIZES)]
            answers[wire.post(path, headers, body)[0]] += 1
            assert wire.connection is not None  # open, or closed cleanly
        except OSError:
            dropped += 1
            wire.close()
    wire.close()
    assert (dropped, dict(answers)) == (0, {status: REQUESTS})


def test_a_body_in_chunks_is_read_to_its_end_too(port: int) -> None:
    wire = Wire(port)
    for _ in range(20):
        chunked = b"5\r\nhello\r\n0\r\n\r\n"
        status, _ = wire.post("/nowhere/", "", chunked, "Transfer-Encoding: chunked")
        assert status == 404
        assert wire.connection is not None
    wire.close()


@pytest.mark.parametrize("path", ["/api/tables/", "/accounts/login/"])
def test_what_is_too_large_gets_its_answer_before_the_line_is_cut(port: int, path: str) -> None:
    wire = Wire(port)
    body = b"x" * (settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 10_000_000)
    status, told = wire.post(path, JSON, body)
    wire.close()
    assert status == 413
    assert "connection: close" in told
    assert ("application/problem+json" in told) == path.startswith("/api/")


MOST = 2_000_000_000  # bytes; the server must stop reading at some point


def send_for_ever(line: socket.socket) -> None:
    for _ in range(MOST // 65_536):
        line.sendall(b"10000\r\n" + b"x" * 65_536 + b"\r\n")


def test_what_never_ends_is_not_read_for_ever(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(
            b"POST /nowhere/ HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        with pytest.raises(OSError, match=r"(?i)pipe|reset"):
            send_for_ever(line)


def _all_of(line: socket.socket) -> bytes:
    """Return the response up to the refusal, after an optional `100 Continue`."""
    heard = b""
    while b" 413 " not in heard and (more := line.recv(65_536)):
        heard += more
    return heard


def test_who_waits_to_be_asked_isn_t_asked_for_too_much(port: int) -> None:
    """With `Expect: 100-continue`, the refusal arrives before a body is sent."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        asked = b"POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n"
        line.sendall(asked + b"Content-Length: 50000000\r\n\r\n")
        assert b"HTTP/1.1 413 " in _all_of(line)


def test_who_hangs_up_while_sending_holds_nobody_up(port: int) -> None:
    for _ in range(12):  # more than the server's threads
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            line.sendall(
                b"POST /nowhere/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\nabc"
            )
            time.sleep(0.02)
    wire = Wire(port)
    assert wire.post("/nowhere/", "", b"x")[0] == 404
    wire.close()


@pytest.mark.django_db
def test_the_page_says_it_in_both_languages(client: Client) -> None:
    answer = client.post(
        "/nowhere/", b"x" * (settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1), "text/plain"
    )
    assert answer.status_code == 413
    assert "more data than this site accepts" in answer.content.decode()
    assert 'lang="de"' in answer.content.decode()


@pytest.mark.parametrize("taken", [True, False])
def test_an_answer_to_what_is_too_large_ends_once(taken: bool) -> None:
    ended = Counter[str]()

    class Answer(list[bytes]):
        def close(self) -> None:
            request_finished.send(type(self))

    def app(_environ: dict[str, Any], start: Callable[..., Any]) -> Answer:
        start("413 Content Too Large", [])
        return Answer([b"too much"])

    def note(**_: object) -> None:
        ended["answer"] += 1
        ended["read before"] = body.tell()

    length = settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 10
    body = io.BytesIO(b"x" * length)
    environ = {"CONTENT_LENGTH": str(length), "wsgi.input": body}
    before = request_finished.receivers
    request_finished.receivers = []
    request_finished.connect(note)
    try:
        answer: Any = bodies.answered(app, environ, lambda *_: None)
        if taken:
            assert list(answer) == [b"too much"]
        answer.close()
    finally:
        request_finished.disconnect(note)
        request_finished.receivers = before
    assert ended == {"answer": 1, "read before": 0}
    assert body.tell() == (length if taken else 0)
