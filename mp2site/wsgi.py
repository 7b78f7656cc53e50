"""The web's door: `granian --interface wsgi mp2site.wsgi:application`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import Any

from django.conf import settings
from django.core.handlers.wsgi import WSGIHandler
from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mp2site.settings.dev")

_site = get_wsgi_application()


class ApiHandler(WSGIHandler):
    """For calls, which need no messages, no htmx, no policy for scripts: a tenth of their time."""

    def load_middleware(self, is_async: bool = False) -> None:
        """Load `API_MIDDLEWARE` in the place of `MIDDLEWARE`; once, before the first request."""
        whole, settings.MIDDLEWARE = settings.MIDDLEWARE, settings.API_MIDDLEWARE
        try:
            super().load_middleware(is_async)
        finally:
            settings.MIDDLEWARE = whole


_api = ApiHandler()


def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Answer a request; the page about the calls is a page."""
    path = environ.get("PATH_INFO", "")
    call = path.startswith("/api/") and not path.startswith("/api/docs/")
    return (_api if call else _site)(environ, start_response)
