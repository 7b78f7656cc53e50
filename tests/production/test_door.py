"""Responses through the proxy: static files complete, cached and compressed; metrics never."""

from __future__ import annotations

import gzip
import http.client
import json
import re
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import brotli
import pytest

from tests.production.house import Production

KINDS: Final = {
    "": "application/octet-stream",
    ".css": "text/css",
    ".eot": "application/vnd.ms-fontobject",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".md": "text/markdown",
    ".png": "image/png",
    ".py": "text/x-python",
    ".svg": "image/svg+xml",
    ".ttf": "font/ttf",
    ".txt": "text/plain",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
PACKED: Final = {".eot", ".png", ".woff", ".woff2"}
"""File types whose content is already compressed."""
SMALL: Final = 400
"""The size in bytes below which a file needs no compression."""
FOR_GOOD: Final = "max-age=315360000, public, immutable"


@pytest.fixture
def front(production: Production) -> Iterator[http.client.HTTPSConnection]:
    ground = production.ground
    context = ssl.create_default_context(cafile=str(ground.certificate))
    connection = http.client.HTTPSConnection("localhost", ground.tls, timeout=20, context=context)
    yield connection
    connection.close()


def asked(
    connection: http.client.HTTPConnection, path: str, **headers: str
) -> tuple[int, http.client.HTTPMessage, bytes]:
    connection.request("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()})
    answer = connection.getresponse()
    return answer.status, answer.headers, answer.read()


def test_every_static_file_is_served_whole_for_good_and_small(
    production: Production, front: http.client.HTTPSConnection
) -> None:
    folder = production.ground.folder / "static"
    names = json.loads((folder / "staticfiles.json").read_text())["paths"]
    assert len(names) > 250
    for source, name in names.items():
        kind = Path(source).suffix
        status, headers, body = asked(front, f"/static/{name}", Accept_Encoding="gzip")
        packed = headers["Content-Encoding"] == "gzip"
        assert status == 200, name
        assert headers.get_content_type() == KINDS[kind], name
        assert headers["Cache-Control"] == FOR_GOOD, name
        whole = gzip.decompress(body) if packed else body
        assert whole == (folder / name).read_bytes() != b"", name
        assert packed or kind in PACKED or len(body) < SMALL, (name, len(body))


def test_a_browser_gets_static_files_in_its_best_packing(
    production: Production, front: http.client.HTTPSConnection
) -> None:
    folder = production.ground.folder / "static"
    name = json.loads((folder / "staticfiles.json").read_text())["paths"]["icons/sprite.svg"]
    _, headers, body = asked(front, f"/static/{name}", Accept_Encoding="gzip, deflate, br")
    assert headers["Content-Encoding"] == "br"
    assert brotli.decompress(body) == (folder / name).read_bytes()


def test_pages_are_packed_and_name_versioned_files(front: http.client.HTTPSConnection) -> None:
    status, headers, body = asked(front, "/", Accept_Encoding="gzip")
    assert (status, headers["Content-Encoding"]) == (200, "gzip")
    named = re.findall(r'"/static/([^"#]+)[#"]', gzip.decompress(body).decode())
    assert len(named) > 5
    assert [name for name in named if not re.search(r"\.[0-9a-f]{12}\.\w+$", name)] == []


def test_the_figures_are_for_the_machine_itself(
    production: Production, front: http.client.HTTPSConnection
) -> None:
    assert asked(front, "/metrics")[0] == 404
    assert asked(front, "//metrics")[0] == 404
    own = http.client.HTTPConnection("127.0.0.1", production.ground.web, timeout=20)
    assert asked(own, "/metrics", Host="localhost", X_Forwarded_Proto="https")[0] == 404
    status, _, body = asked(own, "/metrics", Host="localhost")
    assert status == 200
    assert b"caravanserai_queue_depth" in body
    own.close()


def test_requests_without_tls_are_redirected(production: Production) -> None:
    plain = http.client.HTTPConnection("localhost", production.ground.plain, timeout=20)
    status, headers, _ = asked(plain, "/titles/?of=all")
    assert (status, headers["Location"]) == (301, f"{production.address}/titles/?of=all")
    plain.close()


def test_the_proxy_writes_no_secret_down(
    production: Production, front: http.client.HTTPSConnection
) -> None:
    assert asked(front, "/credits/?token=a-secret-word")[0] == 200
    assert asked(front, "/j/a-secret-word/")[0] == 404
    said = (production.ground.folder / "access.log").read_text()
    assert " GET /credits/ 200 " in said
    assert "a-secret-word" not in said + (production.ground.folder / "error.log").read_text()
