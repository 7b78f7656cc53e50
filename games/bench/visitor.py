"""The requests of a player's browser, as bytes."""

from __future__ import annotations

import gzip
import re
import secrets
from html import unescape
from typing import Final
from urllib.parse import urlencode

from django.test import Client

from games.bench.games import Person, Step
from games.bench.http import Answer, request

SITE: Final = "http://localhost"
BROWSER: Final = {
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Accept-Language": "en-GB,en;q=0.5",
    "Accept-Encoding": "gzip, deflate, br",
    "Sec-Fetch-Site": "same-origin",
}
SINCE: Final = re.compile(r'data-poll="[^"]*since=(\d+)')
POLLS: Final = re.compile(r'data-etag="([^"]+)"\s.*?data-poll="([^"]+)"', re.DOTALL)


class Visitor:
    """A signed-in player's session."""

    def __init__(self, person: Person) -> None:
        browser = Client()
        browser.force_login(person.user)
        self.csrf = secrets.token_hex(16)
        self.cookies = {name: cookie.value for name, cookie in browser.cookies.items()}
        self.cookies["csrftoken"] = self.csrf
        sent = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self.headers = {**BROWSER, "Cookie": sent}

    def page(self, table: str) -> bytes:
        """Return a request for a table's page."""
        return request("GET", _page(table), {**self.headers, "Accept": "text/html,*/*;q=0.8"})

    def choice(self, table: str, step: Step, since: str) -> bytes:
        """Return a request for a choice on the page, as htmx sends the form."""
        page = SITE + _page(table)
        form = {"csrfmiddlewaretoken": self.csrf, "decision": step.decision, "since": since}
        headers = {
            **self.headers,
            "HX-Request": "true",
            "HX-Target": "table",
            "HX-Current-URL": page,
            "X-CSRFToken": self.csrf,
            "Content-Type": "application/x-www-form-urlencoded",
            "Origin": SITE,
            "Referer": page,
        }
        body = urlencode({**form, "key": step.key}).encode()
        return request("POST", f"{_page(table)}choose/", headers, body)

    def poll(self, shown: Answer) -> bytes:
        """Return a request that polls the table, as the page does."""
        found = POLLS.search(text_of(shown))
        if found is None:
            raise ValueError("no page of a table that goes on")
        etag, path = map(unescape, found.groups())
        return request("GET", path, {**self.headers, "Accept": "*/*", "If-None-Match": etag})


def since_of(shown: Answer) -> str:
    """Return the ply from which the page marks events as new."""
    found = SINCE.search(text_of(shown))
    return found[1] if found else "0"


def text_of(answer: Answer) -> str:
    """Return a response's text, decompressed."""
    packed = answer.body.startswith(b"\x1f\x8b")
    return (gzip.decompress(answer.body) if packed else answer.body).decode()


def _page(table: str) -> str:
    return f"/tables/{table}/"
