"""Without a network: a person's own pages as they were, without choices and without others' data."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
TABLE: Final = "At the Khan"
KEPT: Final = """async () => {
  const paths = [];
  for (const name of await caches.keys()) if (name.startsWith("pages-"))
    paths.push(...(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname));
  return paths.sort();
}"""
CHOOSABLE: Final = """() => [...document.querySelectorAll(
    "form :is(button, input, select, textarea):enabled, button[form]:enabled, .lit, button[data-targets]",
)].map((one) => one.outerHTML.slice(0, 80))"""
BANNER: Final = ".offline-bar"


def ready(page: Page) -> None:
    page.wait_for_function("() => navigator.serviceWorker.controller")


def keeps(page: Page, *paths: str) -> None:
    """Wait until the service worker has stored exactly these pages."""
    known = f"async (paths) => JSON.stringify(await ({KEPT})()) === JSON.stringify(paths)"
    page.wait_for_function(known, arg=sorted(paths))


def cut(visitor: Visitor, off: bool = True) -> None:
    """Turn the network off or on."""
    visitor.excused = r"ERR_INTERNET_DISCONNECTED"
    visitor.context.set_offline(off)


def shot(page: Page, tmp_path: Path, name: str) -> None:
    page.screenshot(path=Path(os.environ.get("SHOTS", tmp_path)) / f"{name}.png")


@pytest.fixture
def path(visit: Visit) -> str:
    """A table of the demo where it is Mara's turn."""
    page = visit("mara").page
    page.goto("/")
    return str(page.locator("a", has_text=TABLE).first.get_attribute("href"))


@pytest.mark.parametrize("wide", [390, 1440])
@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_a_table_is_read_offline(
    visit: Visit, path: str, wide: int, dark: bool, tmp_path: Path
) -> None:
    mara = visit("mara", wide=wide, high=844 if wide == 390 else 1000, dark=dark)
    page = mara.page
    ready(page)
    page.goto(path)
    keeps(page, "/", path)
    expect(page.locator(BANNER)).to_be_hidden()
    assert page.evaluate(CHOOSABLE) != []
    cut(mara)
    page.reload()
    expect(page.locator(BANNER)).to_contain_text(
        re.compile(r"Last loaded at \d\d:\d\d. You are offline.")
    )
    expect(page.locator("#table [data-pane=map]")).to_be_visible()
    expect(page.locator("#table .mp2-band")).to_be_visible(visible=wide > 600)  # a phone has tabs
    assert page.evaluate(CHOOSABLE) == []
    shot(page, tmp_path, f"offline-table-{wide}-{dark}")
    page.goto("/")
    expect(page.locator(BANNER)).to_be_visible()
    assert page.evaluate(CHOOSABLE) == []
    shot(page, tmp_path, f"offline-home-{wide}-{dark}")
    page.goto("/people/")
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    shot(page, tmp_path, f"offline-else-{wide}-{dark}")
    page.get_by_role("link", name=TABLE).click()
    expect(page.locator(BANNER)).to_be_visible()
    cut(mara, off=False)
    expect(page.locator(BANNER)).to_be_hidden()
    assert mara.decision


def test_back_online_one_chooses_again(visit: Visit) -> None:
    mara, jonas = visit("mara"), visit("jonas")
    path = mara.open_table("Out of the tunnel", 2)
    jonas.join(path)
    for player in (mara, jonas):
        ready(player.page)
        player.page.goto(path)
    player = mara if mara.decision else jonas
    asked = player.decision
    player.choose(player.keys[0])
    assert player.decision != asked
    keeps(player.page, "/", path)
    cut(player)
    player.page.reload()
    expect(player.page.locator(BANNER)).to_be_visible()
    assert player.page.evaluate("document.querySelector('#table').dataset.decision") != asked
    cut(player, off=False)
    expect(player.page.locator(BANNER)).to_be_hidden()
    player.choose(player.keys[0])


def test_a_kept_page_sends_nothing(visit: Visit, path: str) -> None:
    """The page's policy refuses requests by scripts and by the developer tools."""
    mara = visit("mara")
    page = mara.page
    ready(page)
    page.goto(path)
    keeps(page, "/", path)
    cut(mara)
    page.reload()
    expect(page.locator(BANNER)).to_be_visible()
    mara.excused = r"Content Security Policy|ERR_INTERNET_DISCONNECTED"
    mara.context.set_offline(False)
    page.clock.install()  # it doesn't reload by itself
    sent = page.evaluate(
        """() => fetch("/healthz", { method: "POST" }).then(() => "sent", () => "refused")"""
    )
    assert sent == "refused"


def test_nothing_is_left_after_signing_out(visit: Visit, path: str) -> None:
    mara = visit("mara")
    page = mara.page
    ready(page)
    page.goto(path)
    keeps(page, "/", path)
    mara.sign_out()
    keeps(page)
    cut(mara)
    page.goto(path)
    expect(page.get_by_role("heading", name="You are offline")).to_be_visible()
    expect(page.get_by_role("link", name=TABLE)).to_have_count(0)


@pytest.mark.parametrize("how", ["signs out", "loses the session"])
def test_another_person_sees_nothing_of_the_first(visit: Visit, path: str, how: str) -> None:
    visitor = visit("mara")
    page = visitor.page
    ready(page)
    page.goto(path)
    keeps(page, "/", path)
    if how == "signs out":
        visitor.sign_out()
    else:
        visitor.context.clear_cookies(name="sessionid")
    visitor.sign_in("jonas")  # who reads German
    page.goto("/games/")
    keeps(page, "/", "/games/")
    cut(visitor)
    page.goto("/")
    expect(page.locator("h1")).to_contain_text("Jonas", ignore_case=True)
    page.goto(path)
    expect(page.get_by_role("heading", name="Du bist offline")).to_be_visible()
    expect(page.get_by_role("link", name=TABLE)).to_have_count(0)


def test_only_own_tables_home_and_games_are_kept(visit: Visit, path: str) -> None:
    mara = visit("mara")
    page = mara.page
    ready(page)
    others = ["/me/settings/", "/me/tokens/", "/notices/devices/", "/accounts/password/change/"]
    for there in [
        *others,
        "/games/?status=finished",
        f"{path}history/",
        "/people/",
        "/games/",
        path,
    ]:
        page.goto(there)
    keeps(page, "/", "/games/", path)


def test_no_more_than_twenty_are_kept(visit: Visit, path: str) -> None:
    page = visit("mara").page
    ready(page)
    keeps(page, "/")
    page.evaluate(
        """async () => {
            const name = (await caches.keys()).find((one) => one.startsWith("pages-"));
            const pages = await caches.open(name);
            for (let number = 10; number < 40; number += 1) await pages.put(`/${number}/`, new Response(""));
        }"""
    )
    page.goto(path)
    keeps(page, *[f"/{number}/" for number in range(21, 40)], path)


def test_a_file_whose_name_has_its_version_comes_from_the_device(visit: Visit) -> None:
    page = visit("mara").page
    ready(page)
    answer = page.evaluate(
        """async () => {
            const path = "/static/js/made-up.0123456789ab.js";
            await (await caches.open("files")).put(path, new Response("kept"));
            return (await fetch(path)).text();
        }"""
    )
    assert answer == "kept"


def test_it_is_said_in_the_persons_language(visit: Visit, tmp_path: Path) -> None:
    mara = visit(wide=390, high=844, lang="de")
    mara.sign_up("ohne-netz", "seven camels walk")
    page = mara.page
    path = mara.open_table("Im Tunnel", 2)
    ready(page)
    page.goto(path)
    keeps(page, path, "/")
    cut(mara)
    page.reload()
    expect(page.locator(BANNER)).to_contain_text("du bist offline")
    shot(page, tmp_path, "offline-waiting-de")
    page.goto("/titles/")
    expect(page.get_by_role("heading", name="Du bist offline")).to_be_visible()
    shot(page, tmp_path, "offline-else-de")
