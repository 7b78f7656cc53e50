"""The proxy's page while the site restarts, with Retry-After."""

from __future__ import annotations

import http.client
import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Final

import pytest

from mp2site.infra.servers import free_port
from tests import servers
from tests.production import house as houses
from tests.production.house import Ground

OWN: Final = b"the site's own words"


class Busy(BaseHTTPRequestHandler):
    """A site that is unavailable."""

    def do_GET(self) -> None:
        self.send_response(503)
        self.send_header("Retry-After", "2")
        self.send_header("Content-Length", str(len(OWN)))
        self.end_headers()
        self.wfile.write(OWN)

    def log_message(self, *_: object) -> None: ...


@pytest.fixture(scope="module")
def ground() -> Iterator[Ground]:
    """A proxy for a site that doesn't run."""
    with servers.private_folder() as (folder, user):
        certificate = houses.self_signed(folder)
        houses.key_of(certificate).chmod(0o644)
        ports = {name: free_port() for name in ("web", "tls", "plain")}
        found = Ground(folder, "", "", 0, certificate, **ports)
        with servers.NginxServer(folder, user, houses.sites(found), ports["tls"]):
            yield found


@contextmanager
def site_on(port: int) -> Iterator[None]:
    """Serve on the site's port."""
    with ThreadingHTTPServer(("127.0.0.1", port), Busy) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield
        server.shutdown()


def asked(
    ground: Ground, path: str, method: str = "GET"
) -> tuple[int, http.client.HTTPMessage, bytes]:
    context = ssl.create_default_context(cafile=str(ground.certificate))
    connection = http.client.HTTPSConnection("localhost", ground.tls, timeout=20, context=context)
    connection.request(method, path, body=b"x=1" if method == "POST" else None)
    answer = connection.getresponse()
    found = answer.status, answer.headers, answer.read()
    connection.close()
    return found


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize("path", ["/", "/tables/abc/", "/j/a-secret/"])
def test_people_get_our_page_in_both_languages(ground: Ground, path: str, method: str) -> None:
    status, headers, body = asked(ground, path, method)
    assert (status, headers["Retry-After"], headers["Cache-Control"]) == (503, "10", "no-store")
    assert headers.get_content_type() == "text/html"
    said = body.decode()
    assert "Back in a moment" in said
    assert "Gleich wieder da" in said
    assert "nginx" not in said


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_programs_get_a_problem_document(ground: Ground, method: str) -> None:
    status, headers, body = asked(ground, "/api/tables/", method)
    assert (status, headers["Retry-After"]) == (503, "10")
    assert headers.get_content_type() == "application/problem+json"
    told = json.loads(body)
    assert (told["code"], told["status"]) == ("unavailable", 503)


@pytest.mark.parametrize("path", ["/", "/api/tables/"])
def test_what_the_site_itself_says_passes(ground: Ground, path: str) -> None:
    with site_on(ground.web):
        status, headers, body = asked(ground, path)
    assert (status, headers["Retry-After"], body) == (503, "2", OWN)


@pytest.mark.parametrize("path", ["/away.html", "/away.json"])
def test_nobody_asks_for_the_page_itself(ground: Ground, path: str) -> None:
    assert asked(ground, path)[0] == 404
