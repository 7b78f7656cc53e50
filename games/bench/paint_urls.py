"""The site's URLs, and the floor: a page with one line of text."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.urls import path

from mp2site.urls import *  # noqa: F403 - also the error handlers
from mp2site.urls import urlpatterns as _site


def floor(_request: HttpRequest) -> HttpResponse:
    """Return the smallest page that a browser can paint."""
    return HttpResponse("<!doctype html><title>Floor</title><p>A line of text</p>")


urlpatterns = [path("floor/", floor), *_site]
