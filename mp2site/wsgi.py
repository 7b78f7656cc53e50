"""The WSGI application: served by `mp2site.web`."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from django.conf import settings
from django.core.handlers.wsgi import WSGIHandler
from django.core.wsgi import get_wsgi_application

from mp2site.infra import (
    bodies,
    connections,  # noqa: F401 - it hears of each request
)
from mp2site.infra.frames import roomy
from mp2site.infra.memory import keep_shared

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mp2site.settings.dev")

_site = get_wsgi_application()
# All views, now: else the first requests import them, in several threads at once, and the first person waits.
import_module(settings.ROOT_URLCONF)


class ApiHandler(WSGIHandler):
    """A handler for REST without the middleware that only pages need; that saves a tenth of a call's time."""

    def load_middleware(self, is_async: bool = False) -> None:
        """Load `API_MIDDLEWARE` instead of `MIDDLEWARE`; called once, before the first request."""
        whole, settings.MIDDLEWARE = settings.MIDDLEWARE, settings.API_MIDDLEWARE
        try:
            super().load_middleware(is_async)
        finally:
            settings.MIDDLEWARE = whole


_api = ApiHandler()
# At each of its great rounds the collector visits all that is kept, for a tenth of a second, and finds nothing.
keep_shared()


@roomy
def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Answer a request; `/api/docs/` is a page and not a call."""
    path = environ.get("PATH_INFO", "")
    call = path.startswith("/api/") and not path.startswith("/api/docs/")
    return bodies.answered(_api if call else _site, environ, start_response)
