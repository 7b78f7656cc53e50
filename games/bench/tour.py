"""Readers that visit every kind of page of a running site, in all its languages, and play."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from html import unescape
from http.cookiejar import CookieJar
from random import Random
from threading import Lock
from typing import Any, Final, Protocol
from urllib.parse import urlencode, urljoin, urlsplit

from django.urls import Resolver404, resolve

LINK: Final = re.compile(r'(?:href|hx-get|data-poll|data-src)="([^"#]+)')
AVOIDED: Final = ("/static/", "/accounts/logout", "/mailbox/raw")
EACH: Final = 5
"""The default number of pages of one kind that a reader visits."""
PATIENCE: Final = 300


class Looking(Protocol):
    """An object that can fetch a page."""

    def look(self, path: str) -> tuple[int, str]:
        """Fetch a page; return its status and text."""


class Reader:
    """A browser session that keeps cookies and follows links."""

    def __init__(self, site: str, language: str) -> None:
        self.site, self.language = site, language
        self.cookies = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def sign_in(self, name: str, password: str) -> None:
        """Sign in by the form."""
        self.look("/accounts/login/")
        self.send("/accounts/login/", urlencode({"login": name, "password": password}).encode())

    def look(self, path: str) -> tuple[int, str]:
        """Fetch a page; return its status and text."""
        return self._answer(self._request(path))

    def send(self, path: str, body: bytes, kind: str = "application/x-www-form-urlencoded") -> str:
        """Send a form or data; return the response's text. Raises RuntimeError for an error."""
        request = self._request(path)
        request.data = body
        request.add_header("Content-Type", kind)
        request.add_header("X-CSRFToken", self._token())
        status, text = self._answer(request)
        if status >= 400:
            raise RuntimeError(f"{path}: {status} {text[:300]}")
        return text

    def call(self, path: str, data: object | None = None) -> Any:
        """Call REST, by POST if there is data; return the response's data."""
        if data is None:
            return json.loads(self.look(path)[1])
        return json.loads(self.send(path, json.dumps(data).encode(), "application/json"))

    def _request(self, path: str) -> urllib.request.Request:
        headers = {"Accept-Language": self.language, "Accept": "text/html,*/*;q=0.8"}
        return urllib.request.Request(self.site + path, headers=headers)  # noqa: S310 - our own

    def _token(self) -> str:
        return next((c.value or "" for c in self.cookies if "csrf" in c.name), "")

    def _answer(self, request: urllib.request.Request) -> tuple[int, str]:
        try:
            with self.opener.open(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read().decode(errors="replace")
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode(errors="replace")


class Tour:
    """A tour of the site by several readers. Each visits some pages of each kind once."""

    def __init__(self, each: int = EACH) -> None:
        self.each = each
        self.kinds: Counter[str] = Counter()
        self.wrong: list[str] = []
        self._lock = Lock()

    def walk(self, reader: Looking, start: str = "/") -> None:
        """Visit all pages that links lead to from a start page, breadth first."""
        seen, ahead, own = {start}, [start], Counter[str]()
        for path in ahead:  # the list grows while it is read
            kind = kind_of(path)
            if not kind or own[kind] >= self.each:
                continue
            own[kind] += 1
            status, text = reader.look(path)
            with self._lock:
                self.kinds[kind] += 1
                if status >= 500:
                    self.wrong.append(f"{status} {path}")
            for link in links(path, text):
                if link not in seen:
                    seen.add(link)
                    ahead.append(link)


def kind_of(path: str) -> str:
    """Return the view's name for a path, with the title's slug; empty if there is no view."""
    try:
        found = resolve(urlsplit(path).path)
    except Resolver404:
        return ""
    return f"{found.view_name or found.route} {found.kwargs.get('slug', '')}".strip()


def links(path: str, text: str) -> Iterator[str]:
    """Yield the paths on the same site that a page links to."""
    for found in LINK.findall(text):
        parts = urlsplit(urljoin(path, unescape(found)))
        if not parts.netloc and parts.path.startswith("/") and not parts.path.startswith(AVOIDED):
            yield parts.path + (f"?{parts.query}" if parts.query else "")


def play(reader: Reader, table: str, choices: int, chance: Random) -> int:
    """Choose at random while the reader has a decision; return the number of choices."""
    seen = reader.call(f"/api/tables/{table}/")
    for played in range(choices):
        if not (decisions := seen["decisions"]):
            return played
        key = chance.choice(decisions[0]["choices"])["key"]
        sent = {"decision": decisions[0]["id"], "key": key}
        seen = reader.call(f"/api/tables/{table}/choices/", sent)
    return choices
