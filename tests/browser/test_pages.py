"""Every page: no serious fault by axe, no overflow, no error in the console."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from games.rules import titles
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

GUEST: Final = ["/", "/accounts/login/", "/accounts/signup/", "/accounts/password/reset/"]
OPEN: Final = [
    "/tables/",
    "/titles/",
    "/problems/",
    "/problems/yspahan/",
    "/credits/",
    "/status/",
    "/privacy/",
]
TITLES: Final = [title.slug for title in titles]
OWN: Final = [
    "/",
    "/tables/",
    "/tables/new/",
    "/games/",
    "/games/all/",
    "/games/all/?person=mara&rated=yes&ended_to=2199-12-31",
    "/mailbox/",
    "/tables/new/?name=x&pace=custom&policy=seat",
    "/news/",
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
"""A phone by day in German, which has longer words, and a desk by night in English."""
on_screens: Final = pytest.mark.parametrize("screen", SCREENS, ids=["phone", "desk"])


def inspect(visitor: Visitor, path: str) -> list[str]:
    answer = visitor.page.goto(path)
    visitor.page.evaluate("document.fonts.ready")
    found = [] if answer and answer.status == 200 else [f"{path}: {answer and answer.status}"]
    return found + wrong_with(visitor, path)


def wrong_with(visitor: Visitor, what: str) -> list[str]:
    found = []
    width = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    if width > 0:
        found.append(f"{what}: {width} px too wide")
    # axe's preloading would write style sheets into the page, which our policy refuses. The result
    # types save the computation of positions for elements without faults.
    options = {"preload": False, "resultTypes": ["violations"]}
    for violation in Axe().run(visitor.page, options=options).response["violations"]:
        if violation["impact"] in {"serious", "critical"}:
            places = [node["target"] for node in violation["nodes"]][:4]
            found.append(f"{what}: {violation['id']} at {places}")
    return found


@on_screens
def test_pages_for_guests(visit: Visit, screen: dict[str, Any]) -> None:
    guest = visit(**screen)
    assert [wrong for path in [*GUEST, *OPEN] for wrong in inspect(guest, path)] == []


@on_screens
def test_pages_for_people(visit: Visit, screen: dict[str, Any]) -> None:
    mara = visit("mara", **screen)
    assert [wrong for path in [*OWN, *ACCOUNT] for wrong in inspect(mara, path)] == []


def test_a_phone_shows_all_numbers_of_a_person(visit: Visit) -> None:
    mara = visit("mara", wide=390, high=844)
    assert inspect(mara, "/people/mara/") == []
    cut = "table => table.parentElement.scrollWidth - table.parentElement.clientWidth"
    assert mara.page.locator(".records").evaluate(cut) == 0


@pytest.mark.parametrize("slug", TITLES)
def test_pages_of_a_title(visit: Visit, slug: str) -> None:
    for screen in SCREENS:
        guest = visit(**screen)
        pages = [f"/titles/{slug}/", f"/titles/{slug}/rules/", f"/titles/{slug}/figures/"]
        assert [wrong for path in pages for wrong in inspect(guest, path)] == []


@pytest.mark.parametrize("slug", TITLES)
def test_a_table_of_each_title(visit: Visit, slug: str) -> None:
    """The board of the acting player in a new game, and its history."""
    host, guest = visit("mara"), visit("jonas", lang="de")
    path = host.open_table(f"One of {slug}", seats=2, title=slug)
    host.page.goto("/")  # the waiting room would reload itself in the middle of a visit
    guest.join(path)
    for screen in SCREENS:
        stranger = visit(**screen)
        for page in (path, f"{path}history/"):
            assert inspect(stranger, page) == []
    for player in (host, guest):
        assert inspect(player, path) == []


@pytest.mark.long
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


TITLES: Final = ["marco-polo-2", "rajas-cards-karma"]
STATES: Final = ["At the Khan's behest", "The slow ferry"]
"""Two of the demo's tables."""


def in_all_states(asked: Visitor) -> Iterator[str]:
    """Bring a table's page into each state; yield the state's name."""
    page = asked.page
    sheet = page.locator("[data-sheet]:visible")
    if sheet.count():
        sheet.click()
        yield "the sheet open"
    asked.press_choice(asked.keys[0])
    yield "a choice picked"
    page.keyboard.press("Escape")
    page.locator("#table").press("?")
    yield "the list of keys open"


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("title", TITLES)
def test_a_table_in_all_its_states(visit: Visit, title: str, dark: bool) -> None:
    for wide, high, lang in ((390, 844, "de"), (1280, 800, "en")):
        screen = {"wide": wide, "high": high, "dark": dark, "lang": lang}
        people = [visit(name, **screen) for name in ("mara", "jonas")]
        path = people[0].open_table("In all states", seats=2, title=title)
        people[1].join(path)
        for person in people:
            person.page.goto(path)
        asked = next(person for person in people if person.decision)
        wrong = [one for state in in_all_states(asked) for one in wrong_with(asked, state)]
        assert wrong == [], (wide, high)


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("table", STATES)
def test_a_turn_open_in_the_log(visit: Visit, table: str, dark: bool) -> None:
    mara = visit("mara", wide=390, high=844, dark=dark, lang="de")
    path = mara.page.get_by_role("link", name=table).first.get_attribute("href") or ""
    mara.page.goto(path)  # no recap covers the board from here on
    mara.page.goto(path)
    mara.page.locator("[data-log]").click()
    mara.page.locator("#log .turn > summary").first.click()
    assert wrong_with(mara, "a turn open in the log") == []


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_watching_what_the_others_did(visit: Visit, dark: bool) -> None:
    for table in STATES:
        for name in ("mara", "jonas", "aylin", "piotr"):
            person = visit(name, wide=390, high=844, dark=dark)
            if not watches(person, table):
                continue
            assert wrong_with(person, f"{table}: watched") == []
            break
        else:
            pytest.fail(f"{table}: nobody has anything to be told of")


def watches(person: Visitor, table: str) -> bool:
    """Play the recap of a table, if there is one, and stop at its first turn."""
    page = person.page
    page.goto("/games/")
    links = page.get_by_role("link", name=table)
    if not links.count():
        return False
    path = (links.first.get_attribute("href") or "").partition("history/")[0]
    page.goto(f"{path}?since=0")
    watch = page.locator("[data-recap-watch]")
    if not watch.count():
        return False
    watch.click()
    watch.click()
    expect(page.locator("[data-recap]")).to_have_attribute("data-paused", "")
    return True
