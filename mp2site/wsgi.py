"""The WSGI application, which `mp2site.web` serves."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from django.conf import settings
from django.core.handlers.wsgi import WSGIHandler
from django.core.wsgi import get_wsgi_application

from mp2site.infra import connections  # noqa: F401 - it subscribes to a signal of requests
from mp2site.infra.frames import roomy
from mp2site.infra.memory import keep_shared
from mp2site.web import bodies

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mp2site.settings.dev")

_site = get_wsgi_application()
# All views are imported now. Otherwise the first requests would import them in several threads, and
# wait.
import_module(settings.ROOT_URLCONF)


class ApiHandler(WSGIHandler):
    """A handler for REST calls without the pages' middleware, which saves 10 % of a call's time."""

    def load_middleware(self, is_async: bool = False) -> None:
        """Load `API_MIDDLEWARE` instead of `MIDDLEWARE`.

        It is called once, before the first request.
        """
        whole, settings.MIDDLEWARE = settings.MIDDLEWARE, settings.API_MIDDLEWARE
        try:
            super().load_middleware(is_async)
        finally:
            settings.MIDDLEWARE = whole


_api = ApiHandler()
# Without this call, each full garbage collection visits all existing objects, which takes a tenth
# of a second.
keep_shared()


@roomy
def application(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """Respond to a request. `/api/docs/` is a page, not a REST operation."""
    path = environ.get("PATH_INFO", "")
    call = path.startswith("/api/") and not path.startswith("/api/docs/")
    return bodies.answered(_api if call else _site, environ, start_response)
