"""The compressed size of the heaviest tables: the page and all files that it needs."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final

import brotli
import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from accounts.models import User
from games.models import Table
from mp2site.web.known_parts import PARTS
from mp2site.web.static_files import served, slim, slim_script
from tests.support.demo import demo_laid
from tests.support.files import style_sheets

pytestmark = pytest.mark.django_db

FIRST: Final = 150_000
REQUESTS: Final = 12
LATER: Final = 26_000
"""The maximum size of a whole update, with its parts' hashes. One without known parts has a third."""
KNOWN: Final = 10_000
"""The maximum size of an update whose parts the browser has."""
PACKED: Final = {".woff2", ".png"}
LINKED: Final = re.compile(r"(?:href|src)=\"/static/([^\"#]+)[\"#]")
UNPAINTED: Final = ("manifest.json", "icons/icon-", "icons/favicon")
"""Prefixes of files that a browser fetches after the first paint, or never."""
CORE: Final = re.compile(r"url\(\"\.\./(fonts/[\w-]*core[\w-]*\.woff2)\"\)")


def weight(name: str) -> int:
    """Return the size of a minified and compressed static file in bytes."""
    path = Path(str(finders.find(name)))
    body = served(name, path.read_bytes())
    return len(body) if path.suffix in PACKED else len(brotli.compress(body))


def referenced(page: str) -> set[str]:
    """Return the names of all static files that a browser fetches for a page, fonts included."""
    found = {name for name in LINKED.findall(page) if not name.startswith(UNPAINTED)}
    return found | {font for name in found for font in CORE.findall(_sheet(name))}


def _sheet(name: str) -> str:
    if not name.endswith(".css"):
        return ""
    return served(name, Path(str(finders.find(name))).read_bytes()).decode()


TABLES: Final = {
    "At the Khan": "maps/asia.svg",
    "From Venice, slowly": "maps/eurasia.svg",
    "Two at the well": "css/titles/yspahan.css",
    "The slow ferry": "cards/rajas-cards-karma.svg",
}
"""Tables of the demo in the middle of a game, each with a file that its board needs."""


@pytest.fixture(params=TABLES)
def address(client: Client, request: pytest.FixtureRequest) -> str:
    """The address of a table where it is Mara's turn, for Mara's browser."""
    demo_laid()
    client.force_login(User.objects.get(username__iexact="mara"))
    return f"/tables/{Table.objects.get(name__startswith=request.param).pk}/"


def test_a_table_is_light(client: Client, address: str, request: pytest.FixtureRequest) -> None:
    page = client.get(address, headers={"accept-encoding": "gzip"})
    assert page["Content-Encoding"] == "gzip"
    files = referenced(gzip.decompress(page.content).decode())
    parts = {name: weight(name) for name in sorted(files)} | {"page": len(page.content)}
    assert TABLES[request.node.callspec.params["address"]] in files
    assert {"js/table.js", "fonts/source-sans-3-core.woff2", "icons/sprite.svg"} <= files
    assert sum(parts.values()) <= FIRST, parts
    assert len(parts) <= REQUESTS, parts


def test_home_is_light(client: Client) -> None:
    demo_laid()
    client.force_login(User.objects.get(username__iexact="mara"))
    page = client.get("/", headers={"accept-encoding": "gzip"})
    files = referenced(gzip.decompress(page.content).decode())
    parts = {name: weight(name) for name in sorted(files)} | {"page": len(page.content)}
    assert {"css/site.css", "css/titles/all.css", "js/base.js"} <= files
    assert sum(parts.values()) <= FIRST, parts
    assert len(parts) <= REQUESTS, parts


def test_an_update_is_lighter(client: Client, address: str) -> None:
    part = client.get(f"{address}?partial=1&since=0", headers={"accept-encoding": "gzip"})
    assert part["Content-Encoding"] == "gzip"
    # The size is that without the random padding, which protects secrets (BREACH).
    assert len(gzip.compress(gzip.decompress(part.content), 6)) <= LATER


def test_an_update_leaves_out_what_its_browser_has(client: Client, address: str) -> None:
    path = f"{address}?partial=1&since=0"
    names = re.findall(rb'data-hash="([\w-]+)"', client.get(path).content)
    known = client.get(path, headers={PARTS: b" ".join(names).decode()})
    assert len(gzip.compress(known.content, 6)) <= KNOWN


def test_a_style_sheet_says_the_same_when_it_is_slim() -> None:
    css = '/* why */\n.a > .b,\n.c::after {\n  content: "a; b";\n  width: calc(1px + 2px);\n}\n'
    assert slim(css) == '.a>.b,.c::after{content:"a; b";width:calc(1px + 2px);}'
    for path in style_sheets():
        assert slim(path.read_text("utf-8")).count("{") == path.read_text("utf-8").count("{")


def test_a_script_says_the_same_when_it_is_slim() -> None:
    script = '/* Why.\n * More. */\n\nconst a = "/* no */"; // goes\n  // goes\n  run(a);\n'
    assert slim_script(script) == 'const a = "/* no */";\nrun(a);\n'
