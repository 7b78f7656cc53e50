"""The site as an app on a phone: its service worker, and its offline page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.conf import settings
from django.http import Http404
from django.shortcuts import render
from django.utils import translation
from django.views.decorators.http import require_safe

from mp2site.web import offline

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse


@require_safe
def worker(request: HttpRequest) -> HttpResponse:
    """Return the service worker's script.

    Browsers look for a new script at each visit, and use a cached one for at most a day.
    """
    script = "text/javascript; charset=utf-8"
    response = render(request, "app/worker.js", _facts(), content_type=script)
    response["Cache-Control"] = "no-cache"
    return response


def _facts() -> dict[str, Any]:
    """Return the facts about the site that the worker needs."""
    return {
        "reader": offline.READER,
        "keep": offline.KEEP,
        "nobody": offline.NOBODY,
        "rest": offline.REST,
        "age": settings.SESSION_COOKIE_AGE,
        "languages": _languages(),
    }


def _languages() -> list[str]:
    return [language for language, _ in settings.LANGUAGES]


@require_safe
def offline_page(request: HttpRequest, language: str) -> HttpResponse:
    """Return the offline page in a language. The service worker caches it in advance."""
    if language not in _languages():
        raise Http404
    with translation.override(language):
        return render(request, "app/offline.html", {"language": language})
