"""A table's page in Chromium without a server: Django's test client answers its requests."""

from __future__ import annotations

import mimetypes
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

from django.contrib.staticfiles import finders
from django.db import connections

from games.views import http
from mp2site.web.known_parts import without_known
from mp2site.web.static_files import served

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.http import HttpResponse
    from django.test import Client
    from playwright.sync_api import Browser, Page, Request, Route

SITE: Final = "http://table.test"
STATIC: Final = "/static/"
SENT: Final = (
    "content-type",
    "hx-request",
    "hx-target",
    "if-none-match",
    "caravanserai-person",
    "caravanserai-parts",
)


class Browsed:
    """A browser whose requests one person's client answers.

    It knows the last part of a table as it was before known parts were left out.
    """

    def __init__(self, chromium: Browser, client: Client, **options: object) -> None:
        self.client = client
        self.part = ""
        self.lost = False
        """Whether the network is off."""
        self.turned_away: int | None = None
        """The status with which the site answers all requests, if any."""
        self.errors: list[str] = []
        self._thread = _thread()
        chosen = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **options}
        self.context = chromium.new_context(base_url=SITE, **chosen)  # type: ignore[arg-type]
        self.context.route("**/*", self._answer)
        self._watched = patch.object(http, "without_known", self._without_known)
        self._watched.start()

    def open(self, path: str, part: str | None = None) -> Page:
        """Open a page; with ``part``, replace the table's changing part by that HTML."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        if part is not None:
            html = self.client.get(path).text
            start, end = html.index("<!--table-->"), html.index("<!--/table-->")
            whole = f"{html[:start]}<!--table-->{part}{html[end:]}"
            page.route(
                f"{SITE}{path}", lambda route: route.fulfill(body=whole, content_type="text/html")
            )
        page.goto(path)
        return page

    def close(self) -> None:
        """Close the browser's pages."""
        self._watched.stop()
        self.context.close()
        self._thread.shutdown()
        connections["default"].dec_thread_sharing()

    def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(SITE)
        if self.lost:
            route.abort()
        elif path.startswith(STATIC):
            _fulfil_file(route, path.removeprefix(STATIC).split("?")[0])
        elif self.turned_away:
            route.fulfill(status=self.turned_away, body="Later")
        else:
            response = self._asked(route.request, path)
            headers = {name: str(value) for name, value in response.items()}
            route.fulfill(status=response.status_code, headers=headers, body=response.content)

    def _without_known(self, page: bytes, reader: Sequence[object], known: list[str]) -> bytes:
        if page.lstrip().startswith(b"<div"):  # no whole page
            self.part = without_known(page, reader, ()).decode()
        return without_known(page, reader, known)

    def _asked(self, request: Request, path: str) -> HttpResponse:
        headers = {name: value for name, value in request.headers.items() if name in SENT}
        kind = headers.pop("content-type", "application/octet-stream")
        body = request.post_data_buffer or b""
        asked = self._thread.submit(
            self.client.generic, request.method, path, body, kind, headers=headers
        )
        return asked.result()  # type: ignore[return-value]


def _thread() -> ThreadPoolExecutor:
    """Return a thread that uses the test's database connection.

    Playwright's handlers run in a context of their own, in which Django would open another one.
    """
    connection = connections["default"]
    connection.inc_thread_sharing()
    return ThreadPoolExecutor(
        1, initializer=connections.__setitem__, initargs=("default", connection)
    )


def _fulfil_file(route: Route, name: str) -> None:
    found = finders.find(name)
    if not found:
        return route.fulfill(status=404)
    body = served(name, Path(str(found)).read_bytes())
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return route.fulfill(body=body, content_type=kind)
