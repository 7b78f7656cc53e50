"""Every page: no serious complaint by axe, nothing wider than the screen, no error in the console."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe

from games.rules import titles
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

GUEST: Final = ["/", "/accounts/login/", "/accounts/signup/", "/accounts/password/reset/"]
OPEN: Final = ["/tables/", "/titles/", "/credits/", "/status/", "/privacy/"]
TITLES: Final = [title.slug for title in titles]
OWN: Final = [
    "/",
    "/tables/",
    "/tables/new/",
    "/games/",
    "/games/all/",
    "/mailbox/",
    "/tables/new/?name=x&pace=custom&policy=seat",
    "/notices/",
    "/notices/reach/",
    "/notices/webhook/",
    "/me/settings/",
    "/me/time/",
    "/me/vacation/",
    "/me/calendar/",
    "/me/data/",
    "/me/security/",
]
ACCOUNT: Final = ["/accounts/email/", "/accounts/password/change/", "/accounts/logout/"]
SCREENS: Final = [
    {"wide": 390, "high": 844, "dark": False, "lang": "de"},
    {"wide": 1440, "high": 1000, "dark": True, "lang": "en"},
]
"""A phone by day in German, whose words are longer, and a desk by night in English."""
on_screens: Final = pytest.mark.parametrize("screen", SCREENS, ids=["phone", "desk"])


def inspect(visitor: Visitor, path: str) -> list[str]:
    """Go to a page and return what is wrong with it."""
    answer = visitor.page.goto(path)
    visitor.page.evaluate("document.fonts.ready")
    found = [] if answer and answer.status == 200 else [f"{path}: {answer and answer.status}"]
    width = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if width > 0:
        found.append(f"{path}: {width} px too wide")
    # Preloading, axe would write style sheets into the page, which our policy refuses aloud. And
    # of what is in order it needn't work out where it is.
    options = {"preload": False, "resultTypes": ["violations"]}
    for violation in Axe().run(visitor.page, options=options).response["violations"]:
        if violation["impact"] in {"serious", "critical"}:
            places = [node["target"] for node in violation["nodes"]][:4]
            found.append(f"{path}: {violation['id']} at {places}")
    return found


@on_screens
def test_pages_for_guests(visit: Visit, screen: dict[str, Any]) -> None:
    guest = visit(**screen)
    assert [wrong for path in [*GUEST, *OPEN] for wrong in inspect(guest, path)] == []


@on_screens
def test_pages_for_people(visit: Visit, screen: dict[str, Any]) -> None:
    mara = visit("mara", **screen)
    assert [wrong for path in [*OWN, *ACCOUNT] for wrong in inspect(mara, path)] == []


@pytest.mark.parametrize("slug", TITLES)
def test_pages_of_a_title(visit: Visit, slug: str) -> None:
    for screen in SCREENS:
        guest = visit(**screen)
        pages = [f"/titles/{slug}/", f"/titles/{slug}/rules/"]
        assert [wrong for path in pages for wrong in inspect(guest, path)] == []


@pytest.mark.parametrize("slug", TITLES)
def test_a_table_of_each_title(visit: Visit, slug: str) -> None:
    """A game that begins: its board for the player who is asked, and its history."""
    host, guest = visit("mara"), visit("jonas", lang="de")
    path = host.open_table(f"One of {slug}", seats=2, title=slug)
    guest.join(path)
    for screen in SCREENS:
        stranger = visit(**screen)
        for page in (path, f"{path}history/"):
            assert inspect(stranger, page) == []
    for player in (host, guest):
        assert inspect(player, path) == []


@on_screens
def test_tables_and_histories(visit: Visit, screen: dict[str, Any]) -> None:
    mara = visit("mara", **screen)
    mara.page.goto("/games/")
    links = "links => [...new Set(links.map(link => link.pathname))]"
    paths = mara.page.locator("main a[href^='/tables/']").evaluate_all(links)
    tables = [path for path in paths if path != "/tables/new/"]
    mara.page.goto("/")
    tables += mara.page.locator("main a[href^='/tables/']").evaluate_all(links)
    assert len(set(tables)) >= 4
    wanted = sorted(set(tables) - {"/tables/new/", "/tables/"})
    board = next(path for path in wanted if not path.endswith("/history/"))
    wanted.append(board.replace("/tables/", "/notices/tables/", 1))
    assert [wrong for path in wanted for wrong in inspect(mara, path)] == []
