"""Every page in the pseudo-language, on each screen and in both lights: nothing overflows.

Its words are 40 % longer than English ones. In its other form it is written from right to left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from django.test import Client
from playwright.sync_api import Browser

from accounts.models import User
from games.rules import titles
from tests.support import pseudo
from tests.support.browsed import Browsed
from tests.support.fitting import unfit
from tests.support.tables import started
from tests.views.conftest import four
from tests.views.test_matrix import people, places
from tests.views.test_pseudo import addresses

__all__ = ["four", "people", "places"]
pytestmark = [pytest.mark.browser, pytest.mark.django_db]
SCREENS: Final = ((360, 740), (390, 844), (844, 390), (1440, 900))
FEW: Final = ("/", "/titles/", "/titles/yspahan/", "/tables/new/", "/me/settings/", "/news/")
"""The pages of the default set; it has a table as well."""
directions: Final = pytest.mark.parametrize("from_right", [False, True], ids=["long", "mirrored"])


@pytest.fixture
def shown(
    chromium: Browser, people: dict[str, User | None]
) -> Iterator[Callable[[User | None], Browsed]]:
    """Return a function that opens a person's browser in the pseudo-language."""
    opened: list[Browsed] = []

    def browser(who: User | None) -> Browsed:
        client = Client()
        client.cookies.load({"django_language": pseudo.CODE})
        if who is not None:
            User.objects.filter(pk=who.pk).update(language=pseudo.CODE)
            client.force_login(who)
        opened.append(Browsed(chromium, client))
        return opened[-1]

    yield browser
    for one in reversed(opened):
        one.close()


def overflowing(browsed: Browsed, paths: list[str]) -> dict[str, list[str]]:
    """Return what overflows on pages, by page, light and width."""
    found, page = {}, browsed.context.new_page()
    for path in paths:
        answer = browsed.client.get(path)
        if answer.status_code != 200 or not answer["Content-Type"].startswith("text/html"):
            continue
        page.goto(path)
        for light in ("light", "dark"):
            page.emulate_media(color_scheme=light)
            for wide, high in SCREENS:
                page.set_viewport_size({"width": wide, "height": high})
                if wrong := unfit(page):
                    found[f"{path} {light} {wide}"] = wrong
    page.close()
    return found


def tables(people: dict[str, User | None], *slugs: str) -> list[str]:
    """Begin a game of each title; return the paths of its page and its history."""
    seated = [people["host"], people["seat"]]
    keys = [started(seated, slug).pk for slug in slugs]
    return [path for key in keys for path in (f"/tables/{key}/", f"/tables/{key}/history/")]


@directions
def test_some_pages_have_room_for_longer_words(
    from_right: bool, shown: Callable[..., Browsed], people: dict[str, Any]
) -> None:
    with pseudo.spoken(from_right=from_right):
        paths = [*FEW, *tables(people, "yspahan")]
        assert overflowing(shown(people["host"]), paths) == {}
        assert overflowing(shown(None), ["/", "/accounts/signup/"]) == {}


@pytest.mark.long
@pytest.mark.parametrize("who", ["nobody", "host"])
@directions
def test_every_page_has_room_for_longer_words(
    from_right: bool,
    who: str,
    shown: Callable[..., Browsed],
    people: dict[str, Any],
    places: dict[str, Any],
) -> None:
    with pseudo.spoken(from_right=from_right):
        paths = [*addresses(places), *tables(people, *titles.slugs)]
        assert overflowing(shown(people[who]), list(dict.fromkeys(paths))) == {}
