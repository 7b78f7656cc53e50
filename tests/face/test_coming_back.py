"""Pages with times poll, or refresh when they return to the foreground."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tests.support.files import ROOT

TEMPLATES: Final = ROOT / "templates"
TELLS_TIME: Final = re.compile(r"\|(?:when|since|age|span|day)\b|parts/(?:time|since)\.html")
RENEWED: Final = "{% block main_data %} data-again{% endblock %}"
ASKS: Final = "data-poll"
AS_IT_IS: Final = {
    "tables/history.html": "a moment of a game, which stays as it was",
    "accounts/": "settings and forms",
    "notices/devices.html": "settings; its state is this browser's",
    "notices/webhook.html": "settings",
    "mailbox/mail.html": "a mail, which stays as it was",
    "tables/report.html": "a message, shown to be reported",
    "tables/resign.html": "a form about to be sent",
    "tables/dice.html": "records of what was thrown",
    "lines/": "a line of one's own, which nobody else changes",
    "lessons/": "a lesson has no clock",
}
"""The pages without a refresh, each with the reason."""


def whole(page: Path, seen: frozenset[Path] = frozenset()) -> str:
    """Return the text of a template, with the templates that it includes."""
    text = page.read_text("utf-8")
    parts = (TEMPLATES / name for name in re.findall(r'\{% include "([\w/.-]+)"', text))
    known = seen | {page}
    return text + "".join(
        whole(part, known) for part in parts if part.exists() and part not in known
    )


def pages() -> list[Path]:
    found = [page for page in sorted(TEMPLATES.rglob("*.html")) if not page.name.startswith("_")]
    return [page for page in found if "{% extends" in page.read_text("utf-8")]


def test_every_page_that_shows_a_time_is_renewed() -> None:
    for page in pages():
        name, text = str(page.relative_to(TEMPLATES)), whole(page)
        if TELLS_TIME.search(text) and not name.startswith(tuple(AS_IT_IS)):
            assert RENEWED in text or ASKS in text, name


def test_every_renewed_part_can_be_found() -> None:
    for page in sorted(TEMPLATES.rglob("*.html")):
        for tag in re.findall(r"<\w+ [^>]*\bdata-again\b", page.read_text("utf-8")):
            assert re.search(r'\bid="[\w-]+"', tag), (page, tag)
    assert '<main id="main"' in (TEMPLATES / "base.html").read_text("utf-8")


def test_no_clock_uses_a_timer_that_stops_in_the_background() -> None:
    assert "performance.now" not in (ROOT / "static/js/clock.js").read_text("utf-8")
