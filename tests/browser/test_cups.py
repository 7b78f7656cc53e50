"""A cup of eight in a circle from form to final: the founder on a phone, a member at a desk.

Two members look on in German, on a phone at night and at a desk by day. A script plays for the
other six people and ends the games; the site's own sweep does the rest.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, ROOT
from tests.browser.test_pages import wrong_with
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

CIRCLE: Final = """
from accounts.models import User
from accounts.services.circles import circle_found, circle_join
User.objects.filter(folded__in=("jonas", "piotr")).update(language="de")
circle = circle_found(by=User.objects.get(folded="mara"), name="Slow camels")
others = [User.objects.create_user(f"camel{n}") for n in range(4)]
known = [User.objects.get(folded=name) for name in ("aylin", "jonas", "piotr")]
for one in [*known, *others]:
    circle_join(link=circle.link, by=one)
"""
JOIN: Final = """
from accounts.models import User
from games.cups.models import Cup
from games.cups.services import cup_join
for one in [*User.objects.filter(username__startswith="camel"), *User.objects.filter(folded__in=("jonas", "piotr"))]:
    cup_join(cup_id=Cup.objects.get().pk, by=one)
"""
END: Final = """
from games.cups.models import Cup
from tests.games.cups.conftest import end_all
end_all(Cup.objects.get())
"""


def run(house: dict[str, str], code: str) -> None:
    command = [sys.executable, "manage.py", "shell", "-c", code]
    subprocess.run(command, cwd=ROOT, env=house, check=True, capture_output=True)


def wait_for(visitors: list[Visitor], path: str, words: str) -> None:
    """Reload a page until the sweep has added these words."""
    deadline = time.monotonic() + PATIENCE
    main = visitors[0].page.locator("main")
    while words not in main.inner_text() and time.monotonic() < deadline:
        visitors[0].page.wait_for_timeout(500)
        visitors[0].page.goto(path)
    open_page(visitors, path, words)


def open_page(visitors: list[Visitor], path: str, words: str) -> None:
    """Open a page for each visitor; it contains these words."""
    for one in visitors:
        one.page.goto(path)
        expect(one.page.locator("main")).to_contain_text(words)


def look(visitors: list[Visitor], what: str) -> None:
    """Find no fault on the page, on each screen; keep pictures in `SHOTS` if it is set."""
    for number, one in enumerate(visitors):
        assert not wrong_with(one, what)
        if "SHOTS" in os.environ:
            path = Path(os.environ["SHOTS"]) / f"{what.replace(' ', '-')}-{number}.png"
            one.page.screenshot(path=path, full_page=True)


def test_a_cup_of_eight(visit: Visit, house: dict[str, str]) -> None:
    mara = visit("mara", wide=390, high=844)
    run(house, CIRCLE)
    page = mara.page
    page.goto("/cups/")
    assert not wrong_with(mara, "the form of a cup")
    page.fill("main [name=name]", "Autumn cup")
    page.select_option("main [name=circle_id]", label="Slow camels")
    page.select_option("main [name=title]", "yspahan")
    page.get_by_role("button", name="Open").click()
    expect(page.locator("main")).to_contain_text("Starts when 8 people have joined")
    path = re.sub(r"^https?://[^/]+", "", page.url)
    page.get_by_role("button", name="Join").click()
    expect(page.locator("main")).to_contain_text("1 of 8 people have joined")
    aylin = visit("aylin", wide=1440, dark=True)
    aylin.page.get_by_role("link", name="Autumn cup").click()
    aylin.page.get_by_role("button", name="Join").click()
    expect(aylin.page.locator("main")).to_contain_text("2 of 8 people have joined")
    jonas = visit("jonas", wide=390, high=844, dark=True, lang="de")
    piotr = visit("piotr", wide=1440, lang="de")
    both, german = [mara, aylin], [jonas, piotr]
    open_page(german, path, "2 von 8 Leuten")
    look([*both, *german], "a cup to join")
    run(house, JOIN)
    wait_for(both, path, "To your table")
    open_page(german, path, "Zu deinem Tisch")
    look([*both, *german], "the first round")
    run(house, END)
    wait_for(both, path, "Round 2")
    run(house, END)
    wait_for(both, path, "Final")
    open_page(german, path, "Finale")
    look([*both, *german], "the final")
    run(house, END)
    wait_for(both, path, "has won the cup.")
    open_page(german, path, "hat den Pokal gewonnen")
    look([*both, *german], "a cup that is over")
    page.goto("/cups/")
    expect(page.locator("main")).to_contain_text("Over")
