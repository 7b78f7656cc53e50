"""What the heaviest tables weigh on the wire: everything that their pages ask for, compressed."""

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
from mp2site.infra.static_files import slim, slim_script
from tests.support.demo import demo_laid
from tests.support.files import style_sheets

pytestmark = pytest.mark.django_db

FIRST: Final = 150_000
LATER: Final = 25_000
PACKED: Final = {".woff2", ".png"}
LINKED: Final = re.compile(r"(?:href|src)=\"/static/([^\"#]+)[\"#]")
IMPORTED: Final = re.compile(r"(?:from|import)\s+\"\./([\w.]+)\"")
SHEETS: Final = re.compile(r"@import (?:url\()?\"([\w-]+\.css)\"")
CORE: Final = re.compile(r"url\(\"\.\./(fonts/[\w-]*core[\w-]*\.woff2)\"\)")


def weight(name: str) -> int:
    """Bytes of a static file as it is sent: collecting slims sheets and scripts, and packs all."""
    path = Path(str(finders.find(name)))
    body = path.read_bytes()
    if name.startswith("css/"):
        body = slim(body.decode()).encode()
    if name.startswith("js/"):
        body = slim_script(body.decode()).encode()
    return len(body) if path.suffix in PACKED else len(brotli.compress(body))


def referenced(page: str) -> set[str]:
    """Names of all static files that a browser fetches for a page: also fonts and modules."""
    found = set(LINKED.findall(page)) - {"manifest.json", "icons/icon-32.png", "icons/icon-180.png"}
    for _ in range(2):
        found |= {f"css/titles/{one}" for name in found for one in SHEETS.findall(_text(name))}
    found |= {font for name in found for font in CORE.findall(_text(name))}
    todo = {name for name in found if name.startswith("js/")}
    while todo:
        todo = {f"js/{one}" for name in todo for one in IMPORTED.findall(_text(name))} - found
        found |= todo
    return found


def _text(name: str) -> str:
    if not name.endswith((".css", ".js")):
        return ""
    return Path(str(finders.find(name))).read_text("utf-8")


TABLES: Final = {
    "At the Khan": "css/titles/marco-polo-map.css",
    "From Venice, slowly": "css/titles/marco-polo-1-map.css",
    "The slow ferry": "cards/rajas-cards-karma.svg",
}
"""Tables of the demo in the middle of a game, and a file that their boards want."""


@pytest.fixture(params=TABLES)
def address(client: Client, request: pytest.FixtureRequest) -> str:
    """A table as Mara sees it, whose turn it is."""
    demo_laid()
    client.force_login(User.objects.get(username__iexact="mara"))
    return f"/tables/{Table.objects.get(name__startswith=request.param).pk}/"


def test_a_table_is_light(client: Client, address: str, request: pytest.FixtureRequest) -> None:
    page = client.get(address, headers={"accept-encoding": "gzip"})
    assert page["Content-Encoding"] == "gzip"
    files = referenced(gzip.decompress(page.content).decode())
    parts = {name: weight(name) for name in sorted(files)} | {"page": len(page.content)}
    assert TABLES[request.node.callspec.params["address"]] in files
    assert {"js/swap.js", "fonts/source-sans-3-core.woff2", "icons/sprite.svg"} <= files
    assert sum(parts.values()) <= FIRST, parts


def test_what_comes_later_is_lighter(client: Client, address: str) -> None:
    part = client.get(f"{address}?partial=1&since=0", headers={"accept-encoding": "gzip"})
    assert part["Content-Encoding"] == "gzip"
    assert len(part.content) <= LATER


def test_a_style_sheet_says_the_same_when_it_is_slim() -> None:
    css = '/* why */\n.a > .b,\n.c::after {\n  content: "a; b";\n  width: calc(1px + 2px);\n}\n'
    assert slim(css) == '.a>.b,.c::after{content:"a; b";width:calc(1px + 2px);}'
    for path in style_sheets():
        assert slim(path.read_text("utf-8")).count("{") == path.read_text("utf-8").count("{")


def test_a_script_says_the_same_when_it_is_slim() -> None:
    script = '/* Why.\n * More. */\n\nconst a = "/* no */"; // goes\n  // goes\n  run(a);\n'
    assert slim_script(script) == 'const a = "/* no */";\nrun(a);\n'
