"""Addresses: no free name can equal a fixed part of an address."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

import pytest
from django.contrib.auth import get_user_model
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver
from django.urls.converters import get_converters
from django.urls.resolvers import RegexPattern

from games.models.table import new_id

NOT_OURS: Final = ("admin/",)
"""The admin's addresses, whose free parts are row numbers."""
CAPTURE: Final = re.compile(r"<(?:(?P<kind>[^>:]+):)?[^>]+>")


def routes(resolver: URLResolver, before: str = "") -> Iterator[str]:
    """Yield all addresses, without the catch-all pattern."""
    for one in resolver.url_patterns:
        route = before + str(one.pattern)
        if isinstance(one, URLResolver):
            yield from routes(one, route)
        elif isinstance(one, URLPattern) and not isinstance(one.pattern, RegexPattern):
            yield route


def as_pattern(segment: str) -> re.Pattern[str]:
    """Return a pattern for a part of an address between two slashes."""
    kinds, found, end = get_converters(), "", 0
    for capture in CAPTURE.finditer(segment):
        kind = kinds[capture["kind"] or "str"]
        found += f"{re.escape(segment[end : capture.start()])}(?:{kind.regex})"
        end = capture.end()
    return re.compile(found + re.escape(segment[end:]))


def could_name(free: str, fixed: str) -> bool:
    """Return whether a free part of one address could equal a fixed part of another."""
    pairs = list(zip_longest(free.split("/"), fixed.split("/")))
    named = False
    for one, other in pairs:
        if one is None or other is None:
            return False
        if CAPTURE.search(other):
            if not CAPTURE.search(one) and not as_pattern(other).fullmatch(one):
                return False
        elif not as_pattern(one).fullmatch(other):
            return False
        else:
            named = named or one != other
    return named


@pytest.mark.parametrize(
    ("free", "fixed", "collide"),
    [
        ("people/<name:name>/", "people/shown/", True),
        ("people/<name:name>/", "people/shown/more/", False),
        ("people/<name:name>/", "people/all.csv", False),
        ("circles/<number:number>/", "circles/new/", False),
        ("a/<str:x>/<str:y>/", "a/<str:x>/new/", True),
        ("a/<str:x>/<str:y>/", "b/<str:x>/new/", False),
        ("a/<str:token>.ics", "a/all.ics", True),
        ("a/<str:token>.ics", "a/all.csv", False),
    ],
)
def test_what_a_collision_is(free: str, fixed: str, collide: bool) -> None:
    assert could_name(free, fixed) == collide


def test_no_fixed_address_stands_beside_free_names() -> None:
    known = [route for route in routes(get_resolver()) if not route.startswith(NOT_OURS)]
    assert len(known) > 200
    free = [route for route in known if CAPTURE.search(route)]
    assert [(one, other) for one in free for other in known if could_name(one, other)] == []


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["shown", "new", "all", "all.csv", "me", "join", "names"])
def test_whatever_the_name_a_person_has_a_page(name: str) -> None:
    get_user_model().objects.create(username=name)
    page = Client().get(f"/people/{name}/")
    assert (page.status_code, '<h1 class="player">' in page.text) == (200, True)


def test_ids_of_tables_have_the_form_that_addresses_take() -> None:
    taken = as_pattern("<table_id:x>")
    assert all(taken.fullmatch(new_id()) for _ in range(200))
    assert not taken.fullmatch("new")
